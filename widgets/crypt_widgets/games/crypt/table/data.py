"""What the panel `table` draws."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ....panels.data import Curtain, StepNotice, TextPart, Verdict


class TreasureDice(TypedDict):
    """The servants on a treasure."""

    player: int
    faces: list[int]
    total: int


class Gone(TypedDict):
    """Where a treasure has been taken."""

    slot: str
    state: Literal["gone"]
    label: str


class Treasure(TypedDict):
    """A treasure in the crypt."""

    slot: str
    state: Literal["crypt"]
    kind: str
    name: str
    on: str
    """The treasure as a place, within a sentence."""
    value: int | None
    """None: nobody who looks knows it."""
    up: bool
    seen: bool
    """Whether it lies face-down and its value is known all the same."""
    label: str
    dice: TreasureDice | None
    closed: str
    """Why nothing may be claimed here now, if it may not."""
    answers: str
    """What is said of the card where it can be pressed to answer a question; else empty."""


class CollectedCard(TypedDict):
    """A treasure that a player has collected."""

    value: int | None
    flipped: bool


class CollectedKind(TypedDict):
    """A player's treasures of one kind."""

    kind: str
    name: str
    cards: list[CollectedCard]


class PlayerCard(TypedDict):
    """A player with servants, treasures and coins."""

    id: int
    name: str
    short: str
    """What the name begins with, and what is left of it where there is little room."""
    mark: str
    ghost: bool
    ready: int
    exhausted: int
    leader: bool
    lights_out: bool
    on_turn: bool
    coins: str
    coins_word: str
    coins_note: str
    coins_away: tuple[str, str] | None
    """What servants that are away will count again, as a number and in words."""
    label: str
    treasures: list[CollectedKind]


class GhostRoll(TypedDict):
    """The Ghost's dice of this turn: as they fell, as it joins them, and those it lays aside."""

    player: int
    faces: list[int]
    groups: list[list[int]]
    aside: list[list[int]]
    label: str


class GhostLook(TypedDict):
    """A treasure at which the Ghost looks for some of its dice."""

    slot: str
    takes: bool
    text: str
    """What it asks and finds; nothing where it holds the treasure itself."""


class GhostLooks(TypedDict):
    """Where the Ghost looks in the step shown, in its order; `at` is the step's name."""

    at: str
    looks: list[GhostLook]


class DieMove(TypedDict):
    """A move that is about a die: pressing the die makes it."""

    move: str
    label: str


class RolledDie(TypedDict):
    """A servant that has been rolled for."""

    slot: str
    effort: int
    face: int
    exhausted: bool
    again: DieMove | None
    label: str


class ServantsRoll(TypedDict):
    """The servants just rolled for."""

    player: int | None
    results: list[RolledDie]


class Deck(TypedDict):
    """The deck."""

    count: int
    kind: str | None
    label: str


class Box(TypedDict):
    """What is out of the game."""

    count: int
    label: str
    caption: str
    treasures: list[str]


class CollectorProgress(TypedDict):
    """How far a player is with a collector."""

    player: int
    name: str
    text: str
    have: int
    need: int
    met: bool


class CollectorCard(TypedDict):
    """A collector on its side."""

    kind: str
    name: str
    label: str
    """All of it in a sentence."""
    side: str
    rule: str
    pays: str
    detail: str
    progress: list[CollectorProgress]


class Button(TypedDict):
    """A move that a button makes, or why it may not be made."""

    move: str
    label: str
    hint: str
    main: bool
    legal: bool
    rule: str


class Ask(TypedDict):
    """What may be decided; out of turn that are buttons alone."""

    player: int
    kind: Literal["claim", "choice"]
    prompt: str
    buttons: list[Button]
    notation: list[str] | None
    """Examples of what can be typed; None: nothing is typed here."""
    typing: bool
    """Whether a task wants it typed, whatever the settings say."""
    id: NotRequired[str]
    ready: NotRequired[int]
    one_treasure: NotRequired[bool]
    chances: NotRequired[bool]
    """Whether the dice of a claim tell what the rolls will do."""
    slots: NotRequired[list[str]]


class LaidChance(TypedDict):
    """What the rolls will do to a treasure of the claim being laid out."""

    slot: str
    kept: str
    """How likely the Ghost leaves it; empty where others play."""
    tires: str
    label: str
    """The same as a sentence."""
    opens: bool
    """Whether there is a tool to be opened that has all of it."""


class TableVerdict(Verdict):
    """The judge's answer, the treasures it is about, and what the rolls will do to the claim."""

    slots: list[str]
    chances: list[LaidChance]


class TableData(TypedDict):
    """All that lies on the table, and what may be decided at it."""

    treasures: list[Treasure | Gone]
    players: list[PlayerCard]
    roll: GhostRoll | ServantsRoll | None
    looks: GhostLooks | None
    deck: Deck
    box: Box
    collectors: list[CollectorCard]
    near: int | None
    """Whose servants lie before whoever looks."""
    table: int
    ask: Ask | None
    verdict: TableVerdict | None
    lay: tuple[str, int]
    """A move that was laid out elsewhere, and how often one was."""
    curtain: Curtain | None
    told: StepNotice | None
    text: list[TextPart]
