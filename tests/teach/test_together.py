"""Steps of several events: told in one breath, with nothing left untold, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from crypt_core.crypt import events as ev
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.teach import explain
from crypt_core.engine.game import Step
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.explain import Happening
from crypt_core.teach.words import LANGS, Words
from tests.crypt.build import table
from tests.teach.test_whole_games import GAMES, RULES, check, game, seats

KIND = re.compile(r"idol|jewelry|manuscript|pottery|remains|tapestry")


def steps_of(players: int, sides: str, viewer: int | None) -> Iterator[list[Happening]]:
    """The events of a whole game as one walks through it, those of a step together."""
    told = game(players, sides)
    timeline = Timeline(CRYPT, told.setup, told.seed)
    for move in told.moves:
        timeline.play(move)
    before = None
    for moment in timeline.moments:
        begin = 0
        for stop in timeline.stops(moment):
            happenings = []
            for event, state in moment.steps[begin:stop]:
                seen = CRYPT.view(state, viewer)
                happenings.append(Happening(event, seen, before))
                before = seen
            yield happenings
            begin = stop


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("players", "sides"), GAMES)
def test_every_step_of_several_events_is_told(lang: str, players: int, sides: str) -> None:
    for you, viewer in ((0, 0), (None, None)):
        voice = explain.Voice(Words(lang), you, seats(players))
        several = [them for them in steps_of(players, sides, viewer) if len(them) > 1]
        assert several
        for happenings in several:
            news = explain.together(voice, happenings)
            assert news.rule in RULES
            assert all((news.title, news.text, news.why))
            check([news.title, news.text, news.why], voice)


@pytest.mark.parametrize(("players", "sides"), GAMES)
def test_nothing_is_left_untold(players: int, sides: str) -> None:
    """What each event names, the step names too: treasures, faces, coins."""
    voice = explain.Voice(Words("en"), 0, seats(players))
    for happenings in steps_of(players, sides, 0):
        if len(happenings) == 1:
            continue
        text = explain.together(voice, happenings).text
        for happening in happenings:
            if isinstance(happening.event, ev.Revealed):
                continue  # told as it lies: see below
            alone = explain.news(voice, *happening).text
            assert set(KIND.findall(alone)) <= set(KIND.findall(text)), (alone, text)
            numbers = set(re.findall(r"[0-9]+", alone))
            assert numbers <= set(re.findall(r"[0-9]+", text)), (alone, text)


def news_of(*events: ev.Event, crypt: str = "jewelry4 pottery2 remains1?") -> explain.News:
    seen = CRYPT.view(table(crypt, players=1), 0)
    voice = explain.Voice(Words("en"), 0, ["person", "ghost"])
    return explain.together(voice, [Happening(event, seen, seen) for event in events])


def test_a_claim_is_told_in_one_sentence() -> None:
    told = news_of(ev.Placed(0, ev.Dice(1, 4), 0), ev.Placed(0, ev.Dice(2, 3), 2))
    assert told.title == "You claim the jewelry and the remains"
    assert told.text == "You place a 4 on the jewelry and a pair of 3s (6) on the remains."
    assert "effort 4" in told.why


def test_of_a_claim_that_pushes_the_reason_is_what_beats_what() -> None:
    pushed = ev.Pushed(1, ev.Dice(1, 2))
    told = news_of(ev.Placed(0, ev.Dice(1, 3), 0, pushed), ev.Placed(0, ev.Dice(1, 6), 1))
    assert "push the Ghost’s 2 off" in told.text
    assert told.rule == "claim.push"
    assert told.why.startswith("3 beats 2.")


def test_servants_of_a_treasure_are_rolled_at_once() -> None:
    rolls = [ev.Rolled(0, 0, n, 4, face, face < 4) for n, face in enumerate((2, 5, 3), 1)]
    told = news_of(*rolls)
    assert told.title == "2, 5 and 3 against effort 4: 2 exhausted"
    assert told.text == "Your servants on the jewelry, effort 4, roll 2, 5 and 3: 2 exhausted."
    assert news_of(*rolls[::2]).title.endswith(": all exhausted")


def test_the_ghosts_dice_say_what_they_met_on_the_way() -> None:
    first = ev.Placed(1, ev.Dice(1, 5), 1, None, (ev.Passing(0, 6),))
    free = ev.Placed(1, ev.Dice(1, 2), 2, None, (ev.Passing(0, 0), ev.Passing(1, 0)))
    told = news_of(first, free)
    assert told.title == "The Ghost claims the pottery and the remains"
    assert "5 does not beat" in told.why
    assert "already holds" not in told.why
    pushed = ev.Pushed(0, ev.Dice(1, 1))
    twice = news_of(ev.Placed(1, ev.Dice(1, 5), 1, pushed), ev.Placed(1, ev.Dice(1, 2), 2, pushed))
    assert twice.why.count("come back ready") == 1
    assert "On the pottery, the Ghost’s 5 beats your 1. On the remains, the Ghost’s 2" in twice.why
    assert "leftmost" in news_of(free, free).why


def test_a_new_round_is_told_as_it_lies() -> None:
    timeline = Timeline(CRYPT, CRYPT.setup({"players": 1, "sides": "AAAAAA"}), 7)
    steps: tuple[Step[object], ...] = timeline.moment.steps
    seen = [CRYPT.view(step.state, 0) for step in steps]
    voice = explain.Voice(Words("en"), 0, ["person", "ghost"])
    both = [Happening(steps[0].event, seen[0]), Happening(steps[1].event, seen[1], seen[0])]
    told = explain.together(voice, both)
    assert told.title == "Round 1: the crypt is filled"
    assert told.text.startswith("From the left now: ")
    assert "On top of the deck: " in told.text
    assert told.rule == "solo.order"
