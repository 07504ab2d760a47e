"""``crypt-tutor``: serve the tutor on this machine and open it in the browser."""

from __future__ import annotations

import argparse
import difflib
import errno
import getpass
import importlib.util
import io
import os
import re
import secrets
import shutil
import signal
import socket
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from crypt_core.games import FIRST, NAMES
from crypt_core.teach.catalogue import LANGS

from . import __version__

if TYPE_CHECKING:
    from .server.access import Access

#: The port tried first when none is named, and how many after it.
FIRST_PORT = 8866
PORTS_TRIED = 50
#: The variable of the environment from which the password is taken, if it is set.
PASSWORD = "CRYPT_TUTOR_PASSWORD"


class UsageError(Exception):
    """Something about the command line that its user can put right; the text says what."""


class _Parser(argparse.ArgumentParser):
    """A parser that leaves it to :func:`main` how a mistake is told."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} ({self.prog} --help lists the options)")


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and int(text) <= 65535:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"{text!r} is no port: give a whole number from 1 to 65535, or 0 for any free port"
    )


def _language(text: str) -> str:
    if text in LANGS:
        return text
    raise argparse.ArgumentTypeError(
        f"{text!r} is no language of the tutor: choose {', '.join(LANGS[:-1])} or {LANGS[-1]}"
    )


def _game(text: str) -> str:
    if text in NAMES:
        return text
    raise argparse.ArgumentTypeError(
        f"{text!r} is no game of the tutor: choose {' or '.join(NAMES)}"
    )


def _count(text: str) -> int:
    if text.isascii() and text.isdigit() and 0 < int(text) < 100_000:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no number of visitors: give 1 or more")


def _base_url(text: str) -> str:
    if re.fullmatch(r"/?([A-Za-z0-9._~-]+/)*[A-Za-z0-9._~-]*/?", text):
        return f"/{text.strip('/')}/".replace("//", "/")
    raise argparse.ArgumentTypeError(
        f"{text!r} is no path: give letters, digits and slashes, such as /crypt/"
    )


def _parser() -> _Parser:
    parser = _Parser(
        prog="crypt-tutor",
        description=f"A table, a tutor and a what-if machine for board games: {', '.join(NAMES)}.",
        epilog="Ctrl-C ends it.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--port",
        type=_port,
        help=f"where to listen; without it the first free one from {FIRST_PORT} on",
    )
    parser.add_argument(
        "--address",
        default="localhost",
        help="the address to listen on (default: localhost, which only this computer reaches)",
    )
    parser.add_argument(
        "--visitors",
        type=_count,
        metavar="N",
        help="how many pages may be open at once (default: what half of the memory bears)",
    )
    login = parser.add_mutually_exclusive_group()
    login.add_argument(
        "--token",
        help="a word that has to be in the address or typed (default: one is drawn"
        " if other computers reach this one, else none)",
    )
    login.add_argument(
        "--password",
        action="store_true",
        help=f"let in whoever knows the password, which is asked for now or taken from {PASSWORD}",
    )
    login.add_argument(
        "--no-login", action="store_true", help="let in everybody who reaches the address"
    )
    parser.add_argument(
        "--base-url",
        type=_base_url,
        default="/",
        metavar="PATH",
        help="the path under which the page stands, such as /crypt/",
    )
    parser.add_argument(
        "--host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name by which the page is reached besides --address; may be given again",
    )
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
        help="believe the headers in which a proxy says who asks (X-Forwarded-For and the like)",
    )
    parser.add_argument(
        "--lang",
        type=_language,
        metavar="|".join(LANGS),
        help="the language to begin in (default: the browser's)",
    )
    parser.add_argument(
        "--game",
        type=_game,
        metavar="|".join(NAMES),
        help="go straight to a table of this game; with --rules, whose rules to print",
    )
    parser.add_argument(
        "--rules",
        action="store_true",
        help="print all rules, in --lang or the system's language, and end",
    )
    parser.add_argument(
        "--notebooks",
        type=Path,
        metavar="DIR",
        help="put the notebooks into this folder, a new or an empty one, and end",
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="do not open a browser, only say the address"
    )
    parser.add_argument(
        "--no-preheat",
        action="store_true",
        help="keep no Python in reserve for the next page: less memory, slower to open",
    )
    parser.add_argument("--verbose", action="store_true", help="show the server's own log")
    parser.add_argument("--version", action="version", version=f"crypt-tutor {__version__}")
    return parser


def _parse(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = _parser()
    options, unknown = parser.parse_known_args(argv)
    if unknown:
        known = [name for action in parser._actions for name in action.option_strings]
        near = difflib.get_close_matches(unknown[0].split("=")[0], known, n=1)
        advice = f"did you mean {near[0]}?" if near else f"{parser.prog} --help lists the options"
        raise UsageError(f"{unknown[0]!r} is no option: {advice}")
    return options


def _listen(address: str, port: int) -> list[socket.socket]:
    from tornado.netutil import bind_sockets

    return bind_sockets(port, address)


def _free_port(address: str, ports: Sequence[int]) -> int:
    """Return the first of the ports that can be had, or 0 if none can."""
    for port in ports:
        try:
            for held in _listen(address, port):
                held.close()
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
        else:
            return port
    return 0


def open_sockets(address: str, port: int | None) -> list[socket.socket]:
    """Take the place where the tutor listens, before anything slow is begun.

    Args:
        address: A name or number of this machine.
        port: The port wanted, 0 for any free one, None for the first free one from 8866 on.

    Raises:
        UsageError: If the port is taken or not allowed, or the address is not this machine's.
    """
    following = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED)
    try:
        return _listen(address, _free_port(address, following) if port is None else port)
    except socket.gaierror:
        problem = f"--address {address!r} names no machine"
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            free = _free_port(address, range(port + 1, port + PORTS_TRIED)) if port else 0
            advice = f"try --port {free}, or leave --port out" if free else "leave --port out"
            raise UsageError(f"port {port} on {address} is in use: {advice}") from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise UsageError(
                f"port {port} is not open to ordinary users: choose one from 1024 up,"
                " or leave --port out"
            ) from None
        problem = f"--address {address!r} is not an address of this machine"
    raise UsageError(
        f"{problem}: localhost stands for this computer alone, 0.0.0.0 for all its addresses"
    )


def access(options: argparse.Namespace) -> Access:
    """Who may come in, from the options; where others reach this machine, a token is drawn.

    Raises:
        UsageError: If a password is to be asked for and there is nobody to ask, or it is empty.
    """
    from .server.access import HERE, Access, bearable, open_files, seats_for

    token, hashed = options.token or "", ""
    if options.token == "":
        raise UsageError("--token is empty: give a word, or --no-login to let everybody in")
    if options.password:
        from jupyter_server.auth.security import passwd

        hashed = passwd(_ask_password())  # type: ignore[no-untyped-call]
    elif not token and not options.no_login and options.address not in HERE:
        token = secrets.token_urlsafe(9)
    files = open_files()
    visitors, most = options.visitors or bearable(), seats_for(files)
    if options.visitors and visitors > most:
        print(
            f"crypt-tutor: --visitors {visitors} is cut to {most}: the system lets the server have"
            f" {files} files open; a higher limit is set by ulimit -n, or LimitNOFILE of systemd",
            file=sys.stderr,
        )
    return Access(
        visitors=min(visitors, most),
        lang=options.lang or "",
        token=token,
        hashed_password=hashed,
        base_url=options.base_url,
        names=tuple(options.host),
        behind_proxy=options.behind_proxy,
    )


def _ask_password() -> str:
    given = os.environ.get(PASSWORD)
    if given is None and not sys.stdin.isatty():
        raise UsageError(f"--password: there is nobody to ask; put it into the variable {PASSWORD}")
    word = getpass.getpass("Password for the tutor: ") if given is None else given
    if not word:
        raise UsageError("the password is empty: choose one, or --no-login to let everybody in")
    return word


def _say_what_it_means(entry: Access, address: str) -> None:
    """Say once what it means that other computers reach this one."""
    from .server.access import HERE

    if address in HERE:
        return
    who = "whoever has the address below" if entry.token else "whoever knows the password"
    if not entry.guarded:
        who = "everybody, without a password,"
    print(
        f"crypt-tutor: {who} in this network can open the tutor, {entry.visitors} at once;"
        " what they send is not encrypted. Hosting for a class: docs/hosting.md",
        file=sys.stderr,
    )


def find_notebook() -> Path:
    """Return the app's notebook: beside this file in a wheel, at the top in a checkout.

    Raises:
        UsageError: If it is in neither place, so that the installation is not whole.
    """
    here = Path(__file__).resolve().parent
    for folder in (here, here.parents[1]):
        notebook = folder / "notebooks" / "app.ipynb"
        if notebook.is_file():
            return notebook
    raise UsageError("the app's notebook is missing: install crypt-tutor again")


def lay_out_notebooks(folder: Path) -> int:
    """Put a copy of every notebook into a folder, and return how many there are.

    Args:
        folder: A new folder, or an empty one.

    Raises:
        UsageError: If there is something in it already, or nothing can be put there.
    """
    home = find_notebook().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if next(folder.iterdir(), None):
            raise UsageError(f"--notebooks {folder} is not empty: name a new folder, or clear it")
        left_out = shutil.ignore_patterns(".*", "__pycache__", "locale")
        shutil.copytree(home, folder, ignore=left_out, dirs_exist_ok=True)
    except FileExistsError:
        raise UsageError(f"--notebooks {folder} is a file: name a folder") from None
    except OSError as error:
        raise UsageError(f"--notebooks {folder}: {error.strerror or error}") from None
    return len(list(folder.rglob("*.ipynb")))


def print_rules(lang: str | None, game: str) -> None:
    """Print the rule reference.

    Args:
        lang: Its language; that of the system if None.
        game: The game whose rules they are.
    """
    # Imported only now: the server has no use for it.
    from crypt_core.teach.reference.text import text
    from crypt_core.teach.words import Words

    system = filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG")))
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Where letters are lacking, such as on an old console, the rest is still to be read.
        sys.stdout.reconfigure(errors="replace")
    try:
        print(text(lang or Words.best(next(system, None)), game), end="", flush=True)
    except BrokenPipeError:
        # Whoever was reading has read enough; nothing more is to be written to them at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0 when ended, 2 when called wrongly.

    Args:
        argv: The arguments; those of the process if None.
    """
    try:
        options = _parse(argv)
        if options.rules:
            print_rules(options.lang, options.game or FIRST)
            return 0
        if options.notebooks is not None:
            count = lay_out_notebooks(options.notebooks)
            print(f"{count} notebooks are in {options.notebooks}: jupyter lab {options.notebooks}")
            if importlib.util.find_spec("jupyterlab") is None:
                where = "in a copy of the project"
                print(f'(JupyterLab is not installed: {where}, pip install ".[lab]")')
            return 0
        # Until there is something to be cleared away, Ctrl-C just ends it.
        signal.signal(signal.SIGINT, lambda *_: os._exit(0))
        notebook = find_notebook()
        sockets = open_sockets(options.address, options.port)
        entry = access(options)
    except UsageError as error:
        print(f"crypt-tutor: {error}", file=sys.stderr)
        return 2
    if options.lang:
        os.environ["CRYPT_TUTOR_LANG"] = options.lang
    if options.game:
        os.environ["CRYPT_TUTOR_GAME"] = options.game
    # The JSON schema library compiles a grammar for international addresses if it finds this
    # package, which takes longer than all the rest. No schema here has such an address.
    sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
    # Imported only now: mistakes on the command line are told at once.
    from .server.serve import serve

    _say_what_it_means(entry, options.address)
    serve(
        notebook,
        sockets,
        entry,
        address=options.address,
        browser=not options.no_browser,
        preheat=not options.no_preheat,
        verbose=options.verbose,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
