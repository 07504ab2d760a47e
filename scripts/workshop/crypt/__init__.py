"""Crypt's workshop: the coach's tables and nets, its strength, and puzzles."""
