"""The crypts of others on a high stage at Sedlec's table, and the colours of the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.board_page import BOARD, BoardPage
from tests.browser.stage_page import faults, resize
from tests.browser.visits.rooms import Size
from tests.browser.visits.sedlec import RIVALS, begins, held, over, see_the_end

Open = Callable[..., BoardPage]
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
