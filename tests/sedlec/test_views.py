"""Views: all there is to see for everybody, and nothing of what lies face-down."""

from __future__ import annotations

from hypothesis import given

from crypt_core.sedlec.events import Dug, Turned
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.position import position
from crypt_core.sedlec.pyramid import open_places
from crypt_core.sedlec.scoring import crypt_sheet
from crypt_core.sedlec.state import State
from crypt_core.sedlec.views import write_crypt
from tests.rule import rule
from tests.sedlec.build import (
    LAST_ROUND,
    ONE_FACE_DOWN,
    FixedLuck,
    games,
    positions,
    pyramid,
    texts,
)
from tests.strategies import Playthrough


@rule("setup")
@given(games())
def test_everybody_sees_the_same_at_every_step(game: Playthrough) -> None:
    for _, state in game.steps[::3]:
        views = [SEDLEC.view(state, viewer) for viewer in (None, *range(game.setup.players))]
        assert len({seen._replace(viewer=None) for seen in views}) == 1
        assert len({str(seen) for seen in views}) == 1
        assert not SEDLEC.uneven(state, range(game.setup.players))


@given(positions())
def test_a_view_hides_nothing_that_lies_open(state: State) -> None:
    seen = SEDLEC.view(state, 0)
    assert [pile.number for pile in seen.piles] == [1, 2, 3, 4, 5, 6]
    assert [(pile.down, pile.up, pile.face_down) for pile in seen.piles] == [
        (pile.down, pile.up, pile.face_down) for pile in state.piles
    ]
    assert seen.face_down == tuple(pile + 1 for pile in state.face_down)
    assert seen.dug == tuple(pile + 1 for pile in state.dug)
    assert (seen.on_turn, seen.turn, seen.round) == (
        *SEDLEC.deciders(state), state.turn, state.round,
    )  # fmt: skip
    assert 1 <= seen.round <= state.setup.rounds
    for i, (shown, player) in enumerate(zip(seen.players, state.players, strict=True)):
        assert (shown.player, shown.hand, shown.crypt) == (i, player.hand, player.crypt)
        assert shown.open == open_places(state.setup.rows, player.crypt)
        assert shown.sheet == crypt_sheet(i, player.crypt)
        assert shown.missing == state.setup.size - len(player.crypt)
    assert seen.unseen == state.unseen == tuple(sorted(state.unseen))
    assert not seen.over


def known(state: State) -> set[str]:
    """The texts of the cards that lie open."""
    cards = [pile.up for pile in state.piles if pile.up]
    cards += [card for player in state.players for card in player.hand]
    cards += [laid.card for player in state.players for laid in player.crypt]
    return set(texts(cards))


@rule("dig")
@given(games())
def test_no_card_is_named_before_it_is_turned_up(game: Playthrough) -> None:
    for event, state in game.steps[1:]:
        named = {getattr(event, "card", None), *getattr(event, "cards", ())} - {None}
        assert named <= known(state)
        seen = SEDLEC.view(state, 0)
        assert known(state) | set(texts(seen.unseen)) == set(game.setup.cards)


@rule("setup", "dig")
@given(games())
def test_a_state_tells_nothing_of_the_luck_to_come(game: Playthrough) -> None:
    """The same moves under a luck that only knows what has been turned up lead to the same."""
    cards: list[str] = []
    for event, _ in game.steps:
        if isinstance(event, Turned):
            cards.append(event.card)
        elif isinstance(event, Dug):
            cards += event.cards
    luck = FixedLuck(*cards)
    state, opening = SEDLEC.start(game.setup, luck)
    assert texts([step.event for step in opening]) == texts([s.event for s in game.opening])
    for turn in game.turns:
        assert str(SEDLEC.view(state, 0)) == str(SEDLEC.view(turn.state, 0))
        state, steps = SEDLEC.play(state, turn.move, luck)
        assert texts([step.event for step in steps]) == texts([s.event for s in turn.steps])


def test_a_view_in_text() -> None:
    assert str(SEDLEC.view(ONE_FACE_DOWN, 0)) == TEXT
    html = SEDLEC.view(ONE_FACE_DOWN, 0)._repr_html_()
    assert html.startswith('<img src="data:image/svg+xml;base64,')


TEXT = """\
round 12/18  turn  P1's turn

pile  face-up           face-down
1     king/priest       -
2     -                 3
3     lover/king        -
4     peasant/criminal  -
5     -                 -
6     -                 -

somewhere face-down: criminal/criminal, criminal/lover, priest/peasant

P1  12 points: king 0  peasant 2  priest 4  lover 6  criminal 0
hand peasant/priest  to lay 4
5                         (d3)
4                   priest    lover
3                   lover    peasant
2             criminal   lover    peasant
1     (c1)     lover     priest    priest     (g1)

P2  13 points: king 3  peasant 2  priest 2  lover 0  criminal 6
hand criminal/peasant  to lay 4
4                    king
3          (a2)    peasant     (c2)
2    priest    priest   criminal  peasant
1   criminal  criminal    king    criminal"""


def test_a_crypt_in_text() -> None:
    laid = pyramid("d1 king/priest, c1 lover/criminal, c2 peasant/king")
    assert write_crypt(laid, open_places((3, 2, 1), laid)) == [
        "4                  peasant",
        "3                    king",
        "2              lover      king",
        "1     (b1)    criminal   priest     (e1)",
    ]
    assert write_crypt((), open_places((3, 2, 1), ())) == ["1     (d1)"]


def test_a_dig_is_shown_in_text() -> None:
    state = position(graveyard=["king/priest+2", "lover/king+2", *["3"] * 4], dug=[1, 2])
    assert "\n2     lover/king (dug)   2\n" in str(SEDLEC.view(state, 0))


def test_nothing_lies_face_down_in_the_end() -> None:
    assert "face-down:" not in str(SEDLEC.view(LAST_ROUND, 0))
