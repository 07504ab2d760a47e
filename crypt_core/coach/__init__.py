"""Who plays well, and why: bots, exact odds, the look-ahead, advice, the review of a game.

All of it decides from views: what a player may know, and no more.
"""
