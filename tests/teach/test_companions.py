"""The companions of first games: when a line and a tool come, in every game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from crypt_core.games import NAMES
from crypt_core.teach.companion import EARLY, companion, guidance, introductions
from crypt_core.teach.words import LANGS
from tests.crypt.guided import GUIDED as CRYPT
from tests.donjon.guided import GUIDED as DONJON
from tests.sedlec.guided import GUIDED as SEDLEC
from tests.teach.guided import Guided
from tests.teach.typography import faults

GUIDED: dict[str, Guided[Any, Any]] = {"crypt": CRYPT, "donjon": DONJON, "sedlec": SEDLEC}
TABS = {
    "chances": "donjon-help-title",
    "estimate": "tools-coach",
    "help": "sedlec-tools-help",
    "odds": "crypt-tools-odds",
}
"""The messages on tabs that are not named like their tools."""
OFTEN = {"crypt": 2, "donjon": 3, "sedlec": 2}
"""How often a line may be said in a game at most."""
WHOLE = {"crypt": 0.8, "donjon": 0.6, "sedlec": 1}
"""The least share of games in which every tool has come."""
games = pytest.mark.parametrize("game", GUIDED)
in_each_language = pytest.mark.parametrize("lang", LANGS)


def test_each_game_has_one() -> None:
    assert sorted(GUIDED) == sorted(NAMES)
    assert all(companion(name) is GUIDED[name].guide for name in NAMES)


@pytest.mark.parametrize(
    ("game", "id_"), [(game, id_) for game, it in GUIDED.items() for id_ in it.situations]
)
def test_each_situation_occurs_and_is_said(game: str, id_: str) -> None:
    assert next(GUIDED[game].of(id_)).text


@in_each_language
@games
def test_it_is_said_in_every_language(game: str, lang: str) -> None:
    guided = GUIDED[game]
    for it in {said.id: said for said in guided.said}.values():
        line = guided.text(guided.situations[it.id], it.view, lang)
        assert line[-1] == "."
        assert faults(line, lang) == []
        assert f"{game}-" not in line


@games
def test_none_twice_in_a_row_nor_more_often_than_it_may(game: str) -> None:
    guided = GUIDED[game]
    for views, *_ in guided.games:
        lines = [it.id for it in guidance(guided.guide, views) if it is not None]
        assert all(one != other for one, other in pairwise(lines))
        for id_, count in Counter(lines).items():
            assert count <= guided.situations[id_].times <= OFTEN[game]


@games
def test_the_first_rounds_have_a_line_each_and_later_ones_one_at_most(game: str) -> None:
    guide = GUIDED[game].guide
    for views, *_ in GUIDED[game].games:
        lines = zip(views, guidance(guide, views), strict=True)
        rounds = Counter(seen.round for seen, it in lines if it is not None)
        asked = {seen.round for seen in views}
        assert all(rounds[number] for number in asked if number <= EARLY)
        assert all(rounds[number] <= 1 for number in asked if number > EARLY)


@games
def test_it_depends_on_the_decisions_so_far(game: str) -> None:
    guide, (views, *_) = GUIDED[game].guide, GUIDED[game].games[0]
    whole = guidance(guide, views)
    assert all(guidance(guide, views[:count]) == whole[:count] for count in range(len(views)))


@games
def test_each_tool_comes_once_and_one_at_a_time(game: str) -> None:
    guided = GUIDED[game]
    order = [it.tool for it in guided.guide.TOOLS]
    whole = 0
    for views, *_ in guided.games:
        came = zip(views, introductions(guided.guide, views), strict=True)
        shown = [(seen.round, tool) for seen, tool in came if tool]
        found = [tool for _, tool in shown]
        assert found == order[: len(found)]
        rounds = [number for number, _ in shown]
        assert len(set(rounds)) == len(rounds)
        assert 1 not in rounds
        whole += found == order
    assert whole >= len(guided.games) * WHOLE[game]


@in_each_language
@games
def test_each_tool_is_named_by_its_tab(game: str, lang: str) -> None:
    guided = GUIDED[game]
    voice = guided.voice(0, lang)
    for it in guided.guide.TOOLS:
        text = voice.say(f"{guided.guide.GUIDE}tool-{it.tool}")
        assert voice.say(TABS.get(it.tool, f"tools-{it.tool}")) in text
