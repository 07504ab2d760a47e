"""Two people at one screen: what one of them has seen is not on the page when the other looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from crypt_core.crypt.views import view
from crypt_widgets.panel import script
from tests.browser.tutor_page import BAR, TABLE, TutorPage, game

Open = Callable[..., TutorPage]
CURTAIN = f"{TABLE} [data-testid=curtain]"

VALUES = """
(selector) => [...document.querySelectorAll(`${selector} .tb-mini`)].map((it) => it.textContent)
"""


def cards_of(tutor: TutorPage, player: int) -> list[str]:
    """What the page shows of a player's collection: values, or "?"."""
    selector = f'{TABLE} .tb-player[data-player="{player}"]'
    return list(tutor.page.evaluate(VALUES, selector))


def test_a_curtain_comes_between_two_people_with_secrets(at_table: Open) -> None:
    timeline = game(players=2, seed=4)
    down = next(slot for slot, t in enumerate(timeline.state.crypt) if t and not t.up)
    tutor = at_table(timeline)
    tutor.decide(f"{'abc'[down]}1")
    for _ in range(20):  # nobody knows a secret yet: the screen goes round without a curtain
        assert tutor.find(CURTAIN).count() == 0
        if tutor.timeline.state.players[0].treasures:
            break
        if tutor.deciding:
            tutor.decide("recover")
        else:
            tutor.step()
    secret = tutor.timeline.state.players[0].treasures[0]
    assert secret.known == 1, "seen by its collector alone"

    # Its collector made the last decision, and sees it; then the screen changes hands.
    assert cards_of(tutor, 0) == [str(secret.card.value)]
    tutor.go_on()
    assert tutor.find(CURTAIN).is_visible()
    assert cards_of(tutor, 0) == ["?"]
    assert not tutor.deciding
    assert not view(tutor.timeline.state, None).players[0].treasures[0].value
    assert tutor.find(f"{TABLE} [data-key=all]").get_attribute("inert") is not None
    assert tutor.page.evaluate("document.activeElement.dataset.action") == "curtain"
    assert tutor.find(".crypt-app .crypt-main:visible").count() == 1, "the curtain's own is quiet"
    tutor.click(f"{BAR} .crypt-main")
    assert tutor.find(CURTAIN).count() == 0
    assert tutor.deciding
    assert cards_of(tutor, 0) == ["?"]

    # And back again. A reload while the screen changes hands is no way round the curtain.
    tutor.decide("recover")
    tutor.go_on()
    for _ in range(2):
        assert tutor.find(CURTAIN).is_visible()
        assert cards_of(tutor, 0) == ["?"]
        tutor.reload()
    tutor.do("curtain")
    assert cards_of(tutor, 0) == [str(secret.card.value)]


def test_no_curtain_where_there_is_no_secret(at_table: Open) -> None:
    tutor = at_table(game(players=2, seed=4))
    for _ in range(3):
        assert tutor.find(CURTAIN).count() == 0
        assert tutor.deciding
        tutor.decide("recover")
        if tutor.can_go_on:
            tutor.go_on()


TWO_SLEEPERS = (
    "P1: a2; P2: a22; P1: a6; P2: b44; P1: b55; P2: b555; P1: a111; P2: recover; P1: recover; "
    "P2: b666; P1: a44 c3; P2: recover; P1: reroll a2; P1: reroll a1"
)
"""Both own two remains then, and each has a servant to rouse."""


def test_a_power_that_two_people_hold_has_one_button_each(at_table: Open) -> None:
    tutor = at_table(game(*TWO_SLEEPERS.split("; "), players=2, seed=3411))
    tutor.do("curtain")

    def buttons() -> list[str]:
        found = tutor.find(f'{TABLE} [data-move="rouse"]')
        return sorted(found.evaluate_all("all => all.map((it) => it.dataset.key)"))

    def described() -> list[str]:
        found = tutor.find(f'{TABLE} [data-move="rouse"][aria-describedby]')
        return list(
            found.evaluate_all("all => all.map((it) => it.getAttribute('aria-describedby'))")
        )

    offered = buttons()
    assert len(offered) == len(set(offered)) == 2
    for effort in (1, 2, 3, 4):  # each is a redraw of the draft, and one of the verdict
        tutor.click(f'{TABLE} [data-effort="{effort}"]')
        assert buttons() == offered
    assert len(described()) == len(set(described())) == 2, "each is told what its own does"
    tutor.press("1")
    tutor.find(f'{TABLE} [data-key="{offered[0]}"]').click()
    tutor.settle()
    assert len(buttons()) < 2, "who has roused the last servant has nobody left to rouse"


def test_two_siblings_with_one_key_are_told(page: Any) -> None:
    """The Watch over every page turns what is told into a failure."""
    page.forgive('Two siblings have the key "twin"')
    page.goto("about:blank")
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    page.add_script_tag(content=script("dom"))
    page.evaluate(
        """() => {
          const twins = (n) => Array.from({ length: n }, () => h("b", { "data-key": "twin" }));
          const place = document.body;
          for (let i = 0; i < 3; i += 1) morphChildren(place, twins(2));
          window.left = place.children.length;
          morphChildren(place, twins(1));
          window.after = place.children.length;
        }"""
    )
    assert told == ['Two siblings have the key "twin".']
    assert page.evaluate("[window.left, window.after]") == [2, 1], "none stays behind"
