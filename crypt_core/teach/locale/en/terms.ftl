# The names of everybody and everything.
#
# $who    the grammatical person of a player: you, ghost, other (in labels also bot)
# $n      the number of a player

language-name = English

list-and = { $head } and { $last }
list-or = { $head } or { $last }

## Players

player-label = { $who ->
    [you] You
    [ghost] The Ghost
    [bot] Player { $n } (bot)
   *[other] Player { $n }
}
player-name = { $who ->
    [you] you
    [ghost] the Ghost
   *[other] Player { $n }
}
# Whose something is, before or after the thing as the language has it.
player-of = { $who ->
    [you] your
    [ghost] the Ghost’s
   *[other] Player { $n }’s
}
# Who has done something.
player-by = { $who ->
    [you] by you
    [ghost] by the Ghost
   *[other] by Player { $n }
}
