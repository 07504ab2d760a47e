"""Crypt's table."""
