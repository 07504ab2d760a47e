"""Donjon's exact help."""
