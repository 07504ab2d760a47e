// What the page itself says: that Python is waking, and that it cannot, or has stopped.

/** Milliseconds after which a Python that is not awake is slow. */
const PATIENCE = 20_000;

const words = () => JSON.parse(document.getElementById("loading-words").textContent)[document.documentElement.lang];

/** Of what went wrong at the start, the id of what to say. */
function reason(why) {
  if (typeof WebAssembly !== "object") return "no-wasm";
  if (typeof DecompressionStream !== "function") return "too-old";
  if (/wasm-unsafe-eval|WebAssembly.*(disallow|blocked|unsafe)|CompileError/i.test(why)) return "no-wasm";
  if (/memory|allocat/i.test(why)) return "no-memory";
  if (/fetch|import|script|network|NetworkError|: \d{3}$|load/i.test(why)) return "no-files";
  return /Traceback/.test(why) ? "no-table" : "no-python";
}

/** A sentence at the foot of the page until Python is awake, and another one if that takes long; returns
 * the way to take it away. */
export function sayWaking() {
  const note = document.createElement("p");
  note.id = "waking";
  note.setAttribute("role", "status");
  const [first, ...rest] = words().waking.split(/(?<=\.) /);
  note.append(first, " ", Object.assign(document.createElement("span"), { textContent: rest.join(" ") }));
  document.body.append(note);
  const late = setTimeout(() => {
    note.textContent = words()["waking-slow"];
  }, PATIENCE);
  return () => {
    clearTimeout(late);
    note.remove();
  };
}

/** Python does not start: in the place of the page, or across the picture that is there. */
export function sayNoStart(why) {
  const id = reason(why);
  if (document.getElementById("loading")) window.cryptLoading.fail(id, id === "no-wasm" ? "" : why);
  else across(words().trouble, words()[id]);
}

/** Python has stopped in the middle of it. */
export function sayStopped() {
  across(words()["lost-title"], words().lost);
}

/** What stands across the page until it is loaded anew. */
function across(title, text) {
  if (document.getElementById("stopped")) return;
  const make = (tag, content) => Object.assign(document.createElement(tag), { textContent: content });
  const note = document.createElement("section");
  note.id = "stopped";
  note.setAttribute("role", "alert");
  // Above a dialogue, too.
  note.setAttribute("popover", "manual");
  const again = make("button", words().again);
  again.type = "button";
  again.onclick = () => location.reload();
  note.append(make("h2", title), make("p", text), again);
  document.body.append(note);
  note.showPopover?.();
  again.focus();
}
