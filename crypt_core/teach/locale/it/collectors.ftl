# I dodici lati dei Mercanti: in poche parole (al massimo 34 lettere), e in una frase.

collector-idols-a = Rivelane 1: rilancia un dado
    .detail = Fase Raccogliere, dopo i tuoi lanci: rivela 1 idolo, anche appena raccolto, per rilanciare uno dei tuoi dadi. Il nuovo risultato sostituisce il precedente.
collector-idols-b = Primi due: 5 monete; poi: 2
    .detail = Chi per primo ha due idoli li rivela e ottiene 5 monete al termine della partita, insieme a chi ci arriva nello stesso round. Due o più idoli in seguito: 2 monete.
collector-jewelry-a = 2 o più: il migliore vale doppio
    .detail = Al termine della partita, con due o più gioielli, il tuo gioiello più prezioso conta due volte.
collector-jewelry-b = 1 moneta per gioiello
    .detail = Al termine della partita, ognuno dei tuoi gioielli porta 1 moneta in più.
collector-manuscripts-a = 2 o più: ognuno vale 4
    .detail = Al termine della partita, con due o più manoscritti, ognuno conta 4 monete invece del suo valore.
collector-manuscripts-b = Rivelane 1: guarda i coperti
    .detail = In qualsiasi momento, rivela 1 manoscritto per guardare in segreto tutti i tesori coperti della Cripta.
collector-pottery-a = 2, 3 o 4: 2, 4 o 8 monete
    .detail = Al termine della partita: 2 monete per esattamente due ceramiche, 4 per tre, 8 per quattro o più.
collector-pottery-b = Rivelane 2: prendi un coperto
    .detail = Prima della fase Reclamare, rivela 2 ceramiche per prendere un tesoro coperto dalla Cripta. Se lo vogliono in più d’uno, decide l’ordine di turno.
collector-remains-a = Rivelane 2: risveglia un servitore
    .detail = In qualsiasi momento, rivela 2 resti sacri per recuperare uno dei tuoi servitori esausti.
collector-remains-b = 4 o più: 10 monete
    .detail = Al termine della partita, quattro o più resti sacri portano 10 monete.
collector-tapestries-a = Arazzi più preziosi: 5 monete
    .detail = Al termine della partita, chi ha gli arazzi di maggior valore complessivo ottiene 5 monete; in pareggio, le ottengono tutti.
collector-tapestries-b = 3 o più: 7 da solo, se no 4
    .detail = Al termine della partita, tre o più arazzi portano 7 monete se li ha un solo giocatore, altrimenti 4 a ciascuno.
