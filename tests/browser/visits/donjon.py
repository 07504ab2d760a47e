"""Moments of Donjon, Quêtes et Trahisons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from crypt_core.coach.bots import choose
from crypt_core.donjon.components import SALE
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import ALLY
from crypt_core.donjon.state import (
    ANSWER,
    BID,
    CHOOSE,
    KEEP,
    NEGOTIATE,
    OBLIVION,
    PICK,
    PLUNDER,
    PROMISE,
    QUESTS,
    REPLAY,
    REST,
    SIDES,
    SUPPLY,
    WORD,
    State,
)
from crypt_core.donjon.teach.puzzles import puzzles
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.lessons.courses import lessons
from tests.browser.donjon_page import DUNGEON, LOUD, DonjonPage
from tests.browser.test_learn import LEARN, begin
from tests.browser.visits.moments import Moment
from tests.browser.visits.rooms import CELLS, SIZES
from tests.donjon.going import at, game, going

SEATS = f"{DUNGEON} :is(.dj-plate, .dj-plate .dj-stats)"
PROMPT = f"{DUNGEON} .dj-prompt"
BUTTONS = f"{DUNGEON} .dj-ask .tb-action"
TOTALS = f"{DUNGEON} .dj-side .dj-total"
RULE = f"{DUNGEON} .dj-verdict .crypt-rule"
NEWS = f"{DUNGEON} .tb-news-said"
DECISION = [SEATS, PROMPT, LOUD]


def monster(state: State) -> bool:
    """A fight to be called for, with a monster."""
    return at(NEGOTIATE, 0)(state) and state.fight is not None and state.fight.kind == "monster"


def helped(state: State) -> bool:
    """Somebody has named a price that the first player can take."""
    return at(PICK, 0)(state) and any(it.verb == ALLY for it in DONJON.own_moves(state, 0))


def helped_by_two(state: State) -> bool:
    """Of five, two have named a price; with three, one may be scrolled to."""
    fight = state.fight
    return (
        helped(state) and fight is not None and sum(it.bundle is not None for it in fight.bids) < 3
    )


def helped_by_all(state: State) -> bool:
    """All five have named a price."""
    fight = state.fight
    return helped(state) and fight is not None and all(it.bundle for it in fight.bids)


def promised(stage: str, count: int) -> Callable[[State], bool]:
    """Somebody decides in an Arena, and so many promises are open."""

    def wanted(state: State) -> bool:
        arena = state.fight is not None and state.fight.arena
        return arena and state.stage == stage and len(state.promises) >= count

    return wanted


def with_a_sale(state: State) -> bool:
    """Back in the village with all places, and wares that can be had at half the price."""
    return at(REST, 0)(state) and SALE in state.players[0].items and len(state.shop) > 17


def with_a_pot(state: State) -> bool:
    """An Arena may be opened against any of the others, for what is in the pot."""
    return state.stage == CHOOSE and state.round > 2 and bool(state.pot)


def laden(state: State) -> bool:
    """The first player has much to offer."""
    player = state.players[0]
    return at(SUPPLY, 0)(state) and player.gems > 2 and len(player.spoils + player.items) > 3


def begins(
    wanted: Callable[[State], bool], players: int = 4, seed: int = 1
) -> Callable[[], Timeline]:
    """The first random game from this seed on that comes to such a decision of the first player."""
    return lambda: going(wanted, players, seed)


def offer(tutor: DonjonPage) -> None:
    tutor.do("begin-offer")
    if tutor.find(f"{DUNGEON} .dj-partners").count():
        tutor.do("partner-2")
    tutor.do("want-helps-more")


def name_a_price(tutor: DonjonPage) -> None:
    tutor.click(f'{DUNGEON} [data-action^="begin-price"] >> nth=0')


def be_refused(tutor: DonjonPage) -> None:
    tutor.press_move("flee")


def roll(tutor: DonjonPage) -> None:
    """Fight alone, as far as the dice."""
    tutor.press_move("alone")
    for _ in range(6):
        if tutor.find(f"{DUNGEON} .dj-die").count():
            return
        if tutor.can_go_on or not tutor.deciding:
            tutor.step()
        else:
            tutor.press_move("fight" if tutor.find('[data-move="fight"]').count() else "done")


def lesson(tutor: DonjonPage) -> None:
    begin(tutor, next(iter(lessons("donjon").values())))


OPEN = f"{DUNGEON} .dj-bid-line.dj-open"
CLEAR = f'{DUNGEON} [data-action="clear"]'
GOODS = f"{DUNGEON} .dj-goods .dj-tile"
CHIPS = f"{DUNGEON} .dj-scene .dj-columns :is(.dj-chip, .dj-counter)"

SUMS = (TOTALS, BUTTONS)
ROLLED = (*SUMS, f"{DUNGEON} .dj-result", f"{DUNGEON} .dj-thrown")
WHOSE = f"{DUNGEON} .dj-whose"
HEARD = f"{DUNGEON} .dj-heard > li"
STANDS = f"{DUNGEON} .dj-stands > li"
LADEN_ROOMS = (
    *(it.room for it in SIZES if it not in (SIZES[2], *SIZES[-2:])),
    *(it.cell for it in CELLS[:2]),
)
"""Not the lowest windows: more is scrolled to there."""
ASKED = f"{LEARN} .ln-ask"
TASK = [BUTTONS, ASKED]
PODIUM = f"{DUNGEON} .dj-podium"


def seen(
    name: str,
    begins: Callable[[], Timeline],
    parts: Sequence[str],
    do: Callable[[DonjonPage], None] | None = None,
    others: int = 3,
    **options: Any,
) -> Moment:
    """Return a moment of somebody who plays with bots."""
    seats = ["person", *["bot:greedy"] * others]
    done = {} if do is None else {"do": do}
    options = {"seats": seats, "kind": DonjonPage, **done, **options}
    return Moment(name, begins, [*DECISION, *parts], **options)


def hand_over(tutor: DonjonPage) -> None:
    """To what the next person is asked."""
    tutor.hand_over()


def laden_with(
    name: str,
    wanted: Callable[[State], bool],
    parts: Sequence[str],
    others: int = 3,
    seed: int = 1,
) -> Moment:
    """Return a moment of several people at which there is much to tell, and no tool is open."""
    seats = ["person"] * others + ["bot:greedy"]
    asked = begins(wanted, others + 1, seed)
    return seen(name, asked, parts, hand_over, seats=seats, rooms=LADEN_ROOMS)


def over() -> Timeline:
    """A game of six to its end."""
    timeline = game(6, 3)
    while DONJON.deciders(timeline.state):
        timeline.play(choose("greedy", DONJON, timeline.state, timeline.moment.luck))
    return timeline


def puzzle(tutor: DonjonPage) -> None:
    tutor.do("learn")
    tutor.do("screen-puzzles")
    tutor.click(f'{LEARN} [data-lesson="{puzzles()[0].id}"]')


MOMENTS = [
    seen("a quest", begins(at(KEEP, 0)), [f"{DUNGEON} .dj-quests .dj-tile"]),
    seen(
        "the village",
        begins(at(SUPPLY, 0)),
        [f"{DUNGEON} .dj-places .dj-tile", GOODS, BUTTONS],
    ),
    seen("a laden village", begins(laden, seed=26), [GOODS, BUTTONS]),
    seen("a laden village of two", begins(laden, 2), [GOODS, BUTTONS], others=1),
    seen("a way", begins(at(CHOOSE, 0)), [f"{DUNGEON} .dj-ways .dj-tile"]),
    seen("a refusal", begins(monster), [TOTALS, BUTTONS, RULE], be_refused),
    seen("prices", begins(helped), [TOTALS, OPEN, BUTTONS]),
    seen("a price", begins(helped), [TOTALS, f"{DUNGEON} .dj-bid-line", CLEAR], name_a_price),
    seen(
        "an offer",
        begins(laden, seed=26),
        [f"{DUNGEON} .dj-partners .dj-chip", CHIPS, CLEAR],
        offer,
    ),
    seen("an offer of two", begins(laden, 2), [CHIPS, CLEAR], offer, others=1),
    seen("an answer", begins(at(ANSWER, 0)), [f"{DUNGEON} .dj-column", BUTTONS]),
    seen("a side", begins(at(SIDES, 0)), [TOTALS, BUTTONS]),
    seen("a word", begins(at(WORD, 0)), [f"{DUNGEON} .dj-scene .dj-word[data-now]", BUTTONS]),
    seen("six", begins(helped_by_two, 6), [TOTALS, OPEN, BUTTONS], others=5),
    seen("a bid", begins(at(BID, 0)), [BUTTONS]),
    seen("what quests bring", begins(at(QUESTS, 0)), []),
    seen("the supplies of six", begins(at(SUPPLY, 0), 6), [f"{DUNGEON} .dj-seat"], others=5),
    Moment(
        "dice thrown",
        begins(monster),
        [SEATS, TOTALS, f"{DUNGEON} .dj-thrown", NEWS, LOUD],
        roll,
        seats=["person", *["bot:greedy"] * 3],
        kind=DonjonPage,
    ),
    seen("a lesson's task at Donjon's table", game, [PROMPT, LOUD, ASKED], lesson),
    seen("a puzzle at Donjon's table", game, TASK, puzzle),
    Moment(
        "the end of six",
        over,
        [f"{PODIUM} > li", f"{PODIUM} .dj-picture", LOUD],
        seats=["bot:greedy"] * 6,
        kind=DonjonPage,
    ),
    laden_with("the dice and two promises", promised(OBLIVION, 2), [*ROLLED, HEARD], seed=96),
    laden_with("the dice and four promises", promised(REPLAY, 4), [*ROLLED, HEARD]),
    laden_with("sides of six", promised(SIDES, 4), [*SUMS, STANDS, HEARD], 5),
    laden_with("promises of six", promised(PROMISE, 3), [*SUMS, STANDS, HEARD], others=5),
    laden_with("five prices", helped_by_all, [*SUMS, OPEN], others=5, seed=7),
    laden_with("the dice of five", promised(OBLIVION, 4), [*ROLLED, STANDS], others=4, seed=17),
    laden_with("a sale", with_a_sale, [GOODS, f"{DUNGEON} .dj-places .dj-tile"], others=4, seed=9),
    laden_with("six ways", with_a_pot, [f"{DUNGEON} .dj-ways .dj-tile"], 5),
    laden_with("a plunder", promised(PLUNDER, 1), [WHOSE, f"{DUNGEON} .dj-scene .dj-tile"]),
]
