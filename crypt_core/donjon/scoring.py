"""The end of a game: what unfinished quests cost, and who has won."""

from __future__ import annotations

from . import events as ev
from .state import OVER, State
from .steps import Steps


def reached(state: State) -> bool:
    """Whether somebody has the trophies agreed (rule end.target)."""
    return any(player.trophies >= state.setup.length for player in state.players)


def loss(state: State, player: int) -> int:
    """What unfinished quests cost (rules end.main, end.secondary)."""
    owner = state.players[player]
    return sum(state.setup.costs(it.quest, main=it is owner.main) for it in owner.unfinished)


def finish(steps: Steps) -> None:
    """All quests are shown and counted; the most trophies win (end.winner, end.tie)."""
    state = steps.state
    scores = tuple(it.trophies - loss(state, i) for i, it in enumerate(state.players))
    for i, owner in enumerate(state.players):
        quests = tuple(it.quest for it in owner.unfinished)
        steps.add(ev.Scored(i, scores[i], loss(state, i) if quests else None, quests))
    best = [i for i, score in enumerate(scores) if score == max(scores)]
    # Trophies and spoils together: among those with as many trophies that is the spoils.
    most = max(len(state.players[i].spoils) for i in best)
    winners = tuple(i for i in best if len(state.players[i].spoils) == most)
    by = "trophies" if len(best) == 1 else "spoils" if len(winners) == 1 else "shared"
    steps.add(ev.Ended(winners, by), stage=OVER, scores=scores, winners=winners)
