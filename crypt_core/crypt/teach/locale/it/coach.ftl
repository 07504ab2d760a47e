# L’allenatore: suggerimenti, tutte le mosse in classifica, e perché una è meglio di un’altra.

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

## La scala dei suggerimenti

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
coach-scores = Punteggio finale da aspettarsi: { $mine } invece di { $theirs }.

## L’idea della mossa migliore, in una frase

coach-idea-look = Guarda prima di reclamare: quanto vale { $the } decide a che cosa puntare, e un manoscritto rivelato conta ancora le sue monete.
coach-idea-wake = Un servitore in più già in questo turno: i resti sacri rivelati lo risvegliano subito, mentre recuperare ti costerebbe il turno.
coach-idea-sure = Meglio certo che probabile: i resti sacri rivelati risvegliano un servitore di sicuro, mentre un nuovo lancio aiuta solo in { puzzle-chance }.
coach-idea-again = Vale la pena rilanciare: in { puzzle-chance } il servitore { $on } è pronto dopotutto, e un idolo rivelato conta ancora le sue monete.
coach-idea-spare = Tieni l’idolo per dopo: un nuovo lancio aiuterebbe in { puzzle-chance }, e un idolo si rivela una volta sola.
coach-idea-take = Da prendere prima che il Fantasma lanci: due ceramiche rivelate ti danno { $the } senza servitori e senza rischi.
coach-idea-recover-first = Giochi ancora dopo il Fantasma, e a quel turno nessuno risponde: recupera adesso, poi reclama con tre servitori. Così { $the } ti spetta { $sure ->
    [yes] di sicuro
   *[no] in { $share }
}.
coach-idea-let-go = Lascia perdere { $the }: { $last ->
    [yes] ogni servitore pronto ora vale una moneta, e quel tesoro frutterebbe meno
   *[no] i servitori che costa ti serviranno di più nel prossimo round
}.
coach-idea-though-tired = Reclama anche se ti mancano servitori: { $last ->
    [yes] { $the } frutta più di quanto valga un servitore alla fine
   *[no] si recuperano in un altro round, mentre puoi avere { $the } solo adesso
}.
coach-idea-least-risk = Abbastanza sicuro basta: con un totale di { $total } raccogli { $the } { $sure ->
    [yes] di sicuro
   *[no] in { $share }
}, e più sforzo stancherebbe più di quanto protegge.
coach-idea-just-enough = Non un punto di più: dopo di te non gioca nessuno, quindi un totale di { $total } { $on } è sicuro quanto { $rival }.
coach-idea-many-hands = In tanti si fatica meno: { $on }, { $mine } va bene quanto { $theirs } e stanca meno.
coach-idea-waste = Non lasciare nulla di debole al Fantasma: nessun dado da solo batte un 6, e { $sure ->
    [yes] sempre
   *[no] in { $share }
} { $free ->
    [yes] il suo secondo lancio gli dà solo ciò che tu non volevi
   *[no] il suo secondo lancio non gli dà nulla
}.
coach-idea-set = Vale più di quanto sembri: oltre alle proprie monete, { $the } ti frutta { $coins }{ $exact ->
    [yes] {""}
   *[no] {" "}in media
} dal suo Mercante.
coach-idea-counting = Conta ciò che hai visto: { $the } può valere solo { $values }, quindi è un tesoro da lasciare.
coach-idea-top = Conta ciò che hai visto: { $the } { $one ->
    [yes] è per forza il 4
   *[no] può valere solo { $values }
}, quindi è il tesoro da prendere.
coach-idea-one-die = Nessun dado da solo batte un 6: il Fantasma ne riprende uno soltanto, quindi { $the } ti spetta di sicuro.
coach-idea-one-group = Abbi il coraggio di reclamare { $count } tesori: il Fantasma rilancia { $dice } dadi ma piazza un gruppo solo, quindi può riprendersene al massimo uno.
coach-idea-shield = Quello a sinistra para il colpo: i tuoi totali sono uguali, quindi ciò che batte il tuo { $on } batte anche quello alla sua sinistra, ed è lì che il Fantasma va per primo.
coach-idea-wall = Ne vale lo sforzo: il Fantasma deve ancora lanciare. Con un totale di { $total } raccogli { $the } { $sure ->
    [yes] di sicuro
   *[no] in { $share }
}, con { $rival } solo in { $other }.
coach-idea-wait = Giochi ancora dopo il Fantasma, e a quel turno nessuno risponde: recupera adesso, per avere allora pronti tutti i servitori.
coach-idea-lie-low = Giochi ancora dopo il Fantasma, e a quel turno nessuno risponde: non esporti. Poco sforzo stanca poco, e un servitore scacciato potrà allora reclamare di nuovo.
coach-idea-paid = Guarda la tua collezione: per { $the } il suo Mercante ti paga { $coins } in più{ $exact ->
    [yes] {""}
   *[no] {" "}in media
}.
coach-idea-firm = Meno tesori, ma tenuti saldamente: il Fantasma rilancia ciò che scacci, e un totale di { $rival } si batte più facilmente di { $total }.
coach-idea-matters = Scegli { $the }: con tutto ciò che ne può seguire, per te vale circa { $coins }{ $some ->
    [yes] , contro { $rival } soltanto per { $lost }
   *[no] {""}
}.
coach-idea-cheap = Prendi ciò che ti costa poco: dopo di te non gioca nessuno, e tieni pronti in media { $ready } servitori invece di { $fewer }.
coach-idea-rest = Lascia perdere questo round: { $last ->
    [yes] ogni servitore pronto vale una moneta alla fine
   *[no] i tuoi servitori ti serviranno di più nel prossimo
}.
coach-idea-coin = Un servitore pronto alla fine vale una moneta, e i resti sacri rivelati conservano le loro.

## La scheda

coach-intro = Sei in dubbio? Chiedi un suggerimento, o guarda quanto vale ogni mossa.
coach-quiet = L’allenatore ti consiglia a ogni decisione.
coach-only = Qui c’è una sola mossa: { $move }.
coach-hint-n = Suggerimento { $n }
coach-ask = { $rung ->
    [0] Dammi un suggerimento
    [1] Un suggerimento più chiaro
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
    [yes] La migliore per prima. Tutto conta per l’intero round, i tuoi turni successivi compresi: la probabilità di raccogliere ogni tesoro, le monete dei tesori e dei mercanti, i servitori pronti alla fine; e il punteggio finale da aspettarsi.
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
coach-ways = { $count } modi
coach-quoted = “{ $move }”
coach-same-as = Esattamente lo stesso: { $moves }.
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
