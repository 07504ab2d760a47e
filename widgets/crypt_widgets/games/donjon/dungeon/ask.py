"""What may be decided at Donjon's table: what answers itself, and what has a button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from crypt_core.donjon import moves
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import GEMS, Move
from crypt_core.donjon.state import (
    ANNOUNCE,
    CHOOSE,
    EXCHANGE,
    NEGOTIATE,
    OBLIVION,
    PROMISE,
    QUESTS,
    REPLAY,
    REST,
    SUPPLY,
    VANISH,
)
from crypt_core.donjon.teach import explain as say
from crypt_core.donjon.teach.explain.voice import Voice
from crypt_core.donjon.views import View
from crypt_core.teach.explain.voice import sentence

from ....tutoring.session import Session
from .bargain import bargains
from .cards import card_data, quest_data

if TYPE_CHECKING:
    from .data import Ask, Card, Tile

BARGAINS = frozenset((moves.OFFER, moves.BID, moves.COUNTER, moves.PROMISE))
"""What is put together, and not pressed."""
PLACES = frozenset((moves.BUY, moves.HEAL, moves.GUILD, moves.TROPHY))
"""What is pressed where it lies in the village."""
QUIET = frozenset((SUPPLY, REST, QUESTS, ANNOUNCE, PROMISE, EXCHANGE, VANISH, REPLAY, OBLIVION))
"""Stages at which one can go on without doing anything: that is what is most at hand."""
CARDS = frozenset((moves.DROP, moves.DISCARD, moves.TAKE, moves.PLUNDER, moves.EXCHANGE))
"""Decisions about a card, which is drawn."""
SIGNS = {
    moves.DRAW: "down",
    moves.RAID: "temple",
    moves.CALL: "you",
    moves.ALONE: "play",
    moves.BIND: "link",
    moves.PASS: "close",
    moves.ACCEPT: "check",
    moves.DECLINE: "close",
    moves.KEEP: "check",
    moves.BREAK: "close",
    moves.FIGHT: "play",
    moves.FLEE: "fast",
    moves.DONE: "right",
    moves.USE: "torch",
    moves.VANISH: "eye",
    moves.REPLAY: "reload",
    moves.FORGET: "reload",
}
"""The sign of a button by what it does."""
ARENAS, FLEE, SHOP, TYPING = "arenas", "flee", "shop", "typing"
"""What a lesson brings; a place of the village is brought by its name."""
CLAIMS = "claims"
"""What a task calls it among its `helps` that the learner judges which quests are completed."""


def judges_quests(session: Session[Voice]) -> bool:
    """Whether each quest can be tried, and nothing tells which of them are completed."""
    return session.helps is not None and CLAIMS in session.helps


def ask_data(session: Session[Voice], view: View) -> Ask | None:
    """What may be decided at this screen now; None if nothing is."""
    player = session.asked
    if not session.deciding or player is None:
        return None
    found = DONJON.own_moves(session.timeline.state, player)
    pressed = [it for it in found if it.verb not in BARGAINS | PLACES | {moves.CLAIM}]
    placed = {moves.CHOOSE, moves.ALLY}
    if view.stage == CHOOSE:
        pressed = _ways(session, pressed, player)
    met = view.stage == NEGOTIATE and view.fight and view.fight.kind == "monster"
    if met and FLEE not in session.untaught:
        # Fleeing comes later, and not from every monster: it can be asked why.
        pressed.append(Move(player, moves.FLEE))
    choices = [_tile(session, view, it) for it in pressed if it.verb not in placed]
    only = view.stage == CHOOSE and len(choices) == 1
    told = say.asked(session.voice, view)
    if only and ARENAS in session.untaught:
        told = session.words.say("donjon-may", stage="draw")
    if len(session.people) > 1:
        name = session.voice.name(player)
        told = session.words.say("donjon-about", what=name, told=told)
    return {
        "id": f"{session.table}.{session.draft.swept}.{session.timeline.place.moment}",
        "player": player,
        "kind": view.stage,
        "prompt": sentence(told),
        "choices": choices,
        "bargains": bargains(session, view, player),
        "main": moves.DONE if view.stage in QUIET else choices[0]["move"] if only else "",
        "notation": None if TYPING in session.untaught else _examples(found),
    }


def _ways(session: Session[Voice], found: Sequence[Move], player: int) -> list[Move]:
    """Dungeon and Arenas, also those that are not open yet: it can be asked why."""
    count = session.timeline.setup.players
    others = [(player + i) % count for i in range(1, count)]
    arenas = [Move(player, moves.ARENA, whom=other) for other in others]
    if ARENAS in session.untaught:
        arenas = []
    rest = [it for it in found if it.verb not in (moves.DRAW, moves.ARENA)]
    return [Move(player, moves.DRAW), *arenas, *rest]


def _examples(found: Sequence[Move]) -> list[str]:
    """A few moves in notation, one of each verb."""
    by_verb = {it.verb: it for it in reversed(found)}
    written = (DONJON.write_move(it).partition(": ")[2] for it in reversed(by_verb.values()))
    return list(written)[:6]


def _tile(session: Session[Voice], view: View, move: Move) -> Tile:
    """A decision as something that is pressed."""
    card, player, note = _pictured(session, view, move)
    label = say.move(session.voice, move, view)
    return {
        "key": bare(move),
        "move": bare(move),
        "legal": DONJON.why_not(session.timeline.state, move) is None,
        "label": label,
        "card": card,
        "player": player,
        "sign": SIGNS.get(move.verb, ""),
        "title": label,
        "note": note,
    }


def bare(move: Move) -> str:
    """A move as whoever is asked writes it."""
    return DONJON.write_move(move).partition(": ")[2]


def _pictured(
    session: Session[Voice], view: View, move: Move
) -> tuple[Card | None, int | None, str]:
    """The card that a decision is about, or the player, and a note about it."""
    setup = view.setup
    if move.verb in (moves.ARENA, moves.RING, moves.STEAL):
        return None, move.whom, ""
    if move.verb == moves.EXCHANGE:
        held = view.players[move.player].quests[move.place - 1]
        known = quest_data(session, setup, held.quest, main=False, deed=held.deed) if held else None
        return known, None, ""
    if move.verb == moves.PLUNDER and (GEMS in (move.what, move.also) or move.also):
        return None, None, say.note(session.voice, move, view)
    if move.verb in CARDS and move.what:
        note = ""
        if move.verb == moves.TAKE and move.also.startswith("p"):
            note = session.voice.name(int(move.also[1:]) - 1)
        return card_data(session, setup, move.what), None, note
    if move.verb == moves.DRAW and view.next_card:
        return card_data(session, setup, view.next_card), None, ""
    return None, None, say.note(session.voice, move, view)


# --- the village ----------------------------------------------------------------------------------


Makes = Callable[..., "Tile"]


def shop_tile(session: Session[Voice], view: View, item: str, *, sale: bool, price: int) -> Tile:
    """An item of the shop at its price; pressed by who may shop, it is bought."""
    card = card_data(session, view.setup, item)
    card["gems"] = price
    words, voice = session.words, session.voice
    label = words.say("donjon-priced", label=card["label"], gems=voice.gems(price))
    tile = _still(f"shop-{item}", card["name"])
    tile |= {"card": card, "label": label}
    return _pressed(session, view, tile, moves.BUY, what=item, also="sale" if sale else "")


def place_tile(
    session: Session[Voice], view: View, place: str, verb: str, title: str, note: str
) -> Tile:
    """A place of the village; pressed by who is there, it serves."""
    tile = _still(place, title)
    tile |= {"sign": place, "note": note, "label": f"{title}. {note}"}
    return _pressed(session, view, tile, verb)


def _pressed(
    session: Session[Voice], view: View, tile: Tile, verb: str, what: str = "", also: str = ""
) -> Tile:
    player = session.asked
    if not session.deciding or player is None or view.stage not in (SUPPLY, REST):
        return tile
    move = Move(player, verb, what, also)
    asked = say.move(session.voice, move, view)
    return {
        **tile,
        "move": bare(move),
        "legal": DONJON.why_not(session.timeline.state, move) is None,
        "label": session.words.say("labelled", label=asked, value=tile["label"]),
    }


def quest_tile(
    session: Session[Voice], view: View, card: Card, move: Move | None, key: str
) -> Tile:
    """A quest; with the move that it answers, if it answers one."""
    tile = _still(key, card["name"])
    tile |= {"card": card, "label": card["label"]}
    if move is None:
        return tile
    label = say.move(session.voice, move, view)
    return {**tile, "move": bare(move), "label": f"{label}. {card['label']}", "title": label}


def _still(key: str, title: str) -> Tile:
    """Something that lies there."""
    return {
        "key": key,
        "move": "",
        "legal": True,
        "label": title,
        "card": None,
        "player": None,
        "sign": "",
        "title": title,
        "note": "",
    }
