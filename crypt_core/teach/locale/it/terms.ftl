# I nomi di tutti e di tutto. Le variabili sono spiegate nel catalogo inglese.

language-name = Italiano

list-and = { $head } e { $last }
list-or = { $head } o { $last }

## Giocatori

player-label = { $who ->
    [you] Tu
    [bot] Giocatore { $n } (computer)
   *[other] Giocatore { $n }
}
player-name = { $who ->
    [you] tu
   *[other] il giocatore { $n }
}
player-of = { $who ->
    [you] tuo
   *[other] del giocatore { $n }
}
player-by = { $who ->
    [you] da te
   *[other] dal giocatore { $n }
}
