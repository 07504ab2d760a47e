"""The table as text: everything that lies on it, in headings and sentences."""

from __future__ import annotations

from collections.abc import Sequence

from ....teach.explain.parts import Part
from ....teach.explain.voice import joined, sentence
from ...components import KINDS, SLOTS
from ...views import SeenCard, SeenPlayer, View
from ..collectors import collector
from .choices import turn
from .labels import progress, treasure_label
from .voice import Voice


def table_text(
    voice: Voice, view: View, brief: bool = False, *, collectors: bool = True
) -> list[Part]:
    """The table in words, as its viewer may know it: the game, the crypt, players, and so on.

    `brief`: collectors are not explained; without `collectors` nothing is said of them.
    """
    pays = Part(voice.say("crypt-table-collectors"), tuple(_collectors(voice, view, brief)))
    return [
        Part(round_label(voice, view), (sentence(turn(voice, view)),)),
        Part(voice.say("crypt-table-crypt"), tuple(_crypt(voice, view))),
        *(_player(voice, player, view, collectors) for player in view.players),
        *([pays] if collectors else []),
        Part(
            voice.say("crypt-table-text-rest"),
            (deck_label(voice, view), box_label(voice, view), *_kinds(voice, view.box)),
        ),
    ]


def deck_label(voice: Voice, view: View) -> str:
    """How many cards are in the deck, for how many rounds, and what the back on top shows."""
    rounds = view.setup.rounds - view.round
    label = voice.say("crypt-deck-label", count=view.deck, rounds=rounds)
    if view.top is None:
        return label
    return voice.say("crypt-deck-label-top", label=label, card=voice.card(view.top, None))


def box_label(voice: Voice, view: View) -> str:
    """How many treasures are in the box."""
    return voice.say("crypt-box-label", count=len(view.box))


def box_lines(voice: Voice, view: View) -> list[str]:
    """What has been discarded, a line a kind; one may look through it (ghost.discard)."""
    lines = []
    for kind in KINDS:
        values = sorted(str(card.value or "?") for card in view.box if card.kind == kind)
        if values:
            name = voice.say("crypt-kind-many", kind=kind)
            lines.append(voice.say("crypt-box-kind", name=name, values=", ".join(values)))
    return lines


def round_label(voice: Voice, view: View) -> str:
    """The round and its phase: "Round 2 of 8 · Claim"."""
    told = voice.say("game-crypt.round-of", round=view.round, rounds=view.setup.rounds)
    return told if view.over else f"{told} · {voice.say('crypt-phase', phase=view.phase)}"


def _crypt(voice: Voice, view: View) -> list[str]:
    """The treasures from the left, and the dice that have just been rolled for them."""
    lines = [
        voice.say("crypt-treasure-gone", slot=SLOTS[slot])
        if seen is None
        else treasure_label(voice, seen, view)
        for slot, seen in enumerate(view.crypt)
    ]
    for die in view.rolled:
        id_ = "crypt-die-exhausted" if die.exhausted else "crypt-die-ready"
        lines.append(
            voice.say(id_, on=voice.on_rolled(die, view), effort=die.effort, face=die.face)
        )
    return lines


def _player(voice: Voice, player: SeenPlayer, view: View, collectors: bool) -> Part:
    """A player: servants, torches, coins, and what lies before them."""
    leads, dark = view.leader == player.player, view.lights_out == player.player
    lines = []
    if player.ghost:
        lines.append(voice.say("crypt-player-dice", count=player.ready))
        if view.ghost.faces:
            faces = ", ".join(map(str, view.ghost.faces))
            lines.append(voice.say("crypt-ghost-roll-label", faces=faces))
    else:
        facts = {"ready": player.ready, "exhausted": player.exhausted}
        lines.append(voice.say("crypt-player-servants", **facts))
    if leads or dark:
        torches = "both" if leads and dark else "leader" if leads else "dark"
        lines.append(voice.say("crypt-player-torches", torches=torches))
    if not player.ghost:
        lines += _collection(voice, player, collectors)
    return Part(voice.name(player.player), tuple(map(sentence, lines)))


def _collection(voice: Voice, player: SeenPlayer, collectors: bool) -> list[str]:
    """What a player has collected, a line a kind, and the coins it comes to."""
    lines = _kinds(voice, player.treasures) or [voice.say("crypt-table-none")]
    total = player.total(collectors=collectors)
    if total is not None:
        lines.append(voice.say("crypt-table-text-coins", coins=voice.coins(total)))
    else:
        lines.append(voice.say("crypt-coins-unknown"))
    return lines


def _kinds(voice: Voice, cards: Sequence[SeenCard]) -> list[str]:
    """Treasures a line a kind: the values that are known, and how many are not."""
    lines = []
    for kind in KINDS:
        alike = [card for card in cards if card.kind == kind]
        values = [
            voice.say("crypt-table-text-flipped", value=card.value)
            if card.flipped
            else str(card.value)
            for card in alike
            if card.value is not None
        ]
        if len(values) < len(alike):
            values.append(voice.say("crypt-table-text-unseen", count=len(alike) - len(values)))
        if values:
            name = voice.say("crypt-kind-many", kind=kind)
            lines.append(voice.say("crypt-box-kind", name=name, values=voice.all_of(values)))
    return lines


def _collectors(voice: Voice, view: View, brief: bool) -> list[str]:
    """Each collector in play: what it pays unless in `brief`, and how far everybody is with it."""
    lines = []
    for kind in KINDS:
        side = view.setup.side(kind)
        told = collector(voice.words, kind, side)
        far = []
        for player in view.players:
            if not player.ghost:
                told_far = progress(voice, player.progress(f"{kind}.{side}"))
                far.append(
                    voice.say("crypt-box-kind", name=voice.name(player.player), values=told_far)
                )
        detail = "" if brief else told.detail
        lines.append(joined(f"{told.name} {side}.", detail, f"{', '.join(far)}."))
    return lines
