// A crypt set up freely: the treasures, the dice on them, and all else that the odds depend on.

import { button } from "../../../kit/controls.js";
import { fill, h } from "../../../kit/dom.js";
import { icon } from "../../../kit/icons.js";
import { BOX, letter, select } from "./controls.js";

/** @import { FormData, FormItem, Send } from "../wire.js" */

function valueOptions(words) {
  const values = [4, 3, 2, 1];
  const seen = (value) => fill(words["odds-seen"], { n: value });
  return [
    {
      group: words["odds-face-up"],
      options: values.map((value) => ({ id: `${value}`, text: String(value) })),
    },
    {
      group: words["odds-face-down"],
      options: [
        { id: "0?", text: `? ${words["odds-unseen"]}` },
        ...values.map((value) => ({ id: `${value}?`, text: `? ${seen(value)}` })),
      ],
    },
  ];
}

/**
 * @param {FormItem} item
 * @param {"mine" | "ghost"} whose
 */
function pileFields(item, whose, label, words, change) {
  const pile = item[whose];
  const counts = [0, 1, 2, 3].map((n) => ({ id: n, text: n ? `${n} ×` : words["odds-no-dice"] }));
  const faces = [1, 2, 3, 4, 5, 6].map((n) => ({ id: n, text: String(n) }));
  const key = `odds-${whose}-${item.id}`;
  return h("fieldset", { class: `od-pile u-grid u-gap-4 od-pile-${whose}` }, [
    h("legend", { class: "crypt-kicker" }, [label]),
    select(
      `${key}-count`,
      words["odds-dice-count"],
      counts,
      pile.dice,
      (dice) => change({ [whose]: { ...pile, dice: Number(dice) } }),
      true,
    ),
    pile.dice
      ? select(
          `${key}-effort`,
          words["odds-of-effort"],
          faces,
          pile.effort,
          (effort) => change({ [whose]: { ...pile, effort: Number(effort) } }),
          true,
        )
      : null,
  ]);
}

/** A treasure: what it is, what it is worth, and whose dice lie on it.
 *
 * @param {FormItem} it
 * @param {number} place
 * @param {FormData} form */
function itemFields(it, place, form, words, change) {
  const set = (what) =>
    change({ items: form.items.map((other) => (other.id === it.id ? { ...other, ...what } : other)) });
  const kinds = [
    ...form.kinds.map(({ id, name }) => ({ id, text: name })),
    { id: "", text: words["odds-gone"] },
  ];
  const value = `${it.value}${it.down ? "?" : ""}`;
  return h("li", { class: "crypt-stack od-item u-edged u-key u-pack-top u-y-5 u-x-6 u-paper", "data-key": `odds-item-${it.id}`, "data-item": "abc"[place] }, [
    h("div", { class: "od-item-head u-grid u-gap-4 u-foot" }, [
      letter("abc"[place]),
      select(`odds-kind-${it.id}`, words["odds-kind"], kinds, it.kind, (kind) => set({ kind })),
      it.kind
        ? select(`odds-value-${it.id}`, words["odds-value"], valueOptions(words), value, (told) =>
            set({ value: Number(told[0]), down: told.endsWith("?") }),
          )
        : null,
    ]),
    it.kind && form.mine ? pileFields(it, "mine", words["odds-your-dice"], words, set) : null,
    it.kind && form.ghost ? pileFields(it, "ghost", words["odds-ghost-dice"], words, set) : null,
  ]);
}

/** When it is: the moments by who leads.
 *
 * @param {FormData} form */
function momentField(form, words, change) {
  const moments = [0, 1].map((leads) => ({
    group: words[leads ? "odds-ghost-leads" : "odds-you-lead"],
    options: form.moments
      .filter((it) => it.leads === leads)
      .map(({ id, name }) => ({ id, text: name })),
  }));
  return select("odds-moment", words["odds-when"], moments, form.moment, (moment) =>
    change({ moment }),
  );
}

/** Which values have been seen, so that no treasure lying face down has them.
 *
 * @param {FormData} form */
function seenFields(form, change) {
  return h("fieldset", { class: "crypt-row od-seen" }, [
    h("legend", { class: "crypt-kicker" }, [form.hidden.text]),
    form.hidden.values.map(({ value, name, fixed }) =>
      h("label", { class: `crypt-key od-option u-finger-40${fixed ? " od-off u-dashed u-soft" : ""}` }, [
        h("input", {
          type: "checkbox",
          disabled: Boolean(fixed),
          "data-checked": fixed || form.seen.includes(value),
          "data-action": `odds-seen-${value}`,
          "data-key": `odds-seen-${value}`,
          onchange: (event) => {
            const rest = form.seen.filter((other) => other !== value);
            change({ seen: event.target.checked ? [...rest, value] : rest });
          },
        }),
        h("span", {}, [name]),
      ]),
    ),
  ]);
}

/** @param {FormData} form */
function moreFields(form, words, change) {
  const sides = ["A", "B"].map((side) => ({ id: side, text: side }));
  const counts = [0, 1, 2, 3].map((n) => ({ id: n, text: String(n) }));
  return h("details", { class: "crypt-fold" }, [
    h("summary", {}, [words["odds-more"]]),
    h("div", { class: "crypt-stack od-more-body u-gap-6 u-top-2" }, [
      select("odds-exhausted", words["odds-exhausted"], counts, form.exhausted, (count) =>
        change({ exhausted: Number(count) }),
      ),
      h("fieldset", { class: "od-sides u-grid u-gap-4" }, [
        h("legend", { class: "crypt-kicker" }, [words["odds-sides"]]),
        form.kinds.map(({ id, name }, i) =>
          select(`odds-side-${id}`, name, sides, form.sides[i], (side) =>
            change({ sides: Object.assign([...form.sides], { [i]: side }).join("") }),
          ),
        ),
      ]),
    ]),
  ]);
}

/**
 * @param {FormData} form
 * @param {string} trouble
 * @param {Send} ask
 */
export function setupForm(form, trouble, words, change, ask) {
  return h("section", { class: BOX, "aria-label": words["odds-form"], "data-key": "form" }, [
    h("div", { class: "crypt-row od-form-top u-gap-5 u-foot" }, [
      momentField(form, words, change),
      button("odds-copy", [icon("copy"), h("span", {}, [words["odds-copy"]])], () =>
        ask({ do: "odds-copy" }),
      ),
    ]),
    h("p", { class: "crypt-note", "data-key": "sorted" }, [words["odds-sorted"]]),
    h("ol", { class: "crypt-stack od-items", "data-key": "items" }, [
      form.items.map((it, place) => itemFields(it, place, form, words, change)),
    ]),
    form.hidden ? seenFields(form, change) : null,
    moreFields(form, words, change),
    trouble
      ? h("p", { class: "od-trouble u-toned u-tone-bad u-key u-icon-20 u-flex u-gap-5 u-top u-y-5 u-x-6 u-bad-paper u-bad u-text-4", role: "alert" }, [icon("stop"), h("span", {}, [trouble])])
      : h("p", { class: "crypt-note" }, [words["odds-form-note"]]),
  ]);
}
