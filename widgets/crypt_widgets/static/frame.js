// The frame: title, language, light or dark, new game, save, load, share, and what the browser
// remembers of the game.

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

function themeChoice(words) {
  const now = remembered("crypt.theme") ?? "auto";
  return h("fieldset", { class: "fr-theme" }, [
    h("legend", {}, [words["frame-theme"]]),
    ...THEMES.map((theme) =>
      h("label", { class: "fr-theme-key", title: words[`frame-theme-${theme}`] }, [
        h("input", {
          type: "radio",
          name: "crypt-theme",
          value: theme,
          checked: theme === now || null,
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

function lostBanner(state, words) {
  return banner(
    "lost",
    "offline",
    words["frame-lost-title"],
    words[state === "offline" ? "frame-offline-text" : "frame-lost-text"],
    [bannerButton("reload", words["frame-reload"], () => window.location.reload(), true)],
    "alert",
  );
}

function render({ model, el }) {
  const ask = asker(model);
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
  let kept = dataNow().keep?.record ?? null;
  let connection = "well";
  let toastTimer = 0;
  let menuOpen = false;

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
          dialog.close();
          ask({ do: "new", ...choice });
        },
        () => dialog.close(),
      ),
    ]);
  }

  function save() {
    const record = dataNow().keep?.record;
    if (!record) return;
    const url = URL.createObjectURL(new Blob([record], { type: "application/json" }));
    const link = h("a", { href: url, download: "crypt-game.json" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    say(wordsNow()["frame-saved"]);
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
    const code = dataNow().share ?? "";
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
              top.querySelector('[data-action="share"]')?.focus();
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
    const data = dataNow();
    const words = wordsNow();
    const fromMenu = (press) => () => {
      openMenu(false);
      press();
    };
    top.replaceChildren(
      h("div", { class: "fr-brand" }, [
        icon("torch"),
        h("h1", {}, [words["frame-title"]]),
        h("span", { class: "fr-subtitle" }, [words["frame-subtitle"]]),
      ]),
      tool("new", "plus", words["frame-new"], newGame),
      tool("menu", "menu", words["frame-menu"], () => openMenu(!menuOpen), {
        "aria-expanded": String(menuOpen),
        "aria-controls": "crypt-menu",
      }),
      h("div", { class: "fr-menu", id: "crypt-menu" }, [
        tool("save", "save", words["frame-save"], fromMenu(save)),
        tool("load", "load", words["frame-load"], fromMenu(load)),
        tool("share", "share", words["frame-share"], fromMenu(shareGame)),
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
            (data.langs ?? []).map(([code, name]) =>
              h("option", { value: code, lang: code, selected: code === data.lang || null }, [name]),
            ),
          ),
        ]),
        themeChoice(words),
      ]),
    );
  }

  function drawBanners() {
    const { trouble, resume } = dataNow();
    const words = wordsNow();
    banners.replaceChildren(
      ...[
        trouble &&
          banner(
            "trouble",
            "stop",
            trouble.title,
            trouble.text,
            [bannerButton("close-trouble", words["frame-close"], () => ask({ do: "close-trouble" }))],
            "alert",
          ),
        resume &&
          banner("resume", "back", resume.title, resume.text, [
            bannerButton("resume", resume.yes, () => ask({ do: "resume" }), true),
            bannerButton("discard-saved", resume.no, () => ask({ do: "discard-saved" })),
          ]),
      ].filter(Boolean),
    );
  }

  function drawConnection() {
    lost.replaceChildren(...(connection === "well" ? [] : [lostBanner(connection, wordsNow())]));
  }

  /** What is played is kept in the browser and, on a page of its own, in the address. */
  function keep() {
    const { keep: now, resume } = dataNow();
    // While an earlier game waits for an answer it must not be written over.
    if (!now?.record || resume || now.record === kept) return;
    kept = now.record;
    remember("crypt.record", now.record);
    if (onOwnPage() && now.code) window.history.replaceState(null, "", `#g=${now.code}`);
  }

  /** What the whole app must say of itself; it is on the page only after the first drawing. */
  function belong(lang) {
    const app = el.closest(".crypt-app") ?? el;
    // A notebook's own shortcuts (b: new cell) must not fire while the keys belong to the game.
    app.setAttribute("data-lm-suppress-shortcuts", "true");
    if (!lang) return;
    app.lang = lang;
    if (onOwnPage()) document.documentElement.lang = lang;
  }

  let drawn = "";
  function draw(data, words) {
    // The bar itself changes only with the language: a menu in use is left alone.
    const key = JSON.stringify([data.lang, data.langs, words]);
    if (key !== drawn) {
      drawn = key;
      keepFocus(top, drawTop);
      drawConnection();
    }
    belong(data.lang);
    keepFocus(banners, drawBanners);
    keep();
  }

  /** A closed channel takes the widgets off the page: the word about it must outlive them. */
  function outlive() {
    if (el.isConnected || !onOwnPage()) return;
    document.body.prepend(
      h("div", { class: "crypt crypt-frame" }, lostBanner(connection, wordsNow())),
    );
  }

  function onHash() {
    const code = codeIn(window.location.hash);
    if (code && code !== dataNow().keep?.code) ask({ do: "load", text: code });
  }

  function onPress(event) {
    if (!menuOpen || top.contains(event.target)) return;
    openMenu(false);
  }

  function onEscape(event) {
    if (event.key !== "Escape" || !menuOpen) return;
    openMenu(false);
    top.querySelector('[data-action="menu"]')?.focus();
  }

  document.addEventListener("pointerdown", onPress);
  top.addEventListener("keydown", onEscape);
  if (onOwnPage()) window.addEventListener("hashchange", onHash);
  const stopWatching = watchConnection(model, (state) => {
    connection = state;
    drawConnection();
    if (state === "closed") setTimeout(outlive);
  });
  const end = live({ model, el }, draw, () => {
    stopWatching();
    clearTimeout(toastTimer);
    document.removeEventListener("pointerdown", onPress);
    window.removeEventListener("hashchange", onHash);
  });
  if (!greeted) {
    greeted = true;
    ask({
      do: "hello",
      lang: remembered("crypt.lang") ?? navigator.language,
      chosen: remembered("crypt.lang") !== null,
      saved: remembered("crypt.record"),
      code: onOwnPage() ? codeIn(window.location.hash) : null,
    });
  }
  return end;
}

export default { render };
