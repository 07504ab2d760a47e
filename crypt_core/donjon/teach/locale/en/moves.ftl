# Donjon, Quêtes et Trahisons: what may be done, as labels.

## Moves

donjon-move-choose = Keep { $quest }
donjon-a-quest = { $place ->
    [0] a quest
   *[other] quest { $place }
}
donjon-move-buy = Buy { $the }
donjon-move-buy-sale = Buy { $the } with a Sale
donjon-move-heal = Be healed at the Temple
donjon-move-guild = Buy a quest from the Guild
donjon-move-trophy = Buy a trophy point
donjon-move-done = { $stage ->
    [vanish] Stay
    [replay] Leave it
    [oblivion] Keep it
    [quests] Show nothing
   *[other] Nothing more
}
donjon-move-leave = Leave the village
donjon-move-drop = Give up { $the }
donjon-move-draw = Draw an adventure card
donjon-move-arena = Open an Arena against { $whom_with }
donjon-move-raid = Raid the Temple
donjon-move-exchange = Make { $quest } the main quest
donjon-move-exchange-hidden = Decide on the main quest
donjon-move-stay = Keep the main quest
donjon-move-discard = Discard { $the }
donjon-a-spoil = a spoil
donjon-move-take = Take { $the } { $from }
donjon-from = { $source ->
    [shop] from the shop
    [discards] from the discards
   *[player] from { $source_with }
}
donjon-move-bind = Bind the monster with the bow
donjon-move-ring = Make{ $whom_obj } fight in your place
donjon-move-ring-ally = Make{ $whom_obj } your ally
donjon-move-call = Call for help
donjon-move-alone = Go without an ally
donjon-move-bid = Help for { $give }
donjon-move-bid-now = Help for { $give }, paid in advance
donjon-move-pass = Pass
donjon-move-ally = Take{ $whom_obj } as your ally
donjon-move-counter = Propose instead to{ $whom_to }: { $give } for { $want }
donjon-move-counter-price = Propose instead to{ $whom_to }: help for { $give }
donjon-move-accept = Accept
donjon-move-decline = Decline
donjon-move-offer = Offer{ $whom_to }: { $give } for { $want }
donjon-move-promise = Promise{ $whom_to }: { $give }
donjon-move-keep = Keep your promise
donjon-move-break = Break your promise
donjon-move-fight = Fight
donjon-move-flee = Flee
donjon-move-use = Use { $what }
donjon-move-side = { $side ->
    [attacker] Join the attacker
    [defender] Join the defender
    [none] Stay neutral
   *[hidden] Choose a side
}
donjon-move-vanish = Vanish
donjon-move-replay = Have the fight again
donjon-move-forget = Use the Helm of Oblivion
donjon-move-plunder = Plunder: { $gains }
donjon-half-gems = half of the gems
donjon-all-gems = all gems
donjon-move-claim = Show { $quest }
donjon-move-claim-with = Show { $quest } with spoils taken from { $whom_with }
donjon-move-steal = Steal a quest from{ $whom_to }

## Whose turn it is

donjon-turn-several = Still to choose: { $people }
donjon-may = { $stage ->
    [keep] choose the quest that becomes your main quest.
    [supply] you are in the village: do what you need to, then leave it.
    [guild] keep one of the two quests.
    [answer] accept the offer, decline it, or propose something else.
    [countered] accept the other proposal, or decline it.
    [surplus] give up an item of which you have too many.
    [choose] choose where you go now.
    [choose-dungeon] go into the Dungeon: you cannot open an Arena now.
    [draw] draw an adventure card.
    [exchange] exchange your main quest, or leave it.
    [rot] choose a spoil to discard.
    [discard] choose an item to discard.
    [djinn] choose what the Djinn gives you.
    [negotiate] call for help, or go alone.
    [bid] name the price of your help, or pass.
    [bid-owed] you owe this help: ask nothing, and you keep your promise; name a price or pass, and you break your promise.
    [pick] take one of those who would help, or go alone.
    [pick-ring] nobody would help: use the Ring of Charm, or go alone.
    [haggle] accept the other price, or decline it.
    [promise] promise something for help, or go on.
    [flee] fight, or flee.
    [announce] announce what you use, or go on.
    [sides-fury] join a side: nobody may stay neutral.
    [sides] join a side, or stay neutral.
    [vanish] vanish, or stay.
    [replay] have the fight again, or leave it.
    [oblivion] use the Helm of Oblivion, or keep it.
    [plunder] choose what you plunder.
    [word] keep your promise, or break it.
    [rest] you are back in the village: do what you need to, then go on.
    [quests-none] none of your quests is completed: there is nothing to show.
   *[quests] show a quest, or none.
}
