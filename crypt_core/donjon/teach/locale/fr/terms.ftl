# Donjon, Quêtes et Trahisons : comment s’appellent les genres de choses, les quantités, et ce que l’on
# négocie.

## Genres de choses

donjon-type = { $type ->
    [humanoid] humanoïde
    [undead] mort-vivant
    [creature] créature extraordinaire
   *[dragon] dragon
}
donjon-place = { $place ->
    [weapon] arme
    [armour] armure
   *[jewel] bijou
}
donjon-phase = { $phase ->
    [setup] Mise en place
    [supply] Ravitaillement
    [dungeon] Donjon ou Arène
    [negotiation] Négociations
    [combat] Combat
    [rest] Repos du guerrier
    [quests] Quêtes
   *[end] La fin
}
donjon-side = { $side ->
    [attacker] attaquant
    [defender] défenseur
   *[none] neutre
}
donjon-token = le pouvoir unique
donjon-power = Une fois par partie : { $adventurer ->
    [barbarian] +{ $plus } dans ce combat, puis −{ $less } jusqu’à la fin
    [ranger] +{ $plus } contre ce monstre
    [warrior] +{ $plus } dans ce combat
    [priest] relancer les deux dés
    [sorcerer] quitter le combat, sans gain ni perte
   *[thief] prendre deux choses au lieu d’une
}
donjon-quest-rank = { $rank ->
    [main] quête principale
   *[secondary] quête secondaire
}

## Combien

donjon-gems = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
donjon-trophies = { $count ->
    [one] { $count } point trophée
   *[other] { $count } points trophée
}
donjon-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}

## Un autre joueur dans une phrase

donjon-player-with = { $who ->
    [you] vous
    [named] { $called }
   *[other] le joueur { $n }
}
donjon-player-me = { $who ->
    [you] vous{ " " }
   *[other] { "" }
}
donjon-player-to = { $who ->
    [you] { "" }
    [named] { " " }à { $called }
   *[other] { " " }au joueur { $n }
}
donjon-player-obj = { $who ->
    [you] { "" }
    [named] { " " }{ $called }
   *[other] { " " }le joueur { $n }
}

## Ce que l’on négocie

donjon-nothing = rien
donjon-part-spoil = la dépouille { $card }
donjon-part-quest = { $place ->
    [0] une quête secondaire qui n’est plus là
   *[other] la quête secondaire { $place }
}
donjon-part-help = { $count ->
    [one] de l’aide dans un combat à venir
   *[other] de l’aide dans { $count } combats à venir
}
donjon-part-side = { $side ->
    [attacker] le camp de l’attaquant
   *[defender] le camp du défenseur
}
donjon-any-gems = des gemmes
donjon-in-advance = Payé à l’avance.
