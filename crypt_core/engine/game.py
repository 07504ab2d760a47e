"""What a game is, to everything that plays, shows or saves one.

A game is a set of pure functions over plain, immutable data. `play(state, move, luck)` returns the
new state and the *steps* that led there: each event in order, with the state right after it, so
that a learner can walk through them one at a time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, runtime_checkable

from .errors import GameError
from .luck import Luck

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # Code for all games says `Game`, code for one says which types are its own.
    Setup = TypeVar("Setup", bound="AnySetup", default=Any)
    State = TypeVar("State", bound="AnyState", default=Any)
    Move = TypeVar("Move", bound="AnyMove", default=Any)
    View = TypeVar("View", bound="AnyView", default=Any, covariant=True)
else:
    from typing import TypeVar

    Setup, State, Move, View = map(TypeVar, ("Setup", "State", "Move", "View"))

Fact = int | str | bool | tuple[Any, ...]


class Refusal(NamedTuple):
    """Why a move is not allowed: the rule that says no, which of its reasons, and the facts.

    `rule` is an id of the game's index of rules, `reason` names the sentence in the catalogues,
    `facts` are its variables, for example `{"total": 4, "theirs": 4}`.
    """

    rule: str
    reason: str
    facts: Mapping[str, Fact] = {}

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.rule}: {self.reason}" + (f" ({facts})" if facts else "")


class Refused(GameError):
    """What the rules refuse; `refusal` says which rule, and why."""

    def __init__(self, refusal: Refusal, players: int | None = None) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.players = players

    @property
    def ids(self) -> str:
        return f"{self.refusal.rule}: {self.refusal.reason}"

    @property
    def short(self) -> str:
        return str(self.refusal)


class IllegalMove(Refused):
    """A move that the rules refuse; `refusal` says which rule and why."""


class BadSetup(Refused):
    """A setup no game can start from; `refusal` says what is wrong and what would be right."""


class BadNotation(Refused):
    """Text that is no move or no event; `refusal` says what was read and what would be right."""


class Step(NamedTuple, Generic[State]):
    """One event and the state right after it."""

    event: Any
    state: State

    def __repr__(self) -> str:
        return f"<Step: {self.event}>"


class AnySetup(Protocol):
    """What every game's setup has."""

    @property
    def seats(self) -> int:
        """Places at the table."""

    @property
    def players(self) -> int:
        """People and bots among them."""


class AnyState(Protocol):
    """What every game's state has."""

    @property
    def setup(self) -> AnySetup: ...

    @property
    def round(self) -> int:
        """From 1 on."""

    @property
    def scores(self) -> Sequence[int]:
        """The final scores, by player; empty before the end."""


class AnyMove(Protocol):
    """What every game's move has."""

    @property
    def player(self) -> int: ...

    @property
    def verb(self) -> str:
        """What is done, in notation: the first word of the move's text."""


class AnyView(Protocol):
    """What every game's view has."""

    @property
    def round(self) -> int: ...

    @property
    def over(self) -> bool: ...


@runtime_checkable
class Game(Protocol[Setup, State, Move, View]):
    """The functions a game offers. States, moves, events and views are the game's own types.

    The `str` of a view, an event and a move is its text. The `repr` of a state and of legal moves
    shows what everybody may know, so that a look at it gives nothing away.

    What every game's types have: `AnySetup`, `AnyState`, `AnyMove`, `AnyView`.
    """

    name: str
    turn_rule: str
    """The id of the rule that says whose turn it is."""
    secret_moves: bool
    """Whether `seen_move` ever hides anything: then what a page keeps of a game is sealed."""
    open_ended: bool
    """Whether there are legal moves that are not listed: offers, of which there is no end.

    What is listed is then what is suggested, at least one move for whoever owes one; what is legal
    `why_not` tells.
    """

    def roles(self, players: int) -> tuple[str, ...]:
        """What the rules themselves play at a table of so many people and bots.

        A role for each seat that comes after theirs; most tables have none.
        """

    def setup(self, fields: Mapping[str, object]) -> Setup:
        """The setup that plain data describes. :raises BadSetup: if no game can start from it."""

    def setup_fields(self, setup: Setup) -> dict[str, object]:
        """The plain data of a setup; `setup` reads it back."""

    def start(self, setup: Setup, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
        """The state at the first decision, and the steps that lead to it."""

    def deciders(self, state: State) -> tuple[int, ...]:
        """The players who owe a decision now, in the order of asking; none when the game is over.

        Where several choose at once and in secret, each is a decider until their own move is made,
        and the views hide the moves until all are in.
        """

    def legal_moves(self, state: State) -> Sequence[Move]:
        """The legal moves of all players: iterates, counts, indexes and answers `in`.

        They are all there are, unless the game is `open_ended`.
        """

    def own_moves(self, state: State, player: int) -> Sequence[Move]:
        """A player's own of `legal_moves`; there may be some for who owes no decision."""

    def why_not(self, state: State, move: Move) -> Refusal | None:
        """None if the move is legal, otherwise the rule and the facts that forbid it."""

    def play(self, state: State, move: Move, luck: Luck) -> tuple[State, tuple[Step[State], ...]]:
        """The new state and the steps to it. :raises IllegalMove: with the reason."""

    def together(self, before: Step[State], after: Step[State]) -> bool:
        """Whether of two steps in a row the second is shown and told with the first.

        It depends on nothing but what everybody may know.
        """

    def view(self, state: State, viewer: int | None) -> View:
        """What `viewer` may know (None: what everyone may know)."""

    def seen_move(self, state: State, move: Move, viewer: int | None) -> Move:
        """What `viewer` may be shown of a move made in a state (None: what everyone may).

        It is the move itself, or a record like it that says no more than the view right after it;
        that one is only for being told: it may be no legal move, and its text need not parse. What
        was hidden here stays so: that it is turned up later is for an event to tell.
        """

    def uneven(self, state: State, people: Sequence[int]) -> bool:
        """Whether some of these people know what others of them do not."""

    def figures(self, state: State, viewer: int | None) -> list[dict[str, Any]]:
        """A row a player for comparisons: "player", and whole numbers by what they count.

        The last one is "score"; a number that the viewer cannot know is None.
        """

    def write_move(self, move: Move) -> str:
        """The move's short text."""

    def read_move(self, text: str, state: State | None = None) -> Move:
        """The move a text names; the only player who owes a decision moves if it names none.

        :raises BadNotation: if the text is no move.
        """

    def write_event(self, event: Any) -> str:
        """The event's short text."""

    def read_event(self, text: str) -> Any:
        """The event a text names. :raises BadNotation: if it is none."""
