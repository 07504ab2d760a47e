"""The page of the site with what goes with it, and the page that is a whole site in a file."""

from __future__ import annotations

import base64
import gzip
import hashlib
import html
import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

HERE = Path(__file__).resolve().parent
PAGE, ICONS = HERE / "page", HERE / "icons"
TEMPLATE = HERE.parent / "widgets/crypt_widgets/voila/templates/crypt-tutor"

Files = Mapping[str, bytes]
"""Files by name."""

OWN = {
    "default-src": "'none'",
    "script-src": "'self' blob: 'wasm-unsafe-eval'",
    "worker-src": "'self' blob:",
    "connect-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "data:",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
"""What the page of a site may load, and whom it may ask: nobody but where it is from.

Its worker is made by itself, so it has the same rules. Styles are set by panels on what they draw.
"""
ALONE = OWN | {
    "script-src": "blob: 'wasm-unsafe-eval'",
    "worker-src": "blob:",
    "connect-src": "blob:",
    "style-src": "'unsafe-inline'",
    "img-src": "data: blob:",
    "manifest-src": "'none'",
}
"""The same for a page that is all there is."""


def filled(text: str, holes: Mapping[str, str]) -> str:
    """A text with something in the place of each `@NAME@`; what is put in is not looked at again.

    :raises KeyError: if one is not given.
    """
    return re.sub(r"@([A-Z_]+)@", lambda hole: holes[hole[1]], text)


def page(
    words: Mapping[str, Mapping[str, str]],
    lock: str,
    policy: Mapping[str, str],
    *,
    links: str,
    script: str,
    home: str,
    version: str,
) -> str:
    """The page, with the words it says while it loads, and the rules that its browser keeps.

    `script` is the markup of its own script, and of the style without which that is not to run: at
    the end, so that what the page says while it waits is not kept waiting by either. Scripts that
    stand in the page are known by their sums.
    """
    template = (PAGE / "index.html").read_text("utf-8")
    shared = {
        name.upper(): (TEMPLATE / f"{name}.js").read_text("utf-8") for name in ("loading", "older")
    }
    inside = [
        *(filled(text, shared) for text in re.findall("<script>(.+?)</script>", template)),
        *re.findall(r'<script type="module">(.+?)</script>', script, re.DOTALL),
    ]
    sums = " ".join(f"'sha256-{_sum(text)}'" for text in inside)
    rules = {**policy, "script-src": f"{policy['script-src']} {sums}"}
    return filled(
        template,
        {
            "HOME": home,
            "VERSION": version,
            "POLICY": html.escape("; ".join(f"{what} {where}" for what, where in rules.items())),
            "LINKS": links,
            "CSS": "\n".join(
                file.read_text("utf-8") for file in (TEMPLATE / "loading.css", PAGE / "page.css")
            ),
            "WORDS": _inside(json.dumps(words, ensure_ascii=False)),
            "LOCK": _inside(lock),
            **shared,
            "NO_SCRIPT": html.escape(" · ".join(said["no-script"] for said in words.values())),
            "SCRIPT": script,
        },
    )


def _sum(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _inside(text: str) -> str:
    """A text as it may stand in a script's element."""
    return text.replace("</", "<\\/")


def links(home: str, panels: Iterable[str]) -> str:
    """What the page of a site goes with: its icons, licences, and what is loaded at once."""
    told = [
        '<link rel="manifest" href="manifest.webmanifest">',
        '<link rel="icon" type="image/svg+xml" href="icon.svg">',
        '<link rel="apple-touch-icon" href="icon-192.png">',
        f'<link rel="license" href="{home}licences.txt">',
        *(f'<link rel="modulepreload" href="{home}panels/{panel}.js">' for panel in panels),
    ]
    return "\n".join(told)


def notebooks(first: Mapping[str, str]) -> list[str]:
    """Where the notebooks of each language begin, from a page that has them beside it."""
    return [
        f'<link rel="alternate" type="application/x-ipynb+json" hreflang="{lang}" href="{where}">'
        for lang, where in first.items()
    ]


def version_of(files: Files) -> str:
    """What the files are known by together."""
    whole = hashlib.sha256()
    for name, data in sorted(files.items()):
        whole.update(f"{name} {hashlib.sha256(data).hexdigest()}\n".encode())
    return whole.hexdigest()[:12]


def worker(version: str, files: Iterable[str]) -> str:
    """The service worker, which keeps these files."""
    kept = json.dumps(["./", *files])
    return filled((PAGE / "sw.js").read_text("utf-8"), {"VERSION": version, "FILES": kept})


def beside(icon: bytes) -> Files:
    """What stands beside the page: what it is called where it is installed, and its icons."""
    icons = [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}]
    icons += [
        {"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"}
        for size in (192, 512)
    ]
    told = {
        "id": "./",
        "name": "Crypt · rules tutor",
        "short_name": "Crypt",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#f6f1e6",
        "theme_color": "#f6f1e6",
        "icons": icons,
    }
    pictures = {f"icon-{size}.png": (ICONS / f"{size}.png").read_bytes() for size in (192, 512)}
    manifest = json.dumps(told, ensure_ascii=False).encode()
    return {"manifest.webmanifest": manifest, "icon.svg": icon, **pictures}


def inside(files: Files) -> str:
    """Files as a page has them in itself."""
    return "\n".join(
        f'<script type="text/plain" id="file:{name}">'
        f"{base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()}</script>"
        for name, data in files.items()
    )
