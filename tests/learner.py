"""Somebody who knows no more of a game than the screen says, going through the first chapter.

They read what is asked, do what is wrong in each way that a task knows, begin again, ask for hints
to the last one, and do what its words say: the move is found by its name among all that one could
lay out or press. Presses and words are counted on the way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, groupby
from typing import Any

from crypt_core.coach.bots import choose_next
from crypt_core.crypt.components import SERVANTS, SLOTS
from crypt_core.teach.explain import teller
from crypt_core.teach.lessons.courses import course
from crypt_core.teach.lessons.run import is_move
from crypt_core.teach.lessons.task import ANSWER, CONTINUE, NEXT, Task
from crypt_core.teach.words import Words
from crypt_widgets.games.crypt.table.present import table_data as crypt
from crypt_widgets.games.donjon.dungeon.present import table_data as donjon
from crypt_widgets.games.sedlec.board.present import table_data as sedlec
from crypt_widgets.panels.frame.present import frame_data
from crypt_widgets.panels.learn.present import learn_data
from crypt_widgets.panels.ribbon.present import ribbon_data
from crypt_widgets.panels.story.closing import closing
from crypt_widgets.panels.story.present import story_data
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.messages import send

TABLES: dict[str, Callable[..., Any]] = {"crypt": crypt, "donjon": donjon, "sedlec": sedlec}
EFFORTS = range(1, 7)
CLAIM = re.compile(r"[a-f][1-6]+( [a-f][1-6]+)*")
MOST_STEPS = 40
"""Things to do in a task, beyond which somebody has lost the way."""


def presses(line: str) -> int:
    """How often one has to press for a line of a script.

    A claim takes an effort and a treasure, the treasure once more for each die with the same
    effort, and a press to confirm.
    """
    if not CLAIM.fullmatch(line):
        return 1
    return 1 + sum(len(word[1:]) + len({*word[1:]}) for word in line.split())


def words_of(texts: Iterable[str | None]) -> int:
    """How many words there are to read."""
    return sum(len(text.split()) for text in texts if text)


def _claims() -> list[str]:
    """Every claim that three servants can be laid out for, allowed or not."""
    places = [(slot, effort) for slot in SLOTS[:SERVANTS] for effort in EFFORTS]
    found = []
    for count in range(1, SERVANTS + 1):
        for dice in combinations_with_replacement(places, count):
            on = [
                (slot, "".join(str(effort) for _, effort in there))
                for slot, there in groupby(dice, key=lambda die: die[0])
            ]
            found.append(" ".join(slot + efforts for slot, efforts in on))
            found.append(" ".join(slot + efforts[::-1] for slot, efforts in on))
    return [*dict.fromkeys(found)]


CLAIMS = _claims()


LAID = {"crypt": CLAIMS}
"""What can be laid out at a table besides what is allowed."""
_UNSEEN = """adventurer id key kind label main mark move notation part rule scene short sign start
state verb what"""
UNSEEN = frozenset(_UNSEEN.split())
"""What a table's data have besides texts in sight; labels are for those who listen."""


def beginners(game: str) -> list[Task]:
    """The tasks of the first chapter of a game's course."""
    return [task for lesson in course(game)[0].lessons for task in lesson.tasks]


def texts_in(data: Any) -> Iterator[str]:
    """The texts in a table's data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for name, part in data.items():
            # The table in words, a list of texts, is a page of its own.
            if name not in UNSEEN and not (name == "text" and isinstance(part, list)):
                yield from texts_in(part)
    elif isinstance(data, Sequence):
        for part in data:
            yield from texts_in(part)


def crypt_texts(table: Mapping[str, Any]) -> Iterator[str]:
    """The texts of Crypt's table but for those that a press brings."""
    if ask := table["ask"]:
        yield ask["prompt"]
        for button in ask["buttons"]:
            yield from (button["label"], button["hint"] or "")
    if told := table["told"]:
        yield from (told["title"], told["text"])


SEEN: dict[str, Callable[[Mapping[str, Any]], Iterator[str]]] = {"crypt": crypt_texts}
"""What is in sight of a table's data; where it is not said, all texts that they have."""


_GUIDES = {
    "crypt-table": """hint-start hint-effort hint-put hint-slot hint-placed hint-more hint-all
        hint-none-left choose-effort choose-treasure""",
    "sedlec-board": """hint-start hint-piles hint-take hint-dig hint-second hint-collect hint-lay
        hint-place hint-card choose-card choose-pile choose-place""",
}
GUIDES = {
    panel.partition("-")[0]: [f"{panel}-{end}" for end in ends.split()]
    for panel, ends in _GUIDES.items()
}
"""What the script of a table says while something is laid out there: names of labels."""


class Learner:
    """A newcomer before a screen of their own."""

    def __init__(self, lang: str = "en", game: str = "crypt") -> None:
        self.shell = Shell(Session(lang, new_game({"game": game, "seed": 7})))
        self.words = Words(lang)
        self.pressed = self.read = 0
        """Presses, and words read of what is asked and of what is said to it."""
        self._seen: set[str] = set()
        self.seen: set[str] = set()
        """All that has been in sight; whoever asks what a task shows empties it before."""
        self.ask("learn-keep", text=None, invited=False)
        self.pressed = 0

    # --- what the screen shows

    @property
    def card(self) -> dict[str, Any]:
        """The card of the task."""
        card = learn_data(self.shell)["task"]
        assert card is not None, "there is no task at the table"
        return dict(card)

    @property
    def table(self) -> dict[str, Any]:
        front = self.shell.front
        return dict(TABLES[front.game.name](front, front.game.view(front.timeline.state, 0)))

    @property
    def invitation(self) -> dict[str, Any]:
        """What stands across the table."""
        return dict(frame_data(self.shell)["invite"] or {})

    def look(self) -> None:
        """Read what has not been read yet of the card, or of the invitation."""
        texts: list[str]
        if self.shell.practice is None and not self.invitation:
            texts = []
        elif self.shell.practice is None:
            texts = [self.invitation[part] for part in ("title", "text", "yes", "no")]
        else:
            card = self.card
            said = card["feedback"]
            texts = [card["title"], card["lead"], card["goal"], card["note"] or "", *card["hints"]]
            texts += [choice["text"] for choice in card["choices"]]
            texts += [said["title"], said["text"]] if said else []
        new = [text for text in texts if text not in self._seen]
        self._seen.update(new)
        self.read += words_of(new)

    def sight(self) -> Iterator[str]:
        """What is said in sight of the task, the table and the phases."""
        if self.shell.practice is None:
            return
        card, table, strip = self.card, self.table, ribbon_data(self.shell.front)
        yield from (card["title"], card["lead"], card["goal"], card["note"] or "", *card["hints"])
        yield from (choice["text"] for choice in card["choices"])
        if said := card["feedback"]:
            yield from (said["title"], said["text"], said["known"]["text"] if said["known"] else "")
        game = self.shell.front.game.name
        yield from SEEN.get(game, texts_in)(table)
        for label in GUIDES.get(game, ()):
            yield self.words.say(label, effort=4, on="", place="")
        yield from (strip["round"], strip["turn"])
        for phase in strip["phases"]:
            yield from (phase["name"], phase["hint"])
        for player in table.get("players", ()):
            yield self.words.say("table-leader") if player.get("leader") else ""
            yield self.words.say("table-lights-out") if player.get("lights_out") else ""

    # --- what they do

    def ask(self, do: str, **facts: Any) -> None:
        """Press a button."""
        self.pressed += 1
        send(self.shell, {"do": do, **facts})  # type: ignore[arg-type, misc]
        self.seen.update(self.sight())

    def start(self) -> None:
        """Read the invitation at the table, and start the course."""
        self.look()
        self.ask("learn-invite", yes=True)
        self.look()

    def do(self, line: str) -> None:
        """Do a line of a script, and read what is said to it."""
        if line in (NEXT, CONTINUE):
            self.ask(line)
        elif line.startswith(ANSWER):
            self.ask("learn-answer", choice=line.removeprefix(ANSWER))
        else:
            self.ask("play", move=line)
            self.pressed += presses(line) - 1
        self.look()

    def go_wrong(self, task: Task) -> None:
        """Do what is wrong in each way that the task knows, and begin again."""
        for script in dict.fromkeys([task.near_miss, *(script for _, script in task.slips)]):
            for line in script:
                self.do(line)
            card = self.card
            assert card["outcome"] == "missed", (task.id, script)
            assert card["feedback"]["text"], task.id
            assert card["feedback"]["rule"], task.id
            assert card["again"], task.id
            assert not card["next"], task.id
            self.ask("learn-again")
            assert self.card["outcome"] == "going", task.id

    def find_out(self) -> None:
        """Ask for all hints to each part, and do what the last one says until the task is done."""
        for _ in range(MOST_STEPS):
            while self.card["more"]:
                self.ask("learn-hint")
                self.look()
            card = self.card
            if card["outcome"] == "done":
                return
            assert card["outcome"] == "going", card["key"]
            self.do(self._meant(card))
        raise AssertionError(f"no way through {self.card['key']}")

    def _meant(self, card: dict[str, Any]) -> str:
        """What the last hint says, found among what can be pressed and laid out.

        While there is something to watch first, a note or the task itself names the button.
        """
        button = self.words.say("next")
        if card["note"] == self.words.say("learn-watch", next=button):
            return CONTINUE
        if not card["hints"] and button in card["goal"]:
            return CONTINUE
        hint = card["hints"][-1]
        if hint == self.words.say("task-solution-go-on"):
            return CONTINUE
        for choice in card["choices"]:
            if hint == self.words.say("task-solution-answer", answer=choice["text"]):
                return f"{ANSWER}{choice['id']}"
        assert self.table["ask"] is not None, f"{card['key']}: nothing can be done, but: {hint}"
        return next(move for move in self._moves() if hint == self._says_move(move))

    def _moves(self) -> Iterator[str]:
        """What is allowed, what can be laid out besides, and what a task wants to see refused."""
        front, practice = self.shell.front, self.shell.practice
        assert practice is not None
        state = front.timeline.state
        yield from map(front.game.write_move, front.game.own_moves(state, 0))
        yield from LAID.get(front.game.name, ())
        yield from filter(is_move, practice.run.task.solution)

    def _says_move(self, text: str) -> str:
        front = self.shell.front
        state = front.timeline.state
        view = front.game.view(state, 0)
        tells = teller(front.game.name)
        move = tells.move(front.voice, front.game.read_move(text, state), view)
        return self.words.say("task-solution-move", move=move)

    def play_a_game(self) -> None:
        """Play a whole game as it is offered after the last task, neither well nor badly."""
        self.ask("learn-play", **{"from": self.card["at"]})
        game = self.shell.game
        while not game.over:
            if game.deciding:
                moment = game.timeline.moment
                move = choose_next(["bot:sensible"], game.game, moment.state, moment.luck)
                self.do(game.game.write_move(move))
            else:
                self.ask("continue")
        # The page asks for it at the end of a game.
        send(self.shell, {"do": "review-compute"})

    @property
    def end(self) -> dict[str, Any]:
        """The card at the end of the game."""
        front = self.shell.front
        view = front.game.view(front.timeline.state, 0)
        return dict(story_data(front, view, self.shell.onward, closing(self.shell))["end"] or {})

    def go_on(self) -> None:
        """To the next task."""
        self.ask("learn-next", **{"from": self.card["at"]})
        if self.shell.practice is not None:
            self.look()
