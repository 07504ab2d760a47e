"""Find puzzles in real games of Crypt.

`python -m scripts.workshop.crypt.find_puzzles` has the coach and the sensible bot play solo games,
with all A sides, all B sides and sides drawn at random. At each of their decisions the best move is
compared with tempting ones; if it beats every other move by the margin, and an idea fits, that is a
puzzle. Of those found for each idea a few are chosen: of other rounds, sides and moves, and never
two of one seed, whose games have the same treasures. A search goes on with the seeds after those of
the last one, and a puzzle chosen before stays as long as it is one by the coach's present worth:
learners may have solved it.

It needs the extra `fit` for its progress bar, and writes
`crypt_core/crypt/teach/puzzles/puzzles.json`.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from datetime import date
from hashlib import blake2s
from typing import NamedTuple

from crypt_core.coach.bots import choose
from crypt_core.crypt.coach.advice import FLIPPING, Advice, Advised
from crypt_core.crypt.coach.bots import Appraisal, sensible_bot
from crypt_core.crypt.coach.ideas import IDEAS, Case, idea
from crypt_core.crypt.coach.known import YOU
from crypt_core.crypt.coach.sides import SIDES, sides_of
from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM, Move, write_move
from crypt_core.crypt.state import OVER, State
from crypt_core.crypt.teach.puzzles import RESULT, Puzzle, case, puzzles
from crypt_core.crypt.views import View, view
from crypt_core.engine.luck import KeyedLuck

MARGIN = 0.5
"""Coins of expected final score by which the best move beats every other."""
FIRST_SEED = 200_000
PLAYERS = ("coach", "sensible")
EACH = 3
"""Puzzles chosen for each idea."""
CLEAREST = 1.5
"""Coins from which a margin makes a puzzle no clearer."""


class Found(NamedTuple):
    """A decision that makes a puzzle, and what tells it from others with the same idea."""

    idea: str
    which: str
    seed: int
    sides: str
    moves: tuple[str, ...]
    best: str
    tempting: str
    margin: float
    difficulty: float
    round: int
    shape: str
    """When it is, what the best move does, and how many servants it places where."""

    @property
    def id(self) -> str:
        """An id that the position itself gives."""
        position = f"{self.sides} {self.seed} {', '.join(self.moves)}"
        return f"p-{blake2s(position.encode(), digest_size=3).hexdigest()}"


def search(player: str, which: str, seed: int, margin: float = MARGIN) -> Iterator[Found]:
    """Every puzzle in the game of a seed that a player plays."""
    sides = sides_of(which, seed)
    luck = KeyedLuck(seed)
    state, _ = CRYPT.start(Setup(1, sides), luck)
    made: tuple[str, ...] = ()
    while state.stage != OVER:
        advice = Advice(view(state, YOU))
        bot = choose("sensible", CRYPT, state, luck)
        if len(advice.moves) > 2 and advice.moves[1].loss >= margin:
            seen = set()
            for tempting in temptations(advice, bot):
                name = idea(Case(advice, tempting))
                if name is not None and name not in seen:
                    seen.add(name)
                    yield found(name, which, seed, state, made, advice, tempting)
        move = bot if player == "sensible" else advice.best.move
        made = (*made, notation(move))
        state, _ = CRYPT.play(state, move, luck)


def temptations(advice: Advice, bot: Move) -> list[Move]:
    """Moves that look good: the sensible bot's, and the best of those that differ in some way.

    That is, of those of another shape, of all others, and of those that claim what lies face-down
    if the best move does not, and the other way round.
    """
    others = (advice.rival, advice.lesser, advice.moves[1], _about_hidden(advice))
    tempting = [bot, *(advised.move for advised in others if advised is not None)]
    return [move for move in dict.fromkeys(tempting) if move != advice.best.move]


def _about_hidden(advice: Advice) -> Advised | None:
    """The best claim that does not do as the best move does with what lies face-down."""
    hidden = {t.slot for t in advice.view.crypt if t and t.value is None}

    def claims(move: Move) -> bool:
        return any(slot in hidden for slot, _ in move.dice)

    best = claims(advice.best.move)
    others = (it for it in advice.moves if it.move.verb == CLAIM and claims(it.move) != best)
    return next(others, None)


def found(
    name: str,
    which: str,
    seed: int,
    state: State,
    made: tuple[str, ...],
    advice: Advice,
    tempting: Move,
) -> Found:
    """What is found at a decision."""
    best = advice.best.move
    shape = "".join(str(len(efforts)) for _, efforts in best.dice)
    return Found(
        name,
        which,
        seed,
        state.setup.sides,
        made,
        notation(best),
        notation(tempting),
        advice.moves[1].loss,
        difficulty(advice),
        state.round,
        f"{Case(advice, tempting).moment} {best.verb} {shape}",
    )


def notation(move: Move) -> str:
    """A move's text without its player."""
    return write_move(move).partition(": ")[2]


def again(puzzle: Puzzle) -> Found | None:
    """A puzzle that was chosen before; None if best move, margin or idea are there no more."""
    it = case(puzzle)
    clear = it.advice.moves[1].loss >= MARGIN
    if not clear or notation(it.best.move) != puzzle.best or idea(it) != puzzle.idea:
        return None
    state = puzzle.start.timeline().state
    which = {"A": "all A", "B": "all B"}.get("".join(set(puzzle.sides)), "random")
    tempting = it.other.move
    return found(puzzle.idea, which, puzzle.seed, state, puzzle.moves, it.advice, tempting)


# --- how hard


def difficulty(advice: Advice) -> float:
    """How hard it is to find the best move: 0 is as easy as can be.

    One for each doubling of the moves to choose from; one for each doubling of the place that the
    best has in the order in which the sensible bot, who looks at this round and by rough odds,
    would try them; one if the Ghost still rolls before all is settled; one for each power that
    could be used; less one for each coin by which the best stands out, but two at most.
    """
    seen, best = advice.view, advice.best.move
    to_come = seen.stage == CLAIM and not seen.last_turn
    powers = len({advised.move.verb for advised in advice.moves} & FLIPPING)
    margin = advice.moves[1].loss
    steps = math.log2(len(advice.moves)) + math.log2(_bot_rank(seen, advice, best))
    return max(0.0, steps + to_come + powers - min(margin, 2.0))


def _bot_rank(seen: View, advice: Advice, best: Move) -> int:
    """The place of a move in the sensible bot's order; the last in windows if it is not its own."""
    legal = [advised.move for advised in advice.moves]
    if sensible_bot(seen, legal, 0) == best:
        return 1
    if seen.stage != CLAIM:
        return len(legal)
    worth = Appraisal(seen, YOU).worth
    return sum(worth(move) >= worth(best) for move in legal)


# --- choosing


def chosen(all_found: Sequence[Found], each: int = EACH, stay: Collection[str] = ()) -> list[Found]:
    """A few of each idea, as different as can be and then as clear as can be; the easiest first.

    `stay`: the ids of those that come before all others.
    """
    picked: list[Found] = []
    sides: Counter[str] = Counter()
    rarest = Counter(one.idea for one in all_found)
    for name in sorted((one.name for one in IDEAS), key=lambda name: rarest[name]):
        mine: list[Found] = []
        left = [one for one in all_found if one.idea == name]
        while len(mine) < each:
            seeds = {one.seed for one in picked}
            left = [one for one in left if one.seed not in seeds]
            if not left:
                break
            one = max(left, key=lambda one: (one.id in stay, *_appeal(one, mine, sides)))
            mine.append(one)
            picked.append(one)
            sides[one.which] += 1
    return sorted(picked, key=lambda one: (round(one.difficulty, 1), one.id))


def _appeal(one: Found, mine: Sequence[Found], sides: Counter[str]) -> tuple[float, ...]:
    """How much a puzzle adds to those picked: what is new in it, then how clear it is."""
    new = sum(
        all(getattr(one, what) != getattr(other, what) for other in mine)
        for what in ("which", "round", "shape", "best")
    )
    apart = min((abs(one.difficulty - other.difficulty) for other in mine), default=2.0)
    return new + min(apart, 2.0), -sides[one.which], min(one.margin, CLEAREST), -one.seed


def main(arguments: Sequence[str] | None = None) -> None:
    """Search, choose, and write the puzzles down."""
    from tqdm import tqdm  # with numpy in the extra `fit`

    parser = argparse.ArgumentParser(
        prog="python -m scripts.workshop.crypt.find_puzzles",
        description=(__doc__ or "").split("\n\n")[0],
    )
    parser.add_argument("--seeds", type=int, default=150, help="seeds to play (%(default)s)")
    parser.add_argument("--each", type=int, default=EACH, help="puzzles an idea (%(default)s)")
    parser.add_argument("--afresh", action="store_true", help="forget what was found before")
    asked = parser.parse_args(arguments)
    if min(asked.seeds, asked.each) < 1:
        parser.error("seeds and puzzles are whole numbers from 1 up")
    first = FIRST_SEED if asked.afresh else searched().stop
    seeds = range(first, first + asked.seeds)
    games = [(player, which, seed) for seed in seeds for which in SIDES for player in PLAYERS]
    all_found = [one for game in tqdm(games, unit="game") for one in search(*game)]
    counts = Counter(one.idea for one in all_found)
    print(", ".join(f"{one.name} {counts[one.name]}" for one in IDEAS))
    before = [] if asked.afresh else [one for one in map(again, puzzles()) if one]
    picked = chosen([*before, *all_found], asked.each, {one.id for one in before})
    RESULT.write_text(written(picked, range(FIRST_SEED, seeds.stop)), encoding="utf-8")
    print(f"{len(picked)} puzzles written to {RESULT.name}")


def searched() -> range:
    """The seeds that the puzzles were searched in."""
    first, last = json.loads(RESULT.read_text(encoding="utf-8"))["seeds"]
    return range(first, last + 1)


def written(picked: Sequence[Found], seeds: range) -> str:
    """The file of the puzzles, a line each."""
    head = {
        "about": "puzzles, made by python -m scripts.workshop.crypt.find_puzzles",
        "date": date.today().isoformat(),
        "games": len(seeds) * len(SIDES) * len(PLAYERS),
        "seeds": [seeds[0], seeds[-1]],
        "margin": MARGIN,
    }
    rows = [
        {
            "id": one.id,
            "idea": one.idea,
            "sides": one.sides,
            "seed": one.seed,
            "moves": one.moves,
            "best": one.best,
            "margin": round(one.margin, 2),
            "tempting": one.tempting,
            "difficulty": round(one.difficulty, 1),
            "round": one.round,
            "moment": one.shape.partition(" ")[0],
        }
        for one in picked
    ]
    lines = ",\n".join(json.dumps(row) for row in rows)
    return f'{json.dumps(head)[:-1]}, "puzzles": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    main()
