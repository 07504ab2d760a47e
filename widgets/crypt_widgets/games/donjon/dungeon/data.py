"""What the panel `dungeon` draws."""

from __future__ import annotations

from typing import Literal, TypedDict

from ....panels.data import Curtain, StepNotice, TextPart, Verdict


class Card(TypedDict):
    """A card as it lies there: `sign` is its type, by which its colour and its badge are known."""

    id: str
    kind: Literal["monster", "item", "special", "event", "quest", "back"]
    sign: str
    name: str
    type: str
    number: str
    """The great number on it: a power, a bonus, a quest's trophy points, or what it has counted."""
    gems: int
    """What a monster brings, or an item costs."""
    trophies: int
    note: str
    """What is written small on it."""
    rule: str
    label: str
    """All of it for those who listen."""


class Tile(TypedDict):
    """Something on the table that a decision can be about; pressed, it makes the `move`.

    Where the rules forbid the move (`legal` false) it may be tried all the same, to hear why.
    """

    key: str
    move: str
    legal: bool
    label: str
    card: Card | None
    player: int | None
    sign: str
    title: str
    note: str


class Mark(TypedDict):
    """Something that a player has beside cards: the unique power, the Familiar, a curse."""

    id: str
    text: str


class Seat(TypedDict):
    """A player at the table with all that lies before them."""

    id: int
    name: str
    short: str
    """The same without saying that a bot plays there."""
    mark: str
    adventurer: str
    adventurer_name: str
    near: bool
    active: bool
    asked: bool
    role: Mark | None
    """What they are in the fight that is on, in a word."""
    power: int
    wounds: int
    gems: int
    trophies: int | None
    """None while they have not been taught."""
    won: bool
    label: str
    items: list[Card]
    spoils: list[Card]
    quests: list[Card]
    """Unfinished ones; face-down to who may not know them."""
    done: list[Card]
    marks: list[Mark]
    kept: int
    broken: int
    word: str
    """How they have kept their word so far."""


class Place(TypedDict):
    """A part of the table with its title, a line about it, and what lies there."""

    title: str
    note: str
    tiles: list[Tile]


class Village(TypedDict):
    """The shop, and the other places of the village."""

    shop: Place | None
    """None while it has not been taught."""
    places: Place
    sale: Place | None
    """The same shop for who pays with a Sale."""


class Dungeon(TypedDict):
    """The adventure pile with what lies about it."""

    pile: int
    facts: list[Mark]
    """The pot, what is active, the Priest's look, the discards."""
    card: Card | None


class Term(TypedDict):
    """A number of a side's sum."""

    key: str
    player: int | None
    what: str
    text: str
    amount: str
    face: int
    """Of a die what it shows; 0 of anything else."""
    kritik: bool
    label: str


class Side(TypedDict):
    """A side of a fight, and its sum so far."""

    id: Literal["green", "red"]
    name: str
    player: int | None
    cards: list[Card]
    terms: list[Term]
    total: int
    label: str


class BidRow(TypedDict):
    """What somebody asks for their help, what that help adds, and the chance to win with it."""

    player: int
    name: str
    text: str
    adds: str
    chance: str
    state: Literal["open", "passed", "bid", "ally"]
    move: str
    label: str


class Stand(TypedDict):
    """One of the others in an Arena: which side they have shown, or that they have chosen."""

    player: int
    text: str
    short: str
    """The same without the name."""


class FightData(TypedDict):
    """The fight that is on."""

    kind: str
    title: str
    sides: list[Side]
    result: str
    won: bool | None
    chance: str
    bids: list[BidRow]
    stands: list[Stand]


class Promised(TypedDict):
    """A promise that is open, or the help that somebody owes; `to` is the first whom it is owed."""

    maker: int
    to: int
    title: str
    parts: list[str]
    now: bool
    """It is the one that is to be kept or broken now."""


class Ledger(TypedDict):
    """Words given: the open ones, and how those before them were kept."""

    title: str
    open: list[Promised]
    lines: list[str]
    """The open ones in a line each,"""
    brief: list[str]
    """and where a line is too long: what is promised, in as few words as there are."""
    kept: list[str]
    """How everybody has kept theirs, by seat."""
    owed: list[Promised]
    """Help in later fights, a line for each who owes it."""
    past: list[str]


class OfferColumn(TypedDict):
    """What one side of an offer gives."""

    title: str
    player: int
    parts: list[str]


class OfferData(TypedDict):
    """A swap that lies on the table."""

    title: str
    columns: list[OfferColumn]


class Chip(TypedDict):
    """A thing that can be put into a bargain: `part` is its notation, `short` is read on it."""

    part: str
    text: str
    short: str


class Means(TypedDict):
    """What someone could put into a bargain."""

    title: str
    gems: int
    helps: int
    trophies: int
    sides: list[Chip]
    things: list[Chip]


class Start(TypedDict):
    """What a bargain begins with, in notation."""

    give: str
    want: str


class Bargain(TypedDict):
    """Something to be bargained: a swap, a price, a promise."""

    key: str
    verb: str
    to: int | None
    """Whom it goes to; None: one of those who have means is to be chosen."""
    label: str
    """The button that begins it,"""
    short: str
    """the same beside whom it is about,"""
    confirm: str
    """and the one that makes it."""
    give: Means
    wants: dict[str, Means]
    """By player, what could be wanted of them."""
    partners: list[int]
    now: bool
    """It may be paid in advance."""
    start: Start | None
    always: bool
    """There is nothing else to be done at this decision but to say no."""


class Ask(TypedDict):
    """What may be decided."""

    id: str
    player: int
    kind: str
    prompt: str
    choices: list[Tile]
    bargains: list[Bargain]
    main: str
    """The move of the loud button; "" where none is more at hand than others."""
    notation: list[str] | None
    """Examples of what can be typed; None while typing has not been taught."""


class DonjonTable(TypedDict):
    """All that lies on the table, and what may be decided at it."""

    scene: str
    target: str
    seats: list[Seat]
    village: Village
    dungeon: Dungeon
    fight: FightData | None
    offer: OfferData | None
    looked: list[Tile]
    """Quests to be chosen from, or one's own to be shown."""
    mine: list[Tile]
    """One's own quests, each with the move that shows it if that can be done."""
    chosen: str
    whose: Mark | None
    """Whose things are chosen from, if they are another player's."""
    ledger: Ledger | None
    """None while promises have not been taught."""
    ending: list[str]
    ask: Ask | None
    table: int
    told: StepNotice | None
    text: list[TextPart]


class DonjonData(DonjonTable):
    """The same with the judge's answer, and the curtain."""

    verdict: Verdict | None
    curtain: Curtain | None
    lay: tuple[str, int]
    """A move that was laid out elsewhere, and how often one was."""
