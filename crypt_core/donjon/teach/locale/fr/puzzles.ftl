# Les problèmes de Donjon : ce qui est demandé, deux aides, pourquoi le meilleur coup l’est, et ce que
# l’on dit aux autres.

donjon-puzzle-about = { $stage ->
    [supply] Ravitaillement : que faites-vous au village ?
    [guild] À la Guilde : quelle quête gardez-vous ?
    [choose] Donjon ou Arène ?
    [exchange] Laquelle est votre quête principale ?
    [djinn] Que prenez-vous ?
    [pick] Qui prenez-vous, et à quel prix ?
    [flee] Combattre ou fuir ?
    [announce] Avant les dés : de quoi vous servez-vous ?
    [sides] Quel camp rejoignez-vous ?
    [vanish] Au moment où les dés vont rouler
    [replay] Après une défaite
    [plunder] Que pillez-vous ?
    [word] Tenir parole, ou trahir ?
   *[rest] Repos du guerrier : que faites-vous au village ?
}
donjon-puzzle-setting = { $adventurer }, à { $players } joueurs
donjon-puzzle-level = { $level ->
    [1] Facile
    [2] Délicat
   *[3] Difficile
}
# Ce qui doit être le plus grand possible.
donjon-puzzle-measure = { $measure ->
    [won] Comment avez-vous le plus de chances de gagner la partie à ce tour ?
    [beaten] Comment avez-vous le plus de chances de le battre ?
    [earned] Qu’est-ce qui rapporte le plus de gemmes en moyenne, si chaque blessure compte pour 2 gemmes perdues ?
    [trophies] Qu’est-ce qui rapporte le plus de points trophée en moyenne ?
    [counted] Qu’est-ce qui rapporte le plus de points trophée à ce tour, moins ce que coûteraient les quêtes non achevées ?
   *[honest] Qu’est-ce qui rapporte le plus de points trophée sans trahir votre parole ?
}
# $amount : une chance, ou une quantité ; $least : si c’est au moins autant, quoi que fassent les
# autres ; $broken : si une parole est trahie.
donjon-puzzle-brings = « { $move } » : { $measure ->
    [won] vous gagnez la partie dans { $least ->
        [yes] au moins{ " " }
       *[no] { "" }
    }{ $amount } des cas.
    [beaten] vous gagnez le combat dans { $amount } des cas.
    [earned] en moyenne, { $amount } en gemmes.
    [trophies] en moyenne, { $amount } en points trophée.
    [counted] { $amount } en points trophée.
   *[honest] { $amount } en points trophée, { $broken ->
        [yes] et une promesse trahie.
       *[no] et aucune promesse trahie.
    }
}
donjon-puzzle-whole = { $sign ->
    [minus] −{ $number }
   *[plus] { $number }
}

donjon-puzzle-alone = Laisser tranquille
    .ask = Un Ogre de puissance 12, qui vaut 4 gemmes, et vous avez 8. Personne ne vous aide.
    .hint-1 = Combien de fois gagneriez-vous, et qu’est-ce que cela coûte sinon ?
    .hint-2 = Vous gagnez environ un lancer sur cinq. Chaque blessure coûte plus que l’Ogre ne rapporte en moyenne.
    .why = Une fois sur cinq 4 gemmes, quatre fois sur cinq une blessure ou deux : c’est une mauvaise affaire, et fuir est gratuit.
    .miss = Comparez ce que vous gagnez une fois sur cinq à ce que vous perdez les autres fois.

donjon-puzzle-fairy = Rien à perdre
    .ask = Un Troll de puissance 14, qui vaut 5 gemmes, et vous avez 8. La Bonne Fée est avec vous.
    .hint-1 = Que vous coûterait ici une défaite ?
    .hint-2 = La Bonne Fée prend les blessures. Seul compte donc ce que vous pouvez gagner.
    .why = Vous gagnez rarement, mais une défaite ne coûte ni gemme ni blessure. Ce qui ne peut faire mal vaut un essai, même à une chance sur huit.
    .miss = Fuir est pour ceux à qui une défaite ferait mal.

donjon-puzzle-side = Avec le plus fort
    .ask = Le joueur 2, avec une puissance de 9, attaque le joueur 3, qui a 11. Vous avez 8 et apportez 4.
    .hint-1 = Calculez chaque camp avec vos 4.
    .hint-2 = 13 contre 11, ou 15 contre 9 ?
    .why = Vous faites pencher la balance des deux façons, mais un point est un point : la plus grande avance est la plus sûre.
    .miss = Vous recevez un point avec l’un ou l’autre camp. Avec lequel est-ce le plus sûr ?

donjon-puzzle-rage = Il n’y a pas d’après
    .ask = Vous et le joueur 2 avez chacun 11 points trophée sur 12, et un Vampire de puissance 16 en porte un sur sa carte. Votre pouvoir unique donne 4 maintenant et enlève 2 pour toujours.
    .hint-1 = Combien de tours restent-ils où ces 2 vous manqueront ?
    .hint-2 = Si vous gagnez, la partie est finie ; sinon, elle peut l’être avant votre prochain tour.
    .why = Ce que l’on dépense pour toujours ne coûte rien à la fin. Gardez-le jusque-là, mais pas plus longtemps.
    .miss = Vous l’avez gardé pour un tour qui ne viendra peut-être jamais.

donjon-puzzle-chest = Le certain vaut mieux
    .ask = Vous avez 11 points trophée sur 12, 3 gemmes et une puissance de 20. Le don du Prêtre vous montre un Coffre au trésor sur la pioche. Le joueur 2 a 8.
    .hint-1 = Il y a plus d’un chemin vers un point trophée.
    .hint-2 = Que peuvent acheter 6 gemmes au Repos du guerrier ?
    .why = Le coffre fait 6 gemmes de vos 3, et elles achètent le dernier point. Une Arène, si fort que l’on soit, peut se perdre par un Kritik.
    .miss = Très probable n’est pas certain. Y a-t-il quelque chose de certain ?

donjon-puzzle-cheap = L’aide la moins chère
    .ask = Un Ogre de puissance 12 avec 4 gemmes, et vous avez 8. Le joueur 2 apporte 6 pour 3 gemmes, le joueur 3 apporte 4 pour rien. Aucun ne négocie.
    .hint-1 = Que vous reste-t-il d’une victoire avec chacun ?
    .hint-2 = Avec le plus fort vous gagnez plus souvent, mais seulement 1 gemme ; avec l’autre, toutes les 4.
    .why = Deux points de puissance de plus portent votre chance de 36 à 47 lancers sur 64. Cela vaut quelque chose, mais non 3 gemmes sur 4.
    .miss = Regardez ce qui reste une fois le prix payé, et combien de fois.

donjon-puzzle-ahead = Pas quand on mène
    .ask = Une Goule de puissance 8, et vous avez 14. La Fiole chaotique ajoute ce que montre un dé, moins 4 : de −3 à +4.
    .hint-1 = En moyenne, la fiole donne un demi-point. Mais un point de plus vaut-il ce qu’un de moins coûte ?
    .hint-2 = Avec 6 d’avance, seul un Kritik vous bat. Jusqu’à 8 d’avance, rien n’y change ; moins de 6 y change.
    .why = Avec 6 d’avance, vous ne perdez que sur un Kritik. Plus de puissance ne vous aide presque jamais, et moins ouvre la porte à d’autres défaites. Gardez la fiole.
    .miss = Vous gagnez déjà presque toujours. Quand on mène, on ne veut pas de surprises.

donjon-puzzle-behind = Quand on est mené
    .ask = Un Ogre de puissance 12, et vous avez 8 et la Fiole chaotique, qui ajoute de −3 à +4. Vous avez choisi de combattre.
    .hint-1 = Jusqu’où cela peut-il empirer ?
    .hint-2 = Avec 4 de retard, c’est surtout un Kritik qui vous sauve, et à 7 de retard aussi. Mais à 0 de retard, vous gagnez plus d’une fois sur deux.
    .why = Quand on est mené, on n’a plus grand-chose à perdre : une mauvaise fiole ne fait guère de mal, et une bonne rend le combat égal.
    .miss = Sans elle, il vous faut un Kritik, ou presque. Qu’est-ce qui y changerait quelque chose ?

donjon-puzzle-exchange = Laquelle compte double
    .ask = Un nouveau choix est révélé. Votre quête principale demande un dragon ; la secondaire, celle du tranchant, la hache que vous avez.
    .hint-1 = Que faire avant l’échange, et quoi après ?
    .hint-2 = Une quête principale rapporte le double, et une secondaire ne coûte que 1 si elle n’est jamais achevée.
    .why = Comme quête principale, celle du tranchant rapporte 4 au lieu de 2, et le dragon coûte alors 1 au lieu de 3. Montrez-la après l’échange, non avant.
    .miss = C’est la quête dont vous êtes sûr qui devrait compter double.

donjon-puzzle-order = D’abord la hache
    .ask = Vous avez 7 points trophée sur 12, 10 gemmes, et la quête du tranchant comme quête principale. Un point trophée coûte 6 gemmes, la Hache double 8. Le joueur 2 a 11.
    .hint-1 = Certains achats rapportent des gemmes.
    .hint-2 = Une quête achevée rapporte 4 gemmes en plus de ses points. Comptez ce que vous avez alors.
    .why = La hache laisse 2 gemmes, la quête ajoute 4 gemmes et 4 points, et les 6 gemmes achètent le cinquième point. Dans l’autre sens, pas de hache.
    .miss = Il vous faut cinq points à ce tour. Dans quel ordre vos gemmes y suffisent-elles ?

donjon-puzzle-victim = Qui que l’on rejoigne
    .ask = Vous avez 11 points trophée sur 12, une puissance de 11, et vous voyez un Piège sur la pioche. Le joueur 2 a 8, et 9 gemmes ; le joueur 3 a 6, et rien. Celui que vous n’attaquez pas peut rejoindre un camp.
    .hint-1 = De quoi avez-vous encore besoin : de gemmes, ou d’un point ?
    .hint-2 = Calculez le pire des cas pour les deux : 11 contre 8 et la moitié de 6, ou contre 6 et la moitié de 8.
    .why = Les gemmes ne servent plus à rien. Contre le plus faible, vous gagnez plus souvent, que l’autre vous rejoigne, rejoigne la victime ou reste à l’écart.
    .miss = Ce qu’il y a dans une bourse ne compte que tant que la partie dure. Qui battez-vous le plus sûrement ?

donjon-puzzle-djinn = Ce qui manque
    .ask = Le Djinn est battu. Vous avez 8 points trophée sur 12, et la quête du juste comme quête principale : un humanoïde, un mort-vivant et une créature extraordinaire. Vous en avez deux.
    .hint-1 = Le Djinn ne donne pas que des objets.
    .hint-2 = Quel type vous manque, et où y en a-t-il un ?
    .why = Une Harpie prise dans la défausse est une créature extraordinaire, et la quête est achevée : 4 points, et la partie. Aucun objet ne rapporte autant.
    .miss = Regardez votre quête, puis tout ce qu’il y a sur la table, la défausse aussi.

donjon-puzzle-raid = La bourse des frères
    .ask = Vous avez 11 points trophée sur 12, 1 gemme, une puissance de 14 et la Clé. Il y a 6 gemmes sur le Temple, dont le Gardien a 14. Le joueur 2 a 19, et un Piège est sur la pioche.
    .hint-1 = Le dernier point peut se gagner, ou s’acheter.
    .hint-2 = 14 contre 14 pour des gemmes, ou 14 contre 19 pour un point ?
    .why = Contre le Gardien, le combat est égal, et ses gemmes achètent le point. Être maudit ensuite n’importe plus à personne.
    .miss = Comparez qui il faudrait battre pour le dernier point, dans chaque cas.

donjon-puzzle-stay = Rester et espérer
    .ask = Le joueur 2, avec une puissance de 12, vous attaque. Vous avez 10, votre pouvoir unique, 8 gemmes, et 11 points trophée sur 12.
    .hint-1 = Que reçoit la victime qui gagne ?
    .hint-2 = Disparaître sauve vos gemmes. Mais un point trophée pour le défenseur finirait la partie.
    .why = Une fois sur quatre, l’attaque même vous donne le dernier point. Des gemmes et une blessure, c’est peu payer.
    .miss = Vous avez sauvé des gemmes dont vous n’avez plus besoin, et fui le point qu’il vous faut.

donjon-puzzle-again = L’un après l’autre
    .ask = Vous avez ouvert une Arène et l’avez perdue. Vous avez 11 points trophée sur 12, votre pouvoir unique, et le Heaume de l’oubli.
    .hint-1 = L’un des deux fait gagner, l’autre empêche seulement de perdre.
    .hint-2 = Si vous perdez aussi la seconde fois, le Heaume est encore là.
    .why = D’abord les dés de nouveau, puisqu’ils peuvent gagner la partie ; sinon, le Heaume efface la défaite.
    .miss = Le Heaume n’en laisse rien, et rien ne gagne pas.

donjon-puzzle-end = Finir n’est pas gagner
    .ask = Vous et le joueur 2 avez chacun 11 points trophée sur 12. Vous avez 8 gemmes, et votre quête principale, celle du tranchant, n’est pas achevée ; le joueur 2 n’a pas de quêtes.
    .hint-1 = Qu’est-ce qui est retranché à la fin ?
    .hint-2 = 12 points moins 2 pour la quête principale, c’est moins que 11.
    .why = Un point acheté finirait la partie à 10 contre 11. La hache achève la quête, et celle-ci la finit à 15.
    .miss = Comptez ce qui reste de vos points après le décompte, et ce qu’a le joueur 2.

donjon-puzzle-charm = Les dépouilles des autres
    .ask = Vous êtes le Voleur avec le Charme du chantage, et vous avez 8 points trophée sur 12. Votre quête principale demande trois morts-vivants ; vous en avez un, le joueur 2 en a deux, et aussi une quête.
    .hint-1 = Le charme sait faire deux choses.
    .hint-2 = Vos dépouilles peuvent servir avec celles du joueur 2.
    .why = Une à vous et deux à lui, cela fait trois : 4 points, et la partie. Une quête volée resterait à achever.
    .miss = Regardez ce qui manque à votre quête, et qui l’a.

donjon-puzzle-guild = Une quête déjà achevée
    .ask = Vous avez 8 points trophée sur 12, plus que quiconque, et 12 gemmes après avoir payé la Guilde. Vous regardez deux quêtes : l’une demande 12 gemmes, l’autre le plus de points trophée.
    .hint-1 = Vous avez achevé les deux. Que rapporte chacune ?
    .hint-2 = L’une porte 4 points trophée, l’autre 1.
    .why = On garde les 12 gemmes, et elles rapportent 4 points : c’est la partie. Avoir le plus de points est plus facile, et n’en rapporte que 1.
    .miss = Combien de points manquent jusqu’à 12, et quelle quête en a autant ?

donjon-puzzle-unpaid = Trop tard pour être payé
    .ask = Vous avez 10 points trophée sur 12 et une puissance de 10. Un Géant du feu de 18 en porte 2. Le joueur 2 apporte 8, et demande 2 gemmes et les deux points ; le joueur 3 apporte 4 pour rien. Aucun ne négocie.
    .hint-1 = Quand paie-t-on ce que l’on a promis, et quand la partie finit-elle ?
    .hint-2 = Les deux points sont d’abord à vous. À 12, la partie est finie aussitôt.
    .why = Vaincu, le géant vous amène à 12, et plus rien n’arrive : ni Repos du guerrier, ni paiement. Un prix dû plus tard ne coûte donc rien, et le meilleur allié est le plus fort.
    .miss = Vous regardez le prix. Mais sera-t-il jamais payé ?

donjon-puzzle-haul = Deux sur trois
    .ask = Vous êtes le Voleur et vous avez gagné une Arène : 7 points trophée sur 12 maintenant, la quête du tranchant comme quête principale, et pas de gemmes. Le joueur 2 a 6 gemmes, la Hache double, et une Liche comme dépouille.
    .hint-1 = Il manque cinq points. D’où chacun peut-il venir ?
    .hint-2 = La hache achève la quête : quatre points. Un cinquième s’achète.
    .why = Hache et quête font 4 points et 4 gemmes, les gemmes du joueur 2 en font 10, et 6 achètent le dernier point. Une seule chose n’aurait pas suffi.
    .miss = Votre pouvoir unique prend deux choses. Lesquelles font cinq points ensemble ?

donjon-puzzle-armour = Une fois, mais la bonne
    .ask = Vous êtes le Guerrier avec 11 points trophée sur 12, une puissance de 8 et 4 gemmes. Le joueur 2 a 15. Vous ouvrirez à ce tour une Arène contre le joueur 2 : achetez ce qui aide le plus.
    .hint-1 = Un bonus dure. Ce qui double ne dure pas, mais une fois vous suffit.
    .hint-2 = Avec l’Armure de puissance, vous avez 9, et 9 et votre dé sont doublés.
    .why = Deux fois 9 et deux fois votre dé contre 15 et un dé : cela suffit presque toujours. Le Heaume des morts aurait fait 11 de vos 8.
    .miss = Pensez à ce qui ne sert qu’une fois. Vous faut-il plus d’une fois ?

donjon-puzzle-spoil = Ce qui est encore là
    .ask = Vous avez promis au joueur 2 la dépouille Momie pour son aide, et la Momie est battue. Mais votre quête principale demande trois morts-vivants, et avec la Momie vous les avez. Vous aimeriez aussi tenir parole.
    .hint-1 = Quand peut-on montrer une quête ?
    .hint-2 = Tenir une promesse, c’est remettre ce qui est encore là.
    .why = Une quête se montre à toute décision, donc aussi avant de répondre de votre parole. Vous la tenez ensuite, à la lettre : de la Momie, il ne reste rien. Le joueur 2 s’en souviendra quand même.
    .miss = Entre une parole trahie et une quête manquée, il y a un troisième chemin.
