"""Figures that anybody can read: by day and night, in print, without colours, without the picture.

They have no paper of their own, so the inks are neither dark nor light: they are seen on white and
on black. None is read well on both, so the names of series stand on a patch of their ink. Lines and
dots differ in shade, marker and dash, so that a grey copy says the same; the few inks are told
apart by colour-blind eyes too. Every `Picture` is drawn and told from the same numbers.
"""

from __future__ import annotations

import html
import io
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import reduce
from math import log10
from pathlib import Path
from textwrap import fill
from typing import Any, NamedTuple

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import PercentFormatter
from PIL import Image

from ..teach.words import Words
from .estimates import Estimate

ENGLISH = Words("en")


class Ink(NamedTuple):
    """How a series is drawn: no two have anything in common."""

    colour: str
    marker: str
    dash: str
    on_it: str
    """What is read on the colour."""


INKS = (
    Ink("#5454c0", "o", "-", "#ffffff"),
    Ink("#b45430", "s", "--", "#ffffff"),
    Ink("#9c7884", "^", "-.", "#000000"),
    Ink("#309ccc", "D", ":", "#000000"),
)
"""From dark to light; all are seen on white and on black."""
WRITTEN = "#767676"
"""All text but the names of series, and the axes.

No grey has a contrast of 4.5 on white and on JupyterLab's dark #111 too: what lies between them is
18.9, the best for both its root, 4.35. This one has 4.5 by day and 4.2 by night; so the title is of
the size for which 3 is enough.
"""

STYLE: dict[Any, Any] = {
    "axes.axisbelow": True,
    "axes.edgecolor": WRITTEN,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.labelcolor": WRITTEN,
    "axes.labelsize": 11,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "errorbar.capsize": 4,
    "figure.constrained_layout.h_pad": 0.1,
    "figure.constrained_layout.use": True,
    "figure.constrained_layout.w_pad": 0.1,
    "figure.facecolor": "none",
    "figure.figsize": (8.0, 3.6),
    "figure.titlesize": 14,
    "figure.titleweight": "bold",
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "grid.color": "#7676764d",
    "lines.linewidth": 1.8,
    "lines.markersize": 7,
    "savefig.facecolor": "none",
    "svg.fonttype": "none",
    "svg.hashsalt": "crypt",
    "text.color": WRITTEN,
    "xtick.color": WRITTEN,
    "xtick.labelsize": 11,
    "ytick.color": WRITTEN,
    "ytick.labelsize": 11,
}
"""For `matplotlib.style.use`: no paper, and matplotlib's own font, which is on every machine."""

DOTS_PER_INCH = 100
"""On the screen; stored are twice as many."""
COLOURS = 64
"""That a stored picture has: the inks, and how much of each is seen."""


class Picture:
    """A figure, a sentence that says what to see in it, and a text with all its numbers.

    In a notebook the picture is shown with the sentence below, where the numbers can be unfolded;
    as text it is that and the numbers.

    It is a PNG there, small and sharp, and no SVG besides, which JupyterLab would take of the two:
    it draws none in a notebook that it does not trust yet, so whoever opens one, as on Binder,
    would see no figure before running it. Nor would an SVG be smaller; its letters would be those
    of the reader's machine, and no exporter gives it an alt text, as nbconvert does to a PNG.
    JupyterLab has none for either: the caption and the numbers below are what is heard there. For
    print, `save` writes an SVG.
    """

    def __init__(
        self,
        figure: Figure,
        alt: str,
        text: str,
        caption: str = "",
        note: str = "",
        words: Words = ENGLISH,
    ) -> None:
        self.figure = figure
        self.alt = alt
        """What kind of picture of what it is."""
        self.text = text
        self.caption = caption
        """What is seen in it, told by who draws it; it does not say again what stands there."""
        self.note = note
        """How what is drawn is to be read, where the picture does not say so."""
        self.words = words

    def __repr__(self) -> str:
        return f"{self.caption}\n{self.text}".strip()

    def png(self) -> bytes:
        """The picture at twice the screen's resolution, in few colours, so that it stays small."""
        drawn, packed = io.BytesIO(), io.BytesIO()
        self._write(drawn, format="png", dpi=2 * DOTS_PER_INCH)
        picture = Image.open(drawn).convert("RGBA")
        few = picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.save(packed, "PNG", optimize=True)
        return packed.getvalue()

    def save(self, path: str | Path) -> None:
        """Write it to a file, for print: .svg, .pdf or .png."""
        self._write(path, dpi=300)

    def _write(self, file: str | Path | io.BytesIO, **how: Any) -> None:
        with mpl.rc_context(STYLE):
            self.figure.savefig(file, **how)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The picture as a file for every exporter, and what is said instead of it."""
        about = {"alt": self.alt, "width": round(STYLE["figure.figsize"][0] * DOTS_PER_INCH)}
        return {"image/png": self.png(), "text/plain": repr(self)}, {"image/png": about}

    def _ipython_display_(self) -> None:
        """Show the picture, and its caption below it."""
        from IPython import display as shown

        display: Any = shown.display
        data, about = self._repr_mimebundle_()
        data["text/plain"] = self.alt
        display(data, metadata=about, raw=True)
        display({"text/html": self._below(), "text/plain": repr(self)}, raw=True)

    def _below(self) -> str:
        said = html.escape(f"{self.caption} {self.note}".strip())
        numbers = html.escape(self.words.say("figure-numbers"))
        return (
            (f'<p style="padding-left: 5px">{said}</p>' if said else "")
            + f'<details style="padding-left: 5px"><summary>{numbers}</summary>'
            f"<p>{html.escape(self.text)}</p></details>"
        )


@contextmanager
def paper(height: float = 3.6) -> Iterator[tuple[Figure, Axes]]:
    """A figure in our style, so many inches high, and its axes."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(STYLE["figure.figsize"][0], height))
        yield figure, figure.subplots()


class Scale(NamedTuple):
    """How the numbers of a figure are written: their decimals, their unit, shares as per cent."""

    unit: str
    digits: int = 1
    signed: bool = False

    def write(self, value: float) -> str:
        """A number."""
        sign = "+" if self.signed else ""
        per_cent = self.unit == "%"
        rounded = round(100 * value if per_cent else value, self.digits) + 0.0  # never −0
        return f"{rounded:{sign}.{self.digits}f}".replace("-", "−") + " %" * per_cent

    def tell(self, estimate: float | Estimate) -> str:
        """A number; an estimate with its interval."""
        if not isinstance(estimate, Estimate):
            return self.write(estimate)
        low, high = self.write(estimate.low), self.write(estimate.high)
        return f"{self.write(estimate.value)} ({low} to {high})"


COINS = Scale("coins")
MORE_COINS = Scale("coins", signed=True)
PER_CENT = Scale("%")

LETTERS = 60
"""Of a title in one line."""
BELOW = "The text below the picture has every number."

Rows = Mapping[str, Estimate]
Points = Mapping[float, float | Estimate]


def intervals(
    found: Rows | Mapping[str, Rows],
    *,
    title: str,
    axis: str,
    scale: Scale = COINS,
    mark: float | None = None,
    of: str = "games",
    caption: str = "",
) -> Picture:
    """Estimates as dots with their intervals, a row each, their numbers at the right.

    Several series, by name, share the rows. `mark` is a value that matters, such as 0 for a
    difference: a dot is hollow if its interval holds it, so that nothing is shown there. `of` is
    what the estimates are means of. `caption` is a sentence that says what is seen.

    :raises ValueError: if there is nothing to draw, or more series than inks.
    """
    series = _series(found)
    labels = list(dict.fromkeys(label for rows in series.values() for label in rows))
    with paper(1.1 + len(labels) * (0.2 + 0.27 * len(series))) as (figure, axes):
        if mark is not None:
            axes.axvline(mark, color=WRITTEN, linewidth=1.2, zorder=1)
        for number, (name, rows) in enumerate(series.items()):
            ink = INKS[number]
            shift = (number - (len(series) - 1) / 2) * 0.8 / len(series)
            for label, estimate in rows.items():
                height = labels.index(label) + shift
                hollow = mark is not None and not estimate.clear_of(mark)
                axes.errorbar(
                    estimate.value,
                    height,
                    xerr=[[estimate.value - estimate.low], [estimate.high - estimate.value]],
                    color=ink.colour,
                    marker=ink.marker,
                    markerfacecolor="none" if hollow else ink.colour,
                    markeredgewidth=1.6,
                    linestyle="none",
                )
                axes.annotate(
                    f"{name}  {scale.tell(estimate)}".strip(),
                    (1.02, height),
                    xycoords=("axes fraction", "data"),
                    va="center",
                    annotation_clip=False,
                    **(_on_ink(ink) if name else {}),
                )
        axes.set_yticks(range(len(labels)), labels)
        axes.set_ylim(len(labels) - 0.45, -0.55)
        axes.tick_params(axis="y", length=0)
        axes.grid(axis="y", visible=False)
        _finish(figure, axes, title, axis, scale, "x")
    alt = f"Dots with intervals. {_headed(title, '.')} Across: {axis}. {BELOW}"
    games = [estimate.games for rows in series.values() for estimate in rows.values()]
    size = f"{games[0]:,}" if len(set(games)) == 1 else f"{min(games):,} to {max(games):,}"
    each = f"{size} {of} each"
    text = _tell_intervals(series, title, axis, scale, mark, each)
    note = f"Around each dot is its 95 % interval ({each})"
    if mark is not None and not all(
        estimate.clear_of(mark) for rows in series.values() for estimate in rows.values()
    ):
        note += f"; a hollow one holds {_level(scale, mark)}"
    return Picture(figure, alt, text, caption, f"{note}.")


def _tell_intervals(
    series: Mapping[str, Rows], title: str, axis: str, scale: Scale, mark: float | None, each: str
) -> str:
    """What the picture is of, and then what is seen."""
    text = [f"{_headed(title)} {axis}, with 95 % intervals ({each})."]
    for name, rows in series.items():
        told = "; ".join(f"{label} {scale.tell(estimate)}" for label, estimate in rows.items())
        text.append(f"{name}: {told}." if name else f"{told}.")
        ranked = sorted(rows, key=lambda label: -rows[label].value)
        if mark is None and len(ranked) > 1:
            best = rows[ranked[0]]
            near = [label for label in ranked[1:] if rows[label].high >= best.low]
            sure = f", but not clearly above {_listed(near)}" if near else ", clear of the others"
            text.append(f"Highest: {ranked[0]}{sure}.")
    if mark is not None:
        every = [(name, label, e) for name, rows in series.items() for label, e in rows.items()]
        level = _level(scale, mark)
        for say, wanted in (("clear of", True), ("not to be told from", False)):
            those = [
                f"{label} {name}".strip() for name, label, e in every if e.clear_of(mark) is wanted
            ]
            if those:
                text.append(f"{say.capitalize()} {level}: {_listed(those)}.")
    return " ".join(text)


def _level(scale: Scale, mark: float) -> str:
    """A value that matters, as it is told."""
    return scale._replace(digits=0, signed=False).write(mark)


def lines(
    found: Mapping[str, Points],
    *,
    title: str,
    across: str,
    axis: str,
    scale: Scale = COINS,
    logarithmic: bool = False,
    over: Collection[float] = (),
    between: tuple[float, float] | None = None,
    caption: str = "",
    lang: str = ENGLISH.lang,
) -> Picture:
    """Numbers as lines with a marker for each, named at their right ends; or beside them all.

    Exact numbers are points; estimates have their intervals. `logarithmic`: both axes count in
    powers of ten, so that what shrinks with a root is straight. `over`, what there may be across,
    and `between`, the least and the most that may come of it, keep both axes where they are while a
    dial is moved. `caption` is a sentence that says what is seen. `lang` is the language of what
    else is said of the figure, such as "fr", and of its numbers.

    :raises ValueError: if there is nothing to draw, or more series than inks.
    """
    _check(found)
    words = Words(lang)
    with paper() as (figure, axes):
        for ink, points in zip(INKS, found.values(), strict=False):
            _draw_line(axes, ink, points)
        if logarithmic:
            axes.set(xscale="log", yscale="log")
            axes.yaxis.set_major_formatter(lambda y, _: _number(f"{y:g}", words))
        ticks = sorted({*over, *(x for points in found.values() for x in points)})
        written = (f"{x:,g}" if x < 10_000 else f"{x:,.0f}" for x in ticks)
        axes.set_xticks(ticks, [_number(number, words) for number in written])
        axes.minorticks_off()
        axes.set_xlabel(across)
        if over:
            axes.set_xlim(_with_room(ticks[0], ticks[-1], logarithmic))
        if between:
            axes.set_ylim(_with_room(*between, logarithmic))
        _finish(figure, axes, title, axis, scale, "y")
        _name_lines(axes, found, beside=bool(over))
    alt, text = _tell_lines(found, title, across, axis, scale, words)
    estimated = any(isinstance(y, Estimate) for points in found.values() for y in points.values())
    note = words.say("figure-intervals") if estimated else ""
    return Picture(figure, alt, text, caption, note, words)


def _tell_lines(
    found: Mapping[str, Points], title: str, across: str, axis: str, scale: Scale, words: Words
) -> tuple[str, str]:
    """What is said instead of the picture; and what it is of, and then all of it."""
    asked = title.endswith("?")
    named = {"title": title, "across": across, "axis": axis}
    text = [words.say("figure-of-asked" if asked else "figure-of", **named)]
    for name, points in found.items():
        told = [
            words.say(
                "labelled",
                label=_number(f"{x:,g}", words),
                value=_number(scale.tell(y), words),
            )
            for x, y in points.items()
        ]
        whole = reduce(lambda so, point: words.say("figure-points", points=so, point=point), told)
        text.append(words.say("figure-series", name=name, points=whole))
    return words.say("figure-lines-asked" if asked else "figure-lines", **named), " ".join(text)


def _number(english: str, words: Words) -> str:
    """A number as a language writes it; none is below nothing by a hyphen."""
    sign = words.say("number-decimal", whole="", part="")
    signs = {ord(","): "\u202f", ord("."): sign} if sign != "." else {}
    return english.translate({ord("-"): "−"} | signs)


def _draw_line(axes: Axes, ink: Ink, points: Points) -> None:
    ys = [_value(y) for y in points.values()]
    look = _look(ink)
    if any(isinstance(y, Estimate) for y in points.values()):
        reach = [y.reach if isinstance(y, Estimate) else 0.0 for y in points.values()]
        axes.errorbar(list(points), ys, yerr=reach, **look)
    else:
        axes.plot(list(points), ys, **look)


def _look(ink: Ink) -> dict[str, Any]:
    return {"color": ink.colour, "marker": ink.marker, "linestyle": ink.dash}


def _on_ink(ink: Ink) -> dict[str, Any]:
    """How the name of a series is written: on its ink, so that it is read on any ground."""
    patch = {"boxstyle": "round,pad=0.15", "facecolor": ink.colour, "edgecolor": "none"}
    return {"color": ink.on_it, "bbox": patch}


def _with_room(low: float, high: float, powers: bool) -> tuple[float, float]:
    """The ends of an axis, with room for a marker at either."""
    if powers:
        low, high = _with_room(log10(low), log10(high), powers=False)
        return 10**low, 10**high
    room = (high - low) * 0.05
    return low - room, high + room


def _name_lines(axes: Axes, found: Mapping[str, Points], *, beside: bool) -> None:
    """Each line's name at its end; in a column beside all if one ends where others go on."""
    ends = {name: (max(points), _value(points[max(points)])) for name, points in found.items()}
    if beside or len({x for x, _ in ends.values()}) > 1:
        drawn = {name: Line2D([], [], **_look(ink)) for name, ink in zip(ends, INKS, strict=False)}
        highest = sorted(ends, key=lambda name: -ends[name][1])
        column = {"loc": "center left", "bbox_to_anchor": (1.02, 0.5), "frameon": False}
        look: dict[str, Any] = {**column, "prop": {"weight": "bold"}}
        legend = axes.legend([drawn[name] for name in highest], highest, **look)
        inks = dict(zip(ends, INKS, strict=False))
        for written in legend.get_texts():
            written.update(_on_ink(inks[written.get_text()]))
        return
    heights = _spread(axes, [y for _, y in ends.values()])
    for (name, (x, _)), height, ink in zip(ends.items(), heights, INKS, strict=False):
        axes.annotate(
            name,
            (x, height),
            xytext=(12, 0),
            textcoords="offset points",
            va="center",
            weight="bold",
            annotation_clip=False,
            **_on_ink(ink),
        )


def _value(point: float | Estimate) -> float:
    return point.value if isinstance(point, Estimate) else point


def _series(found: Rows | Mapping[str, Rows]) -> dict[str, Rows]:
    """Series by name; a single one needs none."""
    series: dict[str, Any] = dict(found)
    if any(isinstance(value, Estimate) for value in series.values()):
        series = {"": found}
    _check([name for name, rows in series.items() if rows])
    return series


def _check(names: Sequence[str] | Mapping[str, Any]) -> None:
    if not 1 <= len(names) <= len(INKS):
        raise ValueError(f"a figure shows 1 to {len(INKS)} series, not {len(names)}")


def _finish(figure: Figure, axes: Axes, title: str, axis: str, scale: Scale, numbers: str) -> None:
    """Title, the axis of the numbers, and its grid."""
    figure.suptitle(fill(title, LETTERS), x=0.0125, ha="left")
    along = axes.xaxis if numbers == "x" else axes.yaxis
    axes.set(**{f"{numbers}label": axis})
    if scale.unit == "%":
        along.set_major_formatter(PercentFormatter(1, symbol=" %"))


def _spread(axes: Axes, heights: Sequence[float]) -> list[float]:
    """Heights for labels at the ends of lines, moved apart so that none covers another."""
    powers = axes.get_yscale() == "log"
    known = [*axes.get_ylim(), *heights]
    low, high, *heights = map(log10, known) if powers else known
    gap = (high - low) * 0.1
    moved: dict[int, float] = {}
    for number in sorted(range(len(heights)), key=lambda n: heights[n]):
        below = max(moved.values(), default=low - gap)
        moved[number] = max(heights[number], below + gap)
    ceiling = high
    for number in reversed(moved):
        moved[number] = min(moved[number], ceiling)
        ceiling = moved[number] - gap
    spread = [moved[number] for number in range(len(heights))]
    return [10**height for height in spread] if powers else spread


def _headed(title: str, sign: str = ":") -> str:
    """A title with a sign after it, if it does not ask something."""
    return title if title.endswith("?") else title + sign


def _listed(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)
