"""The translator's check, and a language added by copying folders."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache
from pathlib import Path
from urllib.request import urlopen

import pytest

from crypt_core.coach.bots import bots
from crypt_core.games import NAMES
from crypt_core.teach import aloud, translation
from crypt_core.teach import catalogue as catalogues
from crypt_core.teach.rules import index
from tests.toy.house import one_game_more

REPO = Path(__file__).resolve().parents[2]

ENGLISH = """
deck = Deck
effort = Effort { $n }
stop = { $stage ->
    [early] Stop here
   *[late] Stop there
}
    .hint = Leaves all as it is.
seat = I am { $name }
pile = { deck }, { effort }
press = Press “{ seat }”
"""
OTHER = """
deck = Talon
effort = Kraft { $n }
stop = { $stage ->
    [early] Halt
   *[late] Nicht weiter
}
    .hint = Alles bleibt.
seat = Ich bin { $name }
pile = { effort }, { deck }
press = Zuerst “{ seat }”
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a language, beside an English one, with a few messages in each."""
    for lang, text in (("en", ENGLISH), ("xx", OTHER)):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "panels.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogues, "LOCALES", (tmp_path,))
    return tmp_path / "xx"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def told(lang: str = "xx") -> list[str]:
    return [str(fault) for fault in translation.faults(lang)]


def test_folders_that_are_no_language_are_left_out(folder: Path) -> None:
    for name in ("pt-BR", "haw", "de", "__pycache__", ".git", "notes of mine"):
        (folder.parent / name).mkdir()
    (folder.parent / "zz").write_text("a file")
    assert catalogues.languages() == ("en", "de", "haw", "pt-BR", "xx")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("deck = Talon\n", "", "deck is missing"),
        (
            "deck = Talon\n",
            "deck = Talon\ndesk = Tisch\n",
            "desk is unused: English has no such message",
        ),
        ("Kraft { $n }", "Kraft { $m }", "effort differs in its variables: lacks $n, has $m"),
        ("Alles", "{ $stage }", "stop.hint differs in its variables: has $stage"),
        ("“{ seat }", "“{ deck }", "press differs in the labels it quotes: lacks seat, has deck"),
        (".hint", ".tip", "stop differs in its attributes: lacks .hint, has .tip"),
        ("deck = Talon\n", "deck =\n    .title = Talon\n", "deck has no text of its own"),
        ("Talon\n", "Talon\ndeck = Deck\n", "deck is worded twice, also in xx/panels.ftl"),
        ("{ deck }", "{ dekc }", "pile refers to dekc, which is not there"),
        ("deck = Talon\n", "deck { Talon\n", "line 2 is not understood: deck { Talon"),
    ],
)  # fmt: skip
def test_what_a_translator_may_get_wrong(folder: Path, old: str, new: str, fault: str) -> None:
    assert told() == []
    change(folder / "panels.ftl", old, new)
    assert f"xx/panels.ftl: {fault}" in told()


def test_a_file_that_is_not_there_lacks_all_its_messages(folder: Path) -> None:
    (folder / "panels.ftl").unlink()
    assert told() == [
        f"xx/panels.ftl: {id_} is missing"
        for id_ in ("deck", "effort", "pile", "press", "seat", "stop")
    ]


def test_a_player_may_be_named_in_another_way(folder: Path) -> None:
    change(folder / "panels.ftl", "{ $name }", "{ $who }")
    assert told() == []


def test_the_command_says_how_much_and_exits_by_it(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert translation.main(["xx"]) == 0
    assert capsys.readouterr().out == "xx: nothing to mend\n"
    change(folder / "panels.ftl", "deck = Talon\n", "")
    assert translation.main([]) == 1
    assert capsys.readouterr().out.endswith(
        "xx/panels.ftl: deck is missing\n"
        "xx/panels.ftl: pile refers to deck, which is not there\n"
        "xx: 2 to mend\n"
    )
    assert translation.main(["zz"]) == 2
    assert capsys.readouterr().err == "no language zz: there are en, xx\n"


def reword(file: Path, id_: str, line: str) -> None:
    """Put another line in the place of a message of one line, or none."""
    text = file.read_text(encoding="utf-8")
    text, count = re.subn(rf"(?m)^{id_} = .*\n", line, text)
    assert count == 1
    file.write_text(text, encoding="utf-8")


def test_english_is_held_against_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = tuple(tmp_path / str(number) for number in range(len(catalogues.LOCALES)))
    for place, copy in zip(catalogues.LOCALES, places, strict=True):
        shutil.copytree(place / "en", copy / "en")
    ours, crypts = places[0] / "en", places[1] / "en"
    reword(crypts / "panels.ftl", "crypt-table-deck", "desk = Desk\n")
    reword(ours / "panels.ftl", "seat-bot-random", "")
    reword(ours / "loading.ftl", "loading-cards", "sedlec-name = Sedlec\n")
    reword(ours / "panels.ftl", "tree-start", "tree-start = { crypt-table-text-rest }\n")
    monkeypatch.setattr(catalogues, "LOCALES", places)
    monkeypatch.setattr(catalogues, "catalogue", cache(catalogues.Catalogue))  # not read before
    faults = told("en")
    assert "crypt/table/deck.js: table-deck is missing" in faults
    assert "server/page_words.py: loading-cards is missing" in faults
    assert "en/panels.ftl: desk is unused: nothing asks for it" in faults
    assert "en/panels.ftl: desk does not begin with crypt-" in faults
    assert "en/loading.ftl: sedlec-name begins with the name of a game" in faults
    assert "en/*.ftl: seat-bot-random is missing" in faults
    assert (
        "en/panels.ftl: tree-start refers to crypt-table-text-rest, which only en/panels.ftl has"
    ) in faults


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The core in one language more: a made-up one whose words are French but for a few."""
    root = tmp_path_factory.mktemp("copied")
    shutil.copytree(REPO / "crypt_core", root / "crypt_core")
    for french in root.glob("crypt_core/**/locale/fr"):
        shutil.copytree(french, french.with_name("xx"))
    ours, crypts = (root / "crypt_core" / of / "teach/locale/xx" for of in ("", "crypt"))
    reword(ours / "terms.ftl", "language-name", "language-name = Xanthien\n")
    reword(crypts / "panels.ftl", "crypt-table-deck", "crypt-table-deck = Tas\n")
    reword(crypts / "panels.ftl", "crypt-table-die-ready", "")
    reword(ours / "loading.ftl", "loading-cards", "loading-cards = Les cartes…\n")
    reword(ours / "loading.ftl", "loading-again", "")
    return root


def search_path(root: Path) -> str:
    return os.pathsep.join([str(root), str(REPO / "widgets")])


def run(root: Path, program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=root,
        env={**os.environ, "PYTHONPATH": search_path(root)},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


def test_a_copied_folder_in_each_place_is_all_that_a_language_takes(copied: Path) -> None:
    out = run(
        copied,
        "from crypt_widgets.app import Tutor\n"
        "panels = Tutor(lang='xx-CH', game='crypt').live.panels\n"
        "frame, table = panels['frame'], panels['table']\n"
        "print(frame.data['lang'], frame.data['langs'][-1])\n"
        "print(table.words['table-deck'], '/', table.words['table-die-ready'])\n"
        "print(table.data['deck']['label'].partition('\\u202f')[0])\n"
        "from crypt_widgets.server.page_words import loading_words\n"
        "print(loading_words()['xx']['cards'], loading_words()['xx']['again'])\n"
        "from crypt_widgets.cli import _parse\n"
        "print(_parse(['--lang', 'xx']).lang)\n",
    )
    assert out.splitlines() == [
        "xx ['xx', 'Xanthien']",
        "Tas / Servant {n}, ready",
        "21 cartes dans la pioche, 7 manches à venir",
        "Les cartes… Try again",
        "xx",
    ]


def test_the_loading_screen_speaks_it_too(
    copied: Path, start_tutor: Callable[..., AbstractContextManager[str]]
) -> None:
    with start_tutor("--lang", "xx", "--no-preheat", PYTHONPATH=search_path(copied)) as url:
        page = urlopen(url).read().decode()
    assert 'data-asked-lang="xx"' in page
    words = re.search(r'<script id="loading-words"[^>]*>(.*?)</script>', page)
    assert words is not None
    assert json.loads(words[1])["xx"]["cards"] == "Les cartes…"
    assert "application/vnd.voila.cell-output+json" in page


@pytest.fixture(scope="module")
def with_a_toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The core with one game more, which is Sedlec by another name and has no words of its own."""
    root = tmp_path_factory.mktemp("toy")
    shutil.copytree(REPO / "crypt_core", root / "crypt_core")
    toy, games = root / "crypt_core" / "toy", root / "crypt_core" / "games.py"
    shutil.copytree(toy.with_name("sedlec"), toy, ignore=shutil.ignore_patterns("locale"))
    for source in toy.rglob("*.py"):
        text = source.read_text(encoding="utf-8").replace('"sedlec"', '"toy"')
        source.write_text(text, encoding="utf-8")
    games.write_text(one_game_more(games.read_text(encoding="utf-8")), encoding="utf-8")
    return root


def test_a_folder_and_its_name_are_all_that_a_game_takes(with_a_toy: Path) -> None:
    out = run(
        with_a_toy,
        "from crypt_core.engine import record\n"
        "from crypt_core.games import GAMES\n"
        "from crypt_core.teach.tour import Tour\n"
        "tour = Tour(game='toy', players=2, seed=1)\n"
        "tour.play('dig 2 3')\n"
        "again, _ = record.load_code(tour.code(), GAMES)\n"
        "print(again.game.name, again.state == tour.timeline.state)\n",
    )
    assert out.split() == ["toy", "True"]


@pytest.mark.change
def test_a_game_without_its_words_is_told(with_a_toy: Path) -> None:
    """A third game would not speak as one of the others: what it lacks is found, word by word."""
    out = run(with_a_toy, "from crypt_core.teach import translation\ntranslation.main(['en'])\n")
    home, *_ = {line.partition(": ")[0] for line in out.splitlines() if "game-toy" in line}
    assert home == "crypt_core/toy/teach/locale/en/*.ftl"
    missing = {
        line.removeprefix(f"{home}: ").removesuffix(" is missing")
        for line in out.splitlines()
        if line.startswith(home)
    }
    said = {f"game-toy{what}" for what in translation.OF_A_GAME}
    assert {"game-toy.credits", "game-toy.invite", "game-toy.round"} < said
    of_each = {f"game-toy-bots.{bot}" for bot in bots("sedlec")}
    of_each |= {f"game-toy-parts.{rule.phase}" for rule in index("sedlec").values()}
    of_each |= {it.replace("sedlec", "toy") for it in aloud.families("sedlec")}
    rules = {f"toy-rule-{rule.replace('.', '-')}" for rule in index("sedlec")}
    assert missing == {*said, *of_each, *rules, "chapter-toy"}


@pytest.mark.parametrize("lang", catalogues.LANGS)
def test_no_game_is_what_a_sentence_says_of_any_other(lang: str) -> None:
    """A choice ends in a default: were it a game, a new one would be told about in its words."""
    for id_, source in catalogues.catalogue(lang).sources.items():
        assert not re.search(r"\$game\s*->", source), id_
        assert set(re.findall(r"\*\[(\w+)\]", source)).isdisjoint(NAMES), id_
