"""Make the icons of the installed page from the tutor's sign: `python scripts/make_icons.py`.

Needs the project with its `test` extra, and Chromium.
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
SIGN = ROOT / "widgets/crypt_widgets/voila/templates/crypt-tutor/static/favicon.svg"
ICONS = ROOT / "site" / "icons"
SIZES = (192, 512)
"""Pixels of an edge that browsers ask for."""


def main() -> None:
    """Draw the sign in each size, on nothing."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            sign = SIGN.read_text("utf-8").replace("<svg ", f'<svg width="{size}" ', 1)
            page.set_content(f"<style>body {{ margin: 0; }}</style>{sign}")
            page.screenshot(path=ICONS / f"{size}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
