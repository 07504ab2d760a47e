# Le cours de Donjon. Pour chaque tâche : que faire, une aide, pourquoi c’est juste (`.why`), ce que l’on
# dit quand on la manque (`.miss`, ou `.miss-...` pour ce que le cours connaît), et les réponses en mots.

chapter-donjon = Votre première partie
    .about = De votre premier combat à une partie que vous pouvez gagner, en une demi-heure à peu près.

lesson-donjon-fight = Un premier combat
    .about = Une carte, deux dés, et qui l’emporte.
    .known = Chaque camp ajoute un dé à sa puissance, et le plus gros total l’emporte. À égalité, c’est le dé vert, et le perdant reçoit une blessure.

task-donjon-fight-alone = Vous êtes un aventurier, et devant vous s’étend un Donjon plein de monstres. Votre tour commence au village, mais personne n’a de gemmes au départ : vous n’avez rien à dépenser. Quittez le village.
    .then-draw = Vous êtes devant le Donjon. Piochez une carte aventure : la plupart sont des monstres.
    .then-fight = Un Gobelin de [puissance](power) 6 contre vos 8. Chaque camp ajoute à sa puissance un dé à huit faces, et le plus gros total l’emporte. Un autre joueur pourrait venir comme [allié](alliance.one), contre un prix. Vous n’avez besoin de personne ici : allez-y sans allié.
    .hint-1 = Le bouton pour cela est sous la table.
    .hint-draw-1 = Il n’y a plus qu’un chemin.
    .hint-fight-1 = On vous demande si vous voulez de l’aide.
    .why = 8 et 4 contre 6 et 2. La gemme de la carte est à vous, et le Gobelin est devant vous comme [dépouille](win.monster).
    .miss = Le Gobelin est toujours là. Essayez de nouveau.
    .miss-call = Vous avez appelé les autres, et l’aide a son prix. Le Gobelin n’a qu’une gemme : gardez-la pour vous.
task-donjon-fight-tie = Un Orque de puissance 10 contre vos 8. Supposez que votre dé vert montre un 4, et son dé rouge un 2 : 12 contre 12. Qui l’emporte ? Répondez avec les boutons ici.
    .hint-1 = L’un des deux dés décide des égalités.
    .why = L’égalité va au dé vert. Au Donjon, c’est toujours celui des aventuriers. Le perdant reçoit une [blessure](wounds) : elle enlève 1 à votre puissance.
    .miss = Le dé rouge est celui du monstre, et l’égalité ne va pas au rouge.
    .miss-nobody = Tout combat est décidé : l’égalité va à l’un des deux dés.
    .answer-you = Vous
    .answer-orc = L’Orque
    .answer-nobody = Personne : on relance les dés

lesson-donjon-power = La puissance
    .about = À quoi servent les gemmes.
    .known = Un point de puissance coûte 2 gemmes. Une arme, une armure et un bijou comptent.

task-donjon-power-buy = Vous avez 8 gemmes, et la [boutique](shop.buy) est ouverte. Les objets ajoutent leur bonus à votre puissance. Dépensez vos gemmes pour que votre puissance augmente de 4 ou plus.
    .hint-1 = Un objet +1 coûte 2 gemmes, un +4 en coûte 8. Ceux qui sont réservés à un aventurier n’ajoutent rien.
    .why = Votre puissance est maintenant de 12. Un point de puissance coûte 2 gemmes, quel que soit l’objet ordinaire.
    .miss = Votre puissance n’a pas augmenté de 4. Essayez de nouveau.
    .miss-left = Vous avez quitté le village avec des gemmes en bourse. Achetez d’abord.
    .miss-small = Avec les gemmes qui vous restent, votre puissance ne peut plus augmenter de 4. Un objet réservé, ou un second du même type, n’ajoute rien.
task-donjon-power-type = Vous avez déjà une arme, l’Épée courte +2, et 6 gemmes. Seuls comptent une arme, une armure et un bijou. Faites augmenter votre puissance de 3.
    .hint-1 = Quels types d’objet n’avez-vous pas encore ?
    .why = Un nouveau type ajoute tout son bonus ; un meilleur objet d’un type que vous avez n’ajoute que la différence.
    .miss = Votre puissance n’a pas augmenté de 3. Essayez de nouveau.
    .miss-weapon = Le Marteau de guerre a +3, mais il prend la place de l’Épée courte : vous avez gagné 1.

lesson-donjon-flee = Combattre ou fuir
    .about = Quels monstres on peut laisser tranquilles.
    .known = On peut fuir un monstre d’au moins une fois et demie sa puissance. Cela ne coûte que la carte.

task-donjon-flee-orc = On peut fuir un monstre au moins une fois et demie plus puissant que soi. Un Orque a une puissance de 10, et vous en avez 8 : il est trop faible pour cela. Essayez quand même de fuir.
    .hint-1 = Appuyez quand même sur le bouton au bord en pointillés, à côté des deux autres.
    .why = Essayer ne coûte rien ici : on vous dit toujours quelle règle dit non. Devant un 12, vous auriez pu fuir.
    .miss = Vous êtes allé combattre l’Orque. Essayez de nouveau, et tentez de fuir.
task-donjon-flee-ogre = Un Ogre de puissance 12 contre vos 8. Vous gagneriez 13 lancers sur 64, et personne n’est à vos côtés. L’Ogre est assez fort pour qu’on le laisse tranquille : fuyez.
    .hint-1 = On vous le demande avant que les dés roulent.
    .why = Fuir ne coûte que la carte. On peut laisser un monstre tranquille à partir d’une fois et demie sa propre puissance : 12, c’est une fois et demie 8.
    .miss = Vous avez choisi de combattre, et l’on perd à peu près quatre fois sur cinq.

lesson-donjon-turn = Un tour complet
    .about = Du village au Donjon, et retour.
    .known = Un tour commence au village et y finit. Entre les deux, il y a le Donjon.

task-donjon-turn-whole = Jouez maintenant un tour complet : d’abord le [Ravitaillement](shop.buy) au village, puis le Donjon, puis le [Repos du guerrier](rest.village). Vous avez 4 gemmes et une puissance de 8. Achetez de quoi être plus fort.
    .then-leave = Vous êtes plus fort. Votre tour continue au Donjon : quittez le village.
    .then-draw = Vous êtes devant le Donjon. Piochez une carte aventure.
    .then-fight = Un Orque de puissance 10. Avec ce que vous avez acheté, vous faites le poids : allez-y sans allié.
    .then-roll = Vous y allez sans allié. Chaque camp ajoute un dé à sa puissance : regardez.
    .then-rest = L’Orque est vaincu, et ses gemmes sont à vous. C’est le repos : vous pourriez les dépenser au village. Dites que vous ne voulez rien de plus, et votre tour est fini.
    .hint-1 = Pour 4 gemmes, la boutique a des objets +2.
    .hint-leave-1 = Le bouton pour cela est sous la table.
    .hint-draw-1 = L’entrée du Donjon est au milieu de la table.
    .hint-fight-1 = On vous demande si vous voulez un allié. L’aide a son prix.
    .hint-rest-1 = Continuez avec le bouton sous la table.
    .why = C’était un tour complet. 12 contre 12, et le dé vert était le vôtre ; sans votre achat, cela aurait fait 10 contre 12. Aux autres de jouer leur tour.
    .miss = L’Orque l’emporte. Essayez de nouveau, et achetez ce qui vous rend le plus fort.
    .miss-bare = L’Orque l’emporte, par 12 à 10. Vous aviez 4 gemmes et n’avez rien acheté. Essayez de nouveau, et achetez un objet avant de partir.
    .miss-call = Vous avez appelé les autres, et l’aide a son prix. Avec un objet +2, vous pouvez vaincre cet Orque sans personne. Essayez de nouveau.

lesson-donjon-shop = La boutique
    .about = Un objet de chaque type, et une bonne affaire.
    .known = Une arme, une armure, un bijou : ce qui est en trop retourne à la boutique pour rien. Les Soldes divisent un prix par deux.

task-donjon-shop-second = Vous avez une Dague +1 et 4 gemmes. Achetez l’Épée courte +2, quittez le village, et abandonnez la Dague quand on vous le demande.
    .hint-1 = D’abord la boutique, puis continuez ; la question vient d’elle-même.
    .why = Une arme, une armure, un bijou : ce qui est de trop retourne à la boutique pour rien.
    .miss = Vous n’avez pas remplacé la Dague par l’Épée courte. Essayez de nouveau.
    .miss-sword = Vous avez abandonné l’épée que vous avez payée. Gardez la meilleure des deux.
task-donjon-shop-sale = Vous avez trouvé des Soldes au Donjon : ils divisent par deux le prix d’un objet. Vous avez 4 gemmes. Achetez avec eux la Hache double +4.
    .hint-1 = La Hache double coûte 8 gemmes, et la moitié avec les Soldes.
    .why = 4 gemmes pour +4. Les Soldes sont alors défaussés : c’est sur l’objet le plus cher qu’ils valaient le plus.
    .miss = Ce n’est pas la Hache double. Avec les Soldes, elle est à votre portée.

lesson-donjon-wounds = Les blessures
    .about = Quand payer pour guérir, et quand attendre.
    .known = Chaque blessure enlève 1 à votre puissance, et on en a quatre au plus. Une guérit d’elle-même à chaque tour ; le Temple les guérit toutes pour 2 gemmes.

task-donjon-wounds-heal = Vous avez quatre blessures, et chacune enlève 1 à votre puissance. Vous avez 2 gemmes : c’est ce que demande le [Temple de Soin](temple) pour toutes les guérir. Allez au Temple de Soin.
    .hint-1 = Le Temple est au village, à côté de la boutique.
    .why = De 4 à 8 pour 2 gemmes : aucun objet n’en donne autant. Les gemmes restent sur le Temple.
    .miss = Les quatre blessures sont toujours là. Pour 2 gemmes, un objet donne 1 point de puissance ; le Temple en rend 4.
task-donjon-wounds-wait = Vous n’avez qu’une blessure, et 2 gemmes. Une blessure guérit d’elle-même au début de chacun de vos tours. Dépensez donc vos gemmes pour quelque chose qui dure.
    .hint-1 = Pour 2 gemmes, la boutique a trois objets +1.
    .why = L’objet donne 1 point de puissance comme le ferait le Temple, mais il reste quand la blessure a disparu.
    .miss = Vous n’avez rien acheté qui dure. Essayez de nouveau.
    .miss-heal = La blessure aurait guéri d’elle-même au prochain tour, et les gemmes ne sont plus là.
task-donjon-wounds-kritik = Un 8 au dé est un [Kritik](kritik) : ce dé compte 16, et celui qui perd contre lui reçoit deux blessures au lieu d’une. Vous avez trois blessures, et personne n’en a jamais plus de quatre. Supposez que vous combattiez cet Orque et que vous perdiez contre son 8. Combien de blessures avez-vous alors ? Répondez avec les boutons ici.
    .hint-1 = Ajoutez deux, sans dépasser le maximum.
    .why = Deux de plus en feraient cinq, mais la cinquième blessure reste sans effet. Chaque camp peut obtenir un Kritik : avec lui, même le plus faible peut gagner.
    .miss = Une défaite contre un Kritik ajoute deux blessures. Et quel est le maximum ?
    .miss-most = Trois et deux font cinq. Mais combien de blessures peut-on avoir au plus ?
    .answer-3 = 3
    .answer-4 = 4
    .answer-5 = 5

lesson-donjon-quests = Les quêtes
    .about = Une qui compte double, et d’autres à acheter.
    .known = Une quête principale rapporte le double ; non achevée, elle coûte ses points. La Guilde vend une quête par tour, pour 2 gemmes.

task-donjon-quests-choose = Vous êtes le Barbare, qui aime les armes, et vous avez deux quêtes parmi lesquelles choisir votre [quête principale](quest.main). Celle du tranchant demande une arme +4, celle du sorceleur un monstre de 16 battu sans allié. Gardez la quête qui s’achète.
    .hint-1 = Des gemmes achètent la Hache double, la chance bat un 16.
    .why = Une quête principale rapporte deux fois ses [points trophée](end.target), qui font gagner la partie ; non achevée, elle les coûte. Prenez donc celle dont vous êtes sûr.
    .miss = Battre un 16 sans allié demande une puissance proche de 16, ou de la chance. L’arme ne demande que 8 gemmes.
task-donjon-quests-claim = La quête du tranchant est votre quête principale : une arme +4. Vous avez 9 gemmes. Accomplissez-la, et montrez-la.
    .hint-1 = Achetez d’abord ; les quêtes se montrent ensuite à tout moment.
    .why = 4 points trophée au lieu de 2, et 4 gemmes, qui ne sont pas doublées. Avec une quête, un objet est à moitié payé.
    .miss = La quête n’est pas encore achevée. Essayez de nouveau.
    .miss-type = Cela a bien +4, mais ce n’est pas une arme.
task-donjon-quests-guild = Vous n’avez pas de points trophée, les autres en ont. Avec vos 2 gemmes, achetez une quête à la [Guilde des Aventuriers](guild). Des deux que vous voyez, gardez celle que vous avez déjà achevée, et montrez-la.
    .hint-1 = L’une des deux demande d’être dernier en points trophée.
    .why = 2 gemmes dépensées, 4 reçues, et 3 points trophée. L’autre quête est maintenant sous la pioche. La Guilde vous vend une quête par tour.
    .miss = Vous n’avez pas montré de quête. Essayez de nouveau.
    .miss-other = Celle du fastueux demande une arme, une armure et un bijou, et vous n’en avez aucun. Celle du miséreux était déjà achevée.
    .miss-gone = Vos gemmes étaient pour la Guilde. Essayez de nouveau.
task-donjon-quests-cost = Votre quête principale demande un dragon et porte 3 points trophée. Achevée, elle rapporte le double ; sinon, elle en coûte 3 à la fin. Combien de points séparent la quête achevée de la quête non achevée ?
    .hint-1 = Deux fois les points gagnés, ou les points perdus.
    .why = 6 gagnés ou 3 perdus. Une quête principale difficile est un gros pari ; Un nouveau choix permet d’en changer.
    .miss = C’est ce qu’elle rapporte achevée. Et sinon ?
    .miss-printed = C’est ce qui y est imprimé. Une quête principale rapporte le double.

lesson-donjon-ally = Un allié et son prix
    .about = Qui vous aide, de combien, contre quoi.
    .known = Un seul allié, qui apporte la moitié de sa puissance, arrondie au supérieur. Son prix est une promesse, payée seulement si vous gagnez.

task-donjon-ally-call = Un Ogre de puissance 12, avec 4 gemmes. Sans allié, vous gagneriez une fois sur cinq. Le Guerrier à côté de vous a 11, et un allié en apporte la moitié, arrondie au supérieur. Demandez de l’aide contre l’Ogre.
    .hint-1 = On vous le demande avant le combat.
    .why = Chacun des autres dit maintenant un prix, ou passe. Rien ne vous oblige à en prendre un. Un prix est une [promesse](promises) : il ne se paie qu’après la victoire.
    .miss = Vous y êtes allé sans allié. Avec le Guerrier, vous auriez eu 14 contre 12.
task-donjon-ally-choose = Les deux demandent 2 gemmes, et contre un monstre on n’a qu’un seul allié. Le joueur 2, le Guerrier, a une puissance de 11 ; le joueur 3, le Sorcier, a deux blessures et 6. Prenez l’allié qui apporte le plus.
    .hint-1 = La moitié de 11, arrondie au supérieur, fait 6. La moitié de 6 fait 3.
    .why = 8 + 6 font 14 contre 12, et gagnent 47 lancers sur 64. Avec le Sorcier, cela aurait fait 11 contre 12.
    .miss = Vous n’avez pris ni l’un ni l’autre. Essayez de nouveau.
    .miss-weak = Le Sorcier apporte 3, le Guerrier 6, et les deux coûtent autant.
    .miss-alone = Sans allié, c’est 8 contre 12.
task-donjon-ally-counter = Le joueur 2 demande 4 gemmes, et l’Ogre n’en a pas plus : vous combattriez pour rien. Vous pouvez proposer un autre prix, une fois. Proposez 2.
    .hint-1 = Ne le prenez pas encore : le prix d’abord.
    .why = Il est d’accord : 2 gemmes pour lui, 2 et la dépouille pour vous. Un prix est bon si les deux y gagnent.
    .miss = Vous l’avez pris pour 4 gemmes : il ne vous reste que la dépouille, et la blessure en cas de défaite.
    .miss-alone = Sans allié, vous perdez quatre fois sur cinq. Proposez-lui d’abord un autre prix.
    .miss-price = Vous avez proposé un autre prix. Réessayez, et proposez 2 gemmes.
task-donjon-ally-lost = Le Guerrier viendrait pour 2 gemmes. Supposez que vous le preniez, et que vous perdiez quand même contre l’Ogre. Qui reçoit une blessure ? Répondez avec les boutons ici.
    .hint-1 = Un allié ne partage pas que le gain.
    .why = Vous deux, et deux chacun si l’Ogre obtient un Kritik. L’Ogre va à la défausse. Vous n’avez rien gagné : vous ne devez donc rien de ce que vous avez promis.
    .miss = Vous, oui, mais pas vous seul.
    .miss-ally = Un allié ne combat pas à votre place, mais à vos côtés.
    .answer-you = Vous seul
    .answer-ally = Le Guerrier seul
    .answer-both = Vous deux

lesson-donjon-word = Promesses et trahisons
    .about = Les paroles n’engagent personne, et chacun s’en souvient.
    .known = Une promesse n’oblige personne, et tous voient si elle est tenue. 6 gemmes achètent un point trophée, un par tour.

task-donjon-word-keep = L’Orque est battu, avec l’aide du Guerrier, à qui vous avez promis 2 de ses gemmes. La partie est jeune, et vous aurez encore besoin de lui. Tenez parole.
    .hint-1 = On vous le demande au Repos du guerrier, pour chaque promesse.
    .why = 2 gemmes pour lui, 1 pour vous, et une parole que l’on croit. Les promesses tenues et trahies se comptent, à la vue de tous.
    .miss = C’était permis : rien ne vous oblige. Mais tous l’ont vu, et la prochaine fois l’aide sera chère.
task-donjon-word-break = Vous avez 11 des 12 points trophée et 6 gemmes, juste de quoi acheter le dernier. Mais vous en avez promis 3 au Guerrier. La partie finit avec ce point, et personne n’aura plus besoin de votre parole. Gagnez la partie.
    .hint-1 = Si vous tenez parole, il vous reste 3 gemmes. Un point trophée en coûte 6.
    .why = Voilà les trahisons du titre. C’est à la fin qu’elles rapportent le plus : faites donc attention à qui vous aidez quand la fin approche.
    .miss = Le dernier point coûte 6 gemmes, au Repos du guerrier. Essayez de nouveau.
    .miss-keep = C’était honnête, et il vous reste 3 gemmes : trop peu pour le point qui gagne.
task-donjon-word-trophy = Le Gobelin est battu, et votre tour finit par le Repos du guerrier. Là, on peut acheter un point trophée pour 6 gemmes, un par tour. Vous avez 13 gemmes. Achetez-en un, puis essayez d’en acheter un autre.
    .hint-1 = Appuyez deux fois sur le même bouton.
    .why = Un par tour, pas plus : s’il vous en faut deux, commencez un tour plus tôt, et les autres le voient venir.
    .miss = Vous n’avez pas essayé d’en acheter un deuxième. Essayez de nouveau.

lesson-donjon-arena = La première Arène
    .about = Qui attaquer, et que prendre.
    .known = À partir du tour de table 3, on peut défier un autre joueur. Le vainqueur a un point trophée et pille ; la première Arène rapporte aussi le Pot.

task-donjon-arena-early = Au lieu d’aller au Donjon, on peut défier un autre joueur : c’est une [Arène](arena.open). Mais ce n’est que le tour de table 2. Essayez d’ouvrir une Arène contre le joueur 2.
    .hint-1 = Choisissez l’Arène comme si c’était le tour de table 3.
    .why = Pendant les deux premiers tours de table, on ne fait que s’observer ; à partir du tour de table 3, personne n’est à l’abri.
    .miss = C’était permis : vous êtes au Donjon. Essayez de nouveau, avec ce que les règles interdisent.
task-donjon-arena-victim = Tour de table 3. Le vainqueur d’une Arène reçoit un point trophée et, c’est le [pillage](arena.plunder), prend quelque chose à la [victime](arena.open). Vous avez une puissance de 11. Ouvrez une Arène contre quelqu’un que vous battez le plus souvent.
    .hint-1 = L’un des deux a tous les meilleurs objets, l’autre deux blessures.
    .why = 11 contre 6. Sauf si quelqu’un rejoint l’autre camp : le troisième joueur le peut, en secret.
    .miss = Aucune Arène n’est encore ouverte. Essayez de nouveau.
    .miss-strong = 11 contre 20 : seule une grande chance vous aiderait.
task-donjon-arena-plunder = Vous avez gagné. Vous pouvez prendre au joueur 2 la moitié de ses gemmes, un objet ou une dépouille. Vous n’avez pas d’arme : prenez ce qui vous rend plus fort de 4.
    .hint-1 = Combien cela coûterait-il dans la boutique ?
    .why = Une hache à 8 gemmes, et ce qu’elle vous ajoute, il ne l’a plus.
    .miss = Un Gobelin sert à une quête de temps en temps. La hache vaut 8 gemmes.
    .miss-gems = La moitié de 5, arrondie au supérieur, fait 3 gemmes. La hache en aurait valu 8.
task-donjon-arena-pot = Au début de chaque tour de table, une gemme va dans le [Pot](pot), jusqu’à la première Arène. Son vainqueur prend le Pot : il contient 3 gemmes. Ouvrez la première Arène, et gagnez-la.
    .hint-1 = L’un des deux a des blessures et pas d’objets.
    .why = Le Pot, un point trophée, puis le pillage : c’est la première Arène qui vaut le plus. Celui qui vous aide n’a rien du Pot, et désormais il reste vide.
    .miss = Le Pot n’est pas à vous. Essayez de nouveau, contre le plus faible des deux.
    .miss-dungeon = Le Pot se gagne dans une Arène, pas au Donjon.

lesson-donjon-sides = Choisir son camp
    .about = Un attaquant, une victime, et tous les autres.
    .known = Les autres rejoignent un camp en secret, ou restent neutres. Chacun du camp gagnant reçoit un point trophée, chacun des perdants une blessure.

task-donjon-arena-side = Le joueur 2, avec une puissance de 20, attaque le joueur 3, qui a 8. Vous pouvez rejoindre un camp en secret, ou rester [neutre](arena.sides) : chacun du camp vainqueur reçoit un point trophée, chaque perdant une blessure. Choisissez votre camp.
    .hint-1 = Vous apportez 4. Quel camp en a le moins besoin ?
    .why = Le point est le même pour un allié que pour l’attaquant. Mais c’est pourquoi les forts gagnent si souvent : pensez-y quand vous serez la victime.
    .miss = Vous n’avez pas gagné de point trophée. Essayez de nouveau.
    .miss-neutral = En restant neutre, vous n’avez pas de blessure, et ne recevez rien.
    .miss-weak = 8 et vos 4 contre 20 : un noble choix, et une blessure.
task-donjon-arena-promise = Vous avez ouvert une Arène contre le joueur 2, aussi fort que vous. Le joueur 3 peut faire pencher la balance. Vous avez 2 gemmes : promettez-en une au joueur 3.
    .hint-1 = Avant les dés, l’attaquant et la victime peuvent chacun promettre quelque chose.
    .why = Personne ne répond, et la victime peut promettre davantage. Le camp du joueur 3 se voit après les dés.
    .miss = Vous n’avez rien promis au joueur 3. Lui seul sait maintenant pourquoi il vous aiderait.
    .miss-other = Vous avez promis autre chose. Réessayez, et promettez 1 gemme.

lesson-donjon-game = Une première partie
    .about = Le dernier tour d’une partie contre deux adversaires ordinateur.
    .known = Les gemmes deviennent des objets, les objets achèvent des quêtes, et les quêtes font gagner. Une partie entière vous attend à la table.

task-donjon-game-last = Le dernier tour d’une partie en 12. Vous êtes le Barbare, avec 8 points trophée, 5 gemmes, et la quête du tranchant comme quête principale. Le joueur 2 a 10 points. Gagnez maintenant : d’abord des gemmes, le reste au village.
    .hint-1 = La Hache double coûte 8 gemmes, et la quête rapporte 4 points. D’où viennent 3 gemmes ?
    .why = Un monstre pour les gemmes, les gemmes pour la hache, la hache pour la quête : voilà un tour comme il faut. Et maintenant, une partie entière.
    .miss = La partie n’est pas gagnée à ce tour. Essayez de nouveau.
    .miss-type = Cela a bien +4, mais la quête du tranchant demande une arme.
    .miss-arena = Une Arène rapporte un point trophée, et il vous en faut quatre. Allez au Donjon chercher les gemmes.

chapter-donjon-further = Les six aventuriers
    .about = Ce que chacun sait faire, une fois ou toujours, et quels objets ne sont qu’à lui.

lesson-donjon-gifts = Barbare, Forestier, Prêtre
    .about = Des dons pour toute la partie, des pouvoirs pour un combat.
    .known = Un aventurier a un don pour toute la partie. Le pouvoir unique ne sert qu’une fois : les 4 du Barbare, les 6 du Forestier, le second combat du Prêtre.

task-donjon-gifts-barbarian = Vous êtes le Barbare : avec une arme équipée, vous avez 1 de plus. Vous avez 2 gemmes. Faites augmenter votre puissance de 2.
    .hint-1 = La plus petite arme suffit.
    .why = +1 pour la Dague et +1 pour l’arme. Le Guerrier l’a avec une armure, le Sorcier avec un bijou.
    .miss = Cela donne +1 à n’importe qui. Avec une arme, un Barbare a 1 de plus.
    .miss-armour = Vous avez gagné 1. C’est le Guerrier qui a 1 de plus avec une armure, et vous êtes le Barbare.
    .miss-jewel = Vous avez gagné 1. C’est le Sorcier qui a 1 de plus avec un bijou, et vous êtes le Barbare.
task-donjon-gifts-ranger = Vous êtes le Forestier, et votre [jeton](token.when) dit mort-vivant. Un Vampire de 16 : contre lui, vous avez 8 et 1. Une fois par partie, votre [pouvoir unique](token.when) donne 6 de plus contre un tel monstre. Gagnez ce combat.
    .hint-1 = Ce qui rend plus fort s’annonce avant les dés.
    .why = 15 et 4 contre 16 et 2 : un point trophée et 5 gemmes. Le jeton n’est plus là.
    .miss = 9 et 4 contre 16 et 2 : votre pouvoir unique est fait pour cela.
task-donjon-gifts-priest = Vous êtes le Prêtre, et vous voyez la prochaine carte : un Dragon rouge de puissance 22, et vous avez 10. Le joueur 2 a trois blessures. Choisissez quoi faire au lieu d’affronter le dragon.
    .hint-1 = Vous regardez avant de choisir entre Donjon et Arène.
    .why = 10 contre 5, et c’est le joueur 2 qui piochera le dragon, à moins qu’il ne combatte dans une Arène lui aussi.
    .miss = Vous avez rencontré le dragon que vous aviez vu. Vous pouvez fuir, mais le tour ne vous aura rien rapporté.
task-donjon-gifts-again = Vous êtes le Prêtre, et une Goule aussi forte que vous vient de vous battre. Une fois par partie, vous pouvez refaire un de vos combats perdus. Faites-le.
    .hint-1 = On vous le demande avant les blessures.
    .why = Les deux dés ont été relancés, et cette fois le Kritik était pour vous : votre 8 a compté 16. Cela vaut surtout quand seule la malchance vous a battu.
    .miss = La défaite reste, et le jeton est toujours à vous. Dans un combat égal, il vous aurait aidé 36 fois sur 64.
task-donjon-gifts-rage = Vous êtes le Barbare, de puissance 10, et vous combattez un Ogre de 12. Une fois par partie, vous pouvez combattre avec 4 de plus ; vous avez ensuite 2 de moins, jusqu’à la fin de la partie. Faites-le, et gagnez.
    .hint-1 = Cela s’annonce avant les dés.
    .why = 14 contre 12, et le même dé des deux côtés. Ces 2 ne sont pas une blessure, et rien ne les guérit : plus vous le faites tard dans la partie, moins cela vous coûte.
    .miss = 10 contre 12, et le même dé des deux côtés : 4 de plus auraient suffi.

lesson-donjon-wits = Sorcier, Voleur, Guerrier
    .about = Disparaître, voler, et un objet pour un seul.
    .known = Le Sorcier disparaît d’un combat, le Voleur pille deux choses. Chaque aventurier a un objet réservé, qui sert une fois.

task-donjon-wits-sorcerer = Vous êtes le Sorcier. Le joueur 2, avec une puissance de 20, vous attaque et veut vos gemmes. Une fois par partie, vous pouvez [disparaître](sorcerer.token) pendant que les dés roulent : personne ne peut plus rien contre vous. Faites-le.
    .hint-1 = On vous le demande juste avant le résultat.
    .why = Pas de blessure, pas de pillage, et pas de point trophée pour le joueur 2.
    .miss = 8 contre 20 : cela vous coûte une blessure et la moitié de vos gemmes, sauf Kritik.
task-donjon-wits-thief = Vous êtes le Voleur et vous avez gagné une Arène à votre tour. Avec votre pouvoir unique, vous prenez deux choses sur trois : toutes les gemmes, un objet, une dépouille. Prenez les gemmes et la hache.
    .hint-1 = Les deux se choisissent en un coup.
    .why = Les 4 gemmes et +4. Les autres n’auraient eu que l’un des deux, et la moitié des gemmes. Même sans le jeton, un Voleur prend une gemme de plus que les autres à chaque pillage.
    .miss = La hache est à vous, mais votre pouvoir unique vous aurait donné aussi les gemmes.
    .miss-gems = La moitié des gemmes, et votre gemme en plus. Votre pouvoir unique vous les aurait toutes données, et la hache.
task-donjon-wits-gem = Le joueur 2, avec une puissance de 12, attaque le joueur 3, qui a 8 et 6 gemmes. Vous êtes le Voleur : chaque fois que votre camp pille, vous prenez une gemme de plus à la victime, sans aucun jeton. Rejoignez un camp, et gagnez un point trophée et une gemme.
    .hint-1 = Un seul des deux camps pille.
    .why = Un point trophée pour chacun de votre camp, et une gemme pour vous en plus de ce que le joueur 2 a pillé.
    .miss = Le camp de la victime ne pille personne, et avec vos 4 ce n’était que 12 contre 12.
    .miss-neutral = En restant neutre, vous ne gagnez rien : votre gemme ne se prend que dans le camp qui pille.
task-donjon-wits-warrior = Vous êtes le Guerrier de 9, devant un Géant du feu de 18. Vous avez l’Armure de puissance, qui double votre puissance et votre dé dans un combat. Gagnez contre le géant.
    .hint-1 = Elle s’annonce avant les dés, comme les pouvoirs uniques.
    .why = Deux fois 9 et 4 font 26, contre 18 et 2 : deux points trophée. Chaque aventurier a un tel objet, défaussé après usage.
    .miss = 9 et 4 contre 18 et 2. L’armure en aurait fait 26.

lesson-donjon-cards = Cartes spéciales et événements
    .about = Tout ne se combat pas au Donjon.
    .known = Certaines cartes donnent, d’autres prennent, et après un événement on en pioche une autre. Avec la Clé, on peut profaner le Temple, au prix d’une malédiction.

task-donjon-cards-djinn = Vous avez battu le Djinn, et vous pouvez prendre n’importe quel objet ou dépouille sur la table. Votre quête principale est celle du tranchant : une arme +4. Prenez ce qui achève votre quête principale.
    .hint-1 = Cela peut aussi venir de la boutique.
    .why = L’équivalent de 8 gemmes, et une quête avec : 4 points trophée, dès que vous la montrez.
    .miss = Cela n’achève pas votre quête. Elle demande une arme +4.
    .miss-short = Le Marteau de guerre a +3 : un de moins que ce que demande la quête.
task-donjon-cards-toll = Le joueur 3 a pioché l’Octroi : pendant un tour de table, piocher une carte coûte 2 gemmes. Vous en avez 1. Quittez le village et essayez quand même de piocher.
    .hint-1 = Quittez d’abord le village ; essayez ensuite le Donjon.
    .why = Le joueur qui ne peut pas payer doit ouvrir une Arène : c’est là que l’on se bat.
    .miss = Essayez de piocher, bien que vous n’ayez que 1 gemme.
    .miss-arena = C’est ce que l’Octroi vous laisse. Mais essayez d’abord de piocher, et voyez ce que l’on vous dit.
    .miss-key = Le Temple ne se profane qu’avec sa Clé, et vous ne l’avez pas. Essayez d’abord de piocher une carte.
task-donjon-cards-rot = Putréfaction : chacun défausse une de ses dépouilles. Votre quête principale demande trois morts-vivants, et vous en avez deux. Défaussez ce dont la quête n’a pas besoin.
    .hint-1 = Le Zombie et la Momie sont des morts-vivants.
    .why = Encore un mort-vivant, et la quête est achevée. Après un événement, on pioche une autre carte : ici, un coffre.
    .miss = C’était un des morts-vivants que demande votre quête.
task-donjon-cards-pickpocket = Un Chapardeur : défaussez un objet, celui que vous voulez. Vous avez une Dague +1, une Couronne d’or +4, et des Soldes, qui valent 4 gemmes sur un objet à 8. Abandonnez ce qui vaut le moins.
    .hint-1 = Combien chacun coûte-t-il, ou fait-il gagner, à la boutique ?
    .why = 2 gemmes la rachètent : elle est de nouveau dans la boutique.
    .miss = La couronne a coûté 8 gemmes, la Dague 2.
    .miss-sale = Les Soldes pouvaient vous faire gagner 4 gemmes ; la Dague en coûte 2.
task-donjon-cards-raid = Vous avez la Clé du Temple. Sur le Temple, il y a 8 gemmes, payées par d’autres pour être soignés. Au lieu du Donjon ou d’une Arène, vous pouvez le [profaner](temple.raid), sans allié contre son Gardien de 14. Votre puissance est de 20. Prenez les gemmes.
    .hint-1 = Le Temple est à côté du Donjon et des Arènes.
    .why = 8 gemmes d’un coup. Mais un joueur qui a profané le Temple est maudit jusqu’à la fin de la partie : ni le Temple ni un Jour de Grâce ne vous soignent plus.
    .miss = Les gemmes sont toujours sur le Temple, et sa Clé devant vous.

lesson-donjon-events = Des événements pour tous
    .about = La Furie, l’Enfer, l’amour, et un second choix.
    .known = Furie sanguinaire et Un jour en Enfer sont des combats pour tous. Élan d’amour interdit les Arènes pendant un tour de table ; Un nouveau choix échange des quêtes.

task-donjon-events-fury = Le joueur 3 a retourné la Furie sanguinaire : aussitôt une Arène contre le joueur à sa droite, celui d’avant dans l’ordre du tour. Personne ne négocie, et cette fois personne ne peut rester neutre. Le joueur 3 a une puissance de 21, le joueur 2 en a 8. Choisissez votre camp, et gagnez un point trophée.
    .hint-1 = Vous apportez 4, dans un camp comme dans l’autre.
    .why = 25 contre 8. La Furie vient à n’importe quel tour de table, même au premier, et l’on pioche ensuite une autre carte.
    .miss = 8 et vos 4 contre 21 : seul un Kritik aurait pu vous épargner la blessure.
task-donjon-events-hell = Un jour en Enfer : les trois derniers monstres de la défausse attaquent ensemble, avec 22. Tous les autres sont vos alliés, ce qui fait 19. Si vous perdez, chacun est blessé et perd un point trophée. Vous êtes le Guerrier : une fois par partie, votre pouvoir unique apporte 2. Gagnez.
    .hint-1 = Comme dans tout combat, ce que l’on utilise s’annonce avant les dés.
    .why = 21 et 4 contre 22 et 3 : égalité, et le dé vert décide. Les 5 gemmes des trois sont distribuées une par une dans l’ordre du tour. Il n’y a pas de dépouilles.
    .miss = 19 et 4 contre 22 et 3 : des blessures pour tous, et un point trophée de moins. Votre pouvoir unique aurait suffi de justesse.
task-donjon-events-choice = Un nouveau choix : chacun peut remplacer sa quête principale par une secondaire. Votre quête principale demande un dragon. Votre secondaire est la quête du tranchant, et vous avez la Hache double qu’elle demande. Une quête principale rapporte le double. Remplacez-la, puis montrez la quête du tranchant.
    .hint-1 = Ne la montrez pas encore : il faut d’abord qu’elle soit la principale.
    .why = 4 points trophée au lieu de 2. Et le dragon, maintenant secondaire, vous coûte 1 à la fin si vous ne le rencontrez jamais, au lieu de 3.
    .miss = La quête du tranchant n’a pas été montrée comme quête principale. Essayez de nouveau.
    .miss-early = Montrée trop tôt : une quête secondaire rapporte 2 points, et comme quête principale elle en aurait rapporté 4.
    .miss-stays = Le dragon reste donc votre quête principale, et la quête du tranchant ne peut rapporter que 2 points.
task-donjon-events-love = Le joueur 3 a pioché l’Élan d’amour : pendant un tour de table, il n’y a pas d’Arène. Vous avez une puissance de 20. Le joueur 2, qui a deux blessures, a 4 gemmes. Quittez le village, et essayez quand même d’ouvrir une Arène contre le joueur 2.
    .hint-1 = Quittez d’abord le village ; choisissez ensuite l’Arène.
    .why = Non, jusqu’au prochain tour du joueur 3. La Furie sanguinaire resterait sans effet, elle aussi. L’Octroi et l’Élan d’amour ne sont jamais actifs ensemble : le second met fin au premier.
    .miss = Vous êtes au Donjon. Essayez de nouveau, avec ce que la carte interdit.
task-donjon-events-active = À votre dernier tour, vous avez pioché l’Octroi, et les autres ont payé leurs cartes 2 gemmes chacun. C’est de nouveau votre tour, et vous n’avez pas une gemme. Quittez le village, et allez au Donjon si vous le pouvez.
    .hint-1 = Combien de temps dure l’Octroi ?
    .why = L’Octroi et l’Élan d’amour durent jusqu’au prochain tour du joueur qui les a piochés. L’Octroi a pris fin au début de votre tour.
    .miss = L’Octroi avait pris fin au début de votre tour : vous pouviez piocher une carte pour rien.

lesson-donjon-limits = Les limites
    .about = Celles des quêtes, des dépouilles, des prix et des premiers tours de table.
    .known = Trois quêtes secondaires non achevées au plus, et une dépouille ne sert qu’une fois. Les dragons et l’Octroi attendent le tour de table 3.

task-donjon-limits-guild = Vous avez trois quêtes secondaires, dont aucune n’est achevée, et 4 gemmes. La Guilde vend une quête par tour. Essayez d’en acheter une autre.
    .hint-1 = Appuyez sur le bouton pour cela, au village.
    .why = On ne peut pas en avoir plus de trois non achevées. Chacune coûte 1 point trophée à la fin : achevez-en d’abord une.
    .miss = Vous n’avez pas essayé. La règle ne peut dire non que si vous essayez.
task-donjon-limits-spoils = Vos deux quêtes peuvent être achevées : celle du bienfaisant, votre quête principale, avec trois morts-vivants ; celle du juste avec un humanoïde, un mort-vivant et une créature extraordinaire. Mais une dépouille ne sert qu’une fois : ce qui achève une quête est défaussé. Montrez la quête qui rapporte le plus.
    .hint-1 = Chacune vaut 2 points trophée. Laquelle rapporte le double ?
    .why = 4 points trophée et 4 gemmes, et trois dépouilles de moins. Il manque maintenant un mort-vivant à la quête du juste, et cela peut encore se trouver.
    .miss = Vous n’avez pas encore montré de quête. Essayez de nouveau.
    .miss-just = Cela a rapporté 2 points trophée, et son mort-vivant manque maintenant à votre quête principale, qui en aurait rapporté 4.
task-donjon-limits-early = C’est le tour de table 2, et vous allez piocher. Supposez que vous retourniez le Dragon rouge. Que devient-il ? Répondez avec les boutons ici.
    .hint-1 = Les deux premiers tours de table vous ménagent.
    .why = Avant le tour de table 3, les dragons et l’Octroi retournent dans la pioche, que l’on mélange, et vous piochez une autre carte.
    .miss = Avec une puissance de 8 contre 22 ? Les règles vous l’épargnent pendant les deux premiers tours de table.
    .miss-flee = Vous n’avez même pas à fuir : il est trop tôt pour un dragon.
    .answer-fight = Je le combats ou j’appelle un allié
    .answer-flee = Je dois fuir
    .answer-back = Il retourne dans la pioche
task-donjon-limits-price = Le joueur 2 a rencontré un Vampire de 16, et il vous appelle. La carte a un point trophée, qui peut faire partie de votre prix. Demandez le point trophée, et rien d’autre.
    .hint-1 = Choisissez-le parmi ce que le joueur 2 peut donner.
    .why = On ne peut promettre des points trophée que pour les monstres qui en ont : ceux de 16 et de 18, et les dragons. Cela reste une promesse : payée si vous gagnez, et si le joueur 2 tient parole.
    .miss = Vous n’avez pas dit de prix. Essayez de nouveau.
    .miss-gems = C’est un autre prix. Demandez le point trophée de la carte.

chapter-donjon-two = Les échanges, et la partie à deux
    .about = Quoi proposer à qui, et ce qui change à deux.

lesson-donjon-trade = Les échanges
    .about = Quoi proposer, et à qui.
    .known = Au village, on peut échanger avec tout joueur d’accord. Une offre doit rapporter quelque chose aux deux.

task-donjon-trade-declined = Vous portez l’Armure de puissance, dont seul le Guerrier peut se servir. Au village, vous pouvez proposer un [échange](deal.swap). Proposez-la au joueur 3, le Sorcier, contre 4 gemmes, et voyez ce qu’il répond.
    .hint-1 = Appuyez sur « { donjon-swap } », choisissez le joueur 3, puis ce que vous donnez et ce que vous voulez.
    .why = Refusé : 4 gemmes pour ce qui ne sert à rien à un Sorcier. Une offre doit aussi apporter quelque chose à l’autre. La même ne se fait pas deux fois dans un tour.
    .miss = Rien n’a été demandé au Sorcier. Essayez de nouveau.
    .miss-given = Un cadeau se prend toujours. Demandez-en 4 gemmes, et voyez.
    .miss-sold = L’armure est donc déjà vendue. Cette fois, demandez-en 4 gemmes au Sorcier, et voyez.
    .miss-price = Vous avez demandé un autre prix. Réessayez, et demandez 4 gemmes.
task-donjon-trade-accepted = Le Sorcier a refusé. Le joueur 2 est le Guerrier, et il a 9 gemmes. Vendez l’Armure de puissance au joueur 2 pour 4 d’entre elles, ou davantage.
    .hint-1 = La même offre, à quelqu’un d’autre.
    .why = Accepté : l’armure double la puissance du Guerrier dans un combat, et vous avez des gemmes pour ce qui ne vous servait pas. Les deux y gagnent, et tout a changé de mains aussitôt.
    .miss = L’armure est toujours à vous. Essayez de nouveau.
    .miss-left = Vous avez quitté le village avec l’armure : les échanges se font là. Essayez de nouveau.
    .miss-same = Elle ne sert pas au Sorcier, quel que soit le prix. Qui pourrait s’en servir ?
    .miss-dear = C’est trop, même pour le Guerrier. Demandez un peu moins.
    .miss-cheap = Vendue, mais trop bon marché : le Guerrier aurait payé 4 gemmes.
    .miss-again = Vous avez déjà fait cette offre à ce tour. Changez-y quelque chose, ou proposez-la à un autre. On fait au plus quatre offres par tour.
task-donjon-trade-help = Le joueur 2, le Guerrier, n’a pas de gemmes. Mais au village, on peut aussi demander une promesse, par exemple de l’aide dans un combat futur. Proposez au joueur 2 votre Armure de puissance contre cette aide.
    .hint-1 = Appuyez sur « { donjon-swap } », choisissez le joueur 2, donnez l’armure, et demandez « { donjon-dungeon-helps } ».
    .why = L’armure a changé de mains aussitôt, et l’aide est promise. On peut négocier un combat dès le Ravitaillement, et pas seulement devant un monstre.
    .miss = Personne ne vous a promis d’aide. Essayez de nouveau, et demandez-en contre l’armure.

lesson-donjon-two = À deux joueurs
    .about = Les trois quarts d’un allié, et des gemmes à l’avance.
    .known = À deux joueurs, un allié apporte les trois quarts de sa puissance. Il peut demander à être payé à l’avance.

task-donjon-two-quests = À deux, chacun regarde trois quêtes et en garde une comme quête principale. Vous êtes le Guerrier. L’une demande trois créatures extraordinaires, une autre une armure +4 ou +5, une autre d’être le dernier en points trophée. Gardez la quête que des gemmes peuvent acheter.
    .hint-1 = L’Armure de plates coûte 8 gemmes.
    .why = Un Guerrier veut de toute façon une armure : il a 1 de plus avec elle. À deux, on joue en 12 points trophée, sans les quêtes de l’intrépide et du lâche : personne ne peut prendre parti dans vos Arènes.
    .miss = Celle-là demande de la chance, ou une mauvaise partie. Ce que demande le forgeron est dans la boutique.
task-donjon-two-ally = Un Ogre de puissance 12 contre vos 8. Le joueur 2, le Guerrier, a 11, et à deux un allié apporte les trois quarts, arrondis au supérieur : 9. Il veut 2 gemmes [à l’avance](deal.advance) : payées aussitôt, et plus question de fuir. Prenez-le, et gagnez.
    .hint-1 = 8 + 9 font 17.
    .why = 17 contre 12 : 4 gemmes pour les 2 que vous avez payées. Payer à l’avance engage les deux : vous ne pouviez plus trahir votre parole, ni laisser l’Ogre tranquille.
    .miss = Sans allié, c’est 8 contre 12, et vous gagnez 13 lancers sur 64.
task-donjon-two-bid = Cette fois, c’est le joueur 2 qui a rencontré un Ogre, et il vous appelle. Une promesse n’engage personne, et un joueur qui fuit ne doit rien. À deux, vous pouvez demander à être payé à l’avance. Obtenez 2 gemmes pour votre aide, quoi que fasse ensuite le joueur 2.
    .hint-1 = Mettez 2 gemmes dans votre prix, avec « { donjon-dungeon-now } ».
    .why = Les gemmes étaient à vous avant les dés, et le joueur 2 devait combattre. À plus de deux joueurs, un prix ne peut qu’être promis.
    .miss = Vous n’avez pas obtenu 2 gemmes pour votre aide. Essayez de nouveau.
    .miss-word = On vous avait promis 2 gemmes, mais le joueur 2 a fui : la parole ne vaut plus, et rien n’est payé. Demandez-les à l’avance.
