// Every .py of a zip compiled by the very Python that will run it: node compile.mjs PYODIDE IN OUT
import fs from "node:fs";

const [, , home, from, to] = process.argv;
const { loadPyodide } = await import(`${home}/pyodide.mjs`);
// Nor does it tell of an error in which column of a line it was.
const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
pyodide.FS.writeFile("/in.zip", fs.readFileSync(from));
// A page reads no source and no docstring: a module is never older than it, and not looked at again.
const run = (code) => {
  try {
    pyodide.runPython(code);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
};
run(`
import ast, zipfile
from importlib import _bootstrap_external as bootstrap

def bare(data):
    tree = ast.parse(data)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            if ast.get_docstring(node, clean=False) is not None:
                node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

with zipfile.ZipFile("/in.zip") as source, zipfile.ZipFile("/out.zip", "w") as made:
    for name in source.namelist():
        data = source.read(name)
        if name.endswith(".py"):
            code = compile(bare(data), name, "exec", dont_inherit=True)
            name, data = name + "c", bytes(bootstrap._code_to_hash_pyc(code, bytes(8), False))
        made.writestr(zipfile.ZipInfo(name), data)
`);
fs.writeFileSync(to, pyodide.FS.readFile("/out.zip"));
