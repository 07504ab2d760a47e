"""Panels in marimo, which draws anywidgets and no boxes: the whole tutor is one there, too."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from crypt_widgets.assets import bundle, source
from tests.missing import needed

HOST = """
    const said = [];
    window.said = said;
    class Model {
      constructor(state) { this.state = state; this.heard = {}; }
      get(name) { return this.state[name]; }
      on(name, act) { (this.heard[name] ??= new Set()).add(act); }
      off(name, act) { this.heard[name]?.delete(act); }
      set(name, value) {
        this.state[name] = value;
        for (const act of this.heard[`change:${name}`] ?? []) act();
      }
    }
    const box = (...children) => new Model({
      _dom_classes: ["box"], children: children.map((name) => `IPY_MODEL_${name}`),
    });
    const models = window.models = {
      whole: box("table", "region"),
      region: box("coach", "odds"),
      table: new Model({ _dom_classes: ["table"] }),
      coach: new Model({ _dom_classes: ["coach"] }),
      odds: new Model({ _dom_classes: ["odds", "shut"] }),
    };
    const named = (ref) => ref.replace("anywidget:", "");
    const host = {
      getModel: async (ref) => models[named(ref)],
      getWidget: async (ref) => ({
        render: async ({ el, signal }) => {
          el.textContent = named(ref);
          el.classList.add("own");
          said.push(`${named(ref)} in ${el.parentElement.className || "nothing"}`);
          signal.addEventListener("abort", () => said.push(`${named(ref)} ended`));
        },
      }),
    };
    const outer = document.querySelector("#outer");
    const el = document.createElement("div");
    (shadow ? outer.attachShadow({ mode: "open" }) : outer).append(el);
    const ended = new AbortController();
    window.end = () => ended.abort();
    const { default: widget } = await import(
      URL.createObjectURL(new Blob([text], { type: "text/javascript" }))
    );
    await widget.render({ model: models.whole, el, host, signal: ended.signal });
"""
DRAWN = """() => {
  const all = (el) => el.children.length ? [...el.children].map(all) : el.textContent;
  return all(document.querySelector(".box"));
}"""


@pytest.fixture(params=[True, False], ids=["in a shadow", "on the page"])
def drawn(open_page: Callable[..., Any], request: pytest.FixtureRequest) -> Any:
    """A page on which a box with a box in it has been drawn."""
    page = open_page()
    page.set_content('<div id="outer"></div>')
    drawing = f"async ([text, shadow]) => {{ {HOST} }}"
    page.evaluate(drawing, [bundle(source("notebook/box", "js")), request.param])
    return page


def test_all_in_a_box_is_drawn_in_its_order_with_its_classes(drawn: Any) -> None:
    assert drawn.evaluate(DRAWN) == ["table", ["coach", "odds"]]
    assert drawn.locator(".box > .box > .odds.shut").count() == 1
    assert drawn.evaluate("said") == ["table in box", "coach in box", "odds in box"]


def test_a_box_follows_what_it_holds(drawn: Any) -> None:
    drawn.evaluate("models.odds.set('_dom_classes', ['odds'])")
    assert drawn.locator(".odds.own:not(.shut)").count() == 1, "a script's own class stays"
    drawn.evaluate(
        """() => {
          const region = document.querySelector(".box > .box");
          region.prepend(Object.assign(document.createElement("i"), { textContent: "said" }));
          new MutationObserver((changes) => {
            const nodes = changes.flatMap((change) => [...change.removedNodes]);
            window.moved = nodes.map((node) => node.textContent);
          }).observe(region, { childList: true });
        }"""
    )
    drawn.evaluate("said.length = 0")
    drawn.evaluate("models.region.set('children', ['IPY_MODEL_odds', 'IPY_MODEL_table'])")
    drawn.wait_for_function("said.length === 2")
    assert drawn.evaluate(DRAWN) == ["table", ["said", "odds", "table"]]
    assert drawn.evaluate("moved") == ["coach"], "what stays is not moved"
    assert drawn.evaluate("said") == ["coach ended", "table in box"], "what stays is left alone"


def test_nothing_is_left_of_what_is_taken_away(drawn: Any) -> None:
    drawn.evaluate("document.querySelector('#outer').shadowRoot?.replaceChildren()")
    drawn.evaluate("said.length = 0; end()")
    assert sorted(drawn.evaluate("said")) == ["coach ended", "odds ended", "table ended"]
    assert drawn.evaluate("models.whole.heard['change:children'].size") == 0
    assert drawn.evaluate("models.odds.heard['change:_dom_classes'].size") == 0


NOTEBOOK = """
import marimo

app = marimo.App(width="full")


@app.cell
def _():
    import marimo as mo
    from crypt_widgets import Story, Table, tutor

    shown = tutor(seed=7)
    shown
    return Story, Table, mo, shown


@app.cell
def _(Story, Table, mo, shown):
    mo.hstack([Story(shown), mo.ui.anywidget(Table(shown))], widths="equal")
    return


@app.cell
def _():
    from crypt_core import game
    from crypt_widgets import Dials

    Dials(lambda effort: game(seed=7).play(f"a{effort}").move, {"effort": (range(1, 7), 4)})
    return


if __name__ == "__main__":
    app.run()
"""
WHOLE = ".crypt-app:has(.crypt-tools-region)"
LIGHT_OR_DARK = f"getComputedStyle(document.querySelector('{WHOLE}')).colorScheme"


@pytest.fixture
def marimo(tmp_path: Path) -> Iterator[str]:
    """The address of a notebook of marimo."""
    needed("marimo")
    file = tmp_path / "notebook.py"
    file.write_text(NOTEBOOK)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "marimo", "run", str(file), "--headless", "--no-token"]
    server = subprocess.Popen([*command, "--port", str(port)], stdout=subprocess.DEVNULL)
    for _ in range(300):
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                break
        assert server.poll() is None, "marimo has ended"
        time.sleep(0.1)
    else:
        pytest.fail("marimo does not listen")
    yield f"http://127.0.0.1:{port}"
    server.terminate()
    server.wait()


@pytest.mark.nightly
def test_tutor_lesson_and_panels_in_marimo(open_page: Callable[..., Any], marimo: str) -> None:
    """Played, gone through and learned by; and single panels in another cell follow."""
    page = open_page(color_scheme="dark")
    page.goto(marimo)
    whole = page.locator(WHOLE)
    whole.locator(".tb").wait_for(timeout=60_000)
    assert page.evaluate(LIGHT_OR_DARK) == "light", "as the notebook is, whatever the system is"
    page.emulate_media(color_scheme="light")
    page.evaluate("document.body.dataset.theme = 'dark'")
    assert page.evaluate(LIGHT_OR_DARK) == "dark"
    assert page.evaluate("[...document.fonts].some((face) => face.status === 'loaded')")

    table, story = page.locator(".crypt-alone .tb"), page.locator(".crypt-alone .crypt-story")
    story.wait_for()
    whole.get_by_role("button", name="Just play").click()
    whole.get_by_role("button", name="Pass", exact=True).click()
    told = whole.locator(".crypt-table :is(.tb-news-title, .tb-why)")
    told.filter(has_text="You pass").wait_for()
    story.locator(".st-title", has_text="You pass").wait_for()
    whole.locator(".tb").focus()
    page.keyboard.press("n")
    told.filter(has_text="The Ghost").wait_for()
    story.locator(".st-title", has_text="The Ghost").wait_for()
    assert table.locator(".tb-ghost").count() == whole.locator(".tb .tb-ghost").count()

    whole.get_by_role("tab", name="What if?").click()
    whole.locator(".crypt-whatif:not(.crypt-shut) .wi").wait_for()
    assert whole.locator(".crypt-tools-region > .crypt-in-tools:visible").count() == 2
    stands, beside = (
        page.locator(f"{WHOLE} > {part}").bounding_box()
        for part in (".crypt-table", ".crypt-tools-region")
    )
    assert beside["x"] > stands["x"] + stands["width"] - 1

    # Its controls are no anywidgets: it says so, and what comes of them to begin with.
    page.get_by_text("In marimo, controls are made in one cell").wait_for()
    page.get_by_text("P1: a4").wait_for()

    whole.get_by_role("button", name="Learn").click()
    whole.locator("[data-lesson]").first.click()
    whole.locator("[data-task-card]").wait_for()
