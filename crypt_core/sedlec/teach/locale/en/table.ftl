# La Crypte de Sedlec: whose turn, what one may do, the labels of the table, points and the sheet.

## What one may do

sedlec-verb = { $verb ->
    [dig] dig
    [collect] collect
   *[lay] lay
}
# $verbs is what is possible now, as sedlec-verb.
sedlec-may-title = { $who ->
    [you] { $stage ->
        [take] You have dug: take one of the cards
       *[turn] Your turn: { $verbs }
    }
   *[other] { $stage ->
        [take] { $name }, you have dug: take one of the cards
       *[turn] { $name }, your turn: { $verbs }
    }
}
sedlec-may-dig = { $count ->
    [one] Dig: pile { $piles } is the last one face-down. You may turn its card, but then you take it.
   *[other] Dig: turn up two cards, from two of the face-down piles ({ $piles }), and take one. The other stays face-up for anyone.
}
sedlec-may-no-dig = No pile is face-down, so there is nowhere to dig.
sedlec-may-collect = { $count ->
    [one] Collect: take the only face-up card, { $cards }.
   *[other] Collect: take a face-up card, { $cards }.
}
sedlec-may-no-collect = No card lies face-up, so there is nothing to collect.
sedlec-may-hand-full = Two cards are all a hand holds, so you have to lay one before you can take another.
sedlec-may-share-full = Your crypt and your hand now have all { $size } cards that you need: the rest is laying them.
sedlec-may-lay = Lay: put { $cards } on an open place ({ $places }).
sedlec-may-higher = A place higher up opens once both cards beneath it are there.
sedlec-may-no-lay = Your hand is empty, so there is nothing to lay.
sedlec-may-take = Take { $card } from pile { $pile }.
sedlec-may-leave = The card you leave stays face-up, and the next player may collect it.

## Moves

sedlec-move-dig = { $count ->
    [one] Dig pile { $piles }
   *[other] Dig piles { $piles }
}
sedlec-move-take = Take { $card } (pile { $pile })
sedlec-move-collect = Collect { $card } (pile { $pile })
sedlec-move-lay = Lay { $card } on { $place }

## The table

sedlec-graveyard = The graveyard
sedlec-pile = Pile { $pile }: { $state ->
    [up] { $card }{ $dug ->
        [yes] , just turned up
       *[no] { "" }
    }{ $down ->
        [0] { "" }
        [one] , 1 card beneath
       *[other] , { $down } cards beneath
    }
    [down] { $down ->
        [one] 1 card, face-down
       *[other] { $down } cards, face-down
    }
   *[empty] empty
}
sedlec-laid = { $place }: { $card }, levels { $upper } and { $lower }
sedlec-hand = { $count ->
    [0] nothing in hand
   *[other] in hand: { $cards }
}
sedlec-missing = { $count ->
    [0] crypt complete
    [one] 1 card still to lay
   *[other] { $count } cards still to lay
}
sedlec-so-far = { $points } so far
sedlec-so-far-from = { $points } so far: { $parts }
sedlec-open = Open places: { $places }
sedlec-crypt-empty = No card in the crypt yet
sedlec-player = { $name }: { $parts }
sedlec-unseen = Not seen yet
sedlec-unseen-none = Every card has been seen.

## Points, line by line

# What a card would add: { $parts } are the skull types with their points.
sedlec-gain = { $count ->
    [0] no points
   *[other] { $points }: { $parts }
}

sedlec-score-king = { $count ->
    [0] King on level { $level }: no king or peasant below
   *[other] King on level { $level }: { $below } below
}
sedlec-score-peasant = { $count ->
    [one] { $peasants }, 1 point
   *[other] { $peasants }, 1 point each
}
sedlec-score-priest = { $count ->
    [one] Level { $level }: a priest is there
   *[other] Level { $level }: { $priests }, but a level counts once
}
sedlec-score-pair = { $same ->
    [yes] A pair of lovers on level { $level }
   *[no] A pair of lovers, on levels { $level } and { $upper }
}
sedlec-score-lonely = { $count ->
    [0] Lover on level { $level }: no other lover is adjacent
   *[other] Lover on level { $level }: any neighbour is already in a pair
}
sedlec-score-redeemed = Criminal on level { $level }: { $count ->
    [one] a priest is adjacent
   *[other] { $priests } are adjacent, one is enough
}
sedlec-score-unredeemed = Criminal on level { $level }: no priest is adjacent

## The sheet

sedlec-verdict-won = { $who ->
    [you] You win with { $points }
   *[other] { $name } wins with { $points }
}{ $how ->
    [skulls] , by the better skull types in a tie.
   *[points] .
}
sedlec-verdict-shared = { $players } share the victory with { $points } each.
sedlec-next = You were { $points } short of the winner.
sedlec-figure-cards = Cards laid
sedlec-figure-score = Points
