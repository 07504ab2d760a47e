"""The reference: a page and a table for every rule, found by its words, in every language."""

from __future__ import annotations

import doctest
import re
from types import ModuleType

import pytest

from crypt_core.crypt.state import State
from crypt_core.teach.lessons.goals import refused
from crypt_core.teach.lessons.run import Run
from crypt_core.teach.lessons.task import CONTINUE, NEXT
from crypt_core.teach.reference import Reference, book
from crypt_core.teach.reference import __main__ as command
from crypt_core.teach.reference import text as pages_as_text
from crypt_core.teach.reference.pages import contents, lesson, page, table
from crypt_core.teach.reference.search import EXCERPT, search
from crypt_core.teach.reference.text import text
from crypt_core.teach.reference.trials import rules_cited, trials
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from tests.rule_ids import RULE_IDS
from tests.teach.typography import faults

RULES = index("crypt")
TRIALS = trials("crypt")

BY_STATE = {
    "deck", "deck.setup-icon", "deck.back", "dice", "setup.collectors", "setup.torches",
    "claim.order", "claim.last-turn", "collect.order", "collect.reroll", "jewelry.A", "jewelry.B",
    "manuscripts.A", "pottery.A", "remains.B", "tapestries.A", "tapestries.B", "any-time",
    "solo.torches", "ghost.sequence", "ghost.tireless", "solo.collectors",
}  # fmt: skip
"""Rules that no event needs to cite: what they do is seen at the table instead."""


# --- the tables -----------------------------------------------------------------------------------


def test_every_rule_has_a_table() -> None:
    assert tuple(TRIALS) == tuple(RULES) == RULE_IDS


@pytest.mark.parametrize("rule", RULES)
def test_the_script_of_a_rule_shows_it(rule: str) -> None:
    trial = TRIALS[rule]
    run = Run(lesson(Words(), "crypt", rule).tasks[0])
    assert trial.script, "something is to be done"
    assert not trial.shows(run.did), "seen before anything is done"
    for line in trial.script:
        run.act(line)
    assert trial.shows(run.did)
    if rule not in BY_STATE:
        assert rule in rules_cited(run.did, "crypt") or refused(rule)(run.did)


@pytest.mark.parametrize("rule", RULES)
def test_whoever_learns_decides_at_the_table(rule: str) -> None:
    run = Run(lesson(Words(), "crypt", rule).tasks[0])
    assert run.did.seen, "the learner may begin at once"
    assert run.timeline.at_decision


@pytest.mark.parametrize("rule", RULES)
def test_what_is_illegal_in_a_script_is_refused_and_the_rest_is_not(rule: str) -> None:
    """What a script does to show a refusal cites the rule, or one to read with it."""
    run = Run(lesson(Words(), "crypt", rule).tasks[0])
    for line in TRIALS[rule].script:
        refusal = run.act(line)
        assert line not in (NEXT, CONTINUE) or refusal is None
        if refusal is not None:
            assert refusal.rule == rule or refusal.rule in RULES[rule].related


def test_a_table_that_shows_nothing_is_noticed() -> None:
    """The proof can fail: another rule's script does not show this one."""
    for shown, other in (
        ("claim.own", "recover"),
        ("tie", "score"),
        ("ghost.second", "ghost.roll"),
    ):
        run = Run(lesson(Words(), "crypt", other).tasks[0])
        for line in TRIALS[other].script:
            run.act(line)
        assert not TRIALS[shown].shows(run.did)
        assert not refused(shown)(run.did)


def test_the_words_of_the_tables_name_what_lies_there() -> None:
    """Numbers, letters and players that a trial's words name are at its table."""
    for lang in LANGS:
        words = Words(lang)
        for rule in RULES:
            said = page(words, "crypt", rule).trial
            state: State = TRIALS[rule].start.timeline().state
            letters = "abcdef"[: len(state.crypt)]
            for letter in re.findall(r"\(([a-f])\)", said):
                assert letter in letters, (lang, rule)
            english = page(Words(), "crypt", rule).trial
            assert sorted(re.findall(r"\d", said)) == sorted(re.findall(r"\d", english)), (
                lang,
                rule,
            )
            named = [re.findall(r"\(([a-f])\)", text) for text in (said, english)]
            assert named[0] == named[1], (lang, rule)


# --- the pages ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_has_a_whole_page(lang: str) -> None:
    words = Words(lang)
    for rule in RULES:
        told = page(words, "crypt", rule)
        assert told.id == rule
        texts = [told.title, told.text, told.trial, told.part, told.ruling, told.editions]
        texts += [place.missing for place in told.places]
        for said in filter(None, texts):
            assert faults(said, lang) == [], rule
        for said in filter(None, (told.text, told.trial, told.ruling, told.editions)):
            assert said[-1] in ".?", (rule, said)
        shown = [text for part in table(words, "crypt", rule) for text in (part.title, *part.lines)]
        assert all(faults(text, lang) == [] for text in shown), rule
        assert [place.lang for place in told.places] == list(RULES.editions)
        assert (told.ruling is None) == (not RULES[rule].ruling)
    assert words.fallbacks == set()


def test_editions_that_do_not_state_a_rule_say_so() -> None:
    words = Words("en")
    missing = {place.lang: place.text for place in page(words, "crypt", "collect.order").places}
    assert missing == {
        "en": "does not state it",
        "fr": "does not state it",
        "it": "III. Raccogliere",
    }
    english = page(words, "crypt", "ghost.roll").places[0]
    assert english.heading is None
    assert english.text == "has no solo game"
    assert {place.text for place in page(words, "crypt", "deck.back").places} == {
        "does not state it"
    }


def test_editions_that_differ_have_a_note() -> None:
    """A note on the editions is in all languages or in none; those known to differ have one."""
    notes = {
        lang: {rule for rule in RULES if page(Words(lang), "crypt", rule).editions}
        for lang in LANGS
    }
    assert len({frozenset(rules) for rules in notes.values()}) == 1
    known = {"claim.last-turn", "collect.order", "idols.B", "tie", "ghost.sequence", "jewelry.A"}
    assert known < notes["en"]


def test_related_rules_name_each_other() -> None:
    for rule in RULES.values():
        assert rule.id not in rule.related
        assert rule.related, f"{rule.id} leads nowhere"
        assert all(rule.id in RULES[other].related for other in rule.related)


def test_the_pages_follow_each_other() -> None:
    words = Words()
    first = next(iter(RULES))
    told, order = page(words, "crypt", first), [first]
    assert told.before is None
    while told.after is not None:
        before = told
        told = page(words, "crypt", told.after.id)
        order.append(told.id)
        assert told.before is not None
        assert (told.before.id, told.before.title) == (before.id, before.title)
    assert order == list(RULES)
    assert [link.id for part in contents(words, "crypt") for link in part.links] == order


def test_an_unknown_rule_has_no_page() -> None:
    with pytest.raises(KeyError, match=r"claim\.push"):
        Reference()["claim.pusch"]
    with pytest.raises(KeyError):
        page(Words(), "crypt", "claim.pusch")


# --- the search -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "wanted", "best"),
    [
        ("en", "claim.push", "claim.push"),
        ("en", "PUSHING", "claim.push"),
        ("en", "idols B", "idols.B"),
        ("en", "tie", "tie"),
        ("en", "the ghost's second turn", "ghost.second"),
        ("en", "2½", "solo.order"),
        ("fr", "evincer", "claim.push"),
        ("fr", "TORCHE ÉTEINTE", "claim.last-turn"),
        ("fr", "torche eteinte", "claim.last-turn"),
        ("fr", "égalité", "tie"),
        ("it", "scacciare", "claim.push"),
        ("it", "due idoli per primo", "idols.B"),
        ("it", "di piu alto", "solo.order"),
    ],
)
def test_the_search_finds(lang: str, wanted: str, best: str) -> None:
    found = search(Words(lang), "crypt", wanted)
    assert found.whole
    assert found.hits[0].rule == best
    assert wanted in found.says
    assert str(len(found.hits)) in found.says


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_is_found_first_by_its_title(lang: str) -> None:
    words = Words(lang)
    for rule in RULES:
        title = page(words, "crypt", rule).title
        hits = search(words, "crypt", title).hits
        assert hits[0].rule == rule, title
        assert "".join(piece for piece, _ in hits[0].title) == title
        assert any(found for _, found in hits[0].title)


def test_several_words_narrow_it_down() -> None:
    words = Words("en")
    wide, narrow = search(words, "crypt", "servant"), search(words, "crypt", "servant exhausted")
    assert 0 < len(narrow.hits) < len(wide.hits)
    assert {hit.rule for hit in narrow.hits} <= {hit.rule for hit in wide.hits}


def test_where_nothing_has_all_words_those_with_most_are_found() -> None:
    found = search(Words("en"), "crypt", "Ghost’s second xylophone")
    assert not found.whole
    assert found.hits[0].rule == "ghost.second"
    assert "xylophone" in found.says


def test_what_was_found_is_marked_and_an_excerpt_is_around_it() -> None:
    hit = search(Words("fr"), "crypt", "eteinte dernier").hits[0]
    assert ("Éteinte", True) in hit.title
    assert ("dernier", True) in hit.excerpt
    for lang, wanted in (("en", "editions"), ("en", "Italian"), ("it", "francese")):
        for hit in search(Words(lang), "crypt", wanted).hits:
            told = "".join(piece for piece, _ in hit.excerpt)
            assert len(told) <= EXCERPT + 4, told
            assert any(found for _, found in hit.excerpt), told


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_found_helps(lang: str) -> None:
    words = Words(lang)
    for wanted in ("zzzz", "💀x", "x" * 500):
        found = search(words, "crypt", wanted)
        assert found.hits == ()
        assert found.says
        assert faults(found.says, lang) == []
    assert search(words, "crypt", "") == search(words, "crypt", " .,! ") == ((), True, "")
    assert words.fallbacks == set()


def test_a_slip_of_the_pen_is_guessed() -> None:
    assert "“push”" in search(Words("en"), "crypt", "pusch").says


# --- as text, and in a notebook -------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_the_whole_reference_is_text(lang: str) -> None:
    told = text(lang)
    words = Words(lang)
    flat = " ".join(told.split(" ")).replace("\n", " ")
    for rule in RULES:
        assert f"{page(words, 'crypt', rule).title} ({rule})\n" in told
    for rule in ("claim.push", "solo.rank"):
        for said in (page(words, "crypt", rule).trial, page(words, "crypt", rule).editions or ""):
            assert " ".join(said.split()) in " ".join(flat.split())
    assert all(len(line) < 100 and line == line.rstrip() for line in told.splitlines())
    assert "[" not in told, "no message is missing"


def test_it_is_printed_by_its_module(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["it"]) == 0
    assert capsys.readouterr().out == text("it")
    assert command.main(["xx"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", "name one language (en, fr, it) and one game (crypt, sedlec)\n")


def test_in_a_notebook_it_is_the_same_in_markup() -> None:
    rules = Reference("fr")
    assert list(rules) == list(RULES)
    assert len(rules) == len(RULES)
    assert "claim.push" in str(rules)
    assert "<code>claim.push</code>" in rules._repr_html_()
    shown = rules["solo.collectors"]
    for part in (shown.title, page(Words("fr"), "crypt", "solo.collectors").ruling or "?"):
        assert part.split()[0] in str(shown)
    markup = shown._repr_html_()
    assert "<i>" in markup, "an edition that does not state it"
    assert markup.count("<li>") == len(RULES.editions)
    found = rules.search("<b>evincer")
    assert "<b>evincer" in str(found)
    assert "&lt;b&gt;evincer" in found._repr_html_()
    assert "<mark>" in rules.search("evincer")._repr_html_()


def test_a_script_is_told_line_by_line() -> None:
    told = str(Reference("en").play("claim.push"))
    assert told.startswith("> a6\nYour 6 ")
    assert "\nclaim.push: Pushing off\n> a44\n1. " in told
    assert "idols?" not in str(Reference("en").table("claim.push"))
    with pytest.raises(KeyError, match="tie"):
        Reference("en").play("tied")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("rule", RULES)
def test_every_script_can_be_told(rule: str, lang: str) -> None:
    rules = Reference(lang)
    told = str(rules.play(rule))
    assert told.count("> ") >= 1
    assert rules.words.fallbacks == set()


def test_every_rule_is_worded_for_its_table() -> None:
    for lang in LANGS:
        assert all(Words(lang).has(f"{RULES.message(rule)}.try") for rule in RULES)


@pytest.mark.parametrize("module", [book, pages_as_text])
def test_the_examples_are_true(module: ModuleType) -> None:
    done = doctest.testmod(module)
    assert done.attempted
    assert not done.failed
