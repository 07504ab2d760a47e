"""What a notebook shows: something told, a table, rows; each is text for every reader, and markup.

The markup has no script, and a style sheet only for the theme of pictures: what a page takes of it
away is never what it says. The colours are seen by day and by night.
"""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from ..coach.bots import PERSON
from ..engine.table import columns, monospaced
from ..engine.timeline import Timeline
from ..front import Hand, check_viewer, game
from ..games import GAMES
from .drawing import draw, image
from .explain.parts import Part
from .explain.teller import teller
from .words import Words

BESIDE = "padding-left: 5px"
"""So much further right is the prose of a notebook than what its cells show."""
QUIET = "font-style: normal; opacity: 0.8"
NO, YES = "✗", "✓"
GROUND = {NO: "#c9302c", YES: "#2f8f3f"}
"""What bars are drawn in beside what is refused and what is allowed."""


def paragraphs(lines: Iterable[str]) -> str:
    """Markup of lines, a paragraph each."""
    return "".join(f'<p style="{BESIDE}">{html.escape(line)}</p>' for line in lines)


class Item(NamedTuple):
    """Something that happened: what, why, by which rule, in which phase of the round."""

    text: str
    why: str = ""
    rule: str = ""
    phase: str = ""

    def __str__(self) -> str:
        rule = f"({self.rule})" if self.rule else ""
        if not self.why:
            return f"{self.text} {rule}".strip()
        return f"{self.text}\n   {self.why} {rule}".rstrip()

    def markup(self) -> str:
        """What happened, and below it, more quietly, why and by which rule."""
        why = f'<em style="{QUIET}">{html.escape(self.why)}</em>' if self.why else ""
        rule = f'<code style="opacity: 0.8">{html.escape(self.rule)}</code>' if self.rule else ""
        below = " ".join(filter(None, [why, rule]))
        return html.escape(self.text) + (f"<br>{below}" if below else "")


class Told:
    """Something told in a notebook: plain text for every reader, paragraphs and lists for the eye.

    `lines` come first, then `items`, numbered from `first` on if they happened in this order.
    """

    def __init__(
        self, lines: Iterable[str] = (), items: Iterable[str | Item] = (), first: int | None = None
    ) -> None:
        self.lines = tuple(line for line in lines if line)
        self.items = tuple(Item(item) if isinstance(item, str) else item for item in items)
        self.first = first

    def only(self, first: int, last: int) -> Told:
        """The items with these numbers, both among them."""
        start = self.first or 1
        return Told(self.lines, self.items[max(0, first - start) : last - start + 1], first)

    def _phases(self) -> Iterator[tuple[str, int, list[Item]]]:
        """The items by phase of the round: its name if there are several, the first's number."""
        several = len({item.phase for item in self.items}) > 1
        number = self.first or 1
        for phase, items in groupby(self.items, key=lambda item: item.phase):
            together = list(items)
            yield phase if several else "", number, together
            number += len(together)

    def __str__(self) -> str:
        listed = []
        for phase, number, items in self._phases():
            listed += [phase] if phase else []
            for n, item in enumerate(items, number):
                listed.append(f"- {item}" if self.first is None else f"{n}. {item}")
        return "\n".join([*self.lines, *listed])

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        parts = [paragraphs(self.lines)]
        for phase, number, items in self._phases():
            if phase:
                parts.append(f'<p style="{BESIDE}"><b>{html.escape(phase)}</b></p>')
            listed = "".join(f"<li>{item.markup()}</li>" for item in items)
            numbered = f'<ol start="{number}">{listed}</ol>'
            parts.append(f"<ul>{listed}</ul>" if self.first is None else numbered)
        return "".join(parts)


class Verdict(Told):
    """Whether a move may be made: if not, why not and by which rule (its id and its title)."""

    def __init__(self, says: str, rule: str = "", title: str = "") -> None:
        super().__init__([says, f"{rule}: {title}" if rule else ""])
        self.says, self.rule, self.title = says, rule, title
        self.mark = NO if rule else YES

    def __str__(self) -> str:
        return f"{self.mark} {super().__str__()}"

    def _repr_html_(self) -> str:
        colour = GROUND[self.mark]
        style = f"border-left: 4px solid {colour}; background: {colour}1f; padding: 2px 12px"
        line = '<p style="margin: 4px 0">'
        rule = f"{line}<code>{html.escape(self.rule)}</code> {html.escape(self.title)}</p>"
        says = f"{line}<b>{self.mark}</b> {html.escape(self.says)}</p>"
        return f'<div style="{style}">{says}{rule if self.rule else ""}</div>'


class Folded:
    """Something that is seen when its title is pressed: an answer, for those who thought first."""

    def __init__(self, title: str, shown: Any) -> None:
        self.title = title
        self.shown = shown

    def __repr__(self) -> str:
        return f"{self.title}\n{self.shown!r}"

    def _repr_html_(self) -> str:
        markup = getattr(self.shown, "_repr_html_", lambda: None)()
        inside = monospaced(repr(self.shown)) if markup is None else markup
        summary = f"<summary><b>{html.escape(self.title)}</b></summary>"
        return f'<details style="{BESIDE}">{summary}{inside}</details>'


class Table:
    """The table as somebody may know it: drawn, and in words; `view` has all its parts."""

    def __init__(self, voice: Any, view: Any) -> None:
        self.voice = voice
        self.view = view

    def __str__(self) -> str:
        return _in_words(draw(self.voice, self.view).words)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        drawn = draw(self.voice, self.view)
        if not drawn.svg:
            return monospaced(_in_words(drawn.words))
        now = drawn.words[0]
        words = "".join(
            f"<p><b>{html.escape(part.title)}</b></p>"
            f"<ul>{''.join(f'<li>{html.escape(line)}</li>' for line in part.lines)}</ul>"
            for part in drawn.words
        )
        summary = html.escape(self.voice.say("table-text"))
        return (
            f"{image(drawn.svg, '. '.join([now.title, *now.lines]))}"
            f'<details style="{BESIDE}"><summary>{summary}</summary>{words}</details>'
        )


def at_prompt(of: str, view: Any, lang: str = "en") -> Table:
    """The table of a view that nobody tells; in English, as all else at a prompt, if not asked."""
    players = view.setup.players
    seats = [PERSON] * players + [*GAMES[of].roles(players)]
    you = 0 if players == 1 else None
    return Table(teller(of).Voice(Words(lang), you, seats), view)


def drawn(at_hand: Hand, *, viewer: int | None = None, lang: str = "en") -> Table:
    """The table of a game, drawn, and in words below.

    Args:
        at_hand: a game or a position, see `game`.
        viewer: who looks, a player from 0 on. None: whoever decides; nobody if it is over.
        lang: the language of all that is said, such as "fr".

    :raises ValueError: if there is no such player or language, with those there are.
    """
    timeline = game(at_hand)
    check_viewer(viewer, timeline.setup.players)
    seen = timeline.game.view(timeline.state, looking(timeline) if viewer is None else viewer)
    return at_prompt(timeline.game.name, seen, lang)


def looking(timeline: Timeline) -> int | None:
    """For whom a game is told: who decides first; None when a game of several is over."""
    if timeline.setup.players == 1:
        return 0
    owing = timeline.game.deciders(timeline.state)
    return owing[0] if owing else None


def _in_words(parts: Iterable[Part]) -> str:
    """A table as lines of text."""
    return "\n".join("\n  ".join([part.title, *part.lines]) for part in parts)


class Aligned:
    """Rows of text under one another, with lines of text after them."""

    def __init__(self, rows: Sequence[Sequence[str]], lines: Iterable[str] = ()) -> None:
        self.rows = [list(row) for row in rows]
        self.lines = tuple(line for line in lines if line)

    def __str__(self) -> str:
        return "\n".join([*columns(self.rows), *self.lines])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return monospaced("\n".join(columns(self.rows))) + paragraphs(self.lines)


def compared(
    at_hand: Hand,
    moments: Mapping[str, int],
    difference: str,
    *,
    player: int = 0,
    lang: str = "en",
) -> Aligned:
    """Return the figures of a player in which two moments of a game differ, side by side.

    Args:
        at_hand: a game of Crypt or Sedlec, see `game`.
        moments: two moments, by the names of their columns.
        difference: the name of the last column: the second figure less the first.
        player: from 0 on; only what they know themselves is compared.
        lang: the language of the figures' names.

    `Timeline.compare` returns all figures of all players as a data frame.
    """
    timeline = game(at_hand)
    words = Words(lang)
    rows = timeline.rows([*moments.values()], player)
    first, second = (row for row in rows if row["player"] == player)
    shown = [["", *moments, difference]]
    for name, one in first.items():
        other = second[name]
        if name not in ("player", "moment") and None not in (one, other) and one != other:
            said = words.say(f"{timeline.game.name}-figure-{name}")
            shown.append([said, str(one), str(other), str(other - one)])
    return Aligned(shown)
