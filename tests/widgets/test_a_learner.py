"""A learner who knows only what the screen says comes through the first chapter."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path

import pytest

import crypt_core
from crypt_core.games import GAMES
from crypt_core.teach.catalogue import LANGS
from crypt_core.teach.explain.lessons import TERM, message_id
from crypt_core.teach.lessons.courses import course
from crypt_core.teach.reference.book import index
from crypt_core.teach.reference.stems import Stems, words_of
from crypt_core.teach.words import Words
from tests.learner import Learner, beginners, presses

FOLDER = Path(crypt_core.__file__).parent
ARTICLE = re.compile(r"^(the|le|il) ")

every_language = pytest.mark.parametrize("lang", LANGS)
every_game = pytest.mark.parametrize("game", [game for game in GAMES if course(game)])


class Terms:
    """The terms that the tasks of a first chapter declare, found in texts by their stems."""

    def __init__(self, lang: str, game: str) -> None:
        self.stems = Stems(Words(lang), game)
        glossary = FOLDER / game / "teach" / "glossary.toml"
        known = tomllib.loads(glossary.read_text(encoding="utf-8"))
        self.terms = {
            term: self._stems(ARTICLE.sub("", known[term][lang]))
            for task in beginners(game)
            for term in task.teaches
        }

    def said_in(self, text: str, terms: Iterable[str]) -> list[str]:
        """Those of the terms that a text says."""
        words = self._stems(text)
        return [term for term in terms if self._has(words, self.terms[term])]

    def _stems(self, text: str) -> list[frozenset[str]]:
        return [self.stems.of(word) for word in words_of(text)]

    def _has(self, words: list[frozenset[str]], term: list[frozenset[str]]) -> bool:
        starts = range(len(words) - len(term) + 1)
        return any(all(a & b for a, b in zip(words[i:], term, strict=False)) for i in starts)


@every_language
@every_game
def test_who_knows_only_what_the_screen_says_passes_the_first_chapter(game: str, lang: str) -> None:
    """Nor does the screen say a term before the task that explains it."""
    learner, terms, untold, tasks = Learner(lang, game), Terms(lang, game), [], beginners(game)
    learner.start()
    for number, task in enumerate(tasks):
        card = learner.card
        assert card["key"] == f"lesson-{task.id}"
        assert card["goal"]
        assert card["more"]
        learner.go_wrong(task)
        learner.find_out()
        assert learner.card["feedback"]["tone"] == "good"
        assert task.id in learner.shell.learner.done
        seen, learner.seen = learner.seen, set()
        later = [term for other in tasks[number + 1 :] for term in other.teaches]
        untold += [(task.id, text, said) for text in seen if (said := terms.said_in(text, later))]
        assert all(any(terms.said_in(text, [term]) for text in seen) for term in task.teaches)
        if task is tasks[-1]:
            assert learner.card["play"], "on to a game of one's own"
        else:
            learner.go_on()
    assert untold == []
    assert {task.id for task in tasks} <= learner.shell.learner.done
    assert {task.id for task in tasks} <= {*learner.shell.learner.again}, "they had help"
    assert {learner.shell.learner.help[task.id] for task in tasks} == {"shown"}
    if game == "crypt":
        ends_with_a_game(learner)


def ends_with_a_game(learner: Learner) -> None:
    """A game is played, its dearest decision made better, and the next lesson begun."""
    learner.play_a_game()
    end = learner.end
    assert any(rung["here"] for rung in end["ladder"]), "the rank"
    assert end["chapter"]["title"]
    dearest, lesson = end["ways"][:2]
    assert (dearest["id"], lesson["id"]) == ("mistake", "lesson")
    learner.ask(dearest["ask"].pop("do"), **dearest["ask"])
    card = learner.card
    asked = f"{card['lead']} {card['goal']}".strip()
    assert end["chapter"]["text"].endswith(asked), "what it cost, and what to do"
    (task,) = learner.shell.practice.lesson.tasks if learner.shell.practice else ()
    learner.go_wrong(task)
    learner.find_out()
    learner.go_on()
    ways = learner.end["ways"]
    assert ways[0]["id"] == "lesson", "once it is made better, the course goes on"
    learner.ask(ways[0]["ask"].pop("do"), **ways[0]["ask"])
    after = course("crypt")[1].lessons[0]
    assert learner.card["key"] == f"lesson-{after.tasks[0].id}"


@every_language
def test_a_die_lies_on_a_treasure_before_much_has_been_read(lang: str) -> None:
    learner = Learner(lang)
    learner.start()
    assert learner.read < 100
    said = learner.words.say
    bar = [said(f"crypt-table-{step}") for step in ("choose-effort", "choose-treasure", "confirm")]
    read = [said("game-crypt.invite"), learner.card["goal"], *bar]
    assert sum(word.isalnum() or len(word) > 1 for text in read for word in text.split()) <= 30
    learner.do("a3")
    assert learner.pressed == 1 + presses("a3") == 4
    assert learner.table["treasures"][0]["dice"]["player"] == 0


@every_language
@every_game
def test_a_term_is_marked_where_its_task_explains_it(game: str, lang: str) -> None:
    words, terms, rules = Words(lang), Terms(lang, game), index(game)
    for task in beginners(game):
        id_ = message_id("task", task.id)
        parts = {part for part in words.attributes(id_) if part.startswith(("why", "then-"))}
        texts = [words.say(id_), *(words.say(f"{id_}.{part}") for part in sorted(parts))]
        marked = [found for text in texts for found in TERM.findall(text)]
        said = [terms.said_in(text, task.teaches) for text, _ in marked]
        assert sorted(term for found in said for term in found) == sorted(task.teaches)
        assert all(rules.card(words, rule).text for _, rule in marked)
        others = words.attributes(id_) - parts
        assert not any(TERM.search(words.say(f"{id_}.{part}")) for part in others)


@every_game
def test_a_task_explains_few_terms_and_none_is_explained_twice(game: str) -> None:
    declared = [term for task in beginners(game) for term in task.teaches]
    assert declared
    assert len(declared) == len(set(declared))
    assert all(len(task.teaches) <= 3 for task in beginners(game))
