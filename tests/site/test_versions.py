"""A newer version comes between two visits, whole, and never in the middle of a game."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.tutor_page import TABLE, TutorPage
from tests.site.site_page import KEPT, PLAY, Host, come, seen, until

NEWER = "ffffffffffff"
"""What the newer version is known by."""
BRING = """
navigator.serviceWorker.getRegistration().then((it) => it.update().then(() => it))
  .then(({ installing, waiting }) => (waiting ?? installing)?.state ?? null)
"""
"""For a page: look whether there is a newer version, and how far it has come."""
CACHES = "caches.keys()"
VERSION = "document.documentElement.dataset.version"


@pytest.fixture(scope="module")
def version(built: Path) -> str:
    """What the version that was built is known by."""
    page = (built / "site/index.html").read_text("utf-8")
    return re.search(r'data-version="(\w+)"', page)[1]


@pytest.fixture(scope="module")
def newer(built: Path, version: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of a later version: of the files of the one before none is left."""
    folder = tmp_path_factory.mktemp("newer") / "site"
    shutil.copytree(built / "site", folder)
    (folder / version).rename(folder / NEWER)
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text("utf-8").replace(version, NEWER), "utf-8")
    text = worker.read_text("utf-8").replace(version, NEWER)
    worker.write_text(re.sub(r"(const KEPT = .*?)\w+`;", rf"\1{NEWER}`;", text), "utf-8")
    return folder


@pytest.fixture
def played(open_page: Callable[..., Any], own_site: Host) -> TutorPage:
    """A game that has begun, on a page that the browser keeps."""
    tutor = come(open_page, own_site.url + PLAY)
    seen(tutor.page, f"{TABLE} [data-slot]")
    tutor.settle()
    tutor.decide("a4")
    tutor.go_on()
    until(lambda: tutor.page.evaluate(KEPT) == "activated", "it is not kept")
    return tutor


def brought(tutor: TutorPage) -> None:
    """The newer version is on the machine, whole, and waits."""
    until(lambda: tutor.page.evaluate(BRING) == "installed", "the newer version was not brought")


def asked_for(own_site: Host, version: str) -> list[str]:
    return [it for it in own_site.asked if version in it]


def in_a_new_tab(tutor: TutorPage) -> TutorPage:
    """Another page of the same browser."""
    return TutorPage(tutor.page.context.new_page(), tutor.server)


@pytest.mark.nightly
def test_in_the_middle_of_a_game_all_stays_as_it_is(
    played: TutorPage, own_site: Host, newer: Path, version: str
) -> None:
    tutor, kept = played, played.kept
    own_site.folder = newer
    own_site.asked.clear()
    brought(tutor)
    assert asked_for(own_site, NEWER), "all of it was brought"
    assert asked_for(own_site, version) == [], "the old one was there already"
    # What this page has not needed so far comes from its own version, and so does a reload.
    tutor.do("rules")
    tutor.do("learn-close")
    tutor.tool("coach")
    tutor.do("coach-hint")
    tutor.reload()
    assert tutor.page.evaluate(VERSION) == version
    assert tutor.kept == kept
    # Neither does a second page change anything for the first.
    second = in_a_new_tab(tutor)
    second.visit(tutor.server)
    assert second.page.evaluate(VERSION) == version
    second.page.close()
    tutor.decide("recover")
    tutor.go_on()
    assert tutor.page.evaluate(VERSION) == version
    assert asked_for(own_site, version) == []


@pytest.mark.nightly
def test_the_next_visit_has_the_newer_version_and_the_same_game(
    played: TutorPage, own_site: Host, newer: Path, version: str
) -> None:
    own_site.folder = newer
    brought(played)
    # Somewhere else in the meantime: no page of the old version is open any more.
    next_visit = in_a_new_tab(played)
    kept = played.kept
    played.page.close()

    def taken_over() -> bool:
        next_visit.wire.forget()
        next_visit.page.goto("about:blank")
        next_visit.page.goto(played.server)
        return bool(next_visit.page.evaluate(VERSION) == NEWER)

    until(taken_over, "the newer version does not take over")
    next_visit.arrived()
    assert next_visit.page.evaluate(CACHES) == [f"crypt-tutor / {NEWER}"], (
        "nothing of the old is left"
    )
    next_visit.do("home-continue")
    assert next_visit.kept == kept
    next_visit.decide("recover")
    next_visit.go_on()


@pytest.mark.nightly
def test_a_newer_version_that_does_not_come_whole_does_not_come(
    played: TutorPage, own_site: Host, newer: Path, version: str
) -> None:
    own_site.folder = newer
    own_site.missing.add("tutor.pack")
    own_site.asked.clear()
    played.page.evaluate(BRING)
    until(lambda: any("tutor.pack" in it for it in own_site.asked), "nobody asked for it")
    until(lambda: played.page.evaluate(WAITS) is False, "it waits without a part of it")
    played.page.goto("about:blank")
    played.visit(played.server)
    assert played.page.evaluate(VERSION) == version
    played.do("home-continue")
    assert played.deciding or played.can_go_on


WAITS = """
navigator.serviceWorker.getRegistration().then((it) => Boolean(it.installing ?? it.waiting))
"""


@pytest.mark.nightly
def test_of_two_copies_on_a_host_each_keeps_its_own(
    open_page: Callable[..., Any],
    own_site: Host,
    built: Path,
    newer: Path,
    version: str,
    tmp_path: Path,
) -> None:
    """A school's of this year and of last, or somebody's own beside what it is made of."""
    own_site.folder = tmp_path
    (tmp_path / "old").symlink_to(built / "site")
    (tmp_path / "new").symlink_to(newer)
    tutor = come(open_page, f"{own_site.url}old/")
    tutor.settle()
    until(lambda: tutor.page.evaluate(KEPT) == "activated", "it is not kept")
    tutor = in_a_new_tab(tutor)
    tutor.visit(f"{own_site.url}new/")
    until(lambda: tutor.page.evaluate(KEPT) == "activated", "nor is the other")
    own_site.close()
    for name, kept in (("old", version), ("new", NEWER)):
        tutor = in_a_new_tab(tutor)
        tutor.visit(f"{own_site.url}{name}/")
        assert tutor.page.evaluate(VERSION) == kept


def test_what_lies_beside_the_page_is_opened_as_what_it_is(played: TutorPage, version: str) -> None:
    """Kept or not: it is not the page in its place."""
    other = played.page.context.new_page()
    other.goto(f"{played.server}{version}/licences.txt")
    assert "Mozilla Public License" in other.inner_text("body")
    other.goto(f"{played.server}?from=somewhere#")
    assert other.evaluate(VERSION) == version
    assert other.goto(f"{played.server}nowhere").status == 404
    other.close()
