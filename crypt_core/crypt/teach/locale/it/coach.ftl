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
    [always] raccoglie di sicuro { $the }, non solo in { $other }
    [some] raccoglie { $the } in { $share }
    [never] non raccoglie { $the }
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
    } spesso pronto un servitore
    [half] lascia pronto circa una volta su due un servitore in { $more ->
        [yes] più
       *[no] meno
    }
   *[whole] lascia { $count ->
        [one] pronto circa un servitore
       *[other] pronti circa { $count } servitori
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
crypt-coach-more = { $aim ->
    [rank] conta { $coins } in più alla fine, monete e titolo insieme
   *[coins] promette { $coins } in più alla fine
}
crypt-coach-fewer = { $aim ->
    [rank] conta { $coins } in meno alla fine, monete e titolo insieme
   *[coins] promette { $coins } in meno alla fine
}
crypt-coach-rank = ti rende il Magnifico in { $more ->
    [yes] più partite
   *[no] meno partite
}: { $share } invece di { $other }
crypt-coach-cards = { $kind ->
    [idols] un idolo
    [manuscripts] un manoscritto
    [pottery] due ceramiche
   *[remains] due Resti Sacri
}
crypt-coach-keeps = evita di rivelare { crypt-coach-cards }
crypt-coach-flips = rivela { crypt-coach-cards }
crypt-coach-power = { $verb ->
    [peek] ti mostra che cosa è coperto prima che tu decida
    [take] ti dà { $the } prima che il Fantasma lanci i dadi
    [rouse] risveglia subito un servitore
   *[reroll] dà { $chance } possibilità su 6 che il servitore sia pronto dopotutto
}

## La scala dei suggerimenti

crypt-coach-think = { $verb ->
    [recover] Pensa ai tuoi servitori: quanti ne vuoi pronti nel momento che conta?
    [peek] Pensa ai tuoi manoscritti: decideresti diversamente se sapessi che cosa è coperto?
    [rouse] Pensa ai tuoi Resti Sacri: quanto vale per te un servitore in questo momento?
   *[other] { $stage ->
        [pottery] Pensa alle tue ceramiche: per il tesoro coperto vale la pena rivelarne due?
        [reroll] Pensa ai tuoi idoli: per un nuovo lancio vale la pena rivelarne uno?
       *[last] Pensa ai tuoi Resti Sacri: quanto vale un servitore alla fine?
    }
}
crypt-coach-think-of = Guarda bene { $the }.
crypt-coach-think-worth = Guarda bene { $the }: contando anche ciò che porta in seguito, per te vale circa { $coins }.
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
crypt-coach-scores = Punteggio finale da aspettarsi: { $mine } invece di { $theirs }.
crypt-coach-scores-rank = Partite da Magnifico: { $share } invece di { $other }.

## L’idea della mossa migliore, in una frase

crypt-coach-idea-look = Quanto vale { $the } decide a che cosa puntare, e un manoscritto rivelato conta ancora le sue monete.
crypt-coach-idea-wake = Un servitore di rinforzo già in questo turno: recuperare ti costerebbe il turno, e i Resti Sacri rivelati conservano le loro monete.
crypt-coach-idea-sure = Perché rilanciare? I Resti Sacri rivelati risvegliano un servitore di sicuro, mentre un nuovo lancio aiuta solo in { crypt-puzzle-chance }.
crypt-coach-idea-again = Vale la pena rilanciare: l’idolo ti costa poco, perché anche rivelato conta ancora le sue monete.
crypt-coach-idea-spare = Tieni l’idolo per dopo: un nuovo lancio aiuterebbe in { crypt-puzzle-chance }, e un idolo si rivela una volta sola.
crypt-coach-idea-take = Non lasciare { $the } ai dadi del Fantasma: rivelare due ceramiche non impegna servitori e non rischia nulla.
crypt-coach-idea-recover-first = Giochi ancora dopo il Fantasma, e dopo non gioca più nessuno: recupera adesso, per reclamare allora { $the } con tre servitori.
crypt-coach-idea-let-go = Lascia perdere { $the }: { $last ->
    [yes] ogni servitore pronto ora vale una moneta, e quel tesoro frutterebbe meno
   *[no] i servitori che costa ti serviranno di più nel prossimo round
}.
crypt-coach-idea-though-tired = Reclama anche se ti mancano servitori: { $last ->
    [yes] { $the } frutta più di quanto valga un servitore alla fine
   *[no] si recuperano in un altro round, mentre puoi avere { $the } solo adesso
}.
crypt-coach-idea-least-risk = Quanto basta: oltre un totale di { $total } { $on }, lo sforzo stanca più di quanto protegga.
crypt-coach-idea-just-enough = Non un punto di più: dopo di te non gioca nessuno, quindi un totale di { $total } { $on } è sicuro quanto { $rival }.
crypt-coach-idea-many-hands = In tanti si fatica meno: { $on }, { $mine } vale quanto { $theirs } e stanca meno.
crypt-coach-idea-waste = Non lasciare nulla di debole al Fantasma: nessun dado da solo batte un 6, e { $sure ->
    [yes] sempre
   *[no] in { $share }
} { $free ->
    [yes] il suo secondo turno gli dà solo ciò che tu non volevi
   *[no] il suo secondo turno non gli dà nulla
}.
crypt-coach-idea-set = Vale più di quanto sembri: oltre alle proprie monete, { $the } ti frutta { $coins }{ $exact ->
    [yes] {""}
   *[no] {" "}in media
} grazie al suo Mercante.
crypt-coach-idea-counting = Conta ciò che hai visto: { $the } può valere solo { $values }, quindi è un tesoro da lasciare.
crypt-coach-idea-top = Conta ciò che hai visto: { $the } { $one ->
    [yes] vale per forza 4
   *[no] può valere solo { $values }
}, quindi è il tesoro da prendere.
crypt-coach-idea-one-die = Nessun dado da solo batte un 6: il Fantasma ne rilancia uno soltanto, quindi nessuno ti toglie { $the }.
crypt-coach-idea-one-group = Abbi il coraggio di reclamare { $count } tesori: il Fantasma rilancia { $dice } dadi ma piazza un gruppo solo, quindi può riprendersene al massimo uno.
crypt-coach-idea-shield = Quello a sinistra para il colpo: i tuoi totali sono uguali, quindi ciò che batte il tuo { $on } batte anche quello alla sua sinistra, ed è lì che il Fantasma va per primo.
crypt-coach-idea-wall = Lo sforzo vale la pena: il Fantasma deve ancora lanciare, e { $on } un totale di { $rival } si batte più facilmente di { $total }.
crypt-coach-idea-wait = Giochi ancora dopo il Fantasma, e dopo non gioca più nessuno: recupera adesso, per avere allora pronti tutti i servitori.
crypt-coach-idea-lie-low = Giochi ancora dopo il Fantasma, e dopo non gioca più nessuno: non esporti. Poco sforzo stanca poco, e un servitore scacciato potrà allora reclamare di nuovo.
crypt-coach-idea-paid = Guarda la tua collezione: per { $the } il suo Mercante ti paga { $coins } in più{ $exact ->
    [yes] {""}
   *[no] {" "}in media
}.
crypt-coach-idea-firm = Meno tesori, ma tenuti saldamente: il Fantasma rilancia ciò che scacci, e un totale di { $rival } si batte più facilmente di { $total }.
crypt-coach-idea-matters = Scegli { $the }: contando anche ciò che porta in seguito, per te vale circa { $coins }{ $some ->
    [yes] , contro appena { $rival } per { $lost }
   *[no] {""}
}.
crypt-coach-idea-cheap = Prendi ciò che ti costa poco: dopo di te non gioca nessuno, e ciò che reclami con poco sforzo è tuo altrettanto di sicuro.
crypt-coach-idea-rest = Lascia perdere questo round: { $last ->
    [yes] ogni servitore pronto vale una moneta alla fine
   *[no] i tuoi servitori ti serviranno di più nel prossimo
}.
crypt-coach-idea-coin = Un servitore pronto alla fine vale una moneta, e i Resti Sacri rivelati conservano le loro.

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
crypt-coach-expected = { $turn ->
    [second] Alla fine del round, compreso il tuo secondo turno
   *[none] Alla fine del round
}
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
crypt-coach-shown = Mosse mostrate: { $shown } su { $count }
crypt-coach-column-rank = Posto
crypt-coach-column-move = Mossa
crypt-coach-column-coins = Monete
crypt-coach-column-ready = Pronti
crypt-coach-column-score = Punti
crypt-coach-final-score = Punteggio finale
crypt-coach-column-loss = Perdita
crypt-coach-column-reached = 50+
crypt-coach-reached = Magnifico
crypt-coach-aim = Gioca per il Magnifico
crypt-coach-aim-note = Raggiungere 50 monete conta qui come { $bonus } monete in più, così una partita su cento vale { $each }; una perdita riguarda le due cose insieme. Anche quanto spesso si raggiungono è una stima.
crypt-coach-best = la migliore
crypt-coach-even = altrettanto buona
crypt-coach-for-nothing = per niente
crypt-coach-ways = { $count } modi
crypt-coach-quoted = “{ $move }”
crypt-coach-same-as = Le stesse cifre: { $moves }.
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
crypt-coach-warning = L’allenatore ci penserebbe ancora: così cedi { $aim ->
    [rank] quanto { $coins }, compresa la probabilità di essere il Magnifico
   *[coins] { $coins }
}.
