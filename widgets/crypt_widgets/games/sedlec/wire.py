"""What Sedlec's own panels send: see `crypt_widgets.wire`."""

from typing import Literal, TypedDict


class Open(TypedDict):
    """Open or close the best that a crypt could become."""

    do: Literal["help-ceiling"]
    open: bool
