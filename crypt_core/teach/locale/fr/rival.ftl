# Une donne jouée encore une fois, avec un score à battre.

rival-in-sight = { $whose ->
    [hidden] Un défi
   *[other] À battre : { $score }
}
rival-compared = { $whose ->
    [you] Votre propre score à battre était de { $score } :
    [coach] L’entraîneur est arrivé à { $score } avec cette donne :
   *[other] La personne qui vous a mis au défi est arrivée à { $score } :
} { $how ->
    [more] vous avez { $count } d’avance.
    [less] vous avez { $count } de retard.
   *[same] vous êtes à égalité.
}

## Un lien que quelqu’un a envoyé

dare-title = Un défi
dare-text = { $whose ->
    [hidden] Quelqu’un a joué exactement cette donne et vous l’envoie : les mêmes cartes, le même hasard. Son score vous sera dit à la fin de votre partie.
   *[other] Quelqu’un a joué exactement cette donne, est arrivé à { $score } et vous l’envoie : les mêmes cartes, le même hasard.
}
dare-yes = Je joue

## Le dialogue à la fin d’une partie

frame-dare = Cette donne comme défi
frame-dare-about = Les mêmes cartes et le même hasard, encore une fois depuis le début.
frame-dare-own = Contre vous-même : { $score } à battre
frame-dare-coach = Contre l’entraîneur
frame-dare-coach-note = L’entraîneur joue d’abord cette donne, sans en savoir plus que vous. Son score est à battre.
frame-dare-link = Mettre quelqu’un au défi
frame-dare-link-note = Un lien vers cette donne, avec votre score et aucun de vos coups.
frame-dare-hide = Ne dire mon score qu’une fois la partie jouée
frame-dare-copy = Copier le lien
frame-dare-copied = Le défi est dans le presse-papiers.
frame-dare-field = Adresse du défi
