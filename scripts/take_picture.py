"""Take the README's picture from the app itself: `python scripts/take_picture.py`.

Needs the project with its `test` extra, and Chromium.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from crypt_core.crypt.game import CRYPT
from crypt_core.engine.timeline import Timeline
from crypt_widgets.opening import PERSON, Opened

PICTURE = Path(__file__).parents[1] / "docs" / "tutor.png"
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


def main() -> None:
    """Start the tutor, show the game in it, and store what it looks like."""
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
            page = browser.new_page(
                viewport={"width": 1280, "height": 1200}, reduced_motion="reduce", locale="en-GB"
            )
            page.goto(f"{found[0]}#g={a_game().code()}")
            page.get_by_role("button", name="Next").wait_for()
            page.evaluate("text => localStorage.setItem('crypt.record', text)", a_game().record())
            page.evaluate("text => sessionStorage.setItem('crypt.record', text)", a_game().record())
            page.reload()
            page.get_by_role("treeitem").nth(len(MOVES)).wait_for()
            page.wait_for_timeout(500)
            PICTURE.parent.mkdir(exist_ok=True)
            page.screenshot(path=PICTURE)
            browser.close()
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
