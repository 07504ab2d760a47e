"""Estimates at the table: only when asked for, only for who decides; the review step by step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress, pairwise
from typing import Any

import pytest

from crypt_core.coach.bots import PERSON, choose
from crypt_core.coach.estimate import estimate
from crypt_core.engine.record import save_text
from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES
from crypt_core.teach.words import LANGS
from crypt_widgets.panels.estimate import state as coach
from crypt_widgets.panels.estimate.present import estimate_data
from crypt_widgets.panels.estimate.state import EstimateState
from crypt_widgets.panels.estimate_review import state as review
from crypt_widgets.panels.estimate_review.present import estimate_review_data
from crypt_widgets.panels.estimate_review.state import EstimateReviewState
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from tests.messages import send
from tests.teach.typography import faults

SEATED = {
    "crypt": {"game": "crypt", "players": 3, "seats": [PERSON, "bot:sensible", "bot:greedy"]},
    "sedlec": {"game": "sedlec", "players": 2, "seats": [PERSON, "bot:sensible"]},
}
FOUND: dict[tuple[Any, ...], Any] = {}


def ask(at: Session, do: str, **facts: Any) -> Any:
    """Send a message; the value is what the coach's panel shows then."""
    send(at, {"do": do, **facts})
    return estimate_data(at)


def session(game: str, lang: str = "en", **fields: Any) -> Session:
    """A game at its first decision, with the panel open."""
    at = Session(lang, new_game({"seed": 7, **SEATED[game], **fields}))
    ask(at, "continue")
    ask(at, "tool", name="estimate")
    return at


def finished(game: str, people: int = 1) -> str:
    """A whole game as a record's text: the first two play at random, the first seats are people."""
    rules = GAMES[game]
    players = SEATED[game]["players"]
    timeline = Timeline(rules, rules.setup({"players": players}), 7)
    while deciders := rules.deciders(timeline.state):
        bot = "random" if deciders[0] < 2 else "sensible"
        timeline.play(choose(bot, rules, timeline.state, timeline.moment.luck))
    seats = [PERSON] * people + ["bot:sensible"] * (players - people)
    return save_text(timeline, {"seats": seats})


def texts(data: Any) -> Iterator[str]:
    """All texts in what a panel draws, but for moves and names of states."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name not in ("move", "state"):
                yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)
    elif isinstance(data, str):
        yield data


@pytest.fixture(autouse=True)
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The estimates that are made, one after the other, by what they are made of."""
    calls: list[tuple[Any, ...]] = []

    def noting(game: Any, *facts: Any) -> Any:
        calls.append((game, *facts))
        key = (game.name, *facts)
        if key not in FOUND:  # tests go over the same games
            FOUND[key] = estimate(game, *facts)
        return FOUND[key]

    for panel in (coach, review):
        monkeypatch.setattr(panel, "estimate", noting)
    return calls


# --- the coach ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SEATED)
def test_it_is_found_only_when_asked_for_and_once(game: str, made: list[Any]) -> None:
    at = session(game)
    data = estimate_data(at)
    assert data["intro"]
    assert data["told"] is None
    assert not made
    told = ask(at, "estimate-ask")["told"]
    assert told["rows"][0]["best"]
    assert told["rows"][0]["chance"] in told["win"]
    assert ask(at, "estimate-ask")["told"] == told
    assert len(made) == 1
    for row in told["rows"]:
        move = at.game.read_move(row["move"], at.timeline.state)
        assert at.game.why_not(at.timeline.state, move) is None
        assert 0 <= row["low"] <= row["width"] <= row["high"] <= 100
    assert ask(at, "tool", name="story") == {"open": False}
    ask(at, "play", move=told["rows"][0]["move"])
    assert at.draft.verdict is None
    ask(at, "continue")
    assert ask(at, "tool", name="estimate")["told"] is None, "another decision, not asked about"
    assert len(made) == 1


@pytest.mark.parametrize("game", SEATED)
def test_the_coachs_choice_is_the_first_even_if_another_promises_a_little_more(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def turned(*facts: Any) -> Any:
        found = estimate(*facts)
        return found._replace(options=found.options[::-1])

    monkeypatch.setattr(coach, "estimate", turned)
    told = ask(session(game), "estimate-ask")["told"]
    rows = told["rows"]
    assert rows[0]["width"] < rows[1]["width"]
    assert [row["best"] for row in rows] == [True] + [False] * (len(rows) - 1)
    assert rows[0]["chance"] in told["win"]


def test_moves_that_differ_in_nothing_are_one_row(monkeypatch: pytest.MonkeyPatch) -> None:
    def levelled(*facts: Any) -> Any:
        found = estimate(*facts)
        first, second, third, *rest = found.options
        like = first._replace(move=third.move)
        return found._replace(options=(first, second, like, *rest))

    monkeypatch.setattr(coach, "estimate", levelled)
    at = session("crypt")
    told = ask(at, "estimate-ask")["told"]
    (found,) = at.panel_state(EstimateState)._found.values()
    first, *rest = told["rows"]
    assert len(told["rows"]) == len(found.options) - 1
    assert first["best"]
    moves = [str(option.move).partition(": ")[2] for option in found.options]
    assert [row["move"] for row in told["rows"]] == [*moves[:2], *moves[3:]]
    view = at.game.view(at.timeline.state, 0)
    assert at.tells.move(at.voice, found.options[2].move, view) in first["same"]
    assert all(row["same"] is None for row in rest)
    as_good = sum(found.as_good(option) for option in found.options[1:])
    assert ("one other" if as_good == 1 else f"{as_good} other") in told["even"]


@pytest.mark.parametrize("game", SEATED)
def test_what_lies_on_the_table_is_told_and_what_cannot_lie_there_is_not(game: str) -> None:
    at = session(game)
    data = ask(at, "estimate-ask")
    assert data["laid"] is None
    rows = [row for row in data["told"]["rows"] if row["lays"]]
    assert rows
    for row in rows:
        laid = ask(at, "consider", move=row["move"])["laid"]
        assert laid["move"] == row["move"]
        assert row["label"] in laid["text"]
    assert ask(at, "consider", move="")["laid"] is None
    assert ask(at, "consider", move="dig 9" if game == "sedlec" else "a9")["laid"] is None
    if game == "crypt":
        assert ask(at, "consider", move="recover")["laid"] is None, "that has a button"


@pytest.mark.parametrize(("game", "players"), [("crypt", 2), ("crypt", 4), ("sedlec", 3)])
@pytest.mark.parametrize("people", [1, "all"])
def test_however_many_play_its_place_is_never_silently_empty(
    game: str, players: int, people: Any
) -> None:
    count = players if people == "all" else people
    seats = [PERSON] * count + ["bot:sensible"] * (players - count)
    at = session(game, players=players, seats=seats)
    decisions = 0
    while decisions < 4:
        data = estimate_data(at)
        assert data["open"]
        assert bool(data["quiet"]) != at.deciding
        if at.deciding:
            assert data["intro"]
            told = ask(at, "estimate-ask")["told"]
            assert told["rows"][0]["best"]
            assert "Estimates" in told["how"]
            who = "you would win" if count == 1 else f"{at.voice.name(at.asked)} would win"
            assert who in told["win"]
            ask(at, "play", move=told["rows"][0]["move"])
            decisions += 1
        else:
            send(at, {"do": "curtain"} if at.curtain else {"do": "continue"})


def test_alone_it_has_no_place_and_at_the_end_neither() -> None:
    alone = Session("en", new_game({"game": "crypt", "players": 1, "seed": 7}))
    assert estimate_data(alone) == {}
    assert estimate_review_data(alone) == {}
    over = Session("en")
    assert ask(over, "load", text=finished("sedlec")) == {}


def test_while_others_decide_and_behind_a_curtain_it_says_nothing(made: list[Any]) -> None:
    at = Session("en", new_game({"game": "crypt", "players": 2, "seed": 4, "seats": [PERSON] * 2}))
    ask(at, "tool", name="estimate")
    for _ in range(60):
        if at.curtain:
            break
        if at.deciding:
            told = ask(at, "estimate-ask")["told"]
            name = at.voice.name(at.asked)
            assert name in told["win"], "each is told of their own"
            assert made[-1][2] == at.asked
            ask(at, "play", move=told["rows"][0]["move"])
        else:
            ask(at, "next")
            if not at.deciding:
                assert estimate_data(at)["quiet"]
    assert at.curtain
    count = len(made)
    data = ask(at, "estimate-ask")
    assert data["told"] is None
    assert data["quiet"]
    assert len(made) == count, "nothing is found for who is not there"
    # Whoever goes back to another's decision meets the curtain before what was told there.
    ask(at, "curtain")
    mine = at.shown_to
    theirs = next(
        moment.parent
        for moment in at.timeline.moments
        if moment.parent is not None and moment.move.player != mine
    )
    data = ask(at, "go", node=theirs)
    assert at.curtain
    assert at.panel_state(EstimateState).found is None
    assert data["told"] is None


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", SEATED)
def test_its_texts_look_right(game: str, lang: str) -> None:
    at = session(game, lang)
    found = [*texts(estimate_data(at)), *texts(ask(at, "estimate-ask"))]
    send(at, {"do": "load", "text": finished(game)})
    send(at, {"do": "tool", "name": "estimate-review"})
    found += texts(estimate_review_data(at))
    send(at, {"do": "estimate-review-start"})
    found += texts(estimate_review_data(at))
    review = go_on(at)
    assert review["rows"]
    found += texts(review)
    assert not [fault for text in found for fault in faults(text, lang)]


# --- the review -----------------------------------------------------------------------------------


def go_on(at: Session) -> Any:
    """Let it be worked on until it is done, as the panel does."""
    for _ in range(1000):
        data = estimate_review_data(at)
        if data["state"] != "working":
            return data
        send(at, {"do": "estimate-review-go-on"})
    raise AssertionError("it never ends")


@pytest.mark.parametrize("game", SEATED)
def test_a_game_that_has_ended_is_gone_over_step_by_step(
    game: str, made: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "AT_A_TIME", 0.0)
    at = session(game)
    assert estimate_review_data(at) == {}, "the game is not over"
    send(at, {"do": "load", "text": finished(game)})
    assert at.reading.shown == ("story", "estimate-review"), "it stands with the end of the game"
    data = estimate_review_data(at)
    assert (data["state"], data["done"]) == ("working", 0)
    assert not made, "first it shows that there is work to do"
    send(at, {"do": "estimate-review-go-on"})
    assert estimate_review_data(at)["done"] == len(made) == 1, "one at a time"
    send(at, {"do": "tool", "name": "whatif"})
    send(at, {"do": "estimate-review-go-on"})
    assert len(made) == 1, "it is not shown"
    send(at, {"do": "tool", "name": "estimate-review"})
    send(at, {"do": "back"})
    assert estimate_review_data(at)["state"] == "working", "what has been begun goes on"
    send(at, {"do": "next"})
    assert at.reading.tool == "story"

    data = go_on(at)
    decisions = at.panel_state(EstimateReviewState).decisions
    assert data["state"] == "told"
    assert len(made) == len(decisions)
    assert all(moment.move.player == 0 for _, moment in decisions)
    judged = at.panel_state(EstimateReviewState).judged
    costly = [judged for judged in judged if judged.estimate.loss > 0]
    assert costly
    assert len(data["rows"]) == min(len(costly), 8)
    for each in costly:
        assert each.estimate.best.low > each.estimate.asked.high, "more than the uncertainty"
        assert each.estimate.asked.move == each.moment.move
    costs = [int(row["cost"].strip("−").split()[0]) for row in data["rows"]]
    assert costs == sorted(costs, reverse=True)
    assert {row["node"] for row in data["rows"]} <= {each.before.id for each in costly}
    for row, cost in zip(data["rows"], costs, strict=True):
        told = [row[name]["chance"].split("%")[0] for name in ("better", "made")]
        if all(map(str.isdigit, told)):
            assert cost == int(told[0]) - int(told[1]), "it adds up as it is told"
    assert all(row["cost"].endswith(("win in 100", "wins in 100")) for row in data["rows"])
    assert "All of these are estimates" in data["note"]
    assert all(row["who"] is None for row in data["rows"])

    send(at, {"do": "go", "node": data["rows"][0]["node"]})
    assert at.deciding
    assert at.reading.shown == ("estimate-review",), "it goes along to where it leads"
    assert estimate_review_data(at) == {**data, "over": False}
    send(at, {"do": "tool", "name": "story"})
    assert estimate_review_data(at)["rows"] == []


def test_where_there_was_no_choice_there_is_nothing_to_go_over() -> None:
    at = Session("en")
    send(at, {"do": "load", "text": finished("sedlec")})
    line = pairwise(at.timeline.line(at.timeline.tip.id))
    own = [pair for pair in line if pair[1].move.player == 0]
    free = [len(at.game.own_moves(before.state, 0)) > 1 for before, _ in own]
    assert not all(free)
    assert at.panel_state(EstimateReviewState).decisions == [*compress(own, free)]


def test_away_from_the_end_it_is_gone_over_when_asked_for(made: list[Any]) -> None:
    at = Session("en")
    send(at, {"do": "load", "text": finished("sedlec")})
    send(at, {"do": "back"})
    assert at.reading.shown == ("story",)
    send(at, {"do": "tool", "name": "estimate-review"})
    assert estimate_review_data(at)["state"] == "offered"
    send(at, {"do": "estimate-review-go-on"})
    assert not made
    send(at, {"do": "estimate-review-start"})
    assert go_on(at)["state"] == "told"


@pytest.mark.parametrize("game", SEATED)
def test_with_several_people_each_decision_says_whose_it_is(game: str) -> None:
    at = Session("en")
    send(at, {"do": "load", "text": finished(game, 2)})
    send(at, {"do": "tool", "name": "estimate-review"})
    send(at, {"do": "estimate-review-start"})
    assert {row["who"] for row in go_on(at)["rows"]} <= {"Player 1", "Player 2"}
    assert {moment.move.player for _, moment in at.panel_state(EstimateReviewState).decisions} == {
        0,
        1,
    }
