"""Check the files that publish the project: versions, citation, badges, Binder, the workflow.

No file may depend on one package registry, and only a few may name the repository.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import publish_as
import renew_pins
import yaml
from complaints import ROOT, Facts, report, unmet
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from crypt_widgets import __version__


def read(file: str) -> str:
    """Return the text of a file of the repository."""
    return (ROOT / file).read_text("utf-8")


PROJECT = tomllib.loads(read("pyproject.toml"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
URLS = PROJECT["urls"]
CITED = yaml.safe_load(read("CITATION.cff"))
README = read("README.md")
TUTOR = "/tutor/"
"""Where the tutor with no server is, below the published documentation."""

# --- what a reader sees ---------------------------------------------------------------------------


def versions() -> Facts:
    """Check that the package's version is the only one."""
    newest = re.search(r"^## (\S+)", read("CHANGELOG.md"), re.MULTILINE)
    yield PROJECT["dynamic"] == ["version"], "pyproject.toml", "the version is the package's"
    yield re.fullmatch(r"\d+\.\d+\.\d+", __version__), "widgets", f"{__version__} is not a version"
    yield CITED["version"] == __version__, "CITATION.cff", f"the version is not {__version__}"
    yield newest and newest[1] == __version__, "CHANGELOG.md", f"{__version__} is not the newest"


def citation() -> Facts:
    """Check that the citation is complete, and agrees with the package."""
    authors = [it["name"] for it in PROJECT["authors"]]
    for key in {"title", "message", "abstract", "repository-code"} - set(CITED):
        yield False, "CITATION.cff", f"{key} is missing"
    for key in {"Homepage", "Documentation", "Changelog", "Issues"} - set(URLS):
        yield False, "pyproject.toml", f"the address of {key} is missing"
    yield CITED["cff-version"] == "1.2.0", "CITATION.cff", "cff-version is not 1.2.0"
    yield [it["name"] for it in CITED["authors"]] == authors, "CITATION.cff", "other authors"
    yield " AND ".join(CITED["license"]) == PROJECT["license"], "CITATION.cff", "another licence"


PLACE = "OWNER(/|\\.github\\.io/)REPO"
"""The name of the repository until it is published."""
ABOUT_THE_PLACE = (
    *("docs/publish.md", "scripts/publish_as.py", "scripts/check_project.py"),
    "tests/test_publishing.py",
)


def place() -> Facts:
    """Check that scripts/publish_as.py knows each file that names the repository."""
    command = ["git", "grep", "-lE", PLACE]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    for file in found.stdout.split():
        known = file in (*publish_as.FILES, *ABOUT_THE_PLACE)
        yield known, file, "scripts/publish_as.py does not name the repository here"


def badges() -> Facts:
    """Check that the badges open the published page, the app and the first notebook."""
    shown = re.findall(r"^\[!\[(.*?)\]\(.*?\)\]\((.*?)\)", README, re.MULTILINE)
    (first, page), (_, binder), *_ = shown
    yield first.startswith("Play it now"), "README.md", "the first badge is not “Play it now”"
    yield page == URLS["Documentation"].rstrip("/") + TUTOR, "README.md", f"{page} is not published"
    yield f"({page})" in read("docs/index.md"), "docs/index.md", f"no link to {page}"
    yield binder.startswith("https://mybinder.org/"), "README.md", "the second badge is not Binder"
    links = re.findall(r"\]\((https://mybinder\.org/v2/gh/[^)]+)\)", README)
    paths = [parse_qs(urlsplit(link).query)["urlpath"][0] for link in links]
    wanted = ["voila/render/notebooks/app.ipynb", "lab/tree/notebooks/01-first-round.ipynb"]
    yield sorted(paths) == sorted(wanted), "README.md", f"the badges of Binder lead to {paths}"
    (lite,) = (link for _, link in shown if "/lite/" in link)
    yield lite.startswith(f"{page}lite/lab/"), "README.md", f"{lite} is not published"
    for path in [*paths, f"notebooks/{lite.partition('?path=')[2]}"]:
        notebook = path[path.index("notebooks/") :]
        yield (ROOT / notebook).is_file(), "README.md", f"there is no {notebook}"


COMMAND = r"python -m (crypt_core|crypt_widgets|scripts|tests)(\.\w+)*"
"""How a text names a command of ours."""


def named_commands() -> Facts:
    """Check that each of our commands that a file names is there to be run."""
    command = ["git", "grep", "-oIE", COMMAND]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    for line in sorted(set(found.stdout.splitlines())):
        file, _, said = line.partition(":")
        path = said.split()[-1].replace(".", "/")
        homes = [f"{top}{path}{end}" for top in ("", "widgets/") for end in (".py", "/__main__.py")]
        yield any((ROOT / it).is_file() for it in homes), file, f"there is no {said}"


# --- what is installed ----------------------------------------------------------------------------

PINS = "binder/requirements.txt"


def binder() -> Facts:
    """Check that Binder pins what the learner's notebooks need, as the project wants it."""
    lines = read(PINS).splitlines()
    versions = dict(line.split("==") for line in lines if "==" in line)
    yield renew_pins.text(versions) == read(PINS), PINS, "not what scripts/renew_pins.py writes"
    pins = {canonicalize_name(name): version for name, version in versions.items()}
    for line in [*PROJECT["dependencies"], *EXTRAS["learn"]]:
        wanted = Requirement(line)
        pin = pins.get(canonicalize_name(wanted.name), "")
        yield pin and pin in wanted.specifier, PINS, f"{line} is wanted, not {pin or 'nothing'}"
    for heavy in {"dask", "distributed", "loky", "pyarrow"} & set(pins):
        yield False, PINS, f"every visitor would wait for {heavy}, which only the laboratory needs"
    python = read("binder/runtime.txt").strip().removeprefix("python-")
    fine = python in Requirement(f"x{PROJECT['requires-python']}").specifier
    yield fine, "binder/runtime.txt", f"the project does not run in Python {python}"
    for name in ("postBuild", "start"):
        yield os.access(ROOT / "binder" / name, os.X_OK), f"binder/{name}", "not executable"


def kernel() -> Facts:
    """Check that no kernel is taken that can lose a message: a click would do nothing."""
    (line,) = (it for it in PROJECT["dependencies"] if it.startswith("ipykernel"))
    for version in ("7.0.0", "7.1.0", "7.2.0", "7.3.0", "7.3.1", "6.29.5", "7.4.0"):
        taken, safe = version in Requirement(line).specifier, version in ("6.29.5", "7.4.0")
        yield taken is safe, "pyproject.toml", f"{line} {'takes' if taken else 'lacks'} {version}"


WORKFLOWS = ROOT / ".github/workflows"
INSTALLING = (
    *("pyproject.toml", "tests/browser/package.json", "scripts/renew_pins.py"),
    *("site/package.json", "site/requirements.txt", "site/lite/requirements.txt"),
)
LOCKS = (
    *("poetry.lock", "uv.lock", "pdm.lock", "Pipfile.lock", "pylock.toml", "pip.conf"),
    *("tests/browser/package-lock.json", "tests/browser/.npmrc"),
)


def registries() -> Facts:
    """Check that those who install choose where packages come from."""
    folders = (ROOT / ".ci", ROOT / "binder", WORKFLOWS)
    for file in [*INSTALLING, *(str(it.relative_to(ROOT)) for f in folders for it in f.iterdir())]:
        text = read(file)
        for own in URLS.values():
            text = text.replace(own, "")
        found = re.search(r"index-url|find-links|https?://.*", text)
        yield not found, file, f"names a registry or a host: {found and found[0]}"
    for lock in LOCKS:
        yield not (ROOT / lock).exists(), lock, "pins what is installed"


# --- how it is published --------------------------------------------------------------------------

PAGES = ".github/workflows/pages.yml"
NIGHTLY = ".github/workflows/nightly.yml"
WORKFLOW: dict[Any, Any] = yaml.safe_load(read(PAGES))
STEPS = WORKFLOW["jobs"]["build"]["steps"]


def permissions() -> Facts:
    """Check that only a tag or a person publishes, by actions that nobody can change unseen."""
    jobs = WORKFLOW["jobs"]
    # YAML reads the word "on" as true.
    started = {"push": {"tags": ["v*"]}, "workflow_dispatch": None}
    yield WORKFLOW[True] == started, PAGES, "runs on more than a tag or a press"
    may = {job: it.get("permissions") for job, it in jobs.items()}
    alone = {"build": None, "publish": {"pages": "write", "id-token": "write"}}
    yield WORKFLOW["permissions"] == {"contents": "read"}, PAGES, "may do more than read"
    yield may == alone, PAGES, "more than the job that publishes may write"
    yield jobs["publish"]["needs"] == "build", PAGES, "publishes without having built"
    for path in WORKFLOWS.iterdir():
        file = str(path.relative_to(ROOT))
        text = read(file)
        for action in re.findall(r"uses: (.*)", text):
            pinned = re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action)
            yield pinned, file, f"not GitHub's, or not pinned to a commit and its version: {action}"
        secret = re.search(r"https?:|index-url|registry|secrets\.|TOKEN", text)
        yield not secret, file, f"names a host or a secret: {secret and secret[0]}"
    nightly = yaml.safe_load(read(NIGHTLY))
    started = {
        "push": {"tags": ["v*"]},
        "schedule": [{"cron": "17 3 * * 1"}],
        "workflow_dispatch": None,
    }
    yield nightly[True] == started, NIGHTLY, "does not run every week and on a tag"
    yield nightly["permissions"] == {"contents": "read"}, NIGHTLY, "may do more than read"


def commands() -> Facts:
    """Check that what the workflow runs exists, and puts the tutor where the badges lead."""
    builder = read("site/build.py")
    (published,) = (it["with"]["path"] for it in STEPS if "upload-pages" in it.get("uses", ""))
    lines = [line for step in STEPS for line in step.get("run", "").splitlines()]
    programs = [line.split()[0] for line in lines]
    yield programs == ["pip", "sphinx-build", "python", "mv", "mv"], PAGES, f"runs {programs}"
    for line in lines:
        match shlex.split(line):
            case ["pip", "install", what]:
                fine = any(it.startswith("sphinx>") for it in EXTRAS.get(what[2:-1], []))
            case ["sphinx-build", "-W", "--keep-going", source, target]:
                fine = (ROOT / source / "conf.py").is_file() and target == published
            case ["python", "site/build.py", _, "--lite"]:
                fine = line in read("docs/site.md")
            case ["mv", what, where]:
                fine = f'out / "{Path(what).name}"' in builder and what.startswith("build/")
                fine &= where in (f"{published}{TUTOR.rstrip('/')}", f"{published}/")
            case _:
                fine = False
        yield fine, PAGES, f"cannot be right: {line}"
    for where in (TUTOR, f"{TUTOR}lite/", "/crypt-tutor.html"):
        mentioned = f"OWNER.github.io/REPO{where}" in read("docs/publish.md")
        yield mentioned, "docs/publish.md", f"does not mention {where}"


def languages() -> Facts:
    """Check that the workflow has a Python and a Node that are new enough."""
    given = {key: value for step in STEPS for key, value in step.get("with", {}).items()}
    python = Requirement(f"x{PROJECT['requires-python']}").specifier
    yield given["python-version"] in python, PAGES, f"Python is not {python}"
    yield int(given["node-version"]) >= 20, PAGES, "Node is older than 20"


CHECKS = (
    *(versions, citation, place, badges, named_commands, binder, kernel, registries),
    *(permissions, commands, languages),
)


def main() -> int:
    """Print what is wrong; return 1 if anything is."""
    return report("the project", unmet(chain.from_iterable(check() for check in CHECKS)))


if __name__ == "__main__":
    sys.exit(main())
