"""The one judge: which moves are legal, and for every other move the rule that says no.

Everything that asks whether a move may be made (panels, bots, the loader, tests) asks here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from ..engine.game import Fact, Refusal
from ..engine.table import few
from . import moves
from .components import SERVANTS
from .moves import ClaimSpace, Move, claim_space, letter
from .state import CLAIM, LAST, NOBODY, OVER, POTTERY, REROLL, TIE, Player, State


def on_turn(state: State) -> int | None:
    """The player who has to decide now; None when the game is over."""
    match state.stage:
        case "claim" if state.turn < len(state.claim_order):
            return state.claim_order[state.turn]
        case "pottery" | "collect" | "reroll" | "last" if state.turn < state.setup.seats:
            return state.table_order[state.turn]
        case "tie":
            return state.tied[0]
        case _:
            return None


def can_flip(player: Player, kind: str) -> int:
    """How many face-down treasures of a kind the player could flip."""
    return sum(1 for t in player.treasures if t.card.kind == kind and not t.flipped)


def face_down(state: State) -> list[int]:
    """The places of the crypt with a face-down treasure."""
    return [slot for slot, t in enumerate(state.crypt) if t is not None and not t.up]


def bar(state: State, player: int, slot: int) -> int | None:
    """The total a claim has to beat on a treasure; None where it cannot claim at all."""
    treasure = state.crypt[slot]
    if treasure is None or treasure.owner == player:
        return None
    return treasure.total if treasure.owner != NOBODY else 0


# Each of these answers for one verb. The player exists and the game is not over.


def _claim(state: State, move: Move) -> Refusal | None:
    refusal = _not_in_claim(state, move.player)
    if refusal:
        return refusal
    facts: dict[str, Fact]
    owner = state.players[move.player]
    if not move.dice or not any(efforts for _, efforts in move.dice):
        return Refusal("claim.place", "no-servants", {"ready": owner.ready})
    for slot, efforts in move.dice:
        if type(slot) is not int or not 0 <= slot < len(state.crypt) or state.crypt[slot] is None:
            there = ", ".join(letter(s) for s, t in enumerate(state.crypt) if t is not None)
            facts = {"slot": letter(slot), "there": there}
            return Refusal("reveal.count", "unknown-treasure", facts)
        if not efforts:
            return Refusal("claim.place", "no-servants", {"ready": owner.ready})
        for effort in efforts:
            if type(effort) is not int or not 1 <= effort <= 6:
                return Refusal("claim.place", "effort-range", {"effort": str(effort)})
        if len(set(efforts)) > 1:
            listed = ", ".join(map(str, efforts))
            return Refusal(
                "claim.place", "mixed-efforts", {"slot": letter(slot), "efforts": listed}
            )
    slots = [slot for slot, _ in move.dice]
    if len(set(slots)) < len(slots):
        return Refusal("claim.place", "treasure-twice", {"slot": letter(slots[0])})
    wanted = sum(len(efforts) for _, efforts in move.dice)
    if wanted > owner.ready:
        facts = {"wanted": wanted, "ready": owner.ready, "exhausted": owner.exhausted}
        return Refusal("dice", "too-many-servants", facts)
    if state.last_turn and len(move.dice) > 1:
        return Refusal("claim.last-turn", "one-treasure", {"wanted": len(move.dice)})
    for slot, efforts in move.dice:
        treasure = state.crypt[slot]
        if treasure is None or treasure.owner == NOBODY:
            continue
        if treasure.owner == move.player:
            return Refusal("claim.own", "own-servants", {"slot": letter(slot)})
        if sum(efforts) <= treasure.total:
            facts = {
                "slot": letter(slot),
                "total": sum(efforts),
                "theirs": treasure.total,
                "needed": treasure.total + 1,
                "owner": treasure.owner,
            }
            return Refusal("claim.push", "push-too-weak", facts)
    return None


def _not_in_claim(state: State, player: int) -> Refusal | None:
    """Claim and recover are turns of phase II, each player's own."""
    if state.stage != CLAIM:
        return Refusal("claim.order", "not-in-claim", {"stage": state.stage})
    return _not_on_turn(state, player, "claim.order")


def _not_on_turn(state: State, player: int, rule: str) -> Refusal | None:
    turn = on_turn(state)
    if turn != player:
        facts = {"player": player, "on_turn": NOBODY if turn is None else turn}
        return Refusal(rule, "not-your-turn", facts)
    return None


def _recover(state: State, move: Move) -> Refusal | None:
    return _not_in_claim(state, move.player)


def _power(state: State, move: Move, power: str, cost: int) -> Refusal | None:
    """Whether a power is in play and can be paid."""
    kind, side = power.split(".")
    if not state.setup.has(power):
        facts = {"kind": kind, "side": side, "in_play": state.setup.side(kind)}
        return Refusal(power, "power-not-in-play", facts)
    has = can_flip(state.players[move.player], kind)
    if has < cost:
        return Refusal(power, "power-cost", {"kind": kind, "cost": cost, "has": has})
    return None


def _reroll(state: State, move: Move) -> Refusal | None:
    refusal = _power(state, move, "idols.A", 1)
    if refusal:
        return refusal
    if state.stage != REROLL:
        return Refusal("collect.reroll", "not-in-collect", {"stage": state.stage})
    refusal = _not_on_turn(state, move.player, "collect.order")
    if refusal:
        return refusal
    if not any((die.slot, die.number) == (move.slot, move.number) for die in state.rolled):
        rolled = ", ".join(f"{letter(die.slot)}{die.number}" for die in state.rolled)
        facts = {"die": f"{letter(move.slot)}{move.number}", "rolled": rolled}
        return Refusal("collect.reroll", "die-not-rolled", facts)
    return None


def _peek(state: State, move: Move) -> Refusal | None:
    refusal = _power(state, move, "manuscripts.B", 1)
    if refusal is None and not face_down(state):
        refusal = Refusal("manuscripts.B", "nothing-face-down", {})
    return refusal


def _take(state: State, move: Move) -> Refusal | None:
    refusal = _power(state, move, "pottery.B", 2)
    if refusal:
        return refusal
    if state.stage != POTTERY:
        return Refusal("reveal.before-claim", "not-before-claim", {"stage": state.stage})
    # Who is done may think better of it until Claim begins; who comes later has yet to be asked.
    if move.player not in state.table_order[: state.turn + 1]:
        return _not_on_turn(state, move.player, "reveal.before-claim")
    if move.slot not in face_down(state):
        there = ", ".join(letter(slot) for slot in face_down(state))
        return Refusal("pottery.B", "not-face-down", {"slot": letter(move.slot), "there": there})
    return None


def _rouse(state: State, move: Move) -> Refusal | None:
    refusal = _power(state, move, "remains.A", 2)
    if refusal is None and state.players[move.player].exhausted == 0:
        refusal = Refusal("remains.A", "none-exhausted", {})
    return refusal


def _done(state: State, move: Move) -> Refusal | None:
    if state.stage not in (POTTERY, REROLL, LAST):
        return Refusal("recover", "no-window", {"stage": state.stage})
    rule = {POTTERY: "reveal.before-claim", REROLL: "collect.reroll", LAST: "any-time"}
    return _not_on_turn(state, move.player, rule[state.stage])


def _roll(state: State, move: Move) -> Refusal | None:
    if state.stage != TIE:
        return Refusal("tie", "no-tie", {})
    return _not_on_turn(state, move.player, "tie")


_JUDGES = {
    moves.CLAIM: _claim,
    moves.RECOVER: _recover,
    moves.REROLL: _reroll,
    moves.PEEK: _peek,
    moves.TAKE: _take,
    moves.ROUSE: _rouse,
    moves.DONE: _done,
    moves.ROLL: _roll,
}


def why_not(state: State, move: Move) -> Refusal | None:
    """None if the move is legal, otherwise the rule that forbids it and the facts."""
    if not isinstance(move, Move):
        return Refusal("claim.place", "move-form", {"got": repr(move)})
    judge = _JUDGES.get(move.verb) if isinstance(move.verb, str) else None
    if judge is None:
        return Refusal("claim.order", "read-move", {"got": str(move.verb)})
    if type(move.player) is not int or not 0 <= move.player < state.setup.seats:
        facts: dict[str, Fact] = {"got": str(move.player), "players": state.setup.players}
        return Refusal("claim.order", "unknown-player", facts)
    if not _well_formed(move):
        return Refusal("claim.place", "move-form", {"got": repr(tuple(move))})
    if state.stage == OVER:
        return Refusal("pass", "game-over", {})
    if state.stage == TIE and move.verb != moves.ROLL:
        return Refusal("tie", "only-roll-off", {})
    return judge(state, move)


def _well_formed(move: Move) -> bool:
    """Whether a move has the fields of its verb and no others, claims in the order of the crypt."""
    if type(move.slot) is not int or type(move.number) is not int:
        return False
    if move.verb != moves.CLAIM:
        slot = move.slot if move.verb in (moves.REROLL, moves.TAKE) else -1
        number = move.number if move.verb == moves.REROLL else 0
        return move == Move(move.player, move.verb, slot=slot, number=number)
    if (move.slot, move.number) != (-1, 0) or not isinstance(move.dice, tuple):
        return False
    pairs = all(isinstance(placed, tuple) and len(placed) == 2 for placed in move.dice)
    if not pairs or not all(isinstance(efforts, tuple) for _, efforts in move.dice):
        return False
    places = [slot for slot, _ in move.dice if type(slot) is int]
    return places == sorted(places)


def powers_out_of_turn(state: State) -> list[Move]:
    """The powers that players could use now, on turn or not.

    Those of any time (any-time), and the pottery of those who were done with it (pottery.B).
    """
    if state.stage in (OVER, TIE):
        return []
    tries: list[Move] = []
    if state.setup.has("manuscripts.B") or state.setup.has("remains.A"):
        tries = [Move(p, verb) for p in state.table_order for verb in (moves.PEEK, moves.ROUSE)]
    if state.stage == POTTERY:
        down = face_down(state)
        done = state.table_order[: state.turn]
        tries += [Move(player, moves.TAKE, slot=slot) for player in done for slot in down]
    return [move for move in tries if why_not(state, move) is None]


def window_moves(state: State, player: int) -> list[Move]:
    """What a player may use in this window: who is on turn, or in POTTERY was so before."""
    if state.stage == POTTERY:
        tries = [Move(player, moves.TAKE, slot=slot) for slot in face_down(state)]
    elif state.stage == REROLL:
        tries = [Move(player, moves.REROLL, slot=d.slot, number=d.number) for d in state.rolled]
    elif state.stage == LAST:
        tries = [Move(player, moves.ROUSE)]
    else:
        tries = []
    return [move for move in tries if why_not(state, move) is None]


def offers(state: State, player: int) -> list[Move]:
    """What to offer a player besides claims, legal now or not.

    On turn, recover or the window's moves and `done`; out of turn the window's for who was done
    with it; at any time the powers in play for which the player has a treasure face-down.
    """
    moves_: list[Move] = []
    on_turn_now = on_turn(state) == player
    if on_turn_now and state.stage == CLAIM:
        moves_.append(Move(player, moves.RECOVER))
    elif on_turn_now and state.stage == TIE:
        return [Move(player, moves.ROLL)]
    elif on_turn_now or state.stage == POTTERY:
        moves_ += [move for move in window_moves(state, player) if move.verb != moves.ROUSE]
    for verb, power in (moves.PEEK, "manuscripts.B"), (moves.ROUSE, "remains.A"):
        if state.setup.has(power) and can_flip(state.players[player], power.split(".")[0]):
            moves_.append(Move(player, verb))
    if on_turn_now and state.stage in (POTTERY, REROLL, LAST):
        moves_.append(Move(player, moves.DONE))
    return moves_


class Choices(Sequence[Move]):
    """Moves of which the claims are counted and numbered without being listed; they come first."""

    def __init__(
        self, player: int | None, claims: ClaimSpace | tuple[()], others: list[Move]
    ) -> None:
        self.player = player
        self.claims = claims
        self.others = others

    def __repr__(self) -> str:
        return few(self)

    def __len__(self) -> int:
        return len(self.claims) + len(self.others)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        if index >= len(self.claims):
            return self.others[index - len(self.claims)]
        assert self.player is not None
        return Move(self.player, moves.CLAIM, self.claims[index])

    def __iter__(self) -> Iterator[Move]:
        for dice in self.claims:
            assert self.player is not None
            yield Move(self.player, moves.CLAIM, dice)
        yield from self.others


class LegalMoves(Choices):
    """All legal moves of a state: iterates, counts, indexes, and answers `in` with the judge.

    Claims come first, then recover or the window's moves, then the powers that may be used out of
    turn.
    """

    def __init__(self, state: State) -> None:
        super().__init__(on_turn(state), (), [])
        self.state = state
        if self.player is None:
            return
        player = self.player
        anyone = powers_out_of_turn(state)
        if state.stage == CLAIM:
            bars = tuple(bar(state, player, slot) for slot in range(len(state.crypt)))
            ready = min(state.players[player].ready, SERVANTS)
            self.claims = claim_space(bars, ready, state.last_turn)
            self.others = [Move(player, moves.RECOVER), *anyone]
        elif state.stage == TIE:
            self.others = [Move(player, moves.ROLL)]
        else:
            window = window_moves(state, player)
            rest = [move for move in anyone if move not in window]
            self.others = [*window, Move(player, moves.DONE), *rest]

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and why_not(self.state, move) is None

    def own(self, player: int) -> Choices:
        """Only those of one player, and nothing else of the state: what a bot may see."""
        mine = [move for move in self.others if move.player == player]
        return Choices(player, self.claims if player == self.player else (), mine)
