"""A page with Donjon's table on it, and what one does there by mouse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from crypt_core.donjon.bundles import EMPTY, Bundle
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import BID, COUNTER, OFFER, PROMISE, Move
from crypt_core.engine.game import Game
from crypt_core.games import GAMES
from tests.browser.tutor_page import BAR, TutorPage

DUNGEON = ".crypt-dungeon"
CURTAIN = f"{DUNGEON} [data-testid=curtain]"
LOUD = f"{BAR} :is(.crypt-main, .br-first)"
BARGAINS = (OFFER, COUNTER, BID, PROMISE)


class DonjonPage(TutorPage):
    """A page with Donjon on it."""

    games: ClassVar[Mapping[str, Game]] = {**GAMES, DONJON.name: DONJON}

    def arrived(self) -> None:
        # Before its game has come from the address, the page has the one it begins with.
        self.page.wait_for_selector(f"{DUNGEON} .dj-stage", state="attached")
        self.settle()

    @property
    def deciding(self) -> bool:
        return bool(self.find(f"{DUNGEON} .dj-ask").count())

    @property
    def field(self) -> Any:
        field = self.find(f'{DUNGEON} [data-action="type"]')
        if not field.is_visible():
            self.type_moves()
        return field

    def write(self, move: str) -> None:
        """Make a decision in writing."""
        self.field.fill(move)
        self.do("type-play")

    def press_move(self, move: str) -> None:
        """Press what makes this move, at the table or in the bar."""
        self.click(f':is({DUNGEON}, {BAR}) [data-move="{move}"] >> nth=0')

    def decide(self, move: str | Move) -> None:
        """Make a decision by mouse, put together if it is a bargain."""
        made = DONJON.read_move(str(move), self.timeline.state)
        bare = str(made).partition(": ")[2]
        if made.verb in BARGAINS:
            self.put_together(made)
            self.click(LOUD)
        elif made.verb == "buy" and made.also:
            self.do("sale")
            self.press_move(bare)
        else:
            self.press_move(bare)
        assert str(self.timeline.moment.move) == str(made)

    def put_together(self, made: Move) -> None:
        """Press the chips of a bargain, and nothing else."""
        if made.verb != BID:
            here = self.find(f'{DUNGEON} [data-action^="begin-"]')
            keys = [it.get_attribute("data-action") for it in here.all()]
            ends = f"-{made.whom + 1}"
            key = next((it for it in keys if it.endswith(ends)), keys[0])
            self.do(str(key))
        partner = self.find(f'{DUNGEON} [data-action="partner-{made.whom + 1}"]')
        if partner.count():
            self.click(f'{DUNGEON} [data-action="partner-{made.whom + 1}"]')
        if made.verb == COUNTER:  # It begins with what it answers.
            self.empty("give")
            self.empty("want")
        self.fill("give", made.give)
        if made.want != EMPTY:
            self.fill("want", made.want)
        if made.also:
            self.do("now")

    def empty(self, column: str) -> None:
        """Take all out of a column."""
        fewer = f'{DUNGEON} [data-action^="{column}-"][data-action$="-fewer"]:not([aria-disabled])'
        put = f'{DUNGEON} [data-action^="{column}-"][aria-pressed="true"]'
        while self.find(f":is({fewer}), {put}").count():
            self.click(f":is({fewer}), {put} >> nth=0")

    def fill(self, column: str, given: Bundle) -> None:
        """Put these things into a column."""
        for what, count in (("gems", given.gems), ("helps", given.helps)):
            for _ in range(count):
                self.do(f"{column}-{what}-more")
        for _ in range(given.trophies):
            self.do(f"{column}-trophies-more")
        parts = [f"item:{it}" for it in given.items] + [f"spoil:{it}" for it in given.spoils]
        parts += [f"quest{it}" for it in given.quests]
        parts += [f"side {given.side}"] if given.side else []
        for part in parts:
            free = f'{DUNGEON} [data-action="{column}-{part}"][aria-pressed="false"]'
            self.click(f"{free} >> nth=0")

    def hand_over(self) -> None:
        """On to whatever a person is asked next, and through the curtain if it hangs there."""
        for _ in range(4):
            if self.find(CURTAIN).count():
                self.click(f'{CURTAIN} [data-action="curtain"]')
            elif not self.deciding and self.can_go_on:
                self.go_on()
            else:
                return
