# L’allenatore: indizi, tutte le mosse in classifica, e perché una è meglio di un’altra.

coach-title = L’allenatore

## Perché una mossa è migliore: “{ coach-but }.”

coach-better = { $why }.
coach-but = { $gains }, ma { $cost }
coach-same = Le due mosse promettono lo stesso.
coach-share = { $side ->
    [under] meno di { $percent }
    [over] più di { $percent }
   *[at] { $percent }
} { $cases ->
    [yes] { $percent ->
        [one] caso
       *[other] casi
    }
   *[no] { $percent ->
        [one] lancio
       *[other] lanci
    }
} su 100
    .bare = { $side ->
        [under] meno di { $percent }
        [over] più di { $percent }
       *[at] { $percent }
    }
coach-taken = { $how ->
    [sure] raccoglie di sicuro { $the }
    [always] raccoglie di sicuro { $the } invece che in { $other }
    [some] raccoglie { $the } in { $share }
    [never] lascia perdere { $the }
    [only] raccoglie { $the } solo in { $share } invece che sempre
    [less] raccoglie { $the } solo in { $share } invece che in { $other }
   *[more] raccoglie { $the } in { $share } invece che in { $other }
}
coach-taken-instead = { coach-taken } anziché { $lost } ({ $coins } in più)
coach-taken-later = { coach-taken }, { $more ->
    [yes] e questo aiuta
   *[no] anche se quel tesoro aiuterebbe
} nei round successivi
coach-ready = { $size ->
    [some] lascia { $more ->
        [yes] più
       *[no] meno
    } spesso un servitore pronto
    [half] lascia in media mezzo servitore pronto in { $more ->
        [yes] più
       *[no] meno
    }
   *[whole] lascia circa { $count ->
        [one] un servitore pronto
       *[other] { $count } servitori pronti
    } in { $more ->
        [yes] più
       *[no] meno
    }
} per il { $last ->
    [yes] punteggio finale
   *[no] round successivo
}
coach-coins = frutta { $coins } in { $more ->
    [yes] più
   *[no] meno
} in questo round
coach-later = prepara { $more ->
    [yes] meglio
   *[no] meno bene
} i round successivi
coach-treasures = raccoglie in media { $mine } tesori invece di { $theirs }, { $more ->
    [yes] un vantaggio
   *[no] uno svantaggio
} per i round successivi
coach-more = promette { $coins } in più alla fine
coach-cards = { $kind ->
    [idols] un idolo
    [manuscripts] un manoscritto
    [pottery] due ceramiche
   *[remains] due resti sacri
}
coach-keeps = evita di rivelare { coach-cards }
coach-flips = rivela { coach-cards }
coach-power = { $verb ->
    [peek] ti mostra che cosa è coperto prima che tu decida
    [take] ti dà { $the } prima che il Fantasma lanci i dadi
    [rouse] risveglia subito un servitore
   *[reroll] dà { $chance } possibilità su 6 che il servitore che ha reclamato { $the } sia pronto dopotutto
}

## La scala degli indizi

coach-think = { $verb ->
    [recover] Pensa ai tuoi servitori: quanti ne vuoi pronti nel momento che conta?
    [peek] Pensa ai tuoi manoscritti: decideresti diversamente se sapessi che cosa è coperto?
    [rouse] Pensa ai tuoi resti sacri: quanto vale per te un servitore in questo momento?
   *[other] { $stage ->
        [pottery] Pensa alle tue ceramiche: per il tesoro coperto vale la pena rivelarne due?
        [reroll] Pensa ai tuoi idoli: per un nuovo lancio vale la pena rivelarne uno?
       *[last] Pensa ai tuoi resti sacri: quanto vale un servitore alla fine?
    }
}
coach-think-of = Guarda bene { $the }.
coach-think-worth = Guarda bene { $the }: con tutto ciò che ne può seguire, per te vale circa { $coins }.
coach-shape = { $groups }{ $left ->
    [0] .
    [one] ; tieni pronto un servitore.
   *[other] ; tieni pronti { $left } servitori.
}
coach-shape-group = { $count ->
    [one] un servitore { $on }
    [2] due servitori { $on }
   *[other] tre servitori { $on }
}
coach-shape-other = { $verb ->
    [recover] In questo turno è meglio non reclamare nulla.
    [peek] Guarda prima di decidere.
    [take] Qui due ceramiche sarebbero ben spese.
    [rouse] Prima risveglia un servitore.
    [reroll] Uno dei servitori andrebbe rilanciato.
   *[done] Lascia i tuoi tesori come sono.
}
coach-move = La mossa: { $move }.
coach-as-good = “{ $rival }” vale altrettanto.
coach-instead = Rispetto a “{ $rival }”, { $why }.

## La scheda

coach-intro = Sei in dubbio? Chiedi un indizio, o guarda quanto vale ogni mossa.
coach-quiet = L’allenatore ti consiglia a ogni decisione.
coach-only = Qui c’è una sola mossa: { $move }.
coach-hint-n = Indizio { $n }
coach-ask = { $rung ->
    [0] Dammi un indizio
    [1] Un indizio più chiaro
   *[2] Mostrami la mossa
}
coach-play = Giocala
coach-expected = Che cosa promette questa mossa
coach-fair = L’allenatore sa quello che sai tu e niente di più: non guarda le carte coperte, né il mazzo, né i lanci a venire.
coach-estimate = Le probabilità di questo round sono calcolate esattamente. Ciò che viene dopo è una stima, imparata in { $games } partite che l’allenatore ha giocato da solo ({ $date }, semi da { $first } a { $last }).

## Tutte le mosse

coach-all = Tutte le mosse
coach-all-count = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
coach-note = { $claims ->
    [yes] La migliore per prima. Tutto vale per l’intero round, i tuoi turni successivi compresi: la probabilità di raccogliere ogni tesoro, le monete dei tesori e dei mercanti, i servitori pronti alla fine; e il punteggio finale da aspettarsi.
   *[no] La migliore per prima, con i servitori pronti e il punteggio finale da aspettarsi.
}
coach-filter-slot = Su quale tesoro
coach-filter-servants = Con quanti servitori
coach-any = Qualsiasi
coach-servants = { $count ->
    [one] 1 servitore
   *[other] { $count } servitori
}
coach-treasure = { $slot }: { kind-one }
coach-none-listed = Nessuna mossa permessa è così.
coach-more-moves = Mostrane altre
coach-shown = { $shown } mosse su { $count }
coach-column-rank = Posto
coach-column-move = Mossa
coach-column-coins = Monete
coach-column-ready = Pronti
coach-column-score = Punti
coach-column-loss = Perdita
coach-best = la migliore
coach-even = altrettanto buona
coach-for-nothing = per niente
coach-yours = in preparazione
coach-worse = Rispetto a questa, la mossa migliore { $why }.
coach-as-good-best = Vale quanto la migliore.
coach-in-vain = Rivela { coach-cards } per niente: anche senza, puoi aspettarti altrettanto.
coach-draft = { $how ->
    [best] La mossa che stai preparando è la migliore che ci sia.
    [even] La mossa che stai preparando vale quanto la migliore.
   *[less] La mossa che stai preparando: posto { $rank } su { $count }, { $coins } in meno della migliore{ $near ->
        [yes] { " " }(troppo poco per contare davvero)
       *[no] { "" }
    }.
}
coach-draft-none = Disponi i tuoi servitori sul tavolo per vedere qui il posto della tua mossa.
coach-draft-best = A confronto, “{ $best }” { $why }.
