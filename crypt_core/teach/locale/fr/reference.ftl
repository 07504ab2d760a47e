# La référence des règles : ses parties, sa recherche, et ce qui figure sur une page.

reference-title = Les règles de { $game }
reference-about = Chaque règle sur sa page : ce qu’elle dit, une table où l’essayer, où elle est imprimée, et ce que nous avons décidé là où les règles imprimées se taisent.

## La recherche

reference-search = Chercher dans les règles
reference-clear = Effacer la recherche
reference-found = { $words ->
    [some] Aucune règle n’a tout de « { $text } » ; { $count ->
        [one] { $count } en a une partie.
       *[other] { $count } en ont une partie.
    }
   *[all] { $count ->
        [one] { $count } règle avec « { $text } ».
       *[other] { $count } règles avec « { $text } ».
    }
}
reference-nothing = Rien trouvé pour « { $text } ». { $help ->
    [near] Vouliez-vous dire « { $near } » ?
   *[none] Essayez un seul mot, ou le nom de ce qui se trouve sur la table.
}

## La liste

reference-list = Toutes les règles
reference-rulings = Là où il a fallu trancher
reference-rulings-about = Les règles imprimées se taisent ou ne s’accordent pas, et le jeu doit bien continuer.
reference-differences = Là où les livrets diffèrent ou laissent une question ouverte
reference-differences-about = Les éditions anglaise, française et italienne ne disent pas toujours la même chose.

## Une page

reference-try = À essayer
reference-play = Essayer à la table
reference-table = La table
reference-ruling = Notre interprétation
reference-where = Dans les règles imprimées
reference-missing = { $what ->
    [solo] n’a pas de partie en solo
   *[rule] ne l’énonce pas
}
reference-differ = En quoi ils diffèrent
reference-related = Règles voisines
reference-before = Précédente
reference-after = Suivante
