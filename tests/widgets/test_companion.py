"""Who is offered the companion, what it holds back, and what is kept of it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from crypt_core.coach.bots import choose
from crypt_core.engine import record
from crypt_core.teach.companion import Rival, companion
from crypt_core.teach.lessons import progress
from crypt_core.teach.lessons.courses import course, whole_game
from crypt_core.teach.words import LANGS
from crypt_widgets import Tutor
from crypt_widgets.games.crypt.review.state import ReviewState
from crypt_widgets.panels.companion.present import companion_data
from crypt_widgets.panels.story.closing import closing
from crypt_widgets.panels.story.present import story_data
from crypt_widgets.tutoring.shell import Shell
from tests.finished import finished_text
from tests.messages import send
from tests.widgets.learning import learning

GUIDE = companion("crypt")
TOOLS = [it.tool for it in GUIDE.TOOLS] if GUIDE else []


def newcomer(lang: str = "en", kept: str | None = None, **fields: Any) -> Shell:
    """Somebody at a new table whose browser has told what it keeps."""
    at = learning(lang=lang)
    send(at, {"do": "learn-keep", "text": kept, "invited": True, "declined": None})
    send(at, {"do": "new", "game": "crypt", "seed": 7, "players": 1, **fields})
    return at


def accompanied(lang: str = "en") -> Shell:
    at = newcomer(lang)
    send(at, {"do": "companion-begin"})
    return at


def play_on(at: Shell, rounds: int = 99, bot: str = "careful") -> None:
    """Play as a bot does, until so many rounds are over."""
    while not at.game.over and at.game.timeline.state.round <= rounds:
        go_on(at, bot)


def go_on(at: Shell, bot: str = "careful") -> None:
    """Decide as a bot does, or continue to a decision."""
    if not at.game.deciding:
        send(at, {"do": "continue"})
        return
    timeline = at.game.timeline
    luck, you = timeline.moment.luck, at.game.asked
    move = choose(bot, timeline.game, timeline.state, luck, you)
    send(at, {"do": "play", "move": timeline.game.write_move(move)})


def is_offered(at: Shell) -> bool:
    return "offer" in companion_data(at)


def test_a_newcomer_is_offered_it_until_the_first_decision() -> None:
    at = newcomer()
    assert is_offered(at)
    send(at, {"do": "play", "move": "recover"})
    assert not is_offered(at)


def test_not_before_the_browser_has_told_nor_beside_another_question() -> None:
    assert not is_offered(learning())
    at = learning()
    send(at, {"do": "learn-keep", "text": None, "invited": False, "declined": None})
    assert at.inviting
    assert not is_offered(at)
    send(at, {"do": "learn-invite", "yes": False})
    assert not is_offered(at), "who has just declined the course is not asked again"


@pytest.mark.parametrize(
    "fields", [{"players": 2}, {"for_good": True}, {"game": "sedlec", "players": 2}]
)
def test_not_for_other_games(fields: dict[str, Any]) -> None:
    assert not is_offered(newcomer(**fields))


def test_one_press_leaves_it_for_good() -> None:
    at = newcomer()
    send(at, {"do": "companion-leave"})
    send(at, {"do": "new", "game": "crypt", "players": 1})
    assert not is_offered(at)
    assert not is_offered(newcomer(kept=at.learner.kept()))


@pytest.mark.parametrize("how", ["finished", "course", "kept"])
def test_whoever_has_finished_a_game_never_sees_it_unasked(how: str) -> None:
    at = newcomer()
    if how == "finished":
        play_on(at)
        assert at.game.over
        send(at, {"do": "new", "game": "crypt", "players": 1})
    elif how == "course":
        at = newcomer(kept=progress.write(["crypt.whole-game"]))
    else:
        seats = ["person"]
        at.my_games.games = [{"game": "crypt", "scores": [31], "seats": seats}]  # type: ignore[typeddict-item]
    assert not is_offered(at)


def test_a_finished_game_that_was_opened_counts_for_nothing() -> None:
    at = newcomer()
    send(at, {"do": "load", "text": finished_text()})
    assert at.learner.unaccompanied == frozenset()


def test_progress_of_before_opens_and_new_progress_tells() -> None:
    old = progress.read(progress.write(["round.first"]))
    assert old.unaccompanied == frozenset()
    assert '"alone"' not in progress.write(["round.first"])
    assert progress.read(progress.write([], unaccompanied=["crypt"])).unaccompanied == {"crypt"}


def test_forgetting_all_brings_the_offer_back() -> None:
    at = newcomer()
    send(at, {"do": "companion-leave"})
    send(at, {"do": "learn-forget"})
    assert is_offered(at)


def test_the_course_leads_to_it_whatever_was_left_before() -> None:
    done = [task.id for lesson in course("crypt")[0].lessons for task in lesson.tasks]
    at = newcomer(kept=progress.write(done, unaccompanied=["crypt"]))
    assert not is_offered(at)
    send(at, {"do": "learn-start", "kind": "lesson", "id": "crypt.whole-game"})
    assert at.companion.there


def test_tools_and_helps_come_one_after_another() -> None:
    at = accompanied()
    seen: list[set[str]] = []
    for rounds in range(9):
        play_on(at, rounds)
        if at.game.over:
            break
        seen.append({tool for tool in TOOLS if not at.hides(tool)})
        helps = {help_ for it in GUIDE.TOOLS if it.tool in seen[-1] for help_ in it.helps}  # type: ignore[union-attr]
        assert at.game.helps == helps
        assert at.hides("review")
    assert seen[0] == set()
    assert all(len(now - before) <= 1 for before, now in itertools.pairwise(seen))
    assert seen[-1] == {*TOOLS}
    play_on(at)
    assert not any(map(at.hides, (*TOOLS, "review")))
    assert at.game.helps is None
    assert companion_data(at) == {}


def test_a_tool_that_has_come_stays_while_one_looks_back() -> None:
    at = accompanied()
    play_on(at, 1)
    assert not at.hides("whatif")
    send(at, {"do": "go", "node": 0})
    assert not at.hides("whatif")


def test_leaving_brings_all_tools() -> None:
    at = accompanied()
    send(at, {"do": "companion-leave"})
    assert not any(map(at.hides, TOOLS))
    assert at.game.helps is None


def test_it_comes_back_with_the_game_that_the_browser_keeps() -> None:
    at = accompanied()
    play_on(at, 1)
    text = at.game.match.opened.record()
    other = newcomer()
    send(other, {"do": "load", "text": text})
    assert other.companion.there
    assert "accompanied" not in record.load_code(at.game.match.code(), {"crypt": at.game.game})[1]


def end_of(at: Shell) -> Any:
    """What the end of the game at the table shows."""
    seen = at.game.game.view(at.game.timeline.state, 0)
    return story_data(at.game, seen, at.onward, closing(at))["end"]


@pytest.mark.parametrize("lang", LANGS)
def test_a_first_game_ends_with_what_went_well(lang: str) -> None:
    at = accompanied(lang)
    play_on(at)
    end = end_of(at)
    assert at.game.reading.shown == ("story",), "the figures are for who opens them"
    assert (end["chapter"]["well"], end["like"]) == (None, None)
    ways = [(way["id"], way.get("waits", False)) for way in end["ways"]]
    assert ways == [("mistake", True), ("course", False), ("review", False)], "none moves later"
    send(at, end["chapter"]["pending"])
    end = end_of(at)
    assert end["chapter"]["pending"] is None
    assert end["chapter"]["title"] == at.game.words.say("chapter-end-first")
    (review,) = at.game.panel_state(ReviewState).reviews.values()
    assert str(len(review.decisions)) in end["chapter"]["well"]
    assert [way["id"] for way in end["ways"]] == ["mistake", "course", "review"]
    assert at.game.words.fallbacks == set()


@pytest.mark.parametrize(("games", "how"), [(1, "same"), (12, "more")])
def test_a_first_game_is_compared_with_the_same_deal(
    monkeypatch: pytest.MonkeyPatch, games: int, how: str
) -> None:
    """The computer's first game is this one, whose moves were the computer's; others differ."""
    monkeypatch.setattr(GUIDE, "RIVAL", Rival("careful", games))
    at = accompanied()
    play_on(at)
    assert end_of(at)["chapter"]["compared"] is None
    send(at, end_of(at)["chapter"]["pending"])
    score = {1: at.game.match.score, 12: 36}[games]
    told = at.game.words.say("crypt-guide-compared", score=score, how=how)
    assert end_of(at)["chapter"]["compared"] == told


def test_a_second_game_ends_as_ever() -> None:
    at = newcomer()
    send(at, {"do": "companion-leave"})
    play_on(at)
    assert at.game.reading.shown == ("story", "review")
    assert end_of(at)["chapter"] is None


@pytest.mark.parametrize("lang", LANGS)
def test_the_line_of_a_decision_or_how_far_one_is(lang: str) -> None:
    at = accompanied(lang)
    heard = []
    while at.companion.there:
        data = companion_data(at)
        assert data["line"]
        assert len(data["payers"]["cards"]) == 6
        heard.append((at.game.deciding, data["line"], data["standing"]))
        if at.game.deciding:
            timeline = at.game.timeline
            move = choose("careful", timeline.game, timeline.state, timeline.moment.luck)
            send(at, {"do": "play", "move": timeline.game.write_move(move)})
        else:
            send(at, {"do": "next"})
    assert all(deciding or not standing for deciding, _, standing in heard)
    assert any(standing for _, _, standing in heard)


def test_the_panel_brings_the_tool_with_its_tab() -> None:
    tutor = Tutor(game="crypt", seed=7)
    shell = tutor.live.shell
    tutor.live.answer({"do": "learn-keep", "text": None, "invited": True, "declined": None})
    tutor.live.answer({"do": "companion-begin"})
    play_on(shell, 1)
    while not shell.game.deciding:
        tutor.live.answer({"do": "continue"})
    tutor.live.redraw()
    tool = tutor.live.panels["companion"].data["tool"]
    assert tool is not None
    assert tool["name"] in [tab["name"] for tab in tutor.live.panels["tools"].data["tabs"]]


# --- Donjon ---------------------------------------------------------------------------------------

FIRST_DONJON = {"game": "donjon", **whole_game("donjon")}


def test_donjon_is_guided_if_one_person_plays_a_short_game() -> None:
    assert is_offered(newcomer(**FIRST_DONJON))
    assert not is_offered(newcomer(**{**FIRST_DONJON, "length": 15}))
    assert not is_offered(newcomer(**{**FIRST_DONJON, "seats": ["person", "person", "bot:greedy"]}))


@pytest.mark.parametrize("lang", LANGS)
def test_a_first_game_of_donjon_from_its_aim_to_its_end(lang: str) -> None:
    guide = companion("donjon")
    assert guide is not None
    at = newcomer(lang, **FIRST_DONJON)
    send(at, {"do": "companion-begin"})
    data = companion_data(at)
    assert data["aim"] == at.game.words.say("donjon-guide-aim")
    assert (data["titles"], len(data["payers"]["cards"])) == ([], 5)
    came: list[set[str]] = []
    for rounds in range(1, 99):
        play_on(at, rounds, "sensible")
        if at.game.over:
            break
        assert companion_data(at)["line"]
        came.append({it.tool for it in guide.TOOLS if not at.hides(it.tool)})
        assert at.game.helps == ({"donjon-chances"} if "chances" in came[-1] else set())
    assert all(len(now - before) <= 1 for before, now in itertools.pairwise(came))
    assert came[-1] == {it.tool for it in guide.TOOLS}
    assert companion_data(at) == {}
    chapter = end_of(at)["chapter"]
    assert chapter["title"] == at.game.words.say("chapter-end-first")
    assert chapter["compared"] is None, "the others play otherwise each time"
    assert at.game.words.fallbacks == set()


# --- Sedlec ---------------------------------------------------------------------------------------


def at_sedlec(lang: str = "en", **fields: Any) -> Shell:
    """Somebody new at a first game of Sedlec, which asks for nothing but the game."""
    at = newcomer(lang)
    send(at, {"do": "new", "game": "sedlec", "seed": 7, **fields})
    return at


def test_a_newcomer_to_sedlec_is_offered_it_against_one_computer_player() -> None:
    assert is_offered(at_sedlec())
    seats = ["person", "bot:sensible", "bot:sensible"]
    assert not is_offered(at_sedlec(players=3, seats=seats))
    assert not is_offered(at_sedlec(players=2, seats=["person", "person"]))


@pytest.mark.parametrize("lang", LANGS)
def test_it_guides_a_first_game_of_sedlec_in_either_seat(lang: str) -> None:
    for you, seats in enumerate((["person", "bot:sensible"], ["bot:sensible", "person"])):
        at = at_sedlec(lang, players=2, seats=seats)
        send(at, {"do": "companion-begin"})
        introduced = []
        while at.companion.there:
            data = companion_data(at)
            assert data["line"]
            assert len(data["payers"]["cards"]) == 5
            assert data["titles"] == []
            introduced += [at.companion.introduced] if at.companion.introduced else []
            go_on(at, "sensible")
        assert introduced == ["whatif", "help", "estimate"]
        assert not any(map(at.hides, ("help", "estimate", "estimate-review")))
        play_on(at, bot="sensible")
        end = at.game.timeline.state
        told = at.game.words.say("sedlec-guide-compared", score=end.scores[you], how="same")
        said = story_data(at.game, at.game.game.view(end, you), at.onward, closing(at))["end"]
        assert said["chapter"]["compared"] == told, "the same bot makes the same score"
        assert at.game.words.fallbacks == set()
