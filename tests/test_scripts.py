"""The check of scripts and styles finds what is wrong in them, and tells it once, at its place."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.missing import missing

REPO = Path(__file__).resolve().parents[1]
SETTINGS = Path("tests/browser")
KIT = Path("widgets/crypt_widgets/kit")
PANELS = Path("widgets/crypt_widgets/panels")
CRYPTS = Path("widgets/crypt_widgets/games/crypt")
SEDLECS = Path("widgets/crypt_widgets/games/sedlec")
TOY = Path("tests/toy")
IN_NODE = Path("tests/scripts")
IN_DOM = Path("tests/panels")
SITE = Path("site")
PAGE = Path("widgets/crypt_widgets/voila/templates/crypt-tutor")

PROPERTY = "declaration-property"
NAMED = f"{PROPERTY}-value-disallowed-list"
UNITS, VALUES = f"{PROPERTY}-unit-disallowed-list", f"{PROPERTY}-value-allowed-list"
#: A function of 81 lines.
LONG = "[].forEach(() => {" + "\n" * 80 + "});"

#: What is added to a file, and the rule that it breaks.
FAULTS = [
    # TypeScript: what a browser's objects have, and what our own functions take.
    (CRYPTS / "coach/panel.js", "document.body.focuss();", "TS2551"),
    (KIT / "memory.js", 'remembered("crypt.lang", "en");', "TS2554"),
    (KIT / "live.js", "mayMove(true);", "TS2554"),
    (SEDLECS / "help/panel.js", 'import { none } from "../art.js";', "TS2305"),
    (TOY / "panels/barter/panel.js", "mark.none();", "TS2339"),
    # What Python sends and is sent.
    (KIT / "screens.js", "void ((/** @type {ScreenHead} */ head) => head.bakc);", "TS2339"),
    (CRYPTS / "coach/panel.js", "(/** @type {Send} */ (() => {}))({ do: 'coach-hnt' });", "TS2820"),
    (CRYPTS / "table/players.js", "void ((/** @type {Table} */ it) => it.data.rol);", "TS2551"),
    # What a table remembers, and the move that is made ready at it.
    (KIT / "table-moves.js", "void ((/** @type {Table} */ table) => table.typde);", "TS2551"),
    (SEDLECS / "board/hands.js", "void ((/** @type {Table} */ it) => it.draft.pilse);", "TS2551"),
    # ESLint: what is called and not imported, and what nobody calls.
    (PANELS / "ribbon/panel.js", 'remember("mark", "1");', "no-undef"),
    (KIT / "dom.js", "function forNobody() {}", "no-unused-vars"),
    (PANELS / "story/panel.js", 'document.body.innerHTML = "";', "no-restricted-properties"),
    (PANELS / "whatif/panel.js", "if (mayMove() == true) mayMove();", "eqeqeq"),
    (CRYPTS / "table/hands.js", LONG, "max-lines-per-function"),
    (IN_NODE / "crypt_draft.test.mjs", "document.title;", "no-undef"),
    (IN_DOM / "coach.test.mjs", "document.title;", "no-undef"),
    (PAGE / "loading.js", "var left = 1;", "no-implicit-globals"),
    (SITE / "page/files.js", 'textOf("a", "b");', "TS2554"),
    (SITE / "page/page.css", "p { colour: red; }", "property-no-unknown"),
    (SETTINGS / "page_host.js", "window.cryptAsk({ do: 'hello' });", "TS2345"),
    (SETTINGS / "page_host.js", "const forNobody = 1;", "no-unused-vars"),
    (SETTINGS / "visits/measure.js", "document.titel;", "TS2551"),
    (SETTINGS / "visits/measure.js", "function forNobody() {}", "no-unused-vars"),
    (PAGE / "static/no-formulas.js", "window.MathJacks = {};", "TS2339"),
    # In words that the browsers it is written for do not know.
    (PAGE / "older.js", "window.onblur = () => {};", "syntax"),
    # stylelint: what no browser knows.
    (KIT / "look.css", ".crypt { colour: red; }", "property-no-unknown"),
    (CRYPTS / "table/panel.css", ".tb-last { display: blok; }", f"{PROPERTY}-value-no-unknown"),
    (PAGE / "loading.css", "p { animation: none-such 1s; }", "no-unknown-animations"),
    # What look.css has a name for.
    (PANELS / "story/panel.css", ".st-may { border-radius: 5px; }", NAMED),
    (PANELS / "learn/panel.css", ".ln-way { color: #fff; }", NAMED),
    (SEDLECS / "help/panel.css", ".he-card { box-shadow: 0 1px 4px red; }", NAMED),
    (CRYPTS / "odds/panel.css", ".od-told { padding: 0 5px; }", NAMED),
    # Sizes of text: none in pixels, and of a panel none of its own.
    (PANELS / "ribbon/panel.css", ".rv-both { line-height: 20px; }", UNITS),
    (PAGE / "loading.css", "p { font: 14px serif; }", UNITS),
    (PANELS / "estimate/panel.css", ".es-own { font-size: 1.1rem; }", VALUES),
    # What is left over: a name that nothing reads, a module, and what none imports.
    (PANELS / "bar/panel.css", "--for-nobody: 0;", "unused"),
    (KIT / "left-over.js", "export default {};", "unused"),
    (KIT / "screens.js", "export function forNobody() {}", "unused"),
]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of what is checked, of the check and of its settings, but not of the checkers."""
    left = shutil.ignore_patterns("node_modules", ".cache", "failures", "__pycache__")
    for folder in (Path("scripts"), Path("widgets"), SITE, TOY, IN_NODE, IN_DOM, SETTINGS):
        shutil.copytree(REPO / folder, tmp_path / folder, ignore=left)
    return tmp_path


@pytest.fixture
def with_checkers(copy: Path) -> Path:
    modules = REPO / SETTINGS / "node_modules"
    if not all((modules / ".bin" / it).exists() for it in ("tsc", "eslint", "stylelint")):
        missing("the checkers are missing (npm install --prefix tests/browser --no-package-lock)")
    (copy / SETTINGS / "node_modules").symlink_to(modules)
    return copy


def checked(copy: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "scripts/check_scripts.py"]
    return subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)


def test_each_checker_tells_a_planted_fault_once_where_it_stands(with_checkers: Path) -> None:
    planted = []
    for file, text, rule in FAULTS:
        whole = with_checkers / file
        before = whole.read_text() if whole.exists() else ""
        whole.write_text(f"{before}{text}\n")
        planted.append((file.as_posix(), before.count("\n") + 1, rule))
    done = checked(with_checkers)
    assert done.returncode == 1, done.stderr
    told = re.findall(r"^(\S+):(\d+): .+ \((\S+)\)$", done.stdout, re.MULTILINE)
    places = [(file, int(line), rule) for file, line, rule in told]
    assert [places.count(fault) for fault in planted] == [1] * len(planted), done.stdout


def test_without_its_checkers_the_check_fails_and_says_what_to_do(copy: Path) -> None:
    done = checked(copy)
    assert done.returncode == 1
    assert "npm install --prefix tests/browser --no-package-lock" in done.stdout


def test_a_checker_that_cannot_run_is_no_pass(with_checkers: Path) -> None:
    (with_checkers / SETTINGS / "stylelint.config.mjs").write_text("export default {};\n")
    done = checked(with_checkers)
    assert done.returncode != 0
    assert "stylelint could not check" in done.stderr
