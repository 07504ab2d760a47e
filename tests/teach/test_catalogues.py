"""The catalogues: the same messages in all languages, all of them used, none missing.

What the translator's check says is proved in test_translation.py; here it has nothing to say. How
words look and what things are called is for scripts/check_words.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from crypt_core.crypt.collectors import COLLECTORS
from crypt_core.teach import translation
from crypt_core.teach.catalogue import LANGS, LOCALES, PLAIN, Catalogue, catalogue, files

MOST_LETTERS = 34
"""What the line of a collector on the table has room for."""


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_is_read_whole(lang: str) -> None:
    assert set(translation.Messages(lang).known) == set(catalogue(lang).sources)


@pytest.mark.parametrize("lang", LANGS[1:])
@pytest.mark.parametrize("place", LOCALES, ids=lambda place: place.parents[1].name)
def test_the_languages_have_the_same_files(place: Path, lang: str) -> None:
    there, here = ({file.name for file in place.joinpath(at).iterdir()} for at in ("en", lang))
    assert here == there


def test_the_check_finds_what_the_code_asks_for() -> None:
    """Were the code written otherwise, the check might look at nothing and be content."""
    refusals, errors = translation.reasons()
    assert len(refusals) > 35
    assert len(errors) > 14
    assert len(list(translation.said())) > 80
    labels = translation.labels()
    shared, crypts = ("frame", "ribbon", "story", "whatif"), ("table", "coach", "odds", "review")
    homes = (*(f"panels/{name}" for name in shared), *(f"crypt/{name}" for name in crypts))
    panels = {f"{home}/panel.js" for home in homes}
    assert panels <= {panel for panel, ids in labels.items() if ids}


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_not_parsed_reads_as_fluent_reads_it(lang: str) -> None:
    known = catalogue(lang)
    plain = [id_ for id_, source in known.sources.items() if PLAIN.fullmatch(source)]
    assert len(plain) > 100
    for id_ in plain:
        bundle = FluentBundle([lang])
        bundle.add_resource(FluentResource(known.sources[id_]))
        assert (known.say(id_, {}), []) == bundle.format_pattern(bundle.get_message(id_).value), id_


@pytest.mark.parametrize("lang", LANGS)
def test_a_collector_line_fits_on_its_card(lang: str) -> None:
    known = catalogue(lang)
    for power in COLLECTORS:
        line = known.say(f"crypt-collector-{power.replace('.', '-').lower()}", {})
        assert len(line) <= MOST_LETTERS, line


@pytest.mark.parametrize("lang", LANGS)
def test_who_has_missed_a_task_is_told_what_its_button_says(lang: str) -> None:
    """Before that the same button has another name, which no text of a miss may use."""
    before, missed = (
        catalogue(lang).say("learn-again", {"outcome": outcome}) for outcome in ("going", "missed")
    )
    texts = [
        line
        for file in files(lang)
        if file.name.startswith("lessons")
        for line in file.read_text("utf-8").splitlines()
        if line.startswith("    .miss")
    ]
    assert [text for text in texts if before[:8].lower() in text.lower()] == []
    assert sum(missed[:6] in text for text in texts) > 10


def test_a_message_worded_twice_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "locale" / "en"
    folder.mkdir(parents=True)
    folder.joinpath("a.ftl").write_text("hello = Hello\n", encoding="utf-8")
    folder.joinpath("b.ftl").write_text("hello = Hi\n", encoding="utf-8")
    monkeypatch.setattr("crypt_core.teach.catalogue.LOCALES", (tmp_path / "locale",))
    with pytest.raises(ValueError, match="hello is worded twice"):
        Catalogue("en")
