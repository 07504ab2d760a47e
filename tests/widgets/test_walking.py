"""Walking through a game by Next: how many presses it takes, and what is told on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.coach.bots import choose
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM
from crypt_core.engine.luck import KeyedLuck
from crypt_core.games import GAMES
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.task import ANSWER
from crypt_widgets.panels.bar.present import bar_data
from crypt_widgets.panels.story.present import story_data
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.messages import send

MOST = 60
"""Presses of Next in a whole solo game that are too many."""
Policy = Callable[[Any, KeyedLuck], Any]


def bot(name: str) -> Policy:
    return lambda state, luck: choose(name, CRYPT, state, luck)


def all_in(state: Any, luck: KeyedLuck) -> Any:
    """As many servants as can be, none of which is safe: nobody sees more rolls."""
    claims = [move for move in CRYPT.legal_moves(state) if move.verb == CLAIM]
    if not claims:
        return CRYPT.legal_moves(state)[0]

    def rolls(move: Any) -> int:
        return sum(len(efforts) for _, efforts in move.dice if min(efforts) > 1)

    most = max(map(rolls, claims))
    best = [move for move in claims if rolls(move) == most]
    return best[luck.draw(state.round, state.turn) % len(best)]


POLICIES: dict[str, Policy] = {"random": bot("random"), "greedy": bot("greedy"), "all-in": all_in}


def walk(at: Session, policy: Policy) -> tuple[int, list[dict[str, Any]]]:
    """A whole game by Next only: how often it was pressed, and what was told at each step."""
    presses, told = 0, []

    def look() -> None:
        seen = at.game.view(at.timeline.state, at.viewer)
        told.append({**bar_data(at), **story_data(at, seen)})

    while not at.over:
        if at.timeline.at_decision and at.asked is not None:
            state = at.timeline.state
            move = policy(state, KeyedLuck(at.timeline.seed, 99))
            send(at, {"do": "play", "move": at.game.write_move(move)})
        else:
            send(at, {"do": "next"})
            presses += 1
        look()
    return presses, told


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("sides", ["AAAAAA", "BBBBBB", "ABABAB", "BABABA"])
def test_a_solo_game_takes_less_than_sixty_presses_of_next(sides: str, policy: str) -> None:
    counts = []
    for seed in range(1, 13):
        at = Session("en", new_game({"seed": seed, "sides": sides}))
        counts.append(walk(at, POLICIES[policy])[0])
    assert max(counts) < MOST, counts


def test_nothing_that_happened_is_missing_from_what_is_told_event_by_event() -> None:
    at = Session("en", new_game({"seed": 4, "sides": "ABABAB"}))
    told = walk(at, POLICIES["all-in"])[1]
    lines = {(line["text"], line["why"]) for data in told for line in data["log"]}
    lines |= {(data["news"]["text"], data["news"]["why"]) for data in told}
    before = None
    for moment in at.timeline.moments:
        for event, state in moment.steps:
            seen = CRYPT.view(state, 0)
            news = at.tells.news(at.voice, event, seen, before)
            assert (news.text, news.why) in lines, event
            before = seen


def test_each_step_counts_once_and_the_last_is_the_decision() -> None:
    at = Session("en", new_game({"seed": 4, "sides": "AAAAAA"}))
    told = walk(at, POLICIES["greedy"])[1]
    for data in told:
        assert 1 <= data["step"] <= data["steps"]
        # Who looks at the last step has nothing to go on to but a decision, or the end.
        assert data["can_next"] == (data["step"] < data["steps"])
    assert told[-2]["step"] == told[-2]["steps"] - 1
    assert (told[-2]["can_next"], told[-2]["can_continue"]) == (True, False), "only the end follows"


def test_a_code_from_the_midst_of_a_step_still_opens() -> None:
    """Codes count events, as they always have: also those at which nobody stops any more."""
    at = Session("en", new_game({"seed": 4, "sides": "AAAAAA"}))
    send(at, {"do": "play", "move": "a4 b2 c1"})
    moment = at.timeline.moment
    for step in range(1, len(moment.steps) + 1):
        at.branches.go(moment.id, step)
        again = Session("en")
        send(again, {"do": "load", "text": at.match.code()})
        assert again.match.trouble is None
        assert again.timeline.place == at.timeline.place
        data = story_data(again, CRYPT.view(again.timeline.state, 0))
        assert data["news"] is not None
        send(again, {"do": "next"})
        stops = again.timeline.stops(again.timeline.moment)
        assert again.timeline.place.step in stops


@pytest.mark.parametrize("game", GAMES)
def test_no_step_leads_past_a_question(game: str) -> None:
    at = Shell(Session("en", new_game({"game": game, "seed": 7})))
    asked = 0
    for lesson in lessons(game).values():
        for number, task in enumerate(lesson.tasks):
            if task.answers and task.solution[0].startswith(ANSWER):
                send(at, {"do": "learn-start", "kind": "lesson", "id": lesson.id})
                send(at, {"do": "learn-task", "number": number})
                bar = bar_data(at.game)
                assert (bar["can_next"], bar["can_continue"]) == (False, False), task.id
                asked += 1
    assert asked > 1


@pytest.mark.parametrize("seed", [1, 2])
def test_in_sedlec_a_card_laid_is_one_step(seed: int) -> None:
    game = GAMES["sedlec"]
    at = Session(
        "en", new_game({"seed": seed, "game": "sedlec", "players": 2, "seats": ["person"] * 2})
    )
    presses, _ = walk(at, lambda state, luck: choose("sensible", game, state, luck))
    assert presses <= 4, "only what follows the last decision"
