## Nastro delle fasi

ribbon-label = Le quattro fasi di un round
phase-hint = { $phase ->
    [reveal] Nuovi tesori arrivano nella Cripta, gli ultimi coperti.
    [claim] A partire dal Leader, ognuno reclama tesori con i suoi servitori, o recupera.
    [collect] Si lanciano i servitori, e ognuno prende ciò che ha reclamato.
   *[pass] Le torce passano a sinistra e comincia un nuovo round.
}
turn-collecting = { $who ->
    [you] Raccogli i tesori
   *[other] { $name } raccoglie i tesori
}
turn-nobody = { $stage ->
    [reveal] Nuovi tesori
    [collect] Si raccolgono i tesori
    [pass] Le torce passano
   *[other] La partita va avanti
}

## Che cosa si può fare

may-title = { $who ->
    [you] { $stage ->
        [claim] { $last ->
            [yes] Il tuo ultimo turno: reclama un tesoro, o recupera
           *[no] Tocca a te: reclama o recupera
        }
        [pottery] Prima di reclamare: prendere un tesoro coperto?
        [reroll] Rilanciare un dado?
        [last] Un’ultima volta: risvegliare un servitore?
       *[tie] Pareggio: lancia i tuoi servitori
    }
   *[other] { $stage ->
        [claim] { $last ->
            [yes] Ultimo turno { $of }: reclama un tesoro, o recupera
           *[no] Turno { $of }: reclama o recupera
        }
        [pottery] Turno { $of }: prendere un tesoro coperto prima di reclamare?
        [reroll] Turno { $of }: rilanciare un dado?
        [last] Turno { $of }: un’ultima volta, risvegliare un servitore?
       *[tie] Turno { $of }: lancia i tuoi servitori
    }
}
may-title-only = { $who ->
    [you] { $only ->
        [pass] Tocca a te: puoi solo passare
       *[recover] Tocca a te: puoi solo recuperare
    }
   *[other] { $only ->
        [pass] Turno { $of }: non resta che passare
       *[recover] Turno { $of }: non resta che recuperare
    }
}
may-claim = { $ready ->
    [one] Reclamare: metti il tuo servitore pronto su un tesoro e scegli il suo sforzo, da 1 a 6.
   *[other] Reclamare: metti sui tesori quanti vuoi dei tuoi { $ready } servitori pronti e scegli il loro sforzo, da 1 a 6. Sullo stesso tesoro devono mostrare tutti lo stesso.
}
may-one-treasure = { $ready ->
    [one] Reclamare: metti il tuo servitore pronto su un tesoro e scegli il suo sforzo, da 1 a 6.
   *[other] Reclamare: metti su un solo tesoro quanti vuoi dei tuoi { $ready } servitori pronti, tutti con lo stesso sforzo, da 1 a 6.
} Con Luci Spente, un tesoro e basta.
may-no-servant = Non hai servitori pronti, quindi non puoi reclamare.
may-no-treasure = Non c’è nessun tesoro che i tuoi servitori pronti possano reclamare.
may-push = { $on }: per scacciare { $name }, piazza un totale superiore a { $total }.
may-own = I tuoi servitori { $on } restano così: non si può aggiungere nulla.
may-recover = { $count ->
    [0] Recuperare: nessuno è esausto, quindi vale come passare.
    [one] Recuperare: il tuo servitore esausto torna pronto. Occupa l’intero turno.
   *[other] Recuperare: i tuoi { $count } servitori esausti tornano pronti. Occupa l’intero turno.
}
may-order = { $again ->
    [yes] Sei il Leader: dopo l’altro turno giocherai ancora una volta, su un solo tesoro.
   *[no] { $who ->
        [ghost] Dopo di te il Fantasma rilancia solo i dadi che avrai scacciato, e piazza un solo gruppo.
       *[other] Dopo di te { $name } giocherà ancora una volta, su un solo tesoro.
    }
}
may-window = { $stage ->
    [pottery] Rivela due ceramiche e prendi un tesoro coperto, oppure lascia stare.
    [reroll] Rivela un idolo e rilancia uno di questi dadi, oppure tieni i risultati. Il nuovo risultato sostituisce il precedente.
    [last] Rivela due resti sacri per risvegliare un servitore: ogni servitore pronto vale 1 moneta.
   *[tie] Si lanciano tutti i servitori pronti di chi è in pareggio; vince la somma più alta.
}
may-rolled = Sul tesoro { $slot }: sforzo { $effort }, risultato { $face }, { $result ->
    [exhausted] esausto
   *[ready] pronto
}.
may-only-cost = Nessuno di loro è esausto: rilanciare può solo costarti un servitore.
may-peek = { $new ->
    [no] Rivela un manoscritto per guardare di nuovo i tesori coperti; li hai già visti, quindi non ti mostra nulla di nuovo.
   *[yes] Rivela un manoscritto per guardare i tesori coperti.
}
may-rouse = Risvegliare un servitore: rivela due resti sacri, e uno di quelli esausti torna pronto.
may-take-late = Puoi ancora rivelare due ceramiche e prendere un tesoro coperto, finché non comincia la fase Reclamare.

## Mosse

move-place = { $dice } su { $slot }
move-recover = { $count ->
    [0] Passa
    [one] Recupera 1 servitore
   *[other] Recupera { $count } servitori
}
    .hint = { $count ->
        [0] Nessuno dei tuoi servitori è esausto: recuperare vale come passare.
       *[other] Tutti i tuoi servitori esausti tornano pronti. Occupa l’intero turno.
    }
move-reroll = Rilancia il { $effort } su { $slot } (ha fatto { $face })
    .hint = Rivela un idolo. Il nuovo risultato sostituisce il precedente; rende esausto il servitore { rolls-of-six }.
move-peek = Guarda i tesori coperti
    .hint = { $new ->
        [no] Rivela un manoscritto, ma non ti mostra nulla di nuovo: sai già che cosa c’è.
       *[yes] Rivela un manoscritto. I valori li vedi solo tu.
    }
move-take = Prendi { $the }
    .hint = Rivela due ceramiche. Il tesoro va dritto nella tua collezione.
move-rouse = Risveglia un servitore
    .hint = Rivela due resti sacri. Un servitore esausto torna pronto.
move-done = { $stage ->
    [pottery] Non prendere nulla
    [reroll] Tieni i risultati
   *[last] Vai al conteggio
}
    .hint = I tuoi tesori restano come sono.
move-roll = Risolvi il pareggio
    .hint = Chi è in pareggio lancia i propri servitori pronti; vince la somma più alta.

## Tavolo

table-label = Il tavolo
table-crypt = I tesori della Cripta
table-players = Gli altri al tavolo
table-collectors = Mercanti
table-dice = I tuoi servitori pronti
table-deck = Mazzo
table-box = Scatola
table-aside = da parte
table-leader = Leader
table-lights-out = Luci Spente
table-ready = pronto
table-exhausted = esausto
table-none = Ancora nessun tesoro
table-collection = Tesori: { $name }
table-flipped = { $value }, rivelato
table-gone = Il tesoro { $slot } non c’è più
table-drafted = qui reclami con { $efforts }, totale { $total }
table-die-ready = Servitore { $n }, pronto
table-die-set = Servitore { $n }, sforzo { $effort }, non ancora piazzato
table-die-placed = Servitore { $n }, sforzo { $effort }, sul tesoro { $slot }
table-effort = Sforzo
table-effort-n = Sforzo { $n }
table-hint-start = Scegli un servitore, uno sforzo e un tesoro, nell’ordine che preferisci.
table-hint-effort = Ora il suo sforzo, o subito un tesoro.
table-hint-put = Sforzo { $effort }: ora scegli un tesoro.
table-hint-slot = Tesoro { $slot }: con quale sforzo?
table-hint-placed = Su { $slot } con sforzo { $effort }. Cambialo qui, o prendi un altro servitore.
table-hint-move = In mano: scegli per lui un altro tesoro.
table-hint-more = Piazza un altro servitore, o conferma.
table-hint-refused = Così non è permesso: cambia qualcosa, o prova lo stesso.
table-hint-all = Tutti i tuoi servitori sono piazzati. Conferma, o cambia qualcosa.
table-hint-none-left = Non restano servitori per questo tesoro.
table-confirm = Conferma
table-clear = Riprendi tutto
table-take-back = Riprendi
table-keys = Su un servitore: da 1 a 6 per lo sforzo, una lettera per un tesoro, Canc per riprenderlo.
table-text-rest = Mazzo e scatola
table-text-coins = { $coins } se la partita finisse ora
table-text-unseen = { $count ->
    [one] uno non ancora visto
   *[other] { $count } non ancora visti
}
table-text-flipped = { $value } (rivelato)
treasure-gone = { $slot }: un posto vuoto
treasure-label = { $slot }: { kind-lower }, { $seen ->
    [up] { $coins }
    [known] { $coins } (l’hai visto), a faccia in giù
   *[no] { $count ->
        [one] a faccia in giù, valore certo: { $values }
       *[other] a faccia in giù, valore possibile: { $values }
    }
}
treasure-free = senza dadi
treasure-claimed = reclamato { $by }
treasure-held = con { $dice }
player-summary = { $name }: { $parts }
player-dice = { $count ->
    [one] 1 dado a disposizione
   *[other] { $count } dadi a disposizione
}
player-servants = { $ready ->
    [one] 1 servitore pronto
   *[other] { $ready } servitori pronti
}, { $exhausted ->
    [one] 1 esausto
   *[other] { $exhausted } esausti
}
player-treasures = { $count ->
    [0] nessun tesoro
    [one] 1 tesoro
   *[other] { $count } tesori
}
player-torches = { $torches ->
    [both] Leader e Luci Spente
    [leader] Leader
   *[dark] Luci Spente
}
coins-note = Monete se la partita finisse ora
coins-unknown = Non tutti questi tesori sono stati visti
deck-label = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} nel mazzo, { $rounds ->
    [0] nessun round da giocare
    [one] 1 round da giocare
   *[other] { $rounds } round da giocare
}
deck-label-top = { $label }; in cima { $card }
box-kind = { $name }: { $values }
box-label = { $count ->
    [0] Nessun tesoro nella scatola
    [one] 1 tesoro nella scatola
   *[other] { $count } tesori nella scatola
}
ghost-roll-label = Il Fantasma ha lanciato { $faces }
die-ready = Servitore su { $slot }: sforzo { $effort }, risultato { $face }, pronto
die-exhausted = Servitore su { $slot }: sforzo { $effort }, risultato { $face }, esausto

## Punteggio finale

sheet-treasures = Monete sui tesori
sheet-collector = { kind-many } { $side }
sheet-servants = Servitori pronti
verdict-rank = { $coins }: sei { rank }.
verdict-won = { $who ->
    [you] Vinci con { $coins }
   *[other] { $name } vince con { $coins }
}{ $how ->
    [rolled] , dopo un lancio di dadi.
   *[coins] .
}
verdict-shared = Vittoria condivisa con { $coins } a testa: { $players }.
next-rank = Ancora { $coins }, e saresti stato { rank }.
next-winner = Ti mancavano { $coins } per raggiungere il migliore.

## E se

figure-idols = Idoli
figure-jewelry = Gioielli
figure-manuscripts = Manoscritti
figure-pottery = Ceramiche
figure-remains = Resti Sacri
figure-tapestries = Arazzi
figure-owned = { $name } (tesori)
figure-collectors = Dai Mercanti
figure-coins = Monete sui tesori
figure-ready = Servitori pronti
figure-score = Punteggio

## Cornice

seat-bot-greedy = Il computer, avido
seat-bot-careful = Il computer, prudente
seat-bot-collector = Il computer, collezionista
