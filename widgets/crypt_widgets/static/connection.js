// The watch over the connection: is there still somebody who answers?

const PING_EVERY = 20_000;
const ASKED_PATIENCE = 1_500;
const PONG_PATIENCE = 5_000;
const OFFLINE_PATIENCE = 1_500;
const STILL_THERE = 15 * 60_000;
const DEAD = new Set(["dead", "restarting", "autorestarting", "terminating"]);

/** Notice when nobody answers any more, and when somebody does again.
 *
 * Three signs, whichever comes first: the status and the connection of the kernel as the widget
 * manager knows them (Voila's and JupyterLab's managers both have `kernel`), the closing of this
 * widget's channel, and a ping without an answer. `onChange` gets "well", "lost", "offline" or
 * "closed"; from the last there is no way back. */
export function watchConnection(model, onChange) {
  const kernel = () => model.widget_manager?.kernel ?? null;
  const stops = [];
  let state = "well";
  let number = 0;
  let waiting = false;
  let pingTimer = 0;
  let judgeTimer = 0;
  let lastTouch = Date.now();

  const tell = (next) => {
    if (state === next || state === "closed") return;
    state = next;
    onChange(state);
  };
  const listen = (target, name, handler) => {
    target.addEventListener(name, handler);
    stops.push(() => target.removeEventListener(name, handler));
  };
  const follow = (signal, handler) => {
    if (!signal?.connect) return;
    signal.connect(handler);
    stops.push(() => signal.disconnect(handler));
  };

  function answered() {
    waiting = false;
    clearTimeout(pingTimer);
    clearTimeout(judgeTimer);
    tell("well");
  }

  function judge() {
    if (!waiting) return;
    const now = kernel();
    if (now?.status === "busy" && now.connectionStatus === "connected") {
      // A kernel at work answers when it is done; only an idle one that is silent is lost.
      judgeTimer = setTimeout(judge, 1_000);
    } else {
      tell(navigator.onLine === false ? "offline" : "lost");
    }
  }

  function ping(patience = PONG_PATIENCE) {
    clearTimeout(pingTimer);
    clearTimeout(judgeTimer);
    number += 1;
    waiting = true;
    judgeTimer = setTimeout(judge, patience);
    try {
      model.send({ do: "ping", n: number });
    } catch {
      tell("lost");
    }
  }

  function asked() {
    lastTouch = Date.now();
    if (waiting) return;
    clearTimeout(pingTimer);
    pingTimer = setTimeout(ping, ASKED_PATIENCE);
  }

  function onStatus() {
    if (DEAD.has(kernel()?.status)) tell("lost");
  }

  function onLink() {
    const link = kernel()?.connectionStatus;
    if (link === "disconnected") tell("lost");
    else ping();
  }

  listen(window, "crypt:asked", asked);
  listen(window, "crypt:answered", answered);
  listen(window, "offline", () => ping(OFFLINE_PATIENCE));
  listen(window, "online", () => ping());
  listen(document, "visibilitychange", () => {
    if (document.visibilityState === "visible") ping();
  });
  follow(kernel()?.statusChanged, onStatus);
  follow(kernel()?.connectionStatusChanged, onLink);
  follow(kernel()?.disposed, () => tell("lost"));
  model.on("msg:custom", (message) => {
    if (message?.pong !== undefined) answered();
  });
  model.on("comm:close", () => tell("closed"));
  const beat = setInterval(() => {
    // A page that nobody touches lets the server put its kernel to rest.
    const watched = Date.now() - lastTouch < STILL_THERE;
    if (document.visibilityState === "visible" && (watched || state !== "well")) ping();
  }, PING_EVERY);
  stops.push(() => {
    clearInterval(beat);
    clearTimeout(pingTimer);
    clearTimeout(judgeTimer);
  });
  onStatus();
  return () => stops.forEach((stop) => stop());
}
