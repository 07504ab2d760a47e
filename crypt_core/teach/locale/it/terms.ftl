# I nomi di tutti e di tutto. Le variabili sono spiegate nel catalogo inglese.

language-name = Italiano

list-and = { $head } e { $last }
list-or = { $head } o { $last }
labelled = { $label }: { $value }

## Giocatori

player-label = { $who ->
    [you] Tu
    [bot] Giocatore { $n } (computer)
    [named] { $called }
   *[other] Giocatore { $n }
}
player-name = { $who ->
    [you] tu
    [named] { $called }
   *[other] il giocatore { $n }
}
player-of = { $who ->
    [you] tuo
    [named] { $vowel ->
       *[other] di { $called }
    }
   *[other] del giocatore { $n }
}
player-by = { $who ->
    [you] da te
    [named] da { $called }
   *[other] dal giocatore { $n }
}
