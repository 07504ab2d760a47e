"""My games: what is kept of each, which of them are, and what the list says of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from crypt_core.coach.bots import choose
from crypt_core.coach.rounding import tenths
from crypt_core.engine import record
from crypt_core.teach.explain.numbers import decimal
from crypt_core.teach.words import LANGS, Words
from crypt_widgets.app import Tutor
from crypt_widgets.games.crypt.review.present import review_data
from crypt_widgets.games.crypt.review.state import ReviewState
from crypt_widgets.panels.frame.played import kept, played
from crypt_widgets.panels.games.present import games_data
from crypt_widgets.tutoring.opening import read_game
from crypt_widgets.tutoring.shell import Shell
from tests.finished import finished, finished_text
from tests.messages import send
from tests.widgets.learning import learning
from tests.widgets.test_places import hello

SCORE = finished().state.scores[0]


def id_kept(at: Shell) -> str | None:
    """The id under which the browser is to keep the game at the table."""
    return kept(at.game)[0]["id"]


def told(**facts: Any) -> dict[str, Any]:
    """What the browser tells of a game."""
    return {
        "id": "a",
        "changed": 1,
        "game": "crypt",
        "seats": ["person"],
        "decided": 20,
        "scores": [44],
        "winners": [0],
        "cost": None,
        "day": None,
        "path": [],
        **facts,
    }


def the_list(*games: dict[str, Any], lang: str = "en", game: str = "crypt") -> Any:
    at = learning(lang=lang, game=game)
    send(at, {"do": "learn-open", "screen": "games"})
    send(at, {"do": "games-kept", "games": list(games), "today": "2026-11-23"})
    return games_data(at)["sheet"]


# --- which games are kept -------------------------------------------------------------------------


def test_a_game_is_kept_from_its_first_decision_on() -> None:
    at = learning()
    hello(at)
    assert id_kept(at) is None
    send(at, {"do": "play", "move": "a4"})
    id_ = id_kept(at)
    assert id_ is not None
    send(at, {"do": "continue"})
    assert id_kept(at) == id_
    send(at, {"do": "again"})
    assert id_kept(at) is None
    send(at, {"do": "play", "move": "a4"})
    assert id_kept(at) not in (None, id_), "another game, though the same was decided in it"


def test_without_a_page_no_game_is() -> None:
    at = learning()
    send(at, {"do": "play", "move": "a4"})
    assert id_kept(at) is None
    assert "id" not in json.loads(at.game.match.record())["extra"]


def test_a_link_is_nobodys_game_until_it_is_played_on() -> None:
    at = learning()
    send(at, {"do": "play", "move": "a4"})
    link = at.game.match.code()
    at = learning()
    hello(at, code=link)
    assert len(at.game.timeline.moments) == 2
    assert id_kept(at) is None
    send(at, {"do": "continue"})
    send(at, {"do": "play", "move": "recover"})
    assert id_kept(at) is not None
    assert record.load_code(at.game.match.code(), {"crypt": at.game.game})[1] == {
        "seats": ["person"]
    }


def test_a_record_brings_its_id_back_and_a_bad_one_none() -> None:
    at = learning()
    hello(at)
    send(at, {"do": "play", "move": "a4"})
    id_ = id_kept(at)
    text = at.game.match.opened.record()
    for way in ("own", "saved"):
        back = learning()
        hello(back, **{way: text}, code=at.game.match.code())
        assert id_kept(back) == id_
    bad = json.loads(text)
    for other in (7, "", "<b>", "a" * 81):
        bad["extra"]["id"] = other
        assert read_game(json.dumps(bad)).id is None


def test_played_on_in_two_pages_it_becomes_two_games() -> None:
    at = learning()
    hello(at)
    send(at, {"do": "play", "move": "a4"})
    id_ = id_kept(at)
    send(at, {"do": "games-apart", "id": "another"})
    assert id_kept(at) == id_
    send(at, {"do": "games-apart", "id": id_})
    assert id_kept(at) not in (None, id_)


# --- what is kept of a game -----------------------------------------------------------------------


def test_the_first_line_that_ends_is_what_counts() -> None:
    at = learning()
    send(at, {"do": "load", "text": finished_text()})
    facts = played(at.game)
    assert facts["scores"] == [SCORE]
    assert facts["cost"] is None
    send(at, {"do": "go", "node": 0})
    send(at, {"do": "play", "move": "c6"})
    assert played(at.game) == {**facts, "decided": facts["decided"] + 1}
    game = at.game
    while not game.over:
        send(at, {"do": "continue"})
        if game.deciding:
            move = choose("sensible", game.game, game.timeline.state, game.timeline.moment.luck)
            send(at, {"do": "play", "move": game.game.write_move(move)})
    assert game.timeline.state.scores[0] != SCORE, "or this test says nothing"
    assert played(game)["scores"] == [SCORE]


def test_what_decisions_cost_is_known_once_they_were_gone_over() -> None:
    at = learning()
    send(at, {"do": "load", "text": finished_text()})
    send(at, {"do": "tool", "name": "review"})
    send(at, {"do": "review-compute"})
    cost = played(at.game)["cost"]
    assert cost is not None
    lost = review_data(at.game)["sum"][2]["value"]
    assert decimal(at.game.voice, cost) == lost
    gone = played(at.game)["gone"]
    assert gone is not None
    assert gone["start"] + sum(part["tenths"] for part in gone["luck"]) - cost == 10 * SCORE
    assert {"round", "move", "tenths"} == gone["worst"].keys() == gone["best"].keys()  # type: ignore[union-attr]
    review = at.game.panel_state(ReviewState).review
    assert gone["worst"]["tenths"] == tenths(review.mistakes()[0].loss)  # type: ignore[index]
    assert gone["best"]["tenths"] == tenths(review.finest.lead)  # type: ignore[index]
    row = the_list({**told(), **played(at.game)})["games"][0]
    assert row["like"] == f"luck aside: {decimal(at.game.voice, gone['start'] - cost)}"


@pytest.mark.parametrize("game", ["crypt", "sedlec", "donjon"])
def test_bots_come_to_an_end_that_is_told(game: str) -> None:
    seats = ["bot:sensible" if game != "donjon" else "bot:random"] * 2
    at = Tutor(game=game, seed=3, players=2, seats=seats).live.shell
    assert played(at.game)["scores"] == []
    send(at, {"do": "continue"})
    facts = played(at.game)
    assert len(facts["scores"]) == 2
    assert facts["winners"]
    row = the_list({**told(), **facts}, game=game)["games"][0]
    assert row["score"] == " : ".join(map(str, facts["scores"]))
    assert row["came"] == Words("en").say("games-finished")


# --- the list -------------------------------------------------------------------------------------


def test_the_last_comes_first_and_one_without_a_place_here_is_left_out() -> None:
    sheet = the_list(
        told(id="old", changed=1), told(id="new", changed=5), told(id="other", game="chess")
    )
    assert [row["id"] for row in sheet["games"]] == ["new", "old"]


@pytest.mark.parametrize("lang", LANGS)
def test_what_solo_games_came_to(lang: str) -> None:
    sheet = the_list(
        told(scores=[52], cost=31),
        told(scores=[41], cost=20),
        told(scores=[44]),
        told(scores=[], winners=[], decided=3),
        told(game="sedlec", seats=["person", "bot:sensible"], scores=[20, 17]),
        lang=lang,
    )
    values = [figure["value"] for figure in sheet["figures"]]
    assert [value.replace(",", ".") for value in values] == ["3", "45.7", "52", "41", "2.6"]
    assert sheet["ranks"][0]["share"].replace("\u202f", "") in ("33%", "33 %")
    assert [(rank["count"], rank["width"]) for rank in sheet["ranks"]] == [
        (1, 33.3),
        (2, 66.7),
        (0, 0.0),
        (0, 0.0),
    ]
    assert [row["score"] for row in sheet["games"]] == ["52", "41", "44", None, "20 : 17"]
    assert sheet["games"][0]["came"] == sheet["ranks"][0]["name"]
    assert sheet["games"][3]["came"] == Words(lang).say("games-unfinished", count=3)
    assert sheet["games"][0]["cost"].replace(",", ".") == "−3.1"
    assert not sheet["none"]


def test_a_game_that_cost_nothing_counts_in_the_mean_cost() -> None:
    sheet = the_list(told(cost=0), told(cost=20))
    assert sheet["figures"][-1]["value"] == "1.0"


def over(n: int, cost: int, **facts: Any) -> dict[str, Any]:
    """A game gone over, the later the larger its number."""
    gone = {
        "start": 552,
        "luck": [{"kind": "cards", "tenths": 3}],
        "worst": {"round": 2, "move": f"a{n}", "tenths": cost // 2},
        "best": {"round": 3, "move": f"b{n}", "tenths": n},
    }
    return told(id=f"g{n}", changed=n, cost=cost, gone=gone, **facts)


@pytest.mark.parametrize("lang", LANGS)
def test_what_decisions_cost_is_told_game_by_game(lang: str) -> None:
    costs = [100, 80, 90, 40, 20, 30]
    sheet = the_list(*(over(n, cost) for n, cost in enumerate(costs)), told(id="x"), lang=lang)
    trend = sheet["trend"]
    assert [game["cost"] for game in trend["games"]] == [10, 8, 9, 4, 2, 3], "the oldest first"
    assert (trend["most"], trend["mean"]) == (10, 6)
    text = trend["text"].replace(",", ".")
    assert "3.0" in text
    assert "9.0" in text
    assert the_list(over(1, 5))["trend"] is None


def test_the_decisions_that_stand_out_are_those_of_all_games() -> None:
    sheet = the_list(*(over(n, cost) for n, cost in enumerate([20, 80, 60, 100])), told(id="x"))
    worst = [(it["id"], it["move"], it["value"]) for it in sheet["worst"]]
    assert worst == [
        ("g3", "3 on treasure a", "−5.0"),
        ("g1", "1 on treasure a", "−4.0"),
        ("g2", "2 on treasure a", "−3.0"),
    ]
    assert [it["id"] for it in sheet["best"]] == ["g3", "g2", "g1"]
    assert sheet["worst"][0]["round"] == "Round 2"
    none = over(5, 0)
    none["gone"].update(worst=None, best=None)
    assert the_list(none)["worst"] == the_list(none)["best"] == []


@pytest.mark.parametrize("lang", LANGS)
def test_any_decision_that_stands_out_is_told_in_words(lang: str) -> None:
    texts = ["a4 c33", "recover", "reroll c1", "take f", "peek", "rouse", "done", "roll"]
    for text in texts:
        game = over(1, 20)
        game["gone"]["worst"]["move"] = text
        (told,) = the_list(game, lang=lang)["worst"]
        assert told["move"] != text
        assert "{" not in told["move"]
    for text in ("z9", "", "go home"):
        game["gone"]["worst"]["move"] = text
        assert the_list(game, lang=lang)["worst"], "whatever a file says"


def test_a_decision_of_a_game_without_reviews_stands_as_it_was_kept() -> None:
    """A store or a file may tell of one."""
    (told,) = the_list(over(1, 20, game="sedlec"), game="sedlec")["worst"]
    assert told["move"] == "a1"


@pytest.mark.parametrize("lang", LANGS)
def test_how_strong_one_is_comes_from_decisions_after_ten_games(lang: str) -> None:
    games = [over(n, 60 + n, scores=[20]) for n in range(10)]
    few = the_list(*games[:9], told(id="x"), lang=lang)["strength"]
    assert few["scale"] is few["about"] is None
    found = the_list(*games, lang=lang)["strength"]
    lucky = the_list(*({**game, "scores": [60]} for game in games), lang=lang)["strength"]
    assert found == lucky, "what luck has made of it does not matter"
    ranks = the_list(*games, lang=lang)["ranks"]
    assert found["text"].endswith(ranks[1]["name"])
    assert abs(found["scale"]["score"] - 48.75) < 0.01
    assert 48 < found["scale"]["low"] < 48.75 < found["scale"]["high"] < 50
    assert (found["scale"]["least"], found["scale"]["most"]) == (40, 50)
    assert found["scale"]["marks"] == [{"coins": 40, "name": ranks[1]["name"]}]


def test_a_game_without_ranks_or_games_has_no_strength() -> None:
    assert the_list()["strength"] is None
    assert the_list(told(game="sedlec", seats=["person"]), game="sedlec")["strength"] is None


def test_games_against_the_computer_are_won_or_lost() -> None:
    two = ["bot:random", "person"]
    sheet = the_list(
        told(game="sedlec", seats=two, scores=[3, 9], winners=[1]),
        told(game="sedlec", seats=two, scores=[9, 3], winners=[0]),
        told(game="sedlec", seats=two, scores=[9, 9], winners=[0, 1]),
        told(game="sedlec", seats=["person", "person"], scores=[9, 3]),
        game="sedlec",
    )
    assert [figure["value"] for figure in sheet["figures"]] == ["2 of 3 won"]
    assert [row["came"] for row in sheet["games"]] == ["Won", "Lost", "Victory shared", "Finished"]
    assert [row["won"] for row in sheet["games"]] == [True, False, True, False]
    assert sheet["ranks"] == []


def test_with_none_it_says_how_one_comes_there() -> None:
    sheet = the_list()
    assert sheet["none"] == Words("en").say("games-none")
    assert sheet["figures"] == sheet["games"] == []


def test_a_message_of_another_form_is_told_and_changes_nothing() -> None:
    tutor = Tutor(seed=7)
    tutor.live.answer({"do": "games-kept", "games": [told(scores="many")], "today": ""})
    assert tutor.live.panels["frame"].data["trouble"]
    assert tutor.live.shell.my_games.games is None


# --- going to one ---------------------------------------------------------------------------------


def test_a_finished_game_opens_at_its_review_under_its_own_id() -> None:
    at = learning()
    hello(at)
    send(at, {"do": "learn-open", "screen": "games"})
    assert at.places.now == "crypt/games"
    send(at, {"do": "games-open", "id": "mine", "text": finished_text()})
    assert at.places.now == "crypt/review"
    assert at.game.over
    assert id_kept(at) == "mine"


def test_another_opens_where_it_stopped() -> None:
    before = learning()
    send(before, {"do": "play", "move": "a4"})
    send(before, {"do": "next"})
    at = learning(game="sedlec")
    hello(at, "sedlec/games")
    assert at.places.now == "sedlec/games"
    send(at, {"do": "games-open", "id": "mine", "text": before.game.match.record()})
    assert at.places.now == ""
    assert at.game.timeline.place == before.game.timeline.place
    assert id_kept(at) == "mine"


def test_one_that_cannot_be_read_is_told() -> None:
    at = learning()
    hello(at)
    send(at, {"do": "learn-open", "screen": "games"})
    table = at.game.table
    send(at, {"do": "games-open", "id": "mine", "text": "{}"})
    assert at.game.match.trouble is not None
    assert at.game.table == table
    assert id_kept(at) is None
    assert at.screen == "games"
