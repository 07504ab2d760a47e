# La référence des règles : ses parties, sa recherche, et ce qui figure sur une page.

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

# The name of Snowball’s stemmer for this language; “none”, if it has none.
reference-stemmer = french
# Words that join others and say nothing by themselves, which a question may have.
reference-joining = le la les l un une des d du de au aux à en dans sur par pour avec et ou mais si que qu qui quoi quel quelle quels quelles ce c cet cette ces se s il elle ils elles on je j me m mon ma mes tu te t ton ta tes vous votre vos nous notre nos y est es sont suis être été était a as ai ont avez avoir peut peux puis pourrais dois doit faut fait faire pourquoi encore toujours passe devient deviennent donc ne n pas plus droit lui leur leurs son sa ses car aussi marche marchent fonctionne fonctionnent quand comment combien
# Words that mean much the same to a reader who asks, in groups; a game has more (its .alike).
reference-alike = tour manche / égalité égal / commencer débuter premier / finir fin finie arrêter / gagner vainqueur / points pièces score / deux double / valoir valeur vaut valent / voir regarder / choisir décider / raté mauvais échouer manqué / lancer jet / mettre placer poser / garder prendre / vouloir veut revendiquer / aller va vont

## La liste

reference-list = Toutes les règles
reference-round = Une manche en images
reference-aloud = L’expliquer à la table
    .line = Toutes les règles d’une première partie, à dire à haute voix
reference-aloud-about = { $game } en { $minutes } minutes : dites ce qui est en grand, faites ce qui est en petit.
reference-aloud-print = Imprimer
reference-questions = Ce que l’on demande souvent
reference-questions-about = Chaque question mène à la règle qui y répond. Posez la vôtre dans la recherche, avec vos mots.
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
