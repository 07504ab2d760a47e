"""What every game shares: the game protocol, keyed luck, the timeline and the record.

Nothing here knows a game, a language or a screen.
"""
