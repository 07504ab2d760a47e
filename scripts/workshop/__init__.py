"""What only authors run: fits, bounds, measurements, and the search for puzzles.

Run these from a clone, such as `python -m scripts.workshop.strength sedlec`; `--help` says more.
Most need the extra `fit`, as in `pip install -e ".[fit]"`; each says what it needs. Nothing that is
installed imports them.
"""
