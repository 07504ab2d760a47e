# The games that the browser keeps, as a list.

games-title = My games
games-about = Every game in which you made a decision is saved in this browser, and only here. Pick one: a finished game opens in the review, an unfinished one where you left off.
games-none = No game is kept yet. A game appears here as soon as you make a decision in it.
games-off = This browser keeps no list of games for this page. Save a game to a file if you want it later.
games-list = Kept games, the last one first
games-ranks = Titles earned

## What they came to

games-summary = { $game }: your finished games
games-figure = { $which ->
    [count] Solo games
    [mean] On average
    [best] Best
    [worst] Worst
    [cost] Decisions cost
   *[against] Against the computer
}
games-won-of = { $won } of { $count } won

## How one plays

games-trend = What decisions cost, game by game
# $last: on average in the last $count games; $before: in those before them.
games-trend-text = { $count ->
    [one] Last game: { $last }. Before it: { $before } a game.
   *[other] Last { $count } games: { $last } a game. Before them: { $before }.
}
games-strength = How strong you are
games-strength-few = { $left ->
    [one] Review one more solo game.
   *[other] Review { $left } more solo games.
} Then you see your title here. It depends on your decisions, not on luck.
games-strength-text = { $score }: { $rank }
games-strength-about = It lies between { $low } and { $high } in 95 cases of 100: { $same ->
    [yes] the same title
   *[no] “{ $worst }” at the least, “{ $best }” at the most
}. Judged by the decisions of the last { $count } games, without their luck.
games-worst-decisions = Costliest decisions
games-best-decisions = Best decisions, and what the next best would have cost
games-round = Round { $n }

## A game in a line

games-here = At the table
games-alone = Solo
games-finished = Finished
games-unfinished = { $count ->
    [one] Not finished: 1 decision
   *[other] Not finished: { $count } decisions
}
games-result = { $how ->
    [won] Won
    [shared] Victory shared
   *[lost] Lost
}
games-cost = Decisions { $cost }
games-like = luck aside: { $score }
games-open = Open the game
games-remove = Remove
games-remove-ask = { $day ->
    [yes] Remove this game for good? Its deal of the day stays played.
   *[no] Remove this game for good?
}
games-yes = Yes, remove it
games-no = No, keep it

## All of them as a file

games-keep = All games as a file
games-keep-about = It takes them along to another browser. Games that are there already stay as they are.
games-safari = Safari removes what a page keeps if you do not visit it for seven days. To keep your games longer, save all of them as a file.
games-export = Save all
games-exported = Saved as { $name }.
games-import = Add from a file
games-imported = Games added: { $added }. Here already: { $known }.
games-bad-file = This is not a file of games, or it is damaged: one is made by “{ games-export }”. Nothing was added.
games-newer-file = This file was made by a newer version of the tutor, and this one cannot read it. Nothing was added.
games-large-file = This file is far too large to be one of games. Nothing was added.

## The deal of the day

games-day-title = { $game }: the deal of the day
games-day = { $state ->
    [begun] You have begun it: { $count ->
        [one] 1 decision is made.
       *[other] { $count } decisions are made.
    }
    [over] You scored { $score }. Tomorrow there is another one.
    [removed] Your try of today was removed. Tomorrow there is another deal.
   *[open] A solo game with the same cards for everyone today: one try, without going back.
}
games-day-go = { $state ->
    [begun] Go on
    [over] Look at it
   *[open] Play
}
games-day-share = { $game } { $day }: { $score }
games-day-cost = Decisions gave away { $cost }
games-day-copy = Copy the result
games-day-copied = The result is on the clipboard; it gives no card away.
games-yesterday-coach = Yesterday’s deal: the coach scored { $coach }.
games-yesterday = Yesterday’s deal: you scored { $score }, the coach { $coach }. { $known ->
    [yes] Your decisions gave away { $cost }.
   *[no] Review it to see what your decisions cost.
}
