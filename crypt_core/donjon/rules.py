"""The rules of Donjon as they unfold: from a decision to the next, event by event.

Ids in brackets are those of the index of rules (`rules.toml`). What is allowed is `judge`'s to say,
whom a stage asks `asking`'s. What happens is told in `village`, `dungeon`, `combat`, `aftermath`
and `bargain`; here it is put together.
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine import pile
from ..engine.game import IllegalMove, Step
from ..engine.luck import Luck
from ..engine.pile import Pile
from . import aftermath, bargain, combat, dungeon, goods, moves, scoring, village
from . import events as ev
from .asking import current, deciders
from .components import ADVENTURERS, DRACONIC, PRIEST, RANGER, TYPES, Setup
from .judge import why_not
from .judge_village import ANY_TIME
from .moves import Move
from .state import (
    AFTER,
    ANNOUNCE,
    BEGIN,
    BID,
    CHOOSE,
    DISCARD,
    DJINN_GIFT,
    DRAWING,
    END,
    EXCHANGE,
    FLEE,
    GUILD,
    KEEP,
    LOSSES,
    NEGOTIATE,
    OBLIVION,
    OVER,
    PICK,
    PLUNDER,
    PROMISE,
    QUESTS,
    REPLAY,
    REST,
    RESTING,
    RESULT,
    ROLL,
    ROT,
    SIDES,
    SUPPLY,
    SURPLUS,
    VANISH,
    WORD,
    Player,
    State,
    UnfinishedQuest,
)
from .steps import FOR_ADVENTURE, FOR_ADVENTURERS, FOR_FIRST, FOR_GUILD, FOR_PREY, Steps


def start(setup: Setup, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
    """The state at the first decision of a new game, and the steps that lead to it (setup.*)."""
    seated = setup.adventurers or luck.deal(
        ADVENTURERS, range(len(ADVENTURERS)), setup.players, FOR_ADVENTURERS
    )
    items = tuple(item for item in setup.items if item not in DRACONIC.values())
    state = State(
        setup=setup,
        stage=KEEP,
        players=tuple(map(Player, seated)),
        first=0,
        adventure=Pile(tuple(range(len(setup.adventure)))),
        guild=Pile(tuple(range(len(setup.quests)))),
        shop=items,
        apart=tuple(DRACONIC.values()),
    )
    steps = Steps(state, luck)
    for player, adventurer in enumerate(seated):
        prey = luck.pick(TYPES, range(len(TYPES)), 0, FOR_PREY) if adventurer == RANGER else ""
        after = steps.state.with_player(player, prey=prey)
        steps.add(ev.Seated(player, adventurer, prey), after)
    _throw(steps)
    _look(steps)
    settle(steps)
    return steps.state, tuple(steps.taken)


def _throw(steps: Steps) -> None:
    """The highest begins; those tied throw again (setup.first)."""
    tied = list(range(len(steps.state.players)))
    attempt = 0
    while len(tied) > 1:
        faces = {player: steps.die(FOR_FIRST, player, attempt) for player in tied}
        for player in tied:
            steps.add(ev.Threw(player, faces[player]))
        tied = [player for player in tied if faces[player] == max(faces.values())]
        attempt += 1
    steps.add(ev.First(tied[0]), first=tied[0])


def _look(steps: Steps) -> None:
    """All draw before any chooses (setup.quests)."""
    setup = steps.state.setup
    looked: list[tuple[str, ...]] = [()] * setup.players
    for player in range(setup.players):
        drawn, rest = pile.draw(steps.state.guild, setup.choice, steps.luck, FOR_GUILD)
        looked[player] = tuple(setup.quests[number] for number in drawn)
        secret = (None,) * setup.players
        event = ev.Looked(player, setup.choice)
        steps.add(event, guild=rest, looked=tuple(looked), secret=secret)


def play(state: State, move: Move, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
    """The state at the next decision, and the steps that lead to it.

    :raises IllegalMove: with the rule and the facts, if the move is not legal.
    """
    refusal = why_not(state, move)
    if refusal is not None:
        raise IllegalMove(refusal, state.setup.players)
    steps = Steps(state, luck)
    verb = _AT.get((state.stage, move.verb)) or _MOVES[move.verb]
    verb(steps, move)
    if move.verb in ANY_TIME and state.stage in (EXCHANGE, ROT):
        dungeon.ask_again(steps, state)
    settle(steps)
    return steps.state, tuple(steps.taken)


def settle(steps: Steps) -> None:
    """Play on until somebody has a decision to make or the game is over (end.target, end.now)."""
    while steps.state.stage != OVER:
        if scoring.reached(steps.state):
            scoring.finish(steps)
        elif deciders(steps.state):
            break
        else:
            _ON[steps.state.stage](steps)


# --- secret choices -------------------------------------------------------------------------------


def _choose_secretly(event: Callable[[int], ev.Event]) -> Callable[[Steps, Move], None]:
    def choose(steps: Steps, move: Move) -> None:
        chosen = tuple(
            (move.what or str(move.place)) if i == move.player else it
            for i, it in enumerate(steps.state.secret)
        )
        steps.add(event(move.player), secret=chosen)

    return choose


def _kept(steps: Steps) -> None:
    """All have a main quest; the others go back, and the pile is shuffled (setup.quests)."""
    state = steps.state
    back = []
    for player, looked in enumerate(state.looked):
        kept = looked[int(state.secret[player]) - 1]
        state = state.with_player(player, main=UnfinishedQuest(kept))
        back += [state.setup.quests.index(quest) for quest in looked if quest != kept]
    mixed = pile.shuffled(state.guild, back)
    steps.add(ev.Shuffled(), state, guild=mixed, looked=(), secret=(), stage=BEGIN)


# --- a turn ---------------------------------------------------------------------------------------


def _begin(steps: Steps) -> None:
    """A turn begins: the pot, what was active, one wound (pot, active, turn.heal)."""
    state = steps.state
    player = state.active
    fresh = state._replace(resting=False, visited=False, bought=False, offered=(), shown=())
    steps.add(ev.Turn(state.round, player), fresh, stage=SUPPLY)
    if state.turn % state.setup.players == 0 and not state.fought:
        steps.add(ev.PotGrew(state.pot + 1), pot=state.pot + 1)
    if state.effect and state.effect.player == player:
        dungeon.expire(steps)
    if steps.state.players[player].wounds:
        steps.add(ev.Healed(player, 1), goods.wound(steps.state, player, -1))


def _settled(steps: Steps) -> None:
    """Nobody has too much any more: on to the Dungeon, or to the quests (turn.order)."""
    state = steps.state
    if state.resting:
        steps.turn_to(QUESTS)
        return
    steps.turn_to(CHOOSE)
    if state.players[state.active].adventurer == PRIEST and state.adventure.size:
        (number,), _ = pile.draw(state.adventure, 1, steps.luck, FOR_ADVENTURE)
        steps.turn_to(CHOOSE, seen=number)


def _rest(steps: Steps) -> None:
    """The Warrior's rest begins, with promises (rest.village, rest.promises)."""
    steps.add(ev.Rests(steps.state.active), card="", fight=None, stage=WORD)
    bargain.due(steps)


def _end(steps: Steps) -> None:
    """A turn is over, and the game if the pile is used up (end.deck)."""
    if steps.state.last:
        scoring.finish(steps)
    else:
        steps.turn_to(BEGIN, turn=steps.state.turn + 1, promises=())


def _to(stage: str) -> Callable[[Steps], None]:
    """Nobody is asked at a stage: on to this one."""
    return lambda steps: steps.turn_to(stage)


_ON: dict[str, Callable[[Steps], None]] = {
    KEEP: _kept,
    BEGIN: _begin,
    SURPLUS: _settled,
    DRAWING: dungeon.draw,
    EXCHANGE: dungeon.exchanged,
    ROT: dungeon.rotted,
    DISCARD: _to(RESTING),
    DJINN_GIFT: _to(AFTER),
    NEGOTIATE: _to(FLEE),
    BID: _to(PICK),
    PICK: _to(FLEE),
    PROMISE: lambda steps: steps.turn_to(ANNOUNCE, fight=current(steps.state)._replace(ready=())),
    FLEE: _to(ANNOUNCE),
    ANNOUNCE: combat.announced,
    SIDES: combat.sided,
    VANISH: _to(ROLL),
    ROLL: combat.roll,
    REPLAY: combat.after_replay,
    OBLIVION: combat.decided,
    RESULT: aftermath.result,
    LOSSES: aftermath.losses,
    PLUNDER: _to(AFTER),
    AFTER: aftermath.after,
    RESTING: _rest,
    WORD: bargain.lapse,
    QUESTS: _to(END),
    END: _end,
}
"""What comes when a stage asks nobody, or nobody any more."""

_AT: dict[tuple[str, str], Callable[[Steps, Move], None]] = {
    (KEEP, moves.CHOOSE): _choose_secretly(ev.Chose),
    (GUILD, moves.CHOOSE): village.take_quest,
    (SUPPLY, moves.DONE): village.leave,
    (REST, moves.DONE): village.leave,
    (EXCHANGE, moves.DONE): _choose_secretly(ev.ChoseExchange),
    (QUESTS, moves.DONE): village.no_claim,
}
"""What a verb does that means another thing at another stage."""
_MOVES: dict[str, Callable[[Steps, Move], None]] = {
    moves.BUY: village.buy,
    moves.HEAL: village.heal,
    moves.GUILD: village.guild,
    moves.TROPHY: village.trophy,
    moves.DROP: village.drop,
    moves.CLAIM: village.claim,
    moves.STEAL: village.steal,
    moves.DRAW: dungeon.enter,
    moves.ARENA: dungeon.open_arena,
    moves.RAID: dungeon.raid,
    moves.EXCHANGE: _choose_secretly(ev.ChoseExchange),
    moves.DISCARD: _choose_secretly(ev.ChoseSpoil),
    moves.TAKE: aftermath.take_gift,
    moves.BIND: combat.bind,
    moves.RING: combat.ring,
    moves.FIGHT: combat.stand,
    moves.FLEE: combat.flee,
    moves.USE: combat.use,
    moves.DONE: combat.ready,
    moves.SIDE: _choose_secretly(ev.Sided),
    moves.VANISH: combat.vanish,
    moves.REPLAY: combat.replay,
    moves.FORGET: combat.forget,
    moves.PLUNDER: aftermath.plunder,
    moves.OFFER: bargain.offer,
    moves.COUNTER: bargain.counter,
    moves.ACCEPT: bargain.accept,
    moves.DECLINE: bargain.decline,
    moves.CALL: bargain.call,
    moves.BID: bargain.bid,
    moves.PASS: bargain.pass_by,
    moves.ALLY: bargain.ally,
    moves.ALONE: bargain.alone,
    moves.PROMISE: bargain.promise,
    moves.KEEP: bargain.keep,
    moves.BREAK: bargain.break_,
}
