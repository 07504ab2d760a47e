"""La Crypte de Sedlec: skulls dug from a graveyard and laid as a pyramid, for 2 or 3 players."""
