"""The coach's state: a ladder of hints that begins afresh, a ranked list, and nothing peeked."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

from crypt_core.coach.rounding import tenths
from crypt_core.crypt.coach.advice import Advice
from crypt_core.crypt.coach.worth import BONUS, fitted, fitted_for_rank
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.teach import explain
from crypt_core.crypt.views import view
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.explain.numbers import decimal
from crypt_core.teach.words import LANGS
from crypt_widgets.games.crypt.coach import state as coach_state
from crypt_widgets.games.crypt.coach.present import coach_data
from crypt_widgets.games.crypt.coach.state import CoachState
from crypt_widgets.tutoring.opening import Opened, new_game
from crypt_widgets.tutoring.session import Session
from tests.messages import send


def ask(at: Session, do: str, **facts: Any) -> dict[str, Any]:
    """Send a message; the value is what the panel shows then."""
    send(at, {"do": do, **facts})
    return coach_data(at)


def session(lang: str = "en", **fields: Any) -> Session:
    """A game at its first decision, with the card open."""
    at = Session(lang, new_game({"seed": 7, **fields}))
    ask(at, "continue")
    ask(at, "tool", name="coach")
    return at


def on(at: Session, move: str) -> dict[str, Any]:
    """Make a decision, and go on to the next one."""
    ask(at, "play", move=move)
    assert at.draft.verdict is None, at.draft.verdict
    return ask(at, "continue")


def full_list(at: Session, **filters: int | None) -> list[dict[str, Any]]:
    data = ask(at, "coach-list", open=True)
    if filters:
        data = ask(at, "coach-filter", **filters)
    while data["list"]["more"]:
        shown = len(data["list"]["rows"])
        data = ask(at, "coach-more")
        assert len(data["list"]["rows"]) > shown
    return list(data["list"]["rows"])


def test_the_ladder_goes_up_one_rung_at_a_time_and_begins_afresh() -> None:
    at = session()
    seen: list[str] = []
    labels = set()
    data = coach_data(at)
    for rung in range(1, 4):
        labels.add(data["next"])
        assert data["best"] is None
        data = ask(at, "coach-hint")
        assert len(data["hints"]) == rung
        assert data["hints"][:-1] == seen, "earlier hints stay"
        seen = data["hints"]
    assert len(labels) == 3
    assert data["next"] is None
    assert ask(at, "coach-hint") == data, "there is no fourth"
    best = Advice(view(at.timeline.state, 0)).best
    assert data["best"]["move"] == str(best.move).removeprefix("P1: ")
    first = at.timeline.moment.id

    assert on(at, data["best"]["move"])["hints"] == []
    ask(at, "coach-hint")
    back = ask(at, "go", node=first)
    assert back["hints"] == [], "also where hints were given before"
    assert back["list"] is None
    assert back["best"] is None


def test_nothing_is_computed_before_it_is_asked_and_nothing_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    class Counted(Advice):
        def __init__(self, seen: Any, worth: Any) -> None:
            made.append(seen.stage)
            super().__init__(seen, worth)

    monkeypatch.setattr(coach_state, "Advice", Counted)
    at = session()
    ask(at, "consider", move="a4 b2")
    assert made == []
    for _ in range(3):
        ask(at, "coach-hint")
    ask(at, "coach-list", open=True)
    ask(at, "consider", move="a4")
    ask(at, "lang", lang="it")
    assert len(made) == 1
    on(at, "a4 b2")
    assert len(made) == 1
    ask(at, "tool", name="story")
    assert ask(at, "go", node=0) == {"open": False}
    assert len(made) == 1


def test_the_list_is_every_legal_move_ranked() -> None:
    at = session()
    state = at.timeline.state
    rows = full_list(at)
    listed = [move for row in rows for move in (row["move"], *row["same"])]
    assert set(listed) == {str(move).removeprefix("P1: ") for move in CRYPT.legal_moves(state)}
    assert len(listed) == len(CRYPT.legal_moves(state)) > 500
    advice = at.panel_state(CoachState).advice
    moves = [CRYPT.read_move(row["move"], state) for row in rows]
    losses = [advice.of(move).loss for move in moves]
    assert losses == sorted(losses)
    assert losses[0] == 0
    shown = [row["loss"] for row in rows]
    for row, loss in zip(rows, losses, strict=True):
        before = rows[: shown.index(row["loss"])]
        assert row["rank"] == 1 + sum(1 + len(each["same"]) for each in before)
        if not row["loss"].startswith("0"):
            assert float(row["loss"].replace("−", "-")) == pytest.approx(-loss, abs=0.051)


def test_the_list_can_be_narrowed() -> None:
    at = session()
    rows = full_list(at, slot=1, servants=2)
    assert rows
    assert {move for row in rows for move in (row["move"], *row["same"])} == {
        str(move).removeprefix("P1: ")
        for move in CRYPT.legal_moves(at.timeline.state)
        if 1 in dict(move.dice) and sum(len(efforts) for _, efforts in move.dice) == 2
    }
    rest = ask(at, "coach-filter", slot=None, servants=None)
    assert len(rest["list"]["rows"]) == coach_state.FIRST_ROWS


def test_the_draft_is_told_with_its_place_and_its_loss() -> None:
    at = session()
    assert ask(at, "coach-list", open=True)["list"]["draft"] is None
    draft = ask(at, "consider", move="a6 b6 c6")["list"]["draft"]
    move = CRYPT.read_move("a6 b6 c6", at.timeline.state)
    advice = at.panel_state(CoachState).advice
    assert draft["rank"] == advice.rank(move) > 1
    coins = round(advice.of(move).loss, 1)
    assert draft["text"].startswith(
        f"Your draft: place {draft['rank']} of 595, {coins} coins less than the best."
    )
    assert "Compared with it" in draft["text"]
    assert ask(at, "consider", move="a9")["list"]["draft"] is None, "it is not allowed"
    best = str(advice.best.move).removeprefix("P1: ")
    assert "best move there is" in ask(at, "consider", move=best)["list"]["draft"]["text"]
    assert ask(at, "consider", move="")["list"]["draft"] is None


def test_a_listed_move_is_explained() -> None:
    at = session()
    ask(at, "coach-list", open=True)
    data = ask(at, "coach-explain", move="a6 b6 c6")
    idea, _, compared = data["list"]["explained"]["text"].partition("Compared with this one, ")
    assert idea.startswith("You play again after the Ghost")
    assert compared.startswith("the best move ")
    assert data["list"]["explained"]["same"] is None
    assert ask(at, "coach-explain", move=None)["list"]["explained"] is None
    assert ask(at, "coach-explain", move="a9")["list"]["explained"] is None


def test_moves_that_differ_in_nothing_share_a_row() -> None:
    at = session()
    rows = full_list(at)
    several = [row for row in rows if row["same"]]
    assert several
    assert all((row["ways"] is None) == (not row["same"]) for row in rows)
    row = several[0]
    assert row["ways"] == f"{1 + len(row['same'])} ways"
    explained = ask(at, "coach-explain", move=row["move"])["list"]["explained"]
    state = at.timeline.state
    for other in row["same"]:
        label = explain.move(at.voice, CRYPT.read_move(other, state), view(state, 0))
        assert f"“{label}”" in explained["same"]
    shown = ask(at, "coach-filter", slot=None, servants=None)["list"]
    counted = sum(1 + len(row["same"]) for row in shown["rows"])
    assert shown["shown"] == f"Moves shown: {counted} of {len(CRYPT.legal_moves(state))}"


def test_a_number_is_the_same_wherever_it_is_told() -> None:
    """The final score of a move, and what it gives away: in the hint, the list and the draft."""
    at = session()
    for _ in range(3):
        data = ask(at, "coach-hint")
    rows = {row["move"]: row for row in full_list(at)}
    best = data["best"]
    assert rows[best["move"]]["score"] == best["score"]
    told = re.search(
        r"Final score to expect: (\d+\.\d) instead of (\d+\.\d)", " ".join(data["hints"][2])
    )
    other = at.panel_state(CoachState).advice.other
    assert told is not None
    assert other is not None
    held = rows[str(other.move).removeprefix("P1: ")]
    assert told.groups() == (best["score"], held["score"])
    for row in rows.values():
        score, loss = (Fraction(row[name].replace("−", "-")) for name in ("score", "loss"))
        assert Fraction(best["score"]) + loss == score
    draft = ask(at, "consider", move=held["move"])["list"]["draft"]
    assert (draft["score"], draft["loss"]) == (held["score"], held["loss"])
    assert f"{held['loss'].removeprefix('−')} coins less than the best" in draft["text"]


def test_there_is_no_advice_for_two_players_for_bots_or_between_decisions() -> None:
    for second in ("person", "bot:sensible"):
        assert coach_data(session(players=2, seats=["person", second])) == {}
    at = session()
    ask(at, "play", move="a4 b2")
    between = coach_data(at)
    assert not at.timeline.at_decision
    assert between["quiet"]
    assert ask(at, "coach-hint")["hints"] == []
    assert ask(at, "coach-list", open=True)["list"] is None
    while not at.over:
        on(at, str(CRYPT.legal_moves(at.timeline.state)[0]))
    assert coach_data(at) == {}


def test_a_decision_without_a_choice_is_named_at_once() -> None:
    at = session()
    while at.panel_state(CoachState).choices > 1:
        on(at, "a6 b6 c6" if at.timeline.state.players[0].ready == 3 else "recover")
        assert not at.over
    data = coach_data(at)
    assert data["quiet"].startswith("There is only one move here: ")
    assert data["next"] is None


def swapped(timeline: Timeline) -> Timeline:
    """The same game, but what lies face-down and the deck are other cards of the same kinds."""
    moment = timeline.moments[0]
    state = moment.state
    hidden = next(slot for slot, t in enumerate(state.crypt) if t and not t.up)
    card = state.crypt[hidden].card
    other = next(c for c in state.deck if c.kind == card.kind and c.value != card.value)
    crypt = list(state.crypt)
    crypt[hidden] = crypt[hidden]._replace(card=other)
    deck = tuple(card if c == other else c for c in state.deck)
    moment.state = state._replace(crypt=tuple(crypt), deck=deck)
    moment.steps = (*moment.steps[:-1], moment.steps[-1]._replace(state=moment.state))
    return timeline


def test_hidden_values_change_no_word_of_it() -> None:
    at, other = (Session("en", new_game({"seed": 7})) for _ in range(2))
    other = Session("en", Opened(swapped(other.timeline), other.seats))
    seen = []
    for one in (at, other):
        ask(one, "continue")
        ask(one, "tool", name="coach")
        for _ in range(3):
            ask(one, "coach-hint")
        full_list(one)
        seen.append(coach_data(one))
    assert at.timeline.state != other.timeline.state
    assert seen[0] == seen[1]


@pytest.mark.parametrize("lang", LANGS)
def test_all_is_worded_in_every_language(lang: str) -> None:
    at = session(lang)
    for _ in range(3):
        ask(at, "coach-hint")
    full_list(at)
    data = ask(at, "consider", move="a6 b6")
    assert at.words.fallbacks == set()
    told = fitted().told
    assert str(told["passes"] * told["games"]) in re.sub(
        r"(?<=\d)[,.\s](?=\d)", "", data["estimate"]
    )
    decimals = {row["score"] for row in data["list"]["rows"]}
    assert all(("." if lang == "en" else ",") in score for score in decimals)


@pytest.mark.parametrize("lang", LANGS)
def test_playing_for_the_highest_rank_is_a_switch(lang: str) -> None:
    at = session(lang)
    state = at.timeline.state
    for _ in range(3):
        ask(at, "coach-hint")
    coins = full_list(at)
    before = coach_data(at)
    assert before["aim"] == {"on": False, "note": ""}
    assert {row["reached"] for row in coins} == {None}
    ask(at, "coach-aim", rank=True)
    ranked = full_list(at)
    shown = coach_data(at)
    assert shown["aim"]["on"]
    assert str(round(BONUS)) in shown["aim"]["note"]
    advice = Advice(view(state, 0), fitted_for_rank())
    assert {move for row in ranked for move in (row["move"], *row["same"])} == {
        str(it.move).removeprefix("P1: ") for it in advice.moves
    }
    best = str(advice.best.move).removeprefix("P1: ")
    assert ranked[0]["move"] == best == shown["best"]["move"]
    assert all("%" in row["reached"] for row in [*ranked, shown["best"]])
    scores = [at.game.read_move(row["move"], state) for row in ranked]
    told = [tenths(advice.of(move).outlook.score) for move in scores]
    assert [row["score"] for row in ranked] == [decimal(at.voice, each) for each in told]
    assert at.words.fallbacks == set()
    ask(at, "coach-aim", rank=False)
    full_list(at)
    assert coach_data(at) == before


def test_who_plays_for_the_highest_rank_does_so_in_the_next_decision_and_game() -> None:
    at = session()
    ask(at, "coach-aim", rank=True)
    assert on(at, "a6 b6")["aim"]["on"]
    send(at, {"do": "new", "seed": 8})
    assert at.panel_state(CoachState).for_rank


def test_a_warning_is_of_what_one_plays_for() -> None:
    at = session()
    ask(at, "warn", on=True)
    ask(at, "coach-aim", rank=True)
    advice = at.panel_state(CoachState).advice
    dear = next(it for it in advice.moves if tenths(it.loss) > 10)
    send(at, {"do": "play", "move": at.game.write_move(dear.move)})
    assert len(at.timeline.moments) == 1, "it is held back"
    told = at.panel_state(CoachState).warning(dear.move)
    assert told is not None
    assert "the chance to be the Magnificent included" in told


def test_what_was_tried_aside_of_the_game_is_no_advice_for_it() -> None:
    """Moments made there have the numbers of those that the game comes to later."""
    at = session()
    here = at.timeline.place.moment
    at.branches.step_aside()
    on(at, "a4")
    there = at.timeline.place.moment
    assert at.panel_state(CoachState).advice.view == view(at.timeline.state, 0)
    at.branches.leave_aside()
    ask(at, "go", node=here)
    on(at, "b6 c1")
    assert at.timeline.place.moment == there
    assert at.panel_state(CoachState).advice.view == view(at.timeline.state, 0)
