"""One learner's session: the game, who looks at the screen, and what is being asked.

It knows neither widgets nor messages: `tutoring.router` hands it to the handlers of messages, and
the presenters draw what it has become.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

from crypt_core.coach.bots import PERSON, out_of_turn, seated
from crypt_core.engine.game import AnyMove, AnyView, BadNotation, Game, Refusal
from crypt_core.engine.notation import with_mover
from crypt_core.engine.record import Written
from crypt_core.engine.timeline import Place, Timeline
from crypt_core.teach.explain import teller
from crypt_core.teach.explain.voice import Voice
from crypt_core.teach.rules import index
from crypt_core.teach.words import Words

from ..folders import defined_in, modules
from .adapters import Watched, adapter
from .branches import Branches
from .cache import Cache
from .draft import Draft
from .match import Match
from .opening import Opened, new_game
from .panel_state import PanelState
from .reading import STORY, Reading

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    VoiceT = TypeVarWithDefault("VoiceT", bound=Voice, default=Voice, covariant=True)
else:
    VoiceT = TypeVar("VoiceT")

D = TypeVar("D", bound=PanelState)

MOST_WORDED = 1000
"""How many worded texts to keep: a whole game's news, and what its panels drew last."""

_TABLES = count()


@cache
def panel_states_of(game: str = "") -> tuple[type[PanelState], ...]:
    """Return the states of a game's own panels, or of those that all games share."""
    return tuple(
        kind for module in modules("state", game) for kind in defined_in(module, PanelState)
    )


class Session(Generic[VoiceT]):
    """The state behind the panels of one table.

    A game's own panels write `Session[Voice]`, with the voice of that game; others `Session`.
    """

    def __init__(self, lang: str = "en", game: Opened | None = None) -> None:
        self.words = Words(lang)
        self.word_cache = Cache(MOST_WORDED)
        self.draft, self.branches = Draft(self), Branches(self)
        self.reading, self.match = Reading(self), Match(self)
        self.held = False
        """Whether nothing is to be decided here, whatever the game waits for."""
        self.began = 0
        """The moment at which it began: a task's is one of a game."""
        self.guided = False
        """Whether somebody else says what to do: then there is no list of all that one may."""
        self.helps: Collection[str] | None = None
        """What the table may tell beside what is on it, where one is to judge it oneself; None:
        all that its game tells there."""
        self.untaught: Collection[str] = ()
        """What the table does not show yet, by its game's names for it: it has not been taught."""
        self.task_outcome: Callable[[], object] | None = None
        """The outcome of the task at this table; “Continue” stops where it changes."""
        self.choices: Collection[str] = ()
        """The answers to what is asked beside the table; where one is a card, the card answers."""
        self.panel_states: dict[type[PanelState], PanelState] = {}
        """What the panels at the table hold, those of the game's own first."""
        self.put_on_table(game or new_game({}))

    def put_on_table(self, game: Opened) -> None:
        """Put a game on the table."""
        self.timeline: Timeline = game.timeline
        self.written = Written(game.timeline)
        if not self.panel_states or self.game is not game.timeline.game:
            self.game: Game = game.timeline.game
            self.tells = teller(self.game.name)
            self.rules = index(self.game.name)
            self.adapter = adapter(self.game.name)
            self.watched = self.adapter if isinstance(self.adapter, Watched) else None
            kinds = (*panel_states_of(self.game.name), *panel_states_of())
            self.panel_states = {kind: self.panel_states.get(kind) or kind(self) for kind in kinds}
        self.table = next(_TABLES)
        """A number that no other table has: a move being laid out at one is none at another."""
        self.seats: list[str] = game.seats
        self.names = game.names
        """What people are called, by their seats; empty for who has no name of their own."""
        self.match.take_over(game)
        if self.branches.bound and self.timeline.moment is not self.timeline.tip:
            self.timeline.go(self.timeline.tip.id)
        # Nobody knows which of several people is at the screen.
        self.shown_to: int | None = self.people[0] if len(self.people) == 1 else None
        self.attention: int | None = None
        self.shown_as: int | Literal["whoever"] | None = "whoever"
        """For whom the table is drawn, if somebody has said that in Python."""
        self.word_cache = Cache(MOST_WORDED)
        """What presenters have worded already, by moment, viewer and language."""
        self.draft.clear()
        self.branches.clear()
        if any(
            panel_state.open and panel_state.LOOKS_BACK and panel_state.goes_over is None
            for panel_state in self.all_panel_states
        ):
            self.reading.tool = STORY
        self._searched = 0
        self._secret = False
        self._seen: tuple[tuple[Timeline, Place, int | None], AnyView] | None = None
        for panel_state in self.all_panel_states:
            panel_state.reset()

    @property
    def all_panel_states(self) -> Collection[PanelState]:
        """The states of the game's own panels, and of those that all games share."""
        return self.panel_states.values()

    def panel_state(self, kind: type[D]) -> D:
        """The state of a panel.

        :raises KeyError: if no panel at this table has it.
        """
        found = self.panel_states[kind]
        assert isinstance(found, kind)
        return found

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
        if self.watched is None or len(self.people) < 2 or self.over:
            return False
        if self.timeline.at_decision and self.asked is not None:
            return False
        return self.watched.for_all(self.timeline.moment, self.people)

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
    def seen(self) -> AnyView:
        """The view of the moment shown: what its viewer may know."""
        key = (self.timeline, self.timeline.place, self.viewer)
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

    @property
    def over(self) -> bool:
        """Whether the game is over at the moment shown."""
        return self.timeline.at_decision and not self.deciders

    @property
    def voice(self) -> VoiceT:
        """How the session speaks: as its game, in its language, to whoever is alone with it."""
        seats = [*self.seats, *self.game.roles(len(self.seats))]
        you = self.people[0] if len(self.people) == 1 else None
        voice: VoiceT = self.tells.Voice(self.words, you, seats)
        voice.names = self.names
        voice.sees = lambda: self.game.view(self.timeline.state, self.viewer)
        return voice

    # --- changes

    @contextmanager
    def acting(self, keeps_rule: bool = False, may_end: bool = False) -> Iterator[None]:
        """Run a change at this table, then settle which person sees what.

        `keeps_rule`: a rule's card stays open; else it is closed first. `may_end`: if the change
        leads to the end of the game, the story shows what it has come to; a tool may lead there
        too, and stays open.
        """
        if not keeps_rule:
            self.reading.close_rule()
        before = self.over
        yield
        if may_end and self.over and not before and not self.branches.aside:
            self.reading.tool = STORY
            self.match.arrive()
        if self.told_to_all:
            self.shown_to = self.attention = None
        if self.wanted is not None and not self.curtain:
            self.shown_to = self.wanted

    def open_curtain(self) -> None:
        """Show the table to the person who now has the screen."""
        self.shown_to = self.wanted

    # --- deciding

    def look_as(self, viewer: int | None) -> None:
        """Show the table as a player may know it; whoever has to decide is shown it anyway."""
        self.branches.look_away()
        self.shown_to = viewer
        self.shown_as = "whoever" if viewer is not None and viewer == self.asked else viewer

    def judged(self, text: str) -> tuple[AnyMove | None, Refusal | None]:
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
