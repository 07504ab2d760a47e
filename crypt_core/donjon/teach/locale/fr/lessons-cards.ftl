# Les leçons de Donjon sur les cartes spéciales et les événements ; voir `lessons.ftl`.

chapter-donjon-cards = Ce que cache le Donjon
    .about = Des cartes à garder, des cartes à combattre, et des cartes pour tout le monde.

lesson-donjon-finds = Amis et doubles
    .about = Un coffre, un Familier, une Fée, et deux cartes que l’on combat sans allié.
    .known = Le Familier porte un objet de plus. La Bonne Fée vous épargne les pertes d’une défaite, mais le vainqueur a quand même son point trophée. Le Mimic et le Doppelganger se combattent sans allié, et le Doppelganger a votre propre puissance.

task-donjon-finds-chest = Vous êtes le Prêtre, et la prochaine carte est un Coffre au trésor : 3 gemmes sans combat. Mais l’Octroi est actif : piocher une carte coûte 2 gemmes, et vous en avez juste 2. Le joueur 2 a une puissance de 12, vous avez 8. Gagnez une gemme à ce tour.
    .hint-1 = Que vous reste-t-il après avoir payé et trouvé le coffre ?
    .why = 2 payées et 3 trouvées. Un coffre n’est pas un combat : vous passez au Repos du guerrier.
    .miss = 8 contre 12 : ainsi, on perd plus souvent que l’on ne gagne. Le coffre valait plus que l’Octroi ne coûte.
task-donjon-finds-familiar = Votre Familier porte un second objet d’un type : le Marteau de guerre +3 et la Dague +1 comptent tous les deux. Vous avez aussi le Gilet de cuir +1, et 8 gemmes. Faites augmenter votre puissance de 4.
    .hint-1 = Le Familier porte un objet, et pas davantage.
    .why = Un bijou est un nouveau type : tout son bonus compte. Attention : si un Kritik vous bat, le Familier meurt, et son objet retourne à la boutique. Le Familier, lui, ne se pille pas et ne se donne pas.
    .miss = Votre puissance n’a pas augmenté de 4. Essayez de nouveau.
    .miss-third = C’est une troisième arme, et le Familier ne porte que la deuxième. La Dague doit partir : vous avez gagné 3.
    .miss-armour = Vous avez maintenant deux armes et deux armures, et le Familier ne porte qu’un objet. Un +1 doit partir : vous avez gagné 3.
task-donjon-finds-fairy = Vous êtes le Sorcier, avec 6 gemmes. Le joueur 2, avec une puissance de 20 et 11 points trophée sur 12, vous attaque. La Bonne Fée vous épargne les pertes de votre prochaine défaite. Ou bien vous pouvez disparaître, une fois par partie. Choisissez ce qui arrête le joueur 2.
    .hint-1 = Que gagne le vainqueur d’une Arène en plus du pillage ?
    .why = Sans vous, il n’y a pas de vainqueur, et le joueur 2 reste à 11. La Fée vous aurait épargné la blessure et le pillage, mais pas le point trophée du vainqueur. Et elle est toujours avec vous : personne ne peut la piller.
    .miss = La Fée protège vos gemmes. Mais il ne manque au joueur 2 qu’un point trophée, et à 20 contre 8 il en est presque sûr.
task-donjon-finds-mirror = Le Doppelganger a la même puissance que vous, 13, sans compter ce qui ne sert qu’une fois. Vous avez deux choses de ce genre : votre pouvoir unique, qui apporte 2, et la Fiole chaotique, qui apporte un lancer du dé vert moins 4. Elles s’annoncent avant les dés. Gagnez de la façon la plus sûre.
    .hint-1 = Laquelle des deux peut vous affaiblir ?
    .why = 15 et 4 contre 13 et 5, et 6 gemmes. La fiole apporte de −3 à 4, un demi-point en moyenne : gardez-la pour un combat où il faut de la chance.
    .miss = Vous n’avez pas gagné. Essayez de nouveau.
    .miss-bare = 13 et 4 contre 13 et 5 : votre pouvoir unique aurait suffi.
    .miss-late = Trop tard. Le Barbare, le Forestier et le Guerrier annoncent leur pouvoir unique avant les dés ; le Sorcier disparaît pendant qu’ils roulent, et seuls le Prêtre et le Voleur se servent du leur après.
    .miss-vial = Le dé de la fiole a montré 2, et votre puissance a baissé de 2. C’est un pari, votre pouvoir unique n’en est pas un.
task-donjon-finds-mimic = Un Mimic de 12 : on le combat sans allié, on ne peut pas fuir, et il ne rapporte rien. Vous êtes le Forestier, de puissance 8, et votre jeton dit dragon. Il compte contre les dragons et contre toutes les cartes sans type, comme celle-ci : 1 de plus, et avec votre pouvoir unique encore 6. Gagnez ce combat.
    .hint-1 = Ce qui rend plus fort s’annonce avant les dés.
    .why = 15 et 4 contre 12 et 2 : une blessure évitée. Le Djinn, le Doppelganger et le Gardien du Temple n’ont pas de type non plus. Et le Sorcier ne peut pas disparaître devant le Mimic.
    .miss = 9 et 4 contre 12 et 2, et une blessure. Un jeton qui dit dragon vous aide contre les cartes sans type.
    .miss-flee = Personne ne fuit le Mimic, si fort qu’il soit. Augmentez votre puissance.

lesson-donjon-foresight = Ce que voit le Prêtre
    .about = Cinq cartes que vous voyez avant de les piocher.
    .known = Un Piège vous coûte une blessure, une Nuée de météores en coûte deux à chacun. Un Jour de Grâce en guérit deux, mais pas aux maudits. D’autres cartes remettent en boutique les objets réservés défaussés, ou font passer un point trophée du premier au dernier.

task-donjon-foresight-trap = Vous êtes le Prêtre, avec 8 de puissance et 2 gemmes, et la prochaine carte est un Piège : une blessure, sans combat. Le joueur 2 a une puissance de 20, le joueur 3 de 11. Piochez la carte ou ouvrez une Arène, puis finissez sans blessure.
    .hint-1 = Après une carte spéciale sans combat, vous êtes de nouveau au village.
    .why = Le Piège a coûté une blessure, et le Temple l’a guérie pour 2 gemmes. Après une carte spéciale sans combat, votre tour passe au Repos du guerrier.
    .miss = Vous partez avec votre blessure. Le Temple était ouvert, et vous aviez 2 gemmes.
    .miss-arena = Une Arène perdue coûte aussi une blessure, et donne un point trophée au vainqueur.
task-donjon-foresight-meteors = Vous êtes le Prêtre, avec quatre blessures et une puissance de 4. La prochaine carte est une Nuée de météores : deux blessures à chacun. Le joueur 2 et le joueur 3 ont une puissance de 8, sans blessure. Piochez la carte ou ouvrez une Arène : choisissez ce qui nuit aux autres plus qu’à vous.
    .hint-1 = Combien de blessures peut-on avoir au plus ?
    .why = Personne n’a plus de quatre blessures : il ne vous arrive rien. Les autres tombent de 8 à 6. Après un événement, vous piochez une autre carte.
    .miss = 4 contre 8 : une défaite donne un point trophée à l’autre. Les météores ne pouvaient plus rien contre vous.
task-donjon-foresight-grace = Vous avez profané le Temple, et la malédiction dure : il ne vous soigne plus. Vous avez deux blessures, 2 gemmes et une puissance de 10. Le joueur 2 a trois blessures et une puissance de 6. Quittez le village : comme Prêtre, vous voyez alors la prochaine carte.
    .then-see = La prochaine carte est un Jour de Grâce : il guérit deux blessures à chacun, sauf aux maudits. Piochez la carte, ou ouvrez une Arène contre le joueur 2. Choisissez ce qui vaut mieux pour vous.
    .hint-1 = Le bouton pour cela est sous la table.
    .hint-see-1 = De qui le Jour de Grâce guérirait-il les blessures ?
    .why = 10 contre 6. Le Jour de Grâce n’aurait rien fait pour vous, et aurait rendu 2 points de puissance au joueur 2.
    .miss = Cela guérit deux blessures du joueur 2, et aucune des vôtres : un Jour de Grâce ne fait rien pour les maudits.
    .miss-heal = Vous avez profané le Temple, et il ne soigne pas les maudits. Seule une blessure par tour guérit d’elle-même.
task-donjon-foresight-levelled = Vous êtes le Prêtre, avec 1 point trophée ; le joueur 2 en a 3, le joueur 3 en a 5. Votre quête secondaire, celle du miséreux, demande moins de points que tous les autres. La prochaine carte est { donjon-rule-first-last.title } : le joueur qui a le plus de points en cède un à celui qui en a le moins. Gagnez 4 points à ce tour.
    .hint-1 = Laquelle des deux doit venir d’abord, la carte ou la quête ?
    .why = La carte vous a rapporté 1 point, et avec 2 vous en aviez encore le moins : la quête en a rapporté 3 de plus. S’il y a plusieurs premiers, chacun perd un point ; s’il y a plusieurs derniers, chacun en gagne un. Si tous en ont autant, rien ne se passe.
    .miss = Vous n’avez pas gagné 4 points. Essayez de nouveau.
    .miss-arena = 8 contre 8 pour un seul point. La carte vous en donne un sans combat.
    .miss-early = La quête vous a rapporté 3 points, et ce n’est plus vous qui en avez le moins. La carte donnerait son point au joueur 2.
task-donjon-foresight-arrival = Vous êtes le Prêtre, et votre objet réservé, le Heaume de l’oubli, a été défaussé. La prochaine carte est un Arrivage inattendu : tous les objets réservés défaussés retournent à la boutique. Un objet réservé coûte 4 gemmes, et vous en avez 4. Obtenez celui dont vous pouvez vous servir.
    .hint-1 = Après un événement, vous piochez une autre carte, puis vous vous reposez au village.
    .why = La boutique est ouverte aussi pendant le Repos du guerrier. Chaque objet réservé ne sert qu’à un aventurier ; en avoir un autre ne fait qu’en priver quelqu’un.
    .miss = Vous n’avez pas le heaume. Essayez de nouveau.
    .miss-axe = Seul le Barbare peut se servir de la Hache de foudre. Elle n’apporte rien à un Prêtre.
    .miss-arena = C’est maintenant un autre qui piochera cette carte. Essayez de nouveau, et piochez-la.
