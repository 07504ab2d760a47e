# Les parties que garde le navigateur, en liste.

games-title = Mes parties
games-about = Toute partie où quelque chose a été décidé est gardée dans ce navigateur, et nulle part ailleurs. Choisissez-en une : finie, elle s’ouvre sur son bilan ; sinon, elle reprend où elle s’est arrêtée.
games-none = Aucune partie n’est gardée pour l’instant. Elle apparaît ici dès que quelque chose y a été décidé.
games-off = Ce navigateur ne garde pas de liste de parties pour cette page. Enregistrez une partie dans un fichier si vous voulez la retrouver.
games-list = Parties gardées, la dernière d’abord
games-ranks = Titres obtenus

## Ce qu’elles ont donné

games-summary = { $game } : vos parties finies
games-figure = { $which ->
    [count] Parties en solo
    [mean] En moyenne
    [best] La meilleure
    [worst] La moins bonne
    [cost] Coût des décisions
   *[against] Contre l’ordinateur
}
games-won-of = { $won } sur { $count } gagnées

## Comment on joue

games-trend = Coût des décisions, partie après partie
games-trend-text = { $count ->
    [one] Dernière partie : { $last }. Auparavant : { $before } par partie.
   *[other] { $count } dernières parties : { $last } par partie. Auparavant : { $before }.
}
games-strength = Votre niveau
games-strength-few = { $left ->
    [one] Faites le bilan d’encore une partie en solo.
   *[other] Faites le bilan de { $left } autres parties en solo.
} Votre titre s’affiche alors ici : il dépend de vos décisions, pas du hasard.
games-strength-text = { $score } : { $rank }
games-strength-about = Il se situe entre { $low } et { $high } dans 95 cas sur 100 : { $same ->
    [yes] le même titre
   *[no] « { $worst } » au moins, « { $best } » au plus
}. D’après les décisions des { $count } dernières parties, sans leur hasard.
games-worst-decisions = Décisions les plus chères
games-best-decisions = Meilleures décisions, et ce que la suivante aurait coûté
games-round = Manche { $n }

## Une partie en une ligne

games-here = Sur la table
games-alone = En solo
games-finished = Finie
games-unfinished = { $count ->
    [one] Inachevée : 1 décision
   *[other] Inachevée : { $count } décisions
}
games-result = { $how ->
    [won] Gagnée
    [shared] Victoire partagée
   *[lost] Perdue
}
games-cost = Décisions { $cost }
games-like = hasard mis à part : { $score }
games-open = Ouvrir la partie
games-remove = Supprimer
games-remove-ask = { $day ->
    [yes] Supprimer cette partie pour de bon ? Sa donne du jour reste jouée.
   *[no] Supprimer cette partie pour de bon ?
}
games-yes = Oui, la supprimer
games-no = Non, la garder

## Toutes dans un fichier

games-keep = Toutes les parties dans un fichier
games-keep-about = Il les emporte dans un autre navigateur. Les parties qui y sont déjà restent comme elles sont.
games-safari = Safari supprime ce qu’une page garde si vous ne la visitez pas pendant sept jours. Pour garder vos parties plus longtemps, enregistrez-les toutes dans un fichier.
games-export = Tout enregistrer
games-exported = Enregistré sous { $name }.
games-import = Ajouter depuis un fichier
games-imported = Parties ajoutées : { $added }. Déjà là : { $known }.
games-bad-file = Ce n’est pas un fichier de parties, ou il est abîmé : « { games-export } » en fait un. Rien n’a été ajouté.
games-newer-file = Ce fichier vient d’une version plus récente du tuteur, que celle-ci ne sait pas lire. Rien n’a été ajouté.
games-large-file = Ce fichier est bien trop grand pour un fichier de parties. Rien n’a été ajouté.

## La donne du jour

games-day-title = { $game } : la donne du jour
games-day = { $state ->
    [begun] Vous l’avez commencée : { $count ->
        [one] 1 décision est prise.
       *[other] { $count } décisions sont prises.
    }
    [over] Votre score : { $score }. Demain, il y en aura une autre.
    [removed] Votre essai d’aujourd’hui a été supprimé. Demain, il y aura une autre donne.
   *[open] En solo, avec les mêmes cartes pour tout le monde aujourd’hui : un seul essai, sans retour en arrière.
}
games-day-go = { $state ->
    [begun] Reprendre
    [over] La revoir
   *[open] Jouer
}
games-day-share = { $game } { $day } : { $score }
games-day-cost = Les décisions ont coûté { $cost }
games-day-copy = Copier le résultat
games-day-copied = Le résultat est dans le presse-papiers ; il ne trahit aucune carte.
games-yesterday-coach = La donne d’hier : l’entraîneur est arrivé à { $coach }.
games-yesterday = La donne d’hier : votre score est de { $score }, celui de l’entraîneur de { $coach }. { $known ->
    [yes] Vos décisions ont coûté { $cost }.
   *[no] Faites-en le bilan pour voir ce que vos décisions ont coûté.
}
