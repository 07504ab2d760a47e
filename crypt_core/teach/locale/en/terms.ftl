# The names of everybody and everything.
#
# $who    the grammatical person of a player: you, other (in labels also bot), or named
# $called what a person is called; $vowel: whether that begins with a vowel (yes, no), for
#         languages that cut a word short before one
# $n      the number of a player

language-name = English

list-and = { $head } and { $last }
list-or = { $head } or { $last }
# A thing, and how many, who, where or what it is.
labelled = { $label }: { $value }

## Players

player-label = { $who ->
    [you] You
    [bot] Player { $n } (computer)
    [named] { $called }
   *[other] Player { $n }
}
player-name = { $who ->
    [you] you
    [named] { $called }
   *[other] Player { $n }
}
# Whose something is, before or after the thing as the language has it.
player-of = { $who ->
    [you] your
    [named] { $vowel ->
       *[other] { $called }’s
    }
   *[other] Player { $n }’s
}
# Who has done something.
player-by = { $who ->
    [you] by you
    [named] by { $called }
   *[other] by Player { $n }
}
