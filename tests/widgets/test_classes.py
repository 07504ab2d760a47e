"""No class of the app is everything at once."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module

import crypt_widgets

MOST_METHODS = 25
"""Of a class with those that it inherits from us, properties included."""
KERNEL = "crypt_widgets.server.kernel"
"""Whoever imports it is a kernel from then on: widgets no longer speak to anybody else."""
CODE = (property, classmethod, staticmethod)


def classes() -> Iterator[type]:
    for found in pkgutil.walk_packages(crypt_widgets.__path__, "crypt_widgets."):
        if found.name != KERNEL and not {"__main__", "voila"} & {*found.name.split(".")}:
            for one in vars(import_module(found.name)).values():
                if inspect.isclass(one) and one.__module__ == found.name:
                    yield one


def methods(one: type) -> set[str]:
    ours = [base for base in one.__mro__ if base.__module__.startswith("crypt_widgets")]
    return {
        name
        for base in ours
        for name, what in vars(base).items()
        if inspect.isfunction(what) or isinstance(what, CODE)
    }


def test_no_class_has_too_many_methods() -> None:
    found = {one.__qualname__: len(methods(one)) for one in classes()}
    assert found["Session"] > 1, "they are counted"
    assert {name: count for name, count in found.items() if count > MOST_METHODS} == {}
