"""Donjon at the real table: a whole game, secret sides, bargains, promises; mouse, keys, phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from crypt_core.coach.bots import choose
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import CLAIM
from crypt_core.donjon.state import (
    ANSWER,
    NEGOTIATE,
    PICK,
    QUESTS,
    REST,
    SUPPLY,
    WORD,
    State,
)
from crypt_core.teach.words import LANGS
from tests.browser.donjon_page import CURTAIN, DUNGEON, LOUD, DonjonPage
from tests.browser.stage_page import faults, in_cell, resize, whole_page
from tests.browser.test_axe import Looks
from tests.browser.test_games import DIALOGUE
from tests.browser.test_sounds import LISTEN
from tests.browser.tutor_page import BAR, STORY, WHATIF, speak
from tests.browser.visits.rooms import Size
from tests.donjon.going import at, game, going

Open = Callable[..., DonjonPage]
TWO_AND_TWO = ["person", "person", "bot:greedy", "bot:greedy"]
ALONE = ["person", "bot:greedy", "bot:greedy", "bot:greedy"]
SIZES = [Size(390, 844), Size(844, 390), Size(1024, 768), Size(1440, 900)]
CELL = Size(1008, 640)


@pytest.fixture
def open_donjon(open_tutor: Callable[..., DonjonPage]) -> Open:
    return partial(open_tutor, kind=DonjonPage)


def decide_as_a_bot(tutor: DonjonPage) -> None:
    """Make the decision of who is asked as a greedy player would, by mouse."""
    timeline = tutor.timeline
    player = int(tutor.find(f"{DUNGEON} .dj-ask").get_attribute("data-player") or 0)
    move = choose("greedy", DONJON, timeline.state, timeline.moment.luck)
    if move.player != player:
        move = DONJON.own_moves(timeline.state, player)[0]
    tutor.decide(move)


@pytest.mark.nightly
def test_two_people_and_two_bots_play_to_the_end(open_donjon: Open) -> None:
    tutor = open_donjon(game(4, 25), TWO_AND_TWO)
    tutor.page.evaluate(LISTEN)
    tutor.hand_over()
    made = 0
    for _ in range(600):
        if tutor.over:
            break
        tutor.hand_over()
        if tutor.deciding:
            decide_as_a_bot(tutor)
            made += 1
    assert tutor.timeline.moment.state.winners
    assert made > 40
    assert tutor.find(f"{DUNGEON} .dj-podium > li").count() == 4
    assert "win" in tutor.text(f"{STORY} .st-ending")
    assert set(tutor.page.evaluate("heard")) == {"card", "coin", "roll", "rank"}


def test_the_same_dice_had_i_kept_my_word(open_donjon: Open) -> None:
    """Both lines are held against each other below each player's name, and have room for it."""
    tutor = open_donjon(going(at(WORD, 0)), ALONE)
    tutor.hand_over()
    asked = tutor.timeline.place.moment
    tutor.press_move("break")
    tutor.hand_over()
    tutor.tool("whatif")
    tutor.click(f'{WHATIF} [data-node="{asked}"]')
    tutor.press_move("keep")
    tutor.hand_over()
    broken = [it.state.players[0].broken for it in tutor.timeline.moments if it.parent == asked]
    assert broken[0] == broken[1] + 1
    names = f"{WHATIF} .wi-whose"
    others = [f"Player {number} (computer)" for number in (2, 3, 4)]
    assert tutor.find(names).all_text_contents() == ["You", *others]
    frame = tutor.find(f"{WHATIF} .wi-table-frame").first
    found = []
    for lang in LANGS:
        speak(tutor, lang)
        for size in (Size(360, 740), Size(1440, 900)):
            resize(tutor.page, size)
            found += [f"{lang}, {size}"] * frame.evaluate("it => it.scrollWidth > it.clientWidth")
        in_cell(tutor.page, CELL)
        found += [f"{lang}, a cell"] * frame.evaluate("it => it.scrollWidth > it.clientWidth")
        whole_page(tutor.page)
        resize(tutor.page, Size(1440, 900))
    assert not found


ORC = '    "orc humanoid 10 3 0",\n'
WRONG = {
    "no TOML": lambda text: text.replace("monsters = [", "monsters = "),
    "a card less": lambda text: text.replace(ORC, ""),
    "out of range": lambda text: text.replace("orc humanoid 10", "orc humanoid 100"),
    "of another game": lambda _: 'cards = ["king/peasant"]\n',
}
"""Files of cards that cannot be: each is told in a sentence of its own."""


SAYS_ELSE = "([where, told]) => !told.includes(document.querySelector(where).textContent)"


@pytest.mark.parametrize(
    ("locale", "size"), [("en-GB", (1440, 900)), ("fr-FR", (390, 844)), ("it-IT", (360, 740))]
)
def test_cards_of_ones_own_box(
    open_donjon: Open, tmp_path: Path, locale: str, size: tuple[int, int]
) -> None:
    """The example is changed and played with; what cannot be is told where it was picked."""
    viewport = {"width": size[0], "height": size[1]}
    tutor = open_donjon(going(at(SUPPLY, 0)), ALONE, locale=locale, viewport=viewport)
    before = tutor.kept
    tutor.do("new")
    with tutor.page.expect_download() as download:
        tutor.find('[data-action="cards-example"]').click()
    assert download.value.suggested_filename == "donjon-cards.toml"
    text = Path(download.value.path()).read_text(encoding="utf-8")
    file, trouble = tutor.find('[data-action="cards-file"]'), f"{DIALOGUE} .fr-cards [role=alert]"
    tutor.find('[data-action="length-15"]').check(force=True)
    told = set()
    for number, (name, change) in enumerate(WRONG.items()):
        wrong = tmp_path / f"{name}.toml"
        wrong.write_text(change(text), encoding="utf-8")
        file.set_input_files(wrong)
        tutor.page.wait_for_function(SAYS_ELSE, arg=[trouble, ["", *told]])
        told.add(tutor.text(trouble))
        assert len(told) == number + 1
        assert not faults(tutor.page, [trouble], whole=False), name
        tutor.do("start")
        assert tutor.find(DIALOGUE).is_visible(), "it does not begin"
        assert tutor.kept == before
    right = tmp_path / "mine.toml"
    right.write_text(text.replace("orc humanoid 10 3 0", "orc humanoid 9 2 1"), encoding="utf-8")
    file.set_input_files(right)
    tutor.find('[data-action="cards-own"]').wait_for()
    assert not tutor.find(trouble).is_visible()
    tutor.do("start")
    tutor.find(DIALOGUE).wait_for(state="detached")
    setup = tutor.timeline.setup
    assert (setup.players, setup.length) == (4, 15), "what was chosen before is still chosen"
    assert setup.monsters["orc"][1:] == ("humanoid", 9, 2, 1)
    tutor.hand_over()
    for _ in range(4):
        decide_as_a_bot(tutor)
        tutor.hand_over()
    tutor.do("new")
    assert tutor.find('[data-action="cards-kept"]').is_checked()


def test_by_keyboard_alone(open_donjon: Open) -> None:
    """Arrows go about, Enter decides, Escape puts a bargain back; and all can be written."""
    timeline = going(lambda s: at(SUPPLY, 0)(s) and s.players[0].gems > 3)
    tutor = open_donjon(timeline, ALONE)
    before = tutor.timeline.moment.state.players[0].gems
    tutor.find(f'{DUNGEON} [data-action="begin-offer"]').focus()
    tutor.press("Enter")
    assert tutor.find(f"{DUNGEON} .dj-columns").count()
    tutor.find(f'{DUNGEON} [data-action="partner-2"]').focus()
    tutor.press("Enter Escape")
    assert not tutor.find(f"{DUNGEON} .dj-columns").count()
    focused = "document.activeElement.dataset.chooses"
    assert tutor.page.evaluate(focused) == "way"
    tutor.find(f'{DUNGEON} .dj-goods [data-legal="true"]').first.focus()
    tutor.press("ArrowRight ArrowLeft")
    assert tutor.page.evaluate(focused) in ("shop", "place")
    tutor.find(f'{DUNGEON} .dj-goods [data-legal="true"]').first.focus()
    tutor.press("Enter")
    assert tutor.timeline.moment.state.players[0].gems < before
    tutor.hand_over()
    tutor.write("done")
    assert str(tutor.timeline.moment.move) == "P1: done"


def go_to(tutor: DonjonPage, selector: str, key: str) -> None:
    """Press a key until something has the focus."""
    for _ in range(40):
        if tutor.page.evaluate("it => document.activeElement.matches(it)", selector):
            return
        tutor.press(key)
    raise AssertionError(f"{selector} cannot be reached with {key}")


def enter(tutor: DonjonPage, selector: str) -> None:
    """Tab to something, and press it."""
    go_to(tutor, selector, "Tab")
    tutor.press("Enter")


def hand_over_by_keys(tutor: DonjonPage) -> None:
    """On through steps and curtains to the next decision, by what is loud in the bar."""
    for _ in range(12):
        if tutor.deciding and not tutor.find(CURTAIN).count():
            return
        enter(tutor, LOUD)
    raise AssertionError("no decision comes")


def test_a_bargain_and_a_fight_by_keyboard_alone(open_donjon: Open) -> None:
    """From a price that is named to the dice: Tab and arrows lead everywhere, Enter decides."""
    timeline = going(meets_a_monster, players=2)
    tutor = open_donjon(timeline, ["person", "person"])
    hand_over_by_keys(tutor)
    enter(tutor, '[data-move="call"]')
    hand_over_by_keys(tutor)
    enter(tutor, '[data-action="give-gems-more"]')
    enter(tutor, LOUD)
    assert str(tutor.timeline.moment.move) == "P2: bid 1g"
    hand_over_by_keys(tutor)
    go_to(tutor, '[data-move="ally P2"]', "Tab")
    tutor.press("ArrowRight")
    assert tutor.page.evaluate("document.activeElement.dataset.action") == "begin-price-2"
    tutor.press("ArrowLeft Enter")
    assert str(tutor.timeline.moment.move) == "P1: ally P2"
    for _ in range(8):
        hand_over_by_keys(tutor)
        if tutor.timeline.moment.state.stage in (WORD, REST):
            break
        fights = tutor.find('[data-move="fight"]').count()
        enter(tutor, '[data-move="fight"]' if fights else LOUD)
    assert tutor.timeline.moment.state.stage in (WORD, REST), "the dice have been rolled"


def meets_a_monster(state: State) -> bool:
    return at(NEGOTIATE, 0)(state) and state.fight is not None and state.fight.kind == "monster"


def test_pictures_take_no_line_of_the_table(open_donjon: Open) -> None:
    tutor = open_donjon(going(at(SUPPLY, 0)), ALONE)
    stage, table = tutor.find(f"{DUNGEON} .dj-all"), tutor.find(f"{DUNGEON} .dj-stage")
    assert stage.bounding_box()["y"] == table.bounding_box()["y"]
    sheet = tutor.find(f"{DUNGEON} .da-sheet")
    assert sheet.evaluate("it => getComputedStyle(it).position") == "absolute"
    assert tutor.find(f"{DUNGEON} .dj-places .da-picture").count() == 2


def tap(tutor: DonjonPage, selector: str) -> None:
    """Touch something, and wait for what comes of it."""
    tutor.find(selector).first.tap()
    tutor.settle()


def tap_move(tutor: DonjonPage, move: str) -> None:
    """Touch what makes a move, at the table or in the bar."""
    tap(tutor, f':is({DUNGEON}, {BAR}) [data-move="{move}"]')
    assert str(tutor.timeline.moment.move).partition(": ")[2] == move


def tap_on(tutor: DonjonPage) -> None:
    """On through steps and curtains to the next decision, by finger."""
    for _ in range(6):
        if tutor.find(CURTAIN).count():
            tap(tutor, f'{CURTAIN} [data-action="curtain"]')
        elif not tutor.deciding:
            tap(tutor, f'{BAR} [data-action="continue"]')
    assert tutor.deciding


def with_gems_and_a_power(state: State) -> bool:
    """A fight of the first player, who has gems and a power to announce before the dice."""
    player = state.players[0]
    able = player.token and player.adventurer in ("barbarian", "warrior")
    return meets_a_monster(state) and able and player.gems > 3


def test_on_a_phone_all_is_done_by_finger(open_donjon: Open) -> None:
    """A price is put together, taken and paid; a power is used, a ware bought, a quest shown."""
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    two = ["person", "person"]
    tutor = open_donjon(going(with_gems_and_a_power, players=2), two, **phone)
    tap_on(tutor)
    tap_move(tutor, "call")
    tap_on(tutor)
    tap(tutor, f'{DUNGEON} [data-action="give-gems-more"]')
    tap(tutor, f'{DUNGEON} [data-action="give-gems-more"]')
    tap(tutor, f'{DUNGEON} [data-action="give-gems-fewer"]')
    tap(tutor, LOUD)
    assert str(tutor.timeline.moment.move) == "P2: bid 1g"
    tap_on(tutor)
    tap_move(tutor, "ally P2")
    tap_on(tutor)
    if tutor.find('[data-move="fight"]').count():
        tap_move(tutor, "fight")
        tap_on(tutor)
    tap_move(tutor, "use token")
    for _ in range(4):
        tap_on(tutor)
        if tutor.timeline.moment.state.stage == WORD:
            break
        tap_move(tutor, "done")
    assert "1 gem" in tutor.text(f"{DUNGEON} .dj-scene .dj-word[data-now]")
    tap_move(tutor, "keep")
    assert tutor.timeline.moment.state.players[0].kept == 1
    tap_on(tutor)
    tap(tutor, f'{DUNGEON} .dj-goods [data-legal="true"]')
    assert str(tutor.timeline.moment.move).startswith("P1: buy ")
    assert tutor.page.evaluate("document.documentElement.scrollWidth") <= 390

    tutor = open_donjon(going(can_show_a_quest, players=2), two, **phone)
    tap_on(tutor)
    tap(tutor, f'{DUNGEON} [data-move^="claim"]')
    assert str(tutor.timeline.moment.move).startswith("P1: claim ")


def can_show_a_quest(state: State) -> bool:
    """The first player is asked for quests, and has done one."""
    able = at(QUESTS, 0)(state)
    return able and any(it.verb == CLAIM for it in DONJON.own_moves(state, 0))


@pytest.mark.nightly
@pytest.mark.parametrize("stage", [SUPPLY, PICK, ANSWER, WORD])
def test_axe_finds_nothing(open_donjon: Open, stage: str) -> None:
    tutor = open_donjon(going(at(stage, 0)), ALONE)
    looks = Looks(tutor.page)
    tutor.reload()
    tutor.hand_over()
    looks.at(stage)
    if stage == SUPPLY:
        tutor.do("begin-offer")
        tutor.do("partner-2")
        looks.at("an offer")
    looks.check()


@pytest.mark.nightly
def test_axe_finds_nothing_in_tools_and_screens(open_donjon: Open) -> None:
    tutor = open_donjon(going(meets_a_monster), ["person", "person", "bot:greedy", "bot:greedy"])
    looks = Looks(tutor.page)
    tutor.reload()
    if tutor.find(CURTAIN).count():
        looks.at("the curtain")
    tutor.hand_over()
    tutor.tool("chances")
    tutor.find(".crypt-chances .dh-fight .dh-chance").first.wait_for()
    looks.at("the exact help of a fight")
    tutor.press_move("flee")
    looks.at("a refusal")
    tutor.press_move("alone")
    while not tutor.find(f"{DUNGEON} .dj-die").count():
        if tutor.can_go_on or not tutor.deciding:
            tutor.step()
        else:
            tutor.press_move("fight" if tutor.find('[data-move="fight"]').count() else "done")
    looks.at("the dice")
    looks.check()
