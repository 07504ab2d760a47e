"""Bots for Donjon: whole games by their own views, every way to bargain, and who is the better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

import pytest

from crypt_core.donjon import moves
from crypt_core.donjon.asking import deciders
from crypt_core.donjon.bundles import Bundle
from crypt_core.donjon.coach.bots import BOTS, moment_key
from crypt_core.donjon.coach.character import GREEDY, SENSIBLE, TREACHEROUS
from crypt_core.donjon.coach.farsighted import MOVES, thoughts
from crypt_core.donjon.coach.known import known, unseen
from crypt_core.donjon.coach.mind import Mind
from crypt_core.donjon.coach.worth import Worth
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.lists import own_moves
from crypt_core.donjon.moves import Move
from crypt_core.donjon.power import power
from crypt_core.donjon.state import WORD, Effect, Offer, Promise, State
from crypt_core.engine.luck import KeyedLuck
from crypt_core.engine.pile import Pile
from tests.donjon.build import Table, who

BARGAINING = (
    moves.OFFER, moves.ACCEPT, moves.DECLINE, moves.COUNTER, moves.CALL, moves.BID, moves.PASS,
    moves.ALLY, moves.ALONE, moves.PROMISE, moves.KEEP, moves.BREAK,
)  # fmt: skip
MINDS = ("greedy", "sensible", "treacherous")
QUICK = ("random", *MINDS)
FAR = "farsighted"


def asked(bot: str, state: State, luck: KeyedLuck, player: int) -> Move:
    """What a bot does as a player."""
    view = DONJON.view(state, player)
    move: Move = BOTS[bot](
        view, DONJON.own_moves(state, player), luck.draw(*moment_key(state, player))
    )
    return move


@lru_cache(maxsize=256)
def whole_game(seated: tuple[str, ...], seed: int) -> tuple[tuple[State, ...], tuple[Move, ...]]:
    """Every state of a game between bots, and their moves; each is the bot's own and legal."""
    luck = KeyedLuck(seed)
    state, _ = DONJON.start(DONJON.setup({"players": len(seated)}), luck)
    states, made = [state], []
    while owing := deciders(state):
        move = asked(seated[owing[0]], state, luck, owing[0])
        assert move.player == owing[0]
        assert DONJON.why_not(state, move) is None
        state, _ = DONJON.play(state, move, luck)
        states.append(state)
        made.append(move)
        assert len(made) < 5000
    return tuple(states), tuple(made)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("bot", QUICK)
def test_bots_play_whole_games_with_their_own_moves(bot: str, players: int) -> None:
    for seed in range(2):
        states, _ = whole_game((bot,) * players, seed)
        assert states[-1].winners


@pytest.mark.parametrize("bot", [*QUICK, pytest.param(FAR, marks=pytest.mark.nightly)])
def test_bots_bargain_in_every_way(bot: str) -> None:
    used: Counter[str] = Counter()
    others = ("sensible", "random") if bot == FAR else (bot,) * 2
    games = [((bot, *others, others[0]), seed) for seed in range(4)]
    games += [((bot, *others), seed) for seed in range(8)]
    for seated, seed in games:
        made = whole_game(seated, seed)[1]
        used.update(move.verb for move in made if seated[move.player] == bot)
        if all(used[verb] for verb in BARGAINING):
            return
    assert not [verb for verb in BARGAINING if not used[verb]]


@pytest.mark.parametrize("bot", MINDS)
def test_bots_that_think_beat_the_random_one(bot: str) -> None:
    won = 0
    for seed in range(10):
        seated = ("random",) * (seed % 4) + (bot,) + ("random",) * (3 - seed % 4)
        won += seed % 4 in whole_game(seated, seed)[0][-1].winners
    assert won >= 6


# --- What they know -------------------------------------------------------------------------------


def some(players: int, every: int = 7) -> Sequence[State]:
    return whole_game(("sensible",) * players, 1)[0][::every]


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_view_allows_is_the_table_itself(players: int) -> None:
    for state in some(players):
        for viewer in range(players):
            view = DONJON.view(state, viewer)
            seen = known(view)
            assert len(unseen(view)) == state.adventure.size
            open_ = {"players", "adventure", "guild", "secret", "looked", "seen", "shown"}
            for name in set(State._fields) - open_ - {"scores", "winners"}:
                assert getattr(seen, name) == getattr(state, name), name
            for i in range(players):
                assert power(seen, i) == power(state, i)
                mine, true = seen.players[i], state.players[i]
                assert mine == true or i != viewer
                assert mine._replace(main=None, quests=()) == true._replace(main=None, quests=())


def test_cards_unseen_are_those_of_the_pile() -> None:
    for state in some(4):
        names = [state.setup.adventure[number] for number in unseen(DONJON.view(state, 0))]
        pile = (*state.adventure.mixed, *state.adventure.under)
        assert Counter(names) == Counter(state.setup.adventure[number] for number in pile)


def test_what_players_keep_is_not_to_come() -> None:
    state = whole_game(("sensible",) * 4, 1)[0][0]
    kept = ("fairy", "familiar", "goblin", "vial", "zombie", "toll", "trap")
    numbers = {state.setup.adventure.index(card) for card in kept}
    pile = tuple(number for number in state.adventure.mixed if number not in numbers)
    state = state._replace(adventure=Pile(pile), effect=Effect("toll", 1), discards=("trap",))
    state = state.with_player(0, fairy=True, companion="goblin", items=("vial", "dagger"))
    state = state.with_player(1, familiar=True, spoils=("zombie",))
    assert unseen(DONJON.view(state, 2)) == pile


def test_nothing_hidden_moves_a_bot() -> None:
    luck = KeyedLuck(3)
    for state in some(4, 3):
        owing = deciders(state)
        if not owing or state.stage in ("keep", "guild"):
            continue
        me = owing[0]
        other = state
        for i, owner in enumerate(state.players):
            if i != me and owner.main:
                other = other.with_player(i, main=owner.main._replace(quest="saint_michael"))
        for bot in MINDS:
            assert asked(bot, state, luck, me) == asked(bot, other, luck, me)


# --- What they are like ---------------------------------------------------------------------------


def promised(gems: int, price: int) -> State:
    """A promise of a player who is on turn, early in a game, and has so many gems."""
    state = next(state for state in whole_game(("sensible",) * 4, 1)[0] if state.stage == "supply")
    me = state.active
    word = Promise(me, (me + 1) % 4, Bundle(gems=price))
    return state.with_player(me, gems=gems)._replace(stage=WORD, promises=(word,))


@pytest.mark.parametrize(
    ("character", "price", "kept"),
    [(SENSIBLE, 2, True), (SENSIBLE, 9, False), (GREEDY, 1, True), (GREEDY, 4, False),
     (TREACHEROUS, 1, True), (TREACHEROUS, 2, False)],
)  # fmt: skip
def test_words_are_kept_as_they_are_worth(character: object, price: int, kept: bool) -> None:
    state = promised(9, price)
    me = state.active
    mind = Mind(state, me, own_moves(state, me), (), character)  # type: ignore[arg-type]
    assert (mind.choose().verb == moves.KEEP) is kept


def test_what_cannot_be_paid_is_asked_of_nobody() -> None:
    assert deciders(promised(0, 3)) == ()


def test_who_has_broken_words_is_trusted_less() -> None:
    state = promised(3, 1)
    false, true = (state.with_player(1, **seen) for seen in ({"broken": 3}, {"kept": 3}))
    trust = [Worth(it, 0, SENSIBLE).trust(1) for it in (false, state, true)]
    assert trust == sorted(trust)
    assert trust[0] < 0.5 < trust[1] < trust[2] < 1


def test_an_offer_of_what_is_gone_is_declined() -> None:
    state = next(it for it in whole_game(("sensible",) * 4, 1)[0] if it.stage == "supply")
    me, partner = state.active, (state.active + 1) % 4
    give, want = Bundle(gems=5), Bundle(spoils=("ogre",))
    state = state._replace(stage="answer", offer=Offer(me, partner, give, want))
    state = state.with_player(me, gems=5)
    there = state.with_player(partner, spoils=("ogre",), main=None)
    assert DONJON.why_not(there, Move(partner, moves.ACCEPT)) is None
    gone = state.with_player(partner, spoils=(), main=None)
    refusal = DONJON.why_not(gone, Move(partner, moves.ACCEPT))
    assert refusal
    assert (refusal.reason, refusal.facts["card"]) == ("bundle-spoil", "ogre")
    for bot in MINDS:
        assert asked(bot, gone, KeyedLuck(1), partner).verb == moves.DECLINE


@pytest.mark.parametrize("bot", MINDS)
def test_the_thief_steals_a_quest_where_it_is_worth_the_charm(bot: str) -> None:
    thief = who("thief", items=["blackmail_charm"], main="hero")
    others = who("priest", quests=["edge"]), who("warrior", quests=["hunter", "kind"])

    def verb(*players: dict[str, object]) -> str:
        return asked(bot, Table(*players).state, KeyedLuck(1), 0).verb

    assert verb(thief, *others) == moves.STEAL
    assert verb(thief, who("priest"), who("warrior")) != moves.STEAL
    full = {**thief, "quests": ["poor", "lavish", "lucky"]}
    assert verb(full, *others) != moves.STEAL
    if bot == "greedy":  # The charm is kept for a quest that it serves itself.
        assert verb({**thief, "main": "just"}, *others) != moves.STEAL


def test_a_charm_that_cannot_be_used_keeps_nobody_from_offering() -> None:
    for more in ((), ("blackmail_charm",)):
        seller = who("sorcerer", items=["power_armour", *more])
        table = Table(seller, who("warrior", gems=9), who("priest"))
        assert asked("sensible", table.state, KeyedLuck(1), 0).verb == moves.OFFER


def test_the_far_sighted_thief_tries_what_stealing_would_bring() -> None:
    thief = who("thief", items=["blackmail_charm"], main="hero")
    table = Table(thief, who("priest", quests=["edge"]), who("warrior"))
    found = thoughts(DONJON.view(table.state, 0), own_moves(table.state, 0))
    assert moves.STEAL in [move.verb for move in found[:MOVES]]


@pytest.mark.parametrize("bot", MINDS)
def test_a_quest_that_is_done_becomes_the_main_one_before_it_is_shown(bot: str) -> None:
    priest = who("priest", main="bloody", quests=["edge"], items=["double_axe"])
    table = Table(priest, who("thief"), who("warrior"), top=["new_choice", "chest"])
    table.play("done", "draw")
    assert str(asked(bot, table.state, KeyedLuck(1), 0)) == "P1: exchange quest1"
