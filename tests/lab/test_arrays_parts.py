"""Each part of the arrays against the part of the engine that it tells again."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from crypt_core.coach.bots import random_bot
from crypt_core.crypt import ghost, rules
from crypt_core.crypt.arrays import cards, luck, scoring
from crypt_core.crypt.arrays.claims import BARRED, Claims, ListedClaims
from crypt_core.crypt.arrays.ghost import ghost_turn
from crypt_core.crypt.arrays.powers import reward_idols
from crypt_core.crypt.arrays.table import POWERS, Table
from crypt_core.crypt.collectors import Holding, bonus
from crypt_core.crypt.components import (
    DECK,
    GHOST,
    HALFWAY,
    KINDS,
    SERVANTS,
    SLOTS,
    Setup,
    deck_for,
)
from crypt_core.crypt.judge import can_flip
from crypt_core.crypt.moves import ClaimSpace
from crypt_core.crypt.rules import FOR_DECK, FOR_GHOST
from crypt_core.crypt.state import NOBODY, Owned, Player, Treasure
from crypt_core.engine.luck import KeyedLuck, mix

TOP = 2**64 - 1
NUMBERS = [0, 1, 2**32 - 1, 2**32, 2**63, TOP - 1, TOP, *map(mix, range(300))]
WORDS = np.array(NUMBERS, np.uint64)


def test_draws_are_the_engines() -> None:
    assert luck.mix(WORDS).tolist() == list(map(mix, NUMBERS))
    places = np.arange(len(WORDS), dtype=np.uint8)
    draws = luck.fold(luck.start(WORDS), 3, places, 7)
    lucks = [KeyedLuck(seed) for seed in NUMBERS]
    assert draws.tolist() == [keyed.draw(3, i % 256, 7) for i, keyed in enumerate(lucks)]
    faces = luck.faces(draws)
    assert (faces + 1).tolist() == [keyed.die(3, i % 256, 7) for i, keyed in enumerate(lucks)]


@pytest.mark.parametrize("count", [1, 2, 3, 7, 255, 641, 6049, 2**16 - 1])
def test_the_random_bots_pick_has_all_128_bits(count: int) -> None:
    # The numbers where the pick changes, and their neighbours, beside any others.
    edges = [-(-place * 2**64 // count) for place in (1, count // 2, count - 1)]
    draws = [*NUMBERS, *(edge + step & TOP for edge in edges for step in (-1, 0, 1))]
    picks = luck.below(np.array(draws, np.uint64), np.full(len(draws), count, np.uint16))
    assert picks.tolist() == [random_bot(None, range(count), draw) for draw in draws]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_deals_are_the_engines(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = deck_for(players)
    ids = [card.number for card in deck]
    monkeypatch.setattr(cards, "BLOCK", 100)
    order = cards.deal(luck.start(WORDS), players)
    assert order.shape == (len(deck), len(WORDS))
    for game, seed in enumerate(NUMBERS):
        dealt = KeyedLuck(seed).deal(deck, ids, len(deck), FOR_DECK)
        assert order[:, game].tolist() == [card.number for card in dealt]


def test_draws_alike_but_for_their_last_bits_are_dealt_in_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Such draws are too rare to be met: here they are made.
    monkeypatch.setattr(cards, "mix", lambda draws: draws ^ np.uint64(0b111))
    ids = np.arange(10, 20, dtype=np.uint64)
    dealt = cards._shuffled(np.zeros(2, np.uint64), ids)
    assert dealt.tolist() == [sorted(range(10, 20), key=lambda card: card ^ 0b111)] * 2


def test_cards_are_the_decks() -> None:
    assert [KINDS[kind] for kind in cards.KIND] == [card.kind for card in DECK]
    assert cards.COINS.tolist() == [card.value for card in DECK]


def test_solo_treasures_are_laid_out_as_at_the_table() -> None:
    ids = [card.number for card in deck_for(1)]
    drawn = np.array([three for three in product(ids, repeat=3) if len(set(three)) == 3]).T
    laid, down = cards.lay_out(drawn)
    for game in range(0, drawn.shape[1], 7):
        three = drawn[:, game].tolist()
        worth = [DECK[three[0]].value, DECK[three[1]].value, HALFWAY]
        order = sorted(range(3), key=lambda i: -worth[i])
        assert laid[:, game].tolist() == [three[i] for i in order]
        assert down[:, game].tolist() == [i == 2 for i in order]


@pytest.mark.parametrize("single", [False, True])
@pytest.mark.parametrize(
    ("slots", "kind"), [(3, Claims), (3, ListedClaims), (4, Claims), (6, Claims)]
)
def test_claims_are_numbered_as_the_engine_numbers_them(
    slots: int, kind: type[Claims | ListedClaims], single: bool
) -> None:
    rng = random.Random(slots)
    totals = sorted({count * effort for count in range(1, 4) for effort in range(1, 7)})
    for _ in range(15):
        bars = [rng.choice([None, 0, 0, rng.choice(totals)]) for _ in range(slots)]
        ready = rng.randint(0, SERVANTS)
        space = ClaimSpace(tuple(bars), ready, single)
        numbers = range(len(space)) if len(space) < 700 else rng.sample(range(len(space)), 700)
        games = len(numbers) + 1
        # The last game is one in which no claim is wanted.
        rows = np.array([[BARRED if bar is None else bar] * games for bar in bars], np.uint8)
        claims = kind(rows, np.full(games, ready, np.uint8), single)
        assert claims.size.tolist() == [len(space)] * games
        wanted = np.array([1] * len(numbers) + [0], np.uint8)
        servants, effort = claims.claim(np.array([*numbers, 0], np.uint16), wanted)
        for game, number in enumerate(numbers):
            told = [
                (slot, (int(effort[slot, game]),) * int(servants[slot, game]))
                for slot in range(slots)
                if servants[slot, game]
            ]
            assert told == list(space[number]), (bars, ready, number)
        assert not servants[:, -1].any()
        assert not effort[:, -1].any()


@pytest.mark.parametrize("second", [False, True])
def test_the_ghost_places_as_at_the_table(second: bool) -> None:
    rng = random.Random(1)
    table = Table(1, luck.start(WORDS), np.zeros((len(WORDS), 6), bool))
    table.turn_to(5)
    table.here[:] = 1
    crypts = []
    for game in range(len(WORDS)):
        crypt: list[Treasure | None] = []
        for slot in range(3):
            owner, servants, effort = rng.choice(
                [(NOBODY, 0, 0), (0, rng.randint(1, 3), rng.randint(1, 6)), (GHOST, 1, 3)]
            )
            here = rng.random() < 0.9
            table.here[slot, game] = here
            table.owner[slot, game] = (owner + 1) * here
            table.servants[slot, game] = servants * here
            table.effort[slot, game] = effort * here
            treasure = Treasure(DECK[slot], True, 3, owner, servants, effort)
            crypt.append(treasure if here else None)
        crypts.append(crypt)
        table.ghost_pushed[game] = rng.randint(0, SERVANTS)
    before = table.servants * (table.owner == 1)
    ghost_turn(table, second)
    for game, crypt in enumerate(crypts):
        keyed = KeyedLuck(NUMBERS[game])
        count = int(table.ghost_pushed[game]) if second else SERVANTS
        faces = [keyed.die(FOR_GHOST, 5, 2 if second else 1, die) for die in range(count)]
        lost = 0
        for dice, aim in ghost.turn(ghost.bars(crypt), ghost.placing(faces, second)):
            if aim.slot is not None:
                taken = crypt[aim.slot]
                assert taken is not None
                lost += before[aim.slot, game]
                crypt[aim.slot] = taken._replace(
                    owner=GHOST, servants=dice.servants, effort=dice.effort
                )
        for slot, treasure in enumerate(crypt):
            if treasure:
                figures = (table.owner, table.servants, table.effort)
                told = tuple(int(figure[slot, game]) for figure in figures)
                assert told == (treasure.owner + 1, treasure.servants, treasure.effort), SLOTS[slot]
        assert table.ready[0, game] == SERVANTS + lost


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_collectors_pay_what_the_engine_says(players: int) -> None:
    rng = random.Random(players)
    games = 400
    sides = np.array([[rng.random() < 0.5 for _ in KINDS] for _ in range(games)])
    table = Table(players, np.zeros(games, np.uint64), sides)
    held: list[list[list[Holding]]] = []
    for game in range(games):
        held.append([])
        for seat in range(players):
            most = rng.choice([2, 4, 6])
            hand = [
                Holding(
                    tuple(rng.randint(1, 4) for _ in range(min(rng.randint(0, most), 5))),
                    kind == "idols" and rng.random() < 0.5,
                )
                for kind in KINDS
            ]
            held[game].append(hand)
            table.rewarded[seat, game] = hand[0].rewarded
            table.jewel[seat, game] = max(hand[1].values, default=0)
            for kind, holding in enumerate(hand):
                table.held[seat, kind, game] = len(holding.values)
                table.worth[seat, kind, game] = sum(holding.values)
    for seat in range(players):
        paid = scoring.collectors(table, seat)
        for game in range(games):
            rivals = [hand for rival, hand in enumerate(held[game]) if rival != seat]
            right = sum(
                bonus(
                    POWERS[2 * kind + sides[game, kind]],
                    held[game][seat][kind],
                    [rival[kind] for rival in rivals],
                )
                for kind in range(len(KINDS))
            )
            assert paid[game] == right


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_to_two_idols_are_rewarded_as_at_the_table(players: int) -> None:
    # Somebody may have been rewarded earlier in this very round, by a treasure just taken.
    rng = random.Random(players)
    games, now = 300, 5
    sides = np.array([[rng.random() < 0.8] + [False] * 5 for _ in range(games)])
    table = Table(players, np.zeros(games, np.uint64), sides)
    states = []
    for game in range(games):
        people = []
        round_ = rng.choice([0, now, now, now - 1])
        table.idols_round[game] = round_
        for seat in range(players):
            table.free[seat, 0, game] = idols = rng.randint(0, 3)
            table.rewarded[seat, game] = rewarded = round_ > 0 and rng.random() < 0.3
            held = tuple(Owned(DECK[i], 0) for i in range(idols))
            people.append(Player(treasures=held, rewarded=rewarded))
        setup = Setup(players, ("B" if sides[game, 0] else "A") + "AAAAA")
        people += [Player()] * (setup.seats - players)
        state, _ = rules.start(setup, KeyedLuck(0))
        states.append(state._replace(players=tuple(people), round=now, idols_round=round_))
    reward_idols(table, now)
    for game, state in enumerate(states):
        steps = rules.Steps(state)
        rules._reward_idols(steps)
        assert table.idols_round[game] == steps.state.idols_round
        for seat in range(players):
            player = steps.state.players[seat]
            assert table.rewarded[seat, game] == player.rewarded
            assert table.free[seat, 0, game] == can_flip(player, "idols")
            assert table.flipped[seat, game] == sum(owned.flipped for owned in player.treasures)
