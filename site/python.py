"""The Python of the page: its standard library, and the tutor with what it needs, all compiled.

Both are cut by leaving out the modules that are named here, never by keeping what some play has
needed: a test imports every module of the tutor in what is left. Only of Babel's data what the
catalogues ask for is kept.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import pickle
import re
import struct
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from bring import Brought, Lacking, program

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
TUTOR = (ROOT / "crypt_core", ROOT / "widgets" / "crypt_widgets")

NO_USE = re.compile(
    r"(_pyrepl|ctypes|curses|dbm|email/mime|ensurepip|http|idlelib|multiprocessing|pydoc_data"
    r"|sqlite3|tkinter|turtledemo|unittest|venv|wsgiref|xml|xmlrpc|zoneinfo)/"
    r"|(_aix_support|_android_support|_apple_support|_ios_support|_markupbase|_osx_support"
    r"|_pydatetime|_pyio|_pylong|_sysconfigdata_.*|antigravity|argparse|bdb|cProfile|cmd|code"
    r"|codeop|colorsys|compileall|configparser|csv|doctest|filecmp|fileinput|ftplib|getopt"
    r"|getpass|imaplib|mailbox|mimetypes|modulefinder|netrc|nturl2path|optparse|pdb|pickletools"
    r"|plistlib|poplib|profile|pstats|pty|py_compile|pyclbr|pydoc|rlcompleter|runpy|sched|shelve"
    r"|smtplib|socketserver|ssl|symtable|tabnanny|tarfile|this|timeit|trace|tracemalloc|tty"
    r"|turtle|wave|webbrowser|zipapp)\.py$"
    r"|asyncio/(__main__|proactor_events|windows_events|windows_utils)\.py$"
    r"|concurrent/futures/process\.py$"
    r"|email/(_header_value_parser|contentmanager|headerregistry|policy)\.py$"
    r"|(html/parser|json/tool|logging/(config|handlers)|sysconfig/__main__)\.py$"
    r"|urllib/(request|response|robotparser)\.py$"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|raw_unicode_escape|unicode_escape"
    r"|utf_8|utf_8_sig|utf_16|utf_16_be|utf_16_le|punycode)"
)
"""Of the standard library: servers, mail, windows, command lines, debuggers, other processes, old
alphabets."""

UNUSED = {
    "attr": r".*\.pyi$",
    "attrs": r".*\.pyi$",
    "babel": r"(messages/|locale-data/(?!(root|en|fr|it|en_US|fr_FR|it_IT)\.dat$))",
    "bin": r".*",
    "pytz": r"zoneinfo/",
    "snowballstemmer": r"(?!english_|french_|italian_)\w+_stemmer\.py$",
}
"""Of what pip brings: other languages, the clocks of the world."""
OTHER_STEMMER = re.compile(
    r"^ +(from|'\w+':).*\b(?!English|French|Italian)\w+Stemmer,?\n", re.MULTILINE
)
"""A line of the package's own list with another stemmer than those that are kept."""
BABEL_DATA = re.compile(r"babel/(global|locale-data/\w+)\.dat")
"""The pickles of what Babel knows of all countries, and of each language."""
PARENTS = "parent_exceptions"
"""The part of `global.dat` that is read for any language: on which other language each builds."""
UNUSED_OF_OURS = re.compile(
    r"crypt_core/(lab/|crypt/arrays/)|.*/py\.typed$|.*/wire\.d\.ts$|.*\.md$"
    r"|crypt_widgets/(voila/|server/|cli|loading)"
)
"""Of the tutor: the laboratory, and what serves a page."""
NO_MESSAGE = re.compile(rb"^(#.*)?\n", re.MULTILINE)
"""What only translators read of a catalogue: comments and empty lines."""
DRAWN = (".js", ".css", ".woff2", "-licence.txt")
"""The page has these itself; where panels read them they stand empty, but for the labels."""


def standard_library(there: Brought) -> bytes:
    """The zip of the standard library; made once for each version and each choice."""
    how = (HERE / "compile.mjs").read_bytes()
    chosen = hashlib.sha256(NO_USE.pattern.encode() + how).hexdigest()[:12]
    kept = there.packages.with_name(f"stdlib-{chosen}.zip")
    if not kept.is_file():
        with zipfile.ZipFile(there.pyodide / "python_stdlib.zip") as whole:
            names = [it for it in whole.namelist() if not (it.endswith("/") or NO_USE.match(it))]
            kept.write_bytes(_zipped(compiled(there, ((it, whole.read(it)) for it in names))))
    return kept.read_bytes()


def tutor(there: Brought) -> bytes:
    """The tutor and all it needs beside the standard library, packed for `worker.js`."""
    files = dict(compiled(there, [*_packages(there.packages), *_ours()]))
    index = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    head = struct.pack("<I", len(index)) + index
    return gzip.compress(head + b"".join(files.values()), 9, mtime=0)


def _packages(folder: Path) -> Iterator[tuple[str, bytes]]:
    for package in sorted(folder.iterdir()):
        if package.name.endswith(".dist-info"):
            continue
        for file in sorted(package.rglob("*")) if package.is_dir() else [package]:
            inside = file.relative_to(package).as_posix()
            unused = package.name in UNUSED and re.match(UNUSED[package.name], inside)
            if file.is_file() and not unused and file.suffix != ".pyc":
                name = file.relative_to(folder).as_posix()
                yield name, needed(name, file.read_bytes())


def needed(name: str, data: bytes) -> bytes:
    """What is needed of a file that pip brings: of Babel's data what the catalogues ask for."""
    if name == "snowballstemmer/__init__.py":
        return OTHER_STEMMER.sub("", data.decode()).encode()
    if not BABEL_DATA.fullmatch(name):
        return data
    # Only here: before `drawn` there is no tutor to import.
    from crypt_core.teach.catalogue import OF_NUMBERS

    known = pickle.loads(data)
    return pickle.dumps({it: known[it] for it in (PARENTS, *OF_NUMBERS) if it in known})


def _ours() -> Iterator[tuple[str, bytes]]:
    yield "host.py", (HERE / "host.py").read_bytes()
    for package in TUTOR:
        for file in sorted(package.rglob("*")):
            name = file.relative_to(package.parent).as_posix()
            if not file.is_file() or file.suffix == ".pyc" or UNUSED_OF_OURS.match(name):
                continue
            if name.endswith(DRAWN):
                yield name, _left(file)
            else:
                data = file.read_bytes()
                yield name, NO_MESSAGE.sub(b"", data) if file.suffix == ".ftl" else data


def _left(file: Path) -> bytes:
    """What is left of a file that the page has: of a panel's script the ids of its labels."""
    # Only here: before `drawn` there is no tutor to import.
    from crypt_core.games import NAMES
    from crypt_core.teach.catalogue import FIRST, catalogue
    from crypt_widgets.assets import mentioned

    if file.name != "panel.js":
        return b""
    ids = catalogue(FIRST).sources.keys()
    known = {*ids, *(id_.removeprefix(f"{game}-") for game in NAMES for id_ in ids)}
    return f"// Labels: {' '.join(sorted(mentioned(file) & known))}\n".encode()


def compiled(there: Brought, files: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """The same files, the Python among them compiled by Pyodide itself.

    :raises Lacking: without Node, or if something cannot be compiled.
    """
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder) / "in.zip", Path(folder) / "out.zip"
        with zipfile.ZipFile(source, "w") as archive:
            for name, data in files:
                archive.writestr(zipfile.ZipInfo(name), data)
        command = [program("node"), *map(str, (HERE / "compile.mjs", there.pyodide, source, made))]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Lacking(f"Pyodide cannot compile what the page needs:\n{done.stderr[-2000:]}")
        with zipfile.ZipFile(made) as archive:
            for name in archive.namelist():
                yield name, archive.read(name)


def _zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    with tempfile.SpooledTemporaryFile() as kept:
        with zipfile.ZipFile(kept, "w") as archive:
            for name, data in files:
                how = zipfile.ZIP_DEFLATED
                archive.writestr(zipfile.ZipInfo(name), data, compress_type=how, compresslevel=9)
        kept.seek(0)
        return kept.read()
