"""A position set up by hand: a turn in the village as it stands on somebody's table.

For questions, lessons and puzzles. What lies before each player is told by the names of its fields,
and what cannot be is refused with the rule that says so.

>>> state = position([
...     {"adventurer": "barbarian", "gems": 8, "main": "edge"},
...     {"adventurer": "warrior", "items": ["helm_of_the_dead"], "wounds": 1},
... ], top=["ogre"])
>>> state.players[0].gems, state.shop[:2], state.adventure.under[:1]
(8, ('dagger', 'short_sword'), (8,))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ..engine.game import BadSetup, Fact, Refusal
from ..engine.luck import KeyedLuck
from ..engine.pile import Pile
from .components import (
    DRACONIC,
    FAIRY,
    FAMILIAR,
    MOST_WOUNDS,
    RANGER,
    SECONDARIES,
    TYPELESS,
    TYPES,
    Setup,
    read_setup,
)
from .fight import SPENT
from .state import SUPPLY, Done, Player, State, UnfinishedQuest

LISTS = ("items", "spoils", "quests", "done")
FLAGS = ("token", "familiar", "fairy", "cursed")
NUMBERS = ("gems", "trophies", "wounds", "malus")
FIELDS = ("adventurer", "prey", "main", "companion", *LISTS, *FLAGS, *NUMBERS)
MOST_GEMS = 999


def position(
    players: Sequence[Mapping[str, object]],
    *,
    length: int = 12,
    active: int = 0,
    round_number: int = 3,
    discards: Sequence[str] = (),
    gone: Sequence[str] = (),
    top: Sequence[str] = (),
    temple: int = 0,
    pot: int = 0,
    fought: bool = False,
) -> State:
    """The state at the Supply of the active player's turn.

    Each of `players` has an `adventurer`, and may have `gems`, `items`, `spoils`, `main`, `quests`,
    `done` (of secondary quests), `trophies`, `wounds`, `malus`, `token` (unique power left),
    `prey`, `companion`, `familiar`, `fairy` and `cursed`. `discards`: adventure cards, the last one
    last. `gone`: reserved and draconic items discarded. `top`: the next cards of the adventure
    pile, in order; the others follow, always in the same order. All other items are for sale, all
    other quests in the guild; in this position nobody has been promised anything.

    :raises BadSetup: with the rule and the facts, if there can be no such position.
    """
    names = [str(fields.get("adventurer", "")) for fields in players]
    setup = read_setup({"players": len(players), "length": length, "adventurers": names})
    if type(active) is not int or not 0 <= active < setup.players:
        raise _wrong("turn.order", "laid-active", got=str(active), most=setup.players)
    if type(round_number) is not int or round_number < 1:
        raise _wrong("turn.order", "laid-round", got=str(round_number))
    seated = tuple(_player(setup, i, fields) for i, fields in enumerate(players))
    held = [item for player in seated for item in player.items if item not in TYPELESS]
    _once(setup, seated, discards, gone, top)
    draconic = tuple(DRACONIC.values())
    for item in gone:
        if item not in setup.items:
            raise _wrong("components", "laid-card", got=item)
    state = State(
        setup=setup,
        stage=SUPPLY,
        players=seated,
        first=0,
        adventure=_pile(setup, seated, discards, top),
        guild=_guild(setup, seated),
        shop=tuple(it for it in setup.items if it not in (*held, *gone, *draconic)),
        turn=(round_number - 1) * setup.players + active,
        discards=tuple(discards),
        gone=tuple(gone),
        apart=tuple(item for item in draconic if item not in (*held, *gone)),
        temple=temple,
        pot=pot,
        fought=fought,
    )
    if any(player.trophies >= length for player in seated):
        raise _wrong("end.target", "laid-over", most=length)
    return state


def _wrong(rule: str, reason: str, **facts: Fact) -> BadSetup:
    return BadSetup(Refusal(rule, reason, facts))


def _player(setup: Setup, number: int, fields: Mapping[str, object]) -> Player:
    """What lies before a player; each of it for itself."""
    unknown = sorted(set(fields) - set(FIELDS))
    if unknown:
        raise _wrong("setup.adventurers", "laid-field", got=unknown[0], player=number)
    lists = {name: _names(fields.get(name, ())) for name in LISTS}
    counts = {name: fields.get(name, 0) for name in NUMBERS}
    most = {"wounds": MOST_WOUNDS, "malus": SPENT, "trophies": setup.length}
    for name, count in counts.items():
        if type(count) is not int or not 0 <= count <= most.get(name, MOST_GEMS):
            rule = "wounds" if name == "wounds" else "components"
            raise _wrong(rule, "laid-count", field=name, got=str(count), player=number)
    adventurer = str(fields["adventurer"])
    prey = str(fields.get("prey", TYPES[0] if adventurer == RANGER else ""))
    if (prey in TYPES) != (adventurer == RANGER):
        raise _wrong("setup.ranger", "laid-prey", got=prey, player=number)
    if len(lists["quests"]) > SECONDARIES:
        raise _wrong("guild.limit", "too-many-quests", has=len(lists["quests"]), most=SECONDARIES)
    companion = str(fields.get("companion", ""))
    if companion and (companion not in setup.monsters or "binding_bow" not in lists["items"]):
        raise _wrong("binding-bow", "laid-companion", got=companion, player=number)
    main = fields.get("main")
    flags: dict[str, Any] = {name: bool(fields.get(name, name == "token")) for name in FLAGS}
    flags |= counts
    return Player(
        adventurer,
        items=lists["items"],
        spoils=lists["spoils"],
        main=UnfinishedQuest(str(main)) if main else None,
        quests=tuple(map(UnfinishedQuest, lists["quests"])),
        done=tuple(Done(quest, False) for quest in lists["done"]),
        prey=prey,
        companion=companion,
        **flags,
    )


def _names(value: object) -> tuple[str, ...]:
    return tuple(map(str, value)) if isinstance(value, list | tuple) else (str(value),)


def _cards(players: Sequence[Player]) -> list[str]:
    """The adventure cards that lie before players."""
    found = []
    for player in players:
        found += [item for item in player.items if item in TYPELESS]
        found += [FAMILIAR] * player.familiar + [FAIRY] * player.fairy
        found += [*player.spoils, *([player.companion] if player.companion else [])]
    return found


def _quests(players: Sequence[Player]) -> list[str]:
    unfinished = [it.quest for player in players for it in player.unfinished]
    return [*unfinished, *(it.quest for player in players for it in player.done)]


def _once(
    setup: Setup,
    players: Sequence[Player],
    discards: Sequence[str],
    gone: Sequence[str],
    top: Sequence[str],
) -> None:
    """Every card is one of the game's, and in one place."""
    items = [it for player in players for it in player.items if it not in TYPELESS]
    for named, there in (
        ([*_cards(players), *discards, *top], setup.adventure),
        ([*items, *gone], tuple(setup.items)),
        (_quests(players), setup.quests),
    ):
        many = Counter(named) - Counter(there)
        if many:
            raise _wrong("components", "laid-card", got=min(many))
    for player in players:
        for spoil in player.spoils:
            if spoil not in setup.monsters:
                raise _wrong("types", "laid-card", got=spoil)


def _pile(
    setup: Setup, players: Sequence[Player], discards: Sequence[str], top: Sequence[str]
) -> Pile:
    """The adventure pile: the named cards on top, the others as a fixed luck lays them."""
    left: list[tuple[int, str]] = list(enumerate(setup.adventure))
    for name in (*_cards(players), *discards):
        left.remove(next(card for card in left if card[1] == name))
    first = []
    for name in top:
        card = next(card for card in left if card[1] == name)
        left.remove(card)
        first.append(card[0])
    numbers = [number for number, _ in left]
    return Pile((), (*first, *KeyedLuck(0).deal(numbers, numbers, len(numbers))))


def _guild(setup: Setup, players: Sequence[Player]) -> Pile:
    taken = _quests(players)
    return Pile(tuple(i for i, quest in enumerate(setup.quests) if quest not in taken))
