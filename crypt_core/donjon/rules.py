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
    Held,
    Player,
    State,
)
from .tale import FOR_ADVENTURE, FOR_ADVENTURERS, FOR_FIRST, FOR_GUILD, FOR_PREY, Tale

Steps = tuple[Step[State], ...]


def start(setup: Setup, luck: Luck) -> tuple[State, Steps]:
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
    tale = Tale(state, luck)
    for player, adventurer in enumerate(seated):
        prey = luck.pick(TYPES, range(len(TYPES)), 0, FOR_PREY) if adventurer == RANGER else ""
        after = tale.state.with_player(player, prey=prey)
        tale.tell(ev.Seated(player, adventurer, prey), after)
    _throw(tale)
    _look(tale)
    settle(tale)
    return tale.state, tuple(tale.steps)


def _throw(tale: Tale) -> None:
    """The highest begins; those tied throw again (setup.first)."""
    tied = list(range(len(tale.state.players)))
    attempt = 0
    while len(tied) > 1:
        faces = {player: tale.die(FOR_FIRST, player, attempt) for player in tied}
        for player in tied:
            tale.tell(ev.Threw(player, faces[player]))
        tied = [player for player in tied if faces[player] == max(faces.values())]
        attempt += 1
    tale.tell(ev.First(tied[0]), first=tied[0])


def _look(tale: Tale) -> None:
    """All draw before any chooses (setup.quests)."""
    setup = tale.state.setup
    looked: list[tuple[str, ...]] = [()] * setup.players
    for player in range(setup.players):
        drawn, rest = pile.draw(tale.state.guild, setup.choice, tale.luck, FOR_GUILD)
        looked[player] = tuple(setup.quests[number] for number in drawn)
        secret = (None,) * setup.players
        event = ev.Looked(player, setup.choice)
        tale.tell(event, guild=rest, looked=tuple(looked), secret=secret)


def play(state: State, move: Move, luck: Luck) -> tuple[State, Steps]:
    """The state at the next decision, and the steps that lead to it.

    :raises IllegalMove: with the rule and the facts, if the move is not legal.
    """
    refusal = why_not(state, move)
    if refusal is not None:
        raise IllegalMove(refusal, state.setup.players)
    tale = Tale(state, luck)
    verb = _AT.get((state.stage, move.verb)) or _MOVES[move.verb]
    verb(tale, move)
    if move.verb in ANY_TIME and state.stage in (EXCHANGE, ROT):
        dungeon.ask_again(tale, state)
    settle(tale)
    return tale.state, tuple(tale.steps)


def settle(tale: Tale) -> None:
    """Play on until somebody has a decision to make or the game is over (end.target, end.now)."""
    while tale.state.stage != OVER:
        if scoring.reached(tale.state):
            scoring.finish(tale)
        elif deciders(tale.state):
            break
        else:
            _ON[tale.state.stage](tale)


# --- secret choices -------------------------------------------------------------------------------


def _choose_secretly(event: Callable[[int], ev.Event]) -> Callable[[Tale, Move], None]:
    def choose(tale: Tale, move: Move) -> None:
        chosen = tuple(
            (move.what or str(move.place)) if i == move.player else it
            for i, it in enumerate(tale.state.secret)
        )
        tale.tell(event(move.player), secret=chosen)

    return choose


def _kept(tale: Tale) -> None:
    """All have a main quest; the others go back, and the pile is shuffled (setup.quests)."""
    state = tale.state
    back = []
    for player, looked in enumerate(state.looked):
        kept = looked[int(state.secret[player]) - 1]
        state = state.with_player(player, main=Held(kept))
        back += [state.setup.quests.index(quest) for quest in looked if quest != kept]
    mixed = pile.shuffled(state.guild, back)
    tale.tell(ev.Shuffled(), state, guild=mixed, looked=(), secret=(), stage=BEGIN)


# --- a turn ---------------------------------------------------------------------------------------


def _begin(tale: Tale) -> None:
    """A turn begins: the pot, what was active, one wound (pot, active, turn.heal)."""
    state = tale.state
    player = state.active
    fresh = state._replace(resting=False, visited=False, bought=False, offered=(), shown=())
    tale.tell(ev.Turn(state.round, player), fresh, stage=SUPPLY)
    if state.turn % state.setup.players == 0 and not state.fought:
        tale.tell(ev.PotGrew(state.pot + 1), pot=state.pot + 1)
    if state.effect and state.effect.player == player:
        dungeon.expire(tale)
    if tale.state.players[player].wounds:
        tale.tell(ev.Healed(player, 1), goods.wound(tale.state, player, -1))


def _settled(tale: Tale) -> None:
    """Nobody has too much any more: on to the Dungeon, or to the quests (turn.order)."""
    state = tale.state
    if state.resting:
        tale.turn_to(QUESTS)
        return
    tale.turn_to(CHOOSE)
    if state.players[state.active].adventurer == PRIEST and state.adventure.size:
        (number,), _ = pile.draw(state.adventure, 1, tale.luck, FOR_ADVENTURE)
        tale.turn_to(CHOOSE, seen=number)


def _rest(tale: Tale) -> None:
    """The Warrior's rest begins, with promises (rest.village, rest.promises)."""
    tale.tell(ev.Rests(tale.state.active), card="", fight=None, stage=WORD)
    bargain.due(tale)


def _end(tale: Tale) -> None:
    """A turn is over, and the game if the pile is used up (end.deck)."""
    if tale.state.last:
        scoring.finish(tale)
    else:
        tale.turn_to(BEGIN, turn=tale.state.turn + 1, promises=())


def _to(stage: str) -> Callable[[Tale], None]:
    """Nobody is asked at a stage: on to this one."""
    return lambda tale: tale.turn_to(stage)


_ON: dict[str, Callable[[Tale], None]] = {
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
    PROMISE: lambda tale: tale.turn_to(ANNOUNCE, fight=current(tale.state)._replace(ready=())),
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

_AT: dict[tuple[str, str], Callable[[Tale, Move], None]] = {
    (KEEP, moves.CHOOSE): _choose_secretly(ev.Chose),
    (GUILD, moves.CHOOSE): village.take_quest,
    (SUPPLY, moves.DONE): village.leave,
    (REST, moves.DONE): village.leave,
    (EXCHANGE, moves.DONE): _choose_secretly(ev.ChoseExchange),
    (QUESTS, moves.DONE): village.no_claim,
}
"""What a verb does that means another thing at another stage."""
_MOVES: dict[str, Callable[[Tale, Move], None]] = {
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
