"""What can happen in a game, one record a kind, with the short text of each.

Events are public: which quest is looked at or kept, and which side is chosen, is in none of them.
Who may know more finds it in their view of the state after the event.
"""

from __future__ import annotations

from dataclasses import replace

from ..engine.events import Texts
from .events_deals import (
    Accepted,
    Asked,
    Blackmailed,
    BrokeWord,
    Called,
    Claimed,
    Countered,
    Declined,
    Ended,
    Handed,
    KeptWord,
    Lapsed,
    NoClaim,
    Offered,
    Passed,
    Promised,
    Scored,
    Stole,
)
from .events_fight import (
    Again,
    Allied,
    Alone,
    Announced,
    Cursed,
    Died,
    Fled,
    Forgot,
    Fought,
    GoesOn,
    Left,
    Met,
    OneMore,
    Opened,
    Plundered,
    PotWon,
    Ringed,
    Rolled,
    Shamed,
    Shared,
    Sided,
    Sides,
    Stays,
    Stood,
    Took,
    Triumphed,
    Vanished,
    Weakened,
    Won,
)
from .events_turn import (
    Bought,
    BoughtTrophy,
    Bound,
    Came,
    Cared,
    Chose,
    ChoseExchange,
    ChoseSpoil,
    Discarded,
    Drew,
    Dropped,
    Exchanged,
    Expired,
    First,
    Found,
    Got,
    Guided,
    Healed,
    Hurt,
    Idle,
    Levelled,
    Lies,
    Looked,
    Paid,
    PotGrew,
    Rests,
    Returned,
    Rotted,
    Seated,
    Shuffled,
    Spared,
    Stayed,
    Threw,
    TookQuest,
    Turn,
)
from .happening import TOKENS, Event

__all__ = [
    "EVENTS",
    "TEXTS",
    "Accepted",
    "Again",
    "Allied",
    "Alone",
    "Announced",
    "Asked",
    "Blackmailed",
    "Bought",
    "BoughtTrophy",
    "Bound",
    "BrokeWord",
    "Called",
    "Came",
    "Cared",
    "Chose",
    "ChoseExchange",
    "ChoseSpoil",
    "Claimed",
    "Countered",
    "Cursed",
    "Declined",
    "Died",
    "Discarded",
    "Drew",
    "Dropped",
    "Ended",
    "Event",
    "Exchanged",
    "Expired",
    "First",
    "Fled",
    "Forgot",
    "Fought",
    "Found",
    "GoesOn",
    "Got",
    "Guided",
    "Handed",
    "Healed",
    "Hurt",
    "Idle",
    "KeptWord",
    "Lapsed",
    "Left",
    "Levelled",
    "Lies",
    "Looked",
    "Met",
    "NoClaim",
    "Offered",
    "OneMore",
    "Opened",
    "Paid",
    "Passed",
    "Plundered",
    "PotGrew",
    "PotWon",
    "Promised",
    "Rests",
    "Returned",
    "Ringed",
    "Rolled",
    "Rotted",
    "Scored",
    "Seated",
    "Shamed",
    "Shared",
    "Shuffled",
    "Sided",
    "Sides",
    "Spared",
    "Stayed",
    "Stays",
    "Stole",
    "Stood",
    "Threw",
    "Took",
    "TookQuest",
    "Triumphed",
    "Turn",
    "Vanished",
    "Weakened",
    "Won",
    "read_event",
    "write_event",
]

EVENTS: tuple[type[Event], ...] = tuple(Event.__subclasses__())


class _Texts(Texts[Event]):
    """Texts in which a name that was left out is read as none."""

    def read(self, text: str) -> Event:
        event = super().read(text)
        kinds = type(event).__annotations__
        none = {name: "" for name, it in vars(event).items() if it == () and kinds[name] == "str"}
        return replace(event, **none) if none else event


TEXTS = _Texts(EVENTS, TOKENS, "turn.order")
Event.write = staticmethod(TEXTS.write)


def write_event(event: Event) -> str:
    """The event's text."""
    return TEXTS.write(event)


def read_event(text: str) -> Event:
    """The event of a text.

    :raises BadNotation: if it is the text of no event.
    """
    return TEXTS.read(text)
