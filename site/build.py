"""The tutor with no server: `python site/build.py OUT`, with the notebooks: `--lite`.

Makes the site in OUT/site, files that any host may serve, and OUT/crypt-tutor.html, which is all of
it in one file; the notebooks are in OUT/site/lite. Needs Node and npm; what is brought comes from
npm and PyPI by their own programs.
"""

from __future__ import annotations

import argparse
import gzip
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

import bring
import drawn
import pages
import python

import notebooks

HERE = Path(__file__).resolve().parent
FIRST_SEEN = ("frame", "home", "learn", "bar", "tools")
"""The modules of the panels that the first picture is drawn with; others come while it is seen."""


def made(there: bring.Brought) -> dict[str, bytes]:
    """All files of a version.

    :raises Lacking: if what they are made of is not there.
    """
    from crypt_widgets.assets import bundle

    files = {
        "page.js": bundle(HERE / "page/page.js").encode(),
        "worker.js": (HERE / "page/worker.js").read_bytes(),
        "panels.css": drawn.style().encode(),
        "licences.txt": bring.licences(there, python.TUTOR[1] / "kit").encode(),
        "python/stdlib.zip": python.standard_library(there),
        "python/tutor.pack": python.tutor(there),
    }
    for name in ("pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm"):
        files[f"python/{name}"] = (there.pyodide / name).read_bytes()
    files |= {f"panels/{kind}.js": text.encode() for kind, text in drawn.scripts().items()}
    return files | {f"first/{name}.json": text.encode() for name, text in drawn.pictures()}


def write(folder: Path, files: pages.Files) -> None:
    """Put files where they belong in a folder."""
    for name, data in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def the_site(folder: Path, files: pages.Files, lock: str, lite: bool = False) -> None:
    """The site, in place of what is in the folder; with `lite` its page names the notebooks."""
    shutil.rmtree(folder, ignore_errors=True)
    version = pages.version_of(files)
    home = f"{version}/"
    write(folder / version, files)
    panels = [it[len("panels/") : -len(".js")] for it in files if it.startswith("panels/")]
    around = pages.beside(drawn.icon())
    page = pages.page(
        drawn.words(),
        lock,
        pages.OWN,
        links="\n".join(
            [
                pages.links(home, [it for it in panels if it.rpartition(".")[0] in FIRST_SEEN]),
                *(pages.notebooks(notebooks.first()) if lite else ()),
            ]
        ),
        script=f'<link rel="stylesheet" href="{home}panels.css">\n'
        f'<script type="module" src="{home}page.js"></script>',
        home=home,
        version=version,
    )
    all_of_it = {**files, **around, "": page.encode()}
    kept = [*around, *(home + name for name in files)]
    write(
        folder,
        {
            **around,
            "index.html": page.encode(),
            "sw.js": pages.worker(pages.version_of(all_of_it), kept).encode(),
        },
    )


def the_file(file: Path, files: pages.Files, lock: str) -> None:
    """The page that is all there is."""
    left = ("page.js", "panels.css")
    held = {name: data for name, data in files.items() if name not in left}
    script = files["page.js"].decode().replace("</script", "<\\/script")
    style = files["panels.css"].decode().replace("</style", "<\\/style")
    page = pages.page(
        drawn.words(),
        lock,
        pages.ALONE,
        links=f'<link rel="license" href="about:blank">\n<style>{style}</style>',
        script=f'{pages.inside(held)}\n<script type="module">{script}</script>',
        home="",
        version=pages.version_of(files),
    )
    write(file.parent, {file.name: page.encode()})


def told(out: Path) -> str:
    """The sizes, a line each: the page, the single file, and the notebooks if they are built."""
    lite = out / "site/lite"
    files = [it for it in (out / "site").rglob("*") if it.is_file()]
    of_lite = [it for it in files if lite in it.parents]
    alone = (out / "crypt-tutor.html").stat().st_size
    lines = [
        f"the page: {_size(it for it in files if lite not in it.parents)}",
        f"the single file: {alone / 1e6:.1f} MB",
    ]
    if of_lite:
        lines.append(f"the notebooks: {_size(of_lite)}")
        for name, size in notebooks.sizes(lite).items():
            lines.append(f"  {name}: {size:.1f} MB, at most {notebooks.PARTS[name][1]}")
    return "\n".join(lines)


def _size(files: Iterable[Path]) -> str:
    sizes = [(it.stat().st_size, len(gzip.compress(it.read_bytes(), 6))) for it in files]
    raw, packed = map(sum, zip(*sizes, strict=True))
    return f"{len(sizes)} files: {raw / 1e6:.1f} MB, packed {packed / 1e6:.1f} MB"


def main(arguments: list[str] | None = None) -> int:
    """Build both; the value is 1 if something that is needed is not there."""
    parser = argparse.ArgumentParser(prog="python site/build.py", description=__doc__)
    parser.add_argument("out", type=Path, help="where the site and the file go")
    parser.add_argument("--lite", action="store_true", help="the notebooks as well")
    parser.add_argument(
        "--pyodide",
        type=Path,
        help="a folder of Pyodide's distribution, for the notebooks that need pandas and more",
    )
    asked = parser.parse_args(arguments)
    out: Path = asked.out
    lite = asked.lite or asked.pyodide is not None
    try:
        drawn.at_home()
        there = bring.brought()
        # Who has nothing installed has what it needs here; what is installed comes first.
        sys.path.append(str(there.packages))
        files = made(there)
        lock = bring.lock_file(there.pyodide)
        the_site(out / "site", files, lock, lite)
        the_file(out / "crypt-tutor.html", files, lock)
        if lite:
            notebooks.build(out / "site/lite", there, asked.pyodide)
    except bring.Lacking as lacking:
        print(lacking, file=sys.stderr)
        return 1
    print(told(out))
    return 0


if __name__ == "__main__":
    sys.exit(main())
