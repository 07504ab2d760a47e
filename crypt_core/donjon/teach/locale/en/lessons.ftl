# The course of Donjon. For each task: what to do, a hint, why it is right (`.why`), what is said
# after a miss (`.miss`, or `.miss-...` for what the course knows by name), and answers in words.

chapter-donjon = Your first game
    .about = From your first fight to a game that you can win, in about half an hour.

lesson-donjon-fight = A first fight
    .about = A card, two dice, and who wins.
    .known = Each side adds a die to its power, and the higher total wins. A tie goes to the green die, and the loser takes a wound.

task-donjon-fight-alone = You are an adventurer, and a Dungeon full of monsters lies before you. Your turn begins in the village, but nobody starts with gems, so you have none to spend. Leave the village.
    .then-draw = You stand before the Dungeon. Draw an adventure card: most of them are monsters.
    .then-fight = A Goblin of [power](power) 6 against your 8. Each side adds a die of eight faces to its power, and the higher total wins. Another player could come along as an [ally](alliance.one), for a price. You need nobody for this one: go alone.
    .hint-1 = The button for it is below the table.
    .hint-draw-1 = There is only one way now.
    .hint-fight-1 = You are asked whether you want help.
    .why = 8 and 4 against 6 and 2. The gem on the card is yours, and the Goblin is yours as a [spoil](win.monster).
    .miss = The Goblin is still there. Try again.
    .miss-call = You have called the others, and help has its price. The Goblin has only one gem: keep it for yourself.
task-donjon-fight-tie = An Orc of power 10 against your 8. Suppose your green die shows a 4, and its red one a 2: 12 against 12. Who wins? Answer with the buttons here.
    .hint-1 = One of the two dice is the one that decides a tie.
    .why = A tie goes to the green die. In the Dungeon that is always the adventurers’. The loser takes a [wound](wounds): it takes 1 from your power.
    .miss = The red die is the monster’s, and a tie does not go to the red one.
    .miss-nobody = Every fight is decided: a tie goes to one of the two dice.
    .answer-you = You do
    .answer-orc = The Orc does
    .answer-nobody = Nobody: the dice are rolled again

lesson-donjon-power = Power
    .about = What gems are good for.
    .known = A point of power costs 2 gems. One weapon, one armour and one jewel count.

task-donjon-power-buy = You have 8 gems, and the [shop](shop.buy) is open. Items add their bonus to your power. Spend your gems so that your power grows by 4 or more.
    .hint-1 = An item of +1 costs 2 gems, one of +4 costs 8. Those reserved for one adventurer add nothing.
    .why = Your power is 12 now. A point of power costs 2 gems, whichever ordinary item you take.
    .miss = Your power has not grown by 4. Try again.
    .miss-left = You have left the village with gems in your purse. Buy first.
    .miss-small = With the gems you have left, your power can no longer grow by 4. A reserved item, or two of a type, add nothing.
task-donjon-power-type = You already have a weapon, the Short sword of +2, and 6 gems. Only one weapon, one armour and one jewel count. Make your power grow by 3.
    .hint-1 = Which types of items do you not have yet?
    .why = A new type adds its whole bonus; a better item of a type you have adds only the difference.
    .miss = Your power has not grown by 3. Try again.
    .miss-weapon = The War hammer has +3, but it takes the place of the Short sword: you have gained 1.

lesson-donjon-flee = Fight or flee
    .about = Which monsters may be left alone.
    .known = You may flee from a monster of one and a half times your power or more. All it costs you is the card.

task-donjon-flee-orc = You may flee from a monster that is at least one and a half times as strong as you. An Orc has power 10, and you have 8: too weak for that. Try to flee anyway.
    .hint-1 = Press the button with the dashed edge anyway, beside the other two.
    .why = Trying costs nothing here: you are always told which rule says no. From a 12 you could have fled.
    .miss = You have gone to fight the Orc. Try again, and try to flee from it.
task-donjon-flee-ogre = An Ogre of power 12 against your 8. You would win 13 of 64 rolls, and nobody stands by you. The Ogre is strong enough to be left alone: flee.
    .hint-1 = You are asked before the dice roll.
    .why = Fleeing costs nothing but the card. A monster may be left alone from one and a half times your power on: 12 is one and a half times 8.
    .miss = You have chosen to fight, and lose about four times in five.

lesson-donjon-turn = A whole turn
    .about = From the village to the Dungeon and back.
    .known = A turn begins in the village and ends there. In between lies the Dungeon.

task-donjon-turn-whole = Now play a whole turn: first the [Supply](shop.buy) in the village, then the Dungeon, then the [Warrior’s rest](rest.village). You have 4 gems and a power of 8. Buy something that makes you stronger.
    .then-leave = You are stronger now. Your turn goes on in the Dungeon: leave the village.
    .then-draw = You stand before the Dungeon. Draw an adventure card.
    .then-fight = An Orc of power 10. With what you have bought you are a match for it: go without an ally.
    .then-roll = You go alone. Each side adds a die to its power: watch.
    .then-rest = The Orc is beaten, and its gems are yours. Now you rest: you could spend them in the village. Say that you want nothing more, and your turn is over.
    .hint-1 = For 4 gems the shop has items of +2.
    .hint-leave-1 = The button for it is below the table.
    .hint-draw-1 = The way into the Dungeon is in the middle of the table.
    .hint-fight-1 = You are asked whether you want an ally. Help has its price.
    .hint-rest-1 = Go on with the button below the table.
    .why = That was a whole turn. It was 12 against 12, and the green die was yours; without what you bought, it would have been 10 against 12. The others take their turns now.
    .miss = The Orc has won. Try again, and buy what makes you strongest.
    .miss-bare = The Orc has won, by 12 to 10. You had 4 gems and bought nothing with them. Try again, and buy something before you leave.
    .miss-call = You have called the others, and help has its price. With an item of +2 you can beat this Orc alone. Try again.

lesson-donjon-shop = The shop
    .about = One of each type, and a Sale.
    .known = One weapon, one armour, one jewel: what is too much goes back for nothing. A Sale halves one price.

task-donjon-shop-second = You have a Dagger of +1 and 4 gems. Buy the Short sword of +2, leave the village, and give up the Dagger when you are asked.
    .hint-1 = First the shop, then go on; you are asked automatically.
    .why = One weapon, one armour, one jewel: what is too much goes back to the shop for nothing.
    .miss = You have not changed the Dagger for the Short sword. Try again.
    .miss-sword = You have given up the sword that you paid for. Keep the better of the two.
task-donjon-shop-sale = You found a Sale in the Dungeon: it halves the price of one item. You have 4 gems. Buy the Double Axe of +4 with it.
    .hint-1 = The Double Axe costs 8 gems, and half of that with the Sale.
    .why = 4 gems for +4. The Sale is discarded with that: it was worth most on the dearest item.
    .miss = That is not the Double Axe. With the Sale it is within your means.

lesson-donjon-wounds = Wounds
    .about = When to pay for healing, and when to wait.
    .known = Each wound takes 1 from your power, and four are the most. One heals by itself each turn; the Temple heals all for 2 gems.

task-donjon-wounds-heal = You have four wounds, and each takes 1 from your power. You have 2 gems: the [Temple of Care](temple) heals all wounds for that. Go there.
    .hint-1 = The Temple is in the village, beside the shop.
    .why = From 4 to 8 for 2 gems: no item gives so much. The gems stay on the Temple.
    .miss = Four wounds are still there. For 2 gems, an item gives 1 point of power; the Temple gives back 4.
task-donjon-wounds-wait = You have a single wound and 2 gems. One wound heals by itself at the beginning of each of your turns. So spend your gems on something that lasts.
    .hint-1 = For 2 gems the shop has three items of +1.
    .why = The item gives 1 point of power as the Temple would, but it stays when the wound is gone.
    .miss = You have bought nothing that lasts. Try again.
    .miss-heal = The wound would have healed by itself next turn, and the gems are gone.
task-donjon-wounds-kritik = An 8 on a die is a [Kritik](kritik): that die counts 16, and who loses to it takes two wounds instead of one. You have three wounds, and nobody ever has more than four. Suppose you fight this Orc, and lose to its 8. How many wounds do you have then? Answer with the buttons here.
    .hint-1 = Add two, and mind the most there can be.
    .why = Two more would be five, but the fifth wound does nothing. Either side may roll a Kritik: even the weaker one can win with it.
    .miss = A defeat by a Kritik adds two wounds. And how many are the most?
    .miss-most = Three and two make five. But how many wounds can you have at the most?
    .answer-3 = 3
    .answer-4 = 4
    .answer-5 = 5

lesson-donjon-quests = Quests
    .about = One that is worth double, and others to be bought.
    .known = A main quest brings double, and not completed it costs its points. The Guild sells one quest a turn, for 2 gems.

task-donjon-quests-choose = You are the Barbarian, who likes weapons, and have two quests to choose your [main quest](quest.main) from. The Edge asks for a weapon of +4, the Witcher for a monster of 16 beaten alone. Keep the quest that you can buy.
    .hint-1 = Gems buy the Double Axe, and luck beats a 16.
    .why = A main quest brings twice its [trophy points](end.target), which win the game; not completed, it costs them. So take the one you are sure of.
    .miss = Beating a 16 alone takes a power near 16, or luck. The weapon takes 8 gems.
task-donjon-quests-claim = The Quest of the Edge is your main quest: a weapon of +4. You have 9 gems. Complete it, and show it.
    .hint-1 = Buy first; quests may then be shown at any time.
    .why = 4 trophy points instead of 2, and 4 gems, which are not doubled. With a quest, an item is half paid for.
    .miss = The quest is not completed yet. Try again.
    .miss-type = That has +4, but it is not a weapon.
task-donjon-quests-guild = You have no trophy points, the others have some. With your 2 gems, buy a quest from the [Guild of Adventurers](guild). Of the two that you see, keep the one that you have completed already, and show it.
    .hint-1 = One of the two asks you to be the last in trophy points.
    .why = 2 gems spent, 4 gained, and 3 trophy points. The other quest is under the pile now. The Guild sells you one quest a turn.
    .miss = You have not shown a quest. Try again.
    .miss-other = The Lavish asks for a weapon, an armour and a jewel, and you have none of them. The Quest of the Poor was completed already.
    .miss-gone = Your gems were for the Guild. Try again.
task-donjon-quests-cost = Your main quest asks for a dragon and has 3 trophy points on it. Completed, it brings double; not completed, it costs 3 at the end. How many points apart are these two outcomes?
    .hint-1 = Twice the points won, or the points lost.
    .why = 6 won or 3 lost. A hard main quest is a heavy bet; A new choice may exchange it.
    .miss = That is what it brings if it is completed. And if it is not?
    .miss-printed = That is what is printed on it. A main quest brings double.

lesson-donjon-ally = An ally and the price
    .about = Who helps you, with how much, for what.
    .known = One ally, who brings half of his power, rounded up. His price is a promise, paid only if you win.

task-donjon-ally-call = An Ogre of power 12 and 4 gems. Alone you would win one time in five. The Warrior beside you has 11, and an ally brings half of that, rounded up. Call for help against the Ogre.
    .hint-1 = You are asked before you fight.
    .why = Now each of the others names a price, or passes. You need not take any of them. A price is a [promise](promises): it is paid only when you have won.
    .miss = You have gone without an ally. With the Warrior you would have had 14 against 12.
task-donjon-ally-choose = Both ask 2 gems, and against a monster you may have only one ally. Player 2, the Warrior, has a power of 11; Player 3, the Sorcerer, has two wounds and 6. Take the ally who brings more.
    .hint-1 = Half of 11, rounded up, is 6. Half of 6 is 3.
    .why = 8 + 6 is 14 against 12, and wins 47 of 64 rolls. With the Sorcerer it would have been 11 against 12.
    .miss = You have taken neither of them. Try again.
    .miss-weak = The Sorcerer brings 3, the Warrior 6, and both cost the same.
    .miss-alone = Without an ally it is 8 against 12.
task-donjon-ally-counter = Player 2 asks 4 gems, and that is all the Ogre has: you would fight for nothing. You may once propose another price. Propose 2.
    .hint-1 = Do not take him yet: the price comes first.
    .why = He agrees: 2 gems for him, 2 and the spoil for you. A price is good if both are better off with it.
    .miss = You have taken him for 4 gems: the spoil is all that is left to you, and the wound if you lose.
    .miss-alone = Without an ally you lose four times in five. First propose him another price.
    .miss-price = You proposed a different price. Try again, and propose 2 gems.
task-donjon-ally-lost = The Warrior would come along for 2 gems. Suppose you take him and lose to the Ogre all the same. Who takes a wound? Answer with the buttons here.
    .hint-1 = An ally shares more than the prize.
    .why = Both of you do, and two each if the Ogre rolls a Kritik. The Ogre goes to the discards. You have won nothing, so you owe nothing of what you promised.
    .miss = You do, but not you alone.
    .miss-ally = An ally does not fight instead of you, but at your side.
    .answer-you = Only you
    .answer-ally = Only the Warrior
    .answer-both = Both of you

lesson-donjon-word = Promises and treason
    .about = Words bind nobody, and everybody remembers.
    .known = A promise binds nobody, and everybody sees whether it is kept. 6 gems buy a trophy point, one a turn.

task-donjon-word-keep = The Orc is beaten, with the Warrior’s help, for which you promised 2 of its gems. The game is young, and you will need him again. Keep your promise.
    .hint-1 = You are asked in the Warrior’s rest, for each promise.
    .why = 2 gems for him, 1 for you, and a promise that is believed. Kept and broken promises are counted, open to all.
    .miss = That was allowed: nothing forces you. But everybody has seen it, and next time help will be dear.
task-donjon-word-break = You have 11 of the 12 trophy points and 6 gems, just enough to buy the last one. But you promised the Warrior 3. The game ends with that point, and nobody will need your promises any longer. Win it.
    .hint-1 = If you keep your promise you have 3 gems left. A trophy point costs 6.
    .why = That is the treason of the title. It pays best at the end: so be careful whom you help when the end is near.
    .miss = The last point costs 6 gems, in the Warrior’s rest. Try again.
    .miss-keep = That was honest, and it leaves you 3 gems: too few for the point that wins.
task-donjon-word-trophy = The Goblin is beaten, and your turn ends with the Warrior’s rest. There you may buy a trophy point for 6 gems, one a turn. You have 13 gems. Buy one, then try to buy another.
    .hint-1 = Press the same button twice.
    .why = One a turn, and no more: who needs two has to begin a turn earlier, and the others see it coming.
    .miss = You have not tried to buy a second one. Try again.

lesson-donjon-arena = The first Arena
    .about = Whom to attack, and what to take.
    .known = From round 3 on you may challenge another player. The winner has a trophy point and plunders; the first Arena also brings the pot.

task-donjon-arena-early = Instead of going into the Dungeon you may challenge another player: that is an [Arena](arena.open). But it is only round 2. Try to open an Arena against Player 2.
    .hint-1 = Choose the Arena as if it were round 3.
    .why = In the first two rounds the players only look at each other; from round 3 on, nobody is safe.
    .miss = That was allowed: you are in the Dungeon. Try again, with what the rules forbid.
task-donjon-arena-victim = Round 3. The winner of an Arena gets a trophy point and [plunders](arena.plunder) the [victim](arena.open). You have a power of 11. Open an Arena against somebody whom you beat more often than not.
    .hint-1 = One of the two has all the best items, the other two wounds.
    .why = 11 against 6. Unless somebody joins the other side: the third player may, in secret.
    .miss = No Arena is open yet. Try again.
    .miss-strong = 11 against 20: only great luck would help you.
task-donjon-arena-plunder = You have won. You may take half of the gems, an item or a spoil from Player 2. You have no weapon: take what makes you stronger by 4.
    .hint-1 = What would it cost in the shop?
    .why = An axe of 8 gems, and what it adds to you is taken from him.
    .miss = A Goblin is worth a quest now and then. The axe is worth 8 gems.
    .miss-gems = Half of 5, rounded up, is 3 gems. The axe would have been worth 8.
task-donjon-arena-pot = At the beginning of each round a gem goes into the [pot](pot), until the first Arena has been fought. Its winner takes the pot: there are 3 gems in it. Open the first Arena, and win it.
    .hint-1 = One of the two has wounds and no items.
    .why = The pot, a trophy point, and then the plunder: the first Arena is worth the most. Whoever helps you gets nothing of the pot, and from now on it stays empty.
    .miss = The pot is not yours. Try again, against the weaker of the two.
    .miss-dungeon = The pot is won in an Arena, not in the Dungeon.

lesson-donjon-sides = Taking sides
    .about = An attacker, a victim, and everybody else.
    .known = The others join a side in secret, or stay neutral. Each of the winning side gets a trophy point, each of the losers a wound.

task-donjon-arena-side = Player 2, with a power of 20, attacks Player 3, who has 8. You may join either side in secret, or stay [neutral](arena.sides): each of the winning side gets a trophy point, each of the losers a wound. Choose your side.
    .hint-1 = You bring 4. Which side needs it less?
    .why = The point is the same for an ally as for the attacker. But that is why the strong win so often: think of it when you are the victim.
    .miss = You have not won a trophy point. Try again.
    .miss-neutral = By staying neutral you take no wound, and get nothing.
    .miss-weak = 8 and your 4 against 20: a noble choice, and a wound.
task-donjon-arena-promise = You have opened an Arena against Player 2, as strong as you are. Player 3 may tip the scales. You have 2 gems: promise Player 3 one of them.
    .hint-1 = Before the dice, attacker and victim may each promise something.
    .why = Nobody answers, and the victim may promise more. Which side Player 3 takes you see after the dice.
    .miss = You have promised nothing to Player 3. Now only he knows why he should help you.
    .miss-other = You promised something else. Try again, and promise 1 gem.

lesson-donjon-game = A first game
    .about = The last turn of a game against two computer players.
    .known = Gems become items, items complete quests, and quests win. A whole game waits at the table.

task-donjon-game-last = The last turn of a game to 12. You are the Barbarian, with 8 trophy points, 5 gems, and the Quest of the Edge as your main quest. Player 2 has 10 points. Win now: gems first, then the rest in the village.
    .hint-1 = The Double Axe costs 8 gems, and the quest brings 4 points. Where do 3 gems come from?
    .why = A monster for the gems, the gems for the axe, the axe for the quest: that is a turn as it should be. Now a whole game.
    .miss = The game is not won in this turn. Try again.
    .miss-type = That has +4, but the Quest of the Edge asks for a weapon.
    .miss-arena = An Arena brings one trophy point, and you need four. Go into the Dungeon for the gems.

chapter-donjon-further = The six adventurers
    .about = What each of them can do, once or always, and which items are theirs alone.

lesson-donjon-gifts = Barbarian, Ranger, Priest
    .about = Gifts for the whole game, powers for one fight.
    .known = An adventurer has a gift for the whole game. The unique power comes once: the Barbarian’s 4, the Ranger’s 6, the Priest’s second fight.

task-donjon-gifts-barbarian = You are the Barbarian: with a weapon equipped you have 1 more. You have 2 gems. Make your power grow by 2.
    .hint-1 = The smallest weapon is enough.
    .why = +1 for the Dagger and +1 for having a weapon. The Warrior has that with an armour, the Sorcerer with a jewel.
    .miss = That gives +1 to anyone. With a weapon, a Barbarian has 1 more.
    .miss-armour = You have gained 1. With an armour the Warrior has 1 more, and you are the Barbarian.
    .miss-jewel = You have gained 1. With a jewel the Sorcerer has 1 more, and you are the Barbarian.
task-donjon-gifts-ranger = You are the Ranger, and your [token](token.when) says undead. A Vampire of 16: against it you have 8 and 1. Once a game, your [unique power](token.when) gives you 6 more against a monster like that. Win this fight.
    .hint-1 = What makes you stronger is announced before the dice.
    .why = 15 and 4 against 16 and 2: a trophy point and 5 gems. The token is gone now.
    .miss = 9 and 4 against 16 and 2: your unique power was made for this.
task-donjon-gifts-priest = You are the Priest, and see the next card: a Red dragon of power 22, and you have 10. Player 2 has three wounds. Choose what you do instead of meeting the dragon.
    .hint-1 = You may look before you choose between Dungeon and Arena.
    .why = 10 against 5, and Player 2 draws the dragon next, unless he fights in an Arena too.
    .miss = You have met the dragon that you had seen. You may flee from it, but then the turn has brought you nothing.
task-donjon-gifts-again = You are the Priest, and a Ghoul as strong as you are has just beaten you. Once a game, you may have a lost fight of yours again. Do it.
    .hint-1 = You are asked before the wounds are dealt.
    .why = Both dice were rolled again, and this time the Kritik was yours: your 8 counted 16. It is worth most where only bad luck has beaten you.
    .miss = The defeat stands, and the token is still yours. In an even fight it would have helped you 36 times in 64.
task-donjon-gifts-rage = You are the Barbarian, with a power of 10, and fight an Ogre of 12. Once a game you may fight with 4 more, and have 2 less from then on, until the end of the game. Use it, and win.
    .hint-1 = It is announced before the dice.
    .why = 14 against 12, and the same die on both sides. Those 2 are no wound, so nothing heals them: the later in the game you do it, the less you pay.
    .miss = 10 against 12, and the same die on both sides: 4 more would have won.

lesson-donjon-wits = Sorcerer, Thief, Warrior
    .about = Vanishing, stealing, and an item for one alone.
    .known = The Sorcerer vanishes from a fight, the Thief plunders two things. Each adventurer has a reserved item, used once.

task-donjon-wits-sorcerer = You are the Sorcerer. Player 2, with a power of 20, attacks you and wants your gems. Once a game you may [vanish](sorcerer.token) while the dice are rolling: nobody can harm you then. Do it.
    .hint-1 = You are asked just before the result.
    .why = No wound, no plunder, and no trophy point for Player 2.
    .miss = 8 against 20: that costs you a wound and half of your gems, unless you roll a Kritik.
task-donjon-wits-thief = You are the Thief and have won an Arena on your own turn. With your unique power you take two things of three: all gems, an item, a spoil. Take the gems and the axe.
    .hint-1 = Both are chosen in one move.
    .why = All 4 gems and +4. Others would have had one of them, and of the gems half. Without the token, too, a Thief takes one gem more than others whenever he plunders.
    .miss = The axe is yours, but your unique power would have given you the gems too.
    .miss-gems = Half of the gems, and your one extra gem. Your unique power would have given you all of them, and the axe.
task-donjon-wits-gem = Player 2, with a power of 12, attacks Player 3, who has 8 and 6 gems. You are the Thief: whenever your side plunders, you take one gem more from the victim, without any token. Join a side, and win a trophy point and a gem.
    .hint-1 = Only one of the two sides plunders.
    .why = A trophy point for each on your side, and a gem for you besides what Player 2 has plundered.
    .miss = The victim’s side plunders nobody, and with your 4 it was only 12 against 12.
    .miss-neutral = If you stay neutral, you win nothing: you take your gem only on the side that plunders.
task-donjon-wits-warrior = You are the Warrior of 9 and stand before a Fire giant of 18. You have the Power Armour, which doubles your power and your die in one fight. Win against the giant.
    .hint-1 = It is announced before the dice, as unique powers are.
    .why = Twice 9 and 4 is 26, against 18 and 2: two trophy points. Each adventurer has one such item, and it is discarded after use.
    .miss = 9 and 4 against 18 and 2. The armour would have made that 26.

lesson-donjon-cards = Special cards and events
    .about = Not everything in the Dungeon wants to be fought.
    .known = Some cards give, some take, and after an event another card is drawn. With the Key, the Temple may be raided, at the price of a curse.

task-donjon-cards-djinn = You have beaten the Djinn, and may take any item or spoil on the table. Your main quest is the Edge: a weapon of +4. Take what completes it.
    .hint-1 = It may also come from the shop.
    .why = 8 gems’ worth, and a quest completed with it: 4 trophy points, as soon as you show it.
    .miss = That does not complete your quest. It asks for a weapon of +4.
    .miss-short = The War hammer has +3: one short of what the quest asks.
task-donjon-cards-toll = Player 3 has drawn the Toll: for a round, a card costs 2 gems to draw. You have 1. Leave the village and try to draw anyway.
    .hint-1 = First leave the village; then try the Dungeon.
    .why = A player who cannot pay must open an Arena: that is when fights break out.
    .miss = Try to draw a card, though you have only 1 gem.
    .miss-arena = That is what the Toll leaves you. But first try to draw, and see which rule says no.
    .miss-key = The Temple can be raided only with its Key, and you do not have it. First try to draw a card.
task-donjon-cards-rot = Rot: each discards one of their spoils. Your main quest asks for three undead, and you have two. Discard what the quest does not need.
    .hint-1 = Zombie and Mummy are undead.
    .why = One more undead, and the quest is completed. After an event another card is drawn: here, a chest.
    .miss = That was one of the undead that your quest asks for.
task-donjon-cards-pickpocket = A Pickpocket: discard an item, whichever you like. You have a Dagger of +1, a Golden crown of +4, and a Sale, which is worth 4 gems on an item of 8. Give up what is worth least.
    .hint-1 = What does each cost, or save, in the shop?
    .why = 2 gems buy it back: it is in the shop again.
    .miss = The crown cost 8 gems, the Dagger 2.
    .miss-sale = The Sale could have saved you 4 gems; the Dagger costs 2.
task-donjon-cards-raid = You have the Key of the Temple. There are 8 gems on the Temple, which others have paid to be healed. Instead of Dungeon or Arena you may [raid](temple.raid) it, alone against its Guardian of 14. Your power is 20. Take the gems.
    .hint-1 = The Temple stands beside the Dungeon and the Arenas.
    .why = 8 gems at once. But for raiding the Temple you are cursed until the end of the game: neither the Temple nor a Day of Grace heals you any more.
    .miss = The gems are still on the Temple, and its Key is still in front of you.

lesson-donjon-events = Events that concern everybody
    .about = Fury, Hell, love, and a second choice.
    .known = Blood fury and A day in Hell are fights for everybody. Burst of love forbids Arenas for a round; A new choice exchanges quests.

task-donjon-events-fury = Player 3 has turned up Blood fury: at once an Arena against the player on the right, the one before in turn order. Nobody negotiates, and this time nobody may stay neutral. Player 3 has a power of 21, Player 2 has 8. Choose your side, and win a trophy point.
    .hint-1 = You bring 4, to either side.
    .why = 25 against 8. Fury comes in any round, even the first, and after it another card is drawn.
    .miss = 8 and your 4 against 21: only a Kritik could have saved you from the wound.
task-donjon-events-hell = A day in Hell: the last three discarded monsters attack together, with 22. All others are your allies, which makes 19. If you lose, everybody is wounded and loses a trophy point. You are the Warrior: once a game, your unique power brings 2. Win.
    .hint-1 = As in any fight, you announce what you use before the dice.
    .why = 21 and 4 against 22 and 3: equal, and the green die decides. The 5 gems of the three are dealt one by one in turn order. There are no spoils.
    .miss = 19 and 4 against 22 and 3: wounds for everybody, and a trophy point gone. Your unique power would have been just enough.
task-donjon-events-choice = A new choice: everybody may exchange the main quest for a secondary. Your main quest asks for a dragon. Your secondary is the Quest of the Edge, and you have the Double Axe that it asks for. A main quest brings double. Exchange the two, then show the Quest of the Edge.
    .hint-1 = Do not show it yet: first it has to be your main quest.
    .why = 4 trophy points instead of 2. And the dragon, now secondary, costs you 1 at the end if you never meet it, instead of 3.
    .miss = The Quest of the Edge has not been shown as your main quest. Try again.
    .miss-early = Shown too early: a secondary quest brings 2 points, and as your main quest it would have brought 4.
    .miss-stays = So the dragon stays your main quest, and the Quest of the Edge can bring only 2 points.
task-donjon-events-love = Player 3 has drawn Burst of love: for a round there are no Arenas. You have a power of 20. Player 2, with two wounds, has 4 gems. Leave the village, and try to open an Arena against Player 2 anyway.
    .hint-1 = First leave the village; then choose the Arena.
    .why = No, until the next turn of Player 3. Blood fury would have no effect either. The Toll and Burst of love are never active together: the later one ends the earlier.
    .miss = You are in the Dungeon. Try again, with what the card forbids.
task-donjon-events-active = In your last turn you drew the Toll, and the others have paid 2 gems each for their cards. Now it is your turn again, and you do not have a gem. Leave the village, and go into the Dungeon if you can.
    .hint-1 = How long does the Toll last?
    .why = The Toll and Burst of love last until the next turn of the player who drew them. The Toll ended when your turn began.
    .miss = The Toll had ended when your turn began: you could have drawn a card for nothing.

lesson-donjon-limits = Limits
    .about = Of quests, of spoils, of prices, and of the first rounds.
    .known = Three secondary quests not completed are the most, and a spoil serves once. Dragons and the Toll wait until round 3.

task-donjon-limits-guild = You have three secondary quests, none of them completed, and 4 gems. The Guild sells one quest a turn. Try to buy another.
    .hint-1 = Press the button for it in the village.
    .why = Three not completed are the most you may have. Each of them costs 1 trophy point at the end: first complete one.
    .miss = You have not tried it. The rule can only say no if you do.
task-donjon-limits-spoils = Both your quests can be completed: the Quest of the Kind, your main quest, with three undead; the Quest of the Just with a humanoid, an undead and an extraordinary creature. But a spoil serves once: what completes a quest is discarded with it. Show the quest that brings more.
    .hint-1 = Each of them is worth 2 trophy points. Which of them brings double?
    .why = 4 trophy points and 4 gems, and three spoils fewer. Now the Quest of the Just lacks an undead, and that can still be beaten.
    .miss = You have not shown a quest yet. Try again.
    .miss-just = That brought 2 trophy points, and its undead is missing from your main quest now, which would have brought 4.
task-donjon-limits-early = It is round 2, and you are about to draw. Suppose you turn up the Red dragon. What becomes of it? Answer with the buttons here.
    .hint-1 = The rules spare you in the first two rounds.
    .why = Before round 3 dragons and the Toll go back into the pile, which is shuffled, and you draw another card.
    .miss = With a power of 8 against 22? The rules spare you that.
    .miss-flee = You need not even flee: it is too early for a dragon.
    .answer-fight = I fight it or call an ally
    .answer-flee = I have to flee
    .answer-back = It goes back into the pile
task-donjon-limits-price = Player 2 has met a Vampire of 16, and calls for you. Its card has a trophy point, and that may be part of your price. Ask for the trophy point, and for nothing else.
    .hint-1 = Choose it among what Player 2 can give.
    .why = Trophy points may be promised only for monsters that have some: those of 16 and 18, and dragons. It is still a promise: paid if you win, and if Player 2 keeps his word.
    .miss = You have not named a price. Try again.
    .miss-gems = That is a different price. Ask for the trophy point of the card.

chapter-donjon-two = Swaps, and the game for two
    .about = What to offer to whom, and what changes when you are two.

lesson-donjon-trade = Swaps
    .about = What to offer, and to whom.
    .known = In the village you may swap with anybody who agrees. An offer has to bring both something.

task-donjon-trade-declined = You carry the Power Armour, which only the Warrior can use. In the village you may offer a [swap](deal.swap). Offer it to Player 3, the Sorcerer, for 4 gems, and see what the answer is.
    .hint-1 = Press “{ donjon-swap }”, choose Player 3, then what you give and what you want.
    .why = Declined: 4 gems for something without use to a Sorcerer. An offer has to bring the other something, too. The same one may not be made twice in a turn.
    .miss = The Sorcerer has not been asked. Try again.
    .miss-given = A gift is always taken. Ask 4 gems for it, and see.
    .miss-sold = So the armour is sold already. This time ask the Sorcerer for 4 gems, and see.
    .miss-price = You asked for a different price. Try again, and ask for 4 gems.
task-donjon-trade-accepted = The Sorcerer has declined. Player 2 is the Warrior, and has 9 gems. Sell the Power Armour to Player 2 for 4 of them or more.
    .hint-1 = The same offer, to somebody else.
    .why = Accepted: the armour doubles the Warrior’s power in one fight, and you have gems for what was no use to you. Both are better off, and everything changed hands at once.
    .miss = The armour is still yours. Try again.
    .miss-left = You have left the village with the armour, and swaps are made there. Try again.
    .miss-same = It is no use to the Sorcerer, whatever it costs. Who could use it?
    .miss-dear = That is too much even for the Warrior. Ask a little less.
    .miss-cheap = Sold, but too cheap: the Warrior would have paid 4 gems.
    .miss-again = You have made this very offer this turn. Change something in it, or ask somebody else. Four offers a turn are the most.
task-donjon-trade-help = Player 2, the Warrior, has no gems. But in the village you may also ask for a promise, such as help in a later fight. Offer Player 2 your Power Armour for that help.
    .hint-1 = Press “{ donjon-swap }”, choose Player 2, give the armour, and want “{ donjon-dungeon-helps }”.
    .why = The armour changed hands at once, and the help is promised. You may negotiate about a fight from the Supply on, and not only when a monster is there.
    .miss = Nobody has promised you help. Try again, and ask for it in return.

lesson-donjon-two = Two players
    .about = Three quarters of an ally, and gems in advance.
    .known = When you are two, an ally brings three quarters of his power. He may ask to be paid in advance.

task-donjon-two-quests = When you are two, each looks at three quests and keeps one as the main quest. You are the Warrior. One asks for three extraordinary creatures, one for an armour of +4 or +5, one to be the last in trophy points. Keep the quest that gems can buy.
    .hint-1 = The Plate armour costs 8 gems.
    .why = A Warrior wants an armour anyway: it gives him 1 more. Two play to 12 trophy points, without the Quests of the Fearless and of the Coward: nobody can take a side in your Arenas.
    .miss = That one asks for luck, or for a bad game. What the Smith asks for is in the shop.
task-donjon-two-ally = An Ogre of power 12 against your 8. Player 2, the Warrior, has 11, and when you are two an ally brings three quarters, rounded up: 9. He wants 2 gems [in advance](deal.advance): paid at once, and then you may not flee. Take him, and win.
    .hint-1 = 8 + 9 is 17.
    .why = 17 against 12: 4 gems for the 2 that you have paid. Paying in advance binds both: you could not break your promise, nor leave the Ogre alone.
    .miss = Without an ally it is 8 against 12, and you win 13 of 64 rolls.
task-donjon-two-bid = This time Player 2 has met an Ogre, and calls for you. A promise binds nobody, and a player who flees owes nothing. When you are two, you may ask to be paid in advance. Get 2 gems for your help, whatever Player 2 does then.
    .hint-1 = Put 2 gems into your price, and “{ donjon-dungeon-now }” with them.
    .why = The gems were yours before the dice, and Player 2 had to fight. With more than two players a price can only be promised.
    .miss = You have not got 2 gems for your help. Try again.
    .miss-word = You were promised 2 gems, but Player 2 has fled: the promise lapses, and nothing is paid. Ask for them in advance.
