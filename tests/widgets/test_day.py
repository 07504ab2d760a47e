"""The deal of the day: the same for everybody, one try that counts, and what is passed on of it."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt.day import day_deal
from crypt_core.engine import record
from crypt_core.teach.words import LANGS
from crypt_widgets.games.crypt.adapter import coach_score
from crypt_widgets.panels.frame.played import played
from crypt_widgets.panels.frame.present import frame_data
from crypt_widgets.panels.games.present import games_data
from crypt_widgets.panels.story.present import story_data
from crypt_widgets.tutoring.opening import read_game
from crypt_widgets.tutoring.shell import Shell
from tests.messages import send
from tests.widgets.learning import learning
from tests.widgets.test_my_games import told
from tests.widgets.test_places import hello

TODAY = date(2026, 11, 23)
SEED, SIDES = 422946983, "ABABBA"
YESTERDAY = TODAY - timedelta(days=1)


def of(day: date, **facts: Any) -> dict[str, Any]:
    return told(day=day.isoformat(), **facts)


def card(*games: dict[str, Any], lang: str = "en", game: str = "crypt") -> Any:
    at = learning(lang=lang, game=game)
    send(at, {"do": "learn-open", "screen": "games"})
    send(at, {"do": "games-kept", "games": list(games), "today": TODAY.isoformat()})
    return games_data(at)["sheet"]["day"]


def begun(day: date = TODAY) -> Shell:
    at = learning()
    hello(at)
    send(at, {"do": "day-play", "game": "crypt", "day": day.isoformat()})
    return at


def play_it_all(at: Shell) -> None:
    game = at.game
    while not game.over:
        send(at, {"do": "continue"})
        if game.deciding:
            move = choose("sensible", game.game, game.timeline.state, game.timeline.moment.luck)
            send(at, {"do": "play", "move": game.game.write_move(move)})


@pytest.mark.parametrize("lang", LANGS)
def test_the_header_names_the_deal_while_it_is_at_the_table(lang: str) -> None:
    at = begun()
    send(at, {"do": "lang", "lang": lang})
    named = at.game.words.say("games-day-title", game="Crypt")
    assert frame_data(at)["title"] == named
    send(at, {"do": "learn-open", "screen": "course"})
    assert frame_data(at)["title"] == "Crypt"
    send(at, {"do": "learn-start", "kind": "lesson", "id": "round"})
    assert frame_data(at)["title"] == "Crypt"
    send(at, {"do": "learn-leave"})
    assert frame_data(at)["title"] == named
    send(at, {"do": "again"})
    assert frame_data(at)["title"] == "Crypt", "one try counts"


# --- the deal -------------------------------------------------------------------------------------


def test_a_day_has_one_deal_for_everybody() -> None:
    """Whoever changes how it is drawn takes it away from who has played it already."""
    deal = day_deal(TODAY)
    assert (deal.seed, deal.setup.sides) == (SEED, SIDES)
    assert deal.setup.solo


def test_days_differ_and_all_sides_come_up() -> None:
    deals = [day_deal(TODAY + timedelta(days=n)) for n in range(200)]
    assert len({deal.seed for deal in deals}) == 200
    for place in range(6):
        share = sum(deal.setup.sides[place] == "A" for deal in deals)
        assert 70 < share < 130


def test_it_is_played_alone_and_for_good() -> None:
    at = begun()
    game = at.game
    assert (game.timeline.seed, game.timeline.setup) == (
        day_deal(TODAY).seed,
        day_deal(TODAY).setup,
    )
    assert game.people == [0]
    assert game.branches.bound
    assert played(game)["day"] == "2026-11-23"


@pytest.mark.parametrize(
    ("game", "day"), [("crypt", "tomorrow"), ("crypt", ""), ("sedlec", "2026-11-23"), ("go", "x")]
)
def test_what_is_no_day_or_has_none_changes_nothing(game: str, day: str) -> None:
    at = learning()
    table = at.game.table
    send(at, {"do": "day-play", "game": game, "day": day})
    assert at.game.table == table


def test_a_reload_knows_the_day_a_link_and_another_go_do_not() -> None:
    at = begun()
    send(at, {"do": "play", "move": "a1"})
    text = at.game.match.opened.record()
    assert read_game(text).day == "2026-11-23"
    assert "day" not in record.load_code(at.game.match.code(), {"crypt": at.game.game})[1]
    assert read_game(text.replace("2026-11-23", "2026-13-45")).day is None
    send(at, {"do": "again"})
    assert at.game.match.day is None


# --- what it came to ------------------------------------------------------------------------------


def test_its_end_leads_to_what_one_may_pass_on() -> None:
    at = begun()
    play_it_all(at)
    seen = at.game.game.view(at.game.timeline.state, 0)
    ways = story_data(at.game, seen, at.onward)["end"]["ways"]  # type: ignore[index]
    way = next(way for way in ways if way["id"] == "day")
    facts = played(at.game)
    assert way["ask"] is None
    assert "2026-11-23" in way["offer"]
    kept = [told(**facts, changed=1), told(id="b", changed=2)]
    tomorrow = TODAY + timedelta(days=1)
    send(at, {"do": "learn-open", "screen": "games"})
    send(at, {"do": "games-kept", "games": kept, "today": tomorrow.isoformat()})
    sheet = games_data(at)["sheet"]  # type: ignore[typeddict-item]
    assert sheet["day"]["share"] is None, "today's is to be played"
    assert [row["share"] for row in sheet["games"]] == [None, way["offer"]]
    collected = sum(facts["path"])
    assert len(facts["path"]) == at.game.timeline.setup.rounds
    assert collected == len(at.game.timeline.state.players[0].treasures)


@pytest.mark.parametrize("lang", LANGS)
def test_the_result_is_a_few_signs(lang: str) -> None:
    share = card(of(TODAY, scores=[52], path=[0, 1, 2, 3, 3, 0], cost=31), lang=lang)["share"]
    first, marks, cost = share.split("\n")
    assert marks == "⬛🟫🟨🟩🟩⬛"
    assert "2026-11-23" in first
    assert "52" in first
    assert cost.replace(",", ".").endswith("3.1")
    assert len(card(of(TODAY, scores=[52], path=[1]))["share"].split("\n")) == 2


@pytest.mark.parametrize("lang", LANGS)
def test_the_card_says_how_far_it_is(lang: str) -> None:
    free, going = card(lang=lang), card(of(TODAY, scores=[], winners=[], decided=5), lang=lang)
    over = card(of(TODAY, scores=[52]), lang=lang)
    assert len({it["text"] for it in (free, going, over)}) == 3
    assert len({it["go"] for it in (free, going, over)}) == 3
    assert [it["id"] for it in (free, going, over)] == [None, "a", "a"]
    assert [it["share"] is None for it in (free, going, over)] == [True, True, False]


def test_a_game_of_another_day_or_of_none_is_not_it() -> None:
    assert card(of(YESTERDAY), told())["id"] is None


def test_of_two_tries_the_one_that_was_left_first_counts() -> None:
    assert card(of(TODAY, id="b", changed=9), of(TODAY, id="a", changed=3))["id"] == "a"


@pytest.mark.parametrize("lang", LANGS)
def test_a_try_that_was_removed_counts_all_the_same(lang: str) -> None:
    going = card(of(TODAY, scores=[], winners=[], decided=5, removed=True), lang=lang)
    assert (going["go"], going["share"]) == (None, None)
    assert going["text"] not in (card(lang=lang)["text"], card(of(TODAY), lang=lang)["text"])
    over = card(of(TODAY, scores=[52], removed=True), lang=lang)
    assert over["go"] is None
    assert "52" in over["text"]
    again = card(of(TODAY, id="b", changed=9, scores=[60]), of(TODAY, scores=[52], removed=True))
    assert "52" in again["text"], "what is played after it does not count"


def test_it_is_in_no_list_and_its_day_is_not_begun_again() -> None:
    at = learning()
    send(at, {"do": "learn-open", "screen": "games"})
    gone = of(TODAY, scores=[52], removed=True)
    send(at, {"do": "games-kept", "games": [gone], "today": TODAY.isoformat()})
    sheet = games_data(at)["sheet"]
    assert sheet["games"] == sheet["figures"] == []
    table = at.game.table
    send(at, {"do": "day-play", "game": "crypt", "day": TODAY.isoformat()})
    assert at.game.table == table
    send(at, {"do": "day-play", "game": "crypt", "day": YESTERDAY.isoformat()})
    assert at.game.table != table


def test_yesterdays_is_told_with_the_coachs_score() -> None:
    coach = coach_score(day_deal(YESTERDAY))
    assert card()["before"] == f"Yesterday’s deal: the coach scored {coach}."
    own = card(of(YESTERDAY, scores=[41], cost=58))["before"]
    assert own == (
        f"Yesterday’s deal: you scored 41, the coach {coach}. Your decisions gave away 5.8."
    )
    assert "Review it" in card(of(YESTERDAY, scores=[41]))["before"]


def test_a_game_without_one_has_no_card() -> None:
    assert card(game="sedlec") is None
