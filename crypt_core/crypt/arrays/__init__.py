"""Thousands of games at once, as arrays: bit for bit those that the engine plays, only faster."""

from .games import Results, play, supports

__all__ = ["Results", "play", "supports"]
