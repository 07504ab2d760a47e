"""What the panel `odds` draws: the Ghost's odds, efforts side by side, a roll, and the form."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from crypt_core.crypt import moves
from crypt_core.crypt.coach.known import YOU
from crypt_core.crypt.coach.odds import (
    FACES,
    KEPT,
    LEFT,
    TAKEN,
    ClaimOdds,
    Fate,
    GhostOdds,
    claim_odds,
    efforts_side_by_side,
    mean_value,
    values,
)
from crypt_core.crypt.components import GHOST, KINDS, SERVANTS, SLOTS, VALUES
from crypt_core.crypt.moves import Move, Placement
from crypt_core.crypt.state import CLAIM, NOBODY
from crypt_core.crypt.teach import explain
from crypt_core.crypt.teach.explain import odds as tell
from crypt_core.crypt.teach.explain.voice import Voice
from crypt_core.crypt.views import SeenTreasure, View
from crypt_core.engine.game import Refusal
from crypt_core.teach.explain import numbers

from ....panels.drafted import laid_data
from ....tutoring.session import Session
from .setup import GHOST_ANSWER, GHOST_FIRST, MOMENTS, YOU_LAST, Form, Item, Pile, Question
from .state import OddsState

if TYPE_CHECKING:
    from ....panels.data import Closed, Nothing
    from .data import (
        Answer,
        ClaimSlot,
        EffortFigures,
        EffortOdds,
        Efforts,
        EffortTooLow,
        EffortTried,
        Expected,
        Figure,
        FormData,
        HiddenValue,
        OddsData,
        OddsDice,
        Outcomes,
        Share,
        SliderStop,
        TreasureOdds,
        Walk,
    )
    from .messages import FormItem
    from .messages import Pile as PileData

FATES = (KEPT, TAKEN, LEFT)
SURE, NEVER = Fraction(1), Fraction(0)


def odds_data(session: Session[Voice]) -> OddsData | Closed | Nothing:
    """The panel's data at the moment shown; empty where there is no Ghost."""
    panel_state = session.panel_state(OddsState)
    if not session.timeline.setup.solo or session.curtain:
        return {}
    if not panel_state.open:
        return {"open": False}
    question, trouble = panel_state.question()
    data: OddsData = {
        "open": True,
        "source": "free" if panel_state.free else "table",
        "about": "" if trouble else session.words.say("crypt-odds-about-nothing"),
        "beyond": "",
        "trouble": _trouble(session, trouble),
        "form": _form(session, panel_state.form) if panel_state.free and panel_state.form else None,
        "form_number": panel_state.form_number,
        "answer": None,
        "efforts": None,
        "laid": None,
        "roll": None,
    }
    if question is None:
        return data
    about = (question, panel_state.free, session.words.lang)
    ghost = question.ghost
    data["about"] = _about(session, question, ghost)
    seen = question.view
    if question.kind != "first" and seen.leader == YOU and not seen.last_turn:
        data["beyond"] = session.words.say("crypt-odds-beyond")
    data["answer"] = panel_state.drawn.once(
        "answer", about, lambda: _answer(session, question, ghost)
    )
    slot = _slot(session, question)
    if slot is not None:
        at = _at(session, question, slot)
        lays = _can_be_laid(session, question)
        data["efforts"] = panel_state.drawn.once(
            "efforts", (about, slot, at, lays), lambda: _efforts(session, question, slot, at)
        )
        data["laid"] = laid_data(session) if lays else None
    if ghost is not None:
        faces = panel_state.faces(question, ghost.dice)
        data["roll"] = panel_state.drawn.once(
            "roll", (about, faces), lambda: _roll(session, question, ghost, faces)
        )
    return data


def _trouble(session: Session[Voice], refusal: Refusal | None) -> str | None:
    if refusal is None:
        return None
    told = explain.refusal(session.voice, refusal)
    return (
        told
        if session.panel_state(OddsState).free
        else session.words.say("crypt-odds-draft-refused", why=told)
    )


def _about(session: Session[Voice], question: Question, ghost: GhostOdds | None) -> str:
    """What is asked, and what the Ghost has to roll."""
    voice = session.voice
    claim = explain.move(voice, Move(YOU, moves.CLAIM, question.dice), question.view)
    asked = voice.say("crypt-odds-about", kind=question.kind, claim=claim)
    if ghost is None:
        turn = "over" if question.view.last_turn else "idle"
    else:
        turn = "second" if ghost.second else "first"
    count = ghost.dice if ghost else 0
    return f"{asked} {voice.say('crypt-odds-ghost', turn=turn, count=count, rolls=6**count)}"


# --- the answer -----------------------------------------------------------------------------------


def _answer(session: Session[Voice], question: Question, ghost: GhostOdds | None) -> Answer:
    table = tell.claimed(question.view, question.dice)
    slots = [slot for slot, treasure in enumerate(table.crypt) if treasure]
    fates = {slot: _fate(table, ghost, slot) for slot in slots}
    claim = None if question.kind in ("first", "recovered") else claim_odds(*question[1:3])
    return {
        "treasures": [_treasure(session, table, ghost, slot, fates[slot]) for slot in slots],
        "outcomes": _outcomes(session, table, ghost, slots) if ghost else None,
        "expected": None if claim is None else _expected(session, claim),
    }


def _fate(table: View, ghost: GhostOdds | None, slot: int) -> Fate:
    """What becomes of a treasure; without a turn of the Ghost, all stays as it lies."""
    told = ghost.fates[slot] if ghost else None
    treasure = table.crypt[slot]
    if told is not None or treasure is None:
        return told or Fate(NEVER, NEVER, SURE)
    owners = (YOU, GHOST, NOBODY)
    return Fate(*(SURE if treasure.owner == owner else NEVER for owner in owners))


def _treasure(
    session: Session[Voice], table: View, ghost: GhostOdds | None, slot: int, fate: Fate
) -> TreasureOdds:
    voice = session.voice
    treasure = table.crypt[slot]
    assert treasure is not None
    shares = [_share(session, name, fate, ghost) for name in FATES]
    shares = [share for share in shares if share["width"]]
    told = ", ".join(
        voice.say("crypt-odds-bar-share", fate=share["fate"], share=share["text"])
        for share in shares
    )
    return {
        "slot": SLOTS[slot],
        "name": voice.say("crypt-kind-one", kind=treasure.kind),
        "kind": treasure.kind,
        "value": treasure.value,
        "down": not treasure.up,
        "label": explain.treasure_label(voice, treasure, table),
        "dice": _dice(treasure),
        "shares": shares,
        "bar": voice.say("crypt-odds-bar", slot=SLOTS[slot], shares=told),
        "which": tell.which_rolls(voice, table, ghost, slot) if ghost else "",
        "values": _values(session, table, treasure),
    }


def _dice(treasure: SeenTreasure) -> OddsDice | None:
    if treasure.owner == NOBODY or not treasure.servants:
        return None
    return {"player": treasure.owner, "faces": [treasure.effort] * treasure.servants}


def _share(session: Session[Voice], name: str, fate: Fate, ghost: GhostOdds | None) -> Share:
    share: Fraction = getattr(fate, name)
    return {
        "fate": name,
        "name": session.words.say("crypt-odds-fate", fate=name),
        "width": round(float(share) * 100, 3),
        "text": numbers.percent(session.voice, share),
        "exact": tell.of_all(share, ghost.dice) if ghost else "",
    }


def _values(session: Session[Voice], table: View, treasure: SeenTreasure) -> HiddenValue | None:
    """What a face-down treasure can be worth; nothing to say where its value is known."""
    if treasure.value is not None:
        return None
    voice = session.voice
    mean = numbers.amount(voice, mean_value(table, treasure))
    return {
        "text": voice.say("crypt-odds-values", mean=mean),
        "chances": [
            {
                "value": voice.coins(value),
                "text": numbers.percent(voice, share),
                "width": round(float(share) * 100, 3),
            }
            for value, share in sorted(values(table, treasure).items())
        ],
    }


def _outcomes(session: Session[Voice], table: View, ghost: GhostOdds, slots: list[int]) -> Outcomes:
    voice = session.voice

    def name(slot: int) -> str:
        treasure = table.crypt[slot]
        return voice.say("crypt-kind-one", kind=treasure.kind) if treasure else ""

    return {
        "columns": [{"slot": SLOTS[slot], "name": name(slot)} for slot in slots],
        "rows": [
            {
                "fates": [
                    {"fate": fate, "name": voice.say("crypt-odds-end", fate=fate)}
                    for fate in outcome.fates
                    if fate is not None
                ],
                "text": numbers.percent(voice, outcome.chance),
                "exact": tell.of_all(outcome.chance, ghost.dice),
                "width": round(float(outcome.chance) * 100, 3),
            }
            for outcome in ghost.outcomes
        ],
    }


def _expected(session: Session[Voice], claim: ClaimOdds) -> list[Expected]:
    voice = session.voice
    told = {"coins": claim.coins, "ready": claim.ready}
    return [
        {"name": voice.say(f"crypt-odds-{name}"), "text": numbers.amount(voice, expected)}
        for name, expected in told.items()
    ]


# --- efforts side by side -------------------------------------------------------------------------


def _slot(session: Session[Voice], question: Question) -> int | None:
    """The treasure whose efforts are compared: the one chosen, or the first that is claimed."""
    free = question.claimable
    wanted = (session.panel_state(OddsState).slot, *(slot for slot, _ in question.dice), *free)
    return next((slot for slot in wanted if slot in free), None)


def _at(session: Session[Voice], question: Question, slot: int) -> SliderStop:
    """Where the slider stands: where the reader has moved it, or at what lies there."""
    slider = session.panel_state(OddsState).slider
    moved = slider is not None and slider[0] == slot
    there = slider[1] if slider and moved else dict(question.dice).get(slot)
    return {"count": len(there), "effort": there[0]} if there else {"count": 1, "effort": 0}


def _efforts(session: Session[Voice], question: Question, slot: int, at: SliderStop) -> Efforts:
    voice, seen = session.voice, question.view
    others = question.others(slot)
    left = seen.players[YOU].ready - sum(len(efforts) for _, efforts in others)
    rows = (seen, others, slot, session.words.lang)
    return {
        "slots": [_place(session, question, place) for place in question.claimable],
        "slot": slot,
        "at": at,
        "counts": [{"count": n, "ok": n <= left} for n in range(1, SERVANTS + 1)],
        "lays": _can_be_laid(session, question),
        "none": ""
        if left > 0
        else voice.say("crypt-odds-no-servant", ready=seen.players[YOU].ready),
        "rows": session.panel_state(OddsState).drawn.once(
            "rows", rows, lambda: _rows(session, seen, others, slot, left)
        ),
    }


def _rows(
    session: Session[Voice], seen: View, others: tuple[Placement, ...], slot: int, left: int
) -> list[EffortTooLow | EffortOdds]:
    """Nobody there, then every effort of one servant, of two, and so on."""
    found = dict(efforts_side_by_side(seen, others, slot))
    most = float(sum(mean_value(seen, t) for t in seen.crypt)) or 1.0
    tried = [(slot, (effort,) * count) for count in range(1, left + 1) for effort in FACES]
    nobody = _figures(session, (slot, ()), others, claim_odds(seen, others), most)
    return [
        nobody,
        *(_effort(session, seen, placed, others, found.get(placed), most) for placed in tried),
    ]


def _place(session: Session[Voice], question: Question, slot: int) -> ClaimSlot:
    treasure = question.view.crypt[slot]
    assert treasure is not None
    kind = session.words.say("crypt-kind-one", kind=treasure.kind)
    return {"slot": slot, "letter": SLOTS[slot], "name": kind}


def _effort(
    session: Session[Voice],
    seen: View,
    placed: Placement,
    others: tuple[Placement, ...],
    odds: ClaimOdds | None,
    most: float,
) -> EffortTooLow | EffortOdds:
    """A row of the table, which is also a stop of the slider; without odds it is too low."""
    if odds is not None:
        return _figures(session, placed, others, odds, most)
    treasure = seen.crypt[placed[0]]
    theirs = treasure.total if treasure else 0
    why = session.voice.say("crypt-odds-too-low", total=sum(placed[1]), theirs=theirs)
    return {**_stop(session, placed, others), "note": why, "ok": False, "why": why, "spoken": why}


def _stop(session: Session[Voice], placed: Placement, others: tuple[Placement, ...]) -> EffortTried:
    """A stop of the slider, and the claim with it."""
    efforts = placed[1]
    effort = efforts[0] if efforts else 0
    lying = [placed] if efforts else []
    note = session.voice.say("crypt-odds-tires", effort=effort, faces=effort - 1) if effort else ""
    return {
        "count": len(efforts),
        "effort": effort,
        "total": sum(efforts),
        "claim": _claim(sorted([*others, *lying])),
        "note": note,
    }


def _figures(
    session: Session[Voice],
    placed: Placement,
    others: tuple[Placement, ...],
    odds: ClaimOdds,
    most: float,
) -> EffortOdds:
    """A stop with what it promises."""
    voice, (slot, efforts) = session.voice, placed
    kept, tired = odds.kept[slot], odds.tired[slot]
    rolled = odds.ghost.dice if odds.ghost else 0
    figures: EffortFigures = {
        "kept": _figure(numbers.percent(voice, kept), kept),
        "tired": _figure(numbers.percent(voice, tired), tired),
        "coins": _figure(numbers.amount(voice, odds.coins), odds.coins / Fraction(most)),
        "ready": _figure(numbers.amount(voice, odds.ready), odds.ready / SERVANTS),
    }
    spoken = voice.say(
        "crypt-odds-spoken",
        effort=efforts[0] if efforts else 0,
        kept=figures["kept"]["text"],
        tired=figures["tired"]["text"],
        coins=figures["coins"]["text"],
        ready=figures["ready"]["text"],
    )
    exact = tell.of_all(kept, rolled) if rolled and efforts else ""
    return {
        **_stop(session, placed, others),
        **figures,
        "ok": True,
        "exact": exact,
        "spoken": spoken,
    }


def _claim(dice: Sequence[Placement]) -> str:
    """A claim as the table reads it: "a5 b22"."""
    return " ".join(SLOTS[slot] + "".join(map(str, efforts)) for slot, efforts in dice)


def _can_be_laid(session: Session[Voice], question: Question) -> bool:
    """Whether the table could take a claim now."""
    at_table = not session.panel_state(OddsState).free and question.kind in (
        "draft",
        "empty",
        "tried",
        "nothing",
    )
    return at_table and session.deciding and session.timeline.state.stage == CLAIM


def _figure(text: str, share: Fraction) -> Figure:
    return {"text": text, "width": round(float(share * 100), 2)}


# --- one roll -------------------------------------------------------------------------------------


def _roll(
    session: Session[Voice], question: Question, ghost: GhostOdds, faces: tuple[int, ...]
) -> Walk:
    table = tell.claimed(question.view, question.dice)
    came = faces == question.rolled and not session.panel_state(OddsState).free
    return {
        "faces": list(faces),
        "came": session.words.say("crypt-odds-roll-came") if came else "",
        "steps": [
            {
                "title": scene.news.title,
                "text": scene.news.text,
                "why": scene.news.why,
                "dice": [scene.dice.effort] * scene.dice.servants if scene.dice else None,
                "table": [
                    {
                        "slot": SLOTS[slot],
                        "label": explain.treasure_label(session.voice, treasure, scene.view),
                        "dice": _dice(treasure),
                        "taken": scene.slot == slot,
                        "passed": slot in scene.passed,
                    }
                    for slot, treasure in enumerate(scene.view.crypt)
                    if treasure
                ],
            }
            for scene in tell.walk(session.voice, table, ghost, faces)
        ],
    }


# --- the form -------------------------------------------------------------------------------------


def _form(session: Session[Voice], form: Form) -> FormData:
    words = session.words
    hidden = form.hidden
    return {
        "items": [_item(item) for item in form.items],
        "moment": form.moment,
        "moments": [
            {"id": id_, "leads": leader, "name": words.say("crypt-odds-moment", moment=id_)}
            for id_, (leader, _) in MOMENTS.items()
        ],
        "mine": form.moment != GHOST_FIRST,
        "ghost": form.moment in (YOU_LAST, GHOST_ANSWER),
        "kinds": [{"id": kind, "name": words.say("crypt-kind-one", kind=kind)} for kind in KINDS],
        "sides": form.sides,
        "exhausted": form.exhausted,
        "seen": list(form.seen),
        "hidden": None
        if hidden is None or hidden.value
        else {
            "text": words.say(
                "crypt-odds-seen-of", kinds=words.say("crypt-kind-many", kind=hidden.kind)
            ),
            "values": [
                {
                    "value": value,
                    "name": words.say("crypt-coins", count=value),
                    "fixed": value in form.shown,
                }
                for value in VALUES
            ],
        },
    }


def _item(item: Item) -> FormItem:
    return {
        "id": item.id,
        "kind": item.kind,
        "value": item.value,
        "down": item.down,
        "mine": _pile(item.mine),
        "ghost": _pile(item.ghost),
    }


def _pile(told: Pile) -> PileData:
    return {"dice": told.dice, "effort": told.effort}
