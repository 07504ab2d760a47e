"""Whichever game is at the table: one session, the same messages, panels of the game's own."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from crypt_core.coach.bots import BOT, PERSON, bots
from crypt_core.coach.estimate import estimates
from crypt_core.engine.record import RecordError
from crypt_core.games import GAMES
from crypt_core.teach.words import LANGS, Words
from crypt_widgets.app import Tutor
from crypt_widgets.panel import Panel
from crypt_widgets.panels.frame.forms import new_game_forms
from crypt_widgets.panels.registry import panels_of
from crypt_widgets.panels.story.present import story_data
from crypt_widgets.panels.whatif.present import told_moments
from crypt_widgets.tutoring.opening import new_game, read_game
from crypt_widgets.tutoring.session import Session
from tests.messages import send

OWN = {game: panels_of(game) for game in GAMES}


def drawn(tutor: Tutor) -> set[str]:
    """The panels that draw something."""
    return {name for name, panel in tutor.live.panels.items() if panel.data}


def on_page(tutor: Tutor) -> list[Panel]:
    """The panels in the order in which they are read: the tools are last, in a box of their own."""
    *panels, region = tutor.children
    return [*panels, *region.children]


def ask(tutor: Tutor, **message: Any) -> None:
    tutor.live.answer(message)


def play_on(session: Session) -> None:
    """Let the person at the screen take the first of all moves, until the game is over."""
    while not session.over:
        if session.deciding:
            move = session.game.own_moves(session.timeline.state, session.asked)[0]
            send(session, {"do": "play", "move": session.game.write_move(move)})
            assert session.draft.verdict is None
        send(session, {"do": "continue"})
        if session.curtain:
            send(session, {"do": "curtain"})


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_own_panels_and_those_that_all_share(game: str) -> None:
    tutor = Tutor(game=game, seed=1)
    assert drawn(tutor) <= {*panels_of(), *OWN[game]}
    assert set(tutor.live.panels) == {*panels_of(), *OWN[game]}, "no other game's panels are made"
    read = on_page(tutor)
    assert {*read} == {*tutor.live.panels.values()}
    for part in (tutor.children[:-1], tutor.children[-1].children):
        orders = [panel.order for panel in part]
        assert orders == sorted({*orders}), "each has a place of its own among those read"
    assert {"frame", "ribbon", "story", "whatif"} < drawn(tutor)


def test_another_game_takes_the_table_and_the_one_before_comes_back() -> None:
    tutor = Tutor(game="crypt", seed=1)
    ask(tutor, do="play", move="a4")
    ask(tutor, do="new", game="sedlec", players=2, seats=[PERSON, "bot:random"], seed="5")
    session = tutor.live.session
    assert session.game is GAMES["sedlec"]
    assert drawn(tutor).isdisjoint(OWN["crypt"])
    assert {*OWN["sedlec"]} & drawn(tutor)
    assert tutor.live.panels["frame"].data["title"] == "La Crypte de Sedlec"
    assert len(on_page(tutor)) == len({*panels_of(), *OWN["crypt"], *OWN["sedlec"]})
    ask(tutor, do="play", move="dig 2 3")
    assert len(session.timeline.moments) == 2
    ask(tutor, do="previous")
    assert session.game is GAMES["crypt"]
    assert len(session.timeline.moments) == 2
    assert drawn(tutor).isdisjoint(OWN["sedlec"])
    ask(tutor, do="previous")
    assert session.game is GAMES["sedlec"]
    assert session.seats == [PERSON, "bot:random"]


@pytest.mark.parametrize(
    ("lang", "crypt", "sedlec"),
    [
        ("en", ("Round", "in round"), ("Turn", "in turn")),
        ("fr", ("Manche", "à la manche"), ("Tour", "au tour")),
        ("it", ("Round", "al round"), ("Turno", "al turno")),
    ],
)
def test_rounds_are_called_what_the_rulebook_calls_them(
    lang: str, crypt: tuple[str, str], sedlec: tuple[str, str]
) -> None:
    for game, (word, there) in {"crypt": crypt, "sedlec": sedlec}.items():
        tutor = Tutor(game=game, seed=2, lang=lang)
        for number in (0, 1):
            ask(tutor, do="go", node=0)
            move = tutor.live.session.game.own_moves(tutor.live.session.timeline.state, 0)[number]
            ask(tutor, do="play", move=tutor.live.session.game.write_move(move))
        assert tutor.live.panels["ribbon"].data["round"].startswith(f"{word} 1 ")
        moment = told_moments(tutor.live.session)[1]
        assert moment["stop"].startswith(f"{word} 1, ")
        assert moment["round"] == f"{word} 1"
        assert f"{there} 1" in moment["end"]


AUTHORS = {
    "crypt": ("Andrew Nerger", "Jeffrey Chin", "Road To Infamy"),
    "sedlec": ("Dustin Dobson", "Button Shy", "Skulls of Sedlec"),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_about_names_whose_game_is_at_the_table(game: str, lang: str) -> None:
    tutor = Tutor(game=game, seed=31, lang=lang)
    about = tutor.live.panels["frame"].data["about"]
    assert tutor.live.panels["frame"].keep["seed"] == "31"
    for whose, names in AUTHORS.items():
        assert all((name in about) == (whose == game) for name in names), about
    reconstructed = {"en": "reconstructed", "fr": "reconstitué", "it": "ricostruzione"}[lang]
    assert (reconstructed in about) == (game in ("sedlec", "donjon"))
    assert Words(lang).say(f"game-{game}.credits") in about
    other = next(name for name in AUTHORS if name != game)
    ask(tutor, do="new", game=other, players=2, seats=[PERSON, PERSON], seed="5")
    about = tutor.live.panels["frame"].data["about"]
    assert AUTHORS[other][0] in about
    assert Words(lang).say(f"game-{game}.credits") not in about


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_is_told_by_every_shared_panel(game: str, lang: str) -> None:
    tutor = Tutor(game=game, seed=2, lang=lang)
    session = tutor.live.session
    play_on(session)
    tutor.live.redraw()
    story = tutor.live.panels["story"].data
    assert story["end"]["verdict"]
    assert len(story["sheet"]["total"]) == 1 + len(session.people) + len(bots_seated(session))
    # Back to the first decision, another move with the same luck: two lines to compare.
    ask(tutor, do="go", node=0)
    legal = session.game.own_moves(session.timeline.state, session.asked)
    ask(tutor, do="play", move=session.game.write_move(legal[1]))
    play_on(session)
    tutor.live.redraw()
    compared = tutor.live.panels["whatif"].data["compare"]
    names = [(name, row[0]) for name, row in zip(compared["whose"], compared["rows"], strict=True)]
    assert len(set(names)) == len(names) >= len(session.seats)
    for _, first, second, difference in compared["rows"]:
        # A minus, not a hyphen.
        change = int(difference.replace("−", "-")) if difference != "=" else 0
        assert change == int(second) - int(first)
        assert "-" not in difference
    assert not session.words.fallbacks


def bots_seated(session: Session) -> list[str]:
    return [seat for seat in session.seats if seat.startswith(BOT)]


@pytest.mark.parametrize("seats", [["bot:random"] * 3, ["person", "bot:random", "bot:random"]])
@pytest.mark.parametrize("game", GAMES)
def test_of_a_game_of_bots_alone_it_is_said_why_nobody_goes_over_it(
    game: str, seats: list[str]
) -> None:
    session = Session("en", new_game({"game": game, "seed": 7, "players": 3, "seats": seats}))
    while not session.over:
        send(session, {"do": "continue"})
        if session.asked is not None and not session.over:
            move = session.game.own_moves(session.timeline.state, session.asked)[0]
            send(session, {"do": "play", "move": session.game.write_move(move)})
    seen = session.game.view(session.timeline.state, session.viewer)
    end = story_data(session, seen, ("again", "new"))["end"]
    assert end is not None
    bots_alone = "person" not in seats
    unreviewed = bots_alone or not estimates(session.game, session.timeline.setup)
    assert (end["unreviewed"] is not None) == bots_alone
    assert ("review" not in [way["id"] for way in end["ways"]]) == unreviewed
    assert not bots_alone or "“What if?”" in (end["unreviewed"] or "")


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_comes_back_with_who_sits_where(game: str) -> None:
    opened = new_game({"game": game, "seed": "7"})
    for bot in bots(game):
        if len(opened.seats) > 1:
            opened.seats[1] = BOT + bot
        for text in (opened.record(), opened.code()):
            again = read_game(text)
            assert again.timeline.game is GAMES[game]
            assert again.timeline.state == opened.timeline.state
            assert again.seats == opened.seats


def test_whoever_asks_for_a_game_alone_gets_bots_to_play_with() -> None:
    assert new_game({}).seats == [PERSON]
    assert new_game({"game": "sedlec"}).seats == [PERSON, "bot:sensible"]
    assert new_game({"game": "sedlec", "players": 3}).seats == [PERSON] * 3


def test_a_game_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(RecordError) as refused:
        new_game({"game": "chess"})
    assert refused.value.facts == {"got": "chess", "known": ", ".join(GAMES)}


def test_cards_of_ones_own_that_cannot_be_are_answered_and_nothing_is_lost() -> None:
    tutor = Tutor(game="sedlec", seed=1)
    before = tutor.live.session.timeline
    ours = list(before.setup.cards)
    for cards in ("cards = [", 'cards = ["king/pope"]', [*ours, "king/king"], "names = []"):
        ask(tutor, do="new", game="sedlec", players=2, cards=cards)
        assert tutor.live.session.timeline is before
        told = tutor.live.panels["frame"].data["trouble"]["text"]
        assert "[" not in told
        ask(tutor, do="close-trouble")
    assert "cards" not in tutor.live.panels["frame"].data["setup"]["fields"]
    swapped = [*ours[1:], ours[0]]
    listed = "cards = [" + ", ".join(f'"{card}"' for card in swapped) + "]"
    ask(tutor, do="new", game="sedlec", players=2, cards=listed)
    assert list(tutor.live.session.timeline.setup.cards) == swapped
    # The form offers them again, and sends them as it has been told them.
    setup = tutor.live.panels["frame"].data["setup"]
    ask(tutor, do="new", game="sedlec", players=3, cards=setup["fields"]["cards"])
    assert list(tutor.live.session.timeline.setup.cards) == swapped
    ask(tutor, do="new", game="sedlec", players=3)
    assert list(tutor.live.session.timeline.setup.cards) == ours
    assert "cards" not in tutor.live.panels["frame"].data["setup"]["fields"]


@pytest.mark.parametrize("lang", LANGS)
def test_seats_that_cannot_be_are_told_of_a_new_game_as_of_a_saved_one(lang: str) -> None:
    tutor = Tutor(game="sedlec", seed=1, lang=lang)
    before = tutor.live.session.timeline
    saved = json.loads(tutor.live.session.match.record())
    saved["extra"]["seats"] = [PERSON, "bot:nobody"]
    told = []
    for message in (
        {"do": "new", "game": "sedlec", "players": 2, "seats": [PERSON, "bot:nobody"]},
        {"do": "load", "text": json.dumps(saved)},
    ):
        ask(tutor, **message)
        assert tutor.live.session.timeline is before
        told.append(tutor.live.panels["frame"].data["trouble"]["text"])
        ask(tutor, do="close-trouble")
    assert told[0] == told[1]
    assert "bot:sensible" in told[0]
    assert not re.search("saved|enregistr|salvat", told[0]), "a new game has not been saved"


@pytest.mark.parametrize("lang", LANGS)
def test_the_form_tells_of_every_bot_how_strong_it_is_and_what_it_does(lang: str) -> None:
    say = Words(lang).say
    for form in new_game_forms(lang):
        offered = form["seats"][1:]
        assert {bot for bot, _, _ in offered} == {BOT + name for name in bots(form["id"])}
        for strength, (bot, called, does) in enumerate(offered, 1):
            given = {"strength": strength, "of": len(offered)}
            name = bot.removeprefix("bot:")
            assert called == say("frame-bot", name=say(f"seat-bot-{name}"), **given)
            what = say(f"game-{form['id']}-bots.{name}")
            assert does == say("frame-bot-does", does=what, **given)
            assert len(does) <= 150
    strongest = {form["id"]: form["seats"][-1][0] for form in new_game_forms(lang)}
    assert set(strongest.values()) == {"bot:farsighted"}
