"""The final score sheet in words."""

from __future__ import annotations

from ....teach.explain.parts import Rung, Sheet
from ....teach.explain.voice import sentence
from ...components import KINDS
from ...scoring import RANKS, next_rank, rank
from ...views import View
from .voice import Voice


def score_sheet(voice: Voice, view: View) -> Sheet:
    """The sheet of a finished game.

    :raises ValueError: if the game is not over, when there is no sheet to show.
    """
    sheets = [player.sheet for player in view.players if player.sheet is not None]
    if not view.over or len(sheets) < len(view.scores):
        raise ValueError("the game is not over: nothing is scored yet")
    rows = [[voice.say("crypt-sheet-treasures"), *(str(sheet.treasures) for sheet in sheets)]]
    for i, kind in enumerate(KINDS):
        name = voice.say("crypt-sheet-collector", kind=kind, side=view.setup.side(kind))
        rows.append([name, *(str(sheet.bonuses[i]) for sheet in sheets)])
    rows.append([voice.say("crypt-sheet-servants"), *(str(sheet.servants) for sheet in sheets)])
    return Sheet(
        title=voice.say("sheet-title"),
        columns=["", *(voice.name(sheet.player) for sheet in sheets)],
        rows=rows,
        total=[voice.say("sheet-total"), *map(str, view.scores)],
        verdict=_verdict(voice, view),
        next=_next(voice, view),
        winners=view.winners,
        ladder=ladder(voice, view.scores[0]) if view.setup.solo else (),
    )


def ladder(voice: Voice, coins: int) -> tuple[Rung, ...]:
    """The ranks of the solo game, from the lowest."""
    reached = rank(coins)
    return tuple(
        Rung(sentence(voice.say("crypt-rank", rank=name)), least, name == reached)
        for least, name in reversed(RANKS)
    )


def _verdict(voice: Voice, view: View) -> str:
    best = voice.coins(max(view.scores))
    if view.setup.solo:
        return sentence(voice.say("crypt-verdict-rank", coins=best, rank=rank(view.scores[0])))
    if len(view.winners) > 1:
        players = voice.people(view.winners)
        return sentence(voice.say("crypt-verdict-shared", coins=best, players=players))
    winner = view.winners[0]
    tied = view.scores.count(max(view.scores)) > 1
    return sentence(
        voice.say(
            "crypt-verdict-won",
            coins=best,
            how="rolled" if tied else "coins",
            **voice.person(winner),
        )
    )


def _next(voice: Voice, view: View) -> str | None:
    """How many coins were missing: to the next rank, or for the one addressed to the best."""
    if view.setup.solo:
        above = next_rank(view.scores[0])
        if above is None:
            return None
        missing, name = above
        return sentence(voice.say("crypt-next-rank", coins=voice.coins(missing), rank=name))
    if voice.you is None or voice.you in view.winners:
        return None
    missing = max(view.scores) - view.scores[voice.you]
    return sentence(voice.say("crypt-next-winner", coins=voice.coins(missing))) if missing else None
