"""The exact help: nothing computed unless it is open, nothing twice, the core's own figures."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from crypt_core.sedlec import moves
from crypt_core.sedlec.coach.arrange import best_arrangement
from crypt_core.sedlec.coach.choices import Filling, choices, filling
from crypt_core.sedlec.coach.graves import Showing, skull_chances
from crypt_core.sedlec.components import CARD_TEXTS, SKULLS
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.teach.explain import help as say
from crypt_core.sedlec.views import view
from crypt_core.teach.words import LANGS
from crypt_widgets.games.sedlec.help import state as help_state
from crypt_widgets.games.sedlec.help.panel import Help
from crypt_widgets.games.sedlec.help.present import help_data
from crypt_widgets.games.sedlec.help.state import HelpState
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from tests.messages import send
from tests.teach.typography import faults


def ask(at: Session, do: str, **facts: Any) -> dict[str, Any]:
    """Send a message; the value is what the panel shows then."""
    send(at, {"do": do, **facts})
    return help_data(at)


def session(lang: str = "en", **fields: Any) -> Session:
    """A game at its first decision, with the card open."""
    given = {"game": "sedlec", "seed": 7, "players": 2, "seats": ["person", "bot:sensible"]}
    at = Session(lang, new_game({**given, **fields}))
    ask(at, "continue")
    ask(at, "tool", name="help")
    return at


def play(at: Session, number: int = 0) -> dict[str, Any]:
    """Make a decision, and go on to the next one."""
    legal = SEDLEC.legal_moves(at.timeline.state)
    ask(at, "play", move=str(legal[number]))
    assert at.draft.verdict is None
    return ask(at, "continue")


def until(at: Session, what: Any) -> dict[str, Any]:
    """Play on until the data is like this."""
    data = help_data(at)
    while not what(data):
        assert not at.over
        data = play(at, -1 if at.timeline.state.players[0].hand else 0)
    return data


def test_nothing_is_computed_while_it_is_shut_and_nothing_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    def counted(name: str, real: Any) -> Any:
        def call(*args: Any) -> Any:
            made.append(name)
            return real(*args)

        return call

    monkeypatch.setattr(help_state, "choices", counted("choices", choices))
    monkeypatch.setattr(help_state, "filling", counted("filling", filling))
    at = session()
    assert ask(at, "tool", name="story") == {"open": False}
    made.clear()
    while len(at.timeline.state.players[0].crypt) < 6:
        assert play(at, -1 if at.timeline.state.players[0].hand else 0) == {"open": False}
    assert made == []
    ask(at, "tool", name="help")
    first = [*made]
    assert sorted(first) == ["choices", "filling"]
    ask(at, "consider", move="collect 1")
    ask(at, "lang", lang="fr")
    ask(at, "help-ceiling", open=True)
    assert made == first
    play(at)
    assert len(made) > len(first)


def test_it_leaves_a_rules_card_open() -> None:
    at = session()
    send(at, {"do": "rule", "id": "dig"})
    ask(at, "tool", name="story")
    ask(at, "tool", name="help")
    ask(at, "help-ceiling", open=True)
    assert at.reading.rule == "dig"


@pytest.mark.parametrize("seats", [["person", "bot:sensible"], ["person"] * 3])
def test_figures_are_those_of_the_core(seats: list[str]) -> None:
    at = session(players=len(seats), seats=seats)
    seen = 0
    while not at.over:
        state = at.timeline.state
        known = view(state, None)
        data = help_data(at)
        if known.unseen:
            for row, (skull, told) in zip(
                data["graves"]["rows"], skull_chances(known).items(), strict=True
            ):
                assert row["skull"] == skull
                if told.cards and told.unseen > 1:
                    assert f"{told.cards} of the {told.unseen}" in row["text"]
                assert Fraction(row["one"]["exact"]) == told.one
                assert (row["two"] and Fraction(row["two"]["exact"])) == told.two
        else:
            assert data["graves"]["rows"] == []
        found = choices(known, SEDLEC.legal_moves(state))
        rows = [*data["actions"]["lay"], *data["actions"]["take"]]
        assert len(data["actions"]["lay"]) == len(found.lay)
        for row, choice in zip(rows, [*found.lay, *found.take], strict=True):
            assert row["move"] == str(choice.move).partition(": ")[2]
            assert SEDLEC.why_not(state, SEDLEC.read_move(row["move"], state)) is None
            if choice.dig is None:
                assert int(row["points"]) == choice.points
            else:
                assert abs(float(row["points"]) - float(choice.points)) <= 0.05
            assert row["backs"] == (len(choice.move.piles) if choice.dig else 0)
        seen += 1
        play(at, seen % len(SEDLEC.legal_moves(state)))
    assert seen > 15
    assert help_data(at) == {}


def test_each_row_can_lie_on_the_table_and_an_equal_card_is_told_of() -> None:
    """Equal cards on two piles are one row, which tells of the other pile."""
    at = session(players=3, seats=["person"] * 3, seed=3)
    for move in ("dig 2 3", "take 2"):
        ask(at, "play", move=move)
        data = ask(at, "continue")
    up = {pile.number: pile.up for pile in view(at.timeline.state, None).piles if pile.up}
    assert str(up[1]) == str(up[3])
    assert data["laid"] is None
    rows = [*data["actions"]["lay"], *data["actions"]["take"]]
    assert {row["verb"] for row in rows} == {moves.DIG, moves.COLLECT}
    for row in rows:
        assert ask(at, "consider", move=row["move"])["laid"]["move"] == row["move"]
    (collected,) = (row for row in rows if row["verb"] == moves.COLLECT)
    assert collected["same"] == "The same card lies on pile 3, too"


def test_the_best_arrangement_comes_when_few_places_are_left() -> None:
    at = session()
    early = help_data(at)["arrange"]
    assert early["crypt"] is None
    assert "9 places" in early["note"]
    assert "4 are left" in early["note"]

    def arranged(data: dict[str, Any]) -> bool:
        crypt = data["arrange"] and data["arrange"]["crypt"]
        return bool(crypt) and any(card["fresh"] for card in crypt["cards"])

    data = until(at, arranged)
    state = at.timeline.state
    best = filling(view(state, 0), 0)
    assert best.known is not None
    assert best.ceiling is not None
    assert f"scores {best.known.points} points" in data["arrange"]["note"]
    cards = data["arrange"]["crypt"]["cards"]
    fresh = {(card["place"], card["card"]["text"]) for card in cards if card["fresh"]}
    assert fresh == {(str(laid.place), str(laid.card)) for laid in best.known.laid}
    assert len(cards) == len(state.players[0].crypt) + len(best.known.laid)
    assert len(data["arrange"]["crypt"]["lines"]) == len(best.known.laid)
    ceiling = data["arrange"]["ceiling"]
    assert f"{best.ceiling.points} points" in ceiling["label"]
    assert ceiling["crypt"] is None
    opened = ask(at, "help-ceiling", open=True)["arrange"]["ceiling"]["crypt"]
    assert len(opened["lines"]) == len(best.ceiling.laid)


def test_it_is_for_whoever_decides_and_says_so_among_several_people() -> None:
    at = session(seats=["person", "person"])
    assert "1" in help_data(at)["who"]
    data = play(at)
    while at.asked == 0:
        data = play(at)
    assert "2" in data["who"]
    assert session().panel_state(HelpState).player == 0
    assert help_data(session())["who"] is None


def test_between_decisions_it_tells_chances_but_ranks_nothing() -> None:
    at = session()
    ask(at, "play", move=str(SEDLEC.legal_moves(at.timeline.state)[0]))
    if at.deciding:  # two cards dug: take one
        ask(at, "play", move=str(SEDLEC.legal_moves(at.timeline.state)[0]))
    data = help_data(at)
    assert not at.deciding
    assert data["actions"] == {"lay": [], "take": []}
    assert len(data["graves"]["rows"]) == 5
    bots = Session("en", new_game({"game": "sedlec", "players": 2, "seats": ["bot:random"] * 2}))
    assert ask(bots, "tool", name="help")["arrange"] is None, "it is nobody's"


def test_the_two_cards_just_dug_are_weighed() -> None:
    at = session()
    data = ask(at, "play", move="dig 2 3")
    while not at.deciding:
        data = ask(at, "next")
    assert data["actions"]["lay"] == []
    assert [row["verb"] for row in data["actions"]["take"]] == [moves.TAKE] * 2
    assert {row["move"] for row in data["actions"]["take"]} == {"take 2", "take 3"}


def test_only_a_card_to_lay_that_scores_more_than_another_is_marked() -> None:
    at, seen = session(), set()
    while not at.over:
        data = help_data(at)
        lay, take = data["actions"]["lay"], data["actions"]["take"]
        assert not any(row["best"] for row in take)
        points = [int(row["points"]) for row in lay]
        more = len({*points}) > 1
        assert [row["best"] for row in lay] == [more and n == max(points) for n in points]
        for rows in lay, take:  # each list has a measure of its own
            assert not rows or rows[0]["width"] == (100 if float(rows[0]["points"]) else 0)
        seen.add((len(lay), more))
        play(at, len(seen) % len(SEDLEC.legal_moves(at.timeline.state)))
    assert seen >= {(0, False), (1, False), (2, True)}


@pytest.mark.parametrize(
    ("lang", "ours", "own"),
    [
        ("en", "that come with the tutor (a reconstruction)", "of your file"),
        ("fr", "fournies avec le tuteur (une reconstitution)", "de votre fichier"),
        ("it", "fornite con il tutor (una ricostruzione)", "del tuo file"),
    ],
)
def test_it_says_with_which_cards_it_counts(lang: str, ours: str, own: str) -> None:
    assert ours in help_data(session(lang))["cards"]
    mine = [*CARD_TEXTS[1:], CARD_TEXTS[0]]
    told = help_data(session(lang, cards=mine))["cards"]
    assert own in told
    assert ours not in told


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_that_has_to_be_taken_is_said_to_be_laid(lang: str) -> None:
    at = session(lang)
    for dug in (1, 2):
        known = view(at.timeline.state, None)
        best = best_arrangement(known.setup.rows, (), known.unseen[:3])
        texts = [say.arranged(at.voice, Filling(4, best, best, n)) for n in (0, dug)]
        assert texts[0] != texts[1]
        for text in texts:
            assert faults(text, lang) == []


@pytest.mark.parametrize("lang", LANGS)
def test_counts_are_sentences_whatever_there_is_to_count(lang: str) -> None:
    voice = session(lang).voice
    for skull in SKULLS:
        for cards, unseen in ((0, 1), (1, 1), (0, 5), (1, 5), (3, 5)):
            chances = Showing(cards, unseen, Fraction(cards, unseen), None)
            text = say.shows(voice, skull, chances)
            assert faults(text, lang) == []
            assert "de amant" not in text
            assert (str(unseen) in text) == (unseen > 1)


@pytest.mark.parametrize("lang", LANGS)
def test_all_is_worded_in_every_language(lang: str) -> None:
    at = session(lang, players=3, seats=["person"] * 3)
    ask(at, "help-ceiling", open=True)
    turn = 0
    while not at.over:
        play(at, turn % len(SEDLEC.legal_moves(at.timeline.state)))
        turn += 1
    at.words.labels(Help.labels())
    assert at.words.fallbacks == set()
