# Donjon, Quêtes et Trahisons: come si chiamano i generi di cose, le quantità, e ciò che si tratta.

## Generi di cose

donjon-type = { $type ->
    [humanoid] umanoide
    [undead] non morto
    [creature] creatura straordinaria
   *[dragon] drago
}
donjon-place = { $place ->
    [weapon] arma
    [armour] armatura
   *[jewel] gioiello
}
donjon-phase = { $phase ->
    [setup] Preparazione
    [supply] Rifornimento
    [dungeon] Dungeon o Arena
    [negotiation] Trattative
    [combat] Combattimento
    [rest] Riposo del guerriero
    [quests] Missioni
   *[end] La fine
}
donjon-side = { $side ->
    [attacker] attaccante
    [defender] difensore
   *[none] neutrale
}
donjon-token = il potere unico
donjon-power = Una volta per partita: { $adventurer ->
    [barbarian] +{ $plus } in questo combattimento, poi −{ $less } fino alla fine
    [ranger] +{ $plus } contro questo mostro
    [warrior] +{ $plus } in questo combattimento
    [priest] rilanciare i due dadi
    [sorcerer] lasciare il combattimento, senza guadagni né perdite
   *[thief] prendere due cose invece di una
}
donjon-quest-rank = { $rank ->
    [main] missione principale
   *[secondary] missione secondaria
}

## Quanti

donjon-gems = { $count ->
    [one] 1 gemma
   *[other] { $count } gemme
}
donjon-trophies = { $count ->
    [one] 1 punto trofeo
   *[other] { $count } punti trofeo
}
donjon-wounds = { $count ->
    [one] 1 ferita
   *[other] { $count } ferite
}

## Un altro giocatore in una frase

donjon-player-with = { $who ->
    [you] te
    [named] { $called }
   *[other] il giocatore { $n }
}
donjon-player-me = { $who ->
    [you] ti{ " " }
   *[other] { "" }
}
donjon-player-to = { $who ->
    [you] { "" }
    [named] { " " }a { $called }
   *[other] { " " }al giocatore { $n }
}
donjon-player-obj = { $who ->
    [you] { "" }
    [named] { " " }{ $called }
   *[other] { " " }il giocatore { $n }
}

## Ciò che si tratta

donjon-nothing = niente
donjon-part-spoil = la spoglia { $card }
donjon-part-quest = { $place ->
    [0] una missione secondaria che non c’è più
   *[other] la missione secondaria { $place }
}
donjon-part-help = { $count ->
    [one] aiuto in un combattimento futuro
   *[other] aiuto in { $count } combattimenti futuri
}
donjon-part-side = { $side ->
    [attacker] la parte dell’attaccante
   *[defender] la parte del difensore
}
donjon-any-gems = gemme
donjon-in-advance = Pagato in anticipo.
