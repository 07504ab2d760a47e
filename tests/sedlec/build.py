"""Crypts and positions set by hand, luck that falls as told, and random games of Sedlec."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import strategies as st

from crypt_core.engine.game import BadNotation, BadSetup, Refusal
from crypt_core.engine.luck import Luck
from crypt_core.sedlec import moves
from crypt_core.sedlec.components import SKULLS, Card, Setup
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import Move
from crypt_core.sedlec.position import position
from crypt_core.sedlec.pyramid import Place, PlacedCard
from crypt_core.sedlec.scoring import ScoreSheet, crypt_sheet
from crypt_core.sedlec.state import TURN, Pile, Player, State
from tests.strategies import Playthrough, choices, playthrough, seeds

T = TypeVar("T")


def at(text: str) -> Place:
    """The place of a text such as "c2"."""
    return Place(ord(text[0]) - ord("a"), int(text[1:]))


def pyramid(text: str) -> tuple[PlacedCard, ...]:
    """A crypt of any cards there could be, allowed or not: "d1 king/priest, e1 lover/lover"."""
    laid = []
    for number, word in enumerate(filter(None, map(str.strip, text.split(",")))):
        place, card = word.split()
        laid.append(PlacedCard(Card(number, *card.split("/")), at(place)))
    return tuple(laid)


def sheet(text: str) -> ScoreSheet:
    """What a crypt in text is worth."""
    return crypt_sheet(0, pyramid(text))


class FixedLuck:
    """Luck that turns up the cards told, in order; one more than was told is an error."""

    def __init__(self, *cards: str) -> None:
        self.cards = list(cards)

    def die(self, *key: int, sides: int = 6) -> int:
        raise AssertionError("there are no dice in Sedlec")

    def deal(self, cards: Sequence[T], ids: Sequence[int], count: int, *key: int) -> tuple[T, ...]:
        raise AssertionError("cards are turned up one by one")

    def pick(self, cards: Sequence[T], ids: Sequence[int], place: int, *key: int) -> T:
        assert self.cards, "a card more than was told"
        wanted = self.cards.pop(0)
        return next(card for card in cards if str(card) == wanted)


def play(state: State, *texts: str, luck: Luck | None = None) -> tuple[State, list[str]]:
    """The state after these moves, and the text of every event on the way."""
    told: list[str] = []
    for text in texts:
        state, steps = SEDLEC.play(state, SEDLEC.read_move(text, state), luck or FixedLuck())
        told += [str(step.event) for step in steps]
    return state, told


def hand(state: State, player: int) -> list[str]:
    return [str(card) for card in state.players[player].hand]


def crypt(state: State, player: int) -> list[str]:
    return [f"{place} {card}" for card, place in state.players[player].crypt]


def piles(state: State) -> list[str]:
    """The graveyard as `position` reads it."""
    return [f"{p.up}+{p.down}" if p.up else str(p.down or "-") for p in state.piles]


def again(state: State) -> State:
    """The same position, set up by hand from what can be seen of a state."""
    return position(
        state.setup.players,
        piles(state),
        [", ".join(crypt(state, player)) for player in range(state.setup.players)],
        [", ".join(hand(state, player)) for player in range(state.setup.players)],
        [pile + 1 for pile in state.dug],
        state.setup.first,
        state.setup.cards,
    )


# --- hypothesis strategies ------------------------------------------------------------------------


@st.composite
def setups(draw: st.DrawFn, players: int | None = None) -> Setup:
    """Any setup, sometimes with other cards."""
    count = draw(st.integers(2, 3)) if players is None else players
    first = draw(st.integers(0, count - 1))
    return Setup(count, first, draw(decks())) if draw(st.booleans()) else Setup(count, first)


@st.composite
def decks(draw: st.DrawFn) -> tuple[str, ...]:
    """Cards with the skulls that the rulebook counts, paired anyhow."""
    totals = zip(SKULLS, (4, 8, 8, 6, 10), strict=True)
    halves = draw(st.permutations([skull for skull, count in totals for _ in range(count)]))
    return tuple(f"{a}/{b}" for a, b in zip(halves[::2], halves[1::2], strict=True))


@st.composite
def games(draw: st.DrawFn, players: int | None = None) -> Playthrough:
    """A whole game, its decisions chosen by index into the legal moves."""
    return playthrough(draw(setups(players)), draw(seeds), draw(choices), game=SEDLEC)


@st.composite
def positions(draw: st.DrawFn, players: int | None = None) -> State:
    """The state at some decision of a game."""
    game = draw(games(players))
    state: State = game.states[draw(st.integers(0, len(game.turns) - 1))]
    return state


@st.composite
def crypts(draw: st.DrawFn) -> tuple[PlacedCard, ...]:
    """A crypt as it was at some moment of a game, with the cards of the game or any others."""
    state = draw(positions())
    return draw(st.sampled_from(state.players)).crypt


card_texts = st.builds("{}/{}".format, st.sampled_from(SKULLS), st.sampled_from(SKULLS))


@st.composite
def any_move(draw: st.DrawFn) -> Move:
    """A move written as moves are, by anyone, of any verb, perhaps not allowed."""
    player = draw(st.integers(-1, 3))
    verb = draw(st.sampled_from((*moves.VERBS, "dance")))
    if verb == moves.LAY:
        place = draw(st.builds(Place, st.integers(-1, 7), st.integers(-1, 4)))
        return Move(player, verb, card=draw(card_texts), place=place)
    most = 3 if verb == moves.DIG else 1
    numbers = draw(st.lists(st.integers(-1, 6), min_size=1, max_size=most))
    return Move(player, verb, tuple(sorted(numbers)))


def all_moves(state: State) -> list[Move]:
    """Every move that could be written about this game, legal ones among them."""
    found = []
    for player in range(state.setup.players):
        for pile in range(6):
            found += [Move(player, verb, (pile,)) for verb in ("dig", "take", "collect")]
            found += [Move(player, "dig", (pile, other)) for other in range(pile, 6)]
        for card in sorted(set(state.setup.cards)):
            places = [Place(column, row) for column in range(-1, 8) for row in range(5)]
            found += [Move(player, "lay", card=card, place=place) for place in places]
    return found


def refused(read: Callable[[], object]) -> Refusal | None:
    """The documented refusal of what is read, or None if it could be read."""
    try:
        read()
    except (BadNotation, BadSetup) as error:
        return error.refusal
    return None


def texts(items: Sequence[Any]) -> list[str]:
    return [str(item) for item in items]


# --- positions late in a game, with our cards -----------------------------------------------------

ONE_FACE_DOWN = position(
    graveyard=["king/priest", "3", "lover/king", "peasant/criminal", "-", "-"],
    crypts=[
        "d1 criminal/lover, e1 lover/priest, f1 peasant/priest, d2 priest/lover, e2 lover/peasant",
        "d1 peasant/criminal, c1 criminal/king, b1 priest/criminal, a1 priest/criminal,"
        "b2 king/peasant",
    ],
    hands=["peasant/priest", "criminal/peasant"],
)
"""The first of two players has one card in hand and three places open."""

NONE_FACE_DOWN = position(
    graveyard=["king/priest", "lover/king", "-", "-", "-", "-"],
    crypts=[
        "d1 criminal/lover, e1 lover/priest, f1 peasant/priest, d2 priest/lover, e2 lover/peasant,"
        "g1 criminal/criminal, f2 criminal/lover",
        "d1 peasant/criminal, c1 criminal/king, b1 priest/criminal, a1 priest/criminal,"
        "b2 king/peasant, a2 peasant/criminal, a3 criminal/peasant",
    ],
    hands=["peasant/priest", "priest/peasant"],
)

LAST_ROUND = position(
    3,
    graveyard=["-"] * 6,
    crypts=[
        "d1 criminal/lover, c1 criminal/lover, e1 lover/priest, c2 priest/lover, d2 peasant/priest",
        "d1 peasant/criminal, c1 criminal/king, e1 priest/criminal, c2 priest/criminal,"
        "d2 king/peasant",
        "d1 king/priest, c1 lover/king, e1 peasant/criminal, c2 peasant/priest, d2 priest/peasant",
    ],
    hands=["lover/peasant", "criminal/peasant", "criminal/criminal"],
)
"""Three players have one card each to lay, on c3."""


def ending(*full: str) -> State:
    """The last turn of a game: full crypts of any cards, but the last player has a card to lay."""
    built = [pyramid(text) for text in full]
    owners = [Player((), laid) for laid in built[:-1]]
    owners.append(Player((built[-1][-1].card,), built[-1][:-1]))
    setup = Setup(len(full))
    turn = setup.players * setup.rounds - 1
    return State(setup, TURN, turn, (Pile(0),) * 6, (), tuple(owners))
