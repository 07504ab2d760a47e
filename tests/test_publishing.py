"""What a published copy says of itself: its addresses, its badges, its version, how to cite it."""

import importlib.util
import re
import subprocess
import tomllib
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import yaml

import crypt_widgets

REPO = Path(__file__).resolve().parents[1]
TELLING = (
    "docs/publish.md",
    "scripts/publish_as.py",
    "tests/test_pages.py",
    "tests/test_publishing.py",
)
"""What tells of the places that are kept for the name."""


def script(name: str):
    spec = importlib.util.spec_from_file_location(name, REPO / f"scripts/{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read(file: str) -> str:
    return (REPO / file).read_text("utf-8")


def unpublished(text: str) -> str:
    """A file as it was before it said what the repository is called, if it does by now."""
    urls = tomllib.loads(read("pyproject.toml"))["project"]["urls"]
    name = urls["Homepage"].removeprefix("https://github.com/")
    site = urls["Documentation"].removeprefix("https://").rstrip("/")
    return text.replace(name, "OWNER/REPO").replace(site, "OWNER.github.io/REPO")


def test_one_command_names_the_repository_everywhere(tmp_path: Path) -> None:
    publish_as = script("publish_as")
    for file in publish_as.FILES:
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(unpublished(read(file)), "utf-8")
    assert publish_as.publish(tmp_path, "Ada/crypt-tutor") == list(publish_as.FILES)
    for file in publish_as.FILES:
        text = (tmp_path / file).read_text("utf-8")
        assert not re.search("OWNER|REPO", text), file
        assert "https://ada.github.io/crypt-tutor/" in text, file
        named = "github.com/Ada/crypt-tutor" in text or "gh/Ada/crypt-tutor" in text
        assert named or file.startswith("docs/"), file
    assert publish_as.publish(tmp_path, "Ada/crypt-tutor") == []


@pytest.mark.parametrize("wrong", ["ada", "ada/crypt/tutor", "ada/", "https://x.org/ada/crypt"])
def test_what_is_no_name_is_refused(wrong: str) -> None:
    with pytest.raises(SystemExit, match="name the repository"):
        script("publish_as").main([wrong])


def test_the_place_is_kept_nowhere_else() -> None:
    listed = subprocess.run(
        ["git", "grep", "-lE", "OWNER(/|\\.github\\.io/)REPO"],
        cwd=REPO,
        capture_output=True,
        text=True,
    ).stdout.split()
    if listed:  # a checkout, and one that has no name yet
        assert set(listed) <= {*script("publish_as").FILES, *TELLING}


def badges() -> dict[str, str]:
    """Where README's Binder badges lead in the server: what is opened by which extension."""
    links = re.findall(r"\]\((https://mybinder\.org/v2/gh/[^)]+)\)", read("README.md"))
    return dict(parse_qs(urlsplit(link).query)["urlpath"][0].split("/notebooks/") for link in links)


def test_the_badges_lead_to_the_app_and_to_the_first_notebook() -> None:
    assert badges() == {"voila/render": "app.ipynb", "lab/tree": "01-first-round.ipynb"}
    assert all((REPO / "notebooks" / name).exists() for name in badges().values())


def test_the_version_is_told_alike() -> None:
    cited = yaml.safe_load(read("CITATION.cff"))
    assert cited["version"] == crypt_widgets.__version__
    newest = re.search(r"^## (\S+)", read("CHANGELOG.md"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == crypt_widgets.__version__


def test_whoever_cites_it_finds_what_they_need() -> None:
    cited = yaml.safe_load(read("CITATION.cff"))
    assert cited["cff-version"] == "1.2.0"
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert [author["name"] for author in cited["authors"]] == [
        it["name"] for it in project["authors"]
    ]
    assert " AND ".join(cited["license"]) == project["license"]
    assert {"title", "message", "abstract", "repository-code"} <= set(cited)
    assert {"Homepage", "Documentation", "Changelog", "Issues"} <= set(project["urls"])


def test_pins_are_what_renewing_them_writes() -> None:
    renew = script("renew_pins")
    lines = read("binder/requirements.txt").splitlines()
    versions = dict(line.split("==") for line in lines if "==" in line)
    assert renew.text(versions) == read("binder/requirements.txt")
    assert lines[-1] == renew.WANTED
