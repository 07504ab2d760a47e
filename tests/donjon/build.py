"""Positions of Donjon set by hand, dice that fall as told, and a table to play at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from crypt_core.donjon.game import DONJON
from crypt_core.donjon.position import position
from crypt_core.donjon.state import Player, State, UnfinishedQuest
from crypt_core.engine.game import Refusal
from crypt_core.engine.luck import KeyedLuck

T = TypeVar("T")


class FixedLuck:
    """Dice that fall as told, in order; piles lie as keyed luck lays them."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def die(self, *key: int, sides: int = 6) -> int:
        assert self.faces, "a die more than was told"
        return self.faces.pop(0)

    def deal(self, cards: Sequence[T], ids: Sequence[int], count: int, *key: int) -> tuple[T, ...]:
        return KeyedLuck(0).deal(cards, ids, count, *key)

    def pick(self, cards: Sequence[T], ids: Sequence[int], place: int, *key: int) -> T:
        return KeyedLuck(0).pick(cards, ids, place, *key)


def who(adventurer: str, **fields: Any) -> dict[str, Any]:
    """An adventurer with what lies before them."""
    return {"adventurer": adventurer, **fields}


class Table:
    """A position, played on by the texts of moves; `said` is what has happened since."""

    def __init__(self, *players: dict[str, Any], **fields: Any) -> None:
        self.state: State = position(players, **fields)
        self.said: list[str] = []

    def __getitem__(self, player: int) -> Player:
        """A player, from 1 as in the notation."""
        return self.state.players[player - 1]

    def play(self, *texts: str, dice: Sequence[int] = ()) -> Table:
        """Make moves, with all the dice that fall meanwhile."""
        luck = FixedLuck(*dice)
        for text in texts:
            move = DONJON.read_move(text, self.state)
            self.state, steps = DONJON.play(self.state, move, luck)
            self.said += [str(event) for event, _ in steps]
        assert not luck.faces, "a die less than was told"
        return self

    def no(self, text: str) -> Refusal:
        """Why a move is refused."""
        refusal = DONJON.why_not(self.state, DONJON.read_move(text, self.state))
        assert refusal is not None, f"{text} is allowed"
        return refusal

    def rule(self, text: str) -> str:
        """The rule that refuses a move."""
        return self.no(text).rule

    def may(self, text: str) -> bool:
        return DONJON.why_not(self.state, DONJON.read_move(text, self.state)) is None

    @property
    def owing(self) -> list[int]:
        """Who owes a decision, from 1."""
        return [player + 1 for player in DONJON.deciders(self.state)]

    def meet(self, *others: str, dice: Sequence[int] = ()) -> Table:
        """Leave the village and draw the top card, then make these moves."""
        return self.play("done", "draw", *others, dice=dice)

    def deed(self, player: int, quest: str) -> bool:
        """Whether a player has done what a quest asks for."""
        return UnfinishedQuest(quest, True) in self[player].unfinished


def two(*more: dict[str, Any], **fields: Any) -> Table:
    """A Priest without anything on turn, a Thief, and others; Warrior-like powers are all 8."""
    return Table(who("priest", token=False), who("thief", token=False), *more, **fields)
