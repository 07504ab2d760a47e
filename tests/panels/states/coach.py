"""The coach of Crypt: the ladder of hints, and the list of all moves."""

from __future__ import annotations

from collections.abc import Iterable

from crypt_core.crypt.coach.advice import Advice
from crypt_core.crypt.coach.alike import alike
from crypt_core.crypt.coach.worth import fitted_for_rank
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import Move
from crypt_core.crypt.teach import explain
from crypt_core.crypt.views import view
from crypt_core.teach.explain.numbers import percent
from crypt_core.teach.words import Words
from tests.panels.games import crypt
from tests.panels.play import Play, state

VOICE = explain.Voice(Words("en"), 0, ["person", "ghost"])
HINTS = 3


def written(move: Move) -> str:
    return CRYPT.write_move(move).removeprefix("P1: ")


def with_coach(lang: str, *moves: str, seed: int = 7) -> tuple[Play, Advice]:
    """A game with the coach beside it, and what the coach thinks of it."""
    play = Play(crypt(*moves, seed=seed), lang=lang)
    play.before("tool", name="coach")
    return play, Advice(view(play.session.timeline.state, 0))


def groups(advice: Advice, moves: Iterable[Move]) -> list[list[str]]:
    """Moves in groups that share a row."""
    return [list(map(written, group)) for group in alike(advice, moves)]


@state(langs=["en", "fr", "it"])
def ladder(lang: str) -> Play:
    """Up the ladder; then the move of the last hint is played."""
    play, advice = with_coach(lang)
    words = Words(lang)
    play.facts = {
        "best": written(advice.best.move),
        "first": words.say("crypt-puzzle-recover-first.hint-1"),
        "idea": words.say("crypt-coach-idea-lie-low"),
    }
    for _ in range(HINTS):
        play.then("coach-hint")
    play.then("play", move=written(advice.best.move))
    play.meanwhile(lambda tutor: tutor.live.answer({"do": "continue"}))
    return play


@state()
def all_moves(lang: str) -> Play:
    """The list; a claim is laid out, then it is looked for what two servants can do on b."""
    play, advice = with_coach(lang)
    laid = CRYPT.read_move("a6 b6", play.session.timeline.state)
    moves = [advised.move for advised in advice.moves]
    two = [it for it in moves if sum(len(efforts) for _, efforts in it.dice) == 2]
    play.facts = {
        "first": [group[0] for group in groups(advice, moves)[:8]],
        "rank": advice.rank(laid),
        "count": len(moves),
        "both": len(groups(advice, [it for it in two if 1 in dict(it.dice)])),
    }
    play.then("coach-list", open=True)
    play.then("consider", move="a6 b6")
    play.then("coach-filter", slot=None, servants=2)
    play.then("coach-filter", slot=1, servants=2)
    while play.tutor.live.panels["coach"].data["list"]["more"]:
        play.then("coach-more")
    return play


@state()
def laid(lang: str) -> Play:
    """An advised move is laid out, then another one, which is played."""
    play, advice = with_coach(lang)
    for _ in range(HINTS):
        play.before("coach-hint")
    best = written(advice.best.move)
    play.then("consider", move=best)
    play.then("coach-list", open=True)
    other = play.tutor.live.panels["coach"].data["list"]["rows"][2]["move"]
    play.facts = {"best": best, "other": other}
    play.then("coach-explain", move=other)
    play.then("consider", move=other)
    play.then("play", move=other)
    return play


@state()
def aim(lang: str) -> Play:
    """The list for who plays for the highest title, on and off again."""
    play, _ = with_coach(lang)
    best = Advice(view(play.session.timeline.state, 0), fitted_for_rank()).best
    play.facts = {
        "best": written(best.move),
        "reached": percent(VOICE, best.outlook.chance or 0.0),
    }
    play.before("coach-list", open=True)
    play.then("coach-aim", rank=True)
    play.then("coach-aim", rank=False)
    return play


@state()
def alike_moves(lang: str) -> Play:
    """Moves on the last turn that differ in nothing; one of them is laid out."""
    play, advice = with_coach(lang, "recover", seed=4)
    found = groups(advice, (advised.move for advised in advice.moves))
    number, moves = next((n, moves) for n, moves in enumerate(found) if len(moves) > 1)
    seen = view(play.session.timeline.state, 0)
    read = [CRYPT.read_move(move, play.session.timeline.state) for move in moves]
    play.facts = {
        "moves": moves,
        "named": [explain.move(VOICE, move, seen) for move in read],
    }
    play.before("coach-list", open=True)
    while len(play.tutor.live.panels["coach"].data["list"]["rows"]) <= number:
        play.before("coach-more")
    play.then("coach-explain", move=moves[0])
    play.then("consider", move=moves[1])
    return play
