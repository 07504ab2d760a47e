"""Which treasures a claim can reach, as the table shows it, and why not the others."""

from __future__ import annotations

from typing import Any

from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM
from crypt_core.engine.timeline import Timeline
from crypt_widgets.games.crypt.table.present import table_data
from crypt_widgets.tutoring.opening import Opened, new_game
from crypt_widgets.tutoring.session import Session
from tests.crypt.build import table as posed
from tests.messages import send
from tests.strategies import pick


def treasures(at: Session) -> list[dict[str, Any]]:
    return table_data(at, at.game.view(at.timeline.state, at.viewer))["treasures"]


def at_table(*args: Any, **fields: Any) -> Session:
    state = posed(*args, players=1, **fields)
    return Session("en", Opened(Timeline(CRYPT, state.setup, 7, state), ["person"]))


def test_a_treasure_is_closed_if_no_legal_claim_has_it() -> None:
    found = {True: 0, False: 0}
    for seed in range(6):
        at = Session("en", new_game({"seed": seed}))
        while not at.over:
            state = at.timeline.state
            legal = CRYPT.legal_moves(state)
            if state.stage == "claim":
                reached = {slot for move in legal if move.verb == CLAIM for slot, _ in move.dice}
                for slot, treasure in enumerate(treasures(at)):
                    if treasure["state"] == "crypt":
                        assert bool(treasure["closed"]) == (slot not in reached), str(state)
                        found[bool(treasure["closed"])] += 1
            send(at, {"do": "play", "move": CRYPT.write_move(pick(legal, seed))})
            assert at.draft.verdict is None
            send(at, {"do": "continue"})
    assert min(found.values()) > 5


def test_why_is_said_by_the_judge() -> None:
    at = at_table("idols4=P1:55 pottery2=P2:44 jewelry1=P2:6", turn=2)
    why = [treasure["closed"] for treasure in treasures(at)]
    assert why[0].startswith("Your own servants are already on the idol")
    assert why[1:] == [
        "Out of reach: it takes 9, and you have 6 at most.",
        "Out of reach: it takes 7, and you have 6 at most.",
    ]


def test_where_nobody_decides_nothing_is_closed() -> None:
    at = Session("en", new_game({"seed": 7}))
    send(at, {"do": "play", "move": "a666"})
    assert not at.timeline.at_decision
    assert all(not treasure["closed"] for treasure in treasures(at))
