// Days, as they are written where only machines read them.

/** The day that it is here, as "2026-11-23".
 *
 * @param {Date} now */
export function dayOf(now) {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
