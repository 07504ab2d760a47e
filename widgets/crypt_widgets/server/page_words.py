"""What the page says until the table stands, in every language, put where its template finds it.

With a server the template has them of `loading.py`; a page without one is built with them.
"""

from functools import lru_cache

from crypt_core.teach.catalogue import plain_texts

PREFIX = "loading-"
LOADING_WORDS = (
    "loading-python",
    "loading-table",
    "loading-cards",
    "loading-slow",
    "loading-again",
    "loading-trouble",
    "loading-no-python",
    "loading-no-table",
    "loading-no-files",
    "loading-cut-off",
    "loading-no-script",
    "loading-too-old",
)
"""The ids of what the page may say; its scripts know them without their prefix."""
SITE = "site-"
SITE_WORDS = (
    "site-waking",
    "site-waking-slow",
    "site-too-old",
    "site-no-python",
    "site-no-wasm",
    "site-no-memory",
    "site-no-table",
    "site-no-files",
    "site-lost-title",
    "site-lost",
)
"""The ids of what a page without a server says instead, or besides."""


@lru_cache(maxsize=1)
def loading_words() -> dict[str, dict[str, str]]:
    """The words of the page by language, the first language first."""
    return {
        lang: {id_.removeprefix(PREFIX): texts[id_] for id_ in LOADING_WORDS}
        for lang, texts in plain_texts("loading.ftl").items()
    }


@lru_cache(maxsize=1)
def site_words() -> dict[str, dict[str, str]]:
    """The words of a page without a server by language, the first language first."""
    return {
        lang: loading_words()[lang] | {id_.removeprefix(SITE): texts[id_] for id_ in SITE_WORDS}
        for lang, texts in plain_texts("site.ftl").items()
    }


def notebook_words() -> dict[str, dict[str, str]]:
    """The notes on a notebook that needs what the site lacks, by language and what it is."""
    ids = {"heavy": "site-lacks-heavy", "processes": "site-lacks-processes"}
    return {
        lang: {what: texts[id_] for what, id_ in ids.items()}
        for lang, texts in plain_texts("site.ftl").items()
    }
