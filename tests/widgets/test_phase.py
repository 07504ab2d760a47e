"""A phase alone: it begins where it does, nobody leaves it, and it can be begun again."""

from __future__ import annotations

from typing import Any

import pytest

from crypt_core import game
from crypt_core.coach.bots import choose
from crypt_core.donjon.events_fight import Fought, GoesOn
from crypt_core.donjon.events_turn import Drew
from crypt_core.donjon.state import NEGOTIATE
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import LANGS
from crypt_widgets import LiveGame, PhasePanel, Table
from crypt_widgets.notebook.phase_game import PhaseGame, PhaseLimits
from crypt_widgets.panels.drafted import written

PHASES = [("crypt", phase) for phase in ("reveal", "claim", "collect", "pass")]
ACTIONS = [("sedlec", action) for action in ("dig", "collect", "lay")]
TURN = ("supply", "dungeon", "negotiation", "combat", "rest", "quests")
ALL = [*PHASES, *ACTIONS, *(("donjon", phase) for phase in TURN)]


def walk(panel: PhasePanel) -> list[tuple[int, int]]:
    """Step to the end of the phase; where a decision is due, one that belongs to it is made."""
    places = []
    for _ in range(60):
        if panel.over:
            return places
        timeline = panel.game
        if panel.live.panels["bar"].data["can_next"]:
            panel.live.answer({"do": "next"})
        else:
            legal = list(timeline.game.legal_moves(timeline.state))
            move = next((it for it in legal if it.verb == panel.phase), legal[0])
            panel.live.answer({"do": "play", "move": written(move)})
        places.append((panel.moment, panel.step))
    raise AssertionError("the phase has no end")


@pytest.mark.parametrize(("name", "phase"), ALL)
def test_a_phase_is_stepped_to_its_end_and_begun_again(name: str, phase: str) -> None:
    panel = PhasePanel(phase, name, seed=7)
    begin = (panel.moment, panel.step)
    first = walk(panel)
    assert first
    assert panel.head.data["over"]
    assert panel.live.panels["bar"].data["can_next"] is False
    end = (panel.moment, panel.step)
    for ask in ("next", "continue"):
        panel.live.answer({"do": ask})
        assert (panel.moment, panel.step) == end, "nobody leaves it"
    panel.again()
    assert (panel.moment, panel.step) == begin
    assert not panel.over
    panel.live.answer({"do": "back"})
    assert (panel.moment, panel.step) == begin
    panel.moment = 0
    assert (panel.moment, panel.step) == begin
    panel.head._handle_custom_msg({"do": "phase-again", "luck": "new"}, [])
    assert not panel.over
    assert walk(panel)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("name", "phase"), ALL)
def test_before_anything_has_happened_it_says_what_it_will_tell(
    name: str, phase: str, lang: str
) -> None:
    panel = PhasePanel(phase, name, seed=7, lang=lang)
    story = panel.live.panels["story"].data
    assert (story["untold"] is None) is (story["news"] is not None)
    if story["untold"]:
        due = "step" if panel.live.panels["bar"].data["can_next"] else "decide"
        assert story["untold"] == panel.live.session.words.say(f"phase-untold-{due}")
    walk(panel)
    assert panel.live.panels["story"].data["untold"] is None


@pytest.mark.parametrize(("name", "phase"), ALL)
def test_every_step_of_it_is_of_the_phase(name: str, phase: str) -> None:
    panel = PhasePanel(phase, name, seed=11)
    begin = panel.game.place
    walk(panel)
    timeline = panel.game
    assert isinstance(panel.live, PhaseGame)
    inside = [part for place, part in panel.live.phase._walk() if begin < place <= timeline.place]
    assert {part for part, _ in inside} == {phase}
    assert len({whose for _, whose in inside}) == 1


def test_a_phase_of_the_turn_is_ones_own_and_ends_with_what_it_leads_to() -> None:
    """The card that is drawn, the dice that are rolled; whose it is does not change on the way."""
    for phase, shown in (("dungeon", Drew), ("combat", Fought), ("rest", GoesOn)):
        panel = PhasePanel(phase, "donjon", seed=7)
        assert panel.game.state.active == 0
        walk(panel)
        told = [step.event for at in panel.game.line() for step in at.steps][-8:]
        assert any(isinstance(event, shown) for event in told), phase
    negotiation = PhasePanel("negotiation", "donjon", seed=7)
    assert negotiation.live.session.deciders == (0,), "one is asked oneself"
    assert negotiation.game.state.stage == NEGOTIATE


def test_the_same_luck_is_the_same_and_new_luck_is_another() -> None:
    panel = PhasePanel("collect", seed=7)
    assert isinstance(panel.live, PhaseGame)

    def rolled() -> list[str]:
        return [str(step.event) for step in panel.game.moment.steps]

    before = rolled()
    panel.again()
    assert rolled() == before
    for _ in range(5):
        panel.again(new_luck=True)
        if rolled() != before:
            break
    assert rolled() != before


def test_it_begins_from_the_game_that_is_given_and_leaves_it_as_it_is() -> None:
    played = LiveGame(seed=7)
    played.play("a5 b3")
    length = len(played.game.moments)
    phase = PhasePanel("collect", played, lang="it")
    assert phase.head.data["title"] == "III. Raccogliere"
    walk(phase)
    assert len(played.game.moments) == length
    assert played.lang == "en"
    by_timeline = PhasePanel("claim", game(seed=7, moves=["a5 b3"]))
    assert by_timeline.moment == 0


@pytest.mark.parametrize(("name", "phase"), [PHASES[0], ACTIONS[0]])
def test_it_says_in_every_language_which_it_is_and_when_it_is_over(name: str, phase: str) -> None:
    said = []
    for lang in LANGS:
        panel = PhasePanel(phase, name, seed=7, lang=lang)
        assert panel.head.data["over"] is None
        walk(panel)
        assert panel.head.data["title"].split(". ")[-1] in panel.head.data["over"]
        said.append({str(text) for text in panel.head.data.values()})
        assert len(said[-1]) == 5
    assert len(set().union(*said)) == 5 * len(LANGS), "a text is the same in two languages"


def test_what_is_no_phase_is_said() -> None:
    with pytest.raises(ValueError, match="crypt has no phase 'dig'; it has reveal, claim"):
        PhasePanel("dig")
    with pytest.raises(ValueError, match="sedlec has no phase 'pass'; it has dig, collect, lay"):
        PhasePanel("pass", "sedlec")
    with pytest.raises(ValueError, match="donjon has no phase 'claim'; it has supply, dungeon,"):
        PhasePanel("claim", "donjon")


def ended(name: str) -> Timeline:
    """A game that has been played to its end."""
    timeline = game(name, seed=3)
    while not timeline.over:
        timeline.play(choose("random", timeline.game, timeline.state, timeline.moment.luck))
    return timeline


@pytest.mark.parametrize(("name", "phase"), [("crypt", "reveal"), ("donjon", "supply")])
def test_a_phase_that_does_not_come_any_more_is_said(name: str, phase: str) -> None:
    over = ended(name)
    for _ in range(2):  # at the end; and before it, where the game that follows is known
        with pytest.raises(ValueError, match=f"the game is over before its next '{phase}'"):
            PhasePanel(phase, over)
        over.back()


def test_where_new_luck_ends_the_game_it_begins_as_it_did(monkeypatch: Any) -> None:
    panel = PhasePanel("rest", "donjon", seed=7)
    begin = (panel.moment, panel.step)
    walk(panel)

    def never(_: PhaseLimits) -> None:
        raise ValueError("the game is over before its next 'rest'")

    monkeypatch.setattr(PhaseLimits, "_seek", never)
    panel.again(new_luck=True)
    assert (panel.moment, panel.step) == begin
    assert not panel.over


def test_nothing_leads_out_of_it() -> None:
    panel = PhasePanel("claim", seed=7)
    panel.live.answer({"do": "rule", "id": "claim.push"})
    assert panel.live.panels["story"].data["rule"]["page"] is False
    for message in ({"do": "rules-open"}, {"do": "learn-open", "screen": "course"}):
        panel.live.answer(message)
        assert "crypt-on-screen" not in panel._dom_classes, "a screen would hide the phase"
    last = ended("sedlec")
    last.back()
    panel = PhasePanel("lay", last)
    walk(panel)
    assert panel.live.panels["story"].data["end"]["verdict"]
    assert panel.live.panels["story"].data["end"]["ways"] == []


def test_at_its_end_nothing_is_to_be_decided() -> None:
    panel = PhasePanel("reveal", seed=7)
    walk(panel)
    assert panel.live.panels["table"].data["ask"] is None
    assert Table(seed=7).live.panels["table"].data["ask"] is not None
