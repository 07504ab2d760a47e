"""The toy in words: a `Teller`, and labels for its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from crypt_core.teach.explain import voice as voices
from crypt_core.teach.explain.parts import News, Part, Sheet
from crypt_core.teach.explain.scene import Scene
from crypt_core.teach.explain.sheet import ladder as ladder
from crypt_core.teach.explain.together import Happening, in_one
from crypt_core.teach.explain.transcript import written as written
from crypt_core.teach.explain.voice import sentence

from .. import events as ev
from ..game import CHOOSE, View
from ..moves import Move


class Voice(voices.Voice):
    """How the toy is told."""

    game = "toy"

    def points(self, count: int) -> str:
        return self.say("toy-gems", count=count)


def move(voice: Voice, move: Move, view: View) -> str:
    facts = {
        "number": "?" if move.number is None else str(move.number),
        "name": voice.say("player-name", who=voice.who(move.partner), n=move.partner + 1),
        "give": voice.points(move.give),
        "want": voice.points(move.want),
    }
    return sentence(voice.say(f"toy-move-{move.verb}", **facts))


def turn(voice: Voice, view: View) -> str:
    if not view.deciders:
        return voice.say("turn-over")
    if len(view.deciders) == 1:
        return sentence(voice.say("turn", **voice.person(view.deciders[0])))
    return sentence(voice.say("toy-turn-several", people=voice.people(view.deciders)))


def may(voice: Voice, view: View) -> tuple[str, list[str]]:
    if view.over:
        return voice.say("may-over"), [voice.say("may-look-back")]
    if view.viewer not in view.deciders:
        return turn(voice, view), [voice.say("may-watch")]
    return turn(voice, view), [voice.say(f"toy-may-{view.stage}")]


def offer(voice: Voice, view: View) -> str:
    """The offer that lies on the table, if there is one."""
    if view.offer is None:
        return ""
    name = voice.name(view.offer.player)
    return voice.say("transcript-decision", name=name, move=move(voice, view.offer, view))


def choice(voice: Voice, view: View, player: int) -> str:
    """What a player's choice looks like to the viewer: nothing once all are shown."""
    if view.stage != CHOOSE:
        return ""
    if player in view.deciders:
        return voice.say("toy-choice-open")
    own = view.chosen if player == view.viewer else None
    return voice.say("toy-choice-made", hidden="yes" if own is None else "no", number=own or 0)


def score_sheet(voice: Voice, view: View) -> Sheet:
    if not view.over:
        raise ValueError("the game is not over: nothing is scored yet")
    scores = [str(score) for score in view.scores]
    best = max(view.scores)
    winners = voice.people(i for i, score in enumerate(view.scores) if score == best)
    return Sheet(
        title=voice.say("sheet-title"),
        columns=["", *map(voice.name, range(len(scores)))],
        rows=[[figure(voice, "score"), *scores]],
        total=[voice.say("sheet-total"), *scores],
        verdict=sentence(voice.say("toy-verdict", players=winners, points=voice.points(best))),
        next=None,
    )


def figure(voice: Voice, name: str) -> str:
    return voice.say(f"toy-figure-{name}")


def table_text(voice: Voice, view: View) -> list[Part]:
    around = [turn(voice, view), offer(voice, view)]
    return [
        Part(voice.say("game-toy.round", round=view.round), tuple(filter(None, around))),
        *(
            Part(
                voice.name(player),
                tuple(filter(None, [voice.points(gems), choice(voice, view, player)])),
            )
            for player, gems in enumerate(view.gems)
        ),
    ]


def together(voice: Voice, happenings: Sequence[Happening]) -> News:
    return in_one([news(voice, *happening) for happening in happenings])


def news(voice: Voice, event: Any, view: View, before: View | None = None) -> News:
    scene = Scene(voice, view)
    match event:
        case ev.Dealt(gems):
            return scene.tell("toy-news-dealt", "setup", "luck", gems=voice.points(gems))
        case ev.Shown(numbers, face):
            said = [
                voice.say("toy-shown", **voice.person(i), number=number)
                for i, number in enumerate(numbers)
            ]
            return scene.tell(
                "toy-news-shown", "choose", "luck", numbers=", ".join(said), face=face
            )
    person, tone = voice.person(event.player), scene.tone(event.player)
    match event:
        case ev.Chose():
            return scene.tell("toy-news-chose", "choose", tone, **person)
        case ev.Offered():
            offered = {
                **voice.person(event.partner, "to_"),
                "give": voice.points(event.give),
                "want": voice.points(event.want),
            }
            return scene.tell("toy-news-offered", "offer", tone, **person, **offered)
        case ev.Swapped():
            return scene.tell("toy-news-swapped", "offer", tone, **person)
        case _:
            return scene.tell("toy-news-dropped", "offer", tone, **person, verb=event.verb)
