"""What can be set, observed and linked of a game that panels share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import traitlets

SETTABLE = ("moment", "step", "claim", "viewer", "seed", "lang")
"""The traits that can be set: the game and all its panels follow."""


class Followed(Protocol):
    """The live game, as those know it that have its traits."""

    @property
    def now(self) -> Mapping[str, Any]:
        """The traits as they are."""

    def odds_now(self) -> dict[str, Any]:
        """The odds of what is asked at the moment shown."""

    def proper(self, name: str, value: Any) -> Any:
        """The value that a trait may take."""

    def put(self, name: str, value: Any) -> None:
        """Bring the game to what somebody has set one of its traits to."""


class WorkedOut(traitlets.Dict):
    """What takes a moment to find: it is found when somebody looks, or observes it."""

    def get(self, obj: Any, cls: Any = None) -> Any:
        """The value, found now if it has not been yet."""
        obj.set_trait(self.name, obj.live.odds_now())
        return super().get(obj, cls)


class GameTraits(traitlets.HasTraits):
    """The traits of a game; it has them itself, and so has everything that shows it.

    >>> from crypt_widgets import LiveGame
    >>> game = LiveGame(seed=7)
    >>> game.claim = "a5"
    >>> game.verdict["allowed"], round(game.odds["kept"]["a"], 3)
    (True, 0.394)
    """

    moment = traitlets.Int(0, help="The moment shown, by its number in the game's tree.")
    step = traitlets.Int(0, help="How many of the steps of that moment have been shown.")
    claim = traitlets.Unicode("", help='The move being laid out, in notation, such as "a5 b3".')
    viewer = traitlets.Int(
        None, allow_none=True, help="For whom all is drawn, a player from 0 on; None: for all."
    )
    seed = traitlets.Int(0, help="Of all luck; another one deals the game anew.")
    lang = traitlets.Unicode("en", help="The code of the language.")
    verdict = traitlets.Dict(
        read_only=True, help='What the judge says of the claim: "allowed", "text", "rule".'
    )
    played = traitlets.Dict(
        read_only=True, help='The decision that a person has made last: "move", "player", "moment".'
    )
    odds = WorkedOut(
        read_only=True,
        help='What the Ghost leaves of the claim: "kept", "tired" (by treasure), "coins", "ready".',
    )

    _odds_observed = False

    @property
    def live(self) -> Followed:
        """The game, which all that show it share."""
        raise NotImplementedError

    def follow(self, now: Mapping[str, Any]) -> None:
        """Take over the traits of the game as they are now."""
        with self.hold_trait_notifications():
            for name, value in now.items():
                self.set_trait(name, value)
            if self._odds_observed:
                self.set_trait("odds", self.live.odds_now())

    def observe(self, handler: Any, names: Any = traitlets.All, type: Any = "change") -> None:  # noqa: A002
        """Call `handler` whenever one of these traits changes."""
        if names is traitlets.All or "odds" in names:
            self._odds_observed = bool(self.odds) or True  # from now on it is kept up to date
        super().observe(handler, names, type)

    @traitlets.validate(*SETTABLE)
    def _proper(self, proposal: Any) -> Any:
        name, value = proposal["trait"].name, proposal["value"]
        # What the game itself says is so; nor is there a game yet while a panel is made.
        if value == self.live.now.get(name, value):
            return value
        return self.live.proper(name, value)

    @traitlets.observe(*SETTABLE)
    def _put(self, change: Any) -> None:
        name = change["name"]
        value = getattr(self, name)  # it may have become another one since
        if value != self.live.now.get(name, value):
            self.live.put(name, value)
