"""Speed, always as a ratio taken in one run: `python -m tests.benchmarks` prints them all.

Nothing here is a test: machines differ and are noisy, so no number is asserted.
"""
