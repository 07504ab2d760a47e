"""Sedlec's table as its user meets it."""

from __future__ import annotations

from typing import Any

from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import Move
from tests.browser.tutor_page import TutorPage

BOARD = ".crypt-board"
PILE = f'{BOARD} [data-pile="%s"]'
HELD = f'{BOARD} button[data-hand="%s"]'
CONFIRM = '.crypt-bar [data-action="confirm"]'
LOUD = ".crypt-bar :is(.crypt-main, .br-first)"
"""The first button of the bar: it leads to what is chosen next until a move is whole, and then
confirms it. A move that will be refused may be tried, but is not loud."""
PLACE = f'{BOARD} button[data-place="%s"]'


class BoardPage(TutorPage):
    """A page with Sedlec on it."""

    def arrived(self) -> None:
        self.page.wait_for_selector(f"{BOARD} [data-crypt]")
        self.settle()

    @property
    def deciding(self) -> bool:
        return bool(self.find(f"{BOARD} [data-ask]").count())

    @property
    def field(self) -> Any:
        field = self.find(f'{BOARD} [data-action="type"]')
        if not field.is_visible():
            self.type_moves()
        return field

    @property
    def made(self) -> str:
        """The last decision in the record that the browser keeps."""
        return SEDLEC.write_move(self.timeline.moment.move)

    @property
    def chosen(self) -> list[str]:
        """What is chosen on the table, by its keys."""
        found = self.find(f'{BOARD} [data-chooses][aria-pressed="true"]')
        return list(found.evaluate_all("all => all.map((it) => it.dataset.key)"))

    def draft(self, move: Move, press: str = "click") -> None:
        """Choose what a move needs, by mouse or ("tap") by finger."""
        if move.verb == "lay":
            getattr(self.find(HELD % move.card).first, press)()
            getattr(self.find(PLACE % str(move.place)), press)()
        for pile in move.piles:
            getattr(self.find(PILE % (pile + 1)), press)()
        self.settle()

    def decide(self, move: str | Move, press: str = "click") -> None:
        wanted = SEDLEC.read_move(move, self.timeline.state) if isinstance(move, str) else move
        self.draft(wanted, press)
        getattr(self.find(CONFIRM), press)()
        self.settle()
        refused = self.find(f'{BOARD} [data-verdict="final"]')
        assert not refused.count(), f"{move} was refused: {refused.inner_text()}"
        assert self.made == SEDLEC.write_move(wanted)
