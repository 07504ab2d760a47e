"""The story: what just happened, why, and how a game ended."""
