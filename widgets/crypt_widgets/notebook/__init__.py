"""Panels on their own in a notebook: single ones, phases, exercises, dials."""
