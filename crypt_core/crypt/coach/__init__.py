"""Crypt played well: exact odds, the look-ahead, advice, the review of a game."""
