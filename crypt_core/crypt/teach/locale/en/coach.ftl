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
    [always] always collects { $the }, not only in { $other }
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
    [half] leaves one servant { $more ->
        [yes] more
       *[no] fewer
    } ready in about half of the cases
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
# $aim: whether one plays for the highest rank (rank) or for coins alone.
crypt-coach-more = { $aim ->
    [rank] counts for { $coins } more in the end, coins and title together
   *[coins] is expected to bring { $coins } more in the end
}
crypt-coach-fewer = { $aim ->
    [rank] counts for { $coins } less in the end, coins and title together
   *[coins] is expected to bring { $coins } less in the end
}
crypt-coach-rank = makes you the Magnificent in { $more ->
    [yes] { $share }
   *[no] only { $share }
} of games instead of { $other }
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
    } in 6 that the servant is ready after all
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
crypt-coach-scores = Final score to expect: { $mine } instead of { $theirs }.
crypt-coach-scores-rank = The Magnificent in { $share } of games instead of { $other }.

## The idea of the best move, in a sentence. The facts are those of the puzzles, and:
#
# $last           whether this is the last round
# $count, $more   (firm) how many treasures the best move claims, and the other
# $some           (matters) whether a treasure is given up that is worth something: $lost, $rival

crypt-coach-idea-look = What { $the } is worth decides what to go for, and a flipped manuscript still counts its coins.
crypt-coach-idea-wake = One more servant in this very turn: recovering would take the turn away, and flipped remains keep their coins.
crypt-coach-idea-sure = Why roll for it? Flipped remains wake a servant for sure, while another roll helps in only { crypt-puzzle-chance }.
crypt-coach-idea-again = Worth another roll: the idol costs you little, since flipped it still counts its coins.
crypt-coach-idea-spare = Keep the idol for later: another roll would help in { crypt-puzzle-chance }, and an idol can be flipped only once.
crypt-coach-idea-take = Do not leave { $the } to the Ghost’s dice: two flipped pieces of pottery cost no servant and run no risk.
crypt-coach-idea-recover-first = You play again after the Ghost, and nobody plays after that: recover now, to claim { $the } with three servants then.
crypt-coach-idea-let-go = Let { $the } go: { $last ->
    [yes] each ready servant is a coin now, and the treasure would bring less
   *[no] the servants that it costs are worth more to you in the next round
}.
crypt-coach-idea-though-tired = Claim although you are short of servants: { $last ->
    [yes] { $the } brings more than a servant is worth at the end
   *[no] they can be recovered in another round, but { $the } can be had only now
}.
crypt-coach-idea-least-risk = No more than it takes: beyond a total of { $total } { $on }, effort risks more than it protects.
crypt-coach-idea-just-enough = Not a pip more: nobody plays after you, so a total of { $total } { $on } is as safe as { $rival }.
crypt-coach-idea-many-hands = Many hands, light work: { $on }, { $mine } does as well as { $theirs } and exhausts less often.
crypt-coach-idea-waste = Leave the Ghost nothing weak: no single die beats a 6, so { $sure ->
    [yes] always
   *[no] in { $share }
} { $free ->
    [yes] its second turn gets it only what you did not want
   *[no] its second turn gets it nothing
}.
crypt-coach-idea-set = Worth more than it looks: besides the coins on it, { $the } brings { $coins }{ $exact ->
    [yes] {""}
   *[no] {" "}on average
} from its collector.
crypt-coach-idea-counting = Count what you have seen: { $the } can only be worth { $values }, so leave it.
crypt-coach-idea-top = Count what you have seen: { $the } { $one ->
    [yes] must be the 4
   *[no] can only be worth { $values }
}, so take it.
crypt-coach-idea-one-die = No single die beats a 6: the Ghost rolls only one again, so { $the } is yours for certain.
crypt-coach-idea-one-group = Dare to claim { $count } treasures: the Ghost rolls { $dice } dice again but places only one group, so it takes back one of them at most.
crypt-coach-idea-shield = The left one takes the blow: your totals are equal, so whatever beats yours { $on } beats the one on its left as well, and the Ghost goes there first.
crypt-coach-idea-wall = Worth the effort: the Ghost is still to roll, and { $on } a total of { $rival } is easier to beat than { $total }.
crypt-coach-idea-wait = You play again after the Ghost, and nobody plays after that: recover now, to have all servants ready for it.
crypt-coach-idea-lie-low = You play again after the Ghost, and nobody plays after that: lie low. Little effort exhausts few, and a servant that is pushed off can claim again then.
crypt-coach-idea-paid = Look at your collection: for { $the } its collector pays you { $coins } more{ $exact ->
    [yes] {""}
   *[no] {" "}on average
}.
crypt-coach-idea-firm = Fewer treasures, but firmly held: the Ghost rolls again what you push off, and a total of { $rival } is easier to beat than { $total }.
crypt-coach-idea-matters = Go for { $the }: with all it leads to, that is worth about { $coins } to you{ $some ->
    [yes] , { $lost } only about { $rival }
   *[no] {""}
}.
crypt-coach-idea-cheap = Take what costs you little: nobody plays after you, and what you claim with little effort is just as surely yours.
crypt-coach-idea-rest = Let this round go: { $last ->
    [yes] each ready servant is a coin at the end
   *[no] your servants are worth more to you in the next one
}.
crypt-coach-idea-coin = A servant ready at the end is worth a coin, and flipped remains keep theirs.

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
# Above what a move promises: of when that is. $turn: whether a second turn comes before.
crypt-coach-expected = { $turn ->
    [second] By the end of the round, your second turn included
   *[none] By the end of the round
}
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
crypt-coach-none-listed = No legal move matches this.
crypt-coach-more-moves = Show more
crypt-coach-shown = Moves shown: { $shown } of { $count }
crypt-coach-column-rank = Place
crypt-coach-column-move = Move
crypt-coach-column-coins = Coins
crypt-coach-column-ready = Ready
crypt-coach-column-score = Score
crypt-coach-final-score = Final score
crypt-coach-column-loss = Loss
crypt-coach-column-reached = 50+
crypt-coach-reached = Magnificent
# The switch, and what it says when it is on: $bonus is how many coins the rank counts.
crypt-coach-aim = Play for the Magnificent
crypt-coach-aim-note = Reaching 50 coins counts like { $bonus } coins more here, so one game in a hundred is worth { $each }; a loss is of both together. How often they are reached is an estimate too.
crypt-coach-best = best
crypt-coach-even = as good
crypt-coach-for-nothing = for nothing
# $count: how many moves share a row, since they differ in nothing; $moves: the others.
crypt-coach-ways = { $count } ways
crypt-coach-quoted = “{ $move }”
crypt-coach-same-as = The same in every figure: { $moves }.
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
crypt-coach-warning = The coach would think again: this gives away { $aim ->
    [rank] as much as { $coins }, the chance to be the Magnificent included
   *[coins] { $coins }
}.
