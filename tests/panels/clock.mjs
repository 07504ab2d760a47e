// The time of a page: it stands still until a test lets it pass, so nothing depends on how fast a
// machine is.

const FRAME = 16;

/** A clock with the functions that a window has for its time. */
export function stoppedClock() {
  let now = 1_000_000;
  let last = 0;
  const due = new Map();

  function add(run, after, every, args) {
    last += 1;
    due.set(last, { at: now + Math.max(0, Number(after) || 0), every, run: () => run(...args) });
    return last;
  }

  function next(until) {
    let first = null;
    for (const [id, it] of due) {
      if (it.at <= until && (!first || it.at < due.get(first).at)) first = id;
    }
    return first;
  }

  const cancel = (id) => void due.delete(id);
  const offered = {
    setTimeout: (run, after, ...args) => add(run, after, 0, args),
    setInterval: (run, every, ...args) => add(run, every, Math.max(1, every), args),
    requestAnimationFrame: (run) => add(() => run(now), FRAME, 0, []),
    clearTimeout: cancel,
    clearInterval: cancel,
    cancelAnimationFrame: cancel,
  };

  /** Run the first that is due until then; false if nothing is. */
  function runOne(until) {
    const id = next(until);
    if (id === null) return false;
    const it = due.get(id);
    now = Math.max(now, it.at);
    if (it.every) it.at += it.every;
    else due.delete(id);
    it.run();
    return true;
  }

  return { offered, runOne, now: () => now, goOn: (until) => (now = Math.max(now, until)) };
}
