"""What Sedlec's own panels send: see `crypt_widgets.wire`."""

from typing import Literal, TypedDict

from ..wire import by_name


class Open(TypedDict):
    """Open or close the best that a crypt could become."""

    do: Literal["help-ceiling"]
    open: bool


Message = Open
"""All that Sedlec's own panels send."""

MESSAGES = by_name(Message)
