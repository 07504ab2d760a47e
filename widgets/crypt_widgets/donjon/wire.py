"""What Donjon's own panels send: see `crypt_widgets.wire`."""

from __future__ import annotations

from ..wire import Messages

MESSAGES: Messages = {}
"""Its table sends nothing but what all games' tables do."""
