"""The dialogue for a new game: from one game to another and back, cards of one's own."""

from __future__ import annotations

from typing import Any

from crypt_core.donjon.game import DONJON
from crypt_core.engine.timeline import Timeline
from crypt_core.sedlec.components import CARD_TEXTS
from tests.panels.games import crypt, sedlec
from tests.panels.play import Play, state


def begin(play: Play, game: str, **chosen: Any) -> None:
    """A new game, as the dialogue asks for it."""
    players = chosen.pop("players", 1 if game == "crypt" else 2)
    seats = ["person", *["bot:sensible"] * (players - 1)]
    sides = {"sides": "AAAAAA"} if game == "crypt" else {}
    asked = {"players": players, "seats": seats, **sides, "seed": "", "for_good": False}
    play.then("new", game=game, **asked | chosen)


def listed(*cards: str) -> str:
    """The text of a file of these cards."""
    return "cards = [" + ", ".join(f'"{card}"' for card in cards) + "]\n"


MINE = listed(*CARD_TEXTS[1:], CARD_TEXTS[0])
"""Cards that can be played with: ours, in another order."""


@state()
def other_games(lang: str) -> Play:
    """From Crypt to Sedlec, to a new game of Crypt, and back to that of Sedlec."""
    play = Play(crypt("a4 b2"), lang=lang)
    seats = ["person", "bot:sensible", "bot:random"]
    begin(play, "sedlec", players=3, seats=seats, seed="8")
    play.meanwhile(lambda tutor: tutor.live.answer({"do": "play", "move": "dig 2 5"}))
    begin(play, "crypt", seed="8")
    play.then("previous")
    return play


@state()
def back_to_crypt(lang: str) -> Play:
    """From Crypt to Sedlec, and back to the game that was left."""
    play = Play(crypt("a4 b2"), lang=lang)
    begin(play, "sedlec")
    play.then("previous")
    return play


@state()
def anew(lang: str) -> Play:
    """The same game is begun again and again; then it is another one's turn."""
    play = Play(crypt(), lang=lang)
    for game in ("crypt", "crypt", "sedlec", "sedlec"):
        begin(play, game, seed="42")
    return play


@state()
def adventurers(lang: str) -> Play:
    """A game of Donjon in which all have chosen their adventurers."""
    setup = {"players": 3, "length": 15, "adventurers": ["priest", "warrior", "thief"]}
    play = Play(Timeline(DONJON, DONJON.setup(setup), 1), seats=["person"] * 3, lang=lang)
    play.facts["adventurers"] = setup["adventurers"]
    return play


@state()
def own_cards(lang: str) -> Play:
    """A file of cards is picked and played with, twice; then those of the tutor."""
    play = Play(sedlec(), seats=["person", "bot:sensible"], lang=lang)
    play.facts["file"] = MINE
    play.then("judge-cards", game="sedlec", cards=MINE, n=1)
    begin(play, "sedlec", cards=MINE)
    kept = play.tutor.live.panels["frame"].data["setup"]["fields"]["cards"]
    begin(play, "sedlec", cards=kept, players=3)
    begin(play, "sedlec", players=3)
    return play


@state()
def bad_cards(lang: str) -> Play:
    """A file with a card that there is not; then a seed that is too long, mended."""
    play = Play(sedlec("dig 2 5"), seats=["person", "bot:sensible"], lang=lang)
    play.facts["file"] = listed("king/pope", *CARD_TEXTS[1:])
    play.then("judge-cards", game="sedlec", cards=play.facts["file"], n=1)
    begin(play, "sedlec", players=3, seed="x" * 20)
    play.then("close-trouble")
    begin(play, "sedlec", players=3, seed="5")
    return play


@state()
def unread_cards(lang: str) -> Play:
    """Files that are not read at all; then one that is."""
    play = Play(sedlec("dig 2 5"), seats=["person", "bot:sensible"], lang=lang)
    play.facts["file"] = MINE
    play.then("judge-cards", game="sedlec", cards=play.facts["file"], n=1)
    begin(play, "sedlec", cards=MINE)
    return play


@state()
def day(lang: str) -> Play:
    """From the dialogue to the screen with the deal of the day."""
    play = Play(crypt(), lang=lang)
    play.then("learn-open", screen="games")
    return play
