"""Saving and loading: whole trees, codes for an address, and every way a file can be wrong."""

from __future__ import annotations

import base64
import copy
import json
import zlib
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_core.crypt.components import Setup
from crypt_core.crypt.game import CRYPT
from crypt_core.engine import notation, record
from crypt_core.engine.game import Game
from crypt_core.engine.record import LARGEST, LONGEST_CODE, VERSION, RecordError
from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.game import SEDLEC
from tests.strategies import Playthrough, examples, games, trees

GAMES: dict[str, Game] = {"crypt": CRYPT}


def played(*texts: str) -> Timeline:
    timeline = Timeline(CRYPT, Setup(1, "BAAAAA"), 5)
    for text in texts:
        timeline.play(CRYPT.read_move(text, timeline.state))
    return timeline


def branched() -> Timeline:
    """A game with a branch of the same luck, and one of new luck on that."""
    timeline = played("a4 b4", "recover", "recover")
    timeline.go(1)
    timeline.play(CRYPT.read_move("c6", timeline.state))
    timeline.play(CRYPT.read_move("recover", timeline.state), new_luck=True)
    timeline.go(2, 1)
    return timeline


def shape(timeline: Timeline, moment: int = 0) -> Any:
    """A tree as nested data, free of the moments' numbers: branches in any order."""
    at = timeline.moments[moment]
    below = [shape(timeline, child) for child in at.children]
    return (str(at.move), at.luck, at.state, at.steps, sorted(below, key=repr))


# --- there and back -------------------------------------------------------------------------------


@examples(20)
@given(trees(), st.dictionaries(st.text(max_size=5), st.text(max_size=5), max_size=2))
def test_a_whole_tree_is_saved_and_loaded(timeline: Timeline, extra: dict[str, object]) -> None:
    text = record.save_text(timeline, extra)
    loaded, kept = record.load_text(text, GAMES)
    assert kept == extra
    assert shape(loaded) == shape(timeline)
    assert len(loaded.moments) == len(timeline.moments)
    assert loaded.state == timeline.state
    assert loaded.event == timeline.event
    assert loaded.place.step == timeline.place.step
    assert str(loaded.tip.state) == str(timeline.tip.state)
    assert loaded.salts == timeline.salts
    assert (loaded.setup, loaded.seed) == (timeline.setup, timeline.seed)
    # Saving again says the same, whichever order the branches grew in.
    again, _ = record.load_text(record.save_text(loaded), GAMES)
    assert shape(again) == shape(timeline)


def in_order(timeline: Timeline, moment: int = 0) -> Any:
    """A tree as nested data, branches in the order in which they grew."""
    at = timeline.moments[moment]
    return (str(at.move), at.luck, [in_order(timeline, child) for child in at.children])


@given(trees())
def test_branches_are_loaded_in_the_order_in_which_they_grew(timeline: Timeline) -> None:
    loaded, _ = record.load(record.save(timeline), GAMES)
    assert in_order(loaded) == in_order(timeline)


@examples(30)
@given(trees())
def test_a_code_holds_the_line_one_is_on(timeline: Timeline) -> None:
    code = record.code(timeline, {"seats": ["person"]})
    loaded, extra = record.load_code(code, GAMES)
    assert extra == {"seats": ["person"]}
    assert [m.state for m in loaded.line()] == [m.state for m in timeline.line()]
    assert [m.luck for m in loaded.line()] == [m.luck for m in timeline.line()]
    assert [m.steps for m in loaded.line()] == [m.steps for m in timeline.line()]
    assert (loaded.state, loaded.place.step) == (timeline.state, timeline.place.step)
    assert len(loaded.moments) == len(loaded.line())


@examples(10)
@given(games(players=1))
def test_a_code_is_short_and_fit_for_an_address(game: Playthrough) -> None:
    timeline = Timeline(CRYPT, game.setup, game.seed)
    for move in game.moves:
        timeline.play(move)
    code = record.code(timeline)
    assert set(code) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.")
    assert len(code) < 600


def test_a_record_is_small_and_readable() -> None:
    data = record.save(branched())
    assert data == {
        "format": "crypt-tutor",
        "version": 1,
        "game": "crypt",
        "setup": {"players": 1, "sides": "BAAAAA", "leader": 0},
        "seed": "5",
        "lines": [
            {"moves": ["P1: a4 b4", "P1: recover", "P1: recover"]},
            {"from": [0, 1], "luck": 0, "moves": ["P1: c6"]},
            {"from": [1, 1], "luck": 1, "moves": ["P1: recover"]},
        ],
        "on": 0,
        "at": [0, 2, 1],
    }
    assert json.loads(record.save_text(branched())) == data


def test_new_luck_after_loading_is_new() -> None:
    loaded, _ = record.load(record.save(branched()), GAMES)
    loaded.go(0)
    moment = loaded.play(CRYPT.read_move("a4 b4", loaded.state), new_luck=True)
    assert moment.luck.salt == 2


def test_a_record_from_before_there_was_anything_extra_loads() -> None:
    data = record.save(played("a4"))
    assert "extra" not in data
    assert record.load(data, GAMES)[1] == {}


# --- everything that can be wrong -----------------------------------------------------------------


def wrong(data: object) -> RecordError:
    with pytest.raises(RecordError) as caught:
        record.load(data, GAMES)
    return caught.value


def edited(*path: Any, value: Any) -> dict[str, Any]:
    """The record of a small tree with one thing in it changed; None takes it out."""
    data = copy.deepcopy(record.save(branched()))
    at: Any = data
    for key in path[:-1]:
        at = at[key]
    if value is None:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return data


@pytest.mark.parametrize(
    "data", [None, 3, "text", [], {}, {"format": "chess"}, edited("format", value=None)]
)
def test_other_data_is_not_ours(data: object) -> None:
    assert wrong(data).reason == "record-not-ours"


@pytest.mark.parametrize("version", ["1", 1.0, True, [1], None])
def test_a_version_that_is_no_number(version: object) -> None:
    error = wrong(edited("version", value=version))
    assert (error.reason, error.facts) == ("record-field", {"field": "version"})


@pytest.mark.parametrize("version", [0, -1])
def test_a_version_that_is_none(version: object) -> None:
    error = wrong(edited("version", value=version))
    assert (error.reason, error.facts["newest"]) == ("record-version", VERSION)


def test_a_record_from_a_later_version() -> None:
    error = wrong(edited("version", value=VERSION + 1))
    assert error.reason == "record-too-new"
    assert error.facts == {"got": VERSION + 1, "newest": VERSION}


@pytest.mark.parametrize("name", ["sedlec", ""])
def test_another_game(name: object) -> None:
    error = wrong(edited("game", value=name))
    assert error.reason == "record-game"
    assert error.facts["known"] == "crypt"


@pytest.mark.parametrize(
    "seed", ["", "-1", "x", "1.5", str(1 << 64), "9" * 30, "\u0663\u0664", "5\n"]
)
def test_a_seed_that_is_none(seed: str) -> None:
    error = wrong(edited("seed", value=seed))
    assert (error.reason, error.facts) == ("record-seed", {"got": seed})


@pytest.mark.parametrize("field", ["game", "seed"])
@pytest.mark.parametrize("value", [5, ["crypt"], True, None])
def test_a_game_and_a_seed_are_texts(field: str, value: object) -> None:
    error = wrong(edited(field, value=value))
    assert (error.reason, error.facts) == ("record-field", {"field": field})


def test_a_setup_no_game_can_start_from() -> None:
    error = wrong(edited("setup", "players", value=7))
    assert error.reason == "record-setup"
    assert error.refusal is not None
    assert error.refusal.reason == "setup-players"
    assert wrong(edited("setup", value=[1])).facts == {"field": "setup"}


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("lines",), None, "lines"),
        (("lines",), [], "lines"),
        (("lines",), {"moves": []}, "lines"),
        (("lines", 0), "a4", "lines[0]"),
        (("lines", 1), [], "lines[1]"),
        (("lines", 0, "moves"), None, "lines[0]"),
        (("lines", 0, "moves"), "a4", "lines[0]"),
        (("lines", 2, "moves"), {}, "lines[2]"),
        (("lines", 1, "luck"), None, "lines[1].luck"),
        (("lines", 1, "luck"), -1, "lines[1].luck"),
        (("lines", 1, "luck"), "0", "lines[1].luck"),
        (("lines", 1, "luck"), True, "lines[1].luck"),
        (("lines", 1, "luck"), 1 << 64, "lines[1].luck"),
        (("extra",), [], "extra"),
        (("extra",), "x", "extra"),
        (("on",), 3, "on"),
        (("on",), -1, "on"),
        (("on",), "0", "on"),
        (("on",), True, "on"),
        (("at",), None, "at"),
        (("at",), [0, 0], "at"),
        (("at",), [0, 9, 0], "at"),
        (("at",), [9, 0, 0], "at"),
        (("at",), [0, 0, 99], "at"),
        (("at",), [0, -1, 0], "at"),
        (("at",), ["0", 0, 0], "at"),
        (("at",), 3, "at"),
    ],
)
def test_fields_of_a_wrong_kind_are_named(path: tuple[Any, ...], value: Any, field: str) -> None:
    error = wrong(edited(*path, value=value))
    assert error.reason == "record-field"
    assert error.facts == {"field": field}


@pytest.mark.parametrize(
    "fork",
    [
        [0, 4],
        [1, 0],
        [2, 0],
        [-1, 0],
        [0, -1],
        [0],
        [0, 1, 2],
        ["0", 1],
        None,
        0,
        [0, 1.0],
        [False, 1],
        [0, True],
    ],
)
def test_a_branch_that_leaves_nowhere(fork: object) -> None:
    error = wrong(edited("lines", 1, "from", value=fork))
    assert error.reason == "record-branch"
    assert error.facts == {"line": 2}


@pytest.mark.parametrize(
    ("path", "text", "line", "number", "rule", "reason"),
    [
        ((0, 0), "P1: a4 b", 1, 1, "claim.place", "read-move"),
        ((0, 1), "", 1, 2, "claim.order", "read-nothing"),
        ((0, 2), "P2: recover", 1, 3, "claim.order", "not-your-turn"),
        ((0, 0), "P1: a7", 1, 1, "claim.place", "effort-range"),
        ((0, 0), "P1: d4", 1, 1, "reveal.count", "unknown-treasure"),
        ((0, 0), "P1: a11 b11", 1, 1, "dice", "too-many-servants"),
        ((0, 1), "P1: a1 b1", 1, 2, "claim.last-turn", "one-treasure"),
        ((1, 0), "P1: peek", 2, 1, "manuscripts.B", "power-not-in-play"),
        ((2, 0), "P1: roll", 3, 1, "tie", "no-tie"),
        ((0, 0), "P0: a4", 1, 1, "claim.order", "unknown-player"),
    ],
)
def test_an_impossible_move_is_named_with_its_rule(
    path: tuple[int, int], text: str, line: int, number: int, rule: str, reason: str
) -> None:
    error = wrong(edited("lines", path[0], "moves", path[1], value=text))
    assert error.reason == "record-move"
    assert error.facts == {"line": line, "number": number, "move": text}
    assert error.refusal is not None
    assert (error.refusal.rule, error.refusal.reason) == (rule, reason)
    assert f"Line {line} of the saved game, move {number}, “{text}”, is not allowed." in str(error)
    assert str(error).endswith(f"[record-move, {rule}: {reason}]")


@pytest.mark.parametrize("move", [4, ["a4"], True, {"move": "a4"}, 1.5])
def test_a_move_that_is_no_text(move: object) -> None:
    error = wrong(edited("lines", 0, "moves", 1, value=move))
    assert error.reason == "record-move-not-text"
    assert error.facts == {"line": 1, "number": 2}


def test_a_move_after_the_end() -> None:
    timeline = played(*["recover"] * 2)
    while CRYPT.deciders(timeline.state):
        timeline.play(CRYPT.read_move("recover", timeline.state))
    data = record.save(timeline)
    count = len(data["lines"][0]["moves"])
    data["lines"][0]["moves"].append("P1: recover")
    error = wrong(data)
    assert error.reason == "record-after-end"
    assert error.facts == {"line": 1, "number": count + 1, "move": "P1: recover"}


def test_a_move_with_a_number_too_long() -> None:
    error = wrong(edited("lines", 0, "moves", 0, value="P" + "9" * 5000 + ": a4"))
    assert error.reason == "record-move"
    assert len(str(error.facts["move"])) <= 80


@pytest.mark.parametrize("game", [CRYPT, SEDLEC], ids=lambda game: game.name)
def test_a_move_longer_than_any_is_not_read(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told by its length; nothing goes through its words, however many there are."""
    told = Timeline(game, game.setup({}), 5)
    data = record.save(told)
    data["lines"][0]["moves"] = ["a1 " * 200_000]
    data["at"] = [0, 1, 0]

    def too_late(*_: object) -> None:
        raise AssertionError("the words of the move are looked at")

    monkeypatch.setattr(notation, "MOVER", Mock(match=too_late))
    parts = [game.name, data["setup"], "5", data["lines"][0]["moves"], [0, 0], 0, {}]
    for load in (
        lambda: record.load(data, {game.name: game}),
        lambda: record.load_code(packed(parts), {game.name: game}),
    ):
        with pytest.raises(RecordError) as caught:
            load()
        assert caught.value.reason == "record-move"
        assert caught.value.facts["move"] == ("a1 " * 30)[:80]
        assert caught.value.refusal is not None
        assert caught.value.refusal.reason == "read-too-long"
        assert caught.value.refusal.facts == {"size": 600_000, "most": notation.LONGEST_MOVE}


def unplayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on nothing can be played."""

    def too_late(*_: object) -> None:
        raise AssertionError("a move is replayed")

    monkeypatch.setattr(Timeline, "grow", too_late)


def test_more_lines_than_are_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    most = record.MOST_LINES
    branch = {"from": [0, 0], "luck": 0, "moves": ["P1: a4"]}
    data = edited("lines", value=[{"moves": []}, *[branch] * (most - 1)])
    data["at"] = [0, 0, 0]
    assert len(record.load(data, GAMES)[0].moments) == most
    data["lines"].append(branch)
    unplayed(monkeypatch)
    error = wrong(data)
    assert error.reason == "record-too-many-lines"
    assert error.facts == {"count": most + 1, "most": most}


def test_more_moves_than_are_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    most, data = record.MOST_MOVES, record.save(branched())
    unplayed(monkeypatch)
    line = {"from": [0, 0], "luck": 0, "moves": ["recover"] * 1_000}
    for lines in (
        [{"moves": ["recover"] * (most + 1)}],
        [{"moves": ["recover"]}, *[line] * (most // 1_000)],
    ):
        error = wrong({**data, "lines": lines})
        assert error.reason == "record-too-many-moves"
        assert error.facts == {"count": most + 1, "most": most}
    parts = ["crypt", CRYPT.setup_fields(Setup()), "5", ["recover"] * (most + 1)]
    salts = [0, *range(most + 1)]
    assert bad_code(packed([*parts, salts, 0, {}])).reason == "record-too-many-lines"
    assert bad_code(packed([*parts, [0] * (most + 2), 0, {}])).reason == "record-too-many-moves"


@pytest.mark.parametrize("limit", ["MOST_LINES", "MOST_MOVES"])
def test_of_a_tree_too_large_to_be_loaded_one_line_is_kept(
    limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is saved can always be loaded."""
    whole = branched()
    whole.go(whole.moments[-1].id, 1)
    monkeypatch.setattr(record, limit, 2)
    data = record.save(whole)
    monkeypatch.undo()
    kept, _ = record.load(data, GAMES)
    assert [m.state for m in kept.line(kept.tip.id)] == [m.state for m in whole.line(whole.tip.id)]
    assert len(kept.moments) == len(whole.line(whole.tip.id)) < len(whole.moments)
    assert (kept.state, kept.place.step) == (whole.state, whole.place.step)


# --- text -----------------------------------------------------------------------------------------


def test_every_cut_of_a_record_is_refused() -> None:
    text = record.save_text(branched())
    for end in range(len(text) - 1):
        with pytest.raises(RecordError) as caught:
            record.load_text(text[:end], GAMES)
        assert caught.value.reason == "record-not-json"


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "[" * 100_000, '{"seed": ' + "9" * 5000 + "}", "\x00", "NaN NaN"]
)
def test_text_that_is_no_json(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        record.load_text(text, GAMES)
    assert caught.value.reason == "record-not-json"


def test_a_mark_that_editors_leave_at_the_beginning_is_nothing() -> None:
    text = "\ufeff" + record.save_text(branched())
    assert record.load_text(text, GAMES)[0].state == branched().state


def test_a_huge_text_is_not_even_read() -> None:
    with pytest.raises(RecordError) as caught:
        record.load_text(" " * (LARGEST + 1), GAMES)
    assert caught.value.reason == "record-too-large"
    assert caught.value.facts == {"size": LARGEST + 1, "largest": LARGEST}


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=6)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)


@examples(150)
@given(st.data())
def test_a_record_edited_anywhere_loads_or_is_refused(data: st.DataObject) -> None:
    """Nothing but RecordError, and the running game is as it was."""
    running = branched()
    before = (shape(running), running.place, len(running.moments))
    changed: Any = record.save(running)
    at, path = changed, []
    while isinstance(at, dict | list) and at and (not path or data.draw(st.booleans())):
        key = data.draw(st.sampled_from(sorted(at) if isinstance(at, dict) else range(len(at))))
        path.append((at, key))
        at = at[key]
    place, key = path[-1]
    place[key] = data.draw(json_values)
    try:
        record.load(changed, GAMES)
    except RecordError as error:
        told = error
        assert told.reason.startswith("record-")
        assert told.reason in str(told)
    assert (shape(running), running.place, len(running.moments)) == before


# --- codes ----------------------------------------------------------------------------------------


def bad_code(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        record.load_code(text, GAMES)
    return caught.value


def packed(parts: object) -> str:
    pressed = zlib.compress(json.dumps(parts).encode())
    return f"{VERSION}." + base64.urlsafe_b64encode(pressed).decode().rstrip("=")


def parts_of(timeline: Timeline) -> list[Any]:
    code = record.code(timeline).partition(".")[2]
    parts = json.loads(zlib.decompress(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))))
    assert isinstance(parts, list)
    return parts


@pytest.mark.parametrize("text", ["", ".", "1", "1.", "x.abc", "-1.abc", "１.abc", "abc"])
def test_text_that_is_no_code(text: str) -> None:
    assert bad_code(text).reason == "code-not-ours"


def test_a_code_from_a_later_version() -> None:
    error = bad_code(f"{VERSION + 1}.whatever")
    assert error.reason == "record-too-new"
    assert error.facts == {"got": VERSION + 1, "newest": VERSION}
    assert bad_code("9" * 50 + ".x").reason == "record-too-new"


def test_a_code_of_a_version_that_never_was() -> None:
    bad_code("0" + record.code(played("a4"))[1:])


def test_every_cut_of_a_code_is_refused() -> None:
    code = record.code(branched())
    for end in range(len(code)):
        assert bad_code(code[:end]).reason in ("code-not-ours", "code-damaged")


def test_one_letter_changed_is_refused_or_plays_by_the_rules() -> None:
    code = record.code(branched())
    refused = 0
    for i in range(2, len(code)):
        other = code[:i] + ("A" if code[i] != "A" else "B") + code[i + 1 :]
        try:
            record.load_code(other, GAMES)
        except RecordError:
            refused += 1
    # The last letter carries bits that say nothing.
    assert refused >= len(code) - 3


@pytest.mark.parametrize("letter", ["+", "/", "%", "ä", " ", "\n"])
def test_letters_that_belong_to_no_code(letter: str) -> None:
    code = record.code(branched())
    assert bad_code(code[:9] + letter + code[10:]).reason == "code-damaged"


AROUND = ["  {}\n", "({})", "<{}>", "{}.", "{},", '"{}"', "{}!", "“{}”", "{}\0", "\ufeff{}", "`{}`"]
"""What may stand around a text where it is copied from."""


@pytest.mark.parametrize("around", [*AROUND, "https://a.example/b#g={})", "see #g={}&at=crypt"])
def test_what_stands_around_a_code_is_nothing(around: str) -> None:
    code = record.code(branched())
    assert record.load_code(around.format(code), GAMES)[0].state == branched().state


@pytest.mark.parametrize("around", [it for it in AROUND if it[-1] not in ".!"])
def test_what_stands_around_a_record_is_nothing(around: str) -> None:
    text = record.save_text(branched())
    for saved in (text, record.sealed(text)):
        pasted = around.format(saved)
        assert record.is_record(pasted)
        assert record.load_text(pasted, GAMES)[0].state == branched().state


@pytest.mark.parametrize(
    "parts",
    [
        None, 3, "text", [], {}, [1] * 7, ["crypt", {}, "5", [], [], 0, {}],
        ["crypt", {}, "5", ["P1: a4"], [0], 0, {}], ["crypt", {}, "5", [], [1], 0, {}],
        ["crypt", {}, "5", None, [0], 0, {}], ["crypt", {}, "5", [], None, 0, {}],
        ["crypt", {}, "5", [], {"0": 0}, 0, {}],
    ],
)  # fmt: skip
def test_codes_of_other_things(parts: object) -> None:
    assert bad_code(packed(parts)).reason == "code-damaged"


def test_a_code_is_judged_as_a_record_is() -> None:
    parts = parts_of(branched())
    assert bad_code(packed(["sedlec", *parts[1:]])).reason == "record-game"
    assert bad_code(packed([*parts[:2], "x", *parts[3:]])).reason == "record-seed"
    assert bad_code(packed([*parts[:5], 99, {}])).reason == "record-field"
    assert bad_code(packed([*parts[:6], []])).facts == {"field": "extra"}
    moves = ["P1: a4 b4", "P1: a9"]
    error = bad_code(packed([*parts[:3], moves, [0, 0, 0], 0, {}]))
    assert error.reason == "record-move"
    assert error.facts == {"line": 1, "number": 2, "move": "P1: a9"}
    salted = bad_code(packed([*parts[:3], ["P1: a4 b4"], [0, "x"], 0, {}]))
    assert salted.facts == {"field": "lines[1].luck"}


def test_a_code_longer_than_any_is_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "_unpacked", None)
    error = bad_code("1." + "a" * LONGEST_CODE)
    assert error.reason == "code-too-long"
    assert error.facts == {"size": LONGEST_CODE + 2, "most": LONGEST_CODE}


def test_a_code_that_unpacks_to_too_much_is_not_unpacked() -> None:
    huge = zlib.compress(b'["' + b" " * (20 * LARGEST) + b'"]', 9)
    code = f"{VERSION}." + base64.urlsafe_b64encode(huge).decode()
    assert bad_code(code).reason == "code-damaged"


@examples(150)
@given(st.text(max_size=40), st.booleans())
def test_any_text_is_a_code_or_is_refused(text: str, prefixed: bool) -> None:
    assert bad_code(f"1.{text}" if prefixed else text).reason.startswith(("code-", "record-"))


@examples(150)
@given(st.lists(json_values, min_size=7, max_size=7), st.data())
def test_any_parts_are_a_code_or_are_refused(others: list[Any], data: st.DataObject) -> None:
    parts = parts_of(branched())
    for i in data.draw(st.lists(st.integers(0, 6), min_size=1, max_size=3)):
        parts[i] = others[i]
    try:
        record.load_code(packed(parts), GAMES)
    except RecordError as error:
        told = error
        assert told.reason.startswith(("code-", "record-"))
