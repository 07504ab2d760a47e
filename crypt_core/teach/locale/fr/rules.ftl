# Les règles avec nos mots : `.title`, la règle, et `.ruling` là où il a fallu trancher.

rule-deck = Il y a 48 trésors de six types : idoles, bijoux, manuscrits, poteries, reliques et tapisseries. Chacun vaut de 1 à 4 pièces, et le paquet complet a deux cartes de chaque type et de chaque valeur.
    .title = Les trésors
rule-deck-setup-icon = On ne joue pas toujours avec tout le paquet. À un ou deux joueurs, il y a 24 trésors, un de chaque type et de chaque valeur. Le troisième joueur ajoute un second exemplaire des 2 et des 3 (icône III), le quatrième un second exemplaire des 1 et des 4 (icône IV).
    .title = Quels trésors sont en jeu
rule-deck-back = Le dos d’un trésor montre son type, mais pas sa valeur. On sait donc ce qui est face cachée, et sa valeur est une de celles de ce type que l’on n’a pas encore vues.
    .title = Ce que dit le dos d’une carte
    .ruling = Les règles n’en parlent pas, mais les cartes imprimées ont un dos pour chaque type. Nous supposons aussi une mémoire parfaite : une valeur que vous avez vue vous reste affichée.
rule-dice = Vous avez trois serviteurs, qui sont des dés. Un serviteur est actif sur votre carte Joueur, placé sur un trésor en montrant son effort, ou épuisé dans la boîte.
    .title = Les serviteurs

rule-setup-collectors = Six Collectionneurs, un par type de trésor, sont posés en ligne, chacun sur sa face A ou B, dans le mélange que vous voulez. Pour une première partie, prenez toutes les faces A.
    .title = Les Collectionneurs
rule-setup-torches = Un joueur commence comme Leader. À trois ou quatre, son voisin de droite reçoit la Torche Éteinte. À deux joueurs, comme en solo face au Fantôme, un seul joueur commence avec les deux torches.
    .title = Les torches

rule-reveal-count = À chaque manche, la Crypte se remplit de nouveau : deux trésors visibles et un caché à un ou deux joueurs, trois et un à trois, quatre et deux à quatre. On pioche d’abord ceux que tous voient. La pioche dure 8 manches, ou 9 à trois joueurs.
    .title = Remplir la Crypte
rule-reveal-before-claim = Une fois les trésors révélés et avant que quiconque revendique, le Collectionneur de Poteries (face B) peut servir, dans l’ordre du tour.
    .title = Entre Révéler et Revendiquer

rule-claim-order = À partir du Leader et dans le sens horaire, chacun joue un tour : revendiquer ou récupérer. À deux joueurs, le Leader joue un second tour à la fin.
    .title = Un tour chacun
rule-claim-place = Pour revendiquer, placez un ou plusieurs serviteurs actifs sur des trésors et choisissez l’effort de chacun, de 1 à 6. Plusieurs serviteurs sur un même trésor doivent montrer le même effort, et leurs efforts s’additionnent.
    .title = Revendiquer
rule-claim-push = Vous pouvez revendiquer un trésor tenu par un adversaire si votre total y est plus élevé que le sien ; l’égalité ne suffit pas. Tous les dés évincés reviennent, actifs, à leur propriétaire.
    .title = Évincer
rule-claim-own = Vous ne pouvez ni ajouter de serviteurs à un trésor que vous tenez, ni en évincer vos propres dés.
    .title = Vos serviteurs restent en place
    .ruling = Les règles permettent deux choses : revendiquer un trésor libre et évincer un adversaire. Renforcer ses propres dés n’est ni l’une ni l’autre : nous ne le permettons pas.
rule-claim-last-turn = Le dernier tour de la phase se joue avec la Torche Éteinte : qui revendique alors ne place des serviteurs que sur un seul trésor. À deux joueurs, c’est le second tour du Leader.
    .title = La Torche Éteinte
rule-recover = Au lieu de revendiquer, reprenez dans la boîte tous vos serviteurs épuisés : ils redeviennent actifs. C’est tout votre tour.
    .title = Récupérer
    .ruling = Les règles connaissent deux actions et aucune façon de passer. Qui ne peut ou ne veut pas revendiquer récupère donc, même sans serviteur épuisé : c’est ainsi que l’on passe.

rule-collect-discard = Au début de la phase Collecter, les trésors sans dés vont dans la boîte. Ce qui est face cachée le reste.
    .title = Laissés pour compte
rule-collect-order = Les joueurs lancent leurs dés et collectent l’un après l’autre, dans l’ordre du tour.
    .title = Qui collecte en premier
rule-collect-roll = Lancez chacun de vos serviteurs placés. Un résultat inférieur à son effort l’épuise : il va dans la boîte. Sinon, il redevient actif. Un effort de 1 ne risque rien et ne se lance pas ; un effort de 6 échoue cinq fois sur six.
    .title = Le lancer d’épuisement
rule-collect-keep = Quels que soient les lancers, vous prenez tous les trésors que vos serviteurs ont revendiqués. La valeur d’un trésor caché n’apparaît qu’à celui qui le collecte.
    .title = Ce qui est revendiqué est acquis
rule-collect-all-pushed = Si vous avez placé des serviteurs dans cette manche et que tous ont été évincés, vous récupérez vos serviteurs épuisés au début de la phase Collecter.
    .title = Tous les dés évincés
rule-collect-reroll = Avec le Collectionneur d’Idoles sur sa face A, vous pouvez relancer de vos dés juste après vos lancers. Une idole collectée dans cette même manche peut déjà servir.
    .title = Relancer

rule-pass = Les deux torches passent à gauche et une nouvelle manche commence. Si la pioche est vide, la partie s’arrête.
    .title = Passer les torches

# Ce que nos choix sur les pouvoirs disent des trésors qui les paient.
flipping = Vous ne choisissez pas ce qui se retourne : d’abord les trésors que tous ont vus, puis les plus faibles, et les autres peuvent y apprendre une valeur.
rule-idols-a = Dans la phase Collecter, un lancer vous déçoit ? Retournez une idole et relancez ce dé. Le nouveau résultat remplace l’ancien, en mieux ou en pire.
    .title = Idoles, face A
    .ruling = { flipping }
rule-idols-b = Mieux vaut faire vite : qui possède deux idoles avant les autres en retourne deux et marquera 5 pièces au décompte, comme tous ceux qui y parviennent dans la même manche. Ensuite, deux idoles ou plus restent face cachée et rapportent 2 pièces.
    .title = Idoles, face B
    .ruling = Personne ne refuserait ces 5 pièces : les deux idoles se retournent donc d’elles-mêmes, à la fin de la manche ou quand un trésor est pris. { flipping }
rule-jewelry-a = En fin de partie, avec deux bijoux ou plus, le plus précieux compte deux fois.
    .title = Bijoux, face A
rule-jewelry-b = En fin de partie, chaque bijou rapporte une pièce en plus de sa valeur.
    .title = Bijoux, face B
rule-manuscripts-a = En fin de partie, avec deux manuscrits ou plus, chacun compte 4 pièces, quelle que soit la valeur imprimée.
    .title = Manuscrits, face A
rule-manuscripts-b = Quand vous voulez, un manuscrit retourné vous laisse regarder tout ce que la Crypte a de caché. Ce que vous voyez reste votre secret.
    .title = Manuscrits, face B
    .ruling = { flipping }
rule-pottery-a = En fin de partie, exactement deux poteries rapportent 2 pièces, trois en rapportent 4, quatre ou plus en rapportent 8.
    .title = Poteries, face A
rule-pottery-b = Dans la pause entre Révéler et Revendiquer, deux poteries retournées vous valent un des trésors cachés de la Crypte. Chacun en a l’occasion, dans l’ordre du tour.
    .title = Poteries, face B
    .ruling = { flipping }
rule-remains-a = Deux reliques retournées réveillent un de vos serviteurs épuisés, qui redevient actif. Faites-le quand vous voulez, même au tour d’un autre joueur.
    .title = Reliques, face A
    .ruling = Un serviteur qui vient d’être lancé et épuisé peut aussi être réveillé. Ceux qui l’étaient avant passent d’abord ; parmi les dés qui viennent d’être lancés, c’est celui de l’effort le plus élevé, le plus difficile à sauver par un nouveau lancer. S’il est ensuite relancé avec une idole, il compte comme actif avant ce lancer. { flipping }
rule-remains-b = Réunissez quatre reliques ou plus, et votre score final grandit de 10 pièces.
    .title = Reliques, face B
rule-tapestries-a = La partie finie, chacun additionne ses tapisseries. La somme la plus haute rapporte 5 pièces, entières pour tous ceux qui la partagent.
    .title = Tapisseries, face A
    .ruling = Prise à la lettre, la règle mettrait à égalité, à zéro, les joueurs sans tapisserie, et tous marqueraient. Nous demandons au moins une tapisserie.
rule-tapestries-b = En fin de partie, un joueur avec trois tapisseries ou plus marque 7 pièces si personne d’autre n’en a trois, sinon 4.
    .title = Tapisseries, face B
rule-any-time = Pour payer un pouvoir, retournez face visible des trésors de votre collection. Ils le restent et comptent toujours, mais ne paient plus rien. Un pouvoir « à tout moment » est ouvert à tous avant chaque décision, et une dernière fois après la dernière phase Collecter.
    .title = Pouvoirs et cartes retournées
    .ruling = Il fallait donner un moment à « à tout moment » : c’est avant chaque décision, de qui que ce soit. Le dernier est avant le décompte, car un serviteur réveillé là vaut une pièce. Nul ne choisit les trésors qu’il retourne : d’abord ceux dont tous connaissent la valeur, puis les plus faibles. Cela ne change jamais un score, mais les autres peuvent y apprendre une valeur.

rule-score = Additionnez les pièces de vos trésors, retournés ou non, ce que paient les Collectionneurs, et 1 pièce par serviteur actif. La plus grosse fortune l’emporte.
    .title = Compter les pièces
rule-tie = Les joueurs à égalité lancent tous leurs serviteurs actifs et les additionnent. La somme la plus haute gagne ; si les sommes sont égales, ils relancent.
    .title = Départager une égalité
    .ruling = Si aucun des joueurs à égalité n’a de serviteur actif, personne ne peut lancer et la victoire est partagée. Les règles françaises ne disent pas qu’on relance les sommes égales ; les autres le disent.

rule-solo-torches = Vous commencez avec les deux torches. Ensuite, à chaque manche, elles passent de vous au Fantôme et retour.
    .title = En solo : les torches
rule-solo-order = Après Révéler, les trésors sont rangés du plus haut au plus bas. Un trésor face cachée compte pour 2,5, et à valeur égale le premier pioché est à gauche.
    .title = En solo : du plus haut au plus bas
rule-ghost-roll = Le Fantôme ne choisit pas ses efforts : à son tour, trois dés les tirent au sort. Ceux qui montrent la même valeur sont associés en un groupe, et leurs valeurs s’additionnent.
    .title = Le lancer du Fantôme
rule-ghost-sequence = Le Fantôme place ses groupes du total le plus élevé au plus bas. À total égal, des dés associés passent avant un dé seul : deux 3 avant un 6.
    .title = L’ordre du Fantôme
rule-ghost-place = Chaque groupe prend le trésor le plus à gauche qui est libre, ou sur lequel votre total est plus bas. Ce que le Fantôme tient déjà est sauté. Un groupe qui ne va nulle part est mis de côté.
    .title = Où va le Fantôme
rule-ghost-second = Quand le Fantôme est Leader, il a aussi le dernier tour. Il ne lance alors que les dés que vous avez évincés dans la manche, et ne place que le groupe le plus élevé, à la manière habituelle.
    .title = Le second tour du Fantôme
rule-ghost-tireless = Les dés du Fantôme ne sont jamais lancés pour l’épuisement. Il les a tous les trois à chaque manche.
    .title = Le Fantôme infatigable
rule-ghost-discard = Tout ce que vous ne collectez pas est défaussé, y compris les trésors du Fantôme. Vous pouvez regarder la défausse à tout moment, sauf les cartes qui étaient face cachée.
    .title = Ce que prend le Fantôme est perdu
rule-solo-collectors = Le Fantôme ne possède rien. Vous êtes donc toujours le premier à deux idoles, et une seule tapisserie est déjà l’ensemble le plus précieux.
    .title = En solo : les Collectionneurs
    .ruling = Aucune règle ne le dit ainsi ; cela découle de ce que le Fantôme défausse tout ce qu’il prend.
rule-solo-rank = En dessous de 30 pièces, vous êtes le Fou ; de 30 à 39, le Petit ; de 40 à 49, le Nanti ; à partir de 50, le Magnifique.
    .title = Votre titre
