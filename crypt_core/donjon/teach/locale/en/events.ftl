# Donjon, Quêtes et Trahisons: what happens. Each event has its sentence, a title, and why it is so.
#
# $who, $name, $of       the player it is about: person, name, whose
# $…_with                another player after a preposition: you, Player 2
# $…_me, $…_to, $…_obj   another player who is given, told or done something: a language that puts
#                        “you” before the verb has $…_me there, and all others after it, with a
#                        space of their own: $…_to for whom, $…_obj whom
# $the, $card, $cards    a card with its article, its mere name, several with their articles
# $gems, $wounds, $trophies, $gains   amounts, in words
# $give, $want           what is given, and what is wanted for it

## The beginning

donjon-news-seated = { $who ->
    [you] You are { $the }.
   *[other] { $name } is { $the }.
}
    .title = An adventurer
    .why = Each adventurer has a gift for the whole game and a power to be used once.

donjon-news-looked = { $who ->
    [you] You look at { $count } quests.
   *[other] { $name } looks at { $count } quests.
}
    .title = Each looks at quests in secret and keeps one
    .why = One of them becomes the main quest, the others go back.

donjon-news-threw = { $who ->
    [you] You roll: { $face }.
   *[other] { $name } rolls: { $face }.
}
    .title = Who begins?
    .why = The highest roll begins.

donjon-news-first = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
    .title = The first player
    .why = The others follow clockwise.

donjon-news-chose = { $who ->
    [you] You keep one quest, in secret.
   *[other] { $name } keeps one quest, in secret.
}
    .title = A main quest
    .why = Completed, it brings double; never completed, it costs its points.

donjon-news-shuffled = The other quests are shuffled.
    .title = The Guild’s quests
    .why = They may still be bought from the Guild.

## A turn

donjon-news-turn = { $who ->
    [you] Round { $round }: it is your turn.
   *[other] Round { $round }: it is { $of } turn.
}
    .title = A turn begins
    .why = A turn goes from the village into the Dungeon or the Arena, and back to the village.

donjon-news-pot-grew = There are now { $gems } in the pot.
    .title = The pot grows
    .why = The winner of the first Arena takes it.

donjon-news-expired = { $the } is over.
    .title = An event ends
    .why = It held for one round, until the next turn of the player who drew it.

donjon-news-healed = { $who ->
    [you] You heal { $wounds }.
   *[other] { $name } heals { $wounds }.
}
    .title = Wounds heal
    .why = Each wound that heals gives back 1 of power.

donjon-news-cared = { $who ->
    [you] You pay { $gems } and are healed.
   *[other] { $name } pays { $gems } and is healed.
}
    .title = At the Temple of Care
    .why = All wounds heal at once, and the gems stay there.

donjon-news-bought = { $who ->
    [you] You buy { $the } for { $gems }.
   *[other] { $name } buys { $the } for { $gems }.
}
    .title = A purchase
    .why = What is bought helps in every fight to come, or serves for a quest.

donjon-news-guided = { $who ->
    [you] You pay { $gems } and look at { $count } of the quests.
   *[other] { $name } pays { $gems } and looks at { $count } of the quests.
}
    .title = At the Guild
    .why = One is kept as a secondary quest, the other goes under the pile.

donjon-news-took-quest = { $who ->
    [you] You keep one of them.
   *[other] { $name } keeps one of them.
}
    .title = A secondary quest
    .why = Completed, it brings its points and 4 gems; not completed, it costs 1 point at the end.

donjon-news-bought-trophy = { $who ->
    [you] You buy a trophy point for { $gems }.
   *[other] { $name } buys a trophy point for { $gems }.
}
    .title = A trophy point for gems
    .why = One a turn may be bought, and no more.

donjon-news-dropped = { $who ->
    [you] You give up { $the }: { $where }.
   *[other] { $name } gives up { $the }: { $where }.
}
    .title = An item goes
    .why = A player may keep only one item of each type, and some cards take an item away.

donjon-news-rests = { $who ->
    [you] You are back in the village.
   *[other] { $name } is back in the village.
}
    .title = The Warrior’s rest
    .why = Time to buy, to heal and to swap, and to keep promises or not.

## The Dungeon

donjon-news-paid = { $who ->
    [you] You pay { $gems }.
   *[other] { $name } pays { $gems }.
}
    .title = A toll is paid
    .why = As long as the Toll is active, drawing an adventure card costs this much.

donjon-news-drew = { $who ->
    [you] You turn up { $the }.
   *[other] { $name } turns up { $the }.
}
    .title = { $card }
    .why = { $kind ->
        [monster] It has to be fought, or left alone if it is much stronger.
        [special] The special card itself says what happens.
       *[event] An event happens to everyone it names, and then another card is drawn.
    }

donjon-news-returned = { $the } goes back into the pile, which is shuffled.
    .title = Too early
    .why = Before round 3 nobody meets a dragon or the Toll: another card is drawn.

donjon-news-got = { $who ->
    [you] You keep { $the }.
   *[other] { $name } keeps { $the }.
}
    .title = A card to keep
    .why = It stays in front of its player until it is used.

donjon-news-found = { $who ->
    [you] You find { $gems }.
   *[other] { $name } finds { $gems }.
}
    .title = A treasure chest
    .why = Nobody guards it.

donjon-news-hurt = { $who ->
    [you] You take { $wounds }.
   *[other] { $name } takes { $wounds }.
}
    .title = Wounds
    .why = { $by ->
        [kritik] A side beaten by a Kritik takes two wounds. Each takes 1 from the power.
       *[any] Each wound takes 1 from the power, and nobody has more than four.
    }

donjon-news-bound = { $who ->
    [you] { $the } becomes your companion.
   *[other] { $the } becomes the companion of { $name }.
}
    .title = A companion
    .why = Its power is added in each of the Ranger’s fights, as long as it stays.

donjon-news-came = Back in the shop: { $cards }.
    .title = Unexpected delivery
    .why = Reserved items that were used can be bought once more.

donjon-news-chose-exchange = { $who ->
    [you] You decide on your main quest, in secret.
   *[other] { $name } decides on the main quest, in secret.
}
    .title = A choice in secret
    .why = All decide at once, and show together what they exchange.

donjon-news-exchanged = { $who ->
    [you] You exchange your main quest for a secondary one.
   *[other] { $name } exchanges the main quest for a secondary one.
}
    .title = A new choice
    .why = The main quest brings double: now that is another one.

donjon-news-stayed = { $who ->
    [you] You keep your main quest.
   *[other] { $name } keeps the main quest.
}
    .title = The quest stays
    .why = Nobody has to exchange.

donjon-news-chose-spoil = { $who ->
    [you] You choose a spoil to discard.
   *[other] { $name } chooses a spoil to discard.
}
    .title = A spoil in secret
    .why = All choose at once, and show it together.

donjon-news-rotted = { $who ->
    [you] You lose the spoil { $card }.
   *[other] { $name } loses the spoil { $card }.
}
    .title = A spoil rots
    .why = A spoil that is gone serves for no quest.

donjon-news-levelled = One trophy point less: { $players }. One more: { $others }.
    .title = The first shall be last
    .why = Players with the most points each give one; players with the fewest each get one.

donjon-news-lies = { $who ->
    [you] { $the } stays in front of you.
   *[other] { $the } stays in front of { $name }.
}
    .title = An event that lasts
    .why = It holds for one round, until the next turn of the player who drew it.

donjon-news-idle = { $the }: no effect.
    .title = Nothing happens
    .why = There is nothing that the card could change now.

donjon-news-discarded = Discarded: { $card }.
    .title = To the discards
    .why = What is discarded is out of the game, unless a card brings it back.

## Fights

donjon-news-met = { $who ->
    [you] You face { $cards }: power { $power }.
   *[other] { $name } faces { $cards }: power { $power }.
}
    .title = A fight
    .why = That power and the red die are up against the adventurer’s power and the green die.

donjon-news-opened = { $who ->
    [you] You challenge{ $victim_obj }.
   *[other] { $name } challenges{ $victim_obj }.
}
    .title = The Arena is open!
    .why = Both fight with their full power; who joins whom is shown only after the dice.

donjon-news-ringed = { $who ->
    [you] You make{ $whom_obj } fight in your place.
   *[other] { $name } makes{ $whom_obj } fight instead.
}
    .title = Ring of Charm
    .why = The Sorcerer keeps what is won; the stand-in takes the wounds.

donjon-news-ringed-ally = { $who ->
    [you] You make{ $whom_obj } your ally.
   *[other] { $name } makes{ $whom_obj } an ally.
}
    .title = Ring of Charm
    .why = A forced ally helps for nothing.

donjon-news-allied = { $who ->
    [you] You are allied with { $ally_with }.
   *[other] { $name } is allied with { $ally_with }.
}
    .title = An alliance
    .why = An ally brings half of their power, or three quarters if only two play.

donjon-news-alone = { $who ->
    [you] You go without an ally.
   *[other] { $name } goes without an ally.
}
    .title = No ally
    .why = Nobody has to ask for help.

donjon-news-stood = { $who ->
    [you] You stand and fight.
   *[other] { $name } stands and fights.
}
    .title = A fight by choice
    .why = A monster this strong could be left alone; beaten, it brings more.

donjon-news-goes-on = { $who ->
    [you] You have nothing to add.
   *[other] { $name } has nothing to add.
}
    .title = Nothing more
    .why = A player who is asked may leave it at that.

donjon-news-out = { $who ->
    [you] You leave the village.
   *[other] { $name } leaves the village.
}
    .title = Out of the village
    .why = Nobody has to buy anything. Next comes the Dungeon or an Arena.

donjon-news-rested = { $who ->
    [you] You buy nothing more.
   *[other] { $name } buys nothing more.
}
    .title = The end of the rest
    .why = Nobody has to buy anything.

donjon-news-fled = { $who ->
    [you] You flee.
   *[other] { $name } flees.
}
    .title = Flight
    .why = A monster at least one and a half times as strong may be left alone.

donjon-news-announced = { $who ->
    [you] You use { $what }.
   *[other] { $name } uses { $what }.
}
    .title = Announced before the dice
    .why = After the dice it would be too late.

donjon-news-sided = { $who ->
    [you] You choose a side.
   *[other] { $name } chooses a side.
}
    .title = A side in secret
    .why = It is shown after the dice.

donjon-news-vanished = { $who ->
    [you] You vanish.
   *[other] { $name } vanishes.
}
    .title = The Sorcerer vanishes
    .why = He has no more part in this fight, for good or ill.

donjon-news-rolled = Green { $green }, red { $red }.
    .title = The dice
    .why = Green is the die of the adventurers or of the attacker, red that of the other side.

donjon-news-sides = { $sides }.
    .title = The sides are shown
    .why = Players who show a token are allies of its side; the others stay neutral.

donjon-news-fought = { $total } against { $other }: { $winner ->
    [green] green wins
   *[red] red wins
}.
    .title = The fight is decided
    .why = On each side power and die are added, and the higher total wins; a tie goes to green.

donjon-news-again = { $who ->
    [you] You have the fight again.
   *[other] { $name } has the fight again.
}
    .title = The Priest fights again
    .why = Both dice are rolled again, and only the second result counts.

donjon-news-forgot = { $who ->
    [you] You make this defeat forgotten.
   *[other] { $name } makes this defeat forgotten.
}
    .title = Helm of Oblivion
    .why = No plunder, no wounds, no trophy points: as if there had been no Arena.

donjon-news-spared = { $who ->
    [you] The Good Fairy takes this defeat from you.
   *[other] The Good Fairy takes this defeat from { $name }.
}
    .title = The Good Fairy
    .why = No item, gem or spoil is lost, and no wound is taken.

donjon-news-weakened = { $who ->
    [you] Your power is { $count } less from now on.
   *[other] { $of } power is { $count } less from now on.
}
    .title = The price of rage
    .why = It is not a wound and never heals.

donjon-news-left = The die shows { $face }: { $the } flees.
    .title = The companion flees
    .why = After each fight it flees on a 1 to 4, and the bow is discarded.

donjon-news-stays = The die shows { $face }: { $the } stays.
    .title = The companion stays
    .why = After each fight it flees on a 1 to 4, and stays on a 5 to 8.

donjon-news-died = { $the } dies.
    .title = A loss
    .why = A Kritik of the other side kills a Familiar, and a companion too.

donjon-news-cursed = { $who ->
    [you] You are cursed.
   *[other] { $name } is cursed.
}
    .title = The curse
    .why = No healing at the Temple and none on the Day of Grace, until the end of the game.

## Gains

donjon-news-won = { $who ->
    [you] You win: { $gains }.
   *[other] { $name } wins: { $gains }.
}
    .title = Victory
    .why = The gains of the card go to the player who had to fight it; a beaten monster becomes a spoil.

donjon-news-triumphed = One trophy point each: { $players }.
    .title = The victors
    .why = In an Arena each of the winning side gets a trophy point.

donjon-news-shamed = One trophy point less: { $players }.
    .title = Lost in Hell
    .why = Every player who fought there loses a trophy point; nobody has fewer than 0.

donjon-news-shared = { $who ->
    [you] You get { $gems }.
   *[other] { $name } gets { $gems }.
}
    .title = A share of the gems
    .why = The gems of Hell are dealt one by one, in turn order.

donjon-news-pot-won = { $who ->
    [you] You take { $gems } from the pot.
   *[other] { $name } takes { $gems } from the pot.
}
    .title = The pot is won
    .why = It goes to the victor of the first Arena, and there is no pot any more.

donjon-news-plundered = { $who ->
    [you] You plunder{ $victim_obj }: { $gains }.
   *[other] { $name } plunders{ $victim_obj }: { $gains }.
}
    .title = Plunder
    .why = Half of the gems, an item or a spoil: the attacker chooses.

donjon-news-one-more = { $who ->
    [you] You take one more gem from{ $victim_to }.
   *[other] { $name } takes one more gem from{ $victim_to }.
}
    .title = One more gem
    .why = That is the Thief’s gift, at every plunder of his side.

donjon-news-took = { $who ->
    [you] You take { $the } { $from }.
   *[other] { $name } takes { $the } { $from }.
}
    .title = The Djinn’s gift
    .why = Beat the Djinn, and you choose an item or a spoil from the table.

## Bargaining

donjon-news-offered = { $who ->
    [you] You offer{ $partner_to }: { $give } for { $want }.
   *[other] { $name } offers{ $partner_to }: { $give } for { $want }.
}
    .title = An offer
    .why = If the other accepts, all that can be touched changes hands; promises are kept or broken later.

donjon-news-countered = { $who ->
    [you] You propose to{ $partner_to } instead: { $give } for { $want }.
   *[other] { $name } proposes to{ $partner_to } instead: { $give } for { $want }.
}
    .title = Another proposal
    .why = An answer may make one other proposal, and no more.

donjon-news-countered-price = { $who ->
    [you] You propose to{ $partner_to } instead: help for { $give }.
   *[other] { $name } proposes to{ $partner_to } instead: help for { $give }.
}
    .title = Another price
    .why = One other price may be proposed to each player who would help.

donjon-news-accepted = { $who ->
    [you] You accept.
   *[other] { $name } accepts.
}
    .title = Agreed
    .why = Two who agree are enough.

donjon-news-declined = { $who ->
    [you] You decline.
   *[other] { $name } declines.
}
    .title = No agreement
    .why = Nobody has to swap, and nobody has to help.

donjon-news-handed = { $who ->
    [you] You give{ $partner_to }: { $give }.
   *[other] { $name } gives{ $partner_to }: { $give }.
}
    .title = Changing hands
    .why = What is handed over belongs to the other at once.

donjon-news-called = { $who ->
    [you] You call for help.
   *[other] { $name } calls for help.
}
    .title = A call for help
    .why = Each of the others names a price, or passes.

donjon-news-asked = { $who ->
    [you] You would help for { $give }.
   *[other] { $name } would help for { $give }.
}
    .title = A price for help
    .why = The player who called takes one of the prices, or none.

donjon-news-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
    .title = No help
    .why = Nobody has to help.

donjon-news-promised = { $who ->
    [you] You promise{ $partner_to }: { $give }.
   *[other] { $name } promises{ $partner_to }: { $give }.
}
    .title = A promise
    .why = Words bind nobody, but everybody hears them.

donjon-news-kept-word = { $who ->
    [you] You keep the promise made to{ $partner_to }.
   *[other] { $name } keeps the promise made to{ $partner_to }.
}
    .title = A promise kept
    .why = The others see it, and the next ally may ask for less.

donjon-news-broke-word = { $who ->
    [you] You break the promise made to{ $partner_to }.
   *[other] { $name } breaks the promise made to{ $partner_to }.
}
    .title = A promise broken
    .why = No rule forbids it, but everybody remembers.

donjon-news-lapsed = { $who ->
    [you] The promise that you made{ $partner_to } is over.
   *[other] The promise that { $name } made{ $partner_to } is over.
}
    .title = A promise is over
    .why = Its time is over, or nothing of it is there any more: that is neither kept nor broken.

## Quests

donjon-news-claimed = { $who ->
    [you] You complete { $quest }: { $gains }.
   *[other] { $name } completes { $quest }: { $gains }.
}
    .title = A quest is completed
    .why = { $rank ->
        [main] A main quest brings double its trophy points.
       *[secondary] A secondary quest brings the trophy points printed on it.
    }

donjon-news-blackmailed = { $who ->
    [you] You take spoils from{ $victim_to }.
   *[other] { $name } takes spoils from{ $victim_to }.
}
    .title = Blackmail Charm
    .why = The Thief may use another’s spoils for a quest of his.

donjon-news-stole = { $who ->
    [you] You steal a quest from{ $victim_to }.
   *[other] { $name } steals a quest from{ $victim_to }.
}
    .title = Blackmail Charm
    .why = Chance decides which quest it is.

donjon-news-no-claim = { $who ->
    [you] You show no quest.
   *[other] { $name } shows no quest.
}
    .title = No quest is shown
    .why = Every player with a quest not yet completed is asked, so that nobody is given away.

## The end

donjon-news-scored = { $who ->
    [you] You have { $trophies } in the end.
   *[other] { $name } has { $trophies } in the end.
}
    .title = The count
    .why = A main quest not completed costs its printed points, a secondary one costs 1.

donjon-news-won-game = { $who ->
    [you] You win the game!
   *[other] { $name } wins the game!
}
    .title = The end
    .why = { $by ->
        [trophies] The most trophy points win.
       *[other] Their trophy points were equal, so the most spoils decide.
    }

donjon-news-shared-game = { $players } share the victory.
    .title = A shared victory
    .why = Trophy points are equal, and spoils too.

## What events say besides

donjon-news-prey = The token shows: { $type }.
donjon-news-halved = A Sale halves the price.
donjon-news-where = { $pile ->
    [shop] it goes back to the shop
   *[discards] it is discarded
}
donjon-news-by-fury = Blood fury leaves no choice.
donjon-news-vial = The die shows { $face }: { $sign ->
    [plus] +
   *[minus] −
}{ $bonus }.
donjon-news-kritik = An 8 is a Kritik and counts 16.
donjon-news-stands = { $name }: { $side }
donjon-news-spent = To the discards: { $cards }.
donjon-news-loss = Not completed: { $quests }, which costs { $count }.
