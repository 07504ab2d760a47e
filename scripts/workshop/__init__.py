"""What only authors run: fits, bounds, measurements, and the search for puzzles.

Run these from a clone, such as `python -m scripts.workshop.strength sedlec`; `--help` says more.
They need the extra `fit`, as in `pip install -e ".[fit]"`. Nothing that is installed imports them.
"""
