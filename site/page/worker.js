// Python, in a worker: what the tutor's server is elsewhere.
"use strict";

/** What a screen has in it, among all that Python says. */
const OF_THE_SCREEN = /"method":"(open|update|close)"|"content":\{"together":/;
/** What came before Python was awake. */
const waiting = [];
let host = null;

self.onmessage = ({ data }) => {
  if (data.start) start(data.start).catch((error) => giveUp("start", error));
  else if (host) act(data);
  else waiting.push(data);
};

function act(data) {
  try {
    if (data.ask) host.receive(data.ask);
    else postMessage({ screen: host.seen() });
  } catch (error) {
    // Errors of the tutor's own are told by the tutor: this is Python itself.
    host = { receive() {}, seen() {} };
    giveUp("run", error);
  }
}

function giveUp(when, error) {
  postMessage({ stopped: when, why: String(error?.message ?? error).slice(-500) });
}

/** Until all has come, files that came with the message stand where all others are; and one that does
 * not come is told, of which Pyodide says nothing. Returns the way to end that.
 *
 * @returns {() => void} */
function bring(home, files) {
  const elsewhere = self.fetch;
  const types = { wasm: "application/wasm" };
  const own = (/** @type {any} */ asked) => {
    const name = String(asked.url ?? asked).replace(home, "");
    if (!(name in files)) throw new TypeError(`there is no ${name} here`);
    const type = types[name.split(".").pop()] ?? "application/octet-stream";
    return new Response(files[name], { headers: { "Content-Type": type } });
  };
  self.fetch = async (asked, how) => {
    try {
      const answer = files ? own(asked) : await elsewhere(asked, how);
      if (!answer.ok) throw new TypeError(`${answer.url}: ${answer.status}`);
      return answer;
    } catch (error) {
      if (!host) giveUp("start", new TypeError(`fetch: ${error}`));
      throw error;
    }
  };
  return () => {
    self.fetch = elsewhere;
  };
}

async function unpacked(answer) {
  const { body } = await answer;
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** One file after the other, as the index at the beginning says. */
function unpack(FS, buffer) {
  const length = new DataView(buffer).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
  const folders = new Set();
  let at = 4 + length;
  for (const [name, size] of index) {
    const path = `/tutor/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) FS.mkdirTree(folder);
    folders.add(folder);
    FS.writeFile(path, new Uint8Array(buffer, at, size));
    at += size;
  }
}

async function start({ home, files, lock, options }) {
  const allHere = bring(home, files);
  const pack = unpacked(fetch(`${home}python/tutor.pack`));
  pack.catch(() => {});
  const pyodide = await /** @type {any} */ (self).loadPyodide({
    indexURL: `${home}python/`,
    stdLibURL: `${home}python/stdlib.zip`,
    lockFileContents: lock,
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
  });
  unpack(pyodide.FS, await pack);
  allHere();
  // What is said before all that waits has been dealt with is in the screen that then is shown.
  let awake = false;
  const post = (text) => {
    if (awake || !OF_THE_SCREEN.test(text)) postMessage(text);
  };
  pyodide.runPython('import sys; sys.path.insert(0, "/tutor")');
  const module = pyodide.pyimport("host");
  module.begin(post, JSON.stringify(options));
  host = { receive: module.receive, seen: module.seen };
  for (const data of waiting.splice(0)) act(data);
  postMessage({ awake: host.seen() });
  awake = true;
}
