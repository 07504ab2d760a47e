"""Events of bargaining, of quests, and of the end; see `events`."""

from __future__ import annotations

from dataclasses import dataclass

from .bundles import Bundle
from .happening import Event


@dataclass(frozen=True)
class Offered(Event):
    """A swap is offered (deal.swap)."""

    TEXT = "{player} offers {partner} {give} for {want}"
    player: int
    partner: int
    give: Bundle
    want: Bundle


@dataclass(frozen=True)
class Countered(Event):
    """Another price (deal.swap, deal.ask)."""

    TEXT = "{player} counters {partner} with {give} for {want}[ {now}]"
    player: int
    partner: int
    give: Bundle
    want: Bundle
    now: str = ""


@dataclass(frozen=True)
class Accepted(Event):
    """An offer or a counter is taken."""

    TEXT = "{player} accepts"
    player: int


@dataclass(frozen=True)
class Declined(Event):
    """An offer or a counter is refused."""

    TEXT = "{player} declines"
    player: int


@dataclass(frozen=True)
class Handed(Event):
    """What changes hands."""

    TEXT = "{player} hands {partner} {give}"
    player: int
    partner: int
    give: Bundle


@dataclass(frozen=True)
class Called(Event):
    """All others are asked for help (deal.ask)."""

    TEXT = "{player} calls for help"
    player: int


@dataclass(frozen=True)
class Asked(Event):
    """The price of a help (deal.ask)."""

    TEXT = "{player} bids {give}[ {now}]"
    player: int
    give: Bundle
    now: str = ""


@dataclass(frozen=True)
class Passed(Event):
    """No help from here (deal.ask)."""

    TEXT = "{player} passes"
    player: int


@dataclass(frozen=True)
class Promised(Event):
    """A word is given (promises)."""

    TEXT = "{player} promises {partner} {give}"
    player: int
    partner: int
    give: Bundle


@dataclass(frozen=True)
class KeptWord(Event):
    """A promise is kept (deal.keep)."""

    TEXT = "{player} keeps the word given to {partner}"
    player: int
    partner: int


@dataclass(frozen=True)
class BrokeWord(Event):
    """A promise is broken (deal.keep)."""

    TEXT = "{player} breaks the word given to {partner}"
    player: int
    partner: int


@dataclass(frozen=True)
class Lapsed(Event):
    """A promise of words alone is over (promises)."""

    TEXT = "the word of {player} to {partner} lapses"
    player: int
    partner: int


@dataclass(frozen=True)
class Claimed(Event):
    """A quest is done (quest.claim)."""

    TEXT = (
        "{player} completes {quest} as {rank} for {trophies} trophies and {gems} gems"
        "[ spending {cards}]"
    )
    player: int
    quest: str
    rank: str
    trophies: int
    gems: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Blackmailed(Event):
    """Another's spoils serve (blackmail-charm)."""

    TEXT = "{player} uses the spoils of {victim}"
    player: int
    victim: int


@dataclass(frozen=True)
class Stole(Event):
    """A secondary quest changes hands (blackmail-charm)."""

    TEXT = "{player} steals a quest from {victim}"
    player: int
    victim: int


@dataclass(frozen=True)
class NoClaim(Event):
    """Asked for quests, and none is shown (quest.claim)."""

    TEXT = "{player} shows no quest"
    player: int


@dataclass(frozen=True)
class Scored(Event):
    """What is left after the count (end.main, end.secondary)."""

    TEXT = "{player} ends with {score} trophies[ less {loss} for {quests}]"
    player: int
    score: int
    loss: int | None = None
    quests: tuple[str, ...] = ()


@dataclass(frozen=True)
class Ended(Event):
    """The victory (end.winner, end.tie)."""

    TEXT = "victory of {winners} by {by}"
    winners: tuple[int, ...]
    by: str
