// Random numbers that are the same every time, so that a test that fails does so again.

/** A source of numbers from 0 up to a limit. */
export function luck(seed) {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
}

/** One of these. */
export function oneOf(number, all) {
  return all[number(all.length)];
}
