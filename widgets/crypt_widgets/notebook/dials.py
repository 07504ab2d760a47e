"""Controls in a cell and what comes of them: moved, a function of one's own is called anew."""

from __future__ import annotations

import html
from base64 import b64encode
from collections.abc import Callable, Mapping
from typing import Any

import ipywidgets
from IPython.display import display
from IPython.utils.capture import capture_output

from crypt_core.engine.errors import error_language
from crypt_core.engine.table import monospaced
from crypt_core.teach.shown import BESIDE, NO, Told
from crypt_core.teach.words import Words

from .. import in_marimo
from .page_base import page_base
from .snapshot import show, snapshot_of

MANY = 6
"""From so many texts on, they are chosen from a list that opens."""


class Dials(ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """Controls, and below them what a function makes of where they stand.

    >>> Dials(lambda effort, on: f"{on}{effort}", {"effort": range(1, 7), "on": ["a", "b"]})

    What the function returns is shown as a cell would show it, but a text without quotes; so is
    what it prints. An error of the game's, or any `ValueError`, is told in its sentence. A saved
    notebook keeps what was shown at first. In marimo, which has controls of its own, it says how
    they are made there.

    Args:
        function: is called with the value of each control, in their order.
        controls: by the words beside each. A `range` is a slider; a list is one over what
            is in it, or buttons if that is text; text is a field to write in. To begin with another
            value than the first: ``(range(1, 7), 4)``. Any ipywidget with a `value` will do, too.
        lang: the language's code, such as "fr".
        layout: as of any ipywidget.

    `values` is where the controls stand; `controls` has their widgets.

    :raises TypeError: if there is no function, or the controls are not given by their words.
    :raises ValueError: if a control is none of these, or what it is to begin with is not in it.
    """

    def __init__(
        self,
        function: Callable[..., Any],
        controls: Mapping[str, Any],
        *,
        lang: str | None = None,
        layout: Mapping[str, Any] | ipywidgets.Layout | None = None,
    ) -> None:
        self.words = Words(Words.asked(lang or "en"))
        if not callable(function):
            raise TypeError(f"what is moved is a function, not {function!r}")
        if not isinstance(controls, Mapping):
            told = 'by the words beside each, such as {"effort": range(1, 7)}'
            raise TypeError(f"controls are given {told}, not {controls!r}")
        self.function = function
        self.controls = {name: _control(name, asked) for name, asked in controls.items()}
        self.shown = ipywidgets.Output()
        for control in self.controls.values():
            control.observe(self._turn, "value")
        inside = [page_base(self), *self.controls.values(), self.shown]
        super().__init__(inside, **({} if layout is None else {"layout": layout}))
        self.add_class("crypt-dials")
        self._turn()

    def __repr__(self) -> str:
        """Where the controls stand."""
        return f"<Dials: {self._settings()}>"

    @property
    def values(self) -> dict[str, Any]:
        """Where the controls stand, by the words beside them."""
        return {name: control.value for name, control in self.controls.items()}

    def _settings(self) -> str:
        return ", ".join(f"{name}: {value}" for name, value in self.values.items())

    def _turn(self, change: object = None) -> None:
        # Put there whole, not caught on its way: so the last one stays, however fast it is moved.
        if not in_marimo.here():
            self.shown.outputs = tuple(self._outputs())

    def _found(self) -> Any:
        """What the function comes to; what the rules refuse, in its sentence."""
        try:
            with error_language(self.words.lang):
                found = self.function(*self.values.values())
        except ValueError as error:
            found = f"{NO} {error}"
        return Told(found.splitlines()) if isinstance(found, str) else found

    def _outputs(self) -> list[dict[str, Any]]:
        """What the function comes to, as a notebook's cell would hold it."""
        with capture_output(stderr=False) as caught:
            found = self._found()
            if found is not None:
                display(found)  # type: ignore[no-untyped-call]
        printed = [{"output_type": "stream", "name": "stdout", "text": caught.stdout}]
        return [
            *(printed if caught.stdout else []),
            *(
                {
                    "output_type": "display_data",
                    "data": {kind: _text(data) for kind, data in one.data.items()},
                    "metadata": one.metadata or {},
                }
                for one in caught.outputs
            ),
        ]

    def snapshot(self) -> dict[str, str]:
        """What a saved notebook shows in its place, by type."""
        say = self.words.say
        begins = ", ".join(
            say("labelled", label=name, value=str(it)) for name, it in self.values.items()
        )
        return snapshot_of(self.words, Told([begins]), *map(_Kept, self.shown.outputs))

    def _display_(self) -> object:
        """What marimo shows of it: how controls are made there, and what this one begins with."""
        return in_marimo.told(self.words.say("dials-marimo"), self._found())

    def _ipython_display_(self) -> None:
        """Show it in a cell; what is shown at first stays there, too."""
        show(self, self.words)


def _control(name: str, asked: Any) -> Any:
    """The widget for what somebody has asked for.

    :raises ValueError: if there is none, or it does not have what it is to begin with.
    """
    if isinstance(asked, ipywidgets.DOMWidget) and hasattr(asked, "value"):
        return asked
    there, *first = asked if isinstance(asked, tuple) else (asked,)
    about = {"description": name, "style": {"description_width": "initial"}}
    if isinstance(there, str) and not first:
        # What is written is looked at when it is whole: at Enter, or when the field is left.
        return ipywidgets.Text(there, continuous_update=False, **about)
    if not isinstance(there, range | list) or not there or len(first) > 1:
        told = "a range, a list or text, alone or in a pair with what to begin with, or a widget"
        raise ValueError(f"{name}: {asked!r} is no control; that is {told}")
    value = first[0] if first else there[0]
    if value not in there:
        raise ValueError(f"{name}: {value!r} is not in {there!r}")
    if isinstance(there, range):
        ends = {"min": there[0], "max": there[-1], "step": there.step}
        return ipywidgets.IntSlider(value, **ends, **about)
    if all(isinstance(one, str) for one in there):
        kind = ipywidgets.ToggleButtons if len(there) < MANY else ipywidgets.Dropdown
        return kind(options=there, value=value, **about)
    return ipywidgets.SelectionSlider(options=there, value=value, **about)


def _text(data: Any) -> Any:
    return b64encode(data).decode() if isinstance(data, bytes) else data


class _Kept:
    """An output for readers: as text, and as markup that needs nothing else."""

    def __init__(self, output: Mapping[str, Any]) -> None:
        self.data = output.get("data", {})
        self.text = output.get("text", "") or self.data.get("text/plain", "")

    def __str__(self) -> str:
        return str(self.text).rstrip()

    def _repr_html_(self) -> str:
        if "image/png" in self.data:
            alt = html.escape(str(self), quote=True)
            source = f"data:image/png;base64,{self.data['image/png']}"
            return f'<p style="{BESIDE}"><img src="{source}" alt="{alt}" style="width: 800px"></p>'
        markup = self.data.get("text/html")
        return monospaced(str(self)) if markup is None else str(markup)
