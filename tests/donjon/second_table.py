"""Whole fights told a second time: from what lies on the table to what lies there afterwards.

Written from the rules, sharing nothing with what is tested. A table is a dictionary of plain things
under the rulebook's own terms; persons are dictionaries too, by their seats. `sums` reckons both
totals from it, `aftermath` changes a copy of it as a fight does, `plunder` after that.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any

Person = dict[str, Any]
Table = dict[str, Any]

_PRINTED = tomllib.loads((files("crypt_core.donjon") / "cards.toml").read_text("utf-8"))
_ROWS = {key: [row.split() for row in rows] for key, rows in _PRINTED.items()}
TYPE = {name: kind for name, kind, *_ in _ROWS["monsters"] + _ROWS["items"]}
POWER = {name: int(power) for name, _, power, *_ in _ROWS["monsters"]}
GEMS = {name: int(gems) for name, _, _, gems, _ in _ROWS["monsters"]}
TROPHIES = {name: int(trophies) for name, *_, trophies in _ROWS["monsters"]}
BONUS = {name: int(bonus) for name, _, bonus, _ in _ROWS["items"]}
BROUGHT = {
    "green_dragon": "dragon_sword", "red_dragon": "dragon_amulet", "black_dragon": "dragon_armour",
}  # fmt: skip
FOR_ONE = {
    "power_armour": "warrior", "thunder_axe": "barbarian", "binding_bow": "ranger",
    "charm_ring": "sorcerer", "oblivion_helm": "priest", "blackmail_charm": "thief",
}  # fmt: skip
LOVES = {"barbarian": "weapon", "warrior": "armour", "sorcerer": "jewel"}


# --- the gauge ------------------------------------------------------------------------------------


def of_type(person: Person, kind: str) -> list[str]:
    return [item for item in person["items"] if TYPE.get(item) == kind]


def on_familiar(person: Person) -> str:
    """The second item of one type: the lower of the two, the later of equals."""
    best = ""
    for kind in ("weapon", "armour", "jewel"):
        held = sorted(of_type(person, kind), key=lambda item: BONUS[item], reverse=True)
        if person["familiar"] and len(held) > 1 and (not best or BONUS[held[1]] > BONUS[best]):
            best = held[1]
    return best


def lasting(person: Person) -> int:
    """8, the items, the wounds, the +1 for what one's class loves, and what was spent for good."""
    power = 8 - person["wounds"] - person["spent"]
    for kind in ("weapon", "armour", "jewel"):
        held = of_type(person, kind)
        power += max((BONUS[item] for item in held), default=0)
        # Reserved items are armour, weapon or jewel to their own adventurer alone.
        worn = [item for item in held if FOR_ONE.get(item, person["class"]) == person["class"]]
        if worn and LOVES.get(person["class"]) == kind:
            power += 1
    return power + (BONUS[on_familiar(person)] if on_familiar(person) else 0)


def hunts(person: Person, foes: list[str]) -> bool:
    """Whether one of these is the Ranger's: with the dragon token, also those without a type."""
    if person["class"] != "ranger":
        return False
    return any(TYPE.get(foe, "dragon") == person["token type"] for foe in foes)


def power(table: Table, seat: int) -> int:
    """What somebody brings before it is doubled or halved."""
    person = table["persons"][seat]
    found = lasting(person) + POWER.get(person["companion"], 0)
    if hunts(person, table["foes"]):
        found += 1
    for who, what, roll in table["announced"]:
        if who == seat and what == "token":
            found += {"barbarian": 4, "ranger": 6, "warrior": 2}[person["class"]]
        if who == seat and what == "vial":
            found += roll - 4
    return found


def announced(table: Table, seat: int, what: str) -> bool:
    return any(it[:2] == (seat, what) for it in table["announced"])


def ally(table: Table, seat: int) -> int:
    """Half of the power, or three quarters between two, rounded up; no less than nothing."""
    found = power(table, seat)
    if announced(table, seat, "power_armour") or announced(table, seat, "thunder_axe"):
        found *= 2
    part = found * 3 / 4 if len(table["persons"]) == 2 else found / 2
    return max(0, int(part) + (part > int(part)))


def leader(table: Table, seat: int, dice: list[int]) -> int:
    """Full power with the dice; an 8 counts 16."""
    thrown = sum(16 if face == 8 else face for face in dice)
    if seat in table["vanished"]:
        return thrown
    if announced(table, seat, "power_armour"):
        return 2 * (power(table, seat) + thrown)
    if announced(table, seat, "thunder_axe"):
        return 2 * power(table, seat) + thrown
    return power(table, seat) + thrown


def camps(table: Table) -> tuple[list[int], list[int]]:
    """Who stands on the green and on the red side, who leads first; without who has vanished."""
    green, red = [table["fights"], *table["allies"]], []
    if table["against"] == "arena":
        red.append(table["victim"])
        for seat, token in table["tokens"].items():
            if token == "attacker" and seat not in green:
                green.append(seat)
            if token == "defender":
                red.append(seat)
    there = [[seat for seat in camp if seat not in table["vanished"]] for camp in (green, red)]
    return there[0], there[1]


def monsters(table: Table) -> int:
    """What the other side of a fight in the Dungeon brings."""
    if table["against"] == "doppelganger":
        return lasting(table["persons"][table["fights"]])
    others = {name: int(strength) for name, strength, _ in _ROWS["others"]}
    return sum(POWER.get(foe, others.get(foe, 0)) for foe in table["foes"])


def sums(table: Table) -> tuple[int, int, bool, int]:
    """Both totals, whether green wins, and how many wounds each loser takes."""
    green, red = camps(table)
    ours = leader(table, table["fights"], table["green"])
    ours += sum(ally(table, seat) for seat in green if seat != table["fights"])
    if table["against"] == "arena":
        theirs = leader(table, table["victim"], table["red"])
        theirs += sum(ally(table, seat) for seat in red if seat != table["victim"])
    else:
        theirs = monsters(table) + sum(16 if face == 8 else face for face in table["red"])
    won = not theirs > ours
    return ours, theirs, won, 2 if 8 in table["green" if won else "red"] else 1


# --- what comes of it -----------------------------------------------------------------------------


def aftermath(before: Table, cancelled: bool = False) -> Table:
    """The table once trophies, gains, wounds and what is used up are settled.

    Nothing of it comes after somebody has the trophies agreed.
    """
    table = deepcopy(before)
    table["result"] = sums(before)
    if not cancelled:
        _deeds(table)
        _gains(table)
        if max(person["trophies"] for person in table["persons"]) >= table["length"]:
            table["over"] = True
            return table
    _use_up(table)
    if not cancelled:
        _losses(table)
    return table


def _turn_order(table: Table) -> Iterator[int]:
    count = len(table["persons"])
    for step in range(count):
        yield (table["on turn"] + step) % count


def _gains(table: Table) -> None:
    persons, on_turn = table["persons"], table["on turn"]
    green, red = camps(table)
    won = table["result"][2]
    if table["against"] == "arena":
        victors = red
        if won:  # The Sorcerer keeps what a stand-in or a forced ally wins.
            lent = [table["fights"], *table["allies"]]
            victors = [on_turn, *(seat for seat in green if seat not in lent)]
        for seat in victors:
            persons[seat]["trophies"] += 1
        if not table["fought"]:
            persons[on_turn if won else table["victim"]]["gems"] += table["pot"]
            table["pot"] = 0
    elif table["against"] == "hell":
        there = [seat for seat in _turn_order(table) if seat not in table["vanished"]]
        gems = sum(GEMS[foe] for foe in table["foes"])
        while won and gems and there:
            for seat in there:
                if gems:
                    persons[seat]["gems"] += 1
                    gems -= 1
        for seat in () if won else there:
            persons[seat]["trophies"] = max(0, persons[seat]["trophies"] - 1)
    elif won:
        _loot(table, persons[on_turn])


def _loot(table: Table, victor: Person) -> None:
    (foe,) = table["foes"]
    if foe in POWER:
        victor["gems"] += GEMS[foe]
        victor["trophies"] += TROPHIES[foe]
        victor["spoils"].append(foe)
        if BROUGHT.get(foe) in table["apart"]:
            victor["items"].append(BROUGHT[foe])
    elif foe == "doppelganger":
        victor["gems"] += 6
    elif foe == "guardian":
        victor["gems"] += table["on temple"]


def _deeds(table: Table) -> None:
    green, red = camps(table)
    won, hero = table["result"][2], table["fights"]
    found = []
    if won and 8 in table["green"] and hero == table["on turn"] and hero in green:
        found.append((hero, "saint_gary"))
    if table["against"] == "arena":
        victors, others = (green, red) if won else (red, green)
        if len(victors) != len(others):
            deed = "fearless" if len(victors) < len(others) else "coward"
            found += [(seat, deed) for seat in victors]
    elif won and green == [hero] and table["against"] != "hell" and monsters(table) >= 16:
        found.append((hero, "witcher"))
    for seat, deed in found:
        if deed in table["persons"][seat]["holds"]:
            table["persons"][seat]["deeds"].add(deed)


def _use_up(table: Table) -> None:
    for seat, what, _ in table["announced"]:
        person = table["persons"][seat]
        if what in ("power_armour", "thunder_axe"):
            person["items"].remove(what)
        if what == "token" and person["class"] == "barbarian":
            person["spent"] = 2


def _losses(table: Table) -> None:
    green, red = camps(table)
    _, _, won, wounds = table["result"]
    for seat in red if won else green:
        person = table["persons"][seat]
        item = on_familiar(person)
        if person["fairy"]:
            person["fairy"] = False
            table["spared"].append(seat)
        else:
            person["wounds"] = min(4, person["wounds"] + wounds)
            if wounds == 2 and person["familiar"]:
                person["familiar"] = False
                if item:
                    person["items"].remove(item)
                if item == "binding_bow":
                    person["companion"] = ""
            if wounds == 2 and person["companion"]:
                _loses_companion(person)


def _loses_companion(person: Person) -> None:
    person["companion"] = ""
    person["items"].remove("binding_bow")


def may_plunder(table: Table) -> bool:
    """Whether the attacker takes something: not of whom the Fairy has spared."""
    if table["against"] != "arena" or not table["result"][2] or table["victim"] in table["spared"]:
        return False
    victim = table["persons"][table["victim"]]
    return bool(victim["gems"] or victim["items"] or victim["spoils"])


def plunder(table: Table, *taken: str) -> None:
    """Half the gems rounded up, an item or a spoil; of two, all gems. The Thief has one more."""
    attacker, victim = (table["persons"][table[who]] for who in ("on turn", "victim"))
    for what in taken:
        if what == "gems":
            count = victim["gems"] if len(taken) > 1 else (victim["gems"] + 1) // 2
            attacker["gems"] += count
            victim["gems"] -= count
            continue
        kind = "spoils" if what in POWER else "items"
        victim[kind].remove(what)
        attacker[kind].append(what)
        if what == "binding_bow" and victim["companion"]:
            victim["companion"] = ""
    for seat in camps(table)[0]:
        if table["persons"][seat]["class"] == "thief" and victim["gems"]:
            table["persons"][seat]["gems"] += 1
            victim["gems"] -= 1


def companions(table: Table, thrown: dict[int, int]) -> None:
    """After a fight a companion flees on a 1 to 4."""
    green, red = camps(table)
    for seat in (*green, *red):
        person = table["persons"][seat]
        if person["companion"] and thrown[seat] <= 4:
            _loses_companion(person)
