"""One tutor: the game being learned, what its user is doing, and who handles a message."""
