"""The server of the crypt-tutor command: its limits, login, health and kernels."""
