# Le chapitre des douze Collectionneurs, une leçon par face. Comment un exercice se dit : voir lessons.ftl.

chapter-collectors = Les douze Collectionneurs
    .about = Ce que chaque Collectionneur fait pour vous, une courte leçon par face.

## Idoles

lesson-idols-a = Idoles, face A
    .about = Une idole contre un nouveau lancer.
    .known = Après un lancer, retournez une idole pour relancer ce dé. C’est le nouveau lancer qui compte. Chaque idole paie un seul lancer.
task-idols-a-again = Votre 4 prend l’idole. Regardez son lancer ; si le serviteur est épuisé, retournez une idole et relancez-le.
    .hint-1 = Avancez jusqu’au lancer. L’idole que vous venez de collecter peut déjà payer.
    .hint-2 = Une fois le lancer raté, appuyez sur ce dé pour le relancer.
    .why = Le nouveau lancer compte à la place de l’ancien. L’idole est maintenant face visible : elle rapporte toujours ses 2 pièces, mais ne paiera pas une seconde fois.
    .miss = Votre serviteur n’a pas encore été relancé.
    .miss-done = Vous avez gardé le lancer raté, et votre serviteur est épuisé. L’idole que vous venez de gagner aurait payé un autre lancer.
task-idols-a-which = Votre 5 et votre 3 vont être lancés, et vous n’avez qu’une idole. Si les deux échouent, utilisez-la pour le dé qui a le plus de chances d’être sauvé.
    .hint-1 = Un serviteur redevient actif si son lancer atteint au moins son effort.
    .hint-2 = Comptez les valeurs qui sauvent chaque dé : 5 et 6 pour l’un, et pour l’autre ?
    .why = Quatre valeurs sur six sauvent un 3, deux seulement un 5. Plus l’effort est bas, mieux l’idole est employée.
    .miss = Une idole, un lancer : utilisez-la pour l’un de vos deux dés.
    .miss-harder = Seuls un 5 ou un 6 sauvent un 5. Le 3 avait quatre valeurs sur six pour lui.
    .miss-done = Les deux serviteurs restent épuisés, et votre idole n’a servi à rien.

lesson-idols-b = Idoles, face B
    .about = Soyez le premier à en avoir deux.
    .known = Le premier joueur à avoir deux idoles reçoit 5 pièces à la fin. Les joueurs qui en ont deux plus tard reçoivent 2 pièces.
task-idols-b-first = Le premier joueur à avoir deux idoles reçoit 5 pièces en fin de partie. Vous en avez déjà une, et c’est le dernier tour de la manche. Revendiquez le trésor qui vous rapporte le plus de pièces.
    .hint-1 = Comptez ce qui est imprimé sur le trésor, et ce que paie le Collectionneur d’Idoles.
    .hint-2 = Avec une seconde idole, vous seriez le premier à en avoir deux : 5 pièces.
    .why = La pièce de l’idole et les 5 du Collectionneur font 6. Les deux idoles se retournent : c’est la marque que les 5 pièces sont gagnées. En solo, vous êtes toujours le premier, car le Fantôme ne possède rien. À plusieurs, tous ceux qui y arrivent dans la même manche reçoivent aussi 5 pièces.
    .miss = Ici, même la plus haute valeur n’est que 4. Votre seconde idole aurait rapporté 1 pièce, et 5 de plus.
task-idols-b-later = Le joueur 2 a été le premier à avoir deux idoles, il y a quelques manches. À présent, vous en avez deux aussi. Combien de pièces le Collectionneur vous paie-t-il en fin de partie ? Répondez avec les boutons ci-dessous.
    .hint-1 = Les 5 pièces vont au premier, et à tous ceux qui y parviennent dans la même manche.
    .hint-2 = Un joueur qui arrive plus tard reçoit aussi quelque chose : lisez le Collectionneur d’Idoles.
    .why = Un joueur qui a deux idoles ou plus après le premier reçoit 2 pièces. Ces idoles restent face cachée.
    .miss = Arriver plus tard rapporte moins, mais rapporte tout de même.
    .miss-likely = Les 5 pièces sont allées au joueur 2, qui avait deux idoles dans une manche précédente.

## Bijoux

lesson-jewelry-a = Bijoux, face A
    .about = À partir de deux, le meilleur compte deux fois.
    .known = À partir de deux, le meilleur bijou compte deux fois. Les autres comptent une fois.
task-jewelry-a-second = À partir de deux bijoux, le meilleur compte deux fois en fin de partie. Vous en avez un seul, de valeur 4, et c’est le dernier tour de la partie. Revendiquez le trésor qui augmente le plus votre score.
    .hint-1 = Un bijou seul ne rapporte que sa valeur. Deux rapportent plus.
    .hint-2 = Avec un second bijou, quelle que soit sa valeur, votre 4 compterait deux fois.
    .why = 1 pièce sur la carte, et votre 4 compte une fois de plus : 5 pièces pour un trésor qui annonce 1.
    .miss = Cela rapporte 4 pièces au plus. Le bijou annonce 1, mais grâce à lui votre 4 aurait compté deux fois : 5 pièces.
task-jewelry-a-count = Vous avez des bijoux de 2, 3 et 4. Combien de pièces ces trois-là rapportent-ils en fin de partie, Collectionneur compris ? Répondez avec les boutons ci-dessous.
    .hint-1 = Additionnez d’abord les valeurs.
    .hint-2 = Puis ajoutez encore une fois le meilleur, et lui seul.
    .why = 2 + 3 + 4 = 9, et encore une fois le 4 : 13.
    .miss = Les valeurs seules font 9. Le meilleur compte deux fois.
    .miss-likely = Ils ne comptent pas tous deux fois : seulement le meilleur.

lesson-jewelry-b = Bijoux, face B
    .about = Une pièce de plus pour chacun.
    .known = Chaque bijou compte une pièce de plus que ce qu’il montre.
task-jewelry-b-threes = Chaque bijou rapporte une pièce de plus en fin de partie, et c’est le dernier tour. Deux trésors annoncent 3, et l’idole face cachée est un 3 au plus, puisque vous avez le 4. Revendiquez celui qui augmente le plus votre score.
    .hint-1 = À valeur égale, regardez ce que paient les Collectionneurs.
    .hint-2 = Lequel des deux 3 rapporte une pièce en plus de sa valeur ?
    .why = 3 pièces sur la carte et 1 du Collectionneur : pour vous, ce bijou en vaut 4.
    .miss = Cela vaut 3 au plus. Le bijou aurait rapporté 3, et 1 de plus.
task-jewelry-b-count = Vous avez des bijoux de 1, 3 et 4. Combien de pièces ces trois-là rapportent-ils en fin de partie, Collectionneur compris ? Répondez avec les boutons ci-dessous.
    .hint-1 = Additionnez d’abord les valeurs.
    .hint-2 = Puis ajoutez une pièce par bijou.
    .why = 1 + 3 + 4 = 8, et une pièce pour chacun des trois : 11.
    .miss = Les valeurs seules font 8, et le Collectionneur ajoute quelque chose.
    .miss-likely = Ce serait la face A, où le meilleur bijou compte deux fois. Ici, c’est la face B.

## Manuscrits

lesson-manuscripts-a = Manuscrits, face A
    .about = À partir de deux, chacun compte 4.
    .known = À partir de deux, chaque manuscrit compte 4 pièces, quoi qu’il montre.
task-manuscripts-a-second = À partir de deux manuscrits, chacun compte 4 pièces au lieu de sa valeur. Vous en avez un seul, de valeur 1, et c’est le dernier tour de la partie. Revendiquez le trésor qui augmente le plus votre score.
    .hint-1 = Combien compteraient deux manuscrits, quoi qu’ils annoncent ?
    .hint-2 = Deux manuscrits comptent 4 chacun. Jusqu’ici, le vôtre vous vaut 1 pièce.
    .why = Deux manuscrits comptent 4 chacun : 8 pièces, là où vous en aviez 1. C’est 7 de plus, quand le bijou en offrait 4.
    .miss = Cela vous rapporte 4 pièces au plus. Avec un second manuscrit, vous passiez de 1 à 8 pièces.
task-manuscripts-a-free = Le dernier tour de la partie. Vous avez deux manuscrits. Prenez-en un autre, et finissez avec vos trois serviteurs actifs.
    .hint-1 = Prendre l’un ou l’autre, est-ce que cela change quelque chose ?
    .hint-2 = L’un comme l’autre compteront 4. L’un est libre, et un serviteur d’effort 1 n’est jamais lancé.
    .why = Un manuscrit de 1 compte 4 lui aussi, et un effort de 1 n’épuise personne. Chaque serviteur actif vaut une pièce de plus.
    .miss = Prenez un manuscrit, sans risquer de serviteur pour cela.
    .miss-four = Ici, le 4 ne vaut pas plus que le 1 : chacun compte 4. Et pour évincer la paire de 6 du Fantôme, il a fallu risquer trois serviteurs.

lesson-manuscripts-b = Manuscrits, face B
    .about = Retournez-en un, et voyez ce qui est face cachée.
    .known = À tout moment, retournez un manuscrit et regardez tout ce qui est face cachée dans la crypte. Cela ne prend pas de tour.
task-manuscripts-b-look = Le dernier tour de la manche : un seul trésor. Retournez votre manuscrit pour regarder ce qui est face cachée, puis revendiquez le trésor le plus précieux.
    .then-claim = Vous avez regardé, et c’est encore à vous : revendiquez le trésor le plus précieux.
    .then-go = Continuez avec « { next } » jusqu’à ce que le trésor soit à vous.
    .hint-1 = Regardez d’abord, avec le bouton sous vos dés. Cela ne prend pas votre tour.
    .hint-claim-1 = La carte cachée vous montre maintenant sa valeur. Comparez-la aux autres.
    .why = Vous saviez ce que vous preniez : un 4. Regarder a coûté un manuscrit retourné, qui compte toujours, et aucun tour. On peut aussi regarder pendant le tour d’un autre, sans rien dire.
    .miss = Vous avez regardé, mais vous n’avez pas revendiqué le trésor le plus précieux. Comparez ce que vous avez vu à ce que montrent les autres.
    .miss-blind = Vous avez revendiqué sans regarder. Une carte ne montre que son dos : votre manuscrit vous aurait dit ce qu’elle vaut.
    .miss-recover = Vous avez passé : votre dernier tour de la manche est fini, et vous n’avez rien revendiqué.
task-manuscripts-b-low = Encore une fois : regardez d’abord, puis revendiquez le trésor le plus précieux.
    .then-claim = C’est encore à vous. Quel trésor est le plus précieux ? Revendiquez-le.
    .then-go = Continuez avec « { next } » jusqu’à ce que le trésor soit à vous.
    .hint-1 = Savoir qu’une carte est mauvaise, c’est utile aussi.
    .hint-claim-1 = Comparez la valeur que vous avez vue à celles que tous voient.
    .why = Ce n’était qu’un 1. Vous le savez maintenant, et votre serviteur va plutôt chercher le 2.
    .miss = Vous avez regardé, mais vous n’avez pas revendiqué le trésor le plus précieux. Quelles valeurs voyez-vous maintenant ?
    .miss-blind = Vous avez revendiqué sans regarder : la carte cachée n’était qu’un pari. Votre manuscrit vous l’aurait montrée.
    .miss-recover = Vous avez passé : votre dernier tour de la manche est fini, et vous n’avez rien revendiqué.

## Poteries

lesson-pottery-a = Poteries, face A
    .about = 2, 4 ou 8 pièces pour deux, trois ou quatre.
    .known = Deux poteries rapportent 2 pièces, trois en rapportent 4, quatre ou plus 8.
task-pottery-a-fourth = En fin de partie, deux poteries rapportent 2 pièces, trois 4, quatre ou plus 8. Vous en avez trois, et c’est le dernier tour de la partie. Revendiquez le trésor qui augmente le plus votre score.
    .hint-1 = Que paie le Collectionneur pour trois poteries, et pour quatre ?
    .hint-2 = Avec la quatrième, il paie 8 au lieu de 4.
    .why = 1 pièce sur la carte et 4 de plus du Collectionneur : 5 pièces, une de mieux que l’idole.
    .miss = Cela rapporte 4 pièces au plus. La quatrième poterie en aurait rapporté 1, et 4 de plus du Collectionneur.
task-pottery-a-count = Vous avez trois poteries. Combien de pièces le Collectionneur vous paie-t-il en fin de partie, en plus de leurs valeurs ? Répondez avec les boutons ci-dessous.
    .hint-1 = Deux poteries paient 2 pièces ; la troisième, puis la quatrième, doublent la somme.
    .why = Deux poteries paient 2 pièces, trois en paient 4, quatre ou plus en paient 8 : chaque fois, la somme double.
    .miss = Quatre poteries rapporteraient 8, et vous en avez trois.
    .miss-likely = Le Collectionneur ne paie pas 2 par poterie. Il paie 2 pour exactement deux, et double ensuite.

lesson-pottery-b = Poteries, face B
    .about = Avant la phase Revendiquer, retournez-en deux et prenez ce qui est face cachée.
    .known = Entre Révéler et Revendiquer, deux poteries retournées achètent un trésor face cachée. À aucun autre moment.
task-pottery-b-take = Les trésors sont là, et personne ne peut encore revendiquer. Retournez deux poteries et prenez l’idole face cachée.
    .hint-1 = C’est le moment : après la phase Révéler, avant la phase Revendiquer.
    .hint-2 = Il y a un bouton pour cela, sous vos dés. Aucun serviteur n’est nécessaire.
    .why = L’idole est à vous avant que quiconque ait pu la revendiquer, et c’était un 4. Vos deux poteries sont retournées, et tous vos serviteurs sont encore là pour le reste. Si plusieurs joueurs la veulent, on les interroge dans l’ordre du tour, et le premier la prend.
    .miss = L’idole est toujours là.
    .miss-done = La pause est finie, et désormais seuls des serviteurs peuvent gagner l’idole.
task-pottery-b-late = La phase Revendiquer a commencé. Essayez quand même : écrivez « take b » comme coup.
    .hint-1 = Un coup peut s’écrire dans le champ sous vos dés. La lettre est celle du trésor face cachée.
    .why = Refusé : les poteries servent dans la pause entre Révéler et Revendiquer, et à aucun autre moment.
    .miss = Vous n’avez pas encore essayé de prendre le trésor.
    .miss-claim = Avec un serviteur, vous pouvez le revendiquer, bien sûr. Il s’agissait d’essayer le pouvoir des poteries, trop tard.

## Reliques

lesson-remains-a = Reliques, face A
    .about = Retournez-en deux, et un serviteur se réveille.
    .known = À tout moment, deux reliques retournées réveillent un serviteur épuisé. Cela ne prend pas de tour.
task-remains-a-wake = Retournez deux reliques, et un serviteur épuisé redevient actif. C’est le dernier tour de la manche : un serviteur est actif, un autre épuisé ; sur l’idole, il y a le 6 du Fantôme. Prenez l’idole.
    .then-claim = C’est encore à vous, et deux serviteurs sont actifs : prenez l’idole.
    .then-go = Vos serviteurs sont placés. Continuez avec « { next } » jusqu’à ce que l’idole soit à vous.
    .hint-1 = Aucun serviteur seul ne bat un 6. À deux, ils y arrivent.
    .hint-2 = Le bouton sous vos dés retourne deux reliques et réveille un serviteur ; ensuite, c’est toujours votre tour.
    .hint-claim-1 = Deux efforts égaux s’additionnent, et le total doit dépasser 6.
    .why = Réveiller ne prend pas de tour. À deux, vos serviteurs battent le 6, et les reliques retournées comptent toujours, mais ne paient plus rien. On peut aussi le faire pendant le tour d’un autre, et une dernière fois avant de compter les pièces.
    .miss = Votre serviteur est réveillé, mais le 6 du Fantôme est toujours sur l’idole. Ensemble, vos deux serviteurs pouvaient l’évincer.
    .miss-recover = Récupérer réveille tout le monde, mais prend tout le tour, et c’était le dernier. Retourner deux reliques n’en prend aucun.
    .miss-alone = L’idole valait mieux. Une fois le second serviteur réveillé, ils auraient battu le 6 à deux.
task-remains-a-short = Vous avez trois reliques, dont une seule n’est pas encore retournée. Essayez de réveiller votre serviteur.
    .hint-1 = Il y a un bouton pour cela, sous vos dés : appuyez quand même.
    .why = Refusé : pour réveiller, il faut deux reliques encore face cachée. Celles qui sont retournées ont déjà payé.
    .miss = Vous n’avez pas essayé de réveiller votre serviteur.
    .miss-recover = Récupérer marche, et prend votre tour. Il s’agissait d’essayer avec vos reliques.

lesson-remains-b = Reliques, face B
    .about = Quatre ou plus : 10 pièces.
    .known = Quatre reliques ou plus rapportent 10 pièces. Trois ne rapportent que leur valeur.
task-remains-b-fourth = Quatre reliques ou plus rapportent 10 pièces en fin de partie. Vous en avez trois, et c’est le dernier tour de la partie. Revendiquez le trésor qui augmente le plus votre score.
    .hint-1 = Que paie le Collectionneur pour trois reliques, et pour quatre ?
    .hint-2 = Pour trois il ne paie rien, pour quatre 10 pièces.
    .why = 1 pièce sur la carte et 10 du Collectionneur. Avec trois reliques, vous n’auriez eu que leurs valeurs.
    .miss = Cela rapporte 4 pièces au plus. La quatrième relique en aurait rapporté 11.
task-remains-b-asleep = Le Collectionneur est sur sa face B. C’est la face A qui réveille un serviteur pour deux reliques : essayez ici, écrivez « rouse » comme coup.
    .hint-1 = Un coup peut s’écrire dans le champ sous vos dés : « rouse » est celui qui réveille un serviteur.
    .why = Refusé : seule la face visible est en jeu. Regardez les Collectionneurs avant une partie : ils ne montrent pas toujours les mêmes faces.
    .miss = Vous n’avez pas essayé de réveiller votre serviteur.
    .miss-recover = Récupérer marche dans toutes les parties. Il s’agissait d’essayer un pouvoir qui n’est pas en jeu.

## Tapisseries

lesson-tapestries-a = Tapisseries, face A
    .about = L’ensemble le plus précieux : 5 pièces.
    .known = Les tapisseries les plus précieuses rapportent 5 pièces. Qui partage la première place en reçoit 5 aussi.
task-tapestries-a-one = Le joueur qui a les tapisseries les plus précieuses en fin de partie reçoit 5 pièces. Vous n’en avez aucune, et c’est le dernier tour de la partie, en solo. Revendiquez le trésor qui augmente le plus votre score.
    .hint-1 = Qui a les tapisseries les plus précieuses ? Le Fantôme n’en a aucune.
    .hint-2 = Une seule tapisserie est déjà l’ensemble le plus précieux : 5 pièces.
    .why = 1 pièce sur la carte et 5 du Collectionneur. En solo, une tapisserie suffit.
    .miss = Cela rapporte 4 pièces au plus. La tapisserie en aurait rapporté 1, et 5 de plus.
task-tapestries-a-level = Le dernier tour de la partie, à deux joueurs. Vous avez une tapisserie de 3, le joueur 2 a un 4 et un 1. Revendiquez le trésor qui augmente le plus votre score.
    .hint-1 = Additionnez les tapisseries du joueur 2, puis les vôtres avec celle qui est là.
    .hint-2 = 3 et 2 font 5, 4 et 1 font 5 aussi. Lisez ce qu’en dit le Collectionneur.
    .why = 5 contre 5 : chaque joueur qui partage la somme la plus haute reçoit les 5 pièces entières. Avec les 2 de la carte, cela fait 7.
    .miss = Cela rapporte 4 pièces au plus. Avec la tapisserie, vous auriez été à égalité, et l’égalité vaut 5 pièces.

lesson-tapestries-b = Tapisseries, face B
    .about = Trois ou plus : 7 pièces si vous êtes seul à les avoir, sinon 4.
    .known = Trois tapisseries ou plus rapportent 7 pièces si vous êtes seul à les avoir, sinon 4.
task-tapestries-b-third = Trois tapisseries ou plus rapportent en fin de partie 7 pièces si un seul joueur les a ; s’ils sont plusieurs, 4 à chacun. Vous en avez deux, et c’est le dernier tour de la partie, en solo. Revendiquez le trésor qui augmente le plus votre score.
    .hint-1 = Combien de tapisseries auriez-vous avec celle qui est là ?
    .hint-2 = Personne d’autre n’en a : 7 pièces.
    .why = 1 pièce sur la carte et 7 du Collectionneur, car personne d’autre n’en a trois.
    .miss = Cela rapporte 4 pièces au plus. La troisième tapisserie en aurait rapporté 1, et 7 de plus.
task-tapestries-b-shared = Trois joueurs. Vous avez trois tapisseries, et le joueur 2 aussi. Combien de pièces le Collectionneur vous paie-t-il si cela en reste là ? Répondez avec les boutons ci-dessous.
    .hint-1 = Le Collectionneur paie 7 si un seul joueur en a trois ou plus ; s’ils sont plusieurs, 4 à chacun.
    .hint-2 = Vous êtes deux. Les valeurs n’y changent rien.
    .why = Deux joueurs ont trois tapisseries ou plus : chacun d’eux reçoit 4 pièces. Ce que valent les tapisseries ne compte pas.
    .miss = Trois tapisseries rapportent toujours quelque chose.
    .miss-likely = Les 7 pièces sont pour un joueur qui est seul à en avoir trois. Le joueur 2 en a trois aussi.

## À vous d’expliquer

lesson-explain-collectors = À vous d’expliquer
    .about = Le joueur 2 affirme quelque chose d’un Collectionneur : est-ce vrai ?
    .known = Tous ceux qui ont deux idoles dans la même manche que le premier reçoivent les 5 pièces. Les reliques réveillent un serviteur au tour de n’importe qui, et les poteries suivent l’ordre du tour.
task-explain-collectors-idols = Le premier joueur à avoir deux idoles reçoit 5 pièces. Chacun de vous en a une et en tient une autre : vous a, le joueur 2 b. C’est le dernier tour ; supposez que vous passiez. « Tu collectes avant moi, donc les 5 pièces ne sont qu’à toi », dit le joueur 2. Qui reçoit 5 pièces pour ses idoles ?
    .hint-1 = Est-ce l’instant qui compte, ou la manche ?
    .hint-2 = Chacun de vous a sa seconde idole dans cette manche.
    .why = Chacun de vous. Peu importe qui collecte d’abord : dès qu’un joueur est le premier à avoir deux idoles, tous ceux qui y arrivent dans la même manche reçoivent aussi les 5 pièces.
    .miss = Vous collectez avant le joueur 2, mais dans la même manche, et c’est la manche qui compte.
    .miss-none = Personne n’y perd les 5 pièces : tous ceux qui y arrivent dans la même manche les reçoivent.
    .answer-you = Seulement moi
    .answer-both = Chacun de nous
    .answer-none = Personne : c’est une égalité
task-explain-collectors-wake = C’est votre tour. Le joueur 2 a un serviteur sur le bijou (a) et deux dans la boîte, et possède deux reliques. « Je retourne maintenant mes reliques, et un serviteur est actif », dit-il. Le joueur 2 peut-il réveiller un serviteur à votre tour ?
    .hint-1 = Quand le Collectionneur de Reliques aide-t-il ?
    .hint-2 = Il aide à tout moment, et ne prend pas de tour. Qu’en est-il donc de votre tour ?
    .why = Oui. Ce pouvoir sert à tout moment, au tour d’un autre aussi. Le serviteur est actif pour le dernier tour du joueur 2 : pensez-y avant de revendiquer.
    .miss = Certains pouvoirs attendent leur moment, mais celui-ci sert à tout moment : à votre tour aussi.
    .miss-whole = C’est récupérer qui prend tout un tour. Retourner deux reliques n’en prend aucun.
    .answer-yes = Oui, même à mon tour
    .answer-turn = Non, seulement à son tour
    .answer-whole = Non, cela prend tout un tour
task-explain-collectors-pottery = La pause avant la phase Revendiquer, et vous êtes le Leader. Vous et le joueur 2 avez chacun deux poteries, et vous voulez tous deux l’idole face cachée (c). « Je l’ai dit avant toi, donc l’idole est à moi », dit le joueur 2. Qui peut prendre l’idole ?
    .hint-1 = Qu’est-ce qui décide quand plusieurs joueurs veulent se servir de poteries ?
    .hint-2 = On les interroge dans l’ordre du tour. Qui est le Leader ?
    .why = Vous. Si plusieurs joueurs la veulent, on les interroge dans l’ordre du tour, à partir du Leader. Vous retournez deux poteries, et le joueur 2 garde les siennes.
    .miss = Peu importe qui parle d’abord : l’ordre du tour décide, et vous êtes le Leader.
    .miss-dice = Les dés départagent une égalité en fin de partie. Ici, c’est l’ordre du tour qui décide.
    .answer-you = Moi, qui suis le Leader
    .answer-other = Le joueur 2, qui l’a dit d’abord
    .answer-dice = On lance un dé
