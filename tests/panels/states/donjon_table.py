"""Donjon's table: bargains, promises, secret sides, what is refused, and the exact help."""

from __future__ import annotations

from crypt_core.coach.bots import choose_next
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import CLAIM
from crypt_core.donjon.state import ANNOUNCE, NEGOTIATE, QUESTS, SIDES, SUPPLY, WORD, State
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.task import CONTINUE
from crypt_core.teach.words import LANGS
from tests.donjon.going import at, game, going
from tests.panels.play import Play, state

TWO = ["person", "person"]
POWER = "P1: use token"
ONE = ["person", "bot:greedy", "bot:greedy", "bot:greedy"]


def begun(timeline: Timeline, seats: list[str], lang: str) -> Play:
    """A person is asked."""
    return Play(timeline, seats=seats, lang=lang).on()


def hand_over(play: Play) -> None:
    """On to the next decision of a person, through a curtain, while the page is open."""
    for _ in range(20):
        if play.session.curtain:
            play.then("curtain")
        elif play.session.deciding:
            return
        else:
            play.then("continue")
    raise AssertionError("nobody is asked")


def make(play: Play, *moves: str) -> None:
    """Make decisions, each of who is asked then."""
    for move in moves:
        play.then("play", move=move)
        hand_over(play)


def now(play: Play) -> State:
    """Return the state of the moment shown."""
    found: State = play.session.timeline.state
    return found


def meets_a_monster(state: State) -> bool:
    return at(NEGOTIATE, 0)(state) and state.fight is not None and state.fight.kind == "monster"


@state()
def bargain(lang: str) -> Play:
    """An offer is made, countered and accepted."""
    timeline = going(lambda it: at(SUPPLY, 0)(it) and it.players[0].gems > 1, players=2)
    play = begun(timeline, TWO, lang)
    for given, wanted in (("nothing", "nothing"), ("1g", "help")):
        play.then("consider", move=f"offer P2 {given} for {wanted}")
    make(play, "offer P2 1g for help")
    play.then("consider", move="counter P1 help for 2g")
    make(play, "counter P1 help for 2g", "accept")
    return play


@state()
def ally(lang: str) -> Play:
    """An ally is called for a price, wins the fight, and is not paid."""
    play = begun(going(meets_a_monster, players=2), TWO, lang)
    make(play, "call")
    play.then("consider", move="bid 1g")
    make(play, "bid 1g", "ally P2")
    assert now(play).stage == WORD
    make(play, "break")
    assert now(play).players[0].broken == 1
    return play


@state()
def secret_sides(lang: str) -> Play:
    """Two people choose sides in secret in the Arena; the dice fall, and each sees both."""
    play = begun(going(at(SIDES, 0, 1)), [*TWO, "bot:greedy", "bot:greedy"], lang)
    make(play, "side attacker")
    play.then("play", move="side defender")
    while not thrown(play):
        play.then("next")
    play.then("continue")
    hand_over(play)
    while not thrown(play):
        play.then("back")
    return play


def thrown(play: Play) -> list[str]:
    """The dice of a fight that have fallen."""
    fight = play.tutor.live.panels["dungeon"].data["fight"]
    terms = [term for side in fight["sides"] for term in side["terms"]] if fight else []
    return [term["text"] for term in terms if term["what"] == "die"]


@state()
def too_dear(lang: str) -> Play:
    """An item is tried that costs more than there is."""
    play = begun(going(at(SUPPLY, 0)), ONE, lang)
    tiles = play.tutor.live.panels["dungeon"].data["village"]["shop"]["tiles"]
    play.facts["dear"] = next(it["move"] for it in tiles if not it["legal"])
    play.then("play", move=play.facts["dear"])
    return play


@state()
def monster(lang: str) -> Play:
    """A monster is met; the exact help is open. To flee is not open yet."""
    play = begun(going(meets_a_monster), ONE, lang)
    play.before("tool", name="chances")
    play.then("play", move="flee")
    return play


@state()
def village_help(lang: str) -> Play:
    """In the village, with the exact help."""
    play = begun(going(at(SUPPLY, 0)), ONE, lang)
    play.before("tool", name="chances")
    return play


@state()
def quest(lang: str) -> Play:
    """A quest is done, and can be shown."""

    def done(state: State) -> bool:
        able = at(QUESTS, 0)(state)
        return able and any(it.verb == CLAIM for it in DONJON.own_moves(state, 0))

    play = begun(going(done), ONE, lang)
    moves = DONJON.own_moves(now(play), 0)
    move = next(it for it in moves if it.verb == CLAIM)
    play.facts["claim"] = str(move).partition(": ")[2]
    play.then("play", move=play.facts["claim"])
    return play


@state()
def power(lang: str) -> Play:
    """A player may use a unique power: its button says what that does."""

    def may(state: State) -> bool:
        return at(ANNOUNCE, 0)(state) and POWER in map(str, DONJON.own_moves(state, 0))

    play = begun(going(may), ONE, lang)
    play.then("play", move="use token")
    return play


def lesson(name: str, lang: str) -> Play:
    """All tasks of a lesson are solved."""
    play = Play(game(), seats=ONE, lang=lang)
    found = lessons("donjon")[f"donjon.{name}"]
    play.before("learn-start", kind="lesson", id=found.id)
    play.facts["tasks"] = [[f"lesson-{task.id}", task.solution] for task in found.tasks]
    for task in found.tasks:
        for line in task.solution:
            if line == CONTINUE:
                play.then("continue")
            else:
                play.then("play", move=line)
        play.then("learn-next", **{"from": play.session.table})
    return play


@state()
def events(lang: str) -> Play:
    return lesson("events", lang)


@state()
def two(lang: str) -> Play:
    return lesson("two", lang)


@state(langs=LANGS)
def first_fight(lang: str) -> Play:
    """The first lesson, where it says what a fight is."""
    play = Play("donjon", seed=7, lang=lang)
    play.before("learn-start", kind="lesson", id=next(iter(lessons("donjon"))))
    for move in ("done", "draw"):
        play.before("play", move=move)
    return play


@state()
def over(lang: str) -> Play:
    """Two have as many trophy points: the second has won, by more spoils."""
    timeline = game(2, 3)
    while DONJON.deciders(timeline.state):
        moment = timeline.moment
        timeline.play(choose_next(["bot:random"] * 2, DONJON, moment.state, moment.luck))
    play = Play(timeline, seats=TWO, lang=lang)
    assert now(play).winners == (1,)
    return play
