"""Bargaining: what help costs and is worth, which swaps to offer, what to answer and to promise.

A list of few offers out of the millions there are: things that are worth more to the other, for
gems. Prices lie between what it is worth to each, as far as the table tells.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from .. import fight as sums
from .. import moves
from ..bundles import EMPTY, MOST_GEMS, Bundle, Means, bundle
from ..fight import dungeon, odds
from ..moves import Move
from ..power import quarters
from ..state import Bid, Fight, Offer, State
from .outlook import Outlook, expected

WORTH_IT = 0.4
"""A deal that brings less is not made."""
NOW = "now"
SIDE = 1.5
"""What a word is worth to stand on somebody's side in an Arena, if it is kept."""
HELP = 0.6


class Help(NamedTuple):
    """What an ally is worth: to the helped in any case, to the helper at least, if they win."""

    most: float
    least: float
    win: float


class Bargains:
    """What one player offers, asks and answers."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook, self.worth = outlook, outlook.worth
        self.state: State = outlook.state
        self.me = outlook.me
        self.character = outlook.worth.character

    # --- Alliances --------------------------------------------------------------------------------

    def without_help(self, fight: Fight) -> float:
        """What the monster is worth to who fights it alone, flight considered."""
        who = self.outlook.fighter(fight.fighter, fight.foes, fight)
        gains = self.outlook.gains(self.state.active, fight.foes)
        alone = expected(odds(dungeon(who, *self._powers(fight))), gains)
        flight = fight.kind in ("monster", "djinn") and sums.may_flee(who, sum(fight.powers))
        return max(0.0, alone) if flight else alone

    def _powers(self, fight: Fight) -> tuple[int, ...]:
        return fight.powers or (self.outlook.fighter(fight.fighter).mirrored,)

    def help(self, fight: Fight, helper: int) -> Help:
        """What a helper is worth against the monster that is there."""
        who = self.outlook.fighter(fight.fighter, fight.foes, fight)
        ally = self.outlook.fighter(helper, fight.foes, fight)
        powers = self._powers(fight)
        allied = odds(dungeon(who, *powers, allies=[ally], quarters=quarters(self.state)))
        gains = self.outlook.gains(self.state.active, fight.foes)
        most = expected(allied, gains) - self.without_help(fight)
        room = sums.WOUNDS - self.state.players[helper].wounds
        least = self.worth.wound(helper) * float(allied.wounds(room))
        if helper == self.me:
            least += self.worth.rival(self.state.active) * max(0.0, most)
        return Help(most, least, float(allied.win))

    def bid(self, fight: Fight) -> Move | None:
        """What this player asks for helping; None if nobody would pay it."""
        active, helped = self.state.active, self.help(fight, self.me)
        owed = any((it.maker, it.to) == (self.me, active) for it in self.state.owed)
        if owed and helped.least <= self.worth.name:
            return Move(self.me, moves.BID)
        if helped.most - helped.least < WORTH_IT or not helped.win:
            return None
        fair = helped.least + self.character.share * (helped.most - helped.least)
        owner = self.state.players[active]
        if len(self.state.players) == 2 and owner.gems >= ceil(fair):
            paid = Bundle(gems=max(1, ceil(fair)))
            return Move(self.me, moves.BID, give=paid, also=NOW)
        asked = fair / helped.win / max(0.3, self.worth.trust(active))
        monster = self.state.setup.monsters.get(self.state.card)
        if monster and monster.trophies and asked > 0.7 * self.worth.trophy:
            rest = max(0, round(asked - self.worth.trophy))
            given = Bundle(gems=min(rest, MOST_GEMS, owner.gems + monster.gems), trophies=1)
            return Move(self.me, moves.BID, give=given)
        there = owner.gems + (monster.gems if monster else 0)
        gems = min(max(1, round(asked)), MOST_GEMS, there)
        if monster and self.worth.spoil(self.me, monster.name) > max(2.0, gems):
            return Move(self.me, moves.BID, give=bundle(spoils=[monster.name]))
        return Move(self.me, moves.BID, give=Bundle(gems=gems)) if gems else None

    def would_keep(self, given: Bundle) -> bool:
        """Whether this player would keep a word that costs so much."""
        cost = self.worth.lost(self.me, given)
        return cost <= self.worth.name or cost <= 0

    def taken(self, fight: Fight, bid: Bid) -> float:
        """What taking a bid adds for the caller."""
        assert bid.bundle is not None
        helped = self.help(fight, bid.player)
        cost = self.worth.lost(self.me, bid.bundle)
        if bid.now:
            return helped.most - cost
        kept = 1.0 if self.would_keep(bid.bundle) else 0.15
        return helped.most - helped.win * kept * cost

    def pick(self, fight: Fight) -> Iterator[Move]:
        """What to do with the bids, the best first: take one, counter one, or go alone."""
        bids = [bid for bid in fight.bids if bid.bundle is not None]
        best = max(bids, key=lambda bid: self.taken(fight, bid))
        value = self.taken(fight, best)
        assert best.bundle is not None
        if not any(bid.countered for bid in bids):
            helped = self.help(fight, best.player)
            gems = best.bundle.gems
            fair = (helped.least + 0.35 * (helped.most - helped.least)) / max(0.1, helped.win)
            price = max(1, min(gems - 1, ceil(fair)))
            dear = value < WORTH_IT or self.worth.lost(self.me, best.bundle) > 0.6 * helped.most
            if dear and helped.most > WORTH_IT and price < gems + 6 * best.bundle.trophies:
                paid = Bundle(gems=price)
                also = NOW if best.now else ""
                yield Move(self.me, moves.COUNTER, whom=best.player, give=paid, also=also)
        if value > 0:
            yield Move(self.me, moves.ALLY, whom=best.player)
        yield Move(self.me, moves.ALONE)

    def haggle(self, fight: Fight, counter: Bid) -> bool:
        """Whether a counter to one's bid still pays."""
        assert counter.bundle is not None
        helped = self.help(fight, self.me)
        got = self.worth.gained(self.me, counter.bundle)
        if not counter.now:
            got *= self.worth.trust(self.state.active) * helped.win
        return got >= helped.least

    # --- Swaps ------------------------------------------------------------------------------------

    def words(self, given: Bundle, giver: int) -> float:
        """What the words of a bundle are worth to whom they are given."""
        trust = self.worth.trust(giver) if giver != self.me else 0.7
        return trust * (SIDE * bool(given.side) + HELP * given.helps)

    def spoken(self, given: Bundle) -> float:
        """What giving these words costs this player."""
        return self.character.honour * (0.5 * bool(given.side) + HELP * given.helps)

    def swap(self, partner: int, give: Bundle, want: Bundle) -> tuple[float, float]:
        """What a swap brings this player, envy counted, and what it seems to bring the partner."""
        worth = self.worth
        theirs = worth.gained(partner, give) - worth.lost(partner, want)
        theirs += self.words(give, self.me) - 0.5 * bool(want.side) - HELP * want.helps
        mine = worth.gained(self.me, want) - worth.lost(self.me, give)
        mine += self.words(want, partner) - self.spoken(give)
        things = give.tangible != EMPTY or want.tangible != EMPTY
        return mine - worth.rival(partner) * max(0.0, theirs) * things, theirs

    def offers(self, before_arena: bool) -> Iterator[Move]:
        """The few swaps worth offering, the best first."""
        found = []
        for partner in self.state.order:
            if partner != self.me:
                for give, want in self._trades(partner, before_arena):
                    mine, theirs = self.swap(partner, give, want)
                    if mine > WORTH_IT and theirs > 0:
                        move = Move(self.me, moves.OFFER, whom=partner, give=give, want=want)
                        found.append((mine, move))
        found.sort(key=lambda pair: -pair[0])
        yield from (move for _, move in found)

    def _trades(self, partner: int, before_arena: bool) -> Iterator[tuple[Bundle, Bundle]]:
        """Things for gems, either way; a word for a gem."""
        mine, theirs = self.state.players[self.me], self.state.players[partner]
        for thing, value, other in self._things(self.me, partner):
            price = self._between(value, other, self.character.share, theirs.gems)
            if price is not None:
                yield thing, Bundle(gems=price)
        for thing, value, other in self._things(partner, self.me):
            price = self._between(value, other, 1 - self.character.share, mine.gems)
            if price is not None:
                yield Bundle(gems=price), thing
        if before_arena and len(self.state.players) > 2 and mine.gems:
            yield Bundle(gems=1), Bundle(side=sums.ATTACKER)

    def _things(self, holder: int, taker: int) -> Iterator[tuple[Bundle, float, float]]:
        """What a holder has, and what it is worth to them and to who might take it."""
        worth, owner = self.worth, self.state.players[holder]
        for item in dict.fromkeys(owner.items):
            yield bundle(items=[item]), worth.item(holder, item), worth.item(taker, item)
        for spoil in owner.spoils:
            yield bundle(spoils=[spoil]), worth.spoil(holder, spoil), worth.spoil(taker, spoil)

    @staticmethod
    def _between(low: float, high: float, share: float, gems: int) -> int | None:
        """A price between two worths that can be paid; None if there is none."""
        if high - low < 2 * WORTH_IT:
            return None
        price = min(max(1, round(low + share * (high - low))), MOST_GEMS, gems)
        return price if price >= low and price > 0 else None

    def answer(self, offer: Offer, counter: bool) -> Move:
        """What to say to an offer: accept, decline, or counter it with another price."""
        mine, theirs = self.swap(offer.player, offer.want, offer.give)
        if mine > 0.1:
            return Move(self.me, moves.ACCEPT)
        # What is missing is asked for in gems; what one should pay less comes first.
        missing = ceil(0.5 - mine)
        less = min(missing, offer.want.gems)
        want = offer.want._replace(gems=offer.want.gems - less)
        give = offer.give._replace(gems=offer.give.gems + missing - less)
        there = self.state.players[offer.player].gems
        again = (want, give) != (EMPTY, EMPTY) and (want, give) != (offer.want, offer.give)
        if counter and again and theirs - missing > -1.5 and give.gems <= min(there, MOST_GEMS):
            return Move(self.me, moves.COUNTER, whom=offer.player, give=want, want=give)
        return Move(self.me, moves.DECLINE)

    # --- Arenas and words -------------------------------------------------------------------------

    def promise(self, fight: Fight, others: tuple[int, ...]) -> Move | None:
        """A word for the strongest of the others who has none yet; None if it is worth none."""
        owner, lavish = self.state.players[self.me], self.character.lavish
        given = [it.bundle for it in self.state.promises if it.maker == self.me]
        to = {it.to for it in self.state.promises if it.maker == self.me}
        left = owner.gems - (sum(it.gems for it in given) if self.character.honour > 0.5 else 0)
        gems = min(round(lavish * 3 * min(1.0, self.worth.rounds)), left, MOST_GEMS)
        free = [other for other in others if other not in to]
        if gems <= 0 or not free or (given and lavish < 1):
            return None
        best = max(free, key=lambda other: self.outlook.brought(other, fight))
        return Move(self.me, moves.PROMISE, whom=best, give=Bundle(gems=gems))

    def keeps(self, given: Bundle, means: Means) -> bool:
        """Whether to keep a word, by what it costs now and what a good name is worth."""
        return self.would_keep(means.there(given))
