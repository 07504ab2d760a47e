# La Crypte de Sedlec: come si chiama ogni cosa. Le variabili sono spiegate nel catalogo inglese.

sedlec-skull = { $skull ->
    [king] re
    [peasant] contadino
    [priest] prete
    [lover] amante
   *[criminal] criminale
}
sedlec-skulls = { $skull ->
    [king] Re
    [peasant] Contadini
    [priest] Preti
    [lover] Amanti
   *[criminal] Criminali
}
sedlec-skulls-lower = { $skull ->
    [king] re
    [peasant] contadini
    [priest] preti
    [lover] amanti
   *[criminal] criminali
}
sedlec-skull-count = { $skull ->
    [king] { $count } re
    [peasant] { $count ->
        [one] 1 contadino
       *[other] { $count } contadini
    }
    [priest] { $count ->
        [one] 1 prete
       *[other] { $count } preti
    }
    [lover] { $count ->
        [one] 1 amante
       *[other] { $count } amanti
    }
   *[criminal] { $count ->
        [one] 1 criminale
       *[other] { $count } criminali
    }
}
sedlec-card = { $top } su { $bottom }
sedlec-card-on-pile = { $card } (pila { $pile })
sedlec-cards-alike = { $count } × { $card }
sedlec-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
sedlec-part = { $name } { $points }
sedlec-row = { $row ->
    [bottom] fila in basso
    [middle] fila di mezzo
   *[top] fila in alto
}
sedlec-place = { $place }, { sedlec-row }
