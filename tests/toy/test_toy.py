"""Choices in secret and all at once, offers without end, and an eight-sided die: at a table."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from crypt_core.coach.bots import choose_next, out_of_turn
from crypt_core.engine import record
from crypt_core.engine.game import BadNotation
from crypt_core.engine.luck import KeyedLuck, outcomes
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.explain.transcript import transcript
from crypt_core.teach.words import Words
from crypt_widgets.panels.whatif.present import told_moments, whatif_data
from crypt_widgets.tutoring.session import Session
from tests.messages import send
from tests.toy.game import DIE, TOY
from tests.toy.table import at_home, at_table
from tests.toy.teach.explain import Voice

SECRET = "Choose ?"


def timeline(players: int = 3, seed: int = 5) -> Timeline:
    return Timeline(TOY, TOY.setup({"players": players}), seed)


def ask(at: Session, do: str, **facts: Any) -> None:
    send(at, {"do": do, **facts})


# --- several at once, in secret -------------------------------------------------------------------


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_it_does_not_matter_who_of_several_chooses_first(order: tuple[int, ...]) -> None:
    game = timeline()
    for count, player in enumerate(order):
        assert TOY.deciders(game.state) == tuple(sorted(order[count:]))
        game.play(f"P{player + 1}: choose {player + 1}")
    assert [str(step.event) for step in game.moment.steps][1:] == ["all show 1,2,3 and the die 8"]
    assert game.state.gems == (5, 7, 9)


def test_text_without_a_mover_is_no_move_while_several_owe_one() -> None:
    game = timeline(players=2)
    with pytest.raises(BadNotation):
        game.play("choose 1")
    game.play("P2: choose 2")
    game.play("choose 1")
    assert game.moment.move.player == 0


def test_nothing_that_is_shown_tells_a_choice_before_all_are_in() -> None:
    games = [timeline(), timeline()]
    for number, game in enumerate(games, 1):
        game.play(f"P2: choose {number}")
    told = [
        [repr(game), repr(game.moments), repr(game.state), repr(TOY.legal_moves(game.state))]
        for game in games
    ]
    assert told[0] == told[1]
    for viewer in (None, 0, 2):
        assert TOY.view(games[0].state, viewer) == TOY.view(games[1].state, viewer)
    assert TOY.view(games[0].state, 1) != TOY.view(games[1].state, 1)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_transcript_tells_a_choice_to_its_maker_alone(
    viewer: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = at_table(monkeypatch, *["person"] * 3)
    for move in ("P2: choose 2", "P3: choose 2", "P1: choose 1"):
        at.timeline.play(move)
    lines = transcript(Voice(Words("en"), viewer, at.seats), at.timeline, viewer)
    assert ("You: Choose 2" in lines) == (viewer == 1)
    assert (f"Player 2: {SECRET}" in lines) == (viewer != 1)
    assert lines[-1].startswith("All show what they chose: ")


# --- at one screen --------------------------------------------------------------------------------


def test_people_at_one_screen_choose_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is at the screen is asked first; it changes hands before the next one is."""
    at = at_table(monkeypatch, *["person"] * 3)
    assert at.deciders == (0, 1, 2)
    assert (at.asked, at.wanted, at.deciding, at.curtain) == (0, 0, True, False)
    for player in range(3):
        ask(at, "play", move=f"choose {player + 1}")
        assert at.timeline.moment.move.player == player
        assert (at.wanted, at.curtain) == (player, False), "who chose sees what came of it"
        if player < 2:
            ask(at, "next")
            assert (at.wanted, at.curtain, at.viewer) == (player + 1, True, None)
            ask(at, "play", move="P3: choose 1")
            assert at.timeline.moment.move.player == player, "nothing is played at a curtain"
            ask(at, "curtain")
            assert (at.viewer, at.deciding) == (player + 1, True)
    ask(at, "continue")
    assert not at.curtain or at.wanted == 0


def test_of_several_the_one_at_the_screen_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    at = at_table(monkeypatch, *["person"] * 3)
    ask(at, "play", move="choose 1")
    ask(at, "next")
    ask(at, "curtain")
    ask(at, "go", node=0)
    assert at.deciders == (0, 1, 2)
    assert (at.asked, at.viewer, at.curtain) == (1, 1, False)
    ask(at, "play", move="choose 3")
    assert at.timeline.moment.move.player == 1


def test_what_if_names_a_choice_to_its_maker_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    at = at_table(monkeypatch, *["person"] * 3)
    ask(at, "play", move="choose 1")
    ask(at, "next")
    ask(at, "curtain")
    ask(at, "play", move="choose 2")
    for viewer, labels in {
        1: [SECRET, "Choose 2"],
        0: ["Choose 1", SECRET],
    }.items():
        at.shown_to = at.attention = viewer
        assert at.viewer == viewer
        told = told_moments(at)
        assert [item["label"] for item in told][1:] == labels
        assert ("Choose 2" in str(told)) == (viewer == 1)
    assert "Player 3" in whatif_data(at)["ahead"]


def test_bots_choose_while_people_owe_a_choice_too(monkeypatch: pytest.MonkeyPatch) -> None:
    at = at_table(monkeypatch, "bot:random", "person", "bot:generous")
    assert (at.asked, at.deciding) == (1, True)
    ask(at, "play", move="choose 2")
    ask(at, "continue")
    movers = [moment.move.player for moment in at.timeline.line()[1:]]
    assert sorted(movers[:3]) == [0, 1, 2]
    for _ in range(30):
        if at.over:
            break
        if at.deciding:
            move = TOY.own_moves(at.timeline.state, 1)[0]
            ask(at, "play", move=str(move))
        ask(at, "continue")
    assert at.over
    moves = [moment.move for moment in at.timeline.line()[1:]]
    assert any((move.verb, move.player, move.give) == ("offer", 2, 2) for move in moves)


def test_what_a_page_keeps_is_sealed(monkeypatch: pytest.MonkeyPatch) -> None:
    at = at_table(monkeypatch, *["person"] * 2)
    ask(at, "play", move="choose 3")
    kept = at.match.record()
    assert kept.startswith(record.SEAL)
    assert "choose" not in kept
    loaded, extra = record.load_text(kept, {TOY.name: TOY})
    assert loaded.state == at.timeline.state
    assert extra == {"seats": ["person"] * 2}
    for damaged in (kept[:-9], kept + "A", record.SEAL, record.SEAL + "?", kept + "é"):
        with pytest.raises(record.RecordError) as caught:
            record.load_text(damaged, {TOY.name: TOY})
        assert caught.value.reason == "record-not-ours"
    assert json.loads(record.save_text(at.timeline))["game"] == "toy"


# --- offers ---------------------------------------------------------------------------------------


def test_an_offer_that_nobody_suggests_is_played_and_kept() -> None:
    game = timeline()
    for move in ("P1: choose 1", "P2: choose 2", "P3: choose 3"):
        game.play(move)
    offer = TOY.read_move("offer P3 4 for 9", game.state)
    assert offer not in TOY.own_moves(game.state, 0)
    game.play("offer P3 4 for 9")
    game.play("accept")
    assert game.state.gems == (10, 7, 4)
    loaded, _ = record.load_text(record.save_text(game), {TOY.name: TOY})
    assert loaded.state == game.state


def test_an_offer_is_taken_back_out_of_turn() -> None:
    game = timeline()
    for move in ("P1: choose 1", "P2: choose 2", "P3: choose 3", "offer P3 1 for 1"):
        game.play(move)
    assert TOY.deciders(game.state) == (2,)
    assert [str(move) for move in TOY.own_moves(game.state, 0)] == ["P1: withdraw"]
    game.play("P1: withdraw")
    assert game.state.round == 2


def test_a_bot_takes_its_offer_back_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """Out of turn, whoever is to answer: another bot, or a person, who is not asked then."""
    at_home(monkeypatch)
    seats, named = ["bot:generous", "bot:random"], {0: "generous", 1: "random"}
    by_bots, before_a_person = set(), set()
    for seed in range(40):
        game = offered(seed)
        assert out_of_turn({1: "generous"}, TOY, game.state, game.moment.luck) is None
        withdrawn = out_of_turn(named, TOY, game.state, game.moment.luck)
        move = choose_next(seats, TOY, game.state, game.moment.luck)
        assert move == withdrawn or (withdrawn is None and move.player == 1)
        assert choose_next(["person", "bot:random"], TOY, game.state, game.moment.luck).player == 1
        at = at_table(monkeypatch, "bot:generous", "person", seed=seed)
        ask(at, "play", move="choose 1")
        ask(at, "continue")
        assert (at.asked, at.deciding) == (1, True)
        by_bots.add(move.verb)
        before_a_person.add(at.timeline.moment.move.verb)
    assert by_bots == {"withdraw", "accept", "decline"}
    assert before_a_person == {"withdraw", "offer"}


def offered(seed: int) -> Timeline:
    """A game of two in which the first has made the second an offer."""
    game = timeline(players=2, seed=seed)
    for move in ("P1: choose 1", "P2: choose 2", "offer P2 2 for 1"):
        game.play(move)
    return game


# --- the die --------------------------------------------------------------------------------------


def test_odds_of_the_die_are_enumerated_by_the_rules() -> None:
    game = timeline(players=2)
    game.play("P1: choose 1")
    move = TOY.read_move("choose 3", game.state)
    odds = Counter[tuple[int, ...]]()
    for chance, (after, _) in outcomes(lambda luck: TOY.play(game.state, move, luck)):
        odds[after.gems] += chance  # type: ignore[assignment]
    assert odds == {(4, 6): Fraction(7, DIE), (5, 9): Fraction(1, DIE)}
    assert TOY.play(game.state, move, KeyedLuck(1))[0].gems in odds
