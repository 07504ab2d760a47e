"""Crypt: dice on treasures, six collectors, and the Ghost for a player alone."""
