# Les noms de chacun et de chaque chose. Les variables sont expliquées dans le catalogue anglais.

language-name = Français

list-and = { $head } et { $last }
list-or = { $head } ou { $last }

## Joueurs

player-label = { $who ->
    [you] Vous
    [bot] Joueur { $n } (ordinateur)
   *[other] Joueur { $n }
}
player-name = { $who ->
    [you] vous
   *[other] le joueur { $n }
}
player-of = { $who ->
    [you] de vous
   *[other] du joueur { $n }
}
player-by = { $who ->
    [you] par vous
   *[other] par le joueur { $n }
}
