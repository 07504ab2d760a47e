# The puzzles of Donjon: what is asked, two hints, why the best move is best, and what is said to others.

donjon-puzzle-about = { $stage ->
    [supply] Supply: what do you do in the village?
    [guild] At the Guild: which quest do you keep?
    [choose] Dungeon or Arena?
    [exchange] Which quest is your main quest?
    [djinn] What do you take?
    [pick] Whom do you take, and for how much?
    [flee] Fight or flee?
    [announce] Before the dice: what do you use?
    [sides] Which side do you join?
    [vanish] As the dice are about to roll
    [replay] After a defeat
    [plunder] What do you plunder?
    [word] Keep your promise, or break it?
   *[rest] The Warrior’s rest: what do you do in the village?
}
donjon-puzzle-setting = { $adventurer }, among { $players } players
donjon-puzzle-level = { $level ->
    [1] Easy
    [2] Tricky
   *[3] Hard
}
# What is to be as great as can be.
donjon-puzzle-measure = { $measure ->
    [won] How are you most likely to win the game in this turn?
    [beaten] How are you most likely to beat it?
    [earned] What brings you most gems on average, if each wound counts as 2 gems lost?
    [trophies] What brings you most trophy points on average?
    [counted] What brings you most trophy points in this turn, less what quests not completed would cost?
   *[honest] What brings you most trophy points, and breaks no promise?
}
# $amount: a chance, or an amount; $least: whether it is at least so much, whatever others do;
# $broken: whether a word is broken.
donjon-puzzle-brings = “{ $move }”: { $measure ->
    [won] you win the game in { $least ->
        [yes] at least{ " " }
       *[no] { "" }
    }{ $amount } of the cases.
    [beaten] you win the fight in { $amount } of the cases.
    [earned] { $amount } in gems on average.
    [trophies] { $amount } in trophy points on average.
    [counted] { $amount } in trophy points.
   *[honest] { $amount } in trophy points, { $broken ->
        [yes] and one broken promise.
       *[no] and no promise broken.
    }
}
donjon-puzzle-whole = { $sign ->
    [minus] −{ $number }
   *[plus] { $number }
}

donjon-puzzle-alone = Leave it alone
    .ask = An Ogre of power 12, worth 4 gems, and you have 8. Nobody helps you.
    .hint-1 = How often would you win, and what does it cost you if you do not?
    .hint-2 = You win about one roll in five. Each wound costs more than the Ogre brings on average.
    .why = One time in five 4 gems, four times in five a wound or two: that is a bad choice, and fleeing is free.
    .miss = Set what you win one time in five against what you lose in the others.

donjon-puzzle-fairy = Nothing to lose
    .ask = A Troll of power 14, worth 5 gems, and you have 8. The Good Fairy is with you.
    .hint-1 = What would a defeat cost you here?
    .hint-2 = The Good Fairy takes the wounds. So only what you may win counts.
    .why = You win seldom, but a defeat costs no gem and no wound. What cannot hurt you is worth a try, even at one in eight.
    .miss = Fleeing makes sense only if a defeat would hurt.

donjon-puzzle-side = With the stronger
    .ask = Player 2, with a power of 9, attacks Player 3, who has 11. You have 8 and bring 4.
    .hint-1 = Work out both sides with your 4 in it.
    .hint-2 = 13 against 11, or 15 against 9?
    .why = You tip the scales with either, but a point is a point: the larger lead is the safer one.
    .miss = You get one point with either side. With which of them is it safer?

donjon-puzzle-rage = There is no later
    .ask = You and Player 2 have 11 of 12 trophy points each, and a Vampire of power 16 has one on its card. Your unique power gives 4 now and takes 2 for good.
    .hint-1 = How many turns are left in which the 2 will be missed?
    .hint-2 = If you win, the game is over, and if you do not, it may be over before your next turn.
    .why = What is spent for good costs nothing at the end. Keep it until then, but not longer.
    .miss = You have saved it for a turn that may never come.

donjon-puzzle-chest = Certain is better
    .ask = You have 11 of 12 trophy points, 3 gems and a power of 20. The Priest’s gift shows you a Treasure chest on top of the pile. Player 2 has 8.
    .hint-1 = There is more than one way to a trophy point.
    .hint-2 = What can 6 gems buy in the Warrior’s rest?
    .why = The chest makes 6 gems of your 3, and those buy the last point. An Arena, however strong you are, can be lost by a Kritik.
    .miss = Very likely is not certain. Is there something certain?

donjon-puzzle-cheap = The cheaper help
    .ask = An Ogre of power 12 with 4 gems, and you have 8. Player 2 brings 6 for 3 gems, Player 3 brings 4 for nothing. Neither will take another offer.
    .hint-1 = What is left to you of a victory with each of them?
    .hint-2 = With the stronger you win more often, but only 1 gem; with the other all 4.
    .why = Two more points of power raise your chance from 36 to 47 rolls of 64. That is worth something, but not 3 gems of 4.
    .miss = Look at what remains after the price is paid, and at how often.

donjon-puzzle-ahead = Not when you lead
    .ask = A Ghoul of power 8, and you have 14. The Chaotic vial adds what a die shows, less 4: from −3 to +4.
    .hint-1 = On average the vial gives half a point. But is a point up worth as much as a point down costs?
    .hint-2 = At 6 ahead, only a Kritik beats you. A bigger lead, up to 8, does not change that; a lead below 6 does.
    .why = With a lead of 6 you lose to a Kritik only. More power helps you almost never, and less opens the door to others. Keep the vial.
    .miss = You win nearly always as it is. When you lead, you do not want surprises.

donjon-puzzle-behind = When you are behind
    .ask = An Ogre of power 12, and you have 8 and the Chaotic vial, which adds from −3 to +4. You have chosen to fight.
    .hint-1 = How much worse can it get?
    .hint-2 = At 4 behind, mostly a Kritik saves you, and it does so at 7 behind too. But at 0 behind you win more than half.
    .why = When you are behind, you have little left to lose: a bad vial hardly hurts, and a good one makes it an even fight.
    .miss = Without it you need a Kritik, or nearly. What would change that?

donjon-puzzle-exchange = Which one is worth double
    .ask = A new choice has been turned up. Your main quest asks for a dragon; your secondary quest, the Edge, for the axe that you have.
    .hint-1 = What is done before the exchange, and what after it?
    .hint-2 = A main quest brings double, and a secondary one costs only 1 if it is never completed.
    .why = As the main quest, the Edge brings 4 instead of 2, and the dragon then costs 1 instead of 3. Show it after the exchange, not before.
    .miss = The quest that you are sure of should be the one that counts double.

donjon-puzzle-order = First the axe
    .ask = You have 7 of 12 trophy points, 10 gems, and the Quest of the Edge as your main quest. A trophy point costs 6 gems, the Double Axe 8. Player 2 has 11.
    .hint-1 = Some purchases bring gems back.
    .hint-2 = A quest that is completed brings 4 gems besides its points. Count what you have then.
    .why = The axe leaves 2 gems, the quest adds 4 gems and 4 points, and the 6 gems buy the fifth point. The other way round there is no axe.
    .miss = You need five points in this turn. In which order do your gems reach for them?

donjon-puzzle-victim = No matter who joins whom
    .ask = You have 11 of 12 trophy points, a power of 11, and see a Trap on the pile. Player 2 has 8 and 9 gems; Player 3 has 6 and nothing. The player you do not attack may join a side.
    .hint-1 = What do you still need: gems, or a point?
    .hint-2 = Work out the worst case for both: 11 against 8 and half of 6, or against 6 and half of 8.
    .why = Gems are of no use any more. Against the weaker one you win more often, whether the other joins you, joins the victim or stays out.
    .miss = What is in a purse counts only while the game goes on. Whom do you beat most surely?

donjon-puzzle-djinn = What is missing
    .ask = The Djinn is beaten. You have 8 of 12 trophy points, and the Quest of the Just as your main quest: a humanoid, an undead and an extraordinary creature. Two of them you have.
    .hint-1 = The Djinn gives more than items.
    .hint-2 = Which type do you lack, and where is one?
    .why = A Harpy out of the discards is an extraordinary creature, and the quest is completed: 4 points, and the game. No item brings that much.
    .miss = Look at your quest, then at everything on the table, the discards too.

donjon-puzzle-raid = The brothers’ purse
    .ask = You have 11 of 12 trophy points, 1 gem, a power of 14 and the Key. There are 6 gems on the Temple, whose Guardian has 14. Player 2 has 19, and a Trap is on top of the pile.
    .hint-1 = The last point may be won, or bought.
    .hint-2 = 14 against 14 for gems, or 14 against 19 for a point?
    .why = The Guardian is the even fight, and his gems buy the point. Being cursed no longer matters then.
    .miss = Compare whom you would have to beat for the last point, in each case.

donjon-puzzle-stay = Stay and hope
    .ask = Player 2, with a power of 12, attacks you. You have 10, your unique power, 8 gems, and 11 of 12 trophy points.
    .hint-1 = What does a victim who wins get?
    .hint-2 = Vanishing saves your gems. But a trophy point for the defender would end the game.
    .why = One time in four the attack itself gives you the last point. Gems and a wound are a small price for that.
    .miss = You have saved gems that you no longer need, and run from the point that you need.

donjon-puzzle-again = One after the other
    .ask = You opened an Arena and lost it. You have 11 of 12 trophy points, your unique power, and the Helm of Oblivion.
    .hint-1 = One of the two makes you win, the other only makes you not lose.
    .hint-2 = If you lose the second time as well, the Helm is still there.
    .why = First the dice again, since they may win the game; if they do not, the Helm takes the defeat away.
    .miss = The Helm only cancels the defeat, and that does not win the game.

donjon-puzzle-end = Ending it is not winning it
    .ask = You and Player 2 have 11 of 12 trophy points each. You have 8 gems, and your main quest, the Edge, is not completed; Player 2 has no quests.
    .hint-1 = What is taken off at the end?
    .hint-2 = 12 points less 2 for the main quest is less than 11.
    .why = A point bought would end the game at 10 against 11. The axe completes the quest, and that ends it at 15.
    .miss = Count what is left of your points after the final count, and what Player 2 has.

donjon-puzzle-charm = The spoils of others
    .ask = You are the Thief with the Blackmail Charm, and have 8 of 12 trophy points. Your main quest asks for three undead; you have one, Player 2 has two, and a quest as well.
    .hint-1 = The charm can do two things.
    .hint-2 = Your own spoils may be used together with those of Player 2.
    .why = One of yours and two of theirs are three: 4 points, and the game. A stolen quest would still have to be completed.
    .miss = Look at what your own quest lacks, and who has it.

donjon-puzzle-guild = A quest already completed
    .ask = You have 8 of 12 trophy points, more than anybody, and 12 gems left after paying the Guild. You look at two quests: one asks for 12 gems, one for most trophy points.
    .hint-1 = You have completed both. What does each bring?
    .hint-2 = One has 4 trophy points on it, the other has 1.
    .why = 12 gems are kept and bring 4 points: that is the game. Having the most points is easier, and so it brings only 1.
    .miss = How many points do you need to reach 12, and which quest brings that many?

donjon-puzzle-unpaid = Too late to be paid
    .ask = You have 10 of 12 trophy points and a power of 10. A Fire giant of 18 has 2 on its card. Player 2 brings 8, and asks 2 gems and both points; Player 3 brings 4 for nothing. Neither will take another offer.
    .hint-1 = When are promises paid, and when does the game end?
    .hint-2 = The two points are yours first. With 12 the game is over at once.
    .why = Beaten, the giant brings you to 12, and nothing further happens: no Warrior’s rest, no payment. So a price that is due later costs nothing, and the stronger ally is the better one.
    .miss = You look at the price. But will it ever be paid?

donjon-puzzle-haul = Two of three
    .ask = You are the Thief and have won an Arena: 7 of 12 trophy points now, the Quest of the Edge as your main quest, and no gems. Player 2 has 6 gems, the Double Axe, and a Lich as a spoil.
    .hint-1 = Five points are missing. Where can each of them come from?
    .hint-2 = The axe completes the quest: four points. A fifth can be bought.
    .why = Axe and quest make 4 points and 4 gems, the gems of Player 2 make 10 of them, and 6 buy the last point. One thing alone would not have been enough.
    .miss = Your unique power takes two things. Which two make five points together?

donjon-puzzle-armour = Once, but when it counts
    .ask = You are the Warrior with 11 of 12 trophy points, a power of 8 and 4 gems. Player 2 has 15. You will open an Arena against Player 2 in this turn: buy what helps most.
    .hint-1 = A bonus lasts. Doubling does not, but you need it only once.
    .hint-2 = With the Power Armour you have 9, and 9 and your die are doubled.
    .why = Twice 9 and twice your die against 15 and a die: that is nearly always enough. The Helm of the Dead would have made 11 of your 8.
    .miss = Think of what is used once and then gone. Do you need more than once?

donjon-puzzle-spoil = What is still there
    .ask = You promised Player 2 the spoil Mummy for helping, and the Mummy is beaten. But your main quest asks for three undead, and with the Mummy you have them. You would like to keep your promise too.
    .hint-1 = When may a quest be shown?
    .hint-2 = Keeping a promise means handing over what is still there.
    .why = A quest may be shown at any decision, so also before you answer for your promise. Then the promise is kept, to the letter: nothing is left of the Mummy. Player 2 will remember it anyway.
    .miss = There is a third way between a broken promise and a quest not completed.
