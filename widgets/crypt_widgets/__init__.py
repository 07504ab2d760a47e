"""The tutor's panels: they draw what Python tells them and ask Python; they decide nothing."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crypt_widgets.app import Tutor

__version__ = "0.1.0"
__all__ = ["Tutor", "__version__", "tutor"]


def tutor(**options: Any) -> "Tutor":
    """Return a new tutor, a widget that shows itself as the last line of a cell.

    Args:
        options: Passed on to :class:`crypt_widgets.app.Tutor`.
    """
    from crypt_widgets.app import Tutor

    return Tutor(**options)


def __getattr__(name: str) -> Any:
    """Import the tutor when it is first asked for: the command line needs only the version."""
    if name == "Tutor":
        from crypt_widgets.app import Tutor

        return Tutor
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
