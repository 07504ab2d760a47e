"""For every rule of Sedlec a table at which to try it, and a script that shows it at work there."""

from __future__ import annotations

from collections import Counter

from ....teach.lessons.goals import both, decided, happened, refused
from ....teach.lessons.task import LEARNER, Did
from ....teach.reference.trials import by_rule, trial
from ... import events as ev
from ...components import TOTALS, Card
from ...state import State
from ..lessons.goals import lies, points
from ..lessons.table import LAST_CARDS, table

# --- what shows a rule ----------------------------------------------------------------------------


def _all_skulls(did: Did) -> bool:
    """Something was dug, and the cards seen and unseen have the skulls that they should have."""
    state: State = did.state
    cards: list[Card] = [*state.unseen, *(pile.up for pile in state.piles if pile.up)]
    for player in state.players:
        cards += [*player.hand, *(laid.card for laid in player.crypt)]
    skulls = Counter(skull for card in cards for skull in (card.top, card.bottom))
    return happened(ev.Dug)(did) and skulls == TOTALS


def _one_card_open(did: Did) -> bool:
    """The game began with six piles of three and one card turned up, which has been collected."""
    laid_out = [pile.down + (pile.up is not None) for pile in did.start.piles]
    opened = len(did.start.face_up)
    return (laid_out, opened) == ([3] * 6, 1) and happened(ev.Collected, player=LEARNER)(did)


def _two_turns(did: Did) -> bool:
    """The learner took a card in one turn and laid it in the next, another had one between."""
    players = [step.event.player for step in did.steps]
    return [move.verb for move in did.moves] == ["collect", "lay"] and any(players[1:-1])


# --- the tables -----------------------------------------------------------------------------------

TRIALS = by_rule(
    trial(
        "deck",
        table(
            ["1", "peasant/criminal", "2", "-", "-", "-"],
            crypts=[
                "c1 criminal/criminal, d1 peasant/priest, e1 priest/peasant, f1 criminal/king,"
                "c2 lover/priest, d2 king/peasant",
                "d1 priest/criminal, e1 peasant/priest, f1 peasant/criminal, d2 priest/criminal,"
                "e2 lover/king, d3 criminal/lover",
            ],
            hands=["priest/lover", "criminal/lover"],
        ),
        "dig 1 3",
        shows=_all_skulls,
    ),
    trial("setup", table(players=2), "collect 1", shows=_one_card_open),
    trial(
        "turn",
        table(
            ["lover/peasant+2", "2", "3", "3", "3", "2"],
            crypts=["d1 criminal/lover", "d1 priest/criminal"],
        ),
        "collect 1",
        "continue",
        "lay lover/peasant c1",
        shows=_two_turns,
    ),
    trial(
        "dig",
        table(
            ["2", "3", "king/priest+2", "3", "2", "3"],
            crypts=["d1 criminal/lover", "d1 priest/criminal"],
        ),
        "dig 2 4",
        "take 4",
        shows=happened(ev.Took, player=LEARNER),
    ),
    trial(
        "collect",
        table(
            ["2", "3", "king/priest+2", "3", "2", "3"],
            crypts=["d1 criminal/lover", "d1 priest/criminal"],
        ),
        "collect 3",
    ),
    trial(
        "lay",
        table(
            ["2", "2", "3", "king/priest+2", "3", "3"],
            hands=["criminal/lover", "priest/criminal"],
        ),
        "lay criminal/lover d1",
    ),
    trial(
        "hand",
        table(
            ["criminal/lover+2", "2", "2", "2", "2", "3"],
            hands=["king/priest, peasant/criminal", "lover/priest, peasant/priest"],
        ),
        "collect 1",
        "lay king/priest d1",
        shows=both(refused("hand"), decided("lay")),
    ),
    trial(
        "hand.share",
        table(["-"] * 6, crypts=LAST_CARDS, hands=["peasant/criminal", "priest/criminal"]),
        "dig 1 2",
        "lay peasant/criminal d3",
        shows=both(refused("hand.share"), happened(ev.Laid, player=LEARNER)),
    ),
    trial(
        "crypt",
        table(
            ["1", "criminal/lover", "-", "1", "-", "-"],
            players=3,
            crypts=[
                "d1 peasant/priest, e1 priest/criminal, f1 criminal/king, d2 lover/priest",
                "d1 criminal/peasant, e1 lover/king, f1 priest/criminal, e2 peasant/priest",
                "c1 peasant/criminal, d1 king/priest, e1 priest/lover, d2 criminal/lover",
            ],
            hands=["king/peasant", "priest/peasant", "criminal/criminal"],
        ),
        "lay king/peasant d3",
        "lay king/peasant e2",
        shows=both(refused("crypt"), lies("e2")),
    ),
    trial(
        "level",
        table(
            ["1", "2", "2", "2", "2", "lover/peasant+2"],
            crypts=["d1 priest/lover, e1 peasant/priest", "d1 criminal/peasant, e1 king/priest"],
            hands=["priest/peasant", "criminal/lover"],
        ),
        "lay priest/peasant d2",
        shows=points("priest", 6),
    ),
    trial(
        "adjacent",
        table(
            ["1", "1", "1", "2", "2", "lover/peasant+2"],
            crypts=[
                "c1 criminal/peasant, d1 criminal/king, e1 peasant/criminal",
                "d1 lover/priest, e1 king/priest, f1 priest/peasant",
            ],
            hands=["peasant/priest", "criminal/lover"],
        ),
        "lay peasant/priest c2",
        shows=points("criminal", 4),
    ),
    trial(
        "king",
        table(
            ["1", "1", "criminal/lover+1", "2", "2", "2"],
            crypts=[
                "d1 peasant/criminal, e1 king/peasant, f1 lover/peasant",
                "c1 priest/criminal, d1 criminal/peasant, e1 lover/king",
            ],
            hands=["king/priest", "criminal/lover"],
        ),
        "lay king/priest d2",
    ),
    trial(
        "peasant",
        table(
            ["1", "2", "2", "2", "2", "lover/peasant+2"],
            crypts=["d1 criminal/king, e1 lover/king", "d1 criminal/peasant, e1 king/priest"],
            hands=["peasant/criminal", "criminal/lover"],
        ),
        "lay peasant/criminal d2",
    ),
    trial(
        "priest",
        table(
            ["1", "2", "2", "2", "2", "lover/peasant+2"],
            crypts=["d1 priest/lover, e1 priest/criminal", "d1 criminal/peasant, e1 king/priest"],
            hands=["peasant/priest", "criminal/lover"],
        ),
        "lay peasant/priest c1",
    ),
    trial(
        "lover",
        table(
            ["1", "1", "1", "1", "1", "priest/criminal+2"],
            crypts=[
                "c1 lover/peasant, d1 lover/king, e1 peasant/criminal, c2 priest/lover",
                "c1 peasant/priest, d1 criminal/peasant, e1 priest/peasant, d2 priest/criminal",
            ],
            hands=["criminal/lover", "criminal/king"],
        ),
        "lay criminal/lover d2",
    ),
    trial(
        "criminal",
        table(
            ["1", "1", "1", "2", "2", "lover/peasant+2"],
            crypts=[
                "c1 peasant/criminal, d1 criminal/king, e1 criminal/lover",
                "d1 lover/priest, e1 king/priest, f1 priest/peasant",
            ],
            hands=["peasant/priest", "criminal/peasant"],
        ),
        "lay peasant/priest d2",
    ),
    trial(
        "end",
        table(
            ["-"] * 6,
            first=1,
            crypts=[LAST_CARDS[0], f"{LAST_CARDS[1]}, d3 priest/criminal"],
            hands=["peasant/criminal"],
        ),
        "lay peasant/criminal d3",
        "continue",
    ),
)
"""For every rule of Sedlec a table to try it at, in the order of the index."""
