"""Do with binder/ what Binder does with it, and see whether the badges lead where they should.

Binder needs a container engine; this needs none. It copies the files that git knows, builds an
environment from binder/ alone in an empty virtual environment, runs postBuild, runs the learner's
notebooks there, starts the server by `start` with the arguments that Binder gives it, and goes
where README's badges lead: to the app over HTTP, and to the app and to the first notebook in a real
browser where there is one (Playwright and a Chromium; required if CRYPT_BROWSER_REQUIRED is 1).
Exits with 1 and one line when something is not as it should be.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn
from urllib.error import URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import HTTPCookieProcessor, build_opener

REPO = Path(__file__).resolve().parents[1]
BADGE = re.compile(r"\((https://mybinder\.org/v2/gh/[^)]+)\)")
LEARNERS = "0[1-6]-*.ipynb"
"""What has to run with what Binder installs; the other notebooks want the laboratory."""
BASE_URL = "/user/crypt-tutor-k3j2h1/"
PATIENCE = 90


def say(text: str) -> None:
    """Print one step."""
    print(f"binder: {text}", flush=True)


def fail(text: str) -> NoReturn:
    """Print what is wrong and end."""
    sys.exit(f"binder: FAILED: {text}")


def copy_checkout(target: Path) -> None:
    """Copy what a clone would hold: Binder sees nothing else."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=REPO,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        source = REPO / name
        if source.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target / name)


def build(checkout: Path, home: Path) -> dict[str, str]:
    """Build the environment and return the variables that make it the current one."""
    wanted = (checkout / "binder" / "runtime.txt").read_text().strip()
    here = f"python-{sys.version_info.major}.{sys.version_info.minor}"
    if wanted != here:
        say(f"note: runtime.txt asks for {wanted}; this is {here}")
    environment = home / "env"
    subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True)
    variables = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("JUPYTER", "PYTHON", "VIRTUAL_ENV"))
    }
    variables["PATH"] = f"{environment / 'bin'}{os.pathsep}{variables['PATH']}"
    variables["VIRTUAL_ENV"] = str(environment)
    variables["HOME"] = str(home)
    started = time.monotonic()
    # Binder runs this at the top of the checkout, so the "." in the file is the project.
    steps = (
        ["pip", "install", "--quiet", "--no-cache-dir", "-r", "binder/requirements.txt"],
        ["pip", "check"],
        ["binder/postBuild"],
    )
    for step in steps:
        program = checkout / step[0] if "/" in step[0] else environment / "bin" / step[0]
        done = subprocess.run([str(program), *step[1:]], cwd=checkout, env=variables, check=False)
        if done.returncode:
            fail(f"{' '.join(step)} ended with {done.returncode}")
    size = sum(file.lstat().st_size for file in environment.rglob("*") if file.is_file())
    say(f"environment built in {time.monotonic() - started:.0f} s: {size / 1e6:.0f} MB")
    return variables


def badges() -> dict[str, str]:
    """Where README's badges lead in the server, by the first word of the path."""
    links = BADGE.findall((REPO / "README.md").read_text("utf-8"))
    paths = [parse_qs(urlsplit(link).query)["urlpath"][0] for link in links]
    found = {path.split("/")[0]: path for path in paths}
    if set(found) != {"voila", "lab"}:
        fail(f"README's badges lead to {', '.join(paths) or 'nothing'}")
    return found


def run_notebooks(checkout: Path, variables: dict[str, str]) -> None:
    """Run the learner's notebooks as a visitor would; what they print is for other tests."""
    started = time.monotonic()
    notebooks = sorted((checkout / "notebooks").glob(LEARNERS))
    command = [shutil.which("jupyter", path=variables["PATH"]) or "jupyter", "execute"]
    done = subprocess.run(
        [*command, *map(str, notebooks)],
        cwd=checkout / "notebooks",
        env=variables,
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode or len(notebooks) < 6:
        fail(f"{len(notebooks)} notebooks ended with {done.returncode}:\n{done.stderr[-2000:]}")
    say(f"{len(notebooks)} learner's notebooks ran in {time.monotonic() - started:.0f} s")


@contextmanager
def server(checkout: Path, variables: dict[str, str], log: Path) -> Iterator[str]:
    """Start JupyterLab as Binder does; the value is an address with room for a badge's path."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    token = secrets.token_hex(16)
    command = [
        "jupyter-lab",
        "--no-browser",
        "--ip=127.0.0.1",
        f"--port={port}",
        f"--ServerApp.base_url={BASE_URL}",
        f"--IdentityProvider.token={token}",
        "--ServerApp.trust_xheaders=True",
    ]
    if os.geteuid() == 0:
        command.append("--allow-root")
    command[0] = shutil.which(command[0], path=variables["PATH"]) or command[0]
    command.insert(0, str(checkout / "binder" / "start"))
    with log.open("w") as output:
        process = subprocess.Popen(
            command,
            cwd=checkout,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            deadline = time.monotonic() + PATIENCE
            while time.monotonic() < deadline:
                if process.poll() is not None:
                    fail(f"the server ended with {process.returncode}:\n{log.read_text()}")
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.1)
            else:
                fail("the server does not listen")
            yield f"http://127.0.0.1:{port}{BASE_URL}{{path}}?token={token}"
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def fetch(url: str) -> None:
    """Fetch the app over HTTP and look at what came."""
    try:
        with build_opener(HTTPCookieProcessor()).open(url, timeout=PATIENCE) as answer:
            html = answer.read().decode()
    except (URLError, TimeoutError) as error:
        fail(f"the app could not be fetched: {error}")
    if "cryptLoading" not in html:
        fail("the page that came is not the tutor's own")
    if trouble := re.search(r"cryptLoading\.fail\(\"no-table\", (.+)\);", html):
        fail(f"the app does not run: {trouble[1]}")
    if "application/vnd.jupyter.widget-view+json" not in html:
        fail("the page holds no widget")
    if outside := re.search(r"(?:src|href)=\"(?:https?:)?//[^\"]+", html):
        fail(f"the page loads from elsewhere: {outside[0]}")
    say("the app came over HTTP, in its own page, with its widget")


def find_browser() -> str | None:
    """Return the path of a Chromium that Playwright can drive, if both are there."""
    try:
        import playwright  # noqa: F401
    except ImportError:
        return None
    names = (os.environ.get("CRYPT_BROWSER"), "chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if name and (path := shutil.which(name))), None)


def look(url: str, browser: str, wanted: tuple[str, ...], gone: str, what: str) -> None:
    """Open a page in a real browser, and wait until what is wanted stands there.

    Args:
        url: Where a badge leads.
        browser: The path of a Chromium.
        wanted: Selectors of what has to be seen.
        gone: The selector of what a page shows while it loads.
        what: What is waited for, in a word or two.
    """
    from playwright.sync_api import Error, sync_playwright

    troubles: list[str] = []
    home = urlsplit(url).netloc
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=browser,
            args=["--no-sandbox", "--disable-quic", "--disable-background-networking"],
        )
        page = chromium.new_page()

        def requested(address: str) -> None:
            parts = urlsplit(address.removeprefix("blob:"))
            if parts.scheme.startswith(("http", "ws")) and parts.netloc != home:
                troubles.append(f"request to another host: {address}")

        page.on("request", lambda request: requested(request.url))
        page.on("websocket", lambda websocket: requested(websocket.url))
        page.on("pageerror", lambda error: troubles.append(f"script error: {error}"))
        page.on(
            "console",
            lambda line: troubles.append(f"console: {line.text}") if line.type == "error" else None,
        )
        started = time.monotonic()
        try:
            page.goto(url, wait_until="commit")
            for each in wanted:
                page.wait_for_selector(each, timeout=PATIENCE * 1000)
            page.wait_for_selector(gone, state="detached", timeout=PATIENCE * 1000)
        except Error as error:
            shown = page.inner_text("body")
            fail(f"{what} does not stand: {error.message.splitlines()[0]}; shown: {shown!r}")
        seconds = time.monotonic() - started
        page.close(run_before_unload=True)
        chromium.close()
    if troubles:
        fail("; ".join(troubles))
    say(f"{what} stood in the browser after {seconds:.1f} s; nothing came from elsewhere")


def main() -> None:
    """Run all of it in a temporary folder."""
    with tempfile.TemporaryDirectory(prefix="crypt-binder-") as folder:
        home = Path(folder)
        checkout = home / "checkout"
        checkout.mkdir()
        copy_checkout(checkout)
        paths = badges()
        variables = build(checkout, home)
        run_notebooks(checkout, variables)
        with server(checkout, variables, home / "server.log") as url:
            app = url.format(path=paths["voila"])
            fetch(app)
            if browser := find_browser():
                look(app, browser, (".crypt-home .ho",), "#loading", "the first screen")
                first = (".jp-Notebook .jp-RenderedMarkdown h1", ".jp-OutputArea-output")
                lab = url.format(path=paths["lab"])
                look(lab, browser, first, "#jupyterlab-splash", "the first notebook")
            elif os.environ.get("CRYPT_BROWSER_REQUIRED") == "1":
                fail("no browser found, and one is required")
            else:
                say("no browser found: not looked at in one")
    say("passed")


if __name__ == "__main__":
    main()
