"""What if: the branches of a game."""
