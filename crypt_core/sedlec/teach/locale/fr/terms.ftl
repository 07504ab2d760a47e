# La Crypte de Sedlec : comment tout s’appelle. Les variables sont expliquées dans le catalogue
# anglais.

sedlec-skull = { $skull ->
    [king] roi
    [peasant] paysan
    [priest] prêtre
    [lover] amant
   *[criminal] criminel
}
sedlec-skulls = { $skull ->
    [king] Rois
    [peasant] Paysans
    [priest] Prêtres
    [lover] Amants
   *[criminal] Criminels
}
sedlec-skulls-lower = { $skull ->
    [king] rois
    [peasant] paysans
    [priest] prêtres
    [lover] amants
   *[criminal] criminels
}
sedlec-skull-count = { $skull ->
    [king] { $count ->
        [one] { $count } roi
       *[other] { $count } rois
    }
    [peasant] { $count ->
        [one] { $count } paysan
       *[other] { $count } paysans
    }
    [priest] { $count ->
        [one] { $count } prêtre
       *[other] { $count } prêtres
    }
    [lover] { $count ->
        [one] { $count } amant
       *[other] { $count } amants
    }
   *[criminal] { $count ->
        [one] { $count } criminel
       *[other] { $count } criminels
    }
}
sedlec-card = { $top } sur { $bottom }
sedlec-card-on-pile = { $card } (pile { $pile })
sedlec-cards-alike = { $count } × { $card }
sedlec-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sedlec-part = { $name } { $points }
sedlec-row = { $row ->
    [bottom] rangée du bas
    [middle] rangée du milieu
   *[top] rangée du haut
}
sedlec-place = { $place }, { sedlec-row }
