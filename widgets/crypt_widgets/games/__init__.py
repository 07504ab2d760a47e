"""Each game on the screen: its own panels, and what the shared panels ask of it."""
