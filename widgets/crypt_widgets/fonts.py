"""The fonts that the app brings, so that it looks and measures the same on every machine.

They are in `kit/fonts`, cut to our signs by `scripts/make_fonts.py`. A page of Voila and a cell
of a notebook have no address in common from which both could load them: so they are written into
the style that the frame brings. A panel that stands in a cell by itself has those of the system.
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


def faces() -> str:
    """The rules by which a style sheet knows the fonts, with the fonts themselves in them.

    :raises FileNotFoundError: if a font is not there.
    """
    return "\n".join(_face(name, family, weights) for name, (family, weights) in FACES.items())


def _face(name: str, family: str, weights: str) -> str:
    data = b64encode((FONTS / f"{name}.woff2").read_bytes()).decode("ascii")
    # Until a font is read, which takes no more than a moment, nothing is drawn in another one.
    return (
        f'@font-face {{ font-family: "{family}"; font-weight: {weights}; font-display: block; '
        f'src: url("data:font/woff2;base64,{data}") format("woff2"); }}\n'
    )
