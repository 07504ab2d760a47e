// The signs of Donjon: 24 by 24 units, drawn as lines; and the badge that stands for a picture.

import { h } from "../../../kit/dom.js";
import { icon, ICONS } from "../../../kit/icons.js";

const SWORD_SIGN = "M20 4l-9.5 9.5M20 4h-4.5L8 11.5M20 4v4.5L12.5 16M6.5 12.5l5 5M9 15l-5 5";
const SHIELD_SIGN = "M12 3l8 3v5.5c0 4.8-3.4 8-8 9.5-4.6-1.5-8-4.7-8-9.5V6z";
const PLUS_SIGN = "M19 15v7M15.5 18.5h7";

Object.assign(ICONS, {
  // Types of monsters.
  humanoid: "M12 3a3.2 3.2 0 1 0 .01 0zM6 21v-6a6 6 0 0 1 12 0v6M9.5 21v-5M14.5 21v-5",
  undead: "M12 3a8 8 0 0 0-5 14.2V20h10v-2.8A8 8 0 0 0 12 3zM9 11.5h.01M15 11.5h.01M12 14.5v1M10 20v-2M14 20v-2",
  creature: "M7 10a1.8 2.3 0 1 0 .01 0zM17 10a1.8 2.3 0 1 0 .01 0zM10 4a1.7 2.3 0 1 0 .01 0zM14 4a1.7 2.3 0 1 0 .01 0zM12 12.5c-3 0-5.5 3-5.5 5.2 0 3.3 3 2.3 5.5 2.3s5.5 1 5.5-2.3c0-2.2-2.5-5.2-5.5-5.2z",
  dragon: "M3 6c5-1 8 1 9 5 1-4 4-6 9-5-2 1-3 3-3 5-2 0-3 1-4 3l-2 7-2-7c-1-2-2-3-4-3 0-2-1-4-3-5z",
  // Types of items.
  weapon: SWORD_SIGN,
  armour: `${SHIELD_SIGN}M12 3v18`,
  jewel: "M12 9.5a5.7 5.7 0 1 0 .01 0zM8.5 3h7l2 2.5L12 10 6.5 5.5z",
  // Cards of other kinds.
  special: "M12 3l2.4 6 6.6.5-5 4.2 1.6 6.3-5.6-3.5L6.4 20 8 13.7 3 9.5 9.6 9z",
  event: "M13 2.5 5 13.5h6l-1 8 8-11h-6z",
  quest: "M6 4h11a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM6 4a2 2 0 0 0-2 2v2h2M9.5 9h6M9.5 12.5h6M9.5 16h3.5",
  main: "M5 18h14M5 15.5 3.5 7l5 3.5L12 5l3.5 5.5 5-3.5L19 15.5z",
  "quest-done": "M6 4h11a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM6 4a2 2 0 0 0-2 2v2h2M9 12l2.5 2.5L16 9.5",
  secondary: "M6 4h11a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM6 4a2 2 0 0 0-2 2v2h2M9.5 9h6M9.5 12.5h6",
  // Adventurers.
  barbarian: "M12 3v18M12 5c3-2.5 7-1.5 8 2-1 3.5-5 4.5-8 2M12 5C9 2.5 5 3.5 4 7c1 3.5 5 4.5 8 2",
  ranger: "M6 3c9 2 13 9 12 18M6 3l12 18M4 20 14 10M14 10h-4M14 10v4",
  warrior: `${SHIELD_SIGN}M12 7.5v9M8 11h8`,
  priest: "M12 11v10M8 15h8M12 11c-2.5-2-3.5-3.8-3.5-5.2a3.5 3.5 0 0 1 7 0c0 1.4-1 3.2-3.5 5.2z",
  sorcerer: "M12 3l6 17H6zM4 20h16M11 13.5l1-2 1 2-1 2z",
  thief: "M3 9c3-2 6-1.5 9 0 3-1.5 6-2 9 0 0 5-2 7-5 7-2 0-3-1-4-2.5C11 15 10 16 8 16c-3 0-5-2-5-7zM7 11.5h2.5M14.5 11.5H17",
  // What players have, and what lies on the table.
  power: SWORD_SIGN,
  wound: "M12 20.5S4 15.5 4 9.8A4.3 4.3 0 0 1 12 7.6a4.3 4.3 0 0 1 8 2.2c0 5.7-8 10.7-8 10.7zM12 7.6l-2 4 3.5 2-1.5 3.5",
  gem: "M7 4h10l4 5.5L12 20.5 3 9.5zM3 9.5h18M9 9.5l3 11 3-11",
  spoil: "M4 4c0 5 2 7 4.5 7M20 4c0 5-2 7-4.5 7M8 10.5c0-2.5 8-2.5 8 0V15l-4 5.5L8 15zM10.5 13.5h.01M13.5 13.5h.01",
  "promise-broken": "M4 5h16v10.5h-9L7 19.5v-4H4zM13.5 5 10.5 9l3 2-2.5 4.5",
  token: "M12 3a9 9 0 1 0 .01 0zM12 7.5l1.4 3 3.2.3-2.4 2.2.7 3.2-2.9-1.7-2.9 1.7.7-3.2-2.4-2.2 3.2-.3z",
  familiar: "M5 20V8l3 3h8l3-3v12zM9.5 14.5h.01M14.5 14.5h.01M12 17h.01",
  fairy: "M12 8a2 2 0 1 0 .01 0zM12 12v8M10 9.5C6 5 3 6 3 9s4 4 7 2.5M14 9.5C18 5 21 6 21 9s-4 4-7 2.5",
  cursed: "M12 3a8 8 0 0 0-5 14.2V20h10v-2.8A8 8 0 0 0 12 3zM8 10l3 3M11 10l-3 3M13 10l3 3M16 10l-3 3",
  prey: "M12 4a8 8 0 1 0 .01 0zM12 8.5a3.5 3.5 0 1 0 .01 0zM12 1.5V6M12 18v4.5M1.5 12H6M18 12h4.5",
  companion: "M7 10a1.8 2.3 0 1 0 .01 0zM17 10a1.8 2.3 0 1 0 .01 0zM12 12.5c-3 0-5.5 3-5.5 5.2 0 3.3 3 2.3 5.5 2.3s5.5 1 5.5-2.3c0-2.2-2.5-5.2-5.5-5.2z",
  effect: "M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",
  temple: "M3 9.5 12 4l9 5.5zM5.5 9.5V18M10 9.5V18M14 9.5V18M18.5 9.5V18M3.5 20.5h17",
  guild: "M4 20V9l8-5 8 5v11zM9.5 20v-6h5v6M8 10.5h8",
  pot: "M5 10h14l-1.5 9.5h-11zM4 10h16M9 7l3-3.5L15 7z",
  pile: "M6 7h12v13H6zM8 4h12v13",
  gate: "M4 21V11a8 8 0 0 1 16 0v10M4 21h16M9 21V5M15 21V5M4 13h16",
  arena: "M4.5 4.5l11 11M19.5 4.5l-11 11M14 17l3.5-3.5M17 16l3.5 3.5M10 17l-3.5-3.5M7 16l-3.5 3.5",
  discards: "M6 7h12l-1 13H7zM4 7h16M9.5 4h5",
  next: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 .01 0z",
  // What players are in a fight: who fights, who is attacked, who helps whom, who has vanished.
  fighter: SWORD_SIGN,
  attacker: SWORD_SIGN,
  victim: SHIELD_SIGN,
  ally: "M8 12V6a1.5 1.5 0 0 1 3 0v5M11 10.5v-6a1.5 1.5 0 0 1 3 0v6M14 10.5V6a1.5 1.5 0 0 1 3 0v8c0 4-2.5 7-6 7-2.5 0-4-1-5.2-3L3.5 14A1.5 1.5 0 0 1 6 12.4L8 15",
  "with-attacker": `${SWORD_SIGN}${PLUS_SIGN}`,
  "with-defender": `M10 3l7 2.6v4.9c0 4.2-3 7-7 8.3-4-1.3-7-4.1-7-8.3V5.6z${PLUS_SIGN}`,
  gone: "M6 20c4-5-1-9 3-16M12 20c4-5-1-9 3-16M18 20c4-5-1-9 3-16",
});

/** Something round that is pressed, as classes. */
export const CHIP = "dj-chip u-inline-line u-gap-3 u-y-1 u-x-6 u-paper u-ink u-normal u-text-3 u-leading-2 u-text-start";

/** What stands for the picture of a card or an adventurer: a badge with its sign. */
export function badge(sign, name = "") {
  const there = sign in ICONS;
  return h(
    "span",
    { class: "dj-picture u-icon-22 u-grid u-square u-fixed u-items-center u-part u-cut", "data-sign": sign, "data-art": name || null, "aria-hidden": "true" },
    there ? icon(sign) : h("b", {}, (name || sign).slice(0, 1).toUpperCase()),
  );
}

/** What is told in fewer words where there is little room: that the eye has besides, in signs.
 *
 * @param {string} text
 * @param {any} short */
export function toldAs(text, short) {
  return [h("span", { class: "dj-long u-unseen" }, text), h("span", { class: "dj-short u-gap-1 u-middle", "aria-hidden": "true" }, short)];
}
