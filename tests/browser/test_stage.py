"""What a decision or a step is about stays in sight, and where it is, while somebody plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crypt_core.engine.timeline import Timeline
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.words import LANGS
from tests.browser.stage_page import faults, resize
from tests.browser.test_learn import PUSH, begin
from tests.browser.tutor_page import TABLE, TutorPage, game, speak
from tests.browser.visits.crypt import DECISION, TASK, puzzle
from tests.browser.visits.moments import nothing
from tests.browser.visits.rooms import SIZES, Size
from tests.finished import finished

Open = Callable[..., TutorPage]
FIRST = ".crypt-bar .br-first"
SHEET = ".crypt-app[data-tools-up]"
TOOLS = ".crypt-tools-region > .crypt-in-tools:not(.crypt-tools)"
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
            assert not tutor.find(".crypt-main:visible").count(), "nothing is chosen yet"
            words = str(tutor.page.evaluate(WORDS)).split()
            if len(words) >= MOST_WORDS:
                found[f"{lang}, {size}"] = f"{len(words)}: {' '.join(words)}"
    assert found == {}
