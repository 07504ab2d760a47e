"""What is open in the rule reference: which page, what is searched for, which table is tried."""

from __future__ import annotations

from crypt_core.teach.reference.search import LONGEST
from crypt_core.teach.reference.trials import trials
from crypt_core.teach.rules import Index, index

from .around import Around
from .wire import OpenRule, RulePage, Search


class ReferenceDesk:
    """The state behind the panel; `do_...` act on its messages."""

    def __init__(self, shell: Around) -> None:
        self.shell = shell
        self.beside = False
        """Whether the rules have a place of their own on the page, and are always open."""
        self._pages: dict[str, str | None] = {}
        self._wanted: dict[str, str] = {}

    @property
    def game(self) -> str:
        """The game whose rules are shown; of each one it is kept what was open."""
        return self.shell.subject

    @property
    def rules(self) -> Index:
        """The rules of that game."""
        return index(self.game)

    @property
    def page(self) -> str | None:
        """The rule whose page is open; None: the list alone."""
        return self._pages.get(self.game)

    @property
    def wanted(self) -> str:
        """What is searched for."""
        return self._wanted.get(self.game, "")

    def turn_to(self, rule: str | None) -> None:
        """Open the page of a rule; the list alone without one."""
        if rule is None or rule in self.rules:
            self._pages[self.game] = rule

    def do_rules_open(self, message: RulePage) -> None:
        """Open the reference, at a rule's page if `id` names one, else as it was left."""
        self.shell.open("rules")
        if rule := message.get("id"):
            self.turn_to(rule)

    def do_rules_page(self, message: RulePage) -> None:
        """Another page, by the `id` of its rule; none of them without one."""
        self.turn_to(message.get("id"))

    def do_rules_search(self, message: Search) -> None:
        """Look for the words of `text`; an empty one brings the list back."""
        self._wanted[self.game] = message["text"][:LONGEST]

    def do_rules_play(self, message: OpenRule) -> None:
        """Put the table of a rule (`id`) before the learner, while the game waits."""
        rule = message["id"]
        if rule in trials(self.game):
            self.turn_to(rule)
            self.shell.try_rule(rule)
