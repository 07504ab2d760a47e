# Donjon, Quêtes et Trahisons: le scritte del tavolo.

## Il tavolo

donjon-dungeon-label = Il tavolo
donjon-dungeon-seats = Gli avventurieri
donjon-dungeon-mine = Le tue missioni
donjon-dungeon-all = Tutto ciò che ognuno possiede
donjon-dungeon-items = Oggetti
donjon-dungeon-spoils = Spoglie
donjon-dungeon-quests = Missioni
donjon-dungeon-done = Missioni compiute
donjon-dungeon-gems = Gemme
donjon-dungeon-trophies = Punti trofeo
donjon-dungeon-show = { $name }: mostra tutto
donjon-dungeon-sale = Paga con i Saldi
donjon-dungeon-partner = Con chi?
donjon-dungeon-fewer = Meno: { $what }
donjon-dungeon-more = Più: { $what }
donjon-dungeon-help = Aiuto in combattimenti futuri
donjon-dungeon-helps = Aiuto futuro
donjon-chip-side = { $side ->
    [attacker] parte dell’attaccante
   *[defender] parte del difensore
}
donjon-dungeon-now = Pagato in anticipo
donjon-dungeon-clear = Riprendi tutto
donjon-dungeon-choose = Scegli
donjon-dungeon-choose-partner = Scegli con chi
donjon-dungeon-against = contro
donjon-dungeon-bids = Chi aiuterebbe
donjon-dungeon-keys = Frecce per muoversi, Invio per scegliere, Esc per svuotare un’offerta.
donjon-target = Si gioca a { $points }.

## Le carte

donjon-kind = { $kind ->
    [event] evento
    [kept] carta da tenere
   *[special] carta speciale
}
donjon-card-number = { $kind ->
    [item] bonus { $number }
   *[other] potenza { $number }
}
donjon-card-for = riservato: { $adventurer }
donjon-priced = { $label }, prezzo: { $gems }
donjon-quest-deed = { $rank }, compiuta: mostrala
donjon-asks = { $quest ->
    [lavish] Un’arma, un’armatura e un gioiello
    [jeweller] Un gioiello di +4 o +5
    [edge] Un’arma di +4 o +5
    [smith] Un’armatura di +4 o +5
    [dragon-item] Un oggetto draconico
    [just] Spoglie: un umanoide, un non morto e una creatura straordinaria
    [bloody] Spoglie: tre umanoidi
    [hunter] Spoglie: tre creature straordinarie
    [kind] Spoglie: tre non morti
    [saint-michael] Spoglia: un drago
    [witcher] Batti da solo un mostro di 16 o più
    [poor] Meno punti trofeo di tutti gli altri
    [hero] Più punti trofeo di tutti gli altri
    [lucky] Tre missioni compiute
    [greedy] 12 gemme o più
    [saint-gary] Vinci un combattimento nel tuo turno con un tuo Kritik
    [fearless] Vinci un’Arena dalla parte meno numerosa
   *[coward] Vinci un’Arena dalla parte più numerosa
}

## Il villaggio e il Dungeon

donjon-shop = La bottega
donjon-shop-sale = Con i Saldi: a metà prezzo
donjon-temple = Tempio: curarsi per { $price }
donjon-guild = Gilda: una missione per { $price }
donjon-trophy = Un punto trofeo per { $price }
donjon-trophy-note = Una volta per turno
donjon-next-card = Hai visto la prossima carta: { $card }
donjon-chosen = Hai scelto: { $what }. Gli altri scelgono ancora.
donjon-chosen-stays = tenere la missione principale

## Le fasi di un turno

donjon-phases = Le sei fasi di un turno
donjon-phase-hint = { $phase ->
    [supply] Al villaggio: comprare oggetti, curarsi, comprare una missione, scambiare.
    [dungeon] Pescare una carta avventura, o aprire un’Arena.
    [negotiation] Chiedere aiuto e accordarsi sul prezzo.
    [combat] Fuggire o combattere: si annuncia ciò che si usa, poi i dadi.
    [rest] Le promesse si mantengono o si rompono; poi ancora il villaggio.
   *[quests] Chi ha compiuto una missione può mostrarla.
}

## Un combattimento

donjon-fight = { $name } contro { $foes }
donjon-fight-arena = Arena: { $name } contro { $to_with }
donjon-fight-result = { $winner ->
    [green] { $kritik ->
        [True] La parte verde vince con un Kritik
       *[False] La parte verde vince
    }
   *[red] { $kritik ->
        [True] La parte rossa vince con un Kritik
       *[False] La parte rossa vince
    }
}
donjon-chance = { $when ->
    [with] { $chance } con questo aiuto
    [arena] Probabilità dell’attaccante così: { $chance }
   *[now] Probabilità di vincere così: { $chance }
}
donjon-sum = { $name }: { $total } finora
donjon-term = { $what ->
    [base] Base
    [items] Oggetti
    [arms] Dono
    [prey] Preda
    [companion] Compagno
    [token] Potere unico
    [vial] Fiala
    [wounds] Ferite
    [malus] Forza spesa
    [double] Raddoppio
    [share] Parte
    [ally] { $name }
    [monster] Potenza
   *[die] Dado
}
donjon-bid = { $state ->
    [open] { $who ->
        [you] non hai ancora risposto
       *[other] non ha ancora risposto
    }
    [passed] { $who ->
        [you] passi
       *[other] passa
    }
    [now] { $who ->
        [you] aiuti per { $price }, pagato in anticipo
       *[other] aiuta per { $price }, pagato in anticipo
    }
    [counter] { $who ->
        [you] aiuteresti per { $price }?
       *[other] aiuterebbe per { $price }?
    }
   *[bid] { $who ->
        [you] aiuti per { $price }
       *[other] aiuta per { $price }
    }
}
donjon-role = { $role ->
    [fighter] { $who ->
        [you] combatti
       *[other] combatte
    }
    [attacker] { $who ->
        [you] attacchi
       *[other] attacca
    }
    [victim] { $who ->
        [you] sei attaccato
       *[other] è attaccato
    }
    [ally] { $who ->
        [you] aiuti
       *[other] aiuta
    }
    [gone] { $who ->
        [you] sei fuori dal combattimento
       *[other] è fuori dal combattimento
    }
    [with-attacker] con l’attaccante
   *[with-defender] con il difensore
}
donjon-stands = { $side ->
    [attacker] con l’attaccante
    [defender] con il difensore
    [none] neutrale
    [choosing] sta ancora scegliendo
   *[hidden] nessuna parte mostrata
}
# Di chi è ciò che si saccheggia
donjon-whose = { $who ->
    [you] ciò che hai
   *[other] ciò che ha { $name }
}

## Le trattative

donjon-several = { $count ->
    [one] 1 giocatore deve ancora scegliere
   *[other] { $count } giocatori devono ancora scegliere
}
donjon-about = { $what }: { $told }
donjon-bargain = { $kind ->
    [offer] Proponi uno scambio
    [counter] Proponi altro
    [bid] Di’ un prezzo
    [price] Un altro prezzo per { $name }
   *[promise] Prometti qualcosa: { $name }
}
# The same on its button, where what it is about stands beside it
donjon-swap = Scambio
donjon-bargain-short = { $kind ->
    [price] Un altro prezzo
   *[offer] { donjon-swap }
}
donjon-bargain-confirm = { $kind ->
    [offer] Fai questa offerta
    [counter] Proponi questo
    [bid] Chiedi questo prezzo
    [price] Proponi questo prezzo
   *[promise] Prometti questo
}
donjon-column = { $column ->
    [give] Tu dai
    [price] { $name } ti pagherebbe
    [pay] Tu pagheresti
   *[gives] { $who ->
        [you] Tu dai
       *[other] { $name } dà
    }
}
donjon-offer = { $stage ->
    [countered] { $who ->
        [you] Proponi altro{ $to_to }
       *[other] { $name } { $to_me }propone altro{ $to_to }
    }
   *[answer] { $who ->
        [you] Fai un’offerta{ $to_to }
       *[other] { $name } { $to_me }fa un’offerta{ $to_to }
    }
}
donjon-ledger = Promesse
donjon-promised = { $who ->
    [you] Hai promesso{ $to_to }
   *[other] { $name } { $to_me }ha promesso{ $to_to }
}
donjon-owed = { $who ->
    [you] Devi il tuo aiuto
   *[other] { $name } deve il suo aiuto
}
donjon-owed-to = { $count ->
    [1] { $name }
   *[other] { $name } ({ $count })
}
donjon-word = { $broken ->
    [0] { $kept ->
        [0] ancora nessuna promessa
       *[other] promesse mantenute: { $kept }
    }
   *[other] promesse mantenute: { $kept }, tradite: { $broken }
}
donjon-word-past = { $how ->
    [kept] { $who ->
        [you] Hai mantenuto la parola data{ $to_to }
       *[other] { $name } { $to_me }ha mantenuto la parola data{ $to_to }
    }
    [broken] { $who ->
        [you] Hai tradito la parola data{ $to_to }
       *[other] { $name } ha tradito la parola che { $to_me }ha dato{ $to_to }
    }
   *[lapsed] { $who ->
        [you] Ciò che avevi detto{ $to_to } decade
       *[other] Ciò che { $name } { $to_me }aveva detto{ $to_to } decade
    }
}

## Il computer al tavolo

seat-bot-treacherous = Il computer, sleale

## Una nuova partita

donjon-frame-length = A quanti punti trofeo?
donjon-frame-length-note = A 12 la partita è breve, a 20 è lunga. In due si gioca sempre a 12.
donjon-frame-adventurers = Chi è chi?
donjon-frame-adventurers-note = Un posto senza scelta riceve un avventuriero estratto a sorte.
donjon-frame-drawn = estratto a sorte
donjon-frame-cards = Quali carte?
donjon-frame-cards-kept = Le carte della partita al tavolo
donjon-frame-cards-ours = Le carte fornite con il tutor
donjon-frame-cards-own = Carte da { $name }
donjon-frame-cards-file = Usa un mio file
donjon-frame-cards-example = Scarica un esempio
donjon-cards-note = Il regolamento dice quante carte ci sono, ma non che cosa mostrano quasi tutte: i numeri delle nostre sono una ricostruzione. Se hai la scatola, scrivi i suoi numeri in un tuo file.
donjon-cards-example = Le carte di Donjon, Quêtes et Trahisons come le ha il tutor: per lo più una ricostruzione. Metti al loro posto i numeri della tua scatola, sotto gli stessi nomi. Un mostro: tipo, potenza, gemme, punti trofeo. Un oggetto: tipo, bonus, prezzo. Un altro avversario: potenza, gemme.

## Un riquadro da solo in un quaderno, quando non ha nulla da mostrare

donjon-alone-no-fight = Qui si vede quanto valgono i combattimenti di Donjon, quanto può costare un aiuto e che cosa chiedono le missioni, finché vi si gioca.
