"""One learner's session: the game, who looks at the screen, and what is being asked.

It knows neither widgets nor messages: `tutoring.router` hands it to the handlers of messages, and
the presenters draw what it has become.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar

from crypt_core.coach.bots import PERSON, out_of_turn, seated
from crypt_core.engine.game import BadNotation, BadSetup, Game, Refusal
from crypt_core.engine.notation import with_mover
from crypt_core.engine.record import RecordError, Written, code
from crypt_core.engine.timeline import Moment, Timeline
from crypt_core.teach.explain import teller
from crypt_core.teach.rules import index
from crypt_core.teach.words import Words

from ..folders import defined_in, modules
from ..games.faces import face
from .desk import Desk
from .kept import Kept
from .opening import Opened, new_game, new_id, read_game
from .rival import HIDDEN, OTHER, Rival

if TYPE_CHECKING:
    from ..panels.whatif.expecting import Expected

D = TypeVar("D", bound=Desk)

STORY = "story"
"""The tool that is always there."""

FULL_REASONS = 2
"""How often the reason of a rule is told in full before a line does."""

_TABLES = count()
_ARRIVALS = count(1)


class Verdict(NamedTuple):
    """The judge's answer to a move that was considered, or tried (`final`)."""

    move: str
    refusal: Refusal | None
    final: bool
    warned: bool = False
    """Whether it was to be played, and is held back once because of what it costs."""


@cache
def desks_of(game: str = "") -> tuple[type[Desk], ...]:
    """What the panels of a game's own hold, or those that all games share."""
    return tuple(kind for module in modules("state", game) for kind in defined_in(module, Desk))


class Session:
    """The state behind the panels of one table."""

    def __init__(self, lang: str = "en", game: Opened | None = None) -> None:
        self.words = Words(lang)
        self.tool = STORY
        """Which of the tools beside the table is chosen, by its panel's name."""
        self.beside: set[str] = set()
        """Tools that have a place of their own on the page, and are always open."""
        self.there: Collection[str] | None = None
        """The names of the panels that show any of it; None: all that there are."""
        self.held = False
        """Whether nothing is to be decided here, whatever the game waits for."""
        self.arrived = 0
        """Each time that one comes to the end of a game a larger number; zero before."""
        self.began = 0
        """The moment at which it began: a task's is one of a game."""
        self.guided = False
        """Whether somebody else says what to do: then there is no list of all that one may."""
        self.helps: Collection[str] | None = None
        """What the table may tell beside what is on it, where one is to judge it oneself; None:
        all that its game tells there."""
        self.untaught: Collection[str] = ()
        """What the table does not show yet, by its game's names for it: it has not been taught."""
        self.choices: Collection[str] = ()
        """The answers to what is asked beside the table; where one is a card, the card answers."""
        self.rule: str | None = None
        self.reading_from = STORY
        """The tool that was shown before a rule's card was opened."""
        self.kept_by_page = False
        """Whether there is a page that keeps what is played."""
        self.warns = False
        """Whether a decision that costs much is held back once, with a word about that."""
        self.saved: str | None = None
        """A game that the browser has kept, while it is offered."""
        self.previous: str | None = None
        """The game that was left for this one."""
        self.trouble: RecordError | BadSetup | None = None
        self.reasons: dict[tuple[str, str], list[tuple[int, int, int]]] = {}
        """By game and rule, where its reason has been told in full: see `knows_reason`."""
        self.desks: dict[type[Desk], Desk] = {}
        """What the panels at the table hold, those of the game's own first."""
        self._sit_down(game or new_game({}))

    def _sit_down(self, game: Opened) -> None:
        self.timeline: Timeline = game.timeline
        self.written = Written(game.timeline)
        if not self.desks or self.game is not game.timeline.game:
            self.game: Game = game.timeline.game
            self.tells = teller(self.game.name)
            self.rules = index(self.game.name)
            self.face = face(self.game.name)
            kinds = (*desks_of(self.game.name), *desks_of())
            self.desks = {kind: self.desks.get(kind) or kind(self) for kind in kinds}
        self.table = next(_TABLES)
        """A number that no other table has: a move being laid out at one is none at another."""
        self.seats: list[str] = game.seats
        self.names = game.names
        """What people are called, by their seats; empty for who has no name of their own."""
        self.rival = game.rival
        """The score to beat, if the deal has been played before."""
        self.day = game.day
        """The day of which it is the deal."""
        self.closes = game.closes
        """Whether the first chapter of the course ends with it."""
        self.taken_up = False
        """Whether whoever was challenged has said that they play."""
        self.id = game.id
        """By what the browser knows this game among those that it keeps; None while it is none."""
        self._brought = self.decided
        """How many it came with: what is in a link nobody here has decided."""
        self._moments_brought = len(game.timeline.moments)
        self.for_good = game.for_good
        """Whether nobody goes back past a decision until the game is over."""
        if self.bound and self.timeline.moment is not self.timeline.tip:
            self.timeline.go(self.timeline.tip.id)
        # Nobody knows which of several people is at the screen.
        self.shown_to: int | None = self.people[0] if len(self.people) == 1 else None
        self.attention: int | None = None
        self.new_luck = False
        self.verdict: Verdict | None = None
        self.shown_as: int | Literal["whoever"] | None = "whoever"
        """For whom the table is drawn, if somebody has said that in Python."""
        self.laid: tuple[str, int] = ("", 0)
        """A move that has been laid out for the table to show, and how often that has been done."""
        self.swept = 0
        """How often what had been laid out, and not played, was put back."""
        self.compared: tuple[int, int] | None = None
        self.expected: dict[int, Expected] = {}
        """What may be expected from where lines end, by their last moments, once it was asked."""
        self.told = Kept()
        """What presenters have worded already, by moment, viewer and language."""
        self._told_of_game = self.told
        if any(desk.open and desk.nothing_to_look_back_on for desk in self.all_desks):
            self.tool = STORY
        self._searched = 0
        self._secret = False
        self._seen: tuple[tuple[int | None, ...], Any] | None = None
        for desk in self.all_desks:
            desk.sit_down()

    @property
    def all_desks(self) -> Collection[Desk]:
        """The desks of the game's own panels, and those that all games share."""
        return self.desks.values()

    def desk(self, kind: type[D]) -> D:
        """The desk of a panel.

        :raises KeyError: if no panel at this table has it.
        """
        found = self.desks[kind]
        assert isinstance(found, kind)
        return found

    def begin(self, game: Opened) -> None:
        """Another game takes the place of this one, which becomes the previous one."""
        if len(self.timeline.moments) > 1:
            self.previous = self.opened.record()
        self._sit_down(game)
        self.trouble = None
        self.saved = None

    # --- who sees what

    @property
    def people(self) -> list[int]:
        """The seats in which a person sits."""
        return [i for i, seat in enumerate(self.seats) if seat == PERSON]

    @property
    def deciders(self) -> tuple[int, ...]:
        """The players who owe a decision at the moment shown."""
        return self.game.deciders(self.timeline.state)

    @property
    def asked(self) -> int | None:
        """The person whose decision is due: of several whoever is at the screen, or the first.

        It is nobody's while a bot acts out of turn: what it does may leave nothing to decide.
        """
        owing = [player for player in self.deciders if player in self.people]
        if owing and self._bot_steps_in():
            return None
        if self.shown_to in owing:
            return self.shown_to
        return owing[0] if owing else None

    @property
    def wanted(self) -> int | None:
        """The person who should be looking at the screen now; None: whoever is.

        Whoever has just made a decision sees what came of it; then it is the turn of the next.
        """
        deciding = self.asked if self.timeline.at_decision else None
        if deciding is None:
            return None if self.told_to_all else self.attention
        if self.attention not in (None, deciding) and self._secrets():
            return self.attention
        return deciding

    @property
    def told_to_all(self) -> bool:
        """Whether everybody at the screen watches what is shown, such as dice that are rolled.

        Then nothing of anybody's own is shown, until they are asked again behind the curtain.
        """
        for_all = getattr(self.face, "for_all", None)
        if for_all is None or len(self.people) < 2 or self.over:
            return False
        if self.timeline.at_decision and self.asked is not None:
            return False
        told: bool = for_all(self.timeline.moment, self.people)
        return told

    @property
    def curtain(self) -> bool:
        """Whether the screen must change hands before more than the public may be shown."""
        if self.shown_as != "whoever":
            return False
        return self.wanted not in (None, self.shown_to) and self._secrets()

    def _secrets(self) -> bool:
        """Whether at any moment of the tree some people know what others do not.

        At any, since whoever sits at the screen may go back to all of them.
        """
        moments = self.timeline.moments
        while not self._secret and self._searched < len(moments):
            steps = moments[self._searched].steps
            self._secret = any(self.game.uneven(step.state, self.people) for step in steps)
            self._searched += 1
        return self._secret

    @property
    def viewer(self) -> int | None:
        """For whom the table is drawn; None shows only what everybody has seen."""
        if self.shown_as != "whoever":
            return self.shown_as
        if self.curtain:
            return None
        return self.shown_to if self.wanted is None else self.wanted

    @property
    def seen(self) -> Any:
        """The view of the moment shown: what its viewer may know."""
        key = (*self.timeline.place, self.viewer)
        if self._seen is None or self._seen[0] != key:
            self._seen = key, self.game.view(self.timeline.state, self.viewer)
        return self._seen[1]

    @property
    def deciding(self) -> bool:
        """Whether a person whose decision is due may make it now at this screen."""
        at_decision = self.timeline.at_decision and self.asked is not None
        if self.held or self.shown_as not in ("whoever", self.asked):
            return False
        return at_decision and self.wanted == self.asked and not self.curtain

    def has(self, *panels: str) -> bool:
        """Whether there are panels of these names: what leads to another one leads nowhere."""
        return self.there is None or set(panels) <= {*self.there}

    @property
    def over(self) -> bool:
        """Whether the game is over at the moment shown."""
        return self.timeline.at_decision and not self.deciders

    @property
    def bound(self) -> bool:
        """Whether one stays after the last decision: nobody may see what another would have led to.

        It ends with the game, whatever is tried then.
        """
        return self.for_good and not self.aside and self.outcome is None

    @property
    def unsafe(self) -> bool:
        """Whether who knows the seed knows what is still a secret between several people.

        Once one line has come to its end nothing is, whatever is tried then.
        """
        return len(self.people) > 1 and self.outcome is None

    @property
    def opened(self) -> Opened:
        """The game as it is, whatever is tried aside of it."""
        return Opened(
            self.written.timeline,
            self.seats,
            self.for_good,
            self.id,
            self.rival,
            self.day,
            self.closes,
            self.names,
        )

    @property
    def own(self) -> bool:
        """Whether it is played here: what a link has brought somebody else has decided."""
        return self.id is not None or self.decided_here

    @property
    def decided_here(self) -> bool:
        """Whether people have made a decision since the game came to the table."""
        return self.decided > self._brought

    @property
    def ended_here(self) -> bool:
        """Whether the game has come to its end since it came to the table."""
        return self.outcome is not None and self.outcome.id >= self._moments_brought

    @property
    def reviewer(self) -> str | None:
        """The tool that goes over the game; none if there is nothing to go over."""
        return next((desk.TOOL for desk in self.all_desks if desk.goes_over is not None), None)

    @property
    def shown(self) -> tuple[str, ...]:
        """The tools that are shown: the chosen one, at the end of a game what goes over it too."""
        if self.tool == STORY and self.over and not self.aside and self.reviewer is not None:
            return (STORY, self.reviewer)
        return (self.tool,)

    @property
    def voice(self) -> Any:
        """How the session speaks: as its game, in its language, to whoever is alone with it."""
        seats = [*self.seats, *self.game.roles(len(self.seats))]
        you = self.people[0] if len(self.people) == 1 else None
        voice = self.tells.Voice(self.words, you, seats)
        voice.names = self.names
        voice.sees = lambda: self.game.view(self.timeline.state, self.viewer)
        return voice

    @property
    def opening(self) -> bool:
        """Whether nobody has decided anything yet, and somebody is to do so without being led."""
        return self.timeline.moment.parent is None and self.deciding and not self.guided

    def knows_reason(self, rule: str) -> bool:
        """Whether whoever looks has read the reason of a rule often enough for a line to do.

        Where it was told in full, it is so whenever one looks there again; in a lesson always.
        """
        told = self.reasons.get((self.game.name, rule), [])
        if self.guided or self.curtain or (self.table, *self.timeline.place) in told:
            return False
        return len(told) >= FULL_REASONS

    def tell_reason(self, rule: str) -> None:
        """Remember that the reason of a rule is told in full where one is, if it is."""
        if self.guided or self.curtain or self.opening or self.knows_reason(rule):
            return
        places = self.reasons.setdefault((self.game.name, rule), [])
        place = (self.table, *self.timeline.place)
        if place not in places:
            places.append(place)

    # --- changes

    @contextmanager
    def acting(self, keeps_rule: bool = False, may_end: bool = False) -> Iterator[None]:
        """Run a change at this table, then settle which person sees what.

        `keeps_rule`: a rule's card stays open; else it is closed first. `may_end`: if the change
        leads to the end of the game, the story shows what it has come to; a tool may lead there
        too, and stays open.
        """
        if not keeps_rule:
            self.close_rule()
        before = self.over
        yield
        if may_end and self.over and not before and not self.aside:
            self.tool, self.arrived = STORY, next(_ARRIVALS)
        if self.told_to_all:
            self.shown_to = self.attention = None
        if self.wanted is not None and not self.curtain:
            self.shown_to = self.wanted

    def open_curtain(self) -> None:
        """Show the table to the person who now has the screen."""
        self.shown_to = self.wanted

    # --- deciding

    def warning(self, move: Any) -> str | None:
        """What is to be said before a move that costs much, if anything here knows that."""
        return next(filter(None, (desk.warning(move) for desk in self.all_desks)), None)

    def consider(self, move: str) -> None:
        """Judge a move that is being laid out; an empty one is not judged."""
        self.verdict = Verdict(move, self.judged(move)[1], False) if move.strip() else None

    def lay(self, move: str) -> None:
        """Lay a move out on the table; an empty one takes back what lies there."""
        self.consider(move)
        self.laid = (move, self.laid[1] + 1)

    def look_as(self, viewer: int | None) -> None:
        """Show the table as a player may know it; whoever has to decide is shown it anyway."""
        self.look_away()
        self.shown_to = viewer
        self.shown_as = "whoever" if viewer is not None and viewer == self.asked else viewer

    def sweep(self) -> None:
        """Put back what has been laid out, and say no more about it."""
        self.verdict = None
        self.swept += 1

    def judged(self, text: str) -> tuple[Any | None, Refusal | None]:
        """The move of a text if a person may make it, otherwise why not."""
        state = self.timeline.state
        if self.asked is not None and len(self.deciders) > 1:
            text = with_mover(text, self.asked)
        try:
            move = self.game.read_move(text, state)
        except BadNotation as error:
            return None, error.refusal
        refusal = self.game.why_not(state, move)
        if refusal is None and move.player not in self.people:
            refusal = Refusal(self.game.turn_rule, "not-your-seat", {"player": move.player})
        return (move, None) if refusal is None else (None, refusal)

    def _bot_steps_in(self) -> bool:
        """Whether a bot that owes no decision makes one at the moment shown."""
        at, bots = self.timeline, seated(self.seats)
        if not bots or not at.at_decision:
            return False
        return out_of_turn(bots, self.game, at.state, at.moment.luck) is not None

    # --- going about

    def look_away(self) -> None:
        """Let go of what was judged, and of the person who decided last."""
        self.verdict = None
        self.attention = None

    @property
    def last_own(self) -> Moment | None:
        """The last decision of a person before what is shown; in a task, one made in it."""
        line = reversed(self.timeline.line())
        own = (at for at in line if at.id > self.began and at.move.player in self.people)
        return next(own, None)

    def go(self, moment: int, step: int | None = None) -> None:
        """Go to a moment of the tree, and a step in it (None: its end); ignore any other."""
        moments = self.timeline.moments
        if self.bound and moment != self.timeline.tip.id:
            return
        if 0 <= moment < len(moments):
            self.look_away()
            inside = step is not None and 0 <= step <= len(moments[moment].steps)
            self.timeline.go(moment, step if inside else None)

    def go_to_the_end(self) -> None:
        """Go to the end of the line that is shown."""
        self.look_away()
        self.timeline.go(self.timeline.tip.id)

    # --- trying things out

    @property
    def aside(self) -> bool:
        """Whether what is played now is no part of the game."""
        return self.timeline is not self.written.timeline

    def step_aside(self) -> None:
        """Leave the game as it is, and go on at a copy of it; one begun before is let go."""
        self.come_back()
        self.timeline = self.written.timeline.aside()
        self._told_of_game, self.told = self.told, self.told.aside()

    def come_back(self) -> None:
        """To the game, where one has left it."""
        if self.aside:
            self.look_away()
            self.timeline, self.told = self.written.timeline, self._told_of_game

    def leave_aside(self) -> None:
        """The same for who has begun something there, which is over then."""
        for desk in self.all_desks:
            desk.left_aside()
        self.come_back()

    # --- reading

    def open_tool(self, name: str) -> None:
        """Open one of the tools beside the table; not one that has nothing yet to look back on.

        A tool that has nothing to show stays hidden until it has.
        """
        found = next((desk for desk in self.all_desks if name == desk.TOOL), None)
        if found is not None and found.nothing_to_look_back_on:
            return
        self.tool = name
        if found is not None:
            found.opened()

    def open_rule(self, rule: str) -> None:
        """Open a rule's card, where the story stands; an unknown id opens none."""
        if rule not in self.rules:
            self.close_rule()
            return
        if self.rule is None:
            self.reading_from = self.tool
        self.rule, self.tool = rule, STORY

    def close_rule(self) -> None:
        """Close the rule's card; the tool that it was opened from is shown again."""
        if self.rule is not None and self.tool == STORY:
            self.tool = self.reading_from
        self.rule = None

    # --- beginning, keeping and finding games

    def start(self, setup: Mapping[str, Any]) -> None:
        """Begin a new game; a setup that no game can start from is kept as `trouble`."""
        try:
            self.begin(new_game(setup))
        except (BadSetup, RecordError) as error:
            self.trouble = error

    def deal_again(self, rival: Rival | None) -> None:
        """Begin the same deal again, with this score to beat."""
        anew = Timeline(self.game, self.timeline.setup, self.timeline.seed)
        self.begin(Opened(anew, self.seats, self.for_good, rival=rival, names=self.names))

    @property
    def decided(self) -> int:
        """How many decisions people have made in the game at the table, all lines together."""
        people = self.people
        return sum(moment.move.player in people for moment in self.written.timeline.moments[1:])

    @property
    def outcome(self) -> Moment | None:
        """The end of the first line that came to one, which counts; what came later was tried."""
        timeline = self.written.timeline
        ends = (timeline.moments[end] for end in sorted(timeline.ends))
        return next((end for end in ends if not self.game.deciders(end.state)), None)

    @property
    def score(self) -> int | None:
        """What who plays alone has come to, in the first line that was played to its end."""
        end = self.outcome if self.timeline.setup.players == 1 else None
        return None if end is None else int(end.state.scores[0])

    @property
    def dared(self) -> bool:
        """Whether somebody has sent this deal, and nobody has played yet nor said that they do."""
        sent = self.rival is not None and self.rival.sent
        return sent and not self.taken_up and len(self.timeline.moments) == 1

    def dares(self) -> list[str]:
        """The codes of this deal for somebody else: with one's score, and with it hidden."""
        score = self.score
        if score is None:
            return []
        deal = Timeline(self.game, self.timeline.setup, self.timeline.seed)
        rivals = (Rival(score, whose) for whose in (OTHER, HIDDEN))
        return [Opened(deal, self.seats, self.for_good, rival=rival).code() for rival in rivals]

    def deal(self, seed: int) -> None:
        """The same game with other luck, and nothing decided yet."""
        anew = Timeline(self.game, self.timeline.setup, seed)
        self.begin(Opened(anew, self.seats, self.for_good))

    def load(self, text: str) -> None:
        """Begin the game of a record or a code; a bad one is kept as `trouble`."""
        try:
            self.begin(read_game(text))
        except RecordError as error:
            self.trouble = error

    def name_if_own(self) -> None:
        """Give the game a name of its own, once it is one that the page is to keep."""
        if self.kept_by_page and self.id is None and self.decided_here:
            self.id = new_id()

    def record(self) -> str:
        """The whole tree as a record's text; as what the browser keeps it has no name here."""
        return self.opened._replace(id=None).record()

    def code(self) -> str:
        """The line to where one is as a code for the address."""
        self.written.go_on()
        return code(self.written.timeline, self.opened.extra, self.written)
