# The companion of a first whole game, alone against the Ghost.
#
# $the        a treasure in the crypt
# $coins      an amount of coins in words

crypt-guide-aim = Collect as many coins as you can in eight rounds. The Ghost only takes treasures away: it is your coins that earn a title.
crypt-guide-payers = What each collector pays
crypt-guide-standing = So far: { $coins }.
crypt-guide-next = { $count } more and you are { crypt-rank }.

## A line at a decision

crypt-guide-keep = None of your servants is exhausted, so a new roll could only cost you one: keep the results.
crypt-guide-reroll = A servant is exhausted: an idol rolls its die again. A flipped idol keeps its coins.
crypt-guide-take = Flip two pieces of pottery to take a face-down treasure without a servant. They keep their coins.
crypt-guide-last-round = The last round: at the end, each ready servant is worth 1 coin.
crypt-guide-wake = Two remains wake an exhausted servant. Flipped remains keep their coins.
crypt-guide-recover = None of your servants is ready: recover, and all of them are.
crypt-guide-placed = All your servants are on treasures: all that is left is to pass.
crypt-guide-last-free = Your last turn: nobody comes after you. Effort 1 takes { $the }, and it never exhausts a servant.
crypt-guide-last-push = Your last turn: nobody comes after you. More than { $total } pushes the Ghost off { $the }.
crypt-guide-lead = You lead: the Ghost sees whatever you place now. After it you have one more turn.
crypt-guide-follow-free = The Ghost has claimed. If you push nothing off, it does nothing more this round: effort 1 takes { $the }.
crypt-guide-follow = The Ghost has claimed. After you it rolls only the dice that you push off.
crypt-guide-completes = With one more card { $name } pays, and { $the } is in the crypt.
crypt-guide-half = Half the rounds are over. You have { $coins }; { $count } more and you are { crypt-rank }.
crypt-guide-from-left = The Ghost takes treasures from the left, so those on the right are safer.
crypt-guide-tired = Two of your servants are exhausted. Recovering makes them ready, but takes your whole turn.
crypt-guide-unseen = You can see only the type of { $the }: { $count ->
    [one] it must be worth { $values }
   *[other] it is worth { $values }
}.
crypt-guide-effort = The higher the effort, the sooner a servant is exhausted: with 1 never, with 6 in five rolls of six.

## The tools, when each first helps

crypt-guide-tool-whatif = The first round is over. “{ tools-whatif }” plays a decision once more, with the same luck.
crypt-guide-tool-odds = How safe is a claim? “{ crypt-tools-odds }” shows how likely the Ghost is to push you off.
crypt-guide-tool-coach = Not sure what to do? “{ tools-coach }” gives hints and, if you want, its opinion of each move.

## How the first game ended

# $how: whether the game at the table brought more than the computer's with the same deal, or less.
crypt-guide-compared = { $how ->
    [more] A careful computer player scores { $score } on average with the same deal: you beat it.
    [same] A careful computer player scores { $score } on average with the same deal, just as you did.
   *[less] A careful computer player scores { $score } on average with the same deal: a target for your next games.
}
