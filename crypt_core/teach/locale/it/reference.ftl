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

# The name of Snowball’s stemmer for this language; “none”, if it has none.
reference-stemmer = italian
# Words that join others and say nothing by themselves, which a question may have.
reference-joining = il lo la i gli le l un uno una dei degli delle di da in su per con tra fra e o ma se che chi cosa quale quali è sono sei ha ho hai hanno avere essere si mi ti ci vi me te lui lei loro mio mia miei mie tuo tua tuoi tue suo sua suoi sue questo questa questi queste quello quella posso può possono puoi devo deve bisogna fa fanno fare già ancora mai al allo alla ai agli alle del dello della dal dalla nel nella nei sul sulla non a c succede accade fine caso anche funziona funzionano quando come quanto quanta quanti quante perché
# Words that mean much the same to a reader who asks, in groups; a game has more (its .alike).
reference-alike = turno round / pareggio parità uguale stesso / cominciare iniziare primo / finire fine finisce terminare / vincere vincitore / punti monete punteggio / due doppio / valere valore vale valgono / vedere guardare / scegliere decidere / male brutto fallire fallisce / tiro lancio / mettere piazzare posare / tenere prendere / volere vuole reclamare / andare va vanno

## L’elenco

reference-list = Tutte le regole
reference-round = Un round in immagini
reference-aloud = Spiegalo al tavolo
    .line = Tutte le regole di una prima partita, da dire ad alta voce
reference-aloud-about = { $game } in { $minutes } minuti: di’ ciò che è scritto in grande, fai ciò che è scritto in piccolo.
reference-aloud-print = Stampa
reference-questions = Che cosa si chiede spesso
reference-questions-about = Ogni domanda porta alla regola che risponde. Fai la tua nella ricerca, con parole tue.
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
