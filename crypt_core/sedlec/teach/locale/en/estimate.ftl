# Estimates: what they assume.

sedlec-estimate-assumes = They assume that everyone is dealt at random the cards that they still need, and lays them well. Laying is not weighed against taking a card: it can wait.
