# Le Troc, tout entier : un jeu qui n’existe que pour les tests.

game-toy = Le Troc
    .about = Choisir en secret, puis marchander ; de deux à six joueurs.
    .credits = Le Troc est un jouet propre à ce tuteur.
    .invite = Une leçon de deux exercices vous montre tout.
    .time = environ cinq minutes
    .course = { $whole ->
        [yes] Vous avez fait toutes les leçons. Une partie entière vous attend à la table.
       *[no] Choisissez une fois, offrez une fois : vous connaissez le jeu.
    }
    .whole = Avec tout ce que vous savez : trois manches d’offres.
    .search = choisir, offrir…
    .alike = choisir prendre / offrir proposer
    .round = Manche { $round }
    .round-of = Manche { $round } sur { $rounds }
    .in-round = à la manche { $round }
game-toy-bots =
    .random = N’importe quel coup proposé, chacun aussi probable que les autres.
    .generous = Joue le premier coup proposé, et offre deux gemmes pour une.
game-toy-parts =
    .setup = Mise en place
    .turn = Une manche
seat-bot-generous = L’ordinateur, généreux

toy-gems = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
toy-figure-score = Gemmes
toy-stages = Les étapes d’une manche
toy-stage = { $phase ->
    [choose] Choisir
    [offer] Offrir
   *[answer] Répondre
}
toy-stage-hint = { $phase ->
    [choose] Tous choisissent en secret.
    [offer] Le meneur peut faire une offre.
   *[answer] La personne sollicitée accepte ou refuse.
}
toy-turn-several = Doivent encore choisir : { $people }
toy-may-choose = Choisissez une, deux ou trois gemmes. Personne ne le voit avant que tous aient choisi.
toy-may-offer = Offrez des gemmes contre des gemmes à qui vous voulez, ou passez.
toy-may-answer = Acceptez l’offre, ou refusez-la.
toy-choice-open = n’a pas encore choisi
toy-choice-made = { $hidden ->
    [yes] a choisi
   *[no] a choisi { $number }
}
toy-verdict = Le plus de gemmes ({ $points }) : { $players }.

## Moves

toy-move-choose = Choisir { $number }
toy-move-offer = Offrir à { $name } { $give } contre { $want }
toy-move-pass = Passer
toy-move-accept = Accepter
toy-move-decline = Refuser
toy-move-withdraw = Retirer l’offre

## Events

toy-news-dealt = Au départ, chacun a { $gems }.
    .title = Les gemmes sont distribuées
    .why = Tous commencent de même.
toy-news-chose = { $who ->
    [you] Vous choisissez en secret.
   *[other] { $name } choisit en secret.
}
    .title = Un choix secret
    .why = Nul ne doit le connaître avant que tous aient choisi.
toy-shown = { $name } { $number }
toy-news-shown = Tous montrent leur choix : { $numbers }. Le dé montre { $face }.
    .title = Les choix sont montrés
    .why = Qui est seul à son choix gagne autant de gemmes, le double sur un 8.
toy-news-offered = { $who ->
    [you] Vous offrez
   *[other] { $name } offre
} { $give } contre { $want }. Réponse attendue : { $to_name }.
    .title = Une offre
    .why = Le meneur de la manche peut en faire une.
toy-news-swapped = { $who ->
    [you] Vous acceptez l’offre.
   *[other] { $name } accepte l’offre.
}
    .title = L’offre est acceptée
    .why = Les gemmes changent de main aussitôt.
toy-news-dropped = { $verb ->
    [pass] Pas d’offre : { $name }.
    [decline] Offre refusée : { $name }.
   *[withdraw] Offre retirée : { $name }.
}
    .title = Rien ne change de main
    .why = Il faut être deux à vouloir un échange.

## The table

toy-barter-label = La table
toy-barter-players = Les joueurs

## Refusals

refusal-no-move = « { $got } » n’est pas un coup de ce jeu.
refusal-toy-not-now = { $stage ->
    [choose] D’abord, tous choisissent.
    [offer] C’est au meneur d’offrir ou de passer.
   *[answer] Il faut d’abord répondre à l’offre.
}
refusal-toy-choose-range = Choisissez de 1 à { $most } gemmes.
refusal-offer-whom = Une offre s’adresse à un autre joueur de la table.
refusal-offer-nothing = Rien contre rien n’est pas une offre.
refusal-offer-too-much = Nul ne peut donner plus de gemmes qu’il n’en a : { $give } contre { $want }, c’est trop.

## Rules

toy-rule-setup = Chacun commence avec trois gemmes.
    .title = Le début
    .try = Une nouvelle partie : chacun a trois gemmes. Choisissez 1.
toy-rule-turn = À chaque manche, tous choisissent, puis le meneur peut faire une offre, et la personne sollicitée répond. On mène à tour de rôle.
    .title = Une manche
    .try = Essayez de passer avant que quiconque ait choisi.
toy-rule-choose = Choisissez en secret une à trois gemmes. Quand tous ont choisi, qui est seul à son choix en gagne autant, le double si le dé montre un 8.
    .title = Choisir
    .try = Choisissez 1 et voyez ce qui en résulte.
toy-rule-offer = Le meneur peut offrir à un autre joueur des gemmes contre des gemmes, et retirer l’offre tant qu’elle est sans réponse.
    .title = Offrir
    .try = Offrez au joueur 2 une gemme contre une gemme.

## The lesson

chapter-toy = Votre première partie
    .about = Un choix et une offre.
lesson-toy-first = Choisir et offrir
    .about = Ce qu’il y a à faire dans une manche.
task-toy-first-choose = Vous avez entendu que le joueur 2 choisit 1 et le joueur 3, 3. Choisissez ce que nul autre ne choisit.
    .hint-1 = Il reste un des trois nombres.
    .why = Nul autre n’a choisi 2 : vous avez gagné des gemmes.
    .miss = Un autre joueur a fait ce choix aussi : il ne rapporte rien.
task-toy-first-offer = Vous menez cette manche. Offrez à quelqu’un des gemmes contre des gemmes.
    .hint-1 = Un bouton par joueur offre une gemme contre une gemme.
    .why = C’est maintenant à l’autre de répondre.
    .miss = Vous avez passé : la manche est finie sans offre.
