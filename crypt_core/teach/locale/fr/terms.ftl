# Les noms de chacun et de chaque chose. Les variables sont expliquées dans le catalogue anglais.

language-name = Français

list-and = { $head } et { $last }
list-or = { $head } ou { $last }

## Joueurs

player-label = { $who ->
    [you] Vous
    [ghost] Le Fantôme
    [bot] Joueur { $n } (ordinateur)
   *[other] Joueur { $n }
}
player-name = { $who ->
    [you] vous
    [ghost] le Fantôme
   *[other] le joueur { $n }
}
player-of = { $who ->
    [you] de vous
    [ghost] du Fantôme
   *[other] du joueur { $n }
}
player-by = { $who ->
    [you] par vous
    [ghost] par le Fantôme
   *[other] par le joueur { $n }
}
