"""Donjon's workshop: the weights of a position, and the balance of the cards."""
