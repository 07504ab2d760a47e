"""Looking things up: a rule's card, the rule reference, and the tools beside the table."""

from __future__ import annotations

from crypt_core.teach.reference.search import LONGEST
from crypt_core.teach.reference.trials import trials

from ..panels.reference.state import ReferenceDesk
from ..wire import OpenRule, OpenTool, RulePage, Search, Word
from .route import handles
from .session import Session
from .shell import Shell


@handles("tool")
def open_tool(tutor: Shell, message: OpenTool) -> None:
    """Open a tool; one that the task at the table hides is opened beside the game."""
    away = tutor.practice is not None and tutor.hides(message["name"])
    (tutor.game if away else tutor.front).open_tool(message["name"])


@handles("rule", keeps_rule=True)
def open_rule(session: Session, message: OpenRule) -> None:
    """Open a rule's card in the story; an unknown id opens none."""
    session.open_rule(message["id"])


@handles("close-rule", keeps_rule=True)
def close_rule(session: Session, message: Word) -> None:
    """Close the rule's card."""
    session.close_rule()


@handles("rules-open")
def open_reference(reference: ReferenceDesk, message: RulePage) -> None:
    """Open the reference, at a rule's page if `id` names one, else as it was left."""
    reference.shell.open("rules")
    if rule := message.get("id"):
        reference.turn_to(rule)


@handles("rules-page")
def turn_to_page(reference: ReferenceDesk, message: RulePage) -> None:
    """Open the page of a rule by its `id`; without one the list."""
    reference.turn_to(message.get("id"))


@handles("rules-search")
def search(reference: ReferenceDesk, message: Search) -> None:
    """Search the reference for the words of `text`; an empty text brings the list back."""
    reference.search(message["text"][:LONGEST])


@handles("rules-play")
def try_rule(reference: ReferenceDesk, message: OpenRule) -> None:
    """Put the table at which a rule (`id`) can be tried before the learner; the game waits."""
    rule = message["id"]
    if rule in trials(reference.game):
        reference.turn_to(rule)
        reference.shell.try_rule(rule)
