crypt-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
# $whole are the whole coins: in some languages they decide between one and many.
crypt-number-coins = { $whole ->
   *[other] { $amount } monete
}

crypt-role-ghost =
    .label = Il Fantasma
    .name = il Fantasma
    .of = del Fantasma
    .by = dal Fantasma

## Tesori

crypt-kind-one = { $kind ->
    [idols] Idolo
    [jewelry] Gioiello
    [manuscripts] Manoscritto
    [pottery] Ceramica
    [remains] Resti Sacri
   *[tapestries] Arazzo
}
crypt-kind-many = { $kind ->
    [idols] Idoli
    [jewelry] Gioielli
    [manuscripts] Manoscritti
    [pottery] Ceramiche
    [remains] Resti Sacri
   *[tapestries] Arazzi
}
crypt-kind-lower = { $kind ->
    [idols] idolo
    [jewelry] gioiello
    [manuscripts] manoscritto
    [pottery] ceramica
    [remains] Resti Sacri
   *[tapestries] arazzo
}
crypt-kind-count = { $kind ->
    [idols] { $count ->
        [one] 1 idolo
       *[other] { $count } idoli
    }
    [jewelry] { $count ->
        [one] 1 gioiello
       *[other] { $count } gioielli
    }
    [manuscripts] { $count ->
        [one] 1 manoscritto
       *[other] { $count } manoscritti
    }
    [pottery] { $count ->
        [one] 1 ceramica
       *[other] { $count } ceramiche
    }
    [remains] { $count ->
        [one] 1 carta di Resti Sacri
       *[other] { $count } carte di Resti Sacri
    }
   *[tapestries] { $count ->
        [one] 1 arazzo
       *[other] { $count } arazzi
    }
}
crypt-card = { $kind ->
    [idols] un idolo
    [jewelry] un gioiello
    [manuscripts] un manoscritto
    [pottery] una ceramica
    [remains] una carta di Resti Sacri
   *[tapestries] un arazzo
} ({ $value })
crypt-card-face-down = { $kind ->
    [idols] un idolo coperto
    [jewelry] un gioiello coperto
    [manuscripts] un manoscritto coperto
    [pottery] una ceramica coperta
    [remains] una carta coperta di Resti Sacri
   *[tapestries] un arazzo coperto
}
crypt-cards-flipped = { $kind ->
    [idols] un idolo
    [manuscripts] un manoscritto
    [pottery] due ceramiche
   *[remains] due Resti Sacri
} ({ $values })
crypt-treasure-tag = { $how ->
    [value] { " " }({ $value })
    [down] { " " }(tesoro coperto)
    [letter] { " " }({ $slot })
   *[alone] { "" }
}
crypt-treasure-the = { $kind ->
    [idols] l’idolo{ crypt-treasure-tag }
    [jewelry] il gioiello{ crypt-treasure-tag }
    [manuscripts] il manoscritto{ crypt-treasure-tag }
    [pottery] la ceramica{ crypt-treasure-tag }
    [remains] la carta di Resti Sacri{ crypt-treasure-tag }
    [tapestries] l’arazzo{ crypt-treasure-tag }
   *[unknown] il tesoro { $slot }
}
crypt-treasure-on = { $kind ->
    [idols] sull’idolo{ crypt-treasure-tag }
    [jewelry] sul gioiello{ crypt-treasure-tag }
    [manuscripts] sul manoscritto{ crypt-treasure-tag }
    [pottery] sulla ceramica{ crypt-treasure-tag }
    [remains] sulla carta di Resti Sacri{ crypt-treasure-tag }
    [tapestries] sull’arazzo{ crypt-treasure-tag }
   *[unknown] sul tesoro { $slot }
}

## Dadi: un servitore, oppure due o tre accoppiati

crypt-dice-a = { $servants ->
    [1] un { $effort }
    [2] una coppia di { $effort } ({ $total })
   *[3] un tris di { $effort } ({ $total })
}
crypt-dice-the = { $servants ->
    [1] { $effort ->
        [1] l’1
       *[other] il { $effort }
    }
    [2] la coppia di { $effort } ({ $total })
   *[3] il tris di { $effort } ({ $total })
}
crypt-dice-of = { $who ->
    [you] { $servants ->
        [1] il tuo { $effort }
        [2] la tua coppia di { $effort } ({ $total })
       *[3] il tuo tris di { $effort } ({ $total })
    }
   *[other] { crypt-dice-the } { $of }
}

## Fasi

crypt-phase = { $phase ->
    [reveal] Rivelare
    [claim] Reclamare
    [collect] Raccogliere
   *[pass] Passare la torcia
}
crypt-stage-now = { $stage ->
    [reveal] si stanno rivelando nuovi tesori
    [pottery] i tesori ci sono, ma nessuno può ancora reclamare
    [claim] è la fase Reclamare
    [collect] è la fase Raccogliere
    [reroll] è la fase Raccogliere
    [pass] le torce stanno passando a sinistra
    [last] l’ultimo tesoro è stato raccolto
    [tie] si sta risolvendo un pareggio
   *[over] la partita è finita
}

## I titoli della partita in solitario

crypt-rank = { $rank ->
    [fool] lo Sciocco
    [petty] il Meschino
    [wealthy] il Ricco
   *[magnificent] il Magnifico
}
