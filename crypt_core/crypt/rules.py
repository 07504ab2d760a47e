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


class Tale:
    """A game being played on: the state now, and the steps told so far."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.steps: list[Step[State]] = []

    def tell(self, event: ev.Event, state: State) -> None:
        self.state = state
        self.steps.append(Step(event, state))

    def turn_to(self, **changes: Any) -> None:
        """Whose turn it is changes without an event; the last step is told to be there already."""
        self.state = self.state._replace(**changes)
        if self.steps:
            self.steps[-1] = Step(self.steps[-1].event, self.state)


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
    tale = Tale(state)
    _reveal(tale, luck)
    _settle(tale, luck)
    return tale.state, tuple(tale.steps)


def play(state: State, move: Move, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
    """The state at the next decision, and the steps that lead to it.

    :raises IllegalMove: with the rule and the facts, if the move is not legal.
    """
    refusal = why_not(state, move)
    if refusal is not None:
        raise IllegalMove(refusal, state.setup.players)
    tale = Tale(state)
    _MOVES[move.verb](tale, move, luck)
    _settle(tale, luck)
    return tale.state, tuple(tale.steps)


# --- the round, one stage after another -----------------------------------------------------------


def _settle(tale: Tale, luck: Luck) -> None:
    """Play on until somebody has a decision to make or the game is over."""
    while (carry_on := _STAGES[tale.state.stage]) is not None and carry_on(tale, luck):
        pass


def _at_pottery(tale: Tale, luck: Luck) -> bool:
    """Between Reveal and Claim, Pottery B may be used, in turn order (reveal.before-claim)."""
    state = tale.state
    if state.turn == state.setup.seats:
        tale.turn_to(stage=CLAIM, turn=0)
    elif window_moves(state, state.table_order[state.turn]):
        return False
    else:
        tale.turn_to(turn=state.turn + 1)
    return True


def _at_claim(tale: Tale, luck: Luck) -> bool:
    state = tale.state
    if state.turn == len(state.claim_order):
        _begin_collect(tale)
    elif state.is_ghost(state.claim_order[state.turn]):
        _ghost_turn(tale, luck)
        tale.turn_to(turn=tale.state.turn + 1)
    else:
        return False
    return True


def _at_collect(tale: Tale, luck: Luck) -> bool:
    state = tale.state
    if state.turn == state.setup.seats:
        _end_round(tale, luck)
        return True
    player = state.table_order[state.turn]
    if state.is_ghost(player):
        _ghost_collect(tale)
    else:
        _collect(tale, player, luck)
    tale.turn_to(stage=REROLL)
    return True


def _at_reroll(tale: Tale, luck: Luck) -> bool:
    """After a player's rolls, Idols A may be used (collect.reroll)."""
    state = tale.state
    if window_moves(state, state.table_order[state.turn]):
        return False
    tale.turn_to(stage=COLLECT, turn=state.turn + 1, rolled=())
    return True


def _at_last(tale: Tale, luck: Luck) -> bool:
    """Before scoring, any-time powers may be used one last time (any-time)."""
    state = tale.state
    if state.turn == state.setup.seats:
        _score(tale)
        return True
    if window_moves(state, state.table_order[state.turn]):
        return False
    tale.turn_to(turn=state.turn + 1)
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


def _reveal(tale: Tale, luck: Luck) -> None:
    """Draw the round's treasures, face-down ones last (reveal.count)."""
    state = tale.state
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
    tale.tell(ev.Revealed(state.round, tuple(_shown(t) for t in crypt if t)), state)
    if state.setup.solo:
        # Highest first, a face-down treasure halfway; the sort keeps the first drawn on the left.
        order = sorted(range(up + down), key=lambda i: -(drawn[i].value if i < up else HALFWAY))
        laid = tuple(crypt[i] for i in order)
        tale.tell(ev.Arranged(tuple(order)), state._replace(crypt=laid))
    tale.turn_to(stage=POTTERY)


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
    tale: Tale, player: int, slot: int, dice: ev.Dice, passing: tuple[ev.Passing, ...] = ()
) -> None:
    """Put servants on a treasure; whoever was there gets all dice back ready (claim.push)."""
    state = tale.state
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
    tale.tell(ev.Placed(player, dice, slot, pushed, passing), state)


def _claim(tale: Tale, move: Move, luck: Luck) -> None:
    for slot, efforts in move.dice:
        _place(tale, move.player, slot, ev.Dice(len(efforts), efforts[0]))
    tale.turn_to(turn=tale.state.turn + 1)


def _recover(tale: Tale, move: Move, luck: Luck) -> None:
    state = tale.state
    mine = state.players[move.player]
    state = state.with_player(move.player, ready=mine.ready + mine.exhausted, exhausted=0)
    tale.tell(ev.Recovered(move.player, mine.exhausted), state)
    tale.turn_to(turn=tale.state.turn + 1)


def _ghost_turn(tale: Tale, luck: Luck) -> None:
    """The Ghost rolls, joins equal dice and places the groups (ghost.roll to ghost.second)."""
    state = tale.state
    second = state.last_turn
    count = state.ghost_pushed if second else SERVANTS
    if count == 0:
        tale.tell(ev.GhostIdle(), state._replace(ghost=GhostHand()))
        return
    turn = 2 if second else 1
    faces = tuple(luck.die(FOR_GHOST, state.round, turn, die) for die in range(count))
    tale.tell(ev.GhostRolled(faces, turn), state._replace(ghost=GhostHand(faces)))
    placing = ghost.placing(faces, second)
    leaving = ghost.groups(faces)[len(placing) :]
    hand = GhostHand(faces, placing, leaving)
    tale.tell(ev.GhostGrouped(placing, leaving), tale.state._replace(ghost=hand))
    for dice, aim in ghost.turn(ghost.bars(state.crypt), placing):
        hand = hand._replace(groups=hand.groups[1:])
        if aim.slot is None:
            hand = hand._replace(aside=(*hand.aside, dice))
            state = tale.state._replace(ghost=hand)
            tale.tell(ev.GhostSetAside(dice, aim.passing), state)
        else:
            tale.state = tale.state._replace(ghost=hand)
            _place(tale, GHOST, aim.slot, dice, aim.passing)


# --- III. Collect ---------------------------------------------------------------------------------


def _begin_collect(tale: Tale) -> None:
    """Unclaimed treasures go; who was pushed off everywhere gets the exhausted back."""
    state = tale.state._replace(stage=COLLECT, turn=0, ghost=GhostHand(), ghost_pushed=0)
    unclaimed = tuple(s for s, t in enumerate(state.crypt) if t and t.owner == NOBODY)
    if unclaimed:
        for slot in unclaimed:
            state = _to_box(state, slot)
        tale.tell(ev.Discarded(unclaimed), state)
    else:
        tale.turn_to(stage=COLLECT, turn=0, ghost=GhostHand(), ghost_pushed=0)
    holders = {t.owner for t in state.crypt if t}
    for player in state.table_order:
        mine = state.players[player]
        if mine.placed and mine.exhausted and player not in holders and not state.is_ghost(player):
            state = state.with_player(player, ready=mine.ready + mine.exhausted, exhausted=0)
            tale.tell(ev.Refreshed(player, mine.exhausted), state)


def _to_box(state: State, slot: int) -> State:
    """Discard a treasure; a face-down one stays unseen (collect.discard)."""
    treasure = state.crypt[slot]
    assert treasure is not None
    box = (*state.box, Owned(treasure.card, treasure.known))
    return state.with_treasure(slot, None)._replace(box=box)


def _collect(tale: Tale, player: int, luck: Luck) -> None:
    """Roll the player's placed dice, then take the treasures, whatever the rolls (collect.keep)."""
    claimed = [slot for slot, t in enumerate(tale.state.crypt) if t and t.owner == player]
    tale.turn_to(rolled=())
    for slot in claimed:
        treasure = tale.state.crypt[slot]
        assert treasure is not None
        if treasure.effort == 1:
            state = tale.state.with_treasure(slot, treasure._replace(servants=0))
            mine = state.players[player]
            state = state.with_player(player, ready=mine.ready + treasure.servants)
            tale.tell(ev.Spared(player, treasure.servants, slot), state)
        else:
            for number in range(1, treasure.servants + 1):
                _roll_effort(tale, player, slot, number, luck)
    for slot in claimed:
        treasure = tale.state.crypt[slot]
        assert treasure is not None
        event = ev.Collected(player, slot, _shown(treasure))
        tale.tell(event, _to_collection(tale.state, player, slot))


def _roll_effort(tale: Tale, player: int, slot: int, number: int, luck: Luck) -> None:
    """A result below the effort exhausts the servant, otherwise it is ready (collect.roll)."""
    state = tale.state
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
    tale.tell(ev.Rolled(player, slot, number, treasure.effort, face, exhausted), state)


def _to_collection(state: State, player: int, slot: int) -> State:
    """Take a treasure: a face-down one is seen by its collector alone (collect.keep)."""
    treasure = state.crypt[slot]
    assert treasure is not None
    mine = state.players[player]
    taken = Owned(treasure.card, treasure.known | 1 << player)
    return state.with_treasure(slot, None).with_player(player, treasures=(*mine.treasures, taken))


def _ghost_collect(tale: Tale) -> None:
    """The Ghost keeps nothing, and its dice are never rolled (ghost.discard, ghost.tireless)."""
    for slot, treasure in enumerate(tale.state.crypt):
        if treasure and treasure.owner == GHOST:
            state = _to_box(tale.state, slot)
            ready = state.players[GHOST].ready + treasure.servants
            event = ev.GhostTook(slot, _shown(treasure))
            tale.tell(event, state.with_player(GHOST, ready=ready))


def _reward_idols(tale: Tale) -> None:
    """The first to own two idols flip them, all who get there in this round (idols.B)."""
    state = tale.state
    if not state.setup.has("idols.B") or state.idols_round not in (0, state.round):
        return
    for player in state.table_order:
        mine = tale.state.players[player]
        if not mine.rewarded and can_flip(mine, "idols") >= 2:
            state, flipped = _flip(tale.state, player, "idols", 2)
            state = state.with_player(player, rewarded=True)._replace(idols_round=state.round)
            tale.tell(ev.IdolsRewarded(player, flipped), state)


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


def _reroll(tale: Tale, move: Move, luck: Luck) -> None:
    state, flipped = _flip(tale.state, move.player, "idols", 1)
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
    tale.tell(event, state._replace(rolled=tuple(rolled)))


def _peek(tale: Tale, move: Move, luck: Luck) -> None:
    state, flipped = _flip(tale.state, move.player, "manuscripts", 1)
    crypt = tuple(
        t._replace(known=t.known | 1 << move.player) if t is not None and not t.up else t
        for t in state.crypt
    )
    tale.tell(ev.Peeked(move.player, flipped), state._replace(crypt=crypt))


def _take(tale: Tale, move: Move, luck: Luck) -> None:
    state, flipped = _flip(tale.state, move.player, "pottery", 2)
    treasure = state.crypt[move.slot]
    assert treasure is not None
    state = _to_collection(state, move.player, move.slot)
    tale.tell(ev.Took(move.player, flipped, move.slot, _shown(treasure)), state)
    _reward_idols(tale)


def _rouse(tale: Tale, move: Move, luck: Luck) -> None:
    state, flipped = _flip(tale.state, move.player, "remains", 2)
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
    tale.tell(ev.Roused(move.player, flipped), state)


def _done(tale: Tale, move: Move, luck: Luck) -> None:
    state = tale.state
    tale.tell(ev.Declined(move.player), state)
    if state.stage == REROLL:
        tale.turn_to(stage=COLLECT, turn=state.turn + 1, rolled=())
    else:
        tale.turn_to(turn=state.turn + 1)


# --- IV. Pass, and the end ------------------------------------------------------------------------


def _end_round(tale: Tale, luck: Luck) -> None:
    """The torches go to the left, or the deck is empty and the game ends (pass)."""
    _reward_idols(tale)
    state = tale.state
    if state.deck:
        leader = (state.leader + 1) % state.setup.seats
        passed = state._replace(stage=PASS, turn=0, leader=leader)
        tale.tell(ev.TorchesPassed(leader), passed)
        _reveal(tale, luck)
    else:
        tale.tell(ev.DeckEmpty(), state._replace(stage=LAST, turn=0))


def _score(tale: Tale) -> None:
    """Count coins; name the rank (solo.rank), the winner, or who is tied (tie)."""
    state = _laid_open(tale.state)
    people = range(state.setup.players)
    coins = tuple(score_sheet(state, player).total for player in people)
    state = state._replace(scores=coins)
    for player in people:
        tale.tell(ev.Scored(player, coins[player]), state)
    if state.setup.solo:
        over = state._replace(stage=OVER, winners=(0,))
        tale.tell(ev.Ranked(coins[0], rank(coins[0])), over)
        return
    best = tuple(player for player in people if coins[player] == max(coins))
    # A ruling: with no ready servant among the tied, nobody can roll and the victory is shared.
    if len(best) > 1 and any(state.players[player].ready for player in best):
        tale.tell(ev.Tied(best), state._replace(stage=TIE, tied=best))
    else:
        tale.tell(ev.Won(best), state._replace(stage=OVER, winners=best))


def _laid_open(state: State) -> State:
    """Everybody's collection for all to see, as it is when coins are counted."""
    everyone = (1 << state.setup.seats) - 1
    for i, player in enumerate(state.players):
        shown = tuple(owned._replace(known=everyone) for owned in player.treasures)
        state = state.with_player(i, treasures=shown)
    return state


def _roll_off(tale: Tale, move: Move, luck: Luck) -> None:
    """The tied roll their ready servants and sum them; who is still tied rolls again (tie)."""
    state = tale.state
    attempt = state.attempt + 1
    state = state._replace(attempt=attempt)
    sums = {}
    for player in state.tied:
        dice = range(state.players[player].ready)
        faces = tuple(luck.die(FOR_TIE, attempt, player, die) for die in dice)
        sums[player] = sum(faces)
        if faces:
            tale.tell(ev.RolledOff(player, faces), state)
    best = tuple(player for player in state.tied if sums[player] == max(sums.values()))
    if len(best) > 1:
        tale.tell(ev.Tied(best), state._replace(tied=best))
    else:
        tale.tell(ev.Won(best), state._replace(stage=OVER, winners=best))


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
