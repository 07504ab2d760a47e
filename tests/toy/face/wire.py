"""What the toy's own panel sends: nothing but what all games' panels do."""
