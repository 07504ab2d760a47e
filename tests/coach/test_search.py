"""The bot that looks ahead: what it may know, what it thinks of, and what it decides."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from crypt_core.coach.bots import choose
from crypt_core.coach.estimate import estimate
from crypt_core.crypt.coach.candidates import cheapest_push, looked_at
from crypt_core.crypt.coach.determinize import imagined
from crypt_core.crypt.coach.options import options
from crypt_core.crypt.coach.promise import Prospects, Rerolls, expected, promise
from crypt_core.crypt.coach.promise import fitted as several
from crypt_core.crypt.coach.search import Search, Tree
from crypt_core.crypt.coach.worth import fitted
from crypt_core.crypt.collectors import COLLECTORS, Holding, bonus
from crypt_core.crypt.components import KINDS, SERVANTS, Card
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.judge import can_flip, on_turn
from crypt_core.crypt.moves import Move
from crypt_core.crypt.position import position
from crypt_core.crypt.state import CLAIM, LAST, POTTERY, REROLL, State
from crypt_core.engine.luck import KeyedLuck

QUICK = Search(playouts=12)
SIDES = ("BBBBBB", "ABBAAB", "BAABBA", "AAAAAA")


def moments(players: int, sides: str, seed: int, bot: str) -> Iterator[State]:
    """Every decision of a game."""
    luck = KeyedLuck(seed)
    state, _ = CRYPT.start(CRYPT.setup({"players": players, "sides": sides}), luck)
    while CRYPT.deciders(state):
        yield state
        state, _ = CRYPT.play(state, choose(bot, CRYPT, state, luck), luck)


def chosen(state: State, bot: Search = QUICK, draw: int = 1) -> Move:
    """The bot's move, checked to be legal and its own."""
    (player,) = CRYPT.deciders(state)
    move = bot(CRYPT.view(state, player), CRYPT.own_moves(state, player), draw)
    assert move.player == player
    assert CRYPT.why_not(state, move) is None
    return move


def told(state: State) -> str:
    return str(chosen(state)).partition(": ")[2]


# --- what it may know -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_state_looks_just_as_the_true_one_does(players: int) -> None:
    stages = set()
    for seed, sides in enumerate(SIDES):
        for state in moments(players, sides, seed, ("random", "collector")[seed % 2]):
            stages.add(state.stage)
            for viewer in range(players):
                seen = CRYPT.view(state, viewer)
                assert CRYPT.view(imagined(seen, KeyedLuck(seed)), viewer) == seen
    assert {POTTERY, CLAIM, REROLL} <= stages


def test_what_is_hidden_is_dealt_anew_by_other_luck() -> None:
    state = next(moments(4, "AAAAAA", 3, "random"))
    seen = CRYPT.view(state, 0)
    hidden = [
        tuple(t.card for t in imagined(seen, KeyedLuck(seed)).crypt if t and not t.up)
        for seed in range(40)
    ]
    assert len(set(hidden)) > 5
    assert imagined(seen, KeyedLuck(7)) == imagined(seen, KeyedLuck(7))


def test_who_was_pushed_off_everywhere_is_taken_to_have_claimed() -> None:
    state = position(
        "idols4 pottery3 remains1 jewelry?", players=3, turn=2, claims=["", "a6"],
        pushed_off=[0], exhausted=[2],
    )  # fmt: skip
    assert [player.placed for player in state.players] == [True, True, False]
    guessed = imagined(CRYPT.view(state, 2), KeyedLuck(0))
    assert [player.placed for player in guessed.players] == [True, True, False]


def test_nobody_imagines_a_solo_game_or_a_view_that_is_nobodys() -> None:
    alone = next(moments(1, "AAAAAA", 0, "random"))
    two = next(moments(2, "AAAAAA", 0, "random"))
    for seen in (CRYPT.view(alone, 0), CRYPT.view(two, None)):
        with pytest.raises(ValueError, match="two to four"):
            imagined(seen, KeyedLuck(0))


@pytest.mark.parametrize("players", [2, 4])
def test_states_that_look_the_same_are_played_the_same(players: int) -> None:
    """So it cannot peek: all that differs between these states is hidden from it."""
    differed = 0
    for number, state in enumerate(moments(players, "ABABAB", 5, "collector")):
        if number % (2 * players - 1):
            continue
        (player,) = CRYPT.deciders(state)
        other = imagined(CRYPT.view(state, player), KeyedLuck(number))
        differed += other.deck != state.deck or other.crypt != state.crypt
        assert chosen(state) == chosen(other)
    assert differed > 2


def test_its_luck_is_keyed() -> None:
    state = next(moments(3, "BBBBBB", 1, "random"))
    assert chosen(state, draw=5) == chosen(state, draw=5)
    worlds = [Tree(CRYPT.view(state, 0), KeyedLuck(draw)).world(1) for draw in (1, 2)]
    assert worlds[0] != worlds[1]


# --- what it decides ------------------------------------------------------------------------------


def test_the_last_servant_of_the_game_takes_what_brings_most() -> None:
    # A 4 is enough to push the rival off four coins; the free treasure has but one.
    state = position(
        "idols4 pottery1 jewelry?", players=2, leader=0, turn=2, round_number=8,
        claims=["", "a3 c6"], exhausted=[2],
    )  # fmt: skip
    assert told(state) == "a4"


def test_it_recovers_with_nobody_ready() -> None:
    crypt = "idols4 pottery1 remains2 jewelry?"
    assert told(position(crypt, players=3, exhausted=[3])) == "recover"


def test_it_looks_before_it_claims() -> None:
    state = position(
        "idols4 pottery1 jewelry?", players=2, sides="AABAAA", round_number=4,
        collections=["manuscripts2"],
    )  # fmt: skip
    assert told(state) == "peek"
    seen, _ = CRYPT.play(state, chosen(state), KeyedLuck(0))
    assert chosen(seen).verb in ("claim", "recover")


def test_a_look_is_worth_what_one_makes_of_it() -> None:
    """With nobody ready, and with nothing that it could change, it keeps its manuscript."""
    state = position(
        "idols4 pottery1 jewelry?", players=2, sides="AABAAA", round_number=4,
        collections=["manuscripts2"], exhausted=[3],
    )  # fmt: skip
    assert told(state) == "recover"
    tree = Tree(CRYPT.view(state, 0), KeyedLuck(1))
    assert all(move.verb != "peek" for move in tree.root.moves)


def test_after_a_look_it_goes_on_by_what_it_has_seen() -> None:
    """In its head too: once a four was seen, and once a one, other claims seem best."""
    state = position(
        "idols1 pottery1 jewelry?", players=2, sides="AABAAA", round_number=4,
        collections=["manuscripts2"],
    )  # fmt: skip
    tree = Tree(CRYPT.view(state, 0), KeyedLuck(1))
    look = next(at for at, move in enumerate(tree.root.moves) if move.verb == "peek")
    for playout in range(120):
        tree.play_on(playout % 6, look)
    after = {key[1]: node for key, node in tree.nodes.items() if key[0] == (tree.root.moves[look],)}
    assert len(after) > 2
    assert all(len(shown) == 1 for shown in after)
    best = {shown: node.moves[0] for shown, node in after.items()}
    assert best[max(best)] != best[min(best)]


def test_what_only_others_have_seen_is_in_no_guess() -> None:
    """Who has not looked does not know it of those who have: guesses are the same."""
    state = next(moments(3, "AABAAA", 3, "random"))._replace(stage=CLAIM)
    hidden = next(slot for slot, t in enumerate(state.crypt) if t and not t.up)

    def lying(card: Card) -> State:
        crypt = tuple(
            t._replace(card=card, known=0b110) if t and slot == hidden else t
            for slot, t in enumerate(state.crypt)
        )
        return state._replace(crypt=crypt)

    treasure = state.crypt[hidden]
    assert treasure
    assert on_turn(state) == 0
    cards = [treasure.card._replace(value=value) for value in (1, 4)]
    found = []
    for card in cards:
        candidates = Tree(CRYPT.view(state, 0), KeyedLuck(1)).candidates
        found.append(candidates.guesses(lying(card)))
    assert found[0] == found[1]
    assert looked_at(lying(cards[1]), 1) == (4,)
    assert looked_at(lying(cards[1]), 0) == ()


def test_in_the_end_it_rouses_whom_it_can() -> None:
    state = position(
        "idols4 pottery1 jewelry?", players=2, round_number=8, exhausted=[1],
        collections=["remains1 remains2"],
    )._replace(stage=LAST)  # fmt: skip
    assert told(state) == "rouse"


def test_after_the_rolls_it_rolls_a_tired_die_again_as_long_as_that_is_worth_an_idol() -> None:
    rolled = [
        state for seed in range(6)
        for state in moments(3, "AAAAAA", seed, "collector") if state.stage == REROLL
    ]  # fmt: skip
    assert rolled
    for state in rolled:
        tired = any(die.exhausted for die in state.rolled)
        move = chosen(state)
        if not tired:
            assert move.verb == "done"
        elif state.round == state.setup.rounds:
            mine = state.players[move.player]
            if mine.ready + can_flip(mine, "remains") // 2 >= SERVANTS:
                assert move.verb == "done", "who can be roused scores as well"
            else:
                assert move.verb == "reroll"
                assert any((d.slot, d.number) == (move.slot, move.number) for d in state.rolled)


def test_dice_that_can_be_rolled_again_promise_more_by_just_that() -> None:
    """Two rolls of a five, less the idol where one rolled again would have been kept."""
    worth, five = (0.0, 3.6, 6.2, 8.2), 1 / 3
    assert expected(Rerolls(worth, 0, 0.6), 2, (5,)) == pytest.approx(6.2 + five * 2.0)
    again = five * 8.2 + (1 - five) * 6.2 - 0.6
    assert Rerolls(worth, 1, 0.6).again(2, (5,), 5) == pytest.approx(again)
    found = five * 8.2 + (1 - five) * again
    assert expected(Rerolls(worth, 1, 0.6), 2, (5,)) == pytest.approx(found)
    assert expected(Rerolls(worth, 4, 0.7), 2, (5,)) == expected(Rerolls(worth, 0, 0.7), 2, (5,))
    prospects = Prospects("ABABAB", 2, [()] * len(KINDS), 3)
    assert prospects.rerolls(2, 0).idols == 2
    assert Prospects("BAAAAA", 2, [()] * len(KINDS), 3).rerolls(2, 0).idols == 0
    assert Prospects("AAAAAA", 2, [()] * len(KINDS), 0).rerolls(0, 2).worth == (1, 2, 3, 3)


def test_against_the_ghost_it_plays_what_the_coach_would() -> None:
    state = next(moments(1, "ABABAB", 2, "random"))
    assert chosen(state) == options(CRYPT.view(state, 0), fitted())[0][0]


@pytest.mark.parametrize("bot", [Search(seconds=0.0), Search(playouts=10**9, seconds=0.05)])
def test_short_of_time_it_moves_all_the_same(bot: Search) -> None:
    for number, state in enumerate(moments(4, "BBBBBB", 0, "collector")):
        if number % 8 == 0:
            chosen(state, bot)


def test_it_beats_a_bot_of_habit() -> None:
    lead = 0
    for seed in range(6):
        luck, me = KeyedLuck(seed), seed % 2
        state, _ = CRYPT.start(CRYPT.setup({"players": 2, "sides": SIDES[seed % 4]}), luck)
        while owing := CRYPT.deciders(state):
            (player,) = owing
            bot = Search(playouts=30) if player == me else "greedy"
            state, _ = CRYPT.play(state, choose(bot, CRYPT, state, luck), luck)
        lead += state.scores[me] - state.scores[1 - me]
    assert lead > 20


# --- how it thinks --------------------------------------------------------------------------------


def test_all_it_considers_is_legal_and_the_best_guess_comes_first() -> None:
    for seed, sides in enumerate(SIDES):
        for number, state in enumerate(moments(2 + seed % 3, sides, seed, "collector")):
            (player,) = CRYPT.deciders(state)
            if number % 4 or state.stage not in (POTTERY, CLAIM):
                continue
            tree = Tree(CRYPT.view(state, player), KeyedLuck(seed))
            guesses = tree.candidates.guesses(tree.world(0))
            assert guesses
            assert all(CRYPT.why_not(state, move) is None for _, move in guesses)
            assert [worth for worth, _ in guesses] == sorted((w for w, _ in guesses), reverse=True)


def test_who_has_a_treasure_to_flip_is_not_mixed_up() -> None:
    """Lines of one search may differ in who has taken a treasure alone (pottery.B)."""
    mine, theirs = (
        position(
            "idols1 jewelry2 remains1 tapestries1 pottery? idols?",
            collections=collections,
            players=4,
            sides="AABAAA",
            round_number=2,
        )
        for collections in (["manuscripts1"], ["", "manuscripts1"])
    )
    candidates = Tree(CRYPT.view(mine, 0), KeyedLuck(1)).candidates
    look = Move(0, "peek")
    assert look in [move for _, move in candidates.guesses(mine)]
    assert look not in [move for _, move in candidates.guesses(theirs)]


@pytest.mark.parametrize("power", COLLECTORS)
def test_with_no_card_to_come_a_promise_is_what_the_collector_pays(power: str) -> None:
    held, rewarded = ((1, 4, 2), (3, 3), ()), (power == "idols.B", False, False)
    hands = [Holding(values, first) for values, first in zip(held, rewarded, strict=True)]
    paid = [bonus(power, hands[i], hands[:i] + hands[i + 1 :]) for i in range(3)]
    assert list(promise(power, held, rewarded, ())) == paid


def test_a_set_on_its_way_promises_something() -> None:
    to_come = (2, 3, 4)
    mine, theirs = promise("remains.B", ((1, 2), ()), (False, False), to_come)
    assert 10 > mine > theirs >= 0
    first, second = promise("idols.B", ((1,), ()), (False, False), to_come)
    assert 5 > first > second > 0


def test_chances_follow_coins_the_more_surely_the_nearer_the_end() -> None:
    early, late = (Prospects("AAAAAA", 2, [()] * len(KINDS), rounds) for rounds in (6, 0))
    for prospects in (early, late):
        assert sum(prospects.chances((30.0, 27.0), 1)) == pytest.approx(1)
    assert late.chances((30.0, 30.0), 0) == pytest.approx((0.5, 0.5))
    assert late.chances((30.0, 27.0), 0)[0] > early.chances((30.0, 27.0), 0)[0] > 0.5
    assert [late.servants(ready) for ready in range(4)] == [0, 1, 2, 3]


def test_who_leads_the_last_round_of_two_is_ahead() -> None:
    """They have two of its three turns, which equals are told."""
    prospects = Prospects("AAAAAA", 2, [()] * len(KINDS), 1)
    first, second = prospects.chances((30.0, 30.0), 1)
    assert second > 0.6 > 0.4 > first
    assert prospects.chances((30.0, 30.0), 0) == pytest.approx((second, first))


def test_equals_are_told_to_be_equals_before_the_first_card() -> None:
    found = []
    for seed in range(31000, 31008):
        state, _ = CRYPT.start(CRYPT.setup({"players": 2}), KeyedLuck(seed))
        found.append(estimate(CRYPT, state, CRYPT.deciders(state)[0]).best.chance)
    assert 0.42 < sum(found) / len(found) < 0.57


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rates_are_there_for_every_round_and_never_pay_for_less(players: int) -> None:
    rounds = CRYPT.setup({"players": players}).rounds
    for left in range(1, rounds):
        rates = several()[players, left]
        assert rates.swing > 0
        assert list(rates.servants) == sorted(rates.servants)
        assert rates.servants[0] == 0 == rates.order[-1]
        assert len(rates.order) == players
        assert all(0 <= flip < 3 for flip in rates.flips.values())
    assert {key for key in several() if key[0] == players} == {
        (players, left) for left in range(1, rounds)
    }


@pytest.mark.parametrize(
    ("total", "dice", "tires"),
    [(3, 1, 3 / 6), (3, 2, 2 / 6), (6, 1, None), (6, 2, 1.0), (18, 3, None), (1, 0, None)],
)
def test_the_cheapest_push(total: int, dice: int, tires: float | None) -> None:
    assert cheapest_push(total, dice) == tires
