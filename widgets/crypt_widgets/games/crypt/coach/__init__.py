"""The coach of a solo game."""
