"""The table drawn for notebooks: all that lies on it, nothing that is hidden, on any page."""

from __future__ import annotations

import base64
import html
import re
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from crypt_core.coach.bots import choose
from crypt_core.engine.luck import KeyedLuck
from crypt_core.games import GAMES
from crypt_core.teach import drawing, explain
from crypt_core.teach.drawing import WIDTH, draw
from crypt_core.teach.tour import Tour
from crypt_core.teach.words import LANGS, Words
from tests.crypt.build import table
from tests.missing import missing

SVG = "{http://www.w3.org/2000/svg}"
TABLES = [(game, players) for game in GAMES for players in (2, 3)] + [("donjon", 6)]


def drawn(state: Any, viewer: int | None = 0, lang: str = "en", game: str = "crypt") -> str:
    seats = ["person"] * state.setup.players
    voice = explain.teller(game).Voice(
        Words(lang), viewer, [*seats, *GAMES[game].roles(len(seats))]
    )
    return draw(voice, GAMES[game].view(state, viewer)).svg


def written(svg: str) -> list[str]:
    """All text of a picture, in its order."""
    return [text.text or "" for text in ET.fromstring(svg).iter(f"{SVG}text")]


def test_what_lies_on_the_table_of_crypt_is_drawn() -> None:
    state = table("idols4=P2:44 pottery2? -", "idols1 idols3", "remains2", turn=1, round_=3)
    svg = drawn(state)
    said = written(svg)
    assert said[:2] == ["Round 3 of 8 · Claim", "Player 2 to play"]
    for text in ("Idol", "Pottery", "8", "You", "Player 2", "3 servants ready, 0 exhausted"):
        assert text in said
    assert {"Leader", "Lights Out", "A 2/1"} <= set(said)
    assert 'href="#idols"' in svg
    assert 'href="#pottery"' not in svg, "it lies face-down"


def test_the_ghosts_roll_is_drawn_and_told() -> None:
    tour = Tour(seed=15)
    tour.play("a5 b3")
    before, after = (written(draw(tour.voice, tour.after(step).view).svg) for step in (2, 3))
    assert "3 dice at hand" in before
    assert "The Ghost has rolled 3, 1, 6" in after
    assert "set aside" in written(draw(tour.voice, tour.table().view).svg)


def test_flipped_treasures_and_unknown_ones_are_told_apart() -> None:
    state = table("idols4 pottery2? -", "idols1* idols3", "remains2?", turn=1)
    upright, flipped = ("#4c4032", "#f4e9cd")
    others, _, own = drawn(state).partition(">You<")
    assert re.search(f'fill="{flipped}"[^>]*/><text[^>]*>1<', own)
    assert re.search(f'fill="{upright}"[^>]*/><text[^>]*>3<', own)
    assert re.search(f'fill="{upright}"[^>]*/><text[^>]*>\\?<', others)


@pytest.mark.parametrize("game", GAMES)
def test_the_others_are_above_whoever_looks(game: str) -> None:
    rules = GAMES[game]
    state, _ = rules.start(rules.setup({"players": 3}), KeyedLuck(1))
    said = [text.partition(":")[0] for text in written(drawn(state, 1, game=game))[2:]]
    names = [text for text in said if text in ("Player 1", "Player 2", "Player 3", "You")]
    assert names == ["Player 3", "Player 1", "You"]


def test_each_colour_by_day_has_one_by_night() -> None:
    state = table("idols4=P2:44 pottery2? -", "idols1 idols3", "remains2", turn=1, round_=3)
    svg = drawn(state)
    for look in ("fill", "stroke"):
        for day in {*re.findall(f' {look}="(#[0-9a-f]+)"', svg)} & {*drawing.NIGHT}:
            assert f'[{look}="{day}"]{{{look}:{drawing.NIGHT[day]}}}' in svg
    by_day = [drawing.ROOM, drawing.PAPER, drawing.INK, *drawing.SEATS, drawing.ON_DIE]
    others = [drawing.LINE, drawing.STONE, drawing.STONE_EDGE, drawing.SOFT]
    roles = [drawing.ROLE, drawing.ROLE_DIE, drawing.ON_ROLE]
    assert len(drawing.NIGHT) == len(by_day + others + roles), "two are the same by day"
    cards = [drawing.CARD, drawing.CARD_INK, drawing.BACK_INK, drawing.GOLD_INK]
    for art in Path(drawing.__file__).parents[1].glob("*/teach/art.json"):
        cards += re.findall(r"#[0-9a-f]+", art.read_text("utf-8"))
    assert len(cards) > 100
    assert not {*cards} & {*drawing.NIGHT}, "cards are the same by day and by night"


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_hidden_value_is_nowhere_in_the_picture(viewer: int | None) -> None:
    """The same table with another value under what is hidden is the same picture."""
    pictures = {
        drawn(table(f"idols4 pottery{value}? -", turn=1), viewer, "fr") for value in (1, 2, 3, 4)
    }
    assert len(pictures) == 1
    others = {
        drawn(table("idols4 - -", "jewelry1", f"remains{value}?", turn=1), viewer)
        for value in (2, 3)
    }
    assert len(others) == (2 if viewer == 1 else 1)


def test_sedlecs_graveyard_hands_and_crypts_are_drawn() -> None:
    tour = Tour(seed=7, game="sedlec", players=2)
    for move in ("dig 4 5", "take 4", "dig 3 6", "take 3", "lay peasant/priest d1"):
        tour.play(move)
    svg = draw(tour.voice, tour.table().view).svg
    said = written(svg)
    assert said[0] == "Turn 2 of 18"
    piles = said[said.index("e1") + 1 :]
    assert [text for text in piles if text in "123456"][:6] == list("123456")
    assert {"c1", "e1", "Player 1", "3 points so far", "× 3"} <= set(said)
    cards = [use.get("href") for use in ET.fromstring(svg).iter(f"{SVG}use")]
    face_up = sum(1 for pile in tour.table().view.piles if pile.up)
    lying = sum(pile.down for pile in tour.table().view.piles)
    assert cards.count("#back") == lying
    assert len(cards) - lying == 2 * (face_up + 2), "two skulls a card, one laid and one in hand"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_moment_of_a_game_can_be_drawn_in_every_language(
    lang: str, game: str, players: int
) -> None:
    rules, luck, words = GAMES[game], KeyedLuck(players), Words(lang)
    voice = explain.teller(game).Voice(words, 0, ["person"] * players)
    state, _ = rules.start(rules.setup({"players": players}), luck)
    for turn in range(160):
        if not rules.deciders(state):
            break
        player = rules.deciders(state)[0]
        state, _ = rules.play(state, choose("random", rules, state, luck, player), luck)
        if game == "donjon" and turn % 8:
            continue  # its games are long
        svg = draw(voice, rules.view(state, 0)).svg
        root = ET.fromstring(svg)
        assert not any(part.get("class") for part in root.iter()), "a style sheet would be needed"
        assert "None" not in svg
        assert len(svg) < 40_000
        for part in root.findall(f"{SVG}rect"):
            x, y, width, height = (float(part.get(it) or 0) for it in ("x", "y", "width", "height"))
            assert x + width <= WIDTH
            assert y + height <= float(root.get("height") or 0)
    assert not words.fallbacks


def test_a_picture_stands_by_itself() -> None:
    svg = drawn(table("idols4 pottery2? jewelry1", turn=1))
    assert not re.search(r"<(script|image|foreignObject)|url\(|https?://(?!www\.w3\.org)", svg)
    known = set(re.findall(r'id="(\w+)"', svg))
    assert set(re.findall(r'href="#(\w+)"', svg)) <= known


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_notebook_shows_the_picture_and_has_all_of_it_in_words(game: str, lang: str) -> None:
    tour = Tour(lang, seed=15, game=game, players=2)
    shown = tour.table()
    markup = shown._repr_html_()
    found = re.match('<img src="data:image/svg\\+xml;base64,([^"]+)" width="(\\d+)"', markup)
    assert found
    assert base64.b64decode(found[1]).decode() == draw(tour.voice, shown.view).svg
    assert int(found[2]) == WIDTH
    words = draw(tour.voice, shown.view).words
    alt = html.unescape(re.findall('alt="([^"]+)"', markup)[0])
    assert alt.startswith(words[0].title)
    for part in words:
        assert part.title in str(shown)
        for line in part.lines:
            assert f"<li>{html.escape(line)}</li>" in markup
            assert f"\n  {line}" in str(shown)
    assert f"<summary>{tour.words.say('table-text')}</summary>" in markup


def test_a_game_that_draws_no_table_has_it_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crypt_core.teach.drawing.find_spec", lambda name: None)
    shown = Tour(seed=15).table()
    assert shown._repr_html_().startswith("<pre")
    assert "Treasures in the crypt" in shown._repr_html_()


def test_collectors_are_not_explained_with_every_table() -> None:
    tour = Tour(seed=15)
    assert "Idols A. You: 0 of 1.\n" in str(tour.table())


def test_the_pictures_are_those_of_the_app() -> None:
    if shutil.which("node") is None:
        missing("Node is missing (Debian: apt-get install nodejs)")
    from scripts.make_art import made

    for file, text in made():
        assert file.read_text("utf-8") == text, "run scripts/make_art.py"
