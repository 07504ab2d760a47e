"""The companion of a first game: each situation occurs and is said, and what is said is true."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations

import pytest

from crypt_core.sedlec import moves
from crypt_core.sedlec.components import HAND, SKULLS, Card
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import Move
from crypt_core.sedlec.pyramid import BOTTOM, PlacedCard, adjacent, open_places, skulls
from crypt_core.sedlec.scoring import crypt_sheet
from crypt_core.sedlec.state import TAKE, Player, State
from crypt_core.sedlec.teach import companion as guide
from crypt_core.sedlec.views import View, view
from crypt_core.teach.words import LANGS
from tests.sedlec.build import at
from tests.sedlec.guided import GUIDED, voice
from tests.teach.guided import Said

Line = Said[State, View]
CARD, PLACE = r"(\w+ over \w+)", r"([a-g][1-3])"


def mine(it: Line) -> Player:
    return it.state.players[it.state.player]


def other(it: Line) -> Player:
    return it.state.players[1 - it.state.player]


def told(pattern: str, it: Line) -> tuple[str, ...]:
    """What a line names, by a pattern."""
    found = re.search(pattern, it.text)
    assert found, it.text
    return found.groups()


def card(name: str) -> str:
    """A card by its words: "king/priest" for "king over priest"."""
    return name.replace(" over ", "/")


def added(owner: Player, name: str, place: str) -> dict[str, int]:
    """The points by type of skull that a card adds at an open place."""
    top, bottom = card(name).split("/")
    before = crypt_sheet(0, owner.crypt).points
    after = crypt_sheet(0, (*owner.crypt, PlacedCard(Card(99, top, bottom), at(place)))).points
    return {skull: after[skull] - before[skull] for skull in SKULLS}


def most(state: State, owner: Player, name: str) -> int:
    """The most points that a card adds to a crypt."""
    places = open_places(state.setup.rows, owner.crypt)
    return max(sum(added(owner, name, str(place)).values()) for place in places)


def after(it: Line, *words: str) -> State:
    """What comes of a move."""
    return SEDLEC.play(it.state, SEDLEC.read_move(" ".join(words), it.state), it.luck)[0]


def verbs(state: State) -> set[str]:
    return {move.verb for move in SEDLEC.legal_moves(state)}


def test_it_guides_two_players() -> None:
    assert guide.fits(SEDLEC.setup({"players": 2}))
    assert not guide.fits(SEDLEC.setup({"players": 3}))


def test_it_depends_on_what_is_seen_alone() -> None:
    """The same view with another order of the face-down cards, which no view has, says the same."""
    for it in GUIDED.said:
        seen = it.view._replace(unseen=it.view.unseen[::-1])
        situation = GUIDED.situations[it.id]
        assert situation.when(seen)
        assert GUIDED.text(situation, seen) == it.text


# --- what is said is true -------------------------------------------------------------------------


def test_a_game_begins_with_a_dig_or_with_a_face_up_card() -> None:
    for it in GUIDED.of("begin"):
        assert verbs(it.state) == {moves.DIG, moves.COLLECT}
        (cards,) = told(r"\((.+)\)", it)
        up = {str(pile.up) for pile in it.state.piles if pile.up}
        assert set(map(card, re.split(", | or ", cards))) == up


def test_the_first_card_begins_a_row_of_four() -> None:
    for it in GUIDED.of("start"):
        assert not mine(it).crypt
        name = str(mine(it).hand[0])
        (place,) = open_places(it.state.setup.rows, ())
        state = after(it, "lay", name, str(place))
        crypt = state.players[it.state.player].crypt
        around = open_places(it.state.setup.rows, crypt)
        assert [(other.column - place.column, other.row) for other in around] == [(-1, 1), (1, 1)]
        assert it.state.setup.rows[0] == 4


@pytest.mark.parametrize("id_", ["take", "leave"])
def test_the_other_player_can_collect_what_is_left(id_: str) -> None:
    for it in GUIDED.of(id_):
        assert it.state.stage == TAKE
        assert len(it.state.dug) == 2
        for taken, left in permutations(it.state.dug):
            state = after(it, "take", str(taken + 1))
            assert Move(state.player, moves.COLLECT, (left,)) in SEDLEC.legal_moves(state)


def test_what_is_left_adds_so_much_to_the_other_crypt() -> None:
    for it in GUIDED.of("leave"):
        name, points = told(rf"leave {CARD}, .* for (\d+) points", it)
        assert card(name) in {str(it.state.piles[pile].up) for pile in it.state.dug}
        assert most(it.state, other(it), name) == int(points)


@pytest.mark.parametrize("id_", ["useful", "wanted"])
def test_a_face_up_card_adds_so_much(id_: str) -> None:
    for it in GUIDED.of(id_):
        pile, name = told(rf"^Pile (\d) shows {CARD}:", it)
        assert str(it.state.piles[int(pile) - 1].up) == card(name)
        assert moves.COLLECT in verbs(it.state)
        (points,) = told(r"would add (\d+) points", it)
        owner = mine(it) if id_ == "useful" else other(it)
        assert most(it.state, owner, name) == int(points) >= guide.MUCH
        if id_ == "useful":
            (place,) = told(rf"on {PLACE}", it)
            assert sum(added(owner, name, place).values()) == int(points)


@pytest.mark.parametrize(("id_", "skull"), [("pair", "lover"), ("forgive", "criminal")])
def test_a_card_of_the_hand_adds_so_much_for_a_skull(id_: str, skull: str) -> None:
    for it in GUIDED.of(id_):
        name, place, points = told(rf"{CARD} on {PLACE} brings (\d+) points", it)
        assert it.state != after(it, "lay", card(name), place)
        assert added(mine(it), name, place)[skull] == int(points)


def test_the_card_adds_most_of_all_that_can_be_laid() -> None:
    for it in GUIDED.of("most"):
        name, place, points = told(rf"now, {CARD} adds most on {PLACE}: (\d+) point", it)
        legal = [move for move in SEDLEC.legal_moves(it.state) if move.verb == moves.LAY]
        adds = [sum(added(mine(it), move.card, str(move.place)).values()) for move in legal]
        assert sum(added(mine(it), name, place).values()) == int(points) == max(adds)


def test_a_priest_adds_a_level_at_one_place_and_not_at_the_other() -> None:
    for it in GUIDED.of("level"):
        place, name, other = told(rf"On {PLACE}, {CARD} adds .* on {PLACE} it does not", it)
        for where, levels in ((place, 1), (other, 0)):
            state = after(it, "lay", card(name), where)
            now = crypt_sheet(0, state.players[it.state.player].crypt).priests
            more = len(now) - len(crypt_sheet(0, mine(it).crypt).priests)
            assert bool(more) == bool(levels)


@pytest.mark.parametrize("id_", ["king", "wait"])
def test_a_king_scores_so_much_at_these_places(id_: str) -> None:
    for it in GUIDED.of(id_):
        name = next(str(each) for each in mine(it).hand if "king" in str(each))
        scores = {}
        for place in open_places(it.state.setup.rows, mine(it).crypt):
            crypt = after(it, "lay", name, str(place)).players[it.state.player].crypt
            kings = crypt_sheet(0, crypt).kings
            scores[str(place)] = max(len(one.below) for one in kings if one.king.place == place)
        if id_ == "wait":
            (most_below,) = told(r"there would be (none|one)", it)
            assert max(scores.values()) == ("none", "one").index(most_below)
        else:
            place, points, other, fewer = told(
                rf"On {PLACE} yours would score (\d+) points now, on {PLACE} (\d+) point", it
            )
            assert (scores[place], scores[other]) == (int(points), int(fewer))
            assert int(points) > int(fewer)


def test_a_king_that_can_wait_need_not_be_laid() -> None:
    for it in GUIDED.of("wait"):
        legal = SEDLEC.legal_moves(it.state)
        assert any(move.verb != moves.LAY or "king" not in move.card for move in legal)


def test_the_two_skulls_beneath_a_place_are_adjacent_to_a_lower_skull() -> None:
    for it in GUIDED.of("rests"):
        place, told_skulls = told(rf"On {PLACE} .* beneath, (.+)\.", it)
        name = str(mine(it).hand[0])
        crypt = after(it, "lay", name, place).players[it.state.player].crypt
        bones = skulls(crypt)
        lower = next(one for one in bones if str(one) == f"{place}.{BOTTOM}")
        below = [one.kind for one in bones if adjacent(one, lower) and one.level < lower.level]
        counts = re.findall(r"(\d) (\w+?)s?\b", told_skulls)
        assert {kind: int(count) for count, kind in counts} == Counter(below)


def test_a_lover_is_alone_and_can_find_a_partner() -> None:
    for it in GUIDED.of("lonely"):
        place, points, count = told(rf"on {PLACE} is alone: .* (\d+) points\. .*: (\d+)\.", it)
        lonely = crypt_sheet(0, mine(it).crypt).lonely
        assert place in {str(lover.place) for lover in lonely}
        names = ("lover over peasant", "peasant over lover")
        places = map(str, open_places(it.state.setup.rows, mine(it).crypt))
        gains = [added(mine(it), name, where)["lover"] for where in places for name in names]
        assert max(gains) == int(points)
        assert sum("lover" in str(card) for card in it.state.unseen) == int(count) > 0


def test_the_skulls_that_nobody_has_seen_are_counted() -> None:
    for it in GUIDED.of("unseen"):
        counts = Counter(skull for card in it.state.unseen for skull in str(card).split("/"))
        listed = {kind: int(count) for kind, count in re.findall(r"(\w+)s (\d+)", it.text)}
        assert listed == counts


def test_the_last_two_cards_can_add_so_much_and_no_more() -> None:
    for it in GUIDED.of("last-two"):
        (points,) = told(r"add (\d+) points? together", it)
        sums = []
        for one, other in permutations(mine(it).hand):
            for first in open_places(it.state.setup.rows, mine(it).crypt):
                crypt = (*mine(it).crypt, PlacedCard(one, first))
                for last in open_places(it.state.setup.rows, crypt):
                    sums.append(crypt_sheet(0, (*crypt, PlacedCard(other, last))).total)
        assert max(sums) - crypt_sheet(0, mine(it).crypt).total == int(points)


def test_a_second_card_fits_into_the_hand_and_must_then_be_followed_by_a_lay() -> None:
    for it in GUIDED.of("room"):
        assert len(mine(it).hand) == HAND - 1
        assert {moves.DIG, moves.COLLECT} & verbs(it.state)


def test_corners_are_told_of_while_a_crypt_is_small() -> None:
    for it in GUIDED.of("edge"):
        assert moves.LAY in verbs(it.state)
        assert len(mine(it).crypt) < 3


# --- the tools ------------------------------------------------------------------------------------


# --- what is there all the time -------------------------------------------------------------------


def test_the_payers_bring_what_the_game_scores() -> None:
    for views, moments, timeline in GUIDED.games:
        end = timeline.state
        states = [*(state for state, _ in moments), end]
        for seen, state in zip([*views, view(end, views[0].viewer)], states, strict=True):
            for player, owner in enumerate(state.players):
                payers = guide.payers(voice(player), seen, player)
                brought = [re.search(r": (\d+) points? so far", it.mine) for it in payers]
                points = [int(found[1]) if found else 0 for found in brought]
                assert points == list(crypt_sheet(player, owner.crypt).points.values())
                assert [it.counts for it in payers] == [count > 0 for count in points]
                if state is end:
                    assert sum(points) == end.scores[player]


def test_the_payers_count_what_lacks_something() -> None:
    for views, *_ in GUIDED.games:
        seen, you = views[-1], views[-1].viewer
        assert you is not None
        *_, lovers, criminals = guide.payers(voice(you), seen, you)
        sheet = seen.players[you].sheet
        for payer, without in ((lovers, sheet.lonely), (criminals, sheet.unredeemed)):
            found = re.search(r"(\d+) (?:has|have) no ", payer.mine)
            assert (int(found[1]) if found else 0) == len(without)


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_there_is_said_in_every_language(lang: str) -> None:
    speaks = voice(0, lang)
    for seen in GUIDED.games[0][0]:
        payers = guide.payers(speaks, seen, 0)
        for line in (guide.standing(speaks, seen, 0), *(text for it in payers for text in it[:4])):
            assert line
            assert "{" not in line
            assert "sedlec-" not in line
    assert speaks.words.fallbacks == set()


def test_the_standing_and_no_titles() -> None:
    views, moments, _ = GUIDED.games[0]
    mine, other = (crypt_sheet(0, it.crypt).total for it in moments[-1][0].players)
    line = guide.standing(voice(0), views[-1], 0)
    assert line == f"So far you have {mine} points, and Player 2 has {other} points."
    assert guide.ladder(voice(0)) == ()
