# La Crypte de Sedlec : les règles avec nos mots, leur titre `.title`, et `.ruling` là où il a fallu
# trancher, et `.try` : que faire à la table de la règle, et ce que l’on y verra.

sedlec-rule-deck = Dix-huit cartes portent deux crânes chacune, l’un au-dessus de l’autre. On y compte en tout 4 rois, 8 paysans, 8 prêtres, 6 amants et 10 criminels.
    .title = Les cartes
    .ruling = Le livret imprime ces totaux, mais pas quels crânes partagent une carte. Nos paires sont une reconstitution qui respecte les totaux. Si vous avez le jeu, vous pouvez y mettre les vraies.
    .try = Trois cartes sont encore face cachée, et toutes les autres ont été vues. D’après les totaux, on peut dire quels six crânes elles montrent : trouvez-les, puis creusez dans les piles 1 et 3, et vérifiez-en deux.
sedlec-rule-setup = Une fois mélangées, les cartes forment le cimetière : six piles de trois, face cachée, sur deux lignes. On retourne la carte du dessus d’une pile, et le premier joueur commence.
    .title = Le cimetière
    .ruling = Le livret laisse choisir la pile à retourner. Elles se ressemblent toutes : nous prenons toujours la première. Il fait commencer le dernier à être allé dans un cimetière ; ici, c’est le joueur 1.
    .try = Une nouvelle partie. Une carte est visible : exhumez-la, et sa pile est face cachée comme les cinq autres.

sedlec-rule-turn = On joue chacun son tour, dans le sens horaire, et un tour, c’est une seule chose : creuser, exhumer ou disposer. Chaque carte demande donc deux tours, un pour la prendre et un pour la disposer.
    .title = Une chose par tour
    .try = Exhumez la carte de la pile 1. Votre tour est fini : continuez et voyez ce que fait le joueur 2. À votre prochain tour, vous pourrez la disposer.
sedlec-rule-dig = Retournez la carte du dessus de deux piles face cachée et prenez l’une des deux en main. L’autre reste où elle est, visible, et tout le monde pourra l’exhumer. S’il ne reste qu’une pile face cachée, vous avez le droit d’en retourner la carte, mais il faut ensuite la garder. Sans pile face cachée quand votre tour commence, pas moyen de creuser.
    .title = Creuser
    .ruling = Le livret parle tantôt de piles face cachée, tantôt de cartes face cachée. Nous regardons les piles : une pile est face cachée si sa carte du dessus l’est, et on ne creuse pas sous une carte visible.
    .try = Creusez dans les piles 2 et 4, et prenez l’une des deux cartes. L’autre reste visible sur sa pile, comme le roi que quelqu’un a laissé sur la pile 3.
sedlec-rule-collect = Prenez en main une des cartes visibles du cimetière. Celle du dessous reste face cachée : on pourra de nouveau creuser dans cette pile. Si rien n’est visible quand votre tour commence, vous ne pouvez pas exhumer.
    .title = Exhumer
    .ruling = Rien dans le livret ne retourne la carte du dessous : nous la laissons face cachée. Le livret a aussi deux noms pour cette action, Collecter et Exhumer ; pour nous, c’est la même.
    .try = Exhumez la carte visible de la pile 3, et voyez la pile montrer de nouveau son dos : ce qu’il y a dessous est pour qui viendra y creuser.
sedlec-rule-lay = Posez une carte de votre main à un emplacement ouvert de votre crypte. Elle n’en bouge plus. La main vide, vous ne pouvez pas disposer.
    .title = Disposer
    .try = Disposez votre carte : dans une crypte vide, il n’y a qu’un emplacement. Elle y reste, et rapporte des points dès que ses crânes trouvent ce qu’ils souhaitent.
sedlec-rule-hand = Une main compte deux cartes au plus. Si vous en avez deux quand votre tour commence, vous devez en disposer une.
    .title = Deux cartes en main
    .try = Vous avez deux cartes en main. Essayez d’en prendre une de plus au cimetière, puis disposez l’une de celles que vous avez.
sedlec-rule-hand-share = Personne ne prend plus de cartes que sa crypte n’en peut recevoir. Dès que votre crypte et votre main en ont ensemble 9 à deux joueurs, ou 6 à trois, vous ne faites plus que disposer.
    .title = Pas plus que sa part
    .ruling = Les 18 cartes suffisent tout juste aux cryptes de tous : avec une de trop dans une main, une autre crypte ne serait jamais remplie. Le livret n’en parle pas, et comme chacun joue à son tour, le cas ne se présente jamais avant que le cimetière soit vide.
    .try = Votre crypte et votre main ont toutes vos cartes, neuf en tout, et il n’y en a plus à prendre. Essayez quand même de creuser, puis disposez votre dernière carte.

sedlec-rule-crypt = Votre crypte est une pyramide : des rangées de 4, 3 et 2 cartes à deux joueurs, de 3, 2 et 1 à trois. La première carte ouvre la rangée du bas, qui s’étend ensuite à sa gauche ou à sa droite, sans trou. Plus haut, chaque carte s’appuie sur deux voisines du dessous, à cheval sur elles. Rien n’oblige à finir une rangée avant de commencer la suivante. Aucune carte ne se met à l’envers.
    .title = Bâtir la crypte
    .try = Vous êtes trois : les rangées ont donc 3, 2 et 1 cartes. Essayez de disposer votre carte tout en haut, en d3, où il manque l’une des deux cartes du dessous. Disposez-la ensuite à cet endroit-là, et le sommet s’ouvre.
sedlec-rule-level = Chaque rangée de cartes donne deux niveaux de crânes, six en tout : 1 et 2 dans la rangée du bas, 3 et 4 au milieu, 5 et 6 en haut. Les niveaux comptent pour les rois et les prêtres.
    .title = Les niveaux
    .try = Votre carte montre un prêtre sur un paysan. Disposez-la en d2 : le paysan est au niveau 3 et le prêtre au niveau 4, où il n’y en avait pas encore.
sedlec-rule-adjacent = Deux crânes sont adjacents s’ils partagent un bord ou un bout de bord : côte à côte sur un niveau, l’un au-dessus de l’autre sur une carte, et là où une carte s’appuie sur deux autres, son crâne du bas touche celui du haut de chacune. Un simple coin ne compte pas. Cela intéresse les amants et les criminels.
    .title = Crânes adjacents
    .try = Choisissez votre carte et regardez ce qu’elle ajouterait en b1 et en c2. En b1, son prêtre ne touche un criminel que par un coin ; en c2, il en touche deux par un demi-bord. Disposez-la là.

sedlec-rule-king = Les rois veulent régner d’en haut : chacun rapporte 1 point par roi et par paysan situé plus bas que lui, n’importe où dans la crypte.
    .title = Rois
    .try = Regardez ce que votre roi ajouterait dans la rangée du bas et dans celle du milieu, où trois paysans sont au-dessous de lui. Disposez-le en d2.
sedlec-rule-peasant = Les paysans se contentent d’être là : 1 point chacun, où qu’ils soient. Chaque roi au-dessus d’eux les compte une fois de plus.
    .title = Paysans
    .try = Choisissez votre carte et regardez chaque emplacement ouvert : son paysan rapporte 1 point partout. Disposez-la où vous voulez.
sedlec-rule-priest = Les prêtres veulent être partout : chaque niveau où il y en a un rapporte 2 points. Un second prêtre au même niveau n’y ajoute rien.
    .title = Prêtres
    .try = Vous n’avez de prêtres qu’au niveau 2, deux en tout, et ils rapportent 2 points. Disposez votre carte dans la rangée du bas, en c1 : son prêtre est au niveau 1, et rapporte 2 points de plus.
sedlec-rule-lover = Les amants veulent reposer ensemble : deux amants adjacents forment un couple, et chaque couple rapporte 6 points. Nul n’est dans deux couples, et un amant resté seul ne rapporte rien.
    .title = Amants
    .ruling = Il y a parfois plusieurs façons de former les couples. Nous comptons celle qui en donne le plus : le livret ne dit pas laquelle compte, et personne n’en voudrait moins.
    .try = Trois amants sont réunis, mais ne forment qu’un couple. Disposez votre carte en d2 : avec un quatrième, cela fait deux couples, et 12 points.
sedlec-rule-criminal = Les criminels espèrent le pardon : à côté d’un prêtre, chacun rapporte 2 points, sinon rien. Un seul prêtre suffit à tous les criminels qui l’entourent.
    .title = Criminels
    .try = Deux criminels sont côte à côte au niveau 2, sans prêtre à proximité. Disposez votre carte en d2 : son prêtre s’appuie sur tous les deux.

sedlec-rule-end = Tout s’arrête quand la crypte de chacun est pleine, et le total le plus haut gagne. À égalité, chacun prend le type de crâne qui lui a rapporté le plus, et le plus haut de ces scores l’emporte ; s’ils sont égaux aussi, les suivants décident, et ainsi de suite.
    .title = La fin
    .ruling = Chacun compare son propre meilleur type, quel qu’il soit. Si tout est égal jusqu’au bout, la victoire est partagée : le livret ne semble pas s’y attendre.
    .try = Votre dernière carte vous amène à 24 points, autant que le joueur 2. Disposez-la, continuez, et voyez comment on départage l’égalité.
