"""``python -m crypt_widgets`` is the command ``crypt-tutor``."""

import sys

from crypt_widgets.cli import main

sys.exit(main())
