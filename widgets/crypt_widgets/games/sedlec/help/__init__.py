"""Sedlec's exact help."""
