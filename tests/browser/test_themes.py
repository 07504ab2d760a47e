"""Panels and pictures follow the theme of the notebook that they are in, not that of the system."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from crypt_core.teach.drawing import image, picture

pytestmark = pytest.mark.browser
PICTURE = image(picture(100, ""), "")
LOOK = Path(__file__).parents[2] / "widgets/crypt_widgets/kit/look.css"
HOSTS = {
    "JupyterLab": ("", 'data-jp-theme-light="{lab}"'),
    "VS Code": ("", 'class="vscode-{theme}" data-vscode-theme-kind="vscode-{theme}"'),
    "VS Code, more contrast": ("", 'data-vscode-theme-kind="vscode-high-contrast{contrast}"'),
    "Colab": ('theme="{theme}"', ""),
}
"""What hosts write on the elements html and body."""


@pytest.mark.parametrize("host", HOSTS)
def test_a_panel_has_the_theme_of_its_notebook(browser: Any, host: str) -> None:
    page = browser.new_page()
    for theme, system in (("light", "dark"), ("dark", "light")):
        light = theme == "light"
        said = {
            "theme": theme,
            "lab": str(light).lower(),
            "contrast": "-light" if light else "",
        }
        html, body = (mark.format(**said) for mark in HOSTS[host])
        page.emulate_media(color_scheme=system)
        page.set_content(
            f"<!doctype html><html {html}><style>{LOOK.read_text('utf-8')}</style>"
            f'<body {body}><div class="crypt">Panel</div>{PICTURE}'
        )
        for part in (".crypt", ".crypt-drawn"):
            looks = page.locator(part).evaluate("(it) => getComputedStyle(it).colorScheme")
            assert looks.strip() == theme, part
        corner = (
            Image.open(BytesIO(page.locator(".crypt-drawn").screenshot()))
            .convert("RGB")
            .getpixel((20, 20))
        )
        assert max(corner[:3]) < 100 or light, "the picture is drawn by day"
        assert min(corner[:3]) > 200 or not light, "the picture is drawn by night"
    page.close()
