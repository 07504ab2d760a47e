"""What the Table draws: a view put into its viewer's words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.crypt import events as ev
from crypt_core.crypt import moves
from crypt_core.crypt.components import KINDS, SERVANTS, SLOTS
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.judge import offers, powers_out_of_turn, window_moves
from crypt_core.crypt.moves import Move
from crypt_core.crypt.state import CLAIM, COLLECT, NOBODY, OVER, REROLL, State
from crypt_core.crypt.teach import explain
from crypt_core.crypt.teach.explain.choices import HIGHEST
from crypt_core.crypt.teach.explain.voice import Voice
from crypt_core.crypt.views import SeenPlayer, SeenTreasure, View

from ....panels.deciding.present import MARKS, curtain_data, lay_data, verdict_data
from ....panels.story.present import told_now
from ....tutoring.narration import shown
from ....tutoring.session import Session
from .chances import chances_data, tells_chances
from .ghost import ghost_looks

if TYPE_CHECKING:
    from .data import (
        Ask,
        Button,
        CollectedKind,
        CollectorCard,
        CollectorProgress,
        DieMove,
        GhostRoll,
        Gone,
        PlayerCard,
        RolledDie,
        ServantsRoll,
        TableData,
        TableVerdict,
        Treasure,
        TreasureDice,
    )

COINS, COLLECTORS, TORCHES, TYPING = "coins", "collectors", "torches", "typing"
"""What of the table a lesson may bring: before it they are not shown."""
ENDING = (moves.DONE, moves.ROLL)
"""Moves that end a matter."""
COLLECTING = (ev.Refreshed, ev.Spared, ev.Rolled, ev.Rerolled, ev.Declined, ev.Collected)
"""What a player does, or what happens to its servants, as it collects."""


def table_data(session: Session[Voice], view: View) -> TableData:
    """The Table's data at the moment shown."""
    near = session.shown_to if session.viewer is None else session.viewer
    return {
        "treasures": [_treasure(session, view, slot) for slot in range(len(view.crypt))],
        "players": [_player(session, view, player) for player in view.players],
        "roll": _roll(session, view),
        "looks": ghost_looks(session),
        "deck": {
            "count": view.deck,
            "kind": view.top,
            "label": explain.deck_label(session.voice, view),
        },
        "box": {
            "count": len(view.box),
            "label": explain.box_label(session.voice, view),
            "caption": session.words.say("crypt-box-caption", count=len(view.box)),
            "treasures": explain.box_lines(session.voice, view),
        },
        "collectors": [_collector(session, view, kind) for kind in _collectors(session)],
        "near": near,
        "table": session.table,
        "ask": _ask(session, view),
        "verdict": _verdict(session, view),
        "lay": lay_data(session),
        "curtain": curtain_data(session),
        "told": told_now(session),
        "text": _text(session, view),
    }


def _text(session: Session[Voice], view: View) -> list[tuple[str, list[str]]]:
    """The whole table in words, without what is not shown."""
    parts = explain.table_text(session.voice, view, collectors=bool(_collectors(session)))
    return [(part.title, list(part.lines)) for part in parts]


def _treasure(session: Session[Voice], view: View, slot: int) -> Treasure | Gone:
    seen = view.crypt[slot]
    if seen is None:
        label = session.words.say("crypt-treasure-gone", slot=SLOTS[slot])
        return {"slot": SLOTS[slot], "state": "gone", "label": label}
    return {
        "slot": SLOTS[slot],
        "state": "crypt",
        "kind": seen.kind,
        "name": session.words.say("crypt-kind-one", kind=seen.kind),
        "on": session.voice.on(slot, view),
        "value": seen.value,
        "up": seen.up,
        "seen": not seen.up and seen.value is not None,
        "label": explain.treasure_label(session.voice, seen, view),
        "dice": _dice(seen),
        "closed": _closed(session, view, slot),
        "answers": session.words.say("learn-answer-card", card=SLOTS[slot])
        if SLOTS[slot] in session.choices
        else "",
    }


def _closed(session: Session[Voice], view: View, slot: int) -> str:
    """Why no claim that may be made now has this treasure in it; empty if one has.

    Of those that have, the judge is asked about the strongest: all ready servants at their highest.
    """
    if view.stage != CLAIM or not session.deciding or view.on_turn is None:
        return ""
    servants = (HIGHEST,) * view.players[view.on_turn].ready
    strongest = Move(view.on_turn, moves.CLAIM, ((slot, servants),) if servants else ())
    refusal = CRYPT.why_not(session.timeline.state, strongest)
    if refusal is None:
        return ""
    if refusal.reason != "push-too-weak":
        return explain.refusal(session.voice, refusal)
    bar = {name: str(refusal.facts[name]) for name in ("needed", "total")}
    return session.words.say("crypt-treasure-out-of-reach", **bar)


def _dice(seen: SeenTreasure) -> TreasureDice | None:
    if seen.owner == NOBODY or not seen.servants:
        return None
    faces = [seen.effort] * seen.servants
    return {"player": seen.owner, "faces": faces, "total": seen.total}


def player_mark(view: View, player: int) -> str:
    """The shape by which a player is known."""
    return "role" if view.players[player].ghost else MARKS[player]


def acting(session: Session[Voice], view: View) -> int | None:
    """Who is on: who decides, or else who collects at the step shown.

    Where somebody has collected the last treasure, the state knows already who is next. A step of
    several events is named after its first: what the Ghost takes comes after what one collects.
    """
    if view.stage != COLLECT:
        return view.on_turn
    timeline = session.timeline
    first, last = shown(timeline)
    event = timeline.moment.steps[first - 1].event if last else None
    if isinstance(event, ev.GhostIdle | ev.GhostTook):
        return next(player.player for player in view.players if player.ghost)
    return event.player if isinstance(event, COLLECTING) else None


def _player(session: Session[Voice], view: View, player: SeenPlayer) -> PlayerCard:
    voice = session.voice
    held: list[CollectedKind] = [
        {
            "kind": kind,
            "name": session.words.say("crypt-kind-many", kind=kind),
            "cards": [
                {"value": card.value, "flipped": card.flipped}
                for card in player.treasures
                if card.kind == kind
            ],
        }
        for kind in KINDS
    ]
    torches = TORCHES not in session.untaught
    coins, count, note = _coins(session, view, player)
    away = 0 if view.stage == OVER or not coins else SERVANTS - player.ready
    if away:
        note = f"{note}. {session.words.say('crypt-coins-away-note', count=away)}"
    return {
        "id": player.player,
        "name": voice.name(player.player),
        "short": voice.short(player.player),
        "mark": player_mark(view, player.player),
        "ghost": player.ghost,
        "ready": player.ready,
        "exhausted": player.exhausted,
        "leader": torches and view.leader == player.player,
        "lights_out": torches and view.lights_out == player.player,
        "on_turn": acting(session, view) == player.player,
        "coins": coins,
        "coins_word": session.words.say("crypt-coins-word", count=count),
        "coins_note": note,
        "coins_away": (f"+{away}", session.words.say("crypt-coins-away")) if away else None,
        "label": explain.player_label(voice, player, view),
        "treasures": [kind for kind in held if kind["cards"]],
    }


def _coins(session: Session[Voice], view: View, player: SeenPlayer) -> tuple[str, int, str]:
    """The coins beside a name: in figures, for the word after them, and the sum they are."""
    if player.ghost or COINS in session.untaught:
        return "", 0, ""
    collectors = bool(_collectors(session))
    total = player.total(collectors=collectors)
    if total is None:
        known = "?" if player.coins is None else f"{player.coins}+"
        return known, 2, session.words.say("crypt-coins-unknown")
    return str(total), total, explain.coins_sum(session.voice, player, view, collectors=collectors)


def _roll(session: Session[Voice], view: View) -> GhostRoll | ServantsRoll | None:
    """The Ghost's dice of this turn, or the results of the servants just rolled."""
    if view.ghost.faces:
        return {
            "player": 1,
            "faces": list(view.ghost.faces),
            "groups": [[dice.effort] * dice.servants for dice in view.ghost.groups],
            "aside": [[dice.effort] * dice.servants for dice in view.ghost.aside],
            "label": session.words.say(
                "crypt-ghost-roll-label", faces=", ".join(map(str, view.ghost.faces))
            ),
        }
    if view.rolled:
        again = _again(session, view)
        results: list[RolledDie] = [
            {
                "slot": SLOTS[die.slot],
                "effort": die.effort,
                "face": die.face,
                "exhausted": die.exhausted,
                "again": again.get((die.slot, die.number)),
                "label": session.words.say(
                    "crypt-die-exhausted" if die.exhausted else "crypt-die-ready",
                    on=session.voice.on_rolled(die, view),
                    effort=die.effort,
                    face=die.face,
                ),
            }
            for die in view.rolled
        ]
        return {"player": view.on_turn, "results": results}
    return None


def _again(session: Session[Voice], view: View) -> dict[tuple[int, int], DieMove]:
    """The dice that may be rolled again now, each with the move that does it."""
    if view.stage != REROLL or not session.deciding or view.on_turn is None:
        return {}
    return {
        (move.slot, move.number): {
            "move": CRYPT.write_move(move).partition(": ")[2],
            "label": explain.move(session.voice, move, view),
        }
        for move in window_moves(session.timeline.state, view.on_turn)
    }


def _collectors(session: Session[Voice]) -> tuple[str, ...]:
    """The kinds whose collectors are shown: none before a lesson has told of them."""
    return () if COLLECTORS in session.untaught else KINDS


def _collector(session: Session[Voice], view: View, kind: str) -> CollectorCard:
    side = view.setup.side(kind)
    power = f"{kind}.{side}"
    told = explain.collector(session.words, kind, side)
    progress: list[CollectorProgress] = []
    for player in view.players:
        if player.ghost:
            continue
        far = player.progress(power)
        progress.append(
            {
                "player": player.player,
                "name": session.voice.name(player.player),
                "text": explain.progress(session.voice, far),
                "have": far.have,
                "need": far.need,
                "met": far.met,
            }
        )
    return {
        "kind": kind,
        "name": told.name,
        "label": session.words.say(
            "crypt-collector-label",
            name=told.name,
            side=side,
            pays=told.pays,
            progress=", ".join(
                session.words.say("labelled", label=far["name"], value=far["text"])
                for far in progress
            ),
        ),
        "side": side,
        "rule": power,
        "pays": told.pays,
        "detail": told.detail,
        "progress": progress,
    }


def _ask(session: Session[Voice], view: View) -> Ask | None:
    """What may be decided at this screen now."""
    state: State = session.timeline.state
    viewer = session.viewer
    if not session.timeline.at_decision or viewer is None or view.on_turn is None:
        return None
    if session.held:
        return None
    buttons = _buttons(session, view, state, viewer)
    if not session.deciding:
        # Somebody else's turn: only any-time powers, if there are any.
        if not buttons:
            return None
        return {
            "player": viewer,
            "kind": "choice",
            "prompt": "",
            "buttons": buttons,
            "notation": _notation(session, buttons),
            "typing": wants_typing(session),
        }
    title, _ = explain.may(session.voice, view)
    slots = [SLOTS[treasure.slot] for treasure in view.crypt if treasure]
    claim = _sample(slots, view.players[viewer].ready, view.last_turn)
    return {
        "id": f"{session.table}.{session.draft.swept}.{session.timeline.place.moment}",
        "player": viewer,
        "kind": "claim" if view.stage == CLAIM else "choice",
        "ready": view.players[viewer].ready,
        "one_treasure": view.last_turn,
        "chances": tells_chances(session, view),
        "slots": slots,
        "prompt": title,
        "buttons": buttons,
        "notation": _notation(session, buttons, claim if view.stage == CLAIM else None),
        "typing": wants_typing(session),
    }


TYPING = "typing"
"""What a task calls it among its `helps`."""


def wants_typing(session: Session[Voice]) -> bool:
    """Whether a task, by its `helps`, has its move typed: there is no button for it."""
    return session.helps is not None and TYPING in session.helps


def _sample(slots: list[str], ready: int, one_treasure: bool) -> str | None:
    """A claim as one writes it, with the servants and treasures there are."""
    if not slots or not ready:
        return None
    if ready == 1 or one_treasure or len(slots) == 1:
        return f"{slots[0]}4"
    return f"{slots[0]}4 {slots[-1]}{'3' * (ready - 1)}"


def _notation(
    session: Session[Voice], buttons: list[Button], claim: str | None = None
) -> list[str] | None:
    """Examples of what can be typed: a claim, and the moves of the buttons.

    None while whoever learns has not come so far: there is no field for it then.
    """
    if TYPING in session.untaught:
        return None
    written = [str(button["move"]) for button in buttons]
    return ([claim] if claim else []) + written


def _buttons(session: Session[Voice], view: View, state: State, viewer: int) -> list[Button]:
    """What the viewer is offered, and the powers that other people could use out of turn.

    That somebody could use a power is no secret: what lies face-down before whom is for all to see.
    """
    offered = offers(state, viewer)
    others = [person for person in session.people if person != viewer]
    offered += [move for move in powers_out_of_turn(state) if move.player in others]
    # What ends the matter comes first: most often nothing else is worth doing.
    offered.sort(key=lambda move: move.verb not in ENDING)
    return [_button(session, view, state, move) for move in offered]


def _button(session: Session[Voice], view: View, state: State, move: Move) -> Button:
    refusal = CRYPT.why_not(state, move)
    text = CRYPT.write_move(move)
    label = explain.move(session.voice, move, view)
    if move.player != session.viewer:
        name = session.voice.name(move.player)
        label = session.words.say("transcript-decision", name=name, move=label)
    return {
        "move": text.partition(": ")[2] if move.player == view.on_turn else text,
        "label": label,
        "hint": explain.move_hint(session.voice, move, view)
        if refusal is None
        else explain.refusal(session.voice, refusal),
        "main": move.verb in ENDING,
        "legal": refusal is None,
        "rule": moves.RULES[move.verb],
    }


def _verdict(session: Session[Voice], view: View) -> TableVerdict | None:
    """The judge's answer, the treasure that it is about, and what the rolls will do to a claim."""
    told = verdict_data(session)
    verdict = session.draft.verdict
    if told is None or verdict is None:
        return None
    slot = verdict.refusal.facts.get("slot") if verdict.refusal else None
    slots = [] if slot is None else [str(slot)]
    return {**told, "slots": slots, "chances": chances_data(session, view)}
