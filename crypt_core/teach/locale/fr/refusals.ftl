# Pourquoi un coup, une mise en place ou un texte est refusé : ce qui ne va pas, et ce qui irait.

## Le tour de qui, et quand

refusal-not-your-turn = { $turn_who ->
    [nobody] Ce n’est le tour de personne en ce moment.
    [you] C’est votre tour, pas celui { $of }.
   *[other] C’est le tour { $turn_of }{ $who ->
        [you] , pas le vôtre
       *[other] , pas celui { $of }
    }.
}
refusal-not-your-seat = { $who ->
    [other] L’ordinateur joue pour { $name } : vous ne pouvez pas jouer à sa place.
   *[role] { $name } suit ses propres règles : vous ne pouvez pas jouer pour lui.
}
refusal-unknown-player = Il n’y a pas de joueur { $got } ici : { $players ->
    [1] en solo, vous êtes le joueur 1.
   *[other] les joueurs 1 à { $players } sont à la table.
}
refusal-game-over = La partie est finie. Revenez à un moment antérieur pour essayer autre chose.

## Des textes qui ne sont pas des coups

refusal-read-nothing = Cela ne dit aucun coup : écrivez ce que vous voulez faire.
refusal-read-too-long = Cela fait { $size } caractères, bien plus que n’importe quel coup : on en lit { $most } au plus.
refusal-move-form = Un coup n’est pas fait ainsi : { $got }.
refusal-read-event = Je ne reconnais pas d’événement dans « { $got } ».
refusal-read-take = Dites après « take » ce qu’il faut prendre : j’ai lu « { $got } ».

## Mises en place

refusal-setup-field = Une mise en place n’a pas de champ « { $got } » ; elle a { $wanted }.
refusal-setup-players = Ce jeu se joue à { $wanted }, pas à { $got }.
