# Una distribuzione giocata un’altra volta, con un punteggio da battere.

rival-in-sight = { $whose ->
    [hidden] Una sfida
   *[other] Da battere: { $score }
}
rival-compared = { $whose ->
    [you] Il tuo punteggio da battere era { $score }:
    [coach] L’allenatore è arrivato a { $score } con queste carte:
   *[other] Chi ti ha sfidato è arrivato a { $score }:
} { $how ->
    [more] sei avanti di { $count }.
    [less] sei indietro di { $count }.
   *[same] siete pari.
}

## Un link che qualcuno ha mandato

dare-title = Una sfida
dare-text = { $whose ->
    [hidden] Qualcuno ha giocato proprio queste carte e te le manda: le stesse carte, lo stesso caso. Il suo punteggio ti sarà detto alla fine della partita.
   *[other] Qualcuno ha giocato proprio queste carte, è arrivato a { $score } e te le manda: le stesse carte, lo stesso caso.
}
dare-yes = Gioco

## La finestra alla fine di una partita

frame-dare = Queste carte come sfida
frame-dare-about = Le stesse carte e lo stesso caso, ancora una volta dall’inizio.
frame-dare-own = Contro il tuo punteggio: { $score } da battere
frame-dare-coach = Contro l’allenatore
frame-dare-coach-note = L’allenatore gioca prima queste carte, senza saperne più di te. Il suo punteggio è quello da battere.
frame-dare-link = Sfida qualcuno
frame-dare-link-note = Un link a queste carte, con il tuo punteggio e nessuna delle tue mosse.
frame-dare-hide = Dire il mio punteggio solo a partita giocata
frame-dare-copy = Copia il link
frame-dare-copied = La sfida è negli appunti.
frame-dare-field = Indirizzo della sfida
