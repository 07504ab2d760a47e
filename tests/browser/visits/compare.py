"""Compare visits kept before a change with those kept after it.

`CRYPT_VISITS=before pytest tests/browser/visits/test_moments.py` keeps them in the folder `before`;
then `python -m tests.browser.visits.compare before after` names every node that has moved by more
than a pixel or has other colours; classes may differ. It ends with 1 if there is one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tests.browser.visits.visit import Room, Visit

MOST = 5
"""How many differences of a room are named."""


def differences(before: Visit, after: Visit) -> Iterator[str]:
    """Yield what differs between two visits of the same moment."""
    nodes = [[(parent, text) for parent, _, text, *_ in visit.nodes] for visit in (before, after)]
    if nodes[0] != nodes[1]:
        yield f"{len(nodes[0])} nodes are now {len(nodes[1])}, or have other texts"
        return
    for one, other in zip(before.rooms, after.rooms, strict=True):
        found = [f"{one.name}: {after.name(node)} {it}" for node, it in _changes(one, other)]
        yield from found[:MOST]
        if len(found) > MOST:
            yield f"{one.name}: and {len(found) - MOST} more"


def _changes(before: Room, after: Room) -> Iterator[tuple[int, str]]:
    for node, (one, other) in enumerate(zip(before.rows, after.rows, strict=True)):
        if one is None or other is None:
            if one != other:
                yield node, "is gone" if other is None else "is new"
        elif max(abs(a - b) for a, b in zip(one[:4], other[:4], strict=True)) > 1:
            yield node, f"was at {one[:4]}, and is at {other[:4]}"
    for node in before.inks.keys() | after.inks.keys():
        was, now = before.inks.get(node), after.inks.get(node)
        if was != now:
            yield node, f"was painted {was}, and is {now}"


def main(before: str, after: str) -> int:
    """Print what differs; return 1 if anything does."""
    files = [{it.name for it in Path(folder).glob("*.json")} for folder in (before, after)]
    told = [f"{name}: only in one folder" for name in sorted(files[0] ^ files[1])]
    for name in sorted(files[0] & files[1]):
        one, other = (
            Visit.read((Path(folder) / name).read_text("utf-8")) for folder in (before, after)
        )
        told += [f"{name.removesuffix('.json')}, {it}" for it in differences(one, other)]
    print("\n".join(told) or f"{len(files[0])} visits are the same.")
    return bool(told)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
