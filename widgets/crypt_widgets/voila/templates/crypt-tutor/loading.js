// What the page says until the table stands, and what it says when the table does not come.
(() => {
  "use strict";
  const root = document.documentElement;
  const words = JSON.parse(document.getElementById("loading-words").textContent);
  const store = (key, value) => {
    try {
      if (value === undefined) return localStorage.getItem(key);
      localStorage.setItem(key, value);
    } catch {
      // Storage may be forbidden; the page then follows the browser alone.
    }
    return null;
  };

  // A language named on the command line holds from that start on, until another one is chosen.
  const asked = root.dataset.askedLang;
  if (asked && store("crypt.asked") !== root.dataset.asked) {
    store("crypt.lang", asked);
    store("crypt.asked", root.dataset.asked);
  }
  const wished = [store("crypt.lang"), asked, ...(navigator.languages || [navigator.language])];
  const known = new Map(Object.keys(words).map((name) => [name.toLowerCase(), name]));
  // "fr-CA" wants French; the more particular name goes first where there are words under it.
  const spoken = (name) => {
    const parts = (name || "").toLowerCase().split("-");
    while (parts.length && !known.has(parts.join("-"))) parts.pop();
    return known.get(parts.join("-"));
  };
  const lang = wished.map(spoken).find(Boolean) || Object.keys(words)[0];
  root.lang = lang;
  const theme = store("crypt.theme");
  if (theme === "light" || theme === "dark") root.dataset.cryptTheme = theme;

  // When the page goes, Voilà's script asks the server to end the kernel, and repeats this cookie
  // as a proof that the page asks and not another site. No server has set it yet at that time.
  if (root.dataset.baseUrl && !/(^|; )_xsrf=/.test(document.cookie)) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    document.cookie = `_xsrf=${token}; path=${root.dataset.baseUrl}; SameSite=Strict`;
  }

  // Voilà brings JupyterLab's packages in an older version than its own extension and that of
  // ipywidgets ask for. They get on, and nobody here can change it: that is told to who asks the
  // console for everything, and is no dozen of warnings at each load.
  const OLDER = /^(Unsatisfied|No satisfying) version /;
  const { warn } = console;
  console.warn = (...said) => (OLDER.test(said[0]) ? console.debug : warn).apply(console, said);

  const t = (id) => words[lang][id];
  const $ = (id) => document.getElementById(id);
  let phase = "python";
  let over = false;

  const show = () => {
    if (!$("loading") || over) return;
    $("loading-again").onclick = () => location.reload();
    $("loading-text").textContent = t(phase);
    $("loading-again").textContent = t("again");
  };

  const fail = (id, detail = "") => {
    if (over || !$("loading")) return;
    over = true;
    $("loading").classList.add("trouble");
    $("loading").setAttribute("role", "alert");
    $("loading-title").textContent = t("trouble");
    $("loading-text").textContent = t(id);
    $("loading-detail").textContent = detail;
    $("loading-again").hidden = false;
  };

  const patience = (seconds) =>
    setTimeout(() => {
      if (over || !$("loading")) return;
      $("loading-text").textContent = t("slow");
      $("loading-again").hidden = false;
    }, seconds * 1000);

  // The table stands when its panel has drawn something, whichever game it is of; so does the first screen.
  const stands = (page) => page.querySelector(".crypt-app .tb > *, .crypt-app .ho > *");
  // Python begins with a game in a language, until the page has told it the visitor's language, game
  // and place (`[data-greeted]`; see frame.js). Until then none is shown, for a moment at most.
  const PLACED = ".crypt-on-screen, .crypt-on-task, [data-banner='trouble']";
  const placed = (page) => !/[#&]at=/.test(location.hash) || page.querySelector(PLACED);
  const greeted = (page) => page.querySelector(".crypt-app[data-greeted]") && placed(page);
  let waited = false;
  const there = (page) => stands(page) && (waited || greeted(page));
  // Where Python has died, a sentence of the widgets' manager stands in the place of the app.
  const refusal = (page) =>
    [...page.querySelectorAll(".jupyter-widgets:not(.crypt-app, .crypt-app *)")].find(
      (node) => !node.firstElementChild && node.textContent,
    );
  const reveal = () => {
    if (over) return;
    over = true;
    $("page").classList.add("ready");
    $("loading").remove();
    console.warn = warn;
    performance.mark("crypt-ready");
  };

  // What has come with the greeting is drawn before anybody sees it: by the browser's next picture,
  // which it may not make of a page that nobody looks at.
  const revealSoon = () => {
    requestAnimationFrame(() => setTimeout(reveal));
    setTimeout(reveal, 100);
  };

  window.cryptLoading = {
    show,
    fail,
    phase(name) {
      phase = name;
      show();
    },
    // Everything that the server had to say has arrived; what is left is the browser's part.
    arrived() {
      phase = "cards";
      show();
      patience(20);
      const page = $("page");
      const look = () => {
        const refused = refusal(page);
        if (refused) fail("no-table", refused.textContent);
        else if (there(page)) revealSoon();
        else {
          if (stands(page)) waitForGreeting();
          return;
        }
        watch.disconnect();
      };
      // Counted from the table on: until it stands, Python may take its time.
      let waits = false;
      const waitForGreeting = () => {
        if (waits) return;
        waits = true;
        setTimeout(() => {
          waited = true;
          if (!over) look();
        }, 3_000);
      };
      const watch = new MutationObserver(look);
      watch.observe(page, { childList: true, subtree: true, attributeFilter: ["data-greeted"] });
      look();
    },
  };

  // Voilà calls this every few seconds for as long as Python keeps it waiting.
  window.voila_heartbeat = () => patience(10);
  window.addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement) fail("no-files", target.src);
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") fail("no-files", target.href);
    },
    true,
  );
  document.addEventListener("DOMContentLoaded", () => {
    if (phase !== "cards") fail(phase === "python" ? "no-python" : "cut-off");
  });
})();
