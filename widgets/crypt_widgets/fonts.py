"""The fonts that the app brings, so that it looks and measures the same on every machine.

They are in `kit/fonts`, cut to our signs by `scripts/make_fonts.py`. A page of Voila and a cell
of a notebook have no address in common from which both could load them: so they are written into
the style that the Frame and the PageBase bring. The one that only a rule's text is set in comes
with the panel that shows it.
"""

from __future__ import annotations

from base64 import b64encode

from .assets import KIT

FONTS = KIT / "fonts"

FACES = {
    "sans-400": ("Crypt Tutor Sans", "400 500"),
    "sans-600": ("Crypt Tutor Sans", "600"),
    "sans-700": ("Crypt Tutor Sans", "700 900"),
    "serif-400": ("Crypt Tutor Serif", "400 500"),
    "serif-600": ("Crypt Tutor Serif", "600 900"),
}
"""The family and the weights that each file is drawn for; `look.css` names the families."""

RULE_TEXT = "serif-400"
"""The font of a rule's text, and of nothing else."""
EVERYWHERE = tuple(name for name in FACES if name != RULE_TEXT)
"""The fonts that every page needs."""


def faces(*names: str) -> str:
    """The rules by which a style sheet knows these fonts, with the fonts themselves in them.

    :raises FileNotFoundError: if a font is not there.
    """
    return "\n".join(map(_face, names))


def _face(name: str) -> str:
    family, weights = FACES[name]
    data = b64encode((FONTS / f"{name}.woff2").read_bytes()).decode("ascii")
    # Until a font is read, which takes no more than a moment, nothing is drawn in another one.
    return (
        f'@font-face {{ font-family: "{family}"; font-weight: {weights}; font-display: block; '
        f'src: url("data:font/woff2;base64,{data}") format("woff2"); }}\n'
    )
