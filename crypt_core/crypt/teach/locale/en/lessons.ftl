# The first chapter of the course. Each task: what to do; hints, the vaguest first; why it is right
# (`.why`); what is said to a miss (`.miss`, or `.miss-...` for one that the course knows by name);
# and what is written on answers that are words (`.answer-...`). A term is marked where a task
# explains it, with its rule: `[servants](dice)`.

chapter-first = Your first solo game
    .about = From an empty table to your first game against the Ghost, in about half an hour.

lesson-round = A first round
    .about = Dice, a Ghost, and a treasure of your own.
    .known = You claim, the Ghost claims, you claim once more. Then dice are rolled, and treasures are yours.

task-round-first = Place one of your dice on a treasure, with any number you like, and confirm.
    .then-ghost = Now the Ghost rolls its dice and [claims](claim.place), from the left. Where the Ghost’s total is higher than yours, your die is [pushed off](claim.push) and comes back.
    .then-last = Your second turn, the last of this round. Equal dice on a treasure add up. Claim one treasure with a higher total than the Ghost’s there, or pass if you hold one already.
    .then-collect = Now your dice are rolled. A die that shows less than the number you chose has to rest; the treasure is yours anyway.
    .hint-1 = Press a number from 1 to 6, then a treasure: one of your dice goes there. Then confirm.
    .hint-2 = A high number is hard to push off, but your die will probably have to rest.
    .hint-last-1 = Look for the Ghost’s lowest total: a higher one of yours takes that treasure.
    .hint-last-2 = Nobody plays after you, so a treasure that you claim now is yours. With a low number, your die is less likely to rest.
    .why = The treasure is yours, and with it its coins. That was a whole round. A game has eight; now you learn its rules, one by one.
    .miss = The round is over, and no treasure is yours. Try again: place a die, and on your second turn take a treasure with a higher total than the Ghost’s.
    .miss-pass = You passed: your turn is over, and none of your dice is on a treasure. Try again, and place a die first.

lesson-claim = Claim and effort
    .about = Your dice are servants, and you choose how hard they try.
    .known = One or more servants on a treasure, all with the same effort; efforts add up. The higher an effort, the likelier it fails.

task-claim-first = Your three dice are your [servants](dice), [ready](dice) to be placed; the number that you choose for one is its [effort](claim.place). Place a servant on each of the three treasures, all in this turn, and confirm.
    .hint-1 = Choose an effort and a treasure, and one of your ready servants goes there. Then do the same again.
    .hint-2 = Once you have a servant on a, on b and on c, confirm the claim.
    .why = All three are claimed. They will be yours at the end of the round, unless somebody pushes your servants off. The coins beside your name are those you would have if the game ended now: a servant that is ready is a coin, one on a treasure is not.
    .miss = Not every treasure has a servant of yours. You have three: place one on each.
    .miss-pass = You passed: your turn is over, and no servant is on a treasure. Try again, and place your dice first.
task-claim-mixed = Several servants may claim one treasure together. Try to claim the jewelry (a) with a 4 and a 2, and confirm the claim.
    .hint-1 = Place two of your dice on the same treasure, each with an effort of its own.
    .hint-2 = One die shows 4, the other 2, both are on the jewelry. Confirm, even though the table warns you.
    .why = Refused: servants on the same treasure must all show the same effort.
    .miss = You have not yet tried two different efforts on the jewelry.
    .miss-equal = Two equal efforts are fine, so that was accepted. Try again, with a 4 and a 2.
task-claim-join = The efforts on one treasure add up. Claim the jewelry (a) with a total of 8, using two servants.
    .hint-1 = Both have to show the same effort. Once the first is there, press the treasure again for the second.
    .hint-2 = What is half of 8?
    .why = Two 4s make 8. Anybody who wants the jewelry now needs more than that.
    .miss = On the jewelry there are not yet two servants with a total of 8.
    .miss-apart = That places only one servant on the jewelry. Efforts add up only on the same treasure.
task-claim-risk = Effort has a price. At the end of the round each servant on a treasure is rolled. A result lower than its effort [exhausts](collect.roll) it: it rests in the box until you use a turn to [recover](recover). Claim the jewelry (a) with an effort that fails on exactly three of the six faces.
    .hint-1 = Lower than the effort, not equal to it.
    .hint-2 = Three faces are to be lower: 1, 2 and 3. Which effort comes next?
    .why = 1, 2 and 3 are lower than 4: three faces of six. Each step of effort adds a face, so a 1 never fails and a 6 fails on five faces.
    .miss = Count the faces that are lower than the effort on the jewelry: there should be three. The effort itself is not lower.

lesson-push = Pushing
    .about = A higher total takes what somebody else holds.
    .known = Only a higher total pushes off. Dice that are pushed off come back ready.

task-push-equal = This time the Ghost went first. Try to push the Ghost’s 4 off the tapestry (a) with a 4, and confirm.
    .hint-1 = Choose effort 4, then the treasure where the Ghost’s die is.
    .hint-2 = The table warns you that it is not enough. Confirm anyway.
    .why = Refused, as it should be: equal is not enough. Your total has to be higher.
    .miss = You have not tried a 4 on the tapestry yet.
    .miss-higher = That worked, because your total is higher than 4. Try again and see what a 4 does.
task-push-higher = Now take the tapestry (a) from the Ghost.
    .hint-1 = What is the least total that is higher than 4?
    .hint-2 = One servant is enough, with an effort above 4.
    .why = Your total is higher than 4, so the Ghost’s die comes off and goes back to the Ghost, ready.
    .miss = The tapestry is still the Ghost’s.
    .miss-equal = That total is not higher than the Ghost’s, so it was refused. Try a higher one.
task-push-joined = Pushing off need not be a great risk. Push the Ghost’s 5 off the remains (a) with servants that show 3 or less each.
    .hint-1 = What one servant cannot do, two can do together.
    .hint-2 = You need a total of at least 6 on the remains.
    .why = Small efforts add up to more than 5. A 3 fails only on a 1 or a 2, while a single 6 fails on five faces of six.
    .miss = The Ghost’s 5 is still on the remains.
    .miss-risk = Pushed off, but with an effort above 3. There is a way with smaller ones.
task-push-back = Your 3 is on the tapestry (a), and the Ghost is about to push it off: watch with “{ next }”, or go on with “{ continue }”. On your next turn, claim a treasure with every servant that is ready then.
    .hint-1 = What happened to the Ghost’s dice when you pushed them off?
    .hint-2 = Two servants never left. Does the third one come back exhausted, or ready?
    .why = All three. Being pushed off costs you the treasure but never the servant: it comes back ready at once.
    .miss = You had more servants than that. A servant that is pushed off is neither lost nor exhausted.

lesson-second = The second turn
    .about = Lights Out: one last turn, one treasure.
    .known = With Lights Out the last turn is yours, for one treasure. What you hold then is safe.

task-second-back = You have both torches: as [Leader](claim.order) you play first, with [Lights Out](claim.last-turn) last, and the Ghost plays in between. Go on with “{ next }” until it is your turn again, then take the manuscript (a) back.
    .hint-1 = Press “{ next }” until the Ghost has played, then see what is on the manuscript now.
    .hint-2 = Your total has to be higher than the Ghost’s there. One servant may do it, or two together.
    .why = The manuscript is yours again, and this time for good: nobody plays after Lights Out.
    .miss = That was your last turn, and the manuscript is still the Ghost’s.
    .miss-equal = That total is not higher than the Ghost’s, so it was refused. Try a higher one.
task-second-two = Here, too, it is your second turn, the last one of the round. Try to take two treasures at once: a 6 on b and a 4 on c, and confirm the claim.
    .hint-1 = Place both servants before you confirm.
    .hint-2 = A 6 on b, a 4 on c, then confirm; the warning does not matter.
    .why = Refused: when the lights go out, there is time for one treasure only. But you may place as many servants on it as you like. Those already on a treasure stay: you may not add to them, move them or take them back.
    .miss = You have not tried two treasures yet.
    .miss-one = One treasure is allowed, so that was accepted. Try again with two at once.

lesson-collect = Collect
    .about = Servants are rolled, and treasures find their owners.
    .known = A result lower than the effort exhausts; an effort of 1 is never rolled. The treasure is yours either way.

task-collect-safe = This is the last turn of the round; after it comes Collect. The pottery (b) lies [face-down](deck.back): nobody knows its coins yet. Claim the jewelry (c) so that no roll can exhaust your servant, then go on and see.
    .hint-1 = Which effort can no roll fall below?
    .hint-2 = The lowest face of a die is a 1.
    .why = No die shows less than 1, so a servant with effort 1 is not even rolled: it is ready again, and the jewelry is about to be yours. Nobody played after you, so a 1 was enough.
    .miss = You have not claimed the jewelry (c), so it will not be yours.
    .miss-two = A 2 fails on a 1, and a 1 is what it rolled. The jewelry is yours, but your servant is exhausted.
    .miss-rolled = The jewelry is yours, but your servant was rolled and is exhausted. There is an effort that needs no roll.
task-collect-six = A single servant of yours is ready, and the Ghost’s 5 is on the tapestry (a). Take the tapestry with the only effort that will do, then go on and watch the roll.
    .hint-1 = One servant has to beat 5 on its own.
    .hint-2 = There is only one number above 5 on a die.
    .why = The 6 failed, as it does on five faces of six: your servant is exhausted and is in the box. The tapestry is yours anyway: you keep what you have claimed, whatever the roll.
    .miss = You have not claimed the tapestry (a), so it will not be yours.
task-collect-equal = Your 4 has just rolled a 3 and is exhausted. Next, your 2 will be rolled. Suppose your 2 rolls a 2, exactly its effort: what happens to this servant?
    .hint-1 = The result has to be lower than the effort to exhaust it.
    .hint-2 = Is 2 lower than 2?
    .why = Only a result lower than the effort exhausts. Press “{ next }”: a 2 is just what it rolls.
    .miss = 2 is not lower than 2.
    .answer-ready = It is ready again
    .answer-exhausted = It is exhausted

lesson-recover = Recover
    .about = How exhausted servants come back, and what that costs.
    .known = You either claim or recover. Recovering is also how you pass.

task-recover-do = Two of your servants are exhausted and in the box. Get them back.
    .hint-1 = No die has to be placed for it.
    .hint-2 = There is a button for it below your dice; it shows how many servants you get back.
    .why = All your exhausted servants are ready again. It took your whole turn: you either claim or recover.
    .miss = You claimed, and that was your turn: the two servants are still in the box. In one turn you either claim or recover, never both.
task-recover-first = You lead, so you have two turns, with the Ghost’s in between. Only one of your servants is ready. Win the jewelry (a) in this round, and go on until it is yours.
    .then-last = Your second turn, the last of this round. Claim the jewelry (a) with a higher total than the Ghost’s, then go on until it is yours.
    .hint-1 = The Ghost can push off what you place first. After your second turn, nobody can.
    .hint-2 = Get your servants back first, and beat the Ghost with them on your second turn.
    .hint-last-1 = What is the Ghost’s total on the jewelry? Nobody can push you off any more.
    .hint-last-2 = Several servants with the same effort add up. Press the treasure again for each further one.
    .why = The first turn brought your servants back, and the last one took the jewelry when nobody could answer. For a Leader, recovering first costs little.
    .miss = The Ghost’s two 4s keep the jewelry. To beat 8 you need more than one servant: get the others back in time.
    .miss-back = Your servants were back in time, but the Ghost’s two 4s kept the jewelry. It takes two or three of yours, together more than 8.
task-recover-pass = Your 6 holds the tapestry (a), and this is the last turn, so nobody can push it off any more. You want no other treasure. End your turn without claiming.
    .hint-1 = There are only two actions: claiming and recovering.
    .hint-2 = One of the two places no servants: its button is below your dice.
    .why = There is no third action for passing: you recover, even with nobody exhausted. That is what the button “{ crypt-pass }” does.
    .miss = That was a claim, with servants at risk.
    .miss-own = The tapestry is yours already, and nobody may add to dice of their own. Look for the action that places nothing.

lesson-table = The table
    .about = What is on the table, and what nobody can see.
    .known = Face-down is 1 to 4, and the back shows the type. In a solo game, each card is there once.

task-table-hidden = Each treasure is worth 1 to 4 coins. One of these lies face-down, so nobody sees its value. Claim the only treasure that could still turn out to be a 4.
    .hint-1 = Two of them show their coins openly.
    .hint-2 = The idol shows 3 and the jewelry shows 2. What about the treasure in between?
    .why = The pottery lies face-down: it is worth 1, 2, 3 or 4. The other two are worth what they show.
    .miss = Two of the three lie face-up: they are worth what they show and no more.
task-table-back = A card’s back shows its type. Solo, there is only one card of each type and value: one pottery worth 1, one worth 2, and so on up to 4. You own the 1 and the 2 already. Claim what is worth more for sure: the face-down pottery (b), or the jewelry (c).
    .hint-1 = Look at the pottery in your collection. The one in the crypt is another one.
    .hint-2 = Which values are left for a third pottery? Compare each of them with the jewelry’s 2.
    .why = The back says pottery, and the 1 and the 2 are yours: it is the 3 or the 4, and both beat the jewelry’s 2. The more cards you have seen, the more a back tells you.
    .miss = Claim one of the two: the pottery or the jewelry. Nobody sees the pottery’s value, but you can work it out far enough.
    .miss-jewelry = The jewelry shows 2. Which pottery would be worth less, now that the 1 and the 2 are yours?

lesson-reveal = Reveal
    .about = A round begins, and treasures are laid out.
    .known = From the highest to the lowest. A face-down treasure counts as 2½.

task-reveal-step = A round begins: two treasures have been drawn face-up and one face-down. Against the Ghost they are now laid from the highest to the lowest, and the face-down one counts as 2½. Press “{ next }” and look: where does the face-down treasure end up?
    .hint-1 = Press “{ next }”, and the cards move to their places.
    .hint-2 = 2½ is less than 3 and more than 1.
    .why = First 3, then 2½, then 1: the face-down treasure lies in the middle. This order matters, because the Ghost always begins on the left.
    .miss = Which of the other two is worth more than 2½, and which is worth less?
    .answer-left = On the left
    .answer-middle = In the middle
    .answer-right = On the right
task-reveal-lay = Another example: a 2 and a 1 lie face-up this time. Now lay the treasures out yourself, card by card. Press the treasure that belongs on the left.
    .then-second = Now press the treasure that belongs beside the leftmost one; the last one then goes to the right automatically.
    .hint-1 = The face-down one counts as 2½, whatever it is really worth.
    .hint-2 = Is 2½ more or less than the 2?
    .hint-second-1 = Which of the other two is worth more?
    .why = 2½ is more than 2, so the treasure that nobody knows goes to the very left, before the 2 and the 1. Press “{ next }” and watch them move. Of two equal treasures, the one drawn first lies on the left.
    .miss = From the highest to the lowest, and the face-down one counts as 2½. Try again, from the left.

lesson-ghost = The Ghost, step by step
    .about = It follows fixed rules, so you can foresee it.
    .known = Equal dice are joined, and the highest total goes first. Each group takes the leftmost treasure that it can.

task-ghost-roll = Place 5 on a, 4 on b, 2 on c and confirm; then press “{ next }” until the Ghost’s dice are in order.
    .hint-1 = All three of your servants are needed, one on each treasure.
    .hint-2 = From the left: 5, 4, 2. After confirming, step on with “{ next }”.
    .why = The Ghost has rolled 3, 3 and 4. Equal dice are joined: the two 3s make 6. The highest total goes first, so the pair comes before the 4. Of equal totals, joined dice go first.
    .miss = Your dice are not on the treasures as asked. Try again, with 5, 4 and 2 from the left.
task-ghost-pair = Your 5, 4 and 2 are there, and the Ghost has a pair of 3s, total 6, and a 4. Each group takes the leftmost treasure that has no dice on it, or a total lower than its own: where does the pair go?
    .hint-1 = Begin on the left.
    .hint-2 = Is 6 more than your 5?
    .why = 6 beats your 5, so the pair takes the first treasure it looks at, and your 5 comes back. The Ghost does not look for the easiest prey: it takes the leftmost.
    .miss = The pair would win there too, but the Ghost begins on the left and takes the first treasure it can.
task-ghost-four = The pair has pushed off your 5. Now the Ghost’s 4 looks for a place from the left, skipping what the Ghost already holds: where does it go?
    .hint-1 = The first treasure is the Ghost’s already. Go on from there.
    .hint-2 = Does a 4 beat your 4? Does it beat your 2?
    .why = The first treasure is its own, and your 4 on the second is not lower than 4. Your 2 on the third is: it is pushed off. Only the second treasure stays yours.
    .miss = Your 4 is there, and equal is not enough for the Ghost either.
    .miss-own = The Ghost holds that one already, so it passes over it.
task-ghost-aside = Another example: you had placed 3, 5 and 4. The Ghost rolled 6, 4 and 1. The Ghost’s 6 has pushed off your 3: where does its 4 go?
    .hint-1 = Look at the treasures from the left: which could the 4 take?
    .hint-2 = One is the Ghost’s own. On the two others, is your total lower than 4?
    .why = One treasure is its own, and neither your 5 nor your 4 is lower than 4. So the 4 is [set aside](ghost.place), and the 1 will be too. That is how to stop the Ghost.
    .miss = The 4 takes a treasure without dice, or one where your total is lower than 4. Is that one of them?
    .answer-aside = Nowhere: it is set aside
task-ghost-second = This round the Ghost leads, so it has the last turn as well. For that turn it rolls only the dice that you push off. It joins equal ones, and places only the highest group. Claim a treasure without giving the Ghost anything to roll, then step on with “{ next }”.
    .hint-1 = If none of its dice comes off, it has nothing to roll.
    .hint-2 = One treasure has no dice on it.
    .why = You pushed nothing off, so the Ghost had nothing to roll and your treasure was safe. Pushing may be worth it, but then the Ghost strikes once more. What it has set aside is not rolled again.
    .miss = You have claimed nothing, though one treasure was free.
    .miss-pushed = You pushed dice off, so the Ghost rolled them again for its last turn. One treasure was free.

lesson-rounds = From round to round
    .about = What stays, what comes back, and when it ends.
    .known = What nobody collects is gone, and so is what the Ghost takes. After eight rounds the game is over.

task-rounds-free = Unclaimed treasures go to the box: none is left for the next round. This is the last turn. Nobody has the manuscript (c): make it yours.
    .hint-1 = After your turn comes Collect, and then new treasures.
    .hint-2 = Nobody plays after you, so any servant will do.
    .why = The manuscript is yours. If you had left it, it would have gone to the box for good. You may look through the box at any time, but not at cards that went there face-down.
    .miss = The manuscript goes to the box with everything that nobody claimed. It will not be there next round.
task-rounds-ghost = The Ghost keeps nothing either: what it holds when the round is over goes to the box for good. This is the last turn. Save the treasure that is worth most.
    .hint-1 = The Ghost holds all of them.
    .hint-2 = Your total has to be higher than the Ghost’s 4 on the idol.
    .why = The idol is yours. The Ghost’s other two treasures are gone for good, and you know now which cards cannot come any more.
    .miss = The idol worth 4 goes to the box with the Ghost’s other treasures.
task-rounds-pushed = Two of your servants are exhausted. A player whose placed servants have all been pushed off gets the exhausted ones back for nothing. The Ghost still has a turn with the dice that you push off. Push off the Ghost’s three 1s so that it strikes back, then go on.
    .hint-1 = The Ghost has to have something to roll, and your own total should not be too high.
    .hint-2 = One servant is ready, and the Ghost’s total on the idol (a) is 3. A 4 is just enough.
    .why = The Ghost pushed you off, so no servant of yours was left on a treasure: the two exhausted ones came back as Collect began, without a turn of yours.
    .miss = Your servant was not pushed off, so the others stay in the box. Try again, lower and where the Ghost will come.
    .miss-recover = That is recovering, and it took your turn. Here the Ghost can do it for you: try to be pushed off.
task-rounds-dice = The Ghost has all its dice on treasures, two 5s and a 6. After such efforts yours would probably have to rest. Go on, and watch how the round ends.
    .then-claim = A new round, and you go first. Claim the manuscript (a) so that it is still yours after the Ghost’s turn.
    .hint-1 = Press “{ next }” step by step, or “{ continue }” to see the new round at once.
    .hint-claim-1 = How many dice does the Ghost have when the new round begins?
    .hint-claim-2 = All three: its dice are never exhausted. Equal dice add up, so a single die of yours is too little.
    .why = Yours still, against all three dice, a pair of 5s among them: only your servants are rolled for exhaustion. The Ghost’s dice are never exhausted. In a solo game you lead the first round; then both torches are passed on, and the Ghost and you take turns to lead.
    .miss = The Ghost had all three dice again, and two of them were equal: joined, they were higher than yours. Its dice are never rolled for exhaustion: place more on the manuscript (a).
    .miss-left = The manuscript (a) was left for the Ghost. Try again, and claim it.
task-rounds-last = A solo game has 24 treasures, three a round: after eight rounds the deck is empty. The remains (c) are free. This is your last turn of the game: do what still brings you coins, then go on.
    .hint-1 = There is no next round to keep your servants for.
    .hint-2 = Which effort brings the remains and cannot cost you a servant?
    .why = The deck is empty, and the game is over: what you claimed in the last turn still counts.
    .miss = You kept your servants for a ninth round, which there is not. The remains were free.

lesson-collectors = Collectors
    .about = Six collectors pay: some at the end, some during the game.
    .known = A collector pays at the end, or during the game for treasures that you flip. Flipped ones still count.

task-collectors-end = Each type of treasure has a [collector](setup.collectors). The one for manuscripts pays at the end of the game: with two or more, each counts 4 coins instead of its value. You own a manuscript worth 2, and one servant is ready. Claim what brings you the most coins.
    .hint-1 = It is not the treasure with the highest number.
    .hint-2 = How many coins does one manuscript bring, and how many do two?
    .why = With this one, your two manuscripts count 4 each: 8 coins instead of 2. The 3 on the remains would have brought just 3. Collectors have two sides: for a first game, take side A of all six; later, choose a side for each.
    .miss = A second manuscript brings more: two count 8 coins together, and now you have 2.
task-collectors-reroll = The collector for idols helps during the game. What you collect lies face-down; in Collect you may flip an idol, face-up for good, to roll one of your dice again. You own an idol, and your 5 is about to be rolled. Press “{ next }” until you see the roll, then save your servant.
    .hint-1 = Go on until the 5 has been rolled, then see what you may do.
    .hint-2 = If the roll fails, use the idol: the button below your dice says which die is rolled again.
    .why = The new roll replaced the old one, and your servant is ready. The flipped idol still counts at the end, but it cannot pay again.
    .miss = You have kept the roll, so your servant stays exhausted. Your idol would have paid for another one.
task-collectors-wake = The collector for remains helps at any time: flip two, and one exhausted servant is ready again. This does not take your turn. All your servants are exhausted: wake one, and claim the jewelry (a) with it at once.
    .then-claim = A servant is ready, and your turn goes on: claim the jewelry (a) with it.
    .hint-1 = One of the collectors can help before you claim: its button is below your dice. After that, it is still your turn.
    .hint-claim-1 = Your servant has to beat the Ghost’s 5 on the jewelry.
    .why = Waking a servant is not a turn, so you could still claim. Your two remains are flipped now: they still count, but they cannot pay again.
    .miss = The jewelry is not claimed by a servant you woke.
    .miss-recover = Recovering brings back all three, but it takes your whole turn. Try again and wake a single one.

lesson-scoring = Counting coins
    .about = What counts at the end, and how good that is.
    .known = Treasures, collectors, and a coin for each ready servant. From 30 on you are more than the Fool.

task-scoring-servants = The last round. Your treasures show 9 coins, and the collector for jewelry adds 4. Treasures and collector make 13 coins, but you have 15: where do the other 2 come from?
    .hint-1 = You own no tapestry, and the torches pay nothing.
    .hint-2 = Count the dice that are ready in front of you.
    .why = Each servant that is ready at the end is worth 1 coin. So in the last round, an exhausted servant costs you a coin.
    .miss = Nothing comes from there. Look at your dice.
    .answer-tapestries = From the collector for tapestries
    .answer-servants = From my two ready servants
    .answer-torches = From the torches
task-scoring-tapestry = Your last turn, and you have 19 coins. The collector for tapestries pays 5 for the most valuable set, and the Ghost owns nothing. Claim so that you end up with 25 coins or more, then go on to the end.
    .hint-1 = One of the treasures pays twice: by its own value, and through its collector.
    .hint-2 = The tapestry brings 1 coin, and 5 from its collector. Which effort lets your servant stay ready?
    .why = 19, and 1, and 5. As the Ghost owns nothing, a single tapestry is already the most valuable set.
    .miss = That does not make 25: a single tapestry earns 5 coins on top of its own value.
    .miss-exhausted = The right treasure, but an exhausted servant costs you a coin. An effort of 1 is not even rolled.
task-scoring-rank = Your last turn, and you have 26 coins. With fewer than 30 you are the Fool; 30 makes you the Petty, 40 the Wealthy, 50 the Magnificent. Reach 30 coins: claim, then go on to the end.
    .hint-1 = Do not look at the coins alone: what would each treasure add to your collection?
    .hint-2 = You own a piece of jewelry worth 4. With a second one, the best counts twice.
    .why = The little jewelry brought 1 coin for itself and 4 more for the one you had. What a treasure adds matters more than the number on it.
    .miss = That does not bring you to 30. Which treasure would make something that you already own count twice?
    .miss-exhausted = The right treasure, but each servant that is exhausted costs you a coin. The jewelry was free: a single servant with effort 1 would have done.
    .miss-pushed = The right treasure, but you also pushed dice of the Ghost off. It rolled them again, and with one of them it took the jewelry from you.

lesson-explain = Explain it
    .about = A friend looks on and asks: you say what happens, and why.
    .known = You foresee the Ghost and can say why: joined dice first, and one group in its last turn. What goes to the box face-down is never shown.

task-explain-order = The Ghost has rolled 6, 3 and 3. A friend looks on: “The 6 is the highest, so it goes first and takes the jewelry (a).” Which dice take the jewelry (a) from your 5?
    .hint-1 = Equal dice are joined. How much do the two 3s make?
    .hint-2 = Two groups have a total of 6. Which of them goes first?
    .why = The two 3s are joined and make 6, as much as the single 6. Of equal totals, joined dice go first, to the leftmost treasure they can take: yours. The 6 comes next and pushes off your 2.
    .miss = No die shows more, but the two 3s are joined and make 6 as well: of equal totals, joined dice go first.
    .miss-none = A single 3 would not push off your 5. But equal dice are joined: two 3s make 6.
    .answer-pair = The two 3s
    .answer-six = The 6
    .answer-none = None: my 5 stays
task-explain-second = The Ghost leads, so it has the last turn as well. Suppose you push off its two 3s and its 5. A friend warns you: “Then it rolls three dice again, and takes three treasures.” How many treasures can the Ghost take in its last turn?
    .hint-1 = It rolls only the dice that you push off. But how many groups does it place?
    .hint-2 = A group goes to a single treasure, and only the highest group is placed.
    .why = One. The Ghost rolls all the dice that you pushed off, three of them here, but places only the highest group, and a group goes to a single treasure.
    .miss = That would be another whole turn. In its last turn the Ghost rolls the dice that were pushed off, but places only one group of them.
    .miss-2 = You push off two groups, but in its last turn the Ghost does not place one after the other: only the highest.
    .answer-1 = One
    .answer-2 = Two
    .answer-3 = Three
task-explain-box = The last turn of the round. Suppose you pass: the face-down pottery (b) then goes to the box. A friend is curious: “The box may be looked through at any time, so the pottery too.” May you look at the pottery then?
    .hint-1 = Does anybody turn up what goes to the box face-down?
    .hint-2 = Only what went to the box face-up may be looked through.
    .why = No. You may look through what went to the box face-up, at any time. What lay face-down goes there unseen, and is never shown.
    .miss = That is true of what went to the box face-up. Nobody has seen the pottery, and it goes there unseen.
    .miss-end = At the end coins are counted, but what went to the box face-down is not turned up even then.
    .answer-yes = Yes, at any time
    .answer-end = Yes, but only after the game
    .answer-no = No, never

lesson-solo = On your own
    .about = Two whole rounds against the Ghost, up to the final score.
    .known = That is the whole game. Eight rounds of it wait at the table.

task-solo-last = The last two rounds of a game are yours to play. You lead this round, the Ghost leads the next. You have 20 coins: play to the end, and finish with 30 or more.
    .hint-1 = The Ghost begins on the left: protect what matters to you, and keep your second turn in mind.
    .hint-2 = See what each treasure would add to your collection. In the last round, a servant recovered is a coin won.
    .why = You have played it to the end, and you know all you need. A whole game is eight such rounds: start a new one, and see which title you reach!
    .miss = Fewer than 30 coins: the Fool, this time. Try again. What did the Ghost push off, and what did you leave behind?
