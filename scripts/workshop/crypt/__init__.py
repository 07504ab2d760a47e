"""Crypt's workshop: the coach's tables and nets, its strength, and puzzles.

Commands: `fit`, `fit_several`, `find_puzzles`, `measure`, `bound`; the others are what these use.
"""
