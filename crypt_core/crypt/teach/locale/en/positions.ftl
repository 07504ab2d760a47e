# Why a position set up by hand cannot be.
#
# $who, $name, $of   the player it is about: person, name, whose

refusal-position-card = I cannot read “{ $got }” as a treasure here. Write its type and value, with a question mark if it lies face-down: { $wanted }.
# $value: 0 if only the kind is named.
refusal-position-card-gone = { $count ->
    [0] There is no { crypt-kind-lower } worth { $value } in a game of this many players.
    [one] There is only { crypt-kind-count } worth { $value } in this game, and it lies elsewhere already.
   *[other] There are only { crypt-kind-count } { $value ->
        [0] { "" }
       *[other] worth { $value }{ " " }
    }in this game, and they lie elsewhere already.
}
refusal-position-crypt = There should be { $up } treasures face-up and { $down } face-down in the crypt, not { $got } and { $hidden }.
refusal-position-order = Against the Ghost the treasures lie from highest to lowest; a face-down one counts as 2½.
refusal-position-round = There is no round { $got }: the rounds are 1 to { $last }.
refusal-position-early = Too many cards are out for round { $round }: beside the crypt { $got } are named, and at most { $most } can have left the deck.
refusal-position-turn = The number of turns already over cannot be { $got }, since no person would have to decide; it can be { $wanted }.
refusal-position-top = { $any_wanted ->
    [yes] The card on top of the deck cannot show “{ $got }” here: it can be { $wanted }.
   *[no] There is no card left in the deck, so none lies on top of it.
}
refusal-position-claim = “{ $got }” does not say where dice lie: write a4 c33, a treasure’s letter and the effort of each servant on it.
refusal-position-too-soon = { $who ->
    [you] You cannot have placed servants yet
   *[other] { $name } cannot have placed servants yet
}: { $turn ->
    [0] no turn is over.
    [one] only 1 turn is over.
   *[other] only { $turn } turns are over.
}
refusal-position-two-claims = Two players have dice on { $slot }: the one who claimed it last has pushed the other off.
refusal-position-exhausted = { $who ->
    [you] You cannot have { $got } servants exhausted: it is 0 to { $most }.
    [ghost] The Ghost’s dice never go to the box: none of its dice is exhausted.
   *[other] { $name } cannot have { $got } servants exhausted: it is 0 to { $most }.
}
refusal-position-pushed-off = { $who ->
    [you] You are not pushed off everywhere: you still have
   *[other] { $name } is not pushed off everywhere but still has
} dice on a treasure.
