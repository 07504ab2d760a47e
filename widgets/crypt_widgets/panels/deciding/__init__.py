"""What the tables of all games have for the player who decides."""
