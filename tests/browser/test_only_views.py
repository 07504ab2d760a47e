"""Only views reach the browser: everything that goes over the wire is read, value by value.

The messages of the page are answered a second time here, by a tutor without a page. Then three
things must hold after each of them: what came over the wire is what this tutor draws; the values in
it are those that the viewer of that moment may know; and no word of it changes when the cards that
this viewer never gets to see are exchanged for others.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from crypt_core.coach.bots import sensible_bot
from crypt_core.crypt.components import KINDS, Card, deck_for
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import PEEK
from crypt_core.crypt.state import State
from crypt_core.crypt.views import View, view
from crypt_core.engine.timeline import Timeline
from crypt_widgets.app import Tutor
from crypt_widgets.present_story import ribbon_data, story_data
from crypt_widgets.present_table import table_data
from crypt_widgets.present_whatif import whatif_data
from crypt_widgets.session import Session
from tests.browser.tutor_page import TABLE, TutorPage, game

Open = Callable[..., TutorPage]
CURTAIN = f"{TABLE} [data-testid=curtain]"


def tables(message: object) -> Iterator[dict[str, Any]]:
    """Every description of a table, wherever in a message it is."""
    if isinstance(message, dict):
        if "treasures" in message and "players" in message:
            yield message
        for part in message.values():
            yield from tables(part)
    elif isinstance(message, list):
        for part in message:
            yield from tables(part)


def check_values(table: Mapping[str, Any], seen: View) -> int:
    """Each value that a table gives is one that the view gives; how many it rightly keeps back."""
    hidden = 0
    for drawn, known in zip(table["treasures"], seen.crypt, strict=True):
        if known is None:
            assert drawn["state"] == "gone"
            assert "value" not in drawn
        else:
            assert (drawn["kind"], drawn["value"]) == (known.kind, known.value)
            hidden += known.value is None
    for player, knows in zip(table["players"], seen.players, strict=True):
        drawn_cards = {group["kind"]: group["cards"] for group in player["treasures"]}
        for kind in KINDS:
            values = [card["value"] for card in drawn_cards.get(kind, [])]
            assert values == [card.value for card in knows.treasures if card.kind == kind]
            hidden += values.count(None)
    return hidden


def never_seen(timeline: Timeline, viewer: int | None) -> dict[Card, Card]:
    """The cards that a viewer sees at no moment of the game, each with another of its kind."""
    setup = timeline.setup
    everyone = (1 << setup.seats) - 1

    def sees(known: int) -> bool:
        return known == everyone if viewer is None else bool(known >> viewer & 1)

    seen = {
        lying.card
        for moment in timeline.moments
        for state in (moment.state, *(step.state for step in moment.steps))
        for lying in (*state.crypt, *state.box, *(t for p in state.players for t in p.treasures))
        if lying is not None and sees(lying.known)
    }
    others = {}
    for kind in KINDS:
        cards = [card for card in deck_for(setup.players) if card.kind == kind and card not in seen]
        others.update(zip(cards, cards[1:] + cards[:1], strict=True))
    return others


def exchanged(timeline: Timeline, others: Mapping[Card, Card]) -> Timeline:
    """The same game with these cards in each other's place."""

    def swap(lying: Any) -> Any:
        return lying and lying._replace(card=others.get(lying.card, lying.card))

    def changed(state: State) -> State:
        return state._replace(
            crypt=tuple(map(swap, state.crypt)),
            box=tuple(map(swap, state.box)),
            players=tuple(
                player._replace(treasures=tuple(map(swap, player.treasures)))
                for player in state.players
            ),
            deck=tuple(others.get(card, card) for card in state.deck),
        )

    other = copy.copy(timeline)
    other.moments = [
        replace(
            moment,
            state=changed(moment.state),
            steps=tuple(step._replace(state=changed(step.state)) for step in moment.steps),
        )
        for moment in timeline.moments
    ]
    return other


def drawn(session: Session) -> dict[str, Any]:
    """What the panels draw of a game (the frame keeps its record, which has no card in it)."""
    seen = view(session.timeline.state, session.viewer)
    return {
        "ribbon": ribbon_data(session, seen),
        "table": table_data(session, seen),
        "story": story_data(session, seen),
        "whatif": whatif_data(session),
    }


def check_words(session: Session) -> int:
    """Nothing drawn depends on a card that the viewer never sees; how many such cards moved."""
    others = never_seen(session.timeline, session.viewer)
    other = copy.copy(session)
    other.timeline = exchanged(session.timeline, others)
    other.told = {}
    assert drawn(other) == drawn(session)
    return sum(old.value != new.value for old, new in others.items())


def check_wire(tutor: TutorPage) -> dict[str, int]:
    """Check all that the page has received; what there was to keep back, and how often."""
    found = {"tables": 0, "hidden": 0, "moved": 0}
    answers = {id(answer) for asked in tutor.wire.asked.values() for answer in asked.answers}
    for message in tutor.wire.received:
        # What comes by itself is the first picture of a new solo game: nobody has peeked yet.
        for table in tables(message["content"]) if id(message) not in answers else ():
            found["tables"] += 1
            assert all(t["value"] is None for t in table["treasures"] if not t["up"])
            assert not any(player["treasures"] for player in table["players"])
    again = Tutor()
    for asked in tutor.wire.asked.values():
        again._answer(asked.content)
        session = again.session
        seen = view(session.timeline.state, session.viewer)
        for answer in asked.answers:
            for table in tables(answer["content"]):
                found["tables"] += 1
                found["hidden"] += check_values(table, seen)
                assert table == again.table.data, "this tutor sees what the page was sent"
        # Drafts change nothing but the verdict, and there are many of them.
        if not session.over and asked.content["do"] != "consider":
            found["moved"] += check_words(session)
    return found


def play_on(tutor: TutorPage, rounds: int) -> None:
    """Play by mouse: claims of one servant, and Recover, until so many rounds are over."""
    rng = Random(5)
    for _ in range(200):
        if tutor.over or tutor.timeline.state.round > rounds:
            return
        if tutor.find(CURTAIN).count():
            tutor.do("curtain")
        elif tutor.can_go_on:
            tutor.go_on()
        else:
            state = tutor.timeline.state
            on_turn = CRYPT.on_turn(state)
            assert on_turn is not None
            legal = [move for move in CRYPT.legal_moves(state) if move.player == on_turn]
            down = [m for m in legal if any(not state.crypt[s].up for s, _ in m.dice)]
            small = [m for m in down or legal if sum(len(dice) for _, dice in m.dice) < 2]
            tutor.decide(CRYPT.write_move(rng.choice(small or legal)))
    pytest.fail("the game does not come to its end")


def test_solo_game_to_its_end(open_tutor: Open) -> None:
    tutor = open_tutor(game(seed=9))
    play_on(tutor, rounds=8)
    assert tutor.over
    found = check_wire(tutor)
    assert found["tables"] > 25
    assert found["hidden"] > 15
    assert found["moved"] > 50


def test_two_people_at_one_screen(open_tutor: Open) -> None:
    tutor = open_tutor(game(players=2, seed=9, sides="BBBBBB"))
    play_on(tutor, rounds=3)
    found = check_wire(tutor)
    assert found["hidden"] > 15
    assert any(asked.content["do"] == "curtain" for asked in tutor.wire.asked.values())


@pytest.mark.parametrize("players", [3, 4])
def test_one_person_among_bots(open_tutor: Open, players: int) -> None:
    seats = ["person", "bot:random", "bot:sensible", "bot:random"][:players]
    tutor = open_tutor(game(players=players, seed=8, sides="BABBAB"), seats)
    play_on(tutor, rounds=4)
    assert check_wire(tutor)["hidden"] > 15


def before_a_peek(players: int) -> Timeline:
    """A game in which the player on turn may look at a face-down treasure, and has a secret to."""
    for seed in range(100):
        timeline = game(players=players, sides="AABAAA", seed=seed)
        while (player := CRYPT.on_turn(timeline.state)) is not None:
            state = timeline.state
            legal = CRYPT.legal_moves(state)
            able = [m for m in legal if m.verb == PEEK and m.player == player == 0]
            if able and state.stage == "claim":
                return timeline
            quiet = [m for m in legal.own() if m.verb != PEEK]
            timeline.play(sensible_bot(view(state, player), quiet, 0))
    raise LookupError("no game with a look at a face-down treasure")


@pytest.mark.parametrize("players", [1, 2])
def test_a_peek_is_for_its_viewer_alone(open_tutor: Open, players: int) -> None:
    timeline = before_a_peek(players)
    slot, down = next((s, t) for s, t in enumerate(timeline.state.crypt) if t and not t.up)
    tutor = open_tutor(timeline)
    if tutor.find(CURTAIN).count():
        tutor.do("curtain")
    card = tutor.find(f'{TABLE} .tb-card[data-slot="{"abc"[slot]}"]')
    assert card.locator(".tb-value").count() == 0
    tutor.decide("peek")
    assert card.locator(".tb-value").inner_text() == str(down.card.value)
    if tutor.can_go_on:
        tutor.go_on()
    tutor.decide("recover")
    tutor.go_on()
    if players == 2:
        assert tutor.find(CURTAIN).is_visible()
        assert card.locator(".tb-value").count() == 0
        tutor.do("curtain")
        if tutor.timeline.state.crypt[slot] is not None:
            assert card.locator(".tb-value").count() == 0
    assert check_wire(tutor)["hidden"]
