"""The Ghost's odds in words: figures, which rolls do it, a roll walked through."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from crypt_core.crypt import ghost
from crypt_core.crypt.coach.odds import claim_odds, ghost_odds, steps
from crypt_core.crypt.components import GHOST
from crypt_core.crypt.moves import read_move
from crypt_core.crypt.position import position
from crypt_core.crypt.teach.explain import Voice
from crypt_core.crypt.teach.explain import odds as tell
from crypt_core.crypt.views import View, view
from crypt_core.teach.explain import numbers
from crypt_core.teach.words import LANGS, Words
from tests.teach.typography import faults

CRYPT = "idols4 pottery? jewelry2"
THIN = "\u202f"


def voice(lang: str) -> Voice:
    return Voice(Words(lang), 0, ["person", "ghost"])


def which(lang: str, claim: str, slot: int, seen: View | None = None) -> str:
    """Which rolls take the treasure at a place after a claim."""
    seen = seen or view(position(CRYPT), 0)
    dice = read_move(claim, 0).dice if claim else ()
    odds = claim_odds(seen, dice).ghost
    assert odds is not None
    return tell.which_rolls(voice(lang), tell.claimed(seen, dice), odds, slot)


@pytest.mark.parametrize(
    ("share", "told"),
    [
        ((0, 1), ["0%", f"0{THIN}%", "0%"]),
        ((1, 1), ["100%", f"100{THIN}%", "100%"]),
        ((1, 2), ["50%", f"50{THIN}%", "50%"]),
        ((131, 216), ["60.6%", f"60,6{THIN}%", "60,6%"]),
        ((1, 5000), ["<0.1%", f"<{THIN}0,1{THIN}%", "<0,1%"]),
        ((4999, 5000), [">99.9%", f">{THIN}99,9{THIN}%", ">99,9%"]),
    ],
)
def test_a_chance_is_neither_too_precise_nor_rounded_to_certainty(
    share: tuple[int, int], told: list[str]
) -> None:
    assert [numbers.percent(voice(lang), Fraction(*share)) for lang in ("en", "fr", "it")] == told


@pytest.mark.parametrize("off", [-1e-12, 0.0, 1e-12])
def test_a_chance_that_floats_miss_by_a_hair_is_rounded_as_what_it_is(off: float) -> None:
    told = [numbers.percent(voice("en"), it + off, whole=True) for it in (0.875, 0.125)]
    assert told == ["88%", "12%"]
    assert numbers.percent(voice("en"), Fraction(7, 8), whole=True) == "88%"


def test_an_amount_has_two_places() -> None:
    expected = [Fraction(5, 2), Fraction(0), Fraction(1996, 1000), Fraction(401, 100)]
    assert [numbers.amount(voice("en"), it) for it in expected] == ["2.50", "0.00", "2.00", "4.01"]
    assert numbers.amount(voice("fr"), Fraction(5, 2)) == "2,50"


def test_the_rulebooks_three_dice() -> None:
    """5, 4 and 2 from the left: each of the 216 rolls is one that takes the idol, or is not."""
    assert which("en", "a5 b4 c2", 0) == (
        "You lose the idol to a single 6 (30.6%), any pair of 3s or higher (27.8%), "
        "or any trio of 2s or higher (2.3%)."
    )
    assert which("fr", "a5 b4 c2", 0) == (
        "Le Fantôme vous prend l’idole avec un 6 seul (30,6 %), toute paire de 3 ou plus "
        "(27,8 %), ou tout trio de 2 ou plus (2,3 %).".replace(" %", f"{THIN}%")
    )
    assert which("it", "a5 b4 c2", 0) == (
        "Il Fantasma ti prende l’idolo con un 6 singolo (30,6%), ogni coppia da 3 in su "
        "(27,8%), o ogni tris da 2 in su (2,3%)."
    )


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "a single 5 (34.7%), or a single 6 (4.2%; not in every such roll)"),
        ("fr", f"un 5 seul (34,7{THIN}%), ou un 6 seul (4,2{THIN}%{THIN}; pas à chaque fois)"),
        ("it", "un 5 singolo (34,7%), o un 6 singolo (4,2%; non ogni volta)"),
    ],
)
def test_it_is_said_when_only_some_rolls_with_a_group_do_it(lang: str, told: str) -> None:
    # A single 6 takes the pottery only if a pair has taken the idol before it.
    assert told in which(lang, "a5 b4 c2", 1)


def test_the_other_things_that_can_be_said_of_a_treasure() -> None:
    seen = view(position(CRYPT), 0)
    assert which("en", "", 0) == "Whatever the Ghost rolls, it takes the idol."
    assert which("en", "a1", 0) == "Whatever the Ghost rolls, you lose the idol."
    assert which("en", "a666", 0) == "No roll takes the idol from you."
    assert which("en", "a666", 1).startswith("Whatever the Ghost rolls, it takes the pottery")
    one = ghost_odds((100, 4, 0), 1, True)
    held = view(position(CRYPT, claims=["", "a4 b2"], leader=GHOST, turn=1), 0)
    assert tell.which_rolls(voice("en"), held, one, 0) == "The idol is the Ghost’s already."
    assert tell.which_rolls(voice("en"), seen, one, 1) == (
        "You lose the pottery to a 5 or a 6 (33.3%)."
    )
    assert tell.which_rolls(voice("en"), seen, one, 2) == (
        "The Ghost takes the jewelry with anything from 1 to 4 (66.7%)."
    )
    with pytest.raises(ValueError, match="no treasure at place 0"):
        tell.which_rolls(voice("en"), seen, ghost_odds((101, 0, 0), 3, False), 0)


def test_the_shares_of_a_sentence_are_those_of_the_rolls() -> None:
    """Counted anew, roll by roll, by walking each of them through."""
    seen = tell.claimed(view(position(CRYPT), 0), read_move("a4 b3", 0).dice)
    odds = ghost_odds((4, 3, 0), 3, False)
    for slot in range(3):
        by_size = [0, 0, 0]
        for faces in itertools.product(range(1, 7), repeat=3):
            for scene in tell.walk(voice("en"), seen, odds, faces):
                if scene.slot == slot and scene.dice:
                    by_size[scene.dice.servants - 1] += 1
        for servants in (1, 2, 3):
            runs = [run for run in tell.runs(odds.causes[slot]) if run.servants == servants]
            told = sum((run.share for run in runs), Fraction(0))
            assert told == Fraction(by_size[servants - 1], 216), (slot, servants)


def test_the_rulebooks_roll_walked_through() -> None:
    dice = read_move("a5 b4 c2", 0).dice
    seen = tell.claimed(view(position(CRYPT), 0), dice)
    odds = ghost_odds((5, 4, 2), 3, False)
    rolled, grouped, first, second = tell.walk(voice("en"), seen, odds, (3, 3, 4))
    assert rolled.news.text == "The Ghost rolls 3, 3 and 4."
    assert "the pair of 3s (6) and the 4" in grouped.news.text
    assert (first.slot, first.passed) == (0, ())
    assert (second.slot, second.passed) == (2, (0, 1))
    assert "The Ghost’s 4 does not beat your 4 on the pottery" in second.news.why
    assert [t.owner for t in second.view.crypt if t] == [GHOST, 0, GHOST]


def test_on_its_second_turn_only_the_highest_group_goes() -> None:
    state = position(CRYPT, claims=["", "a33 b4"], leader=GHOST, turn=1)
    dice = read_move("a44 c2", 0).dice
    seen = tell.claimed(view(state, 0), dice)
    odds = claim_odds(view(state, 0), dice).ghost
    assert odds is not None
    scenes = tell.walk(voice("en"), seen, odds, (5, 1))
    assert len(scenes) == 3
    assert "places only the 5" in scenes[1].news.text
    assert scenes[-1].slot == 2


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_looks_right(lang: str) -> None:
    """All bars that single dice and pairs make, on all places: no fault of type, nothing unsaid."""
    speaker, seen = voice(lang), view(position(CRYPT), 0)
    for bars in itertools.product((0, 2, 5, 8, 100), repeat=3):
        for dice, second in ((3, False), (2, True), (1, True)):
            odds = ghost_odds(bars, dice, second)
            for slot in range(3):
                told = tell.which_rolls(speaker, seen, odds, slot)
                assert faults(told.replace(f"{THIN}%", "%"), lang) == []
    assert not speaker.words.fallbacks


def test_always_means_in_every_roll_with_such_a_group() -> None:
    """Held against every roll of the dice, one by one."""
    for bars in itertools.product((0, 2, 5, 8, 100, 101), repeat=3):
        for count, second in ((3, False), (2, True), (1, True)):
            odds = ghost_odds(bars, count, second)
            ends = [
                (ghost.groups(faces), {aim.slot for _, aim in steps(bars, faces, second)})
                for faces in itertools.product(range(1, 7), repeat=count)
            ]
            for slot, causes in enumerate(odds.causes):
                for cause in causes:
                    taken = all(slot in end for groups, end in ends if cause.dice in groups)
                    assert cause.always == taken, (bars, count, cause)
