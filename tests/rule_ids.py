"""The ids of all rules of each game, as the rules of the house list them."""

RULE_IDS = (
    "deck", "deck.setup-icon", "deck.back", "dice",
    "setup.collectors", "setup.torches",
    "reveal.count", "reveal.before-claim",
    "claim.order", "claim.place", "claim.push", "claim.own", "claim.last-turn", "recover",
    "collect.discard", "collect.order", "collect.roll", "collect.keep", "collect.all-pushed",
    "collect.reroll",
    "pass",
    "idols.A", "idols.B", "jewelry.A", "jewelry.B", "manuscripts.A", "manuscripts.B", "pottery.A",
    "pottery.B", "remains.A", "remains.B", "tapestries.A", "tapestries.B", "any-time",
    "score", "tie",
    "solo.torches", "solo.order", "ghost.roll", "ghost.sequence", "ghost.place", "ghost.second",
    "ghost.tireless", "ghost.discard", "solo.collectors", "solo.rank",
)  # fmt: skip

SEDLEC_RULE_IDS = (
    "deck", "setup", "turn", "dig", "collect", "lay", "hand", "hand.share", "crypt", "level",
    "adjacent", "king", "peasant", "priest", "lover", "criminal", "end",
)  # fmt: skip
