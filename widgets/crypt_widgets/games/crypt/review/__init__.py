"""The review of a solo game."""
