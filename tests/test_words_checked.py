"""What scripts/check_words.py complains about, and what it leaves alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from crypt_core.games import NAMES
from crypt_core.teach import catalogue
from crypt_core.teach.catalogue import LANGS
from crypt_core.teach.reference.search import search
from crypt_core.teach.words import Words

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

import check_words

READ_ONCE = (check_words.texts, check_words.spoken, check_words.quoted_by, check_words.terms)
GLOSSARY = """
[type]
en = "type"
fr = "type"
it = "tipo"
others.en = ["kind"]
but.en = ["be kind"]

[toll]
en = "Toll"
fr = "Octroi"
it = "dazio"
others.fr = ["=l’octroi"]
"""
SAID = {
    "en": "a-type = A type, and a Toll: be kind.",
    "fr": "a-type = Un type, et l’Octroi.",
    "it": "a-type = Un tipo, e il dazio.",
}


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for words with nothing wrong in it, which the check takes for all there is."""
    place = tmp_path / "teach" / "locale"
    for lang, text in SAID.items():
        place.joinpath(lang).mkdir(parents=True)
        place.joinpath(lang, "a.ftl").write_text(f"{text}\n", encoding="utf-8")
    place.with_name("glossary.toml").write_text(GLOSSARY, encoding="utf-8")
    for module in (catalogue, check_words):
        monkeypatch.setattr(module, "LOCALES", (place,))
    monkeypatch.setattr(check_words, "GLOSSARIES", {place: place.with_name("glossary.toml")})
    monkeypatch.setattr(check_words, "named", lambda file: file.name)
    yield place
    for each in READ_ONCE:
        each.cache_clear()


def found(place: Path, **added: str) -> list[str]:
    """What is complained about when these messages are added, by language."""
    for lang, text in added.items():
        place.joinpath(lang, "b.ftl").write_text(f"{text}\n", encoding="utf-8")
    for each in READ_ONCE:
        each.cache_clear()
    return sorted({it.rule for lang in added for it in check_words.complaints(lang)})


FAULTS = [
    ("typography", "en", "b = It’s a word..."),
    ("typography", "en", "b = A  word."),
    ("typography", "en", "b = A «word»."),
    ("typography", "it", "b = { $x ->\n    [yes] Sì.\n   *[no] Una «{ $x }» .\n}"),
    ("typography", "fr", "b = { $x ->\n    [yes] Oui\u202f?\n   *[no] Non ?\n}"),
    ("typography", "fr", "b = Un “{ $x }”."),
    ("typography", "fr", "b =\n    .title = « Un »\u202f!"),
    ("articles", "en", "b = You roll a { $face }."),
    ("articles", "en", "b = You roll { $x ->\n    [yes] just an\n   *[no] a\n} { $face }."),
    ("articles", "it", "b = Il { $total } del Fantasma."),
    ("articles", "it", "b = Vinci { $x ->\n    [yes] solo nel\n   *[no] nel\n} { $share }."),
    ("articles", "it", "b = Tutti gli { $count }."),
    ("counts", "en", "b = { $count } monsters."),
    ("counts", "en", "b = { $count ->\n    [0] None.\n   *[other] { $count } wild monsters.\n}"),
    ("counts", "fr", "b = Il y a { $count } monstres."),
    ("counts", "it", "b = { $x ->\n    [one] 1 mostro\n   *[other] { $count } mostri\n}"),
    ("people", "en", "b = { $who ->\n    [you] you\n   *[other] Player { $n }\n}"),
    ("people", "fr", "b = Au joueur { $n }."),
    ("labels", "en", "b = Press “Trade”."),
    ("labels", "en", "b = Press “Next”.\nnext = Next"),
    ("labels", "fr", "b = Appuyez sur «\u202fSuivant\u202f»."),
    ("ghost", "en", "crypt-passing-own = Who holds a treasure goes on."),
    ("ghost", "it", "crypt-event-ghost-placed = Piazza.\n    .why = Va avanti."),
    ("names", "en", "b = A kind of card."),
    ("names", "fr", "b = Ici, l’octroi."),
    ("buttons", "en", "x-table-clear = Clear\ny-table-clear = Put it back"),
]


@pytest.mark.parametrize(("rule", "lang", "text"), FAULTS)
def test_a_fault_is_found(words: Path, rule: str, lang: str, text: str) -> None:
    assert found(words) == []
    assert found(words, **{lang: text}) == [rule]


FINE = [
    ("en", "b = { $count ->\n    [one] 1 monster\n   *[other] { $count } monsters\n}."),
    ("en", "b = { $count } of the monsters, { $name } rolls."),
    ("en", "b = You roll: { $face }. Press “{ next }”.\nnext = Next"),
    ("en", "b = { $who ->\n    [named] { $called }\n   *[other] Player { $n }\n}"),
    ("it", "b = { $n ->\n    [8] dell’8\n    [11] dell’11\n   *[other] del { $n }\n}"),
    ("fr", "b = «\u202f{ $x }\u202f»\u202f: de { $n } à { $m }."),
]


@pytest.mark.parametrize(("lang", "text"), FINE)
def test_what_is_right_is_not_complained_about(words: Path, lang: str, text: str) -> None:
    assert found(words, **{lang: text}) == []


def test_what_all_languages_quote_alike_is_typed_and_is_no_label(words: Path) -> None:
    given = {"en": "b = “dig 2”", "fr": "b = «\u202fdig 2\u202f»", "it": "b = “dig 2”"}
    assert found(words, **given) == []
    assert found(words, it="b = “scava 2”") == ["labels"]


def test_a_term_that_is_said_nowhere_is_found(words: Path) -> None:
    assert found(words, it="b = Un tipo.") == []
    assert list(check_words.unsaid()) == []
    words.joinpath("it", "a.ftl").unlink()
    assert found(words, it="b = Un tipo.") == []
    assert [it.text for it in check_words.unsaid()] == ["toll: “dazio” is said nowhere"]


def test_a_glossary_says_all_there_is_to_say_and_no_more(words: Path) -> None:
    assert list(check_words.misshapen()) == []
    added = '[coin]\nen = "coin"\nfr = "pièce"\nother.en = ["penny"]\nbut.de = ["Münze"]\n'
    words.with_name("glossary.toml").write_text(f"{GLOSSARY}\n{added}", encoding="utf-8")
    assert [it.text for it in check_words.misshapen()] == [
        "coin: no word in “it”",
        "coin: “de” is not known",
        "coin: “other” is not known",
    ]


@pytest.mark.parametrize(
    "line", ["`${it.name}: ${it.text}`", "[`: ${label}`]", 'f"{rank}: {name}"']
)
def test_a_label_that_is_put_together_in_code_is_found(words: Path, line: str) -> None:
    file = words / "told.js"
    file.write_text(f"labelled(words, it.name, it.text)\n{line}\n", encoding="utf-8")
    assert [it.line for it in check_words.composed([file])] == [2]


def test_an_exception_that_nothing_needs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_words, "EXCEPTIONS", ({"a reason": ("no-such-id",)},))
    monkeypatch.setattr(check_words, "ITS_REASONS", {"renamed"})
    assert [it.text for it in check_words.needless()] == [
        "no-such-id needs no exception",
        "there is no renamed",
    ]


# --- words given up -------------------------------------------------------------------------------


def given_up() -> Iterator[tuple[str, str, str, str]]:
    """Words that a thing is not called any more: the game, the language, the rule and the word."""
    for place, file in check_words.GLOSSARIES.items():
        own = place.parents[1].name
        for entry in check_words.glossary(file).values():
            rules = entry.get("rules", {})
            if "rule" in entry:
                rules = {own: entry["rule"]}
            for game, rule in rules.items():
                assert game in NAMES
                for lang in LANGS:
                    for word in entry.get("others", {}).get(lang, ()):
                        if "*" not in word:
                            yield game, lang, rule, word.removeprefix("=")


@pytest.mark.parametrize(("game", "lang", "rule", "word"), [*given_up()])
def test_a_word_given_up_still_finds_its_rule(game: str, lang: str, rule: str, word: str) -> None:
    assert rule in {hit.rule for hit in search(Words(lang), game, word).hits}
