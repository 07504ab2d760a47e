# Una partita ripercorsa: la fortuna da una parte, le decisioni dall’altra, e gli esercizi.

## La scheda

review-title = { $over ->
    [yes] La tua partita, passata al vaglio
   *[no] La tua partita finora, passata al vaglio
}
review-invite = { $over ->
    [yes] Che cosa ha dato e tolto la fortuna, quali decisioni sono costate monete, e come trovarne di migliori.
   *[no] Che cosa ha dato e tolto la fortuna, e quali decisioni sono costate monete.
}
review-offer = Questa linea non è ancora stata passata al vaglio.
review-start = Passala al vaglio
review-working = Ogni decisione e ogni lancio passano al vaglio…

## La somma

review-sum-start = Atteso all’inizio
review-sum-luck = Fortuna
review-sum-lost = Decisioni
review-sum-end = { $over ->
    [yes] Punteggio finale
   *[no] Atteso adesso
}
review-sum-spoken = { $over ->
    [yes] Atteso all’inizio: { $start }. Fortuna: { $luck }. Decisioni: { $lost }. Punteggio finale: { $end }.
   *[no] Atteso all’inizio: { $start }. Fortuna: { $luck }. Decisioni: { $lost }. Atteso adesso: { $end }.
}
review-luck = { $side ->
    [gave] La fortuna era con te: ti ha dato { $coins }.
    [took] La fortuna era contro di te: ti ha tolto { $coins }.
   *[even] La fortuna è stata più o meno in pari.
}
review-lost = Le tue decisioni sono costate { $coins }, di cui { $worst } { $count ->
    [one] nell’unico momento qui sotto.
   *[other] nei { $count } momenti qui sotto.
}
review-praise = { $count ->
    [one] Ben giocato: la tua decisione era la migliore possibile, o valeva quanto quella.
   *[other] Ben giocato: ognuna delle tue { $count } decisioni era la migliore possibile, o le si avvicinava entro un quarto di moneta.
}
review-in-vain = { $count ->
    [one] Una delle tue decisioni ha rivelato tesori per niente.
   *[other] { $count } delle tue decisioni hanno rivelato tesori per niente.
}

## Il grafico

review-chart = Punteggio finale atteso nel corso della partita
review-chart-help = Sinistra e destra passano da un momento all’altro, Invio lo mostra sul tavolo.
review-legend-draw = La fortuna: tesori rivelati, dadi lanciati
review-legend-decision = La tua decisione
review-legend-mistake = Una decisione che è costata monete
review-earlier = Prima
review-later = Dopo
review-see = Guarda sul tavolo
review-round = Round { $n }
review-rank = { $coins }: { rank }
review-further = Presa questa decisione, l’allenatore vede più lontano di prima.
review-entry = { $kind ->
    [reveal] Nuovi tesori
    [ghost] Il lancio del Fantasma
    [roll] Il lancio del tuo servitore
    [seen] Un valore scoperto
    [further] L’allenatore vede più lontano
   *[decision] La tua decisione
}
review-effect = { $what ->
    [gained] Ha dato { $coins }; { review-effect-level }.
    [took] Ha tolto { $coins }; { review-effect-level }.
    [gave-away] È costata { $coins }; { review-effect-level }.
    [best] Non è costata nulla; { review-effect-level }.
    [in-vain] Non è costata monete, ma ha rivelato { coach-cards } per niente; { review-effect-level }.
   *[nothing] Non ha cambiato nulla; { review-effect-level }.
}
review-effect-level = { $final ->
    [yes] punteggio finale: { $level }
   *[no] atteso: { $level }
}

## Round per round

review-rounds = Round per round
review-rounds-round = Round
review-rounds-luck = Fortuna
review-rounds-lost = Decisioni
review-rounds-level = Atteso dopo
review-rounds-start = Inizio
review-rounds-all = Totale

## Le decisioni più costose, i colpi di fortuna

review-mistakes = Che cosa è costato di più
review-better = La mossa migliore
review-find = Trova la mossa migliore
review-found = Trovata
review-shown = Mostrata
review-all-done = Era l’ultima: sono tutte trovate o mostrate.
review-luckiest = Il momento più fortunato
review-unluckiest = Il momento più sfortunato

## Esercizi

review-exercise = Trova la mossa migliore
review-exercise-task = Qui hai giocato “{ $move }”, e ti è costato { $coins }. Trova qualcosa di meglio sul tavolo e giocalo.
review-exercise-away = Ora il tavolo mostra un altro momento.
review-exercise-return = Torna alla decisione
review-hint = { $rung ->
    [0] Un suggerimento
    [1] Un altro suggerimento
   *[2] L’ultimo suggerimento
}
review-hint-of = Suggerimento { $n }
review-show = Mostramela
review-again = Riprova
review-next = La prossima
review-leave = Torna al bilancio
review-judged = { $how ->
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
        [in-vain] { coach-in-vain } Torna indietro e lascia i tuoi tesori come sono.
        [better] Costa { $loss } invece di { $lost_number }, e c’è una mossa che non costa quasi nulla.
        [equal] Costa più o meno quanto la tua mossa nella partita: { $lost }.
        [worse] Costa { $loss }, la tua mossa nella partita { $lost_number }. Torna indietro e prova altro.
       *[same] Costa { $lost }. Torna indietro e prova altro.
    }
review-best = La mossa migliore: { $move }
review-both = La stessa fortuna, le due scelte
review-both-working = Le due scelte vengono giocate fino in fondo…
review-both-original = La tua mossa ({ $move }), poi gioca il tutor
review-both-other = La mossa migliore ({ $move }), poi gioca il tutor
review-both-coins = Monete
review-both-ready = Servitori pronti
review-both-score = Punteggio finale
review-both-note = Dopo l’una e l’altra mossa il tutor prosegue come meglio sa giocare, con gli stessi dadi e le stesse carte: la tua partita può essere finita diversamente. Una sola partita prova poco: conta la media su tutte le fortune possibili, e lì la seconda scelta è avanti di { $coins }.
