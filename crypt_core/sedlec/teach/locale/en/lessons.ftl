# The course of La Crypte de Sedlec. For each task: what to do, hints from vague to clear, why it is
# right (`.why`), what is said after a miss (`.miss`, or `.miss-...` for what the course
# knows by name), and answers in words (`.answer-...`).

chapter-sedlec = Your first game
    .about = From an empty table to a game that you can win, in about a quarter of an hour.

lesson-sedlec-graveyard = The graveyard
    .about = Digging, collecting, and what you leave to others.
    .known = In a turn you dig, collect, or lay a card in your crypt. To dig: two face-down piles, two cards turned up, one taken. To collect: a face-up card, without a surprise.

task-sedlec-graveyard-dig = You build a pyramid of skulls, your [crypt](crypt), and the best crypt wins. Cards come from this graveyard: six piles of three. To begin with, a single card is turned up. [Dig](dig): choose two face-down piles and confirm; then take one of the two cards.
    .hint-1 = A dig is two choices: first two piles, then one of their cards.
    .hint-2 = Tap two piles that show their backs, and confirm. Then tap the card that you want.
    .why = You have seen two cards and taken one. The other stays face-up where it is, and Player 2 can [collect](collect) it, which is to take it without digging. That is the price of a dig. To dig and to collect are two of the three actions; the third is to lay a card.
    .miss = For a dig you choose two piles that show their backs. Try again.
    .miss-collect = That card was face-up: you have collected it, without digging. Try again, and choose two piles that show their backs.
task-sedlec-graveyard-leave = You have just dug up two cards. Take one of them: Player 2, who is next, may collect the one you leave. Each card shows two skulls and fills two [levels](level), numbered from the bottom. On level 2, Player 2 has a lover, with hearts for eyes. Two lovers side by side bring 6 points: do not leave Player 2 another one.
    .hint-1 = One of the two cards you have dug up shows a lover.
    .hint-2 = The lover is on pile 2, over a peasant.
    .why = Player 2 finds a king over a peasant, but no lover. A dig is two choices: what you take, and what you leave.
    .miss = The lover stays face-up on its pile. Player 2 can collect it, lay it beside the other one, and have 6 points.
task-sedlec-graveyard-under = Pile 4 shows a card, and two more lie beneath it. If you collect the face-up card, what will be on top of the pile? Do not collect it yet: answer with the buttons here.
    .hint-1 = When have you seen cards being turned up?
    .hint-2 = It is digging that turns cards up. Collecting only takes one away.
    .why = Collecting turns nothing up, so the pile is face-down again, and anybody can dig there. Collecting never brings a surprise, for you or for the others.
    .miss = Collecting takes a card away and turns up none.
    .miss-nothing = Two cards are still beneath the face-up one.
    .answer-open = Another face-up card
    .answer-hidden = A face-down card
    .answer-nothing = Nothing

lesson-sedlec-hand = Your hand
    .about = Room for two cards, and no more.
    .known = Two cards in hand at most. Each card costs two turns, one to take it and one to lay it.

task-sedlec-hand-third = A hand has room for two cards, and yours has two. Try to take a third one anyway: choose the face-up card on pile 1, and confirm.
    .hint-1 = Do as if there were room, and choose a card in the graveyard.
    .hint-2 = Tap the face-up card on pile 1, and confirm.
    .why = With two cards in hand you can neither dig nor collect. Trying costs nothing here: you are always told which rule says no.
    .miss = That was allowed: you have laid a card. Try again, with what the rules forbid.
task-sedlec-hand-lay = Now do what you may: lay one of the two. Choose a card in your hand, then the place in your crypt, and confirm.
    .hint-1 = Your crypt is still empty, so there is a single place: d1. The letter says its column, the number its row.
    .hint-2 = Tap one of your cards, then the place d1, and confirm.
    .why = Your crypt has begun. Each card costs two turns, one to take it and one to lay it. Once it is laid it stays where it is, upright.
    .miss = There is no room for a third card. Lay one of the two that you hold.
task-sedlec-hand-turn = Suppose you lay one of your two cards now. That makes room in your hand. May you dig in the same turn? Answer with the buttons here.
    .hint-1 = How many turns does each card cost?
    .hint-2 = One to take it, one to lay it: never both in one.
    .why = A turn is one thing only: dig, collect or lay. Now it is Player 2’s turn.
    .miss = That would be two things in one turn.
    .answer-yes = Yes, there is room now
    .answer-no = No, not in this turn

lesson-sedlec-pyramid = The pyramid
    .about = Where a card may lie: three rows, six levels.
    .known = Above the bottom row, a card rests on two others. Each row makes two levels of skulls, numbered from the bottom.

task-sedlec-pyramid-air = With two players, a crypt has rows of 4, 3 and 2 cards. A card of a higher row rests on two cards beneath, half on each. So far you have laid only one. Try to lay your card in the middle row, on d2.
    .hint-1 = You can choose the place although nothing can lie there yet.
    .hint-2 = Choose your card, then d2, up on the right of the card that lies there.
    .why = One of the two cards beneath is missing: the place is not [open](crypt), and your card would hang in the air. It can lie in the bottom row, beside the card there: on c1 or e1.
    .miss = That was allowed. Try again, in the middle row, where one of the two cards beneath is missing.
task-sedlec-pyramid-row = Now two of your cards lie side by side. The bottom row need not be finished: lay your card on top of both.
    .hint-1 = Look for the open place that is half above one card, and half above the other.
    .hint-2 = It is d2, above d1 and e1.
    .why = Your card on d2 rests on d1 and e1. You may begin a row before the one beneath it is finished, and finish the lower one later.
    .miss = That place is in the bottom row. Another one, higher up, is open too.
    .miss-wait = Your card is still in your hand. Lay it where it rests on two others.
task-sedlec-pyramid-top = A place in the top row needs two neighbours in the middle row. Lay your card so that a place in the top row opens.
    .hint-1 = One card lies in the middle row, on c2. What does it lack?
    .hint-2 = Next to c2, a card would rest on d1 and e1.
    .why = c2 and d2 lie side by side now, and above them c3 is open. A place at the top takes some preparing.
    .miss = No place has opened in the top row, since the card on c2 still has no neighbour.
    .miss-wait = Your card is still in your hand, and no place has opened in the top row.
task-sedlec-pyramid-level = Each row of cards makes two levels of skulls: 1 and 2 at the bottom, 3 and 4 in the middle, 5 and 6 at the top. You hold a king over a peasant. If you lay this card on d2, on which level will the king be? Answer with the buttons here.
    .hint-1 = Which row is d2 in, and which two levels does it have?
    .hint-2 = The peasant will be on level 3, and the king above it.
    .why = The middle row has levels 3 and 4, and the king is the upper skull. A card is never turned upside down: its king is always above its peasant.
    .miss = Level 2 is in the bottom row. d2 is one row higher.
    .miss-lower = On level 3 will be the lower skull of the card, and that is the peasant.

lesson-sedlec-kings = Kings and peasants
    .about = Who rules from above, and over whom.
    .known = A peasant brings 1 point. A king brings 1 for each peasant and each king on a lower level.

task-sedlec-kings-high = A peasant brings 1 point, wherever it lies. A king brings 1 point for each peasant and each king on a lower level. Lay your king where it brings the most.
    .hint-1 = How many peasants would be below it in each place? Those on its own level do not count.
    .hint-2 = In the middle row it is higher than all your peasants.
    .why = On level 4, your king has all three peasants below it. In the bottom row it would have had only one, since the two others would have been on its own level.
    .miss = On level 2, your king has only one peasant below it: the two others are on its own level.
    .miss-wait = Your king is still in your hand. Lay it.
task-sedlec-kings-last = Your last two cards: one goes to e2 now, and the other, in your next turn, to d3 above it. In which order do they bring you more? Lay the one that goes first.
    .hint-1 = The table shows what a card adds on e2 now. But what will the other one add on d3?
    .hint-2 = On d3, a king looks down on nearly everyone. A peasant brings no more there than anywhere.
    .why = The peasant is worth the same in both places. The king on d3 will have 7 peasants and kings below it, and on e2 it would have had only 3.
    .miss = The king brings more at once, but on e2 it has only 3 peasants and kings below it. On d3 it would have had 7.

lesson-sedlec-priests = Priests and criminals
    .about = Priests on every level, and next to criminals.
    .known = 2 points for each level with a priest. 2 points for each criminal that is adjacent to one; corners do not count.

task-sedlec-priests-level = Each level with a priest brings 2 points, but only once. You have priests on levels 1 and 2. Lay your card so that your priests bring 6 points.
    .hint-1 = The priest is the lower skull of your card. On which level would it be in each place?
    .hint-2 = In the bottom row it would be on level 1, where there is a priest. In the middle row it would be on level 3.
    .why = Level 3 had no priest yet. There are six levels to be had, and every one counts the same.
    .miss = On level 1 there was a priest already, and a second one adds nothing.
    .miss-wait = Your priest is still in your hand. Lay it.
task-sedlec-priests-two = A criminal brings 2 points if it is adjacent to a priest: side by side with it, or one above the other. If only their [corners](adjacent) touch, they are not adjacent. Lay your card so that its priest brings points for two criminals.
    .hint-1 = The priest is the lower skull of your card. Where would it touch two criminals?
    .hint-2 = In the middle row, a lower skull touches the upper skulls of both cards beneath. Which two of those are criminals?
    .why = Your card rests on two others, so its priest touches the upper skulls of both. One priest is enough for all the criminals around.
    .miss = Your priest is still in your hand. Lay it next to two criminals.
    .miss-corner = Your priest is on level 1, and the nearest criminal on level 2 beside it: only their corners touch.
    .miss-one = That is one criminal. There is a place where your priest touches two.

lesson-sedlec-lovers = Lovers
    .about = Two by two, and nobody twice.
    .known = Two adjacent lovers are a pair, and a pair brings 6 points. Nobody belongs to two pairs. In the 18 cards there are 4 kings, 8 peasants, 8 priests, 6 lovers and 10 criminals.

task-sedlec-lovers-pair = Two adjacent lovers make a pair, and a pair brings 6 points. Lay your card so that its lover is adjacent to the one in your crypt.
    .hint-1 = The lover is the lower skull of your card, and the upper one of the card on d1.
    .hint-2 = If your card rests on d1, the two lovers touch.
    .why = Your card rests on d1 with one half, so the lovers touch along half a side. That makes them adjacent.
    .miss = Your two lovers do not touch: there is no pair yet.
    .miss-corner = On c1, your lover is on level 1, and the other one on level 2 beside it: only their corners touch.
task-sedlec-lovers-third = Three of your lovers lie together, but they bring only 6 points: nobody belongs to two pairs, so one of them is left over. Lay a fourth lover so that your lovers bring 12 points.
    .hint-1 = The fourth has to touch one of the three. The two others then make a pair.
    .hint-2 = The lover is the lower skull of your card. From which place does it touch the lovers on c2 and d1?
    .why = Two pairs: one of the three is with the fourth now. The lover on c2 touches three others, but still belongs to one pair only. What counts is always the way that makes the most pairs.
    .miss = Your fourth lover touches none of the three, so there is still only one pair.
    .miss-wait = Your lover is still in your hand. Lay it.

lesson-sedlec-end = The end
    .about = When it is over, and who wins a tie.
    .known = It is over when everyone’s crypt has its 9 cards, or 6 with three players; the last face-down pile gives one card, without a choice. In a tie compare your best skull types, then the second best.

task-sedlec-end-single = Late in the game only pile 3 still shows its back. A dig then turns up this one card, and you have to take it, whatever it is. Dig there.
    .hint-1 = This time there is a single pile to choose.
    .hint-2 = Tap pile 3, and confirm.
    .why = One pile, one card, and no choice. With two piles or more you always turn up two, and with none you cannot dig.
    .miss = For a dig you choose a pile that shows its back. Try again.
    .miss-collect = You have collected the card that you could see. Try again, with the pile that shows its back.
task-sedlec-end-round = The graveyard is empty. You have one card left to lay, and so has Player 2, who is next. What happens when your crypt is [complete](end)? Answer with the buttons here.
    .hint-1 = You were the first to play, so Player 2 has had one turn less.
    .hint-2 = The game ends when everyone’s crypt is complete.
    .why = The game ends when everyone’s crypt is complete. Each of your nine cards costs you two turns, and it is the same for Player 2: both of you have 18.
    .miss = Whose crypt is not complete yet at that moment? And is there anything left to take?
    .answer-stop = The game is over at once
    .answer-lay = Player 2 lays the last card, and then points are counted
    .answer-take = We go on taking cards
task-sedlec-end-tie = Your last card will bring your criminals to 10 points and you to 24 in all: as many as Player 2. In a tie, all compare the skull type that brought them the most. If these are equal, the second best decide, and so on. Who will win? Answer with the buttons here.
    .hint-1 = Your best are the criminals, with 10. Which skulls have brought Player 2 the most?
    .hint-2 = Player 2 has priests for 10. So look at what comes second: your kings, and Player 2’s criminals.
    .why = Your criminals and Player 2’s priests bring 10 each. Then come your kings with 7, and Player 2’s criminals with 6. If everything were equal, you would share the victory.
    .miss = Begin with the best of each: 10 for both. And which come second?
    .answer-you = I will
    .answer-other = Player 2 will
    .answer-shared = We both will
task-sedlec-end-three = With three players the crypts are smaller: rows of 3, 2 and 1 cards. How many turns does each player have? Answer with the buttons here.
    .hint-1 = How many cards are 3, 2 and 1? And how many turns does each card cost?
    .hint-2 = Six cards, each of which is taken in one turn and laid in another.
    .why = 6 cards, and 12 turns. The graveyard is the same, 18 cards, and three crypts of six need them all: nobody may take a seventh card. With two players, nobody takes a tenth.
    .miss = Each card costs two turns: one to take it, and one to lay it.
    .miss-two = 18 are the turns of a game with two players, with nine cards each.
    .answer-6 = 6
    .answer-12 = 12
    .answer-18 = 18

lesson-sedlec-explain = Explain it
    .about = Player 2 says something: is it right, and why?
    .known = A turn is one of three things, and there is no passing. A king also counts the peasant below it on its own card, and a criminal scores once, however many priests it touches.

task-sedlec-explain-turn = You have no card in your hand, and no card of the graveyard lies face-up. Player 2 says: “You have nothing to lay and nothing to collect, so you pass.” What do you do in this turn?
    .hint-1 = There are three things to choose from in a turn. Which of them needs neither a card in your hand nor a face-up one?
    .hint-2 = Two piles that show their backs are enough for it.
    .why = You dig. A turn is one of three things: dig, collect or lay. Collecting needs a face-up card, laying needs a card in your hand, and nobody passes.
    .miss = Nobody passes here: a turn is always one of three things. One of them can be done with piles that show their backs.
    .miss-collect = A card is collected only if it lies face-up when your turn begins, and here every pile shows its back.
    .answer-pass = I pass
    .answer-dig = I dig
    .answer-collect = I turn up a card and collect it
task-sedlec-explain-king = You hold a king over a peasant and want to lay this card above your two others, on d2. Player 2 counts: “Beneath are a peasant and a king, and both count for your king, so the card adds 2 points.” How many points does this card add?
    .hint-1 = Who else is on a lower level than the king, and what does the lower skull of the card bring on its own?
    .hint-2 = The peasant of the card is right beneath its king.
    .why = The king brings 3: for the peasant and the king in the bottom row, and for the peasant on its own card, a level lower. The peasant brings 1 more on its own.
    .miss = Two skulls of the bottom row count, but the peasant on the same card is lower than the king too, and it brings a point on its own.
    .miss-3 = The king brings 3, its own peasant included. But what does this peasant bring on its own?
    .answer-2 = 2
    .answer-3 = 3
    .answer-4 = 4
task-sedlec-explain-criminal = Your two criminals bring 4 points. You want to lay your card above the two others, on d2. There its priest touches the upper criminal, which is next to a priest already. Player 2 says: “Then that criminal has two priests, and your criminals bring 6.” How many points will your criminals bring?
    .hint-1 = Is one priest enough for a criminal?
    .hint-2 = A criminal either has a priest beside it or has none.
    .why = Still 4, 2 for each: one priest is enough, and a second one adds nothing to a criminal. But it brings 2 points for itself, on a level without a priest.
    .miss = A criminal next to a priest scores 2, however many priests are around it.
    .miss-2 = One priest is enough for all the criminals around it, and both of yours have one.
    .answer-2 = 2
    .answer-4 = 4
    .answer-6 = 6

lesson-sedlec-game = The last turns
    .about = Five turns of your own, up to the points.
    .known = That is the whole game. The last player to have been in a graveyard begins, and every hand is empty. A whole game waits at the table.

task-sedlec-game-last = The last five turns of a game are yours. You have 19 points and Player 2 has 22. Take two more cards, lay three, and win.
    .hint-1 = Before you take or lay a card, look at what it adds in each place, and at what will be above it.
    .hint-2 = A lover waits on c2, at the top of its card. In the top row there is a place next to it.
    .why = You have won, and you know all you need. A whole game is 18 such turns, from the very first card: begin one!
    .miss = You have not won this time. Try again: which of your skulls can still bring more?
