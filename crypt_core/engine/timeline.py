"""A game as a tree of moments: step, go back, branch with the same luck or with new luck, compare.

A `Moment` is a decision that was made, with the steps it led to; moment 0 is the start. Every state
is kept, so going anywhere is a look-up. Whoever walks through a moment stops where its game says
(`Game.together`); a place counts steps all the same, so that it means the same wherever one stops.
Nothing that was played is ever lost: another decision at an earlier moment grows a branch beside
the old one.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from .game import Game, Step
from .hooks import Hooks
from .luck import KeyedLuck

if TYPE_CHECKING:
    import pandas


@dataclass(slots=True)
class Moment:
    """A decision and what came of it.

    `steps` lead from the parent's last state to `state`, where the next decision is made. `luck`
    is what was drawn from on the way. `depth` counts decisions from the start.
    """

    id: int
    parent: int | None
    move: Any
    steps: tuple[Step[Any], ...]
    state: Any
    luck: KeyedLuck
    depth: int
    children: list[int] = field(default_factory=list)

    def __repr__(self) -> str:
        """What happened first, which everybody saw; the move itself may be a secret."""
        what = f": {self.steps[0].event}" if self.steps else ""
        more = f" and {len(self.steps) - 1} more" if len(self.steps) > 1 else ""
        return f"<Moment {self.id}{what}{more}>"


class Place(NamedTuple):
    """Where one is in the tree: a moment, and how many of its steps have been shown."""

    moment: int
    step: int


class Timeline:
    """The tree of a game, and a place in it.

    It begins at the game's start, or at `state`: a position set up by hand.
    """

    def __init__(self, game: Game, setup: Any, seed: int, state: Any = None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        luck = KeyedLuck(seed)
        steps: tuple[Step[Any], ...] = ()
        if state is None:
            state, steps = game.start(setup, luck)
        self.moments = [Moment(0, None, None, steps, state, luck, 0)]
        self.line_of = [0]
        """The number of the line that each moment belongs to: see `leaves`."""
        self.ends = [0]
        """The moment with which each line ends."""
        self.salts = 0
        self.place = Place(0, len(steps))
        self._line: list[int] | None = [0]  # moments of the line one is on; None: to be found

    def __repr__(self) -> str:
        count, (moment, step) = len(self.moments), self.place
        where = f"at moment {moment}, step {step} of {len(self.moment.steps)}"
        return f"<Timeline of {self.game.name}: {count} moment{'s' * (count > 1)}, {where}>"

    def _repr_html_(self) -> str | None:
        """The table, for notebooks: as one who plays alone may know it, else as everybody may."""
        viewer = 0 if self.setup.players == 1 else None
        return Hooks.drawn(self.game.name, self.view(viewer))

    # --- where one is

    @property
    def moment(self) -> Moment:
        """The moment one is at."""
        return self.moments[self.place.moment]

    @property
    def state(self) -> Any:
        """The state one is looking at, perhaps in the middle of a moment's steps."""
        moment, step = self.moment, self.place.step
        if step == len(moment.steps):
            return moment.state
        if step:
            return moment.steps[step - 1].state
        # Before the first step of the first moment there is only its first state to show.
        return moment.steps[0].state if moment.parent is None else self.parent(moment).state

    def view(self, viewer: int | None = None) -> Any:
        """The table as `viewer` may know it, a player from 0 on (None: as everybody may)."""
        return self.game.view(self.state, viewer)

    @property
    def event(self) -> Any | None:
        """The event that has just happened, or None before the first step of a moment."""
        step = self.place.step
        return self.moment.steps[step - 1].event if step else None

    @property
    def at_decision(self) -> bool:
        """Whether all steps of the moment have been shown."""
        return self.place.step == len(self.moment.steps)

    def parent(self, moment: Moment) -> Moment:
        """The moment before. :raises ValueError: at the start."""
        if moment.parent is None:
            raise ValueError("the start of a game has no moment before it")
        return self.moments[moment.parent]

    @property
    def tip(self) -> Moment:
        """The end of the line one is on: looking back along a line does not leave it."""
        return self.moments[self._known_line()[-1]]

    def _known_line(self) -> list[int]:
        """The moments of the line one is on, by depth."""
        if self._line is None:
            end = self.end(self.place.moment)
            self._line = [moment.id for moment in self.line(end.id)]
        return self._line

    @property
    def over(self) -> bool:
        """Whether nobody decides any more where one is: the game has ended there."""
        return not self.game.deciders(self.moment.state)

    @property
    def looking_back(self) -> bool:
        """Whether this moment has been played on from already."""
        return bool(self.moment.children)

    # --- going about

    def go(self, moment: int, step: int | None = None) -> Place:
        """Go to a moment: after `step` of its steps, or to its end.

        :raises IndexError: if there is no such moment or step.
        """
        if not 0 <= moment < len(self.moments):
            raise IndexError(f"no moment {moment}: there are 0 to {len(self.moments) - 1}")
        last = len(self.moments[moment].steps)
        if step is None:
            step = last
        if not 0 <= step <= last:
            raise IndexError(f"no step {step}: moment {moment} has 0 to {last}")
        line, depth = self._known_line(), self.moments[moment].depth
        self.place = Place(moment, step)
        if depth >= len(line) or line[depth] != moment:
            self._line = None
        return self.place

    def stops(self, moment: Moment) -> tuple[int, ...]:
        """After how many of a moment's steps one stops on the way; the last one is all of them."""
        steps, together = moment.steps, self.game.together
        inside = range(1, len(steps))
        return (*(n for n in inside if not together(steps[n - 1], steps[n])), len(steps))

    @property
    def stop(self) -> int:
        """The number of the stop one is at among those of the moment; 0 before its first step."""
        step = self.place.step
        return sum(stop < step for stop in self.stops(self.moment)) + (step > 0)

    def begin(self, moment: Moment) -> Place:
        """Go to the first stop of a moment: to what came of its decision at once."""
        return self.go(moment.id, self.stops(moment)[0])

    def forward(self) -> bool:
        """On to the next stop along the line one is on; whether there was any."""
        moment, step = self.place
        if step < len(self.moment.steps):
            self.place = Place(moment, next(n for n in self.stops(self.moment) if n > step))
        elif self.moment.children:
            self.begin(self.moments[self._known_line()[self.moment.depth + 1]])
        else:
            return False
        return True

    def back(self) -> bool:
        """Back to the stop before, or into the moment before; whether there was any."""
        moment, step = self.place
        earlier = [n for n in self.stops(self.moment) if n < step]
        if earlier:
            self.place = Place(moment, earlier[-1])
        elif self.moment.parent is not None:
            parent = self.parent(self.moment)
            self.place = Place(parent.id, len(parent.steps))
        else:
            return False
        return True

    def line(self, moment: int | None = None) -> list[Moment]:
        """The moments from the start to this one (to the one where one is, if none is given)."""
        at = self.moments[self.place.moment if moment is None else moment]
        line = [at]
        while line[-1].parent is not None:
            line.append(self.moments[line[-1].parent])
        return line[::-1]

    def end(self, moment: int) -> Moment:
        """The last moment that follows, along the branch last added at each fork."""
        at = self.moments[moment]
        while at.children:
            at = self.moments[at.children[-1]]
        return at

    def leaves(self) -> list[Moment]:
        """The ends of all lines, in the order in which the lines began, the first game's first.

        A line goes on with the decision first made after each of its moments; every other
        decision there began a line of its own.
        """
        return [self.moments[end] for end in self.ends]

    # --- playing

    def aside(self) -> Timeline:
        """The same tree and the same place in it, to be played on without changing this one."""
        other = copy.copy(self)
        other.moments = [replace(moment, children=list(moment.children)) for moment in self.moments]
        other.line_of, other.ends = list(self.line_of), list(self.ends)
        other._line = None if self._line is None else list(self._line)
        return other

    def play(self, move: Any, new_luck: bool = False) -> Moment:
        """Make a decision at the end of the present moment, and go to the end of what follows.

        `move` is one of the game's moves, or the text of one: `timeline.play("a5 b1")`.

        The same luck is that of the line one is on, so that a branch can be held against it; a
        move made here before with it leads to the moment it led to then. With new luck, all chance
        from here on is drawn afresh.

        :raises IllegalMove: with the reason; nothing has changed then.
        :raises BadNotation: if the text is no move.
        """
        moment = self.moment
        if isinstance(move, str):
            move = self.game.read_move(move, moment.state)
        if new_luck:
            return self.grow(moment.id, move, moment.luck.salted(self.salts + 1))
        ahead = self._known_line()[moment.depth + 1 :][:1]
        luck = self.moments[ahead[0]].luck if ahead else moment.luck
        for child in moment.children:
            known = self.moments[child]
            if known.move == move and known.luck == luck:
                self.go(child)
                return known
        return self.grow(moment.id, move, luck)

    def grow(self, parent: int, move: Any, luck: KeyedLuck) -> Moment:
        """Add a decision after a moment, drawn from a given luck, and go there.

        :raises IllegalMove: with the reason; nothing has changed then.
        """
        before = self.moments[parent]
        state, steps = self.game.play(before.state, move, luck)
        after = Moment(len(self.moments), parent, move, steps, state, luck, before.depth + 1)
        self.moments.append(after)
        self._join_line(before, after.id)
        before.children.append(after.id)
        self.salts = max(self.salts, luck.salt)
        self.place = Place(after.id, len(steps))
        line = self._line
        if line is not None and before.depth < len(line) and line[before.depth] == parent:
            line[after.depth :] = [after.id]
        else:
            self._line = None
        return after

    def _join_line(self, before: Moment, after: int) -> None:
        """A moment goes on with the line of the one before it, or begins one."""
        if before.children:
            self.line_of.append(len(self.ends))
            self.ends.append(after)
        else:
            line = self.line_of[before.id]
            self.line_of.append(line)
            self.ends[line] = after

    # --- comparing

    def rows(self, moments: list[int], viewer: int | None = None) -> list[dict[str, Any]]:
        """What each moment came to, a row a moment and player (see `Game.figures`)."""
        return [
            {"moment": moment, **row}
            for moment in moments
            for row in self.game.figures(self.moments[moment].state, viewer)
        ]

    def frame(self, rows: str = "events", viewer: int | None = None) -> pandas.DataFrame:
        """The line that one is on as a data frame: see `crypt_core.frame`, which this is."""
        found: pandas.DataFrame = Hooks.frame(self, rows, viewer)
        return found

    def compare(self, first: int, second: int, viewer: int | None = None) -> pandas.DataFrame:
        """Two moments side by side as a data frame, with the difference of their figures.

        Rows are (player, figure); columns "first", "second", "difference", in the figure's own
        unit (see `Game.figures`). Unknown figures are missing.
        """
        import pandas  # only here: it takes most of a second to load

        def column(moment: int) -> pandas.Series[Any]:
            rows = self.rows([moment], viewer)
            cells = {
                (row["player"], name): value
                for row in rows
                for name, value in row.items()
                if name not in ("player", "moment")
            }
            index = pandas.MultiIndex.from_tuples(cells, names=["player", "figure"])
            return pandas.Series(list(cells.values()), index=index, dtype="Int64")

        frame = pandas.DataFrame({"first": column(first), "second": column(second)})
        frame["difference"] = frame["second"] - frame["first"]
        return frame
