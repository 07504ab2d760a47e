"""Sedlec's table as data: what may be pressed, what it would bring, what the points point at."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from crypt_core.engine.game import Refusal
from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.scoring import crypt_sheet
from crypt_core.sedlec.state import State
from crypt_core.teach.words import LANGS
from crypt_widgets.games.sedlec.board.panel import Table
from crypt_widgets.games.sedlec.board.present import table_data
from crypt_widgets.tutoring.opening import Opened
from crypt_widgets.tutoring.session import Session
from tests.messages import send


def game(seed: int = 7, players: int = 2) -> Timeline:
    return Timeline(SEDLEC, SEDLEC.setup({"players": players}), seed)


def session(timeline: Timeline, lang: str = "en") -> Session:
    timeline.go(timeline.tip.id)
    return Session(lang, Opened(timeline, ["person"] * timeline.setup.players))


def data(at: Session) -> dict[str, Any]:
    return table_data(at, SEDLEC.view(at.timeline.state, at.viewer))


def walk(seed: int, players: int, lang: str) -> Any:
    """A random game at a table, at each of its decisions and at its end."""
    at, dice = session(game(seed, players), lang), random.Random(seed)
    while True:
        yield at, data(at)
        if at.over:
            return
        by_verb: dict[str, list[Any]] = {}
        for move in SEDLEC.legal_moves(at.timeline.state):
            by_verb.setdefault(move.verb, []).append(move)
        send(at, {"do": "play", "move": str(dice.choice(by_verb[dice.choice([*by_verb])]))})
        send(at, {"do": "continue"})


def why_not_lay(state: State, card: str, place: str) -> Refusal | None:
    return SEDLEC.why_not(state, SEDLEC.read_move(f"lay {card} {place}", state))


def shown(drawn: dict[str, Any], player: int) -> dict[str, Any]:
    return dict(drawn["players"][player])


@pytest.mark.parametrize(("lang", "players"), [("en", 2), ("fr", 3), ("it", 2)])
def test_a_whole_game_is_drawn_in_words(lang: str, players: int) -> None:
    for at, drawn in walk(3, players, lang):
        text = json.dumps(drawn, ensure_ascii=False)
        assert not at.words.fallbacks
        assert "[board" not in text
        assert "[sedlec" not in text
        near = [player["id"] for player in drawn["players"] if player["near"]]
        assert len(near) == 1
        if drawn["ask"]:
            assert near == [drawn["ask"]["player"]], "who decides has the crypt at hand"
            assert drawn["ask"]["prompt"]
    assert drawn["ask"] is None
    assert all(player["missing"] == 0 for player in drawn["players"])
    assert {pile["state"] for pile in drawn["graveyard"]["piles"]} == {"empty"}


@pytest.mark.parametrize("seed", range(4))
def test_what_is_offered_is_what_the_judge_allows(seed: int) -> None:
    for at, drawn in walk(seed, 2 + seed % 2, "en"):
        if drawn["ask"] is None:
            continue
        state = at.timeline.state
        verbs = {move.verb for move in SEDLEC.legal_moves(state)}
        for action in drawn["ask"]["actions"]:
            assert action["legal"] == (action["verb"] in verbs)
            assert bool(action["hint"]) == (not action["legal"]), "a shut door has a reason"
        for move in drawn["ask"]["notation"]:
            assert SEDLEC.why_not(state, SEDLEC.read_move(move, state)) is None
        player = shown(drawn, drawn["ask"]["player"])
        if "lay" not in verbs:
            continue
        answers = {
            (kind, refusal and refusal.reason)
            for kind in ("open", "closed")
            for place in player["crypt"][kind]
            for refusal in [why_not_lay(state, player["hand"][0]["text"], place["place"])]
        }
        assert answers <= {("open", None), ("closed", "lay-unsupported")}


def test_gains_are_what_laying_brings() -> None:
    laid = 0
    before: dict[str, Any] = {}
    for at, drawn in walk(5, 2, "en"):
        move = at.timeline.moment.move
        if move is not None and move.verb == "lay":
            gain = before["ask"]["gains"][move.card][str(move.place)]
            had, has = (shown(it, move.player)["score"]["total"] for it in (before, drawn))
            assert gain["total"] == has - had
            assert gain["text"] == f"+{has - had}"
            fresh = [
                it["place"] for it in shown(drawn, move.player)["crypt"]["cards"] if it["fresh"]
            ]
            assert fresh == [str(move.place)]
            laid += 1
        before = drawn
    assert laid == 18


def test_also_cards_of_the_graveyard_have_gains() -> None:
    drawn = data(session(game()))
    up = [pile["card"]["text"] for pile in drawn["graveyard"]["piles"] if pile["card"]]
    assert len(up) == 1
    assert list(drawn["ask"]["gains"]) == up
    assert list(drawn["ask"]["gains"][up[0]]) == ["d1"]


def test_points_point_at_skulls_that_lie_there() -> None:
    *_, (at, drawn) = walk(11, 2, "en")
    for number, player in enumerate(drawn["players"]):
        lying = {
            f"{it['place']}.{half}": it["card"][half]
            for it in player["crypt"]["cards"]
            for half in ("top", "bottom")
        }
        sheet = crypt_sheet(number, at.timeline.state.players[number].crypt)
        assert player["score"]["total"] == sheet.total == at.timeline.state.scores[number]
        for part in player["score"]["parts"]:
            assert part["points"] == sum(line["points"] for line in part["lines"])
            for line in part["lines"]:
                assert lying[line["skulls"][0]] == part["skull"]
                assert set(line["skulls"]) <= set(lying)
                assert all(set(link) <= set(line["skulls"]) for link in line["links"])
                if part["skull"] in ("lover", "criminal") and line["points"]:
                    assert line["links"], "a pair is joined, a criminal tied to its priest"


def test_the_answer_to_a_draft_changes_nothing_else() -> None:
    at = session(game())
    send(at, {"do": "continue"})
    drawn = data(at)
    send(at, {"do": "consider", "move": "dig 2 5"})
    considered = data(at)
    assert considered["verdict"]["legal"]
    assert {**considered, "verdict": None} == drawn
    send(at, {"do": "play", "move": "dig 1 2"})
    verdict = data(at)["verdict"]
    assert (verdict["legal"], verdict["final"], verdict["rule"]) == (False, True, "dig")
    assert verdict["text"]


@pytest.mark.parametrize(("lang", "told"), [("en", "2 or 5"), ("fr", "2 ou 5"), ("it", "2 o 5")])
@pytest.mark.parametrize("move", ["take 1", "collect 1"])
def test_who_has_dug_is_told_of_which_piles_one_takes(lang: str, told: str, move: str) -> None:
    at = session(game(), lang)
    send(at, {"do": "continue"})
    send(at, {"do": "play", "move": "dig 2 5"})
    send(at, {"do": "continue"})
    send(at, {"do": "consider", "move": move})
    assert told in data(at)["verdict"]["text"]


def test_nothing_is_asked_while_the_events_go_by() -> None:
    timeline = game()
    timeline.go(0, 1)
    at = Session("en", Opened(timeline, ["person", "person"]))
    drawn = data(at)
    assert drawn["ask"] is None
    send(at, {"do": "continue"})
    assert data(at)["ask"]["kind"] == "turn"


def test_nothing_is_asked_where_nothing_is_to_be_decided() -> None:
    at = session(game())
    send(at, {"do": "continue"})
    assert data(at)["ask"]["kind"] == "turn"
    at.held = True
    assert data(at)["ask"] is None


@pytest.mark.parametrize("lang", LANGS)
def test_every_label_is_worded(lang: str) -> None:
    at = session(game(), lang)
    labels = at.words.labels(Table.labels())
    assert not at.words.fallbacks
    assert all(labels.values())
