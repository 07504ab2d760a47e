// Playing on by itself: a step a second, until a decision is due or somebody touches anything.

const PACE = 1000;
/** A press that has just stopped it does not start it again. */
const SAME_TOUCH = 600;

/** What goes on by itself. `step()` asks for the next step; `changed(running)` hears of each start
 * and stop. What is drawn says with `drawn(canGo)` whether there is a step to go to.
 *
 * It stands still in between for as long as an answer takes, so that no step is passed over.
 *
 * @param {Document} doc
 * @param {() => void} step
 * @param {(running: boolean) => void} changed */
export function playingOn(doc, step, changed) {
  let timer = null;
  let waiting = false;
  let canGo = false;
  let stoppedAt = -Infinity;

  function tick() {
    if (waiting || doc.hidden) return;
    waiting = true;
    step();
  }

  function start() {
    if (timer !== null || !canGo) return;
    timer = setInterval(tick, PACE);
    for (const touch of ["pointerdown", "keydown", "wheel"]) doc.addEventListener(touch, stop, true);
    changed(true);
    tick();
  }

  function stop() {
    if (timer === null) return;
    clearInterval(timer);
    timer = null;
    waiting = false;
    stoppedAt = performance.now();
    for (const touch of ["pointerdown", "keydown", "wheel"]) doc.removeEventListener(touch, stop, true);
    changed(false);
  }

  return {
    stop,
    /** Its button: what stops it is the touch itself, before the button hears of it. */
    press() {
      if (performance.now() - stoppedAt > SAME_TOUCH) start();
    },
    drawn(goes) {
      waiting = false;
      canGo = goes;
      if (!goes) stop();
    },
  };
}
