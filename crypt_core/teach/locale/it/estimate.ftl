estimate-title = L’allenatore
estimate-ask = Chiedi all’allenatore
estimate-intro = All’incirca quante volte vinceresti da qui, e con quali mosse? L’allenatore gioca il seguito a mente. Sa quello che sai tu e niente di più.
estimate-quiet = L’allenatore ti consiglia a ogni decisione.
estimate-figure = { $chance } ± { $reach }
estimate-win = { $who ->
    [you] Da qui vinceresti circa { $chance } delle partite.
   *[other] Da qui { $name } vincerebbe circa { $chance } delle partite.
}
estimate-moves = Le mosse migliori
estimate-best = scelta dell’allenatore
estimate-even = forse altrettanto buona
estimate-quoted = “{ $move }”
estimate-same = Le stesse cifre: { $moves }.
estimate-play = Giocala
estimate-as-good = { $count ->
    [one] Per quanto si può dire, un’altra mossa vale la scelta dell’allenatore: i loro intervalli si sovrappongono.
   *[other] Per quanto si può dire, altre { $count } mosse valgono la scelta dell’allenatore: i loro intervalli si sovrappongono.
}
estimate-how = { $count ->
    [one] Stime da { $count } seguito immaginato
   *[other] Stime da { $count } seguiti immaginati
}; ± è l’intervallo al 95% della ricerca stessa.

## La rassegna

estimate-review-title = Le tue decisioni
estimate-review-offer = Per ogni decisione l’allenatore stima quante volte avresti vinto con la mossa migliore e con la tua. Ci vogliono alcuni secondi.
estimate-review-start = Rivedi la partita
estimate-review-working = Revisione delle tue decisioni: { $done } di { $count }…
estimate-review-verdict = { $count ->
    [one] { $count } decisione rivista:
   *[other] { $count } decisioni riviste:
} { $costly ->
    [0] nessuna si distingue dalla migliore.
    [one] una sola è costata qualcosa.
   *[other] { $costly } sono costate qualcosa.
}
estimate-review-list = Le decisioni che sono costate, dalla più cara alla meno cara
estimate-review-made = Giocata
estimate-review-better = Migliore
estimate-review-cost = { $points ->
    [one] −{ $points } vittoria su 100
   *[other] −{ $points } vittorie su 100
}
estimate-review-there = Vai lì
estimate-review-note = Sono tutte stime: le cifre dicono quante partite su cento si vincerebbero da lì in poi. Una decisione conta qui solo se è peggiore della mossa migliore oltre l’incertezza.
