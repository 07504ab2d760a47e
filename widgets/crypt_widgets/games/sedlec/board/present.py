"""What the Board draws: a view of Sedlec put into its viewer's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from crypt_core.sedlec import moves
from crypt_core.sedlec.components import Card
from crypt_core.sedlec.events import Laid
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.moves import Move
from crypt_core.sedlec.pyramid import FIRST, Place
from crypt_core.sedlec.scoring import gain
from crypt_core.sedlec.state import TAKE, State
from crypt_core.sedlec.teach import explain as say
from crypt_core.sedlec.teach.explain.voice import Voice
from crypt_core.sedlec.views import SeenPile, SeenPlayer, View

from ....panels.deciding.present import MARKS, lay_data, verdict_data
from ....panels.story.present import told_now
from ....tutoring.session import Session
from ..ribbon import ACTIONS

if TYPE_CHECKING:
    from .data import (
        Action,
        Ask,
        Board,
        BoardData,
        Crypt,
        Gain,
        OpenPlace,
        Pile,
        PlayerCard,
        Score,
        ScoreLine,
        ScorePart,
        TableCard,
    )

LINKED = ("lover", "criminal")
"""Skulls that score by their neighbours: a line of theirs is drawn as one."""
LED = ("king", "criminal")
"""Skulls of which each scores for itself: the first of a line is the one that does."""


def table_data(session: Session[Voice], view: View) -> BoardData:
    """The Board's data at the moment shown.

    All but the verdict is the same as long as the moment is, and is worded once.
    """
    asked = (session.viewer, session.deciding, session.draft.swept)
    key = ("board", session.timeline.place, *asked, session.words.lang)
    table = session.word_cache.once(key, lambda: _table(session, view))
    return {**table, "verdict": verdict_data(session), "lay": lay_data(session)}


def _table(session: Session[Voice], view: View) -> Board:
    voice = session.voice
    text = [(part.title, list(part.lines)) for part in say.table_text(voice, view)]
    near = _near(session)
    return {
        "graveyard": {
            "label": session.words.say("sedlec-board-graveyard"),
            "piles": [_pile(session, view, pile) for pile in view.piles],
        },
        "players": [_player(session, view, player, near) for player in view.players],
        "ask": _ask(session, view),
        "table": session.table,
        "told": told_now(session),
        "text": text,
    }


def _near(session: Session[Voice]) -> int:
    """Whose crypt lies before whoever looks."""
    for player in (session.viewer, session.shown_to, *session.people):
        if player is not None:
            return player
    return 0


def _card(session: Session[Voice], card: Card) -> TableCard:
    return {
        "id": card.number,
        "text": str(card),
        "top": card.top,
        "bottom": card.bottom,
        "label": say.card_label(session.voice, card),
    }


def _pile(session: Session[Voice], view: View, pile: SeenPile) -> Pile:
    dug = pile.number in view.dug
    return {
        "pile": pile.number,
        "state": "up" if pile.up else "down" if pile.down else "empty",
        "down": pile.down,
        "card": _card(session, pile.up) if pile.up else None,
        "dug": dug,
        "label": say.pile_label(session.voice, pile, dug),
    }


def _player(session: Session[Voice], view: View, player: SeenPlayer, near: int) -> PlayerCard:
    return {
        "id": player.player,
        "name": session.voice.name(player.player),
        "short": session.voice.short(player.player),
        "mark": MARKS[player.player],
        "on_turn": view.on_turn == player.player,
        "near": player.player == near,
        "label": say.player_label(session.voice, player, view),
        "hand": [_card(session, card) for card in player.hand],
        "missing": player.missing,
        "missing_text": session.words.say("sedlec-board-missing", count=player.missing),
        "score": _score(session, player),
        "crypt": _crypt(session, view, player),
    }


def _score(session: Session[Voice], player: SeenPlayer) -> Score:
    parts: list[ScorePart] = []
    for part in say.score_parts(session.voice, player.sheet):
        lines: list[ScoreLine] = [
            {
                "text": line.text,
                "points": line.points,
                "skulls": line.skulls,
                "head": line.skulls[0] if part.skull in LED else None,
                "links": [[line.skulls[0], other] for other in line.skulls[1:]]
                if part.skull in LINKED
                else [],
            }
            for line in part.lines
        ]
        parts.append(
            {
                "skull": part.skull,
                "name": part.name,
                "points": part.points,
                "text": session.voice.points(part.points),
                "lines": lines,
            }
        )
    total = player.sheet.total
    return {"total": total, "text": session.voice.points(total), "parts": parts}


def _crypt(session: Session[Voice], view: View, player: SeenPlayer) -> Crypt:
    rows = view.setup.rows
    fresh = _just_laid(session, player.player)
    return {
        "rows": list(rows),
        "cards": [
            {
                "place": str(laid.place),
                "card": _card(session, laid.card),
                "label": say.laid_label(session.voice, laid),
                "fresh": laid.place == fresh,
            }
            for laid in player.crypt
        ],
        "open": [_place(session, view, place) for place in player.open],
        "closed": [_place(session, view, place) for place in waiting_places(player, rows)],
    }


def _place(session: Session[Voice], view: View, place: Place) -> OpenPlace:
    label = say.place_label(session.voice, place, view.setup.rows)
    return {"place": str(place), "label": label}


def waiting_places(player: SeenPlayer, rows: Sequence[int]) -> list[Place]:
    """Places that cards on open ones would open: to be seen coming, and asked about.

    `rows`: how wide each row may become.
    """
    taken = {laid.place for laid in player.crypt}
    soon = taken.union(player.open)
    found = {Place(place.column - left, place.row + 1) for place in taken for left in (0, 1)}
    return sorted(
        place
        for place in found - soon
        if place.row <= len(rows) and place.column >= 0 and soon.issuperset(place.below)
    )


def _just_laid(session: Session[Voice], player: int) -> Place | None:
    """Where a player's card has been laid in the events shown last."""
    timeline = session.timeline
    for step in timeline.moment.steps[: timeline.place.step]:
        if isinstance(step.event, Laid) and step.event.player == player:
            return step.event.place
    return None


def _ask(session: Session[Voice], view: View) -> Ask | None:
    """What may be decided at this screen now."""
    if not session.deciding or view.on_turn is None:
        return None
    state: State = session.timeline.state
    player = view.players[view.on_turn]
    legal = SEDLEC.legal_moves(state)
    samples = {move.verb: move for move in reversed(legal)}
    title, _ = say.may(session.voice, view)
    return {
        "id": f"{session.table}.{session.draft.swept}.{session.timeline.place.moment}",
        "player": player.player,
        "kind": view.stage,
        "prompt": title,
        "actions": []
        if view.stage == TAKE
        else [_action(session, view, verb, verb in samples) for verb in ACTIONS],
        "digs": min(2, len(view.face_down)),
        "notation": [
            SEDLEC.write_move(samples[verb]).partition(": ")[2]
            for verb in moves.VERBS
            if verb in samples
        ],
        "gains": _gains(session, view, player),
    }


def _action(session: Session[Voice], view: View, verb: str, legal: bool) -> Action:
    """One of the three actions, and if there is no such move now, why not."""
    hint, rule = "", moves.RULES[verb]
    if not legal:
        refusal = SEDLEC.why_not(session.timeline.state, _attempt(view, verb))
        if refusal is not None:
            hint, rule = say.refusal(session.voice, refusal), refusal.rule
    return {
        "verb": verb,
        "name": session.words.say("sedlec-action", verb=verb),
        "legal": legal,
        "hint": hint,
        "rule": rule,
    }


def _attempt(view: View, verb: str) -> Move:
    """A move by which to ask why there is none of its kind."""
    assert view.on_turn is not None
    if verb == moves.LAY:
        return Move(view.on_turn, verb, card=str(view.setup.deck[0]), place=FIRST)
    return Move(view.on_turn, verb, (0, 1) if verb == moves.DIG else (0,))


def _gains(session: Session[Voice], view: View, player: SeenPlayer) -> dict[str, dict[str, Gain]]:
    """What each card that is held, or lies face-up, would add on each open place."""
    cards = [*player.hand, *(pile.up for pile in view.piles if pile.up)]
    return {
        str(card): {str(place): _gain(session, player, card, place) for place in player.open}
        for card in cards
    }


def _gain(session: Session[Voice], player: SeenPlayer, card: Card, place: Place) -> Gain:
    added = gain(player.crypt, card, place)
    total = sum(added.values())
    return {
        "total": total,
        "text": f"+{total}",
        "label": say.gain_label(session.voice, added),
    }
