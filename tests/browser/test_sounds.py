"""Sounds: none until they are wished for, then a die, a roll, coins and the end of a game."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.tutor_page import TutorPage

Open = Callable[..., TutorPage]
LISTEN = """() => {
window.made = 0;
window.heard = [];
document.addEventListener("crypt:sound", ({ detail }) => window.heard.push(detail));
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { window.made += 1; return make.call(this); };
}"""


def test_a_game_is_silent_until_somebody_wishes_to_hear_it(open_tutor: Open) -> None:
    tutor = open_tutor()
    tutor.page.evaluate(LISTEN)
    tutor.decide("a1")
    tutor.go_on()
    assert "die" in tutor.page.evaluate("heard")
    assert tutor.page.evaluate("made") == 0
    tutor.do("settings")
    assert not tutor.find('[data-action="sound"]').is_checked()
    tutor.find('[data-action="sound"]').check()
    made = tutor.page.evaluate("made")
    assert made > 0, "what it is like is heard at once"
    tutor.do("close-dialog")
    tutor.play_to_the_end()
    assert tutor.page.evaluate("made") > made
    heard = tutor.page.evaluate("heard")
    assert set(heard) == {"die", "roll", "coin", "rank"}
    assert heard.count("rank") == 1
