# A game gone over: luck and decisions told apart, and exercises made of the decisions.
#
# $coins            an amount of coins in words, as "number-coins" has it
# $level, $start    expected final scores, with one decimal
# $over             whether the game is over: yes, no

## The card

review-title = { $over ->
    [yes] Your game, gone over
   *[no] Your game so far, gone over
}
review-invite = { $over ->
    [yes] What luck gave and took, which decisions cost coins, and how to find better ones.
   *[no] What luck has given and taken, and which decisions have cost coins.
}
review-offer = This line has not been gone over yet.
review-start = Go over it
review-working = Going over every decision and every roll…

## The sum

review-sum-start = Expected at the start
review-sum-luck = Luck
review-sum-lost = Decisions
review-sum-end = { $over ->
    [yes] Final score
   *[no] Expected now
}
review-sum-spoken = { $over ->
    [yes] Expected at the start: { $start }. Luck: { $luck }. Decisions: { $lost }. Final score: { $end }.
   *[no] Expected at the start: { $start }. Luck: { $luck }. Decisions: { $lost }. Expected now: { $end }.
}
review-luck = { $side ->
    [gave] Luck was with you: it brought { $coins }.
    [took] Luck was against you: it took { $coins }.
   *[even] Luck was about even.
}
# $count: how many decisions are listed below; $worst: what these gave away, $coins: what all did.
review-lost = Your decisions gave away { $coins }, { $count ->
    [one] { $worst } of them at the one moment below.
   *[other] { $worst } of them at the { $count } moments below.
}
# No decision gave away more than a quarter of a coin; $count: how many there were.
review-praise = { $count ->
    [one] Well played: your decision was the best there was, or as good as that.
   *[other] Well played: each of your { $count } decisions was the best there was, or within a quarter of a coin of it.
}
# $count: how often treasures were flipped though nothing was gained by it.
review-in-vain = { $count ->
    [one] One of your decisions flipped treasures for nothing.
   *[other] { $count } of your decisions flipped treasures for nothing.
}

## The chart

review-chart = Expected final score along the game
review-chart-help = Left and right go from one moment to the next, Enter shows it on the table.
review-legend-draw = Luck: treasures revealed, dice rolled
review-legend-decision = Your decision
review-legend-mistake = A decision that cost coins
review-earlier = Earlier
review-later = Later
review-see = See it on the table
review-round = Round { $n }
review-rank = { $coins }: { rank }
review-further = With that decided, the coach sees further ahead than before.
review-entry = { $kind ->
    [reveal] New treasures
    [ghost] The Ghost’s roll
    [roll] Your servant’s roll
    [seen] A value seen
    [further] The coach sees further
   *[decision] Your decision
}
review-effect = { $what ->
    [gained] Gained { $coins }; { review-effect-level }.
    [took] Took { $coins }; { review-effect-level }.
    [gave-away] Gave away { $coins }; { review-effect-level }.
    [best] Gave nothing away; { review-effect-level }.
    [in-vain] Gave no coins away, but flipped { coach-cards } for nothing; { review-effect-level }.
   *[nothing] Changed nothing; { review-effect-level }.
}
review-effect-level = { $final ->
    [yes] final score: { $level }
   *[no] { $level } expected
}

## Round by round

review-rounds = Round by round
review-rounds-round = Round
review-rounds-luck = Luck
review-rounds-lost = Decisions
review-rounds-level = Expected after it
review-rounds-start = Start
review-rounds-all = All

## The decisions that cost most, the luckiest draws

review-mistakes = What cost most
review-better = The better move
review-find = Find the better move
review-found = Found
review-shown = Shown
review-all-done = That was the last of them: each one is found or shown.
review-luckiest = Luckiest moment
review-unluckiest = Unluckiest moment

## Exercises

review-exercise = Find the better move
review-exercise-task = You played “{ $move }” here, and it gave away { $coins }. Find something better on the table and play it.
review-exercise-away = The table shows another moment now.
review-exercise-return = Back to the decision
review-hint = { $rung ->
    [0] A hint
    [1] Another hint
   *[2] The last hint
}
review-hint-of = Hint { $n }
review-show = Show me
review-again = Try again
review-next = The next one
review-leave = Back to the review
review-judged = { $how ->
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
        [in-vain] { coach-in-vain } Go back and keep your treasures as they are.
        [better] It gives away { $loss } instead of { $lost_number }, and there is a move that gives away next to nothing.
        [equal] It gives away about as much as your move in the game: { $lost }.
        [worse] It gives away { $loss }, your move in the game { $lost_number }. Go back and try something else.
       *[same] It gives away { $lost }. Go back and try something else.
    }
review-best = The best move: { $move }
review-both = The same luck, both choices
review-both-working = Playing both choices on…
review-both-original = Your move ({ $move }), then the tutor plays on
review-both-other = The better move ({ $move }), then the tutor plays on
review-both-coins = Coins
review-both-ready = Servants ready
review-both-score = Final score
review-both-note = After either move the tutor plays on as well as it can, with the same dice and cards: your own game need not have ended like that. One run of luck proves little: it is the average over all luck that counts, and there the second choice is ahead by { $coins }.
