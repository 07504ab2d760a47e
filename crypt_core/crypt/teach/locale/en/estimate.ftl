# Estimates for two to four players: what they assume.

crypt-estimate-assumes = They assume that what you have not seen is dealt at random, that everyone does what is best for themselves for the rest of the round, and that a rule of thumb can judge how well each player is doing after it.
