"""``python -m crypt_widgets`` is the command ``crypt-tutor``."""

import sys

from .cli import main

sys.exit(main())
