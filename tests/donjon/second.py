"""Fights and Arenas told a second time, from the rulebook and as plainly as can be.

It shares nothing with what is tested. Adventurers are dictionaries of what the gauge and the table
show, in the rulebook's own terms; everything is reckoned a die at a time.
"""

from __future__ import annotations

from typing import Any

Person = dict[str, Any]


def gauge(person: Person) -> int:
    """The black number on the gauge, and what is used in this fight."""
    power: int = 8 - person["wounds"]
    for item in person["equipment"]:
        power += item
    for bonus in ("class bonus", "hunter's bonus", "bow", "token"):
        power += person.get(bonus, 0)
    if person.get("token spent before"):
        power -= 2
    if "vial" in person:
        power += person["vial"] - 4
    return power


def blue(person: Person, two_players: bool) -> int:
    """The blue number: half, or three quarters, rounded up to the next whole."""
    power = gauge(person)
    if "uses" in person:
        power = power + power
    parts, of = (3, 4) if two_players else (1, 2)
    whole = 0
    while whole * of < power * parts:
        whole += 1
    return whole


def counted(face: int) -> int:
    return {8: 16}.get(face, face)


def leading(person: Person, dice: list[int]) -> int:
    """What whoever rolls brings, dice included."""
    power = gauge(person)
    if person.get("uses") == "power_armour":
        return (power + counted(dice[0])) * 2
    if person.get("uses") == "thunder_axe":
        return power * 2 + counted(dice[0]) + counted(dice[1])
    return power + counted(dice[0])


def fight(
    hero: Person,
    friends: list[Person],
    monsters: list[int],
    green: list[int],
    red: int,
    two_players: bool,
) -> tuple[int, int, str, int]:
    """Both totals, who wins, and the wounds of each adventurer."""
    ours = leading(hero, green) + sum(blue(friend, two_players) for friend in friends)
    theirs = sum(monsters) + counted(red)
    if ours < theirs:
        return ours, theirs, "monster", 2 if red == 8 else 1
    return ours, theirs, "adventurers", 0


def arena(
    attacker: Person,
    defender: Person,
    tokens: list[tuple[Person, str | None]],
    green: list[int],
    red: list[int],
) -> tuple[int, int, str, int]:
    """Both totals, the winning side, and the wounds of each loser; tokens are what fists hold."""
    ours, theirs = leading(attacker, green), leading(defender, red)
    for person, token in tokens:
        if token == "attacker":
            ours += blue(person, False)
        elif token == "defender":
            theirs += blue(person, False)
    if theirs > ours:
        return ours, theirs, "defender", 2 if 8 in red else 1
    return ours, theirs, "attacker", 2 if 8 in green else 1
