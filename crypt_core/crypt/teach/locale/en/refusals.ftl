# Why a move or a setup is refused: what is wrong, and what would be right.

## Whose turn, and when

refusal-not-in-claim = Claiming and recovering are turns of phase II, Claim; now { crypt-stage-now }.
refusal-only-roll-off = There is a tie to settle: all that is left is to roll off.
refusal-no-tie = There is no tie to settle now.
refusal-no-window = There is nothing to decline now: { $stage ->
    [claim] on your turn you claim or you recover, and recovering with nobody exhausted is how to pass.
   *[other] { crypt-stage-now }.
}

## Claiming

refusal-no-servants = { $ready ->
    [0] You have no ready servant to claim with: recover instead.
   *[other] A claim takes at least one servant. To place none, recover.
}
refusal-unknown-treasure = There is no { $any_slot ->
    [yes] treasure { $slot }
   *[no] such treasure
} in the crypt now{ $any_there ->
    [yes] : choose among { $there }.
   *[no] .
}
refusal-effort-range = A servant’s effort is 1 to 6: { $effort } is not on the die.
refusal-mixed-efforts = Servants on one treasure must all show the same effort: { $on } you have { $efforts }.
refusal-treasure-twice = { $the } is named twice: place all its servants together.
refusal-too-many-servants = You place { $wanted ->
    [one] 1 servant
   *[other] { $wanted } servants
}, but { $ready ->
    [0] none is ready
    [one] only 1 is ready
   *[other] only { $ready } are ready
}{ $exhausted ->
    [0] .
   *[other] { " " }({ $exhausted } exhausted).
}
refusal-one-treasure = This is the last turn, taken with Lights Out: only one treasure may be claimed, not { $wanted }.
refusal-own-servants = Your own servants are already { $on }: you may neither add to them nor push them.
refusal-push-too-weak = Your { $total } { $on } does not beat { $owner_who ->
    [you] your
   *[other] { $owner_of }
} { $theirs }: it takes { $needed } or more.

## Powers

refusal-power-not-in-play = { $kind ->
    [idols] Rolling a die again takes the idols’ collector on side A; this game has side { $in_play }.
    [manuscripts] Looking at face-down treasures takes the manuscripts’ collector on side B; this game has side { $in_play }.
    [pottery] Taking a face-down treasure takes the pottery’s collector on side B; this game has side { $in_play }.
   *[remains] Waking a servant takes the remains’ collector on side A; this game has side { $in_play }.
}
refusal-power-cost = { $kind ->
    [idols] That costs one idol to flip
    [manuscripts] That costs one manuscript to flip
    [pottery] That costs two pottery to flip
   *[remains] That costs two remains to flip
}; { $has ->
    [0] you have none face-down.
   *[other] you have only { $has } face-down.
}
refusal-not-in-collect = Dice are rolled again in Collect, right after your rolls; now { crypt-stage-now }.
refusal-die-not-rolled = You have not rolled a die { $die } in this phase{ $any_rolled ->
    [yes] : choose among { $rolled }.
   *[no] .
}
refusal-nothing-face-down = There is no face-down treasure in the crypt to look at.
refusal-not-before-claim = That is done between Reveal and Claim; now { crypt-stage-now }.
refusal-not-face-down = { $any_there ->
    [yes] Only a face-down treasure can be taken: { $there }, not { $slot }.
   *[no] There is no face-down treasure in the crypt to take.
}
refusal-none-exhausted = None of your servants is exhausted, so there is nobody to wake.

## Texts that are no move

refusal-read-move = I cannot read “{ $got }”. A claim reads like a4 c33: a treasure’s letter, then the effort of each servant on it.
refusal-read-claim = A claim needs no word before it: write a4 c33, a treasure’s letter and the effort of each servant on it.
refusal-read-recover = The word “recover” stands alone: I read “{ $got }”.
refusal-read-reroll = Say which die to roll again, such as “reroll c1”: I read “{ $got }”.
refusal-read-peek = The word “peek” stands alone: I read “{ $got }”.
refusal-read-rouse = The word “rouse” stands alone: I read “{ $got }”.
refusal-read-done = The word “done” stands alone: I read “{ $got }”.
refusal-read-roll = The word “roll” stands alone: I read “{ $got }”.

## Setups

refusal-setup-sides = “{ $got }” does not name six collector sides: write six letters A or B, such as { $wanted }.
refusal-setup-leader = Player { $got } cannot be the Leader: it is player { $wanted }.
