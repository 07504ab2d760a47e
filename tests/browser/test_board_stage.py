"""What a decision or a step at Sedlec's table is about is in sight, at every size of window."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from crypt_core.engine.timeline import Timeline
from crypt_core.teach.lessons.courses import lessons
from tests.browser.board_page import BOARD, LOUD, BoardPage
from tests.browser.stage_page import Size, each_room, faults, resize
from tests.browser.test_board import choose, dug, game, going
from tests.browser.test_learn import LEARN, begin
from tests.browser.tutor_page import STORY

Open = Callable[..., BoardPage]

PILES = f"{BOARD} .bo-pile"
CRYPT = f"{BOARD} .bo-near .bo-laid"
HAND = f"{BOARD} .bo-near .bo-hand > li"
PLATE = [f"{BOARD} .bo-near .bo-who", f"{BOARD} .bo-near .bo-total"]
ASKED = f"{BOARD} .bo-prompt"
ANSWER = f"{BOARD} .bo-verdict-box"
VERBS = f"{BOARD} .bo-verb"
PLACES = f"{BOARD} .bo-near .bo-place"
RIVALS = [f"{BOARD} {it}" for it in (".bo-rival", ".bo-rival-name", ".bo-rival .bo-hand > li")]
CRYPTS = [f"{BOARD} .bo-{whose} .bo-crypt" for whose in ("near", "far")]
END = [*CRYPTS, f"{STORY} .st-ending .st-verdict", f"{STORY} .st-standings"]
RULE = f"{BOARD} .bo-verdict .crypt-rule"
NEWS = f"{BOARD} .tb-news-said"

DECISION = [PILES, CRYPT, HAND, *PLATE, ASKED, ANSWER, LOUD]
TURN = [*DECISION, VERBS, PLACES]

AMISS = """
() => {
  const found = [];
  const all = (selector) => [...document.querySelectorAll(`.crypt-board ${selector}`)];
  for (const it of all(".bo-verdict")) {
    if (it.scrollHeight > it.clientHeight + 1) found.push("the answer is to be scrolled");
  }
  for (const it of all(".bo-verb")) {
    if (it.scrollWidth > it.clientWidth + 1) found.push(`${it.innerText} is too wide`);
  }
  for (const it of all(":is(.bo-rival-name, .bo-who > span)")) {
    const style = getComputedStyle(it);
    if (style.clipPath === "none" && style.overflowX === "hidden"
        && it.scrollWidth > it.clientWidth + 1) {
      found.push(`${it.innerText} is cut off`);
    }
  }
  for (const kind of all(".bo-kind")) {
    const place = kind.getBoundingClientRect();
    for (const it of kind.children) {
      const { width, left, right } = it.getBoundingClientRect();
      const over = Math.max(place.left - left, right - place.right);
      if (width && over > 1) found.push(`${it.className} is ${over} px out of its kind`);
    }
  }
  for (const it of all("button:is(.bo-pile, .bo-held, .bo-place)")) {
    const { width } = it.getBoundingClientRect();
    if (width < 38) found.push(`${it.className} is ${width} px wide`);
  }
  const hand = all(":is(.bo-near .bo-hand > li, .bo-near .bo-who > span)");
  for (const it of all(".bo-near .bo-pyramid > :is(.bo-laid, .bo-place)")) {
    const one = it.getBoundingClientRect();
    for (const other of hand.map((card) => card.getBoundingClientRect())) {
      if (one.right > other.left + 1 && one.left < other.right - 1
          && one.bottom > other.top + 1 && one.top < other.bottom - 1) {
        found.push(`${it.dataset.place} and the hand overlap`);
      }
    }
  }
  return found;
}
"""
"""What is in sight and yet not as it should be."""


def held(timeline: Timeline) -> bool:
    """Whether everybody holds a card, and who is on turn has laid some."""
    state = timeline.state
    laid = state.players[state.player].crypt
    return state.stage == "turn" and len(laid) > 1 and all(it.hand for it in state.players)


def take(timeline: Timeline) -> bool:
    """Whether a card is to be taken of those dug up, by somebody who has a hand and a crypt."""
    state = timeline.state
    return dug(timeline) and all(it.hand and it.crypt for it in state.players[:1])


def full(timeline: Timeline) -> bool:
    """Whether who is on turn holds all one may."""
    state = timeline.state
    return held(timeline) and len(state.players[state.player].hand) == 2


def over(players: int) -> Timeline:
    """A random game to its end."""
    timeline, dice = game(seed=3, players=players), random.Random(3)
    while timeline.game.deciders(timeline.state):
        timeline.play(choose(timeline, dice))
    return timeline


def begins(wanted: Callable[[Timeline], bool]) -> Callable[[int], Timeline]:
    """A game at such a decision of the first player."""
    return lambda players: going(lambda it: wanted(it) and it.state.player == 0, players)


def nothing(_: BoardPage) -> None:
    """It is as it is."""


def draft(tutor: BoardPage) -> None:
    """Choose a card and a place for it."""
    tutor.find(f"{BOARD} button[data-hand]").first.click()
    tutor.find(f"{BOARD} button.bo-place:not(.bo-closed)").first.click()
    tutor.settle()


def be_refused(tutor: BoardPage) -> None:
    tutor.find(f"{BOARD} button[data-hand]").first.click()
    tutor.find(f"{BOARD} .bo-closed").first.click()
    tutor.settle()


def be_refused_beside_a_tool(tutor: BoardPage) -> None:
    be_refused(tutor)
    tutor.do("tool-whatif")


def decide(tutor: BoardPage) -> None:
    """Lay a card, and see what the next player does."""
    draft(tutor)
    tutor.do("confirm")
    if not tutor.find(NEWS).count():
        tutor.step()


def see_the_end(tutor: BoardPage) -> None:
    """Whoever comes to a game that is over opens its end, on a phone as a sheet."""
    resize(tutor.page, Size(390, 844))
    tutor.tool("story")


def lesson(tutor: BoardPage) -> None:
    begin(tutor, lessons("sedlec")["sedlec.priests"])


@dataclass(frozen=True)
class Moment:
    """Something that is looked at: how one comes there, and what is seen together then."""

    name: str
    begins: Callable[[int], Timeline]
    parts: list[str]
    do: Callable[[BoardPage], None] = nothing


MOMENTS = [
    Moment("a turn", begins(held), [*TURN, *RIVALS]),
    Moment("a card to take", begins(take), DECISION),
    Moment("a card to lay", begins(held), [*TURN, *RIVALS, LOUD], draft),
    Moment("a refusal", begins(full), [*TURN, *RIVALS, RULE], be_refused),
    Moment("a refusal with a tool open", begins(full), [*TURN, RULE], be_refused_beside_a_tool),
    Moment("a step", begins(held), [PILES, CRYPT, *PLATE, *RIVALS[:2], NEWS, LOUD], decide),
    Moment("the end", over, END, see_the_end),
]


def amiss(tutor: BoardPage, parts: list[str]) -> list[str]:
    return [*faults(tutor.page, parts), *tutor.page.evaluate(AMISS)]


def in_all_sizes(tutor: BoardPage, parts: list[str]) -> list[str]:
    """What is not to be seen as it should be, in a window of its own or in a cell."""
    return [f"{room}: {it}" for room in each_room(tutor) for it in amiss(tutor, parts)]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda it: it.name)
def test_what_it_is_about_is_in_sight(at_board: Open, moment: Moment, players: int) -> None:
    """Each moment at every size, in a cell as in a window of its own, in every language."""
    others = ["bot:random"] * (players - 1)
    tutor = at_board(moment.begins(players), ["person", *others])
    moment.do(tutor)
    assert "\n".join(in_all_sizes(tutor, moment.parts)) == ""


def test_a_lessons_task_is_in_sight_with_the_table(at_board: Open) -> None:
    tutor = at_board(game())
    lesson(tutor)
    assert "\n".join(in_all_sizes(tutor, [PILES, CRYPT, ASKED, f"{LEARN} .ln-ask"])) == ""


HIGH = Size(820, 1180), Size(1440, 900), Size(1920, 1080)


TWICE = """
() => {
  const found = [];
  const over = (a, b) => a.right > b.left + 1 && a.left < b.right - 1
    && a.bottom > b.top + 1 && a.top < b.bottom - 1;
  for (const far of document.querySelectorAll(".crypt-board .bo-others .bo-far")) {
    const one = far.getBoundingClientRect();
    const { player } = far.dataset;
    const rival = document.querySelector(`.crypt-board .bo-rival[data-player="${player}"]`);
    const other = rival.getBoundingClientRect();
    const name = far.querySelector(".bo-who").innerText.trim();
    const out = Math.max(other.left - one.left, other.top - one.top,
      one.right - other.right, one.bottom - other.bottom);
    if (out > 1) found.push(`${name} has a place ${Math.round(out)} px out of the strip`);
    const plate = far.querySelector(".bo-plate");
    if (getComputedStyle(plate).clipPath === "none") found.push(`${name} is named twice`);
    const strip = [...rival.querySelectorAll("button, .bo-hand")];
    const boxes = [...strip, ...far.querySelectorAll(".bo-crypt, .bo-kinds")];
    const rects = boxes.map((it) => it.getBoundingClientRect());
    for (const [i, box] of boxes.entries()) {
      const under = boxes.find((_, j) => j > i && over(rects[i], rects[j]));
      if (under) found.push(`${name}: ${box.className} lies over ${under.className}`);
    }
  }
  return found;
}
"""
"""Another player who is not whole in the strip, or stands in a second place too."""


@pytest.mark.parametrize("players", [2, 3])
def test_a_high_stage_shows_the_crypts_of_the_others(open_board: Open, players: int) -> None:
    others = ["bot:random"] * (players - 1)
    tutor = open_board(begins(held)(players), ["person", *others])
    found = []
    for size in HIGH:
        resize(tutor.page, size)
        parts = [f"{BOARD} .bo-others {it}" for it in (".bo-crypt", ".bo-kind")]
        wrong = [*faults(tutor.page, [*parts, *RIVALS]), *tutor.page.evaluate(TWICE)]
        found += [f"{size}: {it}" for it in wrong]
    assert "\n".join(found) == ""


COLOURS = """
(scheme) => {
  document.documentElement.style.colorScheme = scheme;
  const kinds = ["king", "peasant", "priest", "lover", "criminal"];
  const look = (it, name) => it && getComputedStyle(it)[name];
  return kinds.map((kind) => [
    look(document.querySelector(`.crypt-story .st-made [data-skull="${kind}"]`), "backgroundColor"),
    look(document.querySelector(`.crypt-board [data-skull="${kind}"] .bo-niche`), "fill"),
  ]);
}
"""


def test_the_chart_of_the_end_has_the_colours_of_the_cards(open_board: Open) -> None:
    tutor = open_board(over(2), ["person", "bot:random"])
    see_the_end(tutor)
    for scheme in ("light", "dark"):
        pairs = [pair for pair in tutor.page.evaluate(COLOURS, scheme) if pair[0]]
        assert len(pairs) >= 3
        assert all(chart == card for chart, card in pairs), pairs
