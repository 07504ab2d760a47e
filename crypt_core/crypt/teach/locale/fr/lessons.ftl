# Le premier chapitre du cours. Pour chaque exercice : que faire ; les indices, du plus vague au plus
# précis ; pourquoi c’est juste (`.why`) ; ce qui est dit quand on l’a manqué (`.miss`, ou `.miss-...`
# pour ce que le cours connaît par son nom) ; et les réponses en toutes lettres (`.answer-...`). Un terme y
# est marqué là où il est expliqué, avec sa règle : `[serviteurs](dice)`.

chapter-first = Votre première partie en solo
    .about = D’une table vide à votre première partie contre le Fantôme, en une demi-heure environ.

lesson-round = Une première manche
    .about = Des dés, un Fantôme, et un trésor à vous.
    .known = Vous revendiquez, le Fantôme revendique, vous revendiquez encore. Puis on lance les dés, et les trésors sont à vous.

task-round-first = Placez un de vos dés sur un trésor, avec le nombre que vous voulez, et confirmez.
    .then-ghost = Le Fantôme lance maintenant ses dés pour [revendiquer](claim.place), à partir de la gauche. Là où le total du Fantôme dépasse le vôtre, votre dé est [évincé](claim.push) et vous revient.
    .then-last = Votre second tour, le dernier de la manche. Sur un trésor, des dés égaux s’additionnent. Revendiquez un trésor avec un total plus élevé que celui du Fantôme, ou passez si vous en tenez déjà un.
    .then-collect = On lance maintenant vos dés. Un dé qui fait moins que le nombre choisi doit se reposer ; le trésor est à vous de toute façon.
    .hint-1 = Appuyez sur un nombre de 1 à 6, puis sur un trésor : un de vos dés s’y place. Confirmez ensuite.
    .hint-2 = Un nombre élevé est difficile à évincer, mais votre dé devra sans doute se reposer.
    .hint-last-1 = Cherchez le total le plus bas du Fantôme : un total plus élevé prend ce trésor.
    .hint-last-2 = Personne ne joue après vous : un trésor revendiqué maintenant est à vous. Avec un nombre bas, votre dé risque moins de devoir se reposer.
    .why = Le trésor est à vous, et ses pièces avec lui. C’était une manche entière. Une partie en compte huit ; vous allez en apprendre les règles, une à une.
    .miss = La manche est finie, et aucun trésor n’est à vous. Réessayez : placez un dé et, à votre second tour, prenez un trésor avec un total plus élevé que celui du Fantôme.
    .miss-pass = Vous avez passé : votre tour est fini, et aucun de vos dés n’est sur un trésor. Réessayez, et placez d’abord un dé.

lesson-claim = Revendication et effort
    .about = Vos dés sont des serviteurs, et vous choisissez leur effort.
    .known = Un ou plusieurs serviteurs sur un trésor, tous avec le même effort ; les efforts s’additionnent. Plus un effort est élevé, plus il risque d’échouer.

task-claim-first = Vos trois dés sont vos [serviteurs](dice), et ils sont [actifs](dice) : ils peuvent être placés. Le nombre que vous choisissez pour l’un d’eux est son [effort](claim.place). Placez un serviteur sur chacun des trois trésors, pendant ce tour, et confirmez.
    .hint-1 = Choisissez un effort et un trésor : un de vos serviteurs actifs s’y place. Puis recommencez.
    .hint-2 = Quand un de vos serviteurs est sur a, sur b et sur c, confirmez la revendication.
    .why = Les trois sont revendiqués. Ils seront à vous à la fin de la manche, à moins que quelqu’un n’évince vos serviteurs. Les pièces à côté de votre nom sont celles que vous auriez si la partie s’arrêtait maintenant : un serviteur actif vaut une pièce, un serviteur placé n’en vaut pas.
    .miss = Il manque un serviteur sur au moins un trésor. Vous en avez trois : placez-en un sur chacun.
    .miss-pass = Vous avez passé : votre tour est fini, et aucun serviteur n’est sur un trésor. Réessayez, et placez d’abord vos dés.
task-claim-mixed = Plusieurs serviteurs peuvent revendiquer ensemble un même trésor. Essayez de revendiquer le bijou (a) avec un 4 et un 2, et confirmez.
    .hint-1 = Placez deux de vos dés sur le même trésor, chacun avec son effort.
    .hint-2 = Un dé montre 4, l’autre 2, les deux sont sur le bijou. Confirmez malgré l’avertissement.
    .why = Refusé : sur un même trésor, tous les serviteurs doivent montrer le même effort.
    .miss = Vous n’avez pas encore essayé deux efforts différents sur le bijou.
    .miss-equal = Deux efforts égaux, c’est permis : ils ont été acceptés. Réessayez, avec un 4 et un 2.
task-claim-join = Les efforts placés sur un même trésor s’additionnent. Revendiquez le bijou (a) avec un total de 8, à l’aide de deux serviteurs.
    .hint-1 = Les deux doivent montrer le même effort. Une fois le premier placé, appuyez de nouveau sur le trésor pour le second.
    .hint-2 = Quelle est la moitié de 8 ?
    .why = Deux 4 font 8. Pour prendre le bijou, il faut maintenant faire plus.
    .miss = Il n’y a pas encore sur le bijou deux serviteurs pour un total de 8.
    .miss-apart = Cela ne place qu’un serviteur sur le bijou. Les efforts ne s’additionnent que sur un même trésor.
task-claim-risk = L’effort a un prix. À la fin de la manche, on lance chaque serviteur placé sur un trésor. Un résultat inférieur à son effort l’[épuise](collect.roll) : il se repose dans la boîte jusqu’à ce que vous preniez un tour pour [récupérer](recover). Revendiquez le bijou (a) avec un effort tel que trois faces sur six exactement épuiseraient votre serviteur.
    .hint-1 = Inférieur à l’effort, pas égal.
    .hint-2 = Trois faces doivent être plus basses : 1, 2 et 3. Quel effort vient ensuite ?
    .why = 1, 2 et 3 sont inférieurs à 4 : trois faces sur six. Chaque point d’effort ajoute une face : un 1 n’échoue jamais, un 6 échoue sur cinq faces.
    .miss = Comptez les faces inférieures à l’effort placé sur le bijou : il en faut trois. L’effort lui-même n’en est pas une.

lesson-push = Évincer
    .about = Un total plus élevé prend ce qui est pris.
    .known = Seul un total plus élevé évince. Les dés évincés reviennent actifs.

task-push-equal = Cette fois, le Fantôme a joué en premier. Essayez d’évincer le 4 du Fantôme de la tapisserie (a) avec un 4, et confirmez.
    .hint-1 = Choisissez l’effort 4, puis le trésor où est le dé du Fantôme.
    .hint-2 = On vous avertit que cela ne suffit pas. Confirmez quand même.
    .why = Refusé, et c’est normal : l’égalité ne suffit pas. Votre total doit être plus élevé.
    .miss = Vous n’avez pas encore essayé un 4 sur la tapisserie.
    .miss-higher = Cela a marché, car votre total est plus élevé que 4. Réessayez et voyez ce que fait un 4.
task-push-higher = Maintenant, prenez la tapisserie (a) au Fantôme.
    .hint-1 = Quel est le plus petit total supérieur à 4 ?
    .hint-2 = Un seul serviteur suffit, avec un effort de plus de 4.
    .why = Votre total est plus élevé que 4 : le dé du Fantôme quitte le trésor et lui revient, actif.
    .miss = La tapisserie est toujours au Fantôme.
    .miss-equal = Ce total ne dépasse pas celui du Fantôme : il est refusé. Essayez plus haut.
task-push-joined = On peut évincer sans grand risque. Évincez le 5 du Fantôme de la relique (a) avec des serviteurs dont aucun ne montre plus de 3.
    .hint-1 = Ce qu’un serviteur ne peut pas faire seul, deux le peuvent ensemble.
    .hint-2 = Il vous faut un total d’au moins 6 sur la relique.
    .why = À plusieurs, de petits efforts dépassent 5. Un 3 n’échoue que sur un 1 ou un 2, alors qu’un 6 seul échoue sur cinq faces sur six.
    .miss = Le 5 du Fantôme est toujours sur la relique.
    .miss-risk = Évincé, mais avec un effort supérieur à 3. On y arrive avec de plus petits.
task-push-back = Votre 3 est sur la tapisserie (a), et le Fantôme est sur le point de l’évincer : regardez avec « { next } », ou avancez avec « { continue } ». À votre prochain tour, revendiquez un trésor avec tous les serviteurs qui seront alors actifs.
    .hint-1 = Qu’est-il arrivé aux dés du Fantôme quand vous les avez évincés ?
    .hint-2 = Deux serviteurs n’ont pas bougé. Le troisième revient-il épuisé, ou actif ?
    .why = Tous les trois. Être évincé vous coûte le trésor, jamais le serviteur : il revient aussitôt, actif.
    .miss = Vous aviez plus de serviteurs que cela. Un serviteur évincé n’est ni perdu ni épuisé.

lesson-second = Le second tour
    .about = La Torche Éteinte : un dernier tour, un seul trésor.
    .known = Avec la Torche Éteinte, le dernier tour est à vous, pour un seul trésor. Ce que vous tenez alors est sûr.

task-second-back = Vous avez les deux torches : comme [Leader](claim.order), vous jouez le premier tour, et avec la [Torche Éteinte](claim.last-turn) le dernier. Le Fantôme joue entre les deux. Avancez avec « { next } » jusqu’à ce que ce soit de nouveau à vous, puis reprenez le manuscrit (a).
    .hint-1 = Appuyez sur « { next } » jusqu’à ce que le Fantôme ait joué, puis regardez ce qu’il y a maintenant sur le manuscrit.
    .hint-2 = Votre total doit y dépasser celui du Fantôme, avec un serviteur ou avec deux ensemble.
    .why = Le manuscrit est de nouveau à vous, et cette fois pour de bon : personne ne joue après la Torche Éteinte.
    .miss = C’était votre dernier tour, et le manuscrit est toujours au Fantôme.
    .miss-equal = Ce total ne dépasse pas celui du Fantôme : il est refusé. Essayez plus haut.
task-second-two = Ici aussi, c’est votre second tour, le dernier de la manche. Essayez de prendre deux trésors à la fois : un 6 sur b et un 4 sur c, et confirmez.
    .hint-1 = Placez les deux serviteurs avant de confirmer.
    .hint-2 = Un 6 sur b, un 4 sur c, puis confirmez ; ne tenez pas compte de la mise en garde.
    .why = Refusé : quand la torche s’éteint, il ne reste de temps que pour un seul trésor. Mais vous pouvez y placer autant de serviteurs que vous voulez. Les dés placés restent : on ne peut ni en ajouter, ni les déplacer, ni les retirer.
    .miss = Vous n’avez pas encore essayé deux trésors.
    .miss-one = Un trésor, c’est permis : il a été accepté. Réessayez avec deux à la fois.

lesson-collect = Collecter
    .about = On lance les serviteurs, et les trésors trouvent leur propriétaire.
    .known = Un résultat inférieur à l’effort épuise ; un effort de 1 n’est jamais lancé. Le trésor est à vous dans tous les cas.

task-collect-safe = C’est le dernier tour de la manche ; ensuite vient la phase Collecter. La poterie (b) est [face cachée](deck.back) : personne ne connaît encore ses pièces. Revendiquez le bijou (c) sans qu’aucun lancer puisse épuiser votre serviteur, puis continuez.
    .hint-1 = Pour quel effort aucun lancer n’est-il trop bas ?
    .hint-2 = La plus petite face d’un dé est un 1.
    .why = Aucun dé ne montre moins que 1 : un serviteur d’effort 1 n’est même pas lancé. Il redevient actif, et le bijou va être à vous. Personne ne jouait après vous : un 1 suffisait.
    .miss = Vous n’avez pas revendiqué le bijou (c) : il ne sera pas à vous.
    .miss-two = Un 2 échoue sur un 1, et il a justement fait 1. Le bijou est à vous, mais votre serviteur est épuisé.
    .miss-rolled = Le bijou est à vous, mais votre serviteur a été lancé et il est épuisé. Il y a un effort pour lequel on ne lance même pas le dé.
task-collect-six = Un seul de vos serviteurs est actif, et le 5 du Fantôme est sur la tapisserie (a). Prenez la tapisserie avec le seul effort possible, puis continuez et regardez le lancer.
    .hint-1 = Un serviteur doit battre 5 à lui seul.
    .hint-2 = Un dé n’a qu’une face au-dessus de 5.
    .why = Le 6 a échoué, comme il le fait sur cinq faces sur six : votre serviteur est dans la boîte, épuisé. La tapisserie est tout de même à vous : ce que vous avez revendiqué, vous le gardez, quel que soit le lancer.
    .miss = Vous n’avez pas revendiqué la tapisserie (a) : elle ne sera pas à vous.
task-collect-equal = Votre 4 vient de faire 3 : il est épuisé. C’est maintenant au tour de votre 2. Si votre 2 fait 2, exactement son effort, que devient ce serviteur ?
    .hint-1 = Pour l’épuiser, le résultat doit être inférieur à l’effort.
    .hint-2 = 2 est-il inférieur à 2 ?
    .why = Seul un résultat inférieur à l’effort épuise. Appuyez sur « { next } » : il fait justement 2.
    .miss = 2 n’est pas inférieur à 2.
    .answer-ready = Il redevient actif
    .answer-exhausted = Il est épuisé

lesson-recover = Récupérer
    .about = Comment reviennent les serviteurs épuisés, et ce que cela coûte.
    .known = On revendique ou on récupère. Récupérer, c’est aussi passer.

task-recover-do = Deux de vos serviteurs sont épuisés, dans la boîte. Récupérez-les.
    .hint-1 = Il n’y a aucun dé à placer pour cela.
    .hint-2 = Il y a un bouton pour cela, sous vos dés : il dit combien de serviteurs vous récupérez.
    .why = Tous vos serviteurs épuisés redeviennent actifs. Cela a pris tout votre tour : on revendique ou on récupère.
    .miss = Vous avez revendiqué, et c’était votre tour : les deux serviteurs sont toujours dans la boîte. En un tour, on revendique ou on récupère, jamais les deux.
task-recover-first = Vous êtes le Leader : vous avez deux tours, et le Fantôme joue entre les deux. Un seul de vos serviteurs est actif. Gagnez le bijou (a) dans cette manche, et continuez jusqu’à ce qu’il soit à vous.
    .then-last = Votre second tour, le dernier de la manche. Revendiquez le bijou (a) avec un total plus élevé que celui du Fantôme, puis continuez jusqu’à ce qu’il soit à vous.
    .hint-1 = Ce que vous placez d’abord, le Fantôme peut l’évincer. Après votre second tour, personne ne le peut plus.
    .hint-2 = Récupérez d’abord vos serviteurs, et battez le Fantôme avec eux au second tour.
    .hint-last-1 = Quel est le total du Fantôme sur le bijou ? Plus personne ne peut vous évincer.
    .hint-last-2 = Plusieurs serviteurs de même effort s’additionnent. Appuyez de nouveau sur le trésor pour chaque serviteur de plus.
    .why = Le premier tour a ramené vos serviteurs, le dernier a pris le bijou quand personne ne pouvait plus répondre. Quand on est le Leader, récupérer d’abord coûte peu.
    .miss = Les deux 4 du Fantôme gardent le bijou. Pour battre 8, un seul serviteur ne suffit pas : reprenez les autres à temps.
    .miss-back = Vos serviteurs étaient revenus à temps, mais les deux 4 du Fantôme ont gardé le bijou. Il faut deux ou trois des vôtres, pour plus de 8 en tout.
task-recover-pass = Votre 6 tient la tapisserie (a), et c’est le dernier tour : personne ne peut plus l’évincer. Vous ne voulez pas d’autre trésor. Terminez votre tour sans revendiquer.
    .hint-1 = Il n’y a que deux actions : revendiquer et récupérer.
    .hint-2 = L’une des deux ne place aucun serviteur : son bouton est sous vos dés.
    .why = Il n’y a pas de troisième action pour passer : on récupère, même sans serviteur épuisé. C’est ce que fait le bouton « { crypt-pass } ».
    .miss = C’était une revendication, et elle met des serviteurs en danger.
    .miss-own = La tapisserie est déjà à vous, et on n’ajoute rien à ses propres dés. Cherchez l’action qui ne place rien.

lesson-table = La table
    .about = Ce qui s’y trouve, et ce que personne ne voit.
    .known = Face cachée, c’est de 1 à 4, et le dos montre le type. En solo, chaque carte n’existe qu’une fois.

task-table-hidden = Chaque trésor vaut de 1 à 4 pièces. L’un de ceux-ci est face cachée : personne ne voit sa valeur. Revendiquez le seul trésor qui pourrait encore être un 4.
    .hint-1 = Deux d’entre eux montrent leurs pièces.
    .hint-2 = L’idole montre 3 et le bijou montre 2. Et le trésor entre les deux ?
    .why = La poterie est face cachée : elle vaut 1, 2, 3 ou 4. Les deux autres valent ce qu’ils montrent.
    .miss = Deux des trois sont face visible : ils valent ce qu’ils montrent, et rien de plus.
task-table-back = Le dos d’une carte montre son type. En solo, chaque type a quatre cartes, une de chaque valeur : une poterie qui vaut 1, une qui vaut 2, et ainsi de suite jusqu’à 4. Vous possédez déjà le 1 et le 2. Revendiquez ce qui vaut le plus à coup sûr : la poterie face cachée (b), ou le bijou (c).
    .hint-1 = Regardez les poteries de votre collection. Celle de la Crypte en est une autre.
    .hint-2 = Quelles valeurs restent pour une troisième poterie ? Comparez chacune avec le 2 du bijou.
    .why = Le dos dit que c’est une poterie, et vous avez le 1 et le 2 : c’est donc le 3 ou le 4, et l’un comme l’autre valent plus que le 2 du bijou. Plus vous avez vu de cartes, plus un dos vous en dit.
    .miss = Revendiquez l’un des deux : la poterie ou le bijou. Personne ne voit la valeur de la poterie, mais vous pouvez en déduire assez.
    .miss-jewelry = Le bijou montre 2. Quelle poterie vaudrait moins, maintenant que le 1 et le 2 sont à vous ?

lesson-reveal = Révéler
    .about = Une manche commence, et des trésors arrivent.
    .known = Du plus haut au plus bas. Un trésor face cachée compte pour 2,5.

task-reveal-step = Une manche commence : deux trésors ont été piochés face visible et un face cachée. Face au Fantôme, on les range maintenant du plus haut au plus bas, et le trésor face cachée compte pour 2,5. Appuyez sur « { next } » et regardez : où se retrouve le trésor face cachée ?
    .hint-1 = Appuyez sur « { next } », et les cartes prennent leur place.
    .hint-2 = 2,5, c’est moins que 3 et plus que 1.
    .why = D’abord 3, puis 2,5, puis 1 : le trésor face cachée est au milieu. Cet ordre compte, car le Fantôme commence toujours par la gauche.
    .miss = Lequel des deux autres vaut plus que 2,5, et lequel vaut moins ?
    .answer-left = À gauche
    .answer-middle = Au milieu
    .answer-right = À droite
task-reveal-lay = Un autre exemple : cette fois, un 2 et un 1 sont visibles. Rangez maintenant les trésors vous-même, carte par carte. Appuyez sur le trésor qui va à gauche.
    .then-second = Appuyez maintenant sur le trésor qui vient à côté du premier ; le dernier se range ensuite automatiquement à droite.
    .hint-1 = Le trésor face cachée compte pour 2,5, quelle que soit sa vraie valeur.
    .hint-2 = 2,5, est-ce plus ou moins que 2 ?
    .hint-second-1 = Lequel des deux autres vaut le plus ?
    .why = 2,5 est plus que 2 : le trésor que personne ne connaît va tout à gauche, avant le 2 et le 1. Appuyez sur « { next } » et regardez-les se déplacer. À valeur égale, le trésor pioché d’abord va à gauche.
    .miss = Du plus haut au plus bas, et celui face cachée compte pour 2,5. Réessayez, en partant de la gauche.

lesson-ghost = Le Fantôme, pas à pas
    .about = Il suit des règles fixes : vous pouvez le prévoir.
    .known = Les dés égaux sont associés, et le total le plus élevé passe d’abord. Chaque groupe prend le trésor le plus à gauche qu’il peut.

task-ghost-roll = Placez 5 sur a, 4 sur b, 2 sur c et confirmez ; puis « { next } » jusqu’à ce que le Fantôme ait rangé ses dés.
    .hint-1 = Vos trois serviteurs sont nécessaires, un sur chaque trésor.
    .hint-2 = De gauche à droite : 5, 4, 2. Après avoir confirmé, avancez avec « { next } ».
    .why = Le Fantôme a fait 3, 3 et 4. Les dés égaux sont associés : les deux 3 font 6. Le total le plus élevé passe d’abord, donc la paire avant le 4. À totaux égaux, les dés associés passent d’abord.
    .miss = Vos dés ne sont pas placés comme demandé. Réessayez, avec 5, 4 et 2 de gauche à droite.
task-ghost-pair = Vos dés, 5, 4 et 2, sont en place ; le Fantôme a une paire de 3, total 6, et un 4. À partir de la gauche, chaque groupe prend le premier trésor libre, ou le premier où votre total est plus bas : où va la paire ?
    .hint-1 = Commencez par la gauche.
    .hint-2 = 6, est-ce plus que votre 5 ?
    .why = 6 bat votre 5 : la paire prend le premier trésor qu’elle regarde, et votre 5 vous revient. Le Fantôme ne cherche pas la proie la plus facile : il prend la plus à gauche.
    .miss = La paire y gagnerait aussi, mais le Fantôme commence par la gauche et prend le premier trésor possible.
task-ghost-four = La paire a évincé votre 5. À partir de la gauche, en sautant ce que le Fantôme tient déjà : où va le 4 du Fantôme ?
    .hint-1 = Le premier trésor est déjà au Fantôme. Regardez les suivants.
    .hint-2 = Un 4 bat-il votre 4 ? Bat-il votre 2 ?
    .why = Le premier trésor est à lui, et votre 4 sur le deuxième n’est pas plus bas que 4. Votre 2 sur le troisième l’est : il est évincé. Seul le deuxième trésor vous reste.
    .miss = Votre 4 y est, et l’égalité ne suffit pas non plus au Fantôme.
    .miss-own = Celui-là, le Fantôme le tient déjà : il le saute.
task-ghost-aside = Un autre exemple : vous aviez placé 3, 5 et 4. Le Fantôme a fait 6, 4 et 1. Le 6 du Fantôme a évincé votre 3 : où va son 4 ?
    .hint-1 = Regardez les trésors à partir de la gauche : lequel le 4 pourrait-il prendre ?
    .hint-2 = L’un est déjà au Fantôme. Sur les deux autres, votre total est-il plus bas que 4 ?
    .why = Un trésor est à lui, et ni votre 5 ni votre 4 ne sont plus bas que 4. Le 4 est donc [mis de côté](ghost.place), et le 1 le sera aussi. Voilà comment arrêter le Fantôme.
    .miss = Le 4 prend un trésor libre, ou un trésor sur lequel votre total est plus bas que 4. Est-ce le cas de celui-là ?
    .answer-aside = Nulle part : il est mis de côté
task-ghost-second = Dans cette manche, le Fantôme est le Leader : il a donc aussi le dernier tour. Il n’y lance que les dés que vous avez évincés, associe ceux qui sont égaux, et ne place que le groupe le plus élevé. Revendiquez un trésor sans rien donner à lancer au Fantôme, puis avancez avec « { next } ».
    .hint-1 = Si aucun de ses dés n’est évincé, il n’a rien à lancer.
    .hint-2 = Il y a un trésor sans aucun dé.
    .why = Vous n’avez rien évincé : le Fantôme n’avait rien à lancer, et votre trésor était à l’abri. Évincer en vaut parfois la peine, mais alors le Fantôme frappe encore une fois. Ce qu’il a mis de côté n’est pas relancé.
    .miss = Vous n’avez rien revendiqué, et pourtant un trésor était libre.
    .miss-pushed = Vous avez évincé des dés, et le Fantôme les a relancés pour son dernier tour. Il y avait un trésor libre.

lesson-rounds = De manche en manche
    .about = Ce qui reste, ce qui revient, et quand tout finit.
    .known = Ce que personne ne collecte disparaît, ce que prend le Fantôme aussi. Après huit manches, la partie est finie.

task-rounds-free = Ce que personne ne revendique va dans la boîte : aucun trésor n’attend la manche suivante. C’est le dernier tour. Le manuscrit (c) n’est à personne : faites qu’il soit à vous.
    .hint-1 = Après votre tour vient la phase Collecter, puis de nouveaux trésors.
    .hint-2 = Personne ne joue après vous : n’importe quel serviteur suffit.
    .why = Le manuscrit est à vous. Laissé là, il serait allé dans la boîte, et plus personne ne l’aurait eu. Vous pouvez regarder à tout moment ce qu’il y a dans la boîte, sauf les cartes qui y sont allées face cachée.
    .miss = Le manuscrit va dans la boîte avec tout ce que personne n’a revendiqué. Il ne sera plus là à la manche suivante.
task-rounds-ghost = Le Fantôme ne garde rien non plus : ce qu’il tient à la fin de la manche va dans la boîte pour de bon. C’est le dernier tour. Sauvez le trésor qui vaut le plus.
    .hint-1 = Il est au Fantôme, comme les autres.
    .hint-2 = Votre total doit dépasser le 4 du Fantôme sur l’idole.
    .why = L’idole est à vous. Les deux autres trésors du Fantôme ont disparu pour de bon, et vous savez maintenant quelles cartes ne viendront plus.
    .miss = L’idole qui vaut 4 va dans la boîte avec les autres trésors du Fantôme.
task-rounds-pushed = Deux de vos serviteurs sont épuisés. Si vous avez placé des serviteurs et que tous ont été évincés, vos serviteurs épuisés reviennent sans vous coûter un tour. Le Fantôme a encore un tour, avec les dés que vous évincez. Évincez les trois 1 du Fantôme de telle sorte qu’il riposte, puis continuez.
    .hint-1 = Il faut au Fantôme quelque chose à lancer, et votre total ne doit pas être trop élevé.
    .hint-2 = Un serviteur est actif, et le total du Fantôme sur l’idole (a) est 3. Un 4 suffit tout juste.
    .why = Le Fantôme vous a évincé : aucun de vos serviteurs n’est resté sur un trésor, et les deux épuisés sont revenus au début de la phase Collecter, sans prendre votre tour.
    .miss = Votre serviteur n’a pas été évincé : les autres restent dans la boîte. Réessayez, plus bas et là où le Fantôme viendra.
    .miss-recover = C’est récupérer, et cela a pris votre tour. Ici, le Fantôme peut le faire pour vous : essayez d’être évincé.
task-rounds-dice = Le Fantôme a tous ses dés sur des trésors, deux 5 et un 6. Après de tels efforts, les vôtres seraient sans doute épuisés. Continuez, et regardez comment la manche se termine.
    .then-claim = Une nouvelle manche, et vous commencez. Revendiquez le manuscrit (a) de sorte qu’il soit encore à vous après le tour du Fantôme.
    .hint-1 = Avancez pas à pas avec « { next } », ou d’un coup jusqu’à la nouvelle manche avec « { continue } ».
    .hint-claim-1 = Combien de dés le Fantôme a-t-il quand la nouvelle manche commence ?
    .hint-claim-2 = Tous les trois : il ne se fatigue jamais. Des dés égaux s’additionnent : un seul de vos dés ne suffit pas.
    .why = Encore à vous, contre les trois dés, dont une paire de 5 : seuls vos serviteurs sont lancés pour l’épuisement. N’attendez pas que le Fantôme se fatigue. En solo, vous êtes le Leader de la première manche ; ensuite les deux torches passent, et le Fantôme et vous l’êtes tour à tour.
    .miss = Le Fantôme avait de nouveau ses trois dés, dont deux égaux, plus forts ensemble. Ses dés ne s’épuisent jamais : placez davantage sur le manuscrit (a).
    .miss-left = Le manuscrit (a) est resté au Fantôme. Réessayez, et revendiquez-le.
task-rounds-last = Une partie en solo a 24 trésors, trois par manche : après huit manches la pioche est vide. La relique (c) est libre. C’est votre dernier tour de la partie : faites ce qui rapporte encore des pièces, puis continuez.
    .hint-1 = Il n’y a pas de manche suivante pour laquelle garder vos serviteurs.
    .hint-2 = Quel effort rapporte la relique sans pouvoir vous coûter un serviteur ?
    .why = La pioche est vide, et la partie est finie : ce que vous avez revendiqué au dernier tour compte encore.
    .miss = Vous avez gardé vos serviteurs pour une neuvième manche, qui n’existe pas. La relique était libre.

lesson-collectors = Les Collectionneurs
    .about = Six Collectionneurs paient : les uns à la fin, les autres pendant la partie.
    .known = Un Collectionneur paie à la fin, ou pendant la partie pour des trésors que vous retournez. Retournés, ils comptent toujours.

task-collectors-end = Chaque type de trésor a son [Collectionneur](setup.collectors). Celui des manuscrits paie en fin de partie : à partir de deux, chacun compte 4 pièces au lieu de sa valeur. Vous possédez un manuscrit qui vaut 2, et un serviteur est actif. Revendiquez ce qui vous rapporte le plus de pièces.
    .hint-1 = Ce n’est pas le trésor qui porte le plus grand nombre.
    .hint-2 = Combien de pièces rapporte un seul manuscrit, et combien en rapportent deux ?
    .why = Avec celui-ci, vos deux manuscrits comptent 4 chacun : 8 pièces au lieu de 2. Le 3 de la relique n’aurait rapporté que 3. Un Collectionneur a deux faces : pour une première partie, prenez la face A des six ; ensuite, choisissez celle de chacun.
    .miss = Un second manuscrit rapporte plus : deux comptent 8 pièces ensemble, et vous en avez 2 maintenant.
task-collectors-reroll = Le Collectionneur d’Idoles aide pendant la partie. Ce que vous collectez reste face cachée. Dans la phase Collecter, vous pouvez retourner une idole pour relancer un de vos dés ; elle reste ensuite face visible. Vous possédez une idole, et votre 5 va être lancé. Appuyez sur « { next } » jusqu’au lancer, puis sauvez votre serviteur.
    .hint-1 = Continuez jusqu’au lancer du 5, puis voyez ce que vous pouvez faire.
    .hint-2 = Si le lancer échoue, servez-vous de l’idole : le bouton, sous vos dés, dit quel dé est relancé.
    .why = Le nouveau lancer a remplacé l’ancien, et votre serviteur est actif. L’idole retournée compte toujours à la fin, mais elle ne peut plus payer.
    .miss = Vous avez gardé le résultat : votre serviteur reste épuisé. Votre idole aurait payé un autre lancer.
task-collectors-wake = Le Collectionneur de Reliques aide à tout moment : retournez-en deux, et un serviteur épuisé redevient actif. Cela ne prend pas votre tour. Tous vos serviteurs sont épuisés : réveillez-en un, et revendiquez aussitôt le bijou (a) avec lui.
    .then-claim = C’est encore à vous, et un serviteur est actif : revendiquez le bijou (a) avec lui.
    .hint-1 = Un Collectionneur peut vous aider avant de revendiquer : son bouton est sous vos dés. Ensuite, c’est encore à vous.
    .hint-claim-1 = Votre serviteur doit battre à lui seul le 5 du Fantôme sur le bijou.
    .why = Réveiller un serviteur n’est pas un tour : vous pouviez encore revendiquer. Vos deux reliques sont retournées : elles comptent toujours, mais ne peuvent plus payer.
    .miss = Le bijou n’est pas revendiqué par un serviteur que vous avez réveillé.
    .miss-recover = Récupérer ramène les trois, mais prend tout votre tour. Réessayez et n’en réveillez qu’un.

lesson-scoring = Compter les pièces
    .about = Ce qui compte à la fin, et ce que vaut le résultat.
    .known = Les trésors, les Collectionneurs, et une pièce par serviteur actif. À partir de 30, vous êtes plus que le Fou.

task-scoring-servants = La dernière manche. Vos trésors montrent 9 pièces, et le Collectionneur de Bijoux en ajoute 4. Trésors et Collectionneur font 13 pièces, et vous en avez 15 : d’où viennent les 2 autres ?
    .hint-1 = Vous n’avez aucune tapisserie, et les torches ne rapportent rien.
    .hint-2 = Comptez les dés qui sont actifs devant vous.
    .why = Chaque serviteur actif à la fin vaut 1 pièce. Dans la dernière manche, un serviteur épuisé vous coûte donc une pièce.
    .miss = Rien ne vient de là. Regardez vos dés.
    .answer-tapestries = Du Collectionneur de Tapisseries
    .answer-servants = De mes deux serviteurs actifs
    .answer-torches = Des torches
task-scoring-tapestry = Votre dernier tour, et vous avez 19 pièces. Le Collectionneur de Tapisseries en paie 5 au joueur qui a l’ensemble de tapisseries le plus précieux, et le Fantôme ne possède rien. Revendiquez de façon à finir avec 25 pièces ou plus, puis continuez jusqu’à la fin.
    .hint-1 = Un des trésors rapporte deux fois : par sa valeur, et par son Collectionneur.
    .hint-2 = La tapisserie rapporte 1 pièce, et 5 de son Collectionneur. Avec quel effort votre serviteur reste-t-il actif ?
    .why = 19, et 1, et 5. Comme le Fantôme ne possède rien, une seule tapisserie est déjà l’ensemble le plus précieux.
    .miss = Cela ne fait pas 25 : une seule tapisserie suffit pour 5 pièces, en plus de la sienne.
    .miss-exhausted = C’est le bon trésor, mais un serviteur épuisé vous coûte une pièce. Un effort de 1 n’est même pas lancé.
task-scoring-rank = Votre dernier tour, et vous avez 26 pièces. Avec moins de 30, vous êtes le Fou ; 30 font de vous le Petit, 40 le Nanti, 50 le Magnifique. Atteignez 30 pièces : revendiquez, puis continuez jusqu’à la fin.
    .hint-1 = Ne regardez pas que les pièces : qu’ajouterait chaque trésor à votre collection ?
    .hint-2 = Vous possédez un bijou qui vaut 4. Avec un second, le meilleur compte double.
    .why = Le petit bijou a rapporté 1 pièce pour lui-même et 4 de plus pour celui que vous aviez. Ce qu’un trésor ajoute importe plus que son nombre.
    .miss = Vous n’atteindrez pas 30 ainsi. Quel trésor ferait compter double ce que vous possédez déjà ?
    .miss-exhausted = C’est le bon trésor, mais chaque serviteur épuisé vous coûte une pièce. Le bijou était libre : un seul serviteur, d’effort 1, aurait suffi.
    .miss-pushed = C’est le bon trésor, mais vous avez aussi évincé des dés du Fantôme. Il les a relancés, et l’un d’eux vous a repris le bijou.

lesson-explain = À vous d’expliquer
    .about = Un ami regarde et demande : vous dites ce qui se passe, et pourquoi.
    .known = Vous savez dire ce que fera le Fantôme : les dés associés d’abord, un seul groupe au dernier tour. Ce qui va face cachée dans la boîte n’est jamais montré.

task-explain-order = Le Fantôme a fait 6, 3 et 3. « Le 6 est le plus élevé : il passe d’abord et prend le bijou (a) », dit un ami qui regarde. Quels dés prennent le bijou (a) à votre 5 ?
    .hint-1 = Les dés égaux sont associés. Combien font les deux 3 ?
    .hint-2 = Deux groupes ont un total de 6. Lequel passe d’abord ?
    .why = Les deux 3 sont associés et font 6, autant que le 6 seul. À totaux égaux, les dés associés passent d’abord, vers le trésor le plus à gauche qu’ils peuvent prendre : le vôtre. Le 6 vient ensuite et évince votre 2.
    .miss = Aucun dé ne montre plus, mais les deux 3 sont associés et font 6 aussi : à totaux égaux, les dés associés passent d’abord.
    .miss-none = Un 3 seul n’évincerait pas votre 5. Mais les dés égaux sont associés : deux 3 font 6.
    .answer-pair = Les deux 3
    .answer-six = Le 6
    .answer-none = Aucun : mon 5 reste
task-explain-second = Le Fantôme est le Leader : il a donc aussi le dernier tour. Supposez que vous évinciez ses deux 3 et son 5. « Il relance alors trois dés, et prend trois trésors », dit un ami. Combien de trésors le Fantôme peut-il prendre à son dernier tour ?
    .hint-1 = Il ne lance que les dés que vous évincez. Mais combien de groupes place-t-il ?
    .hint-2 = Un groupe va sur un seul trésor, et seul le groupe le plus élevé est placé.
    .why = Un seul. Le Fantôme lance tous les dés que vous avez évincés, trois ici, mais ne place que le groupe le plus élevé, et un groupe va sur un seul trésor.
    .miss = Ce serait un tour entier de plus. À son dernier tour, le Fantôme lance les dés évincés, mais n’en place qu’un groupe.
    .miss-2 = Vous évincez deux groupes, mais à son dernier tour le Fantôme ne les place pas l’un après l’autre : seulement le plus élevé.
    .answer-1 = Un
    .answer-2 = Deux
    .answer-3 = Trois
task-explain-box = Le dernier tour de la manche. Supposez que vous passiez : la poterie (b), face cachée, va alors dans la boîte. « On peut regarder la boîte à tout moment, donc aussi la poterie », dit un ami curieux. Aurez-vous alors le droit de regarder la poterie ?
    .hint-1 = Ce qui va face cachée dans la boîte, quelqu’un le retourne-t-il ?
    .hint-2 = On ne regarde que ce qui est allé dans la boîte face visible.
    .why = Non. Ce qui est allé dans la boîte face visible, vous pouvez le regarder à tout moment. Ce qui était face cachée y va sans être vu, et n’est jamais montré.
    .miss = C’est vrai de ce qui va dans la boîte face visible. Personne n’a vu la poterie, et elle y va sans être montrée.
    .miss-end = À la fin, on compte les pièces, mais ce qui est allé face cachée dans la boîte n’est pas retourné pour autant.
    .answer-yes = Oui, à tout moment
    .answer-end = Oui, mais après la partie
    .answer-no = Non, jamais

lesson-solo = À vous de jouer
    .about = Deux manches entières contre le Fantôme, jusqu’au décompte.
    .known = C’est tout le jeu. Huit manches vous attendent à la table.

task-solo-last = Les deux dernières manches d’une partie sont à vous. Vous êtes le Leader de celle-ci, le Fantôme de la suivante. Vous avez 20 pièces : jouez jusqu’au bout, et finissez avec 30 ou plus.
    .hint-1 = Le Fantôme commence par la gauche : protégez ce qui vous importe, et pensez à votre second tour.
    .hint-2 = Voyez ce que chaque trésor ajouterait à votre collection. Dans la dernière manche, un serviteur récupéré est une pièce gagnée.
    .why = Vous avez joué jusqu’au bout, et vous savez tout ce qu’il faut. Une partie entière, ce sont huit manches comme celles-ci : commencez-en une, et voyez quel titre vous atteignez !
    .miss = Moins de 30 pièces : le Fou, pour cette fois. Réessayez. Qu’est-ce que le Fantôme a évincé, et qu’avez-vous laissé ?
