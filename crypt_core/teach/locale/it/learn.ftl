# Il corso, i problemi e gli esercizi, come li mostra il pannello.

task-solution-move = Gioca { $move }.
task-solution-answer = La risposta è: { $answer }.
task-solution-go-on = Continua fino alla prossima decisione.
task-solution-again = Hai preso un’altra strada: ricomincia, e la risposta potrà essere mostrata.

## Le schermate accanto al tavolo

learn-screens = Imparare
learn-screen = { $screen ->
    [course] Corso
    [puzzles] Problemi
   *[rules] Regole
}
learn-back = { $to ->
    [task] Torna all’esercizio
   *[game] Torna alla partita
}
