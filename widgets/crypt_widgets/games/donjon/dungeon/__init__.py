"""Donjon's table."""
