# La consultazione delle regole: le sue parti, la ricerca, e che cosa sta su una pagina.

reference-title = Le regole di { $game }
reference-about = Ogni regola sulla sua pagina: che cosa dice, un tavolo dove provarla, dove è stampata, e che cosa abbiamo deciso dove le regole stampate tacciono.

## La ricerca

reference-search = Cerca nelle regole
reference-clear = Cancella la ricerca
reference-found = { $words ->
    [some] Nessuna regola ha tutto di “{ $text }”; { $count ->
        [one] 1 ne ha una parte.
       *[other] { $count } ne hanno una parte.
    }
   *[all] { $count ->
        [one] 1 regola con “{ $text }”.
       *[other] { $count } regole con “{ $text }”.
    }
}
reference-nothing = Nessun risultato per “{ $text }”. { $help ->
    [near] Forse intendevi “{ $near }”?
   *[none] Prova con una parola sola, o con il nome di qualcosa sul tavolo.
}

## L’elenco

reference-list = Tutte le regole
reference-rulings = Dove abbiamo dovuto decidere
reference-rulings-about = Le regole stampate tacciono o non concordano, e il gioco deve pur continuare.
reference-differences = Dove i regolamenti differiscono o lasciano qualcosa in sospeso
reference-differences-about = Le edizioni inglese, francese e italiana non dicono sempre la stessa cosa.

## Una pagina

reference-try = Da provare
reference-play = Prova al tavolo
reference-table = Il tavolo
reference-ruling = La nostra interpretazione
reference-where = Nelle regole stampate
reference-missing = { $what ->
    [solo] non ha la partita in solitario
   *[rule] non la riporta
}
reference-differ = In che cosa differiscono
reference-related = Regole vicine
reference-before = Precedente
reference-after = Seguente
