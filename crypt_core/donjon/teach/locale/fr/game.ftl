game-donjon = Donjon, Quêtes et Trahisons
    .about = Des combats, des quêtes, des alliances payées et des paroles trahies ; de deux à six.
    .credits = Donjon, Quêtes et Trahisons est un jeu de Lionel Borg. Son livret est en français ; les termes anglais et italiens sont du tuteur. Les nombres de la plupart des cartes, et les noms de la plupart des monstres et des objets, ont été reconstitués : le livret ne les imprime pas.
    .invite = Combattez des monstres, concluez des marchés et rompez-les : le joueur qui a le plus de points trophée gagne.
    .time = de 45 minutes à deux heures
    .course = { $whole ->
        [yes] Vous avez fait toutes les leçons. Une partie entière vous attend à la table.
       *[no] Prenez place à la table et apprenez en jouant, du premier combat à une partie entière.
    }
    .puzzles = { $whole ->
        [yes] Vous les avez tous résolus. Que vos alliés n’en sachent rien.
       *[no] Des décisions à une seule bonne réponse, prouvée sur tous les dés. Chacune a son idée ; on la dit une fois que vous l’avez trouvée.
    }
    .whole = Avec tout ce que vous savez : combats, quêtes et promesses face à deux adversaires ordinateur, en 12 points trophée.
    .search = Kritik, ou une question…
    .alike = fuir fuite enfuir échapper / allié aide aider / parole promesse / blessure blesser / guérir soigner / attaquer arène combat / gemme argent or / objet arme / quête mission / village boutique / monstre ennemi / huit 8 kritik / tenir tenue / accomplir accomplie remplir remplit remplie remplissent inachevée achever achevée / rompre rompu rompue trahir trahie / piller profaner
    .round = Tour de table { $round }
    .round-of = Tour de table { $round } sur { $rounds }
    .in-round = au tour de table { $round }
game-donjon-bots =
    .random = N’importe quel coup permis, tous aussi probables.
    .greedy = Prend ce qui rapporte le plus de gemmes et de points trophée tout de suite, et tient parole.
    .sensible = Pèse gemmes, points trophée, objets et risques ; dit ses prix, accepte ce qui rapporte, et tient parole si cela en vaut la peine.
    .treacherous = Comme le raisonnable, mais promet beaucoup et ne tient que ce qui coûte peu.
    .farsighted = Imagine ce qu’il ne voit pas, joue chaque coup jusqu’à la fin du tour, et fait celui qui lui laisse le plus.
game-donjon-parts =
    .aim = Le but du jeu
    .setup = Mise en place
    .turn = Un tour
    .fight = Un combat
    .village = Le village
    .quests = Les quêtes
    .alliance = Les alliances
    .arena = L’Arène
    .adventurers = Les aventuriers
    .end = Fin de la partie
    .specials = Les cartes spéciales
    .events = Les événements
    .quest-cards = Les dix-huit quêtes
    .reserved = Les objets réservés
    .deals = Négocier
    .two = À deux joueurs
