game-crypt = Crypt
    .about = Des dés sur des trésors, six Collectionneurs, seul contre le Fantôme ou jusqu’à quatre.
    .credits = Crypt est un jeu d’Andrew Nerger et Jeffrey Chin, publié par Road To Infamy Games.
    .invite = Disputez des trésors au Fantôme ou à des rivaux : le plus riche gagne.
    .time = environ 25 minutes
    .course = { $whole ->
        [yes] Vous avez fait toutes les leçons. Les problèmes vous mettent à l’épreuve, et le Fantôme vous attend à la table.
       *[no] Prenez place à la table et apprenez en jouant : en une demi-heure environ, vous serez en mesure de jouer une partie entière contre le Fantôme.
    }
    .puzzles = { $whole ->
        [yes] Vous les avez tous résolus. Que le Fantôme se méfie !
       *[no] Des moments de vraies parties où un coup se détache. Chacun cache une idée à voir ; elle est dite quand vous l’avez trouvée.
    }
    .whole = Avec tout ce que vous savez : huit manches, un titre, et la décision qui vous a le plus coûté.
    .search = idoles, ou une question…
    .alike = dé serviteur / carte trésor / chassé évincé évincer voler / nombre valeur effort / boîte épuisé / pièce point / joyau bijou bague / vase pot poterie / os ossement relique / livre manuscrit / tapis tapisserie / statue idole / rang titre résultat / relancer rejouer second / Leader premier / réveiller actif / récupérer reprendre / utiliser servir / sorte sortes nature type / mettre mettez poser posez posés placer / jet jets lancer
    .round = Manche { $round }
    .round-of = Manche { $round } sur { $rounds }
    .in-round = à la manche { $round }
game-crypt-bots =
    .random = N’importe quel coup permis, tous avec la même chance.
    .greedy = Revendique tout ce qu’il peut, les trésors les plus précieux d’abord, avec des efforts de 4, et évince à tout prix.
    .careful = Revendique deux trésors au plus, avec des efforts de 2. Il évince rarement et récupère tôt.
    .collector = Revendique ce que veulent ses Collectionneurs, avec des efforts de 4, et récupère tôt.
    .sensible = Pèse les pièces, les Collectionneurs, les serviteurs qui s’épuisent et le risque d’être évincé, pour cette manche seulement.
    .farsighted = Joue la fin de la manche dans sa tête, de centaines de façons, et devine ce qu’il ne voit pas. C’est le plus fort.
game-crypt-parts =
    .setup = Matériel et mise en place
    .reveal = I. Révéler
    .claim = II. Revendiquer
    .collect = III. Collecter
    .pass = IV. Passer les torches
    .collectors = Collectionneurs
    .end = Fin de partie
    .solo = Seul face au Fantôme
game-crypt-round =
    .reveal = Des trésors sont disposés, dont un face cachée : son dos montre son type, pas sa valeur.
    .claim = Vous placez des dés, vos serviteurs, sur ce que vous voulez, et choisissez ce que chacun montre. Un total plus élevé évince les dés d’un autre.
    .collect = Ce que vous tenez est à vous. Puis vos serviteurs sont lancés : en dessous de ce qu’ils montraient, ils sont épuisés et attendent dans la boîte.
    .pass = Ce dont personne n’a voulu s’en va, les deux torches passent, et les trésors suivants sont disposés.
crypt-frame-solo-note = Vous contre le Fantôme.
crypt-frame-sides = Quelle face pour chaque Collectionneur ?
crypt-frame-sides-note = Pour une première partie : toutes les faces A.
crypt-frame-all-a = Toutes A
crypt-frame-all-b = Toutes B
crypt-frame-mixed = Mélangées
crypt-frame-side-a = Face A
crypt-frame-side-b = Face B
