"""For every rule of Crypt a table at which to try it, and a script that shows it at work there."""

from __future__ import annotations

from typing import Any

from ....teach.lessons.goals import both, decided, happened, refused
from ....teach.lessons.task import LEARNER, Did, Goal
from ....teach.reference.trials import by_rule, cites, happenings, trial
from ... import events as ev
from ...components import GHOST, KINDS, deck_for
from ...scoring import score_sheet
from ...state import LAST, OVER, REROLL, State
from ..lessons.goals import owns
from ..lessons.table import table

# --- what shows a rule ----------------------------------------------------------------------------


def in_order(event: type[ev.Collected | ev.Placed], *players: int) -> Goal:
    """Events of this kind were the doing of these players, one after the other."""

    def goal(did: Did) -> bool:
        found = [step.event.player for step in did.steps if isinstance(step.event, event)]
        return tuple(dict.fromkeys(found)) == players

    return goal


def pays(kind: str, *coins: int) -> Goal:
    """At the end the collector of a kind pays so much to each player, the learner first."""

    def goal(did: Did) -> bool:
        if did.state.stage != OVER:
            return False
        sheets = (score_sheet(did.state, player) for player in range(did.state.setup.players))
        return tuple(sheet.bonuses[KINDS.index(kind)] for sheet in sheets) == coins

    return goal


def ghost_groups(*groups: str, leaving: int = 0) -> Goal:
    """The Ghost has joined its dice so, and leaves so many groups."""

    def goal(did: Did) -> bool:
        found = [step.event for step in did.steps if isinstance(step.event, ev.GhostGrouped)]
        return any(
            tuple(map(str, event.groups)) == groups and len(event.leaving) == leaving
            for event in found
        )

    return goal


def _at_stage(stage: str, event: type[ev.Event]) -> Goal:
    """An event of this kind happened when the game was at this stage."""
    return lambda did: any(
        before.stage == stage and isinstance(step.event, event) for before, step in happenings(did)
    )


def _mixed_sides(did: Did) -> bool:
    return len(set(did.state.setup.sides)) == 2


def _in_three_places(did: Did) -> bool:
    """The learner has servants ready, placed and exhausted."""
    mine = did.state.players[LEARNER]
    on_treasures = sum(t.servants for t in did.state.crypt if t and t.owner == LEARNER)
    placed = on_treasures or sum(isinstance(step.event, ev.Placed) for step in did.steps)
    return bool(mine.exhausted and placed)


def _full_deck(players: int) -> Goal:
    """So many play, and so many cards are in the game."""
    return lambda did: (
        did.state.setup.players == players and len(_cards(did.state)) == len(deck_for(players))
    )


def _cards(state: State) -> list[object]:
    owned = [t.card for player in state.players for t in player.treasures]
    return [*owned, *state.deck, *(t.card for t in state.crypt if t), *(t.card for t in state.box)]


def _drawn_first(kind: str) -> Goal:
    """A round has begun, and the first treasure drawn is the one whose back lay on top."""
    return lambda did: any(
        before.top == kind and step.event.cards[0].kind == kind
        for before, step in happenings(did)
        if isinstance(step.event, ev.Revealed)
    )


def _second_turn(did: Did) -> bool:
    return did.seen and did.state.last_turn and did.state.lights_out == LEARNER


def _torches_gone(did: Did) -> bool:
    """The torches, both the learner's at first, are both the Ghost's."""
    had = (did.start.leader, did.start.lights_out)
    return had == (LEARNER, LEARNER) and (did.state.leader, did.state.lights_out) == (GHOST, GHOST)


def _ghost_is_rested(did: Did) -> bool:
    """The Ghost has had treasures, was never rolled for them, and rolls three dice again."""
    rolled = [step.event for step in did.steps if isinstance(step.event, ev.Rolled)]
    tired = any(event.player == GHOST for event in rolled)
    again = [step.event for step in did.steps if isinstance(step.event, ev.GhostRolled)]
    return not tired and any(len(event.faces) == 3 for event in again)


# --- the tables -----------------------------------------------------------------------------------

OPEN = "idols4 pottery? jewelry2"
"""A crypt to claim in."""
LAST_TURN: dict[str, Any] = {"leader": 0, "turn": 2}
"""Of two: the learner leads and has the last turn, so that Collect comes next."""
LAST_ROUND: dict[str, Any] = {"leader": 0, "turn": 2, "round_number": 8}
TO_THE_END = ("b1", "continue")


TRIALS = by_rule(
    trial(
        "deck",
        table(
            "idols4 jewelry2 remains1 tapestries3 pottery? manuscripts?",
            players=4,
            leader=1,
            turn=3,
            collections=["idols4"],
            round_number=4,
            claims=["", "b3", "d4"],
        ),
        "a1",
        "continue",
        shows=both(owns("idols", 2, 4), _full_deck(4)),
    ),
    trial(
        "deck.setup-icon",
        table(
            "remains2 idols4 jewelry1 tapestries?",
            players=3,
            leader=1,
            turn=2,
            collections=["remains2"],
            round_number=3,
            claims=["", "b4", "c1"],
        ),
        "a1",
        "continue",
        shows=both(owns("remains", 2, 2), _full_deck(3)),
    ),
    trial(
        "deck.back",
        table(
            OPEN,
            claims=["", "a444"],
            collections=["pottery2"],
            box="pottery1 pottery3",
            round_number=3,
            top="tapestries",
            **LAST_TURN,
        ),
        "b1",
        "continue",
        shows=both(owns("pottery", value=4), _drawn_first("tapestries")),
    ),
    trial(
        "dice",
        table(OPEN, exhausted=[1], claims=["", "a444"], **LAST_TURN),
        "a1 b1 c1",
        "b4",
        shows=both(refused("dice"), _in_three_places),
    ),
    trial(
        "setup.collectors",
        table(OPEN, sides="AABAAA", collections=["manuscripts1 pottery2"], round_number=3),
        "peek",
        shows=both(decided("peek"), _mixed_sides),
    ),
    trial(
        "setup.torches",
        table(players=3),
        "a1",
        "continue",
        shows=both(in_order(ev.Placed, 0, 1, 2), lambda did: did.start.lights_out == 2),
    ),
    trial(
        "reveal.count",
        table(
            "idols4 jewelry2 remains1 tapestries3 pottery? manuscripts?",
            players=4,
            leader=1,
            turn=3,
            claims=["", "a3", "d4", "b2"],
        ),
        "c1",
        "continue",
    ),
    trial(
        "reveal.before-claim",
        table(
            OPEN,
            sides="AAABAA",
            claims=["", "a444"],
            collections=["pottery1 pottery3"],
            round_number=3,
            moves=["c1"],
            **LAST_TURN,
        ),
        "done",
    ),
    trial("claim.order", table(players=2), "a3", "continue", shows=_second_turn),
    trial(
        "claim.place",
        table(OPEN),
        "a23",
        "a22 c1",
        shows=both(refused("claim.place"), cites("claim.place", "crypt")),
    ),
    trial(
        "claim.push",
        table(OPEN, claims=["", "a33 b2"], leader=1, turn=1),
        "a6",
        "a44",
        shows=both(refused("claim.push"), cites("claim.push", "crypt")),
    ),
    trial(
        "claim.own",
        table(OPEN, claims=["a3", "b111"], **LAST_TURN),
        "a5",
        shows=refused("claim.own"),
    ),
    trial(
        "claim.last-turn",
        table(OPEN, claims=["", "a444"], **LAST_TURN),
        "b1 c1",
        "b1",
        shows=both(refused("claim.last-turn"), cites("claim.place", "crypt")),
    ),
    trial("recover", table(OPEN, exhausted=[3]), "a1", "recover"),
    trial("collect.discard", table(OPEN, claims=["", "a444"], **LAST_TURN), "b1", "continue"),
    trial(
        "collect.order",
        table(
            "idols3 jewelry2 remains1 tapestries?",
            players=3,
            leader=1,
            turn=2,
            claims=["", "a3", "b2"],
        ),
        "d2",
        "continue",
        shows=in_order(ev.Collected, 1, 2, 0),
    ),
    trial(
        "collect.roll",
        table(OPEN, claims=["b1", "a444"], **LAST_TURN),
        "c66",
        "continue",
        shows=both(happened(ev.Rolled, exhausted=True), happened(ev.Spared)),
    ),
    trial(
        "collect.keep",
        table(OPEN, seed=2, claims=["", "a444"], **LAST_TURN),
        "b6",
        "continue",
        shows=both(cites("collect.keep", "crypt"), happened(ev.Rolled, exhausted=True)),
    ),
    trial(
        "collect.all-pushed",
        table(OPEN, claims=["", "a111"], exhausted=[2], leader=1, turn=1),
        "a4",
        "continue",
    ),
    trial(
        "collect.reroll",
        table("jewelry4 pottery? idols2", seed=2, claims=["", "a444"], **LAST_TURN),
        "c6",
        "continue",
        "done",
        shows=both(happened(ev.Rolled, exhausted=True), _at_stage(REROLL, ev.Declined)),
    ),
    trial("pass", table(OPEN, claims=["", "a444"], **LAST_TURN), "b1", "continue"),
    trial(
        "idols.A",
        table(OPEN, claims=["", "a444"], collections=["idols1"], round_number=2, **LAST_TURN),
        "c5",
        "continue",
        "reroll c",
        shows=both(cites("idols.A", "crypt"), happened(ev.Rerolled, exhausted=False)),
    ),
    trial(
        "idols.B",
        table(
            "jewelry4 pottery? idols2",
            sides="BAAAAA",
            claims=["", "a444"],
            collections=["idols1"],
            round_number=2,
            **LAST_TURN,
        ),
        "c2",
        "continue",
    ),
    trial(
        "jewelry.A",
        table(
            "idols4 jewelry3 pottery?",
            claims=["", "a444"],
            collections=["jewelry2"],
            **LAST_ROUND,
        ),
        *TO_THE_END,
        shows=pays("jewelry", 3),
    ),
    trial(
        "jewelry.B",
        table(
            "idols4 jewelry3 pottery?",
            sides="ABAAAA",
            claims=["", "a444"],
            collections=["jewelry1 jewelry2"],
            **LAST_ROUND,
        ),
        *TO_THE_END,
        shows=pays("jewelry", 3),
    ),
    trial(
        "manuscripts.A",
        table(
            "idols4 pottery? manuscripts2",
            claims=["", "a444"],
            collections=["manuscripts1"],
            **LAST_ROUND,
        ),
        "c1",
        "continue",
        shows=pays("manuscripts", 5),
    ),
    trial(
        "manuscripts.B",
        table(OPEN, sides="AABAAA", collections=["manuscripts1"], round_number=2),
        "peek",
    ),
    trial(
        "pottery.A",
        table(
            OPEN,
            claims=["", "a444"],
            collections=["pottery1 pottery3 pottery4"],
            **LAST_ROUND,
        ),
        *TO_THE_END,
        shows=pays("pottery", 8),
    ),
    trial(
        "pottery.B",
        table(
            OPEN,
            sides="AAABAA",
            claims=["", "a444"],
            collections=["pottery1 pottery3"],
            round_number=3,
            moves=["c1"],
            **LAST_TURN,
        ),
        "take b",
    ),
    trial(
        "remains.A",
        table(OPEN, collections=["remains1 remains3"], exhausted=[1], round_number=2),
        "rouse",
    ),
    trial(
        "remains.B",
        table(
            "idols4 remains? jewelry2",
            sides="AAAABA",
            claims=["", "a444"],
            collections=["remains1 remains3 remains4"],
            **LAST_ROUND,
        ),
        *TO_THE_END,
        shows=pays("remains", 10),
    ),
    trial(
        "tapestries.A",
        table(
            "idols4 tapestries1 pottery?",
            players=2,
            claims=["", "a5"],
            collections=["tapestries2", "tapestries3"],
            **LAST_ROUND,
        ),
        *TO_THE_END,
        shows=pays("tapestries", 5, 5),
    ),
    trial(
        "tapestries.B",
        table(
            "idols4 tapestries4 pottery2 jewelry?",
            players=3,
            sides="AAAAAB",
            claims=["", "a5", "c2"],
            collections=["tapestries1 tapestries2", "tapestries2 tapestries3 tapestries3"],
            leader=1,
            turn=2,
            round_number=9,
        ),
        *TO_THE_END,
        shows=pays("tapestries", 4, 4, 0),
    ),
    trial(
        "any-time",
        table(
            OPEN,
            claims=["", "a444"],
            collections=["remains1 remains2"],
            exhausted=[1],
            **LAST_ROUND,
        ),
        *TO_THE_END,
        "rouse",
        "continue",
        shows=_at_stage(LAST, ev.Roused),
    ),
    trial(
        "score",
        table(
            OPEN,
            claims=["", "a444"],
            collections=["idols1 jewelry3 jewelry4 remains2"],
            exhausted=[1],
            **LAST_ROUND,
        ),
        *TO_THE_END,
    ),
    trial(
        "tie",
        table(
            OPEN,
            players=2,
            collections=["remains4", "manuscripts4"],
            **LAST_ROUND,
        ),
        "recover",
        "continue",
        "roll",
    ),
    trial(
        "solo.torches",
        table(OPEN, claims=["", "a444"], **LAST_TURN),
        "b1",
        "continue",
        shows=_torches_gone,
    ),
    trial("solo.order", table(OPEN, claims=["", "a444"], **LAST_TURN), "b1", "continue"),
    trial(
        "ghost.roll",
        table(OPEN, seed=49),
        "c1",
        "continue",
        shows=both(cites("ghost.roll", "crypt"), ghost_groups("44", "1")),
    ),
    trial(
        "ghost.sequence",
        table(OPEN, seed=127),
        "c1",
        "continue",
        shows=ghost_groups("33", "6"),
    ),
    trial(
        "ghost.place",
        table(OPEN, seed=61),
        "a5 b4 c2",
        "continue",
        shows=both(
            ghost_groups("33", "4"),
            happened(ev.Placed, player=GHOST, slot=0),
            happened(ev.Placed, player=GHOST, slot=2),
        ),
    ),
    trial(
        "ghost.second",
        table(OPEN, seed=2, claims=["", "a3 b2 c1"], leader=1, turn=1),
        "a4 b3",
        "continue",
        shows=both(cites("ghost.second", "crypt"), ghost_groups("5", leaving=1)),
    ),
    trial(
        "ghost.tireless",
        table(OPEN, claims=["", "a55 b6"], **LAST_TURN),
        "c1",
        "continue",
        shows=_ghost_is_rested,
    ),
    trial("ghost.discard", table(OPEN, claims=["", "a55 b4"], **LAST_TURN), "c1", "continue"),
    trial(
        "solo.collectors",
        table("idols4 pottery? tapestries1", claims=["", "a444"], **LAST_ROUND),
        "c1",
        "continue",
        shows=pays("tapestries", 5),
    ),
    trial(
        "solo.rank",
        table(
            "idols3 remains? pottery2",
            sides="BAAAAA",
            claims=["", "a444"],
            collections=[
                "idols4 jewelry4 manuscripts4 remains4 tapestries4 tapestries3 tapestries2 pottery4"
            ],
            **LAST_ROUND,
        ),
        "c1",
        "continue",
        shows=both(cites("solo.rank", "crypt"), lambda did: did.state.scores == (41,)),
    ),
)
"""For every rule of Crypt a table to try it at, in the order of the index."""
