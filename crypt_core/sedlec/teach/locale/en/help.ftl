# Sedlec: the exact help.
#
# $skull   king, peasant, priest, lover or criminal
# $place   a place of a crypt, such as c2

sedlec-help-title = Exact help
# Whom it is for, when several people play.
sedlec-help-for = For { $name }
sedlec-help-fair = Only what everybody has seen goes into it. No face-down card is looked at.

## What lies face-down

sedlec-help-graves = What lies face-down
sedlec-help-column-skull = Shows
sedlec-help-column-one = One card
sedlec-help-column-two = One of two
# $cards: ours, or own if they come from a file.
sedlec-help-counted-with = { $cards ->
    [ours] counted with the cards that come with the tutor (a reconstruction).
   *[own] counted with the cards of your file.
}
sedlec-help-graves-none = Every card has been seen: nothing is left to chance.
# $count cards are unseen; one can dig in $piles piles.
sedlec-help-graves-note = { $count ->
    [one] One card has not been seen, so you know which it is.
   *[other] { $count } cards have not been seen. Each of them is as likely as any other to be the next one, on whichever pile.
}{ $piles ->
    [0] { " " }No pile is face-down just now, so nobody can dig.
   *[other] { "" }
}
sedlec-help-shows = { $unseen ->
    [1] the last unseen card shows { $cards ->
        [0] no
       *[other] a
    }
   *[other] { $cards ->
        [0] none
       *[other] { $cards }
    } of the { $unseen } unseen cards { $cards ->
        [1] shows
       *[other] show
    } a
} { sedlec-skull }

## What one card adds

sedlec-help-actions = What one card adds
sedlec-help-actions-note = This is arithmetic of one card, not advice: a card taken scores a turn later at the earliest, and what is laid now shuts or opens places for what comes.
sedlec-help-lay = Lay: points now
sedlec-help-take = Take: what it would add once laid
sedlec-help-take-note = On the open place where it adds most, as the crypt is now.
# On the card of the first list that scores most.
sedlec-help-best = most of these
sedlec-help-places = Open places
# $whole are the whole points: in some languages they decide between one and many.
sedlec-help-points = { $whole ->
   *[other] { $amount } points
}
sedlec-help-dig-any = dig any two face-down piles
sedlec-help-reason = { $count ->
    [0] nothing yet, wherever it is laid
   *[other] { $verb ->
        [lay] { $parts }
       *[take] on { $place }: { $parts }
    }
}
# Where else an equal card lies face-up.
sedlec-help-same = the same card lies on { $count ->
    [one] pile { $piles }
   *[other] piles { $piles }
}, too
# $share: how often it is so. $cards: whether one card is dug, or two.
sedlec-help-dig-beats = { $cards ->
    [two] on average, the better of the two cards; more than the best face-up card in { $share } of cases
   *[one] on average; more than the best face-up card in { $share } of cases
}
sedlec-help-dig-range = { $cards ->
    [two] on average, the better of the two cards; from { $least } up to { $most }, which it is in { $share } of cases
   *[one] on average; from { $least } up to { $most }, which it is in { $share } of cases
}
sedlec-help-dig-same = { $cards ->
    [two] the better of the two cards always adds { $most }
   *[one] it always adds { $most }
}

## The best arrangement

sedlec-help-arrange = The best arrangement
sedlec-help-new = new
sedlec-help-arrange-later = { $count } places are still open. Once only { $most } are left, the best arrangement appears here.
sedlec-help-arrange-none = No card is in hand and none lies face-up, so there is nothing to arrange.
# $gain is how many points more than now; $open places stay free.
# $dug: how many cards have just been turned up by a dig, of which one has to be taken.
sedlec-help-arranged = with the cards in hand{ $dug ->
    [0] { "" }
    [1] { " " }and the one just turned up
   *[other] { " " }and one of those just turned up
}, which all have to be laid, and those face-up, the crypt scores { $points } at best, { $gain } more than now{ $open ->
    [0] .
    [one] ; one place stays open.
   *[other] ; { $open } places stay open.
}
sedlec-help-laid = { $card } on { $place }
sedlec-help-ceiling = at most, whatever comes: { $points }
sedlec-help-ceiling-same = No unseen card can make it better than that.
