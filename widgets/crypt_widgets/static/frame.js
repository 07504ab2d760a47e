// The frame: title, language, light or dark, new game, save, load, share, and what the browser
// remembers of the game.

import { asker, fill, h, icon, keepFocus, live, onOwnPage, ownNames, remembered } from "./dom.js";
import {
  applyTheme, codeIn, forget, remember, rememberedHere, rememberHere, wishedLanguage,
} from "./memory.js";
import { watchConnection } from "./connection.js";
import { initialize, itemsNow } from "./growing.js";
import { aboutText, loadForm, newGameForm, openDialog } from "./dialogues.js";

const THEMES = ["auto", "light", "dark"];
// Each widget gets a module of its own, so this is "once for this game", however often it is shown.
let greeted = false;
const THEME_SIGNS = { auto: "half", light: "sun", dark: "moon" };

function tool(action, sign, label, press, extra = {}) {
  return h(
    "button",
    {
      type: "button",
      class: "fr-tool",
      title: label,
      "data-action": action,
      "data-key": `frame-${action}`,
      onclick: press,
      ...extra,
    },
    [icon(sign), h("span", { class: "fr-tool-label" }, [label])],
  );
}

function themeChoice(words, own) {
  const now = remembered("crypt.theme") ?? "auto";
  return h("fieldset", { class: "fr-theme" }, [
    h("legend", {}, [words["frame-theme"]]),
    ...THEMES.map((theme) =>
      h("label", { class: "fr-theme-key", title: words[`frame-theme-${theme}`] }, [
        h("input", {
          type: "radio",
          name: own("theme"),
          value: theme,
          checked: theme === now,
          "aria-label": words[`frame-theme-${theme}`],
          "data-action": `theme-${theme}`,
          "data-key": `theme-${theme}`,
          onchange: () => {
            remember("crypt.theme", theme);
            applyTheme(theme);
          },
        }),
        icon(THEME_SIGNS[theme]),
      ]),
    ),
  ]);
}

function banner(kind, sign, title, text, buttons, role = null) {
  return h("section", { class: `fr-banner fr-${kind}`, role, "data-banner": kind }, [
    icon(sign),
    h("div", { class: "fr-banner-text" }, [h("strong", {}, [title]), h("p", {}, [text])]),
    h("div", { class: "fr-banner-buttons" }, buttons),
  ]);
}

function bannerButton(action, label, press, main = false) {
  return h(
    "button",
    {
      type: "button",
      class: main ? "fr-main" : "fr-plain",
      "data-action": action,
      "data-key": `frame-${action}`,
      onclick: press,
    },
    [label],
  );
}

/** Above everything, wherever one has scrolled to: nothing else works until it is dealt with. */
function showLost(place, state, words) {
  const text = words[state === "offline" ? "frame-offline-text" : "frame-lost-text"];
  const reload = bannerButton("reload", words["frame-reload"], () => location.reload(), true);
  const shown = banner("lost", "offline", words["frame-lost-title"], text, [reload], "alert");
  shown.setAttribute("popover", "manual");
  place.replaceChildren(shown);
  shown.showPopover?.();
}

/** The text of the game's record, as Python would write it of what it sends; null while there is
 * none, or not all of it. */
function recordOf({ text, head, count, on, at }) {
  if (text) return text;
  const decisions = itemsNow();
  if (!head || decisions.length !== count) return null;
  const lines = [{ moves: [] }];
  for (const [line, move, from, luck] of decisions) {
    if (from) lines.push({ from, luck, moves: [] });
    lines[line].moves.push(move);
  }
  return JSON.stringify({ ...head, lines, on, at }, null, 1);
}

function render({ model, el }) {
  const ask = asker(model);
  const own = ownNames();
  const storageWorks = remember("crypt.probe", "1");
  const top = h("header", { class: "fr" });
  const lost = h("div");
  const banners = h("div");
  const share = h("div");
  const toast = h("div", { class: "fr-toast", role: "status", "aria-live": "polite" });
  const dialog = h("dialog", { class: "fr-dialog" });
  el.replaceChildren(top, lost, banners, share, toast, dialog);

  const dataNow = () => model.get("data") ?? {};
  const wordsNow = () => model.get("words") ?? {};
  const keepNow = () => model.get("keep") ?? {};
  let kept = recordOf(keepNow());
  let connection = "well";
  let toastTimer = 0;
  let menuOpen = false;
  let starting = false;
  let waiting = 0;

  applyTheme(remembered("crypt.theme") ?? "auto");

  function say(text) {
    clearTimeout(toastTimer);
    toast.textContent = text;
    toastTimer = setTimeout(() => {
      toast.textContent = "";
    }, 5_000);
  }

  function openMenu(open) {
    menuOpen = open;
    top.classList.toggle("fr-open", open);
    top.querySelector('[data-action="menu"]')?.setAttribute("aria-expanded", String(open));
  }

  function newGame() {
    const words = wordsNow();
    openDialog(dialog, words, "new", words["frame-new"], [
      newGameForm(
        dataNow().setup ?? {},
        words,
        (choice) => {
          // The form stays until there is an answer: what is refused is mended in it.
          starting = true;
          ask({ do: "new", ...choice });
        },
        () => dialog.close(),
      ),
    ]);
  }

  /** The answer to a new game: it has begun, or the form says why not. */
  function answerStart(trouble) {
    starting = false;
    const refused = dialog.querySelector(".fr-refused");
    if (!trouble || !refused) {
      dialog.close();
      return;
    }
    refused.textContent = trouble.text;
    refused.scrollIntoView({ block: "nearest" });
    ask({ do: "close-trouble" });
  }

  function save() {
    const record = recordOf(keepNow());
    if (!record) return;
    const url = URL.createObjectURL(new Blob([record], { type: "application/json" }));
    const name = `${dataNow().game}-game.json`;
    const link = h("a", { href: url, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    say(fill(wordsNow()["frame-saved"], { name }));
  }

  function load() {
    const words = wordsNow();
    openDialog(dialog, words, "load", words["frame-load"], [
      loadForm(words, (text) => {
        dialog.close();
        ask({ do: "load", text });
      }),
    ]);
  }

  function address() {
    const code = keepNow().code ?? "";
    if (!onOwnPage()) return code;
    return `${window.location.href.split("#")[0]}#g=${code}`;
  }

  async function shareGame() {
    const words = wordsNow();
    const text = address();
    share.replaceChildren();
    try {
      await navigator.clipboard.writeText(text);
      say(words["frame-copied"]);
    } catch {
      // No clipboard on a page without https, or a refusal: the address itself, ready to copy.
      const field = h("input", {
        type: "text",
        readonly: true,
        value: text,
        "aria-label": words["frame-share-field"],
        "data-action": "share-field",
        onfocus: (event) => event.target.select(),
      });
      share.replaceChildren(
        h("section", { class: "fr-banner fr-share", "data-banner": "share" }, [
          icon("share"),
          h("label", { class: "fr-banner-text" }, [h("p", {}, [words["frame-share-hint"]]), field]),
          h("div", { class: "fr-banner-buttons" }, [
            bannerButton("close-share", words["frame-close"], () => {
              share.replaceChildren();
              // On a phone the button is in the menu, which is shut by now.
              const button = top.querySelector('[data-action="share"]');
              (button.offsetParent ? button : top.querySelector('[data-action="menu"]')).focus();
            }),
          ]),
        ]),
      );
      field.focus();
    }
  }

  function about() {
    const words = wordsNow();
    openDialog(
      dialog,
      words,
      "about",
      words["frame-about"],
      aboutText(dataNow().about, words, storageWorks),
    );
  }

  function drawTop() {
    const { lang, langs, previous, screen } = dataNow();
    const words = wordsNow();
    const open = (what, more) => () => ask({ do: what, ...more });
    const fromMenu = (press) => () => {
      openMenu(false);
      press();
    };
    top.replaceChildren(
      h("div", { class: "fr-brand" }, [
        icon("torch"),
        h("h1", {}, [dataNow().title]),
        h("span", { class: "fr-subtitle" }, [words["frame-subtitle"]]),
      ]),
      tool("learn", "cap", words["frame-learn"], open("learn-open", { screen: "course" }), {
        "aria-current": screen === "course" || screen === "puzzles" ? "page" : null,
      }),
      tool("rules", "book", words["frame-rules"], open("rules-open"), {
        "aria-current": screen === "rules" ? "page" : null,
      }),
      tool("new", "plus", words["frame-new"], newGame),
      tool("menu", "menu", words["frame-menu"], () => openMenu(!menuOpen), {
        "aria-expanded": String(menuOpen),
        "aria-controls": own("menu"),
      }),
      h("div", { class: "fr-menu", id: own("menu") }, [
        tool("save", "save", words["frame-save"], fromMenu(save)),
        tool("load", "load", words["frame-load"], fromMenu(load)),
        tool("share", "share", words["frame-share"], fromMenu(shareGame)),
        previous && tool("previous", "back", previous, fromMenu(() => ask({ do: "previous" }))),
        tool("about", "info", words["frame-about"], fromMenu(about)),
        h("label", { class: "fr-lang", title: words["frame-language"] }, [
          icon("globe"),
          h(
            "select",
            {
              "aria-label": words["frame-language"],
              "data-action": "lang",
              "data-key": "frame-lang",
              onchange: (event) => {
                remember("crypt.lang", event.target.value);
                ask({ do: "lang", lang: event.target.value });
              },
            },
            (langs ?? []).map(([code, name]) =>
              h("option", { value: code, lang: code, selected: code === lang }, [name]),
            ),
          ),
        ]),
        themeChoice(words, own),
      ]),
    );
  }

  function drawBanners() {
    const { trouble, resume, invite } = dataNow();
    const words = wordsNow();
    banners.replaceChildren(
      ...[
        trouble &&
          banner(
            "trouble",
            "stop",
            trouble.title,
            trouble.text,
            [
              bannerButton("close-trouble", words["frame-close"], () =>
                ask({ do: "close-trouble" }),
              ),
            ],
            "alert",
          ),
        resume &&
          banner("resume", "back", resume.title, resume.text, [
            bannerButton("resume", resume.yes, () => ask({ do: "resume" }), true),
            bannerButton("discard-saved", resume.no, discardSaved),
          ]),
        invite &&
          banner("invite", "cap", invite.title, invite.text, [
            bannerButton("accept-invite", invite.yes, () => answerInvite(true), true),
            bannerButton("decline-invite", invite.no, () => answerInvite(false)),
          ]),
      ].filter(Boolean),
    );
  }

  function drawConnection() {
    if (connection === "well") lost.replaceChildren();
    else if (el.isConnected) showLost(lost, connection, wordsNow());
  }

  function discardSaved() {
    forget("crypt.record");
    ask({ do: "discard-saved" });
  }

  /** A newcomer is asked once. */
  function answerInvite(yes) {
    remember("crypt.invited", "1");
    ask({ do: "learn-invite", yes });
  }

  /** What is played is kept in the browser and, on a page of its own, in the address. */
  function keep() {
    const record = recordOf(keepNow());
    const { code } = keepNow();
    const previous = model.get("previous");
    // While an earlier game waits for an answer it must not be written over.
    if (!record || dataNow().resume || record === kept) return;
    kept = record;
    remember("crypt.record", record);
    rememberHere("crypt.record", record);
    if (previous) remember("crypt.previous", previous);
    if (onOwnPage() && code) window.history.replaceState(null, "", `#g=${code}`);
  }

  /** What the whole app must say of itself, as soon as it is on the page. */
  function belong() {
    if (!el.isConnected) {
      // The first drawing comes before the notebook has put it anywhere.
      waiting = requestAnimationFrame(belong);
      return;
    }
    const app = el.closest(".crypt-app") ?? el;
    const { lang, title } = dataNow();
    if (!lang) return;
    if (onOwnPage()) document.title = `${title} · ${wordsNow()["frame-subtitle"]}`;
    // Setting it, even to what it is, makes the browser work out the look of everything below it.
    for (const node of onOwnPage() ? [app, document.documentElement] : [app]) {
      if (node.lang !== lang) node.lang = lang;
    }
  }

  let drawn = "";
  function draw(data, words) {
    // The bar itself changes only with the language: a menu in use is left alone.
    const { lang, langs, previous, screen, title } = data;
    const key = JSON.stringify([lang, langs, previous, screen, title, words]);
    if (key !== drawn) {
      drawn = key;
      keepFocus(top, drawTop);
      drawConnection();
    }
    cancelAnimationFrame(waiting);
    belong();
    keepFocus(banners, drawBanners);
    if (starting) answerStart(data.trouble);
    keep();
  }

  /** A closed channel takes the widgets off the page: the word about it must outlive them. */
  function outlive() {
    if (el.isConnected || !onOwnPage()) return;
    const place = h("div", { class: "crypt crypt-frame" });
    document.body.append(place);
    showLost(place, connection, wordsNow());
  }

  function onHash() {
    const code = codeIn(window.location.hash);
    if (code && code !== keepNow().code) ask({ do: "load", text: code });
  }

  function onPress(event) {
    if (!menuOpen || top.contains(event.target)) return;
    openMenu(false);
  }

  /** In a notebook plain keys are shortcuts (b: a new cell); in the game they are the game's. */
  function keepKeys(event) {
    const app = el.closest(".crypt-app") ?? el;
    if (!(event.target instanceof Element) || !app.contains(event.target)) return;
    // The notebook asks the element with the focus, and right after this; a redraw may have
    // taken the mark away since the last key.
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    event.target.toggleAttribute("data-lm-suppress-shortcuts", plain);
  }

  function onEscape(event) {
    if (event.key !== "Escape" || !menuOpen) return;
    openMenu(false);
    top.querySelector('[data-action="menu"]')?.focus();
  }

  document.addEventListener("pointerdown", onPress);
  top.addEventListener("keydown", onEscape);
  if (onOwnPage()) window.addEventListener("hashchange", onHash);
  else window.addEventListener("keydown", keepKeys, true);
  const stopWatching = watchConnection(model, (state) => {
    connection = state;
    drawConnection();
    if (state === "closed") setTimeout(outlive);
  });
  const end = live({ model, el }, draw, () => {
    stopWatching();
    clearTimeout(toastTimer);
    cancelAnimationFrame(waiting);
    document.removeEventListener("pointerdown", onPress);
    window.removeEventListener("hashchange", onHash);
    window.removeEventListener("keydown", keepKeys, true);
  });
  if (!greeted) {
    greeted = true;
    ask({
      do: "hello",
      lang: wishedLanguage(model.get("data")?.langs ?? []),
      chosen: remembered("crypt.lang") !== null,
      saved: remembered("crypt.record"),
      own: rememberedHere("crypt.record"),
      previous: remembered("crypt.previous"),
      code: onOwnPage() ? codeIn(window.location.hash) : null,
    });
  }
  return end;
}

export default { initialize, render };
