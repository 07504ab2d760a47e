"""Messages, as a page sends them, for sessions that no widget shows."""

from __future__ import annotations

from typing import Any

from crypt_widgets.tutoring.messages import Sent
from crypt_widgets.tutoring.router import receive
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell


def send(at: Session | Shell, message: Sent) -> Any:
    """Send a message to a tutor; a bare session gets a new tutor around it."""
    return receive(at if isinstance(at, Shell) else Shell(at), message)
