"""What a panel alone stands on: the app's type and places, and a word where nothing is seen."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from .. import in_marimo
from ..assets import kit_script, script, style
from ..fonts import EVERYWHERE, faces
from ..panel import Panel


class PageBase(Panel):
    """What panels share, for a page without Frame: kit, fonts, look, places. It draws nothing."""

    area = "base"
    order = 0
    _esm = kit_script() + "export default { render() {} };"
    _css = faces(*EVERYWHERE) + style("kit/look", "kit/components", "kit/primitives", "kit/layout")


class Note(Panel):
    """A sentence in the place of panels that have nothing to show, from `data["text"]`."""

    area = "note"
    order = 99
    _esm = script("notebook/note")


class PhaseHead(Panel):
    """What stands above a phase alone: which one it is, and at its end how to begin it again.

    Sends `phase-again` (with `luck`: "same" or "new").
    """

    area = "learn"
    order = 20
    _esm = script("notebook/phase")
    _css = style("notebook/phase")


_BASES: WeakKeyDictionary[object, PageBase] = WeakKeyDictionary()


def page_base(game: object) -> PageBase:
    """The one that all panels of a notebook stand on: fonts are large.

    Notebooks of marimo may share a process, where a widget is of one of them: there it is the one
    that all panels of a game stand on.
    """
    whose = game if in_marimo.here() else PageBase
    if whose not in _BASES or _BASES[whose].comm is None:  # closed with the cell that made it
        _BASES[whose] = PageBase()
        _BASES[whose].add_class("crypt-base")
    return _BASES[whose]
