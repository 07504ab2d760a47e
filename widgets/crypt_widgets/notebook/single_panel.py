"""Single panels for notebooks: each on a game of its own, or on one that others show too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import ipywidgets
import traitlets

from crypt_core.games import GAMES
from crypt_core.teach.aloud import PAGE as ALOUD
from crypt_core.teach.reference import Reference

from ..panels.registry import TOOLS, panels_at, stage_of
from ..tutoring.messages import Sent
from ..tutoring.reference import has_page
from .on_game import AtHand, OnGame
from .page_base import Note, page_base
from .rule_note import rule_below
from .snapshot import snapshot_of
from .synced import Synced


class SinglePanel(Synced, OnGame):
    """A part of the tutor, alone or beside others on one game.

    Args:
        game: a game to share: a `LiveGame`, a `Tutor` or any other panel, or a timeline; or one to
            load (a record, a code), or the name of a new one: "crypt" if left out.
        lang: the language's code, such as "fr".
        seed: of a new game, for all its luck; drawn if left out.
        players: of a new game, how many people and bots play.
        seats: who plays, a seat each: "person", or a bot such as "bot:sensible".
        layout: as of any ipywidget.
        setup: what else a new game is set up with, such as ``sides="ABABAB"``.
    """

    LOOKS = "crypt-alone"
    NAMES: ClassVar[tuple[str, ...]] = ()
    """The panels that it shows, those of them that have something;"""
    TAB: ClassVar[str] = ""
    """or it shows the tools on whose tab this is written, of whichever game."""
    NOTHING: ClassVar[str] = ""
    """The id of what is said while none of them has."""

    BEGINS: ClassVar[Sent | None] = None
    """What is asked first where the game is the panel's own: then there is something to see."""

    def __init__(
        self,
        game: AtHand = None,
        *,
        lang: str | None = None,
        seed: int | None = None,
        players: int | None = None,
        seats: Sequence[str] | None = None,
        layout: Mapping[str, Any] | ipywidgets.Layout | None = None,
        **setup: object,
    ) -> None:
        if isinstance(game, str) and game in GAMES and not self.belongs_to(game):
            games = ", ".join(filter(self.belongs_to, GAMES))
            raise ValueError(f"{type(self).__name__} shows nothing of {game}: it is for {games}")
        self.note = Note() if self.NOTHING else None
        super().__init__(
            game,
            lang=lang,
            seed=seed,
            players=players,
            seats=seats,
            layout=layout,
            **setup,
        )
        new = game is None or isinstance(game, str)
        if new and self.BEGINS is not None and self.live.session.timeline.setup.players == 1:
            self.live.answer(self.BEGINS)

    def belongs_to(self, game: str) -> bool:
        """Whether a game has what this panel shows."""
        return self.wanted(game) <= panels_at(game).keys()

    def wanted(self, game: str) -> set[str]:
        """The panels that it shows."""
        if not self.TAB:
            return {*self.NAMES}
        tools = {name: kind for name, kind in panels_at(game).items() if kind.area == TOOLS}
        return {name for name, tool in tools.items() if getattr(tool, "tab", "") == self.TAB}

    def arrange(self) -> None:
        """What is a tool in the tutor has a place of its own here, and is open."""
        session = self.live.shell.front
        new = self.wanted(session.game.name) - session.reading.beside
        session.reading.beside |= new
        for panel_state in session.all_panel_states:
            if panel_state.panel in new:
                panel_state.opened()

    def snapshot(self) -> dict[str, str]:
        """The table, or what the panels say."""
        if self.SHOWS_TABLE:
            return super().snapshot()
        names = self.wanted(self.live.session.game.name)
        told = [one.in_words() for name, one in self.live.panels.items() if name in names]
        said = [words for words in told if words is not None]
        return snapshot_of(self.live.session.words, *said) if said else {}

    def place(self) -> None:
        """Put the panels that there are into the box."""
        names = self.wanted(self.live.session.game.name)
        panels = [panel for name, panel in self.live.panels.items() if name in names]
        if self.note is not None:
            shown = any(panel.data for panel in panels)
            self.note.data = {} if shown else {"text": self.live.session.words.say(self.NOTHING)}
            panels.append(self.note)
        panels += rule_below(self, names)
        for panel in panels:
            (panel.remove_class if panel.data else panel.add_class)("crypt-idle")
        self.children: Sequence[ipywidgets.Widget] = [page_base(self.live), *panels]


class Table(SinglePanel):
    """The table: all that lies on it, and the place where decisions are made."""

    SHOWS_TABLE = True

    def wanted(self, game: str) -> set[str]:
        """The game's table."""
        return stage_of(game)


class Story(SinglePanel):
    """What has just happened and why, what may be done now, and the rule behind it."""

    NAMES = ("story",)


class Phases(SinglePanel):
    """The phases of the round, or the actions of a turn, and whose turn it is."""

    NAMES = ("ribbon",)


class Steps(SinglePanel):
    """The ways through the game: back, to the next step, on to the next decision."""

    NAMES = ("bar",)


class WhatIf(SinglePanel):
    """The tree of what has been played: go back, branch with the same luck or new, compare."""

    NAMES = ("whatif",)


class Coach(SinglePanel):
    """Hints, the move advised and why; with several players, estimates."""

    TAB = "tools-coach"
    BEGINS: ClassVar[Sent] = {"do": "coach-hint"}
    NOTHING = "alone-no-advice"


class Review(SinglePanel):
    """A game gone over: luck and decisions told apart, and what cost most."""

    TAB = "tools-review"
    NOTHING = "alone-no-review"


class RuleBook(SinglePanel):
    """All rules, each as a page: what it says, where it stands, how editions differ; a search.

    `page` is the id of the rule whose page is open, "aloud" for what is said to teach the game, ""
    for the contents; it can be set.
    """

    NAMES = ("reference",)

    page = traitlets.Unicode("", help="The id of the rule whose page is open.")

    def arrange(self) -> None:
        """The book lies open, whatever there is on the table."""
        self.live.shell.reference.beside = True

    def follow(self, now: Mapping[str, Any]) -> None:
        """The page may have been turned."""
        super().follow(now)
        self.page = self.live.shell.reference.page or ""

    def snapshot(self) -> dict[str, str]:
        """The page, or the contents."""
        rules = Reference(self.live.session.words.lang, self.live.session.game.name)
        page = rules.aloud() if self.page == ALOUD else rules[self.page] if self.page else rules
        return snapshot_of(self.live.session.words, page)

    @traitlets.validate("page")
    def _there(self, proposal: Any) -> Any:
        rule, book = proposal["value"], self.live.shell.reference
        if rule and not has_page(book.game, rule):
            try:
                Reference(self.live.session.words.lang, book.game)[rule]
            except KeyError as error:
                raise ValueError(error.args[0]) from None
        return rule

    @traitlets.observe("page")
    def _turn(self, change: Any) -> None:
        if change["new"] != (self.live.shell.reference.page or ""):
            self.live.shell.reference.turn_to(change["new"] or None)
            self.live.redraw()
