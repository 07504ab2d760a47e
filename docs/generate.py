"""Pages that are made of what lies elsewhere: notebooks, rules, modules, and texts of the project.

They are made anew whenever the site is built, and git does not keep them.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from crypt_core.games import NAMES
from crypt_core.teach.aloud import SpokenPage, aloud
from crypt_core.teach.reference.pages import Page, book_title, contents, page
from crypt_core.teach.words import LANGS, Words

REPO = Path(__file__).parents[1]

COPIED = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    **{
        f"crypt_core/{game}/notation.md": f"notation-{game}.md"
        for game in NAMES
        if (REPO / f"crypt_core/{game}/notation.md").exists()
    },
}
"""Texts that lie where people look for them, and what their pages are called."""
APP = """# The tutor itself

![The tutor, as it stands in a cell.](../tutor.png)

```python
from crypt_widgets import tutor

tutor()
```

It is one cell, which has to be run: in the notebook `app.ipynb`, on Binder by the badge at the top
of README, or without any notebook by the command `crypt-tutor`, see [Play](../play.md).
"""
"""What stands in the place of the notebook of that name, in which there is nothing to read."""
PUBLIC = {
    "crypt_core": "At a prompt",
    "crypt_core.crypt": "Crypt, to count with",
    "crypt_widgets": "The panels",
}
"""Packages that offer names of their own, and what their page is called."""
PANELS = "crypt_widgets"
SHARED = ("notebook.single_panel.SinglePanel", "notebook.on_game.OnGame", "traits.GameTraits")
"""What all of them have, besides what is told of each."""
INNER = "NAMES, TAB, BEGINS, NOTHING, LOOKS, SHOWS_TABLE"
"""What only a panel's own code is concerned with."""
PACKAGES = {
    "crypt_core.lab": "The laboratory",
    "crypt_core.engine": "The engine",
    "crypt_core.coach": "The coach",
    "crypt_core.teach.lessons": "Lessons",
}
"""Packages all of whose modules are told of."""


def everything(docs: Path) -> None:
    """Make all of them in `docs`."""
    for file, name in COPIED.items():
        (docs / name).write_text(_from_top((REPO / file).read_text("utf-8")), "utf-8")
    _notebooks(_emptied(docs / "notebooks"))
    _write(_emptied(docs / "rules"), dict(_rules()))
    _write(_emptied(docs / "api"), dict(_modules()))


def _notebooks(folder: Path) -> None:
    for path in (REPO / "notebooks").rglob("*.ipynb"):
        if path.name != "app.ipynb" and ".ipynb_checkpoints" not in path.parts:
            copy = folder / path.relative_to(REPO / "notebooks")
            copy.parent.mkdir(exist_ok=True)
            copy.write_text(as_page(path.read_text("utf-8")), "utf-8")
    (folder / "app.md").write_text(APP, "utf-8")
    for lang in (it.name for it in folder.iterdir() if it.is_dir()):
        inside = f"```{{toctree}}\n:glob:\n:titlesonly:\n\n{lang}/*\n```\n"
        title = Words(lang).say("language-name")
        (folder / f"in-{lang}.md").write_text(f"# {title}\n\n{inside}", "utf-8")


def as_page(notebook: str) -> str:
    """A notebook with what JupyterLab folds folded here, too: the answers are in it."""
    read = json.loads(notebook.replace("app.ipynb)", "app.md)"))
    for cell in read["cells"]:
        if cell["metadata"].get("jupyter", {}).get("source_hidden"):
            cell["metadata"].setdefault("tags", []).append("hide-input")
    return json.dumps(read, ensure_ascii=False)


def to_site(text: str) -> str:
    """A page of `docs` with its links to what is copied leading to the copies."""
    for file, name in COPIED.items():
        text = text.replace(f"](../{file}", f"]({name}")
    return text.replace("](../notebooks/", "](notebooks/")


def _from_top(text: str) -> str:
    """A text from the project's top, as if it lay in `docs`."""
    return re.sub(
        r"\]\((?![a-z]+:|#)(?:docs/)?", lambda it: "](" if "docs/" in it[0] else "](../", text
    )


def _emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return folder


def _write(folder: Path, pages: dict[str, str]) -> None:
    for name, text in pages.items():
        (folder / name).write_text(text, "utf-8")


# --- rules ----------------------------------------------------------------------------------------


def _rules() -> Iterator[tuple[str, str]]:
    for game in NAMES:
        for lang in LANGS:
            yield f"{game}-{lang}.md", "\n\n".join(_book(game, Words(lang))) + "\n"
            yield f"{game}-{lang}-aloud.md", "\n\n".join(_aloud(aloud(lang, game))) + "\n"


def _aloud(said: SpokenPage) -> Iterator[str]:
    yield f"# {_plain(said.title)}"
    yield _plain(said.about)
    for section in said.sections:
        yield f"## {_plain(section.title)}"
        if section.picture:
            yield f'<img src="{section.picture}" alt="">'
        yield _plain(section.say)
        yield f"*{_plain(section.do)}*"
    yield _plain(said.later)


def _book(game: str, words: Words) -> Iterator[str]:
    yield f"# {book_title(words, game)}"
    yield _plain(words.say("reference-about"))
    for part in contents(words, game):
        yield f"## {_plain(part.title)}"
        for link in part.links:
            yield from _rule(game, words, page(words, game, link.id))


def _rule(game: str, words: Words, rule: Page) -> Iterator[str]:
    yield f"({_target(game, words, rule.id)})="
    yield f"### {_plain(rule.title)}"
    yield f"`{rule.id}`"
    yield _plain(rule.text)
    if rule.ruling:
        yield f"**{_plain(words.say('reference-ruling'))}.** {_plain(rule.ruling)}"
    places = "\n".join(f"- {_plain(it.language)}: {_plain(it.text)}" for it in rule.places)
    yield f"{_plain(words.say('reference-where'))}\n\n{places}"
    if rule.editions:
        yield _plain(rule.editions)
    if rule.related:
        links = (f"[{_plain(it.title)}](#{_target(game, words, it.id)})" for it in rule.related)
        yield f"{_plain(words.say('reference-related'))}: {', '.join(links)}"


def _target(game: str, words: Words, rule: str) -> str:
    return f"{game}-{words.lang}-{rule}"


def _plain(text: str) -> str:
    """Words as they are: none of their signs means anything to Markdown."""
    return re.sub(r"([\\`*_{}\[\]<>#|$])", r"\\\1", text)


# --- modules --------------------------------------------------------------------------------------


def _modules() -> Iterator[tuple[str, str]]:
    for name, title in PUBLIC.items():
        parts = [f"# {title}", f"`{name}`", _automodule(name)]
        if name == PANELS:
            shared = "\n\n".join(f".. autoclass:: {name}.{it}\n   :members:" for it in SHARED)
            parts += ["## What all panels have", f"```{{eval-rst}}\n{shared}\n```\n"]
        yield f"{name}.md", "\n\n".join(parts)
    for name, title in PACKAGES.items():
        package = import_module(name)
        parts = [f"# {title}", f"`{name}`", _automodule(name)]
        for module in sorted(found.name for found in iter_modules(package.__path__)):
            if not module.startswith("_"):
                parts += [f"## {module}", _automodule(f"{name}.{module}")]
        yield f"{name}.md", "\n\n".join(parts)


def _automodule(name: str) -> str:
    module = import_module(name)
    # Of a package's own names those are told of that it offers: all others have a module.
    offers = not hasattr(module, "__path__") or hasattr(module, "__all__")
    members = "   :members:\n   :show-inheritance:\n" if offers else ""
    if name in PACKAGES:  # their names are those of their modules once more
        members += "   :no-index:\n"
    return f"```{{eval-rst}}\n.. automodule:: {name}\n{members}```\n"
