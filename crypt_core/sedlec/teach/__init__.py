"""Sedlec taught: in words, in lessons, and by its rules."""
