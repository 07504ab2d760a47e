"""Crypt taught: in words, in lessons, in puzzles, and by its rules."""
