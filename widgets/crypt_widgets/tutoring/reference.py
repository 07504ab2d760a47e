"""What is open in the rule reference: which page, and what is searched for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.teach.aloud import PAGE as ALOUD
from crypt_core.teach.aloud import has_aloud
from crypt_core.teach.rules import Index, index

if TYPE_CHECKING:
    from .shell import Shell


def has_page(game: str, page: str) -> bool:
    """Whether a game's reference has such a page: a rule's, or the one to say aloud."""
    return has_aloud(game) if page == ALOUD else page in index(game)


class ReferenceState:
    """The state behind the panel of the reference."""

    def __init__(self, shell: Shell) -> None:
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
        """The rule whose page is open, or `aloud.PAGE`; None: the list alone."""
        return self._pages.get(self.game)

    @property
    def wanted(self) -> str:
        """What is searched for."""
        return self._wanted.get(self.game, "")

    def turn_to(self, rule: str | None) -> None:
        """Open the page of a rule, or `aloud.PAGE`; the list alone without one."""
        if rule is None or has_page(self.game, rule):
            self._pages[self.game] = rule

    def search(self, text: str) -> None:
        """Search for words; an empty text brings the list back."""
        self._wanted[self.game] = text
