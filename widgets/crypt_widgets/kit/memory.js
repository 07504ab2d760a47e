// What the browser keeps between visits: the game, the language, the choice of light or dark.

import { onOwnPage, remembered } from "./live.js";

/** Keep a text in the browser; false where the browser refuses (a private window, a full disk). */
export function remember(key, text) {
  try {
    window.localStorage.setItem(key, text);
    return true;
  } catch {
    // The frame says so.
    window.dispatchEvent(new CustomEvent("crypt:unkept"));
    return false;
  }
}

/** The same for this page alone, through its reloads: two pages open at once keep a game each. */
export function rememberHere(key, text) {
  try {
    window.sessionStorage.setItem(key, text);
    return true;
  } catch {
    // Then the address and what all pages share must do.
    return false;
  }
}

export function rememberedHere(key) {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

const ASKED = "crypt.lasting";

/** Whether the browser has promised to keep what it keeps, and not to make room with it.
 *
 * @returns {Promise<boolean>} */
export async function keepsForGood() {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false; // an old browser, or a page without https
  }
}

/** Ask for that promise, once: some browsers ask their user. In a notebook it is not ours to ask. */
export async function askToKeep() {
  if (!onOwnPage() || remembered(ASKED) !== null || !remember(ASKED, "1")) return;
  try {
    await navigator.storage.persist();
  } catch {
    // Likewise.
  }
}

/** Neither in the browser nor in this page. */
export function forget(key) {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Where nothing is kept there is nothing to forget.
  }
  forgetHere(key);
}

export function forgetHere(key) {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Likewise.
  }
}

/** The language chosen here before, else the first of the browser's that there are words in. */
export function wishedLanguage(langs) {
  const known = new Set(langs.map(([code]) => code.toLowerCase()));
  const spoken = (name) => {
    const parts = (name ?? "").toLowerCase().split("-");
    return parts.some((_, i) => known.has(parts.slice(0, parts.length - i).join("-")));
  };
  const wished = [remembered("crypt.lang"), ...(navigator.languages ?? []), navigator.language];
  return wished.find(spoken) ?? navigator.language;
}

/** The code of a game in an address, or null. It ends before the first character that no code has:
 * where a link stands in a sentence or a bracket, people copy more than the link. */
export function codeIn(address) {
  const written = /[#&]g=([^&\s]+)/.exec(address)?.[1] ?? null;
  return /^\d+\.[\w-]+/.exec(written ?? "")?.[0] ?? written;
}

/** The place in an address; that of the game at the table is empty. */
export function placeIn(address) {
  const written = /[#&]at=([^&\s]+)/.exec(address)?.[1] ?? "";
  try {
    return withoutEnd(decodeURIComponent(written));
  } catch {
    return withoutEnd(written);
  }
}

/** A place ends with a letter or a digit. */
function withoutEnd(place) {
  return place.replace(/[^\p{L}\p{N}]+$/u, "");
}

/** The page's address with a game and a place in it; either may be none. */
export function addressAt(code, place) {
  const written = place.split("/").map(encodeURIComponent).join("/");
  const parts = [code && `g=${code}`, place && `at=${written}`].filter(Boolean).join("&");
  return window.location.href.split("#")[0] + (parts && `#${parts}`);
}

/** Light, dark, or "auto": as the device or the notebook has it. */
export function applyTheme(theme) {
  const root = document.documentElement;
  if (theme === "auto") root.removeAttribute("data-crypt-theme");
  else root.setAttribute("data-crypt-theme", theme);
}
