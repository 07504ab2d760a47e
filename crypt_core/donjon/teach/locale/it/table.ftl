# Donjon, Quêtes et Trahisons: il tavolo a parole, e il foglio della fine.

## Il tavolo

donjon-table-dungeon = Il Dungeon
donjon-table-village = Il villaggio
donjon-table-cards = { $count ->
    [one] Resta 1 carta avventura
   *[other] Restano { $count } carte avventura
}
donjon-table-pot = Nel piatto: { $gems }
donjon-table-effect = Attivo: { $card }
donjon-table-faced = Sul tavolo: { $card }
donjon-table-fight = Il combattimento: { $name } contro { $foes }
donjon-table-foe = { $the }, potenza { $power }
donjon-table-discards = Scarti, a cominciare dall’ultimo: { $cards }
donjon-table-shop = In bottega: { $items }
donjon-table-item = { $card } ({ $place }, { $bonus ->
    [0] riservato
   *[other] +{ $bonus }
}, { $gems })
donjon-table-held = { $card } (+{ $bonus })
donjon-table-temple = Sul Tempio della Cura: { $gems }
donjon-table-guild = { $count ->
    [one] 1 missione alla Gilda
   *[other] { $count } missioni alla Gilda
}
donjon-table-promise = { $name }, per { $to_with }: { $give }
donjon-table-promises = Promesse

## Un giocatore

donjon-player-title = { $name }: { $adventurer }
donjon-player-power = Potenza { $power }: { $has }
donjon-player-items = Oggetti: { $items }
donjon-player-spoils = Spoglie: { $cards }
donjon-player-main = Missione principale: { $quest }
donjon-player-quests = Missioni secondarie: { $quests }
donjon-player-face-down = coperta
donjon-player-done = Missioni compiute: { $quests }
donjon-player-mark = { $mark ->
    [token] il potere unico è ancora da usare
    [familiar] ha il Famiglio
    [fairy] ha la Fata buona
   *[cursed] ha la maledizione
}
donjon-player-prey = Caccia: { $type }
donjon-player-companion = Compagno: { $card }
donjon-player-words = Promesse mantenute: { $kept }; tradite: { $broken }

## Il foglio dei punti

donjon-sheet = { $line ->
    [won] Punti trofeo vinti
    [main] Missione principale non compiuta
   *[secondary] Missioni secondarie non compiute
}
donjon-verdict-won = { $who ->
    [you] Vinci con { $points }
   *[other] { $name } vince con { $points }
}{ $how ->
    [spoils] , per più spoglie.
   *[points] .
}
donjon-verdict-shared = Vittoria condivisa con { $points } a testa: { $players }.
donjon-next = Ti mancavano { $points } per raggiungere chi ha vinto.
donjon-figure = { $figure ->
    [power] potenza
    [wounds] ferite
    [gems] gemme
    [items] oggetti
    [spoils] spoglie
    [quests] missioni compiute
   *[score] punti trofeo
}
