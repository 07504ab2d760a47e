"""The rules of Crypt as they unfold: from a decision to the next, event by event.

Ids in brackets are those of the index of rules (`rules.toml`). What is allowed is `judge`'s to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..engine.game import IllegalMove, Step
from ..engine.luck import Luck
from . import events as ev
from . import ghost, moves
from .components import GHOST, HALFWAY, REVEALED, SERVANTS, Card, Setup, deck_for
from .judge import can_flip, why_not, window_moves
from .moves import Move
from .scoring import rank, score_sheet
from .state import (
    CLAIM,
    COLLECT,
    LAST,
    NOBODY,
    OVER,
    PASS,
    POTTERY,
    REROLL,
    REVEAL,
    TIE,
    GhostHand,
    Owned,
    Player,
    RolledDie,
    State,
    Treasure,
)

# What a draw is for: the first part of its key (see engine.luck).
FOR_DECK = 1
"""(): the order of the whole deck; a card's place in it depends on its number alone."""
FOR_GHOST = 2
"""(round, turn 1-2, die 0-2)"""
FOR_EFFORT = 3
"""(round, player, slot, die 1-3, how many times it was rolled again)"""
FOR_TIE = 4
"""(attempt, player, die 0-2)"""


class Steps:
    """The steps that a move has led to so far, and the state after them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.taken: list[Step[State]] = []

    def add(self, event: ev.Event, state: State) -> None:
        """Add an event, with the state right after it."""
        self.state = state
        self.taken.append(Step(event, state))

    def turn_to(self, **changes: Any) -> None:
        """Change the state without an event, as when the turn passes: the last step has it too."""
        self.state = self.state._replace(**changes)
        if self.taken:
            self.taken[-1] = Step(self.taken[-1].event, self.state)


def start(setup: Setup, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
    """The state at the first decision of a new game, and the steps that lead to it."""
    state = State(
        setup=setup,
        round=0,
        stage=REVEAL,
        leader=setup.leader,
        turn=0,
        deck=deck_for(setup.players),
        crypt=(),
        players=(Player(),) * setup.seats,
    )
    steps = Steps(state)
    _reveal(steps, luck)
    _settle(steps, luck)
    return steps.state, tuple(steps.taken)


def play(state: State, move: Move, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
    """The state at the next decision, and the steps that lead to it.

    :raises IllegalMove: with the rule and the facts, if the move is not legal.
    """
    refusal = why_not(state, move)
    if refusal is not None:
        raise IllegalMove(refusal, state.setup.players)
    steps = Steps(state)
    _MOVES[move.verb](steps, move, luck)
    _settle(steps, luck)
    return steps.state, tuple(steps.taken)


# --- the round, one stage after another -----------------------------------------------------------


def _settle(steps: Steps, luck: Luck) -> None:
    """Play on until somebody has a decision to make or the game is over."""
    while (carry_on := _STAGES[steps.state.stage]) is not None and carry_on(steps, luck):
        pass


def _at_pottery(steps: Steps, luck: Luck) -> bool:
    """Between Reveal and Claim, Pottery B may be used, in turn order (reveal.before-claim)."""
    state = steps.state
    if state.turn == state.setup.seats:
        steps.turn_to(stage=CLAIM, turn=0)
    elif window_moves(state, state.table_order[state.turn]):
        return False
    else:
        steps.turn_to(turn=state.turn + 1)
    return True


def _at_claim(steps: Steps, luck: Luck) -> bool:
    state = steps.state
    if state.turn == len(state.claim_order):
        _begin_collect(steps)
    elif state.is_ghost(state.claim_order[state.turn]):
        _ghost_turn(steps, luck)
        steps.turn_to(turn=steps.state.turn + 1)
    else:
        return False
    return True


def _at_collect(steps: Steps, luck: Luck) -> bool:
    state = steps.state
    if state.turn == state.setup.seats:
        _end_round(steps, luck)
        return True
    player = state.table_order[state.turn]
    if state.is_ghost(player):
        _ghost_collect(steps)
    else:
        _collect(steps, player, luck)
    steps.turn_to(stage=REROLL)
    return True


def _at_reroll(steps: Steps, luck: Luck) -> bool:
    """After a player's rolls, Idols A may be used (collect.reroll)."""
    state = steps.state
    if window_moves(state, state.table_order[state.turn]):
        return False
    steps.turn_to(stage=COLLECT, turn=state.turn + 1, rolled=())
    return True


def _at_last(steps: Steps, luck: Luck) -> bool:
    """Before scoring, any-time powers may be used one last time (any-time)."""
    state = steps.state
    if state.turn == state.setup.seats:
        _score(steps)
        return True
    if window_moves(state, state.table_order[state.turn]):
        return False
    steps.turn_to(turn=state.turn + 1)
    return True


_STAGES = {
    POTTERY: _at_pottery,
    CLAIM: _at_claim,
    COLLECT: _at_collect,
    REROLL: _at_reroll,
    LAST: _at_last,
    TIE: None,
    OVER: None,
}


def _reveal(steps: Steps, luck: Luck) -> None:
    """Draw the round's treasures, face-down ones last (reveal.count)."""
    state = steps.state
    up, down = REVEALED[state.setup.players]
    drawn, top = _draw(state, up + down, luck)
    gone = {card.number for card in drawn}
    everyone = (1 << state.setup.seats) - 1
    crypt: tuple[Treasure | None, ...] = tuple(
        Treasure(card, i < up, everyone if i < up else 0) for i, card in enumerate(drawn)
    )
    state = state._replace(
        stage=REVEAL,
        round=state.round + 1,
        turn=0,
        deck=tuple(card for card in state.deck if card.number not in gone),
        top=top,
        crypt=crypt,
        players=tuple(player._replace(placed=False) for player in state.players),
        ghost=GhostHand(),
        ghost_pushed=0,
    )
    steps.add(ev.Revealed(state.round, tuple(_shown(t) for t in crypt if t)), state)
    if state.setup.solo:
        # Highest first, a face-down treasure halfway; the sort keeps the first drawn on the left.
        order = sorted(range(up + down), key=lambda i: -(drawn[i].value if i < up else HALFWAY))
        laid = tuple(crypt[i] for i in order)
        steps.add(ev.Arranged(tuple(order)), state._replace(crypt=laid))
    steps.turn_to(stage=POTTERY)


def _draw(state: State, count: int, luck: Luck) -> tuple[tuple[Card, ...], str | None]:
    """The next cards of the deck, and the kind that the back of the one after them shows.

    The first is of the kind that everybody has seen on top (deck.back), also where new luck has
    come since. A card's place in the shuffle is its own, so the same luck deals the same cards as
    if it had not been asked for the first one apart.
    """
    deck: Sequence[Card] = state.deck
    first: tuple[Card, ...] = ()
    if state.top is not None:
        alike = [card for card in deck if card.kind == state.top]
        first = luck.deal(alike, [card.number for card in alike], 1, FOR_DECK)
        deck = [card for card in deck if card is not first[0]]
    wanted = min(count + 1 - len(first), len(deck))
    drawn = (*first, *luck.deal(deck, [card.number for card in deck], wanted, FOR_DECK))
    return drawn[:count], drawn[count].kind if len(drawn) > count else None


# --- II. Claim ------------------------------------------------------------------------------------


def _place(
    steps: Steps, player: int, slot: int, dice: ev.Dice, passing: tuple[ev.Passing, ...] = ()
) -> None:
    """Put servants on a treasure; whoever was there gets all dice back ready (claim.push)."""
    state = steps.state
    treasure = state.crypt[slot]
    assert treasure is not None
    pushed = None
    if treasure.owner != NOBODY:
        pushed = ev.Pushed(treasure.owner, ev.Dice(treasure.servants, treasure.effort))
        theirs = state.players[treasure.owner]
        state = state.with_player(treasure.owner, ready=theirs.ready + treasure.servants)
        if state.is_ghost(treasure.owner):
            state = state._replace(ghost_pushed=state.ghost_pushed + treasure.servants)
    mine = state.players[player]
    state = state.with_player(player, ready=mine.ready - dice.servants, placed=True)
    claimed = treasure._replace(owner=player, servants=dice.servants, effort=dice.effort)
    state = state.with_treasure(slot, claimed)
    steps.add(ev.Placed(player, dice, slot, pushed, passing), state)


def _claim(steps: Steps, move: Move, luck: Luck) -> None:
    for slot, efforts in move.dice:
        _place(steps, move.player, slot, ev.Dice(len(efforts), efforts[0]))
    steps.turn_to(turn=steps.state.turn + 1)


def _recover(steps: Steps, move: Move, luck: Luck) -> None:
    state = steps.state
    mine = state.players[move.player]
    state = state.with_player(move.player, ready=mine.ready + mine.exhausted, exhausted=0)
    steps.add(ev.Recovered(move.player, mine.exhausted), state)
    steps.turn_to(turn=steps.state.turn + 1)


def _ghost_turn(steps: Steps, luck: Luck) -> None:
    """The Ghost rolls, joins equal dice and places the groups (ghost.roll to ghost.second)."""
    state = steps.state
    second = state.last_turn
    count = state.ghost_pushed if second else SERVANTS
    if count == 0:
        steps.add(ev.GhostIdle(), state._replace(ghost=GhostHand()))
        return
    turn = 2 if second else 1
    faces = tuple(luck.die(FOR_GHOST, state.round, turn, die) for die in range(count))
    steps.add(ev.GhostRolled(faces, turn), state._replace(ghost=GhostHand(faces)))
    placing = ghost.placing(faces, second)
    leaving = ghost.groups(faces)[len(placing) :]
    hand = GhostHand(faces, placing, leaving)
    steps.add(ev.GhostGrouped(placing, leaving), steps.state._replace(ghost=hand))
    for dice, aim in ghost.turn(ghost.bars(state.crypt), placing):
        hand = hand._replace(groups=hand.groups[1:])
        if aim.slot is None:
            hand = hand._replace(aside=(*hand.aside, dice))
            state = steps.state._replace(ghost=hand)
            steps.add(ev.GhostSetAside(dice, aim.passing), state)
        else:
            steps.state = steps.state._replace(ghost=hand)
            _place(steps, GHOST, aim.slot, dice, aim.passing)


# --- III. Collect ---------------------------------------------------------------------------------


def _begin_collect(steps: Steps) -> None:
    """Unclaimed treasures go; who was pushed off everywhere gets the exhausted back."""
    state = steps.state._replace(stage=COLLECT, turn=0, ghost=GhostHand(), ghost_pushed=0)
    unclaimed = tuple(s for s, t in enumerate(state.crypt) if t and t.owner == NOBODY)
    if unclaimed:
        for slot in unclaimed:
            state = _to_box(state, slot)
        steps.add(ev.Discarded(unclaimed), state)
    else:
        steps.turn_to(stage=COLLECT, turn=0, ghost=GhostHand(), ghost_pushed=0)
    holders = {t.owner for t in state.crypt if t}
    for player in state.table_order:
        mine = state.players[player]
        if mine.placed and mine.exhausted and player not in holders and not state.is_ghost(player):
            state = state.with_player(player, ready=mine.ready + mine.exhausted, exhausted=0)
            steps.add(ev.Refreshed(player, mine.exhausted), state)


def _to_box(state: State, slot: int) -> State:
    """Discard a treasure; a face-down one stays unseen (collect.discard)."""
    treasure = state.crypt[slot]
    assert treasure is not None
    box = (*state.box, Owned(treasure.card, treasure.known))
    return state.with_treasure(slot, None)._replace(box=box)


def _collect(steps: Steps, player: int, luck: Luck) -> None:
    """Roll the player's placed dice, then take the treasures, whatever the rolls (collect.keep)."""
    claimed = [slot for slot, t in enumerate(steps.state.crypt) if t and t.owner == player]
    steps.turn_to(rolled=())
    for slot in claimed:
        treasure = steps.state.crypt[slot]
        assert treasure is not None
        if treasure.effort == 1:
            state = steps.state.with_treasure(slot, treasure._replace(servants=0))
            mine = state.players[player]
            state = state.with_player(player, ready=mine.ready + treasure.servants)
            steps.add(ev.Spared(player, treasure.servants, slot), state)
        else:
            for number in range(1, treasure.servants + 1):
                _roll_effort(steps, player, slot, number, luck)
    for slot in claimed:
        treasure = steps.state.crypt[slot]
        assert treasure is not None
        event = ev.Collected(player, slot, _shown(treasure))
        steps.add(event, _to_collection(steps.state, player, slot))


def _roll_effort(steps: Steps, player: int, slot: int, number: int, luck: Luck) -> None:
    """A result below the effort exhausts the servant, otherwise it is ready (collect.roll)."""
    state = steps.state
    treasure = state.crypt[slot]
    assert treasure is not None
    face = luck.die(FOR_EFFORT, state.round, player, slot, number, 0)
    exhausted = face < treasure.effort
    mine = state.players[player]
    state = state.with_player(
        player, ready=mine.ready + (not exhausted), exhausted=mine.exhausted + exhausted
    )
    state = state.with_treasure(slot, treasure._replace(servants=treasure.servants - 1))
    die = RolledDie(slot, number, treasure.effort, face, exhausted, kind=treasure.card.kind)
    state = state._replace(rolled=(*state.rolled, die))
    steps.add(ev.Rolled(player, slot, number, treasure.effort, face, exhausted), state)


def _to_collection(state: State, player: int, slot: int) -> State:
    """Take a treasure: a face-down one is seen by its collector alone (collect.keep)."""
    treasure = state.crypt[slot]
    assert treasure is not None
    mine = state.players[player]
    taken = Owned(treasure.card, treasure.known | 1 << player)
    return state.with_treasure(slot, None).with_player(player, treasures=(*mine.treasures, taken))


def _ghost_collect(steps: Steps) -> None:
    """The Ghost keeps nothing, and its dice are never rolled (ghost.discard, ghost.tireless)."""
    for slot, treasure in enumerate(steps.state.crypt):
        if treasure and treasure.owner == GHOST:
            state = _to_box(steps.state, slot)
            ready = state.players[GHOST].ready + treasure.servants
            event = ev.GhostTook(slot, _shown(treasure))
            steps.add(event, state.with_player(GHOST, ready=ready))


def _reward_idols(steps: Steps) -> None:
    """The first to own two idols flip them, all who get there in this round (idols.B)."""
    state = steps.state
    if not state.setup.has("idols.B") or state.idols_round not in (0, state.round):
        return
    for player in state.table_order:
        mine = steps.state.players[player]
        if not mine.rewarded and can_flip(mine, "idols") >= 2:
            state, flipped = _flip(steps.state, player, "idols", 2)
            state = state.with_player(player, rewarded=True)._replace(idols_round=state.round)
            steps.add(ev.IdolsRewarded(player, flipped), state)


# --- powers ---------------------------------------------------------------------------------------


def _flip(state: State, player: int, kind: str, count: int) -> tuple[State, tuple[ev.Shown, ...]]:
    """Flip treasures of a kind face-up for good, for all to see.

    A ruling: those whose value everybody knows already go first, then the lowest, so that the
    others learn as little as can be. Which ones are flipped never changes a score.
    """
    everyone = (1 << state.setup.seats) - 1
    mine = state.players[player].treasures
    face_down = [i for i, t in enumerate(mine) if t.card.kind == kind and not t.flipped]
    chosen = sorted(face_down, key=lambda i: (mine[i].known != everyone, mine[i].card.value))
    chosen = sorted(chosen[:count])
    treasures = tuple(
        Owned(t.card, everyone, True) if i in chosen else t for i, t in enumerate(mine)
    )
    flipped = tuple(ev.Shown(mine[i].card.kind, mine[i].card.value) for i in chosen)
    return state.with_player(player, treasures=treasures), flipped


def _reroll(steps: Steps, move: Move, luck: Luck) -> None:
    state, flipped = _flip(steps.state, move.player, "idols", 1)
    at = next(
        i for i, d in enumerate(state.rolled) if (d.slot, d.number) == (move.slot, move.number)
    )
    die = state.rolled[at]
    again = die.again + 1
    face = luck.die(FOR_EFFORT, state.round, move.player, move.slot, move.number, again)
    exhausted = face < die.effort
    mine = state.players[move.player]
    change = exhausted - die.exhausted
    state = state.with_player(
        move.player, ready=mine.ready - change, exhausted=mine.exhausted + change
    )
    rolled = list(state.rolled)
    rolled[at] = die._replace(face=face, exhausted=exhausted, again=again)
    event = ev.Rerolled(move.player, flipped, move.slot, move.number, die.effort, face, exhausted)
    steps.add(event, state._replace(rolled=tuple(rolled)))


def _peek(steps: Steps, move: Move, luck: Luck) -> None:
    state, flipped = _flip(steps.state, move.player, "manuscripts", 1)
    crypt = tuple(
        t._replace(known=t.known | 1 << move.player) if t is not None and not t.up else t
        for t in state.crypt
    )
    steps.add(ev.Peeked(move.player, flipped), state._replace(crypt=crypt))


def _take(steps: Steps, move: Move, luck: Luck) -> None:
    state, flipped = _flip(steps.state, move.player, "pottery", 2)
    treasure = state.crypt[move.slot]
    assert treasure is not None
    state = _to_collection(state, move.player, move.slot)
    steps.add(ev.Took(move.player, flipped, move.slot, _shown(treasure)), state)
    _reward_idols(steps)


def _rouse(steps: Steps, move: Move, luck: Luck) -> None:
    state, flipped = _flip(steps.state, move.player, "remains", 2)
    mine = state.players[move.player]
    exhausted = mine.exhausted - 1
    state = state.with_player(move.player, ready=mine.ready + 1, exhausted=exhausted)
    # A ruling: servants exhausted earlier wake first, then of those just rolled the one of highest
    # effort, the hardest to mend by a new roll (idols.A), which must not count it twice.
    if state.stage == REROLL and state.table_order[state.turn] == move.player:
        just_now = [i for i, die in enumerate(state.rolled) if die.exhausted]
        if len(just_now) > exhausted:
            rolled = list(state.rolled)
            woken = max(just_now, key=lambda i: rolled[i].effort)
            rolled[woken] = rolled[woken]._replace(exhausted=False)
            state = state._replace(rolled=tuple(rolled))
    steps.add(ev.Roused(move.player, flipped), state)


def _done(steps: Steps, move: Move, luck: Luck) -> None:
    state = steps.state
    steps.add(ev.Declined(move.player), state)
    if state.stage == REROLL:
        steps.turn_to(stage=COLLECT, turn=state.turn + 1, rolled=())
    else:
        steps.turn_to(turn=state.turn + 1)


# --- IV. Pass, and the end ------------------------------------------------------------------------


def _end_round(steps: Steps, luck: Luck) -> None:
    """The torches go to the left, or the deck is empty and the game ends (pass)."""
    _reward_idols(steps)
    state = steps.state
    if state.deck:
        leader = (state.leader + 1) % state.setup.seats
        passed = state._replace(stage=PASS, turn=0, leader=leader)
        steps.add(ev.TorchesPassed(leader), passed)
        _reveal(steps, luck)
    else:
        steps.add(ev.DeckEmpty(), state._replace(stage=LAST, turn=0))


def _score(steps: Steps) -> None:
    """Count coins; name the rank (solo.rank), the winner, or who is tied (tie)."""
    state = _laid_open(steps.state)
    people = range(state.setup.players)
    coins = tuple(score_sheet(state, player).total for player in people)
    state = state._replace(scores=coins)
    for player in people:
        steps.add(ev.Scored(player, coins[player]), state)
    if state.setup.solo:
        over = state._replace(stage=OVER, winners=(0,))
        steps.add(ev.Ranked(coins[0], rank(coins[0])), over)
        return
    best = tuple(player for player in people if coins[player] == max(coins))
    # A ruling: with no ready servant among the tied, nobody can roll and the victory is shared.
    if len(best) > 1 and any(state.players[player].ready for player in best):
        steps.add(ev.Tied(best), state._replace(stage=TIE, tied=best))
    else:
        steps.add(ev.Won(best), state._replace(stage=OVER, winners=best))


def _laid_open(state: State) -> State:
    """Everybody's collection for all to see, as it is when coins are counted."""
    everyone = (1 << state.setup.seats) - 1
    for i, player in enumerate(state.players):
        shown = tuple(owned._replace(known=everyone) for owned in player.treasures)
        state = state.with_player(i, treasures=shown)
    return state


def _roll_off(steps: Steps, move: Move, luck: Luck) -> None:
    """The tied roll their ready servants and sum them; who is still tied rolls again (tie)."""
    state = steps.state
    attempt = state.attempt + 1
    state = state._replace(attempt=attempt)
    sums = {}
    for player in state.tied:
        dice = range(state.players[player].ready)
        faces = tuple(luck.die(FOR_TIE, attempt, player, die) for die in dice)
        sums[player] = sum(faces)
        if faces:
            steps.add(ev.RolledOff(player, faces), state)
    best = tuple(player for player in state.tied if sums[player] == max(sums.values()))
    if len(best) > 1:
        steps.add(ev.Tied(best), state._replace(tied=best))
    else:
        steps.add(ev.Won(best), state._replace(stage=OVER, winners=best))


_MOVES = {
    moves.CLAIM: _claim,
    moves.RECOVER: _recover,
    moves.REROLL: _reroll,
    moves.PEEK: _peek,
    moves.TAKE: _take,
    moves.ROUSE: _rouse,
    moves.DONE: _done,
    moves.ROLL: _roll_off,
}


def _shown(treasure: Treasure) -> ev.Shown:
    """A treasure as everybody sees it."""
    return ev.Shown(treasure.card.kind, treasure.card.value if treasure.up else 0)
