"""What a player of Donjon may not know changes nothing that reaches them: not one letter of it.

Two games are played that differ only in what somebody holds, chooses or has seen in secret. Whoever
may not know that is shown the same: views, moves, what is told of them, and all that panels send.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import repeat
from typing import Any, NamedTuple

import pytest

from crypt_core.donjon.coach.bots import BOTS, moment_key
from crypt_core.donjon.coach.chances import SIDES, chances, draw
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.position import position
from crypt_core.donjon.state import CHOOSE, State
from crypt_core.donjon.teach import explain
from crypt_core.engine import record
from crypt_core.engine.luck import KeyedLuck
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import Words
from crypt_widgets.app import Tutor
from crypt_widgets.tutoring import session
from tests.donjon.build import who

Viewer = int | None
TOOLS = ("chances", "whatif")
"""Tools that are opened, so that they say all that they would."""


class Pair(NamedTuple):
    """Two games, and who must not be able to tell them apart; from which decision on."""

    one: Timeline
    other: Timeline
    blind: tuple[Viewer, ...]
    since: int = 0


def at(state: State) -> Timeline:
    return Timeline(DONJON, state.setup, 0, state)


def played(begin: Callable[[], Timeline], *moves: str) -> Timeline:
    timeline = begin()
    for move in moves:
        timeline.play(move)
    return timeline


def both(
    begin: Callable[[], Timeline],
    before: Sequence[str],
    one: str,
    other: str,
    after: Sequence[str],
    blind: tuple[Viewer, ...],
) -> Pair:
    """One game twice, in which somebody chooses something else in secret."""
    games = [played(begin, *before, choice, *after) for choice in (one, other)]
    return Pair(games[0], games[1], blind)


def laid(*players: dict[str, Any], **fields: Any) -> Callable[[], Timeline]:
    return lambda: at(position(players, **fields))


def main_quests() -> Pair:
    """Which quest is kept at the beginning."""

    def begin() -> Timeline:
        return Timeline(DONJON, DONJON.setup({"players": 3}), 7)

    first = DONJON.deciders(played(begin, *(f"P{i}: choose 1" for i in (1, 2, 3))).state)[0]
    after = ("P3: choose 1", f"P{first + 1}: done")
    return both(begin, ("P1: choose 1",), "P2: choose 1", "P2: choose 2", after, (0, 2, None))


def held_quests() -> Pair:
    """Which quests lie face-down: shown to nobody, also when one is sold, and one stolen."""

    def begin(main: str, *quests: str) -> Timeline:
        return laid(
            who("thief", items=["blackmail_charm"], gems=3),
            who("priest", main=main, quests=quests),
            who("warrior"),
        )()

    moves = ("offer P2 2g for quest1", "P2: accept", "steal from P2", "done")
    one = played(lambda: begin("hero", "edge", "smith", "just"), *moves)
    other = played(lambda: begin("lucky", "kind", "greedy", "bloody"), *moves)
    return Pair(one, other, (2, None))


def deeds() -> Pair:
    """Whether a quest is as good as done."""

    def begin(main: str) -> Timeline:
        return laid(who("thief"), who("priest", main=main), who("warrior"), top=["ogre"])()

    moves = ("done", "draw", "alone", "flee", "done")
    return Pair(
        played(lambda: begin("greedy"), *moves), played(lambda: begin("poor"), *moves), (0, 2, None)
    )


def bought_quest() -> Pair:
    """Which of those looked at in the guild is kept."""
    begin = laid(who("thief", gems=3), who("priest"), who("warrior"))
    return both(begin, ("guild",), "choose 1", "choose 2", ("done",), (1, 2, None))


def looked_at() -> Pair:
    """Which quests are looked at in the guild."""
    quests = ("edge", "smith", "just", "kind", "hero", "greedy", "bloody", "hunter")

    def begin(*there: str) -> Timeline:
        state = position([who("thief", gems=3), who("priest"), who("warrior")])
        names = state.setup.quests
        lying = tuple(number for number, name in enumerate(names) if name in there)
        return at(state._replace(guild=state.guild._replace(mixed=lying, under=())))

    one, other = (played(lambda it=it: begin(*it), "guild") for it in (quests[:4], quests[4:]))
    return Pair(one, other, (1, 2, None))


ARENA = (who("barbarian", token=False), who("priest"), who("thief"), who("warrior"))
OPENED = ("done", "arena P2", "done", "P2: done", "P4: done")


def tokens() -> Pair:
    """Which token somebody holds in an Arena, before the dice."""
    chosen = ("P3: side attacker", "P3: side none")
    return both(laid(*ARENA), OPENED, *chosen, (), (0, 1, 3, None))


def tokens_of_all() -> Pair:
    """The same once all have chosen, while the Sorcerer thinks of vanishing."""
    begin = laid(who("sorcerer"), *ARENA[1:])
    chosen = ("P3: side attacker", "P3: side defender")
    return both(begin, OPENED, *chosen, ("P4: side defender",), (0, 1, 3, None))


def pile() -> Pair:
    """What lies on top of the adventure pile; also while the Priest looks at it."""

    def begin(top: str) -> Timeline:
        return laid(who("priest"), who("thief"), who("warrior"), top=[top])()

    one, other = (played(lambda it=it: begin(it), "done") for it in ("ogre", "red_dragon"))
    assert one.state.stage == CHOOSE
    assert one.state.seen >= 0
    return Pair(one, other, (1, 2, None))


def unseen_pile() -> Pair:
    """The same where nobody is a Priest."""

    def begin(top: str) -> Timeline:
        return laid(who("ranger"), who("thief"), who("warrior"), top=[top, "orc"])()

    one, other = (played(lambda it=it: begin(it), "done") for it in ("ogre", "red_dragon"))
    return Pair(one, other, (0, 1, 2, None))


def rotten_spoils() -> Pair:
    """Which spoil somebody discards before all have."""
    begin = laid(
        who("thief", spoils=["orc"]),
        who("priest", spoils=["goblin", "ghoul"]),
        who("warrior", spoils=["hydra"]),
        top=["rot"],
    )
    chosen = ("P2: discard goblin", "P2: discard ghoul")
    return both(begin, ("done", "draw"), *chosen, (), (0, 2, None))


def exchanged_quests() -> Pair:
    """What becomes of a main quest that is exchanged."""

    def begin(*quests: str) -> Timeline:
        priest = who("priest", main=quests[0], quests=quests[1:])
        return laid(who("thief"), priest, who("warrior"), top=["new_choice", "chest"])()

    moves = ("done", "draw", "P2: exchange quest1")
    one, other = (
        played(lambda it=it: begin(*it), *moves) for it in (("hero", "edge"), ("lucky", "smith"))
    )
    return Pair(one, other, (0, 2, None))


def decided_quests() -> Pair:
    """Whether a main quest is to be exchanged, before all have decided."""
    begin = laid(
        who("thief", main="poor", quests=["just"]),
        who("priest", main="hero", quests=["edge"]),
        who("warrior"),
        top=["new_choice"],
    )
    decided = ("P2: exchange quest1", "P2: done")
    return both(begin, ("done", "draw"), *decided, (), (0, 2, None))


PAIRS = (
    main_quests,
    held_quests,
    deeds,
    bought_quest,
    looked_at,
    tokens,
    tokens_of_all,
    pile,
    unseen_pile,
    rotten_spoils,
    exchanged_quests,
    decided_quests,
)
each = pytest.mark.parametrize("make", PAIRS, ids=lambda make: make.__name__)


def moments(pair: Pair) -> Iterator[tuple[Timeline, Timeline]]:
    """Both games at each of their decisions, one after the other."""
    lines = [it.line() for it in (pair.one, pair.other)]
    for here, there in zip(*lines, strict=True):
        pair.one.go(here.id)
        pair.other.go(there.id)
        yield pair.one, pair.other


# --- what the core tells --------------------------------------------------------------------------


@each
def test_the_two_games_are_not_the_same(make: Callable[[], Pair]) -> None:
    """Else nothing would be proved."""
    pair = make()
    assert pair.one.state != pair.other.state
    assert [it.setup for it in (pair.one, pair.other)] == [pair.one.setup] * 2


@each
def test_views_and_what_is_public_are_alike(make: Callable[[], Pair]) -> None:
    pair = make()
    for one, other in moments(pair):
        for viewer in pair.blind:
            here, there = (DONJON.view(it.state, viewer) for it in (one, other))
            assert here == there
            assert repr(here) == repr(there)
            assert str(here) == str(there)
        assert repr(one) == repr(other)
        assert repr(one.moment) == repr(other.moment)
        assert repr(one.state) == repr(other.state)


@each
def test_nothing_that_is_counted_or_done_by_bots_differs(make: Callable[[], Pair]) -> None:
    """The exact help and the bots see views alone; here is that nothing else comes to them."""
    pair = make()
    for one, other in moments(pair):
        for viewer in pair.blind:
            here, there = (DONJON.view(it.state, viewer) for it in (one, other))
            for side in ("", *SIDES):
                assert chances(here, side) == chances(there, side)
            if here.stage == CHOOSE:
                assert draw(here, here.active) == draw(there, there.active)
        for player in DONJON.deciders(one.state):
            if player in pair.blind:
                for name in ("random", "greedy", "sensible", "treacherous"):
                    made = [_asked(name, it.state, player) for it in (one, other)]
                    assert made[0] == made[1]


def _asked(bot: str, state: State, player: int) -> object:
    luck = KeyedLuck(3).draw(*moment_key(state, player))
    return BOTS[bot](DONJON.view(state, player), DONJON.own_moves(state, player), luck)


@each
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_transcripts_are_alike(make: Callable[[], Pair], lang: str) -> None:
    pair = make()
    seats = ["person"] * pair.one.setup.players
    for viewer in pair.blind:
        voice = explain.Voice(Words(lang), viewer, seats)
        here, there = (explain.transcript(voice, it, viewer) for it in (pair.one, pair.other))
        assert here == there


@pytest.mark.parametrize("seed", range(4))
def test_at_each_step_of_the_opening_everybody_sees_their_own_quests_alone(seed: int) -> None:
    state, steps = DONJON.start(DONJON.setup({"players": 3}), KeyedLuck(seed))
    for _, at_ in steps:
        assert DONJON.view(at_, None).looked == ()
        for viewer, own in enumerate(state.looked):
            assert DONJON.view(at_, viewer).looked in ((), own)


# --- what panels send -----------------------------------------------------------------------------


def tutor(timeline: Timeline, viewer: Viewer) -> Tutor:
    """The tutor as somebody has it on their screen."""
    found = Tutor(lang="en", game=timeline)
    found.live.session.look_as(viewer)
    found.live.redraw()
    return found


def sent(at_: Tutor) -> dict[str, str]:
    """All that each panel has sent, but the record that the browser keeps under its seal."""
    found = {}
    for name, panel in at_.live.panels.items():
        state = {key: it for key, it in panel.get_state().items() if key in ("data", "added")}
        found[name] = json.dumps(state, sort_keys=True)
    return found


@pytest.mark.change
@each
def test_what_panels_send_is_alike(
    make: Callable[[], Pair], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "_TABLES", repeat(0))  # each table has a number of its own
    told: set[str] = set()
    for viewer in make().blind:
        pair = make()
        last = len(pair.one.line()) - 1
        pages = [tutor(it, viewer) for it in (pair.one, pair.other)]
        for number, ids in enumerate(zip(*(it.line() for it in pair[:2]), strict=True)):
            for tool in TOOLS if number == last else TOOLS[:1]:
                for page, moment in zip(pages, ids, strict=True):
                    page.live.answer({"do": "tool", "name": tool})
                    page.live.answer({"do": "go", "node": moment.id})
                    page.live.session.look_as(viewer)
                    page.live.redraw()
                here, there = map(sent, pages)
                told |= {name for name, text in here.items() if len(text) > 40}
                assert here == there
    assert {"dungeon", "story", "chances", "whatif", "ribbon"} <= told


def test_the_record_that_a_browser_keeps_is_sealed() -> None:
    """It has all moves, which the tutor needs to go on: none of them can be read in it."""
    kept = tutor(main_quests().one, 0).live.panels["frame"].keep
    assert kept["text"].startswith(record.SEAL)
    assert "choose" not in json.dumps(kept)
