"""What the panel `help` draws: odds of the graveyard, what one card adds, the best arrangement."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from crypt_core.sedlec.coach.arrange import ALWAYS, Arrangement
from crypt_core.sedlec.coach.choices import Choice, Choices
from crypt_core.sedlec.coach.graves import skull_chances
from crypt_core.sedlec.components import Card
from crypt_core.sedlec.pyramid import PlacedCard
from crypt_core.sedlec.teach import explain
from crypt_core.sedlec.teach.explain import help as say
from crypt_core.sedlec.teach.explain.voice import Voice
from crypt_core.sedlec.views import View
from crypt_core.teach.explain import numbers

from ....panels.drafted import laid_data, written
from ....tutoring.session import Session
from .state import HelpState

if TYPE_CHECKING:
    from ....panels.data import Closed, Nothing
    from ..data import CardFaces
    from .data import (
        ActionRow,
        Actions,
        Arranged,
        ArrangedCrypt,
        Graves,
        HelpData,
        SkullChance,
        SkullRow,
    )


def help_data(session: Session[Voice]) -> HelpData | Closed | Nothing:
    """The panel's data at the moment shown; empty once the game is over."""
    panel_state = session.panel_state(HelpState)
    if session.over:
        return {}
    if not panel_state.open:
        return {"open": False}
    view = session.game.view(session.timeline.state, session.viewer)
    player = panel_state.player
    data: HelpData = {
        "open": True,
        "who": None,
        "graves": _graves(session, view),
        "cards": say.counted_with(session.voice, view),
        "actions": _actions(session, view),
        "laid": laid_data(session) if session.deciding else None,
        "arrange": None if player is None else _arrange(session, view, player),
    }
    if player is not None and len(session.people) > 1:
        data["who"] = session.words.say("sedlec-help-for", name=session.voice.name(player))
    return data


# --- what lies face-down --------------------------------------------------------------------------


def _graves(session: Session[Voice], view: View) -> Graves:
    """How likely the next cards show each type of skull."""
    voice, unseen = session.voice, len(view.unseen)
    if not unseen:
        return {"note": session.words.say("sedlec-help-graves-none"), "rows": [], "two": False}
    rows: list[SkullRow] = []
    for skull, chances in skull_chances(view).items():
        rows.append(
            {
                "skull": skull,
                "name": session.words.say("sedlec-skulls", skull=skull),
                "text": say.shows(voice, skull, chances),
                "one": _chance(session, chances.one),
                "two": None if chances.two is None else _chance(session, chances.two),
            }
        )
    return {
        "note": say.graves(voice, view),
        "rows": rows,
        "two": len(view.face_down) > 1,
    }


def _chance(session: Session[Voice], chance: Fraction) -> SkullChance:
    return {
        "text": numbers.percent(session.voice, chance),
        "width": round(float(chance) * 100, 1),
        "exact": str(chance),
    }


# --- what one card adds ---------------------------------------------------------------------------


def _actions(session: Session[Voice], view: View) -> Actions:
    """What may be laid and what may be taken, never in one ranking: see `Choices`.

    Both empty if nobody at the screen decides. Only of cards to lay the best are marked, and none
    if there is nothing to tell apart.
    """
    found = session.panel_state(HelpState).choices(view)
    lay, take = (_ranked(session, view, rows, found) for rows in found)
    if len({choice.points for choice in found.lay}) > 1:
        for row, choice in zip(lay, found.lay, strict=True):
            row["best"] = choice.points == found.lay[0].points
    return {"lay": lay, "take": take}


def _ranked(
    session: Session[Voice], view: View, rows: Sequence[Choice], found: Choices
) -> list[ActionRow]:
    """The rows of a list, each with a bar as long as its share of the most in this list."""
    most = max((choice.points for choice in rows), default=0)
    return [
        _choice(session, view, choice, found, float(choice.points / most) if most else 0)
        for choice in rows
    ]


def _choice(
    session: Session[Voice], view: View, choice: Choice, found: Choices, share: float
) -> ActionRow:
    voice = session.voice
    return {
        "move": written(choice.move),
        "verb": choice.move.verb,
        "label": say.action(voice, choice, view),
        "card": None if choice.card is None else _card(session, choice.card),
        "backs": len(choice.move.piles) if choice.card is None else 0,
        "points": say.points(voice, choice.points),
        "hear": say.points_in_words(voice, choice.points),
        "reason": say.reason(voice, choice, found.take),
        "same": say.same(voice, choice),
        "places": []
        if choice.places is None
        else [
            {"place": str(place), "text": say.points(voice, points)}
            for place, points in choice.places.items()
        ],
        "best": False,
        "width": round(share * 100, 1),
    }


# --- the best arrangement -------------------------------------------------------------------------


def _arrange(session: Session[Voice], view: View, player: int) -> Arranged | None:
    """The best that the player's crypt can still become."""
    seen = view.players[player]
    if not seen.missing:
        return None
    voice, panel_state = session.voice, session.panel_state(HelpState)
    if seen.missing > ALWAYS:
        note = session.words.say("sedlec-help-arrange-later", most=ALWAYS, count=seen.missing)
        return {"note": note, "crypt": None, "ceiling": None, "same": None}
    found = panel_state.filling(view, player)
    assert found.known is not None
    assert found.ceiling is not None
    more = found.ceiling.points > found.known.points
    return {
        "note": say.arranged(voice, found),
        "crypt": _crypt(session, view, player, found.known),
        "ceiling": {
            "label": say.ceiling(voice, found),
            "open": panel_state.ceiling,
            "crypt": _crypt(session, view, player, found.ceiling) if panel_state.ceiling else None,
        }
        if more
        else None,
        "same": None if more else session.words.say("sedlec-help-ceiling-same"),
    }


def _crypt(session: Session[Voice], view: View, player: int, best: Arrangement) -> ArrangedCrypt:
    """A crypt with what an arrangement adds, to be drawn, and the additions in words."""
    crypt = view.players[player].crypt
    cards = [(laid, False) for laid in crypt] + [(laid, True) for laid in best.laid]
    left = min(laid.place.x for laid, _ in cards) if cards else 0
    return {
        "rows": len(view.setup.rows),
        "cards": [
            {
                "place": str(laid.place),
                "x": laid.place.x - left,
                "row": laid.place.row,
                "fresh": new,
                "card": _card(session, laid.card),
            }
            for laid, new in sorted(cards, key=_from_the_top)
        ],
        "lines": [say.laid(session.voice, laid) for laid in best.laid],
    }


def _from_the_top(of: tuple[PlacedCard, bool]) -> tuple[int, int]:
    """The order in which the cards of a crypt are read."""
    place = of[0].place
    return -place.row, place.column


def _card(session: Session[Voice], card: Card) -> CardFaces:
    return {
        "text": str(card),
        "top": card.top,
        "bottom": card.bottom,
        "label": explain.card_label(session.voice, card),
    }
