"""Choose the tests to run by layer: quick, change or nightly.

`pytest` runs the quick layer. `pytest --layer change` runs what a change has to pass besides, and
`pytest --layer nightly` what only a release needs; `--layer all` runs all three. A file or a test
that is named on the command line runs whole, whatever its layer.

A test is in the layer of its marker, `@pytest.mark.change` or `@pytest.mark.nightly`; without one
in the layer of its folder or file (`PLACES`), and otherwise in the quick layer, or in that of
changes if it runs the app in a process of its own (`PROCESSES`). Two things divide a
test between layers:

- A parameter named in `REPEATS` repeats the same test. The quick layer runs one of its values, not
  the same for each test; the change layer runs the others. A test of a later layer runs whole.
- A property is tried with few examples, and in the nightly layer again, with all.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Hashable
from pathlib import Path
from zlib import crc32

import pytest

ROOT = Path(__file__).resolve().parents[1]
LAYERS = ("quick", "change", "nightly")
PLACES = {
    "tests/browser": "change",
    "tests/browser/test_axe.py": "nightly",
    "tests/browser/test_firefox.py": "nightly",
    "tests/browser/test_older_browsers.py": "nightly",
    "tests/browser/test_webkit.py": "nightly",
    "tests/lab/test_arrays.py": "change",
    "tests/lab/test_arrays_parts.py": "change",
    "tests/lab/test_cluster.py": "change",
    "tests/site": "change",
    "tests/site/same": "nightly",
    "tests/site/test_acceptance.py": "nightly",
    "tests/site/test_lite.py": "nightly",
    "tests/site/test_other_browsers.py": "nightly",
    "tests/test_ending.py": "change",
    "tests/test_hub.py": "nightly",
    "tests/test_load.py": "nightly",
    "tests/test_proxies.py": "nightly",
    "tests/test_scripts.py": "nightly",
    "tests/test_visits.py": "change",
    "tests/workshop": "change",
}
"""Folders and files of the later layers: the earlier ones, which may lack what they need, do not
even read them."""
PROCESSES = {"command", "start_tutor", "tutor_server"}
"""Fixtures by which a test runs the app in a process of its own."""
NOTEBOOKS = {
    "quick": ("01", "04", "07"),
    "change": ("00", "02", "03", "05", "06", "ap"),
}
"""Notebooks by the first two signs of their names; the others are the laboratory's: nightly."""
REPEATS = {
    "bot",
    "lang",
    "lesson",
    "locale",
    "players",
    "puzzle",
    "rule",
    "seed",
    "sides",
    "task",
    "which",
}
"""Parameters whose values repeat a test."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--layer`."""
    parser.addoption(
        "--layer",
        choices=(*LAYERS, "all"),
        default="quick",
        help="which tests to run: quick (the default), change, nightly or all",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Say how many examples properties are tried with: see `tests/strategies.py`."""
    profile = "few" if config.option.layer in ("quick", "change") else "steady"
    os.environ.setdefault("HYPOTHESIS_PROFILE", profile)


def named(path: Path, config: pytest.Config) -> bool:
    """Return whether the command line names this file, or tests in it."""
    files = (arg.partition("::")[0] for arg in config.args)
    return any((config.invocation_params.dir / file).resolve() == path for file in files)


def layer_of_file(path: Path) -> str:
    """Return the layer that a file's tests are in if they have no marker."""
    place = path.relative_to(ROOT).as_posix()
    if path.suffix == ".ipynb":
        return next((it for it, names in NOTEBOOKS.items() if path.name[:2] in names), "nightly")
    around = [it for it in PLACES if f"{place}/".startswith(f"{it}/")]
    return PLACES[max(around, key=len)] if around else "quick"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip reading the files of a later layer."""
    layer = config.option.layer
    if collection_path.is_dir() or layer == "all" or named(collection_path, config):
        return None
    later = LAYERS.index(layer_of_file(collection_path)) > LAYERS.index(layer)
    return True if later else None


def layer_of(item: pytest.Item) -> str:
    """Return the layer of a test, whatever repeats it."""
    marked = next((it for it in reversed(LAYERS) if item.get_closest_marker(it)), None)
    layer = marked or layer_of_file(item.path)
    apart = PROCESSES.intersection(getattr(item, "fixturenames", ()))
    return "change" if layer == "quick" and apart else layer


def is_property(item: pytest.Item) -> bool:
    """Return whether Hypothesis looks for examples that break the test."""
    return getattr(getattr(item, "obj", None), "is_hypothesis_test", False)


def repeated(item: pytest.Item) -> tuple[Hashable, ...]:
    """Return what is the same for all tests that repeat this one."""
    callspec = getattr(item, "callspec", None)
    params = {} if callspec is None else callspec.params
    cases = [(name, repr(it)) for name, it in params.items() if name not in REPEATS]
    return (item.nodeid.partition("[")[0], *cases)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the tests of the chosen layer, and those of files that are named."""
    chosen = config.option.layer
    if chosen == "all":
        return
    layers = {item: {layer_of(item)} for item in items}
    alike = defaultdict(list)
    for item in items:
        alike[layer_of(item), *repeated(item)].append(item)
    for (layer, *_), same in alike.items():
        first = crc32(same[0].nodeid.encode()) % len(same)
        for at, item in enumerate(same):
            if layer == "quick" and at != first:
                layers[item] = {"change"}
            if is_property(item):
                layers[item] |= {"nightly"}
    left_out = [it for it in items if chosen not in layers[it] and not named(it.path, config)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        out = set(left_out)
        items[:] = [it for it in items if it not in out]
