"""Take the README's pictures from the app itself: `python scripts/take_picture.py`.

Needs the project with its `test` extra, and Chromium.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from crypt_core.coach.bots import choose
from crypt_core.crypt.game import CRYPT
from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.state import TURN
from crypt_widgets.tutoring.opening import BOT, PERSON, Opened

DOCS = Path(__file__).parents[1] / "docs"
MOVES = ("a5 b1", "b44", "recover", "a4 b3")


def a_game() -> Opened:
    """A game in its third round, with a branch, where the Ghost has just answered."""
    timeline = Timeline(CRYPT, CRYPT.setup({}), 7)
    for text in MOVES:
        timeline.play(CRYPT.read_move(text, timeline.state))
    timeline.go(1)
    timeline.play(CRYPT.read_move("recover", timeline.state), new_luck=True)
    timeline.go(len(MOVES), 5)
    return Opened(timeline, [PERSON])


def a_crypt_half_full() -> Opened:
    """A game of Sedlec after twenty decisions, in which a person could lay a card."""
    timeline = Timeline(SEDLEC, SEDLEC.setup({}), 4)
    while True:
        state = timeline.state
        mine = SEDLEC.deciders(state) == (0,) and state.stage == TURN
        if mine and len(timeline.moments) > 20 and len(state.players[0].hand) == 1:
            break
        timeline.play(choose("sensible", SEDLEC, state, timeline.moment.luck))
    return Opened(timeline, [PERSON, f"{BOT}sensible"])


PICTURES = {"tutor.png": (a_game, 820), "sedlec.png": (a_crypt_half_full, 820)}
"""What is shown, and how high the window is."""


def take(browser: Browser, url: str, name: str) -> None:
    """Show a game in the tutor, and store what it looks like."""
    make, height = PICTURES[name]
    game = make()
    page = browser.new_page(
        viewport={"width": 1280, "height": height}, reduced_motion="reduce", locale="en-GB"
    )
    page.goto(f"{url}#g={game.code()}")
    page.get_by_role("tab").first.wait_for()
    page.evaluate("text => localStorage.setItem('crypt.record', text)", game.record())
    page.evaluate("text => sessionStorage.setItem('crypt.record', text)", game.record())
    page.reload()
    page.get_by_role("tab").first.wait_for()
    page.wait_for_timeout(500)
    DOCS.mkdir(exist_ok=True)
    page.screenshot(path=DOCS / name)
    page.close()


def main() -> None:
    """Start the tutor, and take all pictures."""
    command = [sys.executable, "-m", "crypt_widgets.cli", "--no-browser", "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found, "the tutor did not start"
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=chromium, args=["--no-sandbox", "--disable-quic"]
            )
            for name in sys.argv[1:] or PICTURES:
                take(browser, found[0], name)
            browser.close()
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
