# Sedlec: l’aiuto esatto. Le variabili sono spiegate nel catalogo inglese.

sedlec-help-title = Aiuto esatto
sedlec-help-for = Per { $name }
sedlec-help-fair = Ci entra solo ciò che tutti hanno visto. Nessuna carta coperta viene guardata.

## Che cosa c’è di coperto

sedlec-help-graves = Che cosa c’è di coperto
sedlec-help-column-skull = Mostra
sedlec-help-column-one = Una carta
sedlec-help-column-two = Una di due
sedlec-help-counted-with = { $cards ->
    [ours] contato con le carte fornite con il tutor (una ricostruzione).
   *[own] contato con le carte del tuo file.
}
sedlec-help-graves-none = Tutte le carte sono state viste: niente dipende più dal caso.
sedlec-help-graves-note = { $count ->
    [one] Una sola carta non è ancora stata vista: quindi sai qual è.
   *[other] { $count } carte non sono ancora state viste. Ognuna ha la stessa probabilità delle altre di essere la prossima, su qualsiasi pila.
}{ $piles ->
    [0] { " " }Per ora nessuna pila è coperta: nessuno può scavare.
   *[other] { "" }
}
sedlec-help-shows = { $unseen ->
    [1] l’ultima carta mai vista { $cards ->
        [0] non mostra nessun
       *[other] mostra un
    }
   *[other] { $cards ->
        [0] nessuna
       *[other] { $cards }
    } delle { $unseen } carte mai viste { $cards ->
        [0] mostra
        [1] mostra
       *[other] mostrano
    } un
} { sedlec-skull }

## Che cosa porta una carta

sedlec-help-actions = Che cosa porta una carta
sedlec-help-actions-note = È il calcolo di una sola carta, non un consiglio: una carta presa porta punti al più presto un turno dopo, e quella che disponi adesso chiude o apre posti per ciò che viene.
sedlec-help-lay = Disponi: punti subito
sedlec-help-take = Prendi: che cosa porterebbe una volta disposta
sedlec-help-take-note = Sul posto aperto in cui porta di più, con la cripta così com’è.
sedlec-help-best = più punti
sedlec-help-places = Posti aperti
sedlec-help-points = { $whole ->
   *[other] { $amount } punti
}
sedlec-help-dig-any = scava due pile coperte qualsiasi
sedlec-help-reason = { $count ->
    [0] per ora niente, ovunque la si disponga
   *[other] { $verb ->
        [lay] { $parts }
       *[take] in { $place }: { $parts }
    }
}
sedlec-help-same = la stessa carta è anche { $count ->
    [one] sulla pila { $piles }
   *[other] sulle pile { $piles }
}
sedlec-help-dig-beats = { $cards ->
    [two] in media, la migliore delle due carte; più della migliore carta scoperta con probabilità { $share }
   *[one] in media; più della migliore carta scoperta con probabilità { $share }
}
sedlec-help-dig-range = { $cards ->
    [two] in media, la migliore delle due carte; da { $least } a { $most }, che esce con probabilità { $share }
   *[one] in media; da { $least } a { $most }, che esce con probabilità { $share }
}
sedlec-help-dig-same = { $cards ->
    [two] la migliore delle due carte porta { $most } in ogni caso
   *[one] porta { $most } in ogni caso
}

## La disposizione migliore

sedlec-help-arrange = La disposizione migliore
sedlec-help-new = nuova
sedlec-help-arrange-later = { $count } posti sono ancora aperti. Quando ne resteranno solo { $most }, qui starà la disposizione migliore.
sedlec-help-arrange-none = Nessuna carta è in mano e nessuna è scoperta: non c’è niente da disporre.
sedlec-help-arranged = con le carte in mano{ $dug ->
    [0] { "" }
    [1] { " " }e quella appena scoperta
   *[other] { " " }e una di quelle appena scoperte
}, che vanno disposte tutte, e quelle scoperte, la cripta arriva al massimo a { $points }, { $gain } in più di adesso{ $open ->
    [0] .
    [one] ; un posto resta aperto.
   *[other] ; { $open } posti restano aperti.
}
sedlec-help-laid = { $card } in { $place }
sedlec-help-ceiling = al massimo, qualunque cosa arrivi: { $points }
sedlec-help-ceiling-same = Nessuna carta mai vista può fare di meglio.
