"""What can be set, observed and linked of a game that panels share, and its values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import traitlets

from crypt_core.engine.timeline import Moment
from crypt_core.teach import explain
from crypt_core.teach.words import Words

from .panels.drafted import written
from .tutoring.adapters import Solo

if TYPE_CHECKING:
    from .live import LiveGame

SETTABLE = ("moment", "step", "claim", "viewer", "seed", "lang")
"""The traits that can be set: the game and all its panels follow."""


class Values:
    """The values of a game's traits."""

    def __init__(self, live: LiveGame) -> None:
        self.live = live
        self.now: dict[str, Any] = {}
        """The values by their traits' names."""
        self.made: Moment | None = None
        """The decision that a person made last."""
        self._odds: dict[str, Any] | None = {}

    def proper(self, name: str, value: Any) -> Any:
        """The value that a trait may take.

        :raises ValueError: if it may not take this one; it says what could be.
        """
        timeline = self.live.shell.front.timeline
        if name == "lang":
            return Words.asked(value)
        most = {
            "moment": len(timeline.moments) - 1,
            "step": len(timeline.moment.steps),
            "viewer": timeline.setup.players - 1,
        }
        if name in most and value is not None and not 0 <= value <= most[name]:
            raise ValueError(f"there is no {name} {value}: there are 0 to {most[name]}")
        if name == "moment" and self.live.shell.front.branches.bound and value != timeline.tip.id:
            raise ValueError("nobody goes back past a decision in this game until it is over")
        if name == "seed" and value < 0:
            raise ValueError(f"a seed is a whole number from 0 up, not {value}")
        return value

    def put(self, name: str, value: Any) -> None:
        """Bring the game to what somebody has set one of its traits to."""
        session = self.live.shell.front
        if name == "seed" or (name != "lang" and self.live.shell.practice is None):
            self.live.shell.sit_down()
        if name == "moment":
            session.branches.go(value)
        elif name == "step":
            session.branches.go(session.timeline.place.moment, value)
        elif name == "claim":
            session.draft.lay(value)
        elif name == "viewer":
            session.look_as(value)
        elif name == "seed":
            self.live.shell.leave()
            self.live.session.match.deal(value)
        elif name == "lang":
            self.live.shell.asked_lang = value
            self.live.shell.speak(value)
        self.live.redraw()

    def renew(self) -> Mapping[str, Any]:
        """Return the values at the moment shown."""
        session = self.live.shell.front
        place, verdict = session.timeline.place, session.draft.verdict
        self._odds = None
        self.now = {
            "lang": session.words.lang,
            "seed": session.timeline.seed,
            "moment": place.moment,
            "step": place.step,
            "viewer": session.viewer,
            "claim": verdict.move if verdict else "",
            "verdict": self._judged(),
            "played": self._played(),
        }
        return self.now

    def odds_now(self) -> dict[str, Any]:
        """The odds of what is asked at the moment shown; worked out when somebody looks."""
        if self._odds is None:
            front = self.live.shell.front
            solo = front.adapter if isinstance(front.adapter, Solo) else None
            self._odds = {**solo.odds(front)} if solo else {}
        return self._odds

    def _judged(self) -> dict[str, Any]:
        """What the judge says of the claim."""
        session = self.live.shell.front
        verdict = session.draft.verdict
        if verdict is None:
            return {}
        refusal = verdict.refusal
        return {
            "move": verdict.move,
            "allowed": refusal is None,
            "rule": refusal.rule if refusal else None,
            "text": explain.refusal(session.voice, refusal)
            if refusal
            else session.words.say("verdict-allowed"),
        }

    def _played(self) -> dict[str, Any]:
        """The decision that a person has made last."""
        made = self.made
        if made is None:
            return {}
        return {"moment": made.id, "player": made.move.player, "move": written(made.move)}


class WorkedOut(traitlets.Dict):
    """What takes a moment to find: it is found when somebody looks, or observes it."""

    def get(self, obj: Any, cls: Any = None) -> Any:
        """The value, found now if it has not been yet."""
        obj.set_trait(self.name, obj.live.values.odds_now())
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
    def live(self) -> LiveGame:
        """The game, which all that show it share."""
        raise NotImplementedError

    def follow(self, now: Mapping[str, Any]) -> None:
        """Take over the traits of the game as they are now."""
        with self.hold_trait_notifications():
            for name, value in now.items():
                self.set_trait(name, value)
            if self._odds_observed:
                self.set_trait("odds", self.live.values.odds_now())

    def observe(self, handler: Any, names: Any = traitlets.All, type: Any = "change") -> None:  # noqa: A002
        """Call `handler` whenever one of these traits changes."""
        if names is traitlets.All or "odds" in names:
            self._odds_observed = bool(self.odds) or True  # from now on it is kept up to date
        super().observe(handler, names, type)

    @traitlets.validate(*SETTABLE)
    def _proper(self, proposal: Any) -> Any:
        name, value = proposal["trait"].name, proposal["value"]
        # What the game itself says is so; nor is there a game yet while a panel is made.
        if value == self.live.values.now.get(name, value):
            return value
        return self.live.values.proper(name, value)

    @traitlets.observe(*SETTABLE)
    def _put(self, change: Any) -> None:
        name = change["name"]
        value = getattr(self, name)  # it may have become another one since
        if value != self.live.values.now.get(name, value):
            self.live.values.put(name, value)
