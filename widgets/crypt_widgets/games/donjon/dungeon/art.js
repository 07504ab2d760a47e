// The pictures of Donjon, all drawn here by one hand: 48 by 48 units each, a line of 2.25 with round
// ends, the light from the left, nothing nearer to the edge than 2. The single monsters stand in
// `table-monsters.js`.
//
// A part is a path, after the name of what fills it (its colour is in `art.css`; a path alone is
// a line) and, if it stands on both sides, after "both". What is drawn later lies on what is drawn
// before.

import { svg } from "../../../kit/dom.js";
import { MONSTER_PARTS } from "./monsters.js";

const PARTS = {
  // --- Whom one plays: shoulders and a head, known by what is worn on it.

  // A horned helmet over a beard like a broom.
  barbarian: [
    "skin M4 45c0-8 5-12 12-12h16c7 0 12 4 12 12z",
    "both bone M14 17C7 17 3 12 3 4c3 4 7 5 12 5z",
    "skin M14 17h20v9H14z",
    "rust M13 22c3 3 5 3 7 3h8c2 0 4 0 7-3v6c0 8-5 13-11 15-6-2-11-7-11-15z",
    "steel M13 19C13 9 17 5 24 5s11 4 11 14z",
    "M24 5v14M18 30c2-2 4-2 6 0 2-2 4-2 6 0",
    "shade M28 6c4 2 7 5 7 13h-5c0-6 0-10-2-13z",
    "both ink M20 21a1.3 1.3 0 1 0 .01 0z",
  ],
  // A cap with a long brim and a feather, a bow on the back.
  ranger: [
    "loose M39 9c7 9 7 26 0 35M39 9v35",
    "green M5 45c0-8 5-12 12-12h14c7 0 12 4 12 12z",
    "rust M13 20h22v9c0 2-2 4-4 4H17c-2 0-4-2-4-4z",
    "skin M16 18h16v10c0 5-4 9-8 9s-8-4-8-9z",
    "red M27 9c3-5 8-7 14-6-1 6-5 9-11 10z",
    "green M13 19c2-8 7-12 14-11 5 1 7 5 8 10z",
    "green M3 22c10-6 25-7 35-3l-2 4c-9-3-18-2-26 1-3 1-6 0-7-2z",
    "both ink M20.5 24.5a1.3 1.3 0 1 0 .01 0z",
    "M21 31c2 1 4 1 6 0M15 35l9 9 9-9",
  ],
  // A closed helmet with a plume, plates on the shoulders.
  warrior: [
    "steel M4 45c0-8 4-13 12-13h16c8 0 12 5 12 13z",
    "red M24 9c-2-4.5 0-7.5 5-6.5 7 1 12 7 11 17-3-5-8-9-16-10z",
    "steel M11 17c0-6 5-9 13-9s13 3 13 9v11l-6 9H17l-6-9z",
    "ink M14 18.5h8v4h-8zM26 18.5h8v4h-8z",
    "M24 8v28M11 14.5h26",
    "shade M32 9.5c3 1.5 5 4 5 7.5v11l-6 9h-3l4-10z",
    "both ink M18.5 27a1.3 1.3 0 1 0 .01 0zM20 31a1.3 1.3 0 1 0 .01 0z",
    "both M10 45c0-4 1-6 4-7",
  ],
  // A mitre and a crook.
  priest: [
    "loose M41.5 45V15c0-8-9-8-9-2",
    "bone M6 45c0-8 4-12 11-12h14c7 0 9 4 9 12z",
    "both gold M15 33h6l-1 12h-5z",
    "skin M16 18h16v8c0 6-3 10-8 10s-8-4-8-10z",
    "bone M14 20C10 12 15 6 24 2.5c9 3.5 14 9.5 10 17.5z",
    "gold M13.5 15.5h21V20h-21z",
    "blood M22.5 5h3v3h2.5v2.8h-2.5v3h-3v-3H20V8h2.5z",
    "both ink M20.5 24a1.3 1.3 0 1 0 .01 0z",
    "M21 31h6",
  ],
  // A pointed hat that has seen weather, and a white beard.
  sorcerer: [
    "violet M4 45c1-8 5-12 12-12h16c7 0 11 4 12 12z",
    "skin M15 19h18v9H15z",
    "bone M13 27c4 1 8 1 11-1 3 2 7 2 11 1 1 8-4 13-11 18-7-5-12-10-11-18z",
    "violet M14 17c4-3 3-11 12-14.5 4 0 7 3 9 7-3-2-5-1-5 1 0 3 2 4 4 7z",
    "violet M3 18.5c5-3 12-4 21-4s16 1 21 4C39 21 33 22 24 22S9 21 3 18.5z",
    "ember M24 4.5l1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z",
    "both ink M20 23.7a1.3 1.3 0 1 0 .01 0z",
    "M20 31.5c2 0 3-1 4-2 1 1 2 2 4 2M21 37v2M27 37v2",
  ],
  // A deep hood, a cloth before the face, a knife.
  thief: [
    "slate M3 45c1-8 5-12 12-13h18c7 1 11 5 12 13z",
    "slate M24 2.5C13 3 8 12 8.5 23c0 6-2 9-3.5 12h38c-1.5-3-3.5-6-3.5-12C40 12 35 3 24 2.5z",
    "ink M13 25c0-9 4-14 11-14s11 5 11 14c0 7-4 12-11 14-7-2-11-7-11-14z",
    "skin M16 19h16v6H16z",
    "hide M14.5 25c5-2 14-2 19 0 0 6-3 11-9.5 13-6.5-2-9.5-7-9.5-13z",
    "both ink M20 20.3a1.6 1.6 0 1 0 .01 0z",
    "M20 30l4-1.5 4 1.5M22 34h4",
    "steel M40.5 17l3.5 6v13h-7V23z",
    "gold M34 36h12v3.5H34z",
    "hide M38.5 39.5h4V45h-4z",
  ],

  // --- The types of monsters, and the four that are fought and have none.

  // Tusks and large ears.
  humanoid: [
    "both green M12 16L2.5 10c0 9 3 15 10 16z",
    "green M10 20C10 9 15 4 24 4s14 5 14 16v10c0 9-6 14-14 14s-14-5-14-14z",
    "shade M30 5c5 2 8 7 8 15v10c0 9-6 14-12 14 5-3 7-8 7-14V18c0-6-1-10-3-13z",
    "both gold M14 19l8 3.5c0 2-1.5 3-4 3s-4-2-4-6.5z",
    "M13 16l9 4.5M35 16l-9 4.5M22.5 28c1 1 2 1 3 0",
    "ink M14 34c6-3 14-3 20 0l-3 4H17z",
    "both bone M15 36.5l.5-9 5 8z",
  ],
  // A skull with a light in its eyes.
  undead: [
    "bone M24 3C12 3 5 11 5 21c0 6 2 9 6 11v7c0 3 2 5 5 5h16c3 0 5-2 5-5v-7c4-2 6-5 6-11 0-10-7-18-19-18z",
    "shade M29 3.5C38 6 43 13 43 21c0 6-2 9-6 11v7c0 3-2 5-5 5h-5c4-2 5-5 5-9v-4c4-4 5-8 5-12 0-6-3-12-8-15.5z",
    "both ink M16 16a5.5 6.5 0 1 0 .01 0z",
    "both ember M16.5 20a2 2.2 0 1 0 .01 0z",
    "ink M24 27.5l-3 5.5h6z",
    "M18.5 38v6M24 38v6M29.5 38v6M26 4l-3 5 4 3",
  ],
  // A griffin's head, ears up.
  creature: [
    "rust M41 45c4-8 5-16 2-24l1-18-8 6-4-6-5 7c-5 0-9 2-11 6l3 12-2 17z",
    "hide M16 45l1-10 5 4 3-6 5 5 3-7 7 4c2 3 2 6 1 10z",
    "gold M20 14C10 12 2.5 18 3 30c4-4 8-4 13-3 3 0 5-1 6-3z",
    "shade M37 12c5 9 6 22 0 33h4c4-8 5-16 2-24l1-18z",
    "M4 28c4-5 9-6 15-5M36 9l2 9",
    "ink M23 15l8 1c0 4-6 5-8-1z",
    "M22 13l10 1",
  ],
  // Horns, a crest, smoke from the nose.
  dragon: [
    "bone M29 12c1-5 6-9 15-9-4 2-7 5-8 11z",
    "red M36 12l8 2-4 5 5 5-4 4 4 6-3 3c2 3 3 5 3 8H22c2-3 2-6 0-8h-5c-4 0-8-2-9-6 5 0 8-1 11-3l-1-2-15-1c-1-4 1-8 5-9l12-3c4-4 9-5 14-2z",
    "gold M22 45c2-3 2-6 0-8h8c4 2 6 5 6 8z",
    "shade M33 13l3-1 8 2-4 5 5 5-4 4 4 6-3 3c2 3 3 5 3 8h-8c2-8 1-22-4-32z",
    "ink M3 25l16 1c1 2 0 3-2 4-3 1-6 1-9 1z",
    "pale M6 25h4.5l-2 4.5zM12.5 25.5H17L15 29.5z",
    "ink M27 16l-7 3c1 4 6 4 7 0zM8 19.5a1.4 1.4 0 1 0 .01 0z",
    "M21 15l8-2",
  ],
  // A turban, arms crossed, and smoke below.
  djinn: [
    "blue M15 31h18c2 5-1 8-6 9-3 1-4 2-1 5H14c-3-4 0-8 4-9-3-1-4-3-3-5z",
    "blue M9 22c4-4 9-5 15-5s11 1 15 5l-4 11H13z",
    "shade M33 19l6 3-4 11-3 1c2 4-1 6-5 7-3 1-4 2-1 4h-5c0-4 2-5 5-6 5-2 7-9 7-20z",
    "blue M44 26c0-5-3-8-7-7-1 3-2 5-5 6v6h3c6 0 9-1 9-5z",
    "blue M4 26c0-5 3-8 7-7 1 4 3 6 7 6h14c4 0 4 6 0 6H14C8 31 4 30 4 26z",
    "gold M17 25h5v6h-5z",
    "blue M14 11c0-4 4-6 10-6s10 2 10 6c0 7-5 11-10 11s-10-4-10-11z",
    "bone M11.5 10.5C11 4.5 16 2 24 2s13 2.5 12.5 8.5c-8-3-17-3-25 0z",
    "red M24 3l2.5 3-2.5 3-2.5-3z",
    "both ink M18.5 12.5a1.7 1.7 0 1 0 .01 0z",
    "ink M17.5 17.5c4-2 9-2 13 0-2 5-4 6.5-6.5 6.5s-4.5-1.5-6.5-6.5z",
  ],
  // A chest that bites.
  mimic: [
    "hide M5 20c0-10 5-15 19-15s19 5 19 15l-3 3H8z",
    "ink M7 21h34v10H7z",
    "hide M4 29h40v15H4z",
    "bone M7 21h34l-4 7-4.3-6-4.3 6-4.4-6-4.4 6-4.3-6-4.3 6z",
    "red M20 30c0-4 8-4 8 0v7c0 6-8 6-8 0z",
    "both gold M15 10a3.5 3.5 0 1 0 .01 0z",
    "both ink M15.5 12a1.5 1.5 0 1 0 .01 0z",
    "M24 31v5M10 29v15M38 29v15",
  ],
  // Oneself, and one's shadow.
  doppelganger: [
    "slate M22 45V30c-2-3-3-6-3-11 0-8 4-12 10-12s10 4 10 12c0 4-1 7-3 9v4c5 1 9 5 9 13z",
    "blood M35 17l-5 2c1 2 4 2 5-2z",
    "M32 25c2 0 3-1 4-2",
    "green M3 45c0-8 3-12 9-13h10c5 1 8 5 8 13z",
    "skin M8 16h18v7c0 6-4 10-9 10s-9-4-9-10z",
    "rust M7 19C6 9 10 4 17 4s11 5 10 15c-3-2-5-4-6-7-3 4-8 6-14 7z",
    "ink M13 20.5a1.4 1.4 0 1 0 .01 0zM21 20.5a1.4 1.4 0 1 0 .01 0z",
    "M14 27.5c2 1 4 1 6 0M12 33l5 6 5-6",
  ],
  // The Temple's: a head of stone.
  guardian: [
    "steel M4 45v-8l7-4h26l7 4v8z",
    "steel M10 35V15C10 8 15 4 24 4s14 4 14 11v20l-5 4H15z",
    "shade M31 5c5 2 7 6 7 10v20l-5 4h-5c3-9 4-22 3-34z",
    "gold M20.5 2.5h7V17h-7z",
    "ink M13 20l9 2v5h-6c-2 0-3-3-3-7zM35 20l-9 2v5h6c2 0 3-3 3-7z",
    "both ember M17.5 22.2a1.8 1.8 0 1 0 .01 0z",
    "M24 25v6h-2M18 35.5h12M10 17h10M28 17h10M10 41h3M35 41h3",
  ],

  // --- The types of items, and every item that has one.

  weapon: [
    "steel M24 2.5l6.5 7V31h-13V9.5z",
    "shade M24 2.5l6.5 7V31H24z",
    "gold M8 30h32v5.5H8z",
    "hide M20.5 35.5h7v6h-7z",
    "gold M24 38.5a3.2 3.2 0 1 0 .01 0z",
    "M24 10v15",
  ],
  armour: [
    "steel M12 5l6-2c1 4 3 6 6 6s5-2 6-6l6 2 6 8-6 7v21c-7 5-17 5-24 0V20L6 13z",
    "shade M30 3l6 2 6 8-6 7v21c-3 2-6 3-9 3.5 3-8 4-20 2-35z",
    "M24 9v35M12 20c3 6 9 6 12 3 3 3 9 3 12-3M15 35c6 3 12 3 18 0",
  ],
  jewel: [
    "gold M24 17a14 14 0 1 0 .01 0zM24 23a8.5 8.5 0 1 1-.01 0z",
    "red M17 3h14l5 7-12 11-12-11z",
    "M12 10h24M20 10l4 10 4-10-4-7z",
    "shade M31 3l5 7-12 11 4-11z",
  ],
  // Its point down, for at rest it hangs at a belt.
  dagger: [
    "gold M24 2.5a5 5 0 1 0 .01 0z",
    "hide M20.5 9h7v10h-7z",
    "steel M17 22h14l-1 10-6 13-6-13z",
    "shade M24 22h7l-1 10-6 13z",
    "gold M10 18.5c4 1 24 1 28 0v6c-5-1-23-1-28 0z",
    "M24 28v7",
  ],
  short_sword: [
    "steel M43 5l-1 9-22 21-7-7L34 6z",
    "M36 12L22 26",
    "gold M8 27l3-3 13 13-3 3z",
    "hide M13 31l4 4-6 6-4-4z",
    "gold M8 37a3 3 0 1 0 .01 0z",
  ],
  war_hammer: [
    "hide M8 41l21-23 4 4L12 45z",
    "steel M20 9l9-7 17 17-7 9z",
    "shade M29 2l17 17-7 9-4-4 4-7-12-12z",
    "M24 14l11 11",
  ],
  double_axe: [
    "hide M21.5 4h5v41h-5z",
    "both steel M22 11C16 11 11 9 7 4c-6 8-6 18 0 26 4-5 9-7 15-7z",
    "shade M26 11c6 0 11-2 15-7 6 8 6 18 0 26-1-2-3-3-4-4 2-6 2-12 0-17-4 2-7 2-11 2z",
    "gold M20 11h8v12h-8z",
  ],
  leather_jerkin: [
    "hide M12 4h6l6 8 6-8h6l8 9-6 8v23H10V21l-6-8z",
    "shade M30 4h6l8 9-6 8v23h-8V22z",
    "M24 12v32M21 19h6M21 26h6M10 34h28",
  ],
  helm_of_the_dead: [
    "steel M24 3C12 3 6 11 6 23v17l9 4V32h18v12l9-4V23C42 11 36 3 24 3z",
    "shade M31 4c7 3 11 10 11 19v17l-9 4V28c4-8 3-17-2-24z",
    "bone M14 31v-8c0-7 4-11 10-11s10 4 10 11v8c-2 2-4 3-5 4v4H19v-4c-1-1-3-2-5-4z",
    "both ink M19.5 20a3 3.5 0 1 0 .01 0z",
    "M24 29v1M22 36v3M26 36v3M24 3v9",
  ],
  chain_mail: [
    "steel M14 4h5c1 4 3 5 5 5s4-1 5-5h5l10 8-4 11-5-3v24H13V20l-5 3L4 12z",
    "M17 18c2 3 4 3 7 0 3 3 5 3 7 0M17 26c2 3 4 3 7 0 3 3 5 3 7 0M17 34c2 3 4 3 7 0 3 3 5 3 7 0",
    "shade M29 4h5l10 8-4 11-5-3v24h-5V14z",
  ],
  plate_armour: [
    "steel M13 16l6-7h10l6 7-1 17c-2 7-18 7-20 0z",
    "steel M14 33c5 4 15 4 20 0l3 9c-8 4-18 4-26 0z",
    "shade M29 9l6 7-1 17 3 9c-2 1-5 2-8 2.5 3-10 4-24 0-35.5z",
    "both steel M18 8C9 5 2.5 10 3 21l10 3c0-6 1-11 5-16z",
    "gold M18 4.5h12l1 6c-4 3-10 3-14 0z",
    "M24 13v32M5 14c4 0 7 1 9 3M43 14c-4 0-7 1-9 3",
  ],
  copper_ring: [
    "rust M24 9a17 17 0 1 0 .01 0zM24 17a9.5 9.5 0 1 1-.01 0z",
    "rust M18 4h12l2 9-8 3-8-3z",
    "shade M33 12a17 17 0 0 1-9 31v-7a10 10 0 0 0 6-18z",
  ],
  // A flower of silver around a stone.
  silver_brooch: [
    "steel M24 3a6.5 6.5 0 0 1 6.4 5.5A6.5 6.5 0 0 1 39.5 17.6 6.5 6.5 0 0 1 39.5 30.4 6.5 6.5 0 0 1 30.4 39.5 6.5 6.5 0 0 1 17.6 39.5 6.5 6.5 0 0 1 8.5 30.4 6.5 6.5 0 0 1 8.5 17.6 6.5 6.5 0 0 1 17.6 8.5 6.5 6.5 0 0 1 24 3z",
    "shade M30.4 8.5A6.5 6.5 0 0 1 39.5 17.6 6.5 6.5 0 0 1 39.5 30.4 6.5 6.5 0 0 1 30.4 39.5c6-8 6-22 0-31z",
    "blue M24 14a10 10 0 1 0 .01 0z",
    "shade M28 15a10 10 0 0 1-8 18c8-2 11-10 8-18z",
    "M19.5 23c0-2 2-4 4-4",
  ],
  ruby_pendant: [
    "loose M6 3c0 9 8 15 18 17C34 18 42 12 42 3",
    "gold M24 15a4 4 0 1 0 .01 0z",
    "red M24 22l11 8-4 11-7 4-7-4-4-11z",
    "M13 30h22M20 30l4 15 4-15-4-8z",
    "shade M24 22l11 8-4 11-7 4 4-15z",
  ],
  golden_crown: [
    "gold M5 36L4 13l10 9L24 6l10 16 10-9-1 23z",
    "shade M34 22l10-9-1 23H31z",
    "gold M5 36h38v6H5z",
    "red M24 23l4 5-4 5-4-5z",
    "both ink M13 29a1.6 1.6 0 1 0 .01 0z",
  ],
  thunder_axe: [
    "hide M9.5 3h6v42h-6z",
    "steel M15.5 9c8 0 15-2 20-6.5 10 9 10 24 1 33-3-8-10-12-21-12z",
    "shade M35.5 2.5c10 9 10 24 1 33-1-2-2-4-3-5 6-9 6-18-1-25z",
    "gold M29 7l-9 12h5l-2 11 10-14h-5l4-9z",
    "gold M7 9h11v4H7zM7 20h11v4H7z",
  ],
  binding_bow: [
    "loose M14 4v40M3 24h11M3 19l4 5-4 5",
    "hide M14 3c18 1 28 9 28 21S32 44 14 45c10-6 18-11 18-21S24 9 14 3z",
    "shade M26 6c11 3 16 9 16 18s-5 15-16 18c6-6 8-11 8-18s-2-12-8-18z",
    "M14 24h18",
    "steel M35 17l10 7-10 7z",
  ],
  power_armour: [
    "gold M10 15l8-6h12l8 6-2 17 3 11c-8 3-22 3-30 0l3-11z",
    "shade M30 9l8 6-2 17 3 11c-3 1-6 2-10 2 4-12 4-25 1-36z",
    "both red M18 8L11 2.5 10 7 4 6l1 6-3 6 4 6 9-3c0-6 1-10 3-13z",
    "steel M24 14l7 8-7 11-7-11z",
    "M17 22h14M14 38c6 2 14 2 20 0",
  ],
  oblivion_helm: [
    "both bone M12 15L3 5c0 8 2 15 8 20z",
    "violet M24 3c-9 0-14 6-14 16v14c0 6 5 11 14 12 9-1 14-6 14-12V19C38 9 33 3 24 3z",
    "shade M29 4c6 2 9 7 9 15v14c0 6-5 11-12 12 6-10 7-28 3-41z",
    "ink M15 20l7 3v4c-4 0-7-2-7-7zM33 20l-7 3v4c4 0 7-2 7-7z",
    "M24 29v16M18 34v5M30 34v5M24 3v12",
  ],
  charm_ring: [
    "gold M24 18a13.5 13.5 0 1 0 .01 0zM24 24a8 8 0 1 1-.01 0z",
    "red M24 23C15 17 12 13 13 9c1-5 8-7 11-1 3-6 10-4 11 1 1 4-2 8-11 14z",
    "shade M30 4.5c3 0 5 2 5 4.5 1 4-2 8-11 14 6-6 8-12 6-18.5z",
    "both loose M5 6l3 2M3 14h4",
  ],
  blackmail_charm: [
    "loose M13 3l7 12M35 3l-7 12",
    "gold M24 12l17 14-17 19L7 26z",
    "bone M12 27c4-6 8-8 12-8s8 2 12 8c-4 6-8 8-12 8s-8-2-12-8z",
    "ink M24 21.5a5.5 5.5 0 1 0 .01 0z",
    "shade M24 12l17 14-17 19 12-18c-4-6-8-8-12-8z",
  ],
  dragon_sword: [
    "steel M24 2l5 7-2 5 3 5-3 5 2 7h-9l2-7-3-5 3-5-2-5z",
    "both green M21 31L9 25l-4 4 3 8 6-3 8 2z",
    "hide M21 34h6v8h-6z",
    "red M24 29a3.5 3.5 0 1 0 .01 0zM24 40a2.7 2.7 0 1 0 .01 0z",
  ],
  dragon_armour: [
    "both slate M13 8L3 5l3 14 6 3z",
    "slate M12 7l6-4c1 4 3 6 6 6s5-2 6-6l6 4v33l-12 5-12-5z",
    "shade M30 3l6 4v33l-12 5c5-10 6-24 5-36z",
    "M12 18c3 5 9 5 12 0 3 5 9 5 12 0M12 27c3 5 9 5 12 0 3 5 9 5 12 0M12 36c3 4 9 4 12 0 3 4 9 4 12 0",
  ],
  dragon_amulet: [
    "loose M10 2.5C12 10 17 14 24 15c7-1 12-5 14-12.5",
    "gold M24 13a16 16 0 1 0 .01 0z",
    "red M24 18a11 11 0 1 0 .01 0z",
    "ink M24 19.5c4 6 4 13 0 19-4-6-4-13 0-19z",
    "shade M31 14.5a16 16 0 0 1-10 30c10-3 14-20 10-30z",
  ],

  // --- Cards of the dungeon without a fight.

  // A tag that tells of half a gem.
  sale: [
    "gold M26 4h17v17L22 43c-1.5 1.5-3 1.5-4.5 0l-13-13c-1.5-1.5-1.5-3 0-4.5z",
    "shade M43 4v17L22 43c-1.5 1.5-3 1.5-4.5 0l-3-3L38 17z",
    "bone M36 8a3.2 3.2 0 1 0 .01 0z",
    "blue M21 18v19l-8-9.5z",
    "M21 18l8 9.5-8 9.5",
  ],
  vial: [
    "steel M18 8h12v9l11 20c2 4 0 8-4 8H11c-4 0-6-4-4-8l11-20z",
    "violet M13.5 27h21L41 38c1 4-1 7-4 7H11c-3 0-5-3-4-7z",
    "hide M17 2.5h14V8H17z",
    "gold M18 33a2 2 0 1 0 .01 0zM28 36a2.5 2.5 0 1 0 .01 0z",
    "ink M25 29a1.5 1.5 0 1 0 .01 0zM27 19a1.5 1.5 0 1 0 .01 0z",
  ],
  key: [
    "gold M14 4a11 11 0 1 0 .01 0zM14 11a4 4 0 1 1-.01 0z",
    "gold M20 25l4-4 20 20v4h-5v-4h-5v-5h-4z",
    "shade M24 21l20 20v4h-3L22 23z",
  ],
  familiar: [
    "both loose M4 30l8 2M4 38l8-2",
    "slate M7 4l10 7h14l10-7 1 22c0 11-7 18-18 18S6 37 6 26z",
    "shade M31 11l10-7 1 22c0 11-7 18-16 18 8-6 10-20 5-33z",
    "both gold M16 19c4 0 6 2 6 5-5 1-8-1-9-4z",
    "both ink M18 19.5l1 5-2.5-.5z",
    "ink M21 31h6l-3 3.5z",
    "M24 34v3c-2 2-4 2-6 0M24 37c2 2 4 2 6 0",
  ],
  fairy: [
    "both loose M20.5 40v5",
    "both blue M22 22C18 8 9 3 3 7c-2 9 4 16 17 17z",
    "both blue M22 26C12 26 6 30 6 38c6 3 13-2 17-9z",
    "gold M24 20l9 19c-6 3-12 3-18 0z",
    "skin M24 8a7.5 7.5 0 1 0 .01 0z",
    "rust M16 15c0-7 3-10 8-10s8 3 8 10c-5 0-8-1-10-3-1 2-3 3-6 3z",
    "both ink M21.5 17a1.2 1.2 0 1 0 .01 0z",
  ],
  chest: [
    "hide M5 21C5 10 12 5 24 5s19 5 19 16z",
    "hide M5 21h38v22H5z",
    "gold M5 19h38v5H5z",
    "shade M36 7c5 3 7 8 7 14v22h-8V21c0-6 0-10 1-14z",
    "M13 7v36M35 7v36",
    "gold M19 18h10v11H19z",
    "ink M24 21a2 2 0 0 1 1 3.7V27h-2v-2.3A2 2 0 0 1 24 21z",
  ],
  // Jaws that stand open, and the plate between them.
  trap: [
    "loose M39 41c3 0 3 4 7 4",
    "steel M3 32C3 14 12 3 24 3s21 11 21 29z",
    "ink M9 32C9 18 14 9 24 9s15 9 15 23z",
    "both bone M9.5 26l8 1.5-5-9z",
    "both bone M14.5 14l6.5 6.5L22 9.5z",
    "rust M15 32c0-5 18-5 18 0z",
    "bone M5 33l5-9 5 8 4.5-8 4.5 8 4.5-8 4.5 8 5-8 5 9z",
    "steel M3 32c12 3 30 3 42 0 0 8-8 13-21 13S3 40 3 32z",
    "shade M45 32c0 8-8 13-21 13-3 0-6 0-8-1 11-1 18-5 20-10.5z",
  ],
  pickpocket: [
    "hide M28 22c-9 5-12 11-10 17 2 5 20 6 24 0 3-6-1-13-9-17z",
    "gold M26 18h9v4h-9z",
    "skin M3 9c7-6 13-5 18-1l11 6c3 2 1 5-2 4l-8-3 3 8c1 3-3 4-4 1l-4-7c-5 0-9-2-14-1z",
    "shade M33 22c8 4 12 11 9 17-3 4-11 5-17 4 8-3 12-12 8-21z",
    "ink M30 28l4 4-4 5-4-5z",
  ],

  // --- Cards of the dungeon that happen to all.

  meteors: [
    "loose M3 14l9-6M36 44l5-9",
    "gold M45 3C31 8 20 14 9 25c-4 5-4 12 1 16s12 4 16-1C34 29 40 17 45 3z",
    "red M40 8c-9 5-18 11-26 18-3 3-3 8 0 11s9 3 12-1c6-8 11-18 14-28z",
    "slate M16 23a10 10 0 1 0 .01 0z",
    "ink M12 30a2 2 0 1 0 .01 0zM19 34a2.5 2.5 0 1 0 .01 0z",
  ],
  grace: [
    "loose M24 2.5v3M24 44.5v1M4 25H2.5M45.5 25H44M9 10l-2-2M39 10l2-2M9 40l-2 2M39 40l2 2",
    "gold M24 10a15 15 0 1 0 .01 0z",
    "red M24 35c-7-5-10-9-9-13 1-4 7-5 9 0 2-5 8-4 9 0 1 4-2 8-9 13z",
  ],
  fury: [
    "loose M24 2.5v5M12 4l2 5M36 4l-2 5M3 13l5 2M45 13l-5 2",
    "skin M11 20c0-3 3-5 6-4l1-2c2-3 6-3 8-1 2-2 6-1 7 2 4-1 6 1 6 5v11c0 6-4 10-9 11H20c-5-1-9-5-9-11z",
    "M18 16v7M26 14v9M33 16v7M11 27h13c5 0 5-4 0-4H11",
    "shade M34 15c3 0 5 2 5 5v11c0 6-4 10-9 11h-3c7-5 9-18 7-27z",
    "red M16 40h17v5H16z",
  ],
  new_choice: [
    "loose M16 45h17",
    "hide M22 6h5v39h-5z",
    "gold M15 7h24l6 6-6 6H15z",
    "bone M33 22H9l-6 6 6 6h24z",
    "M22 13h12M26 28H14",
  ],
  arrival: [
    "hide M7 26h36l-3 11H11z",
    "loose M3 16l5 2 1.5 8",
    "gold M18 12h13v14H18z",
    "red M31 17h10v9H31z",
    "violet M12 19h8v7h-8z",
    "M24.5 12v14M12 31h29",
    "steel M16 35a4.5 4.5 0 1 0 .01 0zM35 35a4.5 4.5 0 1 0 .01 0z",
  ],
  // An apple, and who lives in it.
  rot: [
    "green M24 14c8-6 19-2 19 11 0 11-7 20-12 20-3 0-4-1-7-1s-4 1-7 1C12 45 5 36 5 25 5 12 16 8 24 14z",
    "shade M33 11.5c6 1 10 6 10 13.5 0 11-7 20-12 20l-5-1c10-6 13-22 7-32.5z",
    "loose M24 14c0-5 1-8 4-11",
    "ink M18 29c0-4 4-6 9-6s9 3 9 6-4 7-9 7-9-3-9-7z",
    "bone M21 31c-4-3-4-8-8-7-3 1-4 4-8 3-4-2-2-8 3-9 8-2 12 3 14 7 1 3 2 4 5 5 0 3-4 3-6 1z",
    "ink M7.5 20.3a1.3 1.3 0 1 0 .01 0z",
    "M13.5 17.5l-.5 6M18.5 20l-2.5 4.5",
  ],
  hell: [
    "both bone M14 16C7 14 5 9 7 3c3 4 7 5 12 6z",
    "both red M11 20l-8-2c1 6 4 9 9 9z",
    "red M24 7c-9 0-14 6-14 14 0 10 6 18 14 24 8-6 14-14 14-24 0-8-5-14-14-14z",
    "shade M29 8c6 2 9 7 9 13 0 10-6 18-14 24 8-10 10-25 5-37z",
    "both gold M15 21l8 4c-1 3-7 3-8-4z",
    "M14 18l8 4M34 18l-8 4M18 32c4 3 8 3 12 0",
    "ink M21 39h6l-3 6z",
  ],
  first_last: [
    "loose M12 12C18 3 30 5 36 14c3 4 4 8 3 14M32 25l7 6 6-7",
    "gold M3 27h14v18H3z",
    "steel M17 34h14v11H17z",
    "rust M31 39h14v6H31z",
    "gold M3 22l-1-10 5 3 3-6 3 6 5-3-1 10z",
  ],
  toll: [
    "steel M6 20h10v25H6z",
    "red M3 11l40-7 1 8L4 19z",
    "bone M16 9l7-1.3 1.5 7.7-7.5 1.5zM31 6.3L38 5l1.5 8-7.5 1.3z",
    "gold M11 11a4.5 4.5 0 1 0 .01 0z",
    "blue M32 24l9 7-9 14-9-14z",
    "M23 31h18M29 31l3 14 3-14",
  ],
  love: [
    "loose M33 17L45 6M38 5l7 1-.5 7M13 33l-8 8M9 37H3M9 37v7",
    "red M24 42C13 34 7 27 8 19c1-9 12-11 16-3 4-8 15-6 16 3 1 8-5 15-16 23z",
    "shade M34 11.5c3 1 5 4 6 7.5 1 8-5 15-16 23 11-12 14-23 10-30.5z",
    "M14 20c0-2 1-4 3-4",
  ],

  // --- What the quests ask for.

  lavish: [
    "steel M38 3l6 1-1 6-25 27-6-5z",
    "gold M6 31l3-3 12 12-3 3z",
    "hide M11 38l3 3-4 4-3-3z",
    "blue M6 5h24v11c0 9-5 14-12 17C11 30 6 25 6 16z",
    "gold M18 10l6 7-6 8-6-8z",
    "gold M36 27a9 9 0 1 0 .01 0zM36 32a4 4 0 1 1-.01 0z",
  ],
  jeweller: [
    "red M11 6h26l8 12-21 26L3 18z",
    "shade M37 6l8 12-21 26 9-26z",
    "M3 18h42M15 18l9 26 9-26-9-12z",
  ],
  edge: [
    "steel M34 3l10 4c-2 13-8 22-19 28l-8-8C25 19 31 11 34 3z",
    "hide M13 28l7 7-9 9-7-7z",
    "gold M10 3l2 6 6 2-6 2-2 6-2-6-6-2 6-2z",
    "M37 11c-3 7-7 12-13 17",
  ],
  smith: [
    "steel M3 22h8v-3h34c-2 7-7 10-14 11v6l7 3v6H14v-6l6-3v-6C11 30 5 28 3 22z",
    "shade M45 19c-2 7-7 10-14 11v6l7 3v6h-9l-3-9v-8c6-1 10-4 12-9z",
    "hide M21 12l19-7 1 4-19 6z",
    "slate M16 5l7-3 4 13-7 3z",
  ],
  dragon_item: [
    "red M24 3l17 7c1 17-4 28-17 35C11 38 6 27 7 10z",
    "shade M24 3l17 7c1 17-4 28-17 35 10-12 11-28 0-42z",
    "gold M11 22c4-6 8-8 13-8s9 2 13 8c-4 6-8 8-13 8s-9-2-13-8z",
    "ink M24 14c3 5 3 11 0 16-3-5-3-11 0-16z",
  ],
  just: [
    "loose M24 5v36M7 13c6 2 11-1 17-3 6 2 11 5 17 3",
    "both gold M11 13L4 29h14z",
    "both gold M3 29h16c-1 5-4 7-8 7s-7-2-8-7z",
    "gold M14 45c0-4 4-5 10-5s10 1 10 5z",
    "gold M24 3a3 3 0 1 0 .01 0z",
  ],
  bloody: [
    "steel M20 3l6 7v22H14V10z",
    "M20 11v14",
    "red M14 20c3 3 5-2 7 1s4 0 5-1v12H14z",
    "gold M7 32h26v5H7z",
    "hide M17 37h6v8h-6z",
    "red M38 14c4 6 6 8 6 12a6 6 0 0 1-12 0c0-4 2-6 6-12z",
  ],
  hunter: [
    "hide M42 7c2 20-6 37-24 37-7 0-13-3-15-8l5-7c2 4 5 6 10 5C28 32 31 22 31 10z",
    "shade M42 7c2 20-6 37-24 37-4 0-8-1-11-3 20 2 30-12 31-32z",
    "gold M28 4c5-1 11-1 16 1l-1 6c-4-2-9-2-14-1z",
    "M18 35l2 9M29 24l9 6",
  ],
  kind: [
    "loose M3 45h42",
    "steel M9 45V18c0-9 6-15 15-15s15 6 15 15v27z",
    "shade M29 4c6 2 10 7 10 14v27h-9V18c0-6 0-10-1-14z",
    "M24 11v13M18.5 16h11",
    "both M15 37v8",
    "both red M15 29a4 4 0 1 0 .01 0z",
    "green M18 45c0-6 12-6 12 0z",
  ],
  saint_michael: [
    "both bone M20 30C8 30 3 22 3 8c5 4 9 5 17 8z",
    "both M8 17c4 3 7 4 12 5",
    "steel M24 2.5l4.5 6V32h-9V8.5z",
    "gold M15 32h18v4H15z",
    "hide M21.5 36h5v9h-5z",
  ],
  // The paw of what was beaten.
  witcher: [
    "hide M24 23c9 0 15 5 15 11 0 7-5 11-9 9-4-1-8-1-12 0-4 2-9-2-9-9 0-6 6-11 15-11z",
    "both hide M9 15c4 0 6 4 5 8-1 4-8 5-10 0-2-4 1-8 5-8zM18.5 9c4 0 5 4 4 8-1 4-7 4-9 0-1-4 1-8 5-8z",
    "both bone M5.5 16L4 7l6.5 8zM16.5 10l1-7.5 4 7.5z",
    "shade M31 24c5 2 8 6 8 10 0 7-5 11-9 9l-6-1c8-4 10-11 7-18z",
  ],
  // In a barrel, for want of clothes.
  poor: [
    "skin M5 31c0-7 5-10 12-10h14c7 0 12 3 12 10v4H5z",
    "skin M15 12c0-6 4-9 9-9s9 3 9 9-4 10-9 10-9-4-9-10z",
    "hide M10 27c9 3 19 3 28 0l-2 18H12z",
    "shade M32 28.5l6-1.5-2 18h-7c2-5 3-11 3-16.5z",
    "M19 28.5l1 16.5M29 28.5L28 45M11 36c9 2 17 2 26 0",
    "both M14 27l-1-5",
    "both ink M20.5 10.5a1.3 1.3 0 1 0 .01 0z",
    "M20.5 17.5c2-2 5-2 7 0M19 3l3 3 2-4 3 4 3-2",
  ],
  hero: [
    "both M22 44C12 40 8 30 10 17",
    "both green M22 44c-6 1-10-1-12-6 6-1 10 1 12 6zM11 37c-5-1-8-4-8-10 5 1 8 5 8 10zM9 27c-4-3-6-7-4-12 4 2 6 7 4 12zM10 17c-2-5 0-10 5-13 2 5 0 10-5 13z",
    "gold M24 12l3.2 6.8 7.3 1-5.3 5.2 1.3 7.3-6.5-3.5-6.5 3.5 1.3-7.3-5.3-5.2 7.3-1z",
  ],
  lucky: [
    "loose M25 26c1 7 4 13 9 19",
    "both green M24 23C15 25 7 24 5 18c-1-3 1-6 5-6-1-5 2-8 5-8 6 1 9 9 9 19z",
    "both green M24 23c-8-1-16 2-17 8 0 4 3 5 6 5 0 4 3 6 6 5 5-2 6-10 5-18z",
    "M24 23l-7-7M24 23l7-7M24 23l-6 6M24 23l6 6",
  ],
  greedy: [
    "both blue M12 6l7 8-7 10-7-10z",
    "red M24 2.5l8 9-8 12-8-12z",
    "M16 11.5h16M5 14h7M43 14h-7",
    "hide M12 22C4 27 2.5 34 5 40c2 6.5 36 6.5 38 0 2.5-6 1-13-7-18z",
    "shade M34 22c8 5 11.5 12 9 18-1 3-9 5-17 5 10-5 13-15 8-23z",
    "gold M9 19h30v6H9z",
    "M13 31c-1 3-1 5 0 7",
  ],
  saint_gary: [
    "gold M24 2.5c8 0 13 2 13 4.5s-5 4.5-13 4.5S11 9.5 11 7s5-4.5 13-4.5zM24 5.5c-5 0-8 .5-8 1.5s3 1.5 8 1.5 8-.5 8-1.5-3-1.5-8-1.5z",
    "green M24 13l17 9v15l-17 9-17-9V22z",
    "shade M24 13l17 9v15z",
    "M24 13L7 37h34z",
  ],
  // A lion's head.
  fearless: [
    "rust M24 3l6 3 7 0 2 7 5 5-2 7 1 7-6 4-4 6-9 3-9-3-4-6-6-4 1-7-2-7 5-5 2-7 7 0z",
    "gold M13 18c0-6 5-9 11-9s11 3 11 9l-2 11c0 6-4 10-9 10s-9-4-9-10z",
    "both gold M13 10a4 4 0 1 0 .01 0z",
    "bone M17 31c0-5 4-5 7-2 3-3 7-3 7 2 0 4-3 6-7 6s-7-2-7-6z",
    "ink M20.5 25h7L24 29zM24 33",
    "both ink M18.5 18.5a1.6 1.6 0 1 0 .01 0z",
    "M24 29v4",
  ],
  coward: [
    "red M17 9c-1-4 2-7 4-4 2-4 6-3 5 1 4-2 6 1 3 5z",
    "bone M30 10c-8-4-16 0-17 8-1 6 1 9-2 15-3 7 5 12 14 12 12 0 19-8 20-22-5 1-8 4-10 7-3-4-3-8-2-13 0-3-1-5-3-7z",
    "gold M14 14l-10 4 9 4z",
    "red M13 22c-3 3-3 7 0 7 3 0 3-4 1-7z",
    "ink M21 14a1.8 1.8 0 1 0 .01 0z",
    "M24 31c2 5 7 6 12 3",
  ],

  // --- Where one is, and what is done there.

  village: [
    "bone M6 24h16v21H6z",
    "red M3 25L14 11l11 14z",
    "bone M22 28h20v17H22z",
    "red M18 30L32 14l13 16z",
    "hide M28 35h8v10h-8z",
    "ink M11 29h6v6h-6z",
    "steel M34 9h5v12l-5-5z",
  ],
  shop: [
    "bone M8 20h32v24H8z",
    "red M6 5h36l3 13c0 5-8 5-8 0 0 5-9 5-9 0 0 5-8 5-8 0 0 5-9 5-9 0 0 5-8 5-8 0z",
    "bone M14 5h7l-1 13c0 5-9 5-9 0zM27 5h7l3 13c0 5-9 5-9 0z",
    "hide M13 29h10v15H13z",
    "blue M28 29h8v7h-8z",
  ],
  temple: [
    "bone M3 16L24 3l21 13z",
    "bone M6 40h36v5H6z",
    "bone M8 18h6v20H8zM34 18h6v20h-6z",
    "M4 16h40M6 40h36",
    "red M24 36c-6-5-8-8-7-12 1-3 5-3 7 0 2-3 6-3 7 0 1 4-1 7-7 12z",
    "ink M24 8a2 2 0 1 0 .01 0z",
  ],
  guild: [
    "hide M4 5h40v30H4z",
    "loose M10 37v8M38 37v8",
    "bone M9 10h12v17H9zM26 9h13v11H26z",
    "gold M26 25h12v6H26z",
    "M12 16h6M12 21h4M29 14h7",
    "red M15 8a2 2 0 1 0 .01 0zM32 7a2 2 0 1 0 .01 0z",
  ],
  dungeon: [
    "steel M4 45V22C4 10 12 3 24 3s20 7 20 19v23z",
    "ink M12 45V24c0-8 4-13 12-13s12 5 12 13v21z",
    "M4 22h8M36 22h8M4 33h8M36 33h8M24 3v8M11 8l5 6M37 8l-5 6",
    "chalk M18 14v18M24 13v21M30 14v18M13.5 19h21M13.5 27h21",
  ],
  arena: [
    "both red M9 3l9 3.5-9 3.5z",
    "both loose M9 13V3",
    "bone M3 21c0-6 9-10 21-10s21 4 21 10v14c0 6-9 10-21 10S3 41 3 35z",
    "gold M24 14c9 0 15 3 15 7s-6 7-15 7-15-3-15-7 6-7 15-7z",
    "M3 23c2 6 10 9 21 9s19-3 21-9",
    "both ink M7 31c3 1 4 3 4 5v5c-3-1-5-3-5-5z",
    "both ink M14 34c3 0 4 2 4 4v6l-5-1v-8z",
    "ink M21 36c0-2 6-2 6 0v9h-6z",
  ],
  supply: [
    "hide M15 10c0-9 18-9 18 0v4h-4v-3c0-5-10-5-10 0v3h-4z",
    "hide M9 18c0-5 4-7 9-7h12c5 0 9 2 9 7v24c0 2-1 3-3 3H12c-2 0-3-1-3-3z",
    "both rust M9 27H4v13c0 2 1 3 5 3z",
    "shade M32 11c4 1 7 3 7 7v24c0 2-1 3-3 3h-6c3-10 4-22 2-34z",
    "rust M14 27h20v13H14z",
    "gold M21 25h6v7h-6z",
    "M9 20h30",
  ],
  negotiation: [
    "blue M6 4h24c2 0 3 1 3 3v13c0 2-1 3-3 3H16l-7 7v-7H6c-2 0-3-1-3-3V7c0-2 1-3 3-3z",
    "gold M20 19h22c2 0 3 1 3 3v12c0 2-1 3-3 3h-2v8l-8-8H20c-2 0-3-1-3-3V22c0-2 1-3 3-3z",
    "M10 11h13",
    "ink M25 26a2 2 0 1 0 .01 0zM31 26a2 2 0 1 0 .01 0zM37 26a2 2 0 1 0 .01 0z",
  ],
  combat: [
    "red M24 3l4 8.5 9-6-3 10 11-1-8 8 8 6-10 1 5 10-10-4-2 9.5-6-7.5-7 7.5-1-10-10 3 6-9-8-6 9-2-4-10 9 4z",
    "gold M24 12l2 7 8-3-3 8 7 4-8 2 1 8-7-5-6 6v-8l-8-2 7-5-3-8 7 3z",
  ],
  rest: [
    "loose M4 45h40",
    "red M24 3c2 8 12 11 12 22 0 8-6 12-12 12s-12-4-12-12c0-6 4-8 5-13 3 2 4 4 4 7 4-4 5-9 3-16z",
    "gold M25 20c1 4 5 5 5 10 0 4-3 7-6 7s-6-3-6-7c0-3 2-4 3-6 1 1 2 2 2 3 2-2 3-4 2-7z",
    "hide M3 36l3-4 39 9-2 4z",
    "hide M45 36l-3-4L3 41l2 4z",
  ],

  // --- What is counted, held and said.

  gem: [
    "blue M24 3l15 14-15 28L9 17z",
    "shade M24 3l15 14-15 28 7-28z",
    "M9 17h30M17 17l7 28 7-28-7-14z",
  ],
  "trophy-point": [
    "both gold M13 8H4c0 10 3 16 12 17v-5c-4-1-6-3-7-7h4z",
    "gold M12 3.5h24c1 15-3 24-9 26.5v6h6l3 9H12l3-9h6v-6c-6-2.5-10-11.5-9-26.5z",
    "shade M36 3.5c1 15-3 24-9 26.5v6h6l3 9h-8l-2-15c5-6 6-15 4-26.5z",
    "M15 36h18",
  ],
  wound: [
    "red M24 3c8 11 14 18 14 27 0 9-6 15-14 15S10 39 10 30c0-9 6-16 14-27z",
    "shade M24 3c8 11 14 18 14 27 0 9-6 15-14 15 9-8 10-25 0-42z",
    "M16 31c0 4 3 7 6 8",
  ],
  power: [
    "skin M11 5h11c3 0 4 3 3 6l-3 2-1 10c7-6 16-5 20 1 4 7 2 16-6 19-9 3-20 2-25-3-3-4-2-14 0-22z",
    "M21 23c-1 4 0 6 2 8M22 13h-6M29 29c-3 1-5 2-6 2",
    "shade M41 24c4 7 2 16-6 19-5 2-11 2-16 1 10-1 18-6 22-20z",
  ],
  // The adventurers' die and the monsters'; what has been rolled may be written on its face.
  "dice-green": [
    "green M24 3l18 10.5v21L24 45 6 34.5v-21z",
    "shade M24 3l18 10.5v21z",
    "M24 3L6 34.5h36z",
  ],
  "dice-red": [
    "red M24 3l18 10.5v21L24 45 6 34.5v-21z",
    "shade M24 45l18-10.5v-21z",
    "M24 45L6 13.5h36z",
  ],
  kritik: [
    "gold M24 2.5l5.7 7.7 9.5-1.4-1.4 9.5L45.5 24l-7.7 5.7 1.4 9.5-9.5-1.4L24 45.5l-5.7-7.7-9.5 1.4 1.4-9.5L2.5 24l7.7-5.7-1.4-9.5 9.5 1.4z",
    "red M24 11l11.5 6.5v13L24 37l-11.5-6.5v-13z",
    "M24 11L12.5 30.5h23z",
  ],
  pot: [
    "both blue M15 5l6 6-6 9-6-9z",
    "red M24 2.5l7 8-7 10-7-10z",
    "slate M6 21h36c4 14-3 24-10 24H16C9 45 2 35 6 21z",
    "shade M36 21h6c4 14-3 24-10 24h-6c8-6 12-14 10-24z",
    "slate M3 17h42v6H3z",
    "M12 30c0 4 1 6 3 8",
  ],
  spoil: [
    "bone M12 9a5 5 0 1 1 7 3l17 19a5 5 0 1 1-2 7 5 5 0 1 1-5-3L13 16a5 5 0 1 1-5-6z",
    "bone M36 9a5 5 0 1 0-7 3L12 31a5 5 0 1 0 2 7 5 5 0 1 0 5-3l16-19a5 5 0 1 0 5-6z",
  ],
  "secondary-quest": [
    "bone M12 6h26v33c0 4 3 5 5 5H15c-4 0-5-3-5-6z",
    "bone M12 6c-5-4-9 0-8 5h8z",
    "M18 15h14M18 22h14M18 29h8",
    "red M33 27a5 5 0 1 0 .01 0z",
  ],
  "main-quest": [
    "bone M12 6h26v33c0 4 3 5 5 5H15c-4 0-5-3-5-6z",
    "bone M12 6c-5-4-9 0-8 5h8z",
    "gold M25 12l3.5 7 7.5 1-5.5 5 1.5 7.5-7-3.7-7 3.7 1.5-7.5L14 20l7.5-1z",
  ],
  "unique-power": [
    "gold M24 3a21 21 0 1 0 .01 0z",
    "M24 9a15 15 0 1 0 .01 0z",
    "red M27 10L15 27h8l-2 12 12-17h-8z",
  ],
  "unique-power-spent": [
    "steel M24 3a21 21 0 1 0 .01 0z",
    "M24 9a15 15 0 1 0 .01 0zM15 15l18 18M33 15L15 33",
  ],
  attacker: [
    "both steel M5 3h6l25 27-5 5L5 9z",
    "both gold M27 36l11-11 3 3-11 11z",
    "both hide M35 34l7 7-4 4-7-7z",
  ],
  defender: [
    "blue M24 3c6 4 12 5 18 5v13c0 12-7 20-18 24C13 41 6 33 6 21V8c6 0 12-1 18-5z",
    "shade M24 3c6 4 12 5 18 5v13c0 12-7 20-18 24z",
    "gold M24 12l3 7h7l-5.5 5 2 7.5L24 27l-6.5 4.5 2-7.5L14 19h7z",
  ],
  neutral: [
    "hide M6 3h4.5v42H6z",
    "bone M10.5 6c10-5 18 5 32 0v22c-14 5-22-5-32 0z",
    "M19 13c6 0 10 3 16 3",
  ],
  ally: [
    "blue M3 13l9-4 6 4v18l-6 4-9-4z",
    "red M45 13l-9-4-6 4v18l6 4 9-4z",
    "skin M15 15l9-3 10 4v13L25 38c-3 1-4-1-4-1l-7-7z",
    "M24 12l-6 9c3 2 6 0 8-3l9 9M25 38l-4-4M29 34l-4-4M32 31l-4-4",
  ],
  // A beast with a collar.
  companion: [
    "both hide M9 20L5 3l14 8z",
    "hide M7 20C7 12 14 8 24 8s17 4 17 12c0 10-7 16-17 16S7 30 7 20z",
    "shade M31 9c6 2 10 6 10 11 0 10-7 16-15 16 8-6 9-18 5-27z",
    "both gold M15 15l7 4c0 3-2 4-4 4s-4-3-3-8z",
    "both ink M19 18.5a1.5 1.5 0 1 0 .01 0z",
    "both bone M17 29l3 5 3-5z",
    "M14 29h20",
    "ink M21.5 23h5L24 26z",
    "red M11 34c8 5 18 5 26 0l1 5c-9 5-19 5-28 0z",
    "gold M24 36.5a4.5 4.5 0 1 0 .01 0z",
  ],
  promise: [
    "bone M6 5h36v27H6z",
    "M13 12h22M13 19h14",
    "both red M21 33l-6 12 5-2 3 3z",
    "red M24 22a8.5 8.5 0 1 0 .01 0z",
    "M20 30.5l3 3 5-5",
  ],
  "promise-broken": [
    "bone M5 4h20l-5 8 6 6-5 7 2 7H5z",
    "bone M31 5l12 3-5 27-13-2 2-7-5-6 6-6-3-4z",
    "M11 12h5M11 19h5M32 15l3 .5M30 24l3 .5",
    "red M18 28c-5 0-8 3-8 7.5s3 8 8 8l-2-5 4-4-3-3z",
    "red M31 30c5 1 7 4 6 8s-5 6-9 5.5l3-4-4-3.5 4-3z",
  ],
  curse: [
    "violet M24 5c12 0 18 9 21 19-3 10-9 19-21 19S6 34 3 24C6 14 12 5 24 5z",
    "bone M8 24c4-8 9-11 16-11s12 3 16 11c-4 8-9 11-16 11S12 32 8 24z",
    "red M24 16a8 8 0 1 0 .01 0z",
    "ink M24 18c2 4 2 8 0 12-2-4-2-8 0-12z",
  ],
  flee: [
    "loose M4 12h5M3 20h5M3 28h5",
    "hide M14 4h12l1 20 12 5c5 2 6 6 6 10H14z",
    "hide M12 39h33v5H12z",
    "M14 17h7M15 23h6",
    "gold M13 3.5h14l.5 7H13z",
  ],
};

/** A part as elements with their attributes. */
function partDrawn(part) {
  const [, both, fill, d] = /^(both )?(?:([a-z]+) )?(.+)$/.exec(part) ?? [];
  const attributes = fill ? { class: `da-${fill}`, d } : { d };
  const mirrored = { ...attributes, transform: "matrix(-1 0 0 1 48 0)" };
  return both ? [["path", attributes], ["path", mirrored]] : [["path", attributes]];
}

/** Each picture by its name, which is that of a card, of a term or of a rule: a list of
 * [element, attributes]. */
const PICTURES = Object.fromEntries(
  Object.entries({ ...PARTS, ...MONSTER_PARTS }).map(([name, parts]) => [name, parts.flatMap(partDrawn)]),
);

/** Whether there is a picture of that name.
 *
 * @param {string} name */
export function hasPicture(name) {
  return Object.hasOwn(PICTURES, name);
}

/** The pictures once per table; what shows one points at it. */
export function artSheet(prefix) {
  return svg(
    "svg",
    { class: "da-sheet u-over", width: 0, height: 0, "aria-hidden": "true", focusable: "false", "data-key": "art" },
    Object.entries(PICTURES).map(([name, parts]) =>
      svg(
        "symbol",
        { id: `${prefix}-${name}`, viewBox: "0 0 48 48" },
        parts.map(([tag, attributes]) => svg(tag, attributes)),
      ),
    ),
  );
}

/** A picture by its name, as large as what it stands in. */
export function picture(prefix, name) {
  return svg(
    "svg",
    { class: "da-picture u-wide u-tall u-fixed", viewBox: "0 0 48 48", "data-picture": name, "aria-hidden": "true", focusable: "false" },
    svg("use", { href: `#${prefix}-${name}` }),
  );
}
