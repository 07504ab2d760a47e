// The cards of the box in the form of a new game: those of the tutor, or a file of one's own.

import { button, offerFile, radio } from "../../kit/controls.js";
import { fill, h } from "../../kit/dom.js";
import { icon } from "../../kit/icons.js";

/** @import { CardsOffer, JudgedCards } from "../../kit/wire.js" */
/** @typedef {(cards: string) => Promise<JudgedCards>} Judge */

const LARGEST_CARDS = 20_000;

/** The cards of the box: those of the tutor, a file of one's own, or (`kept`) those at the table.
 *
 * A file is judged as soon as it is picked. One that cannot be used is told, beside the button that
 * picked it, and is no choice: another has to be made before one can start.
 *
 * @param {CardsOffer} said
 * @param {Judge} judge */
export function cardsChoice(said, kept, words, judge) {
  const sources = [
    kept && { id: "kept", label: words["frame-cards-kept"], cards: { cards: kept } },
    { id: "ours", label: words["frame-cards-ours"], cards: {} },
  ].filter(Boolean);
  const cards = {
    sources,
    chosen: sources[0].id,
    reading: null, // the file that is being read
    options: h("div", { class: "fr-card-sources" }),
    trouble: h("p", { class: "crypt-note fr-note fr-bad u-bad", role: "alert" }),
  };
  const { options, trouble } = cards;
  const file = cardsFile((picked) => readCards(cards, picked, said, words, judge));
  const { example } = said;
  drawSources(cards);
  return {
    node: h("fieldset", { class: "fr-block u-grid u-gap-4 u-slim" }, [
      h("legend", {}, [words["frame-cards"]]),
      h("p", { class: "crypt-note fr-note" }, [said.note]),
      options,
      h("div", { class: "crypt-row fr-cards u-rows-3 u-columns-7 u-middle" }, [
        h("label", { class: "fr-file u-box u-line u-relative u-gap-5 u-center u-finger u-y-4 u-x-7 u-strong u-paper-2 u-pressable" }, [
          file,
          icon("load"),
          h("span", {}, [words["frame-cards-file"]]),
        ]),
        button(
          "cards-example",
          [icon("save"), h("span", {}, [words["frame-cards-example"]])],
          () => offerFile(example.name, example.text),
          { class: "fr-quick u-finger u-y-3 u-x-8 u-bare", "data-key": null },
        ),
        trouble,
      ]),
    ]),
    chosen: () => sources.find(({ id }) => id === cards.chosen)?.cards,
    complain() {
      // Set anew, it is read out again.
      trouble.replaceChildren(trouble.textContent);
      trouble.scrollIntoView({ block: "nearest" });
      (options.querySelector("input") ?? file).focus();
    },
  };
}

function choose(cards, id) {
  cards.chosen = id;
  cards.reading = null;
  cards.trouble.textContent = "";
}

function drawSources(cards) {
  const { sources, chosen } = cards;
  const choice = ({ id, label }) =>
    h("label", { class: "fr-check u-line u-gap-5 u-finger u-text-4 u-leading-3 u-part u-pressable" }, [
      radio(`cards-${id}`, "cards", id, id === chosen, { onchange: () => choose(cards, id) }),
      h("span", {}, [label]),
    ]);
  // Where there is nothing to choose from, it is only told what it will be.
  const told = sources.length === 1 && chosen;
  cards.options.replaceChildren(
    ...(told ? [h("p", { class: "crypt-note fr-note" }, [sources[0].label])] : sources.map(choice)),
  );
}

function cardsFile(read) {
  return h("input", {
    type: "file",
    class: "crypt-hear",
    accept: ".toml,text/plain",
    "data-action": "cards-file",
    onchange: (event) => {
      const [picked] = event.target.files;
      if (picked) read(picked);
      // The same file, mended, can be picked again.
      event.target.value = "";
    },
  });
}

/**
 * @param {CardsOffer} said
 * @param {Judge} judge */
async function readCards(cards, file, said, words, judge) {
  choose(cards, null);
  cards.reading = file;
  const text = file.size <= LARGEST_CARDS ? await textOf(file) : null;
  const judged = text === null ? null : await judge(text);
  // Meanwhile another choice may have been made.
  if (cards.reading !== file) return;
  if (judged === null) {
    cards.trouble.textContent = file.size <= LARGEST_CARDS ? said.unread : said.long;
  } else if (judged.cards === null) {
    cards.trouble.textContent = judged.why;
  } else {
    const { sources } = cards;
    const label = fill(words["frame-cards-own"], { name: file.name });
    const old = sources.findIndex(({ id }) => id === "own");
    if (old >= 0) sources.splice(old, 1);
    sources.push({ id: "own", label, cards: { cards: judged.cards } });
    choose(cards, "own");
  }
  drawSources(cards);
  if (cards.trouble.textContent) cards.trouble.scrollIntoView({ block: "nearest" });
}

/** The text of a file, or null if it is none: bytes that are no text, or a file that is gone. */
async function textOf(file) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
