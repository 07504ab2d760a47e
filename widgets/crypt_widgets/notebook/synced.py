"""A game's traits as a page knows them, too: there `ipywidgets.jslink` ties them to other widgets.

They are those of single panels and phases. The whole tutor does without: it is what is served to
anybody, and there a page asks by the panels' messages alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import TYPE_CHECKING, Any

import ipywidgets
import traitlets

from ..traits import SETTABLE, GameTraits


def _known(name: str) -> Any:
    """A trait of a game that is sent to the page."""
    return copy(getattr(GameTraits, name)).tag(sync=True)


class Synced(GameTraits, ipywidgets.Box):  # type: ignore[misc]  # ipywidgets has no types
    """A widget on a game whose traits the page is told, and may set as Python may.

    The odds are not among them: they are found only if somebody in Python looks.
    """

    if not TYPE_CHECKING:  # their types are those of the game's
        moment = _known("moment")
        step = _known("step")
        claim = _known("claim")
        viewer = _known("viewer")
        seed = _known("seed")
        lang = _known("lang")
        verdict = _known("verdict")
        played = _known("played")

    def follow(self, now: Mapping[str, Any]) -> None:
        """Take over the traits of the game as they are now; the page is told in one message."""
        with self.hold_sync():
            super().follow(now)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what the page has set; to what cannot be, it gets what there is in answer."""
        super().set_state({name: self._taken(name, it) for name, it in sync_data.items()})

    def _taken(self, name: str, value: Any) -> Any:
        """The value that the page's becomes."""
        if name not in GameTraits.class_traits():
            return value
        if name in SETTABLE:
            try:
                return self.traits()[name]._validate(self, value)
            except (ValueError, traitlets.TraitError):
                pass  # a page has nobody to tell it to
        return getattr(self, name)
