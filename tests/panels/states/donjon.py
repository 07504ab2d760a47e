"""Moments of Donjon, one of each phase among them."""

from __future__ import annotations

from crypt_core.donjon import state as stages
from crypt_core.teach.lessons.courses import lessons
from tests.donjon.going import at, game, going
from tests.panels.games import is_over, until
from tests.panels.play import Play, state

LESSON = next(iter(lessons("donjon")))


def at_stage(stage: str, lang: str, *players: int) -> Play:
    """Four people; whoever is asked at a stage is before the screen."""
    return Play(going(at(stage, *players)), lang=lang).on()


@state()
def new(lang: str) -> Play:
    """All choose a quest, in secret."""
    return Play(game(), seats=["person", *["bot:greedy"] * 3], lang=lang).on()


@state()
def curtain(lang: str) -> Play:
    """Two people at one screen choose in secret."""
    play = Play(game(2), seats=["person", "person"], lang=lang)
    play.until(lambda session: session.curtain)
    return play


@state()
def supply(lang: str) -> Play:
    """In the village."""
    return at_stage(stages.SUPPLY, lang)


@state()
def answer(lang: str) -> Play:
    """An offer is to be answered."""
    return at_stage(stages.ANSWER, lang)


@state()
def choose(lang: str) -> Play:
    """Dungeon, Arena or Temple."""
    return at_stage(stages.CHOOSE, lang)


@state()
def exchange(lang: str) -> Play:
    return at_stage(stages.EXCHANGE, lang)


@state()
def negotiate(lang: str) -> Play:
    """Help is asked for."""
    return at_stage(stages.NEGOTIATE, lang)


@state()
def bid(lang: str) -> Play:
    return at_stage(stages.BID, lang)


@state()
def sides(lang: str) -> Play:
    """Sides are chosen in secret in the Arena."""
    return at_stage(stages.SIDES, lang, 0, 1)


@state()
def plunder(lang: str) -> Play:
    return at_stage(stages.PLUNDER, lang)


@state()
def word(lang: str) -> Play:
    """A promise is to be kept, or broken."""
    return at_stage(stages.WORD, lang)


@state()
def rest(lang: str) -> Play:
    return at_stage(stages.REST, lang)


@state()
def quests(lang: str) -> Play:
    return at_stage(stages.QUESTS, lang)


@state()
def chances(lang: str) -> Play:
    """The chances of a fight."""
    play = at_stage(stages.NEGOTIATE, lang)
    play.before("tool", name="chances")
    return play


@state()
def refused(lang: str) -> Play:
    """A move was tried that is not allowed."""
    play = at_stage(stages.SUPPLY, lang)
    play.before("play", move="side attacker")
    return play


@state()
def steps(lang: str) -> Play:
    """In the middle of what comes of a decision."""
    play = Play(game(), seats=["person", *["bot:greedy"] * 3], lang=lang)
    play.on()
    play.before("play", move="choose 1")
    play.before("next")
    return play


@state()
def branches(lang: str) -> Play:
    """The tree of what could be."""
    play = Play(game(), seats=["person", *["bot:greedy"] * 3], lang=lang)
    play.on()
    play.before("play", move="choose 1")
    play.before("undo")
    play.before("tool", name="whatif")
    return play


@state()
def end(lang: str) -> Play:
    return Play(until(game(3), is_over), lang=lang)


@state()
def course(lang: str) -> Play:
    """The screen with all lessons."""
    play = Play("donjon", seed=7, lang=lang)
    play.before("learn-open", screen="course")
    return play


@state()
def lesson(lang: str) -> Play:
    """The first task of the first lesson, with a hint."""
    play = Play("donjon", seed=7, lang=lang)
    play.before("learn-start", kind="lesson", id=LESSON)
    play.before("learn-hint")
    return play
