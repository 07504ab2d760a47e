# La consultazione delle regole: le sue parti, la ricerca, e che cosa sta su una pagina.

reference-title = Le regole di Crypt
reference-about = Ogni regola sulla sua pagina: che cosa dice, un tavolo dove provarla, dove la riporta ogni regolamento stampato, e che cosa abbiamo deciso dove tacciono.

reference-part = { $phase ->
    [setup] Materiale e preparazione
    [reveal] I. Rivelare
    [claim] II. Reclamare
    [collect] III. Raccogliere
    [pass] IV. Passare la torcia
    [collectors] Mercanti
    [end] Fine della partita
   *[solo] Da soli contro il Fantasma
}

## La ricerca

reference-search = Cerca nelle regole
reference-search-example = scacciare, due idoli…
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
   *[none] Prova con una parola sola, o con il nome di una fase, di un tesoro o di un lancio.
}

## L’elenco

reference-list = Tutte le regole
reference-rulings = Dove abbiamo dovuto decidere
reference-rulings-about = I regolamenti tacciono o differiscono, e il gioco deve pur continuare.
reference-differences = Dove i regolamenti differiscono o lasciano qualcosa in sospeso
reference-differences-about = Le edizioni inglese, francese e italiana non dicono sempre la stessa cosa.

## Una pagina

reference-try = Da provare
reference-play = Prova al tavolo
reference-table = Il tavolo
reference-ruling = La nostra interpretazione
reference-where = Nei regolamenti stampati
reference-missing = { $what ->
    [solo] non ha la partita in solitario
   *[rule] non la riporta
}
reference-differ = In che cosa differiscono
reference-related = Regole vicine
reference-before = Precedente
reference-after = Seguente
reference-owns = { $who ->
    [you] Hai { $treasures }.
   *[other] { $name } ha { $treasures }.
}
