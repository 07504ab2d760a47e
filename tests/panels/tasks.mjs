// Tasks of a course: which one is at the table, how it went, and how a script is followed.

import { nameOf, withRole } from "./dom.mjs";

export const CARD = "[data-task-card]";
export const SAID = ".crypt-learn .ln-live";

/** The task that is at the table. */
export const taskOf = (page) => page.one(CARD).dataset.taskCard;

/** How it went so far: "going", "missed" or "done". */
export const outcomeOf = (page) => page.one(CARD).dataset.outcome;

/** Lay out a claim; any other move is written. */
async function layOut(page, move) {
  if (!/^[a-f][1-6]/.test(move)) {
    await write(page, move);
    return;
  }
  await page.lay(move);
  await page.press("button", "table-confirm");
}

/** Make a move in writing. */
export async function write(page, move) {
  if (!page.has("textbox", "table-type")) await page.turn("crypt.type", "open");
  await page.write("table-type", move);
  await page.press("button", "table-type-play");
}

/** The button that is offered for a move, or the card that is to be pressed: its name ends so. */
function buttonOf(page, move) {
  const offered = page.models.get("table")?.get("data").ask?.buttons.find((it) => it.move === move);
  return offered && withRole(page.app, "button").find((it) => nameOf(it).endsWith(offered.label));
}

/** Do what a script says: step on, answer, press the button of a move or put it together. */
export async function follow(page, script, decide = layOut) {
  for (const line of script) {
    if (line === "next" || line === "continue") await page.step(line);
    else if (line.startsWith("= ")) await page.press("button", `learn.task.choices.${line.slice(2)}`);
    else if (buttonOf(page, line)) await page.press(buttonOf(page, line));
    else await decide(page, line);
  }
}

const CHOSEN = { lay: ([card, place]) => [`[data-hand="${card}"]`, `[data-place="${place}"]`] };

/** Choose what a move of Sedlec needs on the table, and confirm it. */
export async function choose(page, move) {
  const [verb, ...rest] = move.split(" ");
  const chosen = CHOSEN[verb]?.(rest) ?? rest.map((pile) => `[data-pile="${pile}"]`);
  for (const it of chosen) await page.press(`.crypt-board button${it}`);
  await page.press(page.loud);
}
