"""Which games there are: each is imported only when it is asked for, and by nobody by its name."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from crypt_core.games import FIRST, GAMES, NAMES, folder, part

ROOT = Path(__file__).resolve().parents[1]
CORE = ROOT / "crypt_core"
PANELS = ROOT / "widgets" / "crypt_widgets"
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
table._answer({{"do": "continue"}})
table._answer({{"do": "learn-open", "screen": "course"}})
table._answer({{"do": "rules-open"}})
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


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_one_game_loads_of_another_what_the_form_shows(game: str) -> None:
    for other in set(NAMES) - {game}:
        may = OFFERED | OFFERED_BESIDE.get(other, set())
        assert loaded(AT_THE_TABLE.format(game=game), other) <= may


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


def imported(path: Path, root: Path = ROOT) -> set[str]:
    """The modules that a source imports, by their whole names."""
    package = path.relative_to(root).with_suffix("").parts[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            home = ".".join(filter(None, (*base, node.module)))
            found |= {home, *(f"{home}.{alias.name}" for alias in node.names)}
    return found


def of(game: str, names: set[str]) -> set[str]:
    homes = (f"crypt_core.{game}.", f"crypt_widgets.{game}.")
    return {name for name in names if f"{name}.".startswith(homes)}


@pytest.mark.parametrize("room", ["engine", "coach", "teach"])
def test_the_machinery_imports_no_game(room: str) -> None:
    for path in CORE.joinpath(room).rglob("*.py"):
        assert not {name for game in NAMES for name in of(game, imported(path))}, path


def test_the_panels_that_games_share_import_no_game() -> None:
    """Only the package's front names, for who reads types, what of a game can stand alone."""
    for path in PANELS.glob("*.py"):
        names = {name for game in NAMES for name in of(game, imported(path, PANELS.parent))}
        if path.name == "__init__.py":
            names = {name for name in names if name.split(".")[2] != "alone"}
        assert not names, path


@pytest.mark.parametrize("game", GAMES)
def test_no_game_imports_another(game: str) -> None:
    for home in (CORE, PANELS):
        for path in home.joinpath(game).rglob("*.py"):
            names = imported(path, home.parent)
            assert not {name for other in set(NAMES) - {game} for name in of(other, names)}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_what_the_others_have(game: str) -> None:
    """The same names in each, so that who has read one game's folder finds the way in another."""
    here = {path.relative_to(CORE / game) for path in CORE.joinpath(game).rglob("*.py")}
    rules = ("components", "events", "game", "judge", "moves", "position", "rules", "scoring")
    in_each = {*(f"{name}.py" for name in (*rules, "state", "views")), "coach/bots.py"}
    in_each.add("coach/columns.py")
    in_each |= {f"teach/{name}.py" for name in ("ids", "offer", "lessons/course")}
    in_each.add("teach/explain/__init__.py")
    assert in_each <= {path.as_posix() for path in here}
    panels = {path.name for path in PANELS.joinpath(game).glob("*.py")}
    assert {"face.py", "panels.py", "table.py", "present_table.py", "present_ribbon.py"} <= panels
    styled = {path.name for path in PANELS.joinpath(game, "static").iterdir()}
    assert {"table.js", "table.css", "table-art.js"} <= styled


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_built_from_its_rules_up(game: str) -> None:
    """Its rules know no coach and no words, its coach no words; its door knows all, unopened."""
    home = f"crypt_core.{game}"
    rules = set(CORE.joinpath(game).glob("*.py")) - {CORE / game / "__init__.py"}
    for path in rules:
        assert not {n for n in imported(path) if n.startswith((f"{home}.coach", f"{home}.teach"))}
    for path in CORE.joinpath(game, "coach").rglob("*.py"):
        assert not {
            n for n in imported(path) if n.startswith((f"{home}.teach", "crypt_core.teach"))
        }
    script = f"import sys, {home}; assert not any(n.startswith('{home}.') for n in sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True)


def test_one_module_of_the_laboratory_knows_the_arrays_and_no_other_a_game() -> None:
    knowing = {
        path.name: names
        for path in CORE.joinpath("lab").rglob("*.py")
        if (names := {name for game in NAMES for name in of(game, imported(path))})
    }
    assert [*knowing] == ["batch.py"]
    assert "crypt_core.crypt.arrays" in knowing["batch.py"]
