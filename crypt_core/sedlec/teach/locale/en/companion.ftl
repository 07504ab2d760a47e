# The companion of a first whole game, against one other player.
#
# $card       a card in words, as king over priest
# $place      an open place of your crypt, $other another one
# $points     an amount of points in words, as are $theirs and $fewer
# $name, $of  the other player

sedlec-guide-aim = Take skull cards and lay them in your crypt: nine cards in three rows. Each type of skull scores in its own way, and the player with the most points wins.
sedlec-guide-payers = What each type of skull scores
sedlec-guide-standing = So far you have { $points }, and { $name } has { $theirs }.

## What scores, with the skulls in your crypt

sedlec-guide-pays = { $skull ->
    [king] 1 point per king or peasant on a lower level
    [peasant] 1 point each
    [priest] 2 points per level with a priest
    [lover] 6 points per adjacent pair
   *[criminal] 2 points each next to a priest
}
sedlec-guide-mine = { $count ->
    [0] You have none in your crypt yet.
   *[other] You have { sedlec-skull-count }: { $points } so far.
}
# $count: how many of them lack what they need.
sedlec-guide-without = { $skull ->
    [lover] { $count ->
        [one] 1 has no partner.
       *[other] { $count } have no partner.
    }
   *[criminal] { $count ->
        [one] 1 has no priest next to it.
       *[other] { $count } have no priest next to them.
    }
}

## A line at a decision

sedlec-guide-begin = Collect a face-up card ({ $cards }), or dig: you see two new cards and take one. You lay it on a later turn.
sedlec-guide-start = Your first card begins the bottom row. That row grows to the left and to the right, up to four cards.
sedlec-guide-leave = If you leave { $card }, { $name } can collect it and later lay it for { $points }.
sedlec-guide-take = Take one of the two cards. The other one stays face-up, and { $name } can collect it.
sedlec-guide-last-two = Your last two cards can add { $points } together, if each goes to the right place.
sedlec-guide-pair = Two adjacent lovers make a pair: { $card } on { $place } brings { $points } that way.
sedlec-guide-forgive = A criminal scores next to a priest: { $card } on { $place } brings { $points } that way.
sedlec-guide-useful = Pile { $pile } shows { $card }: on { $place } it would add { $points } to your crypt.
sedlec-guide-wanted = Pile { $pile } shows { $card }: it would add { $points } to { $of } crypt. You can take it first.
sedlec-guide-king = A king scores for every king and peasant on a lower level. On { $place } yours would score { $points } now, on { $other } { $fewer }.
# $count: how many kings and peasants would be below it, on the best place.
sedlec-guide-wait = Your king can wait. It scores for every king and peasant on a lower level: wherever you lay it now, there would be { $count ->
    [0] none
   *[other] one at most
}.
# $skulls: the two upper skulls beneath the place.
sedlec-guide-rests = On { $place } a card rests on two others: its lower skull is adjacent to both skulls beneath, { $skulls }.
sedlec-guide-lonely = Your lover on { $place } is alone: with another lover next to it, the pair scores { $points }. Unseen cards that show a lover: { $count }.
sedlec-guide-level = Each level with a priest scores once. On { $place }, { $card } adds a new level, on { $other } it does not.
sedlec-guide-room = Your hand has room for two cards: with two you choose which to lay, but then you must lay one.
# $parts: types of skulls, each with how many there are.
sedlec-guide-unseen = Skulls that nobody has seen yet: { $parts }. Build for those that can still come.
sedlec-guide-most = Laid now, { $card } adds most on { $place }: { $points }. Once laid, it stays there.
sedlec-guide-edge = Skulls are adjacent if they share an edge or part of one. Corners do not count.

## The tools, when each first helps

sedlec-guide-tool-whatif = Your first turn is over. “{ tools-whatif }” plays a decision once more, with the same luck.
sedlec-guide-tool-help = What can a dig bring? “{ sedlec-tools-help }” shows how likely each type of skull is, and what each card would add.
sedlec-guide-tool-estimate = Not sure what to do? “{ tools-coach }” estimates how often you would win with each of the best few moves.

## How the first game ended

# $how: whether the game at the table brought more than the computer's with the same deal, or less.
sedlec-guide-compared = { $how ->
    [more] In your place, a sensible computer player scores { $score } with the same deal: you beat it.
    [same] In your place, a sensible computer player scores { $score } with the same deal, just as you did.
   *[less] In your place, a sensible computer player scores { $score } with the same deal: a target for your next games.
}
