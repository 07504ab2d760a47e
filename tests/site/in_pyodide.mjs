// Runs what comes in as Python, as the page's worker would: node in_pyodide.mjs PYODIDE FILES
import fs from "node:fs";
import zlib from "node:zlib";

const [, , home, files] = process.argv;
const { loadPyodide } = await import(`${home}/pyodide.mjs`);
const pyodide = await loadPyodide({ stdLibURL: `${files}/python/stdlib.zip` });
const pack = zlib.gunzipSync(fs.readFileSync(`${files}/python/tutor.pack`));
const length = pack.readUInt32LE(0);
let at = 4 + length;
for (const [name, size] of JSON.parse(pack.subarray(4, at).toString())) {
  const path = `/tutor/${name}`;
  pyodide.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  pyodide.FS.writeFile(path, pack.subarray(at, at + size));
  at += size;
}
pyodide.runPython('import sys; sys.path.insert(0, "/tutor"); import host; host.install()');
try {
  pyodide.runPython(fs.readFileSync(0, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
