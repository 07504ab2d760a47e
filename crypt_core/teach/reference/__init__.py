"""The rule reference: every rule as a page, with its text, its sources and a table to try it at."""
