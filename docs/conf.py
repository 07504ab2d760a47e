"""The documentation site: `sphinx-build -W --keep-going docs build/docs` (extra `docs`).

Built and read without a network: notebooks as they are stored, the theme's own files and no others.
"""

import inspect
import re
import sys
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.util.inspect import stringify_signature
from traitlets import HasTraits

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

import generate  # noqa: E402

import crypt_widgets  # noqa: E402

project = "Crypt tutor"
author = "the crypt-tutor authors"
project_copyright = author
release = version = crypt_widgets.__version__
language = "en"

extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
    "sphinx.ext.githubpages",
    "sphinx.ext.napoleon",
    "sphinx_copybutton",
]
# A type may be called like another of another module: such a name leads to the first of them.
suppress_warnings = ["ref.python"]

nb_execution_mode = "off"
nb_code_prompt_show = nb_code_prompt_hide = "Python"  # on what is folded, in any language
nb_ipywidgets_js: dict[str, dict[str, str]] = {}  # these would come from elsewhere
# A panel without Python is its still picture, or its text.
nb_mime_priority_overrides = [("html", "application/vnd.jupyter.widget-view+json", None)]
myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 4

# What stands in single backticks in a docstring is code.
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_default_options = {"exclude-members": generate.INNER}
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
napoleon_numpy_docstring = False
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_title = project
html_static_path = ["static"]
html_css_files = ["site.css"]
html_favicon = "../widgets/crypt_widgets/voila/templates/crypt-tutor/static/favicon.svg"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a2d22", "color-brand-content": "#8a2d22"},
    "dark_css_variables": {"color-brand-primary": "#eba593", "color-brand-content": "#eba593"},
}
html_copy_source = False
html_show_sourcelink = False
copybutton_exclude = ".linenos, .gp, .go"


def to_site(_app: Sphinx, _page: str, source: list[str]) -> None:
    """Let links that are right where the files lie be right here."""
    source[0] = generate.to_site(source[0])


def plain_attributes(_app: Sphinx, what: str, *rest: Any) -> None:
    """What stands before a colon in a first line is no type, as Napoleon thinks."""
    if what in ("attribute", "data", "property"):
        rest[-1][:0] = ["..", ""]  # a comment that says nothing


def plain_fields(_app: Sphinx, _what: str, *rest: Any) -> None:
    """Leave out what Python says of a named tuple's field that nobody has described."""
    lines: list[str] = rest[-1]
    if lines and re.match(r"Alias for field number \d+", lines[0]):
        lines.clear()


def called_with(
    _app: Sphinx, what: str, _name: str, it: Any, *_rest: Any
) -> tuple[str, str] | None:
    """What a widget takes is told by itself; Sphinx tells what any widget takes: anything."""
    if what != "class" or not issubclass(it, HasTraits):
        return None
    signature = inspect.signature(it).replace(return_annotation=inspect.Signature.empty)
    return stringify_signature(signature, unqualified_typehints=True), ""


def setup(app: Sphinx) -> None:
    """Make what is made of other files before Sphinx looks which pages there are."""
    app.connect("builder-inited", lambda app: generate.everything(HERE))
    app.connect("source-read", to_site)
    app.connect("autodoc-process-signature", called_with)
    app.connect("autodoc-process-docstring", plain_fields, priority=300)
    app.connect("autodoc-process-docstring", plain_attributes, priority=400)
