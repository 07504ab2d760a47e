"""Figures: told apart in grey and by colour-blind eyes, in words as in ink, small and refused."""

import html
import io
import itertools
import json
import re
from pathlib import Path

import numpy as np
import pytest
from matplotlib.colors import to_hex
from PIL import Image

from crypt_core.lab.estimates import Estimate
from crypt_core.lab.figures import (
    COINS,
    DOTS_PER_INCH,
    INKS,
    MORE_COINS,
    PER_CENT,
    WRITTEN,
    Picture,
    intervals,
    lines,
)

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").rglob("*.ipynb"))

SEEN_BY = {
    "anybody": np.eye(3),
    "somebody without red cones": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "somebody without green cones": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "somebody without blue cones": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
"""What is seen of linear red, green and blue: Machado, Oliveira and Fernandes (2009)."""


def linear(colour: str) -> np.ndarray:
    """Red, green and blue of "#rrggbb" as amounts of light."""
    shares = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    return np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)


def luminance(colour: str) -> float:
    return float(linear(colour) @ [0.2126, 0.7152, 0.0722])


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG has it, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(light: np.ndarray) -> np.ndarray:
    """CIE L*a*b* of linear red, green and blue."""
    to_xyz = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
    xyz = np.array(to_xyz) @ np.clip(light, 0, 1) / [0.9505, 1, 1.089]
    root = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = root
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def lightness(colour: str) -> float:
    return float(lab(linear(colour))[0])


def test_inks_go_from_dark_to_light_in_steps_that_a_grey_copy_keeps() -> None:
    shades = [lightness(ink.colour) for ink in INKS]
    assert shades == sorted(shades)
    assert all(more - less > 6 for less, more in itertools.pairwise(shades))


GROUNDS = {"white": "#ffffff", "JupyterLab by night": "#111111"}


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=list(GROUNDS))
@pytest.mark.parametrize("ink", INKS, ids=lambda ink: ink.colour)
def test_every_ink_is_seen_by_day_and_by_night(ink, ground: str) -> None:
    assert contrast(ink.colour, ground) >= 3


def test_what_is_written_is_read_by_day_and_by_night() -> None:
    """As well as can be: what the two grounds have between them is less than 4.5 twice."""
    assert contrast(*GROUNDS.values()) < 4.5**2
    assert contrast(WRITTEN, "#ffffff") >= 4.5
    assert contrast(WRITTEN, "#111111") >= 4.1


def test_a_title_is_so_large_that_less_contrast_is_enough() -> None:
    """In WCAG 18.66 pixels are large, if they are bold, and 3 is enough for them."""
    (title,) = sample().figure.texts
    assert title.get_fontsize() * DOTS_PER_INCH / 72 >= 18.66
    assert title.get_fontweight() == "bold"
    for ground in GROUNDS.values():
        assert contrast(title.get_color(), ground) >= 3


@pytest.mark.parametrize(
    "series",
    [
        lambda found: lines(found, title="T", across="x", axis="y"),
        lambda found: lines(found | {"a": {1: 1.0}}, title="T", across="x", axis="y"),
        lambda found: intervals({n: {"row": LOW} for n in found}, title="T", axis="y"),
    ],
    ids=["ends", "beside", "intervals"],
)
def test_the_name_of_every_series_is_read_on_any_ground(series) -> None:
    axes = series({name: {1: 0.0, 2: 1.0} for name in "abcd"}).figure.axes[0]
    legend = axes.get_legend()
    names = legend.get_texts() if legend else axes.texts
    assert len(names) == len(INKS)
    for name in names:
        ground = to_hex(name.get_bbox_patch().get_facecolor())
        assert contrast(name.get_color(), ground) >= 4.5
    grounds = {to_hex(name.get_bbox_patch().get_facecolor()) for name in names}
    assert grounds == {ink.colour for ink in INKS}, "and still tells which it is"


@pytest.mark.parametrize("eyes", SEEN_BY)
def test_inks_are_told_apart_by(eyes: str) -> None:
    seen = [lab(SEEN_BY[eyes] @ linear(ink.colour)) for ink in INKS]
    nearest = min(float(np.linalg.norm(a - b)) for a, b in itertools.combinations(seen, 2))
    assert nearest > 20


def test_no_two_inks_share_a_marker_or_a_dash() -> None:
    for looks in zip(*(ink[:3] for ink in INKS), strict=True):
        assert len(set(looks)) == len(INKS)


def test_a_picture_has_no_paper_and_what_is_drawn_keeps_its_ink() -> None:
    picture = Image.open(io.BytesIO(sample().png())).convert("RGBA")
    assert picture.getpixel((2, 2))[3] == 0
    colours = [pixel for _, pixel in picture.getcolors(10**6) if pixel[3] > 240]
    wanted = [int(INKS[0].colour[at : at + 2], 16) for at in (1, 3, 5)]
    nearest = min(max(map(abs, np.subtract(pixel[:3], wanted))) for pixel in colours)
    assert nearest < 8


# --- what a picture says --------------------------------------------------------------------------

LOW, HIGH, WIDE = Estimate(1, 0.5, 1.5, 20), Estimate(3, 2.5, 3.5, 20), Estimate(2, -1, 5, 30)


def sample() -> Picture:
    return intervals({"low": LOW, "high": HIGH}, title="Two", axis="coins")


def test_a_picture_is_text_too_with_every_number_drawn() -> None:
    assert repr(sample()) == (
        "Two: coins, with 95 % intervals (20 games each). low 1.0 (0.5 to 1.5); high 3.0 (2.5 to "
        "3.5). Highest: high, clear of the others."
    )


def test_what_cannot_be_told_apart_is_not_called_highest() -> None:
    text = repr(intervals({"high": HIGH, "wide": WIDE}, title="Two", axis="coins", of="decisions"))
    assert "(20 to 30 decisions each)" in text
    assert text.endswith("Highest: high, but not clearly above wide.")


def test_differences_say_what_they_show_and_what_not() -> None:
    rows = {"up": LOW, "wide": WIDE}
    picture = intervals(rows, title="Two", axis="coins", scale=MORE_COINS, mark=0)
    assert repr(picture).endswith(
        "up +1.0 (+0.5 to +1.5); wide +2.0 (−1.0 to +5.0). Clear of 0: up. "
        "Not to be told from 0: wide."
    )
    assert picture.note.endswith("(20 to 30 games each); a hollow one holds 0.")
    shown = intervals({"up": LOW}, title="Two", axis="coins", scale=MORE_COINS, mark=0)
    assert "hollow" not in shown.note
    dots = [line for line in picture.figure.axes[0].lines if line.get_marker() == "o"]
    assert [dot.get_markerfacecolor() for dot in dots] == [INKS[0].colour, "none"]


def test_series_are_named_beside_their_dots_and_in_the_text() -> None:
    picture = intervals({"one": {"row": LOW}, "two": {"row": HIGH}}, title="T", axis="coins")
    written = [text.get_text() for text in picture.figure.axes[0].texts]
    assert written == ["one  1.0 (0.5 to 1.5)", "two  3.0 (2.5 to 3.5)"]
    assert "one: row 1.0" in repr(picture)


def test_lines_are_named_at_their_ends_and_told_point_by_point() -> None:
    found = {"left": {1: 0.25, 2: 0.5}, "right": {1: 0.5, 2: WIDE}}
    picture = lines(found, title="T", across="effort", axis="chance", scale=PER_CENT)
    assert [text.get_text() for text in picture.figure.axes[0].texts] == ["left", "right"]
    assert repr(picture) == (
        "T: chance, by effort. left: 1: 25.0 %; 2: 50.0 %. "
        "right: 1: 50.0 %; 2: 200.0 % (−100.0 % to 500.0 %)."
    )


def test_lines_are_told_in_the_language_asked_for() -> None:
    found = {"gauche": {-1: 0.255, 10_000: 0.5}}
    words = {"title": "T", "across": "effort", "axis": "chance", "scale": PER_CENT, "lang": "fr"}
    picture = lines(found, **words)
    assert repr(picture) == (
        "T\u202f: chance, selon effort. "
        "gauche\u202f: −1\u202f: 25,5 %\u202f; 10\u202f000\u202f: 50,0 %."
    )
    assert picture.alt.startswith("Courbes. T. En abscisse")
    assert "<summary>Tous les nombres de cette figure</summary>" in picture._below()
    ticks = [label.get_text() for label in picture.figure.axes[0].get_xticklabels()]
    assert ticks == ["−1", "10\u202f000"]
    question = {**words, "title": "T\u202f?"}
    assert repr(lines(found, **question)).startswith("T\u202f? chance")
    assert lines(found, **question).alt.startswith("Courbes. T\u202f? En abscisse")
    with pytest.raises(ValueError, match="no language 'de'"):
        lines(found, **{**words, "lang": "de"})


def test_names_at_the_ends_of_lines_do_not_cover_one_another() -> None:
    found = {name: {1: 0.0, 2: 1.0} for name in "abcd"}
    axes = lines(found, title="T", across="x", axis="y").figure.axes[0]
    low, high = axes.get_ylim()
    heights = sorted(text.xy[1] for text in axes.texts)
    assert all(b - a > 0.08 * (high - low) for a, b in itertools.pairwise(heights))
    assert low <= heights[0] < heights[-1] <= high


@pytest.mark.parametrize("last", [1.0, WIDE])
def test_a_name_does_not_lie_on_a_line_that_goes_on(last) -> None:
    found = {"low": {1: 0.0, 2: 0.2, 4: 0.4}, "ends early": {1: 0.0, 2: last}}
    figure = lines(found, title="T", across="x", axis="y").figure
    figure.draw_without_rendering()
    axes = figure.axes[0]
    names = axes.get_legend().get_texts()
    assert [it.get_text() for it in names] == ["ends early", "low"], "the highest end first"
    patches = [to_hex(it.get_bbox_patch().get_facecolor()) for it in names]
    assert patches == [INKS[1].colour, INKS[0].colour]
    assert all(it.get_window_extent().x0 > axes.get_window_extent().x1 for it in names)
    assert figure.get_tightbbox().x1 <= figure.get_size_inches()[0], "nor is it cut off"


@pytest.mark.parametrize("logarithmic", [False, True])
def test_axes_stay_while_a_dial_is_moved(logarithmic: bool) -> None:
    known = {"over": range(1, 13), "between": (0.01, 1), "logarithmic": logarithmic}

    def axes(points: dict[float, float]) -> tuple[object, ...]:
        found = {"kept": points, "exhausted": {x: y / 2 for x, y in points.items()}}
        figure = lines(found, title="T", across="x", axis="y", scale=PER_CENT, **known).figure
        figure.draw_without_rendering()
        (drawn,) = figure.axes
        place = drawn.get_position().bounds
        return drawn.get_xlim(), drawn.get_ylim(), [*drawn.get_xticks()], place

    first = axes({4: 0.2})
    assert first[0][0] < 1 < 12 < first[0][1]
    assert first[1][0] < 0.01 < 1 < first[1][1]
    assert axes({1: 0.02, 4: 0.2, 12: 1.0}) == first


@pytest.mark.parametrize("title", ["T", "a title " * 9, "a title of two lines " * 6])
def test_nothing_is_cut_off_at_the_edges(title: str) -> None:
    rows = {f"a row with a long name {number}": WIDE for number in range(3)}
    figure = intervals(rows, title=title, axis="coins").figure
    figure.draw_without_rendering()
    inside = figure.get_tightbbox()
    width, height = figure.get_size_inches()
    assert 0 <= inside.x0 < inside.x1 <= width
    assert 0 <= inside.y0 < inside.y1 <= height


def test_a_title_that_asks_ends_as_a_question() -> None:
    asked = intervals({"low": LOW}, title="How much?", axis="coins")
    assert repr(asked).startswith("How much? coins, with 95 % intervals")


def test_numbers_are_written_as_they_are_printed() -> None:
    assert COINS.write(-1.25) == "−1.2"
    assert COINS.write(-0.04) == "0.0"
    assert MORE_COINS.write(0.5) == "+0.5"
    assert PER_CENT.write(0.125) == "12.5 %"


def test_the_same_numbers_make_the_same_picture() -> None:
    assert sample().png() == sample().png()


def test_a_picture_is_saved_for_print(tmp_path: Path) -> None:
    sample().save(tmp_path / "two.svg")
    assert "1.0 (0.5 to 1.5)" in (tmp_path / "two.svg").read_text()


def test_a_picture_is_a_file_for_every_exporter_with_what_is_said_instead() -> None:
    data, about = sample()._repr_mimebundle_()
    assert data["image/png"] == sample().png()
    assert data["text/plain"] == repr(sample())
    assert about["image/png"]["alt"].startswith("Dots with intervals. Two. ")
    assert about["image/png"]["width"] == 800
    assert len(data["image/png"]) < 45_000


def test_in_a_notebook_a_sentence_is_below_it_and_the_numbers_are_folded(monkeypatch) -> None:
    shown = []
    monkeypatch.setattr("IPython.display.display", lambda data, **how: shown.append((data, how)))
    sample()._ipython_display_()
    (picture, how), (below, _) = shown
    assert set(picture) == {"image/png", "text/plain"}
    assert picture["text/plain"] == how["metadata"]["image/png"]["alt"]
    page = re.sub(' style="[^"]*"', "", below["text/html"])
    assert page == (
        "<p>Around each dot is its 95 % interval (20 games each).</p>"
        f"<details><summary>All numbers of this figure</summary><p>{sample()!r}</p></details>"
    )
    assert below["text/plain"] == repr(sample())


def test_its_caption_says_what_is_seen_and_nothing_that_stands_there() -> None:
    """Whoever draws it tells; else there is only what cannot be seen: whose the intervals are."""
    shown = {"title": "T", "axis": "coins"}
    told = intervals({"low": LOW, "high": HIGH}, caption="The high is far off.", **shown)
    note = "Around each dot is its 95 % interval (20 games each)."
    assert f">The high is far off. {note}</p><details" in told._below()
    assert f">{note}</p><details" in intervals({"low": LOW}, **shown)._below()
    assert repr(told).startswith("The high is far off.\nT: coins, with 95 % intervals")
    found = {"up & down": {1: 0, 2: 1}}
    exact = lines(found, across="x", caption="It goes up <at once>.", **shown)
    assert ">It goes up &lt;at once&gt;.</p><details" in exact._below()
    assert lines(found, across="x", **shown)._below().startswith("<details")
    estimated = lines({"mean": {1: LOW}}, across="x", **shown)
    assert ">Around each point is its 95 % interval.</p><details" in estimated._below()


def test_what_shrinks_with_a_root_is_straight_where_axes_count_in_powers() -> None:
    found = {name: {n: k / n**0.5 for n in (10, 100, 1000)} for k, name in enumerate("ab", 1)}
    axes = lines(found, title="T", across="n", axis="y", logarithmic=True).figure.axes[0]
    assert axes.get_xscale() == axes.get_yscale() == "log"
    assert [label.get_text() for label in axes.get_xticklabels()] == ["10", "100", "1,000"]
    low, high = axes.get_ylim()
    assert all(low <= text.xy[1] <= high for text in axes.texts)


@pytest.mark.parametrize(
    "draw",
    [
        lambda: intervals({}, title="T", axis="coins"),
        lambda: lines({name: {1: 1} for name in "abcde"}, title="T", across="x", axis="y"),
    ],
)
def test_too_little_or_too_much_for_a_figure_is_refused(draw) -> None:
    with pytest.raises(ValueError, match="1 to 4 series, not"):
        draw()


# --- those of the notebooks -----------------------------------------------------------------------


def shown(path: Path) -> list[dict]:
    """What the cells of a notebook show: outputs with their data."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    outputs = [output for cell in cells for output in cell.get("outputs", [])]
    return [output for output in outputs if "data" in output]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_picture_of_a_notebook_has_its_text(path: Path) -> None:
    outputs = shown(path)
    for output, after in itertools.zip_longest(outputs, outputs[1:]):
        page = "".join(output["data"].get("text/html", ""))
        for picture in re.findall(r"<img[^>]+>", page):
            assert re.search(r'alt="[^"]{20,}"', picture)
            assert "<details" in page, "all of it in words"
        for kind in output["data"]:
            if kind.startswith("image/"):
                assert len(output["metadata"][kind]["alt"]) > 20
                assert "<details" in "".join(after["data"]["text/html"]), "all of its numbers"


CAPTION = re.compile(r"<p[^>]*>([^<]+)</p><details")
NUMBER = re.compile(r"\d+(?:[.,\u202f]\d+)*")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_figure_of_a_notebook_has_a_caption_that_is_a_sentence(path: Path) -> None:
    """It says more than the title and the axes, which stand there, and no number of its own."""
    outputs = shown(path)
    for output, after in itertools.pairwise(outputs):
        if "image/png" not in output["data"]:
            continue
        (caption,) = CAPTION.findall("".join(after["data"]["text/html"]))
        said, _, numbers = "".join(after["data"]["text/plain"]).partition("\n")
        assert html.unescape(caption).startswith(said)
        assert re.fullmatch(r"[A-ZÀ-Ý][^.]{30,}\.", said), said
        drawn = output["metadata"]["image/png"]["alt"].casefold()
        words = {word for word in re.findall(r"\w{4,}", said.casefold()) if word not in drawn}
        assert len(words) >= 3, said
        assert set(NUMBER.findall(said)) <= set(NUMBER.findall(numbers)), said


def test_the_stories_of_the_laboratory_are_illustrated() -> None:
    stories = [path for path in NOTEBOOKS if "-lab-" in path.stem]
    assert len(stories) == 5
    for path in stories:
        assert sum("image/png" in output["data"] for output in shown(path)) >= 2, path.stem
