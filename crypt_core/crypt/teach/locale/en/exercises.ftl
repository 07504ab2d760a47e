# What the notebooks ask: tasks like those of the course, see lessons.ftl.

task-first-round-order = An idol (3), face-down pottery and jewelry (2) are drawn. Where does the pottery go?
    .answer-left = on the left
    .answer-middle = in the middle
    .answer-right = on the right
    .hint-1 = Step back in the panel: the last reason says what a face-down card counts as.
    .why = Face-down it counts as 2½, so it comes after the 3 and before the 2.
    .miss-left = The idol is sure to be worth 3. Face-down, a treasure counts as 2½.
    .miss-right = Not every unknown card comes last: face-down, it counts as 2½.

task-first-round-effort = A servant has been placed with effort 4. Which rolls exhaust it in Collect?
    .answer-to-3 = 1, 2 and 3
    .answer-to-4 = 1, 2, 3 and 4
    .answer-high = 5 and 6
    .hint-1 = Only a result lower than the effort exhausts.
    .why = These are lower than 4: one half. Each step up costs another sixth.
    .miss-to-4 = A 4 is not lower than 4, so the servant comes back ready.
    .miss-high = The other way round: high rolls are good for it.

task-first-round-ghost = If the Ghost had rolled 4, 4 and 2, which treasures would still be yours?
    .answer-both = a and b
    .answer-a = only a
    .answer-b = only b
    .answer-none = neither
    .hint-1 = Equal dice are joined, and their values added.
    .why = The two 4s are an 8 and take a; the 2 does not beat your 3.
    .miss-both = Equal dice are joined: the two 4s are an 8, and that beats your 5.
    .miss-a = The two 4s, joined to an 8, go first, and they begin on the left.
    .miss-none = The 8 takes a. But then comes the 2, and that does not beat your 3.

task-first-round-least = Take the jewelry back, and risk no more than you need.
    .hint-1 = The total of both servants has to be higher than the Ghost’s 6.
    .why = An 8 beats the 6, and a 4 is exhausted by three rolls out of six. Less would not do.
    .miss-more = That pushes the 6 off, too. But nobody comes after you: it is too much.
    .miss = The jewelry is not yours.

task-first-round-collect = One of your 6s rolled a 4. What happens to the treasure it was on?
    .answer-yours = It is yours.
    .answer-box = It goes to the box.
    .answer-crypt = It stays in the crypt.
    .why = You collect what you hold, whatever the dice rolled.
    .miss-box = Only treasures that nobody holds go there, and the Ghost’s.
    .miss-crypt = The crypt is emptied: all players take the treasures that they hold.

task-first-round-torches = Both torches are the Ghost’s now. When is it your turn in the next round?
    .answer-first = first
    .answer-between = in between
    .answer-last = last
    .hint-1 = What do the torches mean? The Leader begins, Lights Out has the last turn.
    .why = The Ghost begins as the Leader, and has the last turn with Lights Out.
    .miss-first = The Leader begins, and that is the Ghost.
    .miss-last = The last turn is taken with Lights Out, and the Ghost has that torch, too.

task-ghost-by-hand-sequence = The Ghost rolls 2, 4 and 2. What does it place first?
    .answer-four = the 4
    .answer-one = one of the 2s
    .answer-pair = the two 2s
    .hint-1 = What is the total of the two 2s?
    .why = Joined they are a 4, too; on equal totals, joined dice go first.
    .miss-four = As high as the two 2s together; but then the joined ones go first.
    .miss-one = Equal dice are always joined: the two 2s go together, as a 4.

task-ghost-by-hand-roll = The Ghost rolls 3, 3 and 4. Which treasures are still yours?
    .answer-none = none
    .answer-a = a
    .answer-b = b
    .answer-b-c = b and c
    .hint-1 = Join the equal dice first: which group is the highest?
    .why = The pair takes a, and the 4, which does not beat your 4, goes on to c.
    .miss-none = A single 4 does not beat your 4 on b. Equal is not enough.
    .miss-a = The two 3s are a 6, go first, and take a from your 5.
    .miss-b-c = The 4 does not beat your 4 on b; but it beats your 2 on c.

task-ghost-by-hand-kept = Which of the two is kept more often?
    .answer-six = the single 6
    .answer-pair = the two 3s
    .answer-alike = both equally often
    .why = Only the total counts, in 167 rolls out of 216 for both.
    .miss-six = Does the Ghost ask how many servants you have there?
    .miss-pair = Two servants hold no better than one: what is the total?

task-ghost-by-hand-cost = If it is kept, which costs fewer exhausted servants on average?
    .answer-six = the single 6
    .answer-pair = the two 3s
    .answer-alike = the same for both
    .hint-1 = How many of the six faces are lower than a 6, and how many lower than a 3?
    .why = Each in 1 roll out of 3: two thirds of a servant. But two are busy.
    .miss-six = A 6 is exhausted in 5 rolls out of 6.
    .miss-alike = A 6 is exhausted in 5 rolls out of 6, a 3 in 2 out of 6.

task-ghost-odds-bar = Two servants with effort 3 each are on the first treasure. What is the bar there?
    .answer-3 = 3
    .answer-6 = 6
    .answer-7 = 7
    .hint-1 = Dice on one treasure are added up.
    .why = The total is what counts. The Ghost has to be higher: a 6 is not enough.
    .miss-3 = That is what each of them shows; but dice on one treasure are added up.
    .miss-7 = That would take it. The bar is what has to be beaten.

task-ghost-odds-root = You have an estimate from 400 rolls. How many rolls make it twice as close?
    .answer-800 = 800
    .answer-1600 = 1,600
    .answer-40000 = 40,000
    .hint-1 = Ten times closer costs a hundred times the rolls. And twice?
    .why = The error shrinks with the square root of the number of rolls: to halve it, roll four times as often.
    .miss-800 = Twice the rolls bring you only 1.4 times closer: the square root of 2.
    .miss-40000 = A hundred times the rolls: that is ten times closer.

task-ghost-odds-middle = What is the lowest effort that keeps the middle treasure more often than not?
    .answer-2 = 2
    .answer-3 = 3
    .answer-4 = 4
    .answer-5 = 5
    .hint-1 = The Ghost looks at the free treasure on the left first.
    .why = It keeps the treasure in 56 rounds out of 100.
    .miss-2 = That keeps it in 33 rounds out of 100.
    .miss-4 = Safe enough, 81 in 100; but a lower one will do.
    .miss-5 = That is 96 in 100, much more than asked.

task-ghost-odds-left = Now you also have a 6 on the first treasure. What does it do to the middle one?
    .answer-protects = It protects it.
    .answer-endangers = It endangers it.
    .answer-nothing = Nothing at all.
    .hint-1 = Where would the Ghost have placed those dice if the left treasure had been free?
    .why = Groups that would have taken the free idol now go on: you need a 5.
    .miss-protects = It holds nothing back: dice that cannot take the left treasure go on.
    .miss-nothing = Alone a 3 keeps it in 56 rounds out of 100, beside the 6 in 20.

task-rules-page = Which rule keeps you from adding a servant to your own dice?
    .answer-place = claim.place
    .answer-own = claim.own
    .answer-push = claim.push
    .hint-1 = Search for “own servants”.
    .why = Your own servants stay: you may neither add to them nor push them.
    .miss-place = That one says how dice are placed, and what they must show.
    .miss-push = That one is about the dice of others.
