# Labels of Crypt's panels, and what one may do, as the table shows it.

## Phase ribbon

ribbon-label = The four phases of a round
phase-hint = { $phase ->
    [reveal] New treasures are laid in the crypt, the last ones face-down.
    [claim] From the Leader on, everyone claims treasures with servants, or recovers.
    [collect] Servants are rolled, and everyone takes what they claimed.
   *[pass] The torches go left, and a new round begins.
}
turn-collecting = { $who ->
    [you] You collect
   *[other] { $name } collects
}
turn-nobody = { $stage ->
    [reveal] New treasures
    [collect] Now treasures are collected
    [pass] The torches move on
   *[other] The game goes on
}

## What one may do

may-title = { $who ->
    [you] { $stage ->
        [claim] { $last ->
            [yes] Your last turn: claim one treasure, or recover
           *[no] Your turn: claim or recover
        }
        [pottery] Before Claim: take a face-down treasure?
        [reroll] Roll a die again?
        [last] One last time: wake a servant?
       *[tie] A tie: roll your servants
    }
   *[other] { $stage ->
        [claim] { $last ->
            [yes] { $name }, your last turn: claim one treasure, or recover
           *[no] { $name }, your turn: claim or recover
        }
        [pottery] { $name }: before Claim, take a face-down treasure?
        [reroll] { $name }: roll a die again?
        [last] { $name }: one last time, wake a servant?
       *[tie] { $name }: roll your servants
    }
}
may-title-only = { $who ->
    [you] { $only ->
        [pass] Your turn: all you can do is pass
       *[recover] Your turn: all you can do is recover
    }
   *[other] { $only ->
        [pass] { $name }, your turn: all you can do is pass
       *[recover] { $name }, your turn: all you can do is recover
    }
}
may-claim = { $ready ->
    [one] Claim: put your ready servant on a treasure and choose its effort, 1 to 6.
   *[other] Claim: put any of your { $ready } ready servants on treasures and choose their effort, 1 to 6. On one treasure they must all show the same.
}
may-one-treasure = { $ready ->
    [one] Claim: put your ready servant on one treasure and choose its effort, 1 to 6.
   *[other] Claim: put any of your { $ready } ready servants on one treasure, all with the same effort, 1 to 6.
} With Lights Out you claim one treasure only.
may-no-servant = You have no ready servant, so you cannot claim.
may-no-treasure = There is no treasure that your ready servants could claim.
may-push = To push { $name } off { $the }, place a total of more than { $total }.
may-own = Your servants { $on } stay as they are: nothing can be added.
may-recover = { $count ->
    [0] Recover: nobody is exhausted, so that is a pass.
    [one] Recover: your exhausted servant becomes ready. It takes the whole turn.
   *[other] Recover: your { $count } exhausted servants become ready. It takes the whole turn.
}
may-order = { $again ->
    [yes] You are the Leader: after the other turn you play once more, on one treasure only.
   *[no] { $who ->
        [ghost] After you the Ghost rolls again only the dice that you push off, and places one group.
       *[other] { $name } will play once more after you, on one treasure only.
    }
}
may-window = { $stage ->
    [pottery] Flip two pieces of pottery and take a face-down treasure, or leave it.
    [reroll] Flip an idol and roll one of these dice again, or keep the results. The new result replaces the old.
    [last] Flip two remains to wake a servant: each ready servant is worth 1 coin.
   *[tie] All ready servants of the tied are rolled; the higher sum wins.
}
may-rolled = On treasure { $slot }: effort { $effort }, rolled { $face }, { $result ->
    [exhausted] exhausted
   *[ready] ready
}.
may-only-cost = None of them is exhausted: rolling again can only cost you a servant.
may-peek = { $new ->
    [no] Flip a manuscript to look at the face-down treasures again; you have seen them already, so it shows you nothing new.
   *[yes] Flip a manuscript to look at the face-down treasures.
}
may-rouse = Wake a servant: flip two remains, and one who is exhausted is ready again.
may-take-late = You may still flip two pieces of pottery and take a face-down treasure, until Claim begins.

## Moves

move-place = { $dice } on { $slot }
move-recover = { $count ->
    [0] Pass
    [one] Recover 1 servant
   *[other] Recover { $count } servants
}
    .hint = { $count ->
        [0] None of your servants is exhausted, so recovering is a pass.
       *[other] All your exhausted servants become ready. It takes the whole turn.
    }
move-reroll = Re-roll the { $effort } on { $slot } (it rolled { $face })
    .hint = Flips an idol. The new result replaces the old; it exhausts the servant in { rolls-of-six }.
move-peek = Look at what lies face-down
    .hint = { $new ->
        [no] Flips a manuscript, but shows you nothing new: you know what lies there.
       *[yes] Flips a manuscript. Only you see the values.
    }
move-take = Take { $the }
    .hint = Flips two pieces of pottery. The treasure goes straight to your collection.
move-rouse = Wake a servant
    .hint = Flips two remains. One exhausted servant becomes ready.
move-done = { $stage ->
    [pottery] Take nothing
    [reroll] Keep the results
   *[last] Go on to the scores
}
    .hint = Leaves your treasures unflipped.
move-roll = Roll off the tie
    .hint = All who are tied roll their ready servants; the higher sum wins.

## Table

table-label = The table
table-crypt = Treasures in the crypt
table-players = The others at the table
table-collectors = Collectors
table-dice = Your ready servants
table-deck = Deck
table-box = Box
table-aside = set aside
table-leader = Leader
table-lights-out = Lights Out
table-ready = ready
table-exhausted = exhausted
table-none = No treasures yet
table-collection = Treasures of { $name }
table-flipped = { $value }, flipped
table-gone = Treasure { $slot } is gone
table-drafted = your claim here: { $efforts }, total { $total }
table-die-ready = Servant { $n }, ready
table-die-set = Servant { $n }, effort { $effort }, not placed yet
table-die-placed = Servant { $n }, effort { $effort }, on treasure { $slot }
table-effort = Effort
table-effort-n = Effort { $n }
table-hint-start = Choose a servant, an effort and a treasure, in any order.
table-hint-effort = Now its effort, or straight to a treasure.
table-hint-put = Effort { $effort }: now choose a treasure.
table-hint-slot = Treasure { $slot }: with what effort?
table-hint-placed = On { $slot } with effort { $effort }. Change it here, or take another servant.
table-hint-move = In hand: choose another treasure for it.
table-hint-more = Place another servant, or confirm.
table-hint-refused = Not allowed like this: change it, or try it all the same.
table-hint-all = All your servants are placed. Confirm, or change something.
table-hint-none-left = No servant left for it.
table-confirm = Confirm the claim
table-clear = Clear
table-take-back = Take back
table-keys = On a servant: 1 to 6 for its effort, a letter for a treasure, Delete to take it back.
table-text-rest = Deck and box
table-text-coins = { $coins } if the game ended now
table-text-unseen = { $count ->
    [one] one not seen yet
   *[other] { $count } not seen yet
}
table-text-flipped = { $value } (flipped)
treasure-gone = { $slot }: an empty place
treasure-label = { $slot }: { kind-lower }, { $seen ->
    [up] { $coins }
    [known] { $coins } as you have seen, face-down
   *[no] { $count ->
        [one] face-down, it must be worth { $values }
       *[other] face-down, worth { $values }
    }
}
treasure-free = nobody on it
treasure-claimed = claimed { $by }
treasure-held = { $dice } on it
player-summary = { $name }: { $parts }
player-dice = { $count ->
    [one] 1 die at hand
   *[other] { $count } dice at hand
}
player-servants = { $ready ->
    [one] 1 servant ready
   *[other] { $ready } servants ready
}, { $exhausted } exhausted
player-treasures = { $count ->
    [0] no treasures
    [one] 1 treasure
   *[other] { $count } treasures
}
player-torches = { $torches ->
    [both] Leader and Lights Out
    [leader] Leader
   *[dark] Lights Out
}
coins-note = Coins if the game ended now
coins-unknown = Not all of these treasures have been seen
deck-label = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the deck, { $rounds ->
    [0] no round to come
    [one] 1 round to come
   *[other] { $rounds } rounds to come
}
deck-label-top = { $label }; on top { $card }
box-kind = { $name }: { $values }
box-label = { $count ->
    [0] No treasure in the box
    [one] 1 treasure in the box
   *[other] { $count } treasures in the box
}
ghost-roll-label = The Ghost has rolled { $faces }
die-ready = Servant on { $slot }: effort { $effort }, rolled { $face }, ready
die-exhausted = Servant on { $slot }: effort { $effort }, rolled { $face }, exhausted

## Final score

sheet-treasures = Coins on treasures
sheet-collector = { kind-many } { $side }
sheet-servants = Ready servants
verdict-rank = { $coins }: you are { rank }.
verdict-won = { $who ->
    [you] You win with { $coins }
   *[other] { $name } wins with { $coins }
}{ $how ->
    [rolled] , after a roll-off.
   *[coins] .
}
verdict-shared = { $players } share the victory with { $coins } each.
next-rank = { $coins } more, and you would have been { rank }.
next-winner = You were { $coins } short of the best.

## What if

figure-idols = Idols
figure-jewelry = Jewelry
figure-manuscripts = Manuscripts
figure-pottery = Pottery
figure-remains = Remains
figure-tapestries = Tapestries
figure-owned = { $name } (treasures)
figure-collectors = From collectors
figure-coins = Coins on treasures
figure-ready = Ready servants
figure-score = Score

## Frame

seat-bot-greedy = The computer, greedy
seat-bot-careful = The computer, careful
seat-bot-collector = The computer, a collector
