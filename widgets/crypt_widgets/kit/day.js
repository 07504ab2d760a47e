// Days, as they are written for machines and for people.

/** The day that it is here, as "2026-11-23".
 *
 * @param {Date} now */
export function dayOf(now) {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** How a day is written in a language: as in the browser's own country, if that speaks it.
 *
 * @param {string} lang
 * @param {Intl.DateTimeFormatOptions} how */
export function dayFormat(lang, how) {
  const own = [...(navigator.languages ?? []), navigator.language ?? ""].find((it) => it.split("-")[0] === lang);
  return new Intl.DateTimeFormat(own ?? lang, how);
}
