"""Why a move, a text, a setup or a list of cards of Sedlec is refused: each reason in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from crypt_core.engine.game import BadNotation, BadSetup, Refusal
from crypt_core.games import folder
from crypt_core.sedlec.components import CARD_TEXTS, cards_file, read_cards
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import COLLECT, DIG, LAY, TAKE, Move
from crypt_core.sedlec.position import position
from crypt_core.sedlec.pyramid import Place
from crypt_core.sedlec.state import State
from crypt_core.sedlec.teach import explain as tell
from crypt_core.sedlec.teach.offer import own_cards
from crypt_core.teach.catalogue import entries
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from tests.teach.test_sedlec_games import NEARLY_OVER, game
from tests.teach.typography import faults

PLACES = [Place(column, row) for column in range(8) for row in range(1, 5)]
SHARED = {
    "unknown-player", "game-over", "not-your-turn", "read-take", "setup-players", "setup-field"
}  # fmt: skip
"""Reasons that other games give as well, in words for all of them."""


def tries(state: State) -> Iterator[Move]:
    """Moves of the player on turn, fit and unfit, and one of somebody else."""
    (player, *_) = (*SEDLEC.deciders(state), 0)
    for count in (1, 2, 3):
        for piles in combinations(range(7), count):
            yield Move(player, DIG, piles)
    yield Move(player, DIG, (2, 2))
    yield Move(player, DIG)
    for pile in range(-1, 7):
        yield Move(player, TAKE, (pile,))
        yield Move(player, COLLECT, (pile,))
    for card in {*map(str, state.players[player].hand), "king/king"}:
        for place in PLACES:
            yield Move(player, LAY, card=card, place=place)
    yield Move(player, "claim")
    yield Move(1 - min(player, 1), DIG, (1, 2))
    yield Move(7, DIG, (1, 2))


@lru_cache(maxsize=1)
def of_moves() -> tuple[Refusal, ...]:
    """Every refusal, each reason with its first facts, of moves tried all along some games."""
    found: dict[tuple[Any, ...], Refusal] = {}
    for key in ((2, 0), (3, 1)):
        told = game(*key)
        states = [*told.states, *(turn.steps[0].state for turn in told.turns)]
        for state in [*states, NEARLY_OVER]:
            for move in tries(state):
                refusal = SEDLEC.why_not(state, move)
                if refusal is not None:
                    found.setdefault((refusal.reason, refusal.facts.get("got")), refusal)
    return tuple(found.values())


UNREAD = ("dig", "dig x", "take", "take 1 2", "collect a", "lay king", "lay king/priest", "dance")
SETUPS: tuple[dict[str, object], ...] = (
    {"players": 1},
    {"first": 2},
    {"colour": "red"},
    {"cards": "king/priest"},
    {"cards": ["king/priest"] * 17},
    {"cards": ["king-priest", *CARD_TEXTS[1:]]},
    {"cards": ["king/queen", *CARD_TEXTS[1:]]},
    {"cards": ["king/king", *CARD_TEXTS[1:]]},
)
THREES = ["3"] * 6
POSITIONS: tuple[dict[str, Any], ...] = (
    {"graveyard": ["3"] * 5},
    {"graveyard": ["4", *THREES[1:]]},
    {"graveyard": ["king/king+2", *THREES[1:]]},
    {"graveyard": [*THREES[1:], "2"]},
    {"graveyard": THREES, "crypts": ["king/priest"]},
    {"graveyard": ["-", *THREES[1:]], "hands": ["king/priest, lover/king, priest/lover"]},
    {"graveyard": ["1", *THREES[1:]], "hands": ["king/priest, lover/king"]},
    {"graveyard": ["king/priest+2", *THREES[1:]], "dug": (1, 2)},
)


def of_texts(folder: Path) -> list[Refusal]:
    """The refusals of moves, setups, lists of cards and positions that cannot be."""
    found = []
    start = game(2, 0).states[0]
    for text in UNREAD:
        with pytest.raises(BadNotation) as unread:
            SEDLEC.read_move(text, start)
        found.append(unread.value.refusal)
    for fields in SETUPS:
        with pytest.raises(BadSetup) as bad:
            SEDLEC.setup(fields)
        found.append(bad.value.refusal)
    for text in ("cards = [", "skulls = []"):
        with pytest.raises(BadSetup) as bad:
            read_cards(text)
        found.append(bad.value.refusal)
    with pytest.raises(BadSetup) as bad:
        cards_file(folder / "nowhere.toml")
    found.append(bad.value.refusal)
    for posed in POSITIONS:
        with pytest.raises(BadSetup) as bad:
            position(**posed)
        found.append(bad.value.refusal)
    return found


def test_each_worded_reason_is_given(tmp_path: Path) -> None:
    """So the texts below are all there are, and none is worded in vain."""
    file = folder("sedlec") / "teach" / "locale" / "en" / "refusals.ftl"
    worded = {id_.removeprefix("refusal-") for id_, _ in entries(file)}
    given = {refusal.reason for refusal in (*of_moves(), *of_texts(tmp_path))}
    assert worded - given == set()
    assert given - worded == SHARED


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_is_worded(lang: str, tmp_path: Path) -> None:
    refusals = [*of_moves(), *of_texts(tmp_path)]
    for you in (0, 1, None):
        speaks = tell.Voice(Words(lang), you, ["person", "bot:random", "person"])
        for refusal in refusals:
            assert refusal.rule in index("sedlec")
            facts = dict(refusal.facts)
            if isinstance(facts.get("got"), str):
                facts["got"] = "7"  # what was typed is quoted as it was, whatever it looks like
            text = tell.refusal(speaks, refusal._replace(facts=facts))
            assert faults(text, lang) == []
            assert not text.startswith("[")
        assert speaks.words.fallbacks == set()


def said(refusal: Refusal | None, lang: str = "en") -> str:
    assert refusal is not None
    return tell.refusal(tell.Voice(Words(lang), 0, ["person", "person"]), refusal)


def test_a_refusal_says_what_would_be_right() -> None:
    holding = position(
        graveyard=["3", "3", "3", "3", "2", "-"],
        crypts=["d1 peasant/priest", "d1 lover/king"],
        hands=["priest/criminal", "king/priest"],
    )
    wanted = SEDLEC.read_move("lay lover/priest e1", holding)
    told = {lang: said(SEDLEC.why_not(holding, wanted), lang) for lang in ("en", "fr", "it")}
    assert told == {
        "en": "You do not hold lover over priest: lay a card from your hand "
        "(priest over criminal).",
        "fr": "Vous n’avez pas amant sur prêtre\u202f: disposez une carte de votre main "
        "(prêtre sur criminel).",
        "it": "Non hai in mano amante su prete: disponi una carta della tua mano "
        "(prete su criminale).",
    }
    high = SEDLEC.read_move("lay priest/criminal d2", holding)
    assert said(SEDLEC.why_not(holding, high)) == (
        "A card on d2 would rest on two cards, but there is nothing on e1 yet: lay there first."
    )


def test_a_full_hand_is_named() -> None:
    full = position(
        graveyard=["king/peasant+1", "3", "3", "3", "3", "-"],
        hands=["priest/criminal, priest/lover", "king/priest, lover/king"],
    )
    refusal = SEDLEC.why_not(full, SEDLEC.read_move("dig 2 3", full))
    assert said(refusal) == (
        "You hold two cards (priest over criminal and priest over lover), "
        "and a hand has no room for more: lay one of them."
    )


def test_who_begins_is_counted_from_one() -> None:
    with pytest.raises(BadSetup) as caught:
        SEDLEC.setup({"players": 3, "first": 3})
    assert said(caught.value.refusal) == "Player 4 cannot begin: it is player 1, 2 or 3."


def test_a_list_of_cards_is_told_what_is_wrong_with_it() -> None:
    told = []
    for fields in SETUPS[4:]:
        with pytest.raises(BadSetup) as caught:
            SEDLEC.setup(fields)
        told.append(said(caught.value.refusal))
    assert told == [
        "17 cards are not the right number: a graveyard takes 18.",
        "Card 1 reads “king-priest”: write its upper skull, a slash and its lower one, "
        "such as king/priest.",
        "Card 1 names a skull that does not exist, “queen”: the skulls are "
        "king, peasant, priest, lover and criminal.",
        "There are 5 skulls of this type (kings), but the cards together must have 4.",
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_may_be_written_as_a_refused_file_is_told(lang: str) -> None:
    """In the reader's own language first."""
    ours = "cards = [" + ", ".join(f'"{text}"' for text in CARD_TEXTS) + "]"
    words = Words(lang)
    for wrong in (ours.replace("king/priest", "king-priest"), "cards = [", "skulls = []"):
        with pytest.raises(BadSetup) as caught:
            own_cards(wrong, words)
        written = re.findall(r"\w+/\w+", said(caught.value.refusal, lang))
        skulls = (words.say("sedlec-skull", skull=skull) for skull in ("king", "priest"))
        assert written[0] == "/".join(skulls)
        for text in written:
            assert own_cards(ours.replace("king/priest", text), words) == ours
