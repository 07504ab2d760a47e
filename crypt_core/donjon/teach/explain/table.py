"""The table as text: everything that lies on it, in headings and sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from ....teach.explain.parts import Part
from ....teach.explain.voice import sentence
from ...components import TYPELESS, Setup
from ...state import Fight, UnfinishedQuest
from ...views import SeenPlayer, View
from .choices import asked, turn
from .voice import Voice

LAST = 3
"""Discards that are named: so many come back on a day in Hell."""
MARKS = ("token", "familiar", "fairy", "cursed")


def table_text(voice: Voice, view: View, untaught: Collection[str] = ()) -> list[Part]:
    """The table in words: what is asked, the Dungeon, the village, each player, open promises.

    Nothing is said of what is `untaught`.
    """
    village = tuple(text for place, text in _village(voice, view) if place not in untaught)
    now = [turn(voice, view)]
    if view.viewer in view.deciders:
        now.append(sentence(asked(voice, view)))
    parts = [
        Part(voice.say("game-donjon.round", round=view.round), tuple(now)),
        Part(voice.say("donjon-table-dungeon"), tuple(map(sentence, _dungeon(voice, view)))),
        *([Part(voice.say("donjon-table-village"), village)] if village else []),
        *(_player(voice, player, view.setup, untaught) for player in view.players),
    ]
    promises = tuple(
        voice.say(
            "donjon-table-promise",
            name=voice.name(it.maker),
            give=voice.bundle(it.bundle),
            **voice.other(it.to, "to"),
        )
        for it in (*view.promises, *view.owed)
    )
    return [*parts, Part(voice.say("donjon-table-promises"), promises)] if promises else parts


def _dungeon(voice: Voice, view: View) -> Iterator[str]:
    """The pile, the pot, what is active, the card and the fight that are on."""
    yield voice.say("donjon-table-cards", count=view.pile)
    if view.pot:
        yield voice.say("donjon-table-pot", gems=voice.gems(view.pot))
    if view.effect:
        yield voice.say("donjon-table-effect", card=voice.card(view.effect.card))
    if view.card:
        yield voice.say("donjon-table-faced", card=voice.card(view.card))
    if view.fight:
        name, foes = voice.name(view.fight.fighter), _foes(voice, view.fight)
        yield voice.say("donjon-table-fight", name=name, foes=foes)
    if view.discards:
        cards = ", ".join(map(voice.card, view.discards[: -LAST - 1 : -1]))
        yield voice.say("donjon-table-discards", cards=cards)


def _foes(voice: Voice, fight: Fight) -> str:
    if fight.arena:
        return str(voice.other(fight.victim, "victim")["victim_with"])
    # The Doppelganger has no power of its own: it mirrors that of who fights it.
    powers = fight.powers if len(fight.powers) == len(fight.foes) else (0,) * len(fight.foes)
    return voice.all_of(
        voice.say("donjon-table-foe", the=voice.the(foe), power=power) if power else voice.the(foe)
        for foe, power in zip(fight.foes, powers, strict=True)
    )


def _village(voice: Voice, view: View) -> Iterator[tuple[str, str]]:
    """The places of the village, and what there is in each."""
    items = view.setup.items
    shop = [
        voice.say(
            "donjon-table-item",
            card=voice.card(it),
            place=voice.place(items[it].type),
            bonus=items[it].bonus,
            gems=voice.gems(items[it].price),
        )
        for it in view.shop
    ]
    yield "shop", voice.say("donjon-table-shop", items=_listed(voice, shop))
    yield "temple", voice.say("donjon-table-temple", gems=voice.gems(view.temple))
    yield "guild", voice.say("donjon-table-guild", count=view.guild)


def figures(voice: Voice, player: SeenPlayer, untaught: Collection[str] = ()) -> str:
    """What a player has in numbers; nothing is said of what is `untaught`."""
    counted = {
        "gems": voice.gems(player.gems),
        "wounds": voice.wounds(player.wounds),
        "trophies": voice.points(player.trophies),
    }
    has = _listed(voice, (text for what, text in counted.items() if what not in untaught))
    return voice.say("donjon-player-power", power=player.power, has=has)


def _player(voice: Voice, player: SeenPlayer, setup: Setup, untaught: Collection[str]) -> Part:
    """A player: what they have, their quests as far as the viewer knows them, their word."""
    adventurer = voice.adventurer(player.adventurer)
    name = voice.name(player.player)
    title = voice.say("donjon-player-title", name=name, adventurer=adventurer)
    marks = [it for it in MARKS if getattr(player, it) and it not in untaught]
    lines = [
        figures(voice, player, untaught),
        voice.say("donjon-player-items", items=_listed(voice, _items(voice, player, setup))),
        *_cards(voice, player),
        *_quests(voice, player),
        *(sentence(voice.say("donjon-player-mark", mark=it)) for it in marks),
    ]
    if player.kept or player.broken:
        lines.append(voice.say("donjon-player-words", kept=player.kept, broken=player.broken))
    return Part(title, tuple(lines))


def _items(voice: Voice, player: SeenPlayer, setup: Setup) -> Iterator[str]:
    for item in player.items:
        bonus = 0 if item in TYPELESS else setup.items[item].bonus
        card = voice.card(item)
        yield voice.say("donjon-table-held", card=card, bonus=bonus) if bonus else card


def _cards(voice: Voice, player: SeenPlayer) -> Iterator[str]:
    if player.spoils:
        yield voice.say("donjon-player-spoils", cards=", ".join(map(voice.card, player.spoils)))
    if player.prey:
        yield voice.say("donjon-player-prey", type=voice.type(player.prey))
    if player.companion:
        yield voice.say("donjon-player-companion", card=voice.card(player.companion))


def _quests(voice: Voice, player: SeenPlayer) -> Iterator[str]:
    if player.has_main:
        yield voice.say("donjon-player-main", quest=_held(voice, player.main))
    if player.quests:
        quests = ", ".join(_held(voice, it) for it in player.quests)
        yield voice.say("donjon-player-quests", quests=quests)
    if player.done:
        quests = ", ".join(voice.quest(it.quest) for it in player.done)
        yield voice.say("donjon-player-done", quests=quests)


def _held(voice: Voice, held: UnfinishedQuest | None) -> str:
    return voice.quest(held.quest) if held else voice.say("donjon-player-face-down")


def _listed(voice: Voice, parts: Sequence[str] | Iterator[str]) -> str:
    return ", ".join(parts) or voice.say("donjon-nothing")
