# Donjon, Quêtes et Trahisons : les règles avec nos mots, leur titre `.title`, `.ruling` là où il a
# fallu trancher, et pourquoi, et `.try` : que faire à la table de la règle.

## Le but

donjon-rule-aim = La partie est à qui finit avec le plus de points trophée. Ils viennent des Arènes, des quêtes et des monstres les plus forts, et l’on peut de temps en temps en acheter un. Gemmes, objets et puissance ne sont que des moyens d’y arriver.
    .title = Le but du jeu
    .try = Vous avez la quête du tranchant et une arme +4. Montrez la quête : elle rapporte 2 points trophée, et à la fin eux seuls comptent.
donjon-rule-length = Avant de commencer, on convient du nombre de points trophée qui finit la partie : 12 pour une partie courte, 15 pour une moyenne, 20 pour une longue. À 2 joueurs, c’est toujours 12. Une partie courte à 3 ou 4 dure à peu près trois quarts d’heure, une partie en 15 à 5 ou 6 une heure et demie.
    .title = Courte, moyenne ou longue
    .try = Cette partie se joue en 15, et vous en avez 14. Piochez une carte, puis achetez votre dernier point trophée : la partie est finie aussitôt.
donjon-rule-components = Il y a 6 aventuriers, 74 cartes aventure (51 monstres, dont 3 dragons, 13 cartes spéciales et 10 événements), 18 quêtes, 22 objets, 40 gemmes, et deux dés à huit faces, un vert et un rouge.
    .title = Le matériel
    .ruling = Le livret donne le nombre des cartes, mais pas ce que dit la plupart d’entre elles. La puissance, les gemmes et le nom de la plupart des monstres et des objets sont une reconstitution ; si vous avez la boîte, vous pouvez y mettre les vrais. Et les gemmes ne manquent jamais ici : 40, c’est seulement ce que contient la boîte.
    .try = Une nouvelle partie. Gardez une de vos deux quêtes et continuez : la pioche aventure a 74 cartes, il y a 18 quêtes, et la boutique est visible.
donjon-rule-types = La plupart des monstres sont de l’un des quatre types : humanoïde, mort-vivant, créature extraordinaire ou dragon. Les types intéressent les quêtes et le Forestier. Le Djinn, le Mimic, le Doppelganger et le Gardien du Temple n’en ont pas.
    .title = Les types de monstre
    .ruling = Ces quatre-là ne sont pas des cartes monstre : on ne les garde jamais en dépouille, et ils vont à la défausse après le combat. Le livret range les trois premiers parmi les cartes spéciales, et le Gardien n’a pas de carte à lui.
    .try = Vous êtes devant le Djinn avec une puissance de 20. Allez-y sans allié, puis prenez l’Anneau de cuivre : le Djinn n’a pas de type, il est dans la défausse et non parmi vos dépouilles.
donjon-rule-hidden = Presque tout est visible : gemmes, objets, dépouilles, blessures, puissance, défausse, et combien de quêtes chacun a. Sont secrets les quêtes pas encore achevées, l’ordre des pioches, et le camp que l’on rejoint dans une Arène, jusqu’au lancer des dés.
    .title = Ce qui est secret
    .ruling = Les offres et les promesses sont visibles aussi : à une table, tout le monde les entend. Ce que le Prêtre a vu sur la pioche n’est que pour lui, jusqu’à ce que la carte quitte le dessus ou que l’on mélange la pioche.
    .try = Une nouvelle partie. Gardez une quête et continuez : vous voyez que les autres ont choisi aussi, mais non quoi.

## Mise en place

donjon-rule-setup-shop = Les objets ordinaires et les objets réservés à un aventurier sont visibles dans la boutique, le Temple de Soin à côté d’eux. Les trois objets draconiques sont mis à part : seul un dragon les cède.
    .title = La boutique
    .try = Vous avez 9 gemmes. Essayez d’acheter l’Épée du dragon, qui n’est pas dans la boutique, puis achetez la Dague, qui y est.
donjon-rule-setup-quests = Piochez 2 quêtes en secret, ou 3 à 2 joueurs. Gardez-en une : c’est votre quête principale. Les autres retournent à la pioche, que l’on mélange. Achevée, la quête principale rapporte le double ; jamais achevée, elle coûte ses points. Gardez donc celle que vous saurez accomplir.
    .title = Choisir sa quête principale
    .ruling = Tous piochent avant que quelqu’un choisisse : ce que l’un rend n’est pas pioché par le suivant. Le livret n’en dit pas l’ordre, et ainsi peu importe à qui l’on demande d’abord.
    .try = Deux quêtes ont été piochées pour vous. Gardez la seconde : c’est votre quête principale, et personne d’autre ne la connaît.
donjon-rule-setup-adventurers = Chacun a un aventurier, face visible : Barbare, Forestier, Guerrier, Prêtre, Sorcier ou Voleur. Chacun a un don pour toute la partie et un pouvoir qui ne sert qu’une fois.
    .title = Les aventuriers
    .ruling = Le livret distribue les aventuriers sans dire comment. Ici, le sort les distribue, ou bien on les choisit en préparant la partie.
    .try = Une nouvelle partie à quatre, les aventuriers tirés au sort. Gardez une quête, continuez, et voyez qui est à la table.
donjon-rule-setup-ranger = Si le Forestier joue, il pioche un des quatre jetons : humanoïde, mort-vivant, créature extraordinaire ou dragon. Le jeton reste visible : c’est ce que le Forestier chasse le mieux, toute la partie.
    .title = Ce que chasse le Forestier
    .try = Vous êtes le Forestier. Gardez une quête et continuez : votre jeton est visible devant vous et dit ce que vous chassez.
donjon-rule-setup-tokens = Chacun a un jeton pouvoir unique. À partir de 3 joueurs, chacun a aussi un jeton attaquant et un jeton défenseur, pour choisir son camp dans une Arène.
    .title = Les jetons
    .try = Vous avez encore votre pouvoir unique. Piochez une carte, allez-y sans allié, combattez, et servez-vous du pouvoir : son jeton n’est plus là ensuite.
donjon-rule-setup-first = Tous lancent un dé, et le plus haut commence. On joue ensuite dans le sens horaire.
    .title = Qui commence
    .ruling = Ceux qui sont à égalité en tête relancent. Le livret ne parle pas des égalités.
    .try = Une nouvelle partie, et tous ont lancé un dé. Gardez une quête et continuez : le plus haut a le premier tour.
donjon-rule-setup-gems = Personne n’a de gemmes au début. Les premières viennent des monstres, du coffre et des quêtes.
    .title = Les bourses sont vides
    .try = Une nouvelle partie. Gardez une quête et continuez : le premier tour commence, et personne n’a de gemme.

## Un tour

donjon-rule-turn-order = Un tour a six phases : le Ravitaillement au village, Donjon ou Arène, les Négociations, le Combat, le Repos du guerrier de retour au village, et les Quêtes. Puis c’est au joueur suivant. Quand chacun a joué, un tour de table est fini.
    .title = Les six phases
    .try = Vous êtes au village, et votre tour vient de commencer. Continuez : après le Ravitaillement vient le choix entre Donjon et Arène.
donjon-rule-turn-heal = Au début de votre propre tour, une de vos blessures guérit d’elle-même. Deux blessures prennent donc deux de vos tours, à moins de payer au Temple.
    .title = Une blessure guérit
    .try = Vous avez deux blessures. Jouez votre tour et laissez jouer le joueur 2 : quand le vôtre revient, une blessure guérit.
donjon-rule-choose = Après le Ravitaillement, piochez une carte aventure ou ouvrez une Arène contre un autre joueur. Si vous avez la Clé, vous pouvez plutôt profaner le Temple. Il faut faire l’un ou l’autre.
    .title = Donjon ou Arène
    .ruling = Il y a toujours quelque chose à faire. Qui ne peut ou ne veut payer l’octroi doit ouvrir une Arène, ou profaner le Temple ; et l’octroi et l’interdiction des Arènes ne sont jamais actifs ensemble.
    .try = Vous avez quitté le village. Piochez une carte, ou ouvrez une Arène contre quelqu’un : il faut l’un ou l’autre.
donjon-rule-dungeon-draw = Au Donjon, retournez la carte du dessus de la pioche aventure. Un monstre : combattez-le. Une carte spéciale : faites ce qu’elle dit. Un événement : il touche tous ceux qu’il nomme, puis vous piochez de nouveau.
    .title = Dans le Donjon
    .ruling = On pioche de nouveau après tout événement, aussi après l’Arène d’une Furie sanguinaire et après Un jour en enfer, sauf si la partie est finie. S’il ne reste pas de carte à piocher, le tour passe au Repos du guerrier.
    .try = Piochez la carte du dessus. C’est un monstre : vous pouvez maintenant demander de l’aide.
donjon-rule-dungeon-early = Un dragon ou l’octroi retourné avant le 3e tour de table retourne dans la pioche, que l’on mélange, et vous piochez une autre carte. Il est trop tôt pour eux : vous les reverrez plus tard.
    .title = Trop tôt pour les dragons
    .try = C’est le tour de table 2, et un dragon est sur le dessus. Piochez : il retourne dans la pioche, et vous piochez une autre carte.

## Un combat

donjon-rule-dice = Au Donjon, le joueur actif lance les deux dés : le vert pour les aventuriers, le rouge pour le monstre. Dans une Arène, l’attaquant lance le vert et le défenseur le rouge. Chaque dé a huit faces.
    .title = Le vert et le rouge
    .try = Un Gobelin de puissance 6 contre vos 8. Allez-y sans allié et voyez les deux dés : le vert est à vous, le rouge au Gobelin.
donjon-rule-kritik = Un 8 est un Kritik : il compte 16, et non 8. Chaque dé en donne un toutes les 8 fois. Un camp faible peut donc gagner, et un camp fort peut perdre. Par exemple, avec 2 points de puissance de moins, vous gagnez encore à peu près un combat sur trois.
    .title = Le Kritik
    .try = Un Orque de puissance 10 contre vos 8. Allez-y sans allié : votre dé vert montre un 8, et un 8 compte 16.
donjon-rule-result = Chaque camp ajoute son dé à sa puissance, et le plus gros total l’emporte. L’égalité va au dé vert, donc aux aventuriers ou à l’attaquant. Par exemple, un Barbare de 11 avec les 3 d’un allié et un 8 vert fait 11 + 3 + 16 = 30. Un monstre de 16 avec un 4 rouge fait 20.
    .title = Qui l’emporte
    .try = Une Goule aussi forte que vous. Allez-y sans allié, et faites la somme de chaque camp : puissance et dé.
donjon-rule-power = Votre puissance est de 8, plus le bonus de vos objets, moins vos blessures, plus ce qu’ajoutent votre aventurier et les pouvoirs en jeu. Par exemple, un Guerrier avec une armure +2 et une blessure a 8 + 2 − 1, et 1 de plus parce qu’il porte une armure : 10.
    .title = La puissance
    .try = Votre puissance est de 8. Achetez l’Épée courte, une arme +2, et voyez-la passer à 10.
donjon-rule-announce = Tout ce qui rend plus fort s’annonce avant le lancer des dés : pouvoir unique, objet réservé, Fiole chaotique. Personne ne change ainsi d’avis après les avoir vus.
    .title = Annoncer avant les dés
    .ruling = Une fois l’alliance conclue, le joueur actif annonce d’abord, puis l’allié. Le Sorcier peut ensuite disparaître, puis les dés roulent. Le livret dit seulement que c’est avant le lancer ; il nous faut un ordre.
    .try = Avant les dés, vous pouvez annoncer ce dont vous vous servez. Essayez la Fiole chaotique, que vous n’avez pas, puis servez-vous de votre pouvoir unique.
donjon-rule-win-monster = Battez un monstre, et vous recevez les gemmes et les points trophée de sa carte, et vous gardez la carte : c’est une dépouille, et des quêtes en demandent. Tout est à vous. L’allié reçoit ce que vous avez promis, si vous tenez parole.
    .title = Un monstre vaincu
    .try = Allez sans allié contre le Gobelin. Vous le battez : sa gemme est à vous, et la carte est parmi vos dépouilles.
donjon-rule-lose-monster = Perdez contre un monstre, et vous et votre allié recevez chacun 1 blessure, ou 2 si le dé rouge montre un 8. Le monstre va à la défausse.
    .title = Un combat perdu
    .try = Allez sans allié contre l’Orque. Cette fois vous perdez : une blessure pour vous, et l’Orque va à la défausse.
donjon-rule-wounds = Chaque blessure enlève 1 à votre puissance. Vous n’en avez jamais plus de 4 : les suivantes restent sans effet. Ici, personne ne meurt.
    .title = Les blessures
    .try = Vous avez trois blessures. Piochez la Nuée de météores, qui en donne deux à chacun : vous en avez alors quatre, et non cinq.
donjon-rule-flee = Au début du Combat, vous pouvez laisser un monstre tranquille si sa puissance est d’au moins une fois et demie la vôtre. Par exemple, à 8, on peut fuir devant un 12, mais pas devant un 10. On n’y perd que la carte.
    .title = Fuir
    .ruling = On compte votre propre puissance avec tout ce qui vaut toujours, compagnon compris, sans allié et sans pouvoirs à usage unique. On peut fuir même après une alliance ; elle est alors finie et l’on ne doit rien. La carte est défaussée, et l’objet d’un dragon aussi. On ne fuit ni le Mimic, ni le Gardien du Temple, ni les monstres de l’enfer.
    .try = Un Ogre de puissance 12 contre vos 8 : une fois et demie la vôtre. Continuez sans allié, puis fuyez.

## Le village

donjon-rule-shop-buy = Au Ravitaillement et au Repos du guerrier, vous pouvez acheter autant d’objets que vous voulez au prix indiqué. La boutique ne rachète rien : les gemmes dépensées là sont dépensées.
    .title = Acheter des objets
    .try = Vous avez 5 gemmes. Achetez l’Épée courte pour 4 d’entre elles.
donjon-rule-shop-one-per-type = Vous pouvez avoir une arme, une armure et un bijou. Si vous en avez deux d’un type, gardez-en un : échangez ou donnez l’autre à un joueur, ou bien il retourne à la boutique pour rien. Un objet draconique dont personne ne veut est défaussé.
    .title = Un objet de chaque type
    .ruling = Tous ceux qui en ont trop règlent cela à la fin du Ravitaillement et du Repos du guerrier, à partir du joueur actif ; jusque-là, c’est le plus fort bonus qui compte. Un objet réservé prend la place de son type, même chez qui ne peut pas s’en servir.
    .try = Vous avez deux armes. Continuez, et abandonnez la Dague : elle est de retour dans la boutique, pour rien.
donjon-rule-shop-typeless = Soldes, Fiole chaotique et Clé du Temple restent devant vous jusqu’à ce que vous vous en serviez. Ce sont des objets pour qui pille ou vole, mais ce ne sont ni armes, ni armures, ni bijoux, et ils ne prennent pas de place.
    .title = Les objets sans type
    .ruling = Le livret dit qu’ils comptent comme des objets quand on pille. Pour nous ce sont aussi des objets dans les échanges, et nulle part ailleurs.
    .try = Vous avez une arme, et trois cartes trouvées au Donjon. Continuez : personne ne vous demande d’abandonner quoi que ce soit.
donjon-rule-item-ordinary = La boutique a douze objets ordinaires, armes, armures et bijoux, de +1 à +4. Leur bonus s’ajoute à votre puissance tant que vous les avez. Par exemple, une Hache double ajoute 4 et coûte 8 gemmes.
    .title = Les objets ordinaires
    .ruling = Le livret n’en nomme que quelques-uns : la Hache double, une arme +4 à 8 gemmes, et le Heaume des morts, une armure +2. Notre reconstitution a un +1, un +2, un +3 et un +4 de chaque type, à 2, 4, 6 et 8 gemmes.
    .try = Achetez la Hache double avec vos 8 gemmes : votre puissance augmente de 4.
donjon-rule-item-draconic = Chacun des trois dragons garde un objet de +5 : une épée, une armure, une amulette. Ils ne sont jamais à vendre, on ne fait que les gagner.
    .title = Les objets draconiques
    .try = Le Dragon vert, et une puissance de 20 des deux côtés. Allez-y sans allié : vous gagnez, et l’Épée du dragon est à vous.
donjon-rule-temple = Au village, payez 2 gemmes au Temple de Soin, et toutes vos blessures guérissent. Les gemmes restent sur le Temple, et un jour quelqu’un viendra peut-être les voler. On n’y soigne pas les maudits.
    .title = Le Temple de Soin
    .ruling = On ne peut payer que si l’on a une blessure : ce serait sinon un moyen de cacher ses gemmes.
    .try = Vous avez trois blessures et 2 gemmes. Faites-vous soigner au Temple : votre puissance remonte à 8, et les gemmes y restent.
donjon-rule-guild = Au village, vous pouvez acheter une quête à la Guilde des Aventuriers pour 2 gemmes, une fois par tour. Regardez-en deux, gardez-en une, et remettez l’autre sous la pioche. C’est une quête secondaire.
    .title = La Guilde des Aventuriers
    .ruling = Une fois par tour, c’est Ravitaillement et Repos du guerrier ensemble. S’il ne reste qu’une quête dans la pioche, on regarde celle-là.
    .try = Achetez une quête avec vos 2 gemmes : regardez-en deux, et gardez la première.
donjon-rule-guild-limit = Vous pouvez avoir au plus 3 quêtes secondaires pas encore achevées. Chacune coûte 1 point à la fin : beaucoup de quêtes, c’est donc aussi un risque.
    .title = Trois quêtes secondaires au plus
    .ruling = Les échanges et les vols respectent aussi cette limite : sinon, la règle de la Guilde ne voudrait pas dire grand-chose.
    .try = Vous avez trois quêtes secondaires. Essayez d’en acheter une quatrième à la Guilde.
donjon-rule-rest-village = Après le combat, vous revoici au village. Vous pouvez faire tout ce que permet le Ravitaillement : acheter, vous soigner, échanger. Ce que vous venez de gagner peut donc servir tout de suite.
    .title = De retour au village
    .ruling = La Guilde ne vend toujours qu’une quête par tour, Ravitaillement et Repos du guerrier ensemble.
    .try = Piochez une carte : c’est un coffre de 3 gemmes, et vous revoici aussitôt au village. Achetez la Dague avec elles.
donjon-rule-rest-trophy = Au Repos du guerrier, vous pouvez acheter un point trophée pour 6 gemmes, un par tour et pas davantage. C’est cher, mais personne ne peut vous en empêcher.
    .title = Un point trophée contre des gemmes
    .try = Vous revoici au village avec 6 gemmes. Achetez un point trophée avec toutes.

## Les quêtes

donjon-rule-quest-claim = Si vous remplissez une quête, vous pouvez la montrer à tout moment et prendre ce qu’elle rapporte. Certaines demandent ce que vous avez à cet instant, des gemmes ou une arme ; d’autres un exploit, comme une Arène gagnée en infériorité numérique.
    .title = Montrer une quête
    .ruling = On la montre à n’importe quelle décision, aussi pendant le tour d’un autre. À la fin de chaque tour, on demande à tous ceux qui ont une quête pas encore achevée, dans l’ordre du tour, et de nouveau après chaque quête montrée, jusqu’à ce que tous renoncent : ne demander qu’à ceux qui le peuvent les trahirait. Un exploit est à qui a combattu, et seulement s’il avait alors la quête ; il reste acquis, mais si la quête change de mains, il est perdu.
    .try = Votre tour finit, et l’on vous demande votre quête. Vous n’avez pas encore d’arme +4 : continuez, vous pourrez la montrer une autre fois.
donjon-rule-quest-main = Votre quête principale rapporte le double de ses points trophée, et 4 gemmes. Par exemple, la quête du tranchant vaut 2 points : comme quête principale, elle en rapporte 4, et 4 gemmes.
    .title = La quête principale
    .try = La quête du tranchant est votre quête principale. Achetez la Hache double et montrez la quête : 2 points trophée deviennent 4.
donjon-rule-quest-secondary = Une quête secondaire rapporte les points trophée imprimés, et 4 gemmes. Elle coûte 2 gemmes à la Guilde : même une quête à 1 point est rentable.
    .title = Les quêtes secondaires
    .try = Ici, la quête du tranchant est une quête secondaire. Achetez la Hache double et montrez-la : 2 points trophée, et 4 gemmes.
donjon-rule-quest-spoils = Les dépouilles qui remplissent une quête sont défaussées : chaque monstre ne sert qu’une fois. Les quêtes achevées restent visibles devant leur joueur, à qui personne ne peut plus les prendre.
    .title = Une dépouille ne sert qu’une fois
    .ruling = Si vous avez plus de dépouilles que la quête n’en demande, on prend les plus faibles qui conviennent.
    .try = Vous avez quatre morts-vivants parmi vos dépouilles, et la quête en demande trois. Montrez-la : la Liche, la plus forte, vous reste.

## Les alliances

donjon-rule-alliance-one = Contre un monstre, vous pouvez avoir un allié, et un seul. Demandez autour de vous, convenez d’un prix, et serrez-vous la main. Personne n’est obligé de vous aider.
    .title = Un seul allié
    .try = Un Orque est là, et un Guerrier est à côté de vous. Demandez de l’aide, ou allez-y sans allié : personne n’est forcé d’en avoir un.
donjon-rule-power-ally = Un allié apporte la moitié de sa puissance, arrondie au supérieur. Par exemple, un Guerrier de 11 apporte 6. À 2 joueurs, ce sont trois quarts, arrondis au supérieur : 11 apportent 9.
    .title = Ce qu’apporte un allié
    .ruling = Dons, pouvoirs, fiole et compagnon comptent avant que l’on prenne la moitié, et un allié n’apporte jamais moins de 0. Le livret partage en deux la puissance de la jauge ; tout cela en fait partie.
    .try = Le Guerrier a une puissance de 11 et demande 2 gemmes. Prenez-le comme allié : il en apporte 6.
donjon-rule-alliance-price = Contre de l’aide, vous pouvez promettre des gemmes, des objets, des dépouilles, des quêtes, votre aide dans un combat à venir, ou rien du tout. Des points trophée ne se promettent que pour les monstres de puissance 16 et 18 et les dragons, dont les cartes en ont.
    .title = Le prix de l’aide
    .ruling = On promet au plus les points trophée que porte la carte : sinon, ceux que l’on a gagnés ailleurs seraient à vendre.
    .try = Le Cyclope infernal a 1 point trophée sur sa carte : vous pouvez donc le promettre. Proposez-le au joueur 2 à la place de 2 gemmes.
donjon-rule-negotiate-when = Les alliances se concluent dans la phase de Négociations, quand on sait ce qu’il faut combattre. En pratique, on commence à négocier dès le Ravitaillement : un échange fait là peut aussi porter des promesses.
    .title = Quand négocier
    .try = Vous êtes encore au Ravitaillement, et vous négociez déjà : offrez au joueur 2 votre gemme contre de l’aide dans un combat à venir, et voyez la promesse posée là.
donjon-rule-promises = Les paroles n’engagent personne. Qui a promis peut tenir ou trahir, et aucune règle ne l’oblige. Ce sont les Trahisons du titre. Mais les autres s’en souviennent, et vous aurez encore besoin d’un allié. À 2 joueurs, on peut payer à l’avance, et alors il faut combattre.
    .title = Rien que des mots
    .ruling = Les promesses se tiennent ou se trahissent au Repos du guerrier. Celles qui ne sont pas tenues s’éteignent aussitôt : ce que l’on donne plus tard est un cadeau.
    .try = Le joueur 2 demande 2 gemmes pour son aide. Prenez-le comme allié : vous avez promis, et rien n’a encore changé de mains.
donjon-rule-rest-promises = Au Repos du guerrier, le joueur actif paie ce qu’il a promis, ou non. Après une Arène, le défenseur peut le faire lui aussi.
    .title = Tenir ou trahir
    .try = Battez l’Orque avec le joueur 2, à qui vous devez alors 2 gemmes. Trahissez votre parole, si vous voulez savoir ce que cela fait.

## L’Arène

donjon-rule-arena-early = Pas d’Arène avant le 3e tour de table : pendant les deux premiers, on ne fait que s’observer. Seule la Furie sanguinaire peut en causer une plus tôt.
    .title = Pas d’Arène avant le 3e tour de table
    .ruling = Le corps du livret dit « à partir du 3e tour », son résumé « après les 3 premiers ». Nous suivons le corps ; et la règle du Pot parle de deux tours d’observation.
    .try = C’est le tour de table 2. Essayez d’ouvrir une Arène contre le joueur 2.
donjon-rule-arena-open = Au lieu d’aller au Donjon, désignez une victime et dites : l’Arène est ouverte ! Vous attaquez avec le dé vert, la victime se défend avec le rouge, tous deux avec leur pleine puissance.
    .title = L’Arène est ouverte
    .try = Ouvrez une Arène contre le joueur 2 : vous attaquez, et il se défend.
donjon-rule-alliance-arena = Avant une Arène, l’attaquant et la victime peuvent tous deux promettre quelque chose contre de l’aide. Personne ne répond, et personne ne sait avant les dés qui a rejoint quel camp.
    .title = Promettre avant une Arène
    .try = Ouvrez une Arène contre le joueur 2, et promettez une gemme au joueur 3. Personne n’a à répondre.
donjon-rule-arena-powers = Le Barbare, le Guerrier et qui a la Fiole chaotique annoncent avant les dés ce dont ils se servent pour être plus forts. Les spectateurs peuvent le faire aussi, sans dire pour quel camp.
    .title = Annoncer dans une Arène
    .ruling = L’attaquant annonce d’abord, puis la victime, puis les autres dans l’ordre du tour, et c’est alors seulement que l’on choisit les jetons. Qui reste ensuite à l’écart l’a dépensé pour rien. Dans l’exemple imprimé, les deux se font en même temps. Le livret nomme aussi l’objet du Sorcier ; mais son anneau n’agit que pendant son propre tour.
    .try = Vous avez ouvert une Arène avec le Guerrier. Annoncez votre pouvoir unique, avant que quelqu’un ait choisi un camp.
donjon-rule-arena-sides = Chaque autre joueur prend en secret un jeton, attaquant ou défenseur, ou n’en prend pas, et le montre après les dés. Ceux qui ont un jeton sont alliés de ce camp, les autres restent neutres. Comptez donc vos amis avant d’ouvrir une Arène. À 2 joueurs, il n’y a pas de camps.
    .title = Choisir son camp en secret
    .try = Le joueur 2 attaque le joueur 3, et vous regardez. Rejoignez l’attaquant en secret ; cela se voit après les dés.
donjon-rule-arena-win = Si l’attaquant l’emporte, lui et tous ses alliés reçoivent 1 point trophée chacun. Chaque perdant reçoit 1 blessure, ou 2 si le dé vert montre un 8. Puis l’attaquant pille sa victime.
    .title = L’attaquant l’emporte
    .try = Vous avez une puissance de 16. Ouvrez une Arène contre le joueur 2, gagnez-la, et voyez ce qu’elle vous rapporte.
donjon-rule-arena-plunder = L’attaquant prend une chose à la victime : la moitié des gemmes, arrondie au supérieur, ou un objet, ou une dépouille. Par exemple, sur 5 gemmes, il en prend 3.
    .title = Le pillage
    .ruling = N’importe quel objet peut être pris, aussi les Soldes, la fiole, la Clé et celui qui est sur le Familier. Une victime qui n’a rien d’aucune sorte ne perd rien.
    .try = Ouvrez une Arène contre le joueur 2, qui a 5 gemmes. Vous gagnez : prenez-en la moitié, c’est-à-dire 3.
donjon-rule-arena-lose = Si le défenseur l’emporte, lui et tous ses alliés reçoivent 1 point trophée chacun. L’attaquant et ses alliés reçoivent 1 blessure chacun, ou 2 si le dé rouge montre un 8. Personne n’est pillé.
    .title = Le défenseur l’emporte
    .try = Ouvrez une Arène contre le joueur 2, qui est plus fort que vous. Vous perdez : le point trophée est pour lui, les blessures pour vous.
donjon-rule-pot = Qui commence un tour de table met une gemme de la réserve au Pot, dans chacun des premiers tours de table, puis jusqu’à la première Arène. Après elle, le Pot disparaît.
    .title = Le Pot
    .ruling = Il finit avec la première Arène aussi quand la Furie sanguinaire l’a causée dans les premiers tours de table.
    .try = Il n’y a pas encore eu d’Arène. Jouez votre tour et laissez jouer le joueur 2 : un tour de table commence, et une gemme va dans le Pot.
donjon-rule-pot-won = Qui gagne la première Arène prend le Pot en plus du reste. La première Arène vaut ainsi un peu plus que les suivantes.
    .title = Gagner le Pot
    .ruling = Il va à l’attaquant ou au défenseur, à celui qui a gagné, et non à ses alliés. Une Arène sans vainqueur, parce que le Sorcier a disparu ou que le Heaume de l’oubli l’a annulée, laisse le Pot où il est et ne compte pas comme la première.
    .try = Il y a 3 gemmes dans le Pot. Ouvrez la première Arène de la partie et gagnez-la : elles sont à vous.

## Les aventuriers

donjon-rule-barbarian = Le Barbare a +1 tant qu’il est équipé d’une arme. Pour lui, une arme +2 en vaut donc une de +3.
    .title = Le Barbare
    .try = Vous êtes le Barbare. Achetez la Dague, une arme +1 : votre puissance augmente de 2.
donjon-rule-barbarian-token = Une fois par partie, le Barbare combat avec +4. Ensuite, il a −2 pour le reste de la partie.
    .title = La rage du Barbare
    .ruling = Ce −2 n’est pas une blessure : il ne guérit pas, et il ne compte pas dans les quatre que l’on peut avoir.
    .try = Servez-vous de votre pouvoir unique contre l’Orque : 4 de plus dans ce combat, et 2 de moins ensuite.
donjon-rule-ranger = Le Forestier a +1 contre les monstres du type de son jeton. Avec le jeton dragon, cela vaut aussi pour ceux qui n’ont pas de type : Djinn, Mimic, Doppelganger et Gardien du Temple.
    .title = Le Forestier
    .try = Votre jeton dit mort-vivant. Piochez : une Momie est là, et contre elle vous avez 1 de plus.
donjon-rule-ranger-token = Une fois par partie, le Forestier a 6 de plus contre un monstre de son type. Avec son +1 de toujours, cela fait +7.
    .title = La proie du Forestier
    .try = Une Momie, un des morts-vivants que vous chassez. Servez-vous de votre pouvoir unique : 6 de plus contre elle.
donjon-rule-warrior = Le Guerrier a +1 tant qu’il est équipé d’une armure. Pour lui, une armure +2 en vaut donc une de +3.
    .title = Le Guerrier
    .try = Vous êtes le Guerrier. Achetez le Gilet de cuir, une armure +1 : votre puissance augmente de 2.
donjon-rule-warrior-token = Une fois par partie, le Guerrier a +2 dans un combat. C’est moins que d’autres, mais cela ne coûte rien.
    .title = La maîtrise du Guerrier
    .try = Servez-vous de votre pouvoir unique contre l’Orque : 2 de plus dans ce combat, et rien à payer.
donjon-rule-priest = Avant de se décider pour le Donjon ou pour l’Arène, le Prêtre peut regarder la carte du dessus de la pioche aventure. Lui seul la voit.
    .title = Le Prêtre
    .ruling = Ici, regarder n’est pas un coup : il voit simplement la carte au moment de choisir.
    .try = Vous êtes le Prêtre. Quittez le village : avant de choisir entre Donjon et Arène, vous voyez la prochaine carte.
donjon-rule-priest-token = Une fois par partie, après une défaite, le Prêtre peut refaire le combat : on relance les deux dés, et le second résultat compte. Cela vaut surtout quand la malchance seule vous a battu.
    .title = La prière du Prêtre
    .ruling = Il faut que ce soit son combat : à son tour, comme attaquant ou comme victime. Le premier résultat n’a aucun effet. Tout ce qui a été annoncé demeure, les camps aussi, et la fiole n’est pas relancée.
    .try = L’Orque vous a battu. Refaites le combat, avec de nouveaux dés des deux côtés.
donjon-rule-sorcerer = Le Sorcier a +1 tant qu’il est équipé d’un bijou. Pour lui, un bijou +2 en vaut donc un de +3.
    .title = Le Sorcier
    .try = Vous êtes le Sorcier. Achetez l’Anneau de cuivre, un bijou +1 : votre puissance augmente de 2.
donjon-rule-sorcerer-token = Une fois par partie, le Sorcier fuit un combat pendant que les dés roulent.
    .title = Le Sorcier disparaît
    .ruling = Il décide après tous les autres et avant que l’on voie le résultat. Le combat s’arrête alors : rien n’est gagné, perdu ou gardé, et le monstre est défaussé. Comme allié, et en enfer, il ne retire que lui-même : ni force, ni gain, ni blessure, ni point trophée, et il ne compte dans aucun camp. On ne disparaît pas devant le Mimic.
    .try = Un Gnoll est là, et les dés vont rouler. Disparaissez : rien de gagné, et rien de perdu.
donjon-rule-thief = Le Voleur prend une gemme de plus à la victime, à chaque pillage par le camp où il combat.
    .title = Le Voleur
    .ruling = Cela vaut aussi comme allié, et cette gemme est à lui : elle n’entre pas dans ce que partage l’attaquant.
    .try = Vous êtes le Voleur. Ouvrez une Arène contre le joueur 2 et pillez des gemmes : la moitié de 5 fait 3, puis 1 de plus pour vous.
donjon-rule-thief-token = Une fois par partie, après une Arène gagnée à son propre tour, le Voleur prend deux choses sur trois au lieu d’une : toutes les gemmes, un objet, une dépouille.
    .title = Le grand coup du Voleur
    .ruling = Un défenseur combat comme un joueur actif, mais cela ne concerne que la puissance : ceci est pour le propre tour du Voleur. Sa gemme de plus s’y ajoute, s’il en reste une.
    .try = Ouvrez une Arène contre le joueur 2, gagnez-la, et prenez deux choses avec votre pouvoir unique : toutes les gemmes, et la Dague.
donjon-rule-token-when = Chaque pouvoir unique sert une fois par partie. Le Barbare, le Forestier et le Guerrier l’annoncent avant les dés, le Sorcier pendant qu’ils roulent, le Prêtre et le Voleur après.
    .title = Quand utiliser son pouvoir unique
    .try = Vous êtes le Guerrier, et les dés n’ont pas encore roulé. C’est le moment : servez-vous de votre pouvoir unique.

## La fin

donjon-rule-end-target = La partie finit aussitôt que quelqu’un atteint les points trophée convenus.
    .title = Les points trophée sont atteints
    .try = Vous avez 11 points trophée sur 12, et 6 gemmes. Achetez le dernier : la partie est finie, et plus rien ne peut se faire.
donjon-rule-end-deck = Elle finit aussi quand la pioche aventure est épuisée.
    .title = La dernière carte aventure
    .ruling = On joue jusqu’au bout le tour où la dernière carte a été piochée. Le livret dit « immédiatement », mais il ne peut s’agir d’une carte dont personne ne s’est occupé.
    .try = Vous avez pioché la dernière carte aventure. Quittez le village : quand votre tour finit, la partie finit aussi.
donjon-rule-end-now = Quand les points trophée sont atteints, rien d’autre n’arrive dans ce tour.
    .title = Plus rien après
    .ruling = Les points trophée d’un même événement sont donnés à tous ceux qui y ont droit, et l’on regarde seulement ensuite si la partie est finie. Après, il n’y a plus ni promesses, ni quêtes montrées, ni pillage.
    .try = Vous avez 11 points trophée sur 12. Ouvrez une Arène contre le joueur 2 et gagnez-la : c’est le douzième, et l’on ne pille plus personne.
donjon-rule-end-main = Une quête principale pas achevée coûte ses points trophée imprimés, sans les doubler. Une quête principale à 3 fait donc une différence de 9 : 6 gagnés ou 3 perdus.
    .title = La quête principale pas achevée
    .try = Votre quête principale à 2 points n’est pas achevée. Achetez votre dernier point trophée et voyez le décompte : 2 points en moins.
donjon-rule-end-secondary = Chaque quête secondaire pas achevée coûte 1 point trophée.
    .title = Les quêtes secondaires pas achevées
    .try = Vous avez deux quêtes secondaires pas encore achevées. Achetez votre dernier point trophée : chacune des deux en coûte 1.
donjon-rule-end-winner = Enlevez ce que coûtent les quêtes pas achevées. Le plus de points trophée l’emporte alors. Qui a mis fin à la partie ne l’a donc pas toujours gagnée.
    .title = Le vainqueur
    .ruling = Un compte peut descendre au-dessous de 0.
    .try = Vous avez 11 points trophée et une quête principale à 3, le joueur 2 en a 10. Achetez le douzième point, et voyez qui gagne.
donjon-rule-end-tie = Parmi ceux qui sont à égalité, l’emporte qui a le plus de points trophée et de dépouilles ensemble.
    .title = Les égalités
    .ruling = Leurs points trophée étant égaux, c’est qui a le plus de dépouilles. Si cela aussi est égal, la victoire est partagée : le livret ne va pas plus loin.
    .try = Achetez votre douzième point trophée. Avec 2 en moins pour votre quête principale, vous êtes à égalité avec le joueur 2, mais vous avez une dépouille.

## Les cartes spéciales

donjon-rule-special-ends = Une carte spéciale sans combat est vite réglée : prenez les gemmes, gardez la carte, encaissez la blessure.
    .title = Après une carte spéciale
    .ruling = Le tour passe ensuite au Repos du guerrier. On ne pioche de nouveau qu’après un événement.
    .try = Piochez une carte. C’est un coffre : vous prenez ce qu’il contient, et vous revoici au village.
donjon-rule-dragons = Trois dragons habitent le Donjon : le noir, le rouge et le vert. Chacun vaut 3 points trophée et garde un objet de +5 : le noir une armure, le rouge une amulette, le vert une épée. Perdez, et carte et objet sont défaussés.
    .title = Les dragons
    .ruling = Leurs points trophée et leurs objets sont imprimés dans le livret, mais ni leur puissance ni leurs gemmes : 20 pour le vert, 22 pour le rouge, 24 pour le noir, et 6 gemmes chacun, sont une reconstitution.
    .try = Piochez le Dragon vert, continuez sans allié et fuyez : la carte est défaussée, et l’Épée du dragon aussi.
donjon-rule-familiar = Le Familier porte pour vous un second objet d’un type, posé sur lui, et les deux bonus comptent. Si vous êtes battu sur un Kritik, le Familier meurt, et l’objet posé sur lui retourne à la boutique ; un objet draconique est défaussé.
    .title = Le Familier
    .ruling = C’est le plus faible bonus qui est posé sur lui, le dernier venu s’ils sont égaux. Il meurt aussi quand vous perdez comme allié. On ne peut ni le piller ni le donner.
    .try = Vous avez une Dague. Piochez le Familier, puis achetez l’Épée courte : les deux armes comptent maintenant.
donjon-rule-djinn = Le Djinn n’a pas de type et se combat comme un monstre : vous pouvez avoir un allié, et vous pouvez fuir. Battez-le, et vous pouvez prendre un objet ou une dépouille sur la table, même dans la défausse. Les objets draconiques, seulement s’ils sont déjà entrés en jeu.
    .title = Le Djinn
    .ruling = Sur la table, c’est dans la boutique, chez un autre joueur ou dans la défausse, où cela peut être n’importe quelle carte monstre. La Bonne Fée et le Familier ne se prennent pas, et le Djinn est défaussé. Sa puissance, 14, est une reconstitution.
    .try = Piochez le Djinn et allez-y sans allié. Vous le battez, et vous prenez ce que vous voulez : prenez l’Anneau de charme.
donjon-rule-chest = Le coffre au trésor contient 3 gemmes, et personne ne le garde. Il y en a deux.
    .title = Le coffre au trésor
    .try = Piochez la carte du dessus : 3 gemmes, et personne à combattre.
donjon-rule-sale = Gardez les Soldes jusqu’à un achat : elles réduisent de moitié le prix d’un objet. Il y en a deux.
    .title = Les Soldes
    .ruling = La moitié du prix est arrondie au supérieur, et aucun objet n’est soldé deux fois. Par exemple, 4 gemmes au lieu de 8.
    .try = Vous avez des Soldes et 4 gemmes. Achetez la Hache double avec les Soldes : elle coûte 4 au lieu de 8.
donjon-rule-trap = Le piège donne une blessure à qui le retourne.
    .title = Le piège
    .try = Piochez la carte du dessus : un Piège, et une blessure pour vous.
donjon-rule-vial = Gardez la Fiole chaotique, et servez-vous-en avant un combat. Lancez le dé vert : votre bonus est ce qu’il montre, moins 4. De −3 à +4, donc ; en moyenne un demi-point.
    .title = La Fiole chaotique
    .ruling = Ici, un 8 est simplement 8, sans Kritik, et donne donc +4.
    .try = Servez-vous de la Fiole chaotique contre l’Orque : le dé montre un 7, vous avez donc 3 de plus.
donjon-rule-mimic = Le Mimic avait l’air d’un coffre. Vous le combattez seul, vous ne pouvez pas fuir, et il ne rapporte rien. Perdez, et il vous blesse comme n’importe quel monstre.
    .title = Le Mimic
    .ruling = Sa puissance, 12, est une reconstitution : le livret ne l’imprime pas.
    .try = Piochez la carte du dessus. C’est le Mimic : on ne demande d’aide à personne, et vous ne pouvez pas fuir.
donjon-rule-pickpocket = Le chapardeur vous fait défausser un objet de votre choix. Il retourne à la boutique ; un objet draconique, ou trouvé au Donjon, est défaussé.
    .title = Le chapardeur
    .try = Vous avez une Dague et une Armure de plates. Piochez le Chapardeur, et abandonnez celle qui vous manquera le moins.
donjon-rule-doppelganger = Le Doppelganger est aussi fort que vous, sans les pouvoirs à usage unique. Vous le combattez seul, et il a 6 gemmes.
    .title = Le Doppelganger
    .ruling = Sa puissance est de 8, plus vos objets, moins vos blessures, plus votre +1 de toujours pour un objet, sans votre compagnon et sans le +1 du Forestier pour un type. Si cela fait 16, il sert à la quête du sorceleur.
    .try = Vous avez une puissance de 20. Piochez le Doppelganger : il en a 20 aussi.
donjon-rule-fairy = Gardez la Bonne Fée. À votre prochaine défaite, vous ne perdez ni objet, ni gemme, ni dépouille, et vous ne recevez pas de blessure. Elle ne change rien aux points trophée.
    .title = La Bonne Fée
    .ruling = Elle sert d’elle-même, aussi quand vous perdez comme allié, et elle sauve aussi votre Familier. On ne peut pas la piller.
    .try = La Bonne Fée est avec vous. Piochez l’Orque et allez-y sans allié : vous perdez, mais sans blessure.
donjon-rule-key = Gardez la Clé du Temple jusqu’à ce que vous vous en serviez : avec elle, vous pouvez voler leurs gemmes aux frères du Temple.
    .title = La Clé du Temple
    .try = Essayez de profaner le Temple : vous n’avez pas la Clé. Piochez ensuite la carte du dessus, et la voilà.
donjon-rule-temple-raid = Avec la Clé, au lieu de Donjon ou Arène, combattez seul le Gardien du Temple. Sa puissance est de 14. Gagnez, et toutes les gemmes du Temple sont à vous. Gagné ou perdu, vous êtes maudit.
    .title = Profaner le Temple
    .ruling = Vous pouvez utiliser vos propres pouvoirs. Une défaite blesse comme toute autre, on ne fuit pas, et la Clé est défaussée dans les deux cas.
    .try = Il y a 8 gemmes sur le Temple, et vous avez sa Clé et une puissance de 20. Profanez-le, et combattez le Gardien.
donjon-rule-cursed = Qui a profané le Temple est maudit jusqu’à la fin de la partie : plus de soins au Temple, ni au Jour de Grâce. Une blessure par tour guérit toujours d’elle-même.
    .title = La malédiction
    .try = Vous êtes maudit, et vous avez deux blessures. Essayez de vous faire soigner au Temple.

## Les événements

donjon-rule-meteors = Nuée de météores : tout le monde reçoit 2 blessures.
    .title = Nuée de météores
    .try = Piochez la Nuée de météores : deux blessures pour chacun. Vous piochez ensuite une autre carte.
donjon-rule-grace = Jour de Grâce : 2 blessures de chacun guérissent, mais pas celles des maudits.
    .title = Jour de Grâce
    .try = Vous avez trois blessures. Piochez le Jour de Grâce : deux guérissent, et vous piochez une autre carte.
donjon-rule-fury = Furie sanguinaire : qui l’a retournée doit ouvrir aussitôt une Arène, et sa victime est le joueur assis à sa droite. Personne ne négocie, et tous les autres doivent prendre parti.
    .title = Furie sanguinaire
    .ruling = Le joueur à droite est celui d’avant dans l’ordre du tour. Les règles des Arènes valent pour le reste, à n’importe quel tour de table, et l’on pioche ensuite une autre carte.
    .try = Piochez la Furie sanguinaire : vous devez aussitôt combattre le joueur 3, et le joueur 2 doit prendre parti.
donjon-rule-new-choice = Un nouveau choix : chacun peut échanger sa quête principale contre une de ses quêtes secondaires pas encore achevées.
    .title = Un nouveau choix
    .ruling = La quête principale ne doit pas être achevée non plus, et les deux changent de place. Les joueurs décident dans l’ordre du tour.
    .try = Votre quête principale demande un dragon. Piochez Un nouveau choix, et faites de l’autre votre quête principale.
donjon-rule-arrival = Arrivage inattendu : la boutique retrouve les objets réservés qui étaient dans la défausse.
    .title = Arrivage inattendu
    .try = L’Armure de puissance a été défaussée. Piochez la carte du dessus : la voilà de retour dans la boutique.
donjon-rule-rot = Putréfaction : chacun défausse une de ses dépouilles, à son choix.
    .title = Putréfaction
    .try = Vous avez deux dépouilles. Piochez la Putréfaction, et défaussez le Gobelin : la Liche pourra encore servir.
donjon-rule-hell = Un jour en enfer : les trois derniers monstres de la défausse reviennent et attaquent ensemble, avec la somme de leurs puissances. Le joueur actif combat pleinement, tous les autres sont ses alliés. Gagné : les gemmes des trois sont distribuées une par une dans l’ordre du tour ; ni points trophée, ni dépouilles. Perdu : des blessures comme d’habitude, et 1 point trophée de moins pour chacun.
    .title = Un jour en enfer
    .ruling = Seules comptent les cartes monstre, aussi celles que l’on a fuies ou qui ont servi à une quête. S’il y en a moins de trois, viennent celles qu’il y a ; sans aucune, rien n’arrive. Chacun annonce comme dans tout combat, personne ne fuit, et les points trophée ne descendent jamais au-dessous de 0. Ensuite, les monstres restent dans la défausse comme avant.
    .try = Trois monstres sont dans la défausse, avec une puissance de 24 ensemble. Piochez : ils reviennent tous, et chacun combat à vos côtés.
donjon-rule-first-last = Le premier sera le dernier : qui mène en points trophée en cède un à qui en a le moins. S’il y a plusieurs premiers, chacun en perd un ; s’il y a plusieurs derniers, chacun en gagne un.
    .title = Le premier sera le dernier
    .ruling = Si tout le monde en a autant, rien n’arrive.
    .try = Le joueur 2 a le plus de points trophée, le joueur 3 le moins. Piochez la carte du dessus : un point passe de l’un à l’autre.
donjon-rule-toll = L’octroi : pendant un tour de table, piocher une carte aventure coûte 2 gemmes.
    .title = L’octroi
    .ruling = Les gemmes vont à la réserve, une fois par tour, quand vous choisissez le Donjon. Les cartes piochées après un événement sont gratuites, aussi après l’octroi lui-même.
    .try = Piochez l’Octroi : il reste devant vous un tour de table, et votre prochaine carte est gratuite.
donjon-rule-love = Élan d’amour : pendant un tour de table, il n’y a pas d’Arène, et la Furie sanguinaire reste sans effet.
    .title = Élan d’amour
    .try = Piochez l’Élan d’amour : pendant un tour de table, personne ne peut ouvrir d’Arène. Vous piochez ensuite une autre carte.
donjon-rule-active = L’octroi et Élan d’amour restent devant qui les a piochés jusqu’à son prochain tour. Il n’y en a jamais qu’un d’actif.
    .title = Les événements qui durent
    .ruling = Si l’autre est retourné entre-temps, il met fin au premier.
    .try = L’Octroi est sur le dessus, l’Élan d’amour dessous. Piochez : le second met fin au premier.

## Les dix-huit quêtes

donjon-rule-q-lavish = 2 points trophée : avoir une arme, une armure et un bijou en même temps.
    .title = Quête du fastueux
    .try = Vous avez une arme, une armure et un bijou, tous petits. Montrez la quête.
donjon-rule-q-jeweller = 2 points trophée : avoir un bijou +4 ou +5.
    .title = Quête du joaillier
    .try = Achetez la Couronne d’or, un bijou +4, avec vos 8 gemmes, et montrez la quête.
donjon-rule-q-edge = 2 points trophée : avoir une arme +4 ou +5, comme la Hache double.
    .title = Quête du tranchant
    .try = Achetez la Hache double, une arme +4, avec vos 8 gemmes, et montrez la quête.
donjon-rule-q-smith = 2 points trophée : avoir une armure +4 ou +5.
    .title = Quête du forgeron
    .try = Achetez l’Armure de plates, une armure +4, avec vos 8 gemmes, et montrez la quête.
donjon-rule-q-dragon-item = 3 points trophée : avoir un objet draconique. Peu importe qui l’a gagné ou pris, il compte pour qui l’a.
    .title = Quête du dragon
    .try = Vous avez l’Amulette du dragon, peu importe comment. Montrez la quête.
donjon-rule-q-just = 2 points trophée : avoir une dépouille de chacun de ces trois types : humanoïde, mort-vivant, créature extraordinaire.
    .title = Quête du juste
    .try = Vous avez un humanoïde, un mort-vivant et une créature extraordinaire parmi vos dépouilles. Montrez la quête : les trois sont dépensés.
donjon-rule-q-bloody = 2 points trophée : avoir trois humanoïdes parmi ses dépouilles.
    .title = Quête du sanguinaire
    .try = Gobelin, Orque et Troll sont des humanoïdes. Montrez la quête : les trois sont dépensés.
donjon-rule-q-hunter = 2 points trophée : avoir trois créatures extraordinaires parmi ses dépouilles.
    .title = Quête du chasseur
    .try = Gelée, Harpie et Hydre sont des créatures extraordinaires. Montrez la quête : les trois sont dépensées.
donjon-rule-q-kind = 2 points trophée : avoir trois morts-vivants parmi ses dépouilles.
    .title = Quête du bienfaisant
    .try = Zombie, Momie et Âme en peine sont des morts-vivants. Montrez la quête : les trois sont dépensés.
donjon-rule-q-saint-michael = 3 points trophée : avoir un dragon parmi ses dépouilles.
    .title = Quête de St Michel
    .try = Un dragon est parmi vos dépouilles. Montrez la quête.
donjon-rule-q-witcher = 3 points trophée : battre seul un monstre de puissance 16 ou plus.
    .title = Quête du sorceleur
    .ruling = Un compagnon n’est pas un allié : il peut donc vous aider.
    .try = Un Vampire de puissance 16, et vous en avez 20. Allez-y sans allié, battez-le, et montrez la quête.
donjon-rule-q-poor = 3 points trophée : avoir moins de points trophée que tous les autres. Une égalité ne suffit pas. Comme quête principale, elle en rapporte 6 : cela vaut la peine d’attendre.
    .title = Quête du miséreux
    .try = Les autres ont 2 points trophée chacun, vous en avez 1. Montrez la quête : elle n’en demande pas plus.
donjon-rule-q-hero = 1 point trophée : avoir plus de points trophée que tous les autres. Une égalité ne suffit pas.
    .title = Quête du héros
    .try = Vous avez 3 points trophée, les autres en ont 2 chacun. Montrez la quête.
donjon-rule-q-lucky = 4 points trophée : avoir achevé trois quêtes.
    .title = Quête du chanceux
    .try = Trois de vos quêtes sont achevées. Montrez la quatrième, qui ne demande que cela.
donjon-rule-q-greedy = 4 points trophée : avoir 12 gemmes ou plus. Vous les gardez.
    .title = Quête de l’avarice
    .try = Vous avez 12 gemmes. Montrez la quête : vous les gardez, et vous en recevez 4 de plus.
donjon-rule-q-saint-gary = 2 points trophée : gagner un combat à son propre tour avec un Kritik de son propre dé.
    .title = Quête de St Gary
    .try = Allez sans allié contre la Goule. Votre dé vert montre un 8, et vous gagnez : montrez la quête.
donjon-rule-q-fearless = 3 points trophée, ou 4 si les joueurs sont en nombre pair : gagner une Arène en infériorité numérique, aussi comme allié. Elle n’est pas dans le jeu à 2.
    .title = Quête de l’intrépide
    .ruling = On compte les têtes : attaquant, défenseur, et qui a montré un jeton. Si les camps sont égaux, cela ne sert ni à cette quête ni à celle du lâche.
    .try = Vous attaquez le joueur 2 avec une puissance de 20. Ne promettez rien et continuez : le joueur 3 rejoint l’autre camp, et vous battez les deux. Montrez la quête.
donjon-rule-q-coward = 2 points trophée : gagner une Arène en supériorité numérique, aussi comme allié. Elle n’est pas dans le jeu à 2.
    .title = Quête du lâche
    .try = Le joueur 2, bien plus fort, attaque le joueur 3. Rejoignez l’attaquant : à deux contre un vous gagnez, et vous montrez la quête.

## Les objets réservés

donjon-rule-item-reserved = Six objets ne servent qu’à un seul aventurier, une fois, puis sont défaussés. D’autres peuvent les avoir, pour les tenir loin de ses mains. Ils ne donnent pas de bonus.
    .title = Les objets réservés
    .ruling = Pour leur propre aventurier, ils comptent comme équipés : l’armure du Guerrier lui donne donc son +1. Pour les autres, ils n’apportent aucun avantage : ni +1, ni quête. L’Armure de puissance coûte 4 gemmes dans l’exemple du livret ; que les cinq autres aussi, c’est une reconstitution.
    .try = Vous avez l’Arc de contrainte, mais vous êtes le Prêtre. Essayez de lier l’Orque avec lui.
donjon-rule-power-armour = L’armure du Guerrier. Dans un combat, sa puissance et son dé sont doublés ensemble. Par exemple, à 9 avec un 3 au dé, il apporte (9 + 3) × 2 = 24.
    .title = L’Armure de puissance
    .ruling = Tout ce qu’il a annoncé est doublé aussi, et un Kritik vaut 16 avant d’être doublé. Comme allié, elle double sa puissance avant que l’on en prenne la moitié, sans dé.
    .try = Un Béhémoth de puissance 18, et vous êtes le Guerrier de 9. Servez-vous de l’Armure de puissance : puissance et dé sont doublés.
donjon-rule-thunder-axe = L’arme du Barbare. Dans un combat, sa puissance est doublée, et il ajoute deux dés.
    .title = La Hache de foudre
    .ruling = Il lance deux fois son dé, et chaque fois peut être un Kritik ; ce qu’il a annoncé est doublé aussi. Dans une Arène qu’il gagne, un 8 à l’un des deux dés donne 2 blessures aux perdants. Comme allié, elle double sa puissance avant que l’on en prenne la moitié, sans dés.
    .try = Un Béhémoth de puissance 18, et vous êtes le Barbare de 9. Servez-vous de la Hache de foudre : votre puissance est doublée, et vous lancez deux dés.
donjon-rule-binding-bow = L’arme du Forestier. Un monstre de puissance 10 au plus qu’il pioche devient son compagnon au lieu d’être combattu : sa puissance s’ajoute dans chacun de ses combats. Après chaque combat, sur 1 à 4, le monstre fuit. Battu sur un Kritik, il meurt. Dans les deux cas, l’arc est défaussé.
    .title = L’Arc de contrainte
    .ruling = Il faut que ce soit une carte monstre. Le Forestier le dit avant de négocier, et le tour passe au Repos du guerrier. Il n’a qu’un compagnon à la fois. Celui-ci meurt sur le 8 d’en face dans un combat perdu, comme un Familier, et il va à la défausse, aussi quand l’arc est perdu.
    .try = Un Griffon de puissance 10, et vous êtes le Forestier avec son arc. Liez-le : désormais il combat à vos côtés.
donjon-rule-charm-ring = Le bijou du Sorcier, pour son propre tour. Un autre joueur doit combattre à sa place, ou être son allié. Les gains sont au Sorcier.
    .title = L’Anneau de charme
    .ruling = Il le dit avant la fin des négociations, dans une Arène avant l’annonce des pouvoirs, et jamais de la victime. Le remplaçant combat avec sa pleine puissance et prend les blessures. Un allié forcé est le seul allié, pour rien ; dans une Arène, ouvertement de son camp. Contre un monstre que l’on combat seul, c’est un remplaçant ou rien. La malédiction du Temple est pour le Sorcier.
    .try = Un Ogre est là, et le joueur 2 est bien plus fort que vous. Faites-le combattre à votre place : les gains sont à vous.
donjon-rule-oblivion-helm = L’armure du Prêtre. Après les dés d’une Arène qu’il a perdue, il annule tout ce que la défaite entraîne : pillage, blessures, et points trophée des vainqueurs.
    .title = Le Heaume de l’oubli
    .ruling = Le Prêtre doit être attaquant ou victime. Le heaume sert après son pouvoir unique, et vaut pour tous, des deux camps.
    .try = Ouvrez une Arène contre le joueur 2, bien plus fort. Vous perdez ; servez-vous du Heaume de l’oubli, et c’est comme si rien n’avait eu lieu.
donjon-rule-blackmail-charm = Le bijou du Voleur, pour son propre tour. Il se sert des dépouilles d’un autre joueur pour une de ses quêtes, ou vole une quête secondaire au hasard.
    .title = Le Charme du chantage
    .ruling = Il peut y ajouter des dépouilles à lui, et celles qui servent sont défaussées. On ne vole qu’une quête pas encore achevée.
    .try = Vous êtes le Voleur, et le joueur 2 a deux quêtes secondaires. Volez-lui-en une avec le charme : le sort dit laquelle.

## Négocier

donjon-rule-trade = Au Ravitaillement et au Repos du guerrier, le joueur actif peut faire affaire avec tout joueur d’accord : acheter, vendre, échanger ou donner objets, dépouilles, gemmes et quêtes secondaires. Les quêtes passent face cachée.
    .title = Les échanges
    .ruling = Ce qui est convenu change de mains aussitôt. Ne s’échangent jamais les points trophée, la quête principale, le pouvoir unique, le Familier et la Bonne Fée. Soldes, fiole et Clé s’échangent comme des objets.
    .try = Offrez au joueur 2 une gemme contre la dépouille Gobelin. Il est d’accord, et les deux changent de mains aussitôt.
donjon-rule-deal-swap = Pour échanger, proposez à un joueur quelque chose contre quelque chose. Il accepte, refuse, ou fait une seule autre proposition, que vous acceptez ou refusez. Des paroles, comme de l’aide dans un combat à venir, peuvent en faire partie.
    .title = Une offre
    .ruling = Le livret laisse les joueurs parler comme ils veulent. Ici, un échange est une courte suite de coups : une offre, une réponse, au plus une autre proposition. Tout ce qui se touche change de mains aussitôt ; les paroles sont notées, pour être tenues ou trahies.
    .try = Offrez au joueur 2 une gemme contre la Dague. Il peut accepter, refuser ou proposer autre chose ; continuez et voyez.
donjon-rule-deal-ask = Contre un monstre, vous pouvez demander de l’aide. Chacun des autres dit une fois son prix, dans l’ordre du tour, ou passe. Puis vous en prenez un, ou aucun, et vous pouvez d’abord faire à chacun une autre proposition, une seule fois.
    .title = Demander de l’aide
    .ruling = L’ordre et la proposition unique sont de nous, pour qu’une négociation ait une fin. Seul le joueur actif en ouvre une ; les autres répondent.
    .try = Un Ogre est là. Demandez de l’aide, et écoutez ce que dit chacun des autres.
donjon-rule-deal-advance = À 2 joueurs, un prix peut se payer à l’avance. Il est payé dès que l’on est d’accord, et il faut alors combattre.
    .title = Payé à l’avance
    .ruling = Comme coup, c’est un prix avec le mot « now ». Plus question de fuir ensuite. À plus de deux joueurs, un prix ne peut qu’être promis.
    .try = À deux joueurs, le joueur 2 demande une gemme à l’avance. Prenez-le comme allié : elle est payée aussitôt, et vous combattez.
donjon-rule-deal-arena = Quand une Arène est ouverte, l’attaquant d’abord, puis la victime, peuvent promettre quelque chose à chacun des autres contre un camp.
    .title = Promettre avant les dés
    .ruling = Une promesse par joueur, rien que des mots, et sans réponse : personne ne doit montrer un camp avant les dés.
    .try = Vous avez ouvert une Arène contre le joueur 2. Essayez de lui promettre une gemme, puis promettez-en une au joueur 3.
donjon-rule-deal-keep = Au Repos du guerrier, chaque promesse ouverte est tenue ou trahie par qui l’a faite.
    .title = Régler les promesses
    .ruling = L’attaquant règle d’abord, puis la victime. Tenir, c’est donner tout ce qui est encore là. Une promesse pas tenue est trahie, et tout le monde le voit.
    .try = Battez l’Orque avec le joueur 2, à qui vous devez alors 2 gemmes. Tenez parole, et elles sont à lui.
donjon-rule-deal-bounds = Il y a place dans un tour pour quelques offres, pas pour des offres sans fin.
    .title = Combien d’offres
    .ruling = Quatre offres par tour, Ravitaillement et Repos du guerrier ensemble ; jamais deux fois la même ; au plus 12 gemmes et 2 choses nommées de chaque côté. On ne promet rien que l’on ne puisse avoir d’ici là, et rien contre rien n’est pas une offre. Chaque tour a ainsi une fin.
    .try = Essayez d’offrir au joueur 2 rien contre rien, puis 9 gemmes, alors que vous en avez 2.
donjon-rule-deal-list = Il y a bien trop d’offres pour les nommer toutes ; la table n’en donne donc pas la liste : composez-en une, et elle dit si elle est permise.
    .title = Quelles offres il y a
    .ruling = Une offre est permise si aucune règle ne l’interdit. Les adversaires joués par l’ordinateur regardent une courte liste à eux.
    .try = Composez une offre que personne n’aurait mise dans une liste : une gemme et votre Dague contre le Heaume des morts, et de l’aide dans deux combats à venir.

## À deux joueurs

donjon-rule-two = À deux, on joue en 12 points trophée. Chacun choisit sa quête principale parmi trois. Les quêtes de l’intrépide et du lâche sont retirées, et il n’y a pas de jetons pour choisir un camp dans une Arène. Un allié apporte les trois quarts de sa puissance, et on peut le payer à l’avance, ce qui engage.
    .title = À deux joueurs
    .try = Vous êtes deux, et le Guerrier a une puissance de 11. Prenez-le comme allié : il en apporte 9, les trois quarts, et non 6.
