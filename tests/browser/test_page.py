"""The page around the app: what it says while it loads, what it loads, and what it leaves."""

import contextlib
import re
import time
from pathlib import Path

import psutil
import pytest

from tests.conftest import running_tutor


def see_the_table(page, url: str | None = None) -> None:
    """Go to the address, or reload, and wait for the table; fail with what is said instead."""
    if url is None:
        page.reload(wait_until="commit")
    else:
        page.goto(url, wait_until="commit")
    page.wait_for_selector("#loading.trouble, .crypt-table *")
    if page.locator("#loading.trouble").count():
        pytest.fail(page.inner_text("#loading"))
    page.wait_for_selector("#loading", state="detached")


def kernels(folder: Path) -> int:
    """Count the kernels of the tutor that runs in a folder; those of others come and go."""
    (tutor,) = (child for child in psutil.Process().children() if child.cwd() == str(folder))
    found = 0
    for child in tutor.children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):  # it has just ended
            found += "crypt_widgets.server.kernel" in " ".join(child.cmdline())
    return found


def test_the_page_is_the_tutors_own(page, tutor_server) -> None:
    see_the_table(page, tutor_server)
    assert page.title() == "Crypt · A rules tutor"
    assert page.get_attribute("html", "lang") == "en"
    assert page.get_attribute("meta[name=viewport]", "content").startswith("width=device-width")
    assert page.get_attribute("link[rel=icon]", "href").split("?")[0].endswith("favicon.svg")
    assert page.locator(".jp-Cell-inputWrapper").count() == 0


@pytest.mark.parametrize(
    ("locale", "lang", "waiting"),
    [
        ("en-US", "en", "Laying out the cards…"),
        ("fr-CA", "fr", "Mise en place des cartes…"),
        ("it-IT", "it", "Disposizione delle carte…"),
        ("la-VA", "en", "Laying out the cards…"),
    ],
)
def test_it_says_what_is_waited_for(open_page, tutor_server, locale, lang, waiting) -> None:
    page = open_page(locale=locale)
    # Held back, so that the page is still loading when it is looked at.
    held = []
    page.route("**/voila.js", lambda route: held.append(route))
    page.goto(tutor_server, wait_until="commit")
    page.wait_for_selector(f"text={waiting}")
    assert page.get_attribute("html", "lang") == lang
    for route in held:
        route.continue_()
    page.wait_for_selector(".crypt-table *")


NOTE_WHAT_STANDS = """
const remove = Element.prototype.remove;
Element.prototype.remove = function () {
  if (this.id === "loading") {
    window.stood = document.querySelectorAll(".crypt-app .tb > *").length;
    window.spoken = document.querySelector(".crypt-app").lang;
    window.read = document.querySelector(".crypt-app").innerText;
  }
  remove.call(this);
};
"""
"""What is on the table at the moment in which the loading screen leaves."""


@pytest.mark.parametrize("game", ["crypt", "sedlec"])
def test_the_loading_screen_stays_until_the_table_stands(open_page, start_tutor, game) -> None:
    with start_tutor("--game", game) as url:
        page = open_page()
        page.add_init_script(NOTE_WHAT_STANDS)
        page.goto(url)
        page.wait_for_selector("#loading", state="detached")
        assert page.evaluate("window.stood") > 0


def test_nothing_is_shown_in_another_language_than_the_visitors(open_page, tutor_server) -> None:
    """Python begins in English, and hears only from the page what its visitor speaks."""
    page = open_page(locale="fr-CA")
    page.add_init_script(NOTE_WHAT_STANDS)
    page.goto(tutor_server)
    page.wait_for_selector("#loading", state="detached")
    assert page.evaluate("window.spoken") == "fr"
    assert "Passer" in page.evaluate("window.read")
    assert "Pass\n" not in page.evaluate("window.read")


NOBODYS_WIDGET = r"""
const seeing = new MutationObserver(() => {
  const output = document.querySelector("script[type*='cell-output']");
  if (!output || !output.textContent.includes("model_id")) return;
  seeing.disconnect();
  output.textContent = output.textContent.replace(/("model_id": *)"\w+"/, '$1"nobody"');
});
seeing.observe(document, { childList: true, subtree: true });
"""
"""The page names a widget that Python does not know: it has died since and was started anew."""


def test_a_tutor_that_python_does_not_know_is_told(page, tutor_server) -> None:
    page.forgive("model not found|nobody")
    page.add_init_script(NOBODYS_WIDGET)
    page.goto(tutor_server)
    page.wait_for_selector("#loading.trouble")
    assert page.is_visible("text=Try again")
    assert page.locator("#loading").get_attribute("role") == "alert"


def test_nothing_is_loaded_that_the_app_does_not_need(page, tutor_server) -> None:
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    see_the_table(page, tutor_server)
    assert not [
        url
        for url in loaded
        if re.search(r"mathjax|font-?awesome|theme-|\.woff", url, re.IGNORECASE)
    ]
    assert not [url for url in loaded if "labextensions/jupyterlab_pygments" in url]


def test_a_reload_ends_the_kernel_it_leaves(open_page, tmp_path) -> None:
    with running_tutor(tmp_path, "--no-preheat") as url:
        page = open_page()
        see_the_table(page, url)
        assert kernels(tmp_path) == 1
        see_the_table(page)
        deadline = time.monotonic() + 10
        while kernels(tmp_path) > 1 and time.monotonic() < deadline:
            time.sleep(0.1)
        assert kernels(tmp_path) == 1
    assert (tmp_path / "stderr.txt").read_text() == "", "nobody runs it to read of that"


def test_a_language_on_the_command_line_holds_until_another_is_chosen(
    open_page, start_tutor
) -> None:
    page = open_page(locale="fr-FR")
    with start_tutor("--lang", "it") as url:
        see_the_table(page, url)
        assert page.get_attribute("html", "lang") == "it"
        page.evaluate("localStorage.setItem('crypt.lang', 'en')")
        see_the_table(page)
        assert page.get_attribute("html", "lang") == "en"


def test_a_part_that_does_not_arrive_is_told(page, tutor_server) -> None:
    page.forgive("voila.js")
    page.route("**/voila.js", lambda route: route.abort())
    page.goto(tutor_server)
    page.wait_for_selector("#loading.trouble")
    assert "A part of the page did not arrive" in page.inner_text("#loading")
    assert page.is_visible("text=Try again")


SLIPPED_IN = """() => {
    const script = document.createElement("script");
    script.textContent = "window.slippedIn = true";
    document.body.append(script);
    return Boolean(window.slippedIn);
}"""


def test_the_page_keeps_its_own_rules_and_others_too(open_page, tutor_server) -> None:
    """The policy lets the whole tutor work, and nothing that somebody slips in."""
    page = open_page(bypass_csp=False)
    said: list[str] = []
    warned: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.on("console", lambda it: warned.append(it.text) if it.type == "warning" else None)
    see_the_table(page, tutor_server)
    assert not warned, "whoever opens the console finds nothing that is amiss"
    page.get_by_role("button", name="Pass", exact=True).click()
    page.get_by_role("button", name="Next").click()
    for name in ("Rules", "Learn"):
        page.get_by_role("button", name=name).first.click()
        page.locator(".crypt-on-screen").wait_for()
    assert not [text for text in said if "Content Security Policy" in text]
    page.forgive("Content Security Policy")
    assert page.evaluate(SLIPPED_IN) is False
    assert page.evaluate("fetch('https://example.org').then(() => true, () => false)") is False
