"""The toy at home, without a browser: its words are all there, its lesson and its trials hold."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.toy.house import move_in

LOOKED_AT = """
from crypt_core.teach import translation
from crypt_core.teach.catalogue import LANGS
from crypt_core.teach.lessons.check import check
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.run import Run
from crypt_core.teach.reference.trials import trials
from crypt_core.teach.rules import index

for lang in LANGS:
    for lesson in lessons("toy").values():
        check(lesson, lang)
assert list(trials("toy")) == list(index("toy"))
for trial in trials("toy").values():
    run = Run(trial.lesson("", "").tasks[0])
    assert not trial.shows(run.did), trial.rule
    for line in trial.script:
        run.act(line)
    assert trial.shows(run.did), trial.rule
translation.main([])
"""

READ = """
from crypt_core.games import GAMES
from crypt_core.teach.reference import Reference
from crypt_widgets import RuleBook, tutor

rules = Reference(game="toy")
assert "choose" in str(rules["choose"]) and "Try it" not in str(rules["choose"])
try:
    rules.table("choose")
except KeyError as error:
    print(error.args[0])
at = tutor(game="toy", seed=1)
at.live.answer({"do": "rules-open", "id": "choose"})
page = at.live.panels["reference"].data["page"]
assert page["trial"] == "" and page["table"] == []
at.live.answer({"do": "rules-play", "id": "choose"})
assert at.live.shell.practice is None
at.live.answer({"do": "visit", "place": "toy/try/choose", "visit": 1})
assert at.live.shell.practice is None and at.live.panels["frame"].data["trouble"]
"""


@pytest.fixture(scope="module")
def search_path(tmp_path_factory: pytest.TempPathFactory) -> str:
    return move_in(tmp_path_factory.mktemp("house"))


def run(program: str, search_path: str, folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": search_path},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


@pytest.mark.change
def test_it_is_told_and_taught_as_games_are(search_path: str, tmp_path: Path) -> None:
    assert run(LOOKED_AT, search_path, tmp_path).splitlines() == [
        f"{lang}: nothing to mend" for lang in ("en", "fr", "it")
    ]


def test_a_panel_alone_has_its_table(search_path: str, tmp_path: Path) -> None:
    asked = "from crypt_widgets import Table\nprint(*Table('toy', seed=1).live.panels)\n"
    assert run(asked, search_path, tmp_path).split() == ["barter"]


COUNTED = """
from crypt_core.games import NAMES
from crypt_widgets import tutor

for game in NAMES:
    at = tutor(game=game, seed=1)
    at.live.answer({"do": "tally-from"})
    assert at.live.panels["frame"].data["trouble"] is None, game
    print(at.live.panels["tally"].data["since"], "tools-story" in at.live.panels["tally"].words)
"""


def test_a_panel_is_one_folder(search_path: str, tmp_path: Path) -> None:
    """It is found at the table of every game, with its message and the labels of its script."""
    assert run(COUNTED, search_path, tmp_path).splitlines() == 4 * ["0 True"]


def test_rules_without_a_table_to_try_them_at_have_their_pages(tmp_path: Path) -> None:
    search_path = move_in(tmp_path)
    teach = tmp_path / "crypt_core/toy/teach"
    teach.joinpath("reference/trials.py").unlink()
    for file in teach.glob("locale/*/*.ftl"):
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        file.write_text("".join(it for it in lines if ".try =" not in it), encoding="utf-8")
    told = run(READ, search_path, tmp_path)
    assert told == "the rule 'choose' has no table to try it at\n"


def test_whoever_asks_for_nothing_but_the_game_has_its_opponents(
    search_path: str, tmp_path: Path
) -> None:
    asked = "from crypt_widgets.app import Tutor\nprint(*Tutor(game='toy').live.session.seats)\n"
    assert run(asked, search_path, tmp_path).split() == ["person", "bot:generous", "bot:generous"]
