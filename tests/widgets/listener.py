"""A browser as far as the wire goes: what every panel sends, and the copies of growing lists."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

from crypt_core.engine.timeline import Timeline
from crypt_widgets.app import Tutor
from crypt_widgets.panel import Growing, Panel
from crypt_widgets.panels.whatif.present import told_moments
from tests.copied import copied


class Copy:
    """What `growing.js` does: a list put together from what is added to it."""

    def __init__(self) -> None:
        self.number: int | None = None
        self.items: list[Any] = []

    def take(self, added: dict[str, Any]) -> bool:
        """Whether it follows on what is there."""
        follows: bool = added["whole"] or added["number"] - 1 == self.number
        self.number = added["number"] if follows else None
        if added["whole"] or not follows:
            self.items = []
        if follows:
            missing = added["length"] - len(self.items)
            self.items = self.items[: added["length"]] + [None] * missing
            for place, item in added["items"]:
                self.items[place] = item
        return follows


class Listener:
    """Listens to the panels that a tutor has; it begins with what each says when it is asked."""

    def __init__(self, tutor: Tutor) -> None:
        self.tutor = tutor
        self.sent: list[tuple[str, str]] = []
        """Each message since the last step, as JSON, with the panel that sent it."""
        self.states: dict[str, dict[str, Any]] = {}
        self.copies: dict[str, Copy] = {}
        for name, panel in tutor.live.panels.items():
            self._listen(name, panel)

    def _listen(self, name: str, panel: Panel) -> None:
        self.states[name] = json.loads(json.dumps(panel.get_state()))
        if isinstance(panel, Growing):
            self.copies[name] = Copy()
            assert self.copies[name].take(self.states[name]["added"])

        def send(data: dict[str, Any], **_more: Any) -> None:
            self._hear(name, json.dumps(data))

        panel.comm.send = send  # a widget without a kernel speaks to nobody

    def _hear(self, name: str, text: str) -> None:
        self.sent.append((name, text))
        state = json.loads(text).get("state", {})
        self.states[name].update(state)
        if "added" in state and not self.copies[name].take(state["added"]):
            self.tutor.live.panels[name]._handle_custom_msg({"do": "whole"}, [])

    def ask(self, do: str, **facts: Any) -> int:
        """Send a message to the tutor; the bytes of all that is sent in answer."""
        self.sent.clear()
        self.tutor.live.answer({"do": do, **facts})
        return sum(len(text.encode()) for _, text in self.sent)

    @property
    def record(self) -> str:
        """The record that the page makes of what it was sent."""
        keep = self.states["frame"]["keep"]
        if "text" in keep:
            return str(keep["text"])
        decisions = self.copies["frame"].items
        assert len(decisions) == keep["count"]
        lines: list[dict[str, Any]] = [{"moves": []}]
        for line, move, *branch in decisions:
            if branch:
                lines.append({"from": branch[0], "luck": branch[1], "moves": []})
            lines[line]["moves"].append(move)
        data = {**keep["head"], "lines": lines, "on": keep["on"], "at": keep["at"]}
        return json.dumps(data, ensure_ascii=False, indent=1)

    def check(self) -> None:
        """The copies are what Python has: the tree as it is told, the record as it is saved."""
        fresh = copied(self.tutor.live.session)
        assert self.copies["whatif"].items == json.loads(json.dumps(told_moments(fresh)))
        assert self.record == fresh.match.record()
        for name, kept in self.copies.items():
            late = Copy()
            assert late.take(self.tutor.live.panels[name].get_state()["added"])
            assert (late.number, late.items) == (kept.number, kept.items), "whoever comes later"


def grow(timeline: Timeline, count: int) -> None:
    """Play at random to so many moments; a game that is over is taken up again somewhere."""
    rng = Random(1)
    while len(timeline.moments) < count:
        legal = timeline.game.legal_moves(timeline.state)
        if legal:
            timeline.play(rng.choice(list(legal)))
        else:
            timeline.go(rng.randrange(len(timeline.moments)))


def deepen(timeline: Timeline, count: int) -> None:
    """Make one line of so many moments: the first decision again and again, each time another.

    No game of now goes on for so long. What comes of it can be drawn and played on from, but not
    loaded.
    """
    rng, legal = Random(1), list(timeline.game.legal_moves(timeline.state))
    again = timeline.play(legal[0])
    while len(timeline.moments) < count:
        before, number = timeline.moments[-1], len(timeline.moments)
        depth = before.depth + 1
        move = rng.choice(legal)
        moment = replace(again, id=number, parent=before.id, move=move, depth=depth, children=[])
        timeline.moments.append(moment)
        timeline._join_line(before, number)
        before.children.append(number)
    timeline.go(0)
    timeline.go(number)
