"""What the page says until the table stands, in every language, put where its template finds it.

The template names `LoadingWords` in its `conf.json`, so that the words are there whoever serves the
page: the tutor's own server, plain Voilà, or Binder's.
"""

import secrets
from typing import Any

from nbconvert.preprocessors.base import Preprocessor

from .server.page_words import loading_words


class LoadingWords(Preprocessor):
    """Gives the template its words, and the word by which its own scripts are known to be its own.

    They are `resources.crypt_loading` and `resources.crypt_nonce`; the notebook stays as it is.
    """

    def preprocess(self, nb: Any, resources: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """Nothing of the notebook is changed."""
        resources["crypt_loading"] = loading_words()
        resources["crypt_nonce"] = secrets.token_urlsafe(16)
        return nb, resources
