# La leçon de Donjon sur les objets réservés ; voir `lessons.ftl`.

lesson-donjon-reserved = Les objets réservés
    .about = Cinq objets dont un seul aventurier peut se servir, une fois.
    .known = Un objet réservé n’ajoute pas de bonus. Son aventurier s’en sert une fois, puis il est défaussé. Les autres peuvent seulement l’en priver.

task-donjon-reserved-axe = Vous êtes le Barbare, de puissance 9, devant un Béhémoth de 18. Dans un combat, la Hache de foudre double votre puissance, et vous lancez deux dés verts. Votre pouvoir unique apporterait 4, et vous coûterait 2 pour toujours. Gagnez, et gardez votre pouvoir unique.
    .hint-1 = Deux fois 9, ou 9 et 4 ?
    .why = Deux fois 9, et 4 et 2, font 24, contre 18 et 2. Chacun de vos deux dés peut être un Kritik. La hache est maintenant défaussée.
    .miss = Vous n’avez pas gagné. Essayez de nouveau.
    .miss-token = 9 et 4 contre 18, et 2 de moins pour le reste de la partie. La hache à elle seule aurait été plus forte.
task-donjon-reserved-bow = Vous êtes le Forestier, de puissance 8, avec l’Arc de contrainte. Votre quête principale, celle du sorceleur, demande de battre sans allié un monstre de 16 ou plus. Cet Orque de 10, vous pouvez le lier au lieu de le combattre : comme [compagnon](binding-bow), il ajoute sa puissance à la vôtre. Faites ce qui sert votre quête.
    .hint-1 = On vous le demande avant d’aller au combat.
    .why = À votre prochain combat, vous avez 18, et vous êtes toujours sans allié : un compagnon n’en est pas un. L’arc lie des monstres jusqu’à 10. Après chaque combat, vous lancez un dé pour votre compagnon : de 1 à 4, il fuit.
    .miss = L’Orque a 3 gemmes. Mais avec seulement 8 de puissance, un monstre de 16 reste trop fort pour vous.
task-donjon-reserved-ring = Vous êtes le Sorcier, et vous rencontrez un Vampire de 16. L’Anneau de charme fait d’un autre joueur votre allié, sans rien payer, ou le fait combattre à votre place ; dans les deux cas, les gains sont à vous. Le joueur 2 a une puissance de 20. Servez-vous de l’anneau de la façon la plus forte, et gagnez.
    .hint-1 = Un allié apporte la moitié. Et un joueur qui combat à votre place ?
    .why = 20 et 4 contre 16 et 2. Le point trophée et les 5 gemmes sont à vous ; en cas de défaite, la blessure aurait été pour le joueur 2.
    .miss = Vous n’avez pas gagné. Essayez de nouveau.
    .miss-ally = Comme allié, le joueur 2 apporte la moitié, 10, et vous avez 8, sans l’anneau ni votre 1 pour un bijou : 18. À votre place, le joueur 2 combat avec ses 20, et reçoit les blessures.
    .miss-call = Vous demandez maintenant de l’aide, et l’aide a son prix. L’anneau n’en demande pas.
    .miss-weak = Le joueur 3 a une puissance de 8. Choisissez le plus fort.
    .miss-alone = 9 contre 16, bijou compris, et vous ne vous êtes pas servi de l’anneau.
task-donjon-reserved-helm = Vous êtes le Prêtre, de puissance 8, avec 6 gemmes. Le joueur 2, avec 20, vient de vous battre dans une Arène. Votre pouvoir unique ferait refaire le combat ; le Heaume de l’oubli annule une Arène perdue. On vous propose l’un, puis l’autre. Servez-vous de ce qui aide ici, et gardez l’autre.
    .hint-1 = Dites non à la première question.
    .why = Ni blessure, ni pillage, ni point trophée pour le joueur 2. Le heaume est défaussé. Votre pouvoir unique reste pour un combat plus serré.
    .miss = La défaite reste : une blessure, la moitié de vos gemmes, et un point trophée pour le joueur 2. Le heaume aurait tout annulé.
    .miss-token = De nouveau 8 contre 20 : seul un Kritik pourrait gagner cela. Le heaume annule la défaite à coup sûr.
task-donjon-reserved-charm = Vous êtes le Voleur, avec un Gobelin, un Zombie et le Charme du chantage. Le charme vole une quête secondaire, au hasard, ou se sert des dépouilles d’un autre joueur pour une de vos quêtes. À votre quête principale, celle du juste, il manque une créature extraordinaire. Achevez-la.
    .hint-1 = La Harpie du joueur 2 est une créature extraordinaire.
    .why = 4 points trophée et 4 gemmes. Votre Gobelin, votre Zombie et la Harpie du joueur 2 sont défaussés, et le charme aussi.
    .miss = Votre quête n’est pas achevée. Essayez de nouveau.
    .miss-just = Parmi vos propres dépouilles, il n’y a pas de créature extraordinaire. Servez-vous du charme contre un joueur qui en a une.
    .miss-stolen = Vous avez maintenant une quête du joueur 2. Mais la vôtre n’est pas achevée, et le charme n’est plus là.
