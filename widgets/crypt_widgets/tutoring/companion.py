"""The companion of a first whole game: whether it is at the table, and what it has come to say."""

from __future__ import annotations

from functools import partial
from statistics import fmean
from typing import TYPE_CHECKING, Any

from crypt_core.coach.bots import BOT, PERSON, choose_next
from crypt_core.engine.luck import SameDeal
from crypt_core.teach import companion as core
from crypt_core.teach.companion import Situation

from .reading import STORY

if TYPE_CHECKING:
    from .session import Session
    from .shell import Shell


class Companion:
    """The state behind the panel `companion`.

    It guides one game, until that is over or the companion is left. What it says depends on the
    decisions of the line shown alone.
    """

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.declined: int | None = None
        """The table at which somebody has declined the course: nothing more is offered there."""
        self._holds_back = False
        """Whether the table helps only as far as this lets it."""

    @property
    def session(self) -> Session:
        """The game that it guides, whatever task is at the table."""
        return self.shell.game

    @property
    def guide(self) -> core.Guide | None:
        """What the game has for it; None if there is nothing for this setup and these seats."""
        session = self.session
        found = core.companion(session.game.name)
        if found is None or len(session.people) != 1:
            return None
        return found if found.fits(session.timeline.setup) else None

    @property
    def there(self) -> bool:
        """Whether it is with the game."""
        match = self.session.match
        return match.accompanied and match.outcome is None and self.guide is not None

    @property
    def offered(self) -> bool:
        """Whether it is offered: to somebody new to the game, before their first decision."""
        shell, match = self.shell, self.session.match
        if match.accompanied or match.decided or not shell.playing or not shell.learner.told:
            return False
        if self.declined == self.session.table:
            return False
        if shell.invite or shell.welcoming is not None or shell.refreshing or match.saved:
            return False  # something else is asked
        special = match.day or match.rival or match.for_good
        return not special and not self._is_known and self.guide is not None

    @property
    def _is_known(self) -> bool:
        """Whether the learner has finished a game of this one, or has left the companion."""
        shell, name = self.shell, self.session.game.name
        if name in shell.learner.unaccompanied or shell.course.game_id in shell.learner.done:
            return True
        kept = shell.my_games.games or ()
        return any(it["game"] == name and it["scores"] and PERSON in it["seats"] for it in kept)

    # --- what it has come to say

    def decisions(self, moment: int) -> list[Any]:
        """The views of the person at each decision of theirs, on the line to a moment."""
        session = self.session
        timeline, (you,) = session.timeline, session.people
        return [
            session.word_cache.once(("companion", it.id), partial(session.game.view, it.state, you))
            for it in timeline.line(moment)
            if you in session.game.deciders(it.state)
        ]

    @property
    def line(self) -> Situation | None:
        """What is said at the decision shown."""
        session, guide = self.session, self.guide
        if guide is None or not session.deciding:
            return None
        return core.guidance(guide, self.decisions(session.timeline.moment.id))[-1]

    @property
    def introduced(self) -> str | None:
        """The tool that is introduced at the decision shown."""
        session, guide = self.session, self.guide
        if guide is None or not session.deciding:
            return None
        return core.introductions(guide, self.decisions(session.timeline.moment.id))[-1]

    @property
    def tools(self) -> set[str]:
        """The tools that have come on the line that one is on, to its end."""
        guide = self.guide
        assert guide is not None
        line = self.decisions(self.session.timeline.tip.id)
        return {tool for tool in core.introductions(guide, line) if tool}

    @property
    def compared(self) -> str | None:
        """How a simple player does on average with the deal of the game that is over, in words."""
        session, guide, end = self.session, self.guide, self.session.match.outcome
        if guide is None or end is None or guide.RIVAL is None:
            return None
        (you,) = session.people
        mean = partial(self._mean, guide.RIVAL, you)
        rival = session.word_cache.once(("rival", session.table), mean)
        ahead = end.state.scores[you] - rival
        how = "more" if ahead > 0 else "less" if ahead < 0 else "same"
        return session.words.say(f"{guide.GUIDE}compared", score=rival, how=how)

    def _mean(self, rival: core.Rival, you: int) -> int:
        """The mean score of a bot with the same deal and the same others, rounded."""
        game, timeline, seats = self.session.game, self.session.timeline, [*self.session.seats]
        seats[you] = f"{BOT}{rival.bot}"
        scores = []
        for salt in range(rival.games):
            luck = SameDeal(timeline.seed, salt)
            state, _ = game.start(timeline.setup, luck)
            while game.deciders(state):
                state, _ = game.play(state, choose_next(seats, game, state, luck), luck)
            scores.append(state.scores[you])
        return round(fmean(scores))

    def hides(self, tool: str) -> bool:
        """Whether a tool has not come yet."""
        return self.there and tool != STORY and tool not in self.tools

    # --- changes

    def begin_first(self) -> None:
        """Guide the game that the course leads to, unless the learner has played it before."""
        if self.shell.course.game_id not in self.shell.learner.done:
            self.begin()

    def begin(self) -> None:
        """Guide this game."""
        if self.guide is not None and self.session.match.outcome is None:
            self.session.match.accompanied = True
            self.session.reading.tool = STORY

    def leave(self) -> None:
        """Leave the learner alone with this game, and with those to come."""
        self.session.match.accompanied = False
        self.shell.learner.unaccompanied |= {self.session.game.name}

    def settle(self) -> None:
        """Let the table help as far as what helps has come."""
        guide = self.guide if self.there else None
        if guide is not None:
            came = self.tools
            self.session.helps = frozenset(
                help_ for it in guide.TOOLS if it.tool in came for help_ in it.helps
            )
        elif self._holds_back:
            self.session.helps = None
        self._holds_back = guide is not None
