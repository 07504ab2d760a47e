# Donjon : l’aide exacte. Les variables sont expliquées dans le catalogue anglais.

donjon-help-title = Aide exacte
donjon-help-for = Pour { $name }
donjon-help-fair = N’y entre que ce que vous pouvez savoir : aucune quête cachée, aucune carte de la pioche, aucun camp secret.
donjon-help-nothing = Il n’y a rien à calculer pour le moment. L’aide calcule les combats, le Donjon, les Arènes et ce que demandent vos quêtes.
donjon-help-worth = { $amount } en gemmes
donjon-help-chance = Chances
donjon-help-value = Valeur

## Un combat

donjon-help-fight = Ce combat
donjon-help-stakes = { $some ->
    [no] Une victoire ne rapporte rien
   *[yes] Une victoire rapporte { $gains }
}{ $plain ->
    [yes] .
   *[no] { "" } : { $gain } en gemmes.
}
donjon-help-rates = Le dernier chiffre d’une ligne est ce que vaut le combat ainsi mené, compté en gemmes : un point trophée pour { $trophy }, un point de puissance durable pour { $point }, une blessure pour { $wound } en moins. Ne sont comptés ni les dépouilles pour vos quêtes, ni ce que vous utilisez et pourriez garder pour plus tard : ajoutez ce que cela vaut pour vous.
donjon-help-shame = Une défaite coûte en plus { $trophies } à tout le monde.
donjon-help-plunder = Si l’attaquant pille des gemmes, une défaite coûte en plus { $gems }.
donjon-help-way-alone = tel quel
donjon-help-way-anew = recommencé
donjon-help-way-token = { $name } : avec le pouvoir unique
donjon-help-way-used = { $name } : avec { $the }
donjon-help-way-again = perdu, puis recommencé grâce au pouvoir unique du Prêtre
donjon-help-way-ring-fight = { $name } combat à votre place (Anneau de charme)
donjon-help-way-ring-ally = { $name } doit aider (Anneau de charme)
donjon-help-way-joins = avec { $name }
donjon-help-way-against = { $name } dans l’autre camp
donjon-help-flee = On peut fuir ce monstre, ce qui ne rapporte et ne coûte rien. { $better ->
    [flee] Tel quel, le combat vaut moins que cela.
   *[fight] Tel quel, le combat vaut plus que cela.
}

## Un allié et son prix

donjon-help-allies = Avec un allié
donjon-help-ally = avec { $name }
donjon-help-price = Un prix bon pour les deux : de { $least } à { $most } gemmes s’il est payé dans tous les cas, de { $low } à { $high } s’il est payé après une victoire.
donjon-help-no-price = Aucun prix n’est bon pour les deux : en gemmes, l’aide apporte { $most } et coûte { $least } à l’allié.
donjon-help-limit = On peut promettre au plus { $gems }.

## Une Arène

donjon-help-join-attacker = Si vous rejoignez l’attaquant
donjon-help-join-defender = Si vous rejoignez le défenseur
donjon-help-arena = Qui rejoint qui
donjon-help-arena-note = Choisissez les camps avec lesquels compter. Ce n’est qu’une supposition : le camp de chacun se voit après les dés.
donjon-help-attacks = { $name }, en attaquant
donjon-help-defends = { $name }, en défendant

## Donjon ou Arène

donjon-help-choose = Donjon ou Arène
donjon-help-draw = { $cards ->
    [1] Vous connaissez la prochaine carte.
   *[other] { $cards } cartes sont encore à venir : { donjon-help-monsters }, { donjon-help-specials }, { donjon-help-events }.
}
donjon-help-monsters = { $monsters ->
    [one] { $monsters } monstre
   *[other] { $monsters } monstres
}
donjon-help-specials = { $specials ->
    [one] { $specials } carte spéciale
   *[other] { $specials } cartes spéciales
}
donjon-help-events = { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}
donjon-help-draw-win = un monstre de la pioche, sans allié
donjon-help-draw-flee = { $flee ->
    [0] Vous ne pourriez fuir aucun des monstres.
    [1] Vous pourriez fuir un des monstres.
   *[other] Vous pourriez fuir { $flee } des monstres.
}
donjon-help-victim = Arène contre { $name }, si personne ne s’y joint

## Quêtes

donjon-help-looked = Quelle quête garder
donjon-help-quests = Ce que demandent vos quêtes
donjon-help-brings = Rapporte { $trophies } et { $gems } ; non achevée à la fin, elle coûte { $loss }.
donjon-help-done = Elle est achevée : vous pouvez la montrer maintenant.
donjon-help-asks-spoils = Dépouilles réunies : { $have } sur { $want }. { $there ->
    [0] Aucun monstre qui servirait n’est encore à venir.
    [1] Un monstre qui servirait est encore à venir.
   *[other] { $there } monstres qui serviraient sont encore à venir.
}
donjon-help-asks-strong = Le meilleur objet de ce type a +{ $have } ; il faut +{ $want }. { $sale ->
    [yes] Le moins cher de la boutique coûte { $gems }.
   *[no] La boutique n’en a pas.
}
donjon-help-asks-lavish = Types équipés : { $have } sur { $want }. { $sale ->
    [yes] La boutique a ce qui manque pour { $gems }.
   *[no] La boutique n’a pas tout ce qui manque.
}
donjon-help-asks-greedy = Gemmes réunies : { $have } sur { $want }.
donjon-help-asks-lucky = Quêtes achevées : { $have } sur { $want }.
donjon-help-asks-dragon = { $there ->
    [0] Plus aucun objet draconique n’est auprès de son dragon.
    [1] Un objet draconique est encore auprès de son dragon.
   *[other] { $there } objets draconiques sont encore auprès de leurs dragons.
}
donjon-help-asks-hero = Vous avez { $have } ; le meilleur des autres a { $want }.
donjon-help-asks-poor = Vous avez { $have } ; le dernier des autres a { $want }.
donjon-help-asks-witcher = { $there ->
    [0] Aucun monstre de 16 ou plus n’est encore à venir.
   *[other] Monstres de 16 ou plus encore à venir : { $there }. Sans allié, vous en battez un dans { $chance } des cas en moyenne.
}
donjon-help-asks-gary = Contre un monstre de la pioche, sans allié, vous gagnez avec un 8 dans { $chance } des cas en moyenne.
donjon-help-asks-fearless = Gagnez une Arène dans le camp le moins nombreux.
donjon-help-asks-coward = Gagnez une Arène dans le camp le plus nombreux.

## Estimations

donjon-estimate-assumes = Elles supposent que chacun joue la suite de ce tour comme « { seat-bot-sensible } », et jugent ce qu’il y a à sa fin d’après des parties jouées par l’ordinateur. Ce que vaut plus tard une parole tenue ou trahie n’y est pas compté.
