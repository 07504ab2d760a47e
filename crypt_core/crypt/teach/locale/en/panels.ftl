# Labels of Crypt's panels, and what one may do, as the table shows it.

## Phase ribbon

crypt-ribbon-label = The four phases of a round
crypt-phase-hint = { $phase ->
    [reveal] New treasures are dealt into the crypt, the last of them face-down.
    [claim] From the Leader on, everyone claims treasures with servants, or recovers.
    [collect] Servants are rolled, and everyone takes what they claimed.
   *[pass] The torches go left, and a new round begins.
}
crypt-turn-doing = { $who ->
    [you] { $what ->
        [claim] You claim
        [roll] You roll
       *[collect] You collect
    }
   *[other] { $what ->
        [claim] { $name } claims
        [roll] { $name } rolls
       *[collect] { $name } collects
    }
}
crypt-turn-nobody = { $stage ->
    [reveal] New treasures
    [collect] Now treasures are collected
    [pass] The torches move on
   *[other] The game goes on
}

## What one may do

# With nobody to make ready, to recover is to pass.
crypt-may-rest = { $rest ->
    [pass] pass
   *[recover] recover
}
crypt-may-title = { $who ->
    [you] { $stage ->
        [claim] { $last ->
            [yes] Your last turn: claim one treasure, or { crypt-may-rest }
           *[no] Your turn: claim or { crypt-may-rest }
        }
        [pottery] Before Claim: take a face-down treasure?
        [reroll] Roll a die again?
        [in-vain] All your dice are ready: rolling again gains nothing
        [last] One last time: wake a servant?
       *[tie] A tie: roll your servants
    }
   *[other] { $stage ->
        [claim] { $last ->
            [yes] { $name }, your last turn: claim one treasure, or { crypt-may-rest }
           *[no] { $name }, your turn: claim or { crypt-may-rest }
        }
        [pottery] { $name }: before Claim, take a face-down treasure?
        [reroll] { $name }: roll a die again?
        [in-vain] { $name }: all dice are ready, rolling again gains nothing
        [last] { $name }: one last time, wake a servant?
       *[tie] { $name }: roll your servants
    }
}
crypt-may-title-only = { $ready ->
    [yes] { $who ->
        [you] You can reach nothing here
       *[other] { $name } can reach nothing here
    }: { $rest ->
        [pass] pass
       *[recover] recover
    }
    [power] { $who ->
        [you] Your turn
       *[other] { $name }, your turn
    }: use a power, or { crypt-may-rest }
   *[no] { $who ->
        [you] Your turn
       *[other] { $name }, your turn
    }: all you can do is { $rest ->
        [pass] pass
       *[recover] recover
    }
}
crypt-may-claim = { $ready ->
    [one] Claim: place your ready servant on a treasure and choose its effort, 1 to 6.
   *[other] Claim: place any of your { $ready } ready servants on treasures and choose their effort, 1 to 6. On one treasure they must all show the same.
}
crypt-may-one-treasure = { $ready ->
    [one] Claim: place your ready servant on one treasure and choose its effort, 1 to 6.
   *[other] Claim: place any of your { $ready } ready servants on one treasure, all with the same effort, 1 to 6.
} With Lights Out you claim one treasure only.
crypt-may-no-servant = You have no ready servant, so you cannot claim.
crypt-may-no-treasure = There is no treasure that your ready servants could claim.
crypt-may-push = To push { $name } off { $the }, place a total of more than { $total }.
crypt-may-own = Your servants { $on } stay as they are: nothing can be added.
crypt-may-recover = { $count ->
    [0] Recover: nobody is exhausted, so that is a pass.
    [one] Recover: your exhausted servant becomes ready. It takes the whole turn.
   *[other] Recover: your { $count } exhausted servants become ready. It takes the whole turn.
}
crypt-may-order = { $again ->
    [yes] You are the Leader: after the other turn you play once more, on one treasure only.
   *[no] { $who ->
        [ghost] After you the Ghost rolls again only the dice that you push off, and places one group.
       *[other] { $name } will play once more after you, on one treasure only.
    }
}
crypt-may-window = { $stage ->
    [pottery] Flip two pieces of pottery and take a face-down treasure, or leave it.
    [reroll] Flip an idol and roll one of these dice again, or keep the results. The new result replaces the old.
    [last] Flip two remains to wake a servant: each ready servant is worth 1 coin.
   *[tie] All ready servants of the tied are rolled; the higher sum wins.
}
crypt-may-rolled = { $on }: effort { $effort }, rolled { $face }, { $result ->
    [exhausted] exhausted
   *[ready] ready
}.
crypt-may-only-cost = None of them is exhausted: rolling again can only cost you a servant.
crypt-may-peek = { $new ->
    [no] Flip a manuscript to look at the face-down treasures again; you have seen them already, so it shows you nothing new.
   *[yes] Flip a manuscript to look at the face-down treasures.
}
crypt-may-rouse = Wake a servant: flip two remains, and one who is exhausted is ready again.
crypt-may-take-late = You may still flip two pieces of pottery and take a face-down treasure, until Claim begins.

## Moves

crypt-move-place = { $dice } { $on }
crypt-pass = Pass
crypt-move-recover = { $count ->
    [unknown] Recover
    [0] { crypt-pass }
    [one] Recover 1 servant
   *[other] Recover { $count } servants
}
    .hint = { $count ->
        [0] You place no die on this turn.
       *[other] All your exhausted servants become ready. It takes the whole turn.
    }
crypt-move-reroll = { $face ->
    [unknown] Roll the die { $on } again
   *[other] Roll the { $effort } { $on } again (it rolled { $face })
}
    .hint = Flips an idol. The new result replaces the old; it exhausts the servant in { crypt-rolls-of-six }.
crypt-move-peek = Look at what lies face-down
    .hint = { $new ->
        [no] Flips a manuscript, but shows you nothing new: you know what lies there.
       *[yes] Flips a manuscript. Only you see the values.
    }
crypt-move-take = Take { $the }
    .hint = Flips two pieces of pottery. The treasure goes straight to your collection.
crypt-move-rouse = Wake a servant
    .hint = Flips two remains. One exhausted servant becomes ready.
crypt-move-done = { $stage ->
    [unknown] Use no power
    [pottery] Take nothing
    [reroll] Keep the results
   *[last] Go on to the scores
}
    .hint = Leaves your treasures unflipped.
crypt-move-roll = Roll off the tie
    .hint = All who are tied roll their ready servants; the higher sum wins.

## Table

crypt-table-label = The table
crypt-table-crypt = Treasures in the crypt
crypt-table-players = The others at the table
crypt-table-collectors = Collectors
crypt-table-dice = Your ready servants
crypt-table-deck = Deck
crypt-table-aside = set aside
crypt-table-leader = Leader
crypt-table-leader-note = has the first turn of this round
crypt-table-lights-out = Lights Out
crypt-table-lights-out-note = has the last turn of this round, on one treasure only
crypt-table-ready = ready
crypt-table-exhausted = exhausted
crypt-table-none = No treasures yet
crypt-table-collection = Treasures of { $name }
crypt-table-flipped = { $value }, flipped
crypt-table-gone = Treasure { $slot } is gone
crypt-table-drafted = your claim here: { $efforts }, total { $total }
crypt-table-add = Press again: one more servant with effort { $effort }
crypt-table-die-ready = Servant { $n }, ready
crypt-table-die-set = Servant { $n }, effort { $effort }, not placed yet
crypt-table-die-placed = Servant { $n }, effort { $effort }, { $on }
crypt-table-effort = Effort
crypt-table-effort-n = Effort { $n }
crypt-table-hint-start = Choose a number and a treasure.
crypt-table-hint-effort = Now its number, or straight to a treasure.
crypt-table-hint-put = Number { $effort }: now choose a treasure.
crypt-table-hint-slot = With what number { $on }?
crypt-table-hint-placed = Number { $effort } { $on }. Change it here, or place another die.
crypt-table-hint-move = In hand: choose another treasure for it.
crypt-table-hint-more = Confirm, or place another die. For the same number, press the same treasure again.
crypt-table-hint-refused = Not allowed like this: change it, or try it anyway.
crypt-table-hint-all = All your dice are placed. Confirm, or change something.
crypt-table-hint-none-left = No die left for it.
crypt-table-hint-again = Press a die to roll it again: that flips an idol.
crypt-table-hint-take = Press a face-down treasure to take it: that flips two pieces of pottery.
crypt-table-choose-effort = Choose a number
crypt-table-choose-treasure = Choose a treasure
crypt-table-confirm = Confirm the claim
crypt-table-insist = Play it anyway
crypt-table-clear = Clear
crypt-table-take-back = Take back
crypt-table-keys = On a servant: 1 to 6 for its effort, a letter for a treasure, Delete to take it back.
crypt-table-text-rest = Deck and box
crypt-table-text-coins = { $coins } if the game ended now
crypt-table-text-unseen = { $count ->
    [one] one not seen yet
   *[other] { $count } not seen yet
}
crypt-table-text-flipped = { $value } (flipped)
crypt-treasure-gone = { $slot }: an empty place
crypt-treasure-label = { $slot }: { crypt-kind-lower }, { $seen ->
    [up] { $coins }
    [known] { $coins } as you have seen, face-down
   *[no] { $count ->
        [one] face-down, it must be worth { $values }
       *[other] face-down, worth { $values }
    }
}
crypt-treasure-out-of-reach = Out of reach: it takes { $needed }, and you have { $total } at most.
crypt-treasure-free = nobody on it
crypt-treasure-claimed = claimed { $by }
crypt-treasure-held = { $dice } on it
crypt-player-summary = { $name }: { $parts }
crypt-player-dice = { $count ->
    [one] 1 die at hand
   *[other] { $count } dice at hand
}
crypt-player-servants = { $ready ->
    [one] 1 servant ready
   *[other] { $ready } servants ready
}, { $exhausted } exhausted
crypt-player-treasures = { $count ->
    [0] no treasures
    [one] 1 treasure
   *[other] { $count } treasures
}
crypt-player-torches = { $torches ->
    [both] Leader and Lights Out
    [leader] Leader
   *[dark] Lights Out
}
crypt-coins-note = Coins if the game ended now: { $sum }
crypt-coins-part = { $name } { $count }
crypt-coins-unknown = Not all of these treasures have been seen
# A number stands before it: how many more coins than now, when servants come back.
crypt-coins-away = when back
crypt-coins-away-note = A ready servant counts as one coin: { $count ->
    [one] 1 of them is away, and counts again when it is back
   *[other] { $count } of them are away, and count again when they are back
}
crypt-deck-label = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the deck, { $rounds ->
    [0] no round to come
    [one] 1 round to come
   *[other] { $rounds } rounds to come
}
crypt-deck-label-top = { $label }; on top { $card }
crypt-box-kind = { $name }: { $values }
crypt-box-label = { $count ->
    [0] No treasure in the box
    [one] 1 treasure in the box
   *[other] { $count } treasures in the box
}
crypt-progress-done = done ({ $have })
crypt-collector-label = { $name }, side { $side }: { $pays }. { $progress }
crypt-box-caption = { $count ->
    [0] Box
    [one] Box: 1 treasure
   *[other] Box: { $count } treasures
}
crypt-coins-word = { $count ->
    [one] coin
   *[other] coins
}
crypt-ghost-roll-label = The Ghost has rolled { $faces }
crypt-die-ready = Servant { $on }: effort { $effort }, rolled { $face }, ready
crypt-die-exhausted = Servant { $on }: effort { $effort }, rolled { $face }, exhausted

## What the rolls will do to a claim, at its dice

# Until when: for the round, or only until your second turn, which can change it.
crypt-chance-kept = { $until ->
    [second] holds { $share }
   *[end] yours { $share }
}
crypt-chance-tires = { $chance ->
    [0] never exhausted
   *[other] exhausted { $chance }/6
}
crypt-chance-told = { $alone ->
    [yes] { $sure ->
        [yes] { $the } is yours: the Ghost cannot take it any more.
       *[no] { $until ->
            [second] { $the } is still yours at your second turn in { $kept } of the Ghost’s rolls.
           *[end] { $the } stays yours in { $kept } of the Ghost’s rolls.
        }
    } When you collect it,
   *[no] When you collect { $the },
} { $count ->
    [one] its servant is exhausted
   *[other] each servant on it is exhausted
} { $chance ->
    [0] by no roll.
   *[other] in { crypt-rolls-of-six }.
}
crypt-table-chance-more = The whole story

## Final score

crypt-sheet-treasures = Coins on treasures
crypt-sheet-collector = { crypt-kind-many } { $side }
crypt-sheet-servants = Ready servants
crypt-verdict-rank = { $coins }: you are { crypt-rank }.
crypt-verdict-won = { $who ->
    [you] You win with { $coins }
   *[other] { $name } wins with { $coins }
}{ $how ->
    [rolled] , after a roll-off.
   *[coins] .
}
crypt-verdict-shared = { $players } share the victory with { $coins } each.
crypt-next-rank = { $coins } more, and you would have been { crypt-rank }.
crypt-next-winner = You were { $coins } short of the best.

## What if

crypt-figure-idols = Idols
crypt-figure-jewelry = Jewelry
crypt-figure-manuscripts = Manuscripts
crypt-figure-pottery = Pottery
crypt-figure-remains = Remains
crypt-figure-tapestries = Tapestries
crypt-figure-owned = { $name } (treasures)
crypt-figure-collectors = From collectors
crypt-figure-coins = Coins on treasures
crypt-figure-ready = Ready servants
crypt-figure-score = Score

## Frame

seat-bot-greedy = The computer, greedy
seat-bot-careful = The computer, careful
seat-bot-collector = The computer, a collector

## The tabs of the tools

crypt-tools-odds = Odds

## A panel alone in a notebook, while it has nothing to show

crypt-alone-no-ghost = There is no Ghost at this table: it plays in a solo game of Crypt.
