# Les leçons de Donjon sur chacune de ses quêtes ; voir `lessons.ftl`.

chapter-donjon-quests = Les dix-huit quêtes
    .about = Laquelle est achevée, depuis quand, et combien on peut en avoir.

lesson-donjon-claims = Quelle quête est achevée ?
    .about = Des objets, des dépouilles, des points, et ce qu’une carte demande vraiment.
    .known = Une quête demande des objets qui ajoutent assez, des dépouilles des bons types, ou plus ou moins de points trophée que tous les autres. Les 4 gemmes de l’une peuvent achever la suivante.

task-donjon-claims-arms = Vous êtes le Prêtre, avec quatre quêtes. Vous avez le Marteau de guerre +3, la Couronne d’or +4, et l’Armure de puissance, dont seul le Guerrier peut se servir. Une de vos quêtes est achevée. Montrez celle-là.
    .hint-1 = Regardez chaque bonus, et à quel aventurier sert chaque objet.
    .why = La Couronne d’or est un bijou +4 : cela fait 2 points trophée et 4 gemmes.
    .miss = Vous n’avez pas montré de quête. Essayez de nouveau.
    .miss-lavish = Celle du fastueux demande une arme, une armure et un bijou. L’Armure de puissance ne sert pas au Prêtre : elle ne compte pas comme son armure.
    .miss-edge = Celle du tranchant demande une arme +4 ou +5. Le Marteau de guerre a +3.
    .miss-smith = Celle du forgeron demande une armure +4 ou +5. L’Armure de puissance n’ajoute rien.
task-donjon-claims-spoils = Vous avez cinq dépouilles, et quatre quêtes qui demandent des dépouilles. Le Gobelin et l’Orque sont des humanoïdes, le Zombie et la Momie des morts-vivants, la Harpie est une créature extraordinaire. Montrez la quête qui est achevée.
    .hint-1 = Comptez vos dépouilles de chaque type.
    .why = Celle du juste demande une dépouille de chacun des trois types. Les plus faibles qui conviennent ont été défaussées : le Gobelin, le Zombie et la Harpie. L’Orque et la Momie vous restent.
    .miss = Vous n’avez pas montré de quête. Essayez de nouveau.
    .miss-kind = Celle du bienfaisant demande trois morts-vivants, et vous en avez deux.
    .miss-bloody = Celle du sanguinaire demande trois humanoïdes, et vous en avez deux.
    .miss-hunter = Celle du chasseur demande trois créatures extraordinaires, et vous en avez une.
task-donjon-claims-chain = Vous avez 0 point trophée, 5 gemmes, et une quête achevée plus tôt. Votre quête principale est celle du miséreux ; les autres sont celles du héros, de l’avarice et du chanceux. Le joueur 2 a 2 points, le joueur 3 en a 1. Montrez les quatre dans le bon ordre, et gagnez avec 12 points ou plus.
    .hint-1 = Laquelle est achevée maintenant ? Et que rapporte chacune en plus de ses points ?
    .why = 0 point a achevé celle du miséreux, ses 6 points celle du héros, et les 4 gemmes de chacune celle de l’avarice. Avec trois quêtes achevées, celle du chanceux l’était aussi : 15 points.
    .miss = La partie n’est pas gagnée. Essayez de nouveau.
    .miss-hero = Celle du héros demande plus de points trophée que tous les autres. Gagnez-en d’abord.
    .miss-greedy = Celle de l’avarice demande 12 gemmes à la fois. Chaque quête que vous montrez en rapporte 4.
    .miss-lucky = Celle du chanceux demande trois quêtes achevées, et vous n’en avez pas encore autant.
    .miss-left = Le tour est fini. Essayez de nouveau : les quatre peuvent s’y montrer.
task-donjon-claims-dragon = Le Dragon vert de 20 a trois points trophée, 6 gemmes et l’Épée du dragon. Votre puissance est de 14. Le joueur 2 et le joueur 3 apporteraient chacun 6. Le joueur 2 veut l’épée, le joueur 3 veut 5 gemmes. Votre quête principale demande un objet draconique. Prenez l’un d’eux comme allié.
    .hint-1 = De quoi avez-vous besoin après le combat ?
    .why = 24 contre 22 : trois points trophée, et l’épée +5. Elle achève votre quête principale, pour 6 points de plus. Perdre contre un dragon fait défausser la carte et l’objet.
    .miss = Vous n’avez pas pris d’allié à ce prix. Essayez de nouveau.
    .miss-sword = Le joueur 2 veut justement l’épée que demande votre quête principale. Pour la garder, il faudrait trahir votre promesse.
    .miss-alone = 14 contre 20 : sans allié, vous perdriez la plupart des lancers, et l’épée serait défaussée avec le dragon.

lesson-donjon-deeds = Les exploits
    .about = Des combats qui achèvent une quête, et le bon moment pour la montrer.
    .known = Un exploit compte si vous aviez déjà sa quête en l’accomplissant. Une quête se montre à n’importe laquelle de vos décisions, même au tour d’un autre, avant que vos points ou vos gemmes ne changent.

task-donjon-deeds-fight = Vous venez de battre le Vampire de 16, avec le joueur 2 comme allié. Votre dé montrait un 8, un Kritik. Le joueur 2 a le Dragon rouge parmi ses dépouilles. Vous avez quatre quêtes, et ce combat en a achevé une. Montrez celle-là.
    .hint-1 = Qui a combattu, et que montrait votre dé ?
    .why = Celle de St Gary demande de gagner un combat à votre tour avec un Kritik de votre dé, avec ou sans allié. Cela fait 2 points trophée et 4 gemmes.
    .miss = Vous n’avez pas montré de quête. Essayez de nouveau.
    .miss-witcher = Celle du sorceleur demande de battre sans allié un monstre de 16 ou plus. Vous aviez un allié.
    .miss-saint-michael = Celle de St Michel demande un dragon parmi vos propres dépouilles. Le Dragon rouge est une dépouille du joueur 2.
    .miss-dragon-item = Celle du dragon demande un objet draconique : un +5, gagné sur un dragon. La Couronne d’or est un objet ordinaire +4.
task-donjon-deeds-arena = Vous avez attaqué le joueur 2 et gagné, avec un 3 à votre dé. Le joueur 3 aidait votre victime. Vous avez trois quêtes, et cette Arène en a achevé une. Montrez celle-là.
    .hint-1 = Combien étiez-vous dans votre camp, et combien dans l’autre ?
    .why = Vous étiez à un contre deux, en infériorité numérique. Celle de l’intrépide rapporte 3 points trophée, et 4 quand les joueurs sont en nombre pair. Elle compte aussi pour les alliés du plus petit camp.
    .miss = Vous n’avez pas montré de quête. Essayez de nouveau.
    .miss-coward = Celle du lâche demande de gagner dans le plus grand camp. Vous étiez à un contre deux.
    .miss-saint-gary = Celle de St Gary demande un Kritik de votre dé, et il montrait un 3.
task-donjon-deeds-late = Vous venez de battre le Vampire de 16 sans allié, et vous avez 12 gemmes. À la Guilde, vous voyez deux quêtes : celle de l’avarice demande 12 gemmes, celle du sorceleur un monstre de 16 ou plus battu sans allié. Gardez celle que vous pouvez montrer aussitôt, et montrez-la.
    .hint-1 = Depuis quand faut-il avoir une quête pour qu’un exploit compte ?
    .why = Les gemmes comptent au moment où vous montrez la quête. Un exploit ne compte que si vous aviez déjà sa quête en l’accomplissant.
    .miss = Vous n’avez pas montré de quête. Essayez de nouveau.
    .miss-deed = Vous n’aviez pas encore celle du sorceleur en battant le Vampire. Il vous faut maintenant un autre monstre de 16 ou plus.
task-donjon-deeds-moment = Le joueur 2, avec une puissance de 20, attaque le joueur 3, qui a 8. Votre quête principale, celle du miséreux, demande moins de points trophée que tous les autres. Vous en avez 0, les autres en ont 1 chacun. Gagnez un point dans cette Arène, et aussi les points du miséreux.
    .hint-1 = Combien de points aurez-vous après l’Arène, et combien le joueur 3 ?
    .why = 6 points pour celle du miséreux tant que vous en aviez le moins, puis 1 pour l’Arène. Une quête se montre à n’importe laquelle de vos décisions, même au tour d’un autre joueur.
    .miss = Vous n’avez pas gagné les deux. Essayez de nouveau.
    .miss-late = Vous avez maintenant 1 point, autant que le joueur 3, et celle du miséreux n’est plus achevée. Montrez-la avant que l’Arène ne soit décidée.
    .miss-neutral = En restant neutre, vous ne gagnez pas de point dans l’Arène.
    .miss-weak = 8 et vos 4 contre 20 : c’était le camp le plus faible.
