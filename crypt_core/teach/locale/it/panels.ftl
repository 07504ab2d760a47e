# Le parole dell’applicazione: etichette fisse dei pannelli, e ciò che circonda la partita.

## Nastro delle fasi

ribbon-label = Le quattro fasi di un round
ribbon-done = conclusa
ribbon-now = in corso
ribbon-next = in arrivo
ribbon-open = possibile
ribbon-shut = non ora
phase-hint = { $phase ->
    [reveal] Nuovi tesori arrivano nella Cripta, gli ultimi coperti.
    [claim] A partire dal Leader, ognuno reclama tesori con i suoi servitori, o recupera.
    [collect] Si lanciano i servitori, e ognuno prende ciò che ha reclamato.
   *[pass] Le torce passano a sinistra e comincia un nuovo round.
}
looking-back = Stai guardando indietro
turn = { $who ->
    [you] Tocca a te
   *[other] È il turno { $of }
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
turn-over = La partita è finita

## Racconto

story-label = Che cosa è successo, e perché
story-steps = Ripercorrere la partita
story-step = Passo { $step } di { $steps }
story-progress = A che punto sei di questi eventi
story-back = Indietro
story-why = Perché
story-rule = La regola
story-where = Dove si trova
story-ruling = La nostra interpretazione
story-page = La sua pagina: provala, dove si trova, in che cosa differiscono le edizioni
story-close = Chiudi
story-log = Che cosa è successo prima
next = Avanti
continue = Continua
continue-last = Alla decisione
transcript-decision = { $name }: { $move }

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
may-watch = Vai avanti per vedere che cosa succede.
may-over = La partita è finita
may-look-back = Torna a una decisione qualsiasi e prova altro.
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
verdict-allowed = È permesso.

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
table-rule = Quale regola?
table-type = Scrivi una mossa
table-type-hint = In notazione, per esempio: { $moves }
table-type-play = Gioca la mossa
table-text = Il tavolo a parole
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
progress = { $have } su { $need }
ghost-roll-label = Il Fantasma ha lanciato { $faces }
die-ready = Servitore su { $slot }: sforzo { $effort }, risultato { $face }, pronto
die-exhausted = Servitore su { $slot }: sforzo { $effort }, risultato { $face }, esausto
curtain-title = Passa lo schermo: { $name }
curtain-button = Eccomi: { $name }

## Punteggio finale

sheet-title = Punteggio finale
sheet-treasures = Monete sui tesori
sheet-collector = { kind-many } { $side }
sheet-servants = Servitori pronti
sheet-total = Totale
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

whatif-title = E se?
whatif-intro = Torna a una decisione qualsiasi, gioca altro e confronta che cosa ne viene.
whatif-none = Ancora nulla da rivedere. Dopo la tua prima decisione potrai tornarci qui.
whatif-scrub = Momento della partita
whatif-earlier = Decisione precedente
whatif-later = Decisione successiva
whatif-looking-back = Stai guardando indietro
whatif-looking-back-text = Gioca altro qui e comincia un nuovo ramo. Nulla di ciò che hai giocato va perso.
whatif-end = Torna alla fine della linea
whatif-luck = La fortuna in un nuovo ramo
whatif-luck-same = Stessa fortuna
whatif-luck-new = Nuova fortuna
whatif-tree = Rami di questa partita
whatif-here = sei qui
whatif-fold = Mostra o nascondi il ramo
whatif-compare = Confronta due linee
whatif-line-a = Prima linea
whatif-line-b = Seconda linea
whatif-one-line = Quando ci sarà una seconda linea, potrai confrontarle.
luck-note-same = La fortuna resta la stessa ovunque le due linee le chiedano la stessa cosa: la differenza dipende da te.
luck-note-new = Dalla tua prossima decisione in poi, tutto ciò che decide la fortuna si estrae di nuovo.
stop-decision = { $round }, { $name }: { $move }
stop-open = { $round }, { $name }: da decidere
stop-over = La fine della partita
tree-start = Inizio
line-first = La tua partita
line-branch = Ramo { $number }
figure-idols = Idoli
figure-jewelry = Gioielli
figure-manuscripts = Manoscritti
figure-pottery = Ceramiche
figure-remains = Resti Sacri
figure-tapestries = Arazzi
figure-owned = { $name } (tesori)
figure-collectors = Dai mercanti
figure-coins = Monete sui tesori
figure-ready = Servitori pronti
figure-score = Punteggio
compare-difference = Differenza
compare-note = Che cosa ha dato ogni linea, alla sua fine o finora.

## Cornice

frame-subtitle = Impara le regole
frame-menu = Menu
frame-new = Nuova partita
frame-learn = Impara
frame-rules = Regole
frame-save = Salva
frame-load = Apri
frame-share = Condividi
frame-about = Informazioni
frame-language = Lingua
frame-theme = Chiaro o scuro
frame-theme-auto = Come il dispositivo
frame-theme-light = Chiaro
frame-theme-dark = Scuro
frame-close = Chiudi
frame-cancel = Annulla
frame-new-warning = La partita in corso non va persa: “Torna alla partita precedente” la riporta.
frame-which-game = Quale gioco?
frame-cards = Quali carte?
frame-cards-kept = Le carte della partita in corso
frame-cards-ours = Le carte fornite con il tutor
frame-cards-own = Carte da { $name }
frame-cards-file = Usa un mio file
sedlec-cards-note = Quanti teschi di ogni tipo ci sono è stampato nel regolamento; quali due stanno sulla stessa carta no: le nostre sono una ricostruzione. Se hai la scatola, scrivi le sue carte in un tuo file.
frame-players = Quanti giocano?
frame-players-1 = Solitario
frame-players-2 = 2 giocatori
frame-players-3 = 3 giocatori
frame-players-4 = 4 giocatori
frame-players-5 = 5 giocatori
frame-players-6 = 6 giocatori
frame-solo-note = Tu contro il Fantasma.
frame-seat-1 = Giocatore 1
frame-seat-2 = Giocatore 2
frame-seat-3 = Giocatore 3
frame-seat-4 = Giocatore 4
frame-seat-5 = Giocatore 5
frame-seat-6 = Giocatore 6
frame-sides = Quale lato per ogni Mercante?
frame-sides-note = Per la prima partita: tutti i lati A.
frame-all-a = Tutti A
frame-all-b = Tutti B
frame-mixed = Misti
frame-side-a = Lato A
frame-side-b = Lato B
frame-seed = Seme del caso
frame-seed-note = Lo stesso seme distribuisce la stessa partita. Lascia vuoto per una partita nuova.
frame-start = Comincia la partita
frame-load-file = Scegli un file salvato
frame-load-paste = …o incolla l’indirizzo o il codice di una partita
frame-load-go = Apri la partita
frame-load-too-big = Questo file è troppo grande per essere una partita salvata.
frame-saved = Salvata come { $name }.
frame-copied = L’indirizzo è negli appunti. Contiene la linea in cui sei, e chi lo apre può vederne le carte.
frame-share-hint = Il browser non ha permesso la copia. Seleziona il testo e copialo tu.
frame-share-field = Indirizzo di questa partita
frame-lost-title = Il collegamento si è interrotto
frame-lost-text = Il tutor dietro questa pagina non risponde più. La tua partita è conservata in questo browser: ricarica la pagina e potrai continuare.
frame-offline-text = Questo dispositivo non è in linea. La tua partita è conservata in questo browser; ricarica la pagina quando torni in linea.
frame-reload = Ricarica
frame-keys = Tasti singoli: n per Avanti, c per Continua, b per Indietro
frame-storage-off = Questo browser non conserva nulla per questa pagina. Salva la partita in un file se vuoi ritrovarla.
seat-person = Una persona
# What a bot is called, and in each game what it does.
seat-bot-random = Il computer, a caso
    .crypt = Una mossa permessa qualsiasi, tutte con la stessa probabilità.
    .sedlec = Una mossa permessa qualsiasi, tutte con la stessa probabilità.
seat-bot-greedy = Il computer, avido
    .crypt = Reclama tutto quello che può, prima i tesori di maggior valore, con sforzi di 4, e scaccia a ogni costo.
seat-bot-careful = Il computer, prudente
    .crypt = Reclama al massimo due tesori, con sforzi di 2. Scaccia di rado e recupera presto.
seat-bot-collector = Il computer, collezionista
    .crypt = Reclama ciò che vogliono i suoi mercanti, con sforzi di 4, e recupera presto.
seat-bot-sensible = Il computer, ragionevole
    .crypt = Valuta monete, mercanti, servitori che restano esausti e il rischio di essere scacciato, solo per questo round.
    .sedlec = Prende e posa ciò che dà subito più punti, badando a quello che lascia al prossimo.
seat-bot-farsighted = Il computer, previdente
    .crypt = Gioca mentalmente il resto del round, in centinaia di modi, e indovina ciò che non può vedere. È il più forte.
    .sedlec = Immagina in molti modi le carte che verranno, e fa la mossa che lo lascia più avanti.
about = { $credits } Questo tutor ne spiega le regole con parole sue; l’ultima parola spetta al regolamento stampato. Seme di questa partita: { $seed }.
resume-title = Di nuovo al tavolo
resume-text = Questo browser ha conservato la partita che stavi giocando.
resume-yes = Riprendila
resume-no = Lasciala
invite-title = È la prima volta che giochi a { $game }?
invite-yes = Comincia il corso
invite-no = Gioca subito
previous-game = Torna alla partita precedente
trouble-title = Qualcosa è andato storto nel tutor stesso
trouble-text = Il tutor è inciampato. La tua partita è salva: continua, oppure ricarica la pagina se succede ancora.
load-trouble-title = Non ha funzionato

# --- The games -------------------------------------------------------------------------------------

# What a game is called, and what is said of it elsewhere: to whoever is new to it (.invite), over
# its course (.course), as an example of a search in its rules (.search), and whose it is (.credits).
# What everybody has one turn in is counted by the word of its rulebook (.round).
game-crypt = Crypt
    .about = Dadi sui tesori, sei mercanti, da soli contro il Fantasma o fino a quattro.
    .credits = Crypt è un gioco di Andrew Nerger e Jeffrey Chin, pubblicato da Road To Infamy Games.
    .invite = Il corso ti porta alla prima partita in solitario in quindici o venti minuti, un passo alla volta.
    .course = { $whole ->
        [yes] Hai fatto tutte le lezioni. I problemi ti mettono alla prova, e il Fantasma ti aspetta al tavolo.
       *[no] Siediti al tavolo e impara giocando: in quindici o venti minuti puoi affrontare una partita intera contro il Fantasma.
    }
    .search = scacciare, due idoli…
    .round = Round { $round }
    .round-of = Round { $round } di { $rounds }
    .in-round = al round { $round }
game-sedlec = La Crypte de Sedlec
    .about = Carte di teschi in una piramide tutta tua; in due o tre.
    .credits = La Crypte de Sedlec è l’edizione francese di Skulls of Sedlec, un gioco di Dustin Dobson pubblicato da Button Shy. Quali teschi stiano insieme sulle carte del tutor è una nostra ricostruzione: il regolamento non lo stampa.
    .invite = Il corso ti porta alla prima partita in una dozzina di minuti, un passo alla volta.
    .course = { $whole ->
        [yes] Hai fatto tutte le lezioni. Una partita intera ti aspetta al tavolo.
       *[no] Siediti al tavolo e impara giocando: in una dozzina di minuti puoi affrontare una partita intera.
    }
    .search = scavare, due carte…
    .round = Turno { $round }
    .round-of = Turno { $round } di { $rounds }
    .in-round = al turno { $round }
sedlec-actions = Le tre azioni di un turno
# $verb: dig, collect or lay
sedlec-action = { $verb ->
    [dig] Scava
    [collect] Raccogli
   *[lay] Disponi
}
sedlec-action-hint = { $verb ->
    [dig] Gira la prima carta di due pile coperte e tieni una delle due.
    [collect] Prendi una carta che è scoperta.
   *[lay] Metti una carta della tua mano nella tua cripta.
}
