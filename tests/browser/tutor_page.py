"""The tutor as its user meets it: pages with a game on them, and the things one does there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from crypt_core.coach.bots import choose
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.views import View, view
from crypt_core.engine import record
from crypt_core.engine.game import Game
from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES
from tests.browser.page_host import ADDRESS, HostWire
from tests.browser.wire import Wire
from tests.learner import CLAIM

STORY = ".crypt-story"
BAR = ".crypt-bar"
TABLE = ".crypt-table"
WHATIF = ".crypt-whatif"
CONFIRM = f'{BAR} [data-action="confirm"]'
"""A claim in writing, which is laid out; all other moves have a button."""


def game(*moves: str, players: int = 1, sides: str = "AAAAAA", seed: int = 7) -> Timeline:
    """A game in which these decisions have been made; a claim without a name is of who is on."""
    timeline = Timeline(CRYPT, CRYPT.setup({"players": players, "sides": sides}), seed)
    for move in moves:
        timeline.play(CRYPT.read_move(move, timeline.state))
    return timeline


MENU = {"games", "save", "load", "share", "previous", "settings", "about"}
"""What the menu of the header leads to."""


class TutorPage:
    """A page with the tutor on it."""

    games: ClassVar[Mapping[str, Game]] = GAMES
    """The games that it may be asked for."""

    begins: ClassVar[str] = ""
    """What is in the address of a page that is to begin with a table of Crypt."""

    def __init__(self, page: Any, server: str) -> None:
        self.page = page
        self.server = server
        self.wire: Wire | HostWire = HostWire(page) if server == ADDRESS else Wire(page)
        page.set_default_timeout(30_000)

    # --- coming and going

    def open(self, timeline: Timeline | None = None, seats: Sequence[str] | None = None) -> None:
        """Load the page, with a game in its address or with the one it begins by itself."""
        code = self.begins
        if timeline is not None:
            sitting = list(seats or ["person"] * timeline.setup.players)
            code = "#g=" + record.code(timeline, {"seats": sitting})
        self.visit(self.server + code)

    def visit(self, address: str) -> None:
        """Load an address and wait until the table stands."""
        self.wire.forget()
        self.page.goto(address)
        self.arrived()

    def reload(self) -> None:
        self.wire.forget()
        self.page.reload()
        self.arrived()

    def arrived(self) -> None:
        """Wait until the table stands and the first message is answered."""
        # Any game's: the page begins with one of Crypt, and may have another at once. A curtain may
        # be before it.
        self.page.wait_for_selector(".crypt-app .tb > *", state="attached")
        self.settle()

    def settle(self) -> None:
        self.wire.settle()

    # --- what there is

    def find(self, selector: str) -> Any:
        return self.page.locator(selector)

    def text(self, selector: str) -> str:
        return str(self.find(selector).inner_text())

    @property
    def kept(self) -> str | None:
        """The record that the browser keeps."""
        kept = self.page.evaluate("localStorage.getItem('crypt.record')")
        return None if kept is None else str(kept)

    @property
    def timeline(self) -> Timeline:
        """The game that the browser keeps, replayed here."""
        assert self.kept is not None
        return record.load_text(self.kept, self.games)[0]

    @property
    def seats(self) -> list[str]:
        assert self.kept is not None
        return list(record.load_text(self.kept, self.games)[1]["seats"])

    def view(self, viewer: int | None = 0) -> View:
        """What a player may know at the moment shown."""
        return view(self.timeline.state, viewer)

    @property
    def drafted(self) -> dict[str, list[int]]:
        """The efforts of the servants laid out on each treasure."""
        found = self.page.evaluate(
            """() => [...document.querySelectorAll("[data-drop] .tb-drafted [data-draft]")].map(
              (die) => [die.closest("[data-drop]").dataset.drop,
                        Number(die.querySelector(".crypt-die").dataset.face)])"""
        )
        draft: dict[str, list[int]] = {}
        for slot, effort in found:
            draft.setdefault(slot, []).append(effort)
        return {slot: sorted(efforts) for slot, efforts in sorted(draft.items())}

    @property
    def deciding(self) -> bool:
        """Whether the table asks for a decision."""
        return bool(self.find(f"{TABLE} .tb-ask").count())

    @property
    def can_go_on(self) -> bool:
        """Whether there is something to go on to before the next decision."""
        return bool(self.find(f'{BAR} [data-action="continue"]').count())

    @property
    def over(self) -> bool:
        return bool(self.find(f"{STORY} .st-ending").count())

    # --- what one does

    def click(self, selector: str) -> None:
        """Click, and wait for what comes of it."""
        self.find(selector).click()
        self.settle()

    def press(self, keys: str) -> None:
        """Press keys one after the other, such as "Tab Tab 4 a Enter", each when it is time."""
        for key in keys.split():
            self.page.keyboard.press(key)
            self.settle()

    def do(self, action: str) -> None:
        """Press a button by the name of what it does; for one in the menu, open that first."""
        button = f'[data-action="{action}"]:visible'
        if action in MENU and not self.find(button).count():
            self.click('[data-action="menu"]:visible')
        self.click(button)

    def set(self, name: str, *, on: bool) -> None:
        """Change a setting, as its user does."""
        self.do("settings")
        self.find(f'.fr-dialog [data-action="{name}"]').set_checked(on)
        self.do("close-dialog")

    def type_moves(self) -> None:
        """Show the field for moves in writing: what the setting `typing` does, but sooner."""
        self.page.evaluate(
            "localStorage.setItem('crypt.type', 'open');"
            "dispatchEvent(new CustomEvent('crypt:setting'))"
        )

    def tool(self, name: str) -> None:
        """Show one of the tools beside the table, if it is not shown already."""
        if not self.find(f".crypt-{name}").is_visible():
            self.do(f"tool-{name}")

    def way_to(self, move: str) -> Any:
        """The button that makes this move, at the table or in the bar; there may be none."""
        return self.find(f':is({TABLE}, {BAR}) [data-move="{move}"]')

    def confirm(self) -> None:
        """Make the decision that has been made ready on the table."""
        self.click(CONFIRM)

    @property
    def field(self) -> Any:
        """The field for a move in writing."""
        field = self.find(f'{TABLE} [data-action="type"]')
        if not field.is_visible():
            self.type_moves()
        return field

    def go_on(self) -> None:
        """To the next decision."""
        self.click(f'{BAR} [data-action="continue"]')

    def step(self) -> None:
        self.click(f'{BAR} [data-action="next"]')

    def back(self) -> None:
        self.click(f'{BAR} [data-action="back"]')

    def lay(self, claim: str, press: str = "click") -> None:
        """Lay out a claim such as "a4 c33" by mouse or ("tap") by finger: a die, its effort, the
        treasure."""
        for word in claim.split():
            for effort in word[1:]:
                for what in (
                    '[data-drop="ready"] [data-draft]',
                    f'[data-effort="{effort}"]',
                    f'.tb-card[data-slot="{word[0]}"]',
                ):
                    getattr(self.find(f"{TABLE} {what}").first, press)()
        self.settle()

    def decide(self, move: str) -> None:
        """Make a decision by mouse: a claim, or whatever has a button."""
        what = move.partition(": ")[2] or move
        button = self.way_to(what)
        # A page that has just come may have no button yet.
        if button.count() or not CLAIM.fullmatch(what):
            button.click()
            self.settle()
        else:
            self.lay(what)
            self.confirm()
        self.not_refused(move)

    def play_to_the_end(self) -> None:
        """The rest of a game of Crypt in writing, as the sensible bot plays it."""
        while not self.over:
            if self.deciding:
                timeline = self.timeline
                move = choose("sensible", CRYPT, timeline.state, timeline.moment.luck)
                self.field.fill(CRYPT.write_move(move).partition(": ")[2])
                self.page.keyboard.press("Enter")
                self.settle()
            elif self.can_go_on:
                self.go_on()
            else:  # one step before the end there is no other way
                self.step()

    def not_refused(self, move: str) -> None:
        refused = self.find(f'{TABLE} [data-verdict="final"]')
        assert not refused.count(), f"{move} was refused: {refused.inner_text()}"

    def new_game(self, players: int = 1, seats: Sequence[str] = (), seed: int | str = 7) -> None:
        """Begin a new game through its dialogue."""
        self.do("new")
        self.find(f'[data-action="players-{players}"]').check(force=True)
        for seat, who in enumerate(seats, 1):
            self.find(f'[data-action="seat-{seat}"]').select_option(who)
        self.find('[data-action="seed"]').fill(str(seed))
        self.do("start")

    def load(self, text: str) -> None:
        """Load a record or a code by pasting it."""
        self.do("load")
        self.find('[data-action="paste"]').fill(text)
        self.do("load-pasted")


def speak(tutor: TutorPage, lang: str) -> None:
    """Choose a language in the settings, which close then."""
    tutor.do("settings")
    tutor.find('[data-action="lang"]').select_option(lang)
    tutor.settle()


def colour(tutor: TutorPage, theme: str) -> None:
    """Choose light or dark in the settings."""
    tutor.do("settings")
    tutor.find(f'[data-action="theme-{theme}"]').check(force=True)
    tutor.press("Escape")
