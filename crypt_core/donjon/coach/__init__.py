"""Who plays Donjon."""
