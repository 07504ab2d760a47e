# Che cosa succede: la frase, un titolo, e il perché.

crypt-rolls-of-six = { $chance ->
    [one] 1 volta su 6
   *[other] { $chance } volte su 6
}

crypt-event-revealed = { $cards }.
    .title = Round { $round }: la Cripta si riempie
    .why = I primi { $up } tesori pescati sono scoperti, { $down ->
        [one] l’ultimo è coperto
       *[other] gli ultimi { $down } sono coperti
    }. Il dorso di una carta mostra il tipo di tesoro, ma non il suo valore.
crypt-event-revealed-top = In cima al mazzo: { $card }.

crypt-event-arranged = Da sinistra, adesso: { $cards }.
    .title = Dal più alto al più basso
    .why = Contro il Fantasma il tesoro più prezioso sta a sinistra, perché è lì che il Fantasma guarda per primo. Un tesoro coperto conta come 2,5; a parità di valore, quello pescato per primo sta più a sinistra.

crypt-event-placed = { $who ->
    [you] Piazzi { $dice } { $on }.
   *[other] { $name } piazza { $dice } { $on }.
}
    .title = { $who ->
        [you] Reclami { $the }
       *[other] { $name } reclama { $the }
    }
    .why = { $chance ->
        [0] Uno sforzo di 1 è facile da scacciare, ma non rende mai esausto un servitore.
       *[other] Più lo sforzo è alto, più è difficile da scacciare e più rischia di sfinire: uno sforzo di { $effort } rende esausti { crypt-rolls-of-six }.
    }

crypt-event-pushed = { $who ->
    [you] Piazzi { $dice } { $on } e scacci { $theirs }.
   *[other] { $name } piazza { $dice } { $on } e scaccia { $theirs }.
}
    .title = { $who ->
        [you] { $on } scacci { $their_name }
       *[other] { $their_who ->
            [you] { $on }, { $name } ti scaccia
           *[other] { $on }, { $name } scaccia { $their_name }
        }
    }
    .why = { $total } batte { $their_total }. Tutti i dadi scacciati tornano pronti al loro proprietario.

crypt-event-ghost-placed = { $dice } va { $on }.
    .title = Il Fantasma reclama { $the }
    .why = { $passed ->
        [yes] Il Fantasma va dunque oltre, al primo tesoro libero: { $the }.
       *[no] Il Fantasma prende il tesoro libero più a sinistra.
    }

crypt-event-ghost-pushed = { $dice } va { $on } e scaccia { $theirs }.
    .title = { $their_who ->
        [you] { $on }, il Fantasma ti scaccia
       *[other] { $on }, il Fantasma scaccia { $their_name }
    }
    .why = { $passed ->
        [yes] { $on }, il totale del Fantasma, { $total }, batte { $their_who ->
            [you] il tuo { $their_total }
           *[other] il totale di { $their_total } { $their_of }
        }. I dadi scacciati tornano pronti.
       *[no] Il Fantasma guarda prima il tesoro più a sinistra, e il suo { $total } batte { $their_who ->
            [you] il tuo { $their_total }
           *[other] il totale di { $their_total } { $their_of }
        }. I dadi scacciati tornano pronti.
    }

crypt-passing-own = Il Fantasma occupa già { $treasures }.
crypt-passing-held = Il totale del Fantasma, { $total }, non batte { $who ->
    [you] il tuo { $theirs }
   *[other] il totale di { $theirs } { $of }
} { $on }.

crypt-event-recovered = { $count ->
    [0] { $who ->
        [you] Passi senza piazzare dadi.
       *[other] { $name } passa senza piazzare dadi.
    }
    [one] { $who ->
        [you] Il tuo servitore esausto è di nuovo pronto.
       *[other] { $name } recupera un servitore esausto, di nuovo pronto.
    }
   *[other] { $who ->
        [you] I tuoi { $count } servitori esausti sono di nuovo pronti.
       *[other] { $name } recupera { $count } servitori esausti, di nuovo pronti.
    }
}
    .title = { $count ->
        [0] { $who ->
            [you] Passi
           *[other] { $name } passa
        }
       *[other] { $who ->
            [you] Recuperi
           *[other] { $name } recupera
        }
    }
    .why = Nel proprio turno si reclama o si recupera: recuperare riporta tutti i servitori esausti e occupa l’intero turno.

crypt-event-ghost-rolled = Il Fantasma lancia { $faces }.
    .title = Il Fantasma lancia i dadi
    .why = Il Fantasma non si stanca mai: lancia tutti e tre i suoi dadi a ogni round, e ciò che mostrano è il loro sforzo.

crypt-event-ghost-rolled-again = { $count ->
    [one] Il Fantasma rilancia il dado che è stato scacciato: { $faces }.
   *[other] Il Fantasma rilancia i { $count } dadi che sono stati scacciati: { $faces }.
}
    .title = Il secondo turno del Fantasma
    .why = In questo round il Fantasma è il Leader, quindi ha anche l’ultimo turno, con Luci Spente. Lancia solo i dadi che hai scacciato.

crypt-event-ghost-idle = Nessun dado del Fantasma è stato scacciato, quindi non ha nulla da lanciare.
    .title = Il secondo turno del Fantasma
    .why = In questo round il Fantasma è il Leader e gioca per ultimo, ma può lanciare solo i dadi scacciati.

crypt-event-ghost-grouped = { $count ->
    [one] { $joined ->
        [yes] I dadi del Fantasma sono tutti uguali: { $groups }.
       *[no] Il Fantasma ha un solo dado: { $groups }.
    }
   *[other] { $joined ->
        [yes] I dadi uguali vengono accoppiati. Il Fantasma piazza, in quest’ordine: { $groups }.
       *[no] Non ci sono due dadi uguali. Il Fantasma piazza, in quest’ordine: { $groups }.
    }
}
    .title = { $joined ->
        [yes] Il Fantasma accoppia i suoi dadi
       *[no] Il Fantasma ordina i suoi dadi
    }
    .why = Il totale più alto si piazza per primo. A parità di totale, i dadi accoppiati vengono prima di un dado singolo.

crypt-event-ghost-grouped-second = { $joined ->
    [yes] I dadi uguali vengono accoppiati: { $groups }. Il Fantasma piazza solo { $highest }.
   *[no] Dal più alto: { $groups }. Il Fantasma piazza solo { $highest }.
}
    .title = Conta solo il più alto
    .why = Nel suo secondo turno il Fantasma piazza soltanto il dado o il gruppo più alto.

crypt-event-ghost-set-aside = { $dice } resta da parte.
    .title = Niente posto per il Fantasma
    .why = Non sta da nessuna parte: il Fantasma prende solo tesori liberi, o quelli dove il tuo totale è più basso.

crypt-event-discarded = Nessuno ha reclamato { $treasures }: nella scatola{ $unseen ->
    [no] .
   *[some] , senza scoprire nulla.
}
    .title = Il tesoro di nessuno
    .why = Comincia la fase Raccogliere: i tesori senza dadi vengono scartati.

crypt-event-refreshed = { $count ->
    [one] { $who ->
        [you] I tuoi dadi sono stati tutti scacciati: recuperi il tuo servitore esausto.
       *[other] I dadi { $of } sono stati tutti scacciati: recupera un servitore esausto.
    }
   *[other] { $who ->
        [you] I tuoi dadi sono stati tutti scacciati: recuperi { $count } servitori esausti.
       *[other] I dadi { $of } sono stati tutti scacciati: recupera { $count } servitori esausti.
    }
}
    .title = Una consolazione
    .why = Chi ha piazzato dadi in questo round e non ne ha più su alcun tesoro recupera, senza spendere il turno.

crypt-event-spared = { $count ->
    [one] { $who ->
        [you] Il tuo servitore { $on } torna pronto senza lanciare.
       *[other] { $name } riprende, pronto e senza lanciare, il servitore { $on }.
    }
   *[other] { $who ->
        [you] I tuoi { $count } servitori { $on } tornano pronti senza lanciare.
       *[other] { $name } riprende, pronti e senza lanciare, { $count } servitori { $on }.
    }
}
    .title = Sforzo 1: niente lancio
    .why = Solo un risultato più basso dello sforzo rende esausti, e nessun dado mostra meno di 1.

crypt-event-rolled = { $who ->
    [you] Il tuo servitore { $on }, sforzo { $effort }, fa { $face }: { $result ->
        [exhausted] esausto
       *[ready] pronto
    }.
   *[other] { $name } lancia il servitore { $on }, sforzo { $effort }: { $face }, { $result ->
        [exhausted] esausto
       *[ready] pronto
    }.
}
    .title = { $result ->
        [exhausted] { $face } contro sforzo { $effort }: esausto
       *[ready] { $face } contro sforzo { $effort }: ancora pronto
    }
    .why = { $result ->
        [exhausted] { $face } è più basso di { $effort }, quindi il servitore va nella scatola. Con sforzo { $effort } succede { crypt-rolls-of-six }.
       *[ready] { $face } non è più basso di { $effort }, quindi il servitore torna sulla carta Giocatore. Con sforzo { $effort } diventa esausto { crypt-rolls-of-six }.
    }

crypt-event-collected = { $who ->
    [you] { $seen ->
        [up] Raccogli { $the }: { $coins }.
        [known] Raccogli { $the } e ne guardi il valore: { $coins }.
       *[no] Raccogli { $the }.
    }
   *[other] { $seen ->
        [up] { $name } raccoglie { $the }: { $coins }.
        [known] { $name } raccoglie { $the } senza scoprirlo. Il valore è già stato visto: { $coins }.
       *[no] { $name } raccoglie { $the } senza scoprirlo: ne vede il valore soltanto chi lo raccoglie.
    }
}
    .title = { $who ->
        [you] Raccogli { $the }
       *[other] { $name } raccoglie { $the }
    }
    .why = Qualunque sia l’esito dei lanci, i tesori reclamati si raccolgono. Restano coperti nella collezione, dove può guardarli solo chi li possiede.

crypt-that-makes = Fanno { crypt-kind-count }.

crypt-event-ghost-took = Ciò che occupava il Fantasma va nella scatola: { $the }{ $unseen ->
    [all] , senza scoprire nulla.
   *[no] .
}
    .title = La parte del Fantasma
    .why = Il Fantasma non tiene nulla: ciò che occupa viene scartato, e i suoi dadi gli tornano senza lanciare.

crypt-event-rerolled = { $who ->
    [you] Riveli { $cards } e rilanci il servitore { $on }, sforzo { $effort }: { $face }, { $result ->
        [exhausted] esausto
       *[ready] pronto
    }.
   *[other] { $name } rivela { $cards } e rilancia il servitore { $on }, sforzo { $effort }: { $face }, { $result ->
        [exhausted] esausto
       *[ready] pronto
    }.
}
    .title = Rilancio: { $face }
    .why = Il Mercante di Idoli, lato A: un idolo rivelato vale un nuovo lancio, ed è quello che conta, in meglio o in peggio.

crypt-event-peeked = { $who ->
    [you] Riveli { $cards } e guardi i tesori coperti.
   *[other] { $name } rivela { $cards } e guarda in segreto i tesori coperti.
}
    .title = Uno sguardo nel buio
    .why = Il Mercante di Manoscritti, lato B: un manoscritto rivelato mostra a chi lo possiede, quando vuole, che cosa c’è di coperto nella Cripta.

crypt-peek-found = { $the }: { $coins }.

crypt-event-took = { $who ->
    [you] { $seen ->
        [no] Riveli { $cards } e prendi { $the }.
       *[known] Riveli { $cards } e prendi { $the }: { $coins }.
    }
   *[other] { $seen ->
        [no] { $name } rivela { $cards } e prende { $the }, senza che gli altri ne vedano il valore.
       *[known] { $name } rivela { $cards } e prende { $the }. Il valore è già stato visto: { $coins }.
    }
}
    .title = { $who ->
        [you] Prendi { $the }
       *[other] { $name } prende { $the }
    }
    .why = Il Mercante di Ceramiche, lato B: nella pausa prima di Reclamare, due ceramiche rivelate valgono un tesoro coperto.

crypt-event-roused = { $who ->
    [you] Riveli { $cards }: uno dei tuoi servitori esausti è di nuovo pronto.
   *[other] { $name } rivela { $cards } e recupera un servitore esausto, di nuovo pronto.
}
    .title = Un servitore si risveglia
    .why = Il Mercante di Resti Sacri, lato A: due Resti Sacri rivelati risvegliano un servitore esausto, di chiunque sia il turno.

crypt-event-idols-rewarded = { $who ->
    [you] Sei tra i primi ad avere due idoli e li riveli ({ $values }): 5 monete nel conteggio finale.
   *[other] { $name } è tra i primi ad avere due idoli e li rivela ({ $values }): 5 monete nel conteggio finale.
}
    .title = Primo con due idoli
    .why = Il Mercante di Idoli, lato B: tutti quelli che ci arrivano in questo stesso round ottengono 5 monete; più tardi, due idoli ne valgono 2.

crypt-event-declined = { $window ->
    [pottery] { $who ->
        [you] Non prendi nulla dalla Cripta.
       *[other] { $name } non prende nulla dalla Cripta.
    }
    [reroll] { $who ->
        [you] Lasci i dadi come sono caduti.
       *[other] { $name } lascia i dadi come sono caduti.
    }
   *[last] { $who ->
        [you] Non usi altri poteri.
       *[other] { $name } non usa altri poteri.
    }
}
    .title = { $who ->
        [you] Vai avanti
       *[other] { $name } va avanti
    }
    .why = I poteri sono una possibilità, mai un obbligo.

crypt-event-torches-passed = { $both ->
    [yes] { $who ->
        [you] Le due torce ora sono tue: hai il primo turno e l’ultimo.
       *[other] Le due torce passano a sinistra: { $name } ha il primo turno e l’ultimo.
    }
   *[no] { $who ->
        [you] Ora sei il Leader, e { $dark_name } ha Luci Spente.
       *[other] { $name } ora è il Leader, e { $dark_who ->
            [you] tu hai
           *[other] { $dark_name } ha
        } Luci Spente.
    }
}
    .title = Le torce passano a sinistra
    .why = Un round è finito e ci sono ancora tesori da rivelare. Il Leader apre la prossima fase Reclamare; chi ha Luci Spente la chiude, su un solo tesoro.

crypt-event-deck-empty = Non ci sono più tesori da rivelare.
    .title = Il mazzo è finito
    .why = La partita termina con il round in cui il mazzo si è esaurito. Prima del conteggio, i poteri utilizzabili in qualsiasi momento possono servire un’ultima volta.

crypt-event-scored = { $who ->
    [you] Hai { $coins }.
   *[other] { $name } ha { $coins }.
}
    .title = { $who ->
        [you] Hai { $coins }
       *[other] { $name } ha { $coins }
    }
    .why = Le monete sui tesori, rivelati o coperti; ciò che pagano i Mercanti; e 1 moneta per ogni servitore pronto.

crypt-scored-from = { $treasures } dai tesori, { $bonuses } dai Mercanti, { $servants } dai servitori pronti.

crypt-event-tied = { $how ->
    [rolled] Stessa somma ai dadi: { $players }.
   *[coins] A pari monete: { $players }.
}
    .title = Pareggio
    .why = { $how ->
        [rolled] Somme uguali non decidono nulla: chi ha la più alta rilancia.
       *[coins] Chi è in pareggio lancia tutti i propri servitori pronti; vince la somma più alta.
    }

crypt-event-rolled-off = { $count ->
    [one] { $who ->
        [you] Lanci { $faces }.
       *[other] { $name } lancia { $faces }.
    }
   *[other] { $who ->
        [you] Lanci { $faces }: { $total }.
       *[other] { $name } lancia { $faces }: { $total }.
    }
}
    .title = { $who ->
        [you] Ottieni { $total }
       *[other] { $name } ottiene { $total }
    }
    .why = Si lancia ogni servitore pronto e si sommano i dadi: avere servitori riposati aiuta fino all’ultimo.

crypt-event-won = { $who ->
    [you] Hai vinto!
   *[other] { $name } vince!
}
    .title = { $who ->
        [you] La vittoria è tua
       *[other] La vittoria è { $of }
    }
    .why = { $how ->
        [rolled] La somma più alta risolve il pareggio.
       *[coins] Vince chi ha più monete.
    }

crypt-event-won-together = Vittoria condivisa: { $players }.
    .title = Una vittoria condivisa
    .why = Nessuno di chi è in pareggio ha servitori pronti da lanciare, quindi il pareggio resta.

crypt-event-ranked = Con { $coins } sei { crypt-rank }.
    .title = Sei { crypt-rank }
    .why = Sotto le 30 monete sei lo Sciocco, da 30 il Meschino, da 40 il Ricco, da 50 il Magnifico.

crypt-together-put = { $dice } { $on }
crypt-together-placed = { $who ->
    [you] Piazzi { $put }.
   *[other] { $name } piazza { $put }.
}
    .title = { $who ->
        [you] Reclami { $treasures }
       *[other] { $name } reclama { $treasures }
    }
crypt-together-ghost-free = Il Fantasma piazza ogni dado o gruppo sul tesoro più a sinistra che non ha dadi.
crypt-together-ghost-beats = { $on }, il totale del Fantasma, { $total }, batte { $who ->
    [you] il tuo { $theirs }
   *[other] il totale di { $theirs } { $of }
}.
crypt-together-ghost-back = I dadi scacciati tornano pronti.

crypt-together-rolled = { $who ->
    [you] I tuoi servitori { $on }, sforzo { $effort }, fanno { $faces }:
   *[other] { $name } lancia i servitori { $on }, sforzo { $effort }: { $faces },
} { $tired ->
    [none] tutti ancora pronti.
    [all] tutti esausti.
   *[some] { $count ->
        [one] { $count } esausto.
       *[other] { $count } esausti.
    }
}
    .title = { $faces } contro sforzo { $effort }: { $tired ->
        [none] tutti ancora pronti
        [all] tutti esausti
       *[some] { $count ->
            [one] { $count } esausto
           *[other] { $count } esausti
        }
    }
    .why = Un servitore che fa meno del suo sforzo va nella scatola. Con sforzo { $effort } succede { crypt-rolls-of-six }.

crypt-together-collected = { $who ->
    [you] Raccogli { $treasures }
   *[other] { $name } raccoglie { $treasures }
}
crypt-together-ghost-took = Ciò che occupava il Fantasma va nella scatola: { $treasures }{ $unseen ->
    [no] .
   *[some] , senza scoprire nulla.
}

crypt-ghost-look = { $total } batte { $theirs }? { $beats ->
    [yes] sì
   *[no] no
}
crypt-ghost-look-free = era libero: preso con { $total }
