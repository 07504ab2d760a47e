# Le cours de La Crypte de Sedlec. Pour chaque exercice : que faire ; les indices, du plus vague au
# plus précis ; pourquoi c’est juste (`.why`) ; ce qui est dit quand on l’a manqué (`.miss`, ou
# `.miss-...` pour ce que le cours connaît par son nom) ; et les réponses (`.answer-...`).

chapter-sedlec = Votre première partie
    .about = D’une table vide à une partie que vous pouvez gagner, en un quart d’heure environ.

lesson-sedlec-graveyard = Le cimetière
    .about = Creuser, exhumer, et ce que vous laissez aux autres.
    .known = À votre tour, vous creusez, exhumez ou disposez une carte dans votre crypte. Creuser : deux piles cachées, deux cartes retournées, une prise. Exhumer : une carte visible, sans surprise.

task-sedlec-graveyard-dig = Vous bâtissez une pyramide de crânes, votre [crypte](crypt), et la meilleure gagne. Les cartes viennent de ce cimetière : six piles de trois. Au début, on retourne une seule carte. [Creusez](dig) dans deux piles face cachée, confirmez, puis prenez l’une des deux cartes.
    .hint-1 = Creuser, c’est choisir deux fois : d’abord deux piles, puis une de leurs cartes.
    .hint-2 = Touchez deux piles qui montrent leur dos, et confirmez. Touchez ensuite la carte que vous voulez.
    .why = Vous avez vu deux cartes et pris l’une d’elles. L’autre reste visible à sa place, et le joueur 2 peut l’[exhumer](collect), c’est-à-dire la prendre sans creuser. C’est le prix à payer quand on creuse. Creuser et exhumer sont deux des trois actions ; la troisième est de poser une carte.
    .miss = Pour creuser, il faut choisir deux piles qui montrent leur dos. Réessayez.
    .miss-collect = Cette carte était visible : vous l’avez exhumée, sans creuser. Réessayez, et choisissez deux piles qui montrent leur dos.
task-sedlec-graveyard-leave = Vous venez de retourner deux cartes. Prenez-en une : le joueur 2, qui joue ensuite, pourra exhumer l’autre. Chaque carte montre deux crânes, sur deux [niveaux](level) numérotés à partir du bas. Au niveau 2, le joueur 2 a un amant, avec des cœurs à la place des yeux. Deux amants côte à côte rapportent 6 points : ne lui en laissez pas un second.
    .hint-1 = L’une des deux cartes retournées montre un amant.
    .hint-2 = L’amant est sur la pile 2, au-dessus d’un paysan.
    .why = Le joueur 2 trouve un roi sur un paysan, mais pas d’amant. Creuser, c’est choisir deux fois : ce que vous prenez, et ce que vous laissez.
    .miss = L’amant reste visible sur sa pile. Le joueur 2 peut l’exhumer, le disposer à côté de l’autre, et avoir 6 points.
task-sedlec-graveyard-under = La pile 4 montre une carte, et il y en a deux autres dessous. Si vous exhumez la carte visible, qu’y aura-t-il sur la pile ? Ne l’exhumez pas encore : répondez avec les boutons ci-dessous.
    .hint-1 = Quand avez-vous vu retourner des cartes ?
    .hint-2 = C’est en creusant qu’on retourne des cartes. Exhumer ne fait qu’en prendre une.
    .why = Exhumer ne retourne rien : la pile est de nouveau face cachée, et l’on peut y creuser. Pas de surprise, ni pour vous ni pour les autres.
    .miss = Exhumer prend une carte et n’en retourne aucune.
    .miss-nothing = Il y a encore deux cartes sous celle qui est visible.
    .answer-open = Une autre carte visible
    .answer-hidden = Une carte face cachée
    .answer-nothing = Rien

lesson-sedlec-hand = Votre main
    .about = De la place pour deux cartes, pas plus.
    .known = Deux cartes en main au plus. Chaque carte demande deux tours, un pour la prendre et un pour la disposer.

task-sedlec-hand-third = Une main compte deux cartes au plus, et la vôtre en a deux. Essayez quand même d’en prendre une troisième : choisissez la carte visible de la pile 1, et confirmez.
    .hint-1 = Faites comme s’il y avait de la place, et choisissez une carte du cimetière.
    .hint-2 = Touchez la carte visible de la pile 1, et confirmez.
    .why = Avec deux cartes en main, on ne peut ni creuser ni exhumer. Ici, essayer ne coûte rien : on vous dit toujours quelle règle s’y oppose.
    .miss = C’était permis : vous avez disposé une carte. Réessayez, avec ce que les règles interdisent.
task-sedlec-hand-lay = Faites maintenant ce qui est permis : disposez l’une des deux. Choisissez une carte de votre main, puis l’emplacement dans votre crypte, et confirmez.
    .hint-1 = Votre crypte est encore vide : il n’y a qu’un emplacement, d1. La lettre dit la colonne, le nombre la rangée.
    .hint-2 = Touchez une de vos cartes, puis l’emplacement d1, et confirmez.
    .why = Votre crypte est commencée. Chaque carte demande deux tours, un pour la prendre et un pour la disposer. Une fois posée, elle ne bouge plus et ne se retourne pas.
    .miss = Il n’y a pas de place pour une troisième carte. Disposez l’une des deux que vous avez.
task-sedlec-hand-turn = Supposez que vous disposiez maintenant l’une de vos deux cartes. Il y a de nouveau de la place dans votre main. Pouvez-vous creuser dans le même tour ? Répondez avec les boutons ci-dessous.
    .hint-1 = Combien de tours chaque carte demande-t-elle ?
    .hint-2 = Un pour la prendre, un pour la disposer : jamais les deux en un.
    .why = Un tour, c’est une seule chose : creuser, exhumer ou disposer. C’est maintenant au joueur 2 de jouer.
    .miss = Cela ferait deux choses en un seul tour.
    .answer-yes = Oui, il y a de la place
    .answer-no = Non, pas dans ce tour

lesson-sedlec-pyramid = La pyramide
    .about = Où peut aller une carte : trois rangées, six niveaux.
    .known = Au-dessus de la rangée du bas, une carte s’appuie sur deux autres. Chaque rangée forme deux niveaux de crânes, numérotés depuis le bas.

task-sedlec-pyramid-air = À deux joueurs, une crypte a des rangées de 4, 3 et 2 cartes. Plus haut, une carte s’appuie sur deux cartes du dessous, à cheval sur elles. Vous n’en avez encore disposé qu’une. Essayez de disposer votre carte dans la rangée du milieu, en d2.
    .hint-1 = Vous pouvez choisir cet emplacement même si rien ne peut encore y aller.
    .hint-2 = Choisissez votre carte, puis d2, en haut à droite de la carte déjà posée.
    .why = Il manque l’une des deux cartes du dessous : l’emplacement n’est pas [ouvert](crypt), et votre carte serait suspendue en l’air. Elle peut aller dans la rangée du bas, à côté de la carte qui s’y trouve : en c1 ou en e1.
    .miss = C’était permis. Réessayez, dans la rangée du milieu, là où il manque une des deux cartes du dessous.
task-sedlec-pyramid-row = Deux de vos cartes sont maintenant côte à côte. Rien n’oblige à finir la rangée du bas : disposez votre carte au-dessus des deux.
    .hint-1 = Cherchez l’emplacement ouvert qui est à cheval sur les deux cartes.
    .hint-2 = C’est d2, au-dessus de d1 et de e1.
    .why = En d2, votre carte s’appuie sur d1 et e1. On peut commencer une rangée avant que celle du dessous soit finie, et continuer celle-ci plus tard.
    .miss = Cet emplacement est dans la rangée du bas. Il y en a un autre, plus haut, qui est ouvert aussi.
    .miss-wait = Votre carte est encore dans votre main. Disposez-la là où elle s’appuie sur deux autres.
task-sedlec-pyramid-top = Un emplacement de la rangée du haut demande deux voisines dans la rangée du milieu. Disposez votre carte de façon à ouvrir un emplacement de la rangée du haut.
    .hint-1 = Une carte est dans la rangée du milieu, en c2. Que lui manque-t-il ?
    .hint-2 = À côté de c2, une carte s’appuierait sur d1 et e1.
    .why = c2 et d2 sont maintenant côte à côte, et c3 s’est ouvert au-dessus. Une place tout en haut, cela se prépare.
    .miss = Rien ne s’est ouvert dans la rangée du haut : la carte en c2 n’a toujours pas de voisine.
    .miss-wait = Votre carte est encore dans votre main, et rien ne s’est ouvert dans la rangée du haut.
task-sedlec-pyramid-level = Chaque rangée de cartes donne deux niveaux de crânes : 1 et 2 en bas, 3 et 4 au milieu, 5 et 6 en haut. Vous avez un roi sur un paysan. Si vous disposez cette carte en d2, à quel niveau sera le roi ? Répondez avec les boutons ci-dessous.
    .hint-1 = Dans quelle rangée est d2, et quels en sont les deux niveaux ?
    .hint-2 = Le paysan sera au niveau 3, et le roi juste au-dessus.
    .why = La rangée du milieu a les niveaux 3 et 4, et le roi est le crâne du haut. Aucune carte ne se met à l’envers : son roi est toujours au-dessus de son paysan.
    .miss = Le niveau 2 est dans la rangée du bas. d2 est une rangée plus haut.
    .miss-lower = Au niveau 3, il y aura le crâne du bas de la carte, et c’est le paysan.

lesson-sedlec-kings = Rois et paysans
    .about = Qui règne d’en haut, et sur qui.
    .known = Un paysan rapporte 1 point. Un roi en rapporte 1 par paysan et par roi situé plus bas.

task-sedlec-kings-high = Un paysan rapporte 1 point, où qu’il soit. Un roi rapporte 1 point par paysan et par roi situé à un niveau plus bas. Disposez votre roi là où il rapporte le plus.
    .hint-1 = Combien de paysans aurait-il au-dessous de lui, selon l’emplacement ? Ceux de son propre niveau ne comptent pas.
    .hint-2 = Dans la rangée du milieu, il est plus haut que tous vos paysans.
    .why = Au niveau 4, votre roi a les trois paysans au-dessous de lui. Dans la rangée du bas, il n’en aurait eu qu’un : les deux autres n’étaient pas plus bas que lui.
    .miss = Au niveau 2, votre roi n’a qu’un paysan au-dessous de lui : les deux autres sont à son propre niveau.
    .miss-wait = Votre roi est encore dans votre main. Disposez-le.
task-sedlec-kings-last = Vos deux dernières cartes : l’une va en e2 maintenant, et l’autre, à votre prochain tour, en d3, au-dessus. Dans quel ordre vous rapportent-elles le plus ? Disposez celle qui va en premier.
    .hint-1 = La table dit ce qu’une carte ajoute en e2 maintenant. Mais qu’ajoutera l’autre en d3 ?
    .hint-2 = En d3, un roi domine presque tout le monde. Un paysan n’y rapporte pas plus qu’ailleurs.
    .why = Le paysan vaut autant à l’un et à l’autre emplacement. En d3, le roi aura 7 paysans et rois au-dessous de lui ; en e2, il n’en aurait eu que 3.
    .miss = Le roi rapporte plus sur le moment, mais en e2 il n’a que 3 paysans et rois au-dessous de lui. En d3, il en aurait eu 7.

lesson-sedlec-priests = Prêtres et criminels
    .about = Des prêtres à chaque niveau, et près des criminels.
    .known = 2 points par niveau où il y a un prêtre. 2 points par criminel adjacent à un prêtre ; les coins ne comptent pas.

task-sedlec-priests-level = Chaque niveau où il y a un prêtre rapporte 2 points, mais une seule fois. Vous avez des prêtres aux niveaux 1 et 2. Disposez votre carte de façon que vos prêtres rapportent 6 points.
    .hint-1 = Le prêtre est le crâne du bas de votre carte. À quel niveau serait-il, selon l’emplacement ?
    .hint-2 = Dans la rangée du bas, il serait au niveau 1, où il y a déjà un prêtre. Dans celle du milieu, il serait au niveau 3.
    .why = Le niveau 3 n’avait pas encore de prêtre. Il y a six niveaux à occuper, et tous comptent autant.
    .miss = Au niveau 1, il y avait déjà un prêtre, et un second n’ajoute rien.
    .miss-wait = Votre prêtre est encore dans votre main. Disposez-le.
task-sedlec-priests-two = Un criminel rapporte 2 points s’il est adjacent à un prêtre : côte à côte avec lui, ou l’un au-dessus de l’autre. Si seuls leurs [coins](adjacent) se touchent, ils ne sont pas adjacents. Disposez votre carte de façon que son prêtre soit adjacent à deux criminels.
    .hint-1 = Le prêtre est le crâne du bas de votre carte. Où toucherait-il deux criminels ?
    .hint-2 = Dans la rangée du milieu, un crâne du bas touche les crânes du haut des deux cartes du dessous. Lesquels sont des criminels ?
    .why = Votre carte s’appuie sur deux autres : son prêtre touche le crâne du haut de chacune. Un seul prêtre suffit à tous les criminels qui l’entourent.
    .miss = Votre prêtre est encore dans votre main. Disposez-le près de deux criminels.
    .miss-corner = Votre prêtre est au niveau 1, et le criminel le plus proche au niveau 2, à côté : seuls leurs coins se touchent.
    .miss-one = Cela fait un criminel. Il y a un emplacement où votre prêtre en touche deux.

lesson-sedlec-lovers = Amants
    .about = Deux par deux, et personne deux fois.
    .known = Deux amants adjacents forment un couple, et un couple rapporte 6 points. Personne ne fait partie de deux couples. Sur les 18 cartes, il y a 4 rois, 8 paysans, 8 prêtres, 6 amants et 10 criminels.

task-sedlec-lovers-pair = Deux amants adjacents forment un couple, et un couple rapporte 6 points. Disposez votre carte de façon que son amant soit adjacent à celui de votre crypte.
    .hint-1 = L’amant est le crâne du bas de votre carte, et celui du haut de la carte en d1.
    .hint-2 = Si votre carte s’appuie sur d1, les deux amants se touchent.
    .why = Votre carte s’appuie à moitié sur d1 : les amants se touchent par un demi-bord. Cela suffit pour être adjacents.
    .miss = Vos deux amants ne se touchent pas : il n’y a pas encore de couple.
    .miss-corner = En c1, votre amant est au niveau 1, et l’autre au niveau 2, à côté : seuls leurs coins se touchent.
task-sedlec-lovers-third = Trois de vos amants sont réunis, mais ils ne rapportent que 6 points : nul n’est dans deux couples, et l’un d’eux reste seul. Disposez un quatrième amant de façon que vos amants rapportent 12 points.
    .hint-1 = Le quatrième doit toucher l’un des trois. Les deux autres forment alors un couple.
    .hint-2 = L’amant est le crâne du bas de votre carte. D’où touche-t-il les amants de c2 et de d1 ?
    .why = Deux couples : l’un des trois est maintenant avec le quatrième. L’amant de c2 en touche trois autres, et ne fait pourtant partie que d’un couple. On compte toujours la façon qui donne le plus de couples.
    .miss = Votre quatrième amant ne touche aucun des trois : il n’y a toujours qu’un couple.
    .miss-wait = Votre amant est encore dans votre main. Disposez-le.

lesson-sedlec-end = La fin
    .about = Quand tout est fini, et qui gagne à égalité.
    .known = C’est fini quand toutes les cryptes ont leurs 9 cartes, ou 6 à trois joueurs ; la dernière pile face cachée donne une carte, sans choix. À égalité, on compare le meilleur type de crâne de chacun, puis le suivant.

task-sedlec-end-single = Vers la fin de la partie, seule la pile 3 montre encore son dos. Creuser ne retourne alors que cette carte, et vous devez la prendre, quelle qu’elle soit. Creusez là.
    .hint-1 = Cette fois, il n’y a qu’une pile à choisir.
    .hint-2 = Touchez la pile 3, et confirmez.
    .why = Une pile, une carte, et pas de choix. S’il y a deux piles ou plus, on en retourne toujours deux ; s’il n’y en a aucune, on ne peut pas creuser.
    .miss = Pour creuser, vous choisissez une pile qui montre son dos. Réessayez.
    .miss-collect = Vous avez exhumé la carte que vous voyiez. Réessayez, avec la pile qui montre son dos.
task-sedlec-end-round = Le cimetière est vide. Il vous reste une carte à disposer, et une aussi au joueur 2, qui joue ensuite. Que se passe-t-il quand votre crypte est [complète](end) ? Répondez avec les boutons ci-dessous.
    .hint-1 = C’est vous qui avez commencé : le joueur 2 a joué un tour de moins.
    .hint-2 = La partie finit quand la crypte de chacun est complète.
    .why = La partie finit quand la crypte de chacun est complète. Chacune de vos neuf cartes vous demande deux tours, et il en va de même pour le joueur 2 : cela fait 18 tours chacun.
    .miss = Quelle crypte n’est pas encore complète à ce moment-là ? Et reste-t-il quelque chose à prendre ?
    .answer-stop = La partie finit aussitôt
    .answer-lay = Le joueur 2 dispose sa dernière carte, puis on compte les points
    .answer-take = Nous continuons à prendre des cartes
task-sedlec-end-tie = Votre dernière carte portera vos criminels à 10 points et votre total à 24 : autant que le joueur 2. À égalité, on compare les points du meilleur type de crâne de chacun. S’ils sont égaux, ceux du deuxième décident, et ainsi de suite. Qui gagnera ? Répondez avec les boutons ci-dessous.
    .hint-1 = Votre meilleur type, ce sont les criminels, avec 10. Quels crânes ont le plus rapporté au joueur 2 ?
    .hint-2 = Le joueur 2 a des prêtres pour 10. Regardez donc ce qui vient ensuite : vos rois, et ses criminels.
    .why = Vos criminels et les prêtres du joueur 2 rapportent chacun 10. Viennent ensuite vos rois avec 7, et ses criminels avec 6. Si tout était égal, la victoire serait partagée.
    .miss = Commencez par le meilleur type de chacun : 10 pour les deux. Et qu’est-ce qui vient ensuite ?
    .answer-you = Moi
    .answer-other = Le joueur 2
    .answer-shared = Tous les deux
task-sedlec-end-three = À trois, les cryptes sont plus petites : des rangées de 3, 2 et 1 cartes. Combien de tours chaque joueur a-t-il ? Répondez avec les boutons ci-dessous.
    .hint-1 = Combien de cartes font 3, 2 et 1 ? Et combien de tours chaque carte demande-t-elle ?
    .hint-2 = Six cartes : un tour pour prendre chacune, un autre pour la disposer.
    .why = 6 cartes, et 12 tours. Le cimetière est le même, 18 cartes, et trois cryptes de six les prennent toutes : nul ne peut prendre une septième carte. À deux, nul n’en prend une dixième.
    .miss = Chaque carte demande deux tours : un pour la prendre, un pour la disposer.
    .miss-two = 18, ce sont les tours d’une partie à deux, avec neuf cartes chacun.
    .answer-6 = 6
    .answer-12 = 12
    .answer-18 = 18

lesson-sedlec-explain = À vous d’expliquer
    .about = Le joueur 2 affirme quelque chose : est-ce vrai, et pourquoi ?
    .known = Un tour, c’est une action sur trois, et l’on ne passe jamais. Un roi compte aussi le paysan de sa propre carte, et un criminel ne rapporte qu’une fois, même s’il touche plusieurs prêtres.

task-sedlec-explain-turn = Vous n’avez pas de carte en main, et aucune carte du cimetière n’est visible. « Tu n’as rien à disposer et rien à exhumer, donc tu passes », dit le joueur 2. Que faites-vous à ce tour ?
    .hint-1 = À chaque tour, trois actions s’offrent à vous. Laquelle ne demande ni carte en main, ni carte visible ?
    .hint-2 = Il suffit de deux piles qui montrent leur dos.
    .why = Vous creusez. Un tour, c’est une action sur trois : creuser, exhumer ou disposer. Exhumer demande une carte visible, disposer une carte en main, et personne ne passe.
    .miss = Personne ne passe ici : un tour, c’est toujours une action sur trois. L’une d’elles se fait avec des piles qui montrent leur dos.
    .miss-collect = On n’exhume qu’une carte déjà visible au début du tour, et ici toutes les piles montrent leur dos.
    .answer-pass = Je passe
    .answer-dig = Je creuse
    .answer-collect = Je retourne une carte et je l’exhume
task-sedlec-explain-king = Vous tenez un roi au-dessus d’un paysan, et voulez disposer cette carte au-dessus de vos deux autres, en d2. « Dessous, il y a un paysan et un roi, et les deux comptent pour ton roi : la carte ajoute 2 points », compte le joueur 2. Combien de points cette carte ajoute-t-elle ?
    .hint-1 = Qui d’autre est à un niveau plus bas que le roi, et que rapporte par lui-même le crâne du bas de la carte ?
    .hint-2 = Le paysan de la carte est juste au-dessous de son roi.
    .why = Le roi rapporte 3 : pour le paysan et le roi de la rangée du bas, et pour le paysan de sa propre carte, un niveau plus bas. Ce paysan rapporte 1 de plus par lui-même.
    .miss = Deux crânes de la rangée du bas comptent, mais le paysan de la même carte est plus bas que le roi lui aussi, et il rapporte un point par lui-même.
    .miss-3 = Le roi rapporte 3, avec le paysan de sa carte. Mais que rapporte ce paysan par lui-même ?
    .answer-2 = 2
    .answer-3 = 3
    .answer-4 = 4
task-sedlec-explain-criminal = Vos deux criminels rapportent 4 points. Vous voulez disposer votre carte au-dessus des deux autres, en d2 : son prêtre y touchera le criminel du haut, qui est déjà à côté d’un prêtre. « Ce criminel aura deux prêtres, et tes criminels rapporteront 6 », dit le joueur 2. Combien de points vos criminels rapporteront-ils ?
    .hint-1 = Un seul prêtre suffit-il à un criminel ?
    .hint-2 = Un criminel a un prêtre à côté de lui, ou il n’en a pas.
    .why = Toujours 4, 2 pour chacun : un prêtre suffit, et un second n’ajoute rien à un criminel. Mais il rapporte 2 points pour lui-même, à un niveau sans prêtre.
    .miss = Un criminel adjacent à un prêtre rapporte 2, quel que soit le nombre de prêtres qui l’entourent.
    .miss-2 = Un seul prêtre suffit à tous les criminels qui l’entourent, et les vôtres en ont un tous les deux.
    .answer-2 = 2
    .answer-4 = 4
    .answer-6 = 6

lesson-sedlec-game = Les derniers tours
    .about = Cinq tours à vous, jusqu’au décompte.
    .known = C’est tout le jeu. Le dernier joueur à être allé dans un cimetière commence, et toutes les mains sont vides. Une partie entière vous attend à la table.

task-sedlec-game-last = Les cinq derniers tours d’une partie sont à vous. Vous avez 19 points, le joueur 2 en a 22. Prenez encore deux cartes, disposez-en trois, et gagnez.
    .hint-1 = Avant de prendre ou de disposer une carte, regardez ce qu’elle ajoute à chaque emplacement, et ce qui viendra au-dessus.
    .hint-2 = Un amant attend en c2, en haut de sa carte. Dans la rangée du haut, il y a une place tout près de lui.
    .why = Vous avez gagné, et vous savez tout ce qu’il faut. Une partie entière, c’est 18 tours comme ceux-là, dès la toute première carte : commencez-en une !
    .miss = Vous n’avez pas gagné cette fois. Réessayez : lequel de vos crânes peut encore rapporter plus ?
