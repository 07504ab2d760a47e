"""Which games there are: each is imported only when it is asked for, and by nobody by its name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from crypt_core.games import FIRST, GAMES, NAMES, folder, part

ROOT = Path(__file__).resolve().parents[1]
CORE = ROOT / "crypt_core"
OFFERED = {"", ".teach", ".teach.offer"}
"""What the form for a new game shows of every game, whichever is at the table,"""
OFFERED_BESIDE = {
    "crypt": {".components", ".teach.collectors"},
    "donjon": {".components", ".cards"},
}
"""and what it asks of some besides."""

IN_TEXT = """
from crypt_core.coach.bots import choose
from crypt_core.engine import record
from crypt_core.games import GAMES
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.offer import offer
from crypt_core.teach.practice import Practice
from crypt_core.teach.puzzles import shelf
from crypt_core.teach.reference import Reference
from crypt_core.teach.tour import Tour

tour = Tour(game="{game}", players=2, seed=1)
game = tour.game
while game.deciders(tour.timeline.state):
    moment = tour.timeline.moment
    tour.timeline.play(choose(offer(game.name).OPPONENT, game, moment.state, moment.luck))
print(tour.news(), tour.score(), file=sys.stderr)
record.load_text(tour.save(), GAMES)
record.load_code(tour.code(), GAMES)
rules = Reference(game="{game}")
print(rules, rules.play(next(iter(rules))), file=sys.stderr)
print(*map(Practice, lessons("{game}").values()), file=sys.stderr)
shelf("{game}")
"""
AT_THE_TABLE = """
from crypt_core.teach.offer import offer
from crypt_widgets import tutor

bot = f"bot:{{offer('{game}').OPPONENT}}"
table = tutor(game="{game}", players=2, seed=1, seats=[bot, "person"])
table.live.answer({{"do": "continue"}})
table.live.answer({{"do": "learn-open", "screen": "course"}})
table.live.answer({{"do": "rules-open"}})
"""


def loaded(script: str, other: str) -> set[str]:
    """What of another game a Python of its own has loaded after a script."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys\n{script}\nprint(*sys.modules)"],
        cwd=ROOT,
        env={"PYTHONPATH": f"{ROOT}:{ROOT / 'widgets'}"},
        capture_output=True,
        text=True,
        check=True,
    )
    home = f"crypt_core.{other}"
    names = {name for name in done.stdout.split() if f"{name}.".startswith(f"{home}.")}
    return {name.removeprefix(home) for name in names}


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_one_game_loads_no_other(game: str) -> None:
    for other in set(NAMES) - {game}:
        assert loaded(IN_TEXT.format(game=game), other) == set()


@pytest.mark.change
@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_one_game_loads_of_another_what_the_form_shows(game: str) -> None:
    for other in set(NAMES) - {game}:
        may = OFFERED | OFFERED_BESIDE.get(other, set())
        assert loaded(AT_THE_TABLE.format(game=game), other) <= may


@pytest.mark.change
@pytest.mark.parametrize("game", GAMES)
def test_who_simulates_one_game_loads_no_other(game: str) -> None:
    script = f"""
from crypt_core.lab import simulate, tournament
from crypt_core.teach.offer import offer

play = ["random", offer("{game}").OPPONENT]
simulate(play, games=2, game="{game}", progress=False)
tournament(play, 2, 2, game="{game}", progress=False)
"""
    for other in set(NAMES) - {game}:
        assert loaded(script, other) == set()


def test_a_game_is_known_by_its_name() -> None:
    assert tuple(GAMES) == NAMES
    assert len(GAMES) == len(NAMES)
    assert FIRST in GAMES
    assert "chess" not in GAMES
    assert GAMES.get("chess") is None
    for name in NAMES:
        assert GAMES[name] is GAMES[name]
        assert GAMES[name].name == name
        assert folder(name) == CORE / name
    for ask in (folder, lambda name: part(name, "game"), GAMES.__getitem__):
        with pytest.raises(KeyError, match="chess"):
            ask("chess")


@pytest.mark.parametrize("game", GAMES)
def test_a_games_package_imports_nothing_until_it_is_asked(game: str) -> None:
    home = f"crypt_core.{game}"
    script = f"import sys, {home}; assert not any(n.startswith('{home}.') for n in sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True)
