# La Crypte de Sedlec: what everything is called.
#
# $skull   king, peasant, priest, lover or criminal
# $card    a card in words, see sedlec-card
# $place   a place of a crypt: the letter of its column and its row, such as c2

sedlec-skull = { $skull ->
    [king] king
    [peasant] peasant
    [priest] priest
    [lover] lover
   *[criminal] criminal
}
# A type of skull as a heading.
sedlec-skulls = { $skull ->
    [king] Kings
    [peasant] Peasants
    [priest] Priests
    [lover] Lovers
   *[criminal] Criminals
}
# The same within a sentence.
sedlec-skulls-lower = { $skull ->
    [king] kings
    [peasant] peasants
    [priest] priests
    [lover] lovers
   *[criminal] criminals
}
sedlec-skull-count = { $skull ->
    [king] { $count ->
        [one] 1 king
       *[other] { $count } kings
    }
    [peasant] { $count ->
        [one] 1 peasant
       *[other] { $count } peasants
    }
    [priest] { $count ->
        [one] 1 priest
       *[other] { $count } priests
    }
    [lover] { $count ->
        [one] 1 lover
       *[other] { $count } lovers
    }
   *[criminal] { $count ->
        [one] 1 criminal
       *[other] { $count } criminals
    }
}
# A card: its upper skull and its lower one, each as sedlec-skull.
sedlec-card = { $top } over { $bottom }
sedlec-card-on-pile = { $card } (pile { $pile })
sedlec-cards-alike = { $count } × { $card }
sedlec-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
# What a type of skull brings, one after another in a list.
sedlec-part = { $name } { $points }
sedlec-row = { $row ->
    [bottom] bottom row
    [middle] middle row
   *[top] top row
}
sedlec-place = { $place }, { sedlec-row }
