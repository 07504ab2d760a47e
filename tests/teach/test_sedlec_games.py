"""Whole games of Sedlec in every language: everything is worded, nothing falls back."""

from __future__ import annotations

from functools import lru_cache

import pytest

from crypt_core.engine.luck import KeyedLuck
from crypt_core.sedlec import events as ev
from crypt_core.sedlec.components import read_setup
from crypt_core.sedlec.events import EVENTS
from crypt_core.sedlec.game import SEDLEC
from crypt_core.sedlec.position import position
from crypt_core.sedlec.pyramid import Place
from crypt_core.sedlec.scoring import crypt_sheet
from crypt_core.sedlec.state import State
from crypt_core.sedlec.teach import explain as tell
from crypt_core.sedlec.views import View, view
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from tests.sedlec.build import ending
from tests.strategies import Playthrough, playthrough
from tests.teach.test_sedlec_points import crypt
from tests.teach.typography import faults

RULES = index("sedlec")
SEATS = ["person", "bot:sensible", "person"]
GAMES = [(players, seed) for players in (2, 3) for seed in range(2)]


@lru_cache
def game(players: int, seed: int) -> Playthrough:
    setup = read_setup({"players": players, "first": seed % players})
    return playthrough(setup, seed, game=SEDLEC)


def voice(lang: str = "en", you: int | None = 0, players: int = 2) -> tell.Voice:
    return tell.Voice(Words(lang), you, SEATS[:players])


def check(texts: list[str], speaks: tell.Voice) -> None:
    assert [fault for text in texts for fault in faults(text, speaks.words.lang)] == []
    assert speaks.words.fallbacks == set()
    assert [text for text in texts if text.startswith("[")] == []


def test_games_tell_every_kind_of_event() -> None:
    told = {type(step.event) for key in GAMES for step in game(*key).steps}
    assert told == set(EVENTS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_decision_is_explained(lang: str, players: int, seed: int) -> None:
    texts: list[str] = []
    speaks = voice(lang, None, players)
    for turn in game(players, seed).turns:
        (on_turn,) = SEDLEC.deciders(turn.state)
        for viewer in {on_turn, 0}:
            seen = view(turn.state, viewer)
            title, items = tell.may(speaks, seen)
            assert items
            texts += [title, *items, tell.turn(speaks, seen)]
            texts += [tell.pile_label(speaks, pile, pile.number in seen.dug) for pile in seen.piles]
            for player in seen.players:
                texts.append(tell.player_label(speaks, player, seen))
                texts += [tell.laid_label(speaks, laid) for laid in player.crypt]
                texts += [tell.place_label(speaks, place, seen.setup.rows) for place in player.open]
            texts += [line for part in tell.table_text(speaks, seen) for line in part.lines]
            for legal in SEDLEC.legal_moves(turn.state):
                texts.append(tell.move(speaks, legal, seen))
    check(texts, speaks)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_one_may_do_is_what_the_judge_allows(lang: str, players: int, seed: int) -> None:
    """An action is named in the title exactly when a legal move does it."""
    speaks = voice(lang, None, players)
    for turn in game(players, seed).turns:
        seen = view(turn.state, *SEDLEC.deciders(turn.state))
        legal = {move.verb for move in SEDLEC.legal_moves(turn.state)}
        title, items = tell.may(speaks, seen)
        if legal == {"take"}:
            assert len(items) == len(SEDLEC.legal_moves(turn.state)) + 1
            continue
        for verb in ("dig", "collect", "lay"):
            said = speaks.say("sedlec-verb", verb=verb)
            assert (said in title.partition(":")[2]) == (verb in legal), (title, legal)
            told = speaks.say("sedlec-verb", verb=verb).capitalize()
            assert any(item.startswith(told) for item in items) == (verb in legal), items


# --- what is said in particular -------------------------------------------------------------------


def seen_after(state: State, text: str) -> tuple[View, list[tell.News]]:
    """The view after a move, and the news of it as the first player hears them."""
    after, steps = SEDLEC.play(state, SEDLEC.read_move(text, state), KeyedLuck(1))
    return view(after, 0), [tell.news(voice(), step.event, view(step.state, 0)) for step in steps]


NEARLY_OVER = position(
    graveyard=["king/peasant", "1", "-", "-", "-", "-"],
    crypts=[
        "c1 peasant/priest, d1 peasant/priest, e1 priest/peasant, f1 lover/peasant, "
        "c2 peasant/criminal, d2 peasant/criminal, e2 criminal/peasant, c3 priest/lover",
        "c1 lover/priest, d1 priest/criminal, e1 priest/criminal, f1 criminal/lover, "
        "c2 criminal/lover, d2 criminal/criminal, e2 criminal/king, c3 lover/king",
    ],
)
"""One open card, one face-down: each player needs one of them."""


def test_a_dig_leaves_a_card_face_up() -> None:
    dug = position(graveyard=["king/priest+2", "lover/king+2", "3", "3", "3", "3"], dug=(1, 2))
    title, items = tell.may(voice(), view(dug, 0))
    assert title == "You have dug: take one of the cards"
    assert items[:2] == ["Take king over priest from pile 1.", "Take lover over king from pile 2."]
    seen, (took,) = seen_after(dug, "take 1")
    assert took.text == (
        "You take king over priest from pile 1. Lover over king stays face-up on pile 2. "
        "Pile 1 is face-down again, with 2 cards left."
    )
    assert "the next player can collect it" in took.why
    assert tell.pile_label(voice(), seen.piles[1]) == "Pile 2: lover over king, 2 cards beneath"
    assert tell.pile_label(voice(), view(dug, 0).piles[0], dug=True) == (
        "Pile 1: king over priest, just turned up, 2 cards beneath"
    )
    assert tell.pile_label(voice(), seen.piles[2]) == "Pile 3: 3 cards, face-down"


def test_the_last_face_down_pile_leaves_no_choice() -> None:
    _, items = tell.may(voice(), view(NEARLY_OVER, 0))
    assert items[0].startswith("Dig: pile 2 is the last one face-down.")
    assert items[1] == "Collect: take the only face-up card, king over peasant (pile 1)."
    seen, (dug, took) = seen_after(NEARLY_OVER, "dig 2")
    assert dug.text == "You turn up king over priest (pile 2)."
    assert "it has to be taken" not in dug.text
    assert "its card has to be taken" in dug.why
    assert took.text == "You take king over priest from pile 2. Pile 2 is empty now."
    assert took.why == "Digging the last face-down pile leaves nothing behind for the others."
    assert tell.pile_label(voice(), seen.piles[1]) == "Pile 2: empty"


def test_when_crypt_and_hand_are_enough_only_laying_is_left() -> None:
    after, _ = SEDLEC.play(NEARLY_OVER, SEDLEC.read_move("dig 2", NEARLY_OVER), KeyedLuck(1))
    after, _ = SEDLEC.play(after, SEDLEC.read_move("collect 1", after), KeyedLuck(1))
    title, items = tell.may(voice(), view(after, 0))
    assert title == "Your turn: lay"
    assert items[0].startswith("Your crypt and your hand now have all 9 cards")
    _, news = seen_after(after, "lay king/priest d3")
    assert [it.title for it in news] == ["You lay king over priest: +11", "Your crypt is complete"]
    assert news[1].why.startswith("Each card takes one turn to take and one to lay")


def test_a_card_laid_says_what_it_has_added_and_why() -> None:
    state = position(
        graveyard=["3", "3", "3", "3", "2", "-"],
        crypts=["d1 peasant/priest", "d1 lover/king"],
        hands=["priest/criminal", "king/priest"],
    )
    told = {}
    for lang in ("en", "fr", "it"):
        after, (step,) = SEDLEC.play(
            state, SEDLEC.read_move("lay priest/criminal e1", state), KeyedLuck(1)
        )
        told[lang] = tell.news(voice(lang), step.event, view(after, 0))
    assert told["en"].title == "You lay priest over criminal: +4"
    assert told["en"].text == "You lay priest over criminal on e1. +4: priests 2, criminals 2."
    assert told["en"].why == (
        "Level 2 has its first priest. One more criminal lies next to a priest."
    )
    assert told["en"].rule == "priest"
    assert told["fr"].text == (
        "Vous disposez prêtre sur criminel en e1. +4\u202f: prêtres 2, criminels 2."
    )
    assert told["it"].text == "Disponi prete su criminale in e1. +4: preti 2, criminali 2."
    seen = view(state, 0)
    lay = SEDLEC.read_move("lay priest/criminal e1", state)
    assert tell.move(voice(), lay, seen) == "Lay priest over criminal on e1"


def test_pairs_and_those_below_a_king_are_counted() -> None:
    state = position(
        graveyard=["2", "2", "2", "2", "2", "-"],
        crypts=["d1 peasant/priest, e1 priest/lover", "d1 peasant/priest, e1 criminal/peasant"],
        hands=["lover/king, criminal/lover", "lover/peasant, king/priest"],
    )
    _, (laid,) = seen_after(state, "lay criminal/lover f1")
    assert laid.text.endswith("+8: lovers 6, criminals 2.")
    assert laid.why == (
        "One more pair of lovers lies together. One more criminal lies next to a priest."
    )
    assert laid.rule == "lover"
    _, (laid,) = seen_after(state, "lay lover/king d2")
    assert laid.why == "One more king or peasant now lies below a king."


def test_a_card_that_adds_nothing_says_so() -> None:
    state = position(
        graveyard=["3", "3", "3", "3", "3", "1"], hands=["criminal/criminal", "king/priest"]
    )
    _, (laid,) = seen_after(state, "lay criminal/criminal d1")
    assert laid.text == "You lay criminal over criminal on d1. +0: nothing so far."
    assert laid.why.endswith("Cards laid around them may change that.")
    assert laid.rule == "lay"


def tied(*crypts: str) -> View:
    """The view after a game in which these crypts were built."""
    over = view(game(2, 0).states[-1], 0)
    sheets = [crypt_sheet(player, crypt(text)) for player, text in enumerate(crypts)]
    return over._replace(
        players=tuple(
            player._replace(sheet=sheet) for player, sheet in zip(over.players, sheets, strict=True)
        ),
        scores=tuple(sheet.total for sheet in sheets),
    )


def test_a_tie_is_settled_by_the_best_types_of_skulls() -> None:
    seen = tied("d1 lover/criminal, e1 lover/criminal", "d1 priest/priest, e1 criminal/king")
    assert seen.scores == (6, 6)
    seen = seen._replace(winners=(0,))
    won = tell.news(voice(), ev.Ended((0,), "skulls"), seen)
    assert (won.title, won.text) == ("Victory is yours", "You win!")
    assert won.why == (
        "Equal totals: each compares the skull types that brought the most. "
        "You: 6. Player 2 (computer): 4."
    )
    verdict = tell.score_sheet(voice(), seen).verdict
    assert verdict == "You win with 6 points, by the better skull types in a tie."


def test_types_are_compared_as_far_as_it_takes() -> None:
    """Both have two levels with a priest; then a criminal counts more than a king or a peasant."""
    seen = tied("d1 priest/criminal, e1 lover/priest", "d1 priest/priest, e1 king/peasant")
    assert [player.sheet.total for player in seen.players] == [6, 6]
    why = tell.news(voice(you=None), ev.Ended((0,), "skulls"), seen).why
    assert why.endswith("Player 1: 4 and 2. Player 2 (computer): 4 and 1.")


@pytest.mark.parametrize("lang", LANGS)
def test_a_shared_victory(lang: str) -> None:
    seen = tied("d1 peasant/king", "d1 peasant/king")._replace(winners=(0, 1))
    speaks = voice(lang)
    news = tell.news(speaks, ev.Ended((0, 1), "shared"), seen)
    sheet = tell.score_sheet(speaks, seen)
    assert sheet.next is None
    check([news.title, news.text, news.why, sheet.verdict], speaks)


def test_places_and_cards_have_names() -> None:
    rows = (4, 3, 2)
    told = [tell.place_label(voice(), Place(3, row), rows) for row in (1, 2, 3)]
    assert told == ["d1, bottom row", "d2, middle row", "d3, top row"]
    assert tell.card_label(voice("fr"), "king/priest") == "roi sur prêtre"
    assert tell.card_label(voice("it"), "king/priest") == "re su prete"
    (laid, *_) = NEARLY_OVER.players[0].crypt
    assert tell.laid_label(voice(), laid) == (
        f"{laid.place}: {tell.card_label(voice(), laid.card)}, levels 2 and 1"
    )


def test_what_nobody_has_seen_is_listed_once() -> None:
    told = tell.unseen_labels(voice(), view(NEARLY_OVER, 0))
    assert told == ["king over priest"]
    fresh = tell.unseen_labels(voice(), view(position(graveyard=["3"] * 6), 0))
    assert "2 × peasant over priest" in fresh
    assert len(fresh) == 14


def test_the_table_as_text() -> None:
    parts = tell.table_text(voice(), view(NEARLY_OVER, 0))
    assert [part.title for part in parts] == [
        "Turn 17 of 18", "The graveyard", "You", "Player 2 (computer)", "Not seen yet",
    ]  # fmt: skip
    assert parts[0].lines == ("Your turn",)
    mine = parts[2].lines
    assert mine[1:4] == (
        "Nothing in hand", "1 card still to lay", "c3: priest over lover, levels 6 and 5",
    )  # fmt: skip
    assert mine[-1] == "Open places: d3"
    assert parts[4].lines == ("King over priest",)


def test_two_of_three_tied_share_and_it_is_told_what_the_third_lacks() -> None:
    """All have six points: two of them from one type of skull, the third from two."""
    rest = "criminal/criminal"
    crypts = (
        f"d1 lover/criminal, c1 lover/criminal, e1 {rest}, c2 {rest}, d2 {rest}, c3 {rest}",
        f"d1 peasant/peasant, c1 peasant/peasant, e1 peasant/peasant, c2 {rest}, d2 {rest},"
        f"c3 {rest}",
        f"d1 peasant/peasant, c1 peasant/criminal, e1 {rest}, c2 {rest}, d2 {rest},"
        "c3 priest/peasant",
    )
    state = ending(*crypts)
    over, steps = SEDLEC.play(state, SEDLEC.legal_moves(state)[0], KeyedLuck(1))
    assert (over.scores, over.winners) == ((6, 6, 6), (0, 1))
    told = tell.news(voice(players=3), steps[-1].event, view(over, 0))
    assert told.title == "A shared victory"
    assert "Player 3: 4" in told.why
    assert "You: 6" in told.why
    full = crypts[1]
    even = ending(full, full, full)
    over, steps = SEDLEC.play(even, SEDLEC.legal_moves(even)[0], KeyedLuck(1))
    told = tell.news(voice(players=3), steps[-1].event, view(over, 0))
    assert told.why == "Totals are equal, and so are all skull types compared from the best down."
