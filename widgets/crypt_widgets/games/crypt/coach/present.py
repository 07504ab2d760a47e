"""What the panel `coach` draws: the hints asked for, and the list of all moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.coach.rounding import tenths
from crypt_core.crypt import moves
from crypt_core.crypt.coach.advice import SAME, Advice, Advised
from crypt_core.crypt.coach.known import YOU
from crypt_core.crypt.coach.worth import BONUS, fitted
from crypt_core.crypt.components import SLOTS
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import Move
from crypt_core.crypt.state import CLAIM, LAST, REROLL
from crypt_core.crypt.teach import explain
from crypt_core.crypt.teach.explain import advice as say
from crypt_core.crypt.teach.explain.amounts import figure, less
from crypt_core.crypt.teach.explain.voice import Voice
from crypt_core.crypt.views import SeenTreasure, View, view
from crypt_core.teach.explain import numbers

from ....panels.drafted import laid_data, written
from ....tutoring.session import Session
from .state import HINTS, CoachState, servants

if TYPE_CHECKING:
    from ....panels.data import Closed, Nothing
    from ..data import NamedTreasure
    from .data import CoachData, Explained, Filters, Hints, ListedRow, MoveList, MoveRow

FEW = 12
"""So many moves need no filter."""


def coach_data(session: Session[Voice]) -> CoachData | Closed | Nothing:
    """The panel's data at the moment shown; empty where the coach has no place."""
    panel_state, words = session.panel_state(CoachState), session.words
    asked = panel_state.asked
    if not panel_state.useful:
        return {}
    if not panel_state.open:
        return {"open": False}
    data: CoachData = {
        "open": True,
        "aim": {"on": panel_state.for_rank, "note": _aim(session) if panel_state.for_rank else ""},
        "quiet": None,
        "hints": [],
        "next": None,
        "best": None,
        "list": None,
        "laid": laid_data(session) if panel_state.deciding else None,
        "expected": _expected(session),
        "fair": words.say("crypt-coach-fair"),
        "estimate": say.estimate(session.voice, fitted().told),
    }
    if not panel_state.deciding:
        return {**data, "quiet": words.say("crypt-coach-quiet")}
    if panel_state.choices == 1:
        return {**data, "quiet": _only(session)}
    data["count"] = words.say("crypt-coach-all-count", count=panel_state.choices)
    data["next"] = words.say("crypt-coach-ask", rung=asked.hints) if asked.hints < HINTS else None
    if asked.hints:
        key = (words.lang, asked.hints)
        hints = asked.drawn.once("hints", key, lambda: _hints(session, panel_state.advice))
        data = {**data, **hints}
    if asked.listed:
        data["list"] = _list(session, panel_state.advice)
    return data


def _aim(session: Session[Voice]) -> str:
    """What playing for the highest rank means."""
    each = session.voice.tenths(tenths(BONUS / 100))
    return session.words.say("crypt-coach-aim-note", bonus=round(BONUS), each=each)


def _expected(session: Session[Voice]) -> str:
    """Of when it is what moves promise: the dice on the table tell of the Ghost's next roll."""
    state = session.timeline.state
    seen = view(state, session.viewer)
    second = seen.stage == CLAIM and seen.leader == YOU and not seen.last_turn
    return session.words.say("crypt-coach-expected", turn="second" if second else "none")


def _only(session: Session[Voice]) -> str:
    """The one move there is."""
    state = session.timeline.state
    (move,) = CRYPT.legal_moves(state)
    label = explain.move(session.voice, move, view(state, session.viewer))
    return session.words.say("crypt-coach-only", move=label)


def _hints(session: Session[Voice], advice: Advice) -> Hints:
    """The hints given so far; with the last of them the move and what it promises."""
    given = session.panel_state(CoachState).asked.hints
    hints = [[say.hint(session.voice, advice.view, advice, rung)] for rung in range(1, HINTS)]
    hints = [*hints, say.answer_parts(session.voice, advice.view, advice)][:given]
    best = _row(session, advice, advice.best) if given == HINTS else None
    treasures = [_treasure(session, treasure) for treasure in _treasures(advice.view)]
    return {"hints": hints, "best": best, "treasures": treasures}


# --- all moves ------------------------------------------------------------------------------------


def _list(session: Session[Voice], advice: Advice) -> MoveList:
    panel_state, words = session.panel_state(CoachState), session.words
    asked, draft, explained = panel_state.asked, panel_state.draft, panel_state.explained
    chosen = (asked.slot, asked.servants)
    found = asked.drawn.once("found", chosen, panel_state.listed)
    key = (words.lang, *chosen, asked.rows)
    shown = found[: asked.rows]
    claims = _has_claims(advice)
    return {
        "note": words.say("crypt-coach-note", claims="yes" if claims else "no"),
        "treasures": [_treasure(session, treasure) for treasure in _treasures(advice.view)],
        "filters": _filters(session, advice) if len(advice.moves) > FEW else None,
        "claims": claims,
        "rows": asked.drawn.once(
            "rows", key, lambda: [_listed(session, advice, moves) for moves in shown]
        ),
        "shown": words.say(
            "crypt-coach-shown", shown=sum(map(len, shown)), count=sum(map(len, found))
        ),
        "more": len(shown) < len(found),
        "draft": None
        if draft is None
        else {**_row(session, advice, advice.of(draft)), "text": _draft(session, advice, draft)},
        "explained": None if explained is None else _explained(session, advice, explained, found),
    }


def _has_claims(advice: Advice) -> bool:
    return any(advised.move.verb == moves.CLAIM for advised in advice.moves)


def _draft(session: Session[Voice], advice: Advice, move: Move) -> str:
    return say.draft(session.voice, advice.view, advice, move)


def _explained(
    session: Session[Voice], advice: Advice, move: Move, found: list[list[Move]]
) -> Explained:
    """Why a move is worth what it is, and the other ways to do the same."""
    voice = session.voice
    same = next((moves for moves in found if move in moves), [move])
    others = [
        voice.say("crypt-coach-quoted", move=explain.move(voice, other, advice.view))
        for other in same
        if other != move
    ]
    told = voice.say("crypt-coach-same-as", moves=voice.all_of(others)) if others else None
    text = say.explained(voice, advice.view, advice, move)
    return {"move": written(move), "text": text, "same": told}


def _treasures(view: View) -> list[SeenTreasure]:
    """Those that a move can still win: none after the rolls."""
    if view.stage in (REROLL, LAST):
        return []
    return [treasure for treasure in view.crypt if treasure]


def _treasure(session: Session[Voice], treasure: SeenTreasure) -> NamedTreasure:
    slot, kind = SLOTS[treasure.slot], treasure.kind
    return {"slot": slot, "name": session.words.say("crypt-coach-treasure", slot=slot, kind=kind)}


def _filters(session: Session[Voice], advice: Advice) -> Filters:
    """What the list can be narrowed to: treasures and numbers of servants that occur."""
    asked, words = session.panel_state(CoachState).asked, session.words
    claims = [advised.move for advised in advice.moves if advised.move.verb == moves.CLAIM]
    slots = sorted({slot for move in claims for slot, _ in move.dice})
    counts = sorted({count for move in claims if (count := servants(move))})
    named = {treasure.slot: _treasure(session, treasure) for treasure in _treasures(advice.view)}
    return {
        "slot": asked.slot,
        "servants": asked.servants,
        "slots": [{"value": slot, "name": named[slot]["name"]} for slot in slots],
        "counts": [
            {"value": count, "name": words.say("crypt-coach-servants", count=count)}
            for count in counts
        ],
    }


def _listed(session: Session[Voice], advice: Advice, moves: list[Move]) -> ListedRow:
    """A move and those that differ from it in nothing, in one row."""
    first, *others = moves
    ways = session.words.say("crypt-coach-ways", count=len(moves)) if others else None
    row = _row(session, advice, advice.of(first))
    return {**row, "same": [written(move) for move in others], "ways": ways}


def _row(session: Session[Voice], advice: Advice, advised: Advised) -> MoveRow:
    """A move and what may be expected of it."""
    voice, outlook = session.voice, advised.outlook
    return {
        "move": written(advised.move),
        "label": explain.move(voice, advised.move, advice.view),
        "dice": [(SLOTS[slot], list(efforts)) for slot, efforts in advised.move.dice],
        "rank": advice.rank(advised.move),
        "even": advised.loss < SAME and not advised.in_vain,
        "for_nothing": advised.loss < SAME and advised.in_vain,
        "chances": [
            {
                "slot": SLOTS[treasure.slot],
                "text": numbers.percent(voice, outlook.taken[treasure.slot], whole=True),
                "width": round(outlook.taken[treasure.slot] * 100, 1),
            }
            for treasure in _treasures(advice.view)
        ],
        "coins": figure(voice, outlook.coins) if _treasures(advice.view) else None,
        "ready": figure(voice, outlook.ready),
        "score": numbers.decimal(voice, advice.score_tenths(advised)),
        "reached": None if outlook.chance is None else numbers.percent(voice, outlook.chance),
        "loss": less(voice, advised.loss),
    }
