"""What Donjon's table draws: a view put into its viewer's words.

What may be decided is asked of the rules for whoever decides at the screen; all else comes from the
view alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_core.donjon import moves
from crypt_core.donjon.components import CARE, SALE, TROPHY
from crypt_core.donjon.game import DONJON
from crypt_core.donjon.moves import Move
from crypt_core.donjon.state import (
    ANSWER,
    CHOOSE,
    COUNTERED,
    DISCARD,
    DJINN_GIFT,
    EXCHANGE,
    GUILD,
    KEEP,
    OVER,
    PLUNDER,
    QUESTS,
    REST,
    ROT,
    SUPPLY,
    SURPLUS,
    WORD,
)
from crypt_core.donjon.teach import explain as say
from crypt_core.donjon.teach.explain.voice import Voice
from crypt_core.donjon.views import View
from crypt_core.teach.explain.voice import sentence

from ....panels.deciding.present import curtain_data, lay_data, verdict_data
from ....panels.story.present import told_now
from ....tutoring.session import Session
from .ask import SHOP, ask_data, judges_quests, place_tile, quest_tile, shop_tile
from .bargain import PROMISES, ledger, offer_data
from .cards import card_data, quest_data
from .fight import fight_data
from .seats import TROPHIES, quest_cards, seat_data

if TYPE_CHECKING:
    from .data import DonjonData, DonjonTable, Dungeon, Mark, Place, Tile, Village

LAST = 3
"""Discards that are named: so many come back on a day in Hell."""
SCENES = {
    KEEP: "quests",
    GUILD: "quests",
    SUPPLY: "village",
    REST: "village",
    ANSWER: "offer",
    COUNTERED: "offer",
    SURPLUS: "choose",
    DISCARD: "choose",
    ROT: "choose",
    DJINN_GIFT: "choose",
    EXCHANGE: "choose",
    PLUNDER: "choose",
    CHOOSE: "dungeon",
    WORD: "word",
    QUESTS: "quests",
    OVER: "over",
}
"""What a stage is about, which takes the middle of the table; any other is about the fight, the
card that was drawn, or the village."""


def table_data(session: Session[Voice], view: View) -> DonjonData:
    """The table's data at the moment shown.

    All but the verdict is the same as long as the moment is, and is worded once.
    """
    asked = (session.viewer, session.deciding, session.asked, session.curtain, session.draft.swept)
    key = ("dungeon", session.timeline.place, *asked, session.helps, session.words.lang)
    table = session.word_cache.once(key, lambda: _table(session, view))
    return {
        **table,
        "verdict": verdict_data(session),
        "curtain": curtain_data(session),
        "lay": lay_data(session),
    }


def _table(session: Session[Voice], view: View) -> DonjonTable:
    voice = session.voice
    ask = ask_data(session, view)
    fight = fight_data(session, view)
    if ask and fight:
        found = DONJON.own_moves(session.timeline.state, ask["player"])
        allies = {it.whom for it in found if it.verb == moves.ALLY}
        for row in fight["bids"]:
            if row["player"] in allies:
                row["move"] = f"ally P{row['player'] + 1}"
    village = _village(session, view)
    target = session.words.say("donjon-target", points=voice.points(view.setup.length))
    return {
        "scene": _scene(view, village),
        "target": "" if TROPHIES in session.untaught else target,
        "seats": [seat_data(session, view, it) for it in view.players],
        "village": village,
        "dungeon": _dungeon(session, view),
        "fight": fight,
        "offer": offer_data(session, view),
        "looked": _looked(session, view),
        "mine": _mine(session, view),
        "chosen": _chosen(session, view),
        "whose": _whose(session, view),
        "ledger": None if PROMISES in session.untaught else ledger(session, view),
        "ending": _ending(session, view),
        "ask": ask,
        "table": session.table,
        "told": told_now(session),
        "text": [
            (part.title, list(part.lines)) for part in say.table_text(voice, view, session.untaught)
        ],
    }


def _scene(view: View, village: Village) -> str:
    """What takes the middle of the table; of a village not yet taught, the way to the Dungeon."""
    scene = SCENES.get(view.stage) or (
        "fight" if view.fight else "card" if view.card else "village"
    )
    empty = village["shop"] is None and not village["places"]["tiles"]
    return "dungeon" if scene == "village" and empty else scene


def _village(session: Session[Voice], view: View) -> Village:
    words, voice = session.words, session.voice
    can_sell = SALE in view.players[view.active].items and view.stage in (SUPPLY, REST)
    gems = voice.gems(view.temple)
    places = [
        place_tile(
            session,
            view,
            "temple",
            moves.HEAL,
            words.say("donjon-temple", price=voice.gems(CARE)),
            words.say("donjon-table-temple", gems=gems),
        ),
        place_tile(
            session,
            view,
            "guild",
            moves.GUILD,
            words.say("donjon-guild", price=voice.gems(CARE)),
            words.say("donjon-table-guild", count=view.guild),
        ),
    ]
    if view.resting or view.stage == REST:
        title = words.say("donjon-trophy", price=voice.gems(TROPHY))
        note = words.say("donjon-trophy-note")
        places.append(place_tile(session, view, "trophy", moves.TROPHY, title, note))
    places = [it for it in places if it["key"] not in session.untaught]
    return {
        "shop": None if SHOP in session.untaught else _shop(session, view, sale=False),
        "places": {"title": words.say("donjon-table-village"), "note": "", "tiles": places},
        "sale": _shop(session, view, sale=True) if can_sell else None,
    }


def _shop(session: Session[Voice], view: View, *, sale: bool) -> Place:
    tiles = []
    for item in view.shop:
        full = view.setup.items[item].price
        price = -(-full // 2) if sale else full
        tiles.append(shop_tile(session, view, item, sale=sale, price=price))
    return {
        "title": session.words.say("donjon-shop"),
        "note": session.words.say("donjon-shop-sale") if sale else "",
        "tiles": tiles,
    }


def _dungeon(session: Session[Voice], view: View) -> Dungeon:
    voice, words = session.voice, session.words
    facts: list[Mark] = [{"id": "pile", "text": words.say("donjon-table-cards", count=view.pile)}]
    if view.pot:
        pot = words.say("donjon-table-pot", gems=voice.gems(view.pot))
        facts.append({"id": "pot", "text": pot})
    if view.effect:
        effect = words.say("donjon-table-effect", card=voice.card(view.effect.card))
        facts.append({"id": "effect", "text": effect})
    if view.next_card:
        seen = words.say("donjon-next-card", card=voice.card(view.next_card))
        facts.append({"id": "next", "text": seen})
    if view.discards:
        cards = ", ".join(map(voice.card, view.discards[: -LAST - 1 : -1]))
        last = words.say("donjon-table-discards", cards=cards)
        facts.append({"id": "discards", "text": last})
    return {
        "pile": view.pile,
        "facts": facts,
        "card": card_data(session, view.setup, view.card) if view.card else None,
    }


def _looked(session: Session[Voice], view: View) -> list[Tile]:
    """Quests that the viewer looks at: one of them is to be kept."""
    if view.stage not in (KEEP, GUILD):
        return []
    player = session.asked if session.deciding else None
    tiles = []
    for place, quest in enumerate(view.looked, 1):
        card = quest_data(session, view.setup, quest, main=view.stage == KEEP)
        move = None if player is None else Move(player, moves.CHOOSE, place=place)
        tile = quest_tile(session, view, card, move, f"choose-{place}")
        tile["sign"] = "check" if view.chosen == str(place) else ""
        tiles.append(tile)
    return tiles


def _mine(session: Session[Voice], view: View) -> list[Tile]:
    """The viewer's own quests; who decides can show those that are fulfilled, or try them all."""
    if view.viewer is None or view.over:
        return []
    player = view.players[view.viewer]
    shown = {}
    if session.deciding and session.asked == view.viewer:
        found = DONJON.own_moves(session.timeline.state, view.viewer)
        shown = {it.what: it for it in reversed(found) if it.verb == moves.CLAIM}
        if judges_quests(session):
            held = session.timeline.state.players[view.viewer].unfinished
            shown = {it.quest: Move(view.viewer, moves.CLAIM, it.quest) for it in held} | shown
    return [
        quest_tile(session, view, card, shown.get(card["id"]), f"quest-{card['id']}")
        for card in quest_cards(session, view, player)
    ]


def _chosen(session: Session[Voice], view: View) -> str:
    """What the viewer has chosen in secret, while others still choose."""
    if not view.chosen:
        return ""
    voice, words = session.voice, session.words
    if view.stage == KEEP:
        named = voice.the_quest(view.looked[int(view.chosen) - 1])
    elif view.stage == ROT:
        named = voice.the(view.chosen)
    elif view.stage == EXCHANGE:
        place = int(view.chosen)
        held = view.players[view.viewer or 0].quests[place - 1] if place else None
        named = voice.the_quest(held.quest) if held else words.say("donjon-chosen-stays")
    else:
        named = voice.side(view.chosen)
    return words.say("donjon-chosen", what=named)


def _whose(session: Session[Voice], view: View) -> Mark | None:
    """Whom the viewer plunders: nothing else on the table says it at once."""
    if view.stage != PLUNDER or view.fight is None:
        return None
    victim = view.fight.victim
    text = session.words.say("donjon-whose", **session.voice.person(victim))
    return {"id": str(victim), "text": sentence(text)}


def _ending(session: Session[Voice], view: View) -> list[str]:
    """Who has won, and what quests not done have cost."""
    if not view.over:
        return []
    sheet = say.score_sheet(session.voice, view)
    return [sheet.verdict, *([sheet.next] if sheet.next else [])]
