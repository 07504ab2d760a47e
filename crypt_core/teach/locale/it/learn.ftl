# Il corso, i problemi e gli esercizi, come li mostra il pannello.

task-solution-move = La mossa: { $move }.
task-solution-answer = La risposta è: { $answer }.
task-solution-go-on = Continua fino alla prossima decisione.
task-solution-again = Hai preso un’altra strada: ricomincia, e la risposta potrà essere mostrata.

## Le schermate accanto al tavolo

learn-screens = Imparare
learn-screen = { $screen ->
    [course] Corso
    [puzzles] Problemi
    [games] Le mie partite
   *[rules] Regole
}
learn-back = { $to ->
    [home] Torna ai giochi
    [task] Torna all’esercizio
   *[game] Torna alla partita
}

## Il corso

learn-course = Impara { $game }
learn-course-progress = { $done } { $done ->
    [one] lezione fatta
   *[other] lezioni fatte
} su { $of }
learn-chapter-progress = { $chapter }: { learn-course-progress }
learn-progress = Progressi
learn-begin = { $begun ->
    [yes] Continua: { $title }
   *[no] Comincia: { $title }
}
learn-chapter-count = { $done } su { $of }
learn-chapter-next = A seguire
learn-state = { $state ->
    [done] Fatta
    [started] { $done } { $done ->
        [one] esercizio fatto
       *[other] esercizi fatti
    } su { $of }
   *[open] { $of ->
        [one] 1 esercizio
       *[other] { $of } esercizi
    }
}
learn-own = La lezione del tuo insegnante
learn-own-about = Fatta per te, da giocare a questo tavolo.

## I problemi

learn-puzzles = Problemi
learn-puzzles-progress = { $done } { $done ->
    [one] problema risolto
   *[other] problemi risolti
} su { $of }
learn-untaught = Per dopo: il corso non l’ha ancora insegnato
puzzle-name = Problema { $n }
learn-puzzle-kicker = { $level } · { $about }
learn-solved = Risolto
learn-solved-idea = Risolto: { $idea }

## Conservare i progressi

learn-keep = I tuoi progressi
learn-keep-about = Restano solo in questo browser: nessun server li conserva. Un file li porta in un altro.
learn-export = Salva in un file
learn-exported = Salvati come crypt-progress.json.
learn-import = Carica da un file
learn-imported = { $count ->
    [0] Caricati. Tutto ciò che contengono era già fatto anche qui.
    [one] Caricati: 1 esercizio fatto in più.
   *[other] Caricati: { $count } esercizi fatti in più.
}
learn-forget = Ricomincia tutto
learn-forget-ask = Vuoi dimenticare tutto ciò che hai fatto, lezioni e problemi?
learn-forget-yes = Dimentica tutto
learn-forget-no = Conserva tutto

## Un esercizio al tavolo

learn-kicker = { $chapter } · { $n } su { $of }
learn-rule = Una regola da provare
learn-step = Esercizio { $n } su { $of }
learn-steps = Esercizi di questa lezione
learn-step-label = Esercizio { $n } su { $of }{ $done ->
    [yes] , fatto
   *[no] { "" }
}
learn-watch = Va’ avanti con “{ $next }”, passo per passo, e osserva.
learn-away = Questo era prima dell’esercizio. Ricomincia per tornarci.
learn-choices = La tua risposta
learn-choose = Scegli una risposta
learn-answer-card = La tua risposta: { $card }
learn-choice = { $judged ->
    [right] { $text }, giusto
    [wrong] { $text }, non è questa
   *[none] { $text }
}
learn-hint = { $rung ->
    [first] Un suggerimento
    [more] Un suggerimento più chiaro
   *[last] Mostrami come
}
learn-hint-n = Suggerimento { $n }
learn-feedback = { $what ->
    [miss] Non ancora
    [lesson] Lezione finita
   *[task] Proprio così
}
learn-rule-link = La regola: { $title }
learn-again = { $outcome ->
    [missed] Riprova
    [done] Ancora una volta
   *[going] Ricomincia
}
learn-next = { $to ->
    [play] Gioca una partita intera
    [task] Esercizio successivo
    [puzzle] Problema successivo
    [skip] Un altro problema
    [course] Al corso
    [puzzles] Ai problemi
   *[rules] Torna alla regola
}
learn-refresh = { $count ->
    [one] Ripassa 1 esercizio sbagliato
   *[other] Ripassa { $count } esercizi sbagliati
}
learn-refresh-kicker = Da ripassare · { $n } di { $of }
learn-next-lesson = Prossima lezione: { $title }
learn-way = { $to ->
    [course] Corso
    [puzzles] Problemi
   *[rules] Torna alla regola
}
learn-more = Leggi tutto
learn-less = Meno

## Decisioni delle proprie partite

learn-month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
learn-day = { $day ->
    [1] del 1º
    [8] dell’8
    [11] dell’11
   *[other] del { $day }
} { learn-month }
learn-mistake-title = La tua partita { learn-day }
learn-mistake-kicker = Una tua decisione
learn-mistake-among = { $count ->
    [one] Viene dalla tua partita { learn-day }.
   *[other] Tra questi c’è una decisione della tua partita { learn-day }.
}

## Che cosa è servito agli esercizi

learn-needed = { $what ->
    [hinted] { $count } con un suggerimento
    [missed] { $count } al secondo tentativo
    [shown] { $count } { $count ->
        [one] mostrato
       *[other] mostrati
    }
   *[failed] { $count } { $count ->
        [one] ancora sbagliato
       *[other] ancora sbagliati
    }
}

## Come finisce il primo capitolo

learn-state-game = { $done ->
    [yes] Giocata
   *[no] Da giocare
}
chapter-end-title = Capitolo finito: { $chapter }
chapter-end = { $state ->
    [none] Hai giocato una partita intera.
    [well] Hai giocato una partita intera, e nessuna tua decisione è costata una moneta.
   *[found] Hai giocato una partita intera e hai corretto ciò che ti è costato di più. Tornerà un altro giorno.
}
chapter-end-first = La tua prima partita intera
chapter-end-working = Ripasso le tue decisioni…
chapter-end-try = Una decisione da rigiocare. { $task }
chapter-end-again = Rifai quella decisione

## La guida di una prima partita intera

companion-title = La tua prima partita intera
companion-more = Mostra a che punto sei
companion-less = Mostra meno
companion-leave = Chiudi la guida
companion-offer-title = La tua prima partita intera?
companion-offer = Una guida mostra a che punto sei, ti dà un consiglio alla volta e presenta gli strumenti uno per uno.
companion-offer-yes = Gioca con la guida
companion-offer-no = Gioca senza guida
