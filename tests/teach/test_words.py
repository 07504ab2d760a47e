"""Words: languages, facts, labels, and what stands in for a missing message."""

from __future__ import annotations

import subprocess
import sys

import pytest

from crypt_core.teach.catalogue import Unsaid, catalogue
from crypt_core.teach.words import Words


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        ("fr-CH", "fr"), ("it_IT", "it"), ("EN", "en"), ("fr", "fr"), ("la", "en"), ("", "en"),
        (None, "en"), ("la-VA, it;q=0.9, fr;q=0.8", "it"), ("frisian", "en"), ("*", "en"),
    ],
)  # fmt: skip
def test_the_language_nearest_to_what_is_asked_for(wanted: str | None, lang: str) -> None:
    assert Words.best(wanted) == lang


def test_the_same_message_in_three_languages() -> None:
    expected = {"en": "Lights Out", "fr": "Torche Éteinte", "it": "Luci Spente"}
    assert {lang: Words(lang).say("crypt-table-lights-out") for lang in expected} == expected


def test_facts_and_plurals() -> None:
    words = Words("fr")
    assert [words.say("crypt-coins", count=n) for n in (0, 1, 2)] == [
        "0 pièce",
        "1 pièce",
        "2 pièces",
    ]
    assert [Words("en").say("crypt-coins", count=n) for n in (0, 1)] == ["0 coins", "1 coin"]
    assert words.say("crypt-move-recover.hint", count=2).startswith("Tous vos serviteurs")


def test_labels_leave_their_facts_open() -> None:
    words = Words("it")
    labels = words.labels(("crypt-table-effort-n", "crypt-table-die-placed", "language-name"))
    assert labels == {
        "table-effort-n": "Sforzo {n}",
        "table-die-placed": "Servitore {n}, sforzo {effort}, {on}",
        "language-name": "Italiano",
    }
    assert words.labels(("crypt-table-deck",)) == {"table-deck": "Mazzo"}


def test_what_a_language_has() -> None:
    words = Words("en")
    assert words.has("crypt-event-placed")
    assert words.has("crypt-event-placed.why")
    assert not words.has("crypt-event-placed.when")
    assert not words.has("event-unheard-of")


def test_a_missing_message_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(catalogue("fr").sources, "crypt-table-deck")
    words = Words("fr")
    assert words.say("crypt-table-deck") == "Deck"
    assert words.fallbacks == {"fr: no message crypt-table-deck"}


def test_labels_that_are_missing_are_english_with_their_facts_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(catalogue("fr").sources, "crypt-table-effort-n")
    assert Words("fr").labels(("crypt-table-effort-n",)) == {"table-effort-n": "Effort {n}"}


def test_a_language_may_have_a_country_or_a_script(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crypt_core.teach.words.LANGS", ("en", "pt", "pt-BR"))
    best = {tag: Words.best(tag) for tag in ("pt_BR", "pt-br;q=0.9", "pt-PT", "pt-BR-x-any", "p")}
    assert list(best.values()) == ["pt-BR", "pt-BR", "pt", "pt-BR", "en"]


def test_a_message_that_nobody_has_is_its_id() -> None:
    words = Words("it")
    assert words.say("no-such-thing", count=3) == "[no-such-thing]"
    assert words.say("crypt-coins.title", count=3) == "[crypt-coins.title]"
    assert len(words.fallbacks) == 4


def test_an_unknown_language_is_not_replaced_in_silence() -> None:
    with pytest.raises(ValueError, match="no language 'de' is spoken here; there are en, fr, it"):
        Words("de")
    with pytest.raises(ValueError, match="it; for the game, write game='crypt'"):
        Words("crypt")
    assert Words("fr-CH").lang == "fr"
    assert Words.best("de, it;q=0.8") == "it", "what a browser prefers is chosen from"


def test_a_fact_that_is_not_given() -> None:
    words = Words("en")
    assert words.say("crypt-coins") == "[crypt-coins]"
    assert any("count" in fault for fault in words.fallbacks)
    with pytest.raises(Unsaid, match="count"):
        catalogue("en").say("crypt-coins", {})


def test_reading_the_words_waits_until_something_is_said() -> None:
    """Importing must be quick: Fluent is loaded for the first message that is not mere text."""
    program = (
        "import sys\n"
        "from crypt_core.teach import explain\n"
        "from crypt_core.teach.words import Words\n"
        "words = Words('fr')\n"
        "assert words.say('crypt-table-deck') == 'Pioche'\n"
        "assert not any(name.startswith(('fluent', 'babel')) for name in sys.modules)\n"
        "assert words.say('crypt-coins', count=1) == '1 pièce'\n"
        "assert 'fluent.runtime' in sys.modules\n"
        "import babel.core\n"
        "assert babel.core._global_data is None, 'what is known of all countries is let go'\n"
        "caches = [getattr(babel.localedata, it, {}) for it in ('_cache', '_dict_cache')]\n"
        "assert caches == [{}, {}], 'and so is all of the language but its numbers'\n"
        "assert words.say('crypt-coins', count=12345) == '12\\u202f345 pièces'\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_only_so_many_sentences_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crypt_core.teach.words.KEPT", 3)
    words = Words("en")
    assert [words.say("crypt-coins", count=n) for n in range(5)] == [
        "0 coins", "1 coin", "2 coins", "3 coins", "4 coins",
    ]  # fmt: skip
    assert len(words._said) == 2
    assert words.say("crypt-coins", count=1) == "1 coin"


@pytest.mark.parametrize(
    ("lang", "all_of", "any_of"),
    [
        ("en", ["a", "a and b", "a, b and c"], ["a", "a or b", "a, b or c"]),
        ("fr", ["a", "a et b", "a, b et c"], ["a", "a ou b", "a, b ou c"]),
        ("it", ["a", "a e b", "a, b e c"], ["a", "a o b", "a, b o c"]),
    ],
)
def test_a_list_is_joined_as_the_language_joins_it(
    lang: str, all_of: list[str], any_of: list[str]
) -> None:
    words = Words(lang)
    assert [words.all_of("abc"[:count]) for count in (1, 2, 3)] == all_of
    assert [words.any_of("abc"[:count]) for count in (1, 2, 3)] == any_of
