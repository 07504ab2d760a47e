"""What shows a game in a notebook: a widget with the game's traits, to be shared and asked."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import ipywidgets

from crypt_core.engine.timeline import Timeline

from .. import in_marimo
from ..assets import bundle, source
from ..live import LiveGame, offered
from ..traits import GameTraits
from .snapshot import show, table_snapshot

if TYPE_CHECKING:
    import pandas

    from crypt_core.teach.shown import Told

    from .rule_note import RuleNote

AtHand = GameTraits | Timeline | str | os.PathLike[str] | Mapping[str, Any] | None
"""A live game, or whatever shows one; a timeline, a record, a code, or the name of a new game."""


class OnGame(GameTraits, ipywidgets.Box):  # type: ignore[misc]  # ipywidgets has no types
    """A widget on a game that is played and learned: one of its own, or one that others show too.

    It is an ordinary ipywidget, with `layout`, for `HBox` and `VBox`; its traits are those of the
    game: set, observe and link `moment`, `claim`, `lang`... of any of those that share one.
    """

    LOOKS: ClassVar[str] = "crypt-app"
    """Its class on the page."""
    SHOWS_TABLE: ClassVar[bool] = False
    """Whether a saved notebook shows the table in its place."""

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
        options = {"lang": lang, "seed": seed, "players": players, "seats": seats, **setup}
        self._live = self._open(game, options)
        self.rule_note: RuleNote | None = None
        """The card of a rule, once one has been asked for here that no story tells."""
        super().__init__(**({} if layout is None else {"layout": layout}))
        self.add_class(self.LOOKS)
        self.live.attach(self)

    def _open(self, game: AtHand, options: dict[str, Any]) -> LiveGame:
        """The game that is shown."""
        return LiveGame.of(game, **options)

    @property
    def live(self) -> LiveGame:
        """The game, which all that show it share."""
        return self._live

    def __repr__(self) -> str:
        """Which game, and where it is."""
        return f"<{type(self).__name__} of {self.live.in_words}>"

    def _ipython_display_(self) -> None:
        """Show it in a cell; a picture of it in words stays there, too."""
        show(self, self.live.shell.front.words)

    def snapshot(self) -> dict[str, str]:
        """What a saved notebook shows in its place, by type: the table, if it shows that."""
        return table_snapshot(self.live.shell.front) if self.SHOWS_TABLE else {}

    def _display_(self) -> object:
        """What marimo shows of it."""
        return in_marimo.shown(self)

    def get_state(
        self, key: str | Iterable[str] | None = None, drop_defaults: bool = False
    ) -> dict[str, Any]:
        """The traits of these names, or all of them: then in marimo with a script that draws it."""
        state: dict[str, Any] = super().get_state(key, drop_defaults)
        if key is None and in_marimo.here():
            state["_esm"] = bundle(source("notebook/box", "js"))
        return state

    def __dir__(self) -> list[str]:
        """What there is to be used."""
        return ["live", "add_class", "remove_class", "close", *offered(self)]

    # --- how the game asks it to show something

    def wanted(self, game: str) -> set[str] | None:
        """The names of the panels that it shows of a game; None: all of them."""
        raise NotImplementedError

    def arrange(self) -> None:
        """Make room for what is to be drawn."""

    def place(self) -> None:
        """All panels have been drawn."""

    # --- the game

    @property
    def game(self) -> Timeline:
        """The game as a timeline, with all that has been played, by whomever."""
        return self.live.game

    def play(self, move: str, new_luck: bool = False) -> Told:
        """Make a decision in notation ("a5 b3"), and go on to the next one that a person has.

        What comes of it is told. `new_luck`: from here on, all chance is drawn afresh.

        :raises IllegalMove: or BadNotation: if it cannot be made; it names the rule.
        """
        return self.live.play(move, new_luck)

    def frame(self, rows: str = "events") -> pandas.DataFrame:
        """The game as a data frame: a row for each event, or "decisions", "seats", "games"."""
        return self.live.frame(rows)

    def record(self) -> str:
        """The whole game with all its branches as text, as the tutor saves it."""
        return self.live.record()

    def code(self) -> str:
        """The line to where one is as a code, as it stands in a shared address."""
        return self.live.code()

    def redraw(self) -> None:
        """Draw the panels again, after the game was changed in Python and not through them."""
        self.live.redraw()
