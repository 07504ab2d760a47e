"""Check that the courses let each rule be followed and be broken; `--table` prints by which tasks.

A task is about one rule, which its near miss breaks. Other rules are broken by its slips (`Task`),
or where the game refuses what its scripts try. Its solution follows the same rules.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from complaints import ROOT, Complaint, named, report

from crypt_core.games import folder
from crypt_core.teach.lessons.courses import lessons
from crypt_core.teach.lessons.run import Run
from crypt_core.teach.lessons.task import Task
from crypt_core.teach.rules import index

UNTAUGHT = {
    "crypt": {"collect.order": "who collects first changes nothing that a beginner decides"},
    "sedlec": {
        "deck": "the cards are there to be looked at; nobody can break it",
        "setup": "the tutor lays the table",
        "hand.share": "the turns leave no way to break it",
    },
    "donjon": {
        "length": "agreed before the game",
        "components": "the cards are there to be looked at; nobody can break it",
        "setup.shop": "the tutor lays the table",
        "setup.adventurers": "the tutor deals them, or the new game names them",
        "setup.ranger": "the tutor draws the token",
        "setup.tokens": "the tutor hands them out",
        "setup.first": "the tutor rolls for it",
        "setup.gems": "a purse that is empty can only be seen",
        "deal.list": "it says how the tutor counts offers",
    },
}
"""Rules without a task, and why."""
LEAST = 0.8
"""The share of a game's rules that have a task."""


def broken(task: Task) -> set[str]:
    """Return the rules that a task's scripts break, and that its solution follows."""
    rules = {task.rule, *(rule for rule, _ in task.slips)}
    for script in (task.solution, task.near_miss, *(script for _, script in task.slips)):
        run = Run(task)
        for line in script:
            run.act(line)
        rules |= {refusal.rule for refusal in run.refusals}
    return rules


def taught(game: str) -> dict[str, list[str]]:
    """Return the tasks of a game's course by the rules that they are about."""
    tasks: dict[str, list[str]] = {rule: [] for rule in index(game)}
    for lesson in lessons(game).values():
        for task in lesson.tasks:
            for rule in broken(task):
                tasks[rule].append(task.id)
    return tasks


def complaints(game: str) -> Iterator[Complaint]:
    """Compare what the course of a game teaches with the reasons given for what it leaves out."""
    tasks = taught(game)
    left_out = {rule for rule, about in tasks.items() if not about}
    place = named(folder(game) / "rules.toml")
    if share(tasks) < LEAST:
        yield Complaint(place, 0, f"only {share(tasks):.0%} of the rules have a task")
    for rule in left_out - UNTAUGHT[game].keys():
        yield Complaint(place, 0, f"no task of the course is about {rule}")
    for rule in UNTAUGHT[game].keys() - left_out:
        yield Complaint(named(ROOT / __file__), 0, f"{game} has a task about {rule} after all")


def share(tasks: dict[str, list[str]]) -> float:
    """The share of the rules that have a task, from 0 to 1."""
    return sum(map(bool, tasks.values())) / len(tasks)


def main() -> int:
    """Print what is wrong; return 1 if anything is."""
    return report("courses", [it for game in UNTAUGHT for it in complaints(game)])


def table() -> None:
    """Print the tasks of each rule, game by game."""
    for game in ("crypt", "sedlec", "donjon"):
        tasks = taught(game)
        print(f"{game}: {share(tasks):.0%} of {len(tasks)} rules")
        for rule, about in tasks.items():
            why = UNTAUGHT.get(game, {}).get(rule, "")
            print(f"  {rule:20} {', '.join(about) or f'- {why}'}")


if __name__ == "__main__":
    sys.exit(table() if "--table" in sys.argv else main())
