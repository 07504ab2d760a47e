"""Controls in a cell, and what a function makes of where they stand."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import ipywidgets
import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.display import HTML, display

from crypt_core import game
from crypt_core.teach.words import LANGS
from crypt_widgets import Dials


@pytest.fixture(autouse=True)
def shell() -> Any:
    """A notebook's kernel has one: it is what turns what is shown into outputs."""
    there = InteractiveShell.initialized()
    yield InteractiveShell.instance()
    if not there:
        InteractiveShell.clear_instance()


def texts(dials: Dials) -> list[str]:
    """What is shown below the controls, as text."""
    return [it.get("text") or it["data"]["text/plain"] for it in dials.shown.outputs]


def written(effort: int, place: str) -> str:
    return f"{place}{effort}"


def test_what_is_moved_is_what_the_function_gets() -> None:
    dials = Dials(written, {"effort": (range(1, 7), 4), "place": ["a", "b"]})
    assert texts(dials) == ["a4"]
    dials.controls["effort"].value = 6
    dials.controls["place"].value = "b"
    assert texts(dials) == ["b6"]
    assert dials.values == {"effort": 6, "place": "b"}
    assert repr(dials) == "<Dials: effort: 6, place: b>"


def test_a_text_is_shown_as_it_is_line_by_line() -> None:
    (shown,) = Dials(lambda times: "so\n" * times, {"times": (range(1, 4), 2)}).shown.outputs
    assert shown["data"]["text/plain"] == "so\nso"
    assert shown["data"]["text/html"].count("<p ") == 2


def test_each_kind_of_control() -> None:
    own = ipywidgets.Checkbox(True)
    dials = Dials(
        lambda *values: None,
        {
            "slider": range(2, 9, 2),
            "few": ["a", "b"],
            "many": list("abcdefg"),
            "numbers": ([10, 100], 100),
            "text": "a5",
            "own": own,
        },
    )
    kinds = [type(it).__name__ for it in dials.controls.values()]
    assert kinds == [
        *("IntSlider", "ToggleButtons", "Dropdown", "SelectionSlider", "Text", "Checkbox")
    ]
    slider = dials.controls["slider"]
    assert (slider.min, slider.max, slider.step) == (2, 8, 2)
    assert list(dials.values.values()) == [2, "a", "a", 100, "a5", True]
    assert dials.controls["own"] is own
    assert texts(dials) == [], "what returns nothing shows nothing"


@pytest.mark.parametrize("asked", [3, [], range(0), ("a", "b", "c"), (range(3), 1, 2), None])
def test_what_is_no_control_is_told(asked: object) -> None:
    with pytest.raises(ValueError, match=r"effort: .* is no control; that is a range"):
        Dials(written, {"effort": asked})


def test_a_slip_is_told_in_a_sentence() -> None:
    with pytest.raises(TypeError, match="what is moved is a function, not 3"):
        Dials(3, {"effort": range(3)})
    with pytest.raises(TypeError, match="controls are given by the words beside each"):
        Dials(written, [range(3)])
    with pytest.raises(ValueError, match="no language 'de' is spoken here"):
        Dials(written, {"effort": range(3)}, lang="de")


def test_what_it_begins_with_is_there() -> None:
    with pytest.raises(ValueError, match="effort: 7 is not in range"):
        Dials(written, {"effort": (range(1, 7), 7)})


def test_what_is_printed_and_what_is_displayed_is_shown_in_order_of_kind() -> None:
    def told(number: int) -> HTML:
        print("rolled", number)
        display(HTML("<b>first</b>"))
        return HTML("<i>second</i>")

    outputs = Dials(told, {"number": range(1, 7)}).shown.outputs
    assert outputs[0] == {"output_type": "stream", "name": "stdout", "text": "rolled 1\n"}
    assert [it["data"]["text/html"] for it in outputs[1:]] == ["<b>first</b>", "<i>second</i>"]


@pytest.mark.parametrize(("lang", "says"), [("en", "effort"), ("fr", "L’effort")])
def test_what_the_rules_refuse_is_told_in_its_sentence(lang: str, says: str) -> None:
    def played(claim: str) -> str:
        game(seed=7).play(claim)
        return "done"

    dials = Dials(played, {"claim": "a5"}, lang=lang)
    assert texts(dials) == ["done"]
    dials.controls["claim"].value = "a7"
    (told,) = texts(dials)
    assert told.startswith("✗ ")
    assert says in told
    dials.controls["claim"].value = "a5"
    assert texts(dials) == ["done"]


def test_what_is_wrong_with_the_function_itself_is_not_hidden() -> None:
    with pytest.raises(ZeroDivisionError):
        Dials(lambda number: 1 // number, {"number": range(3)})


def test_a_saved_notebook_keeps_what_was_shown_at_first() -> None:
    left = Dials(written, {"effort": (range(1, 7), 4), "place": ["a", "b"]}, lang="fr").snapshot()
    assert left["text/plain"].splitlines() == [
        "effort\u202f: 4, place\u202f: a",
        "a4",
        "Exécutez cette cellule pour continuer ici.",
    ]
    assert "crypt-still" in left["text/html"]


def test_a_picture_is_shown_and_kept_with_its_words() -> None:
    from crypt_core.lab.figures import lines

    def drawn(effort: int) -> Any:
        return lines({"kept": {1: 0.5, effort: 0.7}}, title="A law", across="x", axis="y")

    dials = Dials(drawn, {"effort": range(2, 7)})
    picture, caption = dials.shown.outputs
    assert picture["data"]["image/png"].startswith("iVBORw0KGgo"), "as text, for the wire"
    assert picture["metadata"]["image/png"]["alt"].startswith("Lines.")
    assert "A law" in caption["data"]["text/html"]
    left = dials.snapshot()["text/html"]
    assert '<img src="data:image/png;base64,iVBORw0KGgo' in left
    assert 'alt="Lines. A law' in left


def test_in_marimo_it_says_how_controls_are_made_and_shows_nothing_on_its_way(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    marimo = SimpleNamespace(running_in_notebook=lambda: True, callout=str, vstack=list)
    monkeypatch.setitem(sys.modules, "marimo", marimo)
    shown = []
    monkeypatch.setattr("crypt_widgets.notebook.dials.display", shown.append)
    for lang in LANGS:
        dials = Dials(written, {"effort": (range(1, 7), 4), "place": ["a", "b"]}, lang=lang)
        told, found = dials._display_()
        assert "mo.ui.slider" in told
        assert str(found) == "a4"
    assert len(Dials(lambda: None, {})._display_()) == 1
    assert shown == []
