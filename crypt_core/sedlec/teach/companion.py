"""The companion of a first game of Sedlec: what is said, when, and which tool comes when.

All of it is about the game of two. It names cards on the table and in hands, which all are public.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from ...teach.companion import Facts, Introduction, Payer, Rival, Situation
from ...teach.explain.parts import Rung
from ...teach.explain.voice import joined
from ..coach.arrange import best_arrangement
from ..coach.graves import Adding, Best
from ..components import HAND, SKULLS, Card, Setup
from ..pyramid import BOTTOM, TOP, Place, PlacedCard, Skull, adjacent
from ..scoring import PAIR, ScoreSheet, crypt_sheet, gain
from ..state import TAKE, TURN
from ..views import SeenPile, SeenPlayer, View
from .explain.voice import Voice

GUIDE = "sedlec-guide-"
RIVAL = Rival("sensible", games=1)
MUCH = 4
"""Points that make a face-up card worth naming."""
MANY = 5
"""Cards still to lay while a crypt is at its beginning: a king can wait for more below it."""


# --- what is at the table -------------------------------------------------------------------------


class Laying(NamedTuple):
    """A card of the hand at an open place, with the points that it would add by type of skull."""

    card: Card
    place: Place
    gain: dict[str, int]

    @property
    def points(self) -> int:
        """All the points that it would add."""
        return sum(self.gain.values())


class Offered(NamedTuple):
    """A face-up card of the graveyard, and where it would add most to a crypt."""

    pile: int
    card: Card
    best: Best


def _mine(view: View) -> SeenPlayer:
    assert view.viewer is not None
    return view.players[view.viewer]


def _other(view: View) -> SeenPlayer:
    """The opponent, who has the next turn."""
    assert view.viewer is not None
    return view.players[1 - view.viewer]


def _has_room(player: SeenPlayer) -> bool:
    """Whether a player's next turn can take a card: see `judge.no_room`."""
    return len(player.hand) < min(HAND, player.missing)


def _takes(view: View) -> bool:
    """Whether the player can dig or collect now."""
    return view.stage == TURN and _has_room(_mine(view))


def _lays(view: View) -> bool:
    """Whether the player can lay a card now."""
    return view.stage == TURN and bool(_mine(view).hand)


def _face_up(view: View) -> list[Card]:
    return [pile.up for pile in view.piles if pile.up]


def _layings(view: View) -> Iterator[Laying]:
    """Each card of the hand at each open place; none if no card can be laid now."""
    mine = _mine(view)
    if _lays(view):
        for card in mine.hand:
            for place in mine.open:
                yield Laying(card, place, gain(mine.crypt, card, place))


def _laying(view: View, skull: str) -> Laying | None:
    """The laying that adds most points for a type of skull, if any adds some."""
    found = [it for it in _layings(view) if it.gain[skull]]
    return max(found, key=lambda it: (it.gain[skull], it.points), default=None)


def _most(view: View) -> Laying | None:
    """The laying that adds most points, if any adds some."""
    found = max(_layings(view), key=lambda it: it.points, default=None)
    return found if found and found.points else None


def _new_level(view: View) -> tuple[Laying, Laying] | None:
    """A card at a place where its priest adds a level, and at one where it does not."""
    best = _laying(view, "priest")
    if best is None or not _mine(view).sheet.priests:
        return None
    others = (it for it in _layings(view) if it.card == best.card and not it.gain["priest"])
    return next(((best, it) for it in others), None)


class Reign(NamedTuple):
    """What a king of the hand would score for itself at an open place."""

    points: int
    place: Place


def _reigns(view: View) -> tuple[Reign, Reign] | None:
    """The best and the worst open place for the first king of the hand."""
    mine = _mine(view)
    kings = [card for card in mine.hand if "king" in (card.top, card.bottom)]
    if not kings or not _lays(view):
        return None
    reigns = [Reign(_reign(mine, kings[0], place), place) for place in mine.open]
    return max(reigns, key=lambda it: it.points), min(reigns, key=lambda it: it.points)


def _reign(player: SeenPlayer, card: Card, place: Place) -> int:
    sheet = crypt_sheet(player.player, (*player.crypt, PlacedCard(card, place)))
    return max(len(it.below) for it in sheet.kings if it.king.place == place)


def _king_chooses(view: View) -> bool:
    """Whether a king would rule several skulls at one open place, and fewer at another."""
    reigns = _reigns(view)
    return reigns is not None and reigns[0].points > max(1, reigns[1].points)


def _king_waits(view: View) -> bool:
    """Whether a king has nobody to rule yet, and need not be laid now."""
    mine, reigns = _mine(view), _reigns(view)
    spared = _takes(view) or any("king" not in (card.top, card.bottom) for card in mine.hand)
    return reigns is not None and reigns[0].points < 2 and spared and mine.missing >= MANY


def _higher(view: View) -> Place | None:
    """The lowest open place that rests on two cards."""
    return next((it for it in _mine(view).open if it.row > 1), None) if _lays(view) else None


def _lonely(view: View) -> Skull | None:
    """A lover without a partner, beside whom a lover could lie on an open place."""
    mine = _mine(view)
    spots = [
        Skull("lover", place, half, level, place.x)
        for place in mine.open
        for half, level in zip((BOTTOM, TOP), place.levels, strict=True)
    ]
    alone = (it for it in mine.sheet.lonely if any(adjacent(it, spot) for spot in spots))
    return next(alone, None)


def _hidden_lovers(view: View) -> int:
    """The cards not seen yet that show a lover."""
    return sum("lover" in (card.top, card.bottom) for card in view.unseen)


def _offered(view: View, player: SeenPlayer, piles: Iterable[SeenPile]) -> Offered | None:
    """The face-up card on these piles that would add most to a player's crypt, if that is much."""
    adding = Adding(view, player.player)
    if not adding.anywhere:
        return None
    cards = [Offered(it.number, it.up, adding.best(it.up)) for it in piles if it.up]
    found = max(cards, key=lambda it: it.best.points, default=None)
    return found if found and found.best.points >= MUCH else None


def _useful(view: View) -> Offered | None:
    """The face-up card that would add much to the player's crypt."""
    return _offered(view, _mine(view), view.piles) if _takes(view) else None


def _wanted(view: View) -> Offered | None:
    """The face-up card that would add much to the opponent's crypt."""
    there = _takes(view) and _has_room(_other(view))
    return _offered(view, _other(view), view.piles) if there else None


def _left(view: View) -> Offered | None:
    """Of two cards dug, the one that would add much to the opponent's crypt."""
    if view.stage != TAKE or not _has_room(_other(view)):
        return None
    dug = [it for it in view.piles if it.number in view.dug]
    return _offered(view, _other(view), dug) if len(dug) > 1 else None


def _last_two(view: View) -> int:
    """The most points that the last two cards can add, both in hand."""
    mine = _mine(view)
    if not _lays(view) or not len(mine.hand) == mine.missing == HAND:
        return 0
    return best_arrangement(view.setup.rows, mine.crypt, mine.hand, mine.hand).gain


# --- what is said about it ------------------------------------------------------------------------


def _about(
    find: Callable[[View], Offered | None], whose: Callable[[View], SeenPlayer]
) -> Callable[[Voice, View], Facts]:
    """The facts of a face-up card, and of the player to whose crypt it would add points."""

    def facts(voice: Voice, view: View) -> Facts:
        found = find(view)
        assert found is not None
        return {
            **voice.person(whose(view).player),
            "pile": found.pile,
            "card": voice.card(found.card),
            "place": str(found.best.place),
            "points": voice.points(found.best.points),
        }

    return facts


def _adding(skull: str) -> Callable[[Voice, View], Facts]:
    """The facts of the laying that adds most for a type of skull."""

    def facts(voice: Voice, view: View) -> Facts:
        found = _laying(view, skull)
        assert found is not None
        return _laid(voice, found, found.gain[skull])

    return facts


def _laid(voice: Voice, laying: Laying, points: int) -> Facts:
    return {
        "card": voice.card(laying.card),
        "place": str(laying.place),
        "points": voice.points(points),
    }


def _adding_most(voice: Voice, view: View) -> Facts:
    found = _most(view)
    assert found is not None
    return _laid(voice, found, found.points)


def _adding_level(voice: Voice, view: View) -> Facts:
    found = _new_level(view)
    assert found is not None
    best, other = found
    return {**_laid(voice, best, best.gain["priest"]), "other": str(other.place)}


def _reigning(voice: Voice, view: View) -> Facts:
    reigns = _reigns(view)
    assert reigns is not None
    best, worst = reigns
    return {
        "count": best.points,
        "place": str(best.place),
        "points": voice.points(best.points),
        "other": str(worst.place),
        "fewer": voice.points(worst.points),
    }


def _resting(voice: Voice, view: View) -> Facts:
    """An open place, and the two skulls on which a card would rest there."""
    place = _higher(view)
    assert place is not None
    tops = Counter(it.card.top for it in _mine(view).crypt if it.place in place.below)
    skulls = voice.all_of(voice.count(kind, tops[kind]) for kind in SKULLS if tops[kind])
    return {"place": str(place), "skulls": skulls}


def _waiting(voice: Voice, view: View) -> Facts:
    lover = _lonely(view)
    assert lover is not None
    return {
        "place": str(lover.place),
        "points": voice.points(PAIR),
        "count": _hidden_lovers(view),
    }


def _unseen(voice: Voice, view: View) -> Facts:
    """How many skulls of each type are on the cards that nobody has seen."""
    found = Counter(skull for card in view.unseen for skull in (card.top, card.bottom))
    return {"parts": voice.parts({skull: found[skull] for skull in SKULLS})}


SITUATIONS: Sequence[Situation] = (
    Situation("leave", lambda v: _left(v) is not None, _about(_left, _other), times=2),
    Situation(
        "take",
        lambda v: v.stage == TAKE and len(v.dug) > 1 and _has_room(_other(v)),
        lambda voice, v: voice.person(_other(v).player),
    ),
    Situation(
        "begin",
        lambda v: _takes(v) and not _mine(v).hand and not _mine(v).crypt and bool(_face_up(v)),
        lambda voice, v: {"cards": voice.any_of(dict.fromkeys(map(voice.card, _face_up(v))))},
    ),
    Situation("start", lambda v: _lays(v) and not _mine(v).crypt),
    Situation(
        "last-two",
        lambda v: _last_two(v) > 0,
        lambda voice, v: {"points": voice.points(_last_two(v))},
    ),
    Situation("pair", lambda v: _laying(v, "lover") is not None, _adding("lover"), times=2),
    Situation("forgive", lambda v: _laying(v, "criminal") is not None, _adding("criminal")),
    Situation("useful", lambda v: _useful(v) is not None, _about(_useful, _mine), times=2),
    Situation("wanted", lambda v: _wanted(v) is not None, _about(_wanted, _other), times=2),
    Situation("king", _king_chooses, _reigning),
    Situation("wait", _king_waits, _reigning),
    Situation("edge", lambda v: _lays(v) and len(_mine(v).crypt) < 3),
    Situation("rests", lambda v: _higher(v) is not None, _resting),
    Situation(
        "lonely",
        lambda v: _takes(v) and _lonely(v) is not None and _hidden_lovers(v) > 0,
        _waiting,
    ),
    Situation("level", lambda v: _new_level(v) is not None, _adding_level),
    Situation(
        "room",
        lambda v: _takes(v) and len(_mine(v).hand) == HAND - 1 and _mine(v).missing >= MANY,
    ),
    Situation("unseen", lambda v: _takes(v) and bool(v.unseen), _unseen, times=2),
    Situation(
        "most",
        lambda v: _mine(v).missing > 1 and _most(v) is not None,
        _adding_most,
        times=2,
    ),
)

TOOLS: Sequence[Introduction] = (
    Introduction("whatif", lambda v: v.stage == TURN and v.round >= 2),
    Introduction("help", lambda v: _takes(v) and v.round >= 3 and bool(v.face_down)),
    Introduction("estimate", lambda v: v.stage == TURN and v.round >= 5),
)


# --- what is there all the time -------------------------------------------------------------------


def fits(setup: Setup) -> bool:
    """Whether it is a game of two, with which a newcomer begins."""
    return setup.players == 2


def ladder(voice: Voice) -> tuple[Rung, ...]:
    """Nothing: no titles are earned here."""
    return ()


def payers(voice: Voice, view: View, player: int) -> list[Payer]:
    """The five types of skulls, with those in the player's crypt."""
    sheet = view.players[player].sheet
    counts = Counter(
        skull for card, _ in view.players[player].crypt for skull in (card.top, card.bottom)
    )
    return [
        Payer(
            voice.say("sedlec-skulls", skull=skull),
            voice.say("sedlec-guide-pays", skull=skull),
            voice.say(f"sedlec-rule-{skull}"),
            joined(
                voice.say(
                    "sedlec-guide-mine",
                    skull=skull,
                    count=counts[skull],
                    points=voice.points(points),
                ),
                _without(voice, sheet, skull),
            ),
            bool(points),
        )
        for skull, points in sheet.points.items()
    ]


def _without(voice: Voice, sheet: ScoreSheet, skull: str) -> str:
    """How many lovers have no partner, or criminals no priest; empty where none lacks anything."""
    count = {"lover": len(sheet.lonely), "criminal": len(sheet.unredeemed)}.get(skull, 0)
    return voice.say("sedlec-guide-without", skull=skull, count=count) if count else ""


def standing(voice: Voice, view: View, player: int) -> str:
    """The points of both crypts as they are."""
    mine, other = view.players[player], view.players[1 - player]
    return voice.say(
        "sedlec-guide-standing",
        **voice.person(other.player),
        points=voice.points(mine.sheet.total),
        theirs=voice.points(other.sheet.total),
    )
