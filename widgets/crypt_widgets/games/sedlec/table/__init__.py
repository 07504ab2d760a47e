"""Sedlec's table."""
