"""The reference: a page and a table for every rule, found by its words, in every language."""

from __future__ import annotations

import doctest
import re
import tomllib
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest

from crypt_core.games import GAMES
from crypt_core.teach.lessons.goals import refused
from crypt_core.teach.lessons.run import Run
from crypt_core.teach.lessons.task import CONTINUE, NEXT
from crypt_core.teach.reference import Reference, book
from crypt_core.teach.reference import __main__ as command
from crypt_core.teach.reference import text as pages_as_text
from crypt_core.teach.reference.pages import contents, lesson, page, table
from crypt_core.teach.reference.search import EXCERPT, Found, search
from crypt_core.teach.reference.stems import stems
from crypt_core.teach.reference.text import text
from crypt_core.teach.reference.trials import rules_cited, trials
from crypt_core.teach.rules import index
from crypt_core.teach.words import LANGS, Words
from tests.teach.typography import faults

RULES = index("crypt")
TRIALS = trials("crypt")
EVERY = [(game, rule) for game in GAMES for rule in index(game)]
every_rule = pytest.mark.parametrize(("game", "rule"), EVERY, ids=[":".join(it) for it in EVERY])
every_game = pytest.mark.parametrize("game", GAMES)

BY_STATE = {
    "crypt": {
        "deck", "deck.setup-icon", "deck.back", "dice", "setup.collectors", "setup.torches",
        "claim.order", "claim.last-turn", "collect.order", "collect.reroll", "jewelry.A",
        "jewelry.B", "manuscripts.A", "pottery.A", "remains.B", "tapestries.A", "tapestries.B",
        "any-time", "solo.torches", "ghost.sequence", "ghost.tireless", "solo.collectors",
    },
    "sedlec": {"deck", "setup", "turn", "level", "adjacent"},
    "donjon": {
        "aim", "length", "components", "types", "hidden", "setup.shop", "setup.adventurers",
        "setup.ranger", "setup.tokens", "setup.first", "setup.gems", "choose", "power",
        "lose.monster", "shop.typeless", "item.ordinary", "item.draconic", "quest.main",
        "quest.secondary", "quest.spoils", "alliance.price", "negotiate.when", "rest.promises",
        "alliance.arena", "arena.powers", "barbarian", "ranger", "ranger.token", "warrior",
        "warrior.token", "priest", "sorcerer", "thief.token", "end.deck", "end.now",
        "end.secondary", "special.ends", "dragons", "temple.raid", "active", "deal.advance",
        "deal.list", "two",
    },
}  # fmt: skip
"""Rules that no event needs to cite: what they do is seen at the table instead."""
LONGEST = {"crypt": 250, "sedlec": 250, "donjon": 210}
"""Letters of what a table asks to be done."""


# --- the tables -----------------------------------------------------------------------------------


@every_game
def test_every_rule_has_a_table(game: str) -> None:
    assert tuple(trials(game)) == tuple(index(game))


@every_rule
def test_the_script_of_a_rule_shows_it(game: str, rule: str) -> None:
    trial = trials(game)[rule]
    run = Run(lesson(Words(), game, rule).tasks[0])
    assert trial.script, "something is to be done"
    assert not trial.shows(run.did), "seen before anything is done"
    for line in trial.script:
        run.act(line)
    assert trial.shows(run.did)
    if rule not in BY_STATE.get(game, ()):
        assert rule in rules_cited(run.did, game) or refused(rule)(run.did)


@every_rule
def test_whoever_learns_decides_at_the_table(game: str, rule: str) -> None:
    run = Run(lesson(Words(), game, rule).tasks[0])
    assert run.did.seen, "the learner may begin at once"
    assert run.timeline.at_decision


@every_rule
def test_what_is_illegal_in_a_script_is_refused_and_the_rest_is_not(game: str, rule: str) -> None:
    """What a script does to show a refusal cites the rule, or one to read with it."""
    run = Run(lesson(Words(), game, rule).tasks[0])
    for line in trials(game)[rule].script:
        refusal = run.act(line)
        assert line not in (NEXT, CONTINUE) or refusal is None
        if refusal is not None:
            assert refusal.rule == rule or refusal.rule in index(game)[rule].related


def test_a_table_that_shows_nothing_is_noticed() -> None:
    """The proof can fail: another rule's script does not show this one."""
    for game, shown, other in (
        ("crypt", "claim.own", "recover"),
        ("crypt", "tie", "score"),
        ("crypt", "ghost.second", "ghost.roll"),
        ("sedlec", "turn", "collect"),
        ("sedlec", "lover", "level"),
        ("sedlec", "crypt", "lay"),
        ("sedlec", "deck", "setup"),
        ("donjon", "arena.lose", "arena.win"),
        ("donjon", "q.coward", "q.fearless"),
        ("donjon", "lose.monster", "win.monster"),
        ("donjon", "rest.promises", "deal.keep"),
        ("donjon", "quest.main", "quest.secondary"),
        ("donjon", "end.now", "arena.plunder"),
    ):
        run = Run(lesson(Words(), game, other).tasks[0])
        for line in trials(game)[other].script:
            run.act(line)
        assert not trials(game)[shown].shows(run.did)
        assert not refused(shown)(run.did)


@pytest.mark.parametrize("lang", LANGS)
def test_the_words_of_the_tables_name_what_lies_there(lang: str) -> None:
    """Numbers and letters that a trial's words name are the same in all languages, and there."""
    for game, rule in EVERY:
        said, english = (page(words, game, rule).trial for words in (Words(lang), Words()))
        assert len(said) <= LONGEST[game], rule
        for pattern in (r"(?<![a-g])\d+", r"\(([a-f])\)", r"\b[a-g][1-3]\b"):
            named = [sorted(re.findall(pattern, text)) for text in (said, english)]
            assert named[0] == named[1], rule
        state = trials(game)[rule].start.timeline().state
        if game == "crypt":
            assert set(re.findall(r"\(([a-f])\)", said)) <= set("abcdef"[: len(state.crypt)]), rule


# --- the pages ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_has_a_whole_page(lang: str) -> None:
    words = Words(lang)
    for game, rule in EVERY:
        rules, told = index(game), page(words, game, rule)
        assert told.id == rule
        texts = [told.title, told.text, told.trial, told.part, told.ruling, told.editions]
        texts += [place.missing for place in told.places]
        for said in filter(None, texts):
            assert faults(said, lang) == [], rule
        for said in filter(None, (told.text, told.trial, told.ruling, told.editions)):
            assert said[-1] in ".?", (rule, said)
        shown = [text for part in table(words, game, rule) for text in (part.title, *part.lines)]
        assert all(faults(text, lang) == [] for text in shown), rule
        assert [place.lang for place in told.places] == list(rules.editions)
        assert (told.ruling is None) == (not rules[rule].ruling)
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


@every_game
def test_related_rules_name_each_other(game: str) -> None:
    """In the index; the file has each pair once."""
    text = files(f"crypt_core.{game}").joinpath("rules.toml").read_text(encoding="utf-8")
    entries = tomllib.loads(text).items()
    named = {(rule, other) for rule, it in entries for other in it.get("related", ())}
    assert not {(other, rule) for rule, other in named} & named
    for rule in index(game).values():
        assert rule.id not in rule.related
        assert rule.related, f"{rule.id} leads nowhere"
        assert all(rule.id in index(game)[other].related for other in rule.related)


@every_game
def test_the_pages_follow_each_other(game: str) -> None:
    words = Words()
    first = next(iter(index(game)))
    told, order = page(words, game, first), [first]
    assert told.before is None
    while told.after is not None:
        before = told
        told = page(words, game, told.after.id)
        order.append(told.id)
        assert told.before is not None
        assert (told.before.id, told.before.title) == (before.id, before.title)
    assert order == list(index(game))
    assert [link.id for part in contents(words, game) for link in part.links] == order


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
    for game, rule in EVERY:
        title = page(words, game, rule).title
        hits = search(words, game, title).hits
        assert hits[0].rule == rule, title
        assert "".join(piece for piece, _ in hits[0].title) == title
        assert any(found for _, found in hits[0].title)


def test_a_search_finds_rules_of_its_own_game() -> None:
    for game in GAMES:
        for wanted in ("card", "treasure", "Ghost", "skull", "lovers"):
            assert {hit.rule for hit in search(Words(), game, wanted).hits} <= set(index(game))
    assert search(Words(), "sedlec", "Ghost").hits == ()
    assert search(Words(), "crypt", "lovers").hits == ()


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


QUESTIONS = tomllib.loads(Path(__file__).with_name("questions.toml").read_text(encoding="utf-8"))[
    "question"
]
"""What people ask, with the rules that answer it."""


@pytest.mark.parametrize("lang", LANGS)
def test_questions_find_their_rule(lang: str) -> None:
    """The right rule is in the first three always, and first nine times of ten."""
    places = {}
    for asked in QUESTIONS:
        hits = search(Words(lang), asked.get("game", "crypt"), asked[lang]).hits
        right = (place for place, hit in enumerate(hits) if hit.rule in asked["rules"])
        places[asked[lang]] = next(right, len(index("donjon")))
    assert len(places) >= 45
    assert [asked for asked, place in places.items() if place > 2] == []
    assert sum(place == 0 for place in places.values()) >= 0.9 * len(places), places


@pytest.mark.parametrize("lang", LANGS)
def test_words_that_join_are_not_marked(lang: str) -> None:
    """Nor such as only begin like a short word that is looked for."""
    words = Words(lang)
    joining = set(words.say("reference-joining").split())
    for asked in QUESTIONS:
        for hit in search(words, asked.get("game", "crypt"), asked[lang]).hits:
            seen = {text.casefold() for text, found in (*hit.title, *hit.excerpt) if found}
            assert not seen & joining, (asked[lang], hit)


def test_a_short_word_is_not_found_where_others_begin_like_it() -> None:
    hits = search(Words("fr"), "crypt", "que se passe-t-il quand mon dé est évincé ?").hits
    seen = {text.casefold() for hit in hits for text, found in (*hit.title, *hit.excerpt) if found}
    assert seen & {"dé", "dés"}
    assert not seen & {"déjà", "dernier", "dernière", "début"}


@pytest.mark.parametrize("lang", LANGS)
def test_each_question_of_a_page_finds_it(lang: str) -> None:
    """What a page says that it answers is asked once in a game, and leads to the page."""
    words = Words(lang)
    for game in GAMES:
        asked = [
            (question, rule) for rule in index(game) for question in page(words, game, rule).asked
        ]
        assert len({question for question, _ in asked}) == len(asked)
        for question, rule in asked:
            assert question.endswith("?")
            assert rule in [hit.rule for hit in search(words, game, question).hits[:3]], question


def test_words_of_a_kind_are_the_same_word() -> None:
    for lang, one, other in (
        ("en", "exhausted", "exhaustion"),
        ("fr", "évincés", "evincer"),
        ("it", "scacciati", "scacciare"),
    ):
        found = [{hit.rule for hit in search(Words(lang), "crypt", it).hits} for it in (one, other)]
        assert found[0] & found[1], (one, other)
    assert (
        search(Words("en"), "crypt", "2.5").hits[0] == search(Words("en"), "crypt", "2,5").hits[0]
    )


def test_what_joins_says_nothing_unless_it_is_all() -> None:
    """ "de" is no "dé", and a title of such words alone is found."""
    assert stems("fr", "crypt").telling("le dé de la boîte") == ["de", "boite"]
    assert stems("en", "crypt").telling("what do I do") == []
    assert search(Words("en"), "donjon", "what there is").hits[0].rule == "components"


# --- as text, and in a notebook -------------------------------------------------------------------


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_the_whole_reference_is_text(lang: str, game: str) -> None:
    told = text(lang, game)
    words = Words(lang)
    assert words.say(f"game-{game}") in told.splitlines()[0]
    flat = " ".join(told.split())
    for rule in index(game):
        shown = page(words, game, rule)
        assert f"{shown.title} ({rule})\n" in told
        for said in (shown.text, shown.trial, shown.editions or "", shown.ruling or ""):
            assert " ".join(said.split()) in flat
    assert all(len(line) < 100 and line == line.rstrip() for line in told.splitlines())
    assert "[" not in told, "no message is missing"


def test_it_is_printed_by_its_module(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["it"]) == 0
    assert capsys.readouterr().out == text("it", "crypt")
    assert command.main(["sedlec", "fr"]) == 0
    assert capsys.readouterr().out == text("fr", "sedlec")
    assert command.main(["fr", "it"]) == command.main(["crypt", "sedlec"]) == 2
    capsys.readouterr()
    assert command.main(["xx"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == (
        "",
        "name one language (en, fr, it) and one game (" + ", ".join(GAMES) + ")\n",
    )


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
    marked = rules.search("evincer")._repr_html_()
    assert "<mark " in marked
    bare = re.findall(r"<mark(?! style=\"background: #\w+; color: #\w+\")", marked)
    assert bare == [], "with an ink of its own: by night a notebook writes in white on yellow"


def test_a_script_is_told_line_by_line() -> None:
    played = Reference("en").play("claim.push")
    told = str(played)
    assert told.startswith("> a6\n✗ Your 6 ")
    assert "\nclaim.push: Pushing off\n> a44\n" in told
    markup = re.sub(' style="[^"]*"', "", played._repr_html_())
    assert markup.startswith("<p><code>a6</code></p><div><p><b>✗</b> Your 6 ")
    assert "<p><code>a44</code></p>" in markup
    assert "idol, face-down" not in str(Reference("en").table("claim.push"))
    at_hand = Reference("en").timeline("claim.push")
    assert str(at_hand.play("a44").move) == "P1: a44", "the table can be played at"
    with pytest.raises(KeyError, match="tie"):
        Reference("en").play("tied")


@every_rule
@pytest.mark.parametrize("lang", LANGS)
def test_every_script_can_be_told(game: str, rule: str, lang: str) -> None:
    rules = Reference(lang, game)
    told = str(rules.play(rule))
    assert told.count("> ") >= 1
    assert "[" not in told
    assert rules.words.fallbacks == set()


def test_every_rule_is_worded_for_its_table() -> None:
    for lang in LANGS:
        for game, rule in EVERY:
            assert Words(lang).has(f"{index(game).message(rule)}.try")


@pytest.mark.parametrize("module", [book, pages_as_text])
def test_the_examples_are_true(module: ModuleType) -> None:
    done = doctest.testmod(module)
    assert done.attempted
    assert not done.failed


def test_whoever_only_reads_needs_no_index(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("crypt_core.teach.reference.search._index")
    assert search(Words("en"), "crypt", "  ") == Found((), True, "")
