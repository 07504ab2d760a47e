"""What is installed only when it is asked for: where it lacks, a sentence says what brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needed(by: str, extra: str = "lab") -> Iterator[None]:
    """Import in it what `by` needs, which an extra of the project brings.

    :raises ImportError: if it is not installed, with what to type.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        raise ImportError(
            f"{by} needs {(error.name or '').partition('.')[0]}, which is not installed: "
            f'pip install "crypt-tutor[{extra}]"'
        ) from error
