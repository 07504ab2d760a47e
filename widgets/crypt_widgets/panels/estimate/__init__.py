"""Estimates where nobody can count: of moves, and of a finished game."""
