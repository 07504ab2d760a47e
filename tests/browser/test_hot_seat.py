"""Two people at one screen: what one of them has seen is not on the page when the other looks."""

from __future__ import annotations

from collections.abc import Callable

from crypt_core.crypt.views import view
from tests.browser.tutor_page import TABLE, TutorPage, game

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
    tutor.do("curtain")
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
