"""The adventurers at the table: power, wounds, gems, trophies, and all that lies before them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.donjon.state import OVER
from crypt_core.donjon.teach import explain as say
from crypt_core.donjon.teach.explain.voice import Voice
from crypt_core.donjon.views import SeenPlayer, View

from ....panels.deciding.present import MARKS
from ....tutoring.session import Session
from .ask import judges_quests
from .bargain import PROMISES
from .cards import card_data, hidden_quest, quest_data

if TYPE_CHECKING:
    from .data import Card, Mark, Seat

TROPHIES = "trophies"
"""What a lesson brings; a mark is brought by its name."""
HAS = ("token", "familiar", "fairy", "cursed")
"""What a player can have beside cards that have a place of their own."""


def near(session: Session[Voice]) -> int:
    """Before whom the table lies: who looks, or else the first person at it."""
    for player in (session.viewer, session.shown_to, *session.people):
        if player is not None:
            return player
    return 0


def seat_data(session: Session[Voice], view: View, player: SeenPlayer) -> Seat:
    """A player as the viewer sees them."""
    voice, words = session.voice, session.words
    name = voice.name(player.player)
    adventurer = voice.adventurer(player.adventurer)
    label = voice.say("donjon-player-title", name=name, adventurer=adventurer)
    figures = say.figures(voice, player, session.untaught)
    word = words.say("donjon-word", kept=player.kept, broken=player.broken)
    trophies = view.scores[player.player] if view.over else player.trophies
    return {
        "id": player.player,
        "name": name,
        "short": voice.short(player.player),
        "mark": MARKS[player.player],
        "adventurer": player.adventurer,
        "adventurer_name": adventurer,
        "near": player.player == near(session),
        "active": view.active == player.player and not view.over,
        "asked": player.player in view.deciders,
        "role": _role(session, view, player.player),
        "power": player.power,
        "wounds": player.wounds,
        "gems": player.gems,
        "trophies": None if TROPHIES in session.untaught else trophies,
        "won": player.player in view.winners,
        "label": f"{label}. {figures}",
        "items": [card_data(session, view.setup, it) for it in player.items],
        "spoils": [card_data(session, view.setup, it) for it in player.spoils],
        "quests": quest_cards(session, view, player),
        "done": [
            quest_data(
                session,
                view.setup,
                it.quest,
                main=it.main,
                counts=view.setup.brings(it.quest, main=it.main),
            )
            for it in player.done
        ],
        "marks": _marks(session, view, player),
        "kept": player.kept,
        "broken": player.broken,
        "word": "" if PROMISES in session.untaught else word,
    }


def quest_cards(session: Session[Voice], view: View, player: SeenPlayer) -> list[Card]:
    """A player's unfinished quests, the main quest first; in the end with what they have cost."""
    held = [(True, player.main)] if player.has_main else []
    return [
        quest_data(
            session,
            view.setup,
            it.quest,
            main=main,
            deed=it.deed and not judges_quests(session),
            counts=-view.setup.costs(it.quest, main=main) if view.over else None,
        )
        if it
        else hidden_quest(session, main=main)
        for main, it in (*held, *((False, it) for it in player.quests))
    ]


def _marks(session: Session[Voice], view: View, player: SeenPlayer) -> list[Mark]:
    voice = session.voice
    found: list[Mark] = [
        {"id": it, "text": voice.say("donjon-player-mark", mark=it)}
        for it in HAS
        if getattr(player, it) and it not in session.untaught
    ]
    if player.prey:
        prey = voice.say("donjon-player-prey", type=voice.type(player.prey))
        found.append({"id": "prey", "text": prey})
    if player.companion:
        with_ = voice.say("donjon-player-companion", card=voice.card(player.companion))
        found.append({"id": "companion", "text": with_})
    if view.effect and view.effect.player == player.player:
        lies = voice.say("donjon-table-effect", card=voice.card(view.effect.card))
        found.append({"id": "effect", "text": lies})
    return found


def _role(session: Session[Voice], view: View, player: int) -> Mark | None:
    """What a player is in the fight that is on, as far as everybody sees it."""
    fight = view.fight
    if fight is None or view.stage == OVER:
        return None
    if player in fight.gone:
        role = "gone"
    elif player == fight.fighter:
        role = "attacker" if fight.arena else "fighter"
    elif player == fight.victim:
        role = "victim"
    elif player in fight.allies:
        role = "ally"
    elif fight.sides and fight.sides[player] != "none":
        role = f"with-{fight.sides[player]}"
    else:
        return None
    who = session.voice.who(player)
    return {"id": role, "text": session.words.say("donjon-role", role=role, who=who)}
