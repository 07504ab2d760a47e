# Perché una posizione composta a mano non può esistere.

refusal-position-card = Non riesco a leggere “{ $got }” come tesoro. Scrivi il tipo e il valore, con un punto interrogativo se è coperto: { $wanted }.
refusal-position-card-gone = { $count ->
    [0] Con questo numero di giocatori non è in gioco nessuna carta da { $value } di questo tipo: { crypt-kind-lower }.
    [one] In questa partita c’è solo { crypt-kind-count } da { $value }, e si trova già altrove.
   *[other] In questa partita ci sono solo { crypt-kind-count }{ $value ->
        [0] { "" }
       *[other] { " " }da { $value }
    }, e si trovano già altrove.
}
refusal-position-crypt = Nella Cripta ci devono essere { $up } tesori scoperti e { $down } coperti, non { $got } e { $hidden }.
refusal-position-order = Contro il Fantasma i tesori sono disposti dal valore più alto al più basso; uno coperto conta come 2,5.
refusal-position-round = Il round { $got } non esiste: i round vanno da 1 a { $last }.
refusal-position-early = Troppe carte sono uscite per il round { $round }: oltre alla Cripta ne sono nominate { $got }, e al massimo { $most } possono aver lasciato il mazzo.
refusal-position-turn = I turni già svolti non possono essere { $got }, perché allora nessuno avrebbe da decidere; possono essere { $wanted }.
refusal-position-top = { $any_wanted ->
    [yes] La carta in cima al mazzo qui non può mostrare “{ $got }”: può essere { $wanted }.
   *[no] Nel mazzo non resta nessuna carta, quindi non ce n’è una in cima.
}
refusal-position-claim = “{ $got }” non dice dove sono i dadi: scrivi a4 c33, la lettera di un tesoro e lo sforzo di ogni servitore che vi sta sopra.
refusal-position-too-soon = { $who ->
    [you] Non puoi aver già piazzato servitori
   *[other] { $name } non può aver già piazzato servitori
}: { $turn ->
    [0] nessun turno è stato svolto.
    [one] è stato svolto un solo turno.
   *[other] sono stati svolti solo { $turn } turni.
}
refusal-position-two-claims = Due giocatori hanno dadi su { $slot }: l’ultimo arrivato ha scacciato l’altro.
refusal-position-exhausted = { $who ->
    [you] Non puoi avere { $got } servitori esausti: possono essere da 0 a { $most }.
    [ghost] Il Fantasma non si stanca mai: nessuno dei suoi dadi è esausto.
   *[other] { $name } non può avere { $got } servitori esausti: possono essere da 0 a { $most }.
}
refusal-position-pushed-off = { $who ->
    [you] Non sei stato scacciato da ogni tesoro: hai ancora
   *[other] { $name } non è stato scacciato da ogni tesoro: ha ancora
} dadi su un tesoro.
