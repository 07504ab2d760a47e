# L’esploratore del Fantasma: che cosa può fare il Fantasma, contato su tutti i suoi lanci.

crypt-odds-title = Probabilità: il Fantasma, conti alla mano
crypt-odds-intro = Che cosa può farti il Fantasma, contato su tutti i lanci dei suoi dadi. Niente è stimato a occhio.

## La domanda

crypt-odds-source = Di che cosa si calcolano le probabilità
crypt-odds-source-table = Segui il tavolo
crypt-odds-source-free = Componi liberamente
crypt-odds-copy = Ricopia il tavolo
crypt-odds-about = { $kind ->
    [draft] Reclami: { $claim }.
    [tried] Supponi di reclamare: { $claim }.
    [nothing] Supponi di non reclamare niente.
    [made] Hai reclamato: { $claim }. Ecco che cosa poteva succedere.
    [recovered] Hai recuperato. Ecco che cosa poteva succedere.
    [first] Il Fantasma è il Leader e comincia.
   *[empty] Non reclami ancora niente.
}
crypt-odds-ghost = { $turn ->
    [first] Il Fantasma lancia i suoi tre dadi, che cadono in { $rolls } modi.
    [second] { $count ->
        [one] Il Fantasma rilancia il dado che scacci, che cade in { $rolls } modi.
       *[other] Il Fantasma rilancia i { $count } dadi che scacci, che cadono in { $rolls } modi.
    }
    [idle] Il Fantasma non rilancia, perché nessuno dei suoi dadi è stato scacciato.
   *[over] Il Fantasma non ha più turni: quello che reclami adesso è tuo.
}
crypt-odds-beyond = Il tuo secondo turno viene dopo e qui non è contato.
crypt-odds-about-nothing = Non è ancora stato reclamato niente. Vai avanti fino a una decisione, o componi una Cripta tua.
crypt-odds-draft-refused = Quello che stai preparando così non è permesso, e quindi non è contato. { $why }

## La sorte di ogni tesoro

crypt-odds-fates = La sorte di ogni tesoro
crypt-odds-fate = { $fate ->
    [kept] Tuo
    [taken] Del Fantasma
   *[left] Di nessuno
}
crypt-odds-bar = { $slot }: { $shares }
crypt-odds-bar-share = { crypt-odds-end } { $share }
crypt-odds-exact = Mostra le frazioni esatte
crypt-odds-values = È coperto: in media { $mean } monete
crypt-odds-takes = { $mine ->
    [yes] Il Fantasma ti prende { $the } con { $causes }.
   *[no] Il Fantasma prende { $the } con { $causes }.
}
crypt-odds-takes-never = { $mine ->
    [yes] Nessun lancio ti toglie { $the }.
   *[no] Nessun lancio porta il Fantasma a prendere { $the }.
}
crypt-odds-takes-always = { $mine ->
    [yes] Qualunque sia il lancio, il Fantasma ti prende { $the }.
   *[no] Qualunque sia il lancio, il Fantasma prende { $the }.
}
crypt-odds-takes-held = Il Fantasma occupa già { $the }.
crypt-odds-or = { $head }, o { $last }
crypt-odds-cause = { $dice } ({ $share }{ $some ->
    [yes] ; non ogni volta
   *[no] { "" }
})
crypt-odds-dice = { $span ->
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

crypt-odds-outcomes = Tutti i modi in cui può finire
crypt-odds-outcomes-note = Dal più probabile al meno probabile. Insieme fanno il 100%.
crypt-odds-end = { $fate ->
    [kept] tu
    [taken] Fantasma
   *[left] nessuno
}
crypt-odds-chance = Casi

## Gli sforzi a confronto

crypt-odds-efforts = Quanto sforzo?
crypt-odds-efforts-note = Se in questo round non usi poteri e recuperi, qualora ti resti un turno. Un tesoro coperto conta per la sua media. “{ crypt-odds-tired }” chiede entrambe le cose: tieni il tesoro, e poi un servitore lì resta esausto.
crypt-odds-tires = { $effort ->
    [1] Quando si lancia il suo dado, un servitore con sforzo 1 non resta mai esausto.
   *[other] Quando si lancia il suo dado, un servitore con sforzo { $effort } resta esausto { $faces ->
        [one] 1 volta
       *[other] { $faces } volte
    } su 6.
}
crypt-odds-claim = Prova a reclamare
crypt-odds-nobody = Nessuno
crypt-odds-on = Su quale tesoro
crypt-odds-with = Con quanti servitori
crypt-odds-effort = Sforzo
crypt-odds-kept = Lo tieni
crypt-odds-tired = Tenuto, poi esausto
crypt-odds-tired-tip = Lo tieni, e poi un servitore lì resta esausto.
crypt-odds-coins = Monete dei tesori
crypt-odds-ready = Servitori pronti dopo
crypt-odds-kept-short = Tenuto
crypt-odds-tired-short = Tenuto, poi esausto
crypt-odds-coins-short = Monete dei tesori
crypt-odds-ready-short = Pronti
crypt-odds-expected = In media, in questo round
crypt-odds-no-servant = { $ready ->
    [0] Non hai servitori pronti.
   *[other] Tutti i tuoi servitori pronti sono su altri tesori.
}
crypt-odds-too-low = Un totale di { $total } non batte quello del Fantasma, { $theirs }.
crypt-odds-spoken = { $effort ->
    [0] Nessuno lì: monete dei tesori { $coins }, servitori pronti dopo { $ready }
   *[other] Sforzo { $effort }: lo tieni, { $kept }; lo tieni e poi un servitore lì resta esausto, { $tired }; monete dei tesori { $coins }, servitori pronti dopo { $ready }
}

## Un lancio

crypt-odds-roll = Un lancio, passo per passo
crypt-odds-roll-die = Dado { $n }
crypt-odds-roll-any = Lancia i dadi
crypt-odds-roll-came = È il lancio che è uscito.
crypt-odds-step = Passo { $n } di { $count }
crypt-odds-step-back = Indietro
crypt-odds-step-next = Avanti
crypt-odds-step-again = Dall’inizio

## Una Cripta composta liberamente

crypt-odds-form = La tua Cripta
crypt-odds-form-note = La partita sul tavolo resta com’è.
crypt-odds-sorted = In ordine dal valore più alto al più basso, come vuole la regola; un tesoro coperto conta come 2,5.
crypt-odds-when = A chi tocca
crypt-odds-moment = { $moment ->
    [you-first] Il tuo turno, poi il Fantasma
    [you-last] Il tuo ultimo turno
    [ghost-first] Il primo turno del Fantasma
   *[ghost-answer] Il tuo turno, poi di nuovo il Fantasma
}
crypt-odds-you-lead = Sei tu il Leader
crypt-odds-ghost-leads = Il Leader è il Fantasma
crypt-odds-kind = Tesoro
crypt-odds-gone = Già preso
crypt-odds-value = Valore
crypt-odds-face-up = Scoperto
crypt-odds-face-down = Coperto
crypt-odds-unseen = mai visto
crypt-odds-seen = guardato: { $n }
crypt-odds-seen-of = { $kinds }: valori già visti altrove
crypt-odds-your-dice = I tuoi dadi
crypt-odds-ghost-dice = Dadi del Fantasma
crypt-odds-no-dice = nessuno
crypt-odds-dice-count = Quanti
crypt-odds-of-effort = Sforzo di ognuno
crypt-odds-more = Servitori e Mercanti
crypt-odds-exhausted = I tuoi servitori esausti
crypt-odds-sides = Lati dei Mercanti
