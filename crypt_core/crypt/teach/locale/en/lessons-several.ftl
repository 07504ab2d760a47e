# The chapter on playing with others. How a task is worded: see lessons.ftl.

chapter-several = Playing with others
    .about = Two, three or four at the table.

lesson-two = With two
    .about = The Leader has the first word and the last.
task-two-again = You lead, with a 2 on the jewelry (b). Player 2 has just pushed your 3 off the idol (a). Make the idol yours.
    .hint-1 = What has become of your 3? Count your ready servants.
    .hint-2 = The servant pushed off is ready again. What is the least that beats a 4?
    .why = With two players the Leader has a second turn after the other’s. Nobody could answer it, so the idol is yours.
    .miss = The idol goes to Player 2. Yours was the last turn, and your servant was back, ready to push.
task-two-one = Your second turn, the one with Lights Out. Try to claim two treasures at once, and confirm it.
    .hint-1 = Place a servant on b and another on c, in one claim. Confirm, even though the table warns you.
    .why = Refused: the turn with Lights Out is for one treasure only. It is the price of having the last word.
    .miss = Try a claim on two treasures, and confirm it.
    .miss-one = One treasure is allowed, so that was accepted. Try again with two.

lesson-three = With three
    .about = Two torches, two players.
task-three-torches = Player 3 leads, and Player 2, on the Leader’s right, has Lights Out. After the round both torches go to the left: from you to Player 2, from 2 to 3, and from 3 to you. Who will have Lights Out then? Answer with the buttons here.
    .hint-1 = Each torch moves one place to the left.
    .hint-2 = Lights Out is Player 2’s now. Who is next?
    .why = From Player 2 it goes to Player 3, and the Leader card from Player 3 to you. So Lights Out is on the Leader’s right again.
    .miss = It cannot stay where it is: both torches move.
    .miss-leader = You will be the Leader. With three players Lights Out lies with somebody else, on the Leader’s right.
    .answer-1 = You
    .answer-2 = Player 2
    .answer-3 = Player 3
task-three-last = You have Lights Out, so nobody comes after you. Take the face-down pottery (d) without risking a servant.
    .hint-1 = Who could still push you off?
    .hint-2 = Nobody. Then the lowest effort is enough, and it is never rolled.
    .why = In the last turn of Claim an effort of 1 is as safe as a 6, and it exhausts nobody. What the pottery is worth only you will see: what players collect lies face-down.
    .miss = The pottery was free for you to take.
    .miss-effort = The pottery is yours, but you have risked a servant for it. Nobody came after you: effort 1 would have done.

lesson-others = Pushing other players
    .about = What becomes of the dice that are pushed off.
task-others-push = Player 3’s 3 is on the tapestry (a). Push it off.
    .hint-1 = Your total has to be higher.
    .hint-2 = 4 is the least that beats a 3.
    .why = The die goes back to Player 3, ready. But Player 3 has had a turn: it can be used in the next round only.
    .miss = Player 3’s 3 is still on the tapestry.
    .miss-equal = It was refused: only a higher total pushes off. Equal is not enough, neither against the Ghost nor against people.
task-others-everywhere = Two of your servants are exhausted. The third was on the remains (a), and Player 2 has pushed it off. Claim is over now. How many of your servants will be ready in the next round?
    .hint-1 = The servant pushed off comes back ready. But that is not all.
    .hint-2 = You placed servants in this round, and none is left on any treasure. There is a consolation for that.
    .why = You placed servants and were pushed off everywhere, so you get the exhausted ones back too, as Collect begins: all three are ready.
    .miss = At least the servant pushed off comes back, ready.
    .miss-one = One comes back because it was pushed off. And since it was your last one on the table, the exhausted ones come back too.

lesson-four = With four
    .about = Six treasures, twelve servants.
task-four-keep = Four at the table, and you lead: three others come after you. Claim so that at least one treasure is yours at the end of the round.
    .hint-1 = Whatever can be pushed off cheaply will be.
    .hint-2 = Two servants joined on one treasure are twice as hard to push off, and are exhausted no more often than two apart.
    .why = A treasure is yours, though three others came after you. The higher a total, the more it costs to push it off, so they looked elsewhere. Joined servants reach one with small efforts: two 3s are exhausted less often than a 6.
    .miss = Everything was pushed off. Fewer treasures, with a higher total on each, would have been harder to take.
    .miss-recover = All your servants were ready, so recovering was a pass. Use them.
task-four-last = Player 2 leads, so you are on the Leader’s right, with Lights Out. Try to claim two treasures, and confirm it.
    .hint-1 = Two treasures are still free: place a servant on each, in one claim. Confirm, even though the table warns you.
    .why = Refused: with three or four players too, the turn with Lights Out is for one treasure only.
    .miss = Try a claim on two treasures, and confirm it.
    .miss-one = One treasure is allowed, so that was accepted. Try again with two.

lesson-tie = A tie
    .about = When the coins are equal, dice decide.
task-tie-dice = You both have 11 coins. Tied players roll all their ready servants and add them up. How many dice do you roll? Answer with the buttons here.
    .hint-1 = Look at your player card.
    .hint-2 = An exhausted servant does not roll.
    .why = Two of your servants are ready, so two roll. Player 2 has all three: rested servants are worth something to the very end.
    .miss = Count your ready servants.
    .miss-all = One of your servants is exhausted: it does not roll.
task-tie-roll = Now roll off the tie.
    .hint-1 = There is only one thing left to do.
    .why = 11 against 8: two dice can beat three. If the sums had been equal, both would have rolled again.
    .miss = The dice have not been rolled yet.
    .miss-late = Too late: there is a tie to settle, and all that is left is to roll. Recovering would have helped in your last turn.
