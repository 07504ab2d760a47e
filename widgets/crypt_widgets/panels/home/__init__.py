"""The first screen: the games, and what is to be done today."""
