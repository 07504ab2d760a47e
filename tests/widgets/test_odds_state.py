"""The Ghost explorer's state: what it is asked, crypts set up freely, what its panel is told."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from crypt_core.crypt.coach.odds import claim_odds
from crypt_core.crypt.components import GHOST
from crypt_core.crypt.moves import read_move
from crypt_core.crypt.state import CLAIM
from crypt_core.crypt.views import view
from crypt_widgets.games.crypt.odds.present import odds_data
from crypt_widgets.games.crypt.odds.state import OddsState
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from tests.messages import send

EXAMPLE = {
    "items": [
        {"id": 0, "kind": "idols", "value": 4, "down": False, "mine": {"dice": 1, "effort": 5}},
        {"id": 1, "kind": "pottery", "value": 0, "down": True, "mine": {"dice": 1, "effort": 4}},
        {"id": 2, "kind": "jewelry", "value": 2, "down": False, "mine": {"dice": 1, "effort": 2}},
    ],
    "moment": "you-first",
    "sides": "AAAAAA",
    "exhausted": 0,
    "seen": [],
}
"""The rulebooks' example: single dice 5, 4 and 2 from the left."""


def session(**fields: Any) -> Session:
    at = Session("en", new_game({"seed": 7, **fields}))
    ask(at, do="tool", name="odds")
    return at


def ask(at: Session, **message: Any) -> None:
    send(at, message)


def form(**changes: Any) -> dict[str, Any]:
    return {**json.loads(json.dumps(EXAMPLE)), **changes}


def set_up(at: Session, told: dict[str, Any], number: int = 1) -> dict[str, Any]:
    """The panel's data once a form has been filled in."""
    ask(at, do="odds-source", source="free")
    ask(at, do="odds-form", form=told, number=number)
    return odds_data(at)


def shares(data: dict[str, Any]) -> list[dict[str, str]]:
    """For each treasure, what can become of it, as fractions."""
    return [
        {share["fate"]: share["exact"] for share in treasure["shares"]}
        for treasure in data["answer"]["treasures"]
    ]


def plain_game(at: Session) -> str:
    return at.match.record()


def test_the_panel_hides_where_there_is_no_ghost_and_counts_nothing_while_shut() -> None:
    two = Session("en", new_game({"players": 2, "seed": 7}))
    ask(two, do="tool", name="odds")
    assert odds_data(two) == {}
    at = session()
    ask(at, do="tool", name="story")
    assert odds_data(at) == {"open": False}
    assert len(at.panel_state(OddsState).drawn) == 0


# --- following the table


def test_the_odds_follow_the_claim_that_is_being_laid_out() -> None:
    at = session()
    assert "You claim nothing yet." in odds_data(at)["about"]
    assert all("kept" not in share for share in shares(odds_data(at)))
    ask(at, do="consider", move="a5 b4 c2")
    data = odds_data(at)
    assert data["about"].startswith("You claim 5 on the remains, 4 on the jewelry, 2 on the idol.")
    assert shares(data) == [
        {"kept": "85/216", "taken": "131/216"},
        {"kept": "132/216", "taken": "84/216"},
        {"kept": "80/216", "taken": "136/216"},
    ]
    ask(at, do="consider", move="")
    assert "You claim nothing yet." in odds_data(at)["about"]


def test_a_draft_that_is_not_allowed_is_left_out_with_the_reason() -> None:
    at = session()
    ask(at, do="consider", move="a1111")
    data = odds_data(at)
    assert "You claim nothing yet." in data["about"]
    assert "only 3 are ready" in data["trouble"]


def test_after_a_claim_the_odds_are_of_what_the_ghost_could_have_done() -> None:
    at = session()
    ask(at, do="play", move="a5 b4")
    while not at.timeline.at_decision:
        data = odds_data(at)
        assert data["about"].startswith("You claimed 5 on the remains, 4 on the jewelry")
        assert shares(data)[0]["kept"] == "85/216"
        ask(at, do="next")
    assert at.timeline.state.last_turn
    assert "no turn left" in odds_data(at)["about"]
    assert odds_data(at)["roll"] is None


def test_the_roll_that_came_is_shown_once_it_has_come() -> None:
    at = session()
    ask(at, do="play", move="a5 b4")
    assert odds_data(at)["roll"]["came"] == ""
    ask(at, do="continue")
    ask(at, do="back")
    faces = at.panel_state(OddsState).question()[0].rolled  # type: ignore[union-attr]
    assert len(faces) == 3
    assert odds_data(at)["roll"]["faces"] == list(faces)
    assert odds_data(at)["roll"]["came"]


def test_a_whole_game_can_be_followed_in_three_languages() -> None:
    """At every step there is an answer, its shares make up the whole, and no word is missing."""
    at = session(sides="ABABBB")
    for move in ("a5 b4", "recover") * 8:
        if at.over:
            ask(at, do="tool", name="odds")  # what the game has come to had its place
        for lang in ("en", "fr", "it"):
            ask(at, do="lang", lang=lang)
            data = odds_data(at)
            json.dumps(data)
            for treasure in data["answer"]["treasures"] if data["answer"] else ():
                assert sum(s["width"] for s in treasure["shares"]) == pytest.approx(100, abs=0.01)
            assert at.words.fallbacks == set()
        if at.over:
            break
        legal = move if at.timeline.state.stage == CLAIM else "done"
        ask(at, do="play", move=legal)
        if at.draft.verdict:
            ask(at, do="play", move="recover")
        for _ in range(4):
            ask(at, do="next")
            odds_data(at)
        ask(at, do="continue")
    assert at.timeline.state.round > 2


def test_the_ghost_leads_and_its_own_first_turn_is_asked_about() -> None:
    at = session()
    ask(at, do="play", move="recover")
    ask(at, do="continue")
    ask(at, do="play", move="recover")
    kinds = []
    while not at.timeline.at_decision:
        ask(at, do="next")
        asked = at.panel_state(OddsState).question()[0]
        kinds.append(asked.kind if asked else None)
    assert "first" in kinds
    assert at.timeline.state.leader == GHOST
    assert kinds[-1] == "empty", "then it is your turn"


@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_a_second_turn_still_to_come_is_said_not_to_be_counted(lang: str) -> None:
    """Only at your first claim when you lead."""
    at = session()
    ask(at, do="lang", lang=lang)
    line = at.words.say("crypt-odds-beyond")
    assert odds_data(at)["beyond"] == line
    ask(at, do="play", move="a5 b4")
    assert odds_data(at)["beyond"] == line
    ask(at, do="continue")
    assert at.timeline.state.last_turn
    assert odds_data(at)["beyond"] == ""
    told = {m: set_up(at, form(moment=m))["beyond"] for m in ("you-first", "ghost-first")}
    assert told == {"you-first": line, "ghost-first": ""}
    answering = form(moment="ghost-answer")
    answering["items"][1]["mine"] = {"dice": 0, "effort": 4}
    answering["items"][1]["ghost"] = {"dice": 1, "effort": 3}
    data = set_up(at, answering)
    assert (data["trouble"], data["beyond"]) == (None, "")


# --- efforts side by side


def test_efforts_side_by_side_are_what_each_claim_would_bring() -> None:
    at = session()
    ask(at, do="consider", move="a5 b4")
    efforts = odds_data(at)["efforts"]
    assert (efforts["slot"], efforts["at"]) == (0, {"count": 1, "effort": 5})
    assert [row["ok"] for row in efforts["counts"]] == [True, True, False]
    seen = view(at.timeline.state, 0)
    nobody, *rows = efforts["rows"]
    assert (nobody["effort"], nobody["claim"]) == (0, "b4")
    assert (
        nobody["ready"]["text"] == f"{float(claim_odds(seen, read_move('b4', 0).dice).ready):.2f}"
    )
    for row in rows:
        claim = f"a{str(row['effort']) * row['count']} b4"
        odds = claim_odds(seen, read_move(claim, 0).dice)
        assert row["kept"]["width"] == pytest.approx(float(odds.kept[0]) * 100, abs=0.01)
        assert row["exact"] == f"{odds.kept[0] * 216}/216"
        assert row["ready"]["text"] == f"{float(odds.ready):.2f}"
    ask(at, do="odds-slot", slot=2)
    assert odds_data(at)["efforts"]["slot"] == 2
    ask(at, do="odds-slot", slot="x")
    assert odds_data(at)["efforts"]["slot"] == 0


def test_an_effort_that_does_not_beat_the_ghost_says_so() -> None:
    at = session()
    lying = form(moment="ghost-answer")
    lying["items"][0] |= {"mine": {"dice": 0, "effort": 4}, "ghost": {"dice": 2, "effort": 2}}
    lying["items"][1]["mine"] = lying["items"][2]["mine"] = {"dice": 0, "effort": 4}
    data = set_up(at, lying)
    rows = [row for row in data["efforts"]["rows"] if row["count"] == 1]
    assert [row["ok"] for row in rows] == [False] * 4 + [True] * 2
    assert rows[3]["why"] == "4 does not beat the Ghost’s 4."
    assert data["efforts"]["at"] == {"count": 1, "effort": 0}, "nobody of yours is there"


def slide(at: Session, slot: int, count: int, effort: int) -> dict[str, Any]:
    """Move the slider; the value is what the panel shows then."""
    ask(at, do="odds-try", slot=slot, count=count, effort=effort, number=1)
    return odds_data(at)


def test_what_the_slider_stands_at_is_what_all_the_rest_tells_of() -> None:
    at, tried, laid = session(), session(), session()
    ask(at, do="consider", move="b4")
    ask(laid, do="consider", move="a6 b4")
    ask(tried, do="consider", move="b4")
    told, asked = slide(tried, 0, 1, 6), odds_data(laid)
    for part in ("answer", "roll"):
        assert told[part] == asked[part] != odds_data(at)[part], "as if it lay on the table"
    assert told["about"].startswith("Say you claim 6 on")
    assert told["efforts"]["at"] == {"count": 1, "effort": 6}
    assert tried.draft.verdict is not None
    assert tried.draft.verdict.move == "b4", "nothing has been laid there"
    assert told["laid"]["move"] == "b4"
    # What has been tried on one treasure stays while one tries another.
    assert slide(tried, 2, 1, 2)["about"].count(" on ") == 3
    assert slide(tried, 2, 1, 0)["answer"] == asked["answer"]
    # Something else on the table, and it is that which is told of.
    ask(tried, do="consider", move="c3")
    assert odds_data(tried)["about"].startswith("You claim 3 on")
    assert odds_data(tried)["efforts"]["at"] == {"count": 1, "effort": 3}


def test_the_note_on_exhaustion_is_of_the_effort_tried() -> None:
    at = session()
    notes = [row["note"] for row in slide(at, 0, 1, 4)["efforts"]["rows"] if row["count"] == 1]
    assert "never" in notes[0]
    assert [re.findall(r"\d", note) for note in notes[1:]] == [
        [str(effort), str(effort - 1), "6"] for effort in range(2, 7)
    ]


def test_an_effort_that_cannot_lie_there_is_left_out() -> None:
    """Nothing may be tried where the Ghost holds more, and no nonsense either."""
    at = Session("en", new_game({"seed": 7}))
    ask(at, do="continue")
    ask(at, do="tool", name="odds")
    ask(at, do="play", move="recover")
    while not at.deciding or at.timeline.state.round == 1:
        ask(at, do="play", move="recover") if at.deciding else ask(at, do="continue")
    seen = view(at.timeline.state, 0)
    slot = next(t.slot for t in seen.crypt if t and t.total > 1)
    base = odds_data(at)["answer"]
    told = slide(at, slot, 1, 1)
    assert told["answer"] == base
    assert told["efforts"]["at"] == {"count": 1, "effort": 1}, "the slider stays where it was put"
    row = next(row for row in told["efforts"]["rows"] if (row["count"], row["effort"]) == (1, 1))
    assert not row["ok"]
    assert row["note"] == row["why"]
    for wrong in ((slot, 9, 6), (slot, 1, 7), (7, 1, 1)):
        assert slide(at, *wrong)["answer"] == base


def test_looking_back_another_claim_is_tried_against_what_was_made() -> None:
    at = session()
    ask(at, do="play", move="a5 b4")
    made = odds_data(at)
    assert made["about"].startswith("You claimed")
    told = slide(at, 0, 1, 6)
    assert told["about"].startswith("Say you claim 6 on")
    assert told["laid"] is None
    assert not told["efforts"]["lays"]
    assert slide(at, 0, 1, 5)["about"] == made["about"]
    for slot in (0, 1):
        told = slide(at, slot, 1, 0)
    assert told["about"].startswith("Say you claim nothing")


# --- set up freely


def test_the_form_begins_with_the_table_and_the_game_stays_as_it_is() -> None:
    at = session()
    before, place = plain_game(at), at.timeline.place
    ask(at, do="consider", move="a5 c2")
    ask(at, do="odds-source", source="free")
    told = odds_data(at)["form"]
    crypt = [t for t in at.timeline.state.crypt if t]
    assert [item["kind"] for item in told["items"]] == [t.card.kind for t in crypt]
    assert [item["down"] for item in told["items"]] == [not t.up for t in crypt]
    assert all(item["value"] == 0 for item in told["items"] if item["down"]), "it is a secret"
    assert [item["mine"]["dice"] for item in told["items"]] == [1, 0, 1]
    set_up(at, form())
    assert odds_data(at)["about"].startswith(
        "You claim 5 on the idol, 4 on the pottery, 2 on the j"
    )
    assert (plain_game(at), at.timeline.place) == (before, place)
    ask(at, do="odds-source", source="table")
    assert odds_data(at)["about"].startswith("You claim 5 on the remains, 2 on the idol.")


def test_the_rulebooks_example() -> None:
    at = session()
    data = set_up(at, form())
    assert data["trouble"] is None
    assert [share["taken"] for share in shares(data)] == ["131/216", "84/216", "136/216"]
    ask(at, do="odds-roll", faces=[3, 3, 4])
    steps = odds_data(at)["roll"]["steps"]
    end = [place["dice"]["player"] for place in steps[-1]["table"]]
    assert end == [GHOST, 0, GHOST], "the pair goes first, the 4 to the third; you keep the second"
    rows = data["answer"]["outcomes"]["rows"]
    assert sum(int(row["exact"].split("/")[0]) for row in rows) == 216


def test_treasures_are_laid_out_from_highest_to_lowest() -> None:
    at = session()
    muddled = form()
    muddled["items"].reverse()
    data = set_up(at, muddled)
    assert [item["id"] for item in data["form"]["items"]] == [0, 1, 2]
    about = "You claim 5 on the idol, 4 on the pottery, 2 on the jewelry."
    assert data["about"].startswith(about), "dice move along"


def test_a_setup_that_cannot_be_keeps_the_form_and_shows_no_results() -> None:
    at = session()
    good = set_up(at, form())
    wrong = form()
    wrong["items"][2]["mine"] = {"dice": 3, "effort": 2}
    data = set_up(at, wrong, number=2)
    assert data["trouble"] == "You place 5 servants, but only 3 are ready."
    assert data["form"]["items"][2]["mine"] == {"dice": 3, "effort": 2}
    assert (data["answer"], data["efforts"], data["roll"]) == (None, None, None)
    assert (data["about"], data["beyond"]) == ("", "")
    assert data["form_number"] == 2
    ask(at, do="lang", lang="it")
    assert odds_data(at)["trouble"] == "Ne piazzi 5, ma solo 3 servitori sono pronti."
    mended = set_up(at, form(), number=3)
    assert mended["trouble"] is None
    assert shares(mended) == shares(good)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (
            {"kind": "jewelry", "value": 2},
            "There is only 1 piece of jewelry worth 2 in this game, and it lies elsewhere already.",
        ),
        ({"down": True, "value": 0}, "2 treasures face-up and 1 face-down"),
    ],
)
def test_what_position_refuses_is_refused_with_its_sentence(
    change: dict[str, Any], why: str
) -> None:
    wrong = form()
    wrong["items"][0] |= change
    assert why in set_up(session(), wrong)["trouble"]


@pytest.mark.parametrize(
    ("lang", "one", "all_of_them"),
    [
        (
            "en",
            "There is only 1 idol worth 4 in this game, and it lies elsewhere already.",
            "There are only 4 pieces of pottery in this game, and they lie elsewhere already.",
        ),
        (
            "fr",
            "Cette partie ne compte que 1 idole de valeur 4, qui se trouve déjà ailleurs.",
            "Cette partie ne compte que 4 poteries, qui se trouvent déjà ailleurs.",
        ),
        (
            "it",
            "In questa partita c’è solo 1 idolo da 4, e si trova già altrove.",
            "In questa partita ci sono solo 4 ceramiche, e si trovano già altrove.",
        ),
    ],
)
def test_a_card_that_is_not_left_is_told_in_words(lang: str, one: str, all_of_them: str) -> None:
    at = session()
    ask(at, do="lang", lang=lang)
    twice = form()
    twice["items"][2] |= {"kind": "idols", "value": 4}
    assert set_up(at, twice)["trouble"] == one
    assert set_up(at, form(seen=[1, 2, 3, 4]))["trouble"] == all_of_them


def test_what_has_been_seen_narrows_down_a_face_down_treasure() -> None:
    at = session()
    chances = set_up(at, form(seen=[1, 3]))["answer"]["treasures"][1]["values"]
    assert [(c["value"], c["text"]) for c in chances["chances"]] == [
        ("2 coins", "50%"),
        ("4 coins", "50%"),
    ]
    beside = form(seen=[1])
    beside["items"][0] |= {"kind": "pottery", "value": 3}
    told = set_up(at, beside, 2)
    assert [v["fixed"] for v in told["form"]["hidden"]["values"]] == [False, False, True, False]
    assert [c["value"] for c in told["answer"]["treasures"][1]["values"]["chances"]] == [
        "2 coins",
        "4 coins",
    ]
    assert set_up(at, form(seen=[1, 2, 3, 4]), 3)["trouble"]
    looked = form()
    looked["items"][1]["value"] = 4
    told = set_up(at, looked, 4)
    assert told["form"]["hidden"] is None
    assert told["answer"]["treasures"][1]["values"] is None, "whoever has looked knows"


def test_the_ghosts_own_first_turn_and_your_last_one() -> None:
    at = session()
    first = set_up(at, form(moment="ghost-first"))
    assert first["about"].startswith("The Ghost leads and begins.")
    assert shares(first)[0] == {"taken": "216/216"}
    assert first["efforts"] is None
    last = form(moment="you-last")
    last["items"][1] |= {"mine": {"dice": 0, "effort": 4}, "ghost": {"dice": 1, "effort": 3}}
    told = set_up(at, last, 2)
    assert "no turn left" in told["about"]
    assert [t["bar"] for t in told["answer"]["treasures"]] == [
        "a: you 100%",
        "b: Ghost 100%",
        "c: you 100%",
    ]
    assert [place["letter"] for place in told["efforts"]["slots"]] == ["b"], "the others are yours"


def test_pushing_the_ghost_off_lets_it_roll_those_dice_again() -> None:
    at = session()
    pushing = form(moment="ghost-answer")
    pushing["items"][0] |= {"mine": {"dice": 2, "effort": 4}, "ghost": {"dice": 2, "effort": 3}}
    pushing["items"][1] |= {"mine": {"dice": 0, "effort": 4}, "ghost": {"dice": 1, "effort": 4}}
    data = set_up(at, pushing)
    assert "the 2 dice you push off, which fall in 36 ways" in data["about"]
    assert len(data["roll"]["faces"]) == 2
    assert shares(data)[0] == {"kept": "34/36", "taken": "2/36"}


def test_a_treasure_taken_before_the_claim_is_no_longer_there() -> None:
    at = session(sides="AAABAA")
    gone = form()
    gone["items"][1] = {"id": 1, "kind": ""}
    data = set_up(at, gone)
    assert data["trouble"] is None
    assert [t["slot"] for t in data["answer"]["treasures"]] == ["a", "c"]


def test_a_form_of_nonsense_is_read_as_far_as_it_goes() -> None:
    at = session()
    for told in ({}, {"items": [1, 2, 3]}, {"items": "x", "moment": 4, "seen": {}, "sides": None}):
        json.dumps(set_up(at, told))
    ask(at, do="odds-roll", faces=[9, 0])
    assert all(1 <= face <= 6 for face in odds_data(at)["roll"]["faces"])


def test_nothing_is_counted_twice_for_the_same_picture() -> None:
    at = session()
    ask(at, do="consider", move="a5")
    first = odds_data(at)
    again = odds_data(at)
    assert first["answer"] is again["answer"]
    assert first["efforts"] is again["efforts"]
    ask(at, do="consider", move="a6")
    assert odds_data(at)["answer"] is not first["answer"]
    ask(at, do="new", seed=8)
    assert len(at.panel_state(OddsState).drawn) == 0


def test_a_rules_card_stays_open_while_one_explores() -> None:
    at = session()
    ask(at, do="rule", id="ghost.place")
    ask(at, do="odds-slot", slot=1)
    ask(at, do="odds-source", source="free")
    assert at.reading.rule == "ghost.place"
