"""Puzzles in words: what is asked, hints, why the best move is best, and what is said to others.

What a move brings is counted by the rules (`puzzles.proof`), so that the figures in it are so.
"""

from __future__ import annotations

from ....coach.rounding import tenths
from ....teach.explain.numbers import decimal, percent
from ....teach.explain.voice import joined, sentence
from ....teach.lessons.task import LEARNER, Says
from ....teach.words import Words
from ...game import DONJON
from ...moves import Move, read_move
from ..puzzles import Puzzle, begun
from ..puzzles import brings as worths
from ..puzzles.proof import answers, beaten, honest, won
from . import choices
from .voice import Voice

CHANCES = (won, beaten)
"""Measures that are chances; the others are amounts."""
MEASURES = ("won", "beaten", "earned", "trophies", "counted", "honest")


def message_id(puzzle: Puzzle) -> str:
    """The id of the message that words a puzzle: "donjon-puzzle-alone"."""
    return f"donjon-puzzle-{puzzle.id.removeprefix('donjon-')}"


def title(words: Words, puzzle: Puzzle) -> str:
    """The name of the puzzle's idea. It tells much: for when the puzzle is solved."""
    return words.say(message_id(puzzle))


def about(words: Words, puzzle: Puzzle) -> str:
    """Where in a turn a puzzle is: a line that gives nothing away."""
    return words.say("donjon-puzzle-about", stage=begun(puzzle.id).stage)


def setting(words: Words, puzzle: Puzzle) -> str:
    """Who the learner is, and among how many."""
    state = begun(puzzle.id)
    adventurer = words.say(f"donjon-adventurer-{state.players[LEARNER].adventurer}")
    players = state.setup.players
    return words.say("donjon-puzzle-setting", adventurer=adventurer, players=players)


def level(words: Words, puzzle: Puzzle) -> str:
    """How hard a puzzle is, in a word."""
    return words.say("donjon-puzzle-level", level=puzzle.level)


def says(voice: Voice, puzzle: Puzzle) -> Says:
    """The words of a puzzle: its question, hints, reason, and what is said to other moves."""
    id_ = message_id(puzzle)
    best, tempting = (read_move(text, LEARNER) for text in (puzzle.best, puzzle.tempting))
    return Says(
        goal=joined(voice.say(f"{id_}.ask"), _asked(voice, puzzle)),
        hints=(voice.say(f"{id_}.hint-1"), voice.say(f"{id_}.hint-2")),
        why=joined(
            voice.say(f"{id_}.why"), brings(voice, puzzle, best), brings(voice, puzzle, tempting)
        ),
        misses={
            "miss": voice.say(f"{id_}.miss"),
            "miss-tempting": missed(voice, puzzle, tempting),
        },
    )


def missed(voice: Voice, puzzle: Puzzle, move: Move, *, shown: bool = False) -> str:
    """What is said to a move that is not the best: what it brings, and what to think of.

    `shown`: the best move has been told already, so that it can be held against this one.
    """
    best = read_move(puzzle.best, LEARNER)
    own = brings(voice, puzzle, move)
    if shown:
        return joined(own, brings(voice, puzzle, best))
    return joined(own, voice.say(f"{message_id(puzzle)}.miss"))


def brings(voice: Voice, puzzle: Puzzle, move: Move) -> str:
    """What a move brings, by the measure of the puzzle; nothing if that is not counted."""
    state = begun(puzzle.id)
    if move not in answers(state):
        return ""
    found = worths(puzzle.id, move)
    least = min(found)
    if puzzle.measure in CHANCES:
        amount = percent(voice, least)
    else:
        most = tenths(least)
        amount = (
            decimal(voice, most)
            if most % 10
            else voice.say(
                "donjon-puzzle-whole",
                sign="minus" if most < 0 else "plus",
                number=abs(most) // 10,
            )
        )
    view = DONJON.view(state, LEARNER)
    return sentence(
        voice.say(
            "donjon-puzzle-brings",
            measure=puzzle.measure.__name__,
            move=choices.move(voice, move, view),
            amount=amount,
            least="yes" if len(set(found)) > 1 else "no",
            broken="yes" if puzzle.measure is honest and least % 1 else "no",
        )
    )


def _asked(voice: Voice, puzzle: Puzzle) -> str:
    """What is to be as great as can be."""
    return voice.say("donjon-puzzle-measure", measure=puzzle.measure.__name__)
