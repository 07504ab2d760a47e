# Estimates where several play: what moves are worth, and what a finished game's decisions cost.

estimate-title = The coach
estimate-ask = Ask the coach
estimate-intro = About how often would you win from here, and with which moves? The coach plays on in its head. It knows what you know and no more.
estimate-quiet = The coach has a word for you whenever it is your turn to decide.
# $chance: in per cent; $reach: how far it may be off, in percentage points.
estimate-figure = { $chance } ± { $reach }
# $chance: such a figure.
estimate-win = { $who ->
    [you] From here you would win about { $chance } of games.
   *[other] From here { $name } would win about { $chance } of games.
}
estimate-moves = The best few moves
estimate-best = the coach’s choice
estimate-even = may be as good
estimate-quoted = “{ $move }”
# $moves: other moves that came out the same.
estimate-same = The same in every figure: { $moves }.
estimate-play = Play it
# $count: how many moves cannot be told from the first.
estimate-as-good = { $count ->
    [one] As far as can be told, one other move is as good as the coach’s choice: their intervals overlap.
   *[other] As far as can be told, { $count } other moves are as good as the coach’s choice: their intervals overlap.
}
# $count: in how many ways the game was played on.
estimate-how = Estimates from { $count } ways to play on; ± is the 95% interval of the search itself.

## The review

estimate-review-title = Your decisions
estimate-review-offer = The coach estimates for every decision how often you would have won with the best move, and with yours. That takes a few seconds.
estimate-review-start = Review the game
estimate-review-working = Reviewing your decisions: { $done } of { $count }…
# $costly: how many of the $count decisions cost more than the uncertainty.
estimate-review-verdict = { $count ->
    [one] One decision reviewed:
   *[other] { $count } decisions reviewed:
} { $costly ->
    [0] none of them can be told from the best.
    [one] one of them gave something away.
   *[other] { $costly } of them gave something away.
}
estimate-review-list = Decisions that gave something away, the costliest first
estimate-review-made = You played
estimate-review-better = Better
# $points: so many games more of a hundred would have been won.
estimate-review-cost = { $points ->
    [one] −1 win in 100
   *[other] −{ $points } wins in 100
}
estimate-review-there = Go there
estimate-review-note = All of these are estimates: the figures show how many games of a hundred would be won from there. A decision counts here only if it is worse than the best move by more than the uncertainty.
