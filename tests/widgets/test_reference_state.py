"""The screen of the rules: pages, search, and a rule's table, while the game waits."""

from __future__ import annotations

import json
from typing import Any

import pytest

from crypt_core.crypt.views import view
from crypt_core.games import GAMES
from crypt_core.teach.aloud import explanation
from crypt_core.teach.explain.lessons import halves
from crypt_core.teach.reference.pages import page
from crypt_core.teach.reference.trials import trials
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from crypt_widgets.panels.learn.present import learn_data
from crypt_widgets.panels.reference.present import reference_data
from crypt_widgets.panels.story.present import story_data
from crypt_widgets.tutoring.course import RULE
from crypt_widgets.tutoring.opening import new_game
from crypt_widgets.tutoring.session import Session
from crypt_widgets.tutoring.shell import OPENS, SCREENS, Shell
from tests.messages import send

RULES = index("crypt")
TRIALS = trials("crypt")


EVERY = [(game, rule) for game in GAMES for rule in index(game)]
every_rule = pytest.mark.parametrize(("game", "rule"), EVERY, ids=[":".join(it) for it in EVERY])


def learning(lang: str = "en", game: str = "crypt") -> Shell:
    return Shell(Session(lang, new_game({"game": game, "seed": 7})))


def ask(at: Shell, do: str, **facts: Any) -> dict[str, Any]:
    """Send a message; the value is what the panel shows then."""
    send(at, {"do": do, **facts})
    return reference_data(at)


def test_it_shows_nothing_until_it_is_opened() -> None:
    at = learning()
    assert reference_data(at) == {}
    assert ask(at, "learn-open", screen="course") == {}
    assert ask(at, "rules-search", text="push") == {}
    data = ask(at, "learn-open", screen="rules")
    assert [tab["id"] for tab in data["head"]["tabs"] if tab["current"]] == ["rules"]
    assert data["wanted"] == "push", "as it was left"
    assert ask(at, "learn-close") == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_taught_aloud(game: str) -> None:
    at = learning(game=game)
    assert ask(at, "rules-open")["notes"]["aloud"]["id"] == "aloud"
    data = ask(at, "rules-page", id="aloud")
    assert (data["page"], data["notes"]) == (None, None)
    said = data["aloud"]["sections"]
    assert all(section["title"] and section["say"] and section["meanwhile"] for section in said)
    linked = [tuple(rule["id"] for rule in section["rules"]) for section in said]
    assert linked == [section.rules for section in explanation(game).SECTIONS]
    assert at.places.now == f"{game}/rule/aloud"
    assert at.places.target(at.places.now).id == "aloud"


def test_it_has_every_rule_by_phase() -> None:
    data = ask(learning(), "rules-open")
    listed = [rule["id"] for part in data["parts"] for rule in part["rules"]]
    assert listed == list(RULES)
    assert [part["title"] for part in data["parts"]][1:3] == ["I. Reveal", "II. Claim"]
    assert data["page"] is None
    ours = [rule["id"] for rule in data["notes"]["rulings"]]
    assert ours == [rule.id for rule in RULES.values() if rule.ruling]
    assert "tie" in [rule["id"] for rule in data["notes"]["differences"]]


@pytest.mark.parametrize("lang", LANGS)
@every_rule
def test_every_page_can_be_drawn(game: str, rule: str, lang: str) -> None:
    at = learning(lang, game)
    data = ask(at, "rules-open", id=rule)
    shown = data["page"]
    told, rules = page(Words(lang), game, rule), index(game)
    assert (shown["id"], shown["title"], shown["trial"]) == (rule, told.title, told.trial)
    assert len(shown["places"]) == len(rules.editions)
    assert len(shown["table"]) > 2
    assert all(title and lines for title, lines in shown["table"])
    assert {link["id"] for link in shown["related"]} == set(rules[rule].related)
    json.dumps(data)
    assert at.game.words.fallbacks == set()


def test_pages_lead_to_each_other_and_back_to_the_list() -> None:
    at = learning()
    data = ask(at, "rules-open", id="deck")
    assert data["page"]["before"] is None
    seen = []
    while data["page"]["after"] is not None:
        seen.append(data["page"]["id"])
        data = ask(at, "rules-page", id=data["page"]["after"]["id"])
    assert [*seen, data["page"]["id"]] == list(RULES)
    assert ask(at, "rules-page", id=None)["page"] is None
    assert ask(at, "rules-page", id="claim.steal")["page"] is None


def test_opened_again_it_is_as_it_was_left() -> None:
    at = learning()
    ask(at, "rules-open", id="tie")
    ask(at, "learn-close")
    assert ask(at, "rules-open")["page"]["id"] == "tie"
    assert ask(at, "rules-open", id="claim.steal")["page"]["id"] == "tie"
    assert ask(at, "rules-open", id="pass")["page"]["id"] == "pass"


def test_a_search_takes_the_place_of_the_list() -> None:
    at = learning("fr")
    ask(at, "rules-open", id="tie")
    data = ask(at, "rules-search", text="évincer")
    assert data["parts"] == []
    assert data["hits"][0]["id"] == "claim.push"
    assert str(len(data["hits"])) in data["found"]
    assert ["Évincer", True] in [list(piece) for piece in data["hits"][0]["title"]]
    assert data["page"]["id"] == "tie", "the page stays"
    assert data["best"] is None
    assert ask(at, "rules-page", id=None)["best"]["id"] == "claim.push"
    data = ask(at, "rules-search", text="zzz")
    assert data["hits"] == data["parts"] == []
    assert "zzz" in data["found"]
    assert data["best"] is None
    data = ask(at, "rules-search", text="")
    assert data["found"] is None
    assert data["parts"]
    json.dumps(ask(at, "rules-search", text="x" * 5000))
    assert len(at.reference.wanted) <= 100


def test_the_rules_are_those_of_the_game_at_the_table() -> None:
    """Each game's are left as they were when the other one comes to the table."""
    at = learning(game="sedlec")
    data = ask(at, "rules-open", id="lover")
    assert [rule["id"] for part in data["parts"] for rule in part["rules"]] == list(index("sedlec"))
    assert [tab["id"] for tab in data["head"]["tabs"]] == ["course", "rules", "games"]
    assert "Sedlec" in data["title"]
    assert data["page"]["id"] == "lover"
    assert ask(at, "rules-page", id="claim.push")["page"]["id"] == "lover", "none of its rules"
    ask(at, "rules-search", text="priest")

    send(at, {"do": "new", "game": "crypt", "players": 1})
    data = ask(at, "rules-open")
    assert (data["page"], data["wanted"]) == (None, "")
    assert data["example"]
    assert data["notes"]["differences"]
    assert [tab["id"] for tab in data["head"]["tabs"]] == ["course", "puzzles", "rules", "games"]
    send(at, {"do": "new", "game": "sedlec", "players": 2})
    data = ask(at, "rules-open")
    assert (data["page"]["id"], data["wanted"]) == ("lover", "priest")
    assert ask(at, "rules-page", id=None)["notes"]["differences"] == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_list_begins_with_a_round_in_four_pictures(lang: str) -> None:
    at = learning(lang)
    data = ask(at, "rules-open")
    told = data["notes"]["round"]
    phases = [RULES[picture["id"]].phase for picture in told]
    assert phases == ["reveal", "claim", "collect", "pass"]
    words = Words(lang)
    assert [it["text"] for it in told] == [words.say(f"game-crypt-round.{it}") for it in phases]
    assert {card["sign"] for it in told for card in it["picture"]} <= data["notes"]["signs"].keys()
    assert words.fallbacks == at.game.words.fallbacks == set()
    # A servant takes what it lies on, and rolls less than its effort.
    claim, collect = (told[n]["picture"] for n in (1, 2))
    (taken,) = collect
    assert (taken["sign"], taken["value"]) == (claim[0]["sign"], claim[0]["value"])
    assert 1 < taken["dice"][0]["die"] < claim[0]["dice"][0]["die"]
    assert ask(learning(lang, "sedlec"), "rules-open")["notes"]["round"] == [], "it has none"


# --- trying a rule --------------------------------------------------------------------------------


def test_a_rule_is_tried_while_the_game_waits() -> None:
    at = learning()
    send(at, {"do": "play", "move": "a4 b2"})
    before = (at.game.match.record(), at.game.timeline.place)
    ask(at, "rules-open", id="claim.push")
    assert ask(at, "rules-play", id="claim.push") == {}, "the table is in front"
    assert at.front is not at.game
    assert at.front.deciding
    task = learn_data(at)["task"]
    assert task["title"] == "Pushing off"
    assert task["goal"] == halves(page(Words(), "crypt", "claim.push").trial)[1]
    first, second = TRIALS["claim.push"].script
    send(at, {"do": "play", "move": first})
    assert at.front.draft.verdict is not None
    assert at.front.draft.verdict.refusal is not None
    assert at.front.draft.verdict.refusal.rule == "claim.push"
    send(at, {"do": "play", "move": second})
    news = story_data(at.front, view(at.front.timeline.state, 0))["news"]
    assert news["rule"] == "claim.push"
    assert at.learner.done == frozenset(), "there is nothing to get done"
    assert learn_data(at)["task"]["outcome"] == "going"

    data = ask(at, "learn-open", screen="rules")
    assert data["page"]["id"] == "claim.push", "back to the rule"
    ask(at, "learn-leave")
    assert (at.game.match.record(), at.game.timeline.place) == before
    assert at.front is at.game


@every_rule
def test_every_rule_can_be_tried(game: str, rule: str) -> None:
    at = learning("it", game)
    ask(at, "rules-play", id=rule)
    assert at.front.deciding
    assert not at.front.curtain
    for line in trials(game)[rule].script:
        send(at, {"do": line} if line in ("next", "continue") else {"do": "play", "move": line})
    task = learn_data(at)["task"]
    assert task["outcome"] == "going", "it is for trying as long as one likes"
    assert task["feedback"] is None
    assert at.front.words.fallbacks == set()


def test_a_trial_speaks_the_language_of_now() -> None:
    at = learning()
    ask(at, "rules-play", id="claim.own")
    send(at, {"do": "play", "move": "a5"})
    send(at, {"do": "lang", "lang": "fr"})
    task = learn_data(at)["task"]
    assert task["title"] == page(Words("fr"), "crypt", "claim.own").title
    assert task["goal"] == halves(page(Words("fr"), "crypt", "claim.own").trial)[1]
    assert at.front.draft.verdict is not None, "and what was tried is still there"
    send(at, {"do": "learn-again"})
    assert (
        learn_data(at)["task"]["goal"] == halves(page(Words("fr"), "crypt", "claim.own").trial)[1]
    )


def test_a_rule_that_is_none_puts_nothing_on_the_table() -> None:
    at = learning()
    ask(at, "rules-open")
    for nothing in ("claim.steal", None, 3):
        assert ask(at, "rules-play", id=nothing)
    assert at.practice is None


def test_a_trial_leads_back_to_its_rule() -> None:
    assert OPENS[RULE] == "rules"
    assert OPENS[RULE] in SCREENS
