"""What a fight brings and costs, once its result stands.

Trophies come first and to all together, since they may end the game (end.now); then wounds and
losses, plunder, and what is over with the fight.
"""

from __future__ import annotations

from . import events as ev
from . import goods
from .asking import current
from .combat import discard_foes
from .components import DJINN, DOPPELGANGER, DRACONIC, FAMILIAR, GUARDIAN, THIEF
from .moves import GEMS, Move
from .power import WEAPONS, familiars, fighter, lasting, on_side
from .quests import done_deed
from .state import AFTER, DJINN_GIFT, DRAWING, LOSSES, PLUNDER, RESTING, State
from .steps import FOR_COMPANION, Steps

STRONG = 16
"""The least power that the Witcher asks for."""
KRITIK = 8
FLIGHT = 4
"""A companion flees on so much or less."""


def _standing(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who stands on the green and on the red side, without who has vanished."""
    fight = current(state)
    green = (fight.fighter, *on_side(state, fight, "attacker"))
    red = (fight.victim, *on_side(state, fight, "defender")) if fight.arena else ()
    sides = (tuple(i for i in side if i not in fight.gone) for side in (green, red))
    return tuple(sides)  # type: ignore[return-value]


def result(steps: Steps) -> None:
    """Gains: gems, trophies and spoils; deeds are noted (win.monster, arena.win, arena.lose)."""
    fight = current(steps.state)
    steps.turn_to(LOSSES)
    _note_deeds(steps)
    if fight.arena:
        _triumph(steps)
    elif fight.kind == "hell":
        _hell_over(steps)
    elif fight.won:
        _win(steps)
    else:
        discard_foes(steps)
        _forgo(steps)


def _forgo(steps: Steps) -> None:
    """Trophies of a monster that was not beaten can be given to nobody (alliance.price)."""
    promises = tuple(
        it._replace(bundle=it.bundle._replace(trophies=0)) for it in steps.state.promises
    )
    steps.turn_to(steps.state.stage, promises=promises)


def _note_deeds(steps: Steps) -> None:
    """Deeds are of those who fought (q.witcher, q.saint-gary, q.fearless, q.coward)."""
    state, fight = steps.state, current(steps.state)
    green, red = _standing(state)
    winners, losers = (green, red) if fight.won else (red, green)
    own_die = fight.fighter == state.active and KRITIK in fight.green
    if fight.won and own_die and fight.fighter in green:
        state = done_deed(state, fight.fighter, "saint_gary")
    if fight.won and not fight.arena and fight.kind != "hell" and len(green) == 1:
        powers = fight.powers or (_mirrored(state),)
        if sum(powers) >= STRONG:
            state = done_deed(state, fight.fighter, "witcher")
    if fight.arena and len(winners) != len(losers):
        deed = "fearless" if len(winners) < len(losers) else "coward"
        for player in winners:
            state = done_deed(state, player, deed)
    steps.turn_to(steps.state.stage, players=state.players)


def _mirrored(state: State) -> int:
    fight = current(state)
    return fighter(state, fight.fighter, fight.foes, fight).mirrored


def _win(steps: Steps) -> None:
    """A monster is beaten: all of it is the active player's (win.monster)."""
    state, fight = steps.state, current(steps.state)
    (card,) = fight.foes
    player, monster = state.active, state.setup.monsters.get(card)
    if monster is not None:
        state = goods.gain(state, player, monster.gems, monster.trophies)
        state = goods.add_spoil(state, player, card)
        cards: tuple[str, ...] = (card,)
        item = DRACONIC.get(card, "")
        if item in state.apart:
            state = state._replace(apart=goods.without(state.apart, item))
            state, cards = goods.add_item(state, player, item), (card, item)
        trophies = monster.trophies or None
        steps.add(ev.Won(player, monster.gems or None, trophies, cards), state, card="")
        return
    gems = {DOPPELGANGER: state.setup.numbers.others[card].gems, GUARDIAN: state.temple}
    got = gems.get(fight.kind, 0)
    if fight.kind == GUARDIAN:
        state = state._replace(temple=0)
    steps.add(ev.Won(player, got or None), goods.gain(state, player, got))
    discard_foes(steps)
    if fight.kind == DJINN:
        steps.turn_to(DJINN_GIFT)


def _hell_over(steps: Steps) -> None:
    """Hell: gems one by one in turn order, or a trophy lost by each (hell)."""
    state, fight = steps.state, current(steps.state)
    there = [i for i in state.order if i not in fight.gone]
    if not fight.won:
        for player in there:
            state = goods.gain(state, player, trophies=-1)
        if there:
            steps.add(ev.Shamed(tuple(there)), state)
        return
    total = sum(state.setup.monsters[foe].gems for foe in fight.foes)
    for at, player in enumerate(there):
        share = len(range(at, total, len(there)))
        if share:
            steps.add(ev.Shared(player, share), goods.gain(steps.state, player, share))


def _triumph(steps: Steps) -> None:
    """A trophy for each of the winning side, and the pot for the first Arena (pot.won).

    A stand-in's trophy is the Sorcerer's, and a forced ally has none (charm-ring).
    """
    state, fight = steps.state, current(steps.state)
    green, red = _standing(state)
    winners = green if fight.won else red
    if fight.won:
        head = state.active
        winners = (head, *(i for i in winners if i not in (fight.fighter, *fight.allies)))
    else:
        head = fight.victim
    for player in winners:
        state = goods.gain(state, player, trophies=1)
    steps.add(ev.Triumphed(winners), state)
    if not state.fought:
        pot = state.pot
        steps.turn_to(steps.state.stage, fought=True)
        if pot:
            steps.add(ev.PotWon(head, pot), goods.gain(steps.state, head, pot), pot=0)


def losses(steps: Steps) -> None:
    """The losers' wounds; on an 8 Familiars and companions die; then the plunder (wounds)."""
    state, fight = steps.state, current(steps.state)
    green, red = _standing(state)
    saved = False
    _spend(steps)
    for player in red if fight.won else green:
        owner = state.players[player]
        if owner.fairy:
            saved = saved or player == fight.victim
            state = goods.discard(steps.state.with_player(player, fairy=False), "fairy")
            steps.add(ev.Spared(player), state)
        else:
            count = 2 if fight.kritik else 1
            steps.add(ev.Hurt(player, count), goods.wound(steps.state, player, count))
            if fight.kritik:
                _familiar_dies(steps, player)
                _companion_dies(steps, player)
    plunders = fight.arena and fight.won and not saved
    steps.turn_to(PLUNDER if plunders else AFTER)


def _spend(steps: Steps) -> None:
    """What was used in the fight is gone, and the Barbarian weaker for good (barbarian.token)."""
    for used in current(steps.state).used:
        state = steps.state
        owner = state.players[used.player]
        if used.what in WEAPONS and used.what in owner.items:
            steps.add(ev.Discarded(used.what), goods.use_up(state, used.player, used.what))
        elif (malus := lasting(owner.adventurer, used.what)) and not owner.malus:
            steps.add(ev.Weakened(used.player, malus), state.with_player(used.player, malus=malus))


def _familiar_dies(steps: Steps, player: int) -> None:
    """Beaten on an 8, the Familiar dies, and the item on it goes (familiar)."""
    state = steps.state
    if not state.players[player].familiar:
        return
    item = familiars(state, player)
    state = goods.discard(state.with_player(player, familiar=False), FAMILIAR)
    steps.add(ev.Died(FAMILIAR, player), state)
    if item:
        after, where = goods.give_up(steps.state, player, item)
        steps.add(ev.Dropped(player, item, where), after)


def _companion_dies(steps: Steps, player: int) -> None:
    """Beaten on an 8, the companion dies, and the bow is discarded (binding-bow)."""
    companion = steps.state.players[player].companion
    if companion:
        state = goods.use_up(steps.state, player, goods.BOW)
        steps.add(ev.Died(companion, player), state)


def plunder(steps: Steps, move: Move) -> None:
    """Half the gems, an item or a spoil; the Thief two of three with his token (arena.plunder)."""
    state, fight = steps.state, current(steps.state)
    player, victim = move.player, fight.victim
    gems, cards = 0, []
    for what in (move.what, *((move.also,) if move.also else ())):
        if what == GEMS:
            has = state.players[victim].gems
            gems = has if move.also else -(-has // 2)
            state = goods.gain(goods.gain(state, victim, -gems), player, gems)
        elif what in state.setup.monsters:
            state = goods.add_spoil(goods.take_spoil(state, victim, what), player, what)
            cards.append(what)
        else:
            state = goods.add_item(goods.take_item(state, victim, what), player, what)
            cards.append(what)
    if move.also:
        state = state.with_player(player, token=False)
    steps.add(ev.Plundered(player, victim, gems or None, tuple(cards)), state)
    _one_more(steps)
    steps.turn_to(AFTER)


def _one_more(steps: Steps) -> None:
    """The Thief of the plundering side takes a gem more, if there is one (thief)."""
    state, victim = steps.state, current(steps.state).victim
    thief = goods.owner_of(state, THIEF)
    if thief in _standing(state)[0] and thief is not None and state.players[victim].gems:
        state = goods.gain(goods.gain(state, victim, -1), thief, 1)
        steps.add(ev.OneMore(thief, victim), state)


def take_gift(steps: Steps, move: Move) -> None:
    """What the Djinn gives: an item or a spoil, from wherever it is (djinn)."""
    state, what = steps.state, move.what
    spoil = what in state.setup.monsters
    if move.also == "shop":
        state = state._replace(shop=goods.without(state.shop, what))
    elif move.also == "discards" and what in state.gone:
        state = state._replace(gone=goods.without(state.gone, what))
    elif move.also == "discards":
        state = state._replace(discards=goods.without(state.discards, what))
    else:
        other = int(move.also[1:]) - 1
        state = (goods.take_spoil if spoil else goods.take_item)(state, other, what)
    state = (goods.add_spoil if spoil else goods.add_item)(state, move.player, what)
    source = move.also if move.also in ("shop", "discards") else move.also.upper()
    steps.add(ev.Took(move.player, what, source), state, stage=LOSSES)
    steps.turn_to(AFTER)


def after(steps: Steps) -> None:
    """The fight is over: companions may flee, and the turn goes on."""
    fight = current(steps.state)
    _spend(steps)
    if fight.green:
        _companions(steps)
    stage = DRAWING if fight.kind == "hell" or fight.fury else RESTING
    steps.turn_to(stage, fight=None, card="", secret=())


def _companions(steps: Steps) -> None:
    """After each fight that one was in, the companion flees on 1 to 4 (binding-bow)."""
    green, red = _standing(steps.state)
    for player in (*green, *red):
        companion = steps.state.players[player].companion
        if not companion:
            continue
        face = steps.die(FOR_COMPANION, steps.state.turn, steps.state.adventure.size)
        if face > FLIGHT:
            steps.add(ev.Stays(companion, player, face))
            continue
        state = goods.use_up(steps.state, player, goods.BOW)
        steps.add(ev.Left(companion, player, face), state)
