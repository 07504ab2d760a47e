"""What has to be true wherever somebody looks: each check finds what is wrong in a room."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tests.browser.visits.visit import DOTS, HEARD, HIDES, PAINTED, SHOWN, Room, Row, Visit

Check = Callable[[Visit, Room], Iterator[str]]

LEAST = {"three": 27, "pressed": 38}
"""The least size of what is pressed in a game, in pixels."""
ROUNDED = 0.15
"""By how many pixels a size may be wrong whose edges are rounded."""
FINGER, NARROW, PHONE = 36, (31, 36), 480
"""The least size of a control for a finger, that of a narrow one, and the width of window up to
which this holds. Where six efforts and what clears them stand in one line on a phone, there are
36 px for each."""
NAMED = 700
"""The width of window from which phases are named, in pixels."""
PALEST, PALEST_LARGE = 4.5, 3.0
"""The least contrast of a text, and of a large one (WCAG 1.4.3)."""


def shown(visit: Visit, room: Room, mark: str) -> Iterator[tuple[int, Row]]:
    """Yield those of a mark that have a place, with it."""
    for node in visit.marks[mark]:
        row = room.rows[node]
        if row is not None and (row.width or row.height):
            yield node, row


def out_of(row: Row, edges: Sequence[float]) -> float:
    """Return by how many pixels a node is over one of these edges: left, top, right, bottom."""
    return max(edges[0] - row.left, edges[1] - row.top, row.right - edges[2], row.bottom - edges[3])


def overlap(one: Row, other: Row) -> bool:
    """Return whether two nodes share more than their edges."""
    return (
        one.right > other.left + 1
        and one.left < other.right - 1
        and one.bottom > other.top + 1
        and one.top < other.bottom - 1
    )


def in_sight(visit: Visit, room: Room, parts: Sequence[str]) -> Iterator[str]:
    """Each part is there, whole, on top, and has room for its words."""
    for part in parts:
        if not visit.marks[part]:
            yield f"there is no {part}"
        for node in visit.marks[part]:
            row = room.rows[node]
            wrong = _out_of_sight(visit, room, node, row)
            if wrong:
                yield f"{visit.name(node)} {wrong}"


def _out_of_sight(visit: Visit, room: Room, node: int, row: Row | None) -> str:
    """Return why somebody does not see a node whole."""
    if row is None or not row.width or not row.height:
        return "has no size"
    if row.flags & HEARD:
        return "is there for ears alone"
    over = out_of(row, room.clips[row.clip])
    if over > 1:
        return f"is {over:.0f} px out of sight"
    at = room.under[node]
    if at < 0 or not (visit.contains(node, at) or visit.contains(at, node)):
        return f"lies under {visit.name(at) if at >= 0 else 'something else'}"
    if node in visit.marked["words"]:
        wide, needs, high, needs_high = room.sizes[node]
        # A line may end in dots when most of it is told.
        if needs > wide * (1.5 if row.flags & DOTS else 1) + 1:
            return "is wider than its place"
        if needs_high > high + 2:
            return "is higher than its place"
    return ""


def cards_are_known(visit: Visit, room: Room) -> Iterator[str]:
    """A treasure is known by its picture or its sign, and its value is read."""
    # Dice that may be rolled again are pressed, and take more room than there may be for pictures.
    rolled = bool(visit.marks["rolled"])
    cards = dict(shown(visit, room, "card"))
    for node, row in cards.items():
        if 0 < row.width < 40:
            yield f"{visit.name(node)} is only {row.width:.0f} px wide"
    for mark, least in (("picture", 0 if rolled else 22), ("value", 14)):
        for node in visit.marks[mark]:
            card = visit.nearest("card", node)
            if card not in cards or card is None:
                continue
            there = room.rows[node]
            seen = 0.0 if there is None else _seen(there, cards[card])
            if seen < least:
                yield f"{visit.name(card)} shows {seen:.0f} px of its {mark}"
            # What is scrolled to is looked at elsewhere.
            at = room.under.get(node, -1)
            beside = visit.contains(visit.nodes[card][0], at) and not visit.contains(card, at)
            if seen >= least and beside:
                yield f"{visit.name(card)} has its {mark} covered"


def _seen(row: Row, around: Row) -> float:
    """Return the least of a node's width and height that is within another, in pixels."""
    return min(
        row.width,
        row.right - around.left,
        around.right - row.left,
        row.height,
        row.bottom - around.top,
        around.bottom - row.top,
    )


def dice_lie_in_their_places(visit: Visit, room: Room) -> Iterator[str]:
    """Dice lie in their place, and that on the stone."""
    pairs = [(node, visit.nearest("stone", node)) for node in visit.marks["place"]]
    pairs += [(node, visit.nearest("place", node)) for node in visit.marks["die"]]
    for node, around in pairs:
        row, there = room.rows[node], None if around is None else room.rows[around]
        if row is None or there is None or not row.width:
            continue
        over = out_of(row, there[:4])
        if over > 2:
            yield f"{visit.name(node)} lies {over:.0f} px out of its place"


def dice_are_clear(visit: Visit, room: Room) -> Iterator[str]:
    """What the Ghost's dice met at a treasure covers no more than the edge of the dice there."""
    dice = dict(shown(visit, room, "die"))
    for node, row in shown(visit, room, "look"):
        within = row._replace(
            left=row.left + 2, top=row.top + 2, right=row.right - 2, bottom=row.bottom - 2
        )
        if any(overlap(within, die) for die in dice.values()):
            yield f"{visit.name(node)} lies over a die"


def buttons_are_large(visit: Visit, room: Room) -> Iterator[str]:
    """What is pressed in a game is large enough for any hand."""
    three = visit.marked["three"]
    for mark, least in LEAST.items():
        for node, row in shown(visit, room, mark):
            if mark == "pressed" and node in three:
                continue
            if min(row.width, row.height) < least - ROUNDED:
                yield f"{visit.name(node)} is only {row.width:.0f}x{row.height:.0f} px"
    for node, row in shown(visit, room, "chosen"):
        if row.width < LEAST["pressed"] - ROUNDED:
            yield f"{visit.name(node)} is {row.width:.0f} px wide"


def controls_suit_a_finger(visit: Visit, room: Room) -> Iterator[str]:
    """On a phone no control is small."""
    if room.page[0] > PHONE:
        return
    for node in visit.marks["control"]:
        target = visit.nodes[node][3]
        row = room.rows[target]
        if row is None or not row.flags & PAINTED or not row.width or not row.height:
            continue
        if any(node in visit.marked[it] for it in ("idle", "small", "three")):
            continue
        wide, high = NARROW if node in visit.marked["narrow"] else (FINGER, FINGER)
        if row.width < wide - ROUNDED or row.height < high - ROUNDED:
            yield f"{visit.name(node)} is {row.width:.0f}x{row.height:.0f} px: small for a finger"


def controls_can_be_reached(visit: Visit, room: Room) -> Iterator[str]:
    """The middle of a control can be scrolled to, if it is not in sight."""
    for node in visit.marks["control"]:
        row = room.rows[visit.nodes[node][3]]
        if row is None or not row.flags & PAINTED or row.flags & HEARD:
            continue
        left, _, right, _ = room.clips[row.clip]
        # What is there for those who listen has no place.
        if right - left < 2 or row.width <= 1:
            continue
        across, down = (row.left + row.right) / 2, (row.top + row.bottom) / 2
        if out_of(Row(across, down, across, down, row.clip, row.flags), room.reach[row.clip]) > 0:
            yield f"{visit.name(node)} is cut off, and cannot be scrolled to"


def tab_goes_as_one_reads(visit: Visit, room: Room) -> Iterator[str]:
    """Within a group Tab goes from left to right and from top to bottom, column by column."""
    last: dict[int, tuple[int, Row]] = {}
    for node in visit.marks["control"]:
        group, *_, target, tab = visit.nodes[node]
        row = room.rows[target]
        if tab < 0 or row is None or not row.flags & PAINTED or row.flags & HEARD:
            continue
        before, there = last.get(group, (node, row))
        last[group] = node, row
        up = row.bottom <= there.top + 1 and row.left < there.right - 1
        back = row.right <= there.left + 1 and row.top < there.bottom - 1
        if up or back:
            way = "up" if up else "back"
            yield f"Tab goes {way} from {visit.name(before)} to {visit.name(node)}"


def one_is_loud(visit: Visit, room: Room) -> Iterator[str]:
    """At most one button is loud."""
    loud = [node for node, row in shown(visit, room, "loud") if row.flags & SHOWN]
    if len(loud) > 1:
        yield f"more than one loud button: {', '.join(map(visit.name, loud))}"


def nothing_is_wider(visit: Visit, room: Room) -> Iterator[str]:
    """Nothing leaves its place to the right, nor the page its window."""
    wide, needs, *_ = room.page
    if needs > wide:
        yield f"the page is {needs} px wide, in {wide}"
    for node, row in enumerate(room.rows):
        if row is None:
            continue
        left, _, right, _ = room.clips[row.clip]
        # What is there for those who listen has no place.
        over = row.right - min(wide, right)
        if over <= 1 or right - left < 2 or row.width <= 1 or node in visit.moved:
            continue
        if row.flags & SHOWN and not row.flags & HEARD:
            yield f"{visit.name(node)} is {over:.0f} px wider than its place"


def the_page_stands(visit: Visit, room: Room) -> Iterator[str]:
    """The page need not be scrolled."""
    _, _, window, page = room.page
    if page > window + 1:
        yield "the page scrolls"


def nothing_is_scrolled(visit: Visit, room: Room) -> Iterator[str]:
    """Neither the page nor the stage is scrolled; tools may be."""
    tools = visit.inside("tools")
    for node, by in room.scrolled:
        if node not in tools:
            yield f"{visit.name(node) if node >= 0 else 'the page'} is scrolled by {by:.0f} px"


def names_are_whole(visit: Visit, room: Room) -> Iterator[str]:
    """Players and wares have whole names; buttons say all they say."""
    for mark in ("player", "named", "verb", "winner", "ware"):
        for node, row in shown(visit, room, mark):
            wide, needs, high, needs_high = room.sizes[node]
            if mark == "named" and (row.flags & HEARD or not row.flags & HIDES):
                continue
            # Letters may be higher than their line, but not by the third of two lines.
            below = mark == "ware" and needs_high > high * 1.3
            if below or needs > wide + (mark in ("named", "verb")):
                yield f"{visit.name(node)} is cut off"
    for node, _ in shown(visit, room, "answer"):
        *_, high, needs = room.sizes[node]
        if needs > high + 1:
            yield "the answer is to be scrolled"


def the_ribbon_is_a_line(visit: Visit, room: Room) -> Iterator[str]:
    """Where there is room for names, phases and whose turn it is fill one line, uncut."""
    if room.clips[0][2] <= NAMED:
        return
    rows = [row for node, row in shown(visit, room, "phases")]
    whole = max((row.right - row.left for _, row in shown(visit, room, "ribbon")), default=0)
    for _, turn in shown(visit, room, "turn"):
        if any(turn.top >= row.bottom for row in rows):
            yield "whose turn it is stands below the phases"
        if not rows and turn.right - turn.left < 0.9 * whole:
            yield "beside whose turn it is the ribbon is empty"
    for mark in ("ribbon", "title", "phase"):
        for node, _ in shown(visit, room, mark):
            wide, needs, *_ = room.sizes[node]
            # What is in a line with other text has no width of its own.
            if wide and needs > wide + 1:
                yield f"{visit.name(node)} is cut off"


def dialogues_fit(visit: Visit, room: Room) -> Iterator[str]:
    """A dialogue is no higher than the window, and does not scroll to the side."""
    for node, row in shown(visit, room, "dialogue"):
        wide, needs, *_ = room.sizes[node]
        if needs > wide:
            yield "the dialogue scrolls sideways"
        if out_of(row, room.clips[0]) > 1:
            yield "the dialogue is larger than the window"


def the_purse_is_clear(visit: Visit, room: Room) -> Iterator[str]:
    """The coins still to come back stand on the plate, beside its dice."""
    plates = dict(shown(visit, room, "plate"))
    dice = dict(shown(visit, room, "own die"))
    for node, row in shown(visit, room, "to come"):
        for plate in plates.values():
            if out_of(row, plate[:4]) > 1:
                yield f"{visit.name(node)} is out of the plate"
    for node, row in shown(visit, room, "purse"):
        if row.width > 2 and any(overlap(row, die) for die in dice.values()):
            yield f"{visit.name(node)} lies under a die"


def cards_stay_apart(visit: Visit, room: Room) -> Iterator[str]:
    """At Sedlec's table nothing leaves its kind, and no card of the wall lies under the hand."""
    for node, (parent, *_) in enumerate(visit.nodes):
        row, kind = room.rows[node], room.rows[parent] if parent >= 0 else None
        if parent in visit.marked["kind"] and row and kind and row.width:
            over = max(kind.left - row.left, row.right - kind.right)
            if over > 1:
                yield f"{visit.name(node)} is {over:.0f} px out of its kind"
    hand = dict(shown(visit, room, "hand"))
    for node, row in shown(visit, room, "wall"):
        for other, there in hand.items():
            if overlap(row, there):
                yield f"{visit.name(node)} and {visit.name(other)} overlap"


def panels_hold_all(visit: Visit, room: Room) -> Iterator[str]:
    """No panel scrolls to the side."""
    for node, _ in shown(visit, room, "panel"):
        wide, needs, *_ = room.sizes[node]
        if needs > wide > 1:
            yield f"{visit.nodes[node][1]} needs {needs} px, and has {wide}"


def texts_grow(visit: Visit, room: Room, larger: Room, times: float) -> Iterator[str]:
    """Every text is so many times as large in another room; on cards at least as large."""
    on_cards = visit.inside("stage card")
    for node, (*_, size, _) in room.inks.items():
        if node not in larger.inks:
            continue
        grown = larger.inks[node][2]
        if grown < size if node in on_cards else abs(grown - size * times) > 1 / 16:
            yield f"{visit.name(node)} grows from {size} to {grown} px"


def no_text_is_pale(visit: Visit, room: Room) -> Iterator[str]:
    """Words on plain grounds have a contrast of 4.5 at least, large ones of 3."""
    for node, (ink, ground, size, weight) in room.inks.items():
        # What cannot be pressed now may be pale.
        if ground is None or node in visit.marked["idle"]:
            continue
        large = size >= 24 or (size >= 18.6 and weight >= 700)
        found = contrast(ink, ground)
        if found < (PALEST_LARGE if large else PALEST):
            yield f"{visit.name(node)} has a contrast of {found:.2f}"


def contrast(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the contrast of two colours of red, green and blue up to 255 (WCAG 2.2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Sequence[float]) -> float:
    """Return the relative luminance of a colour of red, green and blue up to 255 (WCAG 2.2)."""
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in colour[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def panels_go_together(visit: Visit) -> Iterator[str]:
    """Ids are there once, references lead somewhere, and Tab goes as one reads."""
    yield from (f"the id {it} is there twice" for it in visit.twice)
    yield from (f"{it} is nowhere" for it in visit.nowhere)
    yield from (
        f"{visit.name(node)} has its own place in the order of Tab"
        for node, (*_, tab) in enumerate(visit.nodes)
        if tab > 0
    )


ANYWHERE: tuple[Check, ...] = (
    cards_are_known,
    dice_lie_in_their_places,
    dice_are_clear,
    buttons_are_large,
    controls_can_be_reached,
    tab_goes_as_one_reads,
    one_is_loud,
    nothing_is_wider,
    names_are_whole,
    the_ribbon_is_a_line,
    dialogues_fit,
    the_purse_is_clear,
    cards_stay_apart,
    no_text_is_pale,
)
WHOLE_PAGE: tuple[Check, ...] = (the_page_stands, controls_suit_a_finger)
"""Where the app has the page for itself."""


def wrong_in(
    visit: Visit, parts: Sequence[str] = (), checks: Sequence[Check] = (*ANYWHERE, *WHOLE_PAGE)
) -> list[str]:
    """Return what is wrong with a visit, each thing with its room."""
    found = list(panels_go_together(visit))
    for room in visit.rooms:
        told = [*in_sight(visit, room, parts)]
        for check in checks:
            told += check(visit, room)
        found += [f"{room.name}: {it}" for it in dict.fromkeys(told)]
    return found
