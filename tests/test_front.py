"""The front door: a game at hand, and the questions that one asks of it."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from IPython.core.formatters import DisplayFormatter
from nbconvert import HTMLExporter
from nbformat.v4 import new_code_cell, new_notebook, new_output

import crypt_core
import crypt_core.crypt
import crypt_core.lab
import crypt_widgets
from crypt_core import Tour, advise, drawn, frame, front, game, odds, position, review
from crypt_core.coach.estimate import Estimate
from crypt_core.crypt.coach.odds import claim_odds
from crypt_core.engine import record
from crypt_core.engine.game import BadSetup, IllegalMove
from crypt_core.engine.timeline import Timeline
from crypt_core.front import Judged
from crypt_core.lab import one
from crypt_core.sedlec.coach.graves import Dig
from crypt_core.teach.lessons.task import Lesson
from tests.finished import finished
from tests.messages import send
from tests.toy.game import TOY
from tests.toy.table import at_home

ROOT = Path(__file__).parent.parent


def python(script: str, **env: str) -> str:
    """What a Python of its own prints."""
    paths = f"{ROOT}:{ROOT / 'widgets'}"
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={"PYTHONPATH": paths, **env},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


# --- what there is --------------------------------------------------------------------------------


def test_what_it_offers_is_shown_to_who_looks_for_it() -> None:
    for name in crypt_core.__all__:
        offered = getattr(crypt_core, name)
        assert offered.__name__ == name
        assert inspect.getdoc(offered)
        assert "Any" not in str(inspect.signature(offered).parameters.get("at_hand", ""))


@pytest.mark.parametrize("door", [crypt_core, crypt_core.crypt, crypt_core.lab])
def test_a_door_offers_what_it_names_however_often_it_is_asked(door: ModuleType) -> None:
    """A module of the same name beside it would come in its place from the second time on."""
    assert dir(door) == sorted(door.__all__) == sorted(door._HOMES)
    for name in [*door.__all__, *door.__all__]:
        namespace: dict[str, Any] = {}
        exec(f"from {door.__name__} import {name}", namespace)
        home = import_module(door._HOMES[name], door.__name__)
        assert namespace[name] is getattr(home, name)
        assert not isinstance(namespace[name], ModuleType)
    with pytest.raises(AttributeError, match=f"'{door.__name__}' has no attribute 'gmae'"):
        door.gmae  # noqa: B018


def test_the_examples_in_its_words_are_so() -> None:
    found = [doctest.testmod(module) for module in (front, one)]
    assert [each.failed for each in found] == [0, 0]
    assert all(each.attempted for each in found)


def test_it_is_light() -> None:
    """A look at the package loads no game, no words and no table of data."""
    script = "import crypt_core, sys; print(*(n for n in sys.modules if n.startswith('crypt_')))"
    engine = ["crypt_core.engine", "crypt_core.engine.errors", "crypt_core.engine.hooks"]
    assert python(script).split() == [*engine, "crypt_core.extras", "crypt_core"]
    script = """
import sys
from crypt_core import advise, game, odds, position, review
odds(position("idols4 pottery? jewelry2"), "a5")
print({"numpy", "pandas", "tqdm", "crypt_core.lab", "crypt_core.sedlec.game"} & {*sys.modules})
"""
    assert python(script).strip() == "set()"
    script = """
import sys
from crypt_core import Folded, Item, Told, Tour, drawn, question
from crypt_core.crypt import GHOST, KINDS, claim_odds, ghost, read_move
drawn("crypt")
print({"numpy", "pandas", "tqdm", "matplotlib", "crypt_core.lab"} & {*sys.modules})
"""
    assert python(script).strip() == "set()"
    script = """
import sys
from crypt_core.lab import lines, mean
print({"pandas", "tqdm", "pyarrow", "loky"} & {*sys.modules})
"""
    assert python(script).strip() == "set()"


@pytest.mark.parametrize(
    ("lacks", "asked", "wanted"),
    [
        ("pandas", "from crypt_core import simulate", "simulate needs pandas"),
        ("tqdm", "from crypt_core import simulate", "simulate needs tqdm"),
        ("tqdm", "from crypt_core.lab import read_games", "read_games needs tqdm"),
        (
            "pyarrow",
            "from crypt_core.lab import stored; stored('none.parquet', dict)",
            "stored needs pyarrow",
        ),
        ("matplotlib", "from crypt_core.lab import lines", "lines needs matplotlib"),
    ],
)
def test_what_is_not_installed_is_named_with_what_brings_it(
    lacks: str, asked: str, wanted: str
) -> None:
    script = f"""
import sys
sys.modules[{lacks!r}] = None
try:
    {asked}
except ImportError as error:
    print(error)
"""
    told = f'{wanted}, which is not installed: in a copy of the project, pip install ".[lab]"'
    assert python(script).strip() == told


# --- a game at hand -------------------------------------------------------------------------------


def test_a_new_game_is_played_from_text() -> None:
    table = game(seed=7, moves=["a5 b1", "P1: recover"], sides="ABABAB")
    assert isinstance(table, Timeline)
    assert (table.game.name, table.seed, table.setup.sides) == ("crypt", 7, "ABABAB")
    assert [str(moment.move) for moment in table.line()[1:]] == ["P1: a5 b1", "P1: recover"]
    assert str(table.view(0)) == str(table.game.view(table.state, 0))
    assert game("sedlec", "dig 2 3", seed=1).moment.depth == 1
    assert game().seed != game().seed, "drawn"
    assert table.frame("decisions").equals(frame(table, "decisions"))
    assert table.frame().event.tolist() == frame(table).event.tolist()


@pytest.mark.parametrize(
    ("name", "players"), [("crypt", 1), ("crypt", 2), ("sedlec", 2), ("donjon", 4)]
)
def test_a_game_and_its_view_draw_themselves_in_a_notebook(name: str, players: int) -> None:
    table = game(name, seed=7, players=players)
    show = DisplayFormatter().format
    seen, drawn = show(table.view(0))[0], show(table)[0]
    for each in (seen, drawn):
        assert each["text/html"].startswith('<img src="data:image/svg+xml;base64,')
    assert seen["text/plain"] == str(table.view(0))
    assert drawn["text/plain"] == repr(table)
    known = table.view(0 if players == 1 else None)
    assert drawn["text/html"] == show(known)[0]["text/html"], "and no secret of anybody's"
    exported = HTMLExporter().from_notebook_node(
        new_notebook(cells=[new_code_cell(outputs=[new_output("display_data", drawn)])])
    )[0]
    assert "data:image/svg+xml;base64," in exported


def test_a_table_is_drawn_in_a_language_as_somebody_knows_it() -> None:
    table = position("idols4 pottery? jewelry2")
    assert str(drawn(table, lang="fr")).startswith("Manche 1 sur 8")
    assert drawn(table, lang="fr")._repr_html_().startswith('<img src="data:image/svg+xml')
    several = game("sedlec", seed=7, players=2)
    assert drawn(several).view == several.view(0), "who decides"
    assert drawn(several, viewer=1).view == several.view(1)
    assert drawn(finished()).view == finished().view(0)
    with pytest.raises(ValueError, match="no language 'de'"):
        drawn(table, lang="de")
    with pytest.raises(ValueError, match="a viewer is a player from 0 to 1, not 2"):
        drawn(several, viewer=2)


@pytest.mark.change
def test_a_game_draws_itself_in_marimo() -> None:
    """In a process of its own: marimo, once there, takes part in every widget made after it."""
    script = """
from marimo import as_html
from crypt_core import game
table = game("sedlec", seed=7, players=2)
assert as_html(table).text == table._repr_html_()
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_game_of_ones_own_is_shown_as_text() -> None:
    assert Timeline(TOY, TOY.setup({"players": 2}), 1)._repr_html_() is None


def test_a_game_is_whatever_one_has_of_it(tmp_path: Path) -> None:
    table = game(seed=7, moves="a5 b1")
    path = tmp_path / "game.json"
    path.write_text(record.save_text(table))
    kept = [record.save(table), record.save_text(table), record.code(table), path, str(path)]
    kept.append(record.sealed(record.save_text(table)))
    for at_hand in kept:
        again = game(at_hand)
        assert record.save(again) == record.save(table)
        assert game(at_hand, "recover").moment.depth == 2
    assert game(table) is table
    tour = Tour()
    assert game(tour) is tour.timeline


def test_what_is_played_in_a_tutor_is_at_hand() -> None:
    tutor = crypt_widgets.tutor(seed=7, players=2, seats=["bot:sensible", "person"])
    assert repr(tutor) == "<Tutor of Crypt, in round 1. Player 1 to play>"
    assert game(tutor) is tutor.live.session.timeline
    send(tutor.live.session, {"do": "continue"})
    assert frame(tutor, "decisions").bot.tolist() == ["sensible"]


WRONG: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: game("chess"), ValueError, "no game is named 'chess'; there are crypt, sedlec"),
    (lambda: game("Crypt"), ValueError, "there are crypt, .*; did you mean 'crypt'?"),
    (lambda: game(7), TypeError, "a game is a timeline, its record, a file .* not int"),
    (lambda: game(game(), seed=7), TypeError, "seed: this game has begun, and only a new one"),
    (lambda: game(record.code(game()), sides="A"), TypeError, "sides: this game has begun"),
    (lambda: game("1.eNodxrEKgCAUBdBfk"), record.RecordError, "The code is damaged"),
    (lambda: game(players=9), BadSetup, "^This game is for .* players, not for 9"),
    (lambda: game(moves="a7"), IllegalMove, "^A servant’s effort is 1 to 6"),
    (lambda: position(), TypeError, r'begins with its treasures: position\("idols4 ...'),
    (lambda: position("idols4", lead=1), TypeError, "has no part 'lead'; it has crypt, claims"),
    (lambda: position("x", game="sedlec"), TypeError, "of sedlec has no part 'crypt'; it has play"),
    (lambda: position("idol4 pottery?"), BadSetup, "^I cannot read “idol4” as a treasure"),
    (lambda: odds("crypt"), ValueError, r"'crypt' is the name of a game: game\('crypt'\) begins"),
    (lambda: odds(game(), "a7"), IllegalMove, "^A servant’s effort is 1 to 6"),
    (lambda: odds(game(), "a5", viewer=1), ValueError, "player 1 does not decide here, but 0 does"),
    (lambda: odds(game(players=2), "a5"), ValueError, "your turn of Claim in a solo game"),
    (lambda: odds(game("sedlec", seed=1), "collect 1"), ValueError, "nothing in .* is left to cha"),
    (lambda: advise(finished()), ValueError, "the game is over: go back"),
]


@pytest.mark.parametrize(("ask", "kind", "sentence"), WRONG)
def test_what_cannot_be_is_said_in_a_sentence(
    ask: Callable[[], Any], kind: type[Exception], sentence: str
) -> None:
    with pytest.raises(kind, match=sentence):
        ask()


# --- questions ------------------------------------------------------------------------------------


def test_the_odds_of_a_claim_are_those_of_the_coach() -> None:
    table = position("idols4 pottery? jewelry2")
    assert odds(table, "a5").kept[0] == Fraction(85, 216)
    assert odds(table, "a5 b2") == claim_odds(table.view(0), ((0, (5,)), (1, (2,))))
    assert odds(table) == odds(table, "recover") == claim_odds(table.view(0), ())
    shown = ["a", "5", "85/216", "131/216", "0", str(odds(table, "a5").tired[0])]
    assert repr(odds(table, "a5")).splitlines()[1].split() == shown


def test_the_odds_of_sedlec_are_of_what_lies_face_down() -> None:
    table = game("sedlec", seed=1)
    assert odds(table)["king"].one == Fraction(odds(table)["king"].cards, 17)
    found = odds(table, "dig 2 3")
    assert isinstance(found, Dig)
    assert sum(found.chances.values()) == 1


def test_advice_is_of_whoever_decides() -> None:
    alone = advise(position("idols4 pottery? jewelry2", round_number=8))
    assert alone.best.move in game(position("idols4 pottery? jewelry2")).game.legal_moves(
        position("idols4 pottery? jewelry2", round_number=8).state
    )
    assert repr(alone).splitlines()[0].split() == ["move", "coins", "expected", "given", "away"]
    assert f"... {len(alone.moves) - 4} more" in repr(alone)
    for table in (game("sedlec", seed=1), game(players=2, seed=1)):
        several = advise(table)
        assert isinstance(several, Estimate)
        assert re.fullmatch(r"<Estimate: (P1: [^%]+ \d+% ± \d+(, )?)+>", repr(several))


def test_a_solo_game_is_reviewed_in_coins() -> None:
    over = review(game(seed=7, moves="a5 b1"))
    assert over.start + over.luck - over.lost == over.expected
    assert re.match(r"coins: \d+\.\d expected, luck [+-]\d", repr(over))


def test_a_game_of_several_is_reviewed_by_estimates() -> None:
    table = game("sedlec", ["dig 2 3", "take 2", "collect 1"], seed=1)
    judged = review(table)
    assert [type(each) for each in judged] == [Judged] * len(judged)
    assert [str(each.move) for each in judged] == [str(m.move) for m in table.line()[1:]]
    assert all(each.estimate.asked.move == each.move for each in judged)
    assert [each.move.player for each in review(table, players=[1])] == [1]


def test_a_game_whose_bots_do_not_look_ahead_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    at_home(monkeypatch)
    table = Timeline(TOY, TOY.setup({"players": 2}), 1)
    with pytest.raises(ValueError, match="no odds that are counted"):
        odds(table)
    with pytest.raises(ValueError, match="nobody can advise a game of toy"):
        advise(table)
    with pytest.raises(ValueError, match="nobody can judge a game of toy"):
        review(table)


# --- the tutor's own ------------------------------------------------------------------------------


def test_the_tutor_shows_what_it_takes() -> None:
    has = inspect.signature(crypt_widgets.tutor).parameters
    assert list(has)[:6] == ["lang", "game", "seed", "lesson", "players", "seats"]
    assert dir(crypt_widgets) == sorted(crypt_widgets.__all__)


@pytest.mark.parametrize(
    ("options", "kind", "sentence"),
    [
        ({"players": 9}, BadSetup, "^This game is for .* players, not for 9"),
        ({"players": 9, "lang": "fr"}, BadSetup, "^Ce jeu se joue"),
        ({"game": "chess"}, ValueError, "^no game is named 'chess'; there are crypt, sedlec"),
        ({"foo": 1}, BadSetup, "^A setup has no field “foo”; it has players, sides and leader"),
        ({"lesson": "x"}, TypeError, "^a lesson is a Lesson or a Task of .*, not 'x'"),
        ({"lesson": Lesson("own", ())}, ValueError, "^the lesson own has no task"),
        ({"lang": "de"}, ValueError, "^no language 'de' is spoken here; there are en, fr, it"),
        ({"seed": "seven"}, record.RecordError, "^“seven” is not a seed"),
        ({"code": "abc"}, record.RecordError, "^That is not the code of a game"),
        ({"code": "donjon"}, record.RecordError, "^That is not the code of a game"),
        ({"record": "sedlec"}, record.RecordError, "^That is not a saved game"),
        ({"record": "none.json"}, FileNotFoundError, "^there is no file 'none.json'"),
        ({"record": ROOT}, IsADirectoryError, "is a folder, and a game is a file"),
        ({"record": ROOT / "docs" / "tutor.png"}, ValueError, "is no text, and a saved game is"),
    ],
)
def test_a_tutor_that_cannot_be_says_why(
    options: dict[str, Any], kind: type[Exception], sentence: str
) -> None:
    with pytest.raises(kind, match=sentence):
        crypt_widgets.tutor(**options)
