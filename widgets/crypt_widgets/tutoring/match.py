"""The game at a table: how it began, what it has come to, how it is kept and shared."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import TYPE_CHECKING

from crypt_core.engine.game import BadSetup
from crypt_core.engine.record import RecordError, code
from crypt_core.engine.timeline import Moment, Timeline

from .opening import HIDDEN, OTHER, Opened, Rival, new_game, new_id, read_game

if TYPE_CHECKING:
    from .session import Session

_ARRIVALS = count(1)


class Match:
    """The game at a table: how it began, what it has come to, and which ones stand beside it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.kept_by_page = False
        """Whether there is a page that keeps what is played."""
        self.saved: str | None = None
        """A game that the browser has kept, while it is offered."""
        self.previous: str | None = None
        """The game that was left for this one."""
        self.trouble: RecordError | BadSetup | None = None
        """Why a game could not be begun or opened."""
        self.arrived = 0
        """A larger number each time that the game's end is reached; zero before."""

    def take_over(self, game: Opened) -> None:
        """Note what came with the game that is at the table now."""
        self.rival = game.rival
        """The score to beat, if the deal has been played before."""
        self.day = game.day
        """The day of which it is the deal."""
        self.closes = game.closes
        """Whether the first chapter of the course ends with it."""
        self.accompanied = game.accompanied
        """Whether a companion guides whoever plays it."""
        self.taken_up = False
        """Whether a challenge has been accepted."""
        self.id = game.id
        """The id by which the browser keeps this game; None while it does not."""
        self.for_good = game.for_good
        """Whether nobody goes back past a decision until the game is over."""
        self._brought = self.decided
        """How many decisions came with it: those in a link were made by somebody else."""
        self._moments_brought = len(game.timeline.moments)

    # --- a game comes to the table

    def begin(self, game: Opened) -> None:
        """Put another game on the table; this one becomes the previous one."""
        if len(self.session.timeline.moments) > 1:
            self.previous = self.opened.record()
        self.session.put_on_table(game)
        self.trouble = None
        self.saved = None

    def start(self, setup: Mapping[str, object]) -> None:
        """Begin a new game; a setup that no game can start from is kept as `trouble`."""
        try:
            self.begin(new_game(setup))
        except (BadSetup, RecordError) as error:
            self.trouble = error

    def deal_again(self, rival: Rival | None) -> None:
        """Begin the same deal again, with this score to beat."""
        session = self.session
        again = Opened(self._deal(), session.seats, self.for_good, rival=rival, names=session.names)
        self.begin(again)

    def deal(self, seed: int) -> None:
        """Begin the same game with other luck, and nothing decided yet."""
        self.begin(Opened(self._deal(seed), self.session.seats, self.for_good))

    def load(self, text: str) -> None:
        """Begin the game of a record or a code; a bad one is kept as `trouble`."""
        try:
            self.begin(read_game(text))
        except RecordError as error:
            self.trouble = error

    def _deal(self, seed: int | None = None) -> Timeline:
        """The game with nothing decided yet, with the same luck or with that of another seed."""
        timeline = self.session.timeline
        same = timeline.seed if seed is None else seed
        return Timeline(self.session.game, timeline.setup, same)

    # --- what it has come to

    @property
    def own(self) -> bool:
        """Whether it is played here: what came with a link somebody else has decided."""
        return self.id is not None or self.decided_here

    @property
    def decided(self) -> int:
        """How many decisions people have made, in all lines together."""
        people, moments = self.session.people, self.session.written.timeline.moments
        return sum(moment.move.player in people for moment in moments[1:])

    @property
    def decided_here(self) -> bool:
        """Whether people have made a decision since the game came to the table."""
        return self.decided > self._brought

    @property
    def ended_here(self) -> bool:
        """Whether the game has ended since it came to the table."""
        return self.outcome is not None and self.outcome.id >= self._moments_brought

    @property
    def outcome(self) -> Moment | None:
        """The end of the first line that was finished, which counts; later ones were tried."""
        timeline = self.session.written.timeline
        ends = (timeline.moments[end] for end in sorted(timeline.ends))
        return next((end for end in ends if not self.session.game.deciders(end.state)), None)

    @property
    def score(self) -> int | None:
        """The score of a person who plays alone, in the first line that was finished."""
        alone = self.session.timeline.setup.players == 1
        end = self.outcome if alone else None
        return None if end is None else int(end.state.scores[0])

    @property
    def first(self) -> bool:
        """Whether it is somebody's first whole game, as far as is known."""
        return self.accompanied or self.closes

    def arrive(self) -> None:
        """Note that the game's end has been reached."""
        self.arrived = next(_ARRIVALS)

    @property
    def seed_is_secret(self) -> bool:
        """Whether the seed would reveal what is still a secret between several people.

        Once one line is finished nothing is secret, whatever is tried then.
        """
        return len(self.session.people) > 1 and self.outcome is None

    # --- challenges

    @property
    def dared(self) -> bool:
        """Whether this deal is a challenge that has not been accepted or played yet."""
        sent = self.rival is not None and self.rival.sent
        return sent and not self.taken_up and len(self.session.timeline.moments) == 1

    def dares(self) -> list[str]:
        """The codes of this deal for somebody else: with the score shown, and with it hidden."""
        score = self.score
        if score is None:
            return []
        seats = self.session.seats
        rivals = (Rival(score, whose) for whose in (OTHER, HIDDEN))
        return [Opened(self._deal(), seats, self.for_good, rival=it).code() for it in rivals]

    # --- how it is kept

    @property
    def opened(self) -> Opened:
        """The game as it is, whatever is tried beside it."""
        session = self.session
        return Opened(
            session.written.timeline,
            session.seats,
            self.for_good,
            self.id,
            self.rival,
            self.day,
            self.closes,
            session.names,
            self.accompanied,
        )

    def name_if_own(self) -> None:
        """Give the game an id, once the page is to keep it."""
        if self.kept_by_page and self.id is None and self.decided_here:
            self.id = new_id()

    def record(self) -> str:
        """Return the whole tree as a record's text, without the id that the browser keeps it by."""
        return self.opened._replace(id=None).record()

    def code(self) -> str:
        """Return the line up to the moment shown as a code for the address."""
        written = self.session.written
        written.go_on()
        return code(written.timeline, self.opened.extra, written)
