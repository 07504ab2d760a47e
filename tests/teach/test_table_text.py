"""The table as text: all that lies on it, in every language, and no more than its viewer knows."""

from __future__ import annotations

import re

import pytest

from crypt_core.crypt.components import Card, deck_for
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.state import State
from crypt_core.crypt.teach import explain
from crypt_core.crypt.views import view
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import LANGS, Words
from tests.crypt.build import move, table
from tests.teach.typography import faults

SEATS = ["person", "person"]


def told(state: State, viewer: int | None = 0, lang: str = "en", solo: bool = False) -> str:
    seats = ["person", "ghost"] if solo else SEATS
    voice = explain.Voice(Words(lang), viewer, seats)
    parts = explain.table_text(voice, view(state, viewer))
    return "\n".join(line for part in parts for line in (f"# {part.title}", *part.lines))


def test_everything_on_the_table_is_told() -> None:
    state = table("idols4=P2:44 pottery2? -", "idols1 idols3", "remains2", turn=1, round_=3)
    text = told(state)
    assert "# Round 3 of 8 · Claim\n" in text
    assert "a: idol, 4 coins, Player 2’s pair of 4s (8) on it\n" in text
    assert re.search(r"b: pottery, face-down, worth (\d, )*\d or \d", text)
    assert "c: an empty place\n" in text
    assert "# You\n3 servants ready, 0 exhausted\nLeader" in text
    assert "Idols: 1 and 3\n" in text
    assert "# Player 2\n1 servant ready, 0 exhausted\n" in text
    assert "Idols A. In Collect" in text
    assert "You: done (2), Player 2: 0 of 1.\n" in text
    assert "cards in the deck" in text


def test_results_and_the_ghosts_dice_are_told() -> None:
    state = table("idols4 pottery2? jewelry2", players=1)
    timeline = Timeline(CRYPT, state.setup, 7, state)
    texts = []
    for text in ("a666", "recover"):
        moment = timeline.play(move(text, timeline.state))
        texts += [told(step.state, solo=True) for step in moment.steps]
    assert any("# The Ghost\n3 dice at hand\nThe Ghost has rolled" in text for text in texts)
    rolled = re.compile("\nServant on the [a-z ()0-9-]+: effort 6, rolled")
    assert any(rolled.search(text) for text in texts)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_it_tells_nothing_that_its_viewer_does_not_know(viewer: int | None) -> None:
    state = table("idols4 pottery2? jewelry2", "idols1?", "remains2?", turn=1)
    hidden = [
        lying
        for lying in (*state.crypt, *(t for p in state.players for t in p.treasures))
        if lying and not (lying.known >> viewer & 1 if viewer is not None else lying.known == 3)
    ]
    assert hidden

    def other(card: Card) -> Card:
        return next(it for it in deck_for(2) if it.kind == card.kind and it.value != card.value)

    def swap(lying):
        return lying._replace(card=other(lying.card)) if lying in hidden else lying

    swapped = state._replace(
        crypt=tuple(map(swap, state.crypt)),
        players=tuple(p._replace(treasures=tuple(map(swap, p.treasures))) for p in state.players),
    )
    assert told(swapped, viewer) == told(state, viewer)


@pytest.mark.parametrize("lang", LANGS)
def test_it_reads_well(lang: str) -> None:
    state = table("idols4=P2:44 pottery2? -", "idols1 idols3?", "remains2?", turn=1)
    voice = explain.Voice(Words(lang), 0, SEATS)
    for viewer in (0, 1, None):
        for title, lines in explain.table_text(voice, view(state, viewer)):
            assert [fault for line in (title, *lines) for fault in faults(line, lang)] == []
    assert voice.words.fallbacks == set()


def test_a_treasure_is_called_by_its_name_and_one_of_two_by_what_tells_it_apart() -> None:
    """By its value, or that it lies face-down; by its letter where nothing else does."""

    def called(crypt: str, lang: str = "en", viewer: int | None = 0) -> list[str]:
        at = view(table(crypt, players=1), viewer)
        voice = explain.Voice(Words(lang), 0, ["person", "ghost"])
        return [voice.on(slot, at) for slot in range(3)]

    assert called("idols4 pottery2 jewelry1?")[1:] == ["on the pottery", "on the jewelry"]
    assert called("idols4 idols3 jewelry1?")[:2] == ["on the idol (4)", "on the idol (3)"]
    assert called("idols4 idols1? jewelry2")[:2] == ["on the idol (4)", "on the idol (face-down)"]
    assert called("idols4? idols3? jewelry2")[:2] == ["on the idol (a)", "on the idol (b)"]
    assert called("idols4 idols1? remains2", "fr") == [
        "sur l’idole (4)",
        "sur l’idole (face cachée)",
        "sur la relique",
    ]
    assert called("tapestries4 tapestries1? remains2", "it") == [
        "sull’arazzo (4)",
        "sull’arazzo (tesoro coperto)",
        "sulla carta di Resti Sacri",
    ]
