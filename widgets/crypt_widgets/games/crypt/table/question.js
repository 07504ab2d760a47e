// The question: what is to be done next, and the buttons for it.

import { dieFace } from "../../../kit/dice.js";
import { h } from "../../../kit/dom.js";
import { hasBar, offer } from "../../../kit/bar-offers.js";
import { action, answerBox, bareMove, curtainOffers, keysNote, newsLine, toneOf } from "../../../kit/deciding.js";
import { leadTo } from "../../../kit/lead-to.js";
import { confirm, play, typeBox } from "../../../kit/table-moves.js";
import { say } from "../../../kit/table-state.js";
import { EFFORTS, draftMove, isClaim, nextHint, setEffort, takeBack, takesEffort } from "./draft.js";
import { act, clear, press } from "./hands.js";
import { claiming, onTreasure, playerBy } from "./lookup.js";

/**
 * @import { Offer } from "../../../kit/bar-offers.js"
 * @import { Data } from "./lookup.js"
 * @import { Table } from "./panel.js"
 * @import { Button, TableVerdict } from "../wire.js" */

/** What ends a decision: to recover or pass, to roll, to be done. */
const ENDS = new Set(["recover", "roll", "done"]);

/** @typedef {{ verdict: TableVerdict | null, slots: Set<string>, tone: string }} Judged */

/** Whether the judge has said no to what lies on the table now.
 *
 * @param {Table} table */
function refused(table) {
  const { verdict, tone } = verdictNow(table);
  const written = table.typed !== null && !isClaim(table.typed.trim());
  return Boolean(verdict?.move) && !["good", "warn"].includes(tone) && !written;
}

/** The verdict as it concerns what lies on the table now, and the treasures it is about.
 *
 * @param {Table} table
 * @returns {Judged} */
export function verdictNow(table) {
  const { verdict } = table.data;
  const none = outOfReach(table) ?? { verdict: null, slots: new Set(), tone: "" };
  if (!verdict || !verdict.text) return none;
  const about = bareMove(verdict.move ?? "");
  const asTyped = table.typed !== null && about === bareMove(table.typed.trim());
  // What a notebook has asked for may be no claim that can be laid: then no die lies there, only why.
  const asAsked = about === bareMove(table.data.lay?.[0] ?? "");
  if (isClaim(about) && claiming(table.data) && !draftMove(table.draft) && !asTyped && !asAsked) return none;
  const tone = toneOf(verdict);
  return { verdict, slots: new Set(verdict.slots ?? []), tone };
}

/** The treasure that is pointed at, if nothing may be claimed there: why is told before it is tried.
 *
 * @param {Table} table
 * @returns {Judged | null} */
function outOfReach({ data, draft, pointed }) {
  const slot = draft.slot ?? pointed;
  const text = data.treasures.find((t) => t.slot === slot)?.closed;
  if (!text || !claiming(data)) return null;
  const verdict = { move: "", legal: false, warned: false, text, rule: null, final: false, slots: [slot], chances: [] };
  return { verdict, slots: new Set([slot]), tone: "bad" };
}

/** @param {Table} table */
export function askBox(table) {
  const { data, draft, prefix } = table;
  const { kind, prompt, buttons = [], notation } = data.ask;
  const laying = claiming(data) && draft.dice.length > 0;
  const off = !draftMove(draft);
  const here = hasBar(table.el) ? buttons.filter((it) => !inBar(it) && !onDie(data, it) && !onCard(it)) : buttons;
  return h(
    "div",
    { class: "tb-ask u-lined u-row u-middle u-pack-top u-gap-2 u-top-3", role: "group", "aria-labelledby": prompt ? `${prefix}-prompt` : null, "data-key": "ask", "data-ask": kind },
    prompt
      ? h("p", { class: "tb-prompt u-shares u-slim u-strong u-text-5 u-leading-25 u-serif", id: `${prefix}-prompt`, "data-testid": "prompt" }, prompt)
      : null,
    answerLine(table, laying),
    laying ? effortRow(table) : null,
    h(
      "div",
      { class: "crypt-row tb-actions u-contents", "data-key": "actions" },
      !hasBar(table.el) && warned(table) ? insist(table) : null,
      laying && !hasBar(table.el) && !warned(table)
        ? action("confirm", say(table, "table-confirm"), () => confirm(table), { main: !refused(table), off, sign: "check" })
        : null,
      laying ? action("clear", say(table, "table-clear"), () => clear(table), { off, sign: "close" }) : null,
      here.map((button, index) => askButton(table, button, index)),
      notation && typeBox(table, notation.join(" · ")),
    ),
    laying ? keysNote(say(table, "table-keys")) : null,
  );
}

/** The answer to what lies on the table, or what to do next: in one place, which is kept for it.
 *
 * @param {Table} table */
function answerLine(table, laying) {
  const { data, draft } = table;
  const { verdict, tone } = verdictNow(table);
  const servant = draft.dice[draft.active];
  const facts = { on: onTreasure(data, servant?.slot ?? draft.slot), effort: servant?.effort ?? "" };
  const next = laying ? nextHint(draft, refused(table)) : powerHint(table);
  const begun = next !== "table-hint-start";
  // How to begin stands on the bar's button, where there is a bar.
  const hinted = next && (!verdict || tone === "good") && (begun || !hasBar(table.el));
  // Until one begins, what has led here is told.
  const news = !verdict && (!next || !begun) ? newsLine(table) : null;
  return h(
    "div",
    { class: ["tb-line u-grid u-pack-center", tone === "good" && "u-sign-first u-middle u-gap-3"], "data-tone": tone || null, "data-key": "line" },
    answerBox(table, "tb", { tone, text: verdict?.text, rule: verdict?.rule }),
    news ?? (hinted ? h("p", { class: "tb-next u-soft u-low u-text-3 u-leading-25", "data-key": "next" }, say(table, next, facts)) : null),
  );
}

/** What to press where a power is about dice or cards on the table; nothing where it would be in vain.
 *
 * @param {Table} table */
function powerHint({ el, data }) {
  const buttons = hasBar(el) ? (data.ask.buttons ?? []) : [];
  const exhausted = data.roll?.results?.some((it) => it.exhausted);
  if (buttons.some((it) => onDie(data, it))) return exhausted ? "table-hint-again" : null;
  return buttons.some(onCard) ? "table-hint-take" : null;
}

/** Whether a button stands in the bar.
 *
 * @param {Button} button */
function inBar({ move }) {
  return ENDS.has(bareMove(move).split(" ")[0]);
}

/** What can be done now, for the bar.
 *
 * @param {Table} table */
export function offerActions(table) {
  const { data, draft } = table;
  /** @type {Offer[]} */
  const offers = curtainOffers(table);
  if (data.ask && !data.curtain) {
    const held = warned(table);
    if (held) offers.push(insistOffer(table, held));
    else if (claiming(data) && draft.dice.length > 0) {
      offers.push(...(draftMove(draft) ? [confirmOffer(table)] : choosing(table)));
    }
    const buttons = data.ask.buttons ?? [];
    const other = buttons.some((button) => button.legal && !inBar(button));
    for (const button of buttons.filter(inBar)) {
      offers.push({
        name: bareMove(button.move).split(" ")[0],
        label: button.label,
        loud: offers.length === 0,
        quiet: other,
        off: button.legal === false,
        move: bareMove(button.move),
        about: button.hint,
        press: () => play(table, button.move),
      });
    }
  }
  offer(table.el, table.game.name, offers);
}

/** The move that is held back because of what it costs, if one is.
 *
 * @param {Table} table */
function warned(table) {
  const { verdict } = verdictNow(table);
  return verdict?.warned ? verdict.move : null;
}

/** Its name is not that of the button which it replaces: the second of two quick presses was for that.
 *
 * @param {Table} table
 * @param {string} move
 * @returns {Offer} */
function insistOffer(table, move) {
  const label = say(table, "table-insist");
  return { name: "insist", label, sign: "check", loud: true, quiet: true, press: () => play(table, move) };
}

/** @param {Table} table */
function insist(table) {
  return action("insist", say(table, "table-insist"), () => play(table, warned(table)), { sign: "check" });
}

/** @param {Table} table
 * @returns {Offer} */
function confirmOffer(table) {
  const no = refused(table);
  return {
    name: "confirm",
    label: say(table, "table-confirm"),
    sign: no ? "stop" : "check",
    loud: true,
    quiet: no,
    about: no ? verdictNow(table).verdict?.text : null,
    press: () => confirm(table),
  };
}

// Labels: table-choose-effort table-choose-treasure

/** As long as nothing is laid out: what is to be chosen next for that. A servant needs no choosing: one is
 * as good as another. Where no treasure can be had there is nothing to choose.
 *
 * @param {Table} table
 * @returns {Offer[]} */
function choosing(table) {
  const { data, draft, root } = table;
  const open = data.treasures.filter((it) => it.state === "crypt" && !it.closed).map((it) => it.slot);
  if (!open.length) return [];
  const placing = draft.slot === null && draft.dice[draft.active]?.effort;
  const [what, parts] = placing
    ? ["treasure", open.map((slot) => `button.tb-card[data-slot="${slot}"]`).join()]
    : ["effort", ".tb-face"];
  const press = () => leadTo(root.querySelectorAll(parts));
  return [{ name: "choose", label: say(table, `table-choose-${what}`), loud: true, leads: true, press }];
}

/** Two people may hold the same power: each has a button, known by the whole of its move.
 *
 * @param {Table} table
 * @param {Button} button */
function askButton(table, button, index) {
  const move = bareMove(button.move);
  const note = button.hint ? `${table.prefix}-hint-${index}` : null;
  return h(
    "div",
    { class: "crypt-row tb-choice u-middle u-rows-2 u-columns-5 u-whole", "data-key": `choice-${button.move}` },
    h(
      "button",
      {
        type: "button",
        class: `tb-action${button.main ? " crypt-main" : ""}${button.legal === false ? " tb-not-now u-dashed" : ""}`,
        "data-action": move.split(" ")[0],
        "data-move": move,
        "data-key": `move-${button.move}`,
        "aria-describedby": note,
        title: button.hint ?? null,
        onclick: () => play(table, button.move),
      },
      h("span", {}, button.label),
    ),
    button.hint ? h("span", { class: "tb-hint", id: note }, button.hint) : null,
  );
}

/** Whether a move is made by pressing the die that it is about, where that lies.
 *
 * @param {Data} data
 * @param {Button} button */
function onDie({ roll }, button) {
  return (roll?.results ?? []).some((it) => it.again?.move === bareMove(button.move));
}

/** The same for the card that it takes.
 *
 * @param {Button} button */
function onCard({ move, legal }) {
  return legal && move.startsWith("take ");
}

/** @param {Table} table */
function effortRow(table) {
  const { data, draft } = table;
  const servant = draft.dice[draft.active];
  const useful = takesEffort(draft);
  const player = playerBy(data, data.ask.player);
  return h(
    "div",
    { class: "tb-efforts u-gap-3 u-contents", role: "group", "aria-label": say(table, "table-effort"), "data-key": "efforts" },
    h(
      "div",
      { class: "tb-faces u-row u-gap-2 u-fixed", "data-key": "faces" },
      EFFORTS.map((effort) => {
        const chosen = servant?.effort === effort;
        const of = [chosen, useful, player.id, player.mark, table.words];
        return table.part(`effort-${effort}`, of, () =>
          h(
            "button",
            {
              type: "button",
              class: `tb-face u-y-2 u-x-2 u-slim u-low u-square${chosen ? " tb-chosen" : ""}`,
              "data-effort": effort,
              "data-key": `effort-${effort}`,
              "aria-label": say(table, "table-effort-n", { n: effort }),
              "aria-pressed": String(chosen),
              "aria-disabled": useful ? null : "true",
              onclick: (event) => press(table, event, setEffort, effort),
            },
            dieFace(effort, player.id, player.mark),
          ),
        );
      }),
      servant?.slot
        ? action("take-back", say(table, "table-take-back"), () => act(table, takeBack, draft.active), { sign: "back" })
        : null,
    ),
  );
}
