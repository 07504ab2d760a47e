"""The rule reference: every rule as a page, with its text, its sources and a table to try it at.

`trials` has the tables, `pages` the pages, `search` finds them, `text` is all of it as text, and
`Reference` is all of it for a notebook.
"""

from .book import Reference

__all__ = ["Reference"]
