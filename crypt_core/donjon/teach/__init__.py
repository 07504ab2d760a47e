"""Donjon taught: its words, the reference of its rules, what its events and moves are called."""
