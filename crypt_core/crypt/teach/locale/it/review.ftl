# Una partita ripercorsa: la fortuna da una parte, le decisioni dall’altra, e gli esercizi.

## La scheda

crypt-review-title = { $over ->
    [yes] Revisione della partita
   *[no] Revisione della partita finora
}
crypt-review-offer = Questa linea non è ancora stata rivista.
crypt-review-start = Rivedila
crypt-review-working = Revisione di ogni decisione e di ogni lancio…

## La somma

crypt-review-sum-start = Atteso giocando al meglio
crypt-review-sum-luck = Fortuna
crypt-review-sum-lost = Decisioni
crypt-review-sum-end = { $over ->
    [yes] Punteggio finale
   *[no] Atteso adesso
}
crypt-review-sum-spoken = { $over ->
    [yes] Atteso giocando al meglio: { $start }. Fortuna: { $luck }. Decisioni: { $lost }. Punteggio finale: { $end }.
   *[no] Atteso giocando al meglio: { $start }. Fortuna: { $luck }. Decisioni: { $lost }. Atteso adesso: { $end }.
}
crypt-review-luck = { $side ->
    [gave] La fortuna era con te: ti ha dato { $coins }.
    [took] La fortuna era contro di te: ti ha tolto { $coins }.
   *[even] La fortuna è stata più o meno in pari.
}
crypt-review-luck-of = { $kind ->
    [cards] I tesori
    [ghost] Il Fantasma
    [dice] I tuoi dadi
   *[further] La stima
}
crypt-review-luck-parts = Da dove veniva la fortuna
crypt-review-like = { end-like }
crypt-review-lost = Le tue decisioni sono costate { $coins }, { $all ->
    [yes] il tutto
   *[no] di cui { $worst }
} { $count ->
    [one] nell’unico momento qui sotto.
   *[other] nei { $count } momenti qui sotto.
}
crypt-review-praise = { $count ->
    [one] Ben giocato: la tua decisione era la migliore possibile, o valeva quanto quella.
   *[other] Ben giocato: ognuna delle tue { $count } decisioni era la migliore possibile, o le si avvicinava entro un quarto di moneta.
}
crypt-review-in-vain = { $count ->
    [one] Una delle tue decisioni ha rivelato tesori per niente.
   *[other] { $count } delle tue decisioni hanno rivelato tesori per niente.
}

## Il grafico

crypt-review-chart = Punteggio finale atteso nel corso della partita
crypt-review-chart-help = Sinistra e destra passano da un momento all’altro, Invio lo mostra sul tavolo.
crypt-review-legend-draw = La fortuna: tesori rivelati, dadi lanciati
crypt-review-legend-decision = La tua decisione
crypt-review-legend-mistake = Una decisione che è costata monete
crypt-review-earlier = Prima
crypt-review-later = Dopo
crypt-review-see = Guarda sul tavolo
crypt-review-round = Round { $n }
crypt-review-rank = { $coins }: { crypt-rank }
crypt-review-further = Presa questa decisione, l’allenatore vede più lontano di prima.
crypt-review-entry = { $kind ->
    [reveal] Nuovi tesori
    [ghost] Il lancio del Fantasma
    [roll] Il lancio del tuo servitore
    [seen] Un valore scoperto
    [further] L’allenatore vede più lontano
   *[decision] La tua decisione
}
crypt-review-effect = { $what ->
    [gained] Ha dato { $coins }; { crypt-review-effect-level }.
    [took] Ha tolto { $coins }; { crypt-review-effect-level }.
    [gave-away] È costata { $coins }; { crypt-review-effect-level }.
    [best] Non è costata nulla; { crypt-review-effect-level }.
    [in-vain] Non è costata monete, ma ha rivelato { crypt-coach-cards } per niente; { crypt-review-effect-level }.
   *[nothing] Non ha cambiato nulla; { crypt-review-effect-level }.
}
crypt-review-effect-level = { $final ->
    [yes] punteggio finale: { $level }
   *[no] atteso: { $level }
}

## Round per round

crypt-review-rounds = Round per round
crypt-review-rounds-round = Round
crypt-review-rounds-luck = Fortuna
crypt-review-rounds-lost = Decisioni
crypt-review-rounds-level = Atteso dopo
crypt-review-rounds-start = Inizio
crypt-review-rounds-all = Totale

## Le decisioni più costose, i colpi di fortuna

crypt-review-mistakes = Che cosa è costato di più
crypt-review-better = La mossa migliore
crypt-review-find = Trova la mossa migliore
crypt-review-found = Trovata
crypt-review-shown = Mostrata
crypt-review-all-done = Era l’ultima: sono tutte trovate o mostrate.
crypt-review-luckiest = Il momento più fortunato
crypt-review-unluckiest = Il momento più sfortunato

## Esercizi

crypt-review-exercise = Trova la mossa migliore
crypt-review-exercise-task = Qui hai giocato “{ $move }”, e ti è costato { $coins }. Trova qualcosa di meglio sul tavolo e giocalo.
crypt-review-exercise-away = Ora il tavolo mostra un altro momento.
crypt-review-exercise-return = Torna alla decisione
crypt-review-hint = { $rung ->
    [0] Un suggerimento
    [1] Un altro suggerimento
   *[2] L’ultimo suggerimento
}
crypt-review-hint-of = Suggerimento { $n }
crypt-review-show = Mostra la mossa migliore
crypt-review-again = Riprova
crypt-review-next = La prossima
crypt-review-leave = Torna alla revisione
crypt-review-judged = { $how ->
    [solved] { $best ->
        [yes] Trovata: è la mossa migliore
       *[no] Trovata: vale quanto la migliore
    }
    [in-vain] Quasi: ma così riveli tesori per niente
    [better] Meglio, ma non ancora
    [equal] Non è meglio
    [worse] Questa costa ancora di più
   *[same] È la mossa che avevi giocato
}
    .why = { $how ->
        [solved] { $best ->
            [yes] Nessun’altra mossa promette di più.
           *[no] È a un quarto di moneta al massimo dalla migliore: troppo poco per contare.
        }
        [in-vain] { crypt-coach-in-vain } Torna indietro e lascia i tuoi tesori come sono.
        [better] Costa { $loss } invece di { $lost_number }, e c’è una mossa che non costa quasi nulla.
        [equal] Costa più o meno quanto la tua mossa nella partita: { $lost }.
        [worse] Costa { $loss }, la tua mossa nella partita { $lost_number }. Torna indietro e prova altro.
       *[same] Costa { $lost }. Torna indietro e prova altro.
    }
crypt-review-best = La mossa migliore: { $move }
crypt-review-both = La stessa fortuna, le due scelte
crypt-review-both-working = Le due scelte vengono giocate fino in fondo…
crypt-review-both-original = La tua mossa ({ $move }), poi gioca il tutor
crypt-review-both-other = La mossa migliore ({ $move }), poi gioca il tutor
crypt-review-both-coins = Monete
crypt-review-both-ready = Servitori pronti
crypt-review-both-score = Punteggio finale
crypt-review-both-note = Dopo l’una e l’altra mossa il tutor prosegue come meglio sa giocare, con gli stessi dadi e le stesse carte: la tua partita può essere finita diversamente. Una sola partita prova poco: conta la media su tutte le fortune possibili, e lì la seconda scelta è avanti di { $coins }.

## Una decisione della propria partita, da rifare

crypt-mistake-task = Round { $round }: qui hai giocato “{ $move }”, e ti è costato in media { $coins }. Gioca qualcosa di meglio.
crypt-mistake-think = Pensa a che cosa può ancora fare il Fantasma, e a quanto vale ogni servitore dove lo piazzi.
crypt-mistake-same = È la mossa della tua partita.

## Che cosa è riuscito meglio

crypt-review-finest = La tua decisione migliore, round { $round }: “{ $move }”. Ogni altra mossa sarebbe costata almeno { $coins }.
crypt-review-good = Decisioni che valevano la migliore, fortuna a parte: { $count } su { $of }.
