"""What is read on the page is drawn in the fonts that the app brings, and they come with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.game import SEDLEC
from crypt_core.teach.words import LANGS
from crypt_widgets.fonts import FACES
from tests.browser.board_page import BoardPage
from tests.browser.tutor_page import TutorPage, game

CUTS = {f"{family} {name.split('-')[1]}" for name, (family, _) in FACES.items()}
"""The fonts by the names that they have themselves."""

AS_CODE = "code, pre, .tb-type-line input"
"""What has the font that a system writes code with."""


LOADED = """
() => [...new Set(
  [...document.fonts].filter((it) => it.status === "loaded")
    .map((it) => it.family.replaceAll('"', "")).filter((it) => it.startsWith("Crypt Tutor"))
)].sort()
"""


def drawn(page: Any) -> tuple[Counter[str], list[str]]:
    """How many signs the browser has drawn with which font of ours, and what with another one."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    text = {
        "nodeId": root,
        "selector": f".crypt-app :not({AS_CODE}, :is({AS_CODE}) *, :has(> code))",
    }
    ours: Counter[str] = Counter()
    others = []
    for node in devtools.send("DOM.querySelectorAll", text)["nodeIds"]:
        for font in devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            if font["isCustomFont"]:
                ours[font["familyName"]] += font["glyphCount"]
            else:
                markup = devtools.send("DOM.getOuterHTML", {"nodeId": node})["outerHTML"]
                others.append(f"{font['familyName']}: {markup[:160]}")
    devtools.detach()
    return ours, others


@pytest.mark.parametrize("lang", LANGS)
def test_all_text_is_drawn_in_our_fonts(
    open_tutor: Callable[..., TutorPage], open_board: Callable[..., BoardPage], lang: str
) -> None:
    tutor = open_tutor(game("a4 b2"), locale=lang)
    requests: list[str] = []
    tutor.page.on("request", lambda it: requests.append(f"{it.resource_type} {it.url[:80]}"))
    tutor.reload()
    table, others = drawn(tutor.page)
    assert not others
    assert min(table[name] for name in CUTS - {"Crypt Tutor Serif 400"}) > 20
    tutor.do("rules")
    tutor.click('.rf-list [data-rule="score"]')
    rule, others = drawn(tutor.page)
    assert not others
    assert rule["Crypt Tutor Serif 400"] > 20
    asked = [it for it in requests if it.startswith("font") and " data:" not in it]
    assert not asked, "they come with the page's style, from nowhere else"

    dealt = Timeline(SEDLEC, SEDLEC.setup({"players": 2}), 7)
    board, others = drawn(open_board(dealt, locale=lang).page)
    assert not others
    assert set(board) <= CUTS


def test_the_title_and_the_text_are_never_drawn_in_another_font(
    open_served: Callable[..., TutorPage],
) -> None:
    """From the first frame on, so that nothing jumps."""
    tutor = open_served(game())
    tutor.page.add_init_script(
        """
        window.widths = [];
        const look = () => {
          const title = document.querySelector(".crypt-app h1");
          if (title) widths.push(title.getBoundingClientRect().width);
          requestAnimationFrame(look);
        };
        look();
        """
    )
    tutor.reload()
    widths = {width for width in tutor.page.evaluate("widths") if width}
    assert len(widths) == 1
    assert tutor.page.evaluate(LOADED) == ["Crypt Tutor Sans", "Crypt Tutor Serif"]
