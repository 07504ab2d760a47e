"""What may be decided: moves as labels, what a player may do now, whose turn it is."""

from __future__ import annotations

from ....teach.explain.voice import Facts, sentence
from ... import moves
from ...moves import Move
from ...state import CLAIM, LAST, NOBODY, POTTERY, REROLL, table_order
from ...views import SeenTreasure, View
from .voice import Voice

HIGHEST = 6
"""The highest effort, and the highest face of a die."""


def move(voice: Voice, move: Move, view: View | None) -> str:
    """A move as a label: "4 on the idol, 3+3 on the jewelry", "Recover 2 servants".

    `view` is one of the moment at which the move may be made. Without it: "4 on treasure a".
    """
    if move.verb == moves.CLAIM:
        return ", ".join(
            voice.say("crypt-move-place", dice="+".join(map(str, efforts)), on=voice.on(slot, view))
            for slot, efforts in move.dice
        )
    return sentence(voice.say(f"crypt-move-{move.verb}", **_facts(voice, move, view)))


def written(voice: Voice, text: str) -> str:
    """A move of a game that is not at hand, from its notation.

    :raises BadNotation: if it is no move.
    """
    return move(voice, moves.read_move(text, 0), None)


def move_hint(voice: Voice, move: Move, view: View) -> str:
    """What a move does, in a sentence; a claim needs none."""
    if move.verb == moves.CLAIM:
        return ""
    return sentence(voice.say(f"crypt-move-{move.verb}.hint", **_facts(voice, move, view)))


def _facts(voice: Voice, move: Move, view: View | None) -> Facts:
    facts: Facts = dict.fromkeys(("stage", "count", "effort", "face", "chance", "new"), "unknown")
    if move.slot >= 0:
        facts |= {"the": voice.the(move.slot, view), "on": voice.on(move.slot, view)}
    if view is None:
        return facts
    facts |= {"stage": view.stage}
    facts["count"] = view.players[move.player].exhausted
    known = move.player == view.viewer and not _unseen(view)
    facts["new"] = "no" if known else "yes"
    for die in view.rolled:
        if (die.slot, die.number) == (move.slot, move.number):
            facts |= {"effort": die.effort, "face": die.face, "chance": die.effort - 1}
            facts["on"] = voice.on_rolled(die, view)
    return facts


def turn(voice: Voice, view: View) -> str:
    """Whose turn it is."""
    if view.over:
        return voice.say("turn-over")
    if view.on_turn is None:
        return voice.say("crypt-turn-nobody", stage=view.stage)
    return sentence(voice.say("turn", **voice.person(view.on_turn)))


def doing(voice: Voice, player: int, what: str) -> str:
    """Who claims, rolls or collects while nobody has to decide anything."""
    return sentence(voice.say("crypt-turn-doing", **voice.person(player), what=what))


def may(voice: Voice, view: View) -> tuple[str, list[str]]:
    """What its viewer may do at a decision: a title, and a sentence for each thing."""
    player = view.on_turn
    if player is None:
        return voice.say("may-over"), [voice.say("may-look-back")]
    if player != view.viewer:
        return turn(voice, view), [voice.say("may-watch"), *_out_of_turn(voice, view)]
    powers = _out_of_turn(voice, view)
    mine = view.players[player]
    rest = "recover" if mine.exhausted else "pass"
    if view.stage == CLAIM and not can_claim(view, player):
        there = "yes" if mine.ready else "power" if powers else "no"
        title = voice.say("crypt-may-title-only", **voice.person(player), rest=rest, ready=there)
    else:
        title = voice.say(
            "crypt-may-title",
            **voice.person(player),
            stage="in-vain" if _in_vain(view) else view.stage,
            last="yes" if view.last_turn else "no",
            rest=rest,
        )
    items = _claiming(voice, view, player) if view.stage == CLAIM else _in_window(voice, view)
    return sentence(title), [sentence(item) for item in items + powers]


def _asked_before(view: View) -> bool:
    """Whether the viewer has been asked already, and somebody else is now."""
    order = table_order(view.setup.seats, view.leader)
    asked = order[: order.index(view.on_turn)] if view.on_turn is not None else ()
    return view.viewer in asked


def can_claim(view: View, player: int) -> bool:
    """Whether there is any treasure that the player's ready servants could claim."""
    most = view.players[player].ready * HIGHEST
    others = (t for t in view.crypt if t is not None and t.owner != player)
    return any(most > (0 if t.owner == NOBODY else t.total) for t in others)


def _claiming(voice: Voice, view: View, player: int) -> list[str]:
    mine = view.players[player]
    items = []
    if mine.ready and not can_claim(view, player):
        items.append(voice.say("crypt-may-no-treasure"))
    elif mine.ready:
        claiming = "crypt-may-one-treasure" if view.last_turn else "crypt-may-claim"
        items.append(voice.say(claiming, ready=mine.ready))
        items += [_occupied(voice, view, t) for t in view.crypt if t and t.owner != NOBODY]
    else:
        items.append(voice.say("crypt-may-no-servant"))
    items.append(voice.say("crypt-may-recover", count=mine.exhausted))
    if view.setup.seats == 2 and not view.last_turn:
        other = "yes" if view.leader == player else "no"
        items.append(voice.say("crypt-may-order", again=other, **voice.person(view.leader)))
    return items


def _occupied(voice: Voice, view: View, treasure: SeenTreasure) -> str:
    if treasure.owner == view.on_turn:
        return voice.say("crypt-may-own", on=voice.on(treasure.slot, view))
    return voice.say(
        "crypt-may-push",
        the=voice.the(treasure.slot, view),
        on=voice.on(treasure.slot, view),
        total=treasure.total,
        **voice.person(treasure.owner),
    )


def _in_vain(view: View) -> bool:
    """Whether dice may be rolled again, though all are ready: that can only cost a servant."""
    return view.stage == REROLL and not any(die.exhausted for die in view.rolled)


def _in_window(voice: Voice, view: View) -> list[str]:
    items = [voice.say("crypt-may-window", stage=view.stage)]
    if view.stage == REROLL:
        items += [
            voice.say(
                "crypt-may-rolled",
                on=voice.on_rolled(die, view),
                effort=die.effort,
                face=die.face,
                result="exhausted" if die.exhausted else "ready",
            )
            for die in view.rolled
        ]
        if _in_vain(view):
            items.append(voice.say("crypt-may-only-cost"))
    return items


def _unseen(view: View) -> bool:
    """Whether something lies face-down in the crypt that the viewer has not seen yet."""
    return any(t and t.value is None for t in view.crypt)


def _out_of_turn(voice: Voice, view: View) -> list[str]:
    """The powers that the viewer could use now, whoever is on turn."""
    if view.viewer is None:
        return []
    mine = view.players[view.viewer]
    items = []
    hidden = any(t and not t.up for t in view.crypt)
    can_take = view.setup.has("pottery.B") and mine.progress("pottery.B").met and hidden
    if can_take and view.stage == POTTERY and _asked_before(view):
        items.append(voice.say("crypt-may-take-late"))
    if view.setup.has("manuscripts.B") and mine.progress("manuscripts.B").met and hidden:
        items.append(voice.say("crypt-may-peek", new="yes" if _unseen(view) else "no"))
    told = view.stage == LAST and view.on_turn == view.viewer
    can_wake = view.setup.has("remains.A") and mine.progress("remains.A").met and mine.exhausted
    if can_wake and not told:
        items.append(voice.say("crypt-may-rouse"))
    return items
