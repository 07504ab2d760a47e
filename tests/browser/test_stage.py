"""What a decision or a step is about is in sight together, at every size of window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import ROUSE, Move
from crypt_core.crypt.teach.puzzles import puzzles
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.words import LANGS
from tests.browser.stage_page import (
    AGAIN,
    CHOICES,
    DICE,
    EFFORTS,
    LAID,
    LAPTOP,
    LOUD,
    NEWS,
    PLACES,
    PROMPT,
    REFUSED,
    SIZES,
    TREASURES,
    WHY,
    Size,
    each_room,
    faults,
    resize,
)
from tests.browser.test_game_end import SEATS, several
from tests.browser.test_learn import LEARN, PUSH, begin
from tests.browser.tutor_page import STORY, TABLE, TutorPage, game, speak
from tests.finished import finished

Open = Callable[..., TutorPage]
FIRST = ".crypt-bar .br-first"
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
SHEET = ".crypt-app[data-tools-up]"
TOOLS = ".crypt-tools-region > .crypt-in-tools:not(.crypt-tools)"
BESIDE_A_TOOL = [*DRAFT, f"{TABLE} .tb-line"]
WORDS = r"""
() => {
  const clips = (style) => style.overflowX !== "visible" || style.overflowY !== "visible"
    || style.clipPath !== "none";
  const inSight = (box, from) => {
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    for (let at = from; at && at !== document.body; at = at.parentElement) {
      const room = at.getBoundingClientRect();
      if (!clips(getComputedStyle(at))) continue;
      if (x < room.left || x > room.right || y < room.top || y > room.bottom) return false;
      if (room.width < 2) return false;
    }
    return true;
  };
  const told = /[\p{L}’'-]*\p{Ll}[\p{L}’'-]*/gu;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    const option = parent.closest("option");
    const from = option?.closest("select") ?? parent;
    if (!from.checkVisibility({ visibilityProperty: true })) continue;
    if (option && !option.selected) continue;
    // Numbers and letters on cards are no words.
    for (const { 0: word, index } of node.data.matchAll(told)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const seen = option || inSight(range.getBoundingClientRect(), parent);
      if (word.length > 1 && seen) words.push(word);
    }
  }
  return words.join(" ");
}
"""
"""The words that one sees without scrolling the page, those of the menu among them."""
MOST_WORDS = 90
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


def nothing(_: TutorPage) -> None:
    """It is as it is."""


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


def missed(tutor: TutorPage) -> None:
    begin(tutor, PUSH)
    tutor.lay(PUSH.tasks[0].near_miss[0])
    tutor.confirm()


def puzzle(tutor: TutorPage) -> None:
    tutor.do("learn")
    tutor.do("screen-puzzles")
    tutor.click(f'{LEARN} [data-lesson="{puzzles()[0].id}"]')


@dataclass(frozen=True)
class Moment:
    """Something that is looked at: how one comes there, and what is seen together then."""

    name: str
    begins: Callable[[], Timeline]
    parts: list[str]
    do: Callable[[TutorPage], None] = nothing
    seats: list[str] = field(default_factory=lambda: ["person"])


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
]


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda it: it.name)
def test_what_it_is_about_is_in_sight(at_table: Open, moment: Moment) -> None:
    """Each moment at every size, in a cell as in a window of its own, in every language."""
    tutor = at_table(moment.begins(), moment.seats)
    moment.do(tutor)
    found = [
        f"{room}: {it}" for room in each_room(tutor) for it in faults(tutor.page, moment.parts)
    ]
    assert "\n".join(found) == ""


def test_over_a_tool_that_is_drawn_up_all_is_in_sight_too(open_tutor: Open) -> None:
    """Two results beside one another, and what is said to a try: for either there is less room."""
    tutor = open_tutor(game("a66", seed=10))
    tutor.decide("c6")
    tutor.step()
    assert tutor.find(f"{TABLE} .tb-result").count() == 2
    phones = SIZES[:3]
    resize(tutor.page, phones[0])
    tutor.do("tool-story")
    found = []

    def look(parts: list[str]) -> None:
        for lang in LANGS:
            resize(tutor.page, SIZES[-2])
            speak(tutor, lang)
            for size in phones:
                resize(tutor.page, size)
                found.extend(f"{lang}, {size}: {it}" for it in faults(tutor.page, parts))

    look(STEP)
    resize(tutor.page, LAPTOP)
    missed(tutor)
    look([TREASURES, PLACES, LOUD, f"{LEARN} .ln-feedback"])
    assert "\n".join(found) == ""


FIRST_LESSON, *_ = lessons("crypt").values()
TASKS: dict[str, tuple[Callable[[TutorPage], None], list[str]]] = {
    "the first lesson": (lambda tutor: begin(tutor, FIRST_LESSON), [*DECISION, TASK]),
    "a lesson": (lambda tutor: begin(tutor, PUSH), [*DECISION, TASK]),
    "a puzzle": (puzzle, [*DECISION, TASK]),
}
BEFORE: dict[str, tuple[Callable[[], Timeline], Callable[[TutorPage], None]]] = {
    "after a tool": (game, lambda tutor: tutor.do("tool-coach")),
    "after an end": (finished, nothing),
}


@pytest.mark.parametrize("before", BEFORE)
@pytest.mark.parametrize("task", TASKS)
def test_a_task_begun_on_a_phone_is_in_sight_whole(
    open_tutor: Open, task: str, before: str
) -> None:
    """Whatever stood over the table before: a sheet stays up only if there is something on it."""
    timeline, do = BEFORE[before]
    starts, parts = TASKS[task]
    tutor = open_tutor(timeline(), viewport={"width": 390, "height": 844})
    do(tutor)
    starts(tutor)
    assert tutor.find(SHEET).count() == tutor.find(f"{TOOLS}:visible").count()
    found = []
    for lang in LANGS:
        speak(tutor, lang)
        for size in SIZES[:2]:
            resize(tutor.page, size)
            found.extend(f"{lang}, {size}: {it}" for it in faults(tutor.page, parts))
    assert "\n".join(found) == ""


def test_a_deal_begun_again_on_a_phone_has_the_table_for_itself(open_tutor: Open) -> None:
    """The end raised the sheet: nobody has opened it."""
    tutor = open_tutor(finished(), viewport={"width": 390, "height": 844})
    assert tutor.find(SHEET).count() == 1
    tutor.do("go-again")
    assert tutor.find(SHEET).count() == 0
    assert tutor.find(".crypt-ribbon").is_visible()


def test_nothing_jumps_while_a_claim_is_laid_out(open_tutor: Open) -> None:
    """What is loud stays where it is, whatever is chosen and whatever is said to it."""
    tutor = open_tutor(game("a66", seed=10), viewport={"width": 390, "height": 844})
    for size in SIZES[::2]:
        resize(tutor.page, size)
        before = tutor.find(FIRST).bounding_box()
        tutor.find(f'{TABLE} [data-drop="ready"] [data-draft]').first.click()
        for effort in range(1, 7):
            tutor.click(f'{TABLE} [data-effort="{effort}"]')
            assert tutor.find(FIRST).bounding_box() == before, f"{size}: {effort}"
        # A 6 is not enough for b, and is for c.
        for claim, tone in (("b6", "bad"), ("c6", "good")):
            tutor.lay(claim)
            assert tutor.find(f'{TABLE} [data-verdict="{tone}"]').count(), f"{size}: {claim}"
            assert tutor.find(FIRST).bounding_box() == before, f"{size}: {tone}"
            tutor.do("clear")


def test_the_treasures_stand_still_when_a_decision_is_made(open_tutor: Open) -> None:
    """What is told takes the room of what was asked."""
    tutor = open_tutor(game())
    tutor.do("decline-invite")

    def stones() -> dict[str, object]:
        found = {}
        for size in SIZES:
            resize(tutor.page, size)
            found[str(size)] = tutor.find(f"{TABLE} .tb-stone").bounding_box()
        return found

    asked = stones()
    tutor.decide("a4 b2")
    assert stones() == asked
    tutor.step()
    assert stones() == asked


def test_a_newcomers_first_page_is_not_a_page_of_words(open_tutor: Open) -> None:
    """Whatever room there is, and in every language."""
    tutor = open_tutor()
    assert tutor.deciding
    found = {}
    for lang in LANGS:
        resize(tutor.page, Size(1440, 900))
        speak(tutor, lang)
        for size in (Size(390, 844), Size(1024, 768), Size(1440, 900), Size(1920, 1080)):
            resize(tutor.page, size)
            assert tutor.find(".crypt-main:visible").count() == 1, "one loud button, in the bar"
            words = str(tutor.page.evaluate(WORDS)).split()
            if len(words) >= MOST_WORDS:
                found[f"{lang}, {size}"] = f"{len(words)}: {' '.join(words)}"
    assert found == {}


NAMES_CUT = """
() => [...document.querySelectorAll(".crypt-table .tb-name > span:not(.crypt-hear)")]
  .filter((it) => it.scrollWidth > it.clientWidth || !it.getClientRects().length)
  .map((it) => it.innerText)
"""


def test_whoever_plays_is_called_by_a_whole_name(open_tutor: Open) -> None:
    tutor = open_tutor(late_of_four(), SEATS)
    found = []
    for lang in LANGS:
        resize(tutor.page, Size(1440, 900))
        speak(tutor, lang)
        for size in SIZES:
            resize(tutor.page, size)
            found += [f"{lang}, {size}: {it}" for it in tutor.page.evaluate(NAMES_CUT)]
    assert found == []


INSIDE = """
(selectors) => {
  const [it, place] = selectors.map((at) => document.querySelector(at).getBoundingClientRect());
  return it.width > 0 && it.left >= place.left && it.right <= place.right + 1
    && it.top >= place.top - 1 && it.bottom <= place.bottom + 1;
}
"""


UNDER_DICE = """
(plate) => {
  const boxes = (selector) => [...document.querySelectorAll(`${plate} ${selector}`)]
    .map((it) => it.getBoundingClientRect());
  const dice = boxes(".tb-ready > *");
  return boxes(".tb-purse > :not(.crypt-hear)").some((it) => it.width > 2 && dice.some((die) =>
    it.right > die.left + 1 && it.left < die.right - 1
    && it.bottom > die.top + 1 && it.top < die.bottom - 1));
}
"""


def test_the_plate_says_which_coins_are_still_to_come_back(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    purse = f"{TABLE} .tb-near .tb-purse"
    assert not tutor.find(f"{purse} .tb-away").count()
    tutor.decide("a4 b2")
    speak(tutor, "fr")  # where one's name is longest
    for size in SIZES:
        resize(tutor.page, size)
        assert tutor.text(f"{purse} .tb-away").startswith("+2"), str(size)
        assert tutor.page.evaluate(INSIDE, [f"{purse} .tb-away", f"{TABLE} .tb-near .tb-own"])
        assert not tutor.page.evaluate(UNDER_DICE, f"{TABLE} .tb-near"), str(size)
