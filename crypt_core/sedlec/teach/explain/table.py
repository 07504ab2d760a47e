"""The table as text: everything that lies on it, in headings and sentences."""

from __future__ import annotations

from ....teach.explain.parts import Part
from ....teach.explain.voice import sentence
from ...views import SeenPlayer, View
from .choices import turn
from .labels import gain_label, hand_label, laid_label, pile_label, unseen_labels
from .voice import Voice


def table_text(voice: Voice, view: View) -> list[Part]:
    """The table in words: the round, the graveyard, each player, and what nobody has seen."""
    unseen = unseen_labels(voice, view)
    return [
        Part(
            voice.say("game-sedlec.round-of", round=view.round, rounds=view.setup.rounds),
            (turn(voice, view),),
        ),
        Part(
            voice.say("sedlec-graveyard"),
            tuple(pile_label(voice, pile, pile.number in view.dug) for pile in view.piles),
        ),
        *(_player(voice, player, view) for player in view.players),
        Part(
            voice.say("sedlec-unseen"),
            tuple(map(sentence, unseen)) or (voice.say("sedlec-unseen-none"),),
        ),
    ]


def _player(voice: Voice, player: SeenPlayer, view: View) -> Part:
    """A player: points, hand, the crypt from its top row down, and the open places."""
    points = player.sheet.points
    if view.over:
        lines = [gain_label(voice, points)]
    else:
        total = voice.points(player.sheet.total)
        told = "sedlec-so-far-from" if player.sheet.total else "sedlec-so-far"
        lines = [
            voice.say(told, points=total, parts=voice.parts(points)),
            sentence(hand_label(voice, player)),
            sentence(voice.say("sedlec-missing", count=player.missing)),
        ]
    crypt = sorted(player.crypt, key=lambda laid: (-laid.place.row, laid.place.column))
    lines += [laid_label(voice, laid) for laid in crypt]
    if not crypt:
        lines.append(voice.say("sedlec-crypt-empty"))
    if player.open:
        lines.append(voice.say("sedlec-open", places=", ".join(map(str, player.open))))
    return Part(voice.name(player.player), tuple(lines))
