# La Crypte de Sedlec: che cosa succede, un titolo, e perché.

sedlec-news-dealt = Ci sono { $cards } carte coperte, in { $piles } pile di { $each }.
    .title = Il cimitero è pronto
    .why = Nessuno ne ha ancora vista una. Ognuna mostra due teschi, ed è il loro posto nella tua cripta a decidere quanto valgono.

sedlec-news-turned = Sulla pila { $pile }: { $card }.
    .title = Si scopre una prima carta
    .why = Così c’è qualcosa da raccogliere fin dal primo turno. Quale sia la pila non importa: sono tutte uguali.

sedlec-news-dug = { $who ->
    [you] Scopri { $cards }.
   *[other] { $name } scopre { $cards }.
}
    .title = { $who ->
        [you] Scavi
       *[other] { $name } scava
    }
    .why = { $count ->
        [one] Era l’unica pila coperta, quindi non c’è scelta: la sua carta va presa.
       *[other] Una delle due va in mano. L’altra resta scoperta, e chiunque potrà raccoglierla.
    }

sedlec-news-took = { $who ->
    [you] Prendi { $card } dalla pila { $pile }.
   *[other] { $name } prende { $card } dalla pila { $pile }.
}
    .title = { $who ->
        [you] Prendi { $card }
       *[other] { $name } prende { $card }
    }
    .why = { $left ->
        [yes] Scavare mostra due carte, ma ne lascia una scoperta: chi gioca dopo può raccoglierla senza scavare.
       *[no] Scavare nell’ultima pila coperta non lascia nulla agli altri.
    }
sedlec-news-left = Sulla pila { $pile } resta scoperta la carta { $card }.

sedlec-news-collected = { $who ->
    [you] Raccogli { $card } dalla pila { $pile }.
   *[other] { $name } raccoglie { $card } dalla pila { $pile }.
}
    .title = { $who ->
        [you] Raccogli { $card }
       *[other] { $name } raccoglie { $card }
    }
    .why = Una carta scoperta non riserva sorprese, e raccoglierla non mostra nulla di nuovo agli altri.
sedlec-news-pile = { $down ->
    [0] Ora la pila { $pile } è vuota.
    [one] La pila { $pile } è di nuovo coperta, con 1 carta.
   *[other] La pila { $pile } è di nuovo coperta, con { $down } carte.
}

sedlec-news-laid = { $who ->
    [you] Disponi { $card } in { $place }.
   *[other] { $name } dispone { $card } in { $place }.
}
    .title = { $who ->
        [you] Disponi { $card }: +{ $points }
       *[other] { $name } dispone { $card }: +{ $points }
    }
sedlec-gained = +{ $points }: { $parts }.
sedlec-gained-nothing = +0: per ora nulla.
sedlec-added = { $skull ->
    [king] { $count ->
        [one] Un re o un contadino in più sta sotto un re.
       *[other] I re hanno sotto di sé { $count } re e contadini in più.
    }
    [peasant] { $count ->
        [one] A un contadino basta esserci.
       *[other] A { $count } contadini basta esserci.
    }
    [priest] { $count ->
        [one] Il livello { $levels } ha il suo primo prete.
       *[other] I livelli { $levels } hanno il loro primo prete.
    }
    [lover] { $count ->
        [one] Una coppia di amanti in più riposa insieme.
       *[other] { $count } coppie di amanti in più riposano insieme.
    }
   *[criminal] { $count ->
        [one] Un criminale in più sta accanto a un prete.
       *[other] { $count } criminali in più stanno accanto a un prete.
    }
}
sedlec-added-nothing = { $more ->
    [yes] I suoi teschi non hanno trovato qui nulla di ciò che desiderano. Le carte che metterai intorno possono cambiare le cose.
   *[no] I suoi teschi non hanno trovato qui nulla di ciò che desiderano.
}

sedlec-news-filled = { $who ->
    [you] La tua piramide ha tutte le sue { $cards } carte.
   *[other] { $name } ha disposto tutte le sue { $cards } carte.
}
    .title = { $who ->
        [you] La tua cripta è completa
       *[other] La cripta { $of } è completa
    }
    .why = { $all ->
        [yes] Ora la cripta di ognuno è completa, e la partita finisce.
       *[no] Ogni carta costa un turno per prenderla e uno per disporla: gli altri finiscono quindi in questo stesso giro.
    }

sedlec-news-scored = { $who ->
    [you] Hai { $points }: { $parts }.
   *[other] { $name } ha { $points }: { $parts }.
}
    .title = { $who ->
        [you] Hai { $points }
       *[other] { $name } ha { $points }
    }
    .why = Ogni tipo di teschio si conta secondo il suo ultimo desiderio.

sedlec-news-won = { $who ->
    [you] Hai vinto!
   *[other] { $name } vince!
}
    .title = { $who ->
        [you] La vittoria è tua
       *[other] Vittoria { $of }
    }
    .why = Vince chi ha più punti.
sedlec-news-tied = Totali pari: ognuno confronta i tipi di teschio che gli hanno dato di più.
sedlec-news-best = { $name }: { $points }.
sedlec-news-shared = Vittoria condivisa: { $players }.
    .title = Una vittoria condivisa
    .why = I totali sono pari, e lo sono anche tutti i tipi di teschio, confrontati a partire dal migliore.
