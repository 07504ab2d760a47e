# Les douze faces des Collectionneurs : en quelques mots (34 lettres au plus), puis en une phrase.

crypt-collector-idols-a = Retourner 1 : relancer un dé
    .detail = Phase Collecter, après vos lancers : retournez 1 idole, même collectée à l’instant, pour relancer un de vos dés. Le nouveau résultat remplace l’ancien.
crypt-collector-idols-b = Premier à deux : 5 ; ensuite : 2
    .detail = Le joueur qui a deux idoles avant les autres les retourne et marquera 5 pièces au décompte, comme tous ceux qui y parviennent dans la même manche. Ensuite, deux idoles ou plus : 2 pièces.
crypt-collector-jewelry-a = 2 ou plus : le meilleur double
    .detail = En fin de partie, avec deux bijoux ou plus, votre bijou le plus précieux compte deux fois.
crypt-collector-jewelry-b = 1 pièce par bijou
    .detail = En fin de partie, chacun de vos bijoux rapporte 1 pièce de plus.
crypt-collector-manuscripts-a = 2 ou plus : chacun vaut 4
    .detail = En fin de partie, avec deux manuscrits ou plus, chacun compte 4 pièces au lieu de sa valeur.
crypt-collector-manuscripts-b = Retourner 1 : voir le caché
    .detail = Quand vous voulez, un manuscrit retourné vous montre, à vous seul, ce que la Crypte a de caché.
crypt-collector-pottery-a = 2, 3 ou 4 : 2, 4 ou 8 pièces
    .detail = En fin de partie : 2 pièces pour exactement deux poteries, 4 pour trois, 8 pour quatre ou plus.
crypt-collector-pottery-b = Retourner 2 : prendre un caché
    .detail = Dans la pause avant Revendiquer, deux poteries retournées vous valent un trésor caché de la Crypte. Si plusieurs le veulent, l’ordre du tour décide.
crypt-collector-remains-a = Retourner 2 : un serviteur actif
    .detail = Quand vous voulez, deux reliques retournées réveillent un de vos serviteurs épuisés.
crypt-collector-remains-b = 4 ou plus : 10 pièces
    .detail = Quatre reliques ou plus dans votre collection ajoutent 10 pièces à votre score.
crypt-collector-tapestries-a = Ensemble le plus précieux : 5
    .detail = Les tapisseries les plus précieuses au décompte rapportent 5 pièces à leur propriétaire ; à égalité, 5 à chacun.
crypt-collector-tapestries-b = 3 ou plus : seul 7, sinon 4
    .detail = En fin de partie, trois tapisseries ou plus rapportent 7 pièces au seul joueur qui les a, sinon 4 à chacun.

## Ce qu’un Collectionneur fait des cartes du joueur

crypt-paying-have = { $count ->
    [0] Vous n’en avez pas encore.
   *[other] Vous avez { crypt-kind-count }, valeur { $coins }.
}
crypt-paying-so-far = { $state ->
    [met] Cela suffit, sans rien ajouter pour l’instant.
    [pays] Gain actuel : { $coins }.
    [usable] Cela suffit pour s’en servir.
    [flipped] Une carte retournée ne sert plus ; il en faut encore { $count }.
   *[missing] Encore { $count } et il paie.
    [short] Encore { $count } pour s’en servir.
}
crypt-paying-next = La prochaine carte ajoute { $coins }.
