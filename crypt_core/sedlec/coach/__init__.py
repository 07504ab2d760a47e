"""La Crypte de Sedlec played well: best arrangements, odds of the graveyard, bots."""
