"""The companion of a first whole game."""
