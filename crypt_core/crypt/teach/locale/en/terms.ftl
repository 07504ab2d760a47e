# The names of what lies on the table.
#
# $kind   idols, jewelry, manuscripts, pottery, remains, tapestries, or unknown
# $slot   the letter of a treasure in the crypt

crypt-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
# $whole are the whole coins: in some languages they decide between one and many.
crypt-number-coins = { $whole ->
   *[other] { $amount } coins
}

# What the tutor says of a player as `player-label`, `player-name`, `player-of` and `player-by`.
crypt-role-ghost =
    .label = The Ghost
    .name = the Ghost
    .of = the Ghost’s
    .by = by the Ghost

## Treasures

crypt-kind-one = { $kind ->
    [idols] Idol
    [jewelry] Jewelry
    [manuscripts] Manuscript
    [pottery] Pottery
    [remains] Remains
   *[tapestries] Tapestry
}
crypt-kind-many = { $kind ->
    [idols] Idols
    [jewelry] Jewelry
    [manuscripts] Manuscripts
    [pottery] Pottery
    [remains] Remains
   *[tapestries] Tapestries
}
# One treasure within a sentence.
crypt-kind-lower = { $kind ->
    [idols] idol
    [jewelry] jewelry
    [manuscripts] manuscript
    [pottery] pottery
    [remains] remains
   *[tapestries] tapestry
}
# How many, with the number: one, or more.
crypt-kind-count = { $kind ->
    [idols] { $count ->
        [one] 1 idol
       *[other] { $count } idols
    }
    [jewelry] { $count ->
        [one] 1 piece of jewelry
       *[other] { $count } pieces of jewelry
    }
    [manuscripts] { $count ->
        [one] 1 manuscript
       *[other] { $count } manuscripts
    }
    [pottery] { $count ->
        [one] 1 piece of pottery
       *[other] { $count } pieces of pottery
    }
    [remains] { $count } remains
   *[tapestries] { $count ->
        [one] 1 tapestry
       *[other] { $count } tapestries
    }
}
crypt-card = { $kind ->
    [idols] an idol
    [jewelry] jewelry
    [manuscripts] a manuscript
    [pottery] pottery
    [remains] remains
   *[tapestries] a tapestry
} ({ $value })
crypt-card-face-down = { $kind ->
    [idols] a face-down idol
    [jewelry] face-down jewelry
    [manuscripts] a face-down manuscript
    [pottery] face-down pottery
    [remains] face-down remains
   *[tapestries] a face-down tapestry
}
# What a power costs, flipped, with the $values.
crypt-cards-flipped = { $kind ->
    [idols] an idol
    [manuscripts] a manuscript
    [pottery] two pieces of pottery
   *[remains] two remains
} ({ $values })
# What tells a treasure from another of its kind: its value, that it lies face-down, or its letter.
crypt-treasure-tag = { $how ->
    [value] { " " }({ $value })
    [down] { " " }(face-down)
    [letter] { " " }({ $slot })
   *[alone] { "" }
}
crypt-treasure-the = { $kind ->
    [unknown] treasure { $slot }
   *[other] the { crypt-kind-lower }{ crypt-treasure-tag }
}
crypt-treasure-on = { $kind ->
    [unknown] on treasure { $slot }
   *[other] on the { crypt-kind-lower }{ crypt-treasure-tag }
}

## Dice: one servant, or two or three joined

crypt-dice-a = { $servants ->
    [1] a { $effort }
    [2] a pair of { $effort }s ({ $total })
   *[3] a trio of { $effort }s ({ $total })
}
crypt-dice-the = { $servants ->
    [1] the { $effort }
    [2] the pair of { $effort }s ({ $total })
   *[3] the trio of { $effort }s ({ $total })
}
crypt-dice-of = { $of } { $servants ->
    [1] { $effort }
    [2] pair of { $effort }s ({ $total })
   *[3] trio of { $effort }s ({ $total })
}

## Phases and stages

crypt-phase = { $phase ->
    [reveal] Reveal
    [claim] Claim
    [collect] Collect
   *[pass] Pass the torches
}
# What goes on at the table, as the subject of a sentence.
crypt-stage-now = { $stage ->
    [reveal] new treasures are being revealed
    [pottery] the treasures are out, but nobody may claim yet
    [claim] it is the Claim phase
    [collect] it is the Collect phase
    [reroll] it is the Collect phase
    [pass] the torches are being passed
    [last] the last treasure has been collected
    [tie] a tie is being settled
   *[over] the game is over
}

## The ranks of the solo game

crypt-rank = { $rank ->
    [fool] the Fool
    [petty] the Petty
    [wealthy] the Wealthy
   *[magnificent] the Magnificent
}
