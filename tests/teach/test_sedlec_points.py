"""The points of a crypt, line by line: each pointed at, and what scores nothing told as well."""

from __future__ import annotations

import pytest

from crypt_core.sedlec.components import SKULLS, Card, read_setup
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.pyramid import Crypt, Place, PlacedCard
from crypt_core.sedlec.scoring import crypt_sheet, gain
from crypt_core.sedlec.teach import explain as tell
from crypt_core.sedlec.views import view
from crypt_core.teach.words import LANGS, Words
from tests.strategies import playthrough
from tests.teach.typography import faults


def crypt(text: str) -> Crypt:
    """The crypt of a text such as "d1 king/priest, e1 lover/criminal"."""
    laid = []
    for number, part in enumerate(text.split(", ")):
        place, card = part.split(" ")
        laid.append(
            PlacedCard(Card(number, *card.split("/")), Place(ord(place[0]) - 97, int(place[1])))
        )
    return tuple(laid)


def voice(lang: str = "en") -> tell.Voice:
    return tell.Voice(Words(lang), 0, ["person", "person"])


def lines(text: str, skull: str, lang: str = "en") -> list[tuple[str, int, list[str]]]:
    """The lines of a type of skull in a crypt."""
    parts = tell.score_parts(voice(lang), crypt_sheet(0, crypt(text)))
    return [(line.text, line.points, line.skulls) for line in parts[SKULLS.index(skull)].lines]


def test_a_king_and_whom_it_rules() -> None:
    laid = "d1 peasant/king, e1 peasant/priest, d2 criminal/king"
    assert lines(laid, "king") == [
        ("King on level 1: no king or peasant below", 0, ["d1.bottom"]),
        ("King on level 3: 1 king and 2 peasants below", 3,
         ["d2.bottom", "d1.bottom", "d1.top", "e1.top"]),
    ]  # fmt: skip
    assert lines(laid, "king", "fr")[1][0] == "Roi au niveau 3\u202f: 1 roi et 2 paysans plus bas"
    assert lines(laid, "king", "it")[1][0] == "Re al livello 3: 1 re e 2 contadini più in basso"


def test_all_peasants_are_one_line() -> None:
    assert lines("d1 peasant/criminal", "peasant") == [("1 peasant, 1 point", 1, ["d1.top"])]
    assert lines("d1 peasant/criminal, e1 priest/peasant", "peasant") == [
        ("2 peasants, 1 point each", 2, ["e1.bottom", "d1.top"])
    ]
    assert lines("d1 lover/criminal", "peasant") == []


def test_a_level_of_priests_counts_once() -> None:
    assert lines("d1 priest/criminal, e1 priest/lover, c1 lover/priest", "priest") == [
        ("Level 1: a priest is there", 2, ["c1.bottom"]),
        ("Level 2: 2 priests, but a level counts once", 2, ["d1.top", "e1.top"]),
    ]


def test_pairs_of_lovers_and_those_left_alone() -> None:
    """Three in a row: two pair, and the third has a neighbour who is taken; a fourth has none."""
    laid = "d1 lover/king, e1 lover/priest, c1 lover/criminal, f1 criminal/lover"
    assert lines(laid, "lover") == [
        ("A pair of lovers on level 2", 6, ["c1.top", "d1.top"]),
        ("Lover on level 1: no other lover is adjacent", 0, ["f1.bottom"]),
        ("Lover on level 2: any neighbour is already in a pair", 0, ["e1.top"]),
    ]


def test_a_pair_across_rows_names_both_levels() -> None:
    laid = "d1 lover/king, e1 priest/criminal, d2 criminal/lover"
    assert lines(laid, "lover") == [
        ("A pair of lovers, on levels 2 and 3", 6, ["d1.top", "d2.bottom"])
    ]


def test_a_criminal_and_its_priests() -> None:
    laid = "d1 criminal/priest, e1 priest/criminal, f1 lover/king, g1 criminal/lover"
    assert lines(laid, "criminal") == [
        ("Criminal on level 1: 2 priests are adjacent, one is enough", 2,
         ["e1.bottom", "d1.bottom", "e1.top"]),
        ("Criminal on level 2: 2 priests are adjacent, one is enough", 2,
         ["d1.top", "d1.bottom", "e1.top"]),
        ("Criminal on level 2: no priest is adjacent", 0, ["g1.top"]),
    ]  # fmt: skip
    one = "d1 criminal/priest, e1 lover/criminal"
    assert [text for text, *_ in lines(one, "criminal")] == [
        "Criminal on level 1: a priest is adjacent",
        "Criminal on level 2: a priest is adjacent",
    ]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [2, 3])
def test_lines_add_up_and_point_at_every_skull(lang: str, players: int) -> None:
    speaks = voice(lang)
    for seed in range(4):
        told = playthrough(read_setup({"players": players}), seed, game=SEDLEC)
        for state in told.states[::7] + told.states[-1:]:
            for player in view(state, 0).players:
                parts = tell.score_parts(speaks, player.sheet)
                assert [part.skull for part in parts] == list(SKULLS)
                assert sum(part.points for part in parts) == player.sheet.total
                for part in parts:
                    assert part.points == sum(line.points for line in part.lines)
                    for line in part.lines:
                        assert faults(line.text, lang) == []
                # Every skull in the crypt is the matter of some line of its own type.
                kinds = {
                    f"{laid.place}.{half}": getattr(laid.card, half)
                    for laid in player.crypt
                    for half in ("top", "bottom")
                }
                for id_, kind in kinds.items():
                    mine = parts[SKULLS.index(kind)].lines
                    assert any(id_ in line.skulls for line in mine), (id_, kind)
                assert {id_ for part in parts for line in part.lines for id_ in line.skulls} <= set(
                    kinds
                )
    assert speaks.words.fallbacks == set()


def test_what_a_card_would_add() -> None:
    laid = crypt("d1 peasant/priest, e1 criminal/peasant")
    added = gain(laid, Card(9, "priest", "king"), Place(3, 2))
    assert tell.gain_label(voice(), added) == "4 points: kings 2, priests 2"
    assert tell.gain_label(voice("fr"), added) == "4 points\u202f: rois 2, prêtres 2"
    assert tell.gain_label(voice("it"), added) == "4 punti: re 2, preti 2"
    none = gain((), Card(9, "criminal", "lover"), Place(3, 1))
    assert [tell.gain_label(voice(lang), none) for lang in ("en", "fr", "it")] == [
        "no points", "0 point", "0 punti",
    ]  # fmt: skip
