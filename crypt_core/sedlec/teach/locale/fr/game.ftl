game-sedlec = La Crypte de Sedlec
    .about = Des cartes de crânes dans votre propre pyramide ; à deux ou trois.
    .credits = La Crypte de Sedlec est l’édition française de Skulls of Sedlec, un jeu de Dustin Dobson publié par Button Shy. Quels crânes vont par deux sur les cartes du tuteur, nous l’avons reconstitué : le livret ne l’imprime pas.
    .invite = Bâtissez une pyramide de crânes couchés comme ils le souhaitent : le joueur qui a le plus de points gagne.
    .time = environ 15 minutes
    .course = { $whole ->
        [yes] Vous avez fait toutes les leçons. Une partie entière vous attend à la table.
       *[no] Prenez place à la table et apprenez en jouant : en un quart d’heure environ, vous serez en mesure de jouer une partie entière.
    }
    .whole = Avec tout ce que vous savez : complétez votre crypte face à l’ordinateur, et voyez quelle décision vous a le plus coûté.
    .search = amants, ou une question…
    .alike = crâne tête / voisin adjacent côté toucher / poser posée disposer placer / tenir main / creuser piocher / couple paire / paysan fermier / déplacer bouger / libre libres ouvert / plein pleine remplie complète
    .round = Tour { $round }
    .round-of = Tour { $round } sur { $rounds }
    .in-round = au tour { $round }
game-sedlec-bots =
    .random = N’importe quel coup permis, tous avec la même chance.
    .sensible = Prend et pose ce qui rapporte le plus de points tout de suite, en surveillant ce qu’il laisse au suivant.
    .farsighted = Imagine de bien des façons les cartes à venir, et joue le coup qui lui laisse le plus d’avance.
game-sedlec-parts =
    .setup = Matériel et mise en place
    .turn = Un tour
    .crypt = La crypte
    .score = Les points
    .end = Fin de partie
sedlec-cards-note = Le nombre de crânes de chaque type est imprimé dans la règle, mais pas les deux crânes de chaque carte : les nôtres sont une reconstitution. Si vous avez la boîte, notez ses cartes dans un fichier à vous. Il nomme les crânes en français (roi, paysan, prêtre, amant, criminel) ou en anglais.
sedlec-cards-example = Les 18 cartes de La Crypte de Sedlec telles que le tuteur les a : une reconstitution. Mettez à leur place celles de votre boîte : le crâne du haut, une barre oblique, le crâne du bas. Les crânes sont king (ou roi), peasant (ou paysan), priest (ou prêtre), lover (ou amant) et criminal (ou criminel).
sedlec-frame-cards = Quelles cartes ?
sedlec-frame-cards-kept = Les cartes de la partie en cours
sedlec-frame-cards-ours = Les cartes fournies avec le tuteur
sedlec-frame-cards-own = Cartes de { $name }
sedlec-frame-cards-file = Utiliser mon propre fichier
sedlec-frame-cards-example = Télécharger un exemple
