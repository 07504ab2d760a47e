"""Keeping: reload and return, damaged leftovers, files, new games, a kernel that has died."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from crypt_core.crypt.game import CRYPT
from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES
from crypt_core.teach.words import Words
from tests.browser.tutor_page import TABLE, WHATIF, TutorPage, game
from tests.finished import finished, finished_text
from tests.serving import kernel_of, kernels

Open = Callable[..., TutorPage]
TROUBLE = '[data-banner="trouble"]'
RESUME = '[data-banner="resume"]'


def text_of(timeline: Timeline) -> str:
    return record.save_text(timeline, {"seats": ["person"] * timeline.setup.players})


def branched() -> Timeline:
    """A game with a branch, its place in the middle of the Ghost's turn on the branch."""
    timeline = game("a4 b2", "recover")
    timeline.go(0)
    timeline.play(timeline.game.read_move("b6", timeline.state))
    timeline.go(3, 2)
    return timeline


def one_sentence(tutor: TutorPage) -> str:
    """The trouble as it is told: a plain sentence, no traceback, no bare identifiers."""
    told = str(tutor.find(f"{TROUBLE} p").inner_text())
    assert 10 < len(told) < 300
    assert "Traceback" not in told
    assert "[" not in told
    assert told.endswith(".")
    return told


def play_a_turn(tutor: TutorPage) -> None:
    """The game that is on the table can be played."""
    assert tutor.deciding
    tutor.decide("a1")
    assert not tutor.deciding
    assert CRYPT.write_move(tutor.timeline.moment.move) == "P1: a1"
    tutor.go_on()
    assert tutor.deciding


def test_reload_brings_back_game_tree_and_place(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2", "recover"))
    tutor.tool("whatif")
    tutor.click(f'{WHATIF} [data-node="0"]')
    tutor.decide("b6")
    tutor.step()
    before = tutor.timeline
    tutor.reload()
    after = tutor.timeline
    assert record.save(after) == record.save(before)
    assert after.place == before.place
    assert tutor.find(RESUME).count() == 0, "the address says which game: nothing to ask"
    assert tutor.find(f"{WHATIF} [data-node]").count() == len(before.moments)
    tutor.go_on()
    assert tutor.deciding


def test_return_without_the_address_offers_the_game(open_tutor: Open) -> None:
    tutor = open_tutor(branched())
    tutor.load(text_of(branched()))
    kept = tutor.kept
    tutor.page.goto("about:blank")
    tutor.visit(tutor.server)
    assert tutor.find(RESUME).is_visible()
    tutor.lay("a1")
    assert tutor.kept == kept, "a look at the new game must not write over what is offered"
    tutor.do("resume")
    assert tutor.find(RESUME).count() == 0
    assert record.save(tutor.timeline) == record.save(branched())
    # Declined, it is not offered again.
    tutor.page.goto("about:blank")
    tutor.visit(tutor.server)
    tutor.do("discard-saved")
    assert tutor.find(RESUME).count() == 0
    play_a_turn(tutor)


def test_a_task_has_the_room_to_itself_and_the_game_is_offered_after_it(open_tutor: Open) -> None:
    tutor = open_tutor(branched())
    tutor.load(text_of(branched()))
    kept = tutor.kept
    tutor.page.goto("about:blank")
    tutor.visit(f"{tutor.server}#at=crypt/lesson/push/1")
    assert tutor.find(RESUME).is_hidden()
    tutor.page.go_back()
    tutor.page.goto("about:blank")
    tutor.visit(tutor.server)
    assert tutor.find(RESUME).is_visible()
    assert tutor.kept == kept


def test_playing_on_past_the_offer_keeps_the_offered_game_as_the_previous_one(
    open_tutor: Open,
) -> None:
    tutor = open_tutor(game("a4 b2", seed=11))
    tutor.load(text_of(game("a4 b2", "recover", seed=12)))
    tutor.page.goto("about:blank")
    tutor.visit(tutor.server)
    tutor.decide("a1")
    assert tutor.find(RESUME).count() == 0
    tutor.do("previous")
    assert tutor.timeline.seed == 12
    assert len(tutor.timeline.moments) == 3


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lambda text: text[:-40], id="cut short"),
        pytest.param(lambda text: text.replace('"recover"', '"a6 b6 c6"'), id="impossible"),
        pytest.param(lambda text: text.replace('"version": 1', '"version": 9'), id="too new"),
        pytest.param(lambda text: "\x01" + text, id="no text"),
    ],
)
def test_damaged_leftovers_in_the_browser_are_told_and_a_game_is_there(
    open_tutor: Open, damage: Callable[[str], str]
) -> None:
    text = text_of(game("a4 b2", "recover")).replace('"P1: recover"', '"recover"')
    tutor = open_tutor()
    tutor.page.evaluate("text => localStorage.setItem('crypt.record', text)", damage(text))
    tutor.page.goto("about:blank")
    tutor.visit(tutor.server)
    if tutor.find(RESUME).count():
        tutor.do("resume")
    one_sentence(tutor)
    tutor.do("close-trouble")
    assert tutor.find(TROUBLE).count() == 0
    play_a_turn(tutor)


def test_damaged_address_is_told_and_a_game_is_there(open_tutor: Open) -> None:
    tutor = open_tutor()
    code = record.code(game("a4 b2"), {"seats": ["person"]})
    for damaged in (code[:-12], "2" + code[1:], "1.rubbish", code.replace("1.e", "1.f", 1)):
        tutor.page.goto("about:blank")
        tutor.visit(f"{tutor.server}#g={damaged}")
        one_sentence(tutor)
    tutor.do("close-trouble")
    play_a_turn(tutor)


def packed(parts: list[object]) -> str:
    pressed = zlib.compress(json.dumps(parts).encode(), 9)
    return f"{record.VERSION}." + base64.urlsafe_b64encode(pressed).decode().rstrip("=")


def test_an_address_with_a_move_of_600_000_letters_is_told_and_told_again(
    open_tutor: Open,
) -> None:
    """It is short, as an address; the game that was kept is there after it."""
    kept = game("a4 b2", "recover")
    setup = CRYPT.setup_fields(kept.setup)
    long = ["a1 " * 200_000]
    code = packed([CRYPT.name, setup, "7", long, [0, 0], 0, {"seats": ["person"]}])
    assert len(code) < 2_000
    tutor = open_tutor(kept)
    tutor.page.goto("about:blank")
    tutor.visit(f"{tutor.server}#g={code}")
    told = one_sentence(tutor)
    assert "600,000 characters" in told
    tutor.reload()
    assert one_sentence(tutor) == told
    tutor.do("close-trouble")
    tutor.do("resume")
    assert record.save(tutor.timeline) == record.save(kept)
    # The same as a code that is pasted, and as a file.
    data = {**record.save(kept), "lines": [{"moves": long}], "at": [0, 0, 0]}
    for text in (code, json.dumps(data)):
        tutor.load(text)
        assert one_sentence(tutor) == told
        tutor.do("close-trouble")
        assert record.save(tutor.timeline) == record.save(kept)


def test_save_and_load_a_file(open_tutor: Open, tmp_path: Path) -> None:
    tutor = open_tutor(game(seed=5))
    tutor.load(text_of(branched()))
    with tutor.page.expect_download() as saving:
        tutor.do("save")
    name = saving.value.suggested_filename
    assert re.fullmatch(r"crypt-\d{4}-\d\d-\d\d\.json", name), "by game and day"
    file = tmp_path / "crypt-game.json"
    saving.value.save_as(file)
    saved, extra = record.load_text(file.read_text(encoding="utf-8"), GAMES)
    assert record.save(saved) == record.save(branched())
    assert extra["seats"] == ["person"]

    tutor.new_game(seed=21)
    assert tutor.timeline.seed == 21
    tutor.do("load")
    tutor.find('[data-action="load-file"]').set_input_files(file)
    tutor.page.wait_for_function("localStorage['crypt.record'].includes('\"seed\": \"7\"')")
    tutor.settle()
    assert record.save(tutor.timeline) == record.save(branched())

    # A bad file is refused by name, and what was on the table stays there.
    data = json.loads(file.read_text(encoding="utf-8"))
    data["lines"][0]["moves"][1] = "P1: a1 b1"
    tutor.load(json.dumps(data))
    told = one_sentence(tutor)
    assert "a1 b1" in told, "the sentence names the move that cannot be"
    assert record.save(tutor.timeline) == record.save(branched())


def test_the_file_of_a_finished_game_has_its_score_in_its_name(open_tutor: Open) -> None:
    tutor = open_tutor()
    tutor.page.clock.set_fixed_time("2026-03-01T10:00:00")
    tutor.load(finished_text())
    with tutor.page.expect_download() as saving:
        tutor.do("save")
    score = finished().state.scores[0]
    assert saving.value.suggested_filename == f"crypt-2026-03-01-{score}.json"


def test_new_game_with_bots_other_sides_and_a_seed(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2"))
    tutor.do("new")
    tutor.find('[data-action="players-3"]').check(force=True)
    tutor.find('[data-action="seat-2"]').select_option("bot:sensible")
    tutor.find('[data-action="seat-3"]').select_option("bot:random")
    tutor.do("all-b")
    tutor.find('[data-action="side-idols-A"]').check(force=True)
    tutor.find('[data-action="seed"]').fill("99")
    tutor.do("start")
    timeline = tutor.timeline
    assert timeline.setup.players == 3
    assert timeline.setup.sides == "ABBBBB"
    assert timeline.seed == 99
    assert tutor.seats == ["person", "bot:sensible", "bot:random"]
    assert tutor.find(f"{TABLE} .tb-far-player").count() == 2
    for _ in range(40):
        if tutor.timeline.state.round == 2:
            break
        if tutor.deciding:
            tutor.decide("recover" if tutor.find('[data-move="recover"]').count() else "done")
        else:
            tutor.go_on()
    assert tutor.timeline.state.round == 2, "the bots play"
    tutor.do("previous")
    assert tutor.timeline.seed == 7
    assert len(tutor.timeline.moments) == 2

    tutor.new_game(seed="twelve")
    tutor.find("dialog .fr-refused").get_by_text("twelve").wait_for()
    tutor.do("cancel")
    assert not tutor.find(TROUBLE).count()
    assert tutor.timeline.seed == 7, "nothing is lost to a seed that is none"


def test_a_dead_kernel_is_told_and_a_reload_resumes_the_game(open_served: Open) -> None:
    tutor = open_served(game())
    tutor.page.forgive("")
    tutor.decide("a4 b2")
    tutor.step()
    before = record.save(tutor.timeline)
    kernel = tutor.page.evaluate("document.body.dataset.kernelId")
    kernel_of(kernel, kernels(tutor.server)).kill()
    lost = tutor.find('[data-banner="lost"]')
    lost.wait_for(timeout=20_000)
    assert Words("en").say("frame-lost-title") in lost.inner_text()
    tutor.wire.forget()
    with tutor.page.expect_navigation():
        lost.locator('[data-action="reload"]').click()
    tutor.arrived()
    assert tutor.find('[data-banner="lost"]').count() == 0
    assert record.save(tutor.timeline) == before
    tutor.go_on()
    assert tutor.deciding
    assert tutor.text(f"{TABLE} .tb-why")


def test_offline_is_told_and_coming_back_takes_it_away(open_served: Open) -> None:
    tutor = open_served(game())
    context: Any = tutor.page.context
    tutor.page.forgive("ERR_INTERNET_DISCONNECTED")
    tutor.page.forgive("WebSocket")
    context.set_offline(True)
    lost = tutor.find('[data-banner="lost"]')
    lost.wait_for()
    assert lost.locator("p").inner_text() == Words("en").say("frame-offline-text")
    context.set_offline(False)
    lost.wait_for(state="detached")
    play_a_turn(tutor)


def test_what_nobody_has_played_yet_is_there_after_a_reload_with_what_lies_there(
    open_tutor: Open,
) -> None:
    tutor = open_tutor()
    tutor.lay("b5")
    crypt = f"{TABLE} .tb-crypt"
    cards = tutor.text(crypt)
    for _ in range(2):
        tutor.reload()
        assert tutor.text(crypt) == cards
        assert tutor.drafted == {"b": [5]}
    assert tutor.kept is None, "whoever comes again is not asked to go on with nothing"
    assert tutor.find(RESUME).count() == 0
    tutor.confirm()
    assert CRYPT.write_move(tutor.timeline.moment.move) == "P1: b5"
    tutor.reload()
    assert tutor.drafted == {}


def test_what_lies_there_after_a_reload_is_of_this_decision(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2", "recover"))
    tutor.lay("a1")
    before = tutor.timeline
    tutor.reload()
    assert tutor.drafted == {"a": [1]}
    assert record.save(tutor.timeline) == record.save(before)
    tutor.back()
    tutor.reload()
    assert tutor.drafted == {}


FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } })"


@pytest.mark.parametrize(
    ("how", "told"),
    [
        (
            "for (let n = 2 ** 22; n >= 1; n /= 2) { try {"
            " for (let i = 0; ; i++) localStorage[n + '-' + i] = 'x'.repeat(n); } catch {} }",
            "frame-storage-full",
        ),
        (
            FORBIDDEN,
            "frame-storage-off",
        ),
        (
            f"{FORBIDDEN}; Object.defineProperty(window, 'origin', {{ get: () => 'null' }})",
            "frame-storage-shut",
        ),
    ],
    ids=["full", "forbidden", "shut off in a frame"],
)
def test_a_browser_that_keeps_nothing_is_told_once(open_tutor: Open, how: str, told: str) -> None:
    tutor = open_tutor()
    if told == "frame-storage-full":
        tutor.page.evaluate(how)
    else:
        tutor.page.add_init_script(how)
        tutor.reload()
    tutor.lay("a1")
    tutor.confirm()
    unkept = tutor.find('[data-banner="unkept"]')
    assert Words("en").say(told) in unkept.inner_text()
    if told == "frame-storage-shut":
        assert not unkept.locator('[data-action="save-unkept"]').count()
    else:
        with tutor.page.expect_download():
            tutor.do("save-unkept")
    tutor.do("close-unkept")
    tutor.go_on()
    assert tutor.deciding, "the game goes on"
    assert not unkept.count()


def test_a_paste_that_is_too_large_is_told(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2"))
    tutor.do("load")
    paste = tutor.find('[data-action="paste"]')
    paste.evaluate("it => { it.value = 'x'.repeat(1_000_001); it.form.requestSubmit(); }")
    assert tutor.text(".fr-bad") == Words("en").say("frame-load-too-big")
    tutor.page.keyboard.press("Escape")
    tutor.decide("recover")


def test_a_server_that_is_back_is_found_without_a_press(open_tutor: Open, start_tutor: Any) -> None:
    with start_tutor() as url:
        tutor = open_tutor(game("a4 b2"), server=url)
        tutor.page.forgive("")
        tutor.lay("b1")
        before = record.save(tutor.timeline)
    tutor.find('[data-banner="lost"]').wait_for(timeout=30_000)
    tutor.wire.forget()
    with (
        tutor.page.expect_navigation(timeout=90_000),
        start_tutor("--port", url.rsplit(":", 1)[1].strip("/")),
    ):
        tutor.find('[data-banner="lost"]').wait_for(state="detached", timeout=60_000)
        tutor.arrived()
        assert record.save(tutor.timeline) == before
        assert tutor.drafted == {"b": [1]}
