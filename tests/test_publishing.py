"""One command puts the name of the repository wherever it is needed."""

import importlib.util
import re
import tomllib
from pathlib import Path

import pytest

REPO = Path(__file__).resolve().parents[1]


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
