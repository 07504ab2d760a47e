"""One learner's session: the game, who looks at the screen, and what is being asked.

No widget here: panels send messages (`{"do": ...}`), the session acts on them, and the presenters
draw what it has become. A message that cannot be acted on changes nothing and leaves a sentence.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from crypt_core.coach.bots import PERSON, choose_next, out_of_turn, seated
from crypt_core.engine.game import BadNotation, BadSetup, Game, Refusal
from crypt_core.engine.notation import with_mover
from crypt_core.engine.record import RecordError, Written, code
from crypt_core.engine.timeline import Moment, Timeline
from crypt_core.teach.explain import teller
from crypt_core.teach.rules import index
from crypt_core.teach.words import Words

from .desk import Desk
from .estimate_desk import EstimateDesk, EstimateReviewDesk
from .expecting import Expected, expected, told_by
from .faces import face
from .kept import Kept
from .opening import Opened, new_game, new_id, read_game
from .rival import COACH, HIDDEN, OTHER, YOU, Rival
from .wire import (
    Compare,
    Go,
    Hello,
    KeptApart,
    Language,
    Load,
    Luck,
    New,
    OpenRule,
    OpenTool,
    Play,
    Sent,
    Warn,
    Word,
)

if TYPE_CHECKING:
    pass

KEEPS_RULE = frozenset(
    {
        "rule",
        "close-rule",
        "consider",
        "lay",
        "tool",
        "luck",
        "compare",
        "expect",
        "lang",
        "warn",
        "games-apart",
    }
)
"""What one can ask for while a rule's card stays open, besides what desks add to it."""

STORY = "story"
"""The tool that is always there."""

COMES_TO_AN_END = frozenset({"play", "next", "continue", "load", "resume", "previous"})
"""What brings one to the end of a game to see what it has come to; a tool may lead there too."""

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


class Session:
    """The state behind the panels. `receive` takes what they send."""

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
        self.desks: Any = None
        """What the panels of the game's own hold, by their names: see `faces`."""
        self.estimate, self.estimate_review = EstimateDesk(self), EstimateReviewDesk(self)
        self._sit_down(game or new_game({}))

    def _sit_down(self, game: Opened) -> None:
        self.timeline: Timeline = game.timeline
        self.written = Written(game.timeline)
        if self.desks is None or self.game is not game.timeline.game:
            self.game: Game = game.timeline.game
            self.tells = teller(self.game.name)
            self.rules = index(self.game.name)
            self.face = face(self.game.name)
            self.desks = self.face.desks(self)
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
        for desk in self.all_desks:
            desk.sit_down()

    @property
    def all_desks(self) -> tuple[Desk, ...]:
        """The desks of the game's own panels, and those that all games share."""
        return (*self.desks, self.estimate, self.estimate_review)

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

    # --- messages

    def receive(self, message: Sent) -> None:
        """Act on what a panel sent. Unknown messages are ignored."""
        name = "do_" + str(message.get("do")).replace("-", "_")
        acts = (getattr(owner, name, None) for owner in (self, *self.all_desks))
        act = next(filter(None, acts), None)
        if act is None:
            return
        if message.get("do") not in KEEPS_RULE.union(*(desk.READING for desk in self.all_desks)):
            self._close_rule()
        before = self.over
        act(message)
        if self.over and not before and message.get("do") in COMES_TO_AN_END and not self.aside:
            self.tool, self.arrived = STORY, next(_ARRIVALS)
        if self.told_to_all:
            self.shown_to = self.attention = None
        if self.wanted is not None and not self.curtain:
            self.shown_to = self.wanted

    # --- deciding

    def do_consider(self, message: Play) -> None:
        """Say whether the move being laid out would be allowed; an empty one is not judged."""
        text = message["move"]
        self.verdict = Verdict(text, self.judged(text)[1], False) if text.strip() else None

    def do_play(self, message: Play) -> None:
        """Make the decision, or say which rule forbids it."""
        if not self.timeline.at_decision or self.curtain:
            return
        text = message["move"]
        move, refusal = self.judged(text)
        if move is None:
            self.verdict = Verdict(text, refusal, True)
            return
        if self.warns and not self._insists(move) and self.warning(move) is not None:
            self.verdict = Verdict(text, None, False, warned=True)
            return
        if self.saved is not None:
            self.previous, self.saved = self.saved, None
        known = len(self.timeline.moments)
        moment = self.timeline.play(move, self.new_luck)
        if moment.id == known:
            self.new_luck = False
        self.timeline.begin(moment)
        self.verdict = None
        self.attention = move.player
        for desk in self.all_desks:
            desk.played(moment)

    def do_warn(self, message: Warn) -> None:
        """From now on a decision that costs much is held back once, or none is."""
        self.warns = message["on"]

    def warning(self, move: Any) -> str | None:
        """What is to be said before a move that costs much, if anything here knows that."""
        return next(filter(None, (desk.warning(move) for desk in self.all_desks)), None)

    def _insists(self, move: Any) -> bool:
        """Whether this very move has just been held back."""
        verdict = self.verdict
        return verdict is not None and verdict.warned and self.judged(verdict.move)[0] == move

    def do_lay(self, message: Play) -> None:
        """Lay a move out on the table, wherever it is shown."""
        self.lay(message["move"])

    def lay(self, move: str) -> None:
        """The same for who asks without a message; an empty one takes back what lies there."""
        self.do_consider({"do": "consider", "move": move})
        self.laid = (move, self.laid[1] + 1)

    def look_as(self, viewer: int | None) -> None:
        """Show the table as a player may know it; whoever has to decide is shown it anyway."""
        self._look_away()
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

    def _let_bot_play(self) -> bool:
        """Play the first bot that makes a decision, if one does."""
        timeline = self.timeline
        if not timeline.at_decision:
            return False
        move = choose_next(self.seats, self.game, timeline.state, timeline.moment.luck)
        if move is None:
            return False
        moment = timeline.play(move)
        timeline.begin(moment)
        return True

    # --- going about

    def _look_away(self) -> None:
        self.verdict = None
        self.attention = None

    def do_next(self, message: Word) -> None:
        """One step on: the next event, a bot's decision, or the screen to whoever decides next."""
        self.verdict = None
        waiting = self.timeline.at_decision and self.asked is not None
        if waiting and self.attention not in (None, self.asked):
            self.attention = None
            if self.curtain:
                return
        if not self.timeline.forward():
            self._let_bot_play()

    def do_continue(self, message: Word) -> None:
        """On to the next decision of a person, or to the end."""
        self._look_away()
        while True:
            if not self.timeline.at_decision:
                self.timeline.go(self.timeline.place.moment)
            elif not self.timeline.forward() and not self._let_bot_play():
                return
            if self.timeline.at_decision and (self.asked is not None or self.over):
                return

    def do_back(self, message: Word) -> None:
        """One step back."""
        if self.bound and self.timeline.stop <= 1:
            return
        self._look_away()
        self.timeline.back()

    @property
    def last_own(self) -> Moment | None:
        """The last decision of a person before what is shown; in a task, one made in it."""
        line = reversed(self.timeline.line())
        own = (at for at in line if at.id > self.began and at.move.player in self.people)
        return next(own, None)

    def do_undo(self, message: Word) -> None:
        """Back to before the last decision of a person; it stays in the tree, as a line."""
        last = self.last_own
        if last is not None and not self.guided:
            self.go(self.timeline.parent(last).id)

    def do_go(self, message: Go) -> None:
        """To any moment of the tree; one that is not there is ignored."""
        shown = self.shown
        self.go(message["node"], message.get("step"))
        if len(shown) > 1 and not self.over:
            self.tool = shown[-1]  # what goes over the game has led there, and goes along

    def go(self, moment: int, step: int | None = None) -> None:
        """The same for who asks without a message."""
        moments = self.timeline.moments
        if self.bound and moment != self.timeline.tip.id:
            return
        if 0 <= moment < len(moments):
            self._look_away()
            inside = step is not None and 0 <= step <= len(moments[moment].steps)
            self.timeline.go(moment, step if inside else None)

    def do_back_to_game(self, message: Word) -> None:
        """To the end of the line one is on."""
        self._look_away()
        self.timeline.go(self.timeline.tip.id)

    def do_tool(self, message: OpenTool) -> None:
        """Show one of the tools beside the table; not one that has nothing yet to look back on.

        Tools that have nothing to show stay away until they have: one comes back to them then. To
        what has been played nobody goes back in the middle of the next game.
        """
        name = message["name"]
        found = next((desk for desk in self.all_desks if name == desk.TOOL), None)
        if found is not None and found.nothing_to_look_back_on:
            return
        self.tool = name
        if found is not None:
            found.opened()

    def do_luck(self, message: Luck) -> None:
        """Whether the next branch keeps its luck or draws afresh."""
        self.new_luck = message["luck"] == "new"

    def do_compare(self, message: Compare) -> None:
        """Put the ends of two lines side by side, by the lines' numbers."""
        lines = (message["a"], message["b"])
        if self._are_lines(lines):
            self.compared = lines

    def do_expect(self, message: Compare) -> None:
        """Work out what may be expected from where two lines end."""
        lines = (message["a"], message["b"])
        if not self._are_lines(lines) or self.aside:
            return
        ends = [self.timeline.moments[self.timeline.ends[line]] for line in lines]
        if told_by(self, *ends) is not None:
            for end in ends:
                if end.id not in self.expected:
                    self.expected[end.id] = expected(self, end)

    def _are_lines(self, lines: tuple[int, int]) -> bool:
        return min(lines) >= 0 and max(lines) < len(self.timeline.ends)

    def do_curtain(self, message: Word) -> None:
        """The screen has changed hands."""
        self.shown_to = self.wanted

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
            self._look_away()
            self.timeline, self.told = self.written.timeline, self._told_of_game

    def leave_aside(self) -> None:
        """The same for who has begun something there, which is over then."""
        for desk in self.all_desks:
            desk.left_aside()
        self.come_back()

    # --- reading

    def do_rule(self, message: OpenRule) -> None:
        """Open a rule's card, where the story is told; an unknown id opens none."""
        if message["id"] not in self.rules:
            self._close_rule()
            return
        if self.rule is None:
            self.reading_from = self.tool
        self.rule, self.tool = message["id"], STORY

    def do_close_rule(self, message: Word) -> None:
        """Close the rule's card."""
        self._close_rule()

    def _close_rule(self) -> None:
        """Close the rule's card; the tool that it was opened from is shown again."""
        if self.rule is not None and self.tool == STORY:
            self.tool = self.reading_from
        self.rule = None

    def do_lang(self, message: Language) -> None:
        """Another language, in the middle of whatever is going on."""
        self.words = Words(Words.best(message["lang"]))

    def do_close_trouble(self, message: Word) -> None:
        """The sentence has been read."""
        self.trouble = None

    # --- beginning, keeping and finding games

    def do_new(self, message: New) -> None:
        """A new game; a setup that no game can start from is answered and nothing is lost."""
        try:
            self.begin(new_game(message))
        except (BadSetup, RecordError) as error:
            self.trouble = error

    def do_again(self, message: Word) -> None:
        """The same deal once more: setup, seed and seats, and nothing decided yet.

        Who plays alone has their own score to beat, the best that they have come to there.
        """
        rival, score = self.rival, self.score
        if score is not None:
            before = rival.score if rival is not None and rival.whose == YOU else score
            rival = Rival(max(score, before), YOU)
        self._deal_again(rival)

    def do_again_coach(self, message: Word) -> None:
        """The same deal once more, with the score to beat that the coach comes to there."""
        play = getattr(self.face, "coach_score", None)
        if play is not None and self.timeline.setup.players == 1:
            self._deal_again(Rival(play(self.timeline), COACH))

    def _deal_again(self, rival: Rival | None) -> None:
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

    def do_take_up(self, message: Word) -> None:
        """Who was challenged plays."""
        self.taken_up = True

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

    def do_load(self, message: Load) -> None:
        """A game from a file's text or a code; a bad one is answered and nothing is lost."""
        self._load(message["text"])

    def _load(self, text: str) -> None:
        try:
            self.begin(read_game(text))
        except RecordError as error:
            self.trouble = error

    def do_hello(self, message: Hello) -> None:
        """A page has opened: it brings its language and what it has kept of earlier games.

        The game of its address goes on at once: with its whole tree if the page itself (`own`) or
        the browser (`saved`) has kept that. Another game that the browser has kept is offered. What
        had been laid out before the page was loaded anew lies there again.
        """
        self._find_game(message)
        match message.get("draft"):
            case [str(code), str(move)] if move and not message.get("place"):
                if self.deciding and code == self.code():
                    self.lay(move)

    def _find_game(self, message: Hello) -> None:
        self.kept_by_page = True
        self.warns = message.get("warns", False)
        if lang := message.get("lang"):
            self.words = Words(Words.best(lang))
        self.previous, self.saved = message.get("previous") or None, message.get("saved") or None
        code = message.get("code")
        saved = self.saved
        if not code:
            fresh = _whole(message.get("fresh"))
            if fresh is not None and fresh.timeline.game is self.game:
                self.begin(fresh)
                self.saved = saved
            return
        for text in (message.get("own"), saved):
            kept = _whole(text)
            if kept is not None and kept.code() == code:
                self.begin(kept)
                return
        self._load(code)
        self.saved = saved

    def do_games_apart(self, message: KeptApart) -> None:
        """The game was played on in another page: what is played here is kept as another one."""
        if message["id"] == self.id:
            self.id = new_id()

    def do_resume(self, message: Word) -> None:
        """Go on with the game that the browser had kept; one that cannot be read is let go."""
        saved, self.saved = self.saved, None
        if saved is not None:
            self._load(saved)

    def do_discard_saved(self, message: Word) -> None:
        """Leave the kept game."""
        self.saved = None

    def do_previous(self, message: Word) -> None:
        """Back to the game that was left for this one, which becomes the previous one in turn."""
        previous, self.previous = self.previous, None
        if previous is not None:
            self._load(previous)

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


def _whole(text: str | None) -> Opened | None:
    """The game of a kept record, if there is one that can be read."""
    try:
        return read_game(text) if text else None
    except RecordError:
        return None
