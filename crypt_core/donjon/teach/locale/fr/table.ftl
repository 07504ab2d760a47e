# Donjon, Quêtes et Trahisons : la table en mots, et la feuille de la fin.

## La table

donjon-table-dungeon = Le Donjon
donjon-table-village = Le village
donjon-table-cards = { $count ->
    [one] Il reste { $count } carte aventure
   *[other] Il reste { $count } cartes aventure
}
donjon-table-pot = Dans le Pot : { $gems }
donjon-table-effect = Actif : { $card }
donjon-table-faced = Sur la table : { $card }
donjon-table-fight = Le combat : { $name } contre { $foes }
donjon-table-foe = { $the }, puissance { $power }
donjon-table-discards = Défausse, en commençant par la dernière : { $cards }
donjon-table-shop = Dans la boutique : { $items }
donjon-table-item = { $card } ({ $place }, { $bonus ->
    [0] réservé
   *[other] +{ $bonus }
}, { $gems })
donjon-table-held = { $card } (+{ $bonus })
donjon-table-temple = Sur le Temple de Soin : { $gems }
donjon-table-guild = { $count ->
    [one] { $count } quête à la Guilde
   *[other] { $count } quêtes à la Guilde
}
donjon-table-promise = { $name }, pour { $to_with } : { $give }
donjon-table-promises = Promesses

## Un joueur

donjon-player-title = { $name } : { $adventurer }
donjon-player-power = Puissance { $power } : { $has }
donjon-player-items = Objets : { $items }
donjon-player-spoils = Dépouilles : { $cards }
donjon-player-main = Quête principale : { $quest }
donjon-player-quests = Quêtes secondaires : { $quests }
donjon-player-face-down = face cachée
donjon-player-done = Quêtes achevées : { $quests }
donjon-player-mark = { $mark ->
    [token] le pouvoir unique peut encore servir
    [familiar] a le Familier
    [fairy] a la Bonne Fée
   *[cursed] subit la malédiction
}
donjon-player-prey = Chasse : { $type }
donjon-player-companion = Compagnon : { $card }
donjon-player-words = Promesses tenues : { $kept } ; trahies : { $broken }

## La feuille

donjon-sheet = { $line ->
    [won] Points trophée gagnés
    [main] Quête principale non achevée
   *[secondary] Quêtes secondaires non achevées
}
donjon-verdict-won = { $who ->
    [you] Vous gagnez avec { $points }
   *[other] { $name } gagne avec { $points }
}{ $how ->
    [spoils] , par le plus de dépouilles.
   *[points] .
}
donjon-verdict-shared = Victoire partagée avec { $points } chacun : { $players }.
donjon-next = Il vous manquait { $points } pour égaler le vainqueur.
donjon-figure = { $figure ->
    [power] puissance
    [wounds] blessures
    [gems] gemmes
    [items] objets
    [spoils] dépouilles
    [quests] quêtes achevées
   *[score] points trophée
}
