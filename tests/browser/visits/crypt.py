"""Moments of Crypt."""

from __future__ import annotations

from crypt_core.coach.bots import choose
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import ROUSE, Move
from crypt_core.crypt.teach.lessons.course import ROUND
from crypt_core.crypt.teach.puzzles import puzzles
from crypt_core.engine.timeline import Timeline
from tests.browser.stage_page import (
    AGAIN,
    CHOICES,
    DICE,
    EFFORTS,
    LAID,
    LOUD,
    NEWS,
    PLACES,
    PROMPT,
    REFUSED,
    TREASURES,
    WHY,
    fit,
)
from tests.browser.test_game_end import SEATS, several
from tests.browser.test_learn import LEARN, PUSH, begin, follow
from tests.browser.tutor_page import STORY, TABLE, TutorPage, game
from tests.browser.visits.moments import Moment
from tests.browser.visits.rooms import PHONES, ROOMS, Size
from tests.finished import finished

LOUD_OR_WAITING = '.crypt-bar [data-action="confirm"]'
DECISION = [TREASURES, PLACES, DICE, PROMPT, LOUD]
DRAFT = [*DECISION, EFFORTS, LAID]
# A tool says in its own words what is to be decided.
LATE = [TREASURES, PLACES, DICE, LOUD]
# What will be refused is not loud, but can be tried, as the lesson asks.
QUIET = [TREASURES, PLACES, DICE, PROMPT, LOUD_OR_WAITING]
STEP = [TREASURES, PLACES, NEWS, WHY, LOUD]
TASK = f"{LEARN} .ln-ask"
END = [f"{STORY} .st-verdict", f"{STORY} .st-made"]
BESIDE_A_TOOL = [*DRAFT, f"{TABLE} .tb-line"]
ROOMS_AND_LOW = [*ROOMS, *(size.room for size in (Size(360, 640), Size(1024, 440)))]
AGAIN_OF_FOUR = "c4 d1 f2", "a44 b2", "b22 c6", "a555"
REFUSAL_OF_FOUR = "a1", "c1", "d1", "e1", "b66", "c1", "d1"


def four(*moves: str, seed: int = 19) -> Timeline:
    return game(*moves, players=4, seed=seed)


def late_of_four() -> Timeline:
    """Four players who have collected much, and one of them to decide at six treasures."""
    timeline = four()
    while timeline.state.round < 6 or CRYPT.deciders(timeline.state)[0]:
        timeline.play(choose("sensible", CRYPT, timeline.state, timeline.moment.luck))
    return timeline


def late() -> Timeline:
    """Somebody alone who holds many treasures, and may push a pair off with three servants."""
    timeline = game(seed=3)
    while timeline.state.round < 7 or timeline.state.players[0].ready < 3:
        timeline.play(choose("sensible", CRYPT, timeline.state, timeline.moment.luck))
    return timeline


def awake() -> Timeline:
    """Somebody alone who may claim, or wake a servant before."""
    timeline = game(seed=6)
    while Move(0, ROUSE) not in CRYPT.legal_moves(timeline.state):
        timeline.play(choose("sensible", CRYPT, timeline.state, timeline.moment.luck))
    return timeline


def lay_one(tutor: TutorPage) -> None:
    slot = tutor.find(f"{TABLE} button.tb-card:not(.tb-away)").first.get_attribute("data-slot")
    tutor.lay(f"{slot}6")


def lay_one_beside_a_tool(tutor: TutorPage) -> None:
    tutor.do("tool-coach")
    lay_one(tutor)


def lay_two(tutor: TutorPage) -> None:
    tutor.lay("a4 b2")


def lay_three(tutor: TutorPage) -> None:
    tutor.lay("a333")


def lay_three_beside_a_tool(tutor: TutorPage) -> None:
    tutor.do("tool-whatif")
    lay_three(tutor)


def be_refused(tutor: TutorPage) -> None:
    tutor.lay("b6")
    tutor.confirm()


def open_what_if(tutor: TutorPage) -> None:
    tutor.do("tool-whatif")


def lay_two_beside_a_tool(tutor: TutorPage) -> None:
    tutor.do("tool-whatif")
    lay_two(tutor)


def be_refused_beside_a_tool(tutor: TutorPage) -> None:
    tutor.do("tool-coach")
    be_refused(tutor)


def decide(tutor: TutorPage) -> None:
    tutor.decide("a4 b2")


def see_the_roll(tutor: TutorPage) -> None:
    tutor.decide("a4 b2")
    while not tutor.find(f"{TABLE} .tb-roll").count():
        tutor.step()


def lesson(tutor: TutorPage) -> None:
    begin(tutor, PUSH)
    tutor.lay(PUSH.tasks[0].solution[0])


def watch(tutor: TutorPage) -> None:
    """The first lesson, with the Ghost's claims to be stepped through."""
    begin(tutor, ROUND)
    tutor.decide(ROUND.tasks[0].solution[0])


def end_of_the_first(tutor: TutorPage) -> None:
    """The first lesson, done: the Ghost has claimed with two dice at once."""
    begin(tutor, ROUND)
    follow(tutor, ROUND.tasks[0].solution)


def missed(tutor: TutorPage) -> None:
    begin(tutor, PUSH)
    tutor.lay(PUSH.tasks[0].near_miss[0])
    tutor.confirm()


def puzzle(tutor: TutorPage) -> None:
    tutor.do("learn")
    tutor.do("screen-puzzles")
    tutor.click(f'{LEARN} [data-lesson="{puzzles()[0].id}"]')


def on_a_phone(tutor: TutorPage) -> None:
    """Two results beside one another, below a tool that is drawn up: there is less room."""
    tutor.decide("c6")
    tutor.step()
    fit(tutor.page, PHONES[0])
    tutor.do("tool-story")


def missed_on_a_phone(tutor: TutorPage) -> None:
    on_a_phone(tutor)
    missed(tutor)


ON_PHONES = tuple(it.room for it in PHONES)


MOMENTS = [
    Moment("a draft", game, DRAFT, lay_two),
    Moment("a refusal", lambda: game("a66", seed=10), [*QUIET, REFUSED], be_refused),
    Moment("a draft with a tool open", game, BESIDE_A_TOOL, lay_two_beside_a_tool),
    Moment(
        "a refusal with a tool open",
        lambda: game("a66", seed=10),
        [*QUIET, EFFORTS, REFUSED],
        be_refused_beside_a_tool,
    ),
    Moment("a late claim", late, DRAFT, lay_three),
    Moment("a late claim with a tool open", late, BESIDE_A_TOOL, lay_three_beside_a_tool),
    Moment("a power", awake, [*DRAFT, CHOICES], lay_one),
    Moment("a power with a tool open", awake, [*DRAFT, CHOICES], lay_one_beside_a_tool),
    Moment("a re-roll", lambda: game("a2 b4 c4", "a6"), [*DECISION, AGAIN]),
    Moment(
        "a re-roll of three with a tool open",
        lambda: game("b222", "recover", seed=0),
        [*LATE, AGAIN],
        open_what_if,
    ),
    Moment("a claim just made", game, STEP, decide),
    Moment("the Ghost's roll", game, [*STEP, f"{TABLE} .tb-roll .crypt-die"], see_the_roll),
    Moment("a lesson's task", game, [*QUIET, EFFORTS, LAID, TASK], lesson),
    Moment(
        "a task to watch",
        game,
        [TREASURES, LOUD, TASK, f"{LEARN} .ln-note"],
        watch,
        rooms=ROOMS_AND_LOW,
    ),
    Moment("a lesson's end", game, [TREASURES, PLACES, NEWS, LOUD], end_of_the_first),
    Moment("a task missed", game, [TREASURES, PLACES, LOUD, f"{LEARN} .ln-feedback"], missed),
    Moment("a puzzle", game, [*DECISION, TASK], puzzle),
    Moment("the end", finished, END),
    Moment("a draft of four", four, DRAFT, lay_two, SEATS),
    Moment("a draft of four with a tool open", four, BESIDE_A_TOOL, lay_two_beside_a_tool, SEATS),
    Moment(
        "a refusal of four", lambda: four(*REFUSAL_OF_FOUR), [*QUIET, REFUSED], be_refused, SEATS
    ),
    Moment("a re-roll of four", lambda: four(*AGAIN_OF_FOUR), [*DECISION, AGAIN], seats=SEATS),
    Moment("a step of four", four, STEP, decide, SEATS),
    Moment("a late claim of four", late_of_four, LATE, seats=SEATS),
    Moment("a late claim of four with a tool open", late_of_four, LATE, open_what_if, SEATS),
    Moment("the end of four", several, END, seats=SEATS),
    Moment("a decision", lambda: game("a4 b2", "recover"), DECISION),
    Moment("a newcomer's decision", game, DECISION),
    Moment("results over a tool", lambda: game("a66", seed=10), STEP, on_a_phone, rooms=ON_PHONES),
    Moment(
        "a task missed over a tool",
        lambda: game("a66", seed=10),
        [TREASURES, PLACES, LOUD, f"{LEARN} .ln-feedback"],
        missed_on_a_phone,
        rooms=ON_PHONES,
    ),
    Moment("the dialogue of a new game", game, ["dialog[open]"], dialogue="new"),
    Moment("the dialogue of what is opened", game, ["dialog[open]"], dialogue="load"),
    Moment("the dialogue about the tutor", game, ["dialog[open]"], dialogue="about"),
]
