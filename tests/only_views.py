"""Only views reach a page: how to read what it is sent, value by value.

After each message two things must hold: the values in what was sent are those that the viewer of
that moment may know; and no word of it changes when the cards that this viewer never gets to see
are exchanged for others.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from crypt_core.crypt.components import KINDS, Card, deck_for
from crypt_core.crypt.state import State
from crypt_core.crypt.views import View, view
from crypt_core.engine.timeline import Timeline
from crypt_widgets.games.crypt.ribbon import ribbon
from crypt_widgets.games.crypt.table.present import table_data
from crypt_widgets.panels.story.present import story_data
from crypt_widgets.panels.whatif.present import told_moments, whatif_data
from crypt_widgets.tutoring.session import Session
from tests.copied import copied


def tables(message: object) -> Iterator[dict[str, Any]]:
    """Every description of a table, wherever in a message it is."""
    if isinstance(message, dict):
        if "treasures" in message and "players" in message:
            yield message
        for part in message.values():
            yield from tables(part)
    elif isinstance(message, list):
        for part in message:
            yield from tables(part)


def check_values(table: Mapping[str, Any], seen: View) -> int:
    """Each value that a table gives is one that the view gives; how many it rightly keeps back."""
    hidden = 0
    for drawn, known in zip(table["treasures"], seen.crypt, strict=True):
        if known is None:
            assert drawn["state"] == "gone"
            assert "value" not in drawn
        else:
            assert (drawn["kind"], drawn["value"]) == (known.kind, known.value)
            hidden += known.value is None
    for player, knows in zip(table["players"], seen.players, strict=True):
        drawn_cards = {group["kind"]: group["cards"] for group in player["treasures"]}
        for kind in KINDS:
            values = [card["value"] for card in drawn_cards.get(kind, [])]
            assert values == [card.value for card in knows.treasures if card.kind == kind]
            hidden += values.count(None)
    return hidden


def never_seen(timeline: Timeline, viewer: int | None) -> dict[Card, Card]:
    """The cards that a viewer sees at no moment of the game, each with another of its kind."""
    setup = timeline.setup
    everyone = (1 << setup.seats) - 1

    def sees(known: int) -> bool:
        return known == everyone if viewer is None else bool(known >> viewer & 1)

    seen = {
        lying.card
        for moment in timeline.moments
        for state in (moment.state, *(step.state for step in moment.steps))
        for lying in (*state.crypt, *state.box, *(t for p in state.players for t in p.treasures))
        if lying is not None and sees(lying.known)
    }
    others = {}
    for kind in KINDS:
        cards = [card for card in deck_for(setup.players) if card.kind == kind and card not in seen]
        others.update(zip(cards, cards[1:] + cards[:1], strict=True))
    return others


def exchanged(timeline: Timeline, others: Mapping[Card, Card]) -> Timeline:
    """The same game with these cards in each other's place."""

    def swap(lying: Any) -> Any:
        return lying and lying._replace(card=others.get(lying.card, lying.card))

    def changed(state: State) -> State:
        return state._replace(
            crypt=tuple(map(swap, state.crypt)),
            box=tuple(map(swap, state.box)),
            players=tuple(
                player._replace(treasures=tuple(map(swap, player.treasures)))
                for player in state.players
            ),
            deck=tuple(others.get(card, card) for card in state.deck),
        )

    other = copy.copy(timeline)
    other.moments = [
        replace(
            moment,
            state=changed(moment.state),
            steps=tuple(step._replace(state=changed(step.state)) for step in moment.steps),
        )
        for moment in timeline.moments
    ]
    return other


def drawn(session: Session) -> dict[str, Any]:
    """What the panels draw of a game (the frame keeps its record, which has no card in it)."""
    seen = view(session.timeline.state, session.viewer)
    return {
        "ribbon": ribbon(session, seen),
        "table": table_data(session, seen),
        "story": story_data(session, seen),
        "whatif": whatif_data(session),
        "moments": told_moments(session),
    }


def check_words(session: Session) -> int:
    """Nothing drawn depends on a card that the viewer never sees; how many such cards moved."""
    others = never_seen(session.timeline, session.viewer)
    other = copied(session)
    other.timeline = exchanged(session.timeline, others)
    assert drawn(other) == drawn(session)
    return sum(old.value != new.value for old, new in others.items())
