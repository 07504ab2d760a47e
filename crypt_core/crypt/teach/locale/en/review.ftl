# A game reviewed: luck and decisions told apart, and exercises made of the decisions.
#
# $coins            an amount of coins in words, as "number-coins" has it
# $level, $start    expected final scores, with one decimal
# $over             whether the game is over: yes, no

## The card

crypt-review-title = { $over ->
    [yes] Game review
   *[no] Game review so far
}
crypt-review-offer = This line has not been reviewed yet.
crypt-review-start = Review this line
crypt-review-working = Reviewing every decision and every roll…

## The sum

crypt-review-sum-start = Expected with best play
crypt-review-sum-luck = Luck
crypt-review-sum-lost = Decisions
crypt-review-sum-end = { $over ->
    [yes] Final score
   *[no] Expected now
}
crypt-review-sum-spoken = { $over ->
    [yes] Expected with best play: { $start }. Luck: { $luck }. Decisions: { $lost }. Final score: { $end }.
   *[no] Expected with best play: { $start }. Luck: { $luck }. Decisions: { $lost }. Expected now: { $end }.
}
crypt-review-luck = { $side ->
    [gave] Luck was with you: it brought { $coins }.
    [took] Luck was against you: it took { $coins }.
   *[even] Luck was about even.
}
crypt-review-luck-of = { $kind ->
    [cards] Treasures
    [ghost] The Ghost
    [dice] Your dice
   *[further] The estimate
}
crypt-review-luck-parts = Whose luck it was
# $score: the expected final score at the start less what decisions gave away.
crypt-review-like = { end-like }
# $count: how many decisions are listed below; $worst: what these gave away, $coins: what all did.
crypt-review-lost = Your decisions gave away { $coins }, { $all ->
    [yes] all
   *[no] { $worst }
} of them at the { $count ->
    [one] one moment
   *[other] { $count } moments
} below.
# No decision gave away more than a quarter of a coin; $count: how many there were.
crypt-review-praise = { $count ->
    [one] Well played: your decision was the best there was, or as good as that.
   *[other] Well played: each of your { $count } decisions was the best there was, or within a quarter of a coin of it.
}
# $count: how often treasures were flipped though nothing was gained by it.
crypt-review-in-vain = { $count ->
    [one] One of your decisions flipped treasures for nothing.
   *[other] { $count } of your decisions flipped treasures for nothing.
}

## The chart

crypt-review-chart = Expected final score along the game
crypt-review-chart-help = Left and right go from one moment to the next, Enter shows it on the table.
crypt-review-legend-draw = Luck: treasures revealed, dice rolled
crypt-review-legend-decision = Your decision
crypt-review-legend-mistake = A decision that cost coins
crypt-review-earlier = Earlier
crypt-review-later = Later
crypt-review-see = See it on the table
crypt-review-round = Round { $n }
crypt-review-rank = { $coins }: { crypt-rank }
crypt-review-further = With that decided, the coach sees further ahead than before.
crypt-review-entry = { $kind ->
    [reveal] New treasures
    [ghost] The Ghost’s roll
    [roll] Your servant’s roll
    [seen] A value seen
    [further] The coach sees further
   *[decision] Your decision
}
crypt-review-effect = { $what ->
    [gained] Gained { $coins }; { crypt-review-effect-level }.
    [took] Took { $coins }; { crypt-review-effect-level }.
    [gave-away] Gave away { $coins }; { crypt-review-effect-level }.
    [best] Gave nothing away; { crypt-review-effect-level }.
    [in-vain] Gave no coins away, but flipped { crypt-coach-cards } for nothing; { crypt-review-effect-level }.
   *[nothing] Changed nothing; { crypt-review-effect-level }.
}
crypt-review-effect-level = { $final ->
    [yes] final score: { $level }
   *[no] { $level } expected
}

## Round by round

crypt-review-rounds = Round by round
crypt-review-rounds-round = Round
crypt-review-rounds-luck = Luck
crypt-review-rounds-lost = Decisions
crypt-review-rounds-level = Expected after it
crypt-review-rounds-start = Start
crypt-review-rounds-all = All

## The decisions that cost most, the luckiest draws

crypt-review-mistakes = What cost most
crypt-review-better = The better move
crypt-review-find = Find the better move
crypt-review-found = Found
crypt-review-shown = Shown
crypt-review-all-done = That was the last of them: each one is found or shown.
crypt-review-luckiest = Luckiest moment
crypt-review-unluckiest = Unluckiest moment

## Exercises

crypt-review-exercise = Find the better move
crypt-review-exercise-task = You played “{ $move }” here, and it gave away { $coins }. Find something better on the table and play it.
crypt-review-exercise-away = The table shows another moment now.
crypt-review-exercise-return = Back to the decision
crypt-review-hint = { $rung ->
    [0] A hint
    [1] Another hint
   *[2] The last hint
}
crypt-review-hint-of = Hint { $n }
crypt-review-show = Show the better move
crypt-review-again = Try again
crypt-review-next = The next one
crypt-review-leave = Back to the review
crypt-review-judged = { $how ->
    [solved] { $best ->
        [yes] Found: that is the best move
       *[no] Found: as good as the best
    }
    [in-vain] Nearly: but that flips treasures for nothing
    [better] Better, but not yet it
    [equal] No better
    [worse] That costs even more
   *[same] That is what you played
}
    .why = { $how ->
        [solved] { $best ->
            [yes] Nothing else is expected to bring more.
           *[no] It is within a quarter of a coin of the best, too close to matter.
        }
        [in-vain] { crypt-coach-in-vain } Go back and keep your treasures as they are.
        [better] It gives away { $loss } instead of { $lost_number }, and there is a move that gives away next to nothing.
        [equal] It gives away about as much as your move in the game: { $lost }.
        [worse] It gives away { $loss }, your move in the game { $lost_number }. Go back and try something else.
       *[same] It gives away { $lost }. Go back and try something else.
    }
crypt-review-best = The best move: { $move }
crypt-review-both = The same luck, both choices
crypt-review-both-working = Playing both choices on…
crypt-review-both-original = Your move ({ $move }), then the tutor plays on
crypt-review-both-other = The better move ({ $move }), then the tutor plays on
crypt-review-both-coins = Coins
crypt-review-both-ready = Servants ready
crypt-review-both-score = Final score
crypt-review-both-note = After either move the tutor plays on as well as it can, with the same dice and cards: your own game need not have ended like that. One run of luck proves little: it is the average over all luck that counts, and there the second choice is ahead by { $coins }.

## A decision of one’s own game, made again

crypt-mistake-task = Round { $round }: here you played “{ $move }”, and it gave away { $coins } on average. Play something better.
crypt-mistake-think = Think of what the Ghost may still do, and of what each servant is worth where you place it.
crypt-mistake-same = That is what you played in your game.

## What went best

crypt-review-finest = Your best decision, in round { $round }: “{ $move }”. Anything else would have cost at least { $coins }.
crypt-review-good = Decisions as good as the best, luck apart: { $count } of { $of }.
