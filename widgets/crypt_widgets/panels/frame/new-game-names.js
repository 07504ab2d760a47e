// What several people at one table are called.

import { h, labelled } from "../../kit/dom.js";
import { remembered } from "../../kit/live.js";
import { remember } from "../../kit/memory.js";

/** Where the browser keeps what people were called last. */
const NAMES = "crypt.names";
/** Python cuts longer ones. */
const LONGEST_NAME = 16;

/** The names of the game at the table, or those with which one has begun last.
 *
 * @param {string[]} now
 * @returns {string[]} */
function namesKept(now) {
  try {
    const kept = JSON.parse(remembered(NAMES) ?? "[]");
    return now.length || !Array.isArray(kept) ? [...now] : kept.map(String);
  } catch {
    return [...now]; // somebody else's
  }
}

// Labels: frame-seat-1 frame-seat-2 frame-seat-3 frame-seat-4 frame-seat-5 frame-seat-6

/** A field for each person, where there are several: who is alone among bots is spoken to.
 *
 * @param {string[]} now */
export function namesChoice(now, words) {
  const names = namesKept(now);
  const person = (who) => who === "person";
  return {
    field: (seat) =>
      h("input", {
        type: "text",
        class: "fr-name u-wide u-above-2",
        "data-action": `name-${seat + 1}`,
        "aria-label": labelled(words, words[`frame-seat-${seat + 1}`], words["frame-name"]),
        placeholder: words["frame-name"],
        value: names[seat] ?? "",
        maxlength: String(LONGEST_NAME),
        autocomplete: "off",
        spellcheck: "false",
        oninput: (event) => {
          names[seat] = event.target.value;
        },
      }),
    /** @param {string[]} seats */
    show(box, seats) {
      box.querySelectorAll(".fr-name").forEach((field, seat) => {
        field.hidden = seats.filter(person).length < 2 || !person(seats[seat]);
      });
    },
    /** @param {string[]} seats */
    chosen(seats) {
      if (seats.filter(person).length < 2) return {};
      const called = seats.map((who, seat) => (person(who) ? (names[seat] ?? "").trim() : ""));
      remember(NAMES, JSON.stringify(called));
      return { names: called };
    },
  };
}
