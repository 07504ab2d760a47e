"""The cards of Donjon as the table draws them: what stands on each, and what it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.donjon.components import (
    EVENTS,
    FAIRY,
    FAMILIAR,
    RESERVED,
    TYPELESS,
    Setup,
    rule_of,
)
from crypt_core.donjon.teach.explain.voice import Voice
from crypt_core.teach.explain import numbers
from crypt_core.teach.rules import index

from ....tutoring.session import Session

if TYPE_CHECKING:
    from typing import Literal

    from .data import Card

    Kind = Literal["monster", "item", "special", "event", "quest", "back"]


def card_data(session: Session[Voice], setup: Setup, card: str) -> Card:
    """A monster, an item, a special card or an event."""
    if card in setup.monsters:
        return _monster(session, setup, card)
    if card in setup.items:
        return _item(session, setup, card)
    words, voice = session.words, session.voice
    event = card in EVENTS
    kept = card in (*TYPELESS, FAMILIAR, FAIRY)
    type_ = words.say("donjon-kind", kind="event" if event else "kept" if kept else "special")
    other = setup.numbers.others.get(card)
    found = _card(session, card, "event" if event else "special", voice.card(card), type_)
    if other is not None:
        found["number"] = str(other.power) if other.power else ""
        found["gems"] = other.gems
    found["label"] = _heard(session, found)
    return found


def _monster(session: Session[Voice], setup: Setup, card: str) -> Card:
    voice, it = session.voice, setup.monsters[card]
    found = _card(session, card, "monster", voice.card(card), voice.type(it.type))
    found |= {
        "sign": it.type,
        "number": str(it.power),
        "gems": it.gems,
        "trophies": it.trophies,
        "rule": "dragons" if it.type == "dragon" else "types",
    }
    found["label"] = _heard(session, found)
    return found


def _item(session: Session[Voice], setup: Setup, card: str) -> Card:
    voice, it = session.voice, setup.items[card]
    found = _card(session, card, "item", voice.card(card), voice.place(it.type))
    owner = RESERVED.get(card)
    found |= {
        "sign": it.type,
        "number": f"+{it.bonus}" if it.bonus else "",
        "gems": it.price,
        "note": voice.adventurer(owner) if owner else "",
    }
    if not owner:
        found["rule"] = "item.draconic" if card.startswith("dragon") else "item.ordinary"
    found["label"] = _heard(session, found)
    return found


def quest_data(
    session: Session[Voice],
    setup: Setup,
    quest: str,
    *,
    main: bool,
    deed: bool = False,
    counts: int | None = None,
) -> Card:
    """A quest that its viewer knows: what it asks for, and the trophy points printed on it.

    `counts` is what it has brought or cost, which is told in place of those.
    """
    voice, words = session.voice, session.words
    rank = voice.rank("main" if main else "secondary")
    found = _card(session, quest, "quest", voice.quest(quest), rank)
    found |= {
        "sign": "main" if main else "secondary",
        "number": str(setup.worth(quest)),
        "note": words.say("donjon-asks", quest=rule_of(quest)),
        "rule": f"q.{rule_of(quest)}",
    }
    if deed:
        found["type"] = words.say("donjon-quest-deed", rank=rank)
    said = [found["name"], found["type"], found["note"]]
    if counts is not None:
        sign = "+" if counts > 0 else numbers.MINUS
        found["number"] = f"{sign}{abs(counts)}"
        said.append(f"{sign}{voice.points(abs(counts))}")
    found["label"] = ". ".join(said)
    return found


def hidden_quest(session: Session[Voice], *, main: bool) -> Card:
    """A quest that lies face-down to who looks."""
    rank = session.voice.rank("main" if main else "secondary")
    name = session.words.say("donjon-player-face-down")
    found = _card(session, "quest", "back", name, rank)
    label = session.words.say("labelled", label=rank, value=name)
    found |= {"sign": "main" if main else "secondary", "label": label}
    found["rule"] = "quest.main" if main else "quest.secondary"
    return found


def _card(session: Session[Voice], card: str, kind: Kind, name: str, type_: str) -> Card:
    rule = rule_of(card)
    return {
        "id": card,
        "kind": kind,
        "sign": kind,
        "name": name,
        "type": type_,
        "number": "",
        "gems": 0,
        "trophies": 0,
        "note": "",
        "rule": rule if rule in index("donjon") else "hidden",
        "label": name,
    }


def _heard(session: Session[Voice], card: Card) -> str:
    """All that stands on a card, for those who listen."""
    words, voice = session.words, session.voice
    said = [card["name"], card["type"]]
    if card["number"]:
        said.append(
            words.say("donjon-card-number", kind=card["kind"], number=card["number"].lstrip("+"))
        )
    if card["kind"] != "item":
        said += [voice.gems(card["gems"])] if card["gems"] else []
        said += [voice.points(card["trophies"])] if card["trophies"] else []
    if card["note"]:
        said.append(words.say("donjon-card-for", adventurer=card["note"]))
    return ", ".join(said)
