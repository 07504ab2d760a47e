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

DONJON_RULE_IDS = (
    "aim", "length", "components", "types", "hidden",
    "setup.shop", "setup.quests", "setup.adventurers", "setup.ranger", "setup.tokens",
    "setup.first", "setup.gems",
    "turn.order", "turn.heal", "choose", "dungeon.draw", "dungeon.early",
    "dice", "kritik", "result", "power", "announce", "win.monster", "lose.monster", "wounds",
    "flee",
    "shop.buy", "shop.one-per-type", "shop.typeless", "item.ordinary", "item.draconic", "temple",
    "guild", "guild.limit", "rest.village", "rest.trophy",
    "quest.claim", "quest.main", "quest.secondary", "quest.spoils",
    "alliance.one", "power.ally", "alliance.price", "negotiate.when", "promises", "rest.promises",
    "arena.early", "arena.open", "alliance.arena", "arena.powers", "arena.sides", "arena.win",
    "arena.plunder", "arena.lose", "pot", "pot.won",
    "barbarian", "barbarian.token", "ranger", "ranger.token", "warrior", "warrior.token", "priest",
    "priest.token", "sorcerer", "sorcerer.token", "thief", "thief.token", "token.when",
    "end.target", "end.deck", "end.now", "end.main", "end.secondary", "end.winner", "end.tie",
    "special.ends", "dragons", "familiar", "djinn", "chest", "sale", "trap", "vial", "mimic",
    "pickpocket", "doppelganger", "fairy", "key", "temple.raid", "cursed",
    "meteors", "grace", "fury", "new-choice", "arrival", "rot", "hell", "first-last", "toll",
    "love", "active",
    "q.lavish", "q.jeweller", "q.edge", "q.smith", "q.dragon-item", "q.just", "q.bloody",
    "q.hunter", "q.kind", "q.saint-michael", "q.witcher", "q.poor", "q.hero", "q.lucky",
    "q.greedy", "q.saint-gary", "q.fearless", "q.coward",
    "item.reserved", "power-armour", "thunder-axe", "binding-bow", "charm-ring", "oblivion-helm",
    "blackmail-charm",
    "trade", "deal.swap", "deal.ask", "deal.advance", "deal.arena", "deal.keep", "deal.bounds",
    "deal.list",
    "two",
)  # fmt: skip
