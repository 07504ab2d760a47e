"""One learner's session: the timeline, who sits where, and what is being asked.

No widget here: panels send messages (`{"do": ...}`), the session acts on them, and the presenters
draw what it has become. A message that cannot be acted on changes nothing and leaves a sentence.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from random import Random
from typing import Any

from crypt_core.coach.bots import BOTS
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import Move
from crypt_core.crypt.state import OVER
from crypt_core.crypt.views import View, view
from crypt_core.engine import record
from crypt_core.engine.game import BadNotation, BadSetup, Game, Refusal
from crypt_core.engine.record import RecordError
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.words import Words

GAMES: Mapping[str, Game] = {CRYPT.name: CRYPT}
PERSON = "person"
KEEPS_RULE = frozenset({"rule", "close-rule", "consider", "luck", "compare", "lang"})
"""What one can ask for while a rule's card stays open."""
SEED_LIMIT = 10**9
"""Seeds that the tutor draws are short enough to be read aloud."""


class Verdict:
    """The judge's answer to a move that was considered, or tried (`final`)."""

    def __init__(self, move: str, text: str, refusal: Refusal | None, final: bool) -> None:
        self.move = move
        self.text = text
        self.refusal = refusal
        self.final = final
        at = refusal.facts.get("slot") if refusal else None
        self.slots = () if at is None else (str(at),)
        """Letters of the treasures it is about."""


class Session:
    """The state behind the panels. `receive` takes what they send."""

    def __init__(self, lang: str = "en") -> None:
        self.words = Words(lang)
        self.timeline = new_timeline(1)
        self.seats: list[str] = [PERSON]
        self.shown_to: int | None = 0
        self.attention: int | None = None
        self.new_luck = False
        self.verdict: Verdict | None = None
        self.rule: str | None = None
        self.saved: str | None = None
        self.previous: str | None = None
        self.trouble: RecordError | BadSetup | None = None
        self.compared: tuple[int, int] | None = None
        self.resumed = False
        self.told: dict[tuple[Any, ...], Any] = {}

    # --- who sees what

    @property
    def people(self) -> list[int]:
        """The seats in which a person sits."""
        return [i for i, seat in enumerate(self.seats) if seat == PERSON]

    @property
    def on_turn(self) -> int | None:
        """The player who has to decide at the moment shown."""
        return CRYPT.on_turn(self.timeline.state)

    @property
    def wanted(self) -> int | None:
        """The person who should be looking at the screen now; None: whoever is.

        Whoever has just made a decision sees what came of it; then it is the turn of the next.
        """
        deciding = self.on_turn if self.timeline.at_decision else None
        if deciding not in self.people:
            return self.attention
        if self.attention is not None and self._secret_between(self.attention, deciding):
            return self.attention
        return deciding

    def _secret_between(self, first: int | None, second: int | None) -> bool:
        """Whether either of two people knows a value that not everybody knows."""
        if first == second:
            return False
        state = self.timeline.state
        public, *known = [_values(view(state, viewer)) for viewer in (None, first, second)]
        return any(values != public for values in known)

    @property
    def curtain(self) -> bool:
        """Whether the screen must change hands before more than the public may be shown."""
        return self.wanted is not None and self._secret_between(self.shown_to, self.wanted)

    @property
    def viewer(self) -> int | None:
        """For whom the table is drawn; None shows only what everybody has seen."""
        if self.curtain:
            return None
        if len(self.people) == 1:
            return self.people[0]
        return self.wanted if self.wanted is not None else self.shown_to

    @property
    def deciding(self) -> bool:
        """Whether a person may decide now at this screen."""
        at_decision = self.timeline.at_decision and self.on_turn in self.people
        return at_decision and self.wanted == self.on_turn and not self.curtain

    # --- messages

    def receive(self, message: Mapping[str, Any]) -> None:
        """Act on what a panel sent. Unknown messages are ignored."""
        act = getattr(self, "do_" + str(message.get("do")).replace("-", "_"), None)
        if act is None:
            return
        if message.get("do") not in KEEPS_RULE:
            self.rule = None
        act(message)
        if self.wanted is not None and not self.curtain:
            self.shown_to = self.wanted

    def do_consider(self, message: Mapping[str, Any]) -> None:
        """Say whether the claim being laid out would be allowed; an empty one is not judged."""
        text = str(message.get("move", ""))
        self.verdict = self._judge(text, final=False)[1] if text.strip() else None

    def do_play(self, message: Mapping[str, Any]) -> None:
        """Make the decision, or say which rule forbids it."""
        if not self.timeline.at_decision or self.curtain:
            return
        move, self.verdict = self._judge(str(message.get("move", "")), final=True)
        if move is None:
            return
        if self.saved is not None:
            self.previous, self.saved = self.saved, None
        here = len(self.timeline.moments)
        moment = self.timeline.play(move, self.new_luck)
        if moment.id == here:
            self.new_luck = False
        self.timeline.go(moment.id, 1)
        self.verdict = None
        self.attention = move.player if move.player in self.people else None

    def _judge(self, text: str, final: bool) -> tuple[Move | None, Verdict]:
        """The move of a text if it is legal, and the verdict on it."""
        from crypt_core.teach import explain

        state = self.timeline.state
        move = None
        try:
            move = CRYPT.read_move(text, state)
            refusal = CRYPT.why_not(state, move)
            if refusal is None and move.player not in self.people:
                refusal = Refusal("claim.order", "not-your-seat", {"player": move.player})
        except BadNotation as error:
            refusal = error.refusal
        if refusal is None:
            return move, Verdict(text, self.words.say("verdict-allowed"), None, final)
        return None, Verdict(text, explain.refusal(self.voice, refusal), refusal, final)

    def do_next(self, message: Mapping[str, Any]) -> None:
        """One step on: the next event, or a bot's decision."""
        self.verdict = None
        if self.attention is not None and self.timeline.at_decision and self.on_turn in self.people:
            self.attention = None  # seen; now the person on turn
            if self.curtain:
                return
        if not self.timeline.forward():
            self._let_bot_play()

    def do_continue(self, message: Mapping[str, Any]) -> None:
        """On to the next decision of a person, or to the end."""
        self.verdict = None
        self.attention = None
        while True:
            if not self.timeline.at_decision:
                self.timeline.go(self.timeline.place.moment)
            elif not self.timeline.forward() and not self._let_bot_play():
                return
            if self.timeline.at_decision and (self.on_turn in self.people or self.on_turn is None):
                return

    def _let_bot_play(self) -> bool:
        """Play the bot on turn, if one is; its choice depends on the luck of this line alone."""
        timeline = self.timeline
        player = self.on_turn
        if not timeline.at_decision or player is None or player in self.people:
            return False
        luck = timeline.moment.luck
        rng = Random(f"{luck.seed} {luck.salt} {timeline.moment.depth}")
        bot = BOTS[self.seats[player].removeprefix("bot:")]
        state = timeline.state
        moment = timeline.play(bot(view(state, player), CRYPT.legal_moves(state), rng))
        timeline.go(moment.id, 1)
        return True

    def do_back(self, message: Mapping[str, Any]) -> None:
        """One step back."""
        self.verdict = None
        self.attention = None
        self.timeline.back()

    def do_go(self, message: Mapping[str, Any]) -> None:
        """To any moment of the tree; one that is not there is ignored."""
        self.verdict = None
        self.attention = None
        moment, step = message.get("node"), message.get("step")
        moments = self.timeline.moments
        if type(moment) is int and 0 <= moment < len(moments):
            inside = type(step) is int and 0 <= step <= len(moments[moment].steps)
            self.timeline.go(moment, step if inside else None)

    def do_back_to_game(self, message: Mapping[str, Any]) -> None:
        """To the end of the line one is on."""
        self.verdict = None
        self.timeline.go(self.timeline.tip.id)

    def do_luck(self, message: Mapping[str, Any]) -> None:
        """Whether the next branch keeps its luck or draws afresh."""
        self.new_luck = message.get("luck") == "new"

    def do_compare(self, message: Mapping[str, Any]) -> None:
        """Put the ends of two lines side by side, by the lines' numbers."""
        match (message.get("a"), message.get("b")):
            case (int(first), int(second)) if min(first, second) >= 0:
                if max(first, second) < len(self.timeline.leaves()):
                    self.compared = (first, second)

    def do_curtain(self, message: Mapping[str, Any]) -> None:
        """The screen has changed hands."""
        self.shown_to = self.wanted

    def do_rule(self, message: Mapping[str, Any]) -> None:
        """Open a rule's card; an unknown id opens none."""
        from crypt_core.teach.rules import RULES

        rule = str(message.get("id"))
        self.rule = rule if rule in RULES else None

    def do_close_rule(self, message: Mapping[str, Any]) -> None:
        """Close the rule's card."""
        self.rule = None

    def do_lang(self, message: Mapping[str, Any]) -> None:
        """Another language, in the middle of whatever is going on."""
        self.words = Words(Words.best(str(message.get("lang"))))
        if self.verdict is not None and self.verdict.refusal is not None:
            self.verdict.text = self._reword(self.verdict.refusal)

    def _reword(self, refusal: Refusal) -> str:
        from crypt_core.teach import explain

        return explain.refusal(self.voice, refusal)

    # --- beginning, keeping and finding games

    def do_new(self, message: Mapping[str, Any]) -> None:
        """A new game; a setup that no game can start from is answered and nothing is lost."""
        try:
            self._begin(*_read_new(message))
        except (BadSetup, RecordError) as error:
            self.trouble = error

    def _begin(self, timeline: Timeline, seats: list[str]) -> None:
        if len(self.timeline.moments) > 1:
            self.previous = self.record()
        self.timeline, self.seats = timeline, seats
        self.told = {}
        # Nobody knows which of several people has opened it: at most what all may see is shown.
        self.shown_to = self.people[0] if len(self.people) == 1 else None
        self.attention = None
        self.new_luck = False
        self.verdict = None
        self.compared = None
        self.trouble = None
        self.saved = None

    def do_load(self, message: Mapping[str, Any]) -> None:
        """A game from a file's text or a code; a bad one is answered and nothing is lost."""
        self._load(str(message.get("text", "")))

    def _load(self, text: str) -> bool:
        try:
            if text.lstrip().startswith("{") or len(text) > record.LARGEST:
                timeline, extra = record.load_text(text, GAMES)
            else:
                timeline, extra = record.load_code(text, GAMES)
            seats = _read_seats(extra.get("seats"), timeline.setup.players)
        except RecordError as error:
            self.trouble = error
            return False
        self._begin(timeline, seats)
        return True

    def do_hello(self, message: Mapping[str, Any]) -> None:
        """A page has opened: it brings its language and what it has kept of an earlier game."""
        if message.get("lang"):
            self.words = Words(Words.best(str(message["lang"])))
        self.previous = _text(message.get("previous"))
        saved, code = message.get("saved"), message.get("code")
        if code:
            # The kept record is the whole tree of the line in the address, if they are one game.
            kept = isinstance(saved, str) and self._load(saved) and self.code() == code
            self.resumed = kept or self._load(str(code))
            if self.resumed:
                self.saved = None if kept else _text(saved)
        if not code or not self.resumed:
            self.saved = _text(saved)

    def do_resume(self, message: Mapping[str, Any]) -> None:
        """Go on with the game that the browser had kept."""
        if self.saved is not None and not self._load(self.saved):
            self.saved = None

    def do_previous(self, message: Mapping[str, Any]) -> None:
        """Back to the game that was left for this one, which becomes the previous one in turn."""
        if self.previous is not None:
            self._load(self.previous)

    def do_discard_saved(self, message: Mapping[str, Any]) -> None:
        """Leave the kept game."""
        self.saved = None

    def do_close_trouble(self, message: Mapping[str, Any]) -> None:
        """The sentence has been read."""
        self.trouble = None

    def record(self) -> str:
        """The whole tree as a record's text."""
        return record.save_text(self.timeline, {"seats": self.seats})

    def code(self) -> str:
        """The line to where one is as a code for the address."""
        return record.code(self.timeline, {"seats": self.seats})

    @property
    def over(self) -> bool:
        """Whether the game is over at the moment shown."""
        return bool(self.timeline.at_decision and self.timeline.state.stage == OVER)

    @property
    def voice(self) -> Any:
        """How the session speaks: in its language, to whoever is looking."""
        from crypt_core.teach import explain

        seats = ["person", "ghost"] if self.timeline.setup.solo else self.seats
        you = self.people[0] if len(self.people) == 1 else None
        return explain.Voice(self.words, you, seats)


def new_timeline(players: int, sides: str = "AAAAAA", seed: int | None = None) -> Timeline:
    """A new game's timeline; a seed is drawn if none is given."""
    setup = CRYPT.setup({"players": players, "sides": sides})
    return Timeline(CRYPT, setup, secrets.randbelow(SEED_LIMIT) if seed is None else seed)


def _read_new(message: Mapping[str, Any]) -> tuple[Timeline, list[str]]:
    seed = str(message.get("seed") or "").strip()
    if seed and (not seed.isdecimal() or len(seed) > 20 or int(seed) >= record.SEEDS):
        raise RecordError("record-seed", {"got": seed[:40]})
    setup = CRYPT.setup({name: message[name] for name in ("players", "sides") if name in message})
    timeline = Timeline(CRYPT, setup, int(seed) if seed else secrets.randbelow(SEED_LIMIT))
    return timeline, _read_seats(message.get("seats"), setup.players)


def _read_seats(seats: object, players: int) -> list[str]:
    """Who sits where; people, if it is not said."""
    if seats is None:
        return [PERSON] * players
    known = {PERSON, *("bot:" + name for name in BOTS)}
    if not isinstance(seats, list) or any(seat not in known for seat in seats[:players]):
        raise RecordError("record-seats", {"known": ", ".join(sorted(known))})
    return ([str(seat) for seat in seats] + [PERSON] * players)[:players]


def _values(seen: View) -> list[int | None]:
    """The values that a view shows, to tell whether it holds a secret."""
    crypt = [t.value for t in seen.crypt if t]
    return crypt + [t.value for player in seen.players for t in player.treasures]


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value else None
