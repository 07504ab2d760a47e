# Donjon, Quêtes et Trahisons: why a move, a setup or a list of cards is refused, and what would be
# right.

## When, and who

refusal-not-now = That cannot be done now: { donjon-now }.
donjon-now = { $stage ->
    [keep] everybody chooses a main quest
    [supply] the player on turn is in the village
    [guild] one of the quests looked at is to be kept
    [answer] an offer waits for its answer
    [countered] another proposal waits for its answer
    [surplus] somebody has too many items of a type
    [choose] it is time to choose Dungeon or Arena
    [exchange] main quests may be exchanged
    [rot] everybody chooses a spoil to discard
    [discard] the pickpocket wants an item
    [djinn] the Djinn’s gift is to be chosen
    [negotiate] it is time to look for an ally
    [bid] somebody is asked for a price
    [pick] an ally is to be chosen, or none
    [haggle] another proposal waits for its answer
    [promise] it is time for promises before the Arena
    [flee] it is to be decided whether to fight or to flee
    [announce] it is time to announce what is used
    [sides] everybody chooses a side
    [vanish] the Sorcerer may vanish
    [replay] the Priest may fight again
    [oblivion] the Priest may use the Helm of Oblivion
    [plunder] the victim is to be plundered
    [word] a promise is to be kept or broken
    [rest] the player on turn is in the village, after the fight
    [quests] quests may be shown
   *[over] the game is over
}
refusal-whom = That cannot be done with this player: choose another.

## In the village

refusal-not-in-shop = The shop does not have { $item }: choose something that is there.
refusal-no-sale = You have no Sale to halve the price with: pay it in full.
refusal-too-few-gems = That costs { $cost ->
    [one] 1 gem
   *[other] { $cost } gems
}, and you have { $has }: win some first, or get some in a swap.
refusal-no-temple = You are cursed, and the Temple does not heal you any more. One wound a turn heals by itself.
refusal-no-wound = You have no wound to heal, so keep your gems.
refusal-guild-once = You have been at the Guild this turn: once a turn is all. Come back in your next one.
refusal-guild-empty = The Guild has no quest left to sell.
refusal-too-many-quests = That would be too many: nobody has more than { $most } secondary quests not yet completed. Complete one first.
refusal-trophy-once = You have bought a trophy point this turn: one a turn is all.
refusal-not-too-many = You do not have to give up { $card }: choose one of what is too much ({ $items }).
refusal-not-yours = You do not have { $card }.
refusal-choose-range = There is no number { $got } here: choose from 1 to { $most }.

## Into the Dungeon and the Arena

refusal-too-early = It is round { $round }, and Arenas open from round { $first } on: draw a card.
refusal-no-arena = Burst of love is active: no Arena before it is over. Draw a card.
refusal-alone = This one has to be fought alone: there is no ally.
refusal-not-for-you = You may hold { $card }, but only one adventurer can use it: { $for }.
refusal-one-companion = You already have a companion, { $card }, and the bow holds one at a time.
refusal-too-wild = { $power ->
    [0] That is not a monster card, and the bow binds nothing else
   *[other] Its power is { $power }, and the bow binds only up to { $most }
}: fight.
refusal-no-flight = { $kind ->
    [mimic] Nobody flees from the Mimic
    [guardian] Nobody flees from the Guardian of the Temple
    [hell] Nobody flees from Hell
   *[arena] Nobody flees from an Arena
}: fight.
refusal-flight-paid = Your ally has been paid in advance, so this fight has to be fought.
refusal-flight-later = When the fight begins, you are asked whether you flee: first settle who helps you.
refusal-flight-weak = Its power is { $power }, yours { $own }: you may flee only from { $least } or more, half as much again. Fight.
refusal-ring-once = The ring has done its work in this fight.
refusal-ring-how = Say what the ring makes the other do: fight or ally. I read “{ $got }”.
refusal-not-usable = You cannot announce { $card } in this fight.
refusal-unknown-side = There is no side “{ $got }”: say attacker, defender or none.
refusal-must-take-side = In a Blood fury nobody stays out: take a side.
refusal-not-in-fight = You are not in this fight, so there is nothing to vanish from.
refusal-not-there = You will not find { $card } there.
refusal-one-plunder = One thing is plundered: half of the gems, an item or a spoil. Only the Thief takes two, once a game, in his own turn.
refusal-two-of-three = Two different things are taken, in this order: gems, an item, a spoil.

## Quests

refusal-quest-not-held = You have no quest of that name to do: { $quest }.
refusal-quest-not-done = { $quest } is not completed yet: its page says what it asks for.
refusal-quest-no-deed = { $quest } asks for a deed that you have not done since you got it.
refusal-quest-no-spoils = { $quest } asks for no spoils, so those of others are of no use for it.
refusal-only-own-turn = The Blackmail Charm works only in your own turn.
refusal-no-quest-there = That player has no secondary quest to steal.

## Bargaining

refusal-too-many-offers = You have made { $most } offers this turn, and that is all a turn has room for.
refusal-offer-empty = Nothing for nothing is not an offer: name something on one side at least.
refusal-offer-again = You have made this very offer this turn: change something in it.
refusal-bundle-form = I cannot read that as something to give: { $got }.
refusal-read-bundle = I cannot read “{ $got }”: write what is given such as “2g,quest1,help”, or “nothing”.
refusal-bundle-gems-most = { $got } gems are too many for one side of an offer: { $most } are the most.
refusal-bundle-named-most = One side of an offer names at most { $most } things, not { $got }.
refusal-bundle-gems = { $got ->
    [one] 1 gem
   *[other] { $got } gems
} cannot be given: there will be { $most } at most.
refusal-bundle-item = { $card } cannot be given: it is not there.
refusal-bundle-spoil = { $card } is not among the spoils to be given.
refusal-bundle-quest = { $place ->
    [0] That secondary quest can no longer be given: it is not there any more.
   *[other] There is no secondary quest number { $place } to be given: there are { $most }.
}
refusal-bundle-help = Help in { $got ->
    [one] 1 fight
   *[other] { $got } fights
} cannot be promised: at most { $most }.
refusal-bundle-side = A side of an Arena cannot be promised here.
refusal-bundle-trophies = That many trophy points ({ $got }) cannot be promised: this fight has { $most } to share.
refusal-no-bid = That player has not offered to help: choose one who has, or fight alone.
refusal-one-counter = You have made that player one other proposal already, and one is all.
refusal-only-price = Here only the price of the help is proposed: leave the other side empty.
refusal-only-two = Only with two players is a price paid in advance: promise it.
refusal-not-in-village = In the village everything changes hands at once: nothing is paid in advance.
refusal-one-promise = You have promised that player something already, and one promise is all.

## Texts that are no move

refusal-read-donjon = I cannot read “{ $got }”: a move begins with its verb, such as “draw”, “buy double_axe” or “arena P2”.
refusal-read-donjon-form = That is written “{ $form }”: I read “{ $got }”.

## Setups and cards

refusal-setup-length = A game is played to { $wanted } trophy points, not to { $got }.
refusal-setup-adventurers = Choose one adventurer for each player, none of them twice: { $wanted }.
refusal-numbers-file = { $what ->
    [long] This is longer than a file of cards can be.
    [toml] This file cannot be read as TOML.
   *[list] There are not the three lists of cards in it.
} It should hold lists named monsters, items and others, with a text such as “ogre humanoid 12 4 0” for each card.
refusal-numbers-unknown = There is no card “{ $line }”: use the names of the example.
refusal-numbers-twice = The card “{ $line }” is there twice: leave one of them out.
refusal-numbers-missing = { $count ->
    [one] A card is missing: “{ $line }”.
   *[other] { $count } cards are missing, the first of them “{ $line }”.
}
refusal-numbers-form = “{ $line }” does not have the { $wanted } words that this card needs: compare it with the example.
refusal-numbers-type = “{ $line }” has no type “{ $got }”: it is { $wanted }.
refusal-numbers-number = “{ $line }” has a number that no card has: whole ones from 0 to { $most }.
refusal-numbers-dragons = The dragons are these three and no others: { $dragons }. Look at “{ $line }”.

## Positions set up by hand

refusal-laid-active = There is no player { $got } to be on turn: { $most } are at the table.
refusal-laid-round = There is no round { $got }: rounds are counted from 1.
refusal-laid-card = There is no “{ $got }” left to be put there: it does not exist, or it is elsewhere.
refusal-laid-over = Somebody has { $most } trophy points already, so the game would be over.
refusal-laid-field = A player of a position has no field “{ $got }”.
refusal-laid-count = “{ $got }” is not a number that “{ $field }” can be.
refusal-laid-prey = Only the Ranger hunts a type, and he always has one: “{ $got }” cannot be.
refusal-laid-companion = “{ $got }” cannot be a companion: it takes a monster, and the Bow of Binding.
