"""Only views go over the wire: all that a page was sent is read, as in `tests/only_views.py`.

The messages of the page are answered a second time here, by a tutor without a page: what came over
the wire must be what this tutor draws.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from crypt_core.crypt.views import view
from crypt_widgets.app import Tutor
from tests.browser.tutor_page import TutorPage
from tests.only_views import check_values, check_words, tables


def unnumbered(table: Mapping[str, Any]) -> dict[str, Any]:
    """A table without the number that no other has, not even the same game's in another tutor."""
    bare = {**table, "table": None}
    for part, name in (("ask", "id"), ("looks", "at")):
        if (named := table.get(part)) and name in named:
            bare[part] = {**named, name: named[name].partition(".")[2]}
    return bare


def check_wire(tutor: TutorPage) -> dict[str, int]:
    """Check all that the page has received; what there was to keep back, and how often."""
    found = {"tables": 0, "hidden": 0, "moved": 0}
    answers = {id(answer) for asked in tutor.wire.asked.values() for answer in asked.answers}
    for message in tutor.wire.received:
        # What comes by itself is the first picture of a new solo game: nobody has peeked yet.
        for table in tables(message["content"]) if id(message) not in answers else ():
            found["tables"] += 1
            assert all(t["value"] is None for t in table["treasures"] if not t["up"])
            assert not any(player["treasures"] for player in table["players"])
    again = Tutor(game="crypt")
    for asked in tutor.wire.asked.values():
        again.live.answer(asked.content)
        session = again.live.session
        seen = view(session.timeline.state, session.viewer)
        for answer in asked.answers:
            for table in tables(answer["content"]):
                found["tables"] += 1
                found["hidden"] += check_values(table, seen)
                here = json.loads(json.dumps(again.live.panels["table"].data))
                same = unnumbered(table) == unnumbered(here)
                assert same, "this tutor sees what the page was sent"
        # Drafts change nothing but the verdict, and there are many of them.
        if not session.over and asked.content["do"] != "consider":
            found["moved"] += check_words(session)
    return found
