"""What a decision or a step at Donjon's table is about is in sight, at every size of window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pytest

from crypt_core.coach.bots import choose
from crypt_core.donjon.components import SALE
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import ALLY
from crypt_core.donjon.state import (
    ANSWER,
    CHOOSE,
    KEEP,
    NEGOTIATE,
    OBLIVION,
    PICK,
    PLUNDER,
    PROMISE,
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
from crypt_core.teach.words import LANGS
from tests.browser.donjon_page import DUNGEON, LOUD, DonjonPage
from tests.browser.stage_page import CELLS, Size, each_room, faults, in_cell, resize, whole_page
from tests.browser.test_learn import LEARN, begin
from tests.browser.tutor_page import speak
from tests.donjon.going import at, game, going

Open = Callable[..., DonjonPage]
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


def begins(wanted: Callable[[State], bool], players: int = 4) -> Callable[[], Timeline]:
    """A random game at such a decision of the first player."""
    return lambda: going(wanted, players)


def nothing(_: DonjonPage) -> None:
    """It is as it is."""


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


@dataclass(frozen=True)
class Moment:
    """Something that is looked at: how one comes there, and what is seen together then."""

    name: str
    begins: Callable[[], Timeline]
    parts: Sequence[str]
    do: Callable[[DonjonPage], None] = nothing
    others: int = 3


OPEN = f"{DUNGEON} .dj-bid-line.dj-open"
CLEAR = f'{DUNGEON} [data-action="clear"]'
GOODS = f"{DUNGEON} .dj-goods .dj-tile"
CHIPS = f"{DUNGEON} .dj-scene .dj-columns :is(.dj-chip, .dj-counter)"

MOMENTS = [
    Moment("a quest", begins(at(KEEP, 0)), [f"{DUNGEON} .dj-quests .dj-tile"]),
    Moment(
        "the village",
        begins(at(SUPPLY, 0)),
        [f"{DUNGEON} .dj-places .dj-tile", GOODS, BUTTONS],
    ),
    Moment("a laden village", begins(laden), [GOODS, BUTTONS]),
    Moment("a laden village of two", begins(laden, 2), [GOODS, BUTTONS], others=1),
    Moment("a way", begins(at(CHOOSE, 0)), [f"{DUNGEON} .dj-ways .dj-tile"]),
    Moment("a refusal", begins(monster), [TOTALS, BUTTONS, RULE], be_refused),
    Moment("prices", begins(helped), [TOTALS, OPEN, BUTTONS]),
    Moment("a price", begins(helped), [TOTALS, f"{DUNGEON} .dj-bid-line", CLEAR], name_a_price),
    Moment("an offer", begins(laden), [f"{DUNGEON} .dj-partners .dj-chip", CHIPS, CLEAR], offer),
    Moment("an offer of two", begins(laden, 2), [CHIPS, CLEAR], offer, others=1),
    Moment("an answer", begins(at(ANSWER, 0)), [f"{DUNGEON} .dj-column", BUTTONS]),
    Moment("a side", begins(at(SIDES, 0)), [TOTALS, BUTTONS]),
    Moment("a word", begins(at(WORD, 0)), [f"{DUNGEON} .dj-scene .dj-word[data-now]", BUTTONS]),
    Moment("six", begins(helped_by_two, 6), [TOTALS, OPEN, BUTTONS], others=5),
]


SUMS = (TOTALS, BUTTONS)
ROLLED = (*SUMS, f"{DUNGEON} .dj-result", f"{DUNGEON} .dj-thrown")
WHOSE = f"{DUNGEON} .dj-whose"
HEARD = f"{DUNGEON} .dj-heard > li"
STANDS = f"{DUNGEON} .dj-stands > li"
PHONES = (Size(360, 740), Size(390, 844))
WIDE = (Size(768, 1024), Size(820, 1180), Size(1024, 768), Size(1366, 768), Size(1440, 900))

LADEN = [
    Moment("the dice and two promises", begins(promised(OBLIVION, 2)), [*ROLLED, HEARD]),
    Moment("the dice and four promises", begins(promised(REPLAY, 4)), [*ROLLED, HEARD]),
    Moment("sides of six", begins(promised(SIDES, 4), 6), [*SUMS, STANDS, HEARD], others=5),
    Moment("promises of six", begins(promised(PROMISE, 3), 6), [*SUMS, STANDS, HEARD], others=5),
    Moment("five prices", begins(helped_by_all, 6), [*SUMS, OPEN], others=5),
    Moment("the dice of five", begins(promised(OBLIVION, 4), 5), [*ROLLED, STANDS], others=4),
    Moment("a sale", begins(with_a_sale, 5), [GOODS, f"{DUNGEON} .dj-places .dj-tile"], others=4),
    Moment("six ways", begins(with_a_pot, 6), [f"{DUNGEON} .dj-ways .dj-tile"], others=5),
    Moment("a plunder", begins(promised(PLUNDER, 1)), [WHOSE, f"{DUNGEON} .dj-scene .dj-tile"]),
]
"""There is much to tell, which a phone has room for as well, and a cell of a notebook."""


def amiss(tutor: DonjonPage, parts: Sequence[str]) -> str:
    """What is not to be seen as it should be, in a window of its own or in a cell."""
    found = []
    for room in each_room(tutor):
        found += [f"{room}: {it}" for it in faults(tutor.page, [*parts])]
    return "\n".join(found)


@pytest.fixture
def at_donjon(at_table: Callable[..., DonjonPage]) -> Open:
    """A page that tests take turns at, with Donjon on it."""

    def take(timeline: Timeline, others: int = 3) -> DonjonPage:
        return at_table(timeline, ["person", *["bot:greedy"] * others], kind=DonjonPage)

    return take


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda it: it.name)
def test_what_a_decision_is_about_is_in_sight(at_donjon: Open, moment: Moment) -> None:
    """Each moment at every size, in a cell as in a window of its own, in every language."""
    tutor = at_donjon(moment.begins(), moment.others)
    moment.do(tutor)
    assert amiss(tutor, [*DECISION, *moment.parts]) == ""


@pytest.mark.parametrize("moment", LADEN, ids=lambda it: it.name)
def test_a_laden_decision_is_in_sight_on_a_phone_and_wherever_there_is_little_height(
    open_tutor: Callable[..., DonjonPage], moment: Moment
) -> None:
    tutor = open_tutor(
        moment.begins(), ["person"] * moment.others + ["bot:greedy"], kind=DonjonPage
    )
    tutor.hand_over()
    found = []
    for lang in LANGS:
        resize(tutor.page, WIDE[-1])
        speak(tutor, lang)
        for size in (*PHONES, *WIDE):
            resize(tutor.page, size)
            told = faults(tutor.page, [*DECISION, *moment.parts])
            found += [f"{lang}, {size}: {it}" for it in told]
        for size in CELLS[:2]:
            in_cell(tutor.page, size)
            told = faults(tutor.page, [*DECISION, *moment.parts], whole=False)
            found += [f"{lang}, a cell of {size}: {it}" for it in told]
        whole_page(tutor.page)
    assert not found


def test_the_help_of_an_arena_begins_with_chances_and_lengthens_no_page(
    open_tutor: Callable[..., DonjonPage],
) -> None:
    """On a phone it has a sheet's height to begin with; the rest of it is scrolled there."""
    seats = ["person"] * 5 + ["bot:greedy"]
    tutor = open_tutor(going(promised(SIDES, 4), 6), seats, kind=DonjonPage)
    tutor.hand_over()
    tutor.do("tool-chances")
    first = ".crypt-chances .dh-part:first-of-type .dh-row:first-child .dh-percent"
    found = []
    for size in (*PHONES, Size(1440, 900)):
        resize(tutor.page, size)
        for lang in LANGS:
            speak(tutor, lang)
            told = faults(tutor.page, [first])
            found += [
                f"{lang}, {size}: {it}" for it in told if it.startswith("dh-") or "page" in it
            ]
    assert not found


def test_the_dice_are_in_sight_with_what_is_told_of_them(at_donjon: Open) -> None:
    tutor = at_donjon(going(monster))
    roll(tutor)
    assert amiss(tutor, [SEATS, TOTALS, f"{DUNGEON} .dj-thrown", NEWS, LOUD]) == ""


def test_a_lessons_task_is_in_sight_with_the_table(at_donjon: Open) -> None:
    tutor = at_donjon(game())
    lesson(tutor)
    assert amiss(tutor, [*DECISION, BUTTONS, f"{LEARN} .ln-ask"]) == ""


def test_a_puzzle_is_in_sight_with_the_table(at_donjon: Open) -> None:
    tutor = at_donjon(game())
    tutor.do("learn")
    tutor.do("screen-puzzles")
    tutor.click(f'{LEARN} [data-lesson="{puzzles()[0].id}"]')
    assert amiss(tutor, [*DECISION, BUTTONS, f"{LEARN} .ln-ask"]) == ""


def test_the_end_is_one_look(at_table: Callable[..., DonjonPage]) -> None:
    """Who has won, and for what: of all six."""
    timeline = game(6, 3)
    while DONJON.deciders(timeline.state):
        timeline.play(choose("greedy", DONJON, timeline.state, timeline.moment.luck))
    tutor = at_table(timeline, ["bot:greedy"] * 6, kind=DonjonPage)
    podium = [f"{DUNGEON} .dj-over {it}" for it in (".dj-verdict-line", ".dj-podium > li")]
    assert amiss(tutor, [*podium, f"{DUNGEON} .dj-podium .dj-picture", LOUD]) == ""
    names = tutor.find(f"{DUNGEON} .dj-podium .dj-name > span")
    in_cell(tutor.page, CELLS[0])
    cut = "all => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent)"
    assert names.count() == 6
    assert names.evaluate_all(cut) == []
    whole_page(tutor.page)


BESIDE = """
(owners) => owners.flatMap((owner) => [...owner.children].filter((it) => {
  const [own, all] = [it, owner].map((one) => one.getBoundingClientRect());
  return Math.abs(own.left - all.left) > 1 || Math.abs(own.right - all.right) > 1;
}).map((it) => it.className))
"""
"""What of a player's does not take the whole breadth of its column."""


def test_what_each_player_has_stands_below_their_name(at_donjon: Open) -> None:
    tutor = at_donjon(going(laden))
    found = []
    for size in (*PHONES, *WIDE):
        resize(tutor.page, size)
        owners = tutor.find(f"{DUNGEON} .dj-owner")
        assert owners.count() == 4
        found += [f"{size}: {it}" for it in owners.evaluate_all(BESIDE)]
    resize(tutor.page, WIDE[-1])
    assert not found


CUT = """
(names) => names.filter((it) => {
  const words = document.createRange();
  words.selectNodeContents(it);
  // A bot's name ends in words that may stay out of sight: they are in its label.
  const shown = it.textContent.replace(/ \\(.*/, "");
  words.setEnd(it.firstChild, shown.length);
  const [text, room] = [words, it.closest(".dj-who")].map((one) => one.getBoundingClientRect());
  const broken = words.getClientRects().length > 1;
  return broken || text.right > room.right + 1 || text.bottom > room.bottom + 2;
}).map((it) => it.textContent)
"""
"""The names of players that are not to be read whole."""


@pytest.mark.parametrize("players", [3, 4, 6])
def test_players_keep_their_names_in_a_fight(
    open_tutor: Callable[..., DonjonPage], players: int
) -> None:
    """What they are in it, where there is no room for words a sign on their pictures says."""
    arena = going(lambda it: bool(it.fight and it.fight.arena) and at(PROMISE, 0)(it), players)
    seats = ["person"] * (players - 1) + ["bot:greedy"]
    tutor = open_tutor(arena, seats, kind=DonjonPage)
    tutor.hand_over()
    cut = []
    signs = f"{DUNGEON} .dj-role-sign"
    for size in PHONES:
        resize(tutor.page, size)
        cut += [f"{size}: {it}" for it in faults(tutor.page, [signs])]
        for lang in LANGS:
            speak(tutor, lang)
            names = tutor.find(f"{DUNGEON} .dj-plate .dj-name > span")
            cut += [f"{size} {lang}: {name}" for name in names.evaluate_all(CUT)]
    for lang in LANGS:
        resize(tutor.page, WIDE[-1])
        speak(tutor, lang)
        for size in CELLS[:2]:
            in_cell(tutor.page, size)
            names = tutor.find(f"{DUNGEON} .dj-plate :is(.dj-name > span, .dj-role:not(:empty))")
            cut += [f"cell {size} {lang}: {name}" for name in names.evaluate_all(CUT)]
        whole_page(tutor.page)
    assert not cut
    resize(tutor.page, PHONES[0])
    speak(tutor, LANGS[0])
    heard = tutor.find(f"{DUNGEON} .dj-plate:has(.dj-role-sign) > .crypt-hear")
    roles = sorted(it.split(". ")[2] for it in heard.all_inner_texts())
    assert roles == ["attacks", "is attacked"]
