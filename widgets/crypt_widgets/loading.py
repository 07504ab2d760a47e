"""What the page says until the table stands, in every language, put where its template finds it.

The template names `LoadingWords` in its `conf.json`, so that the words are there whoever serves the
page: the tutor's own server, plain Voilà, or Binder's.
"""

import secrets
from functools import lru_cache
from typing import Any

from nbconvert.preprocessors.base import Preprocessor

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


@lru_cache(maxsize=1)
def loading_words() -> dict[str, dict[str, str]]:
    """The words of the page by language, the first language first."""
    return {
        lang: {id_.removeprefix(PREFIX): texts[id_] for id_ in LOADING_WORDS}
        for lang, texts in plain_texts("loading.ftl").items()
    }


class LoadingWords(Preprocessor):
    """Gives the template its words, and the word by which its own scripts are known to be its own.

    They are `resources.crypt_loading` and `resources.crypt_nonce`; the notebook stays as it is.
    """

    def preprocess(self, nb: Any, resources: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """Nothing of the notebook is changed."""
        resources["crypt_loading"] = loading_words()
        resources["crypt_nonce"] = secrets.token_urlsafe(16)
        return nb, resources
