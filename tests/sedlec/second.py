"""Sedlec told a second time, as plainly as can be: cards lie in real piles and are taken from them.

It shares nothing with the rules that are tested but the shuffle of the 18 cards. It lists moves by
their texts, in no order, and decides where a card may lie by asking whether the crypt would be one.
"""

from __future__ import annotations

from itertools import combinations, pairwise

ROWS = {2: (4, 3, 2), 3: (3, 2, 1)}


def is_crypt(places: set[str], rows: tuple[int, ...]) -> bool:
    """Whether places such as "d1" make a crypt, full or not (rule crypt)."""
    bottom = sorted(place[0] for place in places if place[1] == "1")
    side_by_side = all(ord(b) - ord(a) == 1 for a, b in pairwise(bottom))
    if "d" not in bottom or not side_by_side or len(bottom) > rows[0]:
        return False
    for column, row in places:
        below = chr(ord(row) - 1)
        if row != "1" and not {column + below, chr(ord(column) + 1) + below} <= places:
            return False
    return all(int(row) <= len(rows) for _, row in places)


class Game:
    """A game in progress: piles with the top card last, hands, crypts as place -> card."""

    def __init__(self, players: int, first: int, shuffled: list[str]) -> None:
        self.players, self.turn = players, first
        self.piles = [shuffled[i : i + 3][::-1] for i in range(0, 18, 3)]
        self.open = [True] + [False] * 5
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.crypts: list[dict[str, str]] = [{} for _ in range(players)]
        self.dug: list[int] = []
        self.left = 36

    def copy(self) -> Game:
        other = Game.__new__(Game)
        other.players, other.turn, other.left = self.players, self.turn, self.left
        other.piles = [list(pile) for pile in self.piles]
        other.open, other.dug = list(self.open), list(self.dug)
        other.hands = [list(hand) for hand in self.hands]
        other.crypts = [dict(crypt) for crypt in self.crypts]
        return other

    def moves(self) -> set[str]:
        """The texts of all legal moves, without the player."""
        if self.left == 0:
            return set()
        if self.dug:
            return {f"take {pile + 1}" for pile in self.dug}
        hand, crypt = self.hands[self.turn], self.crypts[self.turn]
        found = set()
        if len(hand) < 2 and len(hand) + len(crypt) < 18 // self.players:
            down = [i for i in range(6) if self.piles[i] and not self.open[i]]
            found |= {f"dig {a + 1} {b + 1}" for a, b in combinations(down, 2)}
            if len(down) == 1:
                found.add(f"dig {down[0] + 1}")
            found |= {f"collect {i + 1}" for i in range(6) if self.open[i]}
        for place in (column + row for column in "abcdefg" for row in "123"):
            new = place not in crypt
            if new and is_crypt({*crypt, place}, ROWS[self.players]):
                found |= {f"lay {card} {place}" for card in hand}
        return found

    def play(self, text: str) -> Game:
        """The game after a legal move."""
        game = self.copy()
        verb, *rest = text.split()
        if verb == "lay":
            game.hands[game.turn].remove(rest[0])
            game.crypts[game.turn][rest[1]] = rest[0]
            return game._next()
        chosen = [int(number) - 1 for number in rest]
        if verb == "dig":
            for pile in chosen:
                game.open[pile] = True
            if len(chosen) == 2:
                game.dug = chosen
                return game
        game.hands[game.turn].append(game.piles[chosen[0]].pop())
        game.open[chosen[0]] = False
        game.dug = []
        return game._next()

    def _next(self) -> Game:
        self.turn = (self.turn + 1) % self.players
        self.left -= 1
        return self

    def seen(self) -> list[str]:
        """The graveyard as `position` reads it."""
        return [
            f"{pile[-1]}+{len(pile) - 1}" if self.open[i] else str(len(pile) or "-")
            for i, pile in enumerate(self.piles)
        ]
