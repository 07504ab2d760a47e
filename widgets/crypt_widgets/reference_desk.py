"""What is open in the rule reference: which page, what is searched for, which table is tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.teach.reference.search import LONGEST
from crypt_core.teach.rules import index

from .panel import Message

RULES = index("crypt")

if TYPE_CHECKING:
    from .learning import Learning


class ReferenceDesk:
    """The state behind the panel; `do_...` act on its messages."""

    def __init__(self, learning: Learning) -> None:
        self.learning = learning
        self.page: str | None = None
        """The rule whose page is open; None: the list alone."""
        self.wanted = ""
        """What is searched for."""

    def do_rules_open(self, message: Message) -> None:
        """Open the reference, at a rule's page if `id` names one, else as it was left."""
        self.learning.do_learn_open({"screen": "rules"})
        rule = str(message.get("id"))
        if rule in RULES:
            self.page = rule

    def do_rules_page(self, message: Message) -> None:
        """Another page, by the `id` of its rule; none of them without one."""
        rule = message.get("id")
        if rule is None:
            self.page = None
        elif str(rule) in RULES:
            self.page = str(rule)

    def do_rules_search(self, message: Message) -> None:
        """Look for the words of `text`; an empty one brings the list back."""
        self.wanted = str(message.get("text") or "")[:LONGEST]

    def do_rules_play(self, message: Message) -> None:
        """Put the table of a rule (`id`) before the learner, while the game waits."""
        rule = str(message.get("id"))
        if rule in RULES:
            self.page = rule
            self.learning.try_rule(rule)
