"""Errors inside that were caught: the learner gets a sentence, whoever runs the tutor all of it."""

from __future__ import annotations

import traceback
from collections.abc import Callable

tell: Callable[[], None] = traceback.print_exc
"""Reports the current error to whoever runs the tutor: on the standard error, unless something
better is put here, as the tutor's own server does, which counts errors too."""
