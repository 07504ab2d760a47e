"""Donjon taught to a table of three or more: what to say, in which order, with which pictures."""

from __future__ import annotations

from ...teach.aloud import Section
from ...teach.drawing import CARD, CARD_EDGE, box, strip
from ...teach.drawing import Card as At
from .drawing import Look

MINUTES = 10
CARDS = "its card says what it does; read it out when it turns up"
LATER = {
    "specials": CARDS,
    "events": CARDS,
    "reserved": CARDS,
    "quest-cards": "each quest says what it asks for",
    "adventurers": "each player reads out their own adventurer",
    **{
        f"deal.{it}": "how the tutor writes down and bounds what players agree on"
        for it in ("swap", "ask", "advance", "arena", "keep", "bounds", "list")
    },
    "two": "a game for two has rules of its own",
}
SIDE = 64


def _drawn(*names: str) -> str:
    """Pictures on small cards."""
    look = Look()
    card = box(At(1, 1, SIDE - 2, SIDE - 2), 9, CARD, CARD_EDGE)
    cards = [card + look.icon(At(8, 8, SIDE - 16, SIDE - 16), name) for name in names]
    return strip(cards, SIDE, SIDE, look.symbols())


SECTIONS = (
    Section("aim", ("aim", "length"), _drawn("trophy-point", "main-quest", "arena", "dragon")),
    Section(
        "yours",
        (
            "components",
            "setup.adventurers",
            "setup.tokens",
            "setup.ranger",
            "setup.quests",
            "setup.gems",
            "setup.first",
            "hidden",
        ),
        _drawn("warrior", "thief", "unique-power", "main-quest"),
    ),
    Section("turn", ("turn.order", "turn.heal"), _drawn("supply", "negotiation", "combat", "rest")),
    Section(
        "village",
        (
            "setup.shop",
            "shop.buy",
            "item.ordinary",
            "item.draconic",
            "shop.one-per-type",
            "trade",
            "temple",
        ),
        _drawn("shop", "weapon", "armour", "jewel", "temple"),
    ),
    Section("guild", ("guild", "guild.limit"), _drawn("guild", "secondary-quest")),
    Section(
        "dungeon",
        ("choose", "dungeon.draw", "dungeon.early", "types", "shop.typeless"),
        _drawn("dungeon", "humanoid", "undead", "creature", "dragon"),
    ),
    Section(
        "ally",
        ("negotiate.when", "alliance.one", "power.ally", "alliance.price", "promises"),
        _drawn("negotiation", "ally", "promise"),
    ),
    Section(
        "fight",
        ("power", "announce", "dice", "kritik", "result", "flee"),
        _drawn("power", "dice-green", "dice-red", "kritik"),
    ),
    Section(
        "after",
        ("win.monster", "lose.monster", "wounds"),
        _drawn("gem", "spoil", "wound"),
    ),
    Section(
        "rest",
        ("rest.village", "rest.promises", "rest.trophy"),
        _drawn("rest", "promise-broken", "trophy-point"),
    ),
    Section(
        "arena",
        (
            "arena.early",
            "arena.open",
            "alliance.arena",
            "arena.powers",
            "arena.sides",
            "arena.win",
            "arena.plunder",
            "arena.lose",
            "pot",
            "pot.won",
        ),
        _drawn("arena", "attacker", "defender", "pot"),
    ),
    Section(
        "quests",
        ("quest.claim", "quest.main", "quest.secondary", "quest.spoils"),
        _drawn("main-quest", "secondary-quest", "spoil"),
    ),
    Section(
        "end",
        (
            "end.target",
            "end.deck",
            "end.now",
            "end.main",
            "end.secondary",
            "end.winner",
            "end.tie",
        ),
        _drawn("trophy-point"),
    ),
)
