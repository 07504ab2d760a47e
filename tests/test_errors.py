"""What an error says: the sentence that the tutor would say, with the ids behind it."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.position import position
from crypt_core.engine import record
from crypt_core.engine.errors import GameError, error_language
from crypt_core.engine.game import BadNotation, BadSetup, IllegalMove, Refusal
from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES
from crypt_core.lab import simulate
from crypt_core.lab.run import Unfinished
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.position import position as sedlec_position

ROOT = Path(__file__).parent.parent


def new() -> Timeline:
    return Timeline(CRYPT, CRYPT.setup({"players": 1}), 7)


def error_of(make: Callable[[], Any]) -> GameError:
    with pytest.raises(GameError) as caught:
        make()
    return caught.value


WRONG: list[tuple[Callable[[], Any], type[GameError], str]] = [
    (
        lambda: CRYPT.setup({"players": 9}),
        BadSetup,
        "This game is for 1, 2, 3 or 4 players, not for",
    ),
    (lambda: CRYPT.setup({"foo": 1}), BadSetup, "A setup has no field “foo”; it has players, side"),
    (
        lambda: SEDLEC.setup({"players": 9}),
        BadSetup,
        "This game is for 2 or 3 players, not for 9.",
    ),
    (lambda: position("idol4 pottery?"), BadSetup, "I cannot read “idol4” as a treasure here."),
    (lambda: sedlec_position(graveyard=["3"]), BadSetup, "A graveyard has 6 piles, not 1"),
    (lambda: new().play("a7"), IllegalMove, "A servant’s effort is 1 to 6: 7 is not on the die."),
    (lambda: new().play("hello"), BadNotation, "I cannot read “hello”. A claim reads like a4 c33"),
    (lambda: record.read_seed("x"), record.RecordError, "“x” is not a seed: write a whole number"),
    (lambda: record.load_text("{}", GAMES), record.RecordError, "That is not a game saved by this"),
]


@pytest.mark.parametrize(("make", "kind", "sentence"), WRONG)
def test_an_error_is_a_sentence_with_its_ids_behind(
    make: Callable[[], Any], kind: type[GameError], sentence: str
) -> None:
    error = error_of(make)
    assert type(error) is kind
    assert str(error).startswith(sentence)
    assert str(error).endswith(f" [{error.ids}]")


@pytest.mark.parametrize(("make", "kind", "sentence"), WRONG)
def test_an_error_comes_whole_from_another_process(
    make: Callable[[], Any], kind: type[GameError], sentence: str
) -> None:
    error = error_of(make)
    sent = pickle.loads(pickle.dumps(error))
    assert (type(sent), str(sent), sent.short) == (kind, str(error), error.short)


def test_who_plays_alone_is_told_of_the_ghost() -> None:
    table = new()
    table.play("recover")  # so that the next round is the Ghost's to lead
    theirs = next(slot for slot, it in enumerate(table.state.crypt) if it.owner == 1)
    told = str(error_of(lambda: table.play(f"{'abc'[theirs]}1")))
    assert "the Ghost’s" in told
    assert told.startswith("Your 1 on")


def test_an_error_speaks_the_language_of_its_reader() -> None:
    with pytest.raises(IllegalMove, match=r"^L’effort") as caught, error_language("fr"):
        new().play("a7")
    assert caught.value.ids == "claim.place: effort-range"


def test_what_no_game_here_has_words_for_says_its_ids_and_facts() -> None:
    refusal = Refusal("no.such", "no-such", {"got": 7})
    assert str(IllegalMove(refusal)) == "no.such: no-such (got=7)"
    assert str(IllegalMove(refusal._replace(rule="claim.place"))) == "claim.place: no-such (got=7)"
    lacking = Refusal("claim.place", "effort-range")
    assert str(IllegalMove(lacking)) == "claim.place: effort-range", "a sentence without its fact"


def test_a_bot_that_makes_no_move_is_told_what_is_wanted() -> None:
    wanted = "TypeError: the bot returned None, where one of the legal moves is wanted"
    with pytest.raises(Unfinished, match=wanted):
        simulate(lambda view, legal, draw: None, games=1, progress=False)


def test_words_are_loaded_when_there_is_something_to_say() -> None:
    script = """
import sys
from crypt_core.crypt.game import CRYPT
from crypt_core.engine.game import BadSetup
try:
    CRYPT.setup({"players": 9})
except BadSetup as error:
    assert error.refusal.reason == "setup-players"
    print("crypt_core.teach" in sys.modules, str(error)[:9], "crypt_core.teach" in sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout == "False This game True\n"
