"""Bundles and offers: their notation, their bounds, and all of them counted and numbered."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_core.donjon import bundles as b
from crypt_core.donjon.bundles import Bundle, BundleSpace, Means, Offer, OfferSpace, bundle
from crypt_core.engine.game import BadNotation
from crypt_core.engine.notation import LONGEST_MOVE, Template
from tests.rule import rule
from tests.strategies import examples

ITEMS = ("dagger", "double_axe", "helm_of_the_dead", "sale")
SPOILS = ("cyclops_of_hell", "ogre", "skeleton")

names = st.sampled_from(ITEMS)
bundles = st.builds(
    bundle,
    gems=st.integers(0, 20),
    items=st.lists(names, max_size=3),
    spoils=st.lists(st.sampled_from(SPOILS), max_size=3),
    quests=st.sets(st.integers(1, 4), max_size=2),
    helps=st.integers(0, 5),
    side=st.sampled_from(["", "attacker", "defender", "both"]),
    trophies=st.integers(0, 4),
)
means = st.builds(
    Means,
    gems=st.integers(0, 15),
    items=st.lists(names, max_size=3).map(tuple),
    spoils=st.lists(st.sampled_from(SPOILS), unique=True).map(tuple),
    quests=st.integers(0, 3),
    helps=st.integers(0, 4),
    sides=st.sampled_from([(), ("attacker",), ("defender", "attacker")]),
    trophies=st.integers(0, 4),
)
few = st.builds(
    Means,
    gems=st.integers(0, 2),
    items=st.lists(names, max_size=2).map(tuple),
    spoils=st.just(()),
    quests=st.integers(0, 1),
    helps=st.integers(0, 1),
    sides=st.just(()),
    trophies=st.just(0),
)
slowly = examples(25)
"""For tests that do list all that there is."""


# --- Notation -------------------------------------------------------------------------------------


@rule("deal.swap")
def test_the_order_of_the_parts() -> None:
    given = bundle(2, ["double_axe", "dagger"], ["ogre"], [2], 1, "attacker", 1)
    text = "2g,item:dagger,item:double_axe,spoil:ogre,quest2,help,side attacker,trophies 1"
    assert str(given) == text
    assert str(given._replace(helps=2, gems=0)).endswith("quest2,help 2,side attacker,trophies 1")
    assert str(b.EMPTY) == "nothing"
    assert str(Offer(2, bundle(2, spoils=["cyclops"]), Bundle(helps=1))) == (
        "P3 2g,spoil:cyclops for help"
    )


@given(bundles)
def test_a_bundle_is_read_as_it_is_written(given: Bundle) -> None:
    assert b.read_bundle(str(given)) == given
    backwards = " , ".join(reversed(str(given).split(",")))
    assert b.read_bundle(backwards.upper()) == given


@given(st.integers(0, 5), bundles, bundles)
def test_an_offer_is_read_as_it_is_written(partner: int, give: Bundle, take: Bundle) -> None:
    offer = Offer(partner, give, take)
    assert b.read_offer(str(offer)) == offer
    template = Template("offers {give} for {take}", {"give": b.BUNDLE, "take": b.BUNDLE})
    fields = {"give": give, "take": take}
    assert template.read(template.write(fields)) == fields


@pytest.mark.parametrize(
    "text",
    ["", "2", "g", "gem", "2g,,help", "2g,3g", "item:", "item:9", "quest", "side", "trophies",
     "help help", "help,help", "nothing,2g", "2g;help", "1000g", "²g"],
)  # fmt: skip
def test_text_that_is_no_bundle(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        b.read_bundle(text)
    assert refused.value.refusal.reason == "read-bundle"


@pytest.mark.parametrize("text", ["", "P3", "P3 2g", "P3 2g for", "2g for help", "P0 2g for help"])
def test_text_that_is_no_offer(text: str) -> None:
    with pytest.raises(BadNotation):
        b.read_offer(text)


@given(st.text("0123gitemspolquhrwadkn:, _", max_size=40))
def test_any_text_is_a_bundle_or_refused(text: str) -> None:
    try:
        found = b.read_bundle(text)
    except BadNotation:
        return
    assert b.read_bundle(str(found)) == found


def test_the_longest_offer_can_be_read() -> None:
    long = bundle(12, [], ["cyclops_of_hell", "cyclops_of_hell"], (), 3, "defender", 3)
    assert len(f"P1: counter {Offer(5, long, long)}") <= LONGEST_MOVE


# --- The judge ------------------------------------------------------------------------------------

RICH = Means(20, ITEMS, SPOILS, 3, b.MOST_HELPS, b.SIDES, 1)


@rule("deal.bounds", "alliance.price")
@pytest.mark.parametrize(
    ("text", "has", "reason"),
    [
        ("12g,item:sale,spoil:ogre,help 3,side attacker,trophies 1", RICH, None),
        ("nothing", Means(), None),
        ("13g", RICH, "bundle-gems-most"),
        ("12g", RICH._replace(gems=11), "bundle-gems"),
        ("item:sale,spoil:ogre,quest1", RICH, "bundle-named-most"),
        ("item:sale,item:sale", RICH, "bundle-item"),
        ("item:sale,item:sale", RICH._replace(items=("sale", "dagger", "sale")), None),
        ("item:ogre", RICH, "bundle-item"),
        ("spoil:sale", RICH, "bundle-spoil"),
        ("quest0", RICH, "bundle-quest"),
        ("quest3", RICH._replace(quests=2), "bundle-quest"),
        ("quest1,quest1", RICH, "bundle-form"),
        ("help 4", RICH, "bundle-help"),
        ("help", RICH._replace(helps=0), "bundle-help"),
        ("side attacker", RICH._replace(sides=()), "bundle-side"),
        ("side both", RICH._replace(sides=("both",)), "bundle-side"),
        ("trophies 2", RICH, "bundle-trophies"),
        ("trophies 4", RICH._replace(trophies=9), "bundle-trophies"),
    ],
)
def test_what_may_be_offered(text: str, has: Means, reason: str | None) -> None:
    refusal = b.why_not(b.read_bundle(text), has)
    assert (refusal and refusal.reason) == reason


@pytest.mark.parametrize(
    "given",
    [
        None,
        (0, (), (), (), 0, "", 0),
        Bundle(-1),
        Bundle(True),
        Bundle(1.0),  # type: ignore[arg-type]
        Bundle(items=["dagger"]),  # type: ignore[arg-type]
        Bundle(items=("sale", "dagger")),
        Bundle(items=(1,)),  # type: ignore[arg-type]
        Bundle(quests=(2, 1)),
        Bundle(quests=(True,)),
        Bundle(helps=-1),
        Bundle(side=0),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_bundle(given: Bundle) -> None:
    assert not b.well_formed(given)
    refusal = b.why_not(given, RICH)
    assert refusal
    assert refusal.reason == "bundle-form"
    assert given not in b.bundle_space(RICH)


@rule("deal.bounds")
def test_an_offer_says_which_side_is_wrong_and_is_made_once() -> None:
    offer = Offer(1, Bundle(2), Bundle(helps=1))
    assert b.why_not_offer(offer, RICH, RICH) is None
    wrong = b.why_not_offer(offer, RICH, RICH._replace(helps=0))
    assert wrong
    assert (wrong.reason, wrong.facts["side"]) == ("bundle-help", "take")
    wrong = b.why_not_offer(offer, Means(1), RICH)
    assert wrong
    assert (wrong.reason, wrong.facts["side"]) == ("bundle-gems", "give")
    again = b.why_not_offer(offer, RICH, RICH, [offer])
    assert again
    assert again.reason == "offer-again"
    empty = b.why_not_offer(Offer(1, b.EMPTY, b.EMPTY), RICH, RICH)
    assert empty
    assert empty.reason == "offer-empty"


@rule("deal.keep")
def test_what_is_still_there_can_be_kept() -> None:
    given = b.read_bundle("5g,item:dagger,item:sale,quest2,help 2")
    assert str(Means(3, ("sale", "ogre"), (), 1).there(given)) == "3g,item:sale,help 2"
    assert RICH.there(given) == given


@given(bundles)
def test_a_bundle_is_its_things_and_its_words(given: Bundle) -> None:
    said = given.words
    assert given.tangible[:4] + said[4:] == given
    assert said.named == said.gems == 0
    assert given.tangible.words == given.words.tangible == b.EMPTY


# --- All there are --------------------------------------------------------------------------------


def listed(has: Means) -> set[Bundle]:
    """All bundles of small means, one by one."""
    things = [
        *(("items", name) for name in has.items),
        *(("spoils", name) for name in has.spoils),
        *(("quests", place) for place in range(1, has.quests + 1)),
    ]
    found = set()
    for count in range(3):
        for chosen in combinations(things, count):
            named = {
                field: [name for kind, name in chosen if kind == field]
                for field in ("items", "spoils", "quests")
            }
            for gems, helps, side, trophies in product(
                range(min(has.gems, 12) + 1),
                range(min(has.helps, 3) + 1),
                ("", *has.sides),
                range(min(has.trophies, 3) + 1),
            ):
                found.add(
                    bundle(gems, **named, helps=helps, side=side, trophies=trophies)  # type: ignore[arg-type]
                )
    return found


@slowly
@given(means)
def test_all_bundles_are_counted(has: Means) -> None:
    space = BundleSpace(has)
    assert len(space) == len(listed(has))


@given(means, st.data())
def test_bundles_are_numbered(has: Means, data: st.DataObject) -> None:
    space = BundleSpace(has)
    number = data.draw(st.integers(0, len(space) - 1))
    given: Bundle = space[number]
    assert space.index(given) == number
    assert given in space
    assert b.well_formed(given)
    assert space[number - len(space)] == given


@slowly
@given(few)
def test_bundles_of_small_means_one_by_one(has: Means) -> None:
    space = BundleSpace(has)
    assert space[0] == b.EMPTY
    assert set(space) == listed(has)
    assert space[:] == list(space)
    assert [space.index(given) for given in space] == list(range(len(space)))
    with pytest.raises(IndexError):
        space[len(space)]


@given(means, bundles)
def test_what_may_be_offered_is_numbered(has: Means, given: Bundle) -> None:
    space = BundleSpace(has)
    if b.why_not(given, has) is None:
        assert space[space.index(given)] == given
    else:
        with pytest.raises(ValueError, match="none of these bundles"):
            space.index(given)


@slowly
@given(few, few, st.data())
def test_all_offers_are_counted_and_numbered(
    mine: Means, theirs: Means, data: st.DataObject
) -> None:
    every = [
        Offer(1, give, take)
        for give in BundleSpace(mine)
        for take in BundleSpace(theirs)
        if give != b.EMPTY or take != b.EMPTY
    ]
    elsewhere = Offer(2, Bundle(1), Bundle(helps=1))
    made = data.draw(st.lists(st.sampled_from(every), max_size=4)) if every else []
    space = OfferSpace(1, mine, theirs, [*made, elsewhere])
    wanted = [offer for offer in every if offer not in made]
    assert list(space) == wanted
    assert len(space) == len(wanted)
    assert all(space.index(offer) == at for at, offer in enumerate(wanted))
    assert all(offer in space for offer in wanted)
    for offer in (*made, elsewhere, Offer(1, b.EMPTY, b.EMPTY)):
        assert offer not in space
        with pytest.raises(ValueError, match="none of these offers"):
            space.index(offer)


def test_there_are_far_too_many_to_list() -> None:
    space = OfferSpace(1, RICH, RICH)
    assert len(space) > 10_000_000
    last = space[-1]
    assert space.index(last) == len(space) - 1
    assert last in space
