# Les noms de chacun et de chaque chose. Les variables sont expliquées dans le catalogue anglais.

language-name = Français

list-and = { $head } et { $last }
list-or = { $head } ou { $last }
labelled = { $label } : { $value }

## Joueurs

player-label = { $who ->
    [you] Vous
    [bot] Joueur { $n } (ordinateur)
    [named] { $called }
   *[other] Joueur { $n }
}
player-name = { $who ->
    [you] vous
    [named] { $called }
   *[other] le joueur { $n }
}
player-of = { $who ->
    [you] de vous
    [named] { $vowel ->
        [yes] d’{ $called }
       *[no] de { $called }
    }
   *[other] du joueur { $n }
}
player-by = { $who ->
    [you] par vous
    [named] par { $called }
   *[other] par le joueur { $n }
}
