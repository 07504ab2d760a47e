"""Puzzles in words: what is asked, hints, why the best move is best, and what is said to others.

A puzzle's idea has its words in the catalogues; the facts in them are worked out by the coach.
"""

from __future__ import annotations

from ....teach.explain.voice import joined, sentence
from ....teach.lessons.task import Says
from ....teach.words import Words
from ...coach.advice import Advice
from ...coach.ideas import Seen
from ...components import KINDS
from ...moves import RECOVER, Move
from ...views import View
from ..puzzles import Puzzle, case
from . import advice as coach
from . import choices
from .amounts import SURE, amount, figure, share
from .ideas import facts
from .voice import Voice


def message_id(idea: str) -> str:
    """The id of the message that words an idea: "crypt-puzzle-one-die"."""
    return f"crypt-puzzle-{idea}"


def title(words: Words, puzzle: Puzzle) -> str:
    """The name of the puzzle's idea. It tells much: for when the puzzle is solved."""
    return words.say(message_id(puzzle.idea))


def about(words: Words, puzzle: Puzzle) -> str:
    """When a puzzle is: a line that gives nothing away."""
    return words.say("crypt-puzzle-about", moment=puzzle.moment, round=puzzle.round)


def sides(words: Words, puzzle: Puzzle) -> str:
    """The collectors' sides in short: those of the side that fewer of them show."""
    rarer = "B" if puzzle.sides.count("B") <= len(puzzle.sides) / 2 else "A"
    shown = [kind for kind, side in zip(KINDS, puzzle.sides, strict=True) if side == rarer]
    if not shown:
        return words.say("crypt-puzzle-sides", rarer=f"no-{rarer}", kinds="")
    kinds = words.all_of(words.say("crypt-kind-many", kind=kind) for kind in shown)
    return words.say("crypt-puzzle-sides", rarer=rarer, kinds=kinds)


def level(words: Words, puzzle: Puzzle) -> str:
    """How hard a puzzle is, in a word."""
    return words.say("crypt-puzzle-level", level=puzzle.level)


def says(voice: Voice, puzzle: Puzzle) -> Says:
    """The words of a puzzle: its question, hints, reason, and what is said to the tempting move.

    Of any other move `missed` says what it gives away; "miss" only says what to think of. That the
    best move is held against the tempting one is for when it has been found.
    """
    id_, known = message_id(puzzle.idea), facts(voice, _seen(puzzle))
    ask, first, second, why, miss = (
        sentence(voice.say(f"{id_}.{part}", **known))
        for part in ("ask", "hint-1", "hint-2", "why", "miss")
    )
    it = case(puzzle)
    tempting = voice.say("crypt-puzzle-tempting", move=choices.move(voice, it.other.move, it.view))
    compared = coach.instead(voice, it.view, it.advice, it.other.move)
    return Says(
        goal=joined(voice.say("crypt-puzzle-moment", moment=puzzle.moment), ask),
        hints=(first, second),
        why=joined(why, tempting, compared),
        misses={"miss": miss, "miss-tempting": missed(voice, puzzle, it.other.move)},
    )


def missed(voice: Voice, puzzle: Puzzle, move: Move, *, shown: bool = False) -> str:
    """What is said to a move that is not near the best: what it does, and what to think of.

    What to think of is about claiming: to who claims nothing it says nothing.

    `shown`: the best move has been told already, so that it can be held against this one.
    :raises KeyError: if the move is not legal in the puzzle.
    """
    it = case(puzzle)
    told = does(voice, it.view, it.advice, move)
    if shown:
        return joined(told, coach.instead(voice, it.view, it.advice, move))
    if move.verb == RECOVER and it.best.move.verb != RECOVER:
        return joined(told, voice.say("crypt-puzzle-passed"))
    return joined(told, voice.say(f"{message_id(puzzle.idea)}.miss", **facts(voice, _seen(puzzle))))


def does(voice: Voice, view: View, advice: Advice, move: Move) -> str:
    """What would come of a move: which treasures, how many servants, and what it gives away.

    :raises KeyError: if the move is not legal there.
    """
    advised = advice.of(move)
    chances = advised.outlook.taken
    there = [slot for slot, chance in enumerate(chances) if chance > 0 and move.verb == RECOVER]
    slots = [slot for slot, _ in move.dice] or there
    taken = [
        voice.say(
            "crypt-coach-taken",
            how="sure" if chances[slot] >= SURE else "some" if chances[slot] > 0 else "never",
            the=voice.the(slot, view),
            share=share(voice, chances[slot]),
        )
        for slot in slots
    ]
    return voice.say(
        "crypt-puzzle-does",
        move=choices.move(voice, move, view),
        any="yes" if taken else "no",
        taken=voice.all_of(taken) if taken else "",
        ready=figure(voice, advised.outlook.ready),
        coins=amount(voice, advised.loss),
    )


def _seen(puzzle: Puzzle) -> Seen:
    """The idea of a puzzle, in its position."""
    return Seen(puzzle.idea, case(puzzle))
