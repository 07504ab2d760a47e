"""One decision of a bot: at each stage the moves worth thinking of, and which of them it makes.

A bot thinks in a state that its view allows, and never lists all its moves: it names few, and asks
whether they are legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from .. import fight as sums
from .. import moves, quests
from .. import state as st
from ..asking import ALONE, gifts, has_ring, loot, third_players, unasked
from ..components import CARE, KEY, SALE, SORCERER, TROPHY
from ..fight import Odds, odds
from ..judge import judged
from ..judge_deals import JUDGES as DEALS
from ..judge_deals import own_means
from ..judge_village import price
from ..moves import Move
from ..power import lasting, the_sum, usable
from ..state import Fight, State, Used
from .bargains import Bargains
from .character import Character
from .outlook import Gains, Outlook, expected
from .worth import RESERVED_WORTH, Worth

TOKEN_WORTH = 2.5
"""A unique power that is kept for later."""
ENDS = 25.0
"""To win the game at once."""


class Mind:
    """What a player may think at one decision; `cards`: those that may come from the Dungeon."""

    def __init__(
        self,
        state: State,
        me: int,
        legal: Sequence[Move],
        cards: Sequence[str],
        character: Character,
    ) -> None:
        self.state, self.me, self.legal, self.cards = state, me, legal, cards
        self.character = character
        self.owner = state.players[me]
        self.worth = Worth(state, me, character)
        self.outlook = Outlook(self.worth)
        self.bargains = Bargains(self.outlook)

    def choose(self) -> Move:
        """The move of this decision."""
        first = next(self.ranked(), None)
        return self.legal[0] if first is None else first

    def ranked(self) -> Iterator[Move]:
        """The moves worth thinking of, the best first."""
        found = chain(self._claims(), _STAGES[self.state.stage](self))
        return (move for move in found if self._legal(move))

    def _legal(self, move: Move) -> bool:
        """Whether a move is legal: of bargains not all are listed, but all that counts is open."""
        return move in self.legal or (move.verb in DEALS and judged(self.state, move) is None)

    @property
    def fight(self) -> Fight:
        assert self.state.fight is not None
        return self.state.fight

    def _one(self, verb: str, what: str = "", also: str = "", whom: int = st.NOBODY) -> Move:
        return Move(self.me, verb, what, also, whom)

    def _best(self, worth: dict[Move, float]) -> list[Move]:
        """Moves from the best on."""
        return sorted(worth, key=lambda move: -worth[move])

    def _claims(self) -> Iterator[Move]:
        """Quests are shown as soon as they are done, but a better main one is chosen first."""
        if self.state.stage in (st.KEEP, st.EXCHANGE):
            return
        for held in self.owner.unfinished:
            if quests.fulfilled(self.state, self.me, held.quest):
                yield self._one(moves.CLAIM, held.quest)
        if "blackmail_charm" in self.owner.items:
            for held in self.owner.unfinished:
                if held.quest in quests.WANTED:
                    for other in self.state.order:
                        yield self._one(moves.CLAIM, held.quest, whom=other)

    # --- The village ------------------------------------------------------------------------------

    def keep(self) -> list[Move]:
        """The main quest that promises most."""
        looked = self.state.looked[self.me if self.state.stage == st.KEEP else 0]
        main = 2.5 if self.state.stage == st.KEEP else 1.5

        def value(quest: str) -> float:
            printed = self.state.setup.worth(quest)
            return self.worth.hope(quest) * (main * printed * self.worth.trophy + 4)

        places = range(1, len(looked) + 1)
        return self._best(
            {Move(self.me, moves.CHOOSE, place=i): value(looked[i - 1]) for i in places}
        )

    def supply(self) -> list[Move]:
        """What is bought, healed or offered; then on to the Dungeon."""
        worth, owner = self.worth, self.owner
        dear = 1 + worth.saving
        sale = SALE if SALE in owner.items else ""
        found = {self._one(moves.DONE): 0.0}
        for item in self.state.shop:
            cost = price(self.state, item, bool(sale))
            if cost <= owner.gems:
                found[self._one(moves.BUY, item, sale)] = worth.item(self.me, item) - cost * dear
        if owner.gems >= CARE:
            found[self._one(moves.HEAL)] = worth.healing() - CARE * dear
            found[self._one(moves.GUILD)] = worth.guild() - CARE * worth.saving
        if self.state.stage == st.REST and owner.gems >= TROPHY:
            wins = owner.trophies + 1 >= self.state.setup.length
            found[self._one(moves.TROPHY)] = worth.trophy - TROPHY * dear + 0.5 + ENDS * wins
        if "blackmail_charm" in owner.items:
            for other in self.state.order:
                found[self._one(moves.STEAL, whom=other)] = worth.theft(other)
        # What is not allowed must not keep anybody from offering something.
        best = self._best({move: value for move, value in found.items() if self._legal(move)})
        if found[best[0]] < 2.0 and len(self.state.offered) < self.character.offers:
            before = self.state.stage == st.SUPPLY and self._arena_ahead()
            best = [*self.bargains.offers(before), *best]
        return best

    def _arena_ahead(self) -> bool:
        """Whether an Arena is what this player would choose next."""
        if self.state.round < 3:
            return False
        return self.choice()[0].verb == moves.ARENA

    def answer(self) -> list[Move]:
        offer = self.state.offer
        assert offer is not None
        return [self.bargains.answer(offer, self.state.stage == st.ANSWER), self._decline()]

    def _decline(self) -> Move:
        return self._one(moves.DECLINE)

    def surplus(self) -> list[Move]:
        """The item that is worth least goes."""
        worth = {
            self._one(moves.DROP, item): -self.worth.item(self.me, item)
            for item in self.owner.items
        }
        return self._best(worth)

    def word(self) -> list[Move]:
        """Promises are kept as far as the name is worth it."""
        promise = self.state.promises[0]
        kept = self.bargains.keeps(promise.bundle, own_means(self.state, self.me))
        return [self._one(moves.KEEP if kept else moves.BREAK)]

    # --- The Dungeon ------------------------------------------------------------------------------

    def choice(self) -> list[Move]:
        """Dungeon, Arena or the Temple, by what each is worth."""
        found = {self._one(moves.DRAW): self.outlook.draw(self.cards)}
        for victim in self.state.order:
            if victim != self.me:
                move = self._one(moves.ARENA, whom=victim)
                if self._legal(move) or self.state.stage != st.CHOOSE:
                    found[move] = self.outlook.attack(victim)
        if KEY in self.owner.items and self.state.temple:
            found[self._one(moves.RAID)] = self.outlook.met("guardian", sums.GUARDIAN) - 1.0
        return self._best(found)

    def exchange(self) -> list[Move]:
        """The main quest changes places with one that promises clearly more."""
        main = self.owner.main
        found = {self._one(moves.DONE): 0.0}
        if main is not None:
            now = self.worth.hope(main.quest) * self.state.setup.worth(main.quest)
            for i, held in enumerate(self.owner.quests, 1):
                then = self.worth.hope(held.quest) * self.state.setup.worth(held.quest)
                found[Move(self.me, moves.EXCHANGE, place=i)] = then - now - 0.2
        return self._best(found)

    def rot(self) -> list[Move]:
        found = {
            self._one(moves.DISCARD, spoil): -self.worth.spoil(self.me, spoil)
            for spoil in self.owner.spoils
        }
        return self._best(found)

    def gift(self) -> list[Move]:
        """What is worth most, and more if another loses it."""
        found = {}
        for what, where in gifts(self.state):
            monster = what in self.state.setup.monsters
            value = self.worth.spoil if monster else self.worth.item
            found[self._one(moves.TAKE, what, where)] = value(self.me, what)
        return self._best(found)

    # --- Negotiation ------------------------------------------------------------------------------

    def negotiate(self) -> list[Move]:
        """Bind, make somebody fight, call for help, or go alone."""
        fight = self.fight
        found = [self._one(moves.BIND)]
        others = [i for i in self.state.order if i != self.me]
        strongest = max(others, key=lambda i: self.outlook.fighter(i, fight.foes).power)
        if fight.kind in ALONE:
            found += [self._one(moves.RING, "fight", whom=strongest)]
            return [*found, self._one(moves.ALONE)]
        helps = {other: self.bargains.help(fight, other) for other in others}
        if helps[strongest].most > RESERVED_WORTH:
            found.append(self._one(moves.RING, "ally", whom=strongest))
        if not fight.forced and any(
            helps[other].most - helps[other].least > 0.4 for other in unasked(self.state)
        ):
            found.append(self._one(moves.CALL))
        return [*found, self._one(moves.ALONE)]

    def bid(self) -> list[Move]:
        asked = self.bargains.bid(self.fight)
        return [*([asked] if asked else []), self._one(moves.PASS)]

    def pick(self) -> Iterator[Move]:
        """The best of those who would help, or the ring if that is worth more than its price."""
        fight, bids = self.fight, [it for it in self.fight.bids if it.bundle is not None]
        best = max((self.bargains.taken(fight, bid) for bid in bids), default=0.0)
        if has_ring(self.state):
            helps = {other: self.bargains.help(fight, other).most for other in self.state.order[1:]}
            strongest = max(helps, key=lambda other: helps[other])
            if helps[strongest] - RESERVED_WORTH > best:
                yield self._one(moves.RING, "ally", whom=strongest)
        yield from self.bargains.pick(fight) if bids else [self._one(moves.ALONE)]

    def haggle(self) -> list[Move]:
        counter = self.fight.counter
        assert counter is not None
        pays = self.bargains.haggle(self.fight, counter)
        return [self._one(moves.ACCEPT if pays else moves.DECLINE)]

    def promise(self) -> list[Move]:
        fight = self.fight
        others = third_players(self.state)
        found = self.bargains.promise(fight, others)
        ring = []
        if others and self.me == self.state.active and self.owner.adventurer == SORCERER:
            strongest = max(others, key=lambda i: self.outlook.brought(i, fight))
            ring = [self._one(moves.RING, "ally", whom=strongest)]
        return [*ring, *([found] if found else []), self._one(moves.DONE)]

    # --- Combat -----------------------------------------------------------------------------------

    def _stake(self) -> Gains:
        """What the fight is worth to this player, who rolls in it."""
        fight = self.fight
        if not fight.arena:
            gains = self.outlook.gains(self.state.active, fight.foes)
            if fight.kind == "hell":
                return gains._replace(win=gains.win / len(self.state.players) + self.worth.trophy)
            return gains if self.me == self.state.active else self.outlook.stakes(self.me, 0.0)
        loot = self.outlook.plunder(fight.fighter, fight.victim)
        other = fight.victim if self.me == fight.fighter else fight.fighter
        win = self.worth.trophy * (1 + self.worth.rival(other)) + loot
        return self.outlook.stakes(self.me, win)

    def _chances(self, fight: Fight) -> Odds:
        """This player's odds in a fight that they roll in."""
        if not fight.arena:
            return odds(the_sum(self.state, fight))
        chances, _, _ = self.outlook.arena(fight)
        return chances.turned if self.me == fight.victim else chances

    def flee(self) -> list[Move]:
        fights = expected(self._chances(self.fight), self._stake()) >= 0
        return [self._one(moves.FIGHT if fights else moves.FLEE)]

    def announce(self) -> list[Move]:
        """Whatever adds more than it is worth to keep."""
        fight = self.fight
        found = {self._one(moves.DONE): 0.0}
        if self.me in (fight.fighter, fight.victim):
            stake = self._stake()
            now = expected(self._chances(fight), stake)
            for what in usable(self.state, self.me):
                roll = sums.VIAL + 1 if what == "vial" else 0
                after = fight._replace(used=(*fight.used, Used(self.me, what, roll)))
                gain = expected(self._chances(after), stake) - now
                found[self._one(moves.USE, what)] = gain - self._kept(what)
        return self._best(found)

    def _kept(self, what: str) -> float:
        """What it is worth to keep a power for a later fight."""
        later = min(1.0, self.worth.rounds / 3)
        if what != moves.TOKEN:
            return {"vial": 0.6}.get(what, RESERVED_WORTH) * later
        return TOKEN_WORTH * later + self.worth.point * lasting(self.owner.adventurer, what)

    def side(self) -> list[Move]:
        """The side that promises most, given words counted."""
        fight = self.fight
        found = {}
        for side in (sums.ATTACKER, sums.DEFENDER, "none"):
            value = self.outlook.join(fight, side)
            for promise in self.state.promises:
                if promise.to == self.me and side == self._side_of(promise.maker):
                    got = self.worth.gained(self.me, promise.bundle)
                    value += self.worth.trust(promise.maker) * got
                if promise.maker == self.me and side == promise.bundle.side:
                    value += self.character.honour
            value += self._deed(fight, side)
            found[self._one(moves.SIDE, side)] = value
        return self._best(found)

    def _side_of(self, player: int) -> str:
        fight = self.fight
        sides = {fight.fighter: sums.ATTACKER, fight.victim: sums.DEFENDER}
        return sides.get(player, "")

    def _deed(self, fight: Fight, side: str) -> float:
        """What a quest adds that asks for the larger side, or the smaller one."""
        held = quests.held(self.state, self.me, "coward")
        if held is None or held.deed or side == "none":
            return 0.0
        return 0.25 * self.worth.quest(held)

    def vanish(self) -> list[Move]:
        """A fight that is as good as lost is left."""
        fight = self.fight
        if self.me in (fight.fighter, fight.victim):
            value = expected(self._chances(fight), self._stake())
            if value < -0.6 * min(1.0, self.worth.rounds / 3):
                return [self._one(moves.VANISH), self._one(moves.DONE)]
        return [self._one(moves.DONE)]

    def replay(self) -> list[Move]:
        gain = expected(self._chances(self.fight._replace(sides=())), self._stake())
        again = gain + self.worth.wound(self.me) > 0.7 * min(1.0, self.worth.rounds / 3)
        return [self._one(moves.REPLAY if again else moves.DONE)]

    def forget(self) -> list[Move]:
        return [self._one(moves.FORGET), self._one(moves.DONE)]

    def plunder(self) -> list[Move]:
        """What is worth most, and more if the victim needs it; two things by the Thief's token."""
        victim = self.fight.victim
        envy = self.worth.rival(victim)
        gems = self.state.players[victim].gems
        values = {moves.GEMS: -(-gems // 2) * (1 + envy)} if gems else {}
        for what in loot(self.state, victim):
            value = self.worth.spoil if what in self.state.setup.monsters else self.worth.item
            values[what] = value(self.me, what) + envy * value(victim, what)
        order = sorted(values, key=lambda what: -values[what])
        found = []
        if self.owner.adventurer == "thief" and self.owner.token:
            pairs = [(a, b) for a in order for b in order if a != b]
            pairs.sort(key=lambda pair: -(values[pair[0]] + values[pair[1]]))
            found = [self._one(moves.PLUNDER, a, b) for a, b in pairs]
        return [*found, *(self._one(moves.PLUNDER, what) for what in order)]

    def done(self) -> list[Move]:
        return [self._one(moves.DONE)]


_STAGES: dict[str, Callable[[Mind], Iterator[Move] | list[Move]]] = {
    st.KEEP: Mind.keep,
    st.GUILD: Mind.keep,
    st.SUPPLY: Mind.supply,
    st.REST: Mind.supply,
    st.ANSWER: Mind.answer,
    st.COUNTERED: Mind.answer,
    st.SURPLUS: Mind.surplus,
    st.DISCARD: Mind.surplus,
    st.WORD: Mind.word,
    st.CHOOSE: Mind.choice,
    st.EXCHANGE: Mind.exchange,
    st.ROT: Mind.rot,
    st.DJINN_GIFT: Mind.gift,
    st.NEGOTIATE: Mind.negotiate,
    st.BID: Mind.bid,
    st.PICK: Mind.pick,
    st.HAGGLE: Mind.haggle,
    st.PROMISE: Mind.promise,
    st.FLEE: Mind.flee,
    st.ANNOUNCE: Mind.announce,
    st.SIDES: Mind.side,
    st.VANISH: Mind.vanish,
    st.REPLAY: Mind.replay,
    st.OBLIVION: Mind.forget,
    st.PLUNDER: Mind.plunder,
    st.QUESTS: Mind.done,
}
