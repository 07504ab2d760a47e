"""A third game at the real table: its folders and its name are all that it took.

It is the toy: six seats, secret choices that all make at once, offers that nobody lists.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest

from crypt_core.engine import record
from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES
from tests.browser.tutor_page import TABLE, WHATIF, TutorPage
from tests.conftest import running_tutor
from tests.toy.game import TOY
from tests.toy.house import move_in

BARTER = ".crypt-barter"
CURTAIN = f"{BARTER} [data-testid=curtain]"
SEAT = f"{BARTER} .toy-seat"
SEATS = ["person", "person", "bot:generous", "bot:random", "bot:generous", "bot:random"]
PHONE = {"width": 390, "height": 844}


class ToyPage(TutorPage):
    """A page with the toy on it."""

    games: ClassVar = {**GAMES, TOY.name: TOY}

    def arrived(self) -> None:
        self.page.wait_for_selector(f"{SEAT}, {TABLE} [data-slot]", state="attached")
        self.settle()

    @property
    def deciding(self) -> bool:
        return bool(self.find(f"{BARTER} [data-ask]").count())

    @property
    def field(self) -> Any:
        field = self.find(f'{BARTER} [data-action="type"]')
        if not field.is_visible():
            self.type_moves()
        return field

    def decide(self, move: str) -> None:
        self.click(f'{BARTER} [data-action="{move}"]')
        assert str(self.timeline.moment.move) == move

    def write(self, move: str) -> None:
        self.field.fill(move)
        self.do("type-play")


Open = Callable[..., ToyPage]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a tutor that knows the toy."""
    path = move_in(tmp_path_factory.mktemp("house"))
    with running_tutor(tmp_path_factory.mktemp("tutor"), PYTHONPATH=path) as url:
        yield url


@pytest.fixture
def open_toy(open_tutor: Callable[..., Any], house: str) -> Open:
    return partial(open_tutor, kind=ToyPage, server=house)


def game(*moves: str, players: int = 3, seed: int = 5) -> Timeline:
    timeline = Timeline(TOY, TOY.setup({"players": players}), seed)
    for move in moves:
        timeline.play(move)
    return timeline


def begin(tutor: ToyPage, seats: Sequence[str]) -> None:
    """A new game of the toy, chosen in the dialogue."""
    tutor.do("new")
    tutor.find('[data-action="game-toy"]').check(force=True)
    tutor.find(f'[data-action="players-{len(seats)}"]').check(force=True)
    for number, who in enumerate(seats, 1):
        tutor.find(f'[data-action="seat-{number}"]').select_option(who)
    tutor.find('[data-action="seed"]').fill("7")
    tutor.do("start")


def hand_over(tutor: ToyPage, player: int) -> None:
    """The screen goes to another person, through the curtain."""
    tutor.go_on()
    assert f"Player {player}" in tutor.text(CURTAIN)
    assert not tutor.deciding
    assert not tutor.find(f"{BARTER} .tb-all").is_visible()
    tutor.do("curtain")
    assert tutor.deciding


@pytest.mark.nightly
def test_six_seats_choose_in_secret_and_bargain(open_toy: Open) -> None:
    tutor = open_toy()
    begin(tutor, SEATS)
    assert tutor.page.title().startswith("Barter")
    assert tutor.find(f"{TABLE} [data-slot]:visible").count() == 0
    assert tutor.seats == SEATS
    assert (tutor.timeline.game, tutor.timeline.seed) == (TOY, 7)

    # One after another chooses, and nothing on the page tells it to the next.
    tutor.decide("P1: choose 2")
    assert "has chosen 2" in tutor.text(BARTER)
    tutor.tool("whatif")
    assert "Choose 2" in tutor.text(WHATIF)
    sent = len(tutor.wire.received)
    hand_over(tutor, 2)
    assert "chosen 2" not in json.dumps([it["content"] for it in tutor.wire.received[sent:]])
    assert "Choose 2" not in tutor.text(WHATIF)
    tutor.decide("P2: choose 3")

    # Player 1 leads: an offer in writing, one that is refused and one that no button makes.
    hand_over(tutor, 1)
    gems = tutor.timeline.state.gems
    tutor.write("offer P2 99 for 0")
    assert "99" in tutor.text(f'{BARTER} [data-verdict="final"]')
    tutor.write("offer P2 2 for 1")
    assert str(tutor.timeline.moment.move) == "P1: offer P2 2 for 1"
    hand_over(tutor, 2)
    assert "Offer Player 2 2 gems for 1 gem" in tutor.text(f"{BARTER} .toy-offer")
    tutor.decide("P2: accept")
    after = tutor.timeline.state.gems
    assert after == (gems[0] - 1, gems[1] + 1, *gems[2:])
    assert tutor.find(SEAT).nth(0).inner_text().count(f"{after[0]} gem")


@pytest.mark.nightly
def test_it_is_kept_saved_and_shared(open_toy: Open, tmp_path: Path) -> None:
    tutor = open_toy(game(), ["person"] * 3)
    tutor.decide("P1: choose 3")
    assert tutor.kept is not None
    assert "choose" not in tutor.kept, "a glance at it tells nothing"
    before = record.save(tutor.timeline)
    tutor.reload()
    assert record.save(tutor.timeline) == before

    with tutor.page.expect_download() as saving:
        tutor.do("save")
    file = tmp_path / "toy.json"
    saving.value.save_as(file)
    loaded, linked = open_toy(), open_toy()
    loaded.load(file.read_text(encoding="utf-8"))
    linked.page.goto("about:blank")
    linked.visit(tutor.page.url)
    for other in (loaded, linked):
        assert other.timeline.state == tutor.timeline.state
        assert other.seats == ["person"] * 3
        assert "Player" in other.text(CURTAIN)


@pytest.mark.parametrize("width", [1280, PHONE["width"]])
def test_six_seats_fit_and_are_told_apart(open_toy: Open, width: int) -> None:
    tutor = open_toy(game(players=6), SEATS, viewport={**PHONE, "width": width})
    shapes = tutor.find(f"{SEAT} .crypt-mark path")
    paths = shapes.evaluate_all("all => all.map((it) => it.getAttribute('d'))")
    colours = shapes.evaluate_all("all => all.map((it) => getComputedStyle(it).fill)")
    assert len(set(paths)) == len(set(colours)) == len(SEATS)
    assert tutor.page.evaluate("document.documentElement.scrollWidth") <= width
    for seat in tutor.find(SEAT).all():
        assert seat.evaluate("(it) => it.scrollWidth <= it.clientWidth")
