# The coach: hints, every move ranked, and why one is better than another.
#
# $the, $on   a treasure as subject or object, and as a place
# $coins      an amount of coins in words, as "number-coins" has it
# $more       whether it is more than with the other move (yes), or less (no)

crypt-coach-title = The coach

## Why one move is better: "It { crypt-coach-but }."

crypt-coach-better = It { $why }.
crypt-coach-but = { $gains }, but { $cost }
crypt-coach-same = Both moves are expected to bring the same.
# A chance: of the Ghost's rolls, or of cases if other chances come in.
crypt-coach-share = { crypt-coach-share.bare } of { $cases ->
    [yes] cases
   *[no] rolls
}
    .bare = { $side ->
        [under] under { $percent }%
        [over] over { $percent }%
       *[at] { $percent }%
    }
crypt-coach-taken = { $how ->
    [sure] is sure to collect { $the }
    [always] always collects { $the } instead of in { $other }
    [some] collects { $the } in { $share }
    [never] gives up { $the }
    [only] collects { $the } in only { $share } instead of always
    [less] collects { $the } in only { $share } instead of { $other }
   *[more] collects { $the } in { $share } instead of { $other }
}
# $lost: the treasure that the other move collects; this one's brings $coins more.
crypt-coach-taken-instead = { crypt-coach-taken } rather than { $lost } ({ $coins } more)
crypt-coach-taken-later = { crypt-coach-taken }, { $more ->
    [yes] which helps
   *[no] though that treasure would help
} in later rounds
crypt-coach-ready = { $size ->
    [some] { $more ->
        [yes] more
       *[no] less
    } often leaves a servant ready
    [half] leaves half a servant { $more ->
        [yes] more
       *[no] fewer
    } ready on average
   *[whole] leaves about { $count ->
        [one] one servant
       *[other] { $count } servants
    } { $more ->
        [yes] more
       *[no] fewer
    } ready
} { $last ->
    [yes] for the final score
   *[no] for the next round
}
crypt-coach-coins = brings { $coins } { $more ->
    [yes] more
   *[no] less
} this round
crypt-coach-later = does { $more ->
    [yes] more
   *[no] less
} for the rounds to come
crypt-coach-treasures = collects { $mine } treasures on average instead of { $theirs }, { $more ->
    [yes] more
   *[no] fewer
} to build on later
crypt-coach-more = is expected to bring { $coins } more in the end
# What a power costs.
crypt-coach-cards = { $kind ->
    [idols] an idol
    [manuscripts] a manuscript
    [pottery] two pieces of pottery
   *[remains] two remains
}
crypt-coach-keeps = keeps { crypt-coach-cards } unflipped
crypt-coach-flips = flips { crypt-coach-cards }
# $chance: faces of six with which the servant stays ready.
crypt-coach-power = { $verb ->
    [peek] shows you what lies face-down before you decide
    [take] makes { $the } yours before the Ghost can roll
    [rouse] wakes a servant at once
   *[reroll] gives { $chance } { $chance ->
        [one] chance
       *[other] chances
    } in 6 that the servant on { $the } is ready after all
}

## The ladder of hints

crypt-coach-think = { $verb ->
    [recover] Think about your servants: how many do you want ready when it counts?
    [peek] Think about your manuscripts: would you decide otherwise if you knew what lies face-down?
    [rouse] Think about your remains: what is a servant worth to you right now?
   *[other] { $stage ->
        [pottery] Think about your pottery: is the face-down treasure worth flipping two?
        [reroll] Think about your idols: is another roll worth flipping one?
       *[last] Think about your remains: what is a servant worth at the end?
    }
}
crypt-coach-think-of = Think about { $the }.
crypt-coach-think-worth = Think about { $the }: with all it leads to, it is worth about { $coins } to you.
crypt-coach-shape = { $groups }{ $left ->
    [0] .
    [one] ; keep one servant ready.
   *[other] ; keep { $left } servants ready.
}
crypt-coach-shape-group = { $count ->
    [one] one servant { $on }
    [2] two servants { $on }
   *[other] three servants { $on }
}
crypt-coach-shape-other = { $verb ->
    [recover] This is a turn to claim nothing.
    [peek] Look before you decide.
    [take] Two pieces of pottery would be well spent here.
    [rouse] Wake a servant first.
    [reroll] One of the servants should roll again.
   *[done] Leave your treasures as they are.
}
crypt-coach-move = The move: { $move }.
crypt-coach-as-good = “{ $rival }” is as good.
crypt-coach-instead = Compared with “{ $rival }”, it { $why }.

## The card

crypt-coach-intro = Stuck? Take a hint, or see what every move is worth.
crypt-coach-quiet = The coach has a word for you whenever it is your turn to decide.
crypt-coach-only = There is only one move here: { $move }.
crypt-coach-hint-n = Hint { $n }
crypt-coach-ask = { $rung ->
    [0] Give me a hint
    [1] A clearer hint
   *[2] Show the move
}
crypt-coach-play = Play it
crypt-coach-expected = What this move promises
crypt-coach-fair = The coach knows what you know and no more: it looks at no face-down card, no deck, no roll to come.
# $games of self-play, whose seeds went from $first to $last.
crypt-coach-estimate = The chances of this round are computed exactly. What comes after it is an estimate, learnt from { $games } games played by the coach itself ({ $date }, seeds { $first } to { $last }).

## All moves

crypt-coach-all = All moves
crypt-coach-all-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
crypt-coach-note = { $claims ->
    [yes] The best first. All of it is for the whole round, your later turns included: the chance to collect each treasure, the coins on treasures and from collectors, the ready servants after it; and the final score to expect.
   *[no] The best first, with the ready servants and the final score to expect.
}
crypt-coach-filter-slot = On which treasure
crypt-coach-filter-servants = With how many servants
crypt-coach-any = Any
crypt-coach-servants = { $count ->
    [one] 1 servant
   *[other] { $count } servants
}
crypt-coach-treasure = { $slot }: { crypt-kind-one }
crypt-coach-none-listed = No legal move is like this.
crypt-coach-more-moves = Show more
crypt-coach-shown = { $shown } of { $count } moves
crypt-coach-column-rank = Place
crypt-coach-column-move = Move
crypt-coach-column-coins = Coins
crypt-coach-column-ready = Ready
crypt-coach-column-score = Score
crypt-coach-column-loss = Loss
crypt-coach-best = best
crypt-coach-even = as good
crypt-coach-for-nothing = for nothing
crypt-coach-yours = your draft
crypt-coach-worse = Compared with this one, the best move { $why }.
crypt-coach-as-good-best = As good as the best.
crypt-coach-in-vain = It flips { crypt-coach-cards } for nothing: without that, you may expect as much.
crypt-coach-draft = { $how ->
    [best] Your draft is the best move there is.
    [even] Your draft is as good as the best.
   *[less] Your draft: place { $rank } of { $count }, { $coins } less than the best{ $near ->
        [yes] { " " }(too little to matter much)
       *[no] { "" }
    }.
}
crypt-coach-draft-none = Lay out a claim on the table to see its place here.
crypt-coach-draft-best = Compared with it, “{ $best }” { $why }.
