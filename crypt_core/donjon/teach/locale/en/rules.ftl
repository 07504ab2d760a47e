# Donjon, Quêtes et Trahisons: the rules in our own words, each with its `.title`, `.ruling` where we
# had to decide something, and why, and `.try`: what to do at the table of the rule.

## The aim

donjon-rule-aim = Whoever has most trophy points at the end wins. They come from Arenas, from quests and from the strongest monsters, and now and then you may buy one. Gems, items and power are only ways to get there.
    .title = The aim
    .try = You hold the Quest of the Edge and a weapon of +4. Show the quest: it brings 2 trophy points, and trophy points are all that counts in the end.
donjon-rule-length = Before you begin you agree how many trophy points end the game: 12 for a short one, 15 for a medium one, 20 for a long one. With 2 players it is always 12. A short game of 3 or 4 takes about three quarters of an hour, one of 5 or 6 to 15 an hour and a half.
    .title = Short, medium or long
    .try = This game is played to 15, and you have 14. Draw a card, then buy your last trophy point: the game is over at once.
donjon-rule-components = There are 6 adventurers, 74 adventure cards (51 monsters, of which 3 are dragons, 13 special cards and 10 events), 18 quests, 22 items, 40 gems, and two dice of eight sides, one green and one red.
    .title = What there is
    .ruling = The rulebook has the numbers of cards, but not what most of them say. The powers, gems and names of most monsters and items are a reconstruction of ours; if you own the box, you can put the real ones in their place. And gems never run out here: 40 are only what the box has room for.
    .try = A new game. Keep one of your two quests and go on: the adventure pile has 74 cards, the quests are 18, and the shop lies open.
donjon-rule-types = Most monsters are of one of four types: humanoid, undead, extraordinary creature or dragon. Types matter to quests and to the Ranger. The Djinn, the Mimic, the Doppelganger and the Guardian of the Temple have none.
    .title = Types of monsters
    .ruling = Those four without a type are no monster cards: they are never kept as spoils, and go to the discards after the fight. The rulebook has the first three among its special cards, and the Guardian has no card of its own.
    .try = You stand before the Djinn with a power of 20. Go alone, then take the Copper ring: the Djinn has no type and lies in the discards, not among your spoils.
donjon-rule-hidden = Nearly all lies open: gems, items, spoils, wounds, power, discards, and how many quests each player has. Hidden are the quests not yet done, the order of the piles, and which side you join in an Arena, until the dice have rolled.
    .title = What is hidden
    .ruling = Offers and promises are open to all as well: at a table everybody hears them. What the Priest has seen on the pile is his alone, until that card leaves the top or the pile is shuffled.
    .try = A new game. Keep a quest and go on: you see that the others have chosen too, but not what.

## Setup

donjon-rule-setup-shop = The ordinary items and those reserved for one adventurer lie open in the shop, and the Temple of Care lies beside them. The three draconic items are kept apart: only a dragon gives them up.
    .title = The shop
    .try = You have 9 gems. Try to buy the Dragon sword, which is not in the shop, then buy the Dagger, which is.
donjon-rule-setup-quests = Draw 2 quests in secret, or 3 in a game of 2. Keep one: it is your main quest. The others go back, and the pile is shuffled. A main quest you do brings double; one you never do costs its points. So keep the one you can really do.
    .title = Choose a main quest
    .ruling = All draw before any chooses: what one gives back is not drawn by the next. The rulebook leaves the order open, and this way it does not matter who is asked first.
    .try = Two quests were drawn for you. Keep the second one: it is now your main quest, and nobody else knows it.
donjon-rule-setup-adventurers = Everyone has one adventurer, face-up: Barbarian, Ranger, Warrior, Priest, Sorcerer or Thief. Each has a gift for the whole game and a power to be used once.
    .title = The adventurers
    .ruling = The rulebook hands the adventurers out without saying how. Here they are drawn by luck, or chosen when the game is set up.
    .try = A new game of four, with adventurers drawn by luck. Keep a quest, go on, and look at who sits at the table.
donjon-rule-setup-ranger = If the Ranger plays, he draws one of four tokens: humanoid, undead, extraordinary creature or dragon. It lies open, and it is the kind of monster he hunts best for the whole game.
    .title = What the Ranger hunts
    .try = You are the Ranger. Keep a quest and go on: your token lies open before you and says what you hunt.
donjon-rule-setup-tokens = Everyone has one token for the unique power. With 3 players or more everyone also has an attacker token and a defender token, to choose a side in an Arena.
    .title = The tokens
    .try = You still have your unique power. Draw a card, go alone and fight, and use the power: its token is gone then.
donjon-rule-setup-first = All roll a die, and the highest begins. Then play goes clockwise.
    .title = Who begins
    .ruling = Players who are tied for the highest roll again. The rulebook does not mention ties.
    .try = A new game, and all have thrown a die. Keep a quest and go on: whoever threw highest has the first turn.
donjon-rule-setup-gems = Nobody has gems at the start. The first ones come from monsters, from the chest and from quests.
    .title = Empty purses
    .try = A new game. Keep a quest and go on: the first turn begins, and nobody has a gem.

## A turn

donjon-rule-turn-order = A turn has six phases: Supply in the village, Dungeon or Arena, Negotiation, Combat, the Warrior’s rest back in the village, and Quests. Then the next player has a turn. When everyone has had one, a round is over.
    .title = The six phases
    .try = You are in the village, and your turn has just begun. Go on: after Supply comes the choice between Dungeon and Arena.
donjon-rule-turn-heal = At the beginning of your own turn, one of your wounds heals by itself. So two wounds take two of your turns, unless you pay at the Temple.
    .title = One wound heals
    .try = You have two wounds. Play your turn and let Player 2 have one: when yours begins again, one wound heals.
donjon-rule-choose = After Supply you either draw an adventure card or open an Arena against another player. If you have the Key, you may raid the Temple instead. You must do one of them.
    .title = Dungeon or Arena
    .ruling = There is always something you can do. If you cannot or will not pay the Toll, you have to open an Arena or raid; and the Toll and the ban on Arenas are never active together.
    .try = You have left the village. Draw a card, or open an Arena against somebody: one of the two must be.
donjon-rule-dungeon-draw = In the Dungeon you turn up the top adventure card. A monster: fight it. A special card: do what it says. An event: it happens to all it names, and then you draw again.
    .title = Into the Dungeon
    .ruling = You draw again after every event, also after an Arena caused by Blood fury and after A day in Hell, unless the game is over. If there is no card left to draw, the turn goes on to the Warrior’s rest.
    .try = Draw the top card. It is a monster, so now you can call for help.
donjon-rule-dungeon-early = A dragon or the Toll turned up before round 3 goes back into the pile, which is shuffled, and you draw another card. It is too early for them: you will meet them later on.
    .title = Too early for dragons
    .try = It is round 2, and a dragon lies on top. Draw: it goes back into the pile, and you draw another card.

## A fight

donjon-rule-dice = In the Dungeon the player on turn rolls both dice: green for the adventurers, red for the monster. In an Arena the attacker rolls the green one and the defender the red one. Each die has eight sides.
    .title = Green and red
    .try = A Goblin of power 6 against your 8. Go alone and see both dice: the green one is yours, the red one the Goblin’s.
donjon-rule-kritik = An 8 is a Kritik: it counts as 16, not 8. Each die shows one in 1 of 8 rolls. So even a weak side can win a fight, and even a strong one can lose it. For example, with a power 2 below the other side’s you still win about one fight in three.
    .title = Kritik
    .try = An Orc of power 10 against your 8. Go alone: your green die shows an 8, and an 8 counts 16.
donjon-rule-result = Each side adds its power and its die, and the higher total wins. A tie goes to the green die, that is to the adventurers or to the attacker. For example, a Barbarian of 11 with an ally’s 3 and a green 8 has 11 + 3 + 16 = 30. A monster of 16 with a red 4 has 20.
    .title = Who wins
    .try = A Ghoul as strong as you are. Go alone, and add up both sides: power and die.
donjon-rule-power = Your power is 8, plus the bonus of your items, minus your wounds, plus what your adventurer and the powers in use add. For example, a Warrior with armour +2 and one wound has 8 + 2 − 1, and 1 more for wearing armour: 10.
    .title = Power
    .try = Your power is 8. Buy the Short sword, a weapon of +2, and see it become 10.
donjon-rule-announce = Whatever makes you stronger is announced before the dice roll: a unique power, a reserved item, the Chaotic vial. So nobody changes their mind after seeing them.
    .title = Say it before the dice
    .ruling = With the alliance settled, the player on turn announces first, then the ally. Then the Sorcerer may vanish, and then the dice roll. The rulebook says only that it is done before the roll; we need an order.
    .try = Before the dice you may announce what you use. Try the Chaotic vial, which you do not have, then use your unique power.
donjon-rule-win-monster = Beat a monster and you get the gems and trophy points on its card, and keep the card: it is a spoil, and quests ask for spoils. All of it is yours. An ally gets what you promised, if you keep your word.
    .title = A monster beaten
    .try = Go alone against the Goblin. You beat it: its gem is yours, and the card lies among your spoils.
donjon-rule-lose-monster = Lose to a monster, and you and your ally each take 1 wound, or 2 if the red die shows an 8. The monster goes to the discards.
    .title = A fight lost
    .try = Go alone against the Orc. This time you lose: a wound for you, and the Orc goes to the discards.
donjon-rule-wounds = Each wound takes 1 from your power. You never have more than 4: further ones do nothing. Nobody dies here.
    .title = Wounds
    .try = You have three wounds. Draw Meteor swarm, which gives two to everybody: you have four then, and not five.
donjon-rule-flee = You may leave a monster alone, at the start of Combat, if it has at least one and a half times your power. For example, at 8 you may flee from a 12, but not from a 10. Nothing is lost but the card.
    .title = Fleeing
    .ruling = What counts is your own power with all that is always on, your companion too, without an ally and without powers used once. You may even flee after an alliance; it then ends and nothing is owed. The card is discarded, with a dragon’s item too. There is no fleeing from the Mimic, the Guardian of the Temple and the monsters of Hell.
    .try = An Ogre of power 12 against your 8: one and a half times as strong. Go on without an ally, then flee.

## The village

donjon-rule-shop-buy = In Supply and in the Warrior’s rest you may buy any number of items at the printed price. The shop buys nothing back, so gems spent there are spent.
    .title = Buying items
    .try = You have 5 gems. Buy the Short sword for 4 of them.
donjon-rule-shop-one-per-type = You may have one weapon, one armour and one jewel. If you have two of a type, keep one: trade or give the other to a player, or it goes back to the shop for nothing. A draconic item nobody takes is discarded.
    .title = One of each type
    .ruling = All who have too many settle it at the end of Supply and of the Warrior’s rest, beginning with the player on turn; until then the highest bonus counts. A reserved item takes the place of its type, even with somebody who cannot use it.
    .try = You hold two weapons. Go on, and give up the Dagger: it is back in the shop, for nothing.
donjon-rule-shop-typeless = Sale, Chaotic vial and Key of the Temple are kept in front of you until used. They are items when somebody plunders or steals, but they are no weapon, armour or jewel and take no place.
    .title = Items without a type
    .ruling = The rulebook says that they count as items when plundered. We take them as items in trades too, and nowhere else.
    .try = You have a weapon, and three cards found in the Dungeon. Go on: nobody asks you to give anything up.
donjon-rule-item-ordinary = The shop has twelve ordinary items, weapons, armours and jewels, from +1 to +4. Their bonus is added to your power as long as you have them. For example, a Double Axe adds 4 and costs 8 gems.
    .title = Ordinary items
    .ruling = The rulebook names only some of them: the Double Axe, a weapon of +4 for 8 gems, and the Helm of the Dead, an armour of +2. Our reconstruction has a +1, +2, +3 and +4 of each type, for 2, 4, 6 and 8 gems.
    .try = Buy the Double Axe with your 8 gems: your power grows by 4.
donjon-rule-item-draconic = Each of the three dragons guards an item of +5: a sword, an armour, an amulet. They are never for sale, only won.
    .title = Draconic items
    .try = The Green dragon, and a power of 20 on both sides. Go alone: you win, and the Dragon sword is yours.
donjon-rule-temple = In the village, pay 2 gems to the Temple of Care and all your wounds heal. The gems stay on the Temple, and some day a raider may want them. The cursed are not healed.
    .title = The Temple of Care
    .ruling = You may pay only if you have a wound: otherwise it would be a way to hide gems.
    .try = You have three wounds and 2 gems. Be healed at the Temple: your power is back to 8, and the gems stay there.
donjon-rule-guild = In the village you may buy a quest from the Guild of Adventurers for 2 gems, once a turn. Look at two, keep one, and put the other under the pile. It is a secondary quest.
    .title = The Guild of Adventurers
    .ruling = Once a turn means Supply and the Warrior’s rest together. With a single quest left in the pile you look at that one.
    .try = Buy a quest with your 2 gems: look at two, and keep the first.
donjon-rule-guild-limit = You may have at most 3 secondary quests not yet done. Each of them costs 1 point at the end, so a handful of quests is a risk as well.
    .title = Three secondary quests at most
    .ruling = Trades and thefts obey this limit too: else the Guild’s rule would mean little.
    .try = You have three secondary quests. Try to buy a fourth from the Guild.
donjon-rule-rest-village = After the fight you are back in the village. You may do all that Supply allows: buy, heal, trade. So what you have just won may be spent at once.
    .title = Back in the village
    .ruling = The Guild still sells one quest a turn, Supply and the Warrior’s rest together.
    .try = Draw a card: it is a chest with 3 gems, and you are back in the village at once. Buy the Dagger with them.
donjon-rule-rest-trophy = In the Warrior’s rest you may buy one trophy point for 6 gems, one a turn and no more. It is dear, but nobody can stop you.
    .title = A trophy point for gems
    .try = You are back in the village with 6 gems. Buy a trophy point with all of them.

## Quests

donjon-rule-quest-claim = If you fulfil a quest, you may show it at any time and take what it brings. Some quests ask for what you have at this moment, such as gems or a weapon; others for a deed, such as an Arena won with the smaller side.
    .title = Showing a quest
    .ruling = You may show it at any decision, also in another’s turn. At the end of every turn each player with a quest not yet done is asked, in turn order, again after each quest shown, until all decline: to ask only those who could would give them away. Deeds are of those who fought, and only while they held the quest; they stay done, but if the quest changes hands they are lost.
    .try = Your turn ends, and you are asked for your quest. You have no weapon of +4 yet, so go on: you may show it another time.
donjon-rule-quest-main = Your main quest brings double its trophy points, and 4 gems. For example, the Quest of the Edge has 2 points: as a main quest it brings 4, and 4 gems.
    .title = The main quest
    .try = The Quest of the Edge is your main quest. Buy the Double Axe and show the quest: 2 trophy points become 4.
donjon-rule-quest-secondary = A secondary quest brings the trophy points printed on it, and 4 gems. It costs 2 gems at the Guild, so even a quest of 1 point pays.
    .title = Secondary quests
    .try = Here the Quest of the Edge is a secondary quest. Buy the Double Axe and show it: 2 trophy points, and 4 gems.
donjon-rule-quest-spoils = Spoils that fulfil a quest are discarded: each monster serves once. Quests that are done lie open before their player, who cannot lose them any more.
    .title = Spoils serve once
    .ruling = If you have more spoils than the quest asks for, the weakest that serve are taken.
    .try = You have four undead among your spoils, and the quest asks for three. Show it: the Lich, the strongest, is left to you.

## Alliances

donjon-rule-alliance-one = Against a monster you may have one ally, and no more. Ask around, agree on a price, and shake hands. Nobody has to help you.
    .title = One ally
    .try = An Orc lies there, and a Warrior sits beside you. Call for help, or go without an ally: nobody must have one.
donjon-rule-power-ally = An ally brings half of their power, rounded up. For example, a Warrior of 11 brings 6. In a game of 2 it is three quarters, rounded up: 11 brings 9.
    .title = What an ally brings
    .ruling = Gifts, powers, vial and companion count before halving, and an ally never brings less than 0. The rulebook halves the power on the gauge; all of these are part of it.
    .try = The Warrior has a power of 11 and asks 2 gems. Take him as your ally: he brings 6.
donjon-rule-alliance-price = For help you may promise gems, items, spoils, quests, help in a later fight, or nothing at all. Trophy points may be promised only for monsters of power 16, 18 and dragons, whose cards have some.
    .title = The price of help
    .ruling = You may promise at most the trophy points that the card has: otherwise those won elsewhere would be for sale.
    .try = The Cyclops of Hell has 1 trophy point on its card, so you may promise it. Propose it to Player 2 instead of 2 gems.
donjon-rule-negotiate-when = Alliances are agreed on in the phase of Negotiation, once it is clear what is to be fought. In practice bargaining begins in Supply: what is traded there may come with promises too.
    .title = When to bargain
    .try = You are still in Supply, and bargain already: offer Player 2 your gem for help in a later fight, and see the promise lie there.
donjon-rule-promises = Words bind nobody. Whoever promised may keep it or break it, and no rule forces them. That is the Trahisons of the title. But the others remember, and you will want an ally again. With 2 players a price may be paid in advance, and then the fight must be fought.
    .title = Only words
    .ruling = Promises are kept or broken in the Warrior’s rest. Those that are not kept lapse there and then: what somebody hands over later is a gift.
    .try = Player 2 asks 2 gems for helping. Take him as your ally: you have promised, and nothing has changed hands yet.
donjon-rule-rest-promises = In the Warrior’s rest the player on turn pays what was promised, or does not. After an Arena the defender may do so as well.
    .title = Keep or break
    .try = Beat the Orc with Player 2, to whom you owe 2 gems then. Break your word, if you like to know how that feels.

## The Arena

donjon-rule-arena-early = There is no Arena before round 3: in the first two rounds you only look at each other. Blood fury alone may cause one earlier.
    .title = No Arena before round 3
    .ruling = The body of the rulebook says “from the third round”, its summary “after the first three”. We follow the body; and the rule of the pot speaks of two rounds of observation.
    .try = It is round 2. Try to open an Arena against Player 2.
donjon-rule-arena-open = Instead of going into the Dungeon, name a victim and say: the Arena is open! You attack with the green die, your victim defends with the red one, both with their full power.
    .title = The Arena is open
    .try = Open an Arena against Player 2: you attack, and he defends himself.
donjon-rule-alliance-arena = Before an Arena, attacker and victim may both promise something for help. Nobody answers, and nobody knows until after the dice who has taken which side.
    .title = Promises before an Arena
    .try = Open an Arena against Player 2, and promise Player 3 a gem. Nobody has to answer.
donjon-rule-arena-powers = Barbarian, Warrior and whoever has the Chaotic vial announce it before the dice if they use something to be stronger. Spectators may do so too, without saying for whom.
    .title = Announcing in an Arena
    .ruling = The attacker announces first, then the victim, then the others in turn order, and only then the tokens are chosen. Whoever then stays out has spent it for nothing. In the printed example both happen together. The rulebook names the Sorcerer’s item too; but his ring works only in his own turn.
    .try = You have opened an Arena as the Warrior. Announce your unique power, before anybody has chosen a side.
donjon-rule-arena-sides = Every other player secretly takes the attacker token, the defender token or none, and shows it after the dice. Those with a token join that side as allies, those without stay neutral. So count your friends before you open an Arena. With 2 players there are no sides.
    .title = Choosing a side in secret
    .try = Player 2 attacks Player 3, and you look on. Join the attacker in secret; it shows after the dice.
donjon-rule-arena-win = If the attacker wins, the attacker and all allies get 1 trophy point each. Each of the losers takes 1 wound, or 2 if the green die shows an 8. Then the attacker plunders the victim.
    .title = The attacker wins
    .try = You have a power of 16. Open an Arena against Player 2, win it, and see what it brings you.
donjon-rule-arena-plunder = The attacker takes one thing from the victim: half of the gems, rounded up, or one item, or one spoil. For example, of 5 gems 3 are taken.
    .title = Plunder
    .ruling = Any item may be taken, also the Sale, the vial, the Key and one that lies on the Familiar. A victim who has nothing of any kind loses nothing.
    .try = Open an Arena against Player 2, who has 5 gems. You win: take half of them, that is 3.
donjon-rule-arena-lose = If the defender wins, the defender and all allies get 1 trophy point each. The attacker and allies take 1 wound each, or 2 if the red die shows an 8. Nobody is plundered.
    .title = The defender wins
    .try = Open an Arena against Player 2, who is stronger than you. You lose: the trophy point goes to him, the wounds to you.
donjon-rule-pot = The player who begins a round puts a gem from the reserve into the pot, in each of the first rounds and on until an Arena has been fought. After that there is no pot any more.
    .title = The pot
    .ruling = It ends with the first Arena also when Blood fury has caused that one in the first rounds.
    .try = No Arena has been fought. Play your turn and let Player 2 have one: a new round begins, and a gem comes into the pot.
donjon-rule-pot-won = Whoever wins the first Arena takes the pot besides all else. That makes the first Arena worth a little more than the later ones.
    .title = Winning the pot
    .ruling = It goes to the attacker or the defender, whichever has won, and not to their allies. An Arena without a victor, because the Sorcerer vanished or the Helm of Oblivion cancelled it, leaves the pot where it is and does not count as the first.
    .try = There are 3 gems in the pot. Open the first Arena of the game and win it: they are yours.

## Adventurers

donjon-rule-barbarian = The Barbarian has +1 as long as a weapon is equipped. So for him a weapon of +2 is one of +3.
    .title = The Barbarian
    .try = You are the Barbarian. Buy the Dagger, a weapon of +1: your power grows by 2.
donjon-rule-barbarian-token = Once a game the Barbarian fights with +4. Afterwards he has −2 for the rest of the game.
    .title = The Barbarian’s rage
    .ruling = That −2 is no wound: it does not heal, and it does not count to the four wounds one can have.
    .try = Use your unique power against the Orc: 4 more in this fight, and 2 less from then on.
donjon-rule-ranger = The Ranger has +1 against monsters of the type on his token. With the dragon token that includes those without a type: Djinn, Mimic, Doppelganger and the Guardian of the Temple.
    .title = The Ranger
    .try = Your token says undead. Draw: a Mummy lies there, and against it you have 1 more.
donjon-rule-ranger-token = Once a game the Ranger has 6 more against one monster of his type. With his standing +1 that makes +7.
    .title = The Ranger’s prey
    .try = A Mummy, one of the undead that you hunt. Use your unique power: 6 more against it.
donjon-rule-warrior = The Warrior has +1 as long as an armour is equipped. So for him an armour of +2 is one of +3.
    .title = The Warrior
    .try = You are the Warrior. Buy the Leather jerkin, an armour of +1: your power grows by 2.
donjon-rule-warrior-token = Once a game the Warrior has +2 in a fight. It is less than others have, but it costs nothing.
    .title = The Warrior’s skill
    .try = Use your unique power against the Orc: 2 more in this fight, and nothing to pay for it.
donjon-rule-priest = The Priest may look at the next adventure card before he chooses between Dungeon and Arena. He alone sees it.
    .title = The Priest
    .ruling = Looking is no move here: he simply sees the card when it is time to choose.
    .try = You are the Priest. Leave the village: before you choose between Dungeon and Arena, you see the next card.
donjon-rule-priest-token = Once a game, after a defeat, the Priest may have the fight again: both dice are rolled anew, and the second result counts. It is worth most where bad luck alone has beaten you.
    .title = The Priest’s prayer
    .ruling = It must be a fight of his own: on his turn, as attacker or as victim. The first result has no effect at all. All that was announced stays, the sides too, and the vial is not rolled again.
    .try = The Orc has beaten you. Have the fight again, with new dice for both.
donjon-rule-sorcerer = The Sorcerer has +1 as long as a jewel is equipped. So for him a jewel of +2 is one of +3.
    .title = The Sorcerer
    .try = You are the Sorcerer. Buy the Copper ring, a jewel of +1: your power grows by 2.
donjon-rule-sorcerer-token = Once a game the Sorcerer flees from a fight while the dice are rolling.
    .title = The Sorcerer vanishes
    .ruling = He decides after everybody else and before the result is seen. The fight then ends: nothing is won, lost or kept, and the monster is discarded. As an ally, and in Hell, he only takes himself out of it: no strength, no gain, no wound, no trophy point, and he counts for no side. He cannot vanish from the Mimic.
    .try = A Gnoll lies there, and the dice are about to roll. Vanish: nothing is won, and nothing lost.
donjon-rule-thief = The Thief takes one gem more from the victim at every plunder by the side he fights on.
    .title = The Thief
    .ruling = That holds as an ally as well, and it is his own: it is not part of what the attacker shares.
    .try = You are the Thief. Open an Arena against Player 2 and plunder gems: half of 5 is 3, and then 1 more for you.
donjon-rule-thief-token = Once a game, after an Arena won in his own turn, the Thief takes two of three instead of one: all gems, an item, a spoil.
    .title = The Thief’s haul
    .ruling = A defender fights like a player on turn, but that concerns power only: this is for the Thief’s own turn. His one gem more comes besides, if there is one left.
    .try = Open an Arena against Player 2, win it, and take two things with your unique power: all gems, and the Dagger.
donjon-rule-token-when = Each unique power is used once a game. The Barbarian, the Ranger and the Warrior say so before the dice, the Sorcerer as they roll, the Priest and the Thief after them.
    .title = When to use a unique power
    .try = You are the Warrior, and the dice have not rolled yet. Now is the time: use your unique power.

## The end

donjon-rule-end-target = The game ends at once when somebody reaches the trophy points you agreed on.
    .title = The trophy points are reached
    .try = You have 11 of 12 trophy points and 6 gems. Buy the last one: the game is over, and nothing more can be done.
donjon-rule-end-deck = It also ends when the adventure pile is used up.
    .title = The last adventure card
    .ruling = The turn in which the last card was drawn is played to its end. The rulebook says “at once”, but that cannot mean a card that nobody has dealt with.
    .try = You have drawn the last adventure card. Leave the village: when your turn is over, the game is over too.
donjon-rule-end-now = When the trophy points are reached, nothing further of that turn happens.
    .title = Nothing after that
    .ruling = Trophy points of one event are given to all who get them, and only then we look whether the game is over. After that there are no promises, no quests shown, no plunder.
    .try = You have 11 of 12 trophy points. Open an Arena against Player 2 and win it: that is the twelfth, and nobody is plundered any more.
donjon-rule-end-main = A main quest not done costs its printed trophy points, not doubled. So a main quest of 3 makes a difference of 9: 6 won or 3 lost.
    .title = The main quest not done
    .try = Your main quest of 2 points is not done. Buy your last trophy point and see the final count: 2 are taken off.
donjon-rule-end-secondary = Each secondary quest not done costs 1 trophy point.
    .title = Secondary quests not done
    .try = You have two secondary quests that are not done. Buy your last trophy point: each of the two costs 1.
donjon-rule-end-winner = Take off what the quests not done cost. Most trophy points then win. So whoever has ended the game has not always won it.
    .title = The winner
    .ruling = Somebody’s count may fall below 0.
    .try = You have 11 trophy points and a main quest of 3, Player 2 has 10. Buy the twelfth point, and see who wins.
donjon-rule-end-tie = Among those who are tied, the one with most trophy points and spoils together wins.
    .title = Ties
    .ruling = As their trophy points are equal, that is whoever has most spoils. If those are equal too, they share the victory: the rulebook goes no further.
    .try = Buy your twelfth trophy point. With 2 taken off for your main quest you are level with Player 2, but you have a spoil.

## Special cards

donjon-rule-special-ends = A special card without a fight is quickly done: take the gems, keep the card, take the wound.
    .title = After a special card
    .ruling = The turn then goes on to the Warrior’s rest. Only after an event do you draw again.
    .try = Draw a card. It is a chest: you take what is in it and are back in the village.
donjon-rule-dragons = Three dragons live in the Dungeon: black, red and green. Each has 3 trophy points and guards an item of +5: the black one an armour, the red one an amulet, the green one a sword. Lose, and card and item are discarded.
    .title = Dragons
    .ruling = Their trophy points and items are printed in the rulebook, their powers and gems are not: 20 for the green one, 22 for the red, 24 for the black, and 6 gems each, are a reconstruction.
    .try = Draw the Green dragon, go on without an ally and flee: the card is discarded, and so is the Dragon sword.
donjon-rule-familiar = The Familiar carries a second item of one type for you, laid on it, and both bonuses count. If you are beaten by a Kritik, the Familiar dies, and the item on it goes back to the shop; a draconic one is discarded.
    .title = The Familiar
    .ruling = The lower bonus lies on it, the later one if they are equal. It dies also when you lose as an ally. It cannot be plundered or given away.
    .try = You have a Dagger. Draw the Familiar, then buy the Short sword: both weapons count now.
donjon-rule-djinn = The Djinn has no type and is fought as a monster is: you may have an ally, and you may flee. Beat it, and you may take any item or spoil on the table, even a discarded one. Draconic items only if they have already come into play.
    .title = The Djinn
    .ruling = On the table means the shop, another player and the discards, where it may be any monster card. The Fairy and the Familiar cannot be taken, and the Djinn is discarded. Its power, 14, is a reconstruction.
    .try = Draw the Djinn and go alone. You beat it, and may take whatever you like: take the Ring of Charm.
donjon-rule-chest = The treasure chest holds 3 gems, and nobody guards it. There are two of them.
    .title = The treasure chest
    .try = Draw the top card: 3 gems, and nobody to fight for them.
donjon-rule-sale = Keep the Sale until you buy something: it halves the price of one item. There are two of them.
    .title = The Sale
    .ruling = Half the price is rounded up, and no item gets two Sales. For example, 4 gems instead of 8.
    .try = You have a Sale and 4 gems. Buy the Double Axe with the Sale: it costs 4 instead of 8.
donjon-rule-trap = The trap gives a wound to whoever turns it up.
    .title = The trap
    .try = Draw the top card: a Trap, and a wound for you.
donjon-rule-vial = Keep the Chaotic vial, and use it before a fight. Roll the green die: your bonus is what it shows, minus 4. From −3 to +4, then; on average half a point.
    .title = The Chaotic vial
    .ruling = An 8 is simply 8 here, no Kritik, and so +4.
    .try = Use the Chaotic vial against the Orc: the die shows a 7, so you have 3 more.
donjon-rule-mimic = The Mimic looked like a chest. You fight it alone, you cannot flee, and it brings nothing. Lose, and it wounds you as any monster does.
    .title = The Mimic
    .ruling = Its power, 12, is a reconstruction: the rulebook does not print it.
    .try = Draw the top card. It is the Mimic: nobody is asked for help, and you cannot flee.
donjon-rule-pickpocket = The pickpocket makes you discard an item of your choice. It goes back to the shop; a draconic item, or one you found in the Dungeon, is discarded.
    .title = The pickpocket
    .try = You have a Dagger and a Plate armour. Draw the Pickpocket, and give up the one you miss least.
donjon-rule-doppelganger = The Doppelganger is as strong as you are, without powers used once. You fight it alone, and it has 6 gems.
    .title = The Doppelganger
    .ruling = Its power is 8, plus your items, minus your wounds, plus your standing +1 for an item, without your companion and without the Ranger’s +1 for a type. If that makes 16, it serves for the Quest of the Witcher.
    .try = You have a power of 20. Draw the Doppelganger: it has 20 as well.
donjon-rule-fairy = Keep the Good Fairy. At your next defeat you lose no item, no gem and no spoil, and you take no wound. It does nothing about trophy points.
    .title = The Good Fairy
    .ruling = It is used by itself, also when you lose as an ally, and it saves your Familiar too. It cannot be plundered.
    .try = The Good Fairy is with you. Draw the Orc and go alone: you lose, but take no wound.
donjon-rule-key = Keep the Key of the Temple until you use it: with it you may rob the brothers of the Temple of their gems.
    .title = The Key of the Temple
    .try = Try to raid the Temple: you have no Key. Then draw the top card, and there it is.
donjon-rule-temple-raid = With the Key, instead of Dungeon or Arena, fight the Guardian of the Temple alone. Its power is 14. Win, and all gems on the Temple are yours. Win or lose, you are cursed.
    .title = Raiding the Temple
    .ruling = You may use your own powers. A defeat wounds as any other does, there is no fleeing, and the Key is discarded either way.
    .try = There are 8 gems on the Temple, and you have its Key and a power of 20. Raid it, and fight the Guardian.
donjon-rule-cursed = Whoever has raided the Temple is cursed till the end of the game: no healing at the Temple, and none on the Day of Grace. One wound a turn still heals by itself.
    .title = The curse
    .try = You are cursed, and have two wounds. Try to be healed at the Temple.

## Events

donjon-rule-meteors = Meteor swarm: everybody takes 2 wounds.
    .title = Meteor swarm
    .try = Draw Meteor swarm: two wounds for each of you. Then you draw another card.
donjon-rule-grace = Day of Grace: 2 wounds of everybody heal, but not those of the cursed.
    .title = Day of Grace
    .try = You have three wounds. Draw the Day of Grace: two of them heal, and you draw another card.
donjon-rule-fury = Blood fury: whoever turned it up must at once open an Arena against the player on their right. Nobody may bargain, and everybody else must take a side.
    .title = Blood fury
    .ruling = The player on the right is the one before in turn order. The rules of Arenas hold otherwise, in any round, and afterwards another card is drawn.
    .try = Draw Blood fury: at once you must fight Player 3, and Player 2 has to take a side.
donjon-rule-new-choice = A new choice: everybody may exchange their main quest for a secondary quest of their own that is not done yet.
    .title = A new choice
    .ruling = The main quest must not be done either, and the two change places. The players decide in turn order.
    .try = Your main quest asks for a dragon. Draw A new choice, and make your other quest the main one.
donjon-rule-arrival = Unexpected delivery: all discarded reserved items are back in the shop.
    .title = Unexpected delivery
    .try = The Power Armour has been discarded. Draw the top card: it is back in the shop.
donjon-rule-rot = Rot: everybody discards one of their spoils, whichever they like.
    .title = Rot
    .try = You have two spoils. Draw Rot, and discard the Goblin: the Lich may be of use yet.
donjon-rule-hell = A day in Hell: the last three discarded monsters come back and attack together, with the sum of their powers. The player on turn fights in full, all others are allies. Won: the gems of the three are dealt one by one in turn order; no trophy points, no spoils. Lost: wounds as usual, and 1 trophy point less for each.
    .title = A day in Hell
    .ruling = Only monster cards count, among them those that were fled from or used for a quest. With fewer than three there come those there are, with none nothing happens. Everybody announces as in any fight, nobody flees, and trophy points never fall below 0. Afterwards the monsters lie in the discards as before.
    .try = Three monsters lie in the discards, with a power of 24 together. Draw: they all come back, and everybody fights on your side.
donjon-rule-first-last = The first shall be last: whoever has most trophy points gives one to whoever has fewest. If several are first, each loses one; if several are last, each gains one.
    .title = The first shall be last
    .ruling = If everybody has the same number, nothing happens.
    .try = Player 2 has most trophy points, Player 3 fewest. Draw the top card: a point goes from one to the other.
donjon-rule-toll = The Toll: for one round, drawing an adventure card costs 2 gems.
    .title = The Toll
    .ruling = The gems go to the reserve, once a turn, when you choose the Dungeon. Cards drawn after an event are free, also after the Toll itself.
    .try = Draw the Toll: it lies before you for a round, and your next card comes free.
donjon-rule-love = Burst of love: for one round there are no Arenas, and Blood fury has no effect.
    .title = Burst of love
    .try = Draw Burst of love: for a round nobody can open an Arena. Then you draw another card.
donjon-rule-active = The Toll and Burst of love lie in front of whoever drew them until that player’s next turn. Only one of them is active at a time.
    .title = Events that last a round
    .ruling = If the other one turns up meanwhile, it ends the earlier one.
    .try = The Toll lies on top, and Burst of love beneath it. Draw: the second one ends the first.

## The eighteen quests

donjon-rule-q-lavish = 2 trophy points: have a weapon, an armour and a jewel at the same time.
    .title = Quest of the Lavish
    .try = You have a weapon, an armour and a jewel, all small ones. Show the quest.
donjon-rule-q-jeweller = 2 trophy points: have a jewel of +4 or +5.
    .title = Quest of the Jeweller
    .try = Buy the Golden crown, a jewel of +4, with your 8 gems, and show the quest.
donjon-rule-q-edge = 2 trophy points: have a weapon of +4 or +5, such as the Double Axe.
    .title = Quest of the Edge
    .try = Buy the Double Axe, a weapon of +4, with your 8 gems, and show the quest.
donjon-rule-q-smith = 2 trophy points: have an armour of +4 or +5.
    .title = Quest of the Smith
    .try = Buy the Plate armour, an armour of +4, with your 8 gems, and show the quest.
donjon-rule-q-dragon-item = 3 trophy points: have a draconic item. Whoever won it or took it, it counts for whoever has it.
    .title = Quest of the Dragon
    .try = You have the Dragon amulet, however you came by it. Show the quest.
donjon-rule-q-just = 2 trophy points: have a humanoid, an undead and an extraordinary creature among your spoils.
    .title = Quest of the Just
    .try = You have a humanoid, an undead and an extraordinary creature among your spoils. Show the quest: all three are spent.
donjon-rule-q-bloody = 2 trophy points: have three humanoids among your spoils.
    .title = Quest of the Bloody
    .try = Goblin, Orc and Troll are humanoids. Show the quest: all three are spent.
donjon-rule-q-hunter = 2 trophy points: have three extraordinary creatures among your spoils.
    .title = Quest of the Hunter
    .try = Slime, Harpy and Hydra are extraordinary creatures. Show the quest: all three are spent.
donjon-rule-q-kind = 2 trophy points: have three undead among your spoils.
    .title = Quest of the Kind
    .try = Zombie, Mummy and Wraith are undead. Show the quest: all three are spent.
donjon-rule-q-saint-michael = 3 trophy points: have a dragon among your spoils.
    .title = Quest of Saint Michael
    .try = A dragon lies among your spoils. Show the quest.
donjon-rule-q-witcher = 3 trophy points: beat a monster of power 16 or more alone.
    .title = Quest of the Witcher
    .ruling = A companion is no ally, so it may help you.
    .try = A Vampire of power 16, and you have 20. Go alone, beat it, and show the quest.
donjon-rule-q-poor = 3 trophy points: have fewer trophy points than anyone else. A tie does not do. As a main quest it brings 6: worth waiting for.
    .title = Quest of the Poor
    .try = The others have 2 trophy points each, you have 1. Show the quest: that is all it asks.
donjon-rule-q-hero = 1 trophy point: have more trophy points than anyone else. A tie does not do.
    .title = Quest of the Hero
    .try = You have 3 trophy points, the others have 2 each. Show the quest.
donjon-rule-q-lucky = 4 trophy points: have done three quests.
    .title = Quest of the Lucky
    .try = Three quests of yours are done. Show the fourth, which asks for just that.
donjon-rule-q-greedy = 4 trophy points: have 12 gems or more. You keep them.
    .title = Quest of Greed
    .try = You have 12 gems. Show the quest: you keep them, and get 4 more.
donjon-rule-q-saint-gary = 2 trophy points: win a fight in your own turn with a Kritik of your own die.
    .title = Quest of Saint Gary
    .try = Go alone against the Ghoul. Your green die shows an 8, and you win: show the quest.
donjon-rule-q-fearless = 3 trophy points, or 4 if the number of players is even: win an Arena with the smaller side, also as an ally. It is not in a game of 2.
    .title = Quest of the Fearless
    .ruling = We count heads: attacker, defender, and whoever has shown a token. If the sides are equal, it serves neither this quest nor the Coward’s.
    .try = You attack Player 2 with a power of 20. Promise nothing and go on: Player 3 joins the other side, and you beat both. Show the quest.
donjon-rule-q-coward = 2 trophy points: win an Arena with the larger side, also as an ally. It is not in a game of 2.
    .title = Quest of the Coward
    .try = Player 2, much stronger, attacks Player 3. Join the attacker: two against one win, and you show the quest.

## Reserved items

donjon-rule-item-reserved = Six items can be used by one adventurer only, once, and are then discarded. Others may hold them, to keep them out of that adventurer’s hands. They give no bonus.
    .title = Reserved items
    .ruling = For their own adventurer they count as equipped, so the Warrior’s armour gives him his +1. For others they are of no advantage: no +1, no quest. The Power Armour costs 4 gems in the rulebook’s example; that the other five do too is a reconstruction.
    .try = You have the Bow of Binding, but you are the Priest. Try to bind the Orc with it.
donjon-rule-power-armour = The Warrior’s armour. In one fight his power and his die are doubled together. For example, at 9 with a 3 on the die he brings (9 + 3) × 2 = 24.
    .title = Power Armour
    .ruling = All that he announced is doubled too, and a Kritik is 16 before it is doubled. As an ally it doubles his power before halving, without a die.
    .try = A Behemoth of power 18, and you are the Warrior of 9. Use the Power Armour: power and die are doubled.
donjon-rule-thunder-axe = The Barbarian’s weapon. In one fight his power is doubled, and he adds two dice.
    .title = Thunder Axe
    .ruling = He rolls his die twice, and each may be a Kritik; what he announced is doubled too. In an Arena that he wins, an 8 on either die gives the losers 2 wounds. As an ally it doubles his power before halving, without dice.
    .try = A Behemoth of power 18, and you are the Barbarian of 9. Use the Thunder Axe: your power is doubled, and you roll two dice.
donjon-rule-binding-bow = The Ranger’s weapon. A monster of power 10 or less that he draws becomes his companion instead of being fought: its power is added in each of his fights. After each fight, on a 1 to 4, it flees. Beaten by a Kritik, it dies. Either way the bow is discarded.
    .title = Bow of Binding
    .ruling = It must be a monster card. He says so before negotiating, and the turn goes on to the Warrior’s rest. He has one companion at a time. It dies on the other side’s 8 in a fight he loses, as a Familiar does, and it goes to the discards, also when he loses the bow.
    .try = A Griffin of power 10, and you are the Ranger with his bow. Bind it: from now on it fights beside you.
donjon-rule-charm-ring = The Sorcerer’s jewel, for his own turn. Another player must fight in his place, or be his ally. The gains are the Sorcerer’s.
    .title = Ring of Charm
    .ruling = He says so before negotiation ends, in an Arena before powers are announced, and never of the victim. Whoever stands in fights with full power and takes the wounds. A forced ally is the one ally, for nothing; in an Arena openly on his side. A monster that is fought alone takes a stand-in only. The curse of the Temple is the Sorcerer’s.
    .try = An Ogre lies there, and Player 2 is much stronger than you. Make him fight in your place: the gains are yours.
donjon-rule-oblivion-helm = The Priest’s armour. After the dice of an Arena he has lost, it cancels everything the defeat brings: plunder, wounds, and the trophy points of the victors.
    .title = Helm of Oblivion
    .ruling = He must be attacker or victim. It is used after his unique power, and it holds for everybody on both sides.
    .try = Open an Arena against Player 2, who is much stronger. You lose; use the Helm of Oblivion, and it is as if nothing had been.
donjon-rule-blackmail-charm = The Thief’s jewel, for his own turn. He uses another player’s spoils for one of his quests, or steals a secondary quest at random.
    .title = Blackmail Charm
    .ruling = He may add spoils of his own, and those used are discarded. Only a quest not yet done can be stolen.
    .try = You are the Thief, and Player 2 has two secondary quests. Steal one of them with the charm: luck says which.

## Bargaining

donjon-rule-trade = In Supply and in the Warrior’s rest the player on turn may buy, sell, exchange or give items, spoils, gems and secondary quests with any player who agrees. Quests pass face-down.
    .title = Trading
    .ruling = What is agreed changes hands at once. Never traded are trophy points, the main quest, the unique power, the Familiar and the Fairy. Sale, vial and Key are traded as items.
    .try = Offer Player 2 a gem for the spoil Goblin. He agrees, and both change hands at once.
donjon-rule-deal-swap = To trade, offer a player something for something. They accept, decline, or make one other proposal, which you accept or decline. Words, such as help in a later fight, may be part of it.
    .title = An offer
    .ruling = The rulebook lets players talk as they like. Here a trade is a short row of moves: an offer, an answer, at most one other proposal. All that can be touched moves at once; words are noted, to be kept or broken.
    .try = Offer Player 2 a gem for the Dagger. He may accept, decline, or propose something else; go on and see.
donjon-rule-deal-ask = Against a monster you may call for help. Each of the others once says a price, in turn order, or passes. Then you take one of them, or none, and you may first propose something else to each, once.
    .title = Calling for help
    .ruling = The order and the single proposal are ours, so that a negotiation comes to an end. Only the player on turn opens one; the others answer.
    .try = An Ogre lies there. Call for help, and hear what each of the others says.
donjon-rule-deal-advance = With 2 players a price may be paid in advance. Then it is paid when the two agree, and the fight must be fought.
    .title = Paid in advance
    .ruling = As a move it is a price with the word “now”. Fleeing is off from then on. With more players a price can be promised only.
    .try = With two players, Player 2 asks for a gem in advance. Take him as your ally: it is paid at once, and you fight.
donjon-rule-deal-arena = When an Arena is open, first the attacker and then the victim may promise each of the other players something for a side.
    .title = Promising before the dice
    .ruling = One promise for each player, words only, and without an answer: nobody has to show a side before the dice.
    .try = You have opened an Arena against Player 2. Try to promise him a gem, then promise one to Player 3.
donjon-rule-deal-keep = In the Warrior’s rest, each open promise is kept or broken by whoever made it.
    .title = Settling promises
    .ruling = The attacker settles first, then the victim. Keeping one hands over all of it that is still there. A promise not kept is broken, and everybody sees it.
    .try = Beat the Orc with Player 2, to whom you owe 2 gems then. Keep your word, and they are his.
donjon-rule-deal-bounds = A turn has room for a few offers, not for endless ones.
    .title = So many offers
    .ruling = Four offers a turn, Supply and the Warrior’s rest together; the same offer not twice; at most 12 gems and 2 named things on a side. Nothing may be promised that you could not own by then, and nothing for nothing is no offer. So every turn comes to an end.
    .try = Try to offer Player 2 nothing for nothing, then 9 gems, although you have 2.
donjon-rule-deal-list = There are far too many offers to list them all, so the table lists none: put one together, and it says whether it is allowed.
    .title = Which offers there are
    .ruling = An offer is allowed if no rule forbids it. Opponents played by the computer look at a short list of their own.
    .try = Put together an offer that nobody would have listed: a gem and your Dagger for the Helm of the Dead, and help in two later fights.

## Two players

donjon-rule-two = Two play to 12 trophy points. Each chooses the main quest from three. The Quests of the Fearless and of the Coward are left out, and there are no tokens for sides in an Arena. An ally brings three quarters of their power, and may be paid in advance, which binds.
    .title = With two players
    .try = You are two, and the Warrior has a power of 11. Take him as your ally: he brings 9, three quarters, and not 6.
