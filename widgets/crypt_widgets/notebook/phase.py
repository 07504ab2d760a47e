"""A phase of the round, or an action of the turn, alone: stepped with reasons, and begun again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import ipywidgets
import traitlets

from crypt_core.engine.record import save
from crypt_core.engine.timeline import Timeline

from ..live import LiveGame
from ..panels.registry import stage_of
from ..traits import GameTraits
from ..tutoring.messages import Sent
from .cells import once
from .on_game import AtHand
from .page_base import PhaseHead, page_base
from .phase_game import PhaseGame, PhaseLimits
from .synced import Synced
from .whole import Whole


class PhasePanel(Synced, Whole):
    """A phase of the round, or an action of the turn, alone: its table, its reasons, its what-if.

    The game is its own: a copy of the one that is given, or a new one in which bots have played up
    to the phase. At its end it can be begun again, with the same luck or with new luck.

    Args:
        phase: "reveal", "claim", "collect" or "pass"; of Sedlec "dig", "collect" or "lay"; of
            Donjon "supply", "dungeon", "negotiation", "combat", "rest" (of one's own turn) or
            "quests".
        game: a game to begin from, where it stands: a `LiveGame`, any panel, a timeline, a record,
            a code; or the name of a new one, "crypt" if left out.
        lang: the language's code, such as "fr".
        seed: of a new game, for all its luck; drawn if left out.
        players: of a new game, how many people and bots play.
        seats: who plays, a seat each: "person", or a bot such as "bot:sensible".
        layout: as of any ipywidget.
        setup: what else a new game is set up with, such as ``sides="ABABAB"``.

    `over` tells whether its end is shown, `again()` begins it anew.

    :raises ValueError: if the game has no such phase, with those it has.
    """

    over = traitlets.Bool(False, read_only=True, help="Whether the end of the phase is shown.")

    def __init__(
        self,
        phase: str = "claim",
        game: AtHand = None,
        *,
        lang: str | None = None,
        seed: int | None = None,
        players: int | None = None,
        seats: Sequence[str] | None = None,
        layout: Mapping[str, Any] | ipywidgets.Layout | None = None,
        **setup: object,
    ) -> None:
        self.phase = phase
        self.head = PhaseHead()
        self.head.add_class("crypt-in-learn")
        self.head.on_ask(self._hear)
        super().__init__(
            game,
            lang=lang,
            seed=seed,
            players=players,
            seats=seats,
            layout=layout,
            **setup,
        )

    def _open(self, game: AtHand, options: dict[str, Any]) -> LiveGame:
        """A game of the phase's own, that begins where the given one stands.

        In a cell that is run again it goes on where it was, unless it would begin elsewhere now.
        """
        if isinstance(game, GameTraits):
            held = game.live
            options["seats"] = options.get("seats") or held.session.seats
            options["lang"] = options.get("lang") or held.lang
            game = held.game
        of = (save(game), game.moments[0].state) if isinstance(game, Timeline) else game

        def begin() -> LiveGame:
            opened = PhaseGame(game.aside() if isinstance(game, Timeline) else game, **options)
            opened.phase = PhaseLimits(opened.session, self.phase)
            return opened

        return once((self.phase, of, options), begin)

    def again(self, new_luck: bool = False) -> None:
        """Begin the phase again, with the same luck or with new luck."""
        self._phase.restart(new_luck)
        self.live.redraw()

    @property
    def _phase(self) -> PhaseLimits:
        assert isinstance(self.live, PhaseGame)
        assert self.live.phase is not None
        return self.live.phase

    def wanted(self, game: str) -> set[str]:
        """The table, the way through it, what happens and what else could."""
        return {*stage_of(game), "bar", "tools", "story", "whatif"}

    def place(self) -> None:
        """Put the panels on the page, and above them which phase it is."""
        super().place()
        phase, words = self._phase, self.live.session.words
        part = next(one for one in phase.parts() if one["id"] == self.phase)
        numeral = f"{part['numeral']}. " if part["numeral"] else ""
        self.head.data = {
            "title": f"{numeral}{part['name']}",
            "hint": part["hint"],
            "over": words.say("phase-over", phase=part["name"]) if phase.over else None,
            "same": words.say("phase-same"),
            "new": words.say("phase-new"),
        }
        self.set_trait("over", phase.over)
        if self.head not in self.children:
            self.children = [page_base(self.live), self.head, *self.children]

    def _hear(self, message: Sent) -> None:
        if message["do"] == "phase-again":
            self.again(message.get("luck") == "new")
