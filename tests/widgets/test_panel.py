"""A panel's module is one text, made of all that its script imports."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from crypt_core.games import NAMES as GAMES
from crypt_core.teach.catalogue import FIRST, catalogue
from crypt_widgets.app import Tutor
from crypt_widgets.assets import HERE, IMPORT, KIT, _kit, mentioned, read, script
from crypt_widgets.games.crypt.table.panel import Table
from crypt_widgets.panel import Panel
from crypt_widgets.panels.registry import panels_of
from crypt_widgets.panels.ribbon.panel import Ribbon

PANELS = {name: panel for game in GAMES for name, panel in Tutor(game=game).live.panels.items()}
NAMES = r"^(?:export )?(?:async )?(?:function|const|let|class) (\w+)"


def test_no_two_panels_have_one_name() -> None:
    """All games' panels are in one page: of two with a name the second would never be made."""
    names = Counter([*panels_of(), *(name for game in GAMES for name in panels_of(game))])
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
def test_a_panel_is_the_same_words_in_every_run(panel: Panel) -> None:
    """A saved notebook keeps them, and readers without a kernel see nothing else of it."""
    assert repr(panel) == f"<{type(panel).__name__}: a panel of a tutor>"


@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
def test_what_a_panel_is_made_of_takes_a_byte_a_character(panel: Panel) -> None:
    """Every kernel keeps these texts: one arrow written as it is would double its panel's."""
    for text in (panel.trait_defaults("_esm"), panel.trait_defaults("_css")):
        assert sorted({sign for sign in text if sign > "\xff"}) == []


@pytest.mark.parametrize("panel", PANELS.values(), ids=PANELS)
def test_a_panel_is_one_module_that_imports_nothing(panel: Panel) -> None:
    text = panel.trait_defaults("_esm")
    assert len(re.findall(r"^return \{ (initialize, )?render \};", text, re.MULTILINE)) == 1
    assert len(re.findall(r"^export default ", text, re.MULTILINE)) == 1
    assert not re.search(r"^(import|export (?!default))", text, re.MULTILINE)


def names_in(files: Iterable[Path]) -> list[str]:
    """Find the names that stand in one scope: of scripts, what they import, and take of the kit."""
    found: dict[Path, list[str]] = {}
    taken: set[str] = set()

    def add(file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        found[file] = re.findall(NAMES, text, re.MULTILINE)
        for it in IMPORT.finditer(text):
            other = (file.parent / it["path"]).resolve()
            if other.parent == KIT and file.parent != KIT:
                taken.update(re.findall(r"\w+", it["names"]))
            elif it["names"] and other not in found:
                add(other)

    for file in files:
        add(file)
    return [*taken, *(name for names in found.values() for name in names)]


@pytest.mark.parametrize("files", [KIT.glob("*.js"), *([it] for it in HERE.rglob("panel.js"))])
def test_what_is_joined_has_each_name_once(files: Iterable[Path]) -> None:
    """It has one scope, in which a second function would take the place of the first."""
    assert [name for name, times in Counter(names_in(files)).items() if times > 1] == []


def test_another_kit_has_another_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two versions of the tutor on one page have each their own."""
    ours = kit_key()
    (tmp_path / "other.js").write_text("export const other = 1;\n")
    monkeypatch.setattr("crypt_widgets.assets.KIT", tmp_path)
    assert kit_key() != ours


def kit_key() -> str:
    """Find the key of the kit as its files are now."""
    key, _ = _kit.__wrapped__()
    return str(key)


def test_no_two_signs_have_one_name() -> None:
    """A page has one list of them, to which panels add their own."""
    lists = r"^(?:export const ICONS = |Object\.assign\(ICONS, )\{\n((?:  .*\n)+)"
    names: Counter[str] = Counter()
    for file in HERE.rglob("*.js"):
        text = file.read_text(encoding="utf-8")
        names.update(re.findall(r"^ICONS\.(\w+) = ", text, re.MULTILINE))
        for listed in re.findall(lists, text, re.MULTILINE):
            names.update(re.findall(r'^  "?([\w-]+)"?:', listed, re.MULTILINE))
    assert {"lay", "lay-out", "search"} <= {*names}
    assert [name for name, times in names.items() if times > 1] == []


def test_no_text_in_a_script_spans_lines() -> None:
    """A page gets scripts without indents and empty lines."""
    for file in HERE.rglob("*.js"):
        if file.parent.name != "brought":
            assert not any("\n" in it for it in re.findall(r"`[^`]*`", read(file))), file


def test_a_module_stands_after_what_it_imports_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crypt_widgets.assets.HERE", tmp_path)
    (tmp_path / "base.js").write_text("// Base.\n\n/** One. */\nexport const one = 1;\n")
    (tmp_path / "more.js").write_text(
        '// More.\n\nimport { one } from "./base.js";\n\nexport function two() {\n'
        "  return one + one;\n}\n"
    )
    (tmp_path / "panel.js").write_text(
        'import {\n  one,\n} from "./base.js";\nimport { two } from "./more.js";\n\n'
        "const three = one + two();\nexport default { three };\n"
    )
    assert script("panel") == (
        "const one = 1;\n"
        "function two() {\nreturn one + one;\n}\n"
        "const three = one + two();\nexport default { three };\n"
    )


def test_a_module_that_is_imported_under_a_name_has_a_scope_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crypt_widgets.assets.HERE", tmp_path)
    (tmp_path / "whole.js").write_text(
        "function get() {\n  return 1;\n}\nfunction own() {}\n\nexport { get, own };\n"
    )
    (tmp_path / "base.js").write_text(
        'import * as whole from "./whole.js";\n\nexport function get() {\n'
        "  return whole.get();\n}\n"
    )
    (tmp_path / "panel.js").write_text(
        'import { get } from "./base.js";\nimport * as whole from "./whole.js";\n\n'
        "export default { get, whole };\n"
    )
    assert script("panel") == (
        "const whole = (() => {\nfunction get() {\nreturn 1;\n}\nfunction own() {}\n"
        "return { get, own };\n})();\n"
        "function get() {\nreturn whole.get();\n}\n"
        "export default { get, whole };\n"
    )


def test_labels_are_named_in_a_script_and_in_what_it_imports(tmp_path: Path) -> None:
    (tmp_path / "base.js").write_text(
        '// Labels: labelled ribbon-done\nexport const one = (words) => words["bar-back"];\n'
    )
    file = tmp_path / "panel.js"
    file.write_text('import { one } from "./base.js";\nconst id = "table-deck", word = "deck";\n')
    assert mentioned(file) == {"labelled", "ribbon-done", "bar-back", "table-deck"}


def test_of_a_panel_those_are_labels_that_are_worded() -> None:
    """A game's own are found without its name; a text that is no id is none."""
    assert {"ribbon-now", "labelled"} <= {*Ribbon.labels()} <= {*catalogue(FIRST).sources}
    assert "crypt-table-deck" in Table.labels()
    assert not any(id_.startswith(("sedlec-", "donjon-")) for id_ in Table.labels())


APACHE = "Apache-2.0-licence.txt"
"""The licence that notices name."""


def test_what_others_wrote_has_its_types_and_its_licence_beside_it() -> None:
    files = {file.name for file in (KIT / "brought").iterdir()}
    names = {name.removesuffix(".js") for name in files if name.endswith(".js")}
    beside = {f"{it}{end}" for it in names for end in (".js", ".d.ts", "-licence.txt")}
    assert files == {*beside, APACHE}
    assert "APPENDIX" in (KIT / "brought" / APACHE).read_text(encoding="utf-8")
    for name in names:
        licence = (KIT / "brought" / f"{name}-licence.txt").read_text(encoding="utf-8")
        assert "Copyright" in licence
        assert "Apache License, Version 2.0" in licence, "which is beside it"


def test_a_module_that_is_not_there_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crypt_widgets.assets.HERE", tmp_path)
    (tmp_path / "panel.js").write_text('import { gone } from "./gone.js";\n')
    with pytest.raises(FileNotFoundError, match="gone"):
        script("panel")
