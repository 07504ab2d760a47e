## Nastro delle fasi

crypt-ribbon-label = Le quattro fasi di un round
crypt-phase-hint = { $phase ->
    [reveal] Nuovi tesori arrivano nella Cripta, gli ultimi coperti.
    [claim] A partire dal Leader, ognuno reclama tesori con i suoi servitori, o recupera.
    [collect] Si lanciano i servitori, e ognuno prende ciò che ha reclamato.
   *[pass] Le torce passano a sinistra e comincia un nuovo round.
}
crypt-turn-doing = { $who ->
    [you] { $what ->
        [claim] Reclami
        [roll] Lanci
       *[collect] Raccogli i tesori
    }
   *[other] { $what ->
        [claim] { $name } reclama
        [roll] { $name } lancia
       *[collect] { $name } raccoglie i tesori
    }
}
crypt-turn-nobody = { $stage ->
    [reveal] Nuovi tesori
    [collect] Si raccolgono i tesori
    [pass] Le torce passano
   *[other] La partita va avanti
}

## Che cosa si può fare

# Senza servitori esausti, recuperare è passare.
crypt-may-rest = { $rest ->
    [pass] passa
   *[recover] recupera
}
crypt-may-title = { $who ->
    [you] { $stage ->
        [claim] { $last ->
            [yes] Il tuo ultimo turno: reclama un tesoro, o { crypt-may-rest }
           *[no] Tocca a te: reclama o { crypt-may-rest }
        }
        [pottery] Prima di reclamare: prendere un tesoro coperto?
        [reroll] Rilanciare un dado?
        [in-vain] Tutti i tuoi dadi sono pronti: rilanciare non porta nulla
        [last] Un’ultima volta: risvegliare un servitore?
       *[tie] Pareggio: lancia i tuoi servitori
    }
   *[other] { $stage ->
        [claim] { $last ->
            [yes] Ultimo turno { $of }: reclama un tesoro, o { crypt-may-rest }
           *[no] Turno { $of }: reclama o { crypt-may-rest }
        }
        [pottery] Turno { $of }: prendere un tesoro coperto prima di reclamare?
        [reroll] Turno { $of }: rilanciare un dado?
        [in-vain] Turno { $of }: tutti i dadi sono pronti, rilanciare non porta nulla
        [last] Turno { $of }: un’ultima volta, risvegliare un servitore?
       *[tie] Turno { $of }: lancia i tuoi servitori
    }
}
crypt-may-title-only = { $ready ->
    [yes] { $who ->
        [you] Qui non arrivi a nulla: { $rest ->
            [pass] passa
           *[recover] recupera
        }
       *[other] Turno { $of }: nulla è a portata, non resta che { $rest ->
            [pass] passare
           *[recover] recuperare
        }
    }
    [power] { $who ->
        [you] Tocca a te
       *[other] Turno { $of }
    }: usa un potere, o { crypt-may-rest }
   *[no] { $who ->
        [you] Tocca a te: puoi solo { $rest ->
            [pass] passare
           *[recover] recuperare
        }
       *[other] Turno { $of }: non resta che { $rest ->
            [pass] passare
           *[recover] recuperare
        }
    }
}
crypt-may-claim = { $ready ->
    [one] Reclamare: piazza il tuo servitore pronto su un tesoro e scegli il suo sforzo, da 1 a 6.
   *[other] Reclamare: piazza sui tesori quanti vuoi dei tuoi { $ready } servitori pronti e scegli il loro sforzo, da 1 a 6. Sullo stesso tesoro devono mostrare tutti lo stesso.
}
crypt-may-one-treasure = { $ready ->
    [one] Reclamare: piazza il tuo servitore pronto su un tesoro e scegli il suo sforzo, da 1 a 6.
   *[other] Reclamare: piazza su un solo tesoro quanti vuoi dei tuoi { $ready } servitori pronti, tutti con lo stesso sforzo, da 1 a 6.
} Con Luci Spente, un tesoro e basta.
crypt-may-no-servant = Non hai servitori pronti, quindi non puoi reclamare.
crypt-may-no-treasure = Non c’è nessun tesoro che i tuoi servitori pronti possano reclamare.
crypt-may-push = { $on }: per scacciare { $name }, piazza un totale superiore a { $total }.
crypt-may-own = I tuoi servitori { $on } restano così: non si può aggiungere nulla.
crypt-may-recover = { $count ->
    [0] Recuperare: nessuno è esausto, quindi vale come passare.
    [one] Recuperare: il tuo servitore esausto torna pronto. Occupa l’intero turno.
   *[other] Recuperare: i tuoi { $count } servitori esausti tornano pronti. Occupa l’intero turno.
}
crypt-may-order = { $again ->
    [yes] Sei il Leader: dopo l’altro turno giocherai ancora una volta, su un solo tesoro.
   *[no] { $who ->
        [ghost] Dopo di te il Fantasma rilancia solo i dadi che avrai scacciato, e piazza un solo gruppo.
       *[other] Dopo di te { $name } giocherà ancora una volta, su un solo tesoro.
    }
}
crypt-may-window = { $stage ->
    [pottery] Rivela due ceramiche e prendi un tesoro coperto, oppure lascia stare.
    [reroll] Rivela un idolo e rilancia uno di questi dadi, oppure tieni i risultati. Il nuovo risultato sostituisce il precedente.
    [last] Rivela due Resti Sacri per risvegliare un servitore: ogni servitore pronto vale 1 moneta.
   *[tie] Si lanciano tutti i servitori pronti di chi è in pareggio; vince la somma più alta.
}
crypt-may-rolled = { $on }: sforzo { $effort }, risultato { $face }, { $result ->
    [exhausted] esausto
   *[ready] pronto
}.
crypt-may-only-cost = Nessuno di loro è esausto: rilanciare può solo costarti un servitore.
crypt-may-peek = { $new ->
    [no] Rivela un manoscritto per guardare di nuovo i tesori coperti; li hai già visti, quindi non ti mostra nulla di nuovo.
   *[yes] Rivela un manoscritto per guardare i tesori coperti.
}
crypt-may-rouse = Risvegliare un servitore: rivela due Resti Sacri, e uno di quelli esausti torna pronto.
crypt-may-take-late = Puoi ancora rivelare due ceramiche e prendere un tesoro coperto, finché non comincia la fase Reclamare.

## Mosse

crypt-move-place = { $dice } { $on }
crypt-pass = Passa
crypt-move-recover = { $count ->
    [unknown] Recupera
    [0] { crypt-pass }
    [one] Recupera 1 servitore
   *[other] Recupera { $count } servitori
}
    .hint = { $count ->
        [0] In questo turno non piazzi dadi.
       *[other] Tutti i tuoi servitori esausti tornano pronti. Occupa l’intero turno.
    }
crypt-move-reroll = { $face ->
    [unknown] Rilancia il dado { $on }
   *[other] Rilancia il dado da { $effort } { $on } (ha fatto { $face })
}
    .hint = Rivela un idolo. Il nuovo risultato sostituisce il precedente; rende esausto il servitore { crypt-rolls-of-six }.
crypt-move-peek = Guarda i tesori coperti
    .hint = { $new ->
        [no] Rivela un manoscritto, ma non ti mostra nulla di nuovo: sai già che cosa c’è.
       *[yes] Rivela un manoscritto. I valori li vedi solo tu.
    }
crypt-move-take = Prendi { $the }
    .hint = Rivela due ceramiche. Il tesoro va dritto nella tua collezione.
crypt-move-rouse = Risveglia un servitore
    .hint = Rivela due Resti Sacri. Un servitore esausto torna pronto.
crypt-move-done = { $stage ->
    [unknown] Non usare poteri
    [pottery] Non prendere nulla
    [reroll] Tieni i risultati
   *[last] Vai al conteggio
}
    .hint = I tuoi tesori restano come sono.
crypt-move-roll = Risolvi il pareggio
    .hint = Chi è in pareggio lancia i propri servitori pronti; vince la somma più alta.

## Tavolo

crypt-table-label = Il tavolo
crypt-table-crypt = I tesori della Cripta
crypt-table-players = Gli altri al tavolo
crypt-table-collectors = Mercanti
crypt-table-dice = I tuoi servitori pronti
crypt-table-deck = Mazzo
crypt-table-aside = da parte
crypt-table-leader = Leader
crypt-table-leader-note = ha il primo turno di questo round
crypt-table-lights-out = Luci Spente
crypt-table-lights-out-note = ha l’ultimo turno di questo round, su un solo tesoro
crypt-table-ready = pronto
crypt-table-exhausted = esausto
crypt-table-none = Ancora nessun tesoro
crypt-table-collection = Tesori: { $name }
crypt-table-flipped = { $value }, rivelato
crypt-table-gone = Il tesoro { $slot } non c’è più
crypt-table-drafted = qui reclami con { $efforts }, totale { $total }
crypt-table-add = Premi di nuovo: un altro servitore con sforzo { $effort }
crypt-table-die-ready = Servitore { $n }, pronto
crypt-table-die-set = Servitore { $n }, sforzo { $effort }, non ancora piazzato
crypt-table-die-placed = Servitore { $n }, sforzo { $effort }, { $on }
crypt-table-effort = Sforzo
crypt-table-effort-n = Sforzo { $n }
crypt-table-hint-start = Scegli un numero e un tesoro.
crypt-table-hint-effort = Ora il suo numero, o subito un tesoro.
crypt-table-hint-put = Un { $effort }: ora scegli un tesoro.
crypt-table-hint-slot = Con quale numero { $on }?
crypt-table-hint-placed = Un { $effort } { $on }. Cambialo qui, o piazza un altro dado.
crypt-table-hint-move = In mano: scegli per lui un altro tesoro.
crypt-table-hint-more = Conferma, o piazza un altro dado. Per lo stesso numero, premi di nuovo lo stesso tesoro.
crypt-table-hint-refused = Così non è permesso: cambia qualcosa, o prova lo stesso.
crypt-table-hint-all = Tutti i tuoi dadi sono piazzati. Conferma, o cambia qualcosa.
crypt-table-hint-none-left = Non restano dadi per questo tesoro.
crypt-table-hint-again = Premi un dado per rilanciarlo: ciò rivela un idolo.
crypt-table-hint-take = Premi un tesoro coperto per prenderlo: ciò rivela due ceramiche.
crypt-table-choose-effort = Scegli un numero
crypt-table-choose-treasure = Scegli un tesoro
crypt-table-confirm = Conferma
crypt-table-insist = Gioca lo stesso
crypt-table-clear = Riprendi tutto
crypt-table-take-back = Riprendi
crypt-table-keys = Su un servitore: da 1 a 6 per lo sforzo, una lettera per un tesoro, Canc per riprenderlo.
crypt-table-text-rest = Mazzo e scatola
crypt-table-text-coins = { $coins } se la partita finisse ora
crypt-table-text-unseen = { $count ->
    [one] uno non ancora visto
   *[other] { $count } non ancora visti
}
crypt-table-text-flipped = { $value } (rivelato)
crypt-treasure-gone = { $slot }: un posto vuoto
crypt-treasure-label = { $slot }: { crypt-kind-lower }, { $seen ->
    [up] { $coins }
    [known] { $coins } (l’hai visto), tesoro coperto
   *[no] { $count ->
        [one] tesoro coperto, valore certo: { $values }
       *[other] tesoro coperto, valore possibile: { $values }
    }
}
crypt-treasure-out-of-reach = Fuori portata: serve { $needed }, e tu hai al massimo { $total }.
crypt-treasure-free = senza dadi
crypt-treasure-claimed = reclamato { $by }
crypt-treasure-held = con { $dice }
crypt-player-summary = { $name }: { $parts }
crypt-player-dice = { $count ->
    [one] 1 dado a disposizione
   *[other] { $count } dadi a disposizione
}
crypt-player-servants = { $ready ->
    [one] 1 servitore pronto
   *[other] { $ready } servitori pronti
}, { $exhausted ->
    [one] 1 esausto
   *[other] { $exhausted } esausti
}
crypt-player-treasures = { $count ->
    [0] nessun tesoro
    [one] 1 tesoro
   *[other] { $count } tesori
}
crypt-player-torches = { $torches ->
    [both] Leader e Luci Spente
    [leader] Leader
   *[dark] Luci Spente
}
crypt-coins-note = Monete se la partita finisse ora: { $sum }
crypt-coins-part = { $name } { $count }
crypt-coins-unknown = Non tutti questi tesori sono stati visti
crypt-coins-away = al ritorno
crypt-coins-away-note = Un servitore pronto vale una moneta: { $count ->
    [one] 1 di loro è via, e varrà di nuovo al ritorno
   *[other] { $count } di loro sono via, e varranno di nuovo al ritorno
}
crypt-deck-label = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} nel mazzo, { $rounds ->
    [0] nessun round da giocare
    [one] 1 round da giocare
   *[other] { $rounds } round da giocare
}
crypt-deck-label-top = { $label }; in cima { $card }
crypt-box-kind = { $name }: { $values }
crypt-box-label = { $count ->
    [0] Nessun tesoro nella scatola
    [one] 1 tesoro nella scatola
   *[other] { $count } tesori nella scatola
}
crypt-progress-done = fatto ({ $have })
crypt-collector-label = { $name }, lato { $side }: { $pays }. { $progress }
crypt-box-caption = { $count ->
    [0] Scatola
    [one] Scatola: 1 tesoro
   *[other] Scatola: { $count } tesori
}
crypt-coins-word = { $count ->
    [one] moneta
   *[other] monete
}
crypt-ghost-roll-label = Il Fantasma ha lanciato { $faces }
crypt-die-ready = Servitore { $on }: sforzo { $effort }, risultato { $face }, pronto
crypt-die-exhausted = Servitore { $on }: sforzo { $effort }, risultato { $face }, esausto

## Che cosa faranno i lanci di ciò che reclami, accanto ai suoi dadi

crypt-chance-kept = { $until ->
    [second] regge { $share }
   *[end] a te { $share }
}
crypt-chance-tires = { $chance ->
    [0] mai esausto
   *[other] esausto { $chance }/6
}
crypt-chance-told = { $alone ->
    [yes] { $sure ->
        [yes] { $the } è di sicuro tuo: il Fantasma non può più farci nulla.
       *[no] { $until ->
            [second] { $the } resta a te fino al tuo secondo turno: { $kept } dei lanci del Fantasma.
           *[end] { $the } resta a te: { $kept } dei lanci del Fantasma.
        }
    } Alla raccolta,
   *[no] Alla raccolta ({ $the }),
} { $count ->
    [one] il servitore diventa esausto
   *[other] ogni servitore diventa esausto
} { crypt-rolls-of-six }.
crypt-table-chance-more = Tutto nei dettagli

## Punteggio finale

crypt-sheet-treasures = Monete sui tesori
crypt-sheet-collector = { crypt-kind-many } { $side }
crypt-sheet-servants = Servitori pronti
crypt-verdict-rank = { $coins }: sei { crypt-rank }.
crypt-verdict-won = { $who ->
    [you] Vinci con { $coins }
   *[other] { $name } vince con { $coins }
}{ $how ->
    [rolled] , dopo un lancio di dadi.
   *[coins] .
}
crypt-verdict-shared = Vittoria condivisa con { $coins } a testa: { $players }.
crypt-next-rank = Ancora { $coins }, e saresti stato { crypt-rank }.
crypt-next-winner = Eri a { $coins } dal migliore.

## E se

crypt-figure-idols = Idoli
crypt-figure-jewelry = Gioielli
crypt-figure-manuscripts = Manoscritti
crypt-figure-pottery = Ceramiche
crypt-figure-remains = Resti Sacri
crypt-figure-tapestries = Arazzi
crypt-figure-owned = { $name } (tesori)
crypt-figure-collectors = Dai Mercanti
crypt-figure-coins = Monete sui tesori
crypt-figure-ready = Servitori pronti
crypt-figure-score = Punteggio

## Cornice

seat-bot-greedy = Il computer, avido
seat-bot-careful = Il computer, prudente
seat-bot-collector = Il computer, collezionista

## The tabs of the tools

crypt-tools-odds = Probabilità

## Un riquadro da solo in un quaderno, quando non ha nulla da mostrare

crypt-alone-no-ghost = A questo tavolo non c’è alcun Fantasma: compare in Crypt, quando si gioca da soli.
