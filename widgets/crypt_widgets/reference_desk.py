"""What is open in the rule reference: which page, what is searched for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.teach.rules import RULES

from .panel import Message

if TYPE_CHECKING:
    from .learning import Learning


class ReferenceDesk:
    """The state behind the panel; `do_...` act on its messages."""

    def __init__(self, learning: Learning) -> None:
        self.learning = learning
        self.page: str | None = None
        self.wanted = ""
        """What is searched for."""

    def do_rules_open(self, message: Message) -> None:
        """Open the reference, at a rule's page if `id` names one."""
        self.learning.do_learn_open({"screen": "rules"})
        rule = str(message.get("id"))
        if rule in RULES:
            self.page = rule
