# The puzzles. Each idea: its title, shown when the puzzle is solved; what is asked; hints, the
# vaguest first; why the best move is best; what is said to any other.
#
# $the, $on           the treasure that it is about, as subject or object, and as a place
# $lost               the treasure that is given up
# $share, $other      chances to collect it, by the best move and by the tempting one, in words
# $sure, $none        whether the best move is certain to collect it, and the tempting one not to
# $dice, $lost        (waste) dice that the Ghost rolls again, and how often the tempting move loses
#                     something to them ($all: always); $share is how often the best one does
#                     not ($sure: never), $free whether they then go to a treasure nobody claims
# $total, $rival      the best move's total on it, and the tempting one's
# $ready, $fewer      ready servants to be expected afterwards, by the best and the tempting move
# $able, $tired       servants ready now, and exhausted
# $chance             faces of six with which a die that is rolled again stays ready
# $values, $coins     what the treasure may be worth, and coins in words
# $any, $one          whether it may be worth anything from 1 to 4, and only one thing
# $exact              whether these coins are more than an average

crypt-puzzle-about = Round { $round }, { $moment ->
    [first] your first turn
    [last] your last turn
    [between] your turn between the Ghost’s
    [before] before anyone claims
   *[after] after your rolls
}
crypt-puzzle-level = { $level ->
    [1] Easy
    [2] Tricky
   *[3] Hard
}

crypt-puzzle-moment = { $moment ->
    [first] You lead. After this turn the Ghost rolls, and then you play once more, on one treasure.
    [last] This is your last turn of the round: one treasure, and nobody plays after you.
    [between] The Ghost leads and has placed its dice. After you it rolls again only the dice you push off, and places a single group.
    [before] The treasures are out, and nobody has claimed yet.
   *[after] Your servants have been rolled.
}
crypt-puzzle-chance = { $chance } of 6 cases
crypt-puzzle-tempting = Why not “{ $move }”?
# What comes of a move: $taken says it of treasures, $ready is a number of servants.
crypt-puzzle-does = “{ $move }” { $any ->
    [yes] { $taken }. On average it leaves { $ready } servants ready
   *[no] leaves { $ready } servants ready on average
}, and by the end of the game it gives away { $coins }.
# Said after a pass, in place of what is said after a claim.
crypt-puzzle-passed = You have claimed nothing. What could your servants still bring you here?

# Which sides the collectors show: all the same, or $kinds the rarer one.
crypt-puzzle-sides = { $rarer ->
    [no-B] All on side A
    [no-A] All on side B
    [B] On side B: { $kinds }
   *[A] All on side B but { $kinds }
}

crypt-puzzle-look = Look first
    .ask = What do you do first?
    .hint-1 = There is something you do not know yet, and could.
    .hint-2 = { $any ->
        [yes] You can find out what { $the } is worth.
       *[no] You have seen enough to tell that { $the } is worth { $values }, and you can find out which.
    } Would you claim the same in every case?
    .why = What { $the } is worth decides what to claim, so it pays to know. A flipped manuscript still counts its coins, which makes the look cheap.
    .miss = You decided without knowing what lies face-down. Did you have to?
crypt-puzzle-wake = One more hand, at once
    .ask = { $able ->
        [0] None of your servants is ready.
        [1] Only one of your servants is ready.
       *[other] Only { $able } of your servants are ready.
    } What do you do first?
    .hint-1 = There is more to be had here than your ready servants can hold.
    .hint-2 = Recovering takes the whole turn. What else makes a servant ready, and lets you go on?
    .why = Two flipped remains wake a servant that can claim in this very turn, while recovering takes the turn away. One more servant brings more here than the remains could later.
    .miss = One more servant would have changed this turn. There was a way to have it at once.
crypt-puzzle-sure = Certain is better than likely
    .ask = { $tired ->
        [1] A servant is exhausted.
       *[other] { $tired } servants are exhausted.
    } Do you spend something on that, and what?
    .hint-1 = More than one of your powers can help. Which of them cannot fail?
    .hint-2 = Another roll with effort { $effort } helps in { crypt-puzzle-chance }. Who needs no luck?
    .why = Another roll saves a servant in only { crypt-puzzle-chance }. Two flipped remains wake one for certain, { $tired ->
        [1] and you keep your idol
       *[other] and the idol can still save another one
    }.
    .miss = What you chose may not help, or not enough. Which of your powers leaves nothing to luck?
crypt-puzzle-again = Once more
    .ask = Do you leave it at these results?
    .hint-1 = Compare what a servant is worth to you now with what you would have to give for it.
    .hint-2 = The servant { $on } had effort { $effort }: rolled again, it stays ready in { crypt-puzzle-chance }.
    .why = In { crypt-puzzle-chance } the servant is ready after all. The idol costs little: once flipped, it still counts its coins and still belongs to its set.
    .miss = Think of what an idol is for, and of the die that is likeliest to come good.
crypt-puzzle-spare = Keep it for later
    .ask = Do you leave it at these results?
    .hint-1 = How likely is another roll to help, and what else could the idol do for you?
    .hint-2 = The servant { $on } had effort { $effort }: rolled again, it stays ready in { crypt-puzzle-chance }. Will there be better moments to try?
    .why = Another roll would have helped in { crypt-puzzle-chance }. An idol still face-down can do better than that in a round to come.
    .miss = An idol can be flipped only once. A better moment for it is likely to come.
crypt-puzzle-take = Before the Ghost can roll
    .ask = Do you use your pottery now?
    .hint-1 = How could you have the face-down treasure otherwise, and how likely is that?
    .hint-2 = { $any ->
        [yes] It may be worth anything from 1 to 4.
       *[no] After all you have seen, it can only be worth { $values }.
    } { $none ->
        [yes] With servants alone you would do best without it.
       *[no] With servants alone you would collect { $the } in { $other }.
    }
    .why = Flipped pottery still counts its coins. For two of them you get { $the } without a servant and without a risk, and your servants are free for the rest.
    .miss = Count what your servants alone can collect this round, and what could come on top of it.
crypt-puzzle-recover-first = You will play again
    .ask = { $able ->
        [1] Only one of your servants is ready.
       *[other] Only { $able } of your servants are ready.
    } How do you begin the round?
    .hint-1 = This is not your only turn of the round.
    .hint-2 = How many servants do you want to have once the Ghost has shown its dice?
    .why = Your next turn comes when the Ghost’s dice are there for all to see, and nobody answers it. With three servants ready you can then push what is worth it: { $sure ->
        [yes] you are certain to collect { $the }
       *[no] you collect { $the } in { $share }
    }. If you had claimed at once, you would { $none ->
        [yes] have to do without it
       *[no] have it in only { $other }
    }.
    .miss = What you claim now can still be pushed. Think of the turn that cannot be answered, and of who will be ready for it.
crypt-puzzle-let-go = Let it go
    .ask = Is there anything here for you?
    .hint-1 = Servants are worth something, too.
    .hint-2 = Think of { $the }: what would it bring, and how many servants would be ready afterwards?
    .why = Without { $the } you go on with { $ready } ready servants on average; with it, with { $fewer }. { $last ->
        [yes] Each of them is a coin now, and the treasure brings less.
       *[no] In the next round they will bring you more than the treasure does now.
    }
    .miss = Set what you get against the servants that it takes from you.
crypt-puzzle-though-tired = Exhausted, but worth it
    .ask = { $tired ->
        [1] One of your servants is exhausted.
       *[other] { $tired } of your servants are exhausted.
    } What do you do?
    .hint-1 = Recovering takes the whole turn. What would you miss?
    .hint-2 = Look at { $the }: how safely can you have it right now?
    .why = { $sure ->
        [yes] You are certain to collect { $the }
       *[no] You collect { $the } in { $share }
    } if you claim at once. Servants can be recovered in another round; a treasure that you leave now is gone.
    .miss = Servants can be recovered in another round, a treasure cannot. Is there one here that is worth an exhausted servant or two, and how safely can you have it?
crypt-puzzle-least-risk = Safe enough
    .ask = How much effort do you make?
    .hint-1 = Effort protects a treasure, and it exhausts servants. Both have their price.
    .hint-2 = Compare a total of { $total } { $on } with { $rival }: how much safer is the higher one, and how much likelier does it exhaust?
    .why = With a total of { $total } { $sure ->
        [yes] you are certain to collect { $the } already
       *[no] you collect { $the } in { $share }; with { $rival } it would be in { $other }
    }. The step from { $total } to { $rival } is not worth its price: { $fewer } ready servants on average instead of { $ready }.
    .miss = Try a little more effort, and a little less. More is worth it only if it protects more than it risks; less, only if it spares more than it risks.
crypt-puzzle-just-enough = Not a pip more
    .ask = What do you claim, and with how much effort?
    .hint-1 = Does anybody still play after you?
    .hint-2 = What is the least that will do { $on }?
    .why = Nobody plays after you, so a total of { $total } is as safe as { $rival }. More effort could only exhaust servants: you keep { $ready } ready on average instead of { $fewer }.
    .miss = Ask yourself whether anybody still plays after you, and what more effort is good for then.
crypt-puzzle-many-hands = Many hands, light work
    .ask = What do you claim, and with which servants?
    .hint-1 = The total counts, not how many servants share it.
    .hint-2 = In which ways can you reach a total that is high enough { $on }? How much does each risk?
    .why = { $mine } will do as well as { $theirs }, and { $effort ->
        [1] effort 1 exhausts nobody
       *[other] a servant of effort { $effort } is exhausted in only { $failing } of 6 rolls
    }: you keep { $ready } ready on average instead of { $fewer }.
    .miss = How high does the total have to be, and how many servants could share it?
crypt-puzzle-waste = A roll for nothing
    .ask = What do you claim, and with how much effort?
    .hint-1 = The Ghost rolls again what you push off. What would it find to take with that?
    .hint-2 = With a total of { $rival } { $on }, the Ghost would take something of yours { $all ->
        [yes] for certain
       *[no] in { $lost }
    }. From which total on does a single die get it nothing?
    .why = Of the { $dice } dice that it rolls again, the Ghost places the highest group only, and no single die beats a 6. You left nothing lower, so { $sure ->
        [yes] always
       *[no] in { $share }
    } { $free ->
        [yes] all it gets is what you did not want
       *[no] its group is set aside, pair or not
    }. With a total of { $rival } { $on } it would have taken something of yours { $all ->
        [yes] for certain
       *[no] in { $lost }
    }.
    .miss = Think of the dice that the Ghost gets back, and of the weakest total that you leave to them.
crypt-puzzle-set = Worth more than it looks
    .ask = What do you claim?
    .hint-1 = The coins on a treasure are not all that it can bring. Look at your collection.
    .hint-2 = With { $the } in your collection, its collector would pay you { $coins } more{ $exact ->
        [yes] {""}
       *[no] {" "}on average
    }.
    .why = For { $the } you get { $coins } from its collector, besides the coins on it. Even with more coins of its own, { $lost } would bring less.
    .miss = You may have looked at the coins on the treasures only. Which collector would pay you for one more treasure?
crypt-puzzle-counting = Counting what has been seen
    .ask = What do you claim?
    .hint-1 = A back tells the type. Which treasures of that type have you seen already?
    .hint-2 = After all you have seen, { $the } can only be worth { $values }.
    .why = A face-down treasure is worth 2½ on average, but you know more than that: { $the } can only be worth { $values }. That makes it one to leave.
    .miss = What you have seen elsewhere cannot lie face-down here. What is left?
crypt-puzzle-top = Where is the 4?
    .ask = What do you claim?
    .hint-1 = A back tells the type. Which values of that type have you not seen yet?
    .hint-2 = After all you have seen, { $the } can only be worth { $values }.
    .why = A face-down treasure is worth 2½ on average, but you know more than that: { $the } { $one ->
        [yes] must be the 4
       *[no] can only be worth { $values }
    }, and that makes it the one to take.
    .miss = What you have seen elsewhere cannot lie face-down here. What is left?
crypt-puzzle-one-die = No single die beats a 6
    .ask = What do you claim, and with how much effort?
    .hint-1 = How many dice would the Ghost get back, and how high can they get?
    .hint-2 = Count the dice that you would push off, and think of { $the }: how could the Ghost get at it then?
    .why = The Ghost gets only one die back, and no single die beats a total of { $total }. So you are certain to collect { $the }.
    .miss = Count the dice that the Ghost gets back, and the highest total that they can reach.
crypt-puzzle-one-group = Only one group comes back
    .ask = How many treasures do you dare to claim?
    .hint-1 = However many dice you push off, how many treasures can the Ghost take back with them?
    .hint-2 = You could claim { $count } treasures. The Ghost can take back one of them, not more.
    .why = The Ghost rolls { $dice } dice again but places only the highest group; whatever else it rolls is wasted. You keep { $count ->
        [2] both
       *[other] all { $count }
    } treasures in { $share }, and in the worst case lose one.
    .miss = In its second turn the Ghost takes one treasure at most. What does that say about claiming several?
crypt-puzzle-shield = The left one takes the blow
    .ask = How do you share out your effort?
    .hint-1 = The Ghost goes to the leftmost treasure that it can take.
    .hint-2 = Is there a group that could take { $the }, but nothing of yours further left?
    .why = Your totals are equal. So whatever beats yours { $on } beats the one on its left as well, and the Ghost goes there first. With less effort { $on } you would have kept that treasure in only { $other }.
    .miss = Think of the groups that cannot take your left treasure: they go on to the right and look for something weaker.
crypt-puzzle-wall = Worth the effort
    .ask = How much effort do you make?
    .hint-1 = The Ghost still rolls after you. How often would it get through?
    .hint-2 = With a total of { $rival } { $on } you would collect that treasure in only { $other }.
    .why = With a total of { $total } { $sure ->
        [yes] you are certain to collect { $the }
       *[no] you collect { $the } in { $share }
    }; with { $rival } you would in only { $other }. That is worth the risk of an exhausted servant.
    .miss = The Ghost is still to roll. How often would it take from you what you claim, and what would more effort change about that?
