"""Names of players: in every sentence, kept with the game, and in no link."""

from __future__ import annotations

import json
from typing import Any

import pytest

from crypt_core.donjon.teach.explain.voice import Voice
from crypt_core.teach.words import LANGS
from crypt_widgets.games.crypt.table.present import table_data
from crypt_widgets.panels.games.present import games_data
from crypt_widgets.tutoring.opening import new_game, read_game
from crypt_widgets.tutoring.session import Session
from tests.messages import send
from tests.widgets.learning import learning
from tests.widgets.test_my_games import told

TWO = {"players": 2, "seats": ["person", "person"], "seed": 7}


def session(lang: str = "en", **fields: Any) -> Session:
    return Session(lang, new_game({**TWO, "names": ["Anna", "Bo"], **fields}))


@pytest.mark.parametrize(
    ("lang", "of"),
    [
        ("en", ["Anna’s", "Bo’s"]),
        ("fr", ["d’Anna", "de Bo"]),
        ("it", ["di Anna", "di Bo"]),
    ],
)
def test_who_has_a_name_is_called_by_it_in_every_way(lang: str, of: list[str]) -> None:
    voice = session(lang).voice
    assert [voice.name(seat) for seat in (0, 1)] == ["Anna", "Bo"]
    assert [voice.short(seat) for seat in (0, 1)] == ["Anna", "Bo"]
    assert [voice.person(seat)["of"] for seat in (0, 1)] == of
    assert all("Anna" in text for text in (voice.by(0), voice.people([0, 1])))
    assert voice.who(0) == "other", "sentences go on as for any other player"


@pytest.mark.parametrize("lang", LANGS)
def test_they_are_called_so_in_the_sentences_of_bargaining_too(lang: str) -> None:
    voice = session(lang, game="donjon", players=3, seats=["person"] * 2 + ["bot:sensible"]).voice
    assert isinstance(voice, Voice)
    named = [voice.other(1, "at")[f"at_{case}"] for case in ("with", "to", "obj", "by")]
    assert all(text.split()[-1] == "Bo" for text in map(str, named))
    assert "3" in voice.other(2, "at")["at_with"], "a bot by its number"


def test_bots_and_who_plays_alone_have_none() -> None:
    at = session(seats=["person", "bot:sensible"])
    assert [at.voice.name(seat) for seat in (0, 1)] == ["You", "Player 2 (computer)"]
    assert at.names == ("Anna", "")
    assert session(names=["", "Bo"]).voice.name(0) == "Player 1"
    assert session(names=None).voice.name(1) == "Player 2"


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_and_the_news_use_them(lang: str) -> None:
    at = session(lang)
    send(at, {"do": "continue"})
    seen = table_data(at, at.game.view(at.timeline.state, None))
    assert "Anna" in json.dumps(seen, ensure_ascii=False)


def test_a_name_is_one_short_line() -> None:
    long = session(names=["  A\n\x07 b  ", "x" * 50]).names
    assert long == ("A b", "x" * 16)
    assert session(names="no list").names == ()
    assert session(names=["", " "]).names == ()


def test_a_record_brings_them_back_and_a_link_does_not() -> None:
    at = session()
    send(at, {"do": "play", "move": "a4"})
    assert read_game(at.match.opened.record()).names == ("Anna", "Bo")
    assert read_game(at.match.code()).names == ()
    bad = json.loads(at.match.opened.record())
    bad["extra"]["names"] = {"0": "Anna"}
    assert read_game(json.dumps(bad)).names == ()
    send(at, {"do": "again"})
    assert at.names == ("Anna", "Bo")


def test_the_list_of_games_tells_who_has_played() -> None:
    at = learning()
    send(at, {"do": "learn-open", "screen": "games"})
    game = told(seats=["person", "person"], names=["Anna", ""], scores=[9, 3])
    send(at, {"do": "games-kept", "games": [game], "today": "2026-11-23"})
    assert games_data(at)["sheet"]["games"][0]["who"] == "Anna, Player 2"  # type: ignore[index]
