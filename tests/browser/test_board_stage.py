"""What has to be in sight together while one decides at Sedlec's table, at every size of window."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.words import LANGS
from tests.browser.board_page import BOARD, BoardPage
from tests.browser.stage_page import SIZES as WINDOWS
from tests.browser.stage_page import Size, faults, resize
from tests.browser.test_board import dug, full_hand, game, going
from tests.browser.test_game_end import speak
from tests.browser.test_learn import LEARN, begin
from tests.browser.wire import PAINTED

Open = Callable[..., BoardPage]

SIZES = [
    (360, 740),
    (390, 844),
    (844, 390),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (720, 450),
    # As much as cells of notebooks have, and a little more.
    (1008, 640),
    (848, 640),
]
TOGETHER = [
    ".bo-pile",
    ".bo-near .bo-laid",
    ".bo-near .bo-place",
    ".bo-near .bo-hand > li",
    ".bo-near .bo-who",
    ".bo-near .bo-total",
    ".bo-prompt",
    ".bo-verb",
    ".bo-verdict-box",
    ".bo-verdict .crypt-rule",
    ".bo-rival",
    ".bo-rival .bo-rival-name",
    ".bo-rival .bo-hand > li",
]
HIGH = (820, 1180), (1440, 900), (1920, 1080)
"""Where there is room for what the others have laid."""
BESIDE_A_TOOL = [
    ".bo-pile",
    ".bo-near .bo-laid",
    ".bo-near .bo-place",
    ".bo-near .bo-hand > li",
    ".bo-near .bo-who",
    ".bo-near .bo-total",
    ".bo-prompt",
    ".bo-verb",
    ".bo-verdict-box",
]
HIDDEN = """
(parts) => {
  const stage = document.querySelector(".crypt-board.crypt-in-stage").getBoundingClientRect();
  const found = [];
  const look = (node, name, room) => {
    const box = node.getBoundingClientRect();
    if (getComputedStyle(node).clipPath !== "none") return void found.push(`${name} is not drawn`);
    if (!box.width || !box.height) return void found.push(`${name} has no size`);
    const over = Math.max(
      room.left - box.left, room.top - box.top, box.right - room.right, box.bottom - room.bottom);
    if (over > 1) return void found.push(`${name} is ${Math.round(over)} px out of sight`);
    const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (node.contains(at) || at?.contains(node)) return;
    found.push(`${name} lies under ${at?.className}`);
  };
  for (const part of parts) {
    const all = document.querySelectorAll(`.crypt-board ${part}`);
    all.forEach((it, i) => look(it, `${part} ${i}`, stage));
  }
  const answer = document.querySelector(".crypt-board .bo-verdict");
  if (answer.scrollHeight > answer.clientHeight + 1) found.push("the answer is to be scrolled");
  for (const it of document.querySelectorAll(".crypt-board :is(.bo-verb, .bo-prompt)")) {
    // A line may end in an ellipsis when most of it is told.
    const most = getComputedStyle(it).textOverflow === "ellipsis" ? 1.5 : 1;
    if (it.scrollWidth > it.clientWidth * most) found.push(`${it.innerText} is too wide`);
  }
  const pressed = ".crypt-board button:is(.bo-pile, .bo-held, .bo-place)";
  for (const it of document.querySelectorAll(pressed)) {
    const { width } = it.getBoundingClientRect();
    if (width < 38) found.push(`${it.className} is ${width} px wide`);
  }
  const confirm = document.querySelector('.crypt-in-bar [data-action="confirm"]');
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  look(confirm, "confirm", page);
  const near = document.querySelectorAll(".bo-near .bo-pyramid > :is(.bo-laid, .bo-place)");
  const hand = [...document.querySelectorAll(".bo-near .bo-hand > li, .bo-near .bo-who > span")];
  for (const it of near) {
    const one = it.getBoundingClientRect();
    for (const other of hand.map((card) => card.getBoundingClientRect())) {
      if (one.right > other.left + 1 && one.left < other.right - 1
          && one.bottom > other.top + 1 && one.top < other.bottom - 1) {
        found.push(`${it.dataset.place} and the hand overlap`);
      }
    }
  }
  if (document.scrollingElement.scrollHeight > innerHeight + 1) found.push("the page scrolls");
  return found;
}
"""


def out_of_sight(tutor: BoardPage, what: str, parts: list[str] = TOGETHER) -> list[str]:
    """What is not to be seen as it should be, at any of the sizes."""
    found = []
    for width, height in SIZES:
        tutor.page.set_viewport_size({"width": width, "height": height})
        tutor.page.evaluate(PAINTED)
        others = [".bo-others .bo-crypt"] if (width, height) in HIGH and parts is TOGETHER else []
        seen = tutor.page.evaluate(HIDDEN, [*parts, *others])
        found += [f"{what}, {width}x{height}: {it}" for it in seen]
    tutor.page.set_viewport_size({"width": 1280, "height": 900})
    return found


def refused(tutor: BoardPage) -> None:
    tutor.find(f"{BOARD} button[data-hand]").first.click()
    tutor.find(f"{BOARD} .bo-closed").first.click()
    tutor.settle()
    assert tutor.find(f'{BOARD} [data-verdict="bad"]').count()


ALL = [("en-US", 2), ("en-US", 3), ("fr-FR", 2), ("fr-FR", 3), ("it-IT", 3)]


@pytest.mark.parametrize(("lang", "players"), ALL)
def test_all_that_a_decision_is_about_is_in_sight(
    open_board: Open, lang: str, players: int
) -> None:
    tutor = open_board(game(players=players), locale=lang)
    tutor.do("decline-invite")
    found = out_of_sight(tutor, "dig")
    for what, wanted in (("take", dug), ("lay", full_hand)):
        # Nothing is kept, so nothing is offered above the table.
        tutor.page.evaluate("localStorage.removeItem('crypt.record')")
        tutor.page.goto("about:blank")
        tutor.open(going(wanted, players))
        found += out_of_sight(tutor, what)
    refused(tutor)
    found += out_of_sight(tutor, "a refusal")
    tutor.do("tool-whatif")
    found += out_of_sight(tutor, "a refusal with a tool open", BESIDE_A_TOOL)
    assert "\n".join(found) == ""


TASK = [f"{BOARD} {it}" for it in (".bo-pile", ".bo-near .bo-laid", ".bo-prompt")]


def test_a_lessons_task_is_in_sight_with_the_table(open_board: Open) -> None:
    tutor = open_board(game())
    begin(tutor, lessons("sedlec")["sedlec.priests"])
    found = []
    for lang in LANGS:
        resize(tutor.page, Size(1280, 900))
        speak(tutor, lang)
        for size in WINDOWS:
            resize(tutor.page, size)
            wrong = faults(tutor.page, [*TASK, f"{LEARN} .ln-ask"])
            found += [f"{lang}, {size}: {it}" for it in wrong]
    assert "\n".join(found) == ""
