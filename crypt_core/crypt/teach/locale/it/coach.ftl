# L’allenatore: suggerimenti, tutte le mosse in classifica, e perché una è meglio di un’altra.

crypt-coach-title = L’allenatore

## Perché una mossa è migliore: “{ crypt-coach-but }.”

crypt-coach-better = { $why }.
crypt-coach-but = { $gains }, ma { $cost }
crypt-coach-same = Le due mosse promettono lo stesso.
crypt-coach-share = { $side ->
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
crypt-coach-taken = { $how ->
    [sure] raccoglie di sicuro { $the }
    [always] raccoglie di sicuro { $the } invece che in { $other }
    [some] raccoglie { $the } in { $share }
    [never] lascia perdere { $the }
    [only] raccoglie { $the } solo in { $share } invece che sempre
    [less] raccoglie { $the } solo in { $share } invece che in { $other }
   *[more] raccoglie { $the } in { $share } invece che in { $other }
}
crypt-coach-taken-instead = { crypt-coach-taken } anziché { $lost } ({ $coins } in più)
crypt-coach-taken-later = { crypt-coach-taken }, { $more ->
    [yes] e questo aiuta
   *[no] anche se quel tesoro aiuterebbe
} nei round successivi
crypt-coach-ready = { $size ->
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
crypt-coach-coins = frutta { $coins } in { $more ->
    [yes] più
   *[no] meno
} in questo round
crypt-coach-later = prepara { $more ->
    [yes] meglio
   *[no] meno bene
} i round successivi
crypt-coach-treasures = raccoglie in media { $mine } tesori invece di { $theirs }, { $more ->
    [yes] un vantaggio
   *[no] uno svantaggio
} per i round successivi
crypt-coach-more = promette { $coins } in più alla fine
crypt-coach-cards = { $kind ->
    [idols] un idolo
    [manuscripts] un manoscritto
    [pottery] due ceramiche
   *[remains] due resti sacri
}
crypt-coach-keeps = evita di rivelare { crypt-coach-cards }
crypt-coach-flips = rivela { crypt-coach-cards }
crypt-coach-power = { $verb ->
    [peek] ti mostra che cosa è coperto prima che tu decida
    [take] ti dà { $the } prima che il Fantasma lanci i dadi
    [rouse] risveglia subito un servitore
   *[reroll] dà { $chance } possibilità su 6 che il servitore che ha reclamato { $the } sia pronto dopotutto
}

## La scala dei suggerimenti

crypt-coach-think = { $verb ->
    [recover] Pensa ai tuoi servitori: quanti ne vuoi pronti nel momento che conta?
    [peek] Pensa ai tuoi manoscritti: decideresti diversamente se sapessi che cosa è coperto?
    [rouse] Pensa ai tuoi resti sacri: quanto vale per te un servitore in questo momento?
   *[other] { $stage ->
        [pottery] Pensa alle tue ceramiche: per il tesoro coperto vale la pena rivelarne due?
        [reroll] Pensa ai tuoi idoli: per un nuovo lancio vale la pena rivelarne uno?
       *[last] Pensa ai tuoi resti sacri: quanto vale un servitore alla fine?
    }
}
crypt-coach-think-of = Guarda bene { $the }.
crypt-coach-think-worth = Guarda bene { $the }: con tutto ciò che ne può seguire, per te vale circa { $coins }.
crypt-coach-shape = { $groups }{ $left ->
    [0] .
    [one] ; tieni pronto un servitore.
   *[other] ; tieni pronti { $left } servitori.
}
crypt-coach-shape-group = { $count ->
    [one] un servitore { $on }
    [2] due servitori { $on }
   *[other] tre servitori { $on }
}
crypt-coach-shape-other = { $verb ->
    [recover] In questo turno è meglio non reclamare nulla.
    [peek] Guarda prima di decidere.
    [take] Qui due ceramiche sarebbero ben spese.
    [rouse] Prima risveglia un servitore.
    [reroll] Uno dei servitori andrebbe rilanciato.
   *[done] Lascia i tuoi tesori come sono.
}
crypt-coach-move = La mossa: { $move }.
crypt-coach-as-good = “{ $rival }” vale altrettanto.
crypt-coach-instead = Rispetto a “{ $rival }”, { $why }.

## La scheda

crypt-coach-intro = Sei in dubbio? Chiedi un suggerimento, o guarda quanto vale ogni mossa.
crypt-coach-quiet = L’allenatore ti consiglia a ogni decisione.
crypt-coach-only = Qui c’è una sola mossa: { $move }.
crypt-coach-hint-n = Suggerimento { $n }
crypt-coach-ask = { $rung ->
    [0] Dammi un suggerimento
    [1] Un suggerimento più chiaro
   *[2] Mostrami la mossa
}
crypt-coach-play = Giocala
crypt-coach-expected = Che cosa promette questa mossa
crypt-coach-fair = L’allenatore sa quello che sai tu e niente di più: non guarda le carte coperte, né il mazzo, né i lanci a venire.
crypt-coach-estimate = Le probabilità di questo round sono calcolate esattamente. Ciò che viene dopo è una stima, imparata in { $games } partite che l’allenatore ha giocato da solo ({ $date }, semi da { $first } a { $last }).

## Tutte le mosse

crypt-coach-all = Tutte le mosse
crypt-coach-all-count = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
crypt-coach-note = { $claims ->
    [yes] La migliore per prima. Tutto conta per l’intero round, i tuoi turni successivi compresi: la probabilità di raccogliere ogni tesoro, le monete dei tesori e dei mercanti, i servitori pronti alla fine; e il punteggio finale da aspettarsi.
   *[no] La migliore per prima, con i servitori pronti e il punteggio finale da aspettarsi.
}
crypt-coach-filter-slot = Su quale tesoro
crypt-coach-filter-servants = Con quanti servitori
crypt-coach-any = Qualsiasi
crypt-coach-servants = { $count ->
    [one] 1 servitore
   *[other] { $count } servitori
}
crypt-coach-treasure = { $slot }: { crypt-kind-one }
crypt-coach-none-listed = Nessuna mossa permessa è così.
crypt-coach-more-moves = Mostrane altre
crypt-coach-shown = { $shown } mosse su { $count }
crypt-coach-column-rank = Posto
crypt-coach-column-move = Mossa
crypt-coach-column-coins = Monete
crypt-coach-column-ready = Pronti
crypt-coach-column-score = Punti
crypt-coach-column-loss = Perdita
crypt-coach-best = la migliore
crypt-coach-even = altrettanto buona
crypt-coach-for-nothing = per niente
crypt-coach-yours = in preparazione
crypt-coach-worse = Rispetto a questa, la mossa migliore { $why }.
crypt-coach-as-good-best = Vale quanto la migliore.
crypt-coach-in-vain = Rivela { crypt-coach-cards } per niente: anche senza, puoi aspettarti altrettanto.
crypt-coach-draft = { $how ->
    [best] La mossa che stai preparando è la migliore che ci sia.
    [even] La mossa che stai preparando vale quanto la migliore.
   *[less] La mossa che stai preparando: posto { $rank } su { $count }, { $coins } in meno della migliore{ $near ->
        [yes] { " " }(troppo poco per contare davvero)
       *[no] { "" }
    }.
}
crypt-coach-draft-none = Disponi i tuoi servitori sul tavolo per vedere qui il posto della tua mossa.
crypt-coach-draft-best = A confronto, “{ $best }” { $why }.
