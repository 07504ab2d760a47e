"""Donjon's table as data: what may be pressed, what lies where, and nothing secret in it."""

from __future__ import annotations

import copy
import json
import random
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from crypt_core.coach.bots import choose
from crypt_core.donjon.events import Fought, Hurt, Rolled, Sides
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import ARENA, BREAK, CLAIM, FLEE, OFFER, Move
from crypt_core.donjon.position import position
from crypt_core.donjon.state import (
    ANSWER,
    CHOOSE,
    KEEP,
    NEGOTIATE,
    OVER,
    PICK,
    QUESTS,
    SIDES,
    SUPPLY,
    WORD,
    State,
    UnfinishedQuest,
)
from crypt_core.donjon.teach import explain
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.explain.numbers import MINUS
from crypt_core.teach.lessons import task as tasks
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.words import LANGS
from crypt_widgets.games.donjon.dungeon.data import DonjonData
from crypt_widgets.games.donjon.dungeon.fight import CHANCES
from crypt_widgets.games.donjon.dungeon.panel import Table as Panel
from crypt_widgets.games.donjon.dungeon.present import table_data
from crypt_widgets.games.donjon.ribbon import ribbon
from crypt_widgets.panels.ribbon.present import ribbon_data
from crypt_widgets.panels.whatif.present import told_moments
from crypt_widgets.tutoring.opening import Opened, new_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import Shell
from tests.copied import copied
from tests.donjon.build import Table, who
from tests.donjon.going import any_move, at, game, going
from tests.messages import send
from tests.widgets.test_data import faults


def session(timeline: Timeline, lang: str = "en", people: int = 0) -> Session:
    timeline.go(timeline.tip.id)
    count = timeline.setup.players
    people = people or count
    seats = ["person"] * people + ["bot:random"] * (count - people)
    found = Session(lang, Opened(timeline, seats))
    if found.curtain:
        send(found, {"do": "curtain"})
    return found


def data(at_: Session) -> Any:
    return table_data(at_, DONJON.view(at_.timeline.state, at_.viewer))


def walk(seed: int, players: int, lang: str) -> Any:
    """A random game at a table, at each of its decisions and at its end."""
    at_, dice = session(game(players, seed), lang), random.Random(seed)
    for _ in range(120):
        if at_.curtain:
            send(at_, {"do": "curtain"})
        yield at_, data(at_)
        if at_.over:
            return
        at_.timeline.play(any_move(at_.timeline, dice))
        at_.timeline.go(at_.timeline.tip.id)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_what_is_sent_is_what_the_types_say_and_every_word_is_there(
    players: int, lang: str
) -> None:
    for at_, told in walk(players, players, lang):
        assert not list(faults(json.loads(json.dumps(told)), DonjonData))
        text = json.dumps([told, ribbon(at_, DONJON.view(at_.timeline.state, at_.viewer))])
        assert "[donjon" not in text
        assert not at_.words.fallbacks
        at_.words.labels(Panel.labels())
    assert not at_.words.fallbacks


@pytest.mark.parametrize("players", [2, 4])
def test_all_that_can_be_pressed_is_allowed_or_said_to_be_not(players: int) -> None:
    pressed = 0
    for at_, told in walk(3, players, "en"):
        if told["ask"] is None:
            continue
        village = told["village"]
        places = [village["shop"], village["places"], village["sale"] or {"tiles": []}]
        tiles = [*told["ask"]["choices"], *told["looked"], *told["mine"]]
        tiles += [tile for place in places for tile in place["tiles"]]
        for tile in tiles:
            if not tile["move"]:
                continue
            move = DONJON.read_move(
                f"P{told['ask']['player'] + 1}: {tile['move']}", at_.timeline.state
            )
            assert (DONJON.why_not(at_.timeline.state, move) is None) == tile["legal"]
            pressed += 1
    assert pressed > 100


# --- nothing secret -------------------------------------------------------------------------------


def _hidden(state: State, viewer: int | None) -> State:
    """The same state with other quests, looks and choices where the viewer knows none of them."""
    if state.stage == OVER:
        return state
    players = tuple(
        owner
        if i == viewer
        else owner._replace(
            main=owner.main and UnfinishedQuest(_other(owner.main.quest), not owner.main.deed),
            quests=tuple(UnfinishedQuest(_other(it.quest), not it.deed) for it in owner.quests),
        )
        for i, owner in enumerate(state.players)
    )
    looked = state.looked
    if len(looked) > 1:
        looked = tuple(
            quests if i == viewer else tuple(map(_other, quests)) for i, quests in enumerate(looked)
        )
    elif looked and viewer != state.active:
        looked = tuple(tuple(map(_other, quests)) for quests in looked)
    options = {
        KEEP: ("1", "2", "3")[: state.setup.choice],
        SIDES: ("attacker", "defender", "none"),
    }.get(state.stage)
    secret = tuple(
        it
        if i == viewer or options is None or it not in options
        else options[(options.index(it) + 1) % len(options)]
        for i, it in enumerate(state.secret)
    )
    return state._replace(players=players, looked=looked, secret=secret)


def _other(quest: str) -> str:
    return "greedy" if quest != "greedy" else "hero"


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_drawn_hangs_on_what_the_viewer_may_not_know(players: int) -> None:
    changed = 0
    for at_, _ in walk(5, players, "en"):
        for viewer in (None, *range(players)):
            state = at_.timeline.state
            other = _hidden(state, viewer)
            changed += other != state
            there, here = copied(at_), copied(at_)
            for one, it in ((here, state), (there, other)):
                one.timeline = copy.copy(at_.timeline)
                moments = list(at_.timeline.moments)
                last = moments[-1]
                steps = (*last.steps[:-1], last.steps[-1]._replace(state=it))
                moments[-1] = replace(last, state=it, steps=steps)
                one.timeline.moments = moments
                one.shown_as = viewer
            assert table_data(here, DONJON.view(state, viewer)) == table_data(
                there, DONJON.view(other, viewer)
            )
    assert changed > 100


def test_behind_the_curtain_nobody_is_asked_and_no_quest_is_shown() -> None:
    timeline = going(at(SUPPLY, 1))
    timeline.go(timeline.tip.id)
    found = Session("en", Opened(timeline, ["person"] * 4))
    found.shown_to = 0
    told = data(found)
    assert told["curtain"]
    assert told["ask"] is None
    assert not told["mine"]
    assert all(card["kind"] == "back" for seat in told["seats"] for card in seat["quests"])


# --- what lies there ------------------------------------------------------------------------------


def test_at_one_screen_each_reads_only_of_their_own_quest_in_the_tree() -> None:
    def tree(found: Session, viewer: int | None) -> list[str]:
        found.shown_as = viewer
        return [moment["label"] for moment in told_moments(found)]

    timeline, viewers = game(2), (0, 1, None)
    for move in ("P1: choose 1", "P2: choose 1"):
        timeline.play(move)
    alone = [tree(session(timeline), viewer) for viewer in viewers]
    (start, first, second) = zip(*alone, strict=True)
    assert len({*start}) == 1
    assert first[1] == first[2] != first[0]
    assert second[0] == second[2] != second[1]
    shared = session(timeline)
    assert [tree(shared, viewer) for viewer in viewers] == alone


def test_a_player_has_what_the_view_says() -> None:
    timeline = going(lambda s: s.stage == SUPPLY and bool(s.players[0].items) and s.turn > 6)
    told = data(session(timeline))
    for seat, seen in zip(told["seats"], DONJON.view(timeline.state, None).players, strict=True):
        figures = (seen.power, seen.wounds, seen.gems, seen.trophies)
        assert (seat["power"], seat["wounds"], seat["gems"], seat["trophies"]) == figures
        assert [card["id"] for card in seat["items"]] == list(seen.items)
        assert [card["id"] for card in seat["spoils"]] == list(seen.spoils)
        assert len(seat["quests"]) == len(seen.quests) + seen.has_main


def test_what_cannot_be_bought_is_there_and_is_refused_when_it_is_tried() -> None:
    found = session(going(at(SUPPLY, 0)))
    told = data(found)
    dear = next(tile for tile in told["village"]["shop"]["tiles"] if not tile["legal"])
    send(found, {"do": "play", "move": dear["move"]})
    refused = data(found)["verdict"]
    assert refused["final"]
    assert refused["rule"] == "shop.buy"


def test_arenas_that_are_not_open_yet_can_be_asked_about() -> None:
    told = data(session(going(lambda s: s.stage == CHOOSE and s.round == 1)))
    choices = {tile["move"]: tile["legal"] for tile in told["ask"]["choices"]}
    assert choices["draw"]
    assert sum(move.startswith("arena") for move in choices) == 3
    assert not any(legal for move, legal in choices.items() if move.startswith("arena"))


def test_the_sum_of_a_fight_grows_by_the_dice() -> None:
    timeline = going(lambda s: s.stage == NEGOTIATE and s.fight is not None)
    before = data(session(timeline))["fight"]
    assert [side["total"] for side in before["sides"]] == [
        sum(_amount(term) for term in side["terms"]) for side in before["sides"]
    ]
    dice = random.Random(1)
    rolled = None
    for _ in range(40):
        moment = timeline.play(any_move(timeline, dice))
        for number, step in enumerate(moment.steps, 1):
            if type(step.event).__name__ == "Fought":
                timeline.go(moment.id, number)
                rolled = (step.event, data(Session("en", Opened(timeline, ["person"] * 4))))
        timeline.go(timeline.tip.id)
        if rolled:
            break
    assert rolled is not None
    event, told = rolled
    assert [side["total"] for side in told["fight"]["sides"]] == [event.total, event.other]
    assert all(any(term["face"] for term in side["terms"]) for side in told["fight"]["sides"])
    assert told["fight"]["won"] == (event.winner == "green")


def test_what_comes_of_the_dice_changes_no_sum_they_were_part_of() -> None:
    """Wounds, items that are gone and powers that are spent come after the sum."""
    timeline, dice = game(4, 25), random.Random(25)
    told: list[int] = []
    later = 0
    for _ in range(200):
        if not DONJON.deciders(timeline.state):
            break
        moment = timeline.play(any_move(timeline, dice))
        for number, step in enumerate(moment.steps, 1):
            timeline.go(moment.id, number)
            if isinstance(step.event, Fought):
                told = [step.event.total, step.event.other]
            elif isinstance(step.event, Rolled):
                told = []  # of the next fight, or of this one fought again
            elif told and step.state.fight and step.state.fight.green:
                sides = data(Session("en", Opened(timeline, ["person"] * 4)))["fight"]["sides"]
                assert [side["total"] for side in sides] == told, str(step.event)
                later += isinstance(step.event, Hurt)
            else:
                told = []
    assert later > 5


def _amount(term: dict[str, Any]) -> int:
    return int(term["amount"].replace("−", "-"))


def test_in_the_end_a_quest_shows_what_it_has_brought_or_cost() -> None:
    """A main quest twice what is printed on it, an unfinished secondary 1."""
    timeline, ranks = game(6, 3), set()
    while DONJON.deciders(timeline.state):
        timeline.play(choose("greedy", DONJON, timeline.state, timeline.moment.luck))
    state = timeline.state
    for seat, player in zip(data(session(timeline))["seats"], state.players, strict=True):
        brought = [int(card["number"]) for card in seat["done"]]
        assert brought == [state.setup.worth(it.quest) * (1 + it.main) for it in player.done]
        cost = [int(card["number"].replace(MINUS, "-")) for card in seat["quests"]]
        main = [-state.setup.worth(player.main.quest)] if player.main else []
        assert cost == main + [-1] * len(player.quests)
        assert seat["trophies"] == player.trophies + sum(cost)
        assert all(card["number"] in card["label"] for card in seat["done"] + seat["quests"])
        ranks |= {it.main for it in player.done} | ({"late"} if player.quests else set())
    assert ranks == {True, False, "late"}


def test_beside_a_bid_stands_what_it_adds_and_the_chance_with_it() -> None:
    found = session(going(lambda s: s.stage == PICK and s.fight is not None))
    rows = data(found)["fight"]["bids"]
    taken = [row for row in rows if row["move"]]
    assert taken
    assert all(row["adds"].startswith("+") and "%" in row["chance"] for row in taken)
    found.helps = frozenset()
    assert not any(row["chance"] for row in data(found)["fight"]["bids"])
    found.helps = frozenset((CHANCES,))
    assert any(row["chance"] for row in data(found)["fight"]["bids"])


def test_a_task_may_leave_it_to_the_learner_which_quests_are_completed() -> None:
    shell = Shell(Session("en", new_game({"game": "donjon", "seed": 7})))
    shell.begin("lesson", lessons("donjon")["donjon.deeds"], 0)
    held = ["saint_michael", "witcher", "dragon_item", "saint_gary"]
    for helps, shown, told in ((shell.front.helps, held, 0), (None, ["saint_gary"], 1)):
        shell.front.helps = helps
        mine = data(shell.front)["mine"]
        assert [tile["move"] for tile in mine if tile["move"]] == [f"claim {it}" for it in shown]
        assert all(tile["legal"] for tile in mine)
        assert len([tile for tile in mine if "completed" in tile["card"]["type"]]) == told


def test_the_chance_is_the_exact_one() -> None:
    """8 against 8: green wins 36 of 64 rolls."""
    found = session(game())
    from crypt_core.donjon import fight as sums

    fight = sums.dungeon(sums.Fighter(0), 8)
    assert sums.odds(fight).win == Fraction(36, 64)
    assert found.words.say("donjon-chance", when="now", chance="56%").endswith("56%")


def test_an_offer_lies_there_in_two_columns_and_can_be_countered() -> None:
    timeline = going(lambda s: s.stage == ANSWER)
    told = data(session(timeline))
    offer = timeline.state.offer
    assert offer is not None
    assert [column["player"] for column in told["offer"]["columns"]] == [
        offer.player,
        offer.partner,
    ]
    (counter,) = told["ask"]["bargains"]
    assert counter["start"] == {"give": str(offer.want), "want": str(offer.give)}


@pytest.mark.parametrize("players", [2, 4])
def test_another_price_is_named_once_to_each_who_helps(players: int) -> None:
    timeline = going(
        lambda s: (
            s.stage == PICK and s.fight is not None and any(b.countered for b in s.fight.bids)
        ),
        players,
    )
    assert timeline.state.fight is not None
    bids = [bid for bid in timeline.state.fight.bids if bid.bundle is not None]
    offered = [bargain["to"] for bargain in data(session(timeline))["ask"]["bargains"]]
    assert offered == [bid.player for bid in bids if not bid.countered]


def test_promises_are_in_view_and_what_became_of_them() -> None:
    timeline = going(at(WORD))
    maker = timeline.state.promises[0].maker
    told = data(session(timeline))
    assert told["ledger"]["open"][0]["now"]
    before = len(told["ledger"]["past"])
    timeline.play(Move(maker, BREAK))
    after = data(session(timeline))
    assert "broken" in after["ledger"]["past"][0]
    assert len(after["ledger"]["past"]) > before
    assert after["seats"][maker]["broken"] == 1


@pytest.mark.parametrize(
    ("lang", "line", "kept"),
    [
        ("en", "Player 1 has promised Player 2: 2 gems and 1 trophy point", "Player 3: "),
        (
            "fr",
            "Le joueur 1 a promis au joueur 2\u202f: 2 gemmes et 1 point trophée",
            "Joueur 3\u202f: ",
        ),
        (
            "it",
            "Il giocatore 1 ha promesso al giocatore 2: 2 gemme e 1 punto trofeo",
            "Giocatore 3: ",
        ),
    ],
)
def test_a_promise_is_told_in_a_line_as_its_language_writes_one(
    lang: str, line: str, kept: str
) -> None:
    seats = [who("priest"), who("thief"), who("warrior")]
    timeline = Timeline(DONJON, (begin := position(seats, top=["vampire"])).setup, 0, begin)
    for move in ("done", "draw", "call", "P2: bid 2g,trophies 1", "P3: pass", "ally P2"):
        timeline.play(move)
    ledger = data(session(timeline, lang=lang))["ledger"]
    assert ledger["lines"] == [line]
    assert ledger["kept"][2].startswith(kept)


def test_help_that_is_owed_stays_in_view_and_is_not_what_is_asked() -> None:
    """In the panel, in the table as text and in the state as text, until it is called for."""
    seats = [who("priest", gems=3), who("thief"), who("warrior")]
    timeline = Timeline(DONJON, (begin := position(seats, top=["trap"])).setup, 0, begin)
    swaps = ("offer P2 1g for help", "accept", "offer P3 1g for help", "accept")
    for move in (*swaps, "offer P2 1g for help 2", "accept", "done", "draw"):
        timeline.play(move)
    assert timeline.state.promises == ()
    shown = session(timeline, people=1)
    ledger = data(shown)["ledger"]
    assert ledger["open"] == []
    lines = ledger["owed"]
    assert [(it["maker"], it["title"], it["parts"], it["now"]) for it in lines] == [
        (1, "Player 2 owes help", ["You (3)"], False),
        (2, "Player 3 owes help", ["You"], False),
    ]
    view = DONJON.view(timeline.state, 0)
    assert "owed: P2 to P1 help;" in str(view)
    told = [part for part in explain.table_text(shown.voice, view) if part.title == "Promises"]
    assert [part.lines[0] for part in told] == ["Player 2 (computer) to you: help in a later fight"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("stage", "verb", "impossible"),
    [(CHOOSE, ARENA, "choose-dungeon"), (QUESTS, CLAIM, "quests-none")],
)
def test_one_is_asked_only_for_what_can_be_done(
    stage: str, verb: str, impossible: str, lang: str
) -> None:
    prompts = {}
    for possible in (True, False):

        def wanted(state: State, possible: bool = possible) -> bool:
            found = DONJON.own_moves(state, 0) if at(stage, 0)(state) else []
            return bool(found) and any(it.verb == verb for it in found) is possible

        shown = session(going(wanted, players=3), lang, people=1)
        prompts[possible] = data(shown)["ask"]["prompt"].casefold()
    words = shown.words
    assert prompts[True] == words.say("donjon-may", stage=stage).casefold()
    assert prompts[False] == words.say("donjon-may", stage=impossible).casefold()


@pytest.mark.parametrize("lang", LANGS)
def test_who_has_the_ring_is_asked_for_it_when_nobody_would_help(lang: str) -> None:
    seats = [who("sorcerer", items=["charm_ring"]), who("priest"), who("thief")]
    timeline = Timeline(DONJON, (begin := position(seats, top=["troll"])).setup, 0, begin)
    for move in ("done", "draw", "call", "P2: pass", "P3: pass"):
        timeline.play(move)
    shown = session(timeline, lang, people=1)
    asked = data(shown)["ask"]
    assert [it["move"] for it in asked["choices"]] == [
        "alone", "ring P2 fight", "ring P3 fight", "ring P2 ally", "ring P3 ally",
    ]  # fmt: skip
    assert asked["prompt"].startswith(shown.words.say("donjon-may", stage="pick-ring")[1:9], 1)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("first", "card", "texts", "dice", "move"),
    [
        (who("barbarian"), "orc", ["alone"], (), "use token"),
        (who("ranger", prey="humanoid"), "orc", ["alone"], (), "use token"),
        (who("warrior"), "orc", ["alone"], (), "use token"),
        (who("priest"), "orc", ["alone"], (1, 8), "replay"),
        (who("sorcerer"), "orc", ["alone"], (), "vanish"),
        (who("thief"), "", ["arena P2", "P1: done", "P2: done", "P3: side none"], (8, 1),
         "plunder gems and dagger"),
    ],
)  # fmt: skip
def test_a_button_says_what_the_unique_power_does(
    first: dict[str, Any], card: str, texts: list[str], dice: tuple[int, ...], move: str, lang: str
) -> None:
    names = [name for name in ("warrior", "ranger", "barbarian") if name != first["adventurer"]]
    others = [
        who(name, token=False, gems=3, items=items)
        for name, items in zip(names, (["dagger"], []), strict=False)
    ]
    table = Table(first, *others, top=[card] if card else [])
    table.play("done", *(["draw"] if card else []), *texts, dice=dice)
    at_ = session(Timeline(DONJON, table.state.setup, 0, table.state), lang)
    choices = data(at_)["ask"]["choices"]
    notes = {it["move"]: it["note"] for it in choices}
    assert notes[move] == explain.power(at_.voice, first["adventurer"])
    plain = {it for key, it in notes.items() if key != move and not key.startswith("plunder")}
    assert plain <= {""}


# --- several people at one screen -----------------------------------------------------------------


DICE = Rolled, Sides, Fought


@pytest.mark.parametrize("bots", [0, 1])
def test_the_dice_of_an_arena_are_for_everybody(bots: int) -> None:
    """Nothing of whoever chose last is shown with them, nor before the screen has changed hands."""

    timeline = going(at(SIDES))
    timeline.go(timeline.tip.id)
    seats = ["person"] * (4 - bots) + ["bot:greedy"] * bots
    found = Session("en", Opened(timeline, seats))
    send(found, {"do": "curtain"})
    dice, decided = 0, 0
    while not dice or found.asked is None or not found.timeline.at_decision:
        if found.curtain:
            send(found, {"do": "curtain"})
        if found.deciding:
            assert found.viewer == found.asked
            move = DONJON.own_moves(found.timeline.state, found.asked or 0)[0]
            send(found, {"do": "play", "move": DONJON.write_move(move)})
            decided += 1
        else:
            send(found, {"do": "next"})
        shown = found.timeline.moment.steps[: found.timeline.place.step]
        if not found.timeline.at_decision and shown and isinstance(shown[-1].event, DICE):
            dice += 1
            assert found.viewer is None
            assert not data(found)["mine"]
            assert not found.curtain, "there is nothing to hide, and nobody to wait for"
    assert decided
    assert found.curtain, "whoever is asked next takes the screen, also if they had it"
    send(found, {"do": "curtain"})
    assert found.viewer == found.asked


def test_what_is_plundered_is_for_everybody() -> None:
    fighters = (who("warrior", main="hero"), who("priest", main="poor", token=False, gems=4))
    table = Table(*fighters, who("ranger", main="lucky"))
    table.play("done", "arena P2", "P1: done", "P2: done", "done", "P3: side none", dice=(8, 1))
    found = session(Timeline(DONJON, table.state.setup, 0, table.state))
    found.shown_to = 0
    send(found, {"do": "play", "move": "plunder gems"})
    assert not found.timeline.at_decision
    assert found.viewer is None
    assert not data(found)["mine"]


def test_a_bots_own_turn_is_for_everybody() -> None:
    """Nothing of the person who decided last lies below what a bot does."""
    three = [who("warrior", main="hero"), who("priest", main="poor"), who("ranger", main="lucky")]
    start = position(three, active=1)
    found = Session(
        "en", Opened(Timeline(DONJON, start.setup, 0, start), ["person", "bot:greedy", "person"])
    )
    found.shown_to = 0
    seen = 0
    while found.asked is None:
        send(found, {"do": "next"})
        if found.asked is None:
            seen += 1
            assert found.timeline.moment.move.player == 1
            assert found.viewer is None
            assert not data(found)["mine"]
    assert seen
    assert found.curtain, "the next person who is asked takes the screen"


# --- lessons


def shown_in(shell: Shell) -> set[str]:
    """What is at the table of a lesson of what the course brings bit by bit."""
    front = shell.front
    table = table_data(front, front.game.view(front.timeline.state, 0))
    village, ask = table["village"], table["ask"]
    found = {tile["key"] for tile in village["places"]["tiles"]}
    found |= {"shop"} if village["shop"] else set()
    found |= {"trophies"} if table["target"] or table["seats"][0]["trophies"] is not None else set()
    found |= {"promises"} if table["ledger"] or table["seats"][0]["word"] else set()
    phases = ribbon_data(front)["phases"]
    found |= {"path"} if phases else set()
    found |= {"phases"} if phases and phases[0]["hint"] else set()
    marks = {mark["id"] for seat in table["seats"] for mark in seat["marks"]}
    found |= marks & {"token"}
    if ask:
        verbs = {tile["move"].partition(" ")[0] for tile in ask["choices"]}
        found |= {"arenas"} if ARENA in verbs else set()
        found |= {"flee"} if FLEE in verbs else set()
        found |= {"swaps"} if OFFER in {it["verb"] for it in ask["bargains"]} else set()
        found |= {"typing"} if ask["notation"] is not None else set()
    return found


def test_a_lesson_shows_what_has_been_taught() -> None:
    """Nothing before the lesson that brings it; from then on it is there when it is time for it."""
    taught: set[str] = set()
    brought = {part for lesson in lessons("donjon").values() for part in lesson.brings}
    for lesson in lessons("donjon").values():
        taught |= {*lesson.brings}
        seen: set[str] = set()
        shell = Shell(Session("en", new_game({"game": "donjon", "seed": 7})))
        for number, task in enumerate(lesson.tasks):
            shell.begin("lesson", lesson, number)
            assert shell.front.untaught == brought - taught
            for script in (task.solution, task.near_miss):
                for line in script:
                    seen |= shown_in(shell)
                    if line == tasks.CONTINUE:
                        send(shell, {"do": "continue"})
                    elif line.startswith(tasks.ANSWER):
                        send(
                            shell, {"do": "learn-answer", "choice": line.removeprefix(tasks.ANSWER)}
                        )
                    else:
                        send(shell, {"do": "play", "move": line})
                send(shell, {"do": "learn-again"})
        assert seen <= taught, lesson.id
        assert {*lesson.brings} <= seen, lesson.id
    assert brought == taught


def test_what_is_not_taught_yet_may_be_done_all_the_same() -> None:
    """The rules are those of the game: only nothing offers it."""
    shell = Shell(Session("en", new_game({"game": "donjon", "seed": 7})))
    shell.begin("lesson", lessons("donjon")["donjon.fight"], 0)
    front = shell.front
    data = table_data(front, front.game.view(front.timeline.state, 0))
    assert [tile["move"] for tile in data["ask"]["choices"]] == ["done"]
    assert data["ask"]["bargains"] == []
    assert data["scene"] == "dungeon", "there is nothing to be seen in the village"
    send(shell, {"do": "play", "move": "done"})
    data = table_data(front, front.game.view(front.timeline.state, 0))
    assert [tile["move"] for tile in data["ask"]["choices"]] == ["draw"] == [data["ask"]["main"]]
    send(shell, {"do": "play", "move": "arena P2"})
    assert front.timeline.state.fight.arena
    shell.leave()
    assert not shell.front.untaught
