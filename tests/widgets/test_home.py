"""The first screen: three games on offer, none begun that nobody asked for, and the ways there."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from crypt_core.games import GAMES, NAMES
from crypt_core.teach.lessons import again, progress
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.words import LANGS
from crypt_widgets import LiveGame, Table, Tutor
from crypt_widgets.panels.frame.present import frame_data, kept_place
from crypt_widgets.panels.home.present import home_data
from crypt_widgets.panels.learn.present import learn_data
from crypt_widgets.panels.registry import panels_at
from crypt_widgets.tutoring.opening import read_game
from crypt_widgets.tutoring.shell import Shell
from tests.finished import finished_text
from tests.messages import send
from tests.widgets.learning import OWN
from tests.widgets.test_my_games import told
from tests.widgets.test_places import hello, visit

FIRST_TASKS = {game: next(iter(lessons(game).values())) for game in NAMES}
EVERY_TASK = {
    game: [f"{game}/lesson/{it.id}/{n}" for it in all_.values() for n, _ in enumerate(it.tasks, 1)]
    for game, all_ in ((game, lessons(game)) for game in NAMES)
}


def at_home(lang: str = "en", text: str | None = None, **facts: Any) -> Shell:
    """The tutor of somebody who has opened it and asked for nothing; `text` is what they know."""
    at = Tutor(lang=lang).live.shell
    hello(at, **facts)
    send(at, {"do": "learn-keep", "text": text, "invited": False})
    return at


def knowing(*done: str) -> str:
    return progress.write(frozenset(done))


@pytest.mark.parametrize(
    ("message", "facts"), [("home-shown", {}), ("learn-open", {"screen": "course"})]
)
def test_the_first_screen_is_drawn_before_what_comes_after_it(
    message: str, facts: dict[str, str]
) -> None:
    shown = Tutor()
    assert {*shown.live.panels} == {"frame", "home", "learn"}
    assert shown.children == (*shown.live.panels.values(),)
    home = shown.live.panels["home"]
    assert home.loaded
    assert {*home.covers} == {*NAMES}
    shown.live.answer({"do": message, **facts})
    assert {*shown.live.panels} == {*panels_at("crypt")}
    assert shown.live.panels["home"] is home
    asked = Tutor(game="crypt").live.panels["home"]
    assert not asked.covers
    asked.load()
    assert asked.covers == home.covers
    assert asked._esm == home._esm


@pytest.mark.parametrize("lang", LANGS)
def test_a_tutor_that_nobody_asked_for_a_game_offers_all_of_them(lang: str) -> None:
    at = at_home(lang)
    assert at.places.now == "home"
    sheet: Any = home_data(at)
    assert [it["id"] for it in sheet["games"]] == list(NAMES)
    for it in sheet["games"]:
        assert it["name"] == at.game.words.say(f"game-{it['id']}")
        assert it["about"] == at.game.words.say(f"game-{it['id']}.invite")
        assert not it["waits"]
    assert sheet["due"] == []
    frame = frame_data(at)
    assert frame["invite"] is None
    assert frame["resume"] is None
    assert not kept_place(at)["playing"], "so the browser keeps nothing of a game"


@pytest.mark.parametrize(
    "asked",
    [{"game": "donjon"}, {"seed": 0}, {"players": 2}, {"seats": ["person"]}, {"sides": "ABABAB"}],
    ids=str,
)
def test_who_asks_for_a_game_has_its_table(asked: dict[str, Any]) -> None:
    at = Tutor(**asked).live.shell
    hello(at)
    assert at.places.now == ""
    assert kept_place(at)["playing"]


def test_who_brings_a_lesson_has_its_task() -> None:
    assert Tutor(lesson=OWN).live.shell.practice is not None


def test_the_variable_of_the_command_line_asks_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CRYPT_TUTOR_GAME", "sedlec")
    assert Tutor().live.shell.screen is None
    monkeypatch.setenv("CRYPT_TUTOR_GAME", "")
    assert Tutor().live.shell.screen == "home"


@pytest.mark.parametrize("game", NAMES)
def test_learn_begins_the_first_lesson_and_later_goes_on_with_the_next_task(game: str) -> None:
    at = at_home()
    first = FIRST_TASKS[game]
    send(at, {"do": "home-learn", "game": game})
    assert at.places.now == f"{game}/lesson/{first.id}/1"
    card: Any = learn_data(at)["task"]
    assert card["ways"][-1]["label"] == at.game.words.say("learn-back", to="home")
    run = at.practice and at.practice.run
    send(at, {"do": "home"})
    send(at, {"do": "home-learn", "game": game})
    assert at.practice is not None
    assert at.practice.run is run, "as it was left"
    send(at, {"do": "learn-leave"})
    assert at.places.now == "home", "nobody has asked for its table"
    at = at_home(text=knowing(first.tasks[0].id))
    begun = {it["id"]: it["learn"] for it in home_data(at)["games"]}  # type: ignore[typeddict-item]
    say = at.game.words.say
    for name, label in begun.items():
        assert label == say("home-learn", begun="yes" if name == game else "no")
    send(at, {"do": "home-learn", "game": game})
    assert at.places.now == EVERY_TASK[game][1]
    at = at_home(text=knowing(*(it.id for one in lessons(game).values() for it in one.tasks)))
    send(at, {"do": "home-learn", "game": game})
    assert at.places.now == f"{game}/learn", "all is done"


def test_learn_leads_back_to_the_task_that_is_at_the_table() -> None:
    at = at_home()
    place = EVERY_TASK["sedlec"][3]
    visit(at, place)
    send(at, {"do": "home"})
    send(at, {"do": "home-learn", "game": "sedlec"})
    assert at.places.now == place, "though an earlier one is not done"


@pytest.mark.parametrize("game", NAMES)
def test_rules_are_read_without_a_game(game: str) -> None:
    at = at_home()
    send(at, {"do": "home-rules", "game": game})
    assert at.places.now == f"{game}/rules"
    send(at, {"do": "learn-close"})
    assert at.places.now == "home"


@pytest.mark.parametrize("do", ["home-learn", "home-rules", "home-review"])
def test_a_game_that_there_is_not_leads_nowhere(do: str) -> None:
    at = at_home()
    send(at, {"do": do, "game": "chess"})
    assert at.places.now == "home"


@pytest.mark.parametrize("game", NAMES)
def test_a_new_game_comes_to_the_table_and_waits_there(game: str) -> None:
    at = at_home()
    send(at, {"do": "new", "game": game})
    assert at.places.now == ""
    assert kept_place(at)["playing"]
    send(at, {"do": "home"})
    sheet: Any = home_data(at)
    assert [it["id"] for it in sheet["games"] if it["waits"]] == [game]
    table = at.game.table
    send(at, {"do": "learn-leave"})
    assert at.places.now == ""
    assert at.game.table == table


def test_a_setup_that_is_refused_leaves_one_where_one_was() -> None:
    at = at_home()
    send(at, {"do": "new", "game": "crypt", "sides": "XXXXXX"})
    assert at.places.now == "home"
    assert at.game.match.trouble is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_link_leads_to_the_table_of_a_game(game: str) -> None:
    at = at_home()
    assert visit(at, f"{game}/play") == ""
    assert at.game.game.name == game
    table = at.game.table
    assert visit(at, f"{game}/play") == ""
    assert at.game.table == table, "it is there already"


def test_the_link_leads_from_a_review_to_the_table() -> None:
    at = Tutor(record=None, game=read_game(finished_text()).timeline).live.shell
    hello(at)
    assert visit(at, "crypt/review") == "crypt/review"
    assert visit(at, "crypt/play") == ""


def test_the_rules_of_another_game_lead_back_to_the_offer() -> None:
    at = at_home()
    send(at, {"do": "new", "game": "crypt"})
    visit(at, "sedlec/rules")
    send(at, {"do": "learn-close"})
    assert at.places.now == "home", "Sedlec was to be read, not to be played"


def test_an_address_with_a_game_leads_to_its_table() -> None:
    code = Tutor(game="sedlec").live.code()
    at = at_home(code=code)
    assert at.places.now == ""
    assert at.game.game.name == "sedlec"


def test_a_game_that_nobody_has_played_in_is_there_again_after_a_reload() -> None:
    record = Tutor(seed=5).live.record()
    at = at_home(fresh=record)
    assert at.places.now == ""
    assert at.game.timeline.seed == 5


def test_what_should_come_back_is_offered_game_by_game() -> None:
    long_ago = again.done(None, again.MISSED, datetime(2026, 1, 1, tzinfo=UTC))
    assert long_ago is not None
    missed = [FIRST_TASKS[game].tasks[0].id for game in ("crypt", "donjon")]
    text = progress.write(frozenset(missed), dict.fromkeys(missed, long_ago))
    at = at_home(text=text)
    sheet: Any = home_data(at)
    assert [it["game"] for it in sheet["due"]] == ["crypt", "donjon"]
    send(at, {"do": "home-review", "game": "donjon"})
    assert at.practice is not None
    assert at.practice.run.task.id == missed[1]


def test_the_deal_of_the_day_is_told_as_far_as_it_was_played() -> None:
    at = at_home()
    words = at.game.words

    def text() -> str:
        sheet: Any = home_data(at)
        return str(sheet["day"]["text"])

    assert text() == words.say("games-day", state="open", count=0, score=0)
    played = told(day="2026-11-23", scores=[31])
    send(at, {"do": "games-kept", "games": [played], "today": "2026-11-23"})
    assert text() == words.say("games-day", state="over", count=played["decided"], score=31)


def test_who_plays_in_a_panel_beside_it_or_in_python_has_the_game() -> None:
    for act in ("panel", "timeline"):
        tutor = Tutor()
        hello(tutor.live.shell)
        if act == "panel":
            tutor.live.answer({"do": "play", "move": "a1"})
        else:
            tutor.game.play("P1: a1")
            tutor.redraw()
        assert tutor.live.shell.screen is None
        assert kept_place(tutor.live.shell)["playing"]


def test_a_lesson_of_a_game_asks_for_no_table_of_it() -> None:
    tutor = Tutor()
    at = tutor.live.shell
    hello(at)
    send(at, {"do": "home-learn", "game": "crypt"})
    tutor.redraw()
    tutor.viewer = None
    assert not at.playing


def task_of_crypt() -> str:
    """What the browser keeps of a task of Crypt that is at the table."""
    at = at_home()
    visit(at, EVERY_TASK["crypt"][0])
    return at.places.task()


def test_a_kept_task_of_another_game_is_in_nobodys_way() -> None:
    at = at_home(text=knowing(FIRST_TASKS["donjon"].tasks[0].id), tasks=[task_of_crypt(), None])
    send(at, {"do": "home-learn", "game": "donjon"})
    assert at.places.now == EVERY_TASK["donjon"][1]


def test_a_game_that_was_on_offer_is_the_one_before() -> None:
    saved = finished_text()
    at = at_home(saved=saved)
    assert frame_data(at)["resume"], "so that nothing is written over it"
    send(at, {"do": "new", "game": "sedlec"})
    assert at.game.match.previous == saved


def test_panels_alone_have_no_first_screen() -> None:
    live = LiveGame(seed=7)
    Table(live)
    live.answer({"do": "home"})
    assert live.shell.screen is None


def test_python_brings_the_table_too() -> None:
    one, other = Tutor(), Tutor()
    one.play("a1")
    other.seed = 7
    assert one.live.shell.screen is None
    assert other.live.shell.screen is None
    third = Tutor()
    third.lang = "fr"
    assert third.live.shell.screen == "home"


def test_nothing_of_a_course_is_read_for_a_newcomer(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr(
        "crypt_widgets.tutoring.course.lessons", lambda game: read.append(game) or {}
    )
    assert home_data(at_home())
    assert not read
    home_data(at_home(text=knowing(EVERY_TASK["crypt"][0])))
    assert read, "else nothing is looked at here"


def test_a_saved_notebook_shows_no_table_that_nobody_asked_for() -> None:
    assert Tutor().snapshot() == {}
    assert Tutor(seed=7).snapshot()
