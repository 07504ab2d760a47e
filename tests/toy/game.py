"""Barter: a toy for two to six, with all that a game may need and neither Crypt nor Sedlec has.

Each round everybody chooses one to three gems in secret, all at once. When all choices are in, an
eight-sided die is thrown: whoever chose what nobody else did gains that many gems, twice as many if
the die shows an 8. Then the leader may offer another player gems for gems; until that one answers,
the leader may take the offer back. Most gems win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from crypt_core.engine.game import BadSetup, IllegalMove, Refusal, Step
from crypt_core.engine.luck import Luck

from . import events as ev
from . import moves
from .moves import Move

CHOOSE, OFFER, ANSWER, OVER = "choose", "offer", "answer", "over"
SEATS = range(2, 7)
GEMS = 3
"""Gems that everybody begins with, and the most that one can choose."""
DIE = 8
FOR_DIE = 1


class Setup(NamedTuple):
    """How many play, and for how many rounds."""

    players: int = 3
    rounds: int = 3

    @property
    def seats(self) -> int:
        return self.players


class State(NamedTuple):
    """Everything about a game at one moment."""

    setup: Setup
    gems: tuple[int, ...]
    round: int = 1
    stage: str = CHOOSE
    chosen: tuple[int | None, ...] = ()
    """At CHOOSE: what each has chosen in secret; None: not yet."""
    offer: Move | None = None
    scores: tuple[int, ...] = ()

    @property
    def leader(self) -> int:
        return (self.round - 1) % self.setup.players

    def __repr__(self) -> str:
        return str(view(self, None))


class View(NamedTuple):
    """A moment as `viewer` may know it: what others have chosen is not in it."""

    viewer: int | None
    round: int
    stage: str
    deciders: tuple[int, ...]
    gems: tuple[int, ...]
    chosen: int | None
    offer: Move | None
    scores: tuple[int, ...]

    @property
    def over(self) -> bool:
        return self.stage == OVER

    def __str__(self) -> str:
        waiting = ", ".join(f"P{player + 1}" for player in self.deciders) or "nobody"
        parts = [f"round {self.round} {self.stage}", f"gems {self.gems}", f"waiting for {waiting}"]
        parts += [f"own choice {self.chosen}"] * (self.chosen is not None)
        parts += [str(self.offer)] * (self.offer is not None)
        return ", ".join(parts)


def deciders(state: State) -> tuple[int, ...]:
    match state.stage:
        case "choose":
            return tuple(i for i, choice in enumerate(state.chosen) if choice is None)
        case "offer":
            return (state.leader,)
        case "answer":
            assert state.offer is not None
            return (state.offer.partner,)
        case _:
            return ()


def view(state: State, viewer: int | None) -> View:
    mine = state.chosen[viewer] if viewer is not None and state.chosen else None
    facts = (state.round, state.stage, deciders(state), state.gems, mine)
    return View(viewer, *facts, state.offer, state.scores)


def why_not(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Move) or move.verb not in moves.VERBS:
        return Refusal("turn", "no-move", {"got": str(move)})
    if state.stage == OVER:
        return Refusal("turn", "game-over")
    if moves.VERBS[move.verb] != state.stage:
        return Refusal("turn", "toy-not-now", {"stage": state.stage})
    who = (state.leader,) if move.verb == moves.WITHDRAW else deciders(state)
    if move.player not in who:
        return Refusal("turn", "not-your-turn", {"player": move.player, "on_turn": who[0]})
    if move.verb == moves.CHOOSE and move.number not in range(1, GEMS + 1):
        return Refusal("choose", "toy-choose-range", {"most": GEMS})
    if move.verb == moves.OFFER:
        return _why_no_offer(state, move)
    return None


def _why_no_offer(state: State, move: Move) -> Refusal | None:
    if move.partner == move.player or move.partner not in range(state.setup.players):
        return Refusal("offer", "offer-whom", {"partner": move.partner})
    if move.give == move.want == 0:
        return Refusal("offer", "offer-nothing")
    if move.give > state.gems[move.player] or move.want > state.gems[move.partner]:
        return Refusal("offer", "offer-too-much", {"give": move.give, "want": move.want})
    return None


def suggestions(state: State, player: int) -> list[Move]:
    """What a player might do: of the offers, to buy a gem for a gem."""
    others = [other for other in range(state.setup.players) if other != player]
    tries = [Move(player, moves.CHOOSE, number=number) for number in range(1, GEMS + 1)]
    tries += [Move(player, moves.OFFER, partner=other, give=1, want=1) for other in others]
    tries += [Move(player, verb) for verb in moves.PLAIN]
    return [move for move in tries if why_not(state, move) is None]


def play(state: State, move: Move, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
    refusal = why_not(state, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    match move.verb:
        case moves.CHOOSE:
            return _choose(state, move, luck)
        case moves.OFFER:
            event: Any = ev.Offered(move.player, move.partner, move.give, move.want)
            offered = state._replace(stage=ANSWER, offer=move)
            return offered, (Step(event, offered),)
        case moves.ACCEPT:
            return _next_round(_swapped(state), ev.Swapped(move.player))
        case _:
            return _next_round(state, ev.Dropped(move.player, move.verb))


def _choose(state: State, move: Move, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
    chosen = tuple(move.number if i == move.player else it for i, it in enumerate(state.chosen))
    after = state._replace(chosen=chosen)
    steps = [Step(ev.Chose(move.player), after)]
    numbers = tuple(number for number in chosen if number is not None)
    if len(numbers) == len(chosen):
        face = luck.die(FOR_DIE, state.round, sides=DIE)
        times, count = 2 if face == DIE else 1, Counter(numbers)
        gains = [times * number if count[number] == 1 else 0 for number in numbers]
        gems = tuple(has + gain for has, gain in zip(state.gems, gains, strict=True))
        after = after._replace(stage=OFFER, chosen=(), gems=gems)
        steps.append(Step(ev.Shown(numbers, face), after))
    return after, tuple(steps)


def _swapped(state: State) -> State:
    offer, gems = state.offer, list(state.gems)
    assert offer is not None
    gems[offer.player] += offer.want - offer.give
    gems[offer.partner] += offer.give - offer.want
    return state._replace(gems=tuple(gems))


def _next_round(state: State, event: ev.Event) -> tuple[State, tuple[Step[State], ...]]:
    if state.round == state.setup.rounds:
        after = state._replace(stage=OVER, offer=None, scores=state.gems)
    else:
        nobody = (None,) * state.setup.players
        after = state._replace(stage=CHOOSE, round=state.round + 1, offer=None, chosen=nobody)
    return after, (Step(event, after),)


class Toy:
    """Barter; see `crypt_core.engine.game.Game` for each function."""

    name = "toy"
    turn_rule = "turn"
    secret_moves = True
    open_ended = True

    def roles(self, players: int) -> tuple[str, ...]:
        return ()

    def setup(self, fields: Mapping[str, object]) -> Setup:
        setup = Setup(**fields)  # type: ignore[arg-type]
        if setup.players not in SEATS:
            raise BadSetup(
                Refusal(
                    "setup",
                    "setup-players",
                    {"got": str(setup.players), "wanted": ", ".join(map(str, SEATS))},
                )
            )
        return setup

    def setup_fields(self, setup: Setup) -> dict[str, object]:
        return dict(setup._asdict())

    def start(self, setup: Setup, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
        nobody = (None,) * setup.players
        state = State(setup, (GEMS,) * setup.players, chosen=nobody)
        return state, (Step(ev.Dealt(GEMS), state),)

    def deciders(self, state: State) -> tuple[int, ...]:
        return deciders(state)

    def legal_moves(self, state: State) -> Sequence[Move]:
        return [it for player in range(state.setup.players) for it in suggestions(state, player)]

    def own_moves(self, state: State, player: int) -> Sequence[Move]:
        return suggestions(state, player)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        return why_not(state, move)

    def play(self, state: State, move: Move, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
        return play(state, move, luck)

    def together(self, before: Step[State], after: Step[State]) -> bool:
        return False

    def view(self, state: State, viewer: int | None) -> View:
        return view(state, viewer)

    def seen_move(self, state: State, move: Move, viewer: int | None) -> Move:
        hidden = move.verb == moves.CHOOSE and viewer != move.player
        return move._replace(number=None) if hidden else move

    def uneven(self, state: State, people: Sequence[int]) -> bool:
        """Whether one of several people has chosen and the others wait to see it."""
        chosen = [player for player, it in enumerate(state.chosen) if it is not None]
        return len(people) > 1 and any(player in people for player in chosen)

    def figures(self, state: State, viewer: int | None) -> list[dict[str, Any]]:
        return [{"player": i, "score": gems} for i, gems in enumerate(state.gems)]

    def write_move(self, move: Move) -> str:
        return moves.write_move(move)

    def read_move(self, text: str, state: State | None = None) -> Move:
        owing = () if state is None else deciders(state)
        return moves.read_move(text, owing[0] if len(owing) == 1 else None)

    def write_event(self, event: ev.Event) -> str:
        return ev.TEXTS.write(event)

    def read_event(self, text: str) -> ev.Event:
        return ev.TEXTS.read(text)


TOY = Toy()
GAME = TOY
"""The name by which a game's folder is asked for it."""
