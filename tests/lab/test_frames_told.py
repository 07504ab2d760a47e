"""What the laboratory's prose tells of stored frames is what these frames come to.

`test_prose.py` holds each number to one that is shown near it; here it is held to the very thing
that the sentence says it is, counted anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import nbformat
import pandas as pd
import pytest

from tests.lab.test_prose import HOW_SURE, TOLD

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
KINDS = ("idols", "jewelry", "manuscripts", "pottery", "remains", "tapestries")
Told = tuple[str, Sequence[float]]
"""A phrase with a place for each number, and what goes there."""


@cache
def frame(name: str) -> pd.DataFrame:
    """A frame that is stored beside the notebooks."""
    return pd.read_parquet(NOTEBOOKS / "data" / f"lab-{name}.parquet")


# --- what the frames come to ----------------------------------------------------------------------


def turns(when: str) -> pd.DataFrame:
    """The coach's claims and recoveries of a kind of turn."""
    moves = frame("effort-coach")
    moves = moves[moves.verb.isin(["claim", "recover"])]
    nth = moves.groupby(["game", "round"]).cumcount()
    led = moves["round"] % 2 == 1
    return moves[{"ghost": ~led, "first": led & (nth == 0), "last": led & (nth == 1)}[when]]


def share(when: str, *efforts: int, servants: int = 0) -> float:
    """In how many per cent of such turns the highest effort is one of these; 0 is to recover."""
    found = turns(when)
    return 100 * float((found.effort.isin(efforts) & (found.servants >= servants)).mean())


def more(name: str, column: str, base: str) -> float:
    """By how much one column of scores is above another, on average."""
    found = frame(name)
    return float((found[column] - found[base]).mean())


def sides(bot: str) -> list[float]:
    """What side B of each collector brings to a bot."""
    return [more(f"sides-{bot}", kind, "all A") for kind in KINDS]


def places(bot: str, players: int) -> list[float]:
    """What a round brings, place by place."""
    found = frame("leader-places")
    found = found[(found.bot == bot) & (found.players == players)]
    return [float(found[str(place)].mean()) for place in range(1, players + 1)]


def leading(bot: str) -> list[float]:
    """How many victories fewer than an equal share of 100 the first leader has, with 2 to 4."""
    found = frame("leader-victories")
    found = found[found.bot == bot]
    fewer = []
    for players in (2, 3, 4):
        of = found[found.players == players]
        fewer.append(100 * (1 / players - (of.won * of["count"]).sum() / of["count"].sum()))
    return fewer


def given_away(when: str) -> list[float]:
    """What recovering, and what not recovering, gives away at one servant ready."""
    found = frame("recover-decisions")
    found = found[found.when == when]
    return [float(found[column].mean()) for column in ("recovering", "not recovering")]


def lost(sort: str = "", led_by: str = "") -> float:
    """The coins that the sensible bot gives away in a game, by a sort of decision."""
    found = frame("best-losses")
    games = found.game.nunique()
    for column, wanted in (("sort", sort), ("round led by", led_by)):
        found = found[found[column] == wanted] if wanted else found
    return float(found.loss.sum()) / games


def score(bot: str) -> float:
    return float(frame("best-games")[f"score_1 {bot}"].mean())


def open_(which: str) -> float:
    """How far the bound is above what the coach expects."""
    found = frame("best-bounds")
    found = found[found.sides == which]
    return float((found.bound - found.coach).mean())


def doing(what: str, effort: int) -> float:
    return float(frame("effort-doings")[f"always {effort}"][what])


# --- what the prose tells -------------------------------------------------------------------------


def effort() -> Iterator[Told]:
    claimed = doing("treasures claimed", 6), doing("treasures claimed", 4)
    yield "({:.1f} treasures in a game against {:.1f} of a habit of 4)", claimed
    rests = doing("turns to recover", 6), doing("turns to recover", 4)
    yield "rests more ({:.1f} turns against {:.1f})", rests
    kept = 100 * doing("of those claimed", 6), 100 * doing("of those claimed", 4)
    yield "keeps {:.0f} % of what it claims, the other {:.0f} %", kept
    taken = doing("treasures collected", 6), doing("treasures collected", 4)
    yield "home with {:.1f} treasures against {:.1f}", taken
    yield "When the Ghost leads, {:.0f} % of its turns have a 6", [share("ghost", 6)]
    yield "{:.0f} % of the first turns are for resting", [share("first", 0)]
    yield "{:.0f} % of these turns claim at an effort of 1 or 2", [share("last", 1, 2)]
    together = share("last", 1, 2, servants=2)
    yield "{:.0f} % do it with two or three servants together", [together]
    fours = [share("first", 4), share("last", 4)]
    yield "A 4 comes in {:.0f} % of the first turns and {:.0f} % of the last ones", fours
    yield "and in {:.0f} % of the others", [share("ghost", 4)]
    gains = [
        more("effort-rhythm", "rhythm", it) for it in ("always 4", "always 6", "4, resting at 1")
    ]
    yield "{:.1f} coins more than always 4", gains[:1]
    yield "{:.1f} more than always 6", gains[1:2]
    yield "{:.1f} more than the habit of 4 that rests as early", gains[2:]


def sides_() -> Iterator[Told]:
    names = "idols bring it {:+.1f}, jewelry {:.1f}, manuscripts {:.1f}, pottery {:.1f}, "
    yield names + "remains {:.1f}, tapestries {:.1f}", sides("sensible")
    for number, name in zip(sides("coach"), KINDS, strict=True):
        phrase = "{:.1f} coins for idols" if name == "idols" else "{:.1f} for " + name
        yield phrase, [number]


def leader() -> Iterator[Told]:
    two, three, four = (places("collector", players) for players in (2, 3, 4))
    yield "the leader collects {:.1f} coins a round, the other {:.1f}", two
    yield "With three it is {:.1f}, {:.1f} and {:.1f}", three
    yield "with four {:.1f}, {:.1f}, {:.1f} and {:.1f}", four
    two, three, four = (places("sensible", players) for players in (2, 3, 4))
    yield "it collects {:.1f} and {:.1f} coins with two", two
    yield "With three {:.1f}, {:.1f} and {:.1f}", three
    yield "With four {:.1f}, {:.1f}, {:.1f} and {:.1f}", four
    yield "For the careful habit it is {:.1f}, {:.1f} and {:.1f} points less", leading("careful")
    yield "for the collector habit {:.1f}, {:.1f} and {:.1f}", leading("collector")
    yield "bots that move at random {:.1f}, {:.1f} and {:.1f}", leading("random")
    two, _, four = leading("sensible")
    yield "wins less, too, by {:.1f} points", [two]
    yield "and with four by {:.1f}", [four]


def recover() -> Iterator[Told]:
    rests, goes = given_away("you lead, first turn")
    assert round(rests, 1) == 0
    yield "recovering gives nothing away, anything else {:.1f} coins", [goes]
    rests, goes = given_away("you lead, last turn")
    yield "about as often as not: {:.1f} coins", [rests]
    yield "against {:.1f}", [goes]
    rests, goes = given_away("the Ghost leads")
    assert round(goes, 1) == 0
    yield "recovering gives away {:.1f} coins", [rests]
    always, never = (more("recover-rules", "better", f"at {it} always") for it in (1, 0))
    yield "That is {:.1f} coins more than to recover at one always", [always]
    yield "and {:.1f} more than to wait", [never]


def best() -> Iterator[Told]:
    assert 7 < more("best-games", "score_1 farsighted", "score_1 sensible") < 8.5
    named = [score("collector"), score("greedy")]
    yield "`collector` with {:.1f} and `greedy` with {:.1f} coins", named
    assert 0 < open_("all A") < 1
    rest = [open_("all B"), open_("random")]
    yield "With all B and with sides drawn at random the bound leaves {:.1f} and {:.1f} coins", rest
    yield "That is the gap again, found in another way: {:.1f} coins", [lost()]
    hard = "same treasures, too hard"
    assert 0.28 < lost(hard) / lost() < 1 / 3
    assert lost(hard, "you") > 0.9 * lost(hard)
    yield "Almost a third of it, {:.1f} coins", [lost(hard)]
    yield "there is also {:.1f}", [lost("claims, should recover")]
    soft = "same treasures, too softly"
    yield "({:.2f} of {:.1f})", [lost(soft, "the Ghost"), lost(soft)]
    yield "Other treasures than the best cost {:.1f}", [lost("other treasures")]
    yield "powers used or not {:.1f}", [lost("powers")]


CLAIMS = {
    "08-lab-effort": effort,
    "09-lab-sides": sides_,
    "10-lab-leader": leader,
    "11-lab-recover": recover,
    "12-lab-best": best,
}
FROM_NO_FRAME = {
    "08-lab-effort": ("effort-13",),
    "09-lab-sides": ("sides-other",),
    "10-lab-leader": ("leader-04",),
    "11-lab-recover": ("recover-06",),
}
"""Cells that tell of what their notebook plays or counts when it is run."""
INTERVAL = re.compile(r"\(\W*[\d.]+[ %]* to \W*[\d.]+[ %]*\)")
"""Held to those shown by `test_prose.py`."""


def told_of(name: str) -> list[tuple[str, str]]:
    """The cells of prose of a notebook that tell a number of a frame, by their ids."""
    cells = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4).cells
    prose = [(cell.id, cell.source) for cell in cells if cell.cell_type == "markdown"]
    plain = [(id_, INTERVAL.sub("", HOW_SURE.sub("", text))) for id_, text in prose]
    return [(id_, text) for id_, text in plain if id_ not in FROM_NO_FRAME.get(name, ())]


@pytest.mark.parametrize("name", CLAIMS)
def test_prose_tells_what_the_stored_frames_come_to(name: str) -> None:
    """And every decimal and every per cent of it is held to something."""
    cells = dict(told_of(name))
    for phrase, values in CLAIMS[name]():
        said = phrase.format(*values).replace("-", "−")
        having = [id_ for id_, text in cells.items() if said in text]
        assert having, f"{said!r} is not told"
        for id_ in having:
            cells[id_] = cells[id_].replace(said, "")
    assert {id_: TOLD.findall(text) for id_, text in cells.items() if TOLD.findall(text)} == {}


def test_what_no_frame_has_still_tells_numbers() -> None:
    for name, ids in FROM_NO_FRAME.items():
        cells = nbformat.read(NOTEBOOKS / f"{name}.ipynb", as_version=4).cells
        assert all(TOLD.findall(cell.source) for cell in cells if cell.id in ids), name
        assert set(ids) <= {cell.id for cell in cells}
