# The chapter of the twelve collectors, a lesson a side. How a task is worded: see lessons.ftl.

chapter-collectors = The twelve collectors
    .about = What each collector does for you, one short lesson a side.

## Idols

lesson-idols-a = Idols, side A
    .about = An idol pays for another roll.
    .known = Flip an idol after a roll, and that die is rolled again. The new roll counts. Each idol pays for one roll.
task-idols-a-again = Your 4 takes the idol. See how it rolls; if the servant is exhausted, flip an idol and roll it again.
    .hint-1 = Go on to the roll. The idol you have just collected can pay at once.
    .hint-2 = When the roll has failed, press that die to roll it again.
    .why = The new roll counts instead of the old one. The idol now lies face-up: it still scores its 2 coins, but it can pay no second time.
    .miss = Your servant has not been rolled again yet.
    .miss-done = You have kept the failed roll, and your servant is exhausted. The idol you have just won could have paid for another one.
task-idols-a-which = Your 5 and your 3 are about to roll, and you have a single idol. If both fail, use it on the die that is likelier to be saved.
    .hint-1 = A servant is ready again if it rolls at least its effort.
    .hint-2 = Count the faces that save each die: 5 and 6 for one of them, and for the other?
    .why = Four faces out of six save a 3, only two save a 5. The lower the effort, the better an idol is spent on it.
    .miss = One idol, one roll: spend it on one of your two dice.
    .miss-harder = A 5 is saved by a 5 or a 6 only. The 3 had four good faces out of six.
    .miss-done = Both servants stay exhausted, and your idol was never used.

lesson-idols-b = Idols, side B
    .about = Be the first to own two.
    .known = The first player with two idols gets 5 coins at the end. Other players who reach two later get 2 coins.
task-idols-b-first = The first player to own two idols gets 5 coins at the end. You own one already, and this is the last turn of the round. Claim the treasure that brings you the most coins.
    .hint-1 = Count what is printed on the treasure, and what the idols’ collector pays.
    .hint-2 = With a second idol you would be the first to own two: 5 coins.
    .why = The idol’s 1 and the collector’s 5 make 6. Both idols are flipped: that marks that you have earned the 5 coins. In a solo game you are always the first, because the Ghost owns nothing. With more players, all who get there in the same round have the 5 coins.
    .miss = Even the highest value here is 4. Your second idol would have brought 1 coin and 5 more.
task-idols-b-later = Player 2 was the first to own two idols, some rounds ago. Now you own two as well. How many coins does the collector pay you at the end? Answer with the buttons here.
    .hint-1 = The 5 coins are for the first, and for everyone who gets there in the same round.
    .hint-2 = A player who comes later gets something too: read the idols’ collector.
    .why = A player who owns two idols or more later than the first gets 2 coins. These idols stay face-down.
    .miss = Coming late pays less, but it does pay.
    .miss-likely = The 5 coins went to Player 2, who had two idols in an earlier round.

## Jewelry

lesson-jewelry-a = Jewelry, side A
    .about = The best of two or more counts twice.
    .known = With two or more, the best piece counts twice. The others count once.
task-jewelry-a-second = With two or more pieces of jewelry, the best counts twice at the end. You own one, worth 4, and this is the last turn of the game. Claim the treasure that raises your score the most.
    .hint-1 = One piece of jewelry alone brings no more than its value. Two do.
    .hint-2 = With a second piece, whatever its value, your 4 would count twice.
    .why = 1 coin on the card, and your 4 counts once more: 5 coins for a treasure that shows 1.
    .miss = That brings 4 coins at most. The jewelry shows 1, but with it your 4 would have counted twice: 5 coins.
task-jewelry-a-count = You own jewelry of 2, 3 and 4. How many coins do these three bring you at the end, collector included? Answer with the buttons here.
    .hint-1 = First add up the values.
    .hint-2 = Then add the best one again, and only that one.
    .why = 2 + 3 + 4 = 9, and the 4 once more: 13.
    .miss = The values alone make 9. The best one counts twice.
    .miss-likely = Not all of them count twice, only the best one.

lesson-jewelry-b = Jewelry, side B
    .about = One coin more for each.
    .known = Each piece of jewelry counts one coin more than it shows.
task-jewelry-b-threes = Each piece of jewelry brings a coin more at the end, and this is the last turn of the game. Two treasures show 3, and the face-down idol is at most a 3, since you own the 4. Claim the one that raises your score the most.
    .hint-1 = Values being equal, look at what the collectors pay.
    .hint-2 = Which of the two 3s brings a coin on top of its value?
    .why = 3 coins on the card and 1 from the collector: the jewelry is worth 4 to you.
    .miss = That is worth 3 at most. The jewelry would have brought 3 and 1 more.
task-jewelry-b-count = You own jewelry of 1, 3 and 4. How many coins do these three bring you at the end, collector included? Answer with the buttons here.
    .hint-1 = First add up the values.
    .hint-2 = Then add one coin for each piece.
    .why = 1 + 3 + 4 = 8, and one coin for each of the three: 11.
    .miss = The values alone make 8, and the collector adds something.
    .miss-likely = That would be side A, where the best piece counts twice. Here it is side B.

## Manuscripts

lesson-manuscripts-a = Manuscripts, side A
    .about = With two or more, each counts 4.
    .known = With two or more, each manuscript counts 4 coins, whatever it shows.
task-manuscripts-a-second = With two manuscripts or more, each counts 4 coins instead of its value. You own one, worth 1, and this is the last turn of the game. Claim the treasure that raises your score the most.
    .hint-1 = What would two manuscripts count, whatever they show?
    .hint-2 = Two manuscripts count 4 each. Until now you have 1 coin from yours.
    .why = Two manuscripts count 4 each: 8 coins, where you had 1. That is 7 more, and the jewelry offered 4.
    .miss = That brings you 4 coins at most. A second manuscript would have turned your 1 into 8.
task-manuscripts-a-free = The last turn of the game. You own two manuscripts. Take another one, and end with all three servants ready.
    .hint-1 = Does it matter which manuscript you take?
    .hint-2 = Both will count 4. One of them is free, and a servant with effort 1 is never rolled.
    .why = A manuscript of 1 counts 4 as well, and effort 1 exhausts nobody. Each ready servant is one more coin.
    .miss = Take a manuscript, and do not risk a servant for it.
    .miss-four = Here the 4 is worth no more than the 1: either counts 4. And to push the Ghost’s pair of 6s off you had to risk three servants.

lesson-manuscripts-b = Manuscripts, side B
    .about = Flip one, and see what lies face-down.
    .known = At any time, flip a manuscript and look at everything face-down in the crypt. It takes no turn.
task-manuscripts-b-look = The last turn of the round: one treasure. Flip your manuscript to look at what lies face-down, then claim the most valuable treasure.
    .then-claim = You have looked, and it is still your turn: claim the most valuable treasure.
    .then-go = Go on with “{ next }” until the treasure is yours.
    .hint-1 = Look first, with the button below your dice. It does not take your turn.
    .hint-claim-1 = The face-down card shows you its value now. Compare it with the others.
    .why = You knew what you took: a 4. Looking cost a flipped manuscript, which still scores, and no turn. You may look on another player’s turn, too, and tell nobody.
    .miss = You looked, but what you have claimed is not the most valuable treasure. Compare what you saw with what the others show.
    .miss-blind = You have claimed without looking. One card shows only its back: your manuscript would have told you what it is worth.
    .miss-recover = That was a pass: your last turn of the round is over, and you have claimed nothing.
task-manuscripts-b-low = Once more: look first, then claim the most valuable treasure.
    .then-claim = It is still your turn. Which treasure is the most valuable? Claim it.
    .then-go = Go on with “{ next }” until the treasure is yours.
    .hint-1 = Knowing it is a bad card is worth something too.
    .hint-claim-1 = Compare the value you have seen with those that everybody sees.
    .why = It was only a 1. Now you know, and your servant fetches the 2 instead.
    .miss = You looked, but what you have claimed is not the most valuable treasure. Which values do you see now?
    .miss-blind = You have claimed without looking, so what lies face-down was a guess. Your manuscript would have told you.
    .miss-recover = That was a pass: your last turn of the round is over, and you have claimed nothing.

## Pottery

lesson-pottery-a = Pottery, side A
    .about = 2, 4 or 8 coins for two, three or four.
    .known = Two pieces of pottery bring 2 coins, three bring 4, four or more bring 8.
task-pottery-a-fourth = Two pieces of pottery bring 2 coins at the end, three bring 4, four or more bring 8. You own three, and this is the last turn of the game. Claim the treasure that raises your score the most.
    .hint-1 = What does the collector pay for three pieces, and what for four?
    .hint-2 = With the fourth it pays 8 instead of 4.
    .why = 1 coin on the card and 4 more from the collector: 5 coins, one more than the idol.
    .miss = That brings 4 coins at most. The fourth piece of pottery would have brought 1, and 4 more from the collector.
task-pottery-a-count = You own three pieces of pottery. How many coins does the collector pay you at the end, besides their values? Answer with the buttons here.
    .hint-1 = Two pieces pay 2 coins. The third and the fourth each double that.
    .why = Two pieces pay 2 coins, three pay 4, four or more pay 8: each step doubles it.
    .miss = Four pieces would bring 8, and you own three.
    .miss-likely = The collector does not pay 2 for each piece. It pays 2 for exactly two, and doubles from there.

lesson-pottery-b = Pottery, side B
    .about = Before Claim, flip two and take what lies face-down.
    .known = Between Reveal and Claim, two flipped pieces of pottery buy a treasure that lies face-down. At no other time.
task-pottery-b-take = The treasures are out, and nobody may claim yet. Flip two pieces of pottery and take the face-down idol.
    .hint-1 = This is the moment for it: after Reveal, before Claim.
    .hint-2 = There is a button for it below your dice. No servant is needed.
    .why = The idol is yours before anyone could claim it, and it was a 4. Your two pieces of pottery are flipped, and all your servants are still there for the rest. If several want it, they are asked in turn order, and the first takes it.
    .miss = The idol is still there.
    .miss-done = The pause is over, and from here on only servants can win the idol.
task-pottery-b-late = Now Claim has begun. Try it anyway: type “take b” as your move.
    .hint-1 = Moves can be typed in the field below your dice. The letter is that of the face-down treasure.
    .why = Refused: pottery works in the pause between Reveal and Claim, and at no other time.
    .miss = You have not tried to take the treasure yet.
    .miss-claim = With a servant you may claim it, of course. The task was to try pottery’s power, too late.

## Remains

lesson-remains-a = Remains, side A
    .about = Flip two, and a servant wakes.
    .known = At any time, two flipped remains wake an exhausted servant. It takes no turn.
task-remains-a-wake = Flip two remains, and an exhausted servant is ready again. It is the last turn of the round: one servant is ready and one exhausted; the Ghost’s 6 is on the idol. Take the idol.
    .then-claim = It is still your turn, and two servants are ready: take the idol.
    .then-go = Your servants are placed. Go on with “{ next }” until the idol is yours.
    .hint-1 = No single servant beats a 6. Two do.
    .hint-2 = The button below your dice flips two remains and wakes a servant; then it is still your turn.
    .hint-claim-1 = Two equal efforts add up, and the total has to be higher than 6.
    .why = Waking takes no turn. Two servants together beat the 6, and the flipped remains still score, but pay for nothing more. You may do this on another player’s turn, too, and once more before the coins are counted.
    .miss = Your servant is awake, but the Ghost’s 6 is still on the idol. Both together could have pushed it off.
    .miss-recover = Recovering wakes everybody, but it takes the whole turn, and this was the last one. Flipping two remains takes none.
    .miss-alone = The idol was worth more. With your second servant awake, the two of them would have beaten the 6.
task-remains-a-short = You own three remains, and one of them is not flipped yet. Try to wake your servant.
    .hint-1 = There is a button for it below your dice: press it anyway.
    .why = Refused: waking takes two remains that are still face-down. Those flipped before have paid already.
    .miss = You have not tried to wake your servant.
    .miss-recover = Recovering works, and takes your turn. The task was to try it with your remains.

lesson-remains-b = Remains, side B
    .about = Four or more: 10 coins.
    .known = Four remains or more bring 10 coins. Three bring nothing but their values.
task-remains-b-fourth = Four remains or more bring 10 coins at the end. You own three, and this is the last turn of the game. Claim the treasure that raises your score the most.
    .hint-1 = What does the collector pay for three remains, and what for four?
    .hint-2 = For three it pays nothing, for four 10 coins.
    .why = 1 coin on the card and 10 from the collector. With three remains you would have had nothing but their values.
    .miss = That brings 4 coins at most. The fourth remains would have brought 11.
task-remains-b-asleep = The collector shows side B. Two remains wake a servant with side A: try it here, type “rouse” as your move.
    .hint-1 = Moves can be typed in the field below your dice: “rouse” is the one that wakes a servant.
    .why = Refused: only the side that is face-up is in play. Look at the collectors before a game: they do not always show the same sides.
    .miss = You have not tried to wake your servant.
    .miss-recover = Recovering works in every game. The task was to try a power that is not in play.

## Tapestries

lesson-tapestries-a = Tapestries, side A
    .about = The most valuable set: 5 coins.
    .known = The most valuable tapestries bring 5 coins. Whoever shares the first place gets all 5.
task-tapestries-a-one = The player with the most valuable tapestries at the end gets 5 coins. You own none, and this is the last turn of a solo game. Claim the treasure that raises your score the most.
    .hint-1 = Whose tapestries are the most valuable? The Ghost owns none.
    .hint-2 = A single tapestry is already the most valuable set: 5 coins.
    .why = 1 coin on the card and 5 from the collector. In a solo game one tapestry is enough.
    .miss = That brings 4 coins at most. The tapestry would have brought 1 and 5 more.
task-tapestries-a-level = The last turn of the game, with two players. You own a tapestry of 3, Player 2 owns a 4 and a 1. Claim the treasure that raises your score the most.
    .hint-1 = Add up Player 2’s tapestries, then yours with the one that is there.
    .hint-2 = 3 and 2 make 5, and 4 and 1 make 5 too. Read what the collector says about that.
    .why = 5 against 5: every player who shares the highest sum gets the full 5 coins. With the 2 on the card that makes 7.
    .miss = That brings 4 coins at most. With the tapestry you would have drawn level, and drawing level pays 5.

lesson-tapestries-b = Tapestries, side B
    .about = 7 coins if only you have three or more, otherwise 4.
    .known = Three tapestries or more bring 7 coins if nobody else has three, otherwise 4.
task-tapestries-b-third = Three tapestries or more bring 7 coins at the end if only one player has them; if several do, 4 to each. You own two, and this is the last turn of a solo game. Claim the treasure that raises your score the most.
    .hint-1 = How many tapestries would you have with the one that is there?
    .hint-2 = Nobody else has any: 7 coins.
    .why = 1 coin on the card and 7 from the collector, because nobody else has three.
    .miss = That brings 4 coins at most. The third tapestry would have brought 1 and 7 more.
task-tapestries-b-shared = Three players. You own three tapestries, and so does Player 2. How many coins does the collector pay you if nothing changes? Answer with the buttons here.
    .hint-1 = The collector pays 7 if only one player has three or more, otherwise 4 to each.
    .hint-2 = There are two of you. The values do not matter.
    .why = Two players have three tapestries or more, so each of them gets 4 coins. What the tapestries are worth does not count.
    .miss = Three tapestries always bring something.
    .miss-likely = The 7 coins are paid if only one player has three. Player 2 has three as well.

## Explain it

lesson-explain-collectors = Explain it
    .about = Player 2 says something about a collector: is it right?
    .known = All who reach two idols in the same round as the first get the 5 coins. Remains wake a servant in anybody’s turn, and pottery goes by turn order.
task-explain-collectors-idols = The first player with two idols gets 5 coins. You each own one and hold another: you a, Player 2 b. It is the last turn; suppose you pass. Player 2 says: “You collect before me, so the 5 coins are yours alone.” Who gets 5 coins for idols?
    .hint-1 = Is it the moment that counts, or the round?
    .hint-2 = Each of you has the second idol in this round.
    .why = Each of you. Who collects first does not matter: all who have two idols by the end of the round in which the first player gets there receive 5 coins.
    .miss = You collect before Player 2, but in the same round, and it is the round that counts.
    .miss-none = Nobody loses the 5 coins by that: all who get there in the same round have them.
    .answer-you = Only me
    .answer-both = Each of us
    .answer-none = Nobody: it is a tie
task-explain-collectors-wake = It is your turn. Player 2 has one servant on the jewelry (a) and two in the box, and owns two remains. Player 2 says: “I flip my remains now, and a servant is ready.” May Player 2 wake a servant in your turn?
    .hint-1 = When does the collector for remains help?
    .hint-2 = It helps at any time, and takes no turn. What does that mean for your turn?
    .why = Yes. This power works at any time, in another player’s turn too. The servant is ready for Player 2’s last turn, so think of it before you claim.
    .miss = Some powers have a moment of their own, but this one works at any time: in your turn, too.
    .miss-whole = That is recovering, which takes a whole turn. Flipping two remains takes none.
    .answer-yes = Yes, even in my turn
    .answer-turn = No, only in their own turn
    .answer-whole = No, it takes a whole turn
task-explain-collectors-pottery = The pause before Claim, and you are the Leader. You and Player 2 both own two pieces of pottery, and you both want the face-down idol (c). Player 2 is quicker: “I said it first, so the idol is mine!” Who may take the idol?
    .hint-1 = What decides if several players want to use pottery?
    .hint-2 = They are asked in turn order. Who is the Leader?
    .why = You. If several want it, they are asked in turn order, from the Leader on. You flip two pieces of pottery, and Player 2 keeps theirs.
    .miss = It does not matter who calls out first: turn order decides, and you are the Leader.
    .miss-dice = Dice decide a tie at the end of the game. Here it is the order of turns that decides.
    .answer-you = I may, as the Leader
    .answer-other = Player 2, who said it first
    .answer-dice = We roll a die for it
