// The monsters of Donjon, each by its name, drawn as `table-art.js` tells.

export const MONSTER_PARTS = {
  // --- Humanoids

  // Ears before all.
  goblin: [
    "both green M13 22L2.5 11c0 10 3 16 10 17z",
    "green M11 22C11 12 16 7 24 7s13 5 13 15c0 12-6 20-13 20S11 34 11 22z",
    "both gold M18 17a4 4 0 1 0 .01 0z",
    "both ink M18.5 19.5a1.6 1.6 0 1 0 .01 0z",
    "ink M15 32c5 4 13 4 18 0-2 6-5 7-9 7s-7-1-9-7z",
    "pale M19 34h4l-2 4z",
    "green M22 21c0 4-3 6-3 8 0 3 10 3 10 0 0-2-3-4-3-8",
  ],
  // A snout under a candle, for it lives in mines.
  kobold: [
    "ember M24 2.5c3 4 4 5 4 7h-8c0-2 1-3 4-7z",
    "bone M21 9h6v8h-6z",
    "both rust M12 23L4 15l-1 10 9 5z",
    "rust M11 25c0-7 5-10 13-10s13 3 13 10l-5 6-3 12c-1 2-9 2-10 0l-3-12z",
    "both ink M17 23l4 2c0 3-4 3-4-2z",
    "both ink M22.2 38a1.3 1.3 0 1 0 .01 0z",
    "M15 19l6 3M33 19l-6 3M24 28v5",
  ],
  // A scarf on the head, a patch on the eye.
  brigand: [
    "both red M36 17l8 1-3 4 3 5-9-3z",
    "slate M7 45c1-7 5-10 11-10h12c6 0 10 3 11 10z",
    "skin M12 18h24v8c0 8-5 13-12 13s-12-5-12-13z",
    "red M11 19C11 9 16 5 24 5s13 4 13 14c-8-3-18-3-26 0z",
    "ink M26 21h9v4c0 4-9 4-9 0zM12 19l14 3-13-1z",
    "ink M19 22a1.6 1.6 0 1 0 .01 0zM19 11a1.3 1.3 0 1 0 .01 0zM28 10a1.3 1.3 0 1 0 .01 0z",
    "M19 33c3-2 6-2 9 0M16 30h.01M32 31h.01M24 36h.01",
  ],
  hobgoblin: [
    "both rust M12 23L2.5 16c1 9 4 13 10 14z",
    "rust M11 20h26v9c0 9-6 15-13 15s-13-6-13-15z",
    "steel M10 22C10 10 15 5 24 5s14 5 14 17l-9-2-5 8-5-8z",
    "shade M30 6c5 2 8 7 8 16l-6-1.5c0-6 0-10-2-14.5z",
    "gold M22 2.5h4V12h-4z",
    "both ember M14 25l6 1.5c-1 3-6 2-6-1.5z",
    "ink M16 35c5-3 11-3 16 0l-2 3H18z",
    "both pale M18 36l1.5-6 2 5.5z",
  ],
  // Nothing but eyes under the hood.
  cultist: [
    "violet M3 45c1-8 5-12 11-13h20c6 1 10 5 11 13z",
    "violet M24 2.5C16 8 9 15 9 27c0 5 2 9 6 12h18c4-3 6-7 6-12 0-12-7-19-15-24.5z",
    "shade M24 2.5c8 5.5 15 12.5 15 24.5 0 5-2 9-6 12h-6c6-10 5-25-3-36.5z",
    "ink M15 27c0-7 3-12 9-12s9 5 9 12-4 11-9 11-9-4-9-11z",
    "both ember M17.5 25l4.5 1.5c-1 2-4 2-4.5-1.5z",
    "gold M24 36l4 4-4 5-4-5z",
  ],
  // A topknot, and a ring in the nose.
  orc: [
    "ink M20 9c-3-5 0-6.5 4-6.5s7 1.5 4 6.5z",
    "both green M12 22L3 15c0 7 2 12 9 14z",
    "green M10 20c0-9 5-13 14-13s14 4 14 13l-1 13c-1 8-6 11-13 11s-12-3-13-11z",
    "M14 18h8M34 18h-8",
    "both gold M15 19h7c0 4-6 5-7 0z",
    "ink M15 36c5-2 13-2 18 0l-2 4H17z",
    "both bone M15 37l-1-10 6 9z",
    "M21 26c1-2 5-2 6 0",
    "gold M24 28a2.5 2.5 0 1 0 .01 0z",
  ],
  // A hyena's grin.
  gnoll: [
    "slate M14 14l3-10 4 5 3-6 3 6 4-5 3 10z",
    "both gold M14 19L4 6C2 14 4 20 10 25z",
    "gold M10 23c0-8 6-12 14-12s14 4 14 12c0 5-4 8-6 11l-3 9H19l-3-9c-2-3-6-6-6-11z",
    "both ink M15 21l7 3c-1 3-6 3-7-3zM15 30a1.3 1.3 0 1 0 .01 0zM18 15.5a1.3 1.3 0 1 0 .01 0z",
    "hide M17 33c3-4 11-4 14 0l-2 10H19z",
    "ink M20.5 33h7L24 37z",
    "both pale M18 38l3 .5-1.5 3.5z",
  ],
  // A frill on both sides.
  lizardman: [
    "both rust M13 14L3 9l2 8-3 5 5 4-1 7 9-2z",
    "green M13 17c0-9 5-13 11-13s11 4 11 13c0 6-3 8-3 13 0 8-3 14-8 14s-8-6-8-14c0-5-3-7-3-13z",
    "shade M29 5c4 2 6 6 6 12 0 6-3 8-3 13 0 8-3 14-7 14 4-12 8-25 4-39z",
    "both gold M18 16a3.5 4 0 1 0 .01 0z",
    "both ink M18 17.5c1.5 2 1.5 4 0 6-1.5-2-1.5-4 0-6z",
    "both ink M22 32a1.2 1.2 0 1 0 .01 0z",
    "M18 38c4 3 8 3 12 0M24 8v3M20 10v2M28 10v2",
  ],
  // A small brow above a great jaw.
  ogre: [
    "skin M3 45c1-7 5-10 11-10h20c6 0 10 3 11 10z",
    "both skin M12 18c-5-3-8 0-7 4 1 3 4 4 7 3z",
    "skin M13 14c1-6 5-9 11-9s10 3 11 9l4 16c1 7-6 12-15 12S8 37 9 30z",
    "shade M30 6c3 2 4 4 5 8l4 16c1 7-6 12-13 12 8-6 8-25 4-36z",
    "M14 17h20M22 5c0-2 4-2 4 0",
    "both ink M19 19.5a1.8 1.8 0 1 0 .01 0z",
    "M22 26h4M13 34c6-4 16-4 22 0",
    "both bone M15 33.5l1-6 5 4.5z",
  ],
  // White hair and long ears.
  dark_elf: [
    "bone M10 44C5 30 8 5 24 4c16 1 19 26 14 40z",
    "both violet M14 22L2.5 12c0 9 4 15 12 17z",
    "violet M14 20c0-7 4-10 10-10s10 3 10 10v7c0 8-5 14-10 14s-10-6-10-14z",
    "bone M13 22C12 12 17 7 24 7s12 5 11 15c-3-3-7-6-11-11-4 5-8 8-11 11z",
    "both pale M16 24l6 2.5c-1 2-5 2-6-2.5z",
    "M22 31h4M21 35.5h6",
  ],
  // Under a bear's skin.
  berserker: [
    "both hide M14 10C8 3 3 7 5 12c1 3 4 4 7 4z",
    "hide M4 45V30C5 14 12 6 24 6s19 8 20 24v15z",
    "shade M33 9c7 4 10 11 11 21v15h-9V30c0-8 0-15-2-21z",
    "both ink M18 12a1.6 1.6 0 1 0 .01 0z",
    "ink M21 15h6l-3 4z",
    "skin M14 24c4-4 16-4 20 0v8H14z",
    "both pale M15 22.5h4l-1.5 5z",
    "rust M13 31c3 2 7 2 11 0 4 2 8 2 11 0 0 8-5 12-11 14-6-2-11-6-11-14z",
    "both ink M19.5 27a1.5 1.5 0 1 0 .01 0z",
    "blood M29 29h4v3l-2 2z",
  ],
  // A nose that is longer than its temper.
  troll: [
    "both blue M12 20c-5-4-9-2-9 3 0 4 4 6 9 5z",
    "blue M11 18c0-8 5-11 13-11s13 3 13 11v12c0 9-5 15-13 15s-13-6-13-15z",
    "green M9 18C6 9 13 4 17 6c2-5 9-4 10-1 5-3 12 2 12 13-4-4-7-5-9-4-3-3-6-3-8 0-4-2-8 0-13 4z",
    "both gold M18 19a2.5 2.5 0 1 0 .01 0z",
    "ink M14 35c6 3 14 3 20 0-2 5-6 7-10 7s-8-2-10-7z",
    "both pale M17 36.5l1-5 3 6z",
    "blue M22 20c0 6-3 8-3 12 0 4 10 4 10 0 0-4-3-6-3-12",
    "M32 28h.01M15 29h.01",
  ],
  // Trees are no higher than the chin.
  hill_giant: [
    "skin M10 18C10 8 15 4 24 4s14 4 14 14v11c0 8-6 13-14 13s-14-5-14-13z",
    "hide M9 20C7 8 14 2.5 24 2.5S41 8 39 20c-3-4-5-6-6-9-6 2-12 2-18 0-1 3-3 5-6 9z",
    "hide M11 27c4 3 8 2 13 1 5 1 9 2 13-1v4c0 8-6 12-13 12s-13-4-13-12z",
    "both ink M19 19a1.8 1.8 0 1 0 .01 0z",
    "M22 25h4M20 34c3-1 5-1 8 0",
    "green M2.5 45c4-6 11-8 21.5-8s17.5 2 21.5 8z",
    "both green M8 27l5 8H11l3 6H2.5l3-6h-2z",
  ],
  // One eye, and it is fire.
  cyclops_of_hell: [
    "both red M12 18L4 12c0 6 2 11 8 13z",
    "bone M20 10l4-7.5 4 7.5z",
    "red M10 22C10 12 15 8 24 8s14 4 14 14v9c0 9-6 14-14 14s-14-5-14-14z",
    "shade M30 9c5 2 8 6 8 13v9c0 9-6 14-12 14 8-8 8-24 4-36z",
    "bone M24 14a8.5 8.5 0 1 0 .01 0z",
    "gold M24 18.5a4 4 0 1 0 .01 0z",
    "ink M24 20.5a2 2 0 1 0 .01 0zM16 36c5-2 11-2 16 0l-2 4H18z",
    "both bone M16 37l1-6 4 5z",
    "M13 15c6-4 16-4 22 0",
  ],
  // A crest of horsehair, and a wall of iron.
  warlord: [
    "red M3 45c1-8 4-12 10-12h22c6 0 9 4 10 12z",
    "red M8 18C6 7 14 2.5 24 2.5S42 7 40 18l-4-5H12z",
    "slate M11 20C11 12 16 9 24 9s13 3 13 11v16l-7 6-3-12h-6l-3 12-7-6z",
    "ink M15 22l7 2v6h-4c-2-1-3-4-3-8zM33 22l-7 2v6h4c2-1 3-4 3-8z",
    "both ember M18 24.5a1.8 1.8 0 1 0 .01 0z",
    "gold M22 7h4v22h-4z",
    "shade M31 10c4 2 6 5 6 10v16l-5 4V24z",
  ],
  // Hair and beard of flames.
  fire_giant: [
    "gold M5 22c-3-6 0-10 3-12 0 3 1 4 2 4 0-6 4-8 6-11 1 3 3 4 4 4 1-2 2-3 4-4.5 2 1.5 3 2.5 4 4.5 1 0 3-1 4-4 2 3 6 5 6 11 1 0 2-1 2-4 3 2 6 6 3 12l-3 8H8z",
    "slate M11 20c2-5 7-7 13-7s11 2 13 7v10H11z",
    "red M9 25c5 4 10 4 15 2 5 2 10 2 15-2 1 5-1 9-3 11 0-1-1-2-2-2 1 4-3 6-5 11-1-2-2-4-3-4l-2 3.5-2-3.5c-1 0-2 2-3 4-2-5-6-7-5-11-1 0-2 1-2 2-2-2-4-6-3-11z",
    "both ember M15 20l7 2c-1 3-6 3-7-2z",
    "M14 18l8 2.5M34 18l-8 2.5M20 33c3-1 5-1 8 0",
  ],

  // --- Undead

  // Down to the ribs.
  skeleton: [
    "bone M22 27h4v18h-4z",
    "both bone M22 31c-8 0-12 2-14 6l3 3c2-3 5-4 11-4z",
    "both bone M22 39c-5 0-8 1-10 3.5l2.5 2.5c2-1 4-2 7.5-2z",
    "bone M24 3c-7 0-12 4-12 11 0 4 2 6 4 7v4c0 2 1 3 3 3h10c2 0 3-1 3-3v-4c2-1 4-3 4-7 0-7-5-11-12-11z",
    "both ink M19 11a3.3 3.6 0 1 0 .01 0z",
    "ink M24 18l-2 3.5h4z",
    "M21 24.5v3M24 24.5v3M27 24.5v3",
  ],
  // Sewn together, and not by a tailor.
  zombie: [
    "hide M5 45c1-7 5-10 11-10h16c6 0 10 3 11 10z",
    "green M11 16c0-8 5-11 13-11s13 3 13 11v13c0 8-6 12-13 12s-13-4-13-12z",
    "shade M30 6c5 2 7 5 7 10v13c0 8-6 12-11 12 7-8 7-23 4-35z",
    "slate M10 18C8 8 14 3 24 3c6 0 9 2 12 5l-5 3-4-3-4 5-5-3-3 6z",
    "bone M17 18a4.5 4.5 0 1 0 .01 0z",
    "ink M17.5 21a1.5 1.5 0 1 0 .01 0zM31 21a1.8 1.8 0 1 0 .01 0z",
    "M17 34l14-2M20 31.5v4M24 31v4M28 30.5v4M28 12l7 4M30 16l2-4",
  ],
  // A tongue that is after marrow.
  ghoul: [
    "both steel M13 19L5 10c-1 7 1 12 7 16z",
    "steel M12 17c0-9 5-13 12-13s12 4 12 13c0 6-2 7-2 12 0 5-4 8-10 8s-10-3-10-8c0-5-2-6-2-12z",
    "shade M29 5c5 2 7 6 7 12 0 6-2 7-2 12 0 5-4 8-8 8 6-8 6-21 3-32z",
    "both ink M18 15c3 1 4 3 4 6-4 2-7-1-7-4 0-1 1-2 3-2z",
    "both ember M18.5 17.5a1.3 1.3 0 1 0 .01 0z",
    "ink M15 28h18c0 6-3 8-9 8s-9-2-9-8z",
    "pale M17 28h4l-2 4zM22 28h4l-2 4zM27 28h4l-2 4z",
    "red M21 33c4-2 7 0 7 4 0 4 3 4 3 7-4 2-9 0-9-5 0-2-1-4-1-6z",
  ],
  // Darkness that looks back.
  shade: [
    "slate M24 3C14 3 9 11 9 21c0 10-3 15-6 20 4 1 6 0 8-2 1 3 3 5 6 6 1-3 2-4 4-4 1 2 2 3 3 4 1-1 2-2 3-4 2 0 3 1 4 4 3-1 5-3 6-6 2 2 4 3 8 2-3-5-6-10-6-20C39 11 34 3 24 3z",
    "shade M24 3c10 0 15 8 15 18 0 10 3 15 6 20-4 1-6 0-8-2-1 3-3 5-6 6 3-14 3-32-7-42z",
    "both pale M15 18l7 3c0 4-7 4-7-3z",
    "ink M18 31c4-4 8-4 12 0-3 3-9 3-12 0z",
  ],
  // A hand on its way.
  crawling_hand: [
    "bone M20 12V8c-3-3 1-7 4-4 3-3 7 1 4 4v4z",
    "both skin M12 21L3 37c-2 4 4 7 6 3l9-13zM17 25l-4 15c-1 4 5 6 6.5 2L23 27z",
    "skin M9 23c0-6 5-9 10-9h10c5 0 10 3 10 9 0 5-5 8-15 8S9 28 9 23z",
    "shade M32 14.5c4 1 7 4 7 8.5 0 5-5 8-13 8 6-3 8-9 6-16.5z",
    "blood M18 14h12l-1 5-2.5-2-2.5 3-2.5-3-2.5 2z",
    "M19 24v3M24 25v3M29 24v3",
  ],
  // One eye between two bandages.
  mummy: [
    "bone M6 45c1-7 5-10 11-10h14c6 0 10 3 11 10z",
    "bone M11 17C11 8 16 4 24 4s13 4 13 13v12c0 8-6 13-13 13s-13-5-13-13z",
    "shade M30 5c5 2 7 6 7 12v12c0 8-6 13-11 13 7-8 7-24 4-37z",
    "ink M12 18l25 3v5l-25-2z",
    "ember M18 19.5a2 2 0 1 0 .01 0zM30 21a2 2 0 1 0 .01 0z",
    "M13 11c8 4 15 5 23 3M16 7c5 3 9 4 15 1M12 30c8 3 16 3 25-1M15 36c6 2 12 2 18-1",
    "loose M37 15l6-3",
  ],
  // Swollen with a bad air.
  ghast: [
    "both loose M5 12c-3-3 3-4 0-8M10 8c-2-2 1-3 0-5",
    "violet M5 27C5 15 12 8 24 8s19 7 19 19-8 18-19 18S5 39 5 27z",
    "shade M31 9c8 3 12 9 12 18 0 12-8 18-16 18 9-10 9-25 4-36z",
    "both gold M16 16a4 4 0 1 0 .01 0z",
    "both ink M16 18.5a1.6 1.6 0 1 0 .01 0z",
    "ink M11 29h26c0 8-5 12-13 12s-13-4-13-12z",
    "pale M13 29h5l-2.5 5zM19.5 29h5L22 34zM26 29h5l-2.5 5zM18 40l2.5-5 2.5 5.5zM26 40.5l2.5-5 2 5z",
  ],
  // A bow before what was once an eye for it.
  bone_archer: [
    "loose M35 45C45 38 45 20 37 12M35 45l2-33",
    "green M3 45c1-6 5-8 10-8h14c5 0 9 2 10 8z",
    "bone M20 4C11 4 6 10 6 18c0 5 3 7 5 9v6c0 2 1 4 4 4h10c3 0 4-2 4-4v-6c2-2 5-4 5-9 0-8-5-14-14-14z",
    "green M4 21C3 9 10 2.5 20 2.5S37 9 36 21c-3-6-8-9-16-9S7 15 4 21z",
    "ink M14 17a4 4.5 0 1 0 .01 0zM26 17a4 4.5 0 1 0 .01 0zM20 25l-2.5 4.5h5z",
    "M17 32v4M20 32v4M24 32v4",
  ],
  // A hood with a cold light in it.
  wraith: [
    "blue M24 2.5C15 3 9 10 9 20c0 9-2 14-6 19l6-1 1 7 6-4 4 4.5 4-4 4 4 4-4.5 6 4 1-7 6 1c-4-5-6-10-6-19 0-10-6-17-15-17.5z",
    "shade M24 2.5c9 .5 15 7.5 15 17.5 0 9 2 14 6 19l-6-1-1 7-6-4-2 2c3-14 4-29-6-40.5z",
    "ink M14 22c0-7 4-12 10-12s10 5 10 12-4 13-10 13-10-6-10-13z",
    "both pale M17 20l5 2c-1 3-4 3-5-2z",
    "pale M22 28h4l-2 4z",
  ],
  // One hears her first.
  banshee: [
    "bone M24 3C12 3 8 12 8 22c0 9-2 13-5 18l6-1 1 6 6-4h16l6 4 1-6 6 1c-3-5-5-9-5-18C40 12 36 3 24 3z",
    "shade M30 4c7 3 10 9 10 18 0 9 2 13 5 18l-6-1-1 6-5-3c3-12 1-28-3-38z",
    "steel M14 20c0-6 4-10 10-10s10 4 10 10v8c0 8-4 12-10 12s-10-4-10-12z",
    "ink M24 26c4 0 5 3 5 6s-2 6-5 6-5-3-5-6 1-6 5-6z",
    "both ink M18.5 18a2.5 3 0 1 0 .01 0z",
    "both loose M4 25l-1.5-1M5 18l-2-2",
    "M14 20c4-2 7-5 10-11 3 6 6 9 10 11",
  ],
  // A collar, and what is carried instead.
  headless_rider: [
    "slate M4 45c0-15 4-23 11-26h18c7 3 11 11 11 26z",
    "slate M12 20l2-11h20l2 11c-6 4-18 4-24 0z",
    "blood M24 5.5c6 0 10 1.5 10 3.5s-4 3.5-10 3.5S14 11 14 9s4-3.5 10-3.5z",
    "M24 5.5c6 0 10 1.5 10 3.5s-4 3.5-10 3.5S14 11 14 9s4-3.5 10-3.5z",
    "rust M24 25c7 0 11 4 11 10s-4 10-11 10-11-4-11-10 4-10 11-10z",
    "both ink M17 31l5 3h-5z",
    "ink M17 38c4 2 10 2 14 0-2 5-12 5-14 0z",
    "green M22.5 25c0-3 1-4 3-5l1 5z",
    "shade M30 26.5c4 2 5 5 5 8.5 0 6-4 10-10 10 5-5 7-12 5-18.5z",
  ],
  // A sheet, a chain and a ball.
  spectre: [
    "bone M26 3C15 3 10 11 10 21v24l6-4 5 4 5-4 5 4 5-4 6 4V21C42 11 37 3 26 3z",
    "shade M32 4c7 3 10 9 10 17v24l-6-4-3 2c3-12 2-27-1-39z",
    "ink M20 15a3 4.5 0 1 0 .01 0zM32 15a3 4.5 0 1 0 .01 0z",
    "steel M21 30a2.7 2.7 0 1 0 .01 0zM27 31a2.7 2.7 0 1 0 .01 0zM33 30a2.7 2.7 0 1 0 .01 0zM38.5 27a2.7 2.7 0 1 0 .01 0z",
    "slate M12 29a7 7 0 1 0 .01 0z",
    "M9 35c0-2 1-3 3-3",
  ],
  // Dead, and not of an opinion to stay so: an arrow in the helmet.
  revenant: [
    "loose M33 13l10-8M37.5 4l.5 5 5.5.5",
    "steel M4 45c0-8 4-12 11-12h18c7 0 11 4 11 12z",
    "steel M11 17c0-8 5-12 13-12s13 4 13 12v12l-6 9H17l-6-9z",
    "shade M30 6c5 2 7 6 7 11v12l-6 9h-4c5-10 6-22 3-32z",
    "ink M13 18h22v7H13z",
    "both ember M18.5 19.5a2 2 0 1 0 .01 0z",
    "M24 25v12M18 31h.01M30 31h.01M16 10l3 4-3 4",
  ],
  // A collar, a peak of hair, two teeth.
  vampire: [
    "both red M18 45L4 15c9 2 15 9 18 18z",
    "slate M10 45c2-6 7-9 14-9s12 3 14 9z",
    "bone M13 16c0-7 4-11 11-11s11 4 11 11v10c0 7-5 13-11 13s-11-6-11-13z",
    "shade M29 6c4 2 6 5 6 10v10c0 7-5 13-10 13 6-9 7-23 4-33z",
    "ink M11 22C9 9 14 3 24 3s15 6 13 19l-3-7c-5 0-8-1-10-4-2 3-5 4-10 4z",
    "both blood M16 20l6 2c-1 3-5 3-6-2z",
    "M18 31c4 2 8 2 12 0",
    "pale M19 31.5h3.5l-1.5 5zM25.5 31.5H29l-2 5z",
    "M22 27h4",
  ],
  // Horns on the helmet, a skull in it.
  death_knight: [
    "both bone M12 16C5 16 2.5 9 4 3c2 5 6 6 11 7z",
    "slate M4 45c0-8 4-11 11-11h18c7 0 11 3 11 11z",
    "slate M10 18C10 9 15 5 24 5s14 4 14 13v20l-6 4H16l-6-4z",
    "bone M15 21h18v8c0 2-2 3-3 4v5H18v-5c-1-1-3-2-3-4z",
    "both ink M19.5 22a3 3.5 0 1 0 .01 0z",
    "both ember M19.5 24a1.4 1.4 0 1 0 .01 0z",
    "ink M24 28l-1.5 3h3z",
    "M21 34v4M24 34v4M27 34v4M10 20h28M24 5v9",
    "shade M31 6c5 2 7 6 7 12v20l-6 4V20z",
  ],
  // A crowned skull with an end of light.
  lich: [
    "violet M3 45c1-8 5-12 12-12h18c7 0 11 4 12 12z",
    "both violet M15 40L5 22c7 0 12 4 14 10z",
    "bone M24 8C15 8 10 14 10 21c0 5 2 7 5 9v6c0 2 1 3 3 3h12c2 0 3-1 3-3v-6c3-2 5-4 5-9 0-7-5-13-14-13z",
    "gold M10 18L8 5l8 6 8-9 8 9 8-6-2 13c-8-3-20-3-28 0z",
    "violet M24 8l3 4-3 4-3-4z",
    "both ink M18 20a4 4.5 0 1 0 .01 0z",
    "both ember M18 23a1.7 1.7 0 1 0 .01 0z",
    "ink M24 28l-2 4h4z",
    "M20 35v4M24 35v4M28 35v4",
  ],

  // --- Extraordinary creatures

  giant_rat: [
    "both hide M15 16C15 7 5 4 3 10c-1 5 3 10 9 10z",
    "both skin M12 15c0-4-5-5-5-2 0 2 2 4 5 4z",
    "bone M21 39h6v6h-6z",
    "both loose M16 33l-10-1M17 37l-9 3",
    "hide M10 21c0-6 6-9 14-9s14 3 14 9c0 7-5 10-8 14-2 4-3 6-6 6s-4-2-6-6c-3-4-8-7-8-14z",
    "shade M32 13.5c4 2 6 4 6 7.5 0 7-5 10-8 14-2 4-3 6-5 6 5-8 8-17 7-27.5z",
    "both ink M18 20a2.2 2.2 0 1 0 .01 0z",
    "ink M21 34h6l-3 4z",
  ],
  // It has had guests.
  slime: [
    "green M24 7c11 0 15 9 16 18 1 7 5 8 5 14 0 4-3 6-7 6H10c-4 0-7-2-7-6 0-6 4-7 5-14C9 16 13 7 24 7z",
    "shade M31 9c6 3 8 9 9 16 1 7 5 8 5 14 0 4-3 6-7 6h-8c6-10 6-26 1-36z",
    "both ink M18 19a2.2 2.7 0 1 0 .01 0z",
    "ink M17 29c4 3 10 3 14 0-1 5-4 7-7 7s-6-2-7-7z",
    "M14 18c1-3 2-4 4-5M9 38h.01M38 37h.01",
    "bone M33 31a2.5 2.5 0 1 1 3-2l4 5a2.5 2.5 0 1 1-3 2z",
  ],
  giant_spider: [
    "both loose M17 22L8 13 3 16M16 27l-9-4-4 5M17 32l-9 2-3 7M20 36l-6 4v5",
    "slate M24 17c7 0 11 5 11 12s-4 14-11 14-11-7-11-14 4-12 11-12z",
    "shade M29 18c4 2 6 6 6 11 0 7-4 14-9 14 4-8 6-17 3-25z",
    "red M24 25l4 5-4 8-4-8z",
    "slate M24 5c5 0 8 4 8 8s-3 7-8 7-8-3-8-7 3-8 8-8z",
    "both ember M21 10a1.7 1.7 0 1 0 .01 0zM18.5 13.5a1 1 0 1 0 .01 0z",
    "both bone M21 18l-1 5 3-3z",
  ],
  // A face among feathers.
  harpy: [
    "both violet M16 44C6 42 2.5 32 4 18l3 5 1-7 3 6 2-7 5 14z",
    "rust M24 4C14 4 10 12 12 24l-2 8h28l-2-8C38 12 34 4 24 4z",
    "skin M15 19c0-6 4-9 9-9s9 3 9 9v5c0 7-4 11-9 11s-9-4-9-11z",
    "rust M14 21c-1-8 3-14 10-14s11 6 10 14c-5-2-8-5-10-8-2 3-5 6-10 8z",
    "both ink M19.5 21l3 1.5c-1 2-3 1.5-3-1.5z",
    "ink M20 29h8c-1 4-7 4-8 0z",
    "violet M14 38c6-5 14-5 20 0l-3 7H17z",
    "M20 41l2-2 2 2 2-2 2 2",
  ],
  dire_wolf: [
    "slate M8 20L6 3l11 8h14L42 3l-2 17 4 11-9 1-4 9-7 4-7-4-4-9-9-1z",
    "shade M31 11L42 3l-2 17 4 11-9 1-4 9-5 3c6-9 8-21 5-33z",
    "steel M15 27c4-2 6-5 9-12 3 7 5 10 9 12l-4 12-5 4-5-4z",
    "both gold M13 20l8 3c-1 4-7 3-8-3z",
    "both ink M18 21.5a1.4 1.4 0 1 0 .01 0z",
    "ink M20.5 31h7L24 35z",
    "M24 35v3",
    "both pale M19.5 37l4 1.5-3 3z",
  ],
  // An eagle's head on a lion's chest, a wing behind it.
  griffin: [
    "gold M23 45C20 32 27 16 45 3c1 7 0 12-2 17l3 0c-1 6-3 10-6 13l3 1c-2 5-6 9-11 11z",
    "M30 24l12-5M29 32l11-2M30 39l7-1",
    "hide M7 45c0-7 2-11 5-16h14c4 5 6 10 5 16z",
    "bone M24 8l7-6-.5 9c3 4 4 8 3 14l-4-2-1 7-4-3-3 6-4-4-4 4-2-7c-3-2-4-4-4-8 0-6 6-11 17-10z",
    "shade M30.5 11c3 4 4 8 3 14l-4-2-1 7-4-3c4-5 5-10 4-17z",
    "gold M15 12C8 11 2.5 16 3 25l1.5 3c2-4 5-5 9-5l4-3c2-4 1-7-2.5-8z",
    "M5 24.5c3-3 7-3 11-3.5",
    "ink M18.5 13.5l8 1c0 4-6 5-8-1z",
  ],
  // A cock, as far as the neck.
  cockatrice: [
    "red M12 14c-4-6 1-10 5-7 1-6 8-6 9-1 5-3 9 1 7 6z",
    "bone M13 22c0-8 5-12 11-12 8 0 13 6 13 15v6H16z",
    "green M14 30l4 3 4-3 4 3 4-3 4 3 4-3c3 5 4 9 4 15H20c2-6-1-10-6-15z",
    "gold M14 17L3 20l4 3-2 4 10-2z",
    "M7 23h7",
    "red M14 25c-3 3-3 8 0 8 4 0 5-4 3-8z",
    "gold M24 15a4 4 0 1 0 .01 0z",
    "ink M24 17.5a1.6 1.6 0 1 0 .01 0z",
    "M27 36v6M33 36v6",
  ],
  // A lion with a sting behind it.
  manticore: [
    "loose M33 40c9-2 12-12 8-20",
    "red M36 22l3-14c5 2 7 8 5 14z",
    "rust M20 5l6 4 8 1 1 8 4 6-4 6 0 8-8 1-7 5-7-5-7-1 0-8-4-6 4-6 1-8 7-1z",
    "gold M11 21c0-6 3-9 9-9s9 3 9 9l-1 9c0 6-4 9-8 9s-8-3-8-9z",
    "ink M13 20l5 2.5c-1 2-5 1-5-2.5zM27 20l-5 2.5c1 2 5 1 5-2.5zM17.5 27h5L20 30z",
    "ink M15 33h10l-2 4h-6z",
    "pale M16 33h3l-1.5 3zM21 33h3l-1.5 3z",
  ],
  // Do not look.
  basilisk: [
    "both green M14 12L6 4l0 8-4 3 5 4-2 6 8-1z",
    "green M12 18C12 8 17 4 24 4s12 4 12 14c0 8-3 10-3 16 0 7-4 11-9 11s-9-4-9-11c0-6-3-8-3-16z",
    "gold M19 33c0-4 10-4 10 0l-1 11h-8z",
    "both pale M18 13a5.5 5.5 0 1 0 .01 0z",
    "M18 13a5.5 5.5 0 1 0 .01 0zM30 13a5.5 5.5 0 1 0 .01 0z",
    "both violet M18 15.5a3 3 0 1 0 .01 0z",
    "both ink M21.5 29a1.2 1.2 0 1 0 .01 0z",
    "M20 37h8M20 41h8M21 8l3-2 3 2",
  ],
  // Lion, goat and snake.
  chimera: [
    "bone M28 17c-2-6 0-12 5-15 0 5 1 8 4 11zM39 16c3-3 4-7 2-12-3 2-5 6-6 10z",
    "steel M27 22c0-6 4-9 9-9s9 4 9 9l-3 3-1 10c-3 3-8 2-9-2z",
    "ink M35 19a1.5 1.5 0 1 0 .01 0zM41 20a1.3 1.3 0 1 0 .01 0z",
    "green M5 18C2 12 4 4 11 4c5 0 8 4 7 8l-6 2c-2 3 0 6 2 10l-7 5c-1-4-1-7-2-11z",
    "ink M11 7.5a1.5 1.5 0 1 0 .01 0z",
    "rust M18 16l6 3 7 0 2 7 4 6-4 5-2 7-7-1-6 2-6-2-6 1-2-7-2-5 3-6 1-7 6 0z",
    "gold M11 30c0-5 3-8 7-8s8 3 8 8v5c0 4-3 8-8 8s-7-4-7-8z",
    "ink M15 28a1.5 1.5 0 1 0 .01 0zM22 28a1.5 1.5 0 1 0 .01 0zM16 33h5l-2.5 3z",
    "M16 39c2 1 3 1 5 0",
  ],
  // Stone, on its corner of the roof.
  gargoyle: [
    "both steel M15 44L5 36 2.5 14l6 5 3-5 6 12z",
    "both steel M16 14C11 13 9 8 11 3c3 4 6 4 9 5z",
    "steel M13 18c0-8 4-11 11-11s11 3 11 11v9c0 7-4 12-11 12s-11-5-11-12z",
    "steel M9 38h30v7H9z",
    "shade M29 8c4 2 6 5 6 10v9c0 5-2 9-5 11h9v7H27c6-10 6-26 2-37z",
    "both ink M16 18l6 3c-1 4-6 2-6-3z",
    "ink M17 29h14l-3 5h-8z",
    "pale M18 29h4l-2 3.5zM26 29h4l-2 3.5z",
    "M24 23v2M28 10l-3 4",
  ],
  minotaur: [
    "both bone M12 15C5 16 2.5 9 5 3c2 4 5 5 10 5z",
    "both hide M12 18l-9 1c2 5 5 7 10 6z",
    "hide M11 17c0-7 5-10 13-10s13 3 13 10l-4 11 1 9c0 5-4 7-10 7s-10-2-10-7l1-9z",
    "shade M30 8c5 2 7 5 7 9l-4 11 1 9c0 5-4 7-8 7 6-10 7-24 4-36z",
    "rust M16 31c4-3 12-3 16 0l2 5c-1 4-5 6-10 6s-9-2-10-6z",
    "both ink M15 20l6 2.5c-1 3-6 2-6-2.5zM19.5 32.5a1.8 1.8 0 1 0 .01 0z",
    "gold M24 38a3.5 3.5 0 1 0 .01 0z",
    "rust M19 7c0-4 10-4 10 0l-5 6z",
  ],
  // A dragon's poor cousin: two wings, one sting.
  wyvern: [
    "violet M45 5c-11-2-17 2-21 11l2 15 6-6 3 6 5-8 3 5c3-7 3-15 2-23z",
    "M45 5L27 24M37 14l2 10",
    "green M30 30c8-2 12 2 13 7 1 4-2 8-6 7l1-4c-1-3-4-3-8-2z",
    "green M27 45c3-8 2-13-1-16 2-8-1-14-7-17l4-7c-6 0-10 3-11 7L5 16c-3 2-3 7-1 9l10 1c2 0 3 1 3 3l-1 4c0 4-1 8-4 12z",
    "gold M15 45c2-4 3-8 2-12l5 1c2 4 2 7 0 11z",
    "ink M12 16l6-1c0 4-5 5-6 1zM6 18.5a1.3 1.3 0 1 0 .01 0z",
    "M4 25c4 0 7-1 9-3",
  ],
  // As many heads as one can draw.
  hydra: [
    "both green M11 45c3-8-3-10-3-18 0-3 1-5 2-7l-7 1 1-4 6-1-7.5-2c0-6 5-10 10.5-9 5 2 6 7 4 12s0 8 3 12v16z",
    "green M18 45V18c-4-2-5-7-3-11 2-3 6-4.5 9-4.5s7 1.5 9 4.5c2 4 1 9-3 11v27z",
    "gold M21 23h6v22h-6z",
    "both ink M10 8.5a1.5 1.5 0 1 0 .01 0zM18.5 8l4 2.5c-1 2-4 1.5-4-2.5z",
    "both ink M22.5 15a1 1 0 1 0 .01 0z",
    "M21 29h6M21 35h6M21 41h6M20 19c3 1.5 5 1.5 8 0",
  ],
  // A face that knows the answer.
  sphinx: [
    "gold M10 45V16C10 7 15 3 24 3s14 4 14 13v29z",
    "both gold M10 20L3 45h9z",
    "blue M12 14h5v31h-5zM31 14h5v31h-5z",
    "shade M31 5c5 2 7 6 7 11v4l7 25H33z",
    "skin M15 17c0-5 4-7 9-7s9 2 9 7v8c0 6-4 10-9 10s-9-4-9-10z",
    "blue M22 3h4v8h-4z",
    "both ink M20 19a1.7 1.7 0 1 0 .01 0z",
    "M17 16h5M26 16h5M24 22v4M21 30c2 1 4 1 6 0",
    "gold M21.5 34h5V44h-5z",
  ],
  // Two tusks, and a hill behind them.
  behemoth: [
    "both hide M10 14C4 9 2.5 13 3 17c1 4 4 6 8 6z",
    "hide M7 24C7 11 13 4 24 4s17 7 17 20c0 6-3 9-5 12H12c-2-3-5-6-5-12z",
    "shade M31 6c7 4 10 10 10 18 0 6-3 9-5 12h-8c6-8 7-20 3-30z",
    "bone M21 25l3-13 3 13z",
    "hide M15 28c4-4 14-4 18 0l3 7c0 6-5 9-12 9s-12-3-12-9z",
    "both gold M14 18l6 3c-1 3-6 2-6-3z",
    "both ink M16.5 19.5a1.3 1.3 0 1 0 .01 0zM20.5 31a1.7 1.7 0 1 0 .01 0z",
    "M16 38c5 2 11 2 16 0",
    "both bone M13 40C7 40 4 35 4 27c3 5 7 6 12 7z",
  ],

  // --- Dragons: a head from the front, known by its horns

  green_dragon: [
    "both green M12 22L2.5 16l2 8-1 7 6 1z",
    "both bone M15 11C11 9 9 7 9 2.5c5 1 8 3 10 6z",
    "green M10 18c2-8 7-11 14-11s12 3 14 11c1 5-3 8-5 13-1 8-3 14-9 14s-8-6-9-14c-2-5-6-8-5-13z",
    "shade M30 8c5 2 7 5 8 10 1 5-3 8-5 13-1 8-3 14-7 14 6-11 8-26 4-37z",
    "both gold M15 20l7 4c-2 3-7 2-7-4z",
    "both ink M19 21c1 1 1 2 0 4-1-1-1-3 0-4zM21 34a1.4 1.4 0 1 0 .01 0z",
    "M14 17l8 4M34 17l-8 4M24 10v7M18 39c4 2 8 2 12 0",
    "both pale M18.5 39.5l4 1-2 3.5z",
  ],
  red_dragon: [
    "gold M24 27c6 5 12 8 10 14-1 4-5 4.5-10 4.5s-9-.5-10-4.5c-2-6 4-9 10-14z",
    "both bone M14 16C6 15 3 9 5 2.5c3 5 7 6 13 6z",
    "both red M11 22l-8-2c0 5 2 8 7 10z",
    "red M10 18c1-8 6-11 14-11s13 3 14 11c1 5-3 7-4 12-1 4-3 6-6 6l-2-4h-4l-2 4c-3 0-5-2-6-6-1-5-5-7-4-12z",
    "shade M30 8c5 2 7 5 8 10 1 5-3 7-4 12-1 4-3 6-6 6l-1-2c4-8 6-17 3-26z",
    "both gold M14 19l8 4c-2 3-7 2-8-4z",
    "both ink M18.5 21c1 1 1 2 0 3.5-1-1-1-2.5 0-3.5zM20.5 29a1.4 1.4 0 1 0 .01 0z",
    "M13 16l9 5M35 16l-9 5M24 10v6",
    "red M24 37c2 2 4 3 3 5-1 2-5 2-6 0s1-3 3-5z",
  ],
  black_dragon: [
    "both bone M14 13C7 7 3 11 3 17c0 7 4 10 9 11-3-3-4-6-3-9 1-2 3-2 5 0z",
    "slate M11 19c1-9 6-14 13-14s12 5 13 14c1 5-3 8-4 13-1 8-4 13-9 13s-8-5-9-13c-1-5-5-8-4-13z",
    "shade M29 6c5 2 7 7 8 13 1 5-3 8-4 13-1 8-4 13-7 13 6-11 7-27 3-39z",
    "slate M21 5l3-2.5L27 5v11h-6z",
    "both blood M15 20l7 4c-2 3-7 2-7-4z",
    "both ember M19 22.5a1.2 1.2 0 1 0 .01 0zM21.5 35a1.3 1.3 0 1 0 .01 0z",
    "M14 17l8 5M34 17l-8 5M18 40c4 2 8 2 12 0",
    "both pale M18.5 40.5h4l-2 4z",
  ],
};
