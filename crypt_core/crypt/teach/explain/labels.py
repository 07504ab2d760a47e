"""Names and full descriptions of what lies on the table, and of the rules behind it."""

from __future__ import annotations

from ...components import KINDS, SLOTS
from ...events import Dice
from ...state import NOBODY
from ...views import Progress, SeenPlayer, SeenTreasure, View
from .voice import Voice


def treasure_label(voice: Voice, treasure: SeenTreasure, view: View) -> str:
    """A treasure in the crypt in words: "a: idol, 4 coins, nobody on it"."""
    seen = "up" if treasure.up else "no" if treasure.value is None else "known"
    unseen = list(dict.fromkeys(view.unseen[treasure.kind]))
    what = voice.say(
        "crypt-treasure-label",
        slot=SLOTS[treasure.slot],
        kind=treasure.kind,
        seen=seen,
        coins=voice.coins(treasure.value or 0),
        values=voice.any_of(map(str, unseen)) if unseen else "",
        count=len(unseen),
    )
    if treasure.owner == NOBODY:
        return f"{what}, {voice.say('crypt-treasure-free')}"
    if not treasure.servants:
        return f"{what}, {voice.say('crypt-treasure-claimed', by=voice.by(treasure.owner))}"
    dice = voice.dice_of(treasure.owner, Dice(treasure.servants, treasure.effort))
    return f"{what}, {voice.say('crypt-treasure-held', dice=dice)}"


def player_label(voice: Voice, player: SeenPlayer, view: View) -> str:
    """A player's servants, torches and treasures in words."""
    leads, dark = view.leader == player.player, view.lights_out == player.player
    if player.ghost:
        parts = [voice.say("crypt-player-dice", count=player.ready)]
    else:
        parts = [
            voice.say("crypt-player-servants", ready=player.ready, exhausted=player.exhausted),
            voice.say("crypt-player-treasures", count=len(player.treasures)),
        ]
    if leads or dark:
        torches = "both" if leads and dark else "leader" if leads else "dark"
        parts.append(voice.say("crypt-player-torches", torches=torches))
    return voice.say("crypt-player-summary", name=voice.name(player.player), parts=", ".join(parts))


def coins_sum(voice: Voice, player: SeenPlayer, view: View, *, collectors: bool = True) -> str:
    """What the coins beside a player's name are made of, without collectors if they are untaught.

    The viewer has seen all that it depends on.
    """
    bonuses = player.sheet.bonuses if collectors and player.sheet else (0,) * len(KINDS)
    paid = [
        (voice.say("crypt-sheet-collector", kind=kind, side=view.setup.side(kind)), bonus)
        for kind, bonus in zip(KINDS, bonuses, strict=True)
        if bonus
    ]
    parts = [
        (voice.say("crypt-sheet-treasures"), player.coins or 0),
        *paid,
        (voice.say("crypt-sheet-servants"), player.ready),
    ]
    told = [voice.say("crypt-coins-part", name=name, count=count) for name, count in parts]
    return voice.say("crypt-coins-note", sum=" + ".join(told))


def progress(voice: Voice, far: Progress) -> str:
    """How far a player is with a collector: "1 of 2", and then "done (3)"."""
    id_ = "crypt-progress-done" if far.met else "progress"
    return voice.say(id_, have=far.have, need=far.need)


def figure(voice: Voice, name: str) -> str:
    """What a number of a comparison counts: "Idols owned", "Coins on treasures"."""
    label = voice.say(f"crypt-figure-{name}")
    return voice.say("crypt-figure-owned", name=label) if name in KINDS else label
