"""What stands in for Jupyter's widgets does as they do: the same panels say the same on both."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from crypt_core.games import NAMES
from tests.site.conftest import ROOT

ASKED: list[tuple[str, dict[str, Any]]] = [
    ("frame", {"do": "hello", "lang": "fr", "visit": 1}),
    ("learn", {"do": "learn-keep", "text": None, "invited": False, "elsewhere": False}),
    ("frame", {"do": "ping", "n": 3}),
    ("bar", {"do": "continue"}),
    ("tools", {"do": "tool", "name": "whatif"}),
    ("frame", {"do": "lang", "lang": "it"}),
    ("frame", {"do": "learn-open", "screen": "course"}),
    ("learn", {"do": "learn-close"}),
    ("frame", {"do": "rules-open"}),
    ("reference", {"do": "learn-close"}),
    ("frame", {"do": "load", "text": "nothing"}),
    ("whatif", {"do": "whole"}),
    ("bar", {"do": "no such thing"}),
    *(
        ("frame", {"do": "new", "game": game, "seed": 7, "seats": ["person", "bot:sensible"]})
        for game in NAMES
    ),
    ("bar", {"do": "continue"}),
    ("bar", {"do": "back"}),
]
"""What is asked of which panel, one after the other; once as pages ask it, once as before."""

SPEAK = """
import itertools, json, sys

asked = json.loads(sys.argv[1])
told = []

def begin_here():
    import host
    host.install()
    def hear(text):
        message = json.loads(text)
        kind = message.get("kind") or message["model"].rpartition("-")[0]
        told.append((message["model"], message))
    host.post = hear
    return lambda widget: widget.model_id

def begin_jupyter():
    # A widget speaks through a comm; without a kernel it speaks to nobody.
    import comm
    class Comm(comm.base_comm.BaseComm):
        def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **keys):
            sort = {"comm_open": "open", "comm_close": "close"}.get(msg_type)
            told.append((self.comm_id, {"method": sort, **(data or {})}))
    comm.create_comm = Comm
    import ipywidgets.widgets.widget as widgets
    widgets.comm.create_comm = Comm
    return lambda widget: widget.model_id

name = {"here": begin_here, "jupyter": begin_jupyter}[sys.argv[2]]()
from crypt_widgets.app import Tutor

tutor = Tutor(seed=7)
ids = {}

def known():
    ids[name(tutor)] = "tutor"
    # One region takes the place of another.
    regions = sum(it.startswith("region") for it in ids.values())
    ids.setdefault(name(tutor.region), f"region {regions}")
    ids.update({name(panel): key for key, panel in tutor.live.panels.items()})

OWN = {"data", "words", "keep", "previous", "added", "children", "_dom_classes"}

def plain(state):
    state = {key: it for key, it in state.items() if key in OWN}
    if "children" in state:
        state["children"] = [ids[it.removeprefix("IPY_MODEL_")] for it in state["children"]]
    return state

def say(title):
    known()
    said = []
    for model, message in told:
        if model not in ids:
            continue  # what a widget of Jupyter brings along: layouts, styles
        method, content = message["method"], message.get("content")
        if content and "together" in content:
            content = {ids[it]: plain(state) for it, state in content["together"].items()}
        state = plain(message.get("state") or {})
        if method == "update" and not state:
            continue
        said.append([ids[model], method, state, content])
    told.clear()
    print(json.dumps([title, said], sort_keys=True))

say("made")
for together in (False, True):
    for panel, content in asked:
        sent = {**content, "together": True} if together else content
        tutor.live.panels[panel]._handle_custom_msg(sent, [])
        say([panel, content["do"], together])
"""


def said(which: str) -> list[Any]:
    """What is said by the panels on the stand-ins ("here"), or on the real ones ("jupyter")."""
    done = subprocess.run(
        [sys.executable, "-c", SPEAK, json.dumps(ASKED), which],
        env={"PYTHONPATH": f"{ROOT}:{ROOT / 'widgets'}:{ROOT / 'site'}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture(scope="module")
def both() -> tuple[list[Any], list[Any]]:
    return said("here"), said("jupyter")


def test_the_same_panels_say_the_same_on_both(both: tuple[list[Any], list[Any]]) -> None:
    here, jupyter = both
    assert len(here) == 1 + 2 * len(ASKED)
    for ours, theirs in zip(here, jupyter, strict=True):
        assert ours == theirs


def test_all_sorts_of_messages_were_compared(both: tuple[list[Any], list[Any]]) -> None:
    here, _ = both
    sorts = {method for _, said in here for _, method, _, _ in said}
    assert sorts == {"open", "update", "custom", "close"}
    assert any(content and "frame" in content for _, said in here for *_, content in said)
    changed = {name for _, said in here for _, _, state, _ in said for name in state}
    assert {"data", "words", "keep", "added", "children", "_dom_classes"} <= changed
