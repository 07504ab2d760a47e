"""The messages of the rule reference."""

from __future__ import annotations

from crypt_core.teach.reference.search import LONGEST
from crypt_core.teach.reference.trials import trials

from ...tutoring.reference import ReferenceState
from ...tutoring.route import handles
from .messages import RulePage, Search, TryRule


@handles("rules-open")
def open_reference(reference: ReferenceState, message: RulePage) -> None:
    """Open the reference, at a rule's page if `id` names one, else as it was left."""
    reference.shell.open("rules")
    if rule := message.get("id"):
        reference.turn_to(rule)


@handles("rules-page")
def turn_to_page(reference: ReferenceState, message: RulePage) -> None:
    """Open the page of a rule by its `id`; without one the list."""
    reference.turn_to(message.get("id"))


@handles("rules-search")
def search(reference: ReferenceState, message: Search) -> None:
    """Search the reference for the words of `text`; an empty text brings the list back."""
    reference.search(message["text"][:LONGEST])


@handles("rules-play")
def try_rule(reference: ReferenceState, message: TryRule) -> None:
    """Put the table at which a rule (`id`) can be tried before the learner; the game waits."""
    rule = message["id"]
    if rule in trials(reference.game):
        reference.turn_to(rule)
        reference.shell.try_rule(rule)
