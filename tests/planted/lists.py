"""The lists of faults, and how those of each are planted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from crypt_widgets.assets import HERE as WIDGETS
from tests.layers import ROOT
from tests.panels import plant as in_scripts

from . import in_copy
from .fault import Fault

HERE = Path(__file__).parent


class FaultList(NamedTuple):
    """A list of faults; `root` is the folder that their files are below."""

    path: Path
    root: Path
    is_there: Callable[[str], bool]
    """Whether there is a test of this name."""
    prepare: Callable[[Sequence[Fault], Path], str | None]
    """Make a folder ready for these faults; the value is what is missing or wrong."""
    unnoticed: Callable[[Fault, Path], Iterator[str]]
    """Plant a fault in that folder; the value is which of its tests do not notice."""


LISTS = (
    *(
        FaultList(HERE / name, ROOT, in_copy.is_there, in_copy.prepare, in_copy.unnoticed)
        for name in ("python.toml", "styles.toml")
    ),
    FaultList(
        in_scripts.LIST,
        WIDGETS,
        in_scripts.is_there,
        in_scripts.prepare,
        in_scripts.unnoticed,
    ),
)
