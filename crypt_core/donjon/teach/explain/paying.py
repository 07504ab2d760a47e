"""What brings trophy points, with what a player has for it so far."""

from __future__ import annotations

from ....teach.companion import Payer
from ....teach.explain.voice import joined, sentence
from ...coach.asked import unfinished
from ...coach.known import unseen
from ...components import REWARD, TROPHY
from ...judge_dungeon import FIRST_ARENA
from ...state import KEEP
from ...views import View
from .help import asks
from .voice import Voice

SOURCES = ("main", "secondary", "monsters", "arenas", "bought")
"""What brings trophy points, by the ends of its ids."""


def paying(voice: Voice, view: View, player: int) -> list[Payer]:
    """The sources of trophy points; of a hidden main quest nothing is told."""
    return [
        _main(voice, view, player),
        _secondary(voice, view, player),
        _monsters(voice, view, player),
        _arenas(voice, view, player),
        _bought(voice, view, player),
    ]


def _payer(voice: Voice, source: str, mine: str, counts: bool, **facts: str | int) -> Payer:
    """A source with its texts; the facts are those of what it pays."""
    return Payer(
        sentence(voice.say("donjon-paying-name", source=source)),
        voice.say("donjon-paying-pays", source=source, **facts),
        voice.say("donjon-paying-detail", source=source, **facts),
        mine,
        counts,
    )


def _main(voice: Voice, view: View, player: int) -> Payer:
    owner, mine = view.players[player], ""
    done = next((it for it in owner.done if it.main), None)
    if done is not None:
        points = view.setup.brings(done.quest, main=True)
        mine = voice.say("donjon-paying-done", points=voice.points(points))
    elif view.stage == KEEP:
        mine = voice.say("donjon-paying-none")
    elif view.viewer == player and owner.main is not None:
        it = unfinished(view, (owner.main.quest,))[0]
        brings = voice.say(
            "donjon-paying-quest",
            quest=voice.quest(it.quest),
            points=voice.points(it.trophies),
            loss=voice.points(it.loss),
        )
        mine = joined(brings, asks(voice, it))
    return _payer(voice, "main", mine, done is not None, gems=voice.gems(REWARD))


def _secondary(voice: Voice, view: View, player: int) -> Payer:
    owner, setup = view.players[player], view.setup
    done = [it.quest for it in owner.done if not it.main]
    points = sum(setup.brings(quest, main=False) for quest in done)
    mine = voice.say(
        "donjon-paying-secondary",
        done=len(done),
        points=voice.points(points),
        open=len(owner.quests),
    )
    return _payer(voice, "secondary", mine, bool(done), gems=voice.gems(REWARD))


def _monsters(voice: Voice, view: View, player: int) -> Payer:
    """The monsters whose cards have trophy points on them."""
    own, monsters = view.players[player].power, view.setup.monsters
    worth = {name: it for name, it in monsters.items() if it.trophies}
    adventure = view.setup.adventure
    there = sum(adventure[number] in worth for number in unseen(view))
    least = min((it.power for it in worth.values()), default=0)
    return _payer(
        voice,
        "monsters",
        voice.say("donjon-paying-monsters", there=there, own=own),
        bool(worth) and own >= least,
        least=least,
        points=voice.points(max((it.trophies for it in worth.values()), default=0)),
    )


def _arenas(voice: Voice, view: View, player: int) -> Payer:
    own = view.players[player].power
    least = min(it.power for it in view.players if it.player != player)
    early = view.round < FIRST_ARENA
    mine = voice.say(
        "donjon-paying-arenas",
        early="yes" if early else "no",
        first=FIRST_ARENA,
        own=own,
        least=least,
    )
    return _payer(voice, "arenas", mine, not early and own >= least, points=voice.points(1))


def _bought(voice: Voice, view: View, player: int) -> Payer:
    gems = view.players[player].gems
    mine = voice.say("donjon-paying-bought", gems=voice.gems(gems))
    return _payer(voice, "bought", mine, gems >= TROPHY, price=voice.gems(TROPHY))
