"""What `Game` promises, for every game there is and for the toy: checked over random games."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_core.coach import bots
from crypt_core.coach.bots import choose, choose_next
from crypt_core.engine import record
from crypt_core.engine.game import BadSetup, Game, IllegalMove
from crypt_core.engine.luck import KeyedLuck
from crypt_core.engine.timeline import Timeline
from crypt_core.games import GAMES
from crypt_core.teach import explain
from crypt_core.teach.explain.numbers import MINUS
from crypt_core.teach.explain.parts import TONES
from crypt_core.teach.explain.teller import teller
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from tests.sedlec.build import any_move as any_sedlec_move
from tests.sedlec.build import setups as sedlec_setups
from tests.strategies import (
    Playthrough,
    any_move,
    choices,
    examples,
    playthrough,
    seeds,
    setups,
    trees,
)
from tests.teach.typography import faults
from tests.toy.game import TOY
from tests.toy.table import at_home

ALL: dict[str, Game] = {**GAMES, TOY.name: TOY}
MOST_SEATS = 6
SETUPS = {"crypt": setups(), "sedlec": sedlec_setups()}
"""Setups of every kind; of a game that is not here there is one for each number of players."""
MOVES = {"crypt": any_move(), "sedlec": any_sedlec_move()}
"""Moves that are written as a game's are, perhaps never legal."""
WORDED = {"crypt": [{"sides": it} for it in ("AAAAAA", "BBBBBB", "ABABAB", "BABABA")]}
"""What else setups have where that makes other words."""
SLOW = {"farsighted"}
"""Bots that think for long: they are asked once."""

every_game = pytest.mark.parametrize("game", ALL.values(), ids=ALL)
few = examples(25)


def plain_setups(game: Game) -> list[Any]:
    """A setup for each number of players that the game is for."""
    found = []
    for players in range(1, MOST_SEATS + 1):
        try:
            found.append(game.setup({"players": players}))
        except BadSetup:
            continue
    return found


def setups_of(game: Game) -> st.SearchStrategy[Any]:
    return SETUPS[game.name] if game.name in SETUPS else st.sampled_from(plain_setups(game))


def a_game(data: st.DataObject, game: Game) -> Playthrough:
    return playthrough(data.draw(setups_of(game)), data.draw(seeds), data.draw(choices), game=game)


def some(moves: Sequence[Any], count: int) -> list[Any]:
    """A few of many moves, from the first to the last."""
    return [moves[i] for i in range(0, len(moves), max(1, len(moves) // count))]


def viewers(state: Any) -> list[int | None]:
    return [None, *range(state.setup.players)]


@pytest.fixture(autouse=True)
def _toy_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    at_home(monkeypatch)


# --- setup and play -------------------------------------------------------------------------------


@every_game
def test_it_is_a_game_for_some_number_of_players(game: Game) -> None:
    assert isinstance(game, Game)
    assert plain_setups(game)
    for setup in plain_setups(game):
        assert setup.players <= setup.seats <= MOST_SEATS
        assert len(game.roles(setup.players)) == setup.seats - setup.players


@every_game
@given(data=st.data())
def test_a_setup_is_plain_data_and_back(game: Game, data: st.DataObject) -> None:
    setup = data.draw(setups_of(game))
    fields = json.loads(json.dumps(game.setup_fields(setup)))
    assert game.setup(fields) == setup
    with pytest.raises(BadSetup):
        game.setup({**fields, "players": MOST_SEATS + 1})


@every_game
@given(data=st.data())
def test_a_game_is_played_out_from_its_start(game: Game, data: st.DataObject) -> None:
    """Somebody owes a decision and has one to make, until there are scores."""
    played = a_game(data, game)
    for state in played.states[:-1]:
        owing = game.deciders(state)
        assert owing
        assert len(set(owing)) == len(owing)
        assert set(owing) <= set(range(state.setup.players))
        assert all(len(game.own_moves(state, player)) for player in owing)
        assert not any(game.view(state, viewer).over for viewer in viewers(state))
    end = played.states[-1]
    assert game.deciders(end) == ()
    assert len(game.legal_moves(end)) == 0
    assert len(end.scores) == played.setup.players
    assert game.view(end, None).over
    for row, score in zip(game.figures(end, 0), end.scores, strict=True):
        assert row["score"] == score


@every_game
@given(data=st.data())
def test_the_same_seed_and_decisions_give_the_same_game(game: Game, data: st.DataObject) -> None:
    played = a_game(data, game)
    luck = KeyedLuck(played.seed)
    state, opening = game.start(played.setup, luck)
    assert opening == played.opening
    assert opening[-1].state == state
    for turn in played.turns:
        assert state == turn.state
        state, steps = game.play(state, turn.move, luck)
        assert (state, steps) == (turn.after, turn.steps)
        assert steps[-1].state == state


# --- legal moves ----------------------------------------------------------------------------------


@every_game
@few
@given(data=st.data())
def test_what_is_listed_is_legal_and_everybody_has_their_own_of_it(
    game: Game, data: st.DataObject
) -> None:
    played = a_game(data, game)
    for state in some(played.states, 6):
        legal = game.legal_moves(state)
        own = {player: game.own_moves(state, player) for player in range(state.setup.seats)}
        assert sum(map(len, own.values())) == len(legal)
        for player, mine in own.items():
            assert all(move.player == player and move in legal for move in some(mine, 9))
            assert not hasattr(mine, "state"), "a bot is handed these: they hold nothing hidden"
        for move in some(legal, 30):
            assert game.why_not(state, move) is None


@every_game
@few
@given(data=st.data())
def test_every_other_move_is_refused_with_a_reason_and_changes_nothing(
    game: Game, data: st.DataObject
) -> None:
    """Also moves of other moments; what is legal is listed, unless there is no end of it."""
    played = a_game(data, game)
    tries = [move for state in some(played.states, 8) for move in some(game.legal_moves(state), 9)]
    if game.name in MOVES:
        tries += data.draw(st.lists(MOVES[game.name], min_size=20, max_size=20))
    for state in some(played.states, 5):
        before = repr(tuple(state))
        legal = set(game.legal_moves(state))
        for move in tries:
            refusal = game.why_not(state, move)
            assert (refusal is None) >= (move in legal)
            assert game.open_ended or (refusal is None) == (move in legal)
            if refusal is not None:
                with pytest.raises(IllegalMove) as caught:
                    game.play(state, move, KeyedLuck(1))
                assert caught.value.refusal == refusal
                assert refusal.rule
                assert refusal.reason
        assert repr(tuple(state)) == before


# --- text -----------------------------------------------------------------------------------------


@every_game
@given(data=st.data())
def test_every_event_and_move_text_parses_back(game: Game, data: st.DataObject) -> None:
    played = a_game(data, game)
    for event, _ in played.steps:
        assert game.read_event(game.write_event(event)) == event
        assert str(event) == game.write_event(event)
    for turn in played.turns:
        text = game.write_move(turn.move)
        assert str(turn.move) == text
        assert game.read_move(text) == game.read_move(text, turn.state) == turn.move
        if game.deciders(turn.state) == (turn.move.player,):
            assert game.read_move(text.partition(": ")[2], turn.state) == turn.move


@every_game
@given(data=st.data())
def test_a_tree_is_saved_and_loaded(game: Game, data: st.DataObject) -> None:
    """With all its lines, also under a seal; the line one is on as a code."""
    tree = data.draw(trees(game, setups_of(game)))
    extra = {"seats": ["person", "bot"]}
    text = record.save_text(tree, extra)
    for kept in (text, record.sealed(text)):
        loaded, beside = record.load_text(kept, ALL)
        assert beside == extra
        assert loaded.game is game
        assert (loaded.setup, loaded.seed) == (tree.setup, tree.seed)
        assert (loaded.state, loaded.event) == (tree.state, tree.event)
        # Moments are numbered line by line then.
        assert Counter(m.state for m in loaded.moments) == Counter(m.state for m in tree.moments)
    line, _ = record.load_code(record.code(tree), ALL)
    assert (line.state, line.event) == (tree.state, tree.event)
    assert [m.move for m in line.line()] == [m.move for m in tree.line()]


@every_game
def test_a_sealed_record_shows_no_move(game: Game) -> None:
    timeline = Timeline(game, plain_setups(game)[0], 3)
    move = game.legal_moves(timeline.state)[0]
    timeline.play(move)
    text = record.save_text(timeline)
    assert str(move) in text
    assert str(move) not in record.sealed(text)


# --- what is hidden -------------------------------------------------------------------------------


@every_game
@few
@given(data=st.data())
def test_a_move_is_shown_as_far_as_the_view_after_it_shows_it(
    game: Game, data: st.DataObject
) -> None:
    """Moves that look the same to a viewer have the same first step, and others do not."""
    played = a_game(data, game)
    hidden = set()
    for state in some(played.states[:-1], 6):
        for player in game.deciders(state):
            tries = some(game.own_moves(state, player), 4)
            results = {move: game.play(state, move, KeyedLuck(played.seed))[1] for move in tries}
            for viewer in viewers(state):
                told = {move: game.seen_move(state, move, viewer) for move in tries}
                hidden |= {move for move in tries if told[move] != move}
                assert all(told[move].player == player for move in tries)
                assert viewer != player or all(told[move] == move for move in tries)
                for one, other in combinations(tries, 2):
                    both = results[one], results[other]
                    if told[one] == told[other]:
                        assert_first_alike(game, *both, viewer)
                    else:
                        assert noticed(game, both[0], viewer) != noticed(game, both[1], viewer)
    assert game.secret_moves or not hidden


def noticed(game: Game, steps: Sequence[Any], viewer: int | None) -> list[Any]:
    """All that a viewer learns of a move: what happens, and what is seen after it."""
    return [(str(event), game.view(state, viewer)) for event, state in steps]


def assert_first_alike(
    game: Game, one: Sequence[Any], other: Sequence[Any], viewer: int | None
) -> None:
    """Of two moves that look the same the first step does too, and what is shown of its state."""
    assert noticed(game, one[:1], viewer) == noticed(game, other[:1], viewer)
    if viewer is None:
        assert repr(one[0]) == repr(other[0])
        assert repr(one[0].state) == repr(other[0].state)


@every_game
@few
@given(data=st.data())
def test_a_secret_between_people_is_known_to_be_one(game: Game, data: st.DataObject) -> None:
    """Nobody has one alone; after a move that one hides from another the two are uneven."""
    played = a_game(data, game)
    for turn in played.turns:
        player, state = turn.move.player, turn.after
        for viewer in range(state.setup.players):
            assert not game.uneven(state, [viewer])
            told = game.seen_move(turn.state, turn.move, viewer)
            if told != turn.move and game.deciders(state) and len(turn.steps) == 1:
                assert game.uneven(state, sorted({player, viewer}))


@every_game
@given(data=st.data())
def test_figures_are_whole_numbers_of_the_same_kinds_for_all(
    game: Game, data: st.DataObject
) -> None:
    played = a_game(data, game)
    for state in some(played.states, 5):
        for viewer in viewers(state):
            rows = game.figures(state, viewer)
            assert [row["player"] for row in rows] == list(range(state.setup.players))
            assert {tuple(row) for row in rows} == {tuple(rows[0])}
            kinds = list(rows[0])
            assert (kinds[0], kinds[-1]) == ("player", "score")
            assert all(it is None or type(it) is int for row in rows for it in row.values())


# --- bots -----------------------------------------------------------------------------------------


@every_game
def test_bots_play_whole_games_with_legal_moves_of_their_own(game: Game) -> None:
    names = [name for name in bots.bots(game.name) if name not in SLOW]
    for setup in plain_setups(game):
        seats = [bots.BOT + names[seat % len(names)] for seat in range(setup.players)]
        luck = KeyedLuck(setup.players)
        state, _ = game.start(setup, luck)
        while game.deciders(state):
            move = choose_next(seats, game, state, luck)
            assert move.player in game.deciders(state) or move in game.own_moves(state, move.player)
            assert game.why_not(state, move) is None
            assert game.open_ended or move in game.legal_moves(state)
            state, _ = game.play(state, move, luck)
        assert state.scores


@every_game
def test_a_bot_is_asked_for_each_seat_that_owes_a_decision(game: Game) -> None:
    setup = plain_setups(game)[-1]
    luck = KeyedLuck(7)
    state, _ = game.start(setup, luck)
    people = [bots.PERSON] * setup.players
    assert choose_next(people, game, state, luck) is None
    for player in game.deciders(state):
        seats = [*people[:player], bots.BOT + "random", *people[player + 1 :]]
        assert choose_next(seats, game, state, luck).player == player
        for name in bots.bots(game.name):
            assert choose(name, game, state, luck, player).player == player


# --- words ----------------------------------------------------------------------------------------


def worded_setups(game: Game) -> list[Any]:
    """Setups for each number of players, with all kinds of words."""
    plain = [game.setup_fields(it) for it in plain_setups(game)]
    return [game.setup({**it, **other}) for it in plain for other in WORDED.get(game.name, [{}])]


def seats_of(game: Game, setup: Any) -> list[str]:
    """Who sits there: people, a bot, and what the rules play."""
    seats = ["person", "bot:sensible", *["person"] * (MOST_SEATS - 2)]
    return [*seats[: setup.players], *game.roles(setup.players)]


def check(texts: set[str], words: Words, game: Game) -> None:
    """Check that all texts are there, none in English instead, and in real games look right."""
    assert "" not in texts
    assert game is TOY or [it for text in texts for it in faults(text, words.lang)] == []
    assert [text for text in texts if text.startswith("[")] == []
    assert not words.fallbacks


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_every_event_move_and_refusal_has_words(game: Game, lang: str) -> None:
    """As everybody sees it, told by name, and as the first player, who is spoken to."""
    words, tells, rules = Words(lang), teller(game.name), index(game.name)
    for setup in worded_setups(game):
        played = playthrough(setup, 11, game=game)
        tries = [turn.move for turn in some(played.turns, 12)]
        for viewer in (None, 0):
            voice = tells.Voice(words, viewer, seats_of(game, setup))
            texts: set[str] = set()
            before = None
            for event, state in played.steps:
                view = game.view(state, viewer)
                news = tells.news(voice, event, view, before)
                assert all((news.title, news.text, news.why)), event
                assert news.text[0] == news.text[0].upper()
                assert news.rule in rules
                assert news.tone in TONES
                assert news.tone != "you" or viewer is not None
                texts |= {news.title, news.text, news.why, tells.turn(voice, view)}
                before = view
            for turn in some(played.turns, 25):
                view = game.view(turn.state, viewer)
                title, items = tells.may(voice, view)
                texts |= {title, *items, tells.turn(voice, view)}
                texts.add(tells.move(voice, game.seen_move(turn.state, turn.move, viewer), view))
                parts = tells.table_text(voice, view)
                texts |= {line for part in parts for line in (part.title, *part.lines)}
                for move in tries:
                    refusal = game.why_not(turn.state, move)
                    if refusal is not None:
                        texts.add(explain.refusal(voice, refusal))
                        assert refusal.rule in rules
            names = [
                name for name in game.figures(played.states[-1], viewer)[0] if name != "player"
            ]
            labels = {tells.figure(voice, name) for name in names}
            assert len(labels) == len(names)
            check(texts | labels, words, game)


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_a_game_that_is_over_has_a_sheet_and_no_other_has(game: Game, lang: str) -> None:
    words, tells = Words(lang), teller(game.name)
    for setup in worded_setups(game):
        played = playthrough(setup, 11, game=game)
        for viewer in (None, 0):
            voice = tells.Voice(words, viewer, seats_of(game, setup))
            over = game.view(played.states[-1], viewer)
            sheet = tells.score_sheet(voice, over)
            for column, score in enumerate(over.scores, 1):
                counts = [
                    int(row[column].replace(MINUS, "-")) for row in (*sheet.rows, sheet.total)
                ]
                assert sum(counts[:-1]) == counts[-1] == score
            if game is not TOY:
                assert sheet.winners == over.winners
            if game is not TOY and len(over.scores) > 1:
                behind = viewer is not None and over.scores[viewer] < max(over.scores)
                assert (sheet.next is not None) == behind
            texts = {sheet.title, *sheet.columns[1:], *(row[0] for row in sheet.rows)}
            check(texts | {sheet.total[0], sheet.verdict, sheet.next or sheet.verdict}, words, game)
            with pytest.raises(ValueError, match="not over"):
                tells.score_sheet(voice, game.view(played.states[0], viewer))


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_a_transcript_has_each_decision_and_event_up_to_a_moment(game: Game, lang: str) -> None:
    timeline = Timeline(game, plain_setups(game)[0], 7)
    voice = teller(game.name).Voice(Words(lang), 0, seats_of(game, timeline.setup))
    opening = explain.transcript(voice, timeline, 0)
    for _ in range(3):
        timeline.play(game.legal_moves(timeline.state)[0])
    whole = explain.transcript(voice, timeline, 0)
    assert whole[: len(opening)] == opening == explain.transcript(voice, timeline, 0, 0)
    assert len(whole) == 3 + sum(len(moment.steps) for moment in timeline.moments)
    check({*whole}, voice.words, game)
