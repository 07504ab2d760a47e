"""The tables at which the rules of Donjon can be tried; `trials` puts them together."""
