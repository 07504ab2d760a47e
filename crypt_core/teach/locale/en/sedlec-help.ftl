# Sedlec: the exact help, and what its bots are called.

seat-bot-farsighted = The computer, looking ahead
