"""What fights promise to one player: the card to come, the monster there, an Arena and its sides.

Odds are exact over the dice; which side others will take in an Arena is a guess.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import exp, fsum
from typing import NamedTuple

from .. import fight as sums
from ..components import (
    CHEST,
    DJINN,
    DOPPELGANGER,
    FAIRY,
    FAMILIAR,
    GUARDIAN,
    HELL,
    KEY,
    MIMIC,
    PICKPOCKET,
    SALE,
    THIEF,
    TRAP,
    VIAL,
)
from ..fight import Fighter, Odds, Side, Strength, against, ally_power, dungeon, odds
from ..power import fighter, preys_on, quarters
from ..state import Fight, State
from .worth import SPOIL, Worth

EARLY = 3
"""Before this round neither dragons nor the Toll come."""
GIFT = 5.0
"""What the Djinn gives."""
KEPT = {FAMILIAR: 3.0, FAIRY: 2.0, KEY: 1.0, SALE: 1.5, VIAL: 1.5, CHEST: 3.0, PICKPOCKET: -2.0}
"""What the special cards bring that are not fought."""
STEEP = 0.55
"""How surely others join the stronger side of an Arena, for each point between the sides."""
NEUTRAL = 0.06
"""How likely others stay out of an Arena."""
SWAYED = 0.5
"""How many points stronger a side looks for each gem that it has promised."""
LEADER = 0.5
"""How many points weaker a side looks for each trophy that its leader has more than others."""


class Gains(NamedTuple):
    """What a victory brings, in gems, and what each of the losers' wounds cost the fighter."""

    win: float
    wound: float
    room: int


def expected(chances: Odds, gains: Gains) -> float:
    """What a fight is worth on average."""
    hurt = float(chances.wounds(gains.room))
    return gains.win * float(chances.win) - gains.wound * hurt


class Outlook:
    """Fights as one player sees them."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.state: State = worth.state
        self.me = worth.me
        self._plain: dict[int, Fighter] = {}

    def fighter(self, player: int, foes: Sequence[str] = (), fight: Fight | None = None) -> Fighter:
        """What a player brings; what does not hang on the fight is reckoned once."""
        if fight is not None and fight.used:
            return fighter(self.state, player, foes, fight)
        if player not in self._plain:
            self._plain[player] = fighter(self.state, player)
        plain = self._plain[player]
        return plain._replace(prey=1) if preys_on(self.state, player, foes) else plain

    # --- The Dungeon ------------------------------------------------------------------------------

    def gains(self, player: int, foes: Sequence[str]) -> Gains:
        """What beating these is worth to a player on turn."""
        worth, monsters = self.worth, self.state.setup.monsters
        win = 0.0
        for foe in foes:
            if foe in monsters:
                card = monsters[foe]
                spoil = worth.spoil(player, foe) if player == self.me else SPOIL
                win += card.gems + card.trophies * worth.trophy + spoil
                win += 5 * worth.point if card.type == "dragon" else 0.0
            elif foe == GUARDIAN:
                win += self.state.temple
            elif foe == DJINN:
                win += GIFT
            elif foe in self.state.setup.numbers.others:
                win += self.state.setup.numbers.others[foe].gems
        return self.stakes(player, win)

    def stakes(self, player: int, win: float) -> Gains:
        """A victory's worth with what wounds cost a player."""
        room = sums.WOUNDS - self.state.players[player].wounds
        return Gains(win, self.worth.wound(player), room)

    def alone(self, foe: str, power: int, who: Fighter) -> float:
        """What meeting a monster is worth without help, flight considered."""
        gains = self.gains(who.player, [foe])
        found = expected(odds(dungeon(who, power)), gains)
        flight = foe not in (MIMIC, GUARDIAN) and sums.may_flee(who, power)
        return max(0.0, found) if flight else found

    def met(self, foe: str, power: int) -> float:
        """What meeting a monster is worth to this player, with the help that may be had."""
        who = self.fighter(self.me, [foe])
        alone = self.alone(foe, power, who)
        if foe in (MIMIC, DOPPELGANGER, GUARDIAN):
            return alone
        gains, best = self.gains(self.me, [foe]), alone
        for other in self.state.order:
            if other != self.me:
                ally = self.fighter(other, [foe])
                chances = odds(dungeon(who, power, allies=[ally], quarters=quarters(self.state)))
                helped = expected(chances, gains)
                cost = float(chances.wounds()) * self.worth.wound(other)
                best = max(best, alone + 0.5 * (helped - alone - cost))
        return best

    def card(self, card: str) -> float:
        """What drawing a card is worth to this player."""
        numbers = self.state.setup.numbers
        if card in numbers.monsters:
            return self.met(card, numbers.monsters[card].power)
        if card == DOPPELGANGER:
            return self.met(card, self.fighter(self.me).mirrored)
        if card in numbers.others:
            return self.met(card, numbers.others[card].power)
        if card == TRAP:
            return -self.worth.wound(self.me)
        if card == PICKPOCKET and not self.state.players[self.me].items:
            return 0.0
        return -1.0 if card == HELL else KEPT.get(card, 0.0)

    def draw(self, cards: Iterable[str]) -> float:
        """What drawing one of these cards is worth on average; cards alike are weighed once."""
        monsters = self.state.setup.monsters
        early = self.state.round < EARLY
        values: dict[object, float] = {}
        found = []
        for card in cards:
            if card in monsters:
                if early and monsters[card].type == "dragon":
                    continue
                alike: object = monsters[card][1:]
            else:
                alike = card
            if alike not in values:
                values[alike] = self.card(card)
            found.append(values[alike])
        return fsum(found) / len(found) if found else 0.0

    # --- The Arena --------------------------------------------------------------------------------

    def sides(self, fight: Fight) -> tuple[Strength, Strength]:
        """Both sides of an Arena before anybody has joined, but for an ally of the ring."""
        lead = self.fighter(fight.fighter, (), fight)
        victim = self.fighter(fight.victim, (), fight)
        forced = tuple(self.fighter(i, (), fight) for i in fight.allies)
        return sums.strength(Side(lead, forced)), sums.strength(Side(victim))

    def brought(self, player: int, fight: Fight) -> int:
        """What a player would bring as an ally in an Arena."""
        who = self.fighter(player, (), fight)
        return ally_power(who.power * 2 if who.using else who.power)

    def leaning(self, other: int, fight: Fight, lead: float) -> tuple[float, float]:
        """How likely another joins the attacker or the defender, by how far green is ahead."""
        players = self.state.players
        mean = fsum(player.trophies for player in players) / len(players)
        ahead = [players[i].trophies - mean for i in (fight.fighter, fight.victim)]
        lead -= LEADER * (ahead[0] - ahead[1])
        for promise in self.state.promises:
            if promise.to == other and promise.maker in (fight.fighter, fight.victim):
                sign = 1 if promise.maker == fight.fighter else -1
                worth = self.worth.trust(promise.maker) * self.worth.gained(other, promise.bundle)
                lead += SWAYED * sign * worth
            if promise.maker == other and promise.bundle.side:
                lead += 2.0 if promise.bundle.side == sums.ATTACKER else -2.0
        likely = 1 / (1 + exp(-STEEP * max(-30.0, min(30.0, lead))))
        return (1 - NEUTRAL) * likely, (1 - NEUTRAL) * (1 - likely)

    def arena(self, fight: Fight, mine: str = "") -> tuple[Odds, float, float]:
        """An Arena's odds over how others may join, and how many allies green and red would have.

        `mine`: the side that this player takes as one of the others.
        """
        green, red = self.sides(fight)
        base = green.fixed + 4.5 * green.dice * green.times
        lead = base - red.fixed - 4.5 * red.dice * red.times + 0.5
        out = {fight.fighter, fight.victim, self.me, *fight.allies}
        others = [i for i in self.state.order if i not in out]
        if self.me not in (fight.fighter, fight.victim) and mine:
            shift = self.brought(self.me, fight)
            if mine == sums.ATTACKER:
                green = green._replace(fixed=green.fixed + shift)
            elif mine == sums.DEFENDER:
                red = red._replace(fixed=red.fixed + shift)
        shifts = {0: 1.0}
        joined = [0.0, 0.0]
        for other in others:
            attacks, defends = self.leaning(other, fight, lead)
            joined[0] += attacks
            joined[1] += defends
            shift = self.brought(other, fight)
            after: dict[int, float] = {}
            for so_far, chance in shifts.items():
                for more, likely in (
                    (shift, attacks), (-shift, defends), (0, 1 - attacks - defends)
                ):  # fmt: skip
                    after[so_far + more] = after.get(so_far + more, 0.0) + chance * likely
            shifts = after
        cases = [
            (Fraction(chance), against(green._replace(fixed=green.fixed + shift), red))
            for shift, chance in shifts.items()
        ]
        return sums.mixed(cases), joined[0], joined[1]

    def plunder(self, attacker: int, victim: int) -> float:
        """What the attacker could take at most."""
        owner, worth = self.state.players[victim], self.worth
        found = [-(-owner.gems // 2) * 1.0]
        found += [worth.item(attacker, item) for item in owner.items]
        found += [worth.spoil(attacker, spoil) for spoil in owner.spoils]
        more = 1.0 if self.state.players[attacker].adventurer == THIEF and owner.gems else 0.0
        return max(found) + more

    def attack(self, victim: int) -> float:
        """What it is worth to open an Arena against a victim."""
        fight = Fight("arena", self.me, victim=victim)
        chances, with_me, against_me = self.arena(fight)
        worth = self.worth
        loot = self.plunder(self.me, victim)
        pot = 0.0 if self.state.fought else float(self.state.pot)
        rivals = self._rivals((self.me, victim))
        gain = worth.trophy + loot + pot - rivals * worth.trophy * with_me
        gain += worth.rival(victim) * (worth.wound(victim) + 0.7 * loot)
        cost = worth.trophy * (worth.rival(victim) + rivals * against_me)
        return expected(chances, self.stakes(self.me, gain)) - float(1 - chances.win) * cost

    def _rivals(self, without: Sequence[int]) -> float:
        """How much the gain of one of the others costs this player on average."""
        others = [i for i in self.state.order if i not in without]
        return fsum(map(self.worth.rival, others)) / len(others) if others else 0.0

    def join(self, fight: Fight, side: str) -> float:
        """What taking a side in an Arena of others is worth: attacker, defender or none."""
        chances, attackers, defenders = self.arena(fight, side)
        worth = self.worth
        rivals = self._rivals((self.me, fight.fighter, fight.victim))
        win, lose = float(chances.win), float(1 - chances.win)
        found = -win * worth.trophy * (worth.rival(fight.fighter) + rivals * attackers)
        found -= lose * worth.trophy * (worth.rival(fight.victim) + rivals * defenders)
        room = sums.WOUNDS - self.state.players[self.me].wounds
        if side == sums.ATTACKER:
            found += win * worth.trophy - worth.wound(self.me) * float(chances.wounds(room))
        elif side == sums.DEFENDER:
            hurt = float(chances.turned.wounds(room))
            found += lose * worth.trophy - worth.wound(self.me) * hurt
        return found
