"""What is bargained with: bundles and offers, how they are written, and all of them that there are.

A bundle is what one side gives: gems, things by their names, and words that bind nobody. What
someone has to give is told by `Means`, in plain values. All bundles of someone's means, and all
offers of two, are counted and numbered by rule: there are far too many to list.

Notation: `2g,item:double_axe,spoil:ogre,quest2,help 2,side attacker,trophies 1`, parts in this
order; `help` is once, and what is empty is `nothing`. An offer is `P3 2g for help`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

from ..engine.game import BadNotation, Refusal
from ..engine.notation import Token
from ..engine.table import few

MOST_GEMS = 12
MOST_NAMED = 2
"""Things that one side of an offer may name (rule deal.bounds)."""
MOST_HELPS = 3
"""Future fights that a word may be given for."""
MOST_TROPHIES = 3
GONE = 0
"""The place of a quest that was there when it was named and is not any more."""
ATTACKER, DEFENDER = "attacker", "defender"
SIDES = (ATTACKER, DEFENDER)
NOTHING = "nothing"
FOR = "for"

Named = tuple[str, str | int]
"""A thing that is named: the field of a bundle it belongs to, and its name or place."""


class Bundle(NamedTuple):
    """What one side gives; names in the order of the alphabet, places from 1.

    `quests` are places among the giver's secondary quests. `helps` (in so many future fights),
    `side` (in an Arena) and `trophies` (of a monster that is to be beaten) are words.
    """

    gems: int = 0
    items: tuple[str, ...] = ()
    spoils: tuple[str, ...] = ()
    quests: tuple[int, ...] = ()
    helps: int = 0
    side: str = ""
    trophies: int = 0

    def __str__(self) -> str:
        return write_bundle(self)

    @property
    def named(self) -> int:
        """How many things it names."""
        return len(self.items) + len(self.spoils) + len(self.quests)

    @property
    def tangible(self) -> Bundle:
        """What changes hands at once."""
        return self._replace(helps=0, side="", trophies=0)

    def moved_up(self, place: int) -> Bundle:
        """The same things after the giver's quest at a place has gone: others take its place."""
        if not any(it >= place for it in self.quests):
            return self
        places = {GONE if it == place else it - (it > place) for it in self.quests}
        return self._replace(quests=tuple(sorted(places)))

    @property
    def words(self) -> Bundle:
        """What is only said."""
        return Bundle(helps=self.helps, side=self.side, trophies=self.trophies)


EMPTY = Bundle()


def bundle(
    gems: int = 0,
    items: Collection[str] = (),
    spoils: Collection[str] = (),
    quests: Collection[int] = (),
    helps: int = 0,
    side: str = "",
    trophies: int = 0,
) -> Bundle:
    """A bundle of these things in any order."""
    things = tuple(sorted(items)), tuple(sorted(spoils)), tuple(sorted(quests))
    return Bundle(gems, *things, helps, side, trophies)


class Offer(NamedTuple):
    """What a player gives a partner, and for what."""

    partner: int
    give: Bundle
    take: Bundle

    def __str__(self) -> str:
        return write_offer(self)


class Means(NamedTuple):
    """What someone could give by the time it is due, own things and what a card may bring.

    `items` and `spoils`: names in any order, one as often as it is there. `quests`: how many
    unfinished secondary ones. `helps`: fights that may be promised; `sides`: those that may be
    named; `trophies`: those on the card.
    """

    gems: int = 0
    items: tuple[str, ...] = ()
    spoils: tuple[str, ...] = ()
    quests: int = 0
    helps: int = MOST_HELPS
    sides: tuple[str, ...] = ()
    trophies: int = 0

    def there(self, given: Bundle) -> Bundle:
        """What of a bundle's things can be handed over (rule deal.keep); its words are kept."""
        quests = tuple(place for place in given.quests if 1 <= place <= self.quests)
        things = _both(given.items, self.items), _both(given.spoils, self.spoils), quests
        return Bundle(min(given.gems, self.gems), *things, *given[4:])


def _both(wanted: Sequence[str], there: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted((Counter(wanted) & Counter(there)).elements()))


# --- Notation -------------------------------------------------------------------------------------

_NAME = r"[a-z_]+"
_FEW = r"[0-9]{1,2}"
_FORMS = {
    "gems": ("", _FEW, "g"),
    "items": ("item:", _NAME, ""),
    "spoils": ("spoil:", _NAME, ""),
    "quests": ("quest", _FEW, ""),
    "helps": ("help", f"(?: {_FEW})?", ""),
    "side": ("side ", _NAME, ""),
    "trophies": ("trophies ", _FEW, ""),
}
"""What a part of each field looks like: what stands before its value, the value, what after."""
_PART = "|".join(map("".join, _FORMS.values()))


def write_bundle(given: Bundle) -> str:
    """The text of a bundle."""
    parts = [f"{given.gems}g"] if given.gems else []
    parts += [f"item:{name}" for name in given.items]
    parts += [f"spoil:{name}" for name in given.spoils]
    parts += [f"quest{place}" for place in given.quests]
    if given.helps:
        parts.append("help" if given.helps == 1 else f"help {given.helps}")
    if given.side:
        parts.append(f"side {given.side}")
    if given.trophies:
        parts.append(f"trophies {given.trophies}")
    return ",".join(parts) or NOTHING


def read_bundle(text: str) -> Bundle:
    """The bundle of a text, its parts in any order.

    Values are read as they stand, whether or not anybody has them: judging them is `why_not`'s.

    :raises BadNotation: quoting the part that was not understood, or that came a second time.
    """
    found: dict[str, list[str]] = {}
    words = " ".join(text.lower().split())
    for part in words.split(",") if words != NOTHING else ():
        part = part.strip()
        for field, (before, value, after) in _FORMS.items():
            if re.fullmatch(before + value + after, part):
                text = part.removeprefix(before).removesuffix(after)
                found.setdefault(field, []).append(text or "1")
                break
        else:
            raise _unread(part)
    for field, values in found.items():
        if field not in ("items", "spoils", "quests") and len(values) > 1:
            raise _unread(words)
    return bundle(
        _number(found, "gems"),
        found.get("items", ()),
        found.get("spoils", ()),
        [int(place) for place in found.get("quests", ())],
        _number(found, "helps"),
        found.get("side", [""])[0],
        _number(found, "trophies"),
    )


def _number(found: dict[str, list[str]], field: str) -> int:
    return int(found.get(field, ["0"])[0])


BUNDLE = Token(rf"(?:{NOTHING}|(?:{_PART})(?:,(?:{_PART}))*)", write_bundle, read_bundle)
"""A bundle in the template of an event."""


def write_offer(offer: Offer) -> str:
    """The text of an offer without its verb: `P3 2g for help`."""
    return f"P{offer.partner + 1} {offer.give} {FOR} {offer.take}"


def read_offer(text: str) -> Offer:
    """The offer of a text without its verb.

    :raises BadNotation: quoting what was not understood.
    """
    words = " ".join(text.lower().split())
    match = re.fullmatch(rf"p([1-9]) (.+) {FOR} (.+)", words)
    if match is None:
        raise _unread(words)
    return Offer(int(match[1]) - 1, read_bundle(match[2]), read_bundle(match[3]))


def _unread(text: str) -> BadNotation:
    return BadNotation(Refusal("deal.bounds", "read-bundle", {"got": text}))


# --- The judge ------------------------------------------------------------------------------------


def well_formed(given: object) -> bool:
    """Whether it is a bundle with values of the right types, in the order that it is written in."""
    return (
        isinstance(given, Bundle)
        and all(type(number) is int and number >= 0 for number in (given[0], given[4], given[6]))
        and all(_all(part, kind) for part, kind in zip(given[1:4], (str, str, int), strict=True))
        and len(set(given.quests)) == len(given.quests)
        and isinstance(given.side, str)
    )


def _all(part: Any, kind: type) -> bool:
    return (
        isinstance(part, tuple)
        and all(type(one) is kind for one in part)
        and list(part) == sorted(part)
    )


def why_not(given: Bundle, means: Means) -> Refusal | None:
    """None if someone with these means may offer or promise the bundle, otherwise what forbids it.

    What speaks against the offer itself comes before what is not there.
    """
    if not well_formed(given):
        return Refusal("deal.bounds", "bundle-form", {"got": repr(given)})
    for reason, got, most in (
        ("bundle-gems-most", given.gems, MOST_GEMS),
        ("bundle-named-most", given.named, MOST_NAMED),
    ):
        if got > most:
            return Refusal("deal.bounds", reason, {"got": got, "most": most})
    if given.gems > means.gems:
        facts = {"got": given.gems, "most": means.gems}
        return Refusal("deal.bounds", "bundle-gems", facts)
    for field, reason in (("items", "bundle-item"), ("spoils", "bundle-spoil")):
        missing = Counter(getattr(given, field)) - Counter(getattr(means, field))
        if missing:
            return Refusal("deal.bounds", reason, {"card": min(missing)})
    for place in given.quests:
        if not 1 <= place <= means.quests:
            return Refusal("deal.bounds", "bundle-quest", {"place": place, "most": means.quests})
    return _words(given, means)


def _words(given: Bundle, means: Means) -> Refusal | None:
    """What forbids the words of a bundle."""
    most = min(means.helps, MOST_HELPS)
    if given.helps > most:
        return Refusal("deal.bounds", "bundle-help", {"got": given.helps, "most": most})
    if given.side and given.side not in set(SIDES) & set(means.sides):
        return Refusal("alliance.arena", "bundle-side", {"got": given.side})
    most = min(means.trophies, MOST_TROPHIES)
    if given.trophies > most:
        facts = {"got": given.trophies, "most": most}
        return Refusal("alliance.price", "bundle-trophies", facts)
    return None


def why_not_offer(
    offer: Offer, mine: Means, theirs: Means, made: Collection[Offer] = ()
) -> Refusal | None:
    """None if an offer may be made; `made` are those of this turn, which may not be made again.

    The facts of what is wrong with a bundle name its side: "give" or "take".
    """
    for side, given, means in (("give", offer.give, mine), ("take", offer.take, theirs)):
        refusal = why_not(given, means)
        if refusal:
            return refusal._replace(facts={**refusal.facts, "side": side})
    if offer.give == offer.take == EMPTY:
        return Refusal("deal.bounds", "offer-empty", {})
    if offer in made:
        return Refusal("deal.bounds", "offer-again", {"offer": str(offer)})
    return None


# --- All there are --------------------------------------------------------------------------------


class BundleSpace(Sequence[Bundle]):
    """Every bundle of someone's means, counted and numbered without listing them.

    Number 0 is the empty one. The things that are named vary slowest, gems fastest.
    """

    def __init__(self, means: Means) -> None:
        self.means = means
        self.named = _named_sets(means)
        self.places = {named: at for at, named in enumerate(self.named)}
        self.sides = ("", *(side for side in SIDES if side in means.sides))
        gems, trophies = min(means.gems, MOST_GEMS), min(means.trophies, MOST_TROPHIES)
        helps = min(means.helps, MOST_HELPS)
        self.radix = (gems + 1, helps + 1, len(self.sides), trophies + 1, len(self.named))
        self.size = 1
        for count in self.radix:
            self.size *= count

    def __repr__(self) -> str:
        return few(self)

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: Any) -> Any:
        """Bundle number `index`, or a list of them."""
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self.size))]
        rest, digits = _within(index, self.size), []
        for count in self.radix:
            rest, digit = divmod(rest, count)
            digits.append(digit)
        gems, helps, side, trophies, named = digits
        things = self.named[named]
        items, spoils, quests = (
            tuple(name for field, name in things if field == wanted)
            for wanted in ("items", "spoils", "quests")
        )
        return Bundle(gems, items, spoils, quests, helps, self.sides[side], trophies)  # type: ignore[arg-type]

    def __iter__(self) -> Iterator[Bundle]:
        return map(self.__getitem__, range(self.size))

    def __contains__(self, given: object) -> bool:
        return isinstance(given, Bundle) and why_not(given, self.means) is None

    def index(self, given: Any, *_: Any) -> int:
        """The number of a bundle. :raises ValueError: if it is none of these."""
        if given not in self:
            raise ValueError(f"{given} is none of these bundles")
        named = self.places[tuple(_things(given))]
        digits = (given.gems, given.helps, self.sides.index(given.side), given.trophies, named)
        number = 0
        for digit, count in zip(reversed(digits), reversed(self.radix), strict=True):
            number = number * count + digit
        return number


def _things(given: Bundle | Means) -> Iterator[Named]:
    """The things of a bundle or of someone's means, in the order of the notation."""
    yield from (("items", name) for name in sorted(given.items))
    yield from (("spoils", name) for name in sorted(given.spoils))
    places = range(1, given.quests + 1) if isinstance(given, Means) else given.quests
    yield from (("quests", place) for place in places)


def _named_sets(means: Means) -> tuple[tuple[Named, ...], ...]:
    """The few ways to name things, nothing first; things that are alike make one way."""
    things = list(_things(means))
    sets = (taken for count in range(MOST_NAMED + 1) for taken in combinations(things, count))
    return tuple(dict.fromkeys(sets))


class OfferSpace(Sequence[Offer]):
    """Every offer to a partner, counted and numbered without listing them.

    Without the empty one, and without those that have been `made` this turn.
    """

    def __init__(
        self, partner: int, mine: Means, theirs: Means, made: Collection[Offer] = ()
    ) -> None:
        self.partner, self.mine, self.theirs, self.made = partner, mine, theirs, frozenset(made)
        self.give, self.take = bundle_space(mine), bundle_space(theirs)
        without = {0}
        for offer in self.made:
            if offer.partner == partner and offer.give in self.give and offer.take in self.take:
                without.add(self._number(offer))
        self.without = sorted(without)
        # How many offers come before each of those that are left out.
        self.before = [number - at for at, number in enumerate(self.without)]
        self.size = len(self.give) * len(self.take) - len(without)

    def _number(self, offer: Offer) -> int:
        return self.give.index(offer.give) * len(self.take) + self.take.index(offer.take)

    def __repr__(self) -> str:
        return few(self)

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: Any) -> Any:
        """Offer number `index`, or a list of them."""
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self.size))]
        number = _within(index, self.size)
        give, take = divmod(number + bisect_right(self.before, number), len(self.take))
        return Offer(self.partner, self.give[give], self.take[take])

    def __iter__(self) -> Iterator[Offer]:
        return map(self.__getitem__, range(self.size))

    def __contains__(self, offer: object) -> bool:
        return (
            isinstance(offer, Offer)
            and offer.partner == self.partner
            and why_not_offer(offer, self.mine, self.theirs, self.made) is None
        )

    def index(self, offer: Any, *_: Any) -> int:
        """The number of an offer. :raises ValueError: if it is none of these."""
        if offer not in self:
            raise ValueError(f"{offer} is none of these offers")
        number = self._number(offer)
        return number - bisect_right(self.without, number)


def _within(index: int, size: int) -> int:
    """A number of a sequence, counted from its end if it is less than 0."""
    number = index + size if index < 0 else index
    if not 0 <= number < size:
        raise IndexError(index)
    return number


@lru_cache(maxsize=1024)
def bundle_space(means: Means) -> BundleSpace:
    """The `BundleSpace` of someone's means, made once."""
    return BundleSpace(means)
