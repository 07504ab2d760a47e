"""What the panel `help` draws: fights, allies and prices, Arenas, the Dungeon, quests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from crypt_core.donjon.coach.asked import Asked
from crypt_core.donjon.coach.chances import SIDES, Chances, arena_worth, joiners
from crypt_core.donjon.coach.known import known
from crypt_core.donjon.fight import ATTACKER, DEFENDER, NEUTRAL, Odds
from crypt_core.donjon.moves import TOKEN
from crypt_core.donjon.state import GUILD, KEEP, Fight
from crypt_core.donjon.teach.explain import help as say
from crypt_core.donjon.teach.explain import power
from crypt_core.donjon.teach.explain.voice import Voice
from crypt_core.donjon.views import View
from crypt_core.teach.explain import numbers

from ....tutoring.session import Session
from .state import ChancesState

if TYPE_CHECKING:
    from ....panels.data import Closed, Nothing
    from .data import HelpChance, HelpData, HelpPart, HelpRow, HelpSides


def help_data(session: Session[Voice]) -> HelpData | Closed | Nothing:
    """The panel's data at the moment shown; empty once the game is over."""
    panel_state = session.panel_state(ChancesState)
    if session.over:
        return {}
    if not panel_state.open:
        return {"open": False}
    player = panel_state.player
    view = session.game.view(session.timeline.state, player)
    parts = [*_fight(session, view)]
    if player is not None:
        parts += [*_choice(session, view, player), *_quests(session, view)]
    who = None
    if player is not None and len(session.people) > 1:
        who = session.words.say("donjon-help-for", name=session.voice.name(player))
    counted = any(row["worth"] for part in parts for row in part["rows"])
    rates = say.rates(session.voice) if counted else ""
    return {"open": True, "who": who, "parts": parts, "rates": rates}


def _part(
    session: Session[Voice],
    key: str,
    rows: Sequence[HelpRow],
    notes: Iterable[str] = (),
    sides: Sequence[HelpSides] = (),
) -> HelpPart:
    title = session.words.say(f"donjon-help-{key}")
    told = [note for note in notes if note]
    return {"key": key, "title": title, "notes": told, "sides": [*sides], "rows": [*rows]}


def _row(
    session: Session[Voice],
    key: str,
    label: str,
    chance: Fraction | None = None,
    worth: Fraction | None = None,
    notes: Sequence[str] = (),
) -> HelpRow:
    return {
        "key": key,
        "label": label,
        "chance": None if chance is None else _chance(session, chance),
        "worth": "" if worth is None else say.worth(session.voice, worth),
        "hear": "" if worth is None else say.worth_in_words(session.voice, worth),
        "notes": [*notes],
    }


def _chance(session: Session[Voice], chance: Fraction) -> HelpChance:
    return {
        "text": numbers.percent(session.voice, chance),
        "width": round(float(chance) * 100, 1),
        "exact": str(chance),
    }


# --- a fight --------------------------------------------------------------------------------------


def _fight(session: Session[Voice], view: View) -> Iterable[HelpPart]:
    """The fight that is on: ways to fight it, allies and their prices, or sides of an Arena."""
    panel_state, fight = session.panel_state(ChancesState), view.fight
    found: Chances | None = panel_state.chances(view)
    if found is None or fight is None:
        return
    if found.side != NEUTRAL:
        yield _ways(session, view, "fight", found, anew=bool(fight.green))
    for joined in panel_state.joining(view):
        yield _ways(session, view, f"join-{joined.side}", joined)
    if found.helps:
        yield _part(session, "allies", _allies(session, found))
    if fight.arena and not fight.green:
        yield _arena(session, view, found)
    elif found.side == NEUTRAL:
        yield _part(session, "arena", _wins(session, fight, found.plain))


def _ways(
    session: Session[Voice], view: View, key: str, found: Chances, *, anew: bool = False
) -> HelpPart:
    """A fight as one side has it: what is at stake, and every way to fight."""
    voice = session.voice
    rows = [
        _row(
            session,
            f"{way.how}-{way.player}",
            say.way(voice, way, anew=anew),
            way.odds.win,
            way.worth,
            [power(voice, view.players[way.player].adventurer)] if way.how == TOKEN else [],
        )
        for way in found.ways
    ]
    return _part(session, key, rows, (say.stakes(voice, found), say.flight(voice, found)))


def _allies(session: Session[Voice], found: Chances) -> list[HelpRow]:
    voice = session.voice
    return [
        _row(
            session,
            f"ally-{it.player}",
            say.ally(voice, it),
            it.odds.win,
            found.worth(it.odds),
            [say.price(voice, it)],
        )
        for it in found.helps
    ]


def _arena(session: Session[Voice], view: View, found: Chances) -> HelpPart:
    """The Arena with the sides that are counted with; who looks is on the side they have chosen."""
    panel_state, voice, fight = session.panel_state(ChancesState), session.voice, view.fight
    assert fight is not None
    others = joiners(known(view), fight)
    allowed = [side for side in SIDES if side != NEUTRAL or not fight.fury]
    at_first = {panel_state.player: found.side}
    taken = [_taken(panel_state.sides.get(i, at_first.get(i, NEUTRAL)), allowed) for i in others]
    odds: Odds = panel_state.by_sides(view)[tuple(taken)]
    sides: list[HelpSides] = [
        {
            "player": other,
            "name": voice.name(other),
            "sides": [
                {
                    "side": side,
                    "label": voice.side(side),
                    "on": side == now,
                }
                for side in allowed
            ],
        }
        for other, now in zip(others, taken, strict=True)
    ]
    mine = arena_worth(view, dict(zip(others, taken, strict=True)))
    rows = _wins(session, fight, odds, dict([mine] if mine else []))
    note = session.words.say("donjon-help-arena-note") if others else ""
    return _part(session, "arena", rows, [note], sides)


def _wins(
    session: Session[Voice], fight: Fight, odds: Odds, worth: Mapping[str, Fraction] | None = None
) -> list[HelpRow]:
    """How likely attacker and defender win an Arena, and what that is worth to who looks."""
    sides = (
        ("attacks", ATTACKER, fight.fighter, odds.win),
        ("defends", DEFENDER, fight.victim, odds.turned.win),
    )
    return [
        _row(
            session,
            key,
            session.words.say(f"donjon-help-{key}", name=session.voice.name(who)),
            chance,
            (worth or {}).get(side),
        )
        for key, side, who, chance in sides
    ]


def _taken(side: str, allowed: Sequence[str]) -> str:
    """The side that is counted with; in Fury's Arena nobody is neutral."""
    if side in allowed:
        return side
    return NEUTRAL if NEUTRAL in allowed else ATTACKER


# --- the Dungeon ----------------------------------------------------------------------------------


def _choice(session: Session[Voice], view: View, player: int) -> Iterable[HelpPart]:
    """The Dungeon, and an Arena against each other player."""
    found = session.panel_state(ChancesState).choice(view, player)
    if found is None:
        return
    cards, arenas = found
    rows = []
    if cards.monsters:
        rows.append(_row(session, "draw", session.words.say("donjon-help-draw-win"), cards.win))
    for other, odds in arenas.items():
        name = session.voice.name(other)
        label = session.words.say("donjon-help-victim", name=name)
        rows.append(_row(session, f"arena-{other}", label, odds.win))
    yield _part(session, "choose", rows, [say.draw(session.voice, cards)])


# --- quests ---------------------------------------------------------------------------------------


def _quests(session: Session[Voice], view: View) -> Iterable[HelpPart]:
    """Which quest to keep by what it asks, or what one's own still ask."""
    found = session.panel_state(ChancesState).quests(view)
    if found:
        key = "looked" if view.stage in (KEEP, GUILD) and view.looked else "quests"
        yield _part(session, key, [_quest(session, it) for it in found])


def _quest(session: Session[Voice], it: Asked) -> HelpRow:
    voice = session.voice
    key = f"quest-{it.place}-{it.quest}"
    return _row(
        session, key, voice.quest(it.quest), notes=[say.brings(voice, it), say.asks(voice, it)]
    )
