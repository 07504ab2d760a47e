"""Check wording and house rules: all that needs no Node, no browser and no built documentation."""

from __future__ import annotations

import sys

import check_aloud
import check_browsers
import check_courses
import check_examples
import check_imports
import check_notebooks
import check_project
import check_rules
import check_words

CHECKS = (
    check_rules,
    check_courses,
    check_aloud,
    check_words,
    check_imports,
    check_project,
    check_notebooks,
    check_examples,
    check_browsers,
)

if __name__ == "__main__":
    sys.exit(max(check.main() for check in CHECKS))
