"""What Voilà's template of the page is given: see `conf.json`, which names it.

So it is there whoever serves the page: the tutor's own server, plain Voilà, or Binder's.
"""

import secrets
from typing import Any

from nbconvert.preprocessors.base import Preprocessor

from .loading import loading_words


class LoadingWords(Preprocessor):
    """Gives the template its words, and the word by which its own scripts are known to be its own.

    They are `resources.crypt_loading` and `resources.crypt_nonce`; the notebook stays as it is.
    """

    def preprocess(self, nb: Any, resources: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """Nothing of the notebook is changed."""
        resources["crypt_loading"] = loading_words()
        resources["crypt_nonce"] = secrets.token_urlsafe(16)
        return nb, resources
