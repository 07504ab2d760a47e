"""Lessons as data: what to do at the table, when it is done, and how to help on the way."""
