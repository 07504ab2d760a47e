"""Moments of La Crypte de Sedlec."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from crypt_core.engine.timeline import Timeline
from crypt_core.teach.lessons.courses import lessons
from tests.browser.board_page import BOARD, LOUD, BoardPage
from tests.browser.stage_page import fit
from tests.browser.test_board import choose, dug, game, going
from tests.browser.test_learn import LEARN, begin
from tests.browser.tutor_page import STORY
from tests.browser.visits.moments import Moment, nothing
from tests.browser.visits.rooms import PHONES

PILES = f"{BOARD} .bo-pile"
CRYPT = f"{BOARD} .bo-near .bo-laid"
HAND = f"{BOARD} .bo-near .bo-hand > li"
PLATE = [f"{BOARD} .bo-near .bo-who", f"{BOARD} .bo-near .bo-total"]
ASKED = f"{BOARD} .bo-prompt"
ANSWER = f"{BOARD} .bo-verdict > :is(.bo-verdict-box, .tb-why)"
VERBS = f"{BOARD} .bo-verb"
PLACES = f"{BOARD} .bo-near .bo-place"
RIVALS = [f"{BOARD} {it}" for it in (".bo-rival", ".bo-rival-name", ".bo-rival .bo-hand > li")]
CRYPTS = [f"{BOARD} .bo-{whose} .bo-crypt" for whose in ("near", "far")]
END = [*CRYPTS, f"{STORY} .st-ending .st-verdict", f"{STORY} .st-standings"]
RULE = f"{BOARD} .bo-verdict .crypt-rule"
NEWS = f"{BOARD} .tb-news-said"

DECISION = [PILES, CRYPT, HAND, *PLATE, ASKED, ANSWER, LOUD]
TURN = [*DECISION, VERBS, PLACES]


def held(timeline: Timeline) -> bool:
    """Whether everybody holds a card, and who is on turn has laid some."""
    state = timeline.state
    laid = state.players[state.player].crypt
    return state.stage == "turn" and len(laid) > 1 and all(it.hand for it in state.players)


def take(timeline: Timeline) -> bool:
    """Whether a card is to be taken of those dug up, by somebody who has a hand and a crypt."""
    state = timeline.state
    return dug(timeline) and all(it.hand and it.crypt for it in state.players[:1])


def full(timeline: Timeline) -> bool:
    """Whether who is on turn holds all one may."""
    state = timeline.state
    return held(timeline) and len(state.players[state.player].hand) == 2


def over(players: int) -> Timeline:
    """A random game to its end."""
    timeline, dice = game(seed=3, players=players), random.Random(3)
    while timeline.game.deciders(timeline.state):
        timeline.play(choose(timeline, dice))
    return timeline


def begins(wanted: Callable[[Timeline], bool]) -> Callable[[int], Timeline]:
    """A game at such a decision of the first player."""
    return lambda players: going(lambda it: wanted(it) and it.state.player == 0, players)


def draft(tutor: BoardPage) -> None:
    """Choose a card and a place for it."""
    tutor.find(f"{BOARD} button[data-hand]").first.click()
    tutor.find(f"{BOARD} button.bo-place:not(.bo-closed)").first.click()
    tutor.settle()


def be_refused(tutor: BoardPage) -> None:
    tutor.find(f"{BOARD} button[data-hand]").first.click()
    tutor.find(f"{BOARD} .bo-closed").first.click()
    tutor.settle()


def be_refused_beside_a_tool(tutor: BoardPage) -> None:
    be_refused(tutor)
    tutor.do("tool-whatif")


def decide(tutor: BoardPage) -> None:
    """Lay a card, and see what the next player does."""
    draft(tutor)
    tutor.do("confirm")
    if not tutor.find(NEWS).count():
        tutor.step()


def see_the_end(tutor: BoardPage) -> None:
    """Whoever comes to a game that is over opens its end, on a phone as a sheet."""
    fit(tutor.page, PHONES[1])
    tutor.tool("story")


def lesson(tutor: BoardPage) -> None:
    begin(tutor, lessons("sedlec")["sedlec.priests"])


KINDS: list[tuple[str, Callable[[int], Timeline], list[str], Callable[[BoardPage], None]]] = [
    ("a turn", begins(held), [*TURN, *RIVALS], nothing),
    ("a card to take", begins(take), DECISION, nothing),
    ("a card to lay", begins(held), [*TURN, *RIVALS, LOUD], draft),
    ("a refusal", begins(full), [*TURN, *RIVALS, RULE], be_refused),
    ("a refusal with a tool open", begins(full), [*TURN, RULE], be_refused_beside_a_tool),
    ("a step", begins(held), [PILES, CRYPT, *PLATE, *RIVALS[:2], NEWS, LOUD], decide),
    ("the end", over, END, see_the_end),
]
"""Each with two players and with three."""

MOMENTS = [
    Moment(
        f"{name} of {players}",
        partial(start, players),
        parts,
        do,
        seats=["person", *["bot:random"] * (players - 1)],
        kind=BoardPage,
    )
    for name, start, parts, do in KINDS
    for players in (2, 3)
]
MOMENTS.append(
    Moment(
        "a lesson's task at Sedlec's table",
        game,
        [PILES, CRYPT, ASKED, f"{LEARN} .ln-ask"],
        lesson,
        seats=["person", "person"],
        kind=BoardPage,
    )
)
