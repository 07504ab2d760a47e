"""Whole games in every language: everything is worded, nothing falls back, nothing looks wrong."""

from __future__ import annotations

import json
from functools import lru_cache

import pytest

from crypt_core.crypt import events as ev
from crypt_core.crypt.components import GHOST, Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.crypt.moves import CLAIM
from crypt_core.crypt.position import position
from crypt_core.crypt.teach import explain
from crypt_core.crypt.views import view
from crypt_core.engine.game import BadNotation, BadSetup, Refusal
from crypt_core.engine.luck import KeyedLuck
from crypt_core.engine.record import (
    FORMAT,
    RecordError,
    load,
    load_code,
    load_text,
    save,
    save_text,
)
from crypt_core.engine.timeline import Timeline
from crypt_core.teach.lessons import progress
from crypt_core.teach.rules import index
from crypt_core.teach.translation import reasons
from crypt_core.teach.words import LANGS, Words
from tests.crypt.build import FixedLuck, move, play, table
from tests.crypt.test_why_not import CASES, CLAIMING, UNREAD
from tests.strategies import Playthrough, playthrough
from tests.teach.typography import faults

RULES = index("crypt")

SIDES = ("AAAAAA", "BBBBBB", "ABABAB", "BABABA")
GAMES = [(players, sides) for players in (1, 2, 3, 4) for sides in SIDES]


@lru_cache
def game(players: int, sides: str) -> Playthrough:
    return playthrough(Setup(players, sides, players - 1), seed=players * 100 + SIDES.index(sides))


def seats(players: int) -> list[str]:
    if players == 1:
        return ["person", "ghost"]
    return ["person", "bot:sensible", "person", "bot:random"][:players]


def check(texts: list[str], voice: explain.Voice) -> None:
    wrong = [fault for text in texts for fault in faults(text, voice.words.lang)]
    assert wrong == []
    assert voice.words.fallbacks == set()
    assert [text for text in texts if text.startswith("[")] == []


def test_games_tell_every_kind_of_event() -> None:
    """What random games hardly ever reach is told from positions set by hand."""
    told = {type(step.event) for key in GAMES for step in game(*key).steps}
    assert set(ev.EVENTS) - told <= {ev.Tied, ev.RolledOff, ev.Refreshed, ev.IdolsRewarded}


RARE = [
    ev.Tied((0, 1)),
    ev.RolledOff(0, (2, 5, 6)),
    ev.RolledOff(1, (4,)),
    ev.Won((1,)),
    ev.Won((0, 1)),
    ev.Refreshed(0, 1),
    ev.Refreshed(1, 2),
    ev.IdolsRewarded(0, (ev.Shown("idols", 1), ev.Shown("idols", 3))),
    ev.IdolsRewarded(1, (ev.Shown("idols", 1), ev.Shown("idols", 3))),
    ev.Declined(1),
    ev.Spared(1, 3, 0),
    ev.Discarded((0, 2)),
    ev.Ranked(29, "fool"),
    ev.Ranked(30, "petty"),
    ev.Ranked(49, "wealthy"),
    ev.Ranked(50, "magnificent"),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("event", RARE, ids=str)
def test_rare_events(lang: str, event: ev.Event) -> None:
    seen = view(table("idols4 pottery2 remains1?"), 0)
    for you in (0, 1, None):
        voice = explain.Voice(Words(lang), you, ["person", "bot:random"])
        for before in (seen, None, view(table("", stage="tie", round_=8)._replace(tied=(0, 1)), 0)):
            news = explain.news(voice, event, seen, before)
            check([news.title, news.text, news.why], voice)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("players", "sides"), GAMES)
def test_every_decision_is_explained(lang: str, players: int, sides: str) -> None:
    told = game(players, sides)
    texts: list[str] = []
    voice = explain.Voice(Words(lang), None, seats(players))
    for turn in told.turns:
        (on_turn,) = CRYPT.deciders(turn.state)
        for viewer in {on_turn, 0}:
            seen = view(turn.state, viewer)
            title, items = explain.may(voice, seen)
            assert items
            texts += [title, *items, explain.turn(voice, seen)]
            if lang == "en" and seen.stage == "claim" and viewer == on_turn:
                own = [it for it in CRYPT.legal_moves(turn.state) if it.player == on_turn]
                nothing = not any(it.verb == CLAIM for it in own)
                assert ("reach nothing" in title or "all you can do" in title) >= (len(own) == 1)
                assert "reach nothing" not in title or nothing
            texts += [explain.treasure_label(voice, t, seen) for t in seen.crypt if t]
            texts += [explain.player_label(voice, player, seen) for player in seen.players]
            for legal in CRYPT.legal_moves(turn.state).others:
                texts += [explain.move(voice, legal, seen), explain.move_hint(voice, legal, seen)]
            texts.append(explain.move(voice, turn.move, seen))
            if turn.move.verb == CLAIM:
                assert explain.move_hint(voice, turn.move, seen) == ""
    check([text for text in texts if text], voice)


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_is_worded(lang: str) -> None:
    refusals = []
    for case in CASES:
        tried = move(case.move, case.state) if isinstance(case.move, str) else case.move
        refusals.append(CRYPT.why_not(case.state, tried))
    for text, *_ in UNREAD:
        with pytest.raises(BadNotation) as caught:
            CRYPT.read_move(text, CLAIMING)
        refusals.append(caught.value.refusal)
    with pytest.raises(BadNotation) as caught:
        CRYPT.read_event("the sky falls")
    refusals.append(caught.value.refusal)
    for fields in ({"players": 5}, {"sides": "C"}, {"leader": 7}, {"colour": "red"}):
        with pytest.raises(BadSetup) as bad:
            CRYPT.setup(fields)
        refusals.append(bad.value.refusal)
    stages = ("reveal", "pottery", "claim", "collect", "reroll", "pass", "last", "tie", "over")
    for reason in ("not-in-claim", "not-in-collect", "not-before-claim", "no-window"):
        refusals += [Refusal("claim.order", reason, {"stage": stage}) for stage in stages]
    for player in (0, 1):
        refusals.append(Refusal("claim.order", "not-your-seat", {"player": player}))
        facts = {"player": player, "on_turn": -1}
        refusals.append(Refusal("claim.order", "not-your-turn", facts))
    for you in (0, 1, None):
        for seated in (["person", "ghost"], ["person", "bot:random", "person"]):
            voice = explain.Voice(Words(lang), you, seated)
            for refusal in refusals:
                assert refusal is not None
                facts = dict(refusal.facts)
                if "got" in facts:
                    facts["got"] = "7"  # what was typed is quoted as it was, whatever it looks like
                check([explain.refusal(voice, refusal._replace(facts=facts))], voice)
                assert not explain.refusal(voice, refusal).startswith("[")


@pytest.mark.parametrize("lang", LANGS)
def test_every_error_of_a_record_is_worded(lang: str) -> None:
    games = {CRYPT.name: CRYPT}
    timeline = Timeline(CRYPT, Setup(), 7)
    timeline.play(move("a4", timeline.state))
    good = save(timeline)

    def changed(**fields: object) -> RecordError:
        with pytest.raises(RecordError) as caught:
            load({**good, **fields}, games)
        return caught.value

    errors = [
        changed(format="other"),
        changed(version=0),
        changed(version=99),
        changed(game="go"),
        changed(setup=None),
        changed(setup={"players": 9}),
        changed(seed="-1"),
        changed(lines=[]),
        changed(lines=[{"moves": ["a9"]}]),
        changed(lines=[{"moves": [7]}]),
        changed(lines=[{"moves": []}, {"from": [4, 4], "moves": []}]),
        changed(lines=[{"moves": ["recover"] * 30}]),
        changed(lines=[{"moves": []}] * 1_001),
        changed(lines=[{"moves": ["recover"] * 5_001}]),
        RecordError("record-seats", {"known": "person"}),
        RecordError("record-too-large", {"size": 2_000_000, "largest": 1_000_000}),
        RecordError("code-too-long", {"size": 200_000, "most": 100_000}),
        RecordError("place-unknown", {"place": "crypt/cellar"}),
    ]
    for text in ("{", "x" * 2_000_000):
        with pytest.raises(RecordError) as caught:
            load_text(text, games)
        errors.append(caught.value)
    for code in ("hello", "1.abcd", "9.abcd"):
        with pytest.raises(RecordError) as caught:
            load_code(code, games)
        errors.append(caught.value)
    voice = explain.Voice(Words(lang), 0, ["person", "ghost"])
    check([explain.error(voice, error) for error in errors], voice)
    assert load_text(save_text(timeline), games)[0].place == timeline.place
    told = {error.reason for error in errors}
    known = {reason for reason in reasons()[1] if not reason.startswith("progress-")}
    assert known - told == set()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("digits", [16, 26, 40, 400])
def test_a_version_of_many_digits_is_quoted(lang: str, digits: int) -> None:
    """No number is written with so many of them."""
    voice = explain.Voice(Words(lang), 0, ["person", "ghost"])
    said = []
    for version in (int("7" * digits), -int("7" * digits)):
        data = {"format": FORMAT, "version": version}
        with pytest.raises(RecordError) as caught:
            load(data, {})
        said.append(explain.error(voice, caught.value))
    with pytest.raises(RecordError) as caught:
        progress.read(json.dumps({"format": progress.FORMAT, "version": int("7" * digits)}))
    said.append(explain.error(voice, caught.value))
    check(said, voice)
    assert all("7" * min(digits, 40) in text and "7" * 61 not in text for text in said)


@pytest.mark.parametrize("field", ["version", "game", "seed"])
@pytest.mark.parametrize("value", [None, True, ["x"], {}])
def test_what_a_record_lacks_is_told_without_a_word_of_python(field: str, value: object) -> None:
    data = {"format": FORMAT, "version": 1, "game": "crypt", "seed": "1", field: value}
    if value is None:
        del data[field]
    with pytest.raises(RecordError) as caught:
        load(data, {"crypt": CRYPT})
    assert explain.error(explain.Voice(Words(), 0, ()), caught.value) == (
        f"The saved game is damaged: its part “{field}” is missing or makes no sense."
    )


def test_a_face_down_value_is_told_only_to_those_who_know_it() -> None:
    """Only the collector's own news has the value, and a peek's only the one who looked."""
    state = table("- - remains4?=P1:1", players=2, stage="collect", turn=0)
    after, steps = CRYPT.play(
        table("- - remains4?=P1:1", players=2, turn=2), move("P1: recover"), FixedLuck()
    )
    del state, after
    step = next(step for step in steps if isinstance(step.event, ev.Collected))
    told = {}
    for viewer in (0, 1, None):
        voice = explain.Voice(Words("en"), viewer, ["person", "person"])
        told[viewer] = explain.news(voice, step.event, view(step.state, viewer)).text
    assert "4 coins" in told[0]
    assert "coin" not in told[1]
    assert "coin" not in (told[None])

    state = table("idols4 pottery2 remains3?", "manuscripts1", sides="BBBBBB")
    after, steps = CRYPT.play(state, move("P1: peek"), KeyedLuck(1))
    for viewer, knows in ((0, True), (1, False)):
        voice = explain.Voice(Words("fr"), viewer, ["person", "person"])
        seen, before = view(after, viewer), view(state, viewer)
        text = explain.news(voice, steps[0].event, seen, before).text
        assert ("3 pièces" in text) == knows


def test_the_ghost_gives_its_reasons() -> None:
    """The rulebooks' example: your 5, 4, 2 against the Ghost's 3, 3, 4."""
    state = table("idols4 pottery1? jewelry2", players=1)
    before = view(state, 0)
    after, steps = CRYPT.play(state, move("a5 b4 c2", state), FixedLuck(3, 3, 4))
    voice = explain.Voice(Words("en"), 0, ["person", "ghost"])
    told = {}
    for step in steps:
        seen = view(step.state, 0)
        told[str(step.event)] = explain.news(voice, step.event, seen, before)
        before = seen
    pair = told["P2 places 33 on a pushing P1:5"]
    assert pair.title == "The Ghost pushes you off the idol"
    assert pair.text == "The Ghost’s pair of 3s (6) goes on the idol and pushes your 5 off."
    assert pair.why.startswith(
        "The Ghost looks at the leftmost treasure first, and its 6 beats your 5."
    )
    four = told["P2 places 4 on c pushing P1:2 passing a:own,b:4"]
    assert four.why == (
        "The Ghost already holds the idol. The Ghost’s 4 does not beat your 4 on the pottery. "
        "On the jewelry, the Ghost’s 4 beats your 2. "
        "The dice pushed off come back ready."
    )
    assert four.tone == "role"
    assert after.players[GHOST].ready == 0


def test_a_refusal_says_what_would_be_right() -> None:
    state = table("idols4 pottery1=P2:4 jewelry2?", players=1)
    refusal = CRYPT.why_not(state, move("b4", state))
    assert refusal is not None
    told = {}
    for lang in ("en", "fr", "it"):
        voice = explain.Voice(Words(lang), 0, ["person", "ghost"])
        told[lang] = explain.refusal(voice, refusal)
    assert told == {
        "en": "Your 4 on treasure b does not beat the Ghost’s 4: it takes 5 or more.",
        "fr": "Votre 4 sur le trésor b ne bat pas le 4 du Fantôme\u202f: il faut 5 ou plus.",
        "it": "Il tuo 4 sul tesoro b non batte il totale di 4 del Fantasma: serve almeno 5.",
    }


def test_a_player_is_counted_from_one() -> None:
    refusal = CRYPT.why_not(CLAIMING, move("P3: a4"))
    assert refusal is not None
    voice = explain.Voice(Words("en"), None, ["person", "person"])
    assert explain.refusal(voice, refusal) == (
        "There is no player 3 here: players 1 to 2 are at the table."
    )


def test_a_leader_is_counted_from_one() -> None:
    with pytest.raises(BadSetup) as caught:
        CRYPT.setup({"players": 2, "leader": 2})
    voice = explain.Voice(Words("en"), None, ["person", "person"])
    assert explain.error(voice, caught.value) == (
        "Player 3 cannot be the Leader: it is player 1 or 2."
    )
    with pytest.raises(BadSetup) as caught:
        CRYPT.setup({"players": 2, "leader": "me"})
    assert explain.error(voice, caught.value).startswith("Player me cannot be the Leader")


def test_a_tie_of_coins_and_a_tie_of_dice() -> None:
    rolling = table("", "idols1", "idols2", stage="tie", round_=8)._replace(tied=(0, 1))
    voice = explain.Voice(Words("en"), None, ["person", "person"])
    seen = view(rolling, 0)
    told = [explain.news(voice, ev.Tied((0, 1)), seen, before).text for before in (None, seen)]
    assert told == [
        "Player 1 and Player 2 have the same number of coins.",
        "Player 1 and Player 2 have rolled the same sum.",
    ]


def test_who_has_claimed_a_treasure_when_the_dice_are_back() -> None:
    seen = view(table("idols4=P2:4 pottery1? jewelry2"), 0)
    treasure = seen.crypt[0]
    assert treasure is not None
    bare = treasure._replace(servants=0, effort=0)
    told = {}
    for lang in ("en", "fr", "it"):
        voice = explain.Voice(Words(lang), 0, ["person", "person"])
        told[lang] = explain.treasure_label(voice, bare, seen).rpartition(", ")[2]
    assert told == {
        "en": "claimed by Player 2",
        "fr": "revendiqué par le joueur 2",
        "it": "reclamato dal giocatore 2",
    }


@pytest.mark.parametrize(("face", "warned"), [(6, True), (1, False)])
def test_rolling_again_is_known_to_cost_only_when_nobody_is_exhausted(
    face: int, warned: bool
) -> None:
    state = table("idols4=P1:5 pottery1? jewelry2", "idols1", turn=2)
    after, _ = CRYPT.play(state, move("P1: recover", state), FixedLuck(face))
    voice = explain.Voice(Words("en"), 0, ["person", "person"])
    _, items = explain.may(voice, view(after, 0))
    assert after.stage == "reroll"
    assert any("only cost" in item for item in items) == warned


@pytest.mark.parametrize("lang", LANGS)
def test_a_look_that_can_show_nothing_new_is_offered_as_such(lang: str) -> None:
    """To whoever has looked; for all others it is a look as ever."""
    hands = ("manuscripts1 manuscripts2", "manuscripts3 manuscripts4")
    state = table("idols4 pottery1? jewelry2", *hands, players=2, sides="AABAAA")
    looked, _ = CRYPT.play(state, move("P1: peek", state), KeyedLuck(1))
    words = Words(lang)
    voice = explain.Voice(words, 0, ["person", "person"])
    look, new, old = move("P1: peek", state), "yes", "no"
    hints = {which: voice.say("crypt-move-peek.hint", new=which) for which in (new, old)}
    items = {which: voice.say("crypt-may-peek", new=which) for which in (new, old)}
    assert len({*hints.values(), *items.values()}) == 4
    for seen, which in (view(state, 0), new), (view(looked, 0), old):
        assert explain.move_hint(voice, look, seen) == hints[which]
        told = explain.may(voice, seen)[1]
        assert [items[it] in told for it in (new, old)] == [which == new, which == old]
        assert CRYPT.why_not(looked, look) is None, "it is still a move"
    # What the other has seen is not told: neither to the second player nor of them.
    assert explain.move_hint(voice, look, view(looked, 1)) == hints[new]
    assert explain.move_hint(voice, move("P2: peek", state), view(looked, 0)) == hints[new]
    assert faults(hints[old], lang) + faults(items[old], lang) == []


def test_names() -> None:
    voice = explain.Voice(Words("en"), 0, ["person", "bot:random", "person"])
    assert [voice.name(i) for i in range(3)] == ["You", "Player 2 (computer)", "Player 3"]
    assert explain.Voice(Words("it"), 0, ["person", "ghost"]).name(1) == "Il Fantasma"
    assert voice.people((0, 1, 2)) == "you, Player 2 and Player 3"


@pytest.mark.parametrize(
    ("claims", "exhausted", "title", "item"),
    [
        (["a666", "b1"], [], "Your turn: all you can do is pass", "You have no ready servant"),
        (["a66", "b1"], [1], "Your turn: all you can do is recover", "You have no ready servant"),
        (["a1 b1", "c444"], [], "You can reach nothing here: pass", "There is no treasure that"),
        (["a1 b1", "c11"], [], "Your last turn: claim one treasure, or pass", "Claim: place"),
        (["a1", "c11"], [1], "Your last turn: claim one treasure, or recover", "Claim: place"),
    ],
)
def test_where_there_is_no_choice_none_is_offered(
    claims: list[str], exhausted: list[int], title: str, item: str
) -> None:
    state = position(
        "idols4 pottery? jewelry2", claims=claims, exhausted=exhausted, players=2, turn=2
    )
    none = [move for move in CRYPT.legal_moves(state) if move.verb == CLAIM] == []
    assert none == ("all you can do" in title or "reach nothing" in title)
    told, items = explain.may(explain.Voice(Words("en"), 0, ["person", "person"]), view(state, 0))
    assert told == title
    assert items[0].startswith(item)


@pytest.mark.parametrize("lang", LANGS)
def test_who_has_no_ready_servant_but_a_power_is_told_so(lang: str) -> None:
    state = table("idols4 pottery1? jewelry2", "remains1? remains2?", servants=[(0, 3)])
    assert not any(it.verb == CLAIM for it in CRYPT.legal_moves(state))
    told, _ = explain.may(explain.Voice(Words(lang), 0, ["person", "ghost"]), view(state, 0))
    titles = {
        "en": "Your turn: use a power, or recover",
        "fr": "À vous\u202f: utilisez un pouvoir, ou récupérez",
        "it": "Tocca a te: usa un potere, o recupera",
    }
    assert told == titles[lang]


def test_what_the_viewer_may_do_of_an_evening() -> None:
    state = table("idols4=P2:4 pottery1? jewelry2", players=2, turn=2, servants=[(1, 2)])
    voice = explain.Voice(Words("en"), 0, ["person", "person"])
    title, items = explain.may(voice, view(state, 0))
    assert title == "Your last turn: claim one treasure, or recover"
    assert "Lights Out you claim one treasure only." in items[0] or "cannot claim" in items[0]
    assert not any("on treasures" in item for item in items)
    assert "To push Player 2 off the idol, place a total of more than 4." in items
    assert any("2 exhausted servants" in item for item in items)
    title, items = explain.may(voice, view(state, 1))
    assert (title, len(items)) == ("Your turn", 1)
    _, steps = play(state, "P1: recover", luck=FixedLuck(6))
    assert steps[0] == "P1 recovers 2"
