"""The workflow that publishes the pages: what it runs is there, and a badge leads to it."""

import importlib.util
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

REPO = Path(__file__).resolve().parents[1]
FILE = REPO / ".github/workflows/pages.yml"
TEXT = FILE.read_text("utf-8")
WORKFLOW = yaml.safe_load(TEXT)
PROJECT = tomllib.loads((REPO / "pyproject.toml").read_text("utf-8"))["project"]


def steps(job: str) -> list[dict[str, Any]]:
    return list(WORKFLOW["jobs"][job]["steps"])


def commands() -> list[list[str]]:
    """What its shell runs, each as its words."""
    lines = [line for step in steps("build") for line in step.get("run", "").splitlines()]
    return [shlex.split(line) for line in lines if line]


def test_it_runs_on_a_tag_and_by_hand_and_on_nothing_else() -> None:
    # YAML reads the word as a truth.
    assert WORKFLOW[True] == {"push": {"tags": ["v*"]}, "workflow_dispatch": None}


def test_only_publishing_may_publish() -> None:
    assert WORKFLOW["permissions"] == {"contents": "read"}
    jobs = WORKFLOW["jobs"]
    assert "permissions" not in jobs["build"]
    assert jobs["publish"]["permissions"] == {"pages": "write", "id-token": "write"}
    assert jobs["publish"]["needs"] == "build"


def test_actions_are_of_github_and_pinned_to_a_commit_whose_version_is_said() -> None:
    used = re.findall(r"uses: (.*)", TEXT)
    assert len(used) == 5
    for action in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


def test_no_host_and_no_secret_stands_in_it() -> None:
    assert not re.search(r"https?:|index-url|registry|secrets\.|TOKEN", TEXT)


def _installed(words: list[str]) -> None:
    (what,) = words
    (extra,) = re.fullmatch(r"\.\[(\w+)\]", what).groups()
    assert extra in PROJECT["optional-dependencies"]
    assert any(it.startswith("sphinx>") for it in PROJECT["optional-dependencies"][extra])


def _documented(words: list[str]) -> None:
    *options, source, _ = words
    assert options == ["-W", "--keep-going"]
    assert (REPO / source / "conf.py").is_file()


def _run(words: list[str]) -> None:
    """Its own help says what it takes; it needs no more than what one has with the project."""
    script, *given = words
    assert (REPO / script).is_file()
    done = subprocess.run([sys.executable, REPO / script, "--help"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    usage = re.search(r"usage: .*", done.stdout)[0]
    assert usage.split()[-len(given) :] == ["out"] * len(given), usage
    assert not [it for it in given if it.startswith("-") and it not in done.stdout]


def _moved(words: list[str], made: set[str]) -> None:
    what, where = words
    assert what in made
    assert str(Path(where).parent if where.endswith("tutor") else Path(where)) == "build/docs"


def test_what_it_runs_is_there() -> None:
    made = {"build/site", "build/crypt-tutor.html"}
    ran = []
    for program, *words in commands():
        if program == "pip":
            assert words.pop(0) == "install"
            _installed(words)
        elif program == "sphinx-build":
            _documented(words)
            assert words[-1] == "build/docs"
        elif program == "python":
            _run(words)
            assert words == ["site/build.py", "build"]
        elif program == "mv":
            _moved(words, made)
        else:
            pytest.fail(f"{program} is not looked at here")
        ran.append(program)
    assert ran == ["pip", "sphinx-build", "python", "mv", "mv"]
    (uploaded,) = [step["with"]["path"] for step in steps("build") if "upload" in str(step)]
    assert uploaded == "build/docs"
    build = (REPO / "site/build.py").read_text("utf-8")
    assert all(f'out / "{Path(it).name}"' in build for it in made)


def test_it_has_a_python_and_a_node_that_do() -> None:
    given = {k: v for step in steps("build") for k, v in step.get("with", {}).items()}
    lowest = PROJECT["requires-python"].removeprefix(">=")
    assert tuple(map(int, given["python-version"].split("."))) >= tuple(map(int, lowest.split(".")))
    assert int(given["node-version"]) >= 20


def publish_as() -> Any:
    spec = importlib.util.spec_from_file_location("publish_as", REPO / "scripts/publish_as.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_first_badge_opens_the_page_that_is_published_and_the_second_binder() -> None:
    documentation = PROJECT["urls"]["Documentation"]
    badges = re.findall(
        r"^\[!\[(.*?)\]\(.*?\)\]\((.*?)\)", (REPO / "README.md").read_text("utf-8"), re.MULTILINE
    )
    (first, page), (_, binder), *_ = badges
    assert first.startswith("Play it now")
    (folder,) = [Path(where).name for *_, where in commands() if where.endswith("tutor")]
    assert page == f"{documentation}{folder}/"
    assert binder.startswith("https://mybinder.org/")
    assert f"({page})" in (REPO / "docs/index.md").read_text("utf-8")
    told = (REPO / "docs/publish.md").read_text("utf-8")
    for where in ("OWNER.github.io/REPO/tutor/", "OWNER.github.io/REPO/crypt-tutor.html"):
        assert where in told
    assert {"README.md", "docs/index.md"} <= set(publish_as().FILES)
