## Le tour de qui, et quand

refusal-not-in-claim = On revendique et on récupère dans la phase II, Revendiquer ; or { crypt-stage-now }.
refusal-only-roll-off = Il y a une égalité à départager : il ne reste qu’à lancer les dés.
refusal-no-tie = Il n’y a pas d’égalité à départager en ce moment.
refusal-no-window = Il n’y a rien à décliner en ce moment : { $stage ->
    [claim] à votre tour, vous revendiquez ou vous récupérez, et récupérer sans serviteur épuisé, c’est passer.
   *[other] { crypt-stage-now }.
}

## Revendiquer

refusal-no-servants = { $ready ->
    [0] Vous n’avez aucun serviteur actif pour revendiquer : récupérez plutôt.
   *[other] Il faut au moins un serviteur pour revendiquer. Pour n’en placer aucun, récupérez.
}
refusal-unknown-treasure = Il n’y a pas { $any_slot ->
    [yes] de trésor { $slot }
   *[no] de tel trésor
} dans la Crypte en ce moment{ $any_there ->
    [yes] { " " }: choisissez parmi { $there }.
   *[no] .
}
refusal-effort-range = L’effort d’un serviteur va de 1 à 6 : { $effort } n’est pas sur le dé.
refusal-mixed-efforts = Les serviteurs d’un même trésor doivent tous montrer le même effort : { $on }, vous avez { $efforts }.
refusal-treasure-twice = { $the }, c’est deux fois le même trésor : placez tous ses serviteurs ensemble.
refusal-too-many-servants = Vous en placez { $wanted }, mais { $ready ->
    [0] aucun serviteur n’est actif
    [1] un seul serviteur est actif
   *[other] seuls { $ready } serviteurs sont actifs
}{ $exhausted ->
    [0] .
    [1] { " " }(1 épuisé).
   *[other] { " " }({ $exhausted } épuisés).
}
refusal-one-treasure = C’est le dernier tour, celui de la Torche Éteinte : un seul trésor à revendiquer, pas { $wanted }.
refusal-own-servants = Vos propres serviteurs sont déjà { $on } : vous ne pouvez ni les renforcer ni les évincer.
refusal-push-too-weak = Votre { $total } { $on } ne bat pas { $owner_who ->
    [you] votre { $theirs }
   *[other] le { $theirs } { $owner_of }
} : il faut { $needed } ou plus.

## Pouvoirs

refusal-power-not-in-play = { $kind ->
    [idols] Pour relancer, il faut le Collectionneur d’Idoles sur sa face A ; dans cette partie, c’est la face { $in_play }.
    [manuscripts] Pour regarder les trésors face cachée, il faut le Collectionneur de Manuscrits sur sa face B ; dans cette partie, c’est la face { $in_play }.
    [pottery] Pour prendre un trésor face cachée, il faut le Collectionneur de Poteries sur sa face B ; dans cette partie, c’est la face { $in_play }.
   *[remains] Pour réveiller un serviteur, il faut le Collectionneur de Reliques sur sa face A ; dans cette partie, c’est la face { $in_play }.
}
refusal-power-cost = { $kind ->
    [idols] Il faut retourner une idole
    [manuscripts] Il faut retourner un manuscrit
    [pottery] Il faut retourner deux poteries
   *[remains] Il faut retourner deux reliques
} ; { $has ->
    [0] aucune de vos cartes face cachée ne convient.
   *[other] vous n’en avez que { $has } face cachée.
}
refusal-not-in-collect = On relance dans la phase Collecter, juste après ses lancers ; or { crypt-stage-now }.
refusal-die-not-rolled = Vous n’avez pas lancé de dé { $die } dans cette phase{ $any_rolled ->
    [yes] { " " }: choisissez parmi { $rolled }.
   *[no] .
}
refusal-nothing-face-down = Il n’y a dans la Crypte aucun trésor face cachée à regarder.
refusal-not-before-claim = Cela se fait entre Révéler et Revendiquer ; or { crypt-stage-now }.
refusal-not-face-down = { $any_there ->
    [yes] On ne peut prendre qu’un trésor face cachée : { $there }, pas { $slot }.
   *[no] Il n’y a dans la Crypte aucun trésor face cachée à prendre.
}
refusal-none-exhausted = Aucun de vos serviteurs n’est épuisé : il n’y a personne à réveiller.

## Des textes qui ne sont pas des coups

refusal-read-move = Je ne comprends pas « { $got } ». Une revendication s’écrit a4 c33 : la lettre d’un trésor, puis l’effort de chaque serviteur qui y va.
refusal-read-claim = Une revendication s’écrit sans mot devant : a4 c33, la lettre d’un trésor et l’effort de chaque serviteur qui y va.
refusal-read-recover = Le mot « recover » s’écrit seul : j’ai lu « { $got } ».
refusal-read-reroll = Dites quel dé relancer, par exemple « reroll c1 » : j’ai lu « { $got } ».
refusal-read-peek = Le mot « peek » s’écrit seul : j’ai lu « { $got } ».
refusal-read-rouse = Le mot « rouse » s’écrit seul : j’ai lu « { $got } ».
refusal-read-done = Le mot « done » s’écrit seul : j’ai lu « { $got } ».
refusal-read-roll = Le mot « roll » s’écrit seul : j’ai lu « { $got } ».

## Mises en place

refusal-setup-sides = « { $got } » ne désigne pas six faces de Collectionneurs : écrivez six lettres A ou B, comme { $wanted }.
refusal-setup-leader = Le joueur { $got } ne peut pas être le Leader : c’est le joueur { $wanted }.
