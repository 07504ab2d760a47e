"""What it looks like: on a phone, in the dark, without motion; and what a screen reader finds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from crypt_core.crypt.components import KINDS
from crypt_core.teach.words import LANGS, Words
from tests.browser.tutor_page import BAR, CONFIRM, STORY, TABLE, WHATIF, TutorPage, game, speak

Open = Callable[..., TutorPage]
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

SMALL_TARGETS = """
() => {
  const found = [];
  const shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !it.closest("[inert]") && it.getClientRects().length;
  for (const it of document.querySelectorAll(
      ".crypt-app button, .crypt-app select, .crypt-app summary, .crypt-app [role=treeitem], "
      + ".crypt-app input, .crypt-app textarea, .crypt-app [role=button], .crypt-app a")) {
    // A control that is drawn by its label is as large as that. Where six efforts and what clears
    // them stand in one line on a phone, there are 36 px for each.
    const target = it.matches("input") ? it.closest("label") ?? it : it;
    if (!shown(target)) continue;
    const { width, height } = target.getBoundingClientRect();
    if (width && height && (width < 36 || height < 36)) {
      found.push(`${Math.round(width)}x${Math.round(height)} ${it.outerHTML.slice(0, 140)}`);
    }
  }
  return found;
}
"""
# A notch of a slider is found by its button beside it; a link in a sentence is as high as the line.
# A place of a pyramid is as wide as the others leave it, and higher than that.
# A reason is pressed with all of the news around it.
SMALL_ALLOWED = re.compile(
    r'type="range"|class="(crypt-rule[" ]|tb-why")'
    r'|^3[6-9]x[4-9]\d <button type="button" class="bo-place '
)

WIDER = """
() => {
  const wide = document.documentElement.clientWidth;
  const over = [...document.querySelectorAll(".crypt-app *")].filter((it) => {
    const { right, left, width } = it.getBoundingClientRect();
    return width && (right > wide + 1 || left < -1) && !it.closest("dialog:not([open])")
      && it.checkVisibility();
  });
  return { wide, needed: document.documentElement.scrollWidth,
           over: over.slice(0, 5).map((it) => it.outerHTML.slice(0, 120)) };
}
"""


def fits(tutor: TutorPage, what: str) -> None:
    found = tutor.page.evaluate(WIDER)
    assert found["needed"] <= found["wide"], f"{what}: scrolls sideways, {found['over']}"


def in_sight(tutor: TutorPage, selector: str) -> bool:
    box = tutor.find(selector).bounding_box()
    height = tutor.page.viewport_size["height"]
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height + 1


BLANK_DICE = """
() => [...document.querySelectorAll(".crypt-table .crypt-die:not([data-role])")].map((die) => {
  const signs = [...die.querySelectorAll(".crypt-die-face > *")];
  return [die.dataset.player, die.dataset.face, signs.map((it) => it.classList.value || it.tagName),
          signs.at(-1).getAttribute("d")];
})
"""


def test_a_die_without_an_effort_shows_its_players_shield_and_no_pip(at_table: Open) -> None:
    tutor = at_table(game("a2", players=4))
    found = tutor.page.evaluate(BLANK_DICE)
    blank = [die for die in found if not die[1]]
    assert len(blank) == 11
    assert {tuple(signs) for _, _, signs, _ in blank} == {("crypt-die-shield", "path")}
    assert len({(player, sign) for player, _, _, sign in blank}) == 4, "each player has one mark"
    assert len({sign for *_, sign in blank}) == 4, "and no two the same"
    assert [signs for _, face, signs, _ in found if face] == [["circle", "circle"]]


def test_on_a_phone_nothing_is_cut_off_small_or_out_of_reach(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2", "recover"), **PHONE)
    for lang in LANGS:
        speak(tutor, lang)
        tutor.page.evaluate("scrollTo(0, 0)")
        fits(tutor, f"a decision in {lang}")
        small = [it for it in tutor.page.evaluate(SMALL_TARGETS) if not SMALL_ALLOWED.search(it)]
        assert not small, f"{lang}: {small}"
    # Through the Ghost's turn, without scrolling for the next step.
    tutor.decide("c3")
    for where in ("0", "document.body.scrollHeight", "document.body.scrollHeight / 2"):
        tutor.page.evaluate(f"scrollTo(0, {where})")
        for action in ("back", "next", "continue"):
            assert in_sight(tutor, f'{BAR} [data-action="{action}"]'), (where, action)
    while tutor.can_go_on:
        tutor.step()
        fits(tutor, tutor.text(f"{STORY} .st-title"))


@pytest.mark.parametrize("players", [1, 4])
def test_on_a_phone_the_end_and_every_dialogue_fit(open_tutor: Open, players: int) -> None:
    timeline = game(players=players, sides="ABABAB")
    while timeline.game.deciders(timeline.state):
        legal = timeline.game.legal_moves(timeline.state)
        timeline.play(legal[len(legal) // 2])
    tutor = open_tutor(timeline, ["person", *["bot:random"] * (players - 1)], **PHONE)
    assert tutor.over
    fits(tutor, "the end of the game")
    for lang in LANGS:
        speak(tutor, lang)
        fits(tutor, f"the end in {lang}")
        for dialogue in ("new", "load", "about"):
            if dialogue != "new":
                tutor.do("menu")
            tutor.do(dialogue)
            found = tutor.find("dialog[open]").evaluate(
                "it => [it.scrollWidth - it.clientWidth, it.getBoundingClientRect().height]"
            )
            assert found[0] <= 0, f"{dialogue} in {lang} scrolls sideways"
            assert found[1] <= 740, f"{dialogue} in {lang} is higher than the screen"
            tutor.page.keyboard.press("Escape")


def luminance(colour: str) -> float:
    """Relative luminance of a computed colour, as WCAG has it."""
    parts = [float(part) / 255 for part in re.findall(r"[\d.]+", colour)[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def looks(tutor: TutorPage, scheme: str) -> bool:
    """Whether the story is soon dark ink on light paper, or light ink on dark; well readable."""
    for _ in range(30):
        paper, ink = tutor.find(STORY).evaluate(
            "it => [getComputedStyle(it).backgroundColor, getComputedStyle(it).color]"
        )
        dark, light = sorted([luminance(paper), luminance(ink)])
        scheme_now = "dark" if luminance(paper) == dark else "light"
        if scheme_now == scheme and (light + 0.05) / (dark + 0.05) > 7:
            return True
        tutor.page.wait_for_timeout(100)
    return False


def test_dark_and_light_by_the_device_and_by_choice(open_tutor: Open) -> None:
    tutor = open_tutor(game(), color_scheme="dark")
    assert looks(tutor, "dark")
    tutor.page.emulate_media(color_scheme="light")
    assert looks(tutor, "light")
    tutor.find('[data-action="theme-dark"]').check(force=True)
    assert looks(tutor, "dark"), "the choice wins over the device"
    tutor.reload()
    assert looks(tutor, "dark"), "and is kept"


MOTION = """
() => document.getAnimations()
  .filter((it) => it.playState === "running")
  .map((it) => [it.effect?.getComputedTiming().activeDuration ?? 0,
                it.effect?.target?.outerHTML.slice(0, 100)])
  .filter(([length]) => length > 10)
"""


def longest_motions(tutor: TutorPage) -> list[Any]:
    """What moves at this very moment, after a move that sets much in motion."""
    tutor.find(CONFIRM).click()
    found: list[Any] = []
    for _ in range(8):
        found += tutor.page.evaluate(MOTION)
        tutor.page.wait_for_timeout(25)
    tutor.settle()
    tutor.find(f'{BAR} [data-action="next"]').click()
    for _ in range(8):
        found += tutor.page.evaluate(MOTION)
        tutor.page.wait_for_timeout(25)
    tutor.settle()
    return found


def test_nothing_moves_for_who_asked_for_calm(open_tutor: Open) -> None:
    calm = open_tutor(game())
    calm.lay("a4 b2")
    assert longest_motions(calm) == []
    lively = open_tutor(game(), reduced_motion="no-preference")
    lively.lay("a4 b2")
    assert longest_motions(lively), "otherwise this test would see nothing at all"


def test_what_lies_under_a_message_can_be_pressed(open_tutor: Open) -> None:
    tutor = open_tutor(game())
    with tutor.page.expect_download():
        tutor.do("save")
    toast = tutor.find(".fr-toast")
    assert toast.inner_text()
    assert not toast.evaluate(
        """it => {
          const { left, top, width, height } = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
    )


NAMELESS = """
() => [...document.querySelectorAll(
    "button, select, textarea, input:not([type=hidden]), summary, [role=treeitem], [role=img]")]
  .filter((it) => it.checkVisibility() && !it.closest("[aria-hidden=true]"))
  .filter((it) => {
    const by = (it.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean)
      .map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const label = [...(it.labels ?? [])].map((one) => one.textContent).join(" ");
    const inside = it.matches("input, select, textarea") ? "" : it.textContent;
    return ![it.getAttribute("aria-label"), by, label, inside, it.title]
      .some((name) => name?.trim());
  })
  .map((it) => it.outerHTML.slice(0, 160))
"""
TWICE = """
() => {
  const ids = [...document.querySelectorAll("[id]")].map((it) => it.id);
  return ids.filter((id, i) => ids.indexOf(id) !== i);
}
"""
POINTS_NOWHERE = """
() => ["aria-labelledby", "aria-describedby", "aria-controls"].flatMap((name) =>
  [...document.querySelectorAll(`.crypt-app [${name}]`)].flatMap((it) =>
    it.getAttribute(name).split(" ").filter((id) => !document.getElementById(id))
      .map((id) => `${name}=${id}`)))
"""


def test_a_screen_reader_finds_its_way(open_tutor: Open) -> None:
    tutor = open_tutor(game("a4 b2", "recover"))
    assert tutor.page.evaluate(NAMELESS) == []
    assert tutor.page.evaluate(TWICE) == []
    assert tutor.page.evaluate(POINTS_NOWHERE) == []
    assert tutor.find("h1").count() == 1
    assert tutor.find("main").count() == 1
    assert tutor.find("nav[aria-label]").count() == 1
    for panel in (TABLE, STORY, WHATIF):
        assert tutor.find(f"{panel} :is(h2, h3)").count(), f"{panel} has a heading"
    for label in tutor.find(f"{TABLE} .tb-card").all():
        assert label.get_attribute("aria-label"), "a treasure says what it is"

    # The news is heard when it changes, once for each step.
    heard = tutor.find('.crypt-tools-region > .st-live[aria-live="polite"]')
    assert heard.count() == 1
    tutor.decide("c3")
    said = []
    while tutor.can_go_on:
        tutor.page.wait_for_timeout(150)
        said.append(heard.inner_text())
        title = tutor.text(f"{STORY} .st-title")
        assert title in said[-1]
        tutor.step()
    assert len(set(said)) == len(said) > 1

    # Dialogues have names too, and give the focus back.
    for dialogue in ("new", "load", "about"):
        tutor.do(dialogue)
        assert tutor.find("dialog[open]").get_attribute("aria-labelledby")
        assert tutor.page.evaluate(NAMELESS) == []
        tutor.page.keyboard.press("Escape")
        tutor.settle()
        assert tutor.page.evaluate("document.activeElement.dataset.action") == dialogue


def test_no_text_is_too_pale(open_tutor: Open) -> None:
    """Words on plain grounds have a contrast of 4.5 at least, in light and in dark."""
    for scheme in ("light", "dark"):
        tutor = open_tutor(game("a4 b2", "recover"), color_scheme=scheme)
        tutor.lay("a1")
        pale = tutor.page.evaluate(PALE)
        assert pale == [], scheme


PALE = r"""
() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((part) => part / 255)
      .map((p) => (p <= 0.04045 ? p / 12.92 : ((p + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (it) => {
    const layers = [];
    for (let at = it; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== "none") return null;
      const colour = rgba(style.backgroundColor);
      layers.push(colour);
      if (colour[3] > 0.99) break;
    }
    return layers.reverse().reduce(
      (under, [r, g, b, a]) => [r, g, b].map((part, i) => part * a + under[i] * (1 - a)),
      [255, 255, 255],
    );
  };
  const found = new Set();
  const app = document.querySelector(".crypt-app");
  const walk = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const it = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !it.checkVisibility({ opacityProperty: true })) continue;
    // What cannot be pressed now may be pale, and what is for ears only is not seen.
    if (it.closest("[aria-disabled=true], .crypt-hear, svg, option")) continue;
    const under = ground(it);
    if (!under) continue;
    const style = getComputedStyle(it);
    let clear = 1;
    for (let at = it; at; at = at.parentElement) clear *= Number(getComputedStyle(at).opacity);
    const ink = rgba(style.color);
    const alpha = ink[3] * clear;
    const seen = ink.slice(0, 3).map((part, i) => part * alpha + under[i] * (1 - alpha));
    const [high, low] = [light(seen), light(under)].sort((a, b) => b - a);
    const contrast = (high + 0.05) / (low + 0.05);
    const large = parseFloat(style.fontSize) >= 24
      || (parseFloat(style.fontSize) >= 18.6 && Number(style.fontWeight) >= 700);
    if (contrast < (large ? 3 : 4.5)) {
      found.add(`${contrast.toFixed(2)} .${it.className} "${it.textContent.slice(0, 30)}"`);
    }
  }
  return [...found];
}
"""


@pytest.mark.parametrize("players", [1, 4])
def test_the_card_on_the_deck_lies_there_like_a_face_down_one_of_its_kind(
    open_tutor: Open, players: int
) -> None:
    timeline = game(players=players)
    tutor = open_tutor(timeline)
    kind = timeline.state.top
    top = tutor.find(f"{TABLE} [data-testid=deck] .tb-top")
    assert top.get_attribute("data-kind") == kind
    assert top.locator("svg").is_visible()
    label = tutor.find(f"{TABLE} [data-testid=deck]").get_attribute("aria-label")
    said = {one: Words("en").say("crypt-card-face-down", kind=one) for one in KINDS}
    assert label.endswith(f"on top {said[kind]}")
    assert f"Deck · {len(timeline.state.deck)}" in tutor.text(f"{TABLE} [data-testid=deck]")
    # It is the emblem of the face-down treasures of that kind.
    backs = tutor.find(f"{TABLE} .tb-card.tb-down")
    alike = {
        card.get_attribute("data-kind"): card.locator(".tb-back").inner_html()
        for card in backs.all()
    }
    assert alike.get(kind, top.inner_html()) == top.inner_html()
    assert all((html == top.inner_html()) == (one == kind) for one, html in alike.items())
