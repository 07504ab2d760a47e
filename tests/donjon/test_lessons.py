"""Donjon's course: each task can be done, a wrong move is answered, and what is said is true."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from crypt_core.donjon import fight as sums
from crypt_core.donjon.asking import current
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.power import fighter, power, the_sum
from crypt_core.donjon.quests import fulfilled
from crypt_core.donjon.teach.lessons.course import COURSE, WHOLE_GAME
from crypt_core.teach.catalogue import LANGS
from crypt_core.teach.explain import lessons as say
from crypt_core.teach.lessons.run import Outcome, Run
from crypt_core.teach.lessons.task import CONTINUE, LEARNER, Task
from crypt_core.teach.words import Words

LESSONS = [lesson for chapter in COURSE for lesson in chapter.lessons]
TASKS = {task.id.removeprefix("donjon."): task for lesson in LESSONS for task in lesson.tasks}
every_task = pytest.mark.parametrize("task", TASKS.values(), ids=list(TASKS))


def after(id_: str, *script: str) -> Run:
    run = Run(TASKS[id_])
    for line in script:
        run.act(line)
    return run


def said_after(id_: str, *script: str) -> str:
    """What has happened, event by event."""
    return " / ".join(str(step.event) for step in after(id_, *script).did.steps)


# --- beside what is so of all tasks (test_lessons.py in tests/teach)


def test_most_tasks_are_done_and_not_answered() -> None:
    asked = [task for task in TASKS.values() if task.answers]
    assert len(TASKS) - len(asked) >= 20
    assert len(asked) <= len(TASKS) / 4


@every_task
def test_every_language_names_the_same_numbers(task: Task) -> None:
    """A number that one language has wrong, another may have right."""

    def numbers(text: str) -> Counter[str]:
        return Counter(re.findall(r"\d+", text))

    english = say.says(Words("en"), task)
    for lang in LANGS:
        said = say.says(Words(lang), task)
        assert numbers(said.goal) == numbers(english.goal), lang
        assert numbers(said.why) == numbers(english.why), lang
        for name, text in said.misses.items():
            assert numbers(text) == numbers(english.misses[name]), (lang, name)


@every_task
def test_whatever_may_be_done_first_is_answered(task: Task) -> None:
    """No legal move ends a task in silence: it is done, or goes on, or something is said to it."""
    said = say.says(Words("en"), task)
    for move in DONJON.own_moves(Run(task).start, LEARNER):
        run = Run(task)
        run.act(str(move))
        if run.outcome is Outcome.MISSED:
            assert said.misses[run.miss or "none"], move


def test_nobody_sees_the_next_card_before_the_lesson_about_that() -> None:
    """It is the Priest's gift; and the first lesson says that what is next is never known."""
    order = [lesson.id for lesson in LESSONS]
    for lesson in LESSONS[: order.index("donjon.gifts")]:
        for task in lesson.tasks:
            run = Run(task)
            for line in (None, *task.solution):
                if line is not None:
                    run.act(line)
                state = run.timeline.state
                assert DONJON.view(state, LEARNER).next_card == "", (task.id, line)


def test_the_whole_game_can_begin() -> None:
    fields = {name: value for name, value in WHOLE_GAME.items() if name != "seats"}
    assert DONJON.setup(fields).players == len(WHOLE_GAME["seats"])


# --- what is said of odds, and of dice


def wins_of_64(id_: str) -> int:
    """In how many rolls of both dice the learner would win the fight of a task as it stands."""
    state = Run(TASKS[id_]).start
    return int(64 * sums.odds(the_sum(state, current(state))).win)


def test_odds_are_those_of_the_dice() -> None:
    assert wins_of_64("flee.ogre") == wins_of_64("ally.call") == wins_of_64("two.ally") == 13
    state = Run(TASKS["ally.choose"]).start
    mine, *helpers = (fighter(state, player, ("ogre",)) for player in range(3))
    odds = sums.by_ally(mine, 12, helpers)
    assert int(64 * odds[1].win) == 47
    assert odds[1].win > odds[2].win > odds[None].win
    assert sums.ally_power(helpers[0].power) == 6
    assert sums.ally_power(helpers[1].power) == 3
    assert wins_of_64("gifts.again") == 36


def test_powers_are_those_at_the_table() -> None:
    for id_, player, told in (
        ("arena.victim", LEARNER, 11),
        ("events.fury", 1, 8),
        ("events.fury", 2, 21),
        ("events.love", LEARNER, 20),
        ("cards.raid", LEARNER, 20),
        ("two.ally", 1, 11),
    ):
        assert power(Run(TASKS[id_]).start, player) == told, id_
        assert str(told) in say.says(Words("en"), TASKS[id_]).goal


def test_dice_fall_as_they_are_told() -> None:
    for id_, said in (
        ("fight.alone", "the dice show 4 and 2 / 12 against 8"),
        ("gifts.ranger", "the dice show 4 and 2 / 19 against 18"),
        ("gifts.again", "the dice show 8"),
        ("wits.warrior", "the dice show 4 and 2 / 26 against 20"),
        ("ally.counter", "P2 accepts"),
        ("arena.side", "P2,P1 win a trophy"),
        ("cards.rot", "P1 draws chest"),
        ("cards.raid", "P1 meets guardian of 14"),
        ("events.fury", "29 against 9"),
        ("events.hell", "the dice show 4 and 3 / 25 against 25 for green"),
        ("events.choice", "P1 completes edge as main for 4 trophies"),
        ("two.ally", "P1 hands P2 2g / the dice show 2 and 3 / 19 against 15"),
        ("two.bid", "P2 hands P1 2g"),
        ("game.last", "P1 ends with 12 trophies / P2 ends with 10"),
        ("wits.gem", "P2,P1 win a trophy"),
        ("wits.gem", "P1 takes a gem more from P3"),
        ("events.active", "P1 draws goblin"),
        ("finds.chest", "P1 pays a toll of 2 / P1 draws chest / P1 finds 3 gems / P1 rests"),
        ("finds.mirror", "the dice show 4 and 5 / 19 against 18 for green / P1 wins 6 gems"),
        ("finds.mimic", "the dice show 4 and 2 / 19 against 14 for green"),
        ("foresight.trap", "P1 rests / P1 pays 2 to the temple and is healed"),
        ("foresight.levelled", "P3 lose a trophy and P1 gain one"),
        ("foresight.arrival", "P1 finds 3 gems / P1 rests / P1 buys oblivion_helm for 4"),
        ("reserved.axe", "the dice show 4+2 and 2 / 24 against 20 for green"),
        ("reserved.ring", "the dice show 4 and 2 / 24 against 18 for green / P1 wins 5 gems 1"),
        ("reserved.charm", "4 trophies and 4 gems spending goblin,zombie,harpy"),
        ("claims.spoils", "spending goblin,zombie,harpy"),
        ("claims.chain", "P1 ends with 15 trophies"),
        ("claims.dragon", "24 against 22 for green / P1 wins 6 gems 3 trophies"),
        ("deeds.moment", "P2,P1 win a trophy"),
    ):
        assert said in said_after(id_, *TASKS[id_].solution), id_
    assert "23 against 25 for red" in said_after("events.hell", *TASKS["events.hell"].near_miss)
    assert "P2 flees" in said_after("two.bid", *TASKS["two.bid"].near_miss)
    assert "17 against 18 for red" in said_after("finds.mirror", *TASKS["finds.mirror"].near_miss)
    for id_ in ("gifts.ranger", "wits.warrior", "finds.mimic"):
        assert "the dice show 4 and 2" in said_after(id_, *TASKS[id_].near_miss)
        assert "for red" in said_after(id_, *TASKS[id_].near_miss)
    assert "P1 takes 1 wounds" in said_after("arena.side", *TASKS["arena.side"].near_miss)


@pytest.mark.parametrize(
    ("id_", "powers"),
    [
        ("fight.alone", (8, 8, 8)),
        ("ally.call", (8, 11, 8)),
        ("ally.choose", (8, 11, 6)),
        ("wounds.heal", (4, 8, 8)),
        ("arena.victim", (11, 20, 6)),
        ("arena.side", (8, 20, 8)),
        ("gifts.priest", (10, 5)),
        ("wits.sorcerer", (8, 20)),
        ("wits.warrior", (9, 8, 8)),
        ("wits.gem", (8, 12, 8)),
        ("finds.chest", (8, 12, 12)),
        ("finds.fairy", (8, 20)),
        ("finds.mirror", (13, 8, 8)),
        ("foresight.trap", (8, 20, 11)),
        ("foresight.meteors", (4, 8, 8)),
        ("foresight.grace", (10, 6)),
        ("reserved.axe", (9, 8, 8)),
        ("reserved.ring", (9, 20, 8)),
        ("reserved.helm", (8, 20)),
        ("claims.dragon", (14, 12, 12)),
        ("deeds.moment", (8, 20, 8)),
        ("explain-adventurers.jewel", (10, 8, 8)),
        ("explain-adventurers.armour", (11, 8, 8)),
        ("explain-two.advance", (11, 9)),
    ],
)
def test_powers_are_those_that_are_told(id_: str, powers: tuple[int, ...]) -> None:
    state = Run(TASKS[id_]).start
    assert tuple(power(state, player) for player in range(state.setup.players)) == powers


def test_quests_are_those_that_are_told() -> None:
    assert Run(TASKS["quests.choose"]).start.looked[LEARNER] == ("edge", "witcher")
    assert after("quests.guild", "guild").timeline.state.looked == (("poor", "lavish"),)
    seen = DONJON.view(Run(TASKS["gifts.priest"]).start, LEARNER)
    assert "red_dragon" in repr(seen)


@pytest.mark.parametrize(
    "id_", ["claims.arms", "claims.spoils", "claims.chain", "deeds.fight", "deeds.arena"]
)
def test_of_the_quests_held_one_is_completed(id_: str) -> None:
    state = Run(TASKS[id_]).start
    held = [it.quest for it in state.players[LEARNER].unfinished]
    (first,) = [quest for quest in held if fulfilled(state, LEARNER, quest)]
    assert TASKS[id_].solution[0] == f"claim {first}"
    slips = {script[0] for _, script in TASKS[id_].slips}
    assert slips == {f"claim {quest}" for quest in held if quest != first}


def test_who_cannot_win_without_the_trophy_is_told_so() -> None:
    run = after("word.break", "keep")
    assert run.timeline.state.players[LEARNER].gems == 3
    assert (run.outcome, run.miss) == (Outcome.MISSED, "miss-keep")


@pytest.mark.parametrize(
    ("id_", "move", "miss"),
    [
        ("power.buy", "buy power_armour", "miss-small"),
        ("power.type", "buy war_hammer", "miss-weapon"),
        ("ally.choose", "alone", "miss-alone"),
        ("ally.choose", "counter P2 1g for nothing", None),
        ("quests.claim", "buy golden_crown", "miss-type"),
        ("quests.guild", "done", "miss-gone"),
        ("arena.plunder", "plunder goblin", "miss"),
        ("arena.side", "side none", "miss-neutral"),
        ("wits.thief", "plunder gems", "miss-gems"),
        ("cards.djinn", "take dagger from shop", "miss"),
        ("cards.pickpocket", "drop sale", "miss-sale"),
    ],
)
def test_a_wrong_move_is_answered_by_what_it_was(id_: str, move: str, miss: str | None) -> None:
    assert after(id_, move).miss == miss


def test_an_offer_is_answered_by_what_it_brings_the_other() -> None:
    """The Sorcerer pays nothing for what is no use to him, the Warrior what it is worth to him."""
    for gems, outcome, miss in (
        (3, Outcome.MISSED, "miss-cheap"),
        (4, Outcome.DONE, None),
        (5, Outcome.DONE, None),
        (9, Outcome.MISSED, "miss-dear"),
    ):
        run = after("trade.accepted", f"offer P2 item:power_armour for {gems}g", CONTINUE)
        assert run.outcome is outcome, gems
        assert outcome is Outcome.DONE or run.miss == miss
    for gems in (1, 4):
        offer = f"offer P3 item:power_armour for {gems}g"
        assert "P3 declines" in said_after("trade.declined", offer, CONTINUE)
    gift = after("trade.declined", "offer P3 item:power_armour for nothing", CONTINUE)
    assert gift.miss == "miss-given"


def test_gems_spent_on_what_adds_nothing_are_told_at_once() -> None:
    for item in ("power_armour", "charm_ring", "thunder_axe"):
        run = after("power.buy", f"buy {item}")
        assert (run.outcome, run.miss) == (Outcome.MISSED, "miss-small")
    assert after("power.buy", "buy dagger").outcome is Outcome.GOING
    assert after("power.buy", "buy dagger", "buy chain_mail").outcome is Outcome.DONE


# --- what is asked at the table


def test_a_defender_who_wins_takes_nothing() -> None:
    task = TASKS["explain.defender"]
    assert [power(Run(task).start, player) for player in (0, 1)] == [10, 11]
    lost = set()
    for seed in range(1, 20):
        run = Run(task._replace(start=task.start._replace(seed=seed)))
        run.act("done")
        run.act(CONTINUE)
        while run.timeline.state.stage == "announce":
            run.act("done")
            run.act(CONTINUE)
        mine, theirs, _ = run.timeline.state.players
        if theirs.trophies:
            lost.add((mine.gems, mine.items, mine.wounds > 0))
    assert lost == {(5, ("short_sword",), True)}


def test_what_an_ally_is_owed_is_only_a_promise() -> None:
    state = Run(TASKS["explain.share"]).start
    assert (state.players[0].gems, state.players[0].spoils) == (5, ("vampire",))
    broken = after("explain.share", "break").timeline.state
    assert (broken.players[0].gems, broken.players[1].gems) == (5, 0)


def test_who_ends_the_game_has_not_won_it() -> None:
    state = after("explain.winner", "trophy", CONTINUE).timeline.state
    assert (state.scores, state.winners) == ((9, 10, 7), (1,))


def test_the_turn_of_the_last_card_is_played_to_its_end() -> None:
    run = after("game.deck", "trophy")
    assert run.timeline.state.players[0].trophies == 7
    assert run.timeline.state.stage == "rest"
    run.act("done")
    run.act(CONTINUE)
    assert run.timeline.state.stage == "over"


def test_a_sale_takes_no_place() -> None:
    state = after("shop.typeless", "done").timeline.state
    assert (state.stage, len(state.players[0].items)) == ("choose", 5)


def test_out_of_the_village_there_are_two_ways() -> None:
    run = after("limits.choose", "done")
    assert run.refusals
    assert {move.verb for move in DONJON.legal_moves(run.timeline.state)} == {"draw", "arena"}


def test_after_a_special_card_comes_the_rest() -> None:
    run = Run(TASKS["explain-further.again"])
    said = [str(step.event) for step in run.timeline.moment.steps]
    assert said == ["P1 draws grace", "P1 heals 1", "P1 draws chest", "P1 finds 3 gems", "P1 rests"]
    assert run.timeline.place.step == 3  # the rest is not seen yet


def test_what_is_not_announced_before_the_dice_is_not_used() -> None:
    run = after("wits.announce", "done", CONTINUE, "use token")
    assert run.refusals == []
    run = after("wits.announce", "done", CONTINUE, "done", CONTINUE, "use token")
    assert [refusal.rule for refusal in run.refusals] == ["announce"]


def test_who_has_more_spoils_wins_the_tie() -> None:
    state = Run(TASKS["game.tie"]).start
    assert [player.trophies for player in state.players] == [11, 0, 11]
    assert [len(player.spoils) for player in state.players] == [1, 1, 2]
    assert all(not player.unfinished for player in state.players)


@pytest.mark.parametrize(
    ("item", "grown"), [("silver_brooch", 1), ("short_sword", 2), ("dagger", 1)]
)
def test_a_gift_for_an_item_comes_once(item: str, grown: int) -> None:
    run = after("explain-adventurers.jewel", f"buy {item}")
    assert power(run.timeline.state, LEARNER) == 10 + grown
    assert (run.outcome is Outcome.DONE) == (grown == 2)


def test_the_thief_has_a_gem_whatever_is_plundered() -> None:
    run = Run(TASKS["explain-adventurers.gem"])
    for text in ("P1: side attacker", "P2: plunder chain_mail"):
        run.timeline.play(DONJON.read_move(text, run.timeline.state))
    thief, attacker, victim = run.timeline.state.players
    assert (thief.gems, thief.trophies, victim.gems) == (1, 1, 5)
    assert (attacker.gems, attacker.items) == (0, ("golden_crown", "chain_mail"))


def test_an_armour_that_is_no_use_takes_a_place() -> None:
    for given_up in ("chain_mail", "power_armour"):
        run = after("explain-adventurers.armour", "buy power_armour", "done")
        assert run.timeline.state.stage == "surplus"
        run.act(f"drop {given_up}")
        mine = run.timeline.state.players[LEARNER]
        assert (len(mine.items), mine.gems) == (1, 0)


def test_a_kritik_in_the_turn_of_another_completes_nothing() -> None:
    task = TASKS["explain-quests.gary"]
    dice = set()
    for seed in range(1, 40):
        run = Run(task._replace(start=task.start._replace(seed=seed)))
        while run.timeline.state.stage in ("promise", "announce"):
            run.act("done")
            run.act(CONTINUE)
        state = run.timeline.state
        if state.players[LEARNER].trophies:
            assert not fulfilled(state, LEARNER, "saint_gary")
            dice |= {str(it.event) for it in run.did.steps if "dice show" in str(it.event)}
    assert any(said.endswith("8") for said in dice)


def test_only_the_trophy_points_of_the_card_are_promised() -> None:
    for id_, move in (
        ("explain-quests.price", "bid trophies 1"),
        ("explain-two.point", "offer P2 trophies 1 for 6g"),
    ):
        assert [refusal.rule for refusal in after(id_, move).refusals] == ["alliance.price"], move


def test_what_was_paid_in_advance_stays_paid() -> None:
    task = TASKS["explain-two.lost"]
    lost = set()
    for seed in range(1, 40):
        run = Run(task._replace(start=task.start._replace(seed=seed)))
        run.act("ally P2")
        run.act(CONTINUE)
        mine, theirs = run.timeline.state.players
        if mine.wounds:
            lost.add((mine.gems, theirs.gems, theirs.wounds > 0))
    assert lost == {(0, 2, True)}
