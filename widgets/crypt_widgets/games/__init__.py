"""The face of each game: its own panels, and what the shared panels ask of it."""
