# L’esploratore del Fantasma: che cosa può fare il Fantasma, contato su tutti i suoi lanci.

odds-title = Il Fantasma, conti alla mano
odds-intro = Che cosa può farti il Fantasma, contato su tutti i lanci dei suoi dadi. Niente è stimato a occhio.

## La domanda

odds-source = Di che cosa si calcolano le probabilità
odds-source-table = Segui il tavolo
odds-source-free = Componi liberamente
odds-copy = Ricopia il tavolo
odds-about = { $kind ->
    [draft] Reclami: { $claim }.
    [made] Hai reclamato: { $claim }. Ecco che cosa poteva succedere.
    [recovered] Hai recuperato. Ecco che cosa poteva succedere.
    [first] Il Fantasma è il Leader e comincia.
   *[empty] Non reclami ancora niente.
}
odds-ghost = { $turn ->
    [first] Il Fantasma lancia i suoi tre dadi, che cadono in { $rolls } modi.
    [second] { $count ->
        [one] Il Fantasma rilancia il dado che scacci, che cade in { $rolls } modi.
       *[other] Il Fantasma rilancia i { $count } dadi che scacci, che cadono in { $rolls } modi.
    }
    [idle] Il Fantasma non rilancia, perché nessuno dei suoi dadi è stato scacciato.
   *[over] Il Fantasma non ha più turni: quello che reclami adesso è tuo.
}
odds-beyond = Il tuo secondo turno viene dopo e qui non è contato.
odds-about-nothing = Non è ancora stato reclamato niente. Vai avanti fino a una decisione, o componi una Cripta tua.
odds-draft-refused = Quello che stai preparando così non è permesso, e quindi non è contato. { $why }

## La sorte di ogni tesoro

odds-fates = La sorte di ogni tesoro
odds-fate = { $fate ->
    [kept] Tuo
    [taken] Del Fantasma
   *[left] Di nessuno
}
odds-bar = { $slot }: { $shares }
odds-bar-share = { odds-end } { $share }
odds-exact = Mostra le frazioni esatte
odds-values = È coperto: in media { $mean } monete
odds-takes = { $mine ->
    [yes] Il Fantasma ti prende { $the } con { $causes }.
   *[no] Il Fantasma prende { $the } con { $causes }.
}
odds-takes-never = { $mine ->
    [yes] Nessun lancio ti toglie { $the }.
   *[no] Nessun lancio porta il Fantasma a prendere { $the }.
}
odds-takes-always = { $mine ->
    [yes] Qualunque sia il lancio, il Fantasma ti prende { $the }.
   *[no] Qualunque sia il lancio, il Fantasma prende { $the }.
}
odds-takes-held = Il Fantasma occupa già { $the }.
odds-or = { $head }, o { $last }
odds-cause = { $dice } ({ $share }{ $some ->
    [yes] ; non ogni volta
   *[no] { "" }
})
odds-dice = { $span ->
    [one] { $servants ->
        [1] { $alone ->
            [yes] un { $low }
           *[no] un { $low } singolo
        }
        [2] una coppia di { $low }
       *[3] un tris di { $low }
    }
    [two] { $servants ->
        [1] { $alone ->
            [yes] un { $low } o un { $high }
           *[no] un { $low } o un { $high } singolo
        }
        [2] una coppia di { $low } o di { $high }
       *[3] un tris di { $low } o di { $high }
    }
    [up] { $servants ->
        [1] { $alone ->
            [yes] un { $low } o più
           *[no] un dado singolo da { $low } in su
        }
        [2] ogni coppia da { $low } in su
       *[3] ogni tris da { $low } in su
    }
    [span] { $servants ->
        [1] { $alone ->
            [yes] un dado da { $low } a { $high }
           *[no] un dado singolo da { $low } a { $high }
        }
        [2] ogni coppia da { $low } a { $high }
       *[3] ogni tris da { $low } a { $high }
    }
   *[any] { $servants ->
        [1] { $alone ->
            [yes] qualunque faccia
           *[no] qualunque dado singolo
        }
        [2] qualunque coppia
       *[3] qualunque tris
    }
}

## Tutti gli esiti

odds-outcomes = Tutti i modi in cui può finire
odds-outcomes-note = Dal più probabile al meno probabile. Insieme fanno il 100%.
odds-end = { $fate ->
    [kept] tu
    [taken] Fantasma
   *[left] nessuno
}
odds-chance = Casi

## Gli sforzi a confronto

odds-efforts = Quanto sforzo?
odds-efforts-note = Se in questo round non fai altro e non usi poteri. Un tesoro coperto conta per la sua media. “Tenuto, poi esausto” chiede entrambe le cose: tieni il tesoro, e poi un servitore lì resta esausto. Se si lancia il suo dado, lo sforzo 4 resta esausto 3 volte su 6.
odds-on = Su quale tesoro
odds-with = Con quanti servitori
odds-effort = Sforzo
odds-kept = Lo tieni
odds-tired = Tenuto, poi esausto
odds-tired-tip = Lo tieni, e poi un servitore lì resta esausto. Se si lancia il suo dado, lo sforzo 4 resta esausto 3 volte su 6.
odds-coins = Monete dei tesori
odds-ready = Servitori pronti dopo
odds-kept-short = Tenuto
odds-tired-short = Tenuto, poi esausto
odds-coins-short = Monete dei tesori
odds-ready-short = Pronti
odds-expected = In media, in questo round
odds-no-servant = { $ready ->
    [0] Non hai servitori pronti.
   *[other] Tutti i tuoi servitori pronti sono su altri tesori.
}
odds-too-low = Un totale di { $total } non batte il { $theirs } del Fantasma.
odds-spoken = Sforzo { $effort }: lo tieni nel { $kept } dei casi, lo tieni e poi un servitore lì resta esausto nel { $tired } dei casi, monete dei tesori { $coins }, servitori pronti dopo { $ready }

## Un lancio

odds-roll = Un lancio, passo per passo
odds-roll-die = Dado { $n }
odds-roll-any = Lancia i dadi
odds-roll-came = È il lancio che è uscito.
odds-step = Passo { $n } di { $count }
odds-step-back = Indietro
odds-step-next = Avanti
odds-step-again = Dall’inizio

## Una Cripta composta liberamente

odds-form = La tua Cripta
odds-form-note = La partita sul tavolo resta com’è.
odds-sorted = In ordine dal valore più alto al più basso, come vuole la regola; un tesoro coperto conta come 2,5.
odds-when = A chi tocca
odds-moment = { $moment ->
    [you-first] Il tuo turno, poi il Fantasma
    [you-last] Il tuo ultimo turno
    [ghost-first] Il primo turno del Fantasma
   *[ghost-answer] Il tuo turno, poi di nuovo il Fantasma
}
odds-you-lead = Sei tu il Leader
odds-ghost-leads = Il Leader è il Fantasma
odds-kind = Tesoro
odds-gone = Già preso
odds-value = Valore
odds-face-up = Scoperto
odds-face-down = Coperto
odds-unseen = mai visto
odds-seen = guardato: { $n }
odds-seen-of = { $kinds }: valori già visti altrove
odds-your-dice = I tuoi dadi
odds-ghost-dice = Dadi del Fantasma
odds-no-dice = nessuno
odds-dice-count = Quanti
odds-of-effort = Sforzo di ognuno
odds-more = Servitori e Mercanti
odds-exhausted = I tuoi servitori esausti
odds-sides = Lati dei Mercanti
