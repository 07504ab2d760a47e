"""What is loaded when it is asked for; a sentence says what brings it, if it is not installed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any


def door(package: str, homes: Mapping[str, str]) -> Callable[[str], Any]:
    """The `__getattr__` of a package that offers names of its modules, each by the module's name.

    A module is loaded when a name of it is first asked for. Of a module right below the package
    none can have its own name: whatever imports it puts the module there.
    """

    def find(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        with needed(name):
            return getattr(import_module(homes[name], package), name)

    return find


@contextmanager
def needed(by: str, extra: str = "lab") -> Iterator[None]:
    """Import in it what `by` needs, which an extra of the project brings.

    :raises ImportError: if it is not installed, with what to type; a browser page installs nothing.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        lacks = (error.name or "").partition(".")[0]
        if sys.platform == "emscripten":
            told = f"{by} needs {lacks}, which this page does not bring"
        else:
            told = (
                f"{by} needs {lacks}, which is not installed: in a copy of the project, "
                f'pip install ".[{extra}]"'
            )
        raise ImportError(told) from error
