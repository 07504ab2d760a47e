"""What holds in every game, whatever is played: cards, gems, wounds, and that it ends."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import lru_cache

import pytest

from crypt_core.donjon import events as ev
from crypt_core.donjon import moves
from crypt_core.donjon.coach.bots import random_bot
from crypt_core.donjon.components import (
    ADVENTURERS,
    FAIRY,
    FAMILIAR,
    LENGTHS,
    PLACES,
    TYPELESS,
    Setup,
    read_setup,
)
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.judge_deals import NOW, prices
from crypt_core.donjon.moves import Move
from crypt_core.donjon.position import position
from crypt_core.donjon.state import OVER, PICK, State
from crypt_core.engine.game import Step
from crypt_core.engine.luck import KeyedLuck
from tests.donjon.build import Table, who
from tests.donjon.haggling import haggled, laden
from tests.strategies import Playthrough, Turn

MOST = 6000
"""Decisions after which a game would have no end."""
BEGUN = range(12)
LAID = range(100, 104)
"""Games from a table laid by hand, where there is an occasion for all that is rare."""
PAIRED = range(104, 112)
"""Games of two from a table where what is asked for in advance may be spent on a quest first."""
SEEDS = (*BEGUN, *LAID, *PAIRED)
HAGGLED = (*range(200, 250), *range(2000, 2400, 5))
"""Games in which all that can be said in a bargain is, and quests are shown at any time.

One half begin as games do, of them one half with adventurers that were chosen; the others begin
where there is much to bargain with. Five in a row are of 2 to 6 players; the last are all of two,
who may be paid in advance.
"""


def laid() -> State:
    """Four who hold what is seldom used, strong enough to meet what comes, to 20 trophies."""
    return position(
        [
            who("sorcerer", items=["charm_ring", "short_sword"], gems=12, quests=["poor", "just"]),
            who("priest", items=["oblivion_helm", "double_axe"], main="kind", quests=["hero"]),
            who("ranger", items=["binding_bow", "plate_armour"], gems=9, main="hunter"),
            who("thief", items=["blackmail_charm", "key"], main="edge", spoils=["ogre", "lich"]),
        ],
        length=20,
        temple=4,
        top=["orc", "new_choice", "djinn", "goblin"],
    )


def paired(luck: KeyedLuck) -> State:
    """Two: one of whom has heard what a help costs in advance, and shown a quest that takes spoils.

    What both have done is drawn, so what is in the price may be there or not.
    """
    first = who(
        "priest", gems=6, items=["dagger"], quests=["kind", "bloody", "hunter"],
        spoils=["skeleton", "zombie", "ghoul", "goblin", "orc", "kobold", "slime", "harpy",
                "griffin"],
    )  # fmt: skip
    table = Table(first, who("thief", quests=["edge", "just"], gems=4), top=["ogre"]).meet("call")
    space = prices(table.state, now=True)
    asked = next(
        move
        for number in range(len(space))
        if (price := space[luck.draw(98, number) % len(space)]).named
        and not DONJON.why_not(table.state, move := Move(1, moves.BID, give=price, also=NOW))
    )
    shown = ("kind", "bloody", "hunter")[luck.draw(98) % 3]
    return table.play(str(asked), f"P1: claim {shown}").state


def random_move(state: State, player: int, draw: int) -> Move:
    """A random bot's move; a price in advance is any there is, of which the bot sees a few."""
    move = random_bot(DONJON.view(state, player), DONJON.own_moves(state, player), draw)
    if move.verb != moves.BID or not move.also:
        return move
    space = prices(state, now=True)
    dearer = move._replace(give=space[draw % len(space)])
    return move if DONJON.why_not(state, dearer) else dearer


def on_to_the_end(
    setup: Setup,
    seed: int,
    opening: tuple[Step[State], ...],
    state: State,
    choose: Callable[[State, int, int], Move],
) -> Playthrough:
    """What is played by moves that are chosen by state, player and number."""
    luck = KeyedLuck(seed)
    turns: list[Turn] = []
    while owing := DONJON.deciders(state):
        assert len(turns) < MOST, "there is no end of it"
        move = choose(state, owing[len(turns) % len(owing)], len(turns))
        after, steps = DONJON.play(state, move, luck)
        turns.append(Turn(state, move, after, steps))
        state = after
    return Playthrough(setup, seed, opening, tuple(turns))


def hagglers(seed: int) -> Playthrough:
    """A game of players who bargain, and show things at any time."""
    dice, players = random.Random(seed), 2 + seed % 5
    if seed % 2:
        state = laden(players, seed)
        opening: tuple[Step[State], ...] = (Step(ev.Turn(state.round, state.active), state),)
    else:
        length = LENGTHS[0] if players == 2 else dice.choice(LENGTHS)
        chosen = dice.sample(ADVENTURERS, players) if seed % 4 else []
        fields = {"players": players, "length": length, "adventurers": chosen}
        state, opening = DONJON.start(read_setup(fields), KeyedLuck(seed))
    return on_to_the_end(
        state.setup, seed, opening, state, lambda now, player, _: haggled(now, player, dice)
    )


@lru_cache(maxsize=len(SEEDS) + 1)
def played(seed: int) -> Playthrough:
    """A game of random players who pick the verb first, for 2 to 6, of each length."""
    if seed in HAGGLED:
        return hagglers(seed)
    players = 2 + seed % 5
    setup = read_setup({"players": players, "length": 12 if players == 2 else 15 + 5 * (seed == 4)})
    luck = KeyedLuck(seed)
    state, opening = DONJON.start(setup, luck)
    if seed not in BEGUN:
        state = laid() if seed in LAID else paired(luck)
        setup, opening = state.setup, (Step(ev.Turn(state.round, state.active), state),)

    def choose(now: State, player: int, number: int) -> Move:
        return random_move(now, player, luck.draw(99, number))

    return on_to_the_end(setup, seed, opening, state, choose)


@pytest.fixture(
    scope="module",
    params=(
        *SEEDS,
        *HAGGLED[:10],
        *(pytest.param(seed, marks=pytest.mark.nightly) for seed in HAGGLED[10:]),
    ),
    ids=str,
)
def seed(request: pytest.FixtureRequest) -> int:
    """The number of a game; all that is tested of it is tested before the next one is played."""
    return int(request.param)


@pytest.fixture(scope="module")
def game(seed: int) -> Playthrough:
    """The game of this number."""
    return played(seed)


def adventure_cards(state: State) -> list[str]:
    """Every adventure card, wherever it is."""
    found = [state.setup.adventure[it] for it in (*state.adventure.mixed, *state.adventure.under)]
    found += state.discards
    found += [state.effect.card] if state.effect else []
    found += [state.card] if state.card not in ("", "guardian") else []
    for player in state.players:
        found += [item for item in player.items if item in TYPELESS]
        found += [*player.spoils, *([player.companion] if player.companion else [])]
        found += [FAMILIAR] * player.familiar + [FAIRY] * player.fairy
    return found


def test_no_card_item_or_quest_is_lost_or_there_twice(game: Playthrough) -> None:
    setup = game.setup
    cards, quests = Counter(setup.adventure), Counter(setup.quests)
    for state in game.states:
        assert Counter(adventure_cards(state)) == cards
        items = [it for player in state.players for it in player.items if it not in TYPELESS]
        there = Counter((*items, *state.shop, *state.apart, *state.gone))
        assert there == Counter(list(setup.items))
        lying = [setup.quests[it] for it in (*state.guild.mixed, *state.guild.under)]
        lying += [quest for looked in state.looked for quest in looked]
        for player in state.players:
            lying += [it.quest for it in player.unfinished] + [it.quest for it in player.done]
        assert Counter(lying) == quests


def test_numbers_stay_within_their_bounds(game: Playthrough) -> None:
    for state in game.states:
        assert min(state.temple, state.pot) >= 0
        for player in state.players:
            assert 0 <= player.wounds <= 4
            assert player.trophies >= 0
            assert player.gems >= 0
            assert len(player.quests) <= 3
        if state.stage in ("choose", "quests"):
            for i, player in enumerate(state.players):
                over = sum(max(0, len(state.typed(i, place)) - 1) for place in PLACES)
                assert over <= player.familiar


def gems(state: State) -> int:
    return sum(player.gems for player in state.players) + state.temple + state.pot


def from_reserve(event: ev.Event) -> int:
    """Gems that come from the reserve with an event, or go back to it."""
    match event:
        case ev.PotGrew():
            return 1
        case ev.Found(gems=count) | ev.Shared(gems=count) | ev.Claimed(gems=count):
            return count
        case ev.Won(gems=count):
            return count or 0
        case ev.Bought(gems=cost) | ev.BoughtTrophy(gems=cost) | ev.Paid(gems=cost):
            return -cost
        case ev.Guided(gems=cost):
            return -cost
        case _:
            return 0


def test_gems_come_and_go_only_as_events_tell(game: Playthrough) -> None:
    for turn in game.turns:
        count, temple = gems(turn.state), turn.state.temple
        for event, after in turn.steps:
            # The Temple's gems are there already when they are won.
            taken = temple if isinstance(event, ev.Won) and temple and not after.temple else 0
            count += from_reserve(event) - taken
            assert gems(after) == count, str(event)
            temple = after.temple


def test_every_game_ends_and_who_has_won_is_told(game: Playthrough) -> None:
    end = game.states[-1]
    assert end.stage == OVER
    assert end.winners
    reached = any(player.trophies >= game.setup.length for player in end.players)
    assert reached or end.last


def test_there_is_a_legal_move_until_the_end_and_none_after(game: Playthrough) -> None:
    for state in game.states[:-1]:
        for player in DONJON.deciders(state):
            assert any(move.verb != moves.CLAIM for move in DONJON.own_moves(state, player))
    end = game.states[-1]
    assert DONJON.deciders(end) == ()
    assert list(DONJON.legal_moves(end)) == []
    for turn in game.turns[-5:]:
        assert DONJON.why_not(end, turn.move) is not None


def test_a_unique_power_is_used_once_and_tokens_of_a_side_are_shown_by_who_has_them(
    game: Playthrough,
) -> None:
    for turn in game.turns:
        for before, after in zip(turn.state.players, turn.after.players, strict=True):
            assert before.token or not after.token
        for event, state in turn.steps:
            if isinstance(event, ev.Sides):
                assert state.fight is not None
                own = {state.active, state.fight.fighter, state.fight.victim}
                shown = [player for player, side in event.sides]
                assert len(set(shown)) == len(shown)
                assert not own & set(shown)
                assert game.setup.players > 2


@pytest.mark.change
def test_random_players_use_every_verb() -> None:
    used = {move.verb for seed in SEEDS for move in played(seed).moves}
    assert set(moves.VERBS) == used


def test_what_is_asked_for_in_advance_is_spent_meanwhile_in_some_game() -> None:
    met = 0
    for seed in PAIRED:
        for state in played(seed).states:
            if state.stage == PICK and state.fight and state.fight.bids[0].now:
                taken = Move(state.active, moves.ALLY, whom=state.fight.bids[0].player)
                met += DONJON.why_not(state, taken) is not None
    assert met > 1


def test_every_length_is_played() -> None:
    assert {played(seed).setup.length for seed in SEEDS} == {12, 15, 20}


def test_every_move_is_read_as_it_is_written(game: Playthrough) -> None:
    for turn in game.turns:
        assert DONJON.read_move(DONJON.write_move(turn.move), turn.state) == turn.move


@pytest.mark.nightly
@pytest.mark.parametrize("first", range(250, 700, 50))
def test_all_of_it_in_many_more_games(first: int) -> None:
    for seed in range(first, first + 50):
        game = hagglers(seed)
        for holds in (
            test_no_card_item_or_quest_is_lost_or_there_twice,
            test_numbers_stay_within_their_bounds,
            test_gems_come_and_go_only_as_events_tell,
            test_every_game_ends_and_who_has_won_is_told,
            test_there_is_a_legal_move_until_the_end_and_none_after,
            test_a_unique_power_is_used_once_and_tokens_of_a_side_are_shown_by_who_has_them,
            test_every_move_is_read_as_it_is_written,
        ):
            holds(game)


def test_hagglers_name_things_and_words_of_every_kind() -> None:
    named = set()
    for seed in HAGGLED[:20]:
        for move in played(seed).moves:
            named |= {(move.verb, field) for field, it in move.give._asdict().items() if it}
    fields = {"gems", "items", "spoils", "quests", "helps"}
    assert named >= {(verb, it) for verb in (moves.OFFER, moves.BID) for it in fields}
    assert {(moves.BID, "trophies"), (moves.OFFER, "side"), (moves.PROMISE, "quests")} <= named


@pytest.mark.parametrize("seed", [*SEEDS[:5], *HAGGLED[:10]])
def test_nothing_hidden_is_in_the_view_of_who_may_not_know(seed: int) -> None:
    """Another main quest, side or pile makes no difference to who may not know it."""
    game = played(seed)
    for turn in game.turns[:: max(1, len(game.turns) // 12)]:
        state = turn.state
        for viewer in (None, *range(game.setup.players)):
            other = state
            for i, player in enumerate(state.players):
                if i != viewer and player.main:
                    other = other.with_player(i, main=player.main._replace(quest="hero"))
            mixed = tuple(sorted(state.guild.mixed, reverse=True))
            secret = tuple(
                it if i == viewer or it is None else "attacker" for i, it in enumerate(state.secret)
            )
            other = other._replace(guild=state.guild._replace(mixed=mixed), secret=secret)
            assert DONJON.view(other, viewer) == DONJON.view(state, viewer)
