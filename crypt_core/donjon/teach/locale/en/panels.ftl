# Donjon, Quêtes et Trahisons: labels of its table.

## The table

donjon-dungeon-label = The table
donjon-dungeon-seats = The adventurers
donjon-dungeon-mine = Your quests
donjon-dungeon-all = Everything each player has
donjon-dungeon-items = Items
donjon-dungeon-spoils = Spoils
donjon-dungeon-quests = Quests
donjon-dungeon-done = Quests completed
donjon-dungeon-gems = Gems
donjon-dungeon-trophies = Trophy points
donjon-dungeon-show = { $name }: show everything
donjon-dungeon-sale = Pay with a Sale
donjon-dungeon-partner = With whom?
donjon-dungeon-fewer = Fewer: { $what }
donjon-dungeon-more = More: { $what }
donjon-dungeon-help = Help in later fights
donjon-dungeon-helps = Later help
donjon-chip-side = { $side ->
    [attacker] attacker’s side
   *[defender] defender’s side
}
donjon-dungeon-now = Paid in advance
donjon-dungeon-clear = Clear
donjon-dungeon-choose = Choose
donjon-dungeon-choose-partner = Choose with whom
donjon-dungeon-against = against
donjon-dungeon-bids = Who would help
donjon-dungeon-keys = Arrows to move about, Enter to choose, Escape to clear an offer.
donjon-target = Played to { $points }.

## Cards

donjon-kind = { $kind ->
    [event] event
    [kept] card that is kept
   *[special] special card
}
donjon-card-number = { $kind ->
    [item] bonus { $number }
   *[other] power { $number }
}
donjon-card-for = only for: { $adventurer }
donjon-priced = { $label }, price { $gems }
donjon-quest-deed = { $rank }, completed: show it
donjon-asks = { $quest ->
    [lavish] A weapon, an armour and a jewel
    [jeweller] A jewel of +4 or +5
    [edge] A weapon of +4 or +5
    [smith] An armour of +4 or +5
    [dragon-item] A draconic item
    [just] Spoils: a humanoid, an undead and an extraordinary creature
    [bloody] Spoils: three humanoids
    [hunter] Spoils: three extraordinary creatures
    [kind] Spoils: three undead
    [saint-michael] Spoils: a dragon
    [witcher] Beat a monster of 16 or more alone
    [poor] Fewer trophy points than anyone else
    [hero] More trophy points than anyone else
    [lucky] Three quests completed
    [greedy] 12 gems or more
    [saint-gary] Win a fight in your turn with a Kritik of your own
    [fearless] Win an Arena with the smaller side
   *[coward] Win an Arena with the larger side
}

## The village and the Dungeon

donjon-shop = The shop
donjon-shop-sale = With a Sale: half the price
donjon-temple = Temple: heal for { $price }
donjon-guild = Guild: a quest for { $price }
donjon-trophy = A trophy point for { $price }
donjon-trophy-note = Once a turn
donjon-next-card = You have seen the next card: { $card }
donjon-chosen = You have chosen: { $what }. The others still choose.
donjon-chosen-stays = your main quest stays

## The phases of a turn

donjon-phases = The six phases of a turn
donjon-phase-hint = { $phase ->
    [supply] In the village: buy items, be healed, buy a quest, swap.
    [dungeon] Draw an adventure card, or open an Arena.
    [negotiation] Ask for help, and agree on its price.
    [combat] Flee or fight: announce what you use, then the dice.
    [rest] Promises are kept or broken; then the village once more.
   *[quests] A player who has completed a quest may show it.
}

## A fight

donjon-fight = { $name } against { $foes }
donjon-fight-arena = Arena: { $name } against { $to_with }
donjon-fight-result = { $winner ->
    [green] { $kritik ->
        [True] The green side wins with a Kritik
       *[False] The green side wins
    }
   *[red] { $kritik ->
        [True] The red side wins with a Kritik
       *[False] The red side wins
    }
}
donjon-chance = { $when ->
    [with] { $chance } with this help
    [arena] The attacker’s chance to win as it stands: { $chance }
   *[now] Chance to win as it stands: { $chance }
}
donjon-sum = { $name }: { $total } so far
# $what: what a number of the sum is
donjon-term = { $what ->
    [base] Base
    [items] Items
    [arms] Gift
    [prey] Prey
    [companion] Companion
    [token] Unique power
    [vial] Vial
    [wounds] Wounds
    [malus] Spent power
    [double] Doubled
    [share] Share
    [ally] { $name }
    [monster] Power
   *[die] Die
}
donjon-bid = { $state ->
    [open] { $who ->
        [you] have not answered yet
       *[other] has not answered yet
    }
    [passed] { $who ->
        [you] pass
       *[other] passes
    }
    [now] { $who ->
        [you] help for { $price }, paid in advance
       *[other] helps for { $price }, paid in advance
    }
    [counter] { $who ->
        [you] are asked to help for { $price }
       *[other] is asked to help for { $price }
    }
   *[bid] { $who ->
        [you] help for { $price }
       *[other] helps for { $price }
    }
}
donjon-role = { $role ->
    [fighter] { $who ->
        [you] fight
       *[other] fights
    }
    [attacker] { $who ->
        [you] attack
       *[other] attacks
    }
    [victim] { $who ->
        [you] are attacked
       *[other] is attacked
    }
    [ally] { $who ->
        [you] help
       *[other] helps
    }
    [gone] { $who ->
        [you] have vanished
       *[other] has vanished
    }
    [with-attacker] with the attacker
   *[with-defender] with the defender
}
donjon-stands = { $side ->
    [attacker] with the attacker
    [defender] with the defender
    [none] neutral
    [choosing] still choosing a side
   *[hidden] no side shown yet
}
# Whose things are plundered
donjon-whose = { $who ->
    [you] what you have
   *[other] what { $name } has
}

## Bargaining

donjon-several = { $count } still to choose
donjon-about = { $what }: { $told }
donjon-bargain = { $kind ->
    [offer] Offer a swap
    [counter] Propose something else
    [bid] Name a price
    [price] Another price for { $name }
   *[promise] Promise { $name } something
}
# The same on its button, where what it is about stands beside it
donjon-swap = Swap
donjon-bargain-short = { $kind ->
    [price] Another price
   *[offer] { donjon-swap }
}
donjon-bargain-confirm = { $kind ->
    [offer] Make this offer
    [counter] Propose this
    [bid] Ask for this price
    [price] Propose this price
   *[promise] Promise this
}
donjon-column = { $column ->
    [give] You give
    [price] { $name } would pay you
    [pay] You would pay
   *[gives] { $who ->
        [you] You give
       *[other] { $name } gives
    }
}
donjon-offer = { $stage ->
    [countered] { $who ->
        [you] You propose something else to { $to_with }
       *[other] { $name } proposes something else to { $to_with }
    }
   *[answer] { $who ->
        [you] You make { $to_with } an offer
       *[other] { $name } makes { $to_with } an offer
    }
}
donjon-ledger = Promises
donjon-promised = { $who ->
    [you] You have promised { $to_with }
   *[other] { $name } has promised { $to_with }
}
donjon-owed = { $who ->
    [you] You owe help
   *[other] { $name } owes help
}
donjon-owed-to = { $count ->
    [1] { $name }
   *[other] { $name } ({ $count })
}
donjon-word = { $broken ->
    [0] { $kept ->
        [0] no promises yet
       *[other] promises kept: { $kept }
    }
   *[other] promises kept: { $kept }, broken: { $broken }
}
donjon-word-past = { $how ->
    [kept] { $who ->
        [you] You have kept a promise to { $to_with }
       *[other] { $name } has kept a promise to { $to_with }
    }
    [broken] { $who ->
        [you] You have broken a promise to { $to_with }
       *[other] { $name } has broken a promise to { $to_with }
    }
   *[lapsed] { $who ->
        [you] Your promise to { $to_with } has lapsed
       *[other] The promise of { $name } to { $to_with } has lapsed
    }
}

## The computer at the table

seat-bot-treacherous = The computer, treacherous

## A new game

donjon-frame-length = To how many trophy points?
donjon-frame-length-note = 12 make a short game, 20 a long one. Two players always play to 12.
donjon-frame-adventurers = Who is who?
donjon-frame-adventurers-note = A seat for which you choose nobody gets an adventurer drawn by lot.
donjon-frame-drawn = drawn by lot
donjon-frame-cards = Which cards?
donjon-frame-cards-kept = The cards of the game at the table
donjon-frame-cards-ours = The cards that come with the tutor
donjon-frame-cards-own = Cards from { $name }
donjon-frame-cards-file = Use a file of my own
donjon-frame-cards-example = Download an example
donjon-cards-note = The rulebook says how many cards there are, but not what most of them show: the numbers of ours are a reconstruction. If you have the box, write its numbers down in a file of your own.
donjon-cards-example = The cards of Donjon, Quêtes et Trahisons as the tutor has them: mostly a reconstruction. Put the numbers of your box in their place, under the same names. A monster: its type, power, gems, trophy points. An item: its type, bonus, price. Another that is fought: power, gems.

## A panel alone in a notebook, while it has nothing to show

donjon-alone-no-fight = While Donjon is played, this shows what fights are worth, what help may cost, and what quests ask for.
