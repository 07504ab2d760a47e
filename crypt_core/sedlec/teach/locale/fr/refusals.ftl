# La Crypte de Sedlec : pourquoi un coup, une mise en place ou une liste de cartes est refusé, et ce
# qui irait.

## Creuser et exhumer

refusal-must-take = Vous avez creusé : prenez la carte retournée sur la pile { $piles }, et votre tour sera fini.
refusal-take-not-dug = La pile { $pile } n’est pas de celles où vous venez de creuser : prenez la carte de la pile { $piles }.
refusal-take-no-dig = Vous n’avez pas retourné de carte à prendre : creusez d’abord, ou exhumez une carte visible.
refusal-must-lay = Vous avez deux cartes en main ({ $cards }), et une main n’en compte pas plus : disposez-en une.
refusal-share-full = Votre crypte et votre main ont déjà toutes vos cartes, { $size } en tout : disposez plutôt. Avec une de plus, une autre crypte ne serait jamais complète.
refusal-dig-none = Aucune pile n’est face cachée, il n’y a donc nulle part où creuser : exhumez ou disposez plutôt.
refusal-dig-needs-two = Creuser, c’est retourner la carte de deux piles, pas de { $got } : nommez-en deux qui soient face cachée.
refusal-dig-only-one = Seule la pile { $pile } est encore face cachée : creusez là, et là seulement, et prenez sa carte.
refusal-dig-same = La pile { $pile } est nommée deux fois : on creuse dans deux piles différentes.
refusal-dig-face-up = La carte du dessus de la pile { $pile } est déjà visible : exhumez-la, ou creusez là où la carte du dessus est face cachée.
refusal-dig-empty = La pile { $pile } est vide : creusez là où il y a une carte face cachée.
refusal-unknown-pile = Il n’y a pas de pile { $got } : le cimetière a les piles 1 à 6.
refusal-collect-none = Aucune carte du cimetière n’est visible : creusez ou disposez plutôt.
refusal-collect-face-down = La carte du dessus de la pile { $pile } est face cachée, et l’on n’exhume qu’une carte visible : creusez pour la retourner.
refusal-collect-empty = La pile { $pile } est vide : exhumez une carte visible d’une autre pile.

## Disposer

refusal-lay-no-card = Votre main est vide, il n’y a rien à disposer : creusez ou exhumez d’abord une carte.
refusal-lay-not-in-hand = Vous n’avez pas { $card } : disposez une carte de votre main ({ $hand }).
refusal-lay-taken = Il y a déjà une carte en { $place }, et elle y reste : choisissez un emplacement ouvert.
refusal-lay-first = La première carte ouvre la rangée du bas, et son emplacement s’appelle toujours { $first } : posez-la là. Vous n’y perdez rien, la rangée s’étend des deux côtés.
refusal-lay-gap = En { $place }, il y aurait un trou : dans la rangée du bas, une carte se pose à côté d’une autre.
refusal-lay-row-full = La rangée du bas est pleine avec ses { $width } cartes : posez celle-ci plus haut.
refusal-lay-unsupported = Une carte en { $place } s’appuierait sur deux cartes, mais il n’y a encore rien en { $missing } : commencez par là.
refusal-lay-too-high = Votre pyramide a { $rows } rangées : il n’y a pas d’emplacement { $place }.

## Des textes qui ne sont pas des coups

refusal-read-dig = Dites dans quelles piles creuser, par exemple « dig 2 5 » : j’ai lu « { $got } ».
refusal-read-collect = Dites dans quelle pile exhumer, par exemple « collect 4 » : j’ai lu « { $got } ».
refusal-read-lay = Dites quelle carte disposer, et où, par exemple « lay king/priest c2 » : j’ai lu « { $got } ».
refusal-read-sedlec = Je ne comprends pas « { $got } » : un coup commence par dig, take, collect ou lay, par exemple « dig 2 5 ».

## Mises en place et cartes

refusal-setup-first = Le joueur { $got } ne peut pas commencer : c’est le joueur { $wanted }.
refusal-cards-file = { $what ->
    [missing] Il n’y a pas de tel fichier de cartes : vérifiez son nom et l’endroit où il est.
    [toml] Ce fichier ne se lit pas comme du TOML : il lui faut une liste nommée cards, avec pour chaque carte un texte comme roi/prêtre ou king/priest.
    [long] C’est plus long qu’un fichier de 18 cartes ne peut l’être : il doit contenir une liste nommée cards, avec un texte comme roi/prêtre ou king/priest pour chaque carte.
   *[list] Il n’y a là aucune liste de cartes : elle doit s’appeler cards et avoir pour chaque carte un texte comme roi/prêtre ou king/priest.
}
refusal-cards-count = { $got ->
    [one] { $got } carte, ce n’est pas le bon nombre
   *[other] { $got } cartes, ce n’est pas le bon nombre
} : un cimetière en demande { $wanted }.
refusal-cards-form = La carte { $number } dit « { $card } » : écrivez son crâne du haut, une barre oblique et celui du bas, par exemple roi/prêtre ou king/priest.
refusal-cards-skull = La carte { $number } nomme un crâne qui n’existe pas, « { $got } » : les crânes sont { $known }.
refusal-cards-totals = Il y a { $got ->
    [one] { $got } crâne de ce type
   *[other] { $got } crânes de ce type
} ({ sedlec-skulls-lower }), mais il en faut { $wanted } sur l’ensemble des cartes.

## Positions posées à la main

refusal-posed-card = Il ne reste pas de carte « { $got } » dans cette partie : elle n’existe pas, ou elle est déjà ailleurs.
refusal-posed-piles = Un cimetière a { $wanted } piles, pas { $got } : écrivez « - » pour une pile vide.
refusal-posed-pile = « { $got } » n’est pas une pile de trois cartes au plus : écrivez king/priest+2 pour une carte visible sur deux autres, 3 si toutes sont face cachée, - s’il n’en reste pas.
refusal-posed-crypt = « { $got } » n’est pas une carte de crypte : écrivez son emplacement et ses crânes, par exemple d1 king/priest.
refusal-posed-hand = { $who ->
    [you] Vous avez { $got } cartes en main
   *[other] La main { $of } compte { $got } cartes
}, mais il n’y a de place que pour { $most }.
refusal-posed-turns = { $who ->
    [you] Vos cartes
   *[other] Les cartes { $of }
} supposent { $got ->
    [one] { $got } tour
   *[other] { $got } tours
}, mais il en faudrait { $wanted } : une carte en main, c’est un tour, une carte disposée, c’en est deux, et chacun joue à son tour.
refusal-posed-dug = Creuser laisse deux piles, chacune avec une carte visible : { $got }, ce n’en sont pas.
refusal-posed-face-down = Le cimetière a { $down ->
    [one] { $down } carte face cachée
   *[other] { $down } cartes face cachée
}, mais { $unseen ->
    [one] { $unseen } des cartes n’est nommée
   *[other] { $unseen } des cartes ne sont nommées
} nulle part : les deux nombres doivent être égaux.
