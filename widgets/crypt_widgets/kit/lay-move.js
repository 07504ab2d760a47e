// What a tool advises, laid out on the table by a press: one sees it lie there, and confirms it oneself.

import { button } from "./controls.js";
import { h, labelled } from "./dom.js";
import { icon } from "./icons.js";

/** @import { DraftedMove } from "./wire.js" */

/** A button that lays a move on the table.
 *
 * @param {{ action: string, key: string, move: string, laid: boolean, off?: boolean, label?: string }} about
 *   Whether it lies there now, whether it cannot be laid, and what is heard beside its words. */
export function layButton({ action, key, move, laid, off = false, label = "" }, words) {
  const press = (event) => {
    if (laid || off) return;
    event.currentTarget.dispatchEvent(new CustomEvent("crypt:lay", { bubbles: true, detail: move }));
  };
  return button(
    action,
    [
      icon(laid ? "check" : "lay-out"),
      h("span", {}, [words[laid ? "lay-there" : "lay-move"]]),
      label ? h("span", { class: "crypt-hear" }, [labelled(words, "", label)]) : null,
    ],
    press,
    { class: "crypt-lay", "data-key": key, "aria-disabled": laid || off },
  );
}

/** What lies on the table, for those who listen; it is there before there is something to say.
 *
 * @param {DraftedMove | null} laid */
export function laidNote(laid) {
  return h("p", { class: "crypt-hear", role: "status", "data-key": "laid" }, [laid?.text ?? ""]);
}
