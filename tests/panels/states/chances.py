"""The effects of the rolls on a claim of Crypt, in every language."""

from __future__ import annotations

from typing import Any

from crypt_core.crypt.coach.odds import claim_odds
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.teach.explain import Voice
from crypt_core.crypt.views import view
from crypt_core.teach.explain.numbers import percent
from crypt_core.teach.words import LANGS, Words
from tests.panels.games import crypt
from tests.panels.play import Play, state


@state()
def languages(lang: str) -> Play:
    """A claim is laid out; then all other languages are chosen, and the first one again."""
    play = Play(crypt())
    play.then("consider", move="a5")
    timeline = play.session.timeline
    seen = view(timeline.state, 0)
    kept = float(claim_odds(seen, CRYPT.read_move("a5", timeline.state).dice).kept[0])

    def said(in_lang: str) -> dict[str, Any]:
        words = Words(in_lang)
        voice = Voice(words, 0, ["person", "ghost"])
        share = percent(voice, kept, whole=True)
        return {
            "names": [
                words.say("crypt-table-die-placed", n=1, effort=5, on=voice.on(0, seen)),
                words.say("crypt-table-die-set", n=2, effort=3),
                words.say("crypt-table-die-ready", n=3),
            ],
            "kept": words.say("crypt-chance-kept", share=share, until="second"),
        }

    order = (*LANGS[1:], LANGS[0])
    play.facts["said"] = [said(it) for it in order]
    for it in order:
        play.meanwhile(lambda tutor, to=it: tutor.live.answer({"do": "lang", "lang": to}))
    return play
