"""Build the documentation as it is published, and follow every link inside it.

Warnings are errors. Links between pages, and to places on them, are followed by lychee, and so are
those of the texts that are read where they lie. No page may load anything from elsewhere: what is
in it is looked at, and in a browser, where there is one, what a few of the pages ask for. With a
folder's name the site is built there and kept: `python scripts/check_docs.py site`. With `--web`
links to other sites are followed, too, if there is a network. Needs the extra `docs`. Exits with
1 and what is wrong.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).parent))

from check_binder import find_browser

REPO = Path(__file__).resolve().parents[1]
MADE_WITH_THE_SITE = "index.md"
"""The one page of docs/ that leads to pages which are not there before the site is built."""
WEB = [
    "--exclude=OWNER",
    "--exclude=localhost",
    "--exclude=127.0.0.1",
    "--accept=200..=299,403,429",
]
"""How lychee follows links to other sites, of which some refuse programs."""
LOADED = re.compile(
    r"<(?:script|img|iframe|source|link(?=[^>]*rel=\"(?:stylesheet|icon|preload)))\b[^>]*?"
    r"\b(?:src|href)=\"((?:https?:)?//[^\"]+)"
)
LOADED_BY_STYLES = re.compile(r"(?:url\(|@import)\s*[\"']?((?:https?:)?//[^\"')]+)")


BARE_FIELD = "Alias for field number"
"""What Python says of a named tuple's field."""


def say(text: str) -> None:
    """Print one step."""
    print(f"docs: {text}", flush=True)


def fail(text: str) -> NoReturn:
    """Print what is wrong and end."""
    sys.exit(f"docs: FAILED: {text}")


def build(site: Path, work: Path) -> None:
    """Build the site anew; any warning ends this, after all of them were told."""
    started = time.monotonic()
    command = [sys.executable, "-m", "sphinx", "--fail-on-warning", "--keep-going", "--quiet"]
    command += ["--jobs=2", "--doctree-dir", str(work), str(REPO / "docs"), str(site)]
    if subprocess.run(command, check=False).returncode:
        fail("the site has warnings")
    say(f"{len(list(site.rglob('*.html')))} pages in {time.monotonic() - started:.0f} s")


def online() -> bool:
    """Return whether other sites can be reached."""
    try:
        socket.create_connection(("github.com", 443), timeout=10).close()
    except OSError:
        return False
    return True


def follow(site: Path, *, web: bool) -> None:
    """Follow each link from a page to a page, and to a place on it; with `web` to other sites."""
    texts = [*REPO.glob("*.md"), *(REPO / "docs").glob("*.md")]
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=REPO,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    kept = [str(it) for it in texts if str(it.relative_to(REPO)) in listed]
    kept = [it for it in kept if not it.endswith(f"docs/{MADE_WITH_THE_SITE}")]
    options = ["--include-fragments=full", "--no-progress", "--format=detailed"]
    options += WEB if web else ["--offline"]
    done = subprocess.run(
        ["lychee", *options, *kept, f"{site}/**/*.html"],
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        fail(f"links that lead nowhere:\n{done.stdout}{done.stderr}")
    (total,) = re.findall(r"Total\D*(\d+)", done.stdout)[:1] or ["0"]
    if int(total) < 1000:
        fail(f"only {total} links were looked at:\n{done.stdout}")
    say(f"{total} links, and none inside it leads nowhere")


def elsewhere(site: Path) -> Iterator[str]:
    """What pages and styles would load from another host."""
    for page in site.rglob("*.html"):
        for found in LOADED.findall(page.read_text("utf-8")):
            yield f"{page.relative_to(site)} loads {found}"
    for style in site.rglob("*.css"):
        for found in LOADED_BY_STYLES.findall(style.read_text("utf-8")):
            yield f"{style.relative_to(site)} loads {found}"


def look(site: Path, browser: str) -> None:
    """Open pages of each kind, by day and by night and on a phone, and hear what they ask for."""
    from playwright.sync_api import sync_playwright

    troubles: list[str] = []
    kinds = ("index", "notebooks/*", "rules/crypt-fr", "api/crypt_core", "laboratory", "search")
    pages = [page for kind in kinds for page in sorted(site.glob(f"{kind}.html"))]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=browser,
            args=["--no-sandbox", "--disable-quic", "--disable-background-networking"],
        )
        for width, scheme in ((1440, "light"), (390, "dark")):
            page = chromium.new_page(viewport={"width": width, "height": 844}, color_scheme=scheme)
            page.on(
                "request",
                lambda request: (
                    None
                    if request.url.startswith(("file:", "data:", "blob:"))
                    else troubles.append(f"asked for {request.url}")
                ),
            )
            page.on("pageerror", lambda error: troubles.append(f"script error: {error}"))
            for path in pages:
                page.goto(path.as_uri())
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                if wide > 0:
                    troubles.append(f"{path.relative_to(site)} is {wide} px too wide for {width}")
            page.close()
        chromium.close()
    if troubles:
        fail("; ".join(troubles))
    say(f"{len(pages)} of them in a browser: nothing came from elsewhere, nothing is too wide")


def main() -> None:
    """Build, follow, look."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, help="where the site is kept")
    parser.add_argument("--web", action="store_true", help="follow links to other sites, too")
    asked = parser.parse_args()
    web = asked.web and online()
    if asked.web and not web:
        say("no network: links to other sites are not followed")
    with tempfile.TemporaryDirectory(prefix="crypt-docs-") as folder:
        site = Path(folder) / "site"
        build(site, Path(folder) / "work")
        if asked.folder:
            shutil.copytree(site, asked.folder, dirs_exist_ok=True)
        follow(site, web=web)
        if loaded := list(elsewhere(site)):
            fail("\n".join(loaded))
        if bare := [it.name for it in site.rglob("*.html") if BARE_FIELD in it.read_text("utf-8")]:
            fail(f"fields that nobody describes have Python's own words: {', '.join(bare)}")
        if browser := find_browser():
            look(site, browser)
        elif os.environ.get("CRYPT_BROWSER_REQUIRED") == "1":
            fail("no browser found, and one is required")
        else:
            say("no browser found: not looked at in one")
    say("passed")


if __name__ == "__main__":
    main()
