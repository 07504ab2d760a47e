# I dodici lati dei Mercanti: in poche parole (al massimo 34 lettere), e in una frase.

crypt-collector-idols-a = Rivelane 1: rilancia un dado
    .detail = Fase Raccogliere, dopo i tuoi lanci: con 1 idolo rivelato, anche appena raccolto, un tuo dado si lancia ancora. Il nuovo risultato sostituisce il precedente.
crypt-collector-idols-b = Primo con due: 5; poi: 2
    .detail = Chi per primo ha due idoli li rivela e ottiene 5 monete al termine della partita, come chi ci arriva nello stesso round. Due o più idoli in seguito: 2 monete.
crypt-collector-jewelry-a = 2 o più: il migliore vale doppio
    .detail = Con due o più gioielli, alla fine il più prezioso dei tuoi conta due volte.
crypt-collector-jewelry-b = 1 moneta per gioiello
    .detail = Al termine della partita, ognuno dei tuoi gioielli porta 1 moneta in più.
crypt-collector-manuscripts-a = 2 o più: ognuno vale 4
    .detail = Al termine della partita, con due o più manoscritti, ognuno conta 4 monete invece del suo valore.
crypt-collector-manuscripts-b = Rivelane 1: guarda i coperti
    .detail = Quando vuoi, un manoscritto rivelato mostra soltanto a te che cosa c’è di coperto nella Cripta.
crypt-collector-pottery-a = 2, 3 o 4: 2, 4 o 8 monete
    .detail = Al termine della partita: 2 monete per esattamente due ceramiche, 4 per tre, 8 per quattro o più.
crypt-collector-pottery-b = Rivelane 2: prendi un coperto
    .detail = Nella pausa prima di Reclamare, due ceramiche rivelate ti valgono un tesoro coperto della Cripta. Se lo vogliono in più d’uno, decide l’ordine di turno.
crypt-collector-remains-a = Rivelane 2: risveglia un servitore
    .detail = Quando vuoi, due Resti Sacri rivelati risvegliano uno dei tuoi servitori esausti.
crypt-collector-remains-b = 4 o più: 10 monete
    .detail = Quattro o più Resti Sacri nella tua collezione aggiungono 10 monete al punteggio.
crypt-collector-tapestries-a = Arazzi più preziosi: 5 monete
    .detail = Al termine della partita, chi ha gli arazzi di maggior valore complessivo ottiene 5 monete; in pareggio, le ottengono tutti.
crypt-collector-tapestries-b = 3 o più: 7 da solo, se no 4
    .detail = Al termine della partita, tre o più arazzi portano 7 monete se li ha un solo giocatore, altrimenti 4 a ciascuno.

## Che cosa fa un Mercante delle carte del giocatore

crypt-paying-have = { $count ->
    [0] Non ne hai ancora.
   *[other] Hai { crypt-kind-count }, valore { $coins }.
}
crypt-paying-so-far = { $state ->
    [met] Basta, ma per ora non aggiunge nulla.
    [pays] Per ora aggiunge { $coins }.
    [usable] Basta per usarlo.
    [flipped] Una carta rivelata non serve più; { $count ->
        [one] ne occorre ancora 1
       *[other] ne occorrono ancora { $count }
    }.
   *[missing] { $count ->
        [one] Con 1 in più paga
       *[other] Con { $count } in più paga
    }.
    [short] { $count ->
        [one] Con 1 in più puoi usarlo
       *[other] Con { $count } in più puoi usarlo
    }.
}
crypt-paying-next = La prossima aggiunge { $coins }.
