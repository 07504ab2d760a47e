# La Crypte de Sedlec: di chi è il turno, che cosa si può fare, i nomi sul tavolo, i punti.

## Che cosa si può fare

sedlec-verb = { $verb ->
    [dig] scavare
    [collect] raccogliere
   *[lay] disporre
}
sedlec-may-title = { $who ->
    [you] { $stage ->
        [take] Hai scavato: prendi una delle carte
       *[turn] Tocca a te: { $verbs }
    }
   *[other] { $stage ->
        [take] { $name } ha scavato e prende una delle carte
       *[turn] Turno { $of }: { $verbs }
    }
}
sedlec-may-dig = { $count ->
    [one] Scavare: la pila { $piles } è l’ultima ancora coperta. Puoi scoprirne la carta, ma poi la prendi.
   *[other] Scavare: scopri due carte, da due delle pile coperte ({ $piles }), e prendine una. L’altra resta scoperta per tutti.
}
sedlec-may-no-dig = Nessuna pila è coperta: non c’è dove scavare.
sedlec-may-collect = { $count ->
    [one] Raccogliere: prendi l’unica carta scoperta, { $cards }.
   *[other] Raccogliere: prendi una carta scoperta, { $cards }.
}
sedlec-may-no-collect = Nessuna carta è scoperta: non c’è nulla da raccogliere.
sedlec-may-hand-full = In mano stanno solo due carte: devi disporne una prima di prenderne un’altra.
sedlec-may-share-full = La tua cripta e la tua mano hanno ormai tutte le { $size } carte che ti servono: resta solo da disporle.
sedlec-may-lay = Disporre: metti { $cards } in un posto aperto ({ $places }).
sedlec-may-higher = Più in alto, un posto si apre appena ci sono le due carte di sotto.
sedlec-may-no-lay = La tua mano è vuota: non c’è nulla da disporre.
sedlec-may-take = Prendere { $card } dalla pila { $pile }.
sedlec-may-leave = La carta che lasci resta scoperta, e chi gioca dopo può raccoglierla.

## Mosse

sedlec-move-dig = { $count ->
    [one] Scava nella pila { $piles }
   *[other] Scava nelle pile { $piles }
}
sedlec-move-take = Prendi { $card } (pila { $pile })
sedlec-move-collect = Raccogli { $card } (pila { $pile })
sedlec-move-lay = Disponi { $card } in { $place }

## Il tavolo

sedlec-graveyard = Il cimitero
sedlec-pile = Pila { $pile }: { $state ->
    [up] { $card }{ $dug ->
        [yes] , carta appena scoperta
       *[no] { "" }
    }{ $down ->
        [0] { "" }
        [one] , sotto 1 carta
       *[other] , sotto { $down } carte
    }
    [down] { $down ->
        [one] 1 carta coperta
       *[other] { $down } carte coperte
    }
   *[empty] vuota
}
sedlec-laid = { $place }: { $card }, livelli { $upper } e { $lower }
sedlec-hand = { $count ->
    [0] nulla in mano
   *[other] in mano: { $cards }
}
sedlec-missing = { $count ->
    [0] cripta completa
    [one] ancora 1 carta da disporre
   *[other] ancora { $count } carte da disporre
}
sedlec-so-far = { $points } finora
sedlec-so-far-from = { $points } finora: { $parts }
sedlec-open = Posti aperti: { $places }
sedlec-crypt-empty = Ancora nessuna carta nella cripta
sedlec-player = { $name }: { $parts }
sedlec-unseen = Non ancora viste
sedlec-unseen-none = Tutte le carte sono state viste.

## I punti, riga per riga

sedlec-gain = { $count ->
    [0] 0 punti
   *[other] { $points }: { $parts }
}

sedlec-score-king = { $count ->
    [0] Re al livello { $level }: né re né contadini più in basso
   *[other] Re al livello { $level }: { $below } più in basso
}
sedlec-score-peasant = { $count ->
    [one] { $peasants }, 1 punto
   *[other] { $peasants }, 1 punto ciascuno
}
sedlec-score-priest = { $count ->
    [one] Livello { $level }: c’è un prete
   *[other] Livello { $level }: { $priests }, ma un livello conta una volta sola
}
sedlec-score-pair = { $same ->
    [yes] Una coppia di amanti al livello { $level }
   *[no] Una coppia di amanti, ai livelli { $level } e { $upper }
}
sedlec-score-lonely = { $count ->
    [0] Amante al livello { $level }: nessun altro amante è adiacente
   *[other] Amante al livello { $level }: ogni vicino è già in coppia
}
sedlec-score-redeemed = Criminale al livello { $level }: { $count ->
    [one] un prete è adiacente
   *[other] { $priests } sono adiacenti, uno basta
}
sedlec-score-unredeemed = Criminale al livello { $level }: nessun prete è adiacente

## Il foglio dei punti

sedlec-verdict-won = { $who ->
    [you] Vinci con { $points }
   *[other] { $name } vince con { $points }
}{ $how ->
    [skulls] , spareggio deciso dai tipi di teschio.
   *[points] .
}
sedlec-verdict-shared = Vittoria condivisa con { $points } a testa: { $players }.
sedlec-next = Ti mancavano { $points } per raggiungere chi ha vinto.
sedlec-figure-cards = Carte disposte
sedlec-figure-score = Punti
