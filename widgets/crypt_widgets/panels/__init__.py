"""The panels that all games share, a folder each: its state, presenter, script and styles."""
