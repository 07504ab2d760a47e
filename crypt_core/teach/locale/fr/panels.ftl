# Les mots de l’application : étiquettes fixes des panneaux, et ce qui entoure la partie.

## Ruban des phases

ribbon-done = terminée
ribbon-now = en cours
ribbon-next = à venir
ribbon-open = possible
ribbon-shut = pas maintenant
looking-back = Vous regardez en arrière
turn = { $who ->
    [you] À vous de jouer
   *[other] Le tour { $of }
}
turn-over = La partie est finie

## Récit

story-label = Ce qui s’est passé, et pourquoi
bar-label = Parcourir la partie
story-step = Étape { $step } sur { $steps }
story-progress = Avancement dans ces événements
bar-back = Retour
bar-play-on = Dérouler
bar-playing = La partie se déroule seule, un pas par seconde. Une touche ou un appui l’arrête.
bar-playing-stop = Arrêter
bar-stopped = C’est arrêté.
story-undo = Annuler mon dernier coup
story-past = Vous regardez en arrière. Jouez autre chose ici pour annuler ce que vous aviez joué.
story-why = Pourquoi
story-rule = La règle
story-where = Où elle se trouve
story-ruling = Notre interprétation
story-page = Sa page : l’essayer, où elle se trouve, ce qui change d’une édition à l’autre
story-close = Fermer
story-may = Ce que vous pouvez faire
story-log = Tous les événements
next = Suivant
continue = Continuer
continue-last = Vers la décision
transcript-decision = { $name } : { $move }

## Ce que l’on peut faire

may-watch = Continuez pour voir ce qui est décidé.
may-over = La partie est finie
may-look-back = Revenez à n’importe quelle décision et essayez autre chose.

## Coups

verdict-allowed = C’est permis.
lay-move = Le poser sur la table
lay-there = Il est sur la table
lay-note = « { $move } » est posé sur la table sans être joué : confirmez-le là, ou changez-le.

## Table

table-rule = Quelle règle ?
table-type = Écrire un coup
table-type-hint = En notation, par exemple : { $moves }
table-type-play = Jouer
table-text = La table en toutes lettres
curtain-title = Passez l’écran : { $name }
curtain-button = C’est moi : { $name }
progress = { $have } sur { $need }

## Score final

sheet-title = Score final
sheet-total = Total
end-review = Revoir la partie
end-again = Rejouer cette donne
end-day = Partager le résultat
end-dare = Défi
end-course = Poursuivre le cours
end-bots-alone = Seul l’ordinateur a joué : aucune décision n’est la vôtre, et il n’y a rien à revoir. « { bar-back } » et « { tools-whatif } » mènent à chaque moment de la partie.
end-like = Hasard mis à part, vos décisions valent { $score }.
story-ranks = Les titres

## Et si

whatif-title = Et si ?
whatif-intro = Revenez à n’importe quelle décision, jouez autre chose et comparez ce que cela donne.
whatif-none = Rien à revoir pour l’instant. Après votre première décision, vous pourrez y revenir ici.
whatif-scrub = Moment de la partie
whatif-earlier = Décision précédente
whatif-later = Décision suivante
whatif-looking-back = Vous regardez en arrière
whatif-looking-back-text = Jouez autre chose ici et une nouvelle branche commence. Rien de ce que vous avez joué n’est perdu.
whatif-end = Revenir au bout de la ligne
whatif-luck = Le hasard dans une nouvelle branche
whatif-luck-same = Même hasard
whatif-luck-new = Nouveau hasard
whatif-tree = Branches de cette partie
whatif-here = vous êtes ici
whatif-fold = Montrer ou masquer la branche
whatif-compare = Comparer deux lignes
whatif-line-a = Première ligne
whatif-line-b = Seconde ligne
whatif-one-line = Dès qu’il y aura une seconde ligne, vous pourrez comparer les deux.
luck-note-same = Le hasard reste le même partout où les deux lignes lui demandent la même chose : la différence vient de vous.
luck-note-new = À partir de votre prochaine décision, tout ce qui dépend du hasard sera tiré à nouveau.
stop-decision = { $round }, { $name } : { $move }
stop-under-way = { $round }, { $name } : { $move } (en cours)
stop-open = { $round }, { $name } : à décider
stop-over = La fin de la partie
tree-start = Début
line-first = Votre partie
line-branch = Branche { $number }
compare-difference = Différence
compare-unclear = incertaine
compare-at-end = Les deux parties sont finies.
compare-so-far = Ce que les deux lignes ont donné jusqu’ici : { $round }.
compare-cut = { $line } s’arrête ici : { $round }. Les deux lignes sont comparées à ce moment.
compare-ends = Où chacune s’arrête
compare-expected = { $by ->
    [score] Score final attendu
   *[chance] Chances de victoire estimées
}
compare-expected-note = { $by ->
    [score] À partir du bout de chaque ligne, en jouant au mieux, selon l’entraîneur. Une partie finie a son score.
   *[chance] L’estimation de l’entraîneur à partir du bout de chaque ligne ; ± est l’intervalle à 95 % de sa recherche ; quand les deux se chevauchent, la différence est incertaine. Une partie finie est gagnée ou perdue.
}
compare-expected-not = Ce qu’on peut attendre de deux lignes se dit quand une seule personne joue contre l’ordinateur et que les deux lignes s’arrêtent à son tour ou avec la partie.

## Cadre

frame-subtitle = Apprendre les règles
frame-menu = Menu
frame-new = Nouvelle partie
frame-learn = Apprendre
frame-rules = Règles
frame-games = Mes parties
frame-save = Enregistrer
frame-load = Ouvrir
frame-share = Partager
frame-share-title = Copier un lien vers ce qui est affiché
frame-settings = Réglages
frame-about = À propos
frame-language = Langue
frame-theme = Clair ou sombre
frame-theme-auto = Comme l’appareil
frame-theme-light = Clair
frame-theme-dark = Sombre
frame-close = Fermer
frame-cancel = Annuler
frame-new-warning = Votre partie en cours n’est pas perdue : « { previous-game } » la ramène.
frame-which-game = Quel jeu ?
frame-players = Combien de joueurs ?
frame-players-1 = Solo
frame-players-2 = 2 joueurs
frame-players-3 = 3 joueurs
frame-players-4 = 4 joueurs
frame-players-5 = 5 joueurs
frame-players-6 = 6 joueurs
frame-name = Nom, si vous voulez
frame-seat-1 = Joueur 1
frame-seat-2 = Joueur 2
frame-seat-3 = Joueur 3
frame-seat-4 = Joueur 4
frame-seat-5 = Joueur 5
frame-seat-6 = Joueur 6
frame-seed = Graine du hasard
frame-seed-note = La même graine distribue la même partie. Laissez vide pour une partie inédite.
frame-for-good = Sans retour en arrière
frame-for-good-note = Personne ne revient sur une décision avant la fin de la partie.
frame-day = La donne du jour, et toutes vos parties
frame-start = Commencer la partie
frame-load-file = Choisir un fichier enregistré
frame-load-paste = …ou collez l’adresse ou le code d’une partie
frame-load-go = Ouvrir la partie
frame-load-too-big = C’est bien trop grand pour une partie enregistrée ou son adresse.
frame-saved = Partie enregistrée : { $name }.
frame-copied = L’adresse est dans le presse-papiers. Elle contient la ligne où vous êtes, et toute personne qui l’ouvre peut en voir les cartes.
frame-copied-page = L’adresse de cette page est dans le presse-papiers.
frame-copied-unsafe = L’adresse est dans le presse-papiers. Attention : la partie n’est pas finie, et toute personne qui l’ouvre peut découvrir ce que les joueurs se cachent encore.
frame-share-hint = Le navigateur a refusé la copie. Sélectionnez le texte et copiez-le vous-même.
frame-share-unsafe = Attention : la partie n’est pas finie, et toute personne qui ouvre l’adresse peut découvrir ce que les joueurs se cachent encore.
frame-share-here = L’adresse ne s’ouvre que sur cet appareil. Pour transmettre une partie, enregistrez-la dans un fichier.
frame-share-field = Adresse de cette partie
frame-share-field-page = Adresse de cette page
frame-lost-title = La connexion est perdue
frame-lost-text = Le tuteur derrière cette page ne répond plus. Votre partie est gardée dans ce navigateur : rechargez la page et vous pourrez continuer.
frame-offline-text = Cet appareil est hors ligne. Votre partie est gardée dans ce navigateur ; rechargez la page une fois la connexion rétablie.
frame-reload = Recharger
frame-busy-title = Encore au travail…
frame-busy-text = Le tuteur calcule ce que vous avez demandé.
frame-stuck-text = Cela dure bien plus longtemps que prévu. Attendez, ou recommencez sans votre dernière demande : votre partie est gardée telle qu’elle était avant.
frame-stuck-go = Recommencer sans cela
frame-keys = Touches : n ou → pour Suivant, b ou ← pour Retour, c pour Continuer
frame-typing = Écrire les coups dans un champ à la table
frame-chances = Crypt : chances sur vos dés pendant que vous revendiquez
frame-sound = Sons : un dé ou une carte posés, des dés lancés, des pièces, la fin d’une partie
frame-sound-none = Ce navigateur ne peut pas faire de sons.
frame-warns = En solo : m’avertir avant une décision qui coûte plus d’une pièce
frame-unkept-title = Votre partie n’est pas gardée
frame-storage-off = Ce navigateur ne garde rien pour cette page. Enregistrez votre partie dans un fichier si vous voulez la retrouver.
frame-storage-shut = Rien n’est gardé ici : fermez cette page, et votre partie est perdue. Pour en garder une, ouvrez le tuteur dans sa propre page.
frame-storage-full = Ce navigateur n’a plus de place pour cette page. Enregistrez votre partie dans un fichier si vous voulez la retrouver, ou faites de la place.
frame-notebooks = Notebooks à modifier et à exécuter, dans ce navigateur
frame-licences = Licences de tout ce dont cette page est faite
seat-person = Une personne
seat-bot-random = L’ordinateur, au hasard
seat-bot-sensible = L’ordinateur, raisonnable
seat-bot-farsighted = L’ordinateur, prévoyant
# How strong a bot is among those of its game, the weakest first; $does: what it does.
frame-bot = { $name } ({ $strength }/{ $of })
frame-bot-does = Force { $strength } sur { $of }. { $does }
frame-about-seed = Graine de cette partie : { $seed }.
frame-about-later = Sa graine, qui révèle toutes les cartes à venir, est montrée une fois la partie finie.
about =
    { $credits } Ce tuteur en explique les règles avec ses propres mots ; le livret imprimé a le dernier mot.
    Ses caractères sont tirés du Vollkorn, de Friedrich Althausen, et du Source Sans, de Paul D. Hunt pour Adobe, tous deux sous licence SIL Open Font License 1.1.
    Les parties sont conservées par idb-keyval, de Jake Archibald, sous licence Apache License 2.0.
resume-title = Bon retour
resume-text = Ce navigateur a gardé la partie que vous jouiez.
resume-yes = La reprendre
resume-no = La laisser
invite-title = Vous découvrez { $game } ?
invite-yes = Commencer le cours
invite-no = Jouer
refresh-title = { $count ->
    [one] 1 exercice manqué revient
   *[other] { $count } exercices manqués reviennent
}
refresh-text = { $count ->
    [one] Un exercice que vous aviez manqué est revenu. Il prend une minute.
   *[other] { $count } exercices que vous aviez manqués sont revenus. Ils prennent quelques minutes.
}
refresh-yes = Revoir
welcome-text = Le cours continue avec « { $title } ».
welcome-yes = Continuer
previous-game = Revenir à la partie précédente
trouble-title = Quelque chose s’est mal passé dans le tuteur lui-même
trouble-text = Le tuteur n’a pas pu faire cela. Votre partie est gardée : continuez, ou rechargez la page si cela se répète.
trouble-message = La page a demandé quelque chose que le tuteur ne comprend pas ({ $what }). Votre partie est gardée : continuez, ou rechargez la page si cela se répète.
load-trouble-title = Cela n’a pas marché

## The tools beside the table

tools-label = Outils à côté de la table
tools-story = Raisons
tools-coach = Entraîneur
tools-review = Bilan
tools-whatif = Et si ?

## Volets seuls dans un carnet, quand ils n’ont rien à montrer

alone-no-advice = Il n’y a rien à conseiller : la partie est finie, ou personne ne sait y voir plus loin.
alone-no-review = Il n’y a encore rien à revoir : jouez un tour, ou ouvrez une partie déjà jouée.

## Une phase seule

phase-over = { $phase } : c’est fini.
phase-same = Recommencer, même hasard
phase-new = Recommencer, autre hasard
phase-untold-decide = Décidez à la table : ce qui en résulte est raconté ici, étape par étape, avec les raisons.
phase-untold-step = Avancez avec les boutons sous la table : chaque étape est racontée ici, avec sa raison.

## Dans un carnet enregistré

still-run = Exécutez cette cellule pour continuer ici.
dials-marimo = Dans marimo, une cellule crée les réglages, par exemple effort = mo.ui.slider(1, 6), et une autre appelle la fonction avec effort.value : elle s’exécute de nouveau dès qu’on y touche. Voici ce qui en résulte au départ.
exercise-title = À vous de jouer

## Le premier écran

frame-home = Tous les jeux
home-title = Choisissez un jeu
home-about = Apprenez-le pas à pas, à la table, ou jouez tout de suite. Quoi que vous essayiez, la table dit quelle règle s’applique.
# $least et $most : le nombre de joueurs ; $time : la durée.
home-facts = Joueurs : { $least }–{ $most } · { $time }
home-learn = { $begun ->
    [yes] Continuer le cours
   *[no] Apprendre
}
home-continue = Reprendre la partie
home-play = Jouer
home-rules = Règles
home-today = Aujourd’hui
home-due = { $count ->
    [one] { $game } : un exercice à revoir
   *[other] { $game } : { $count } exercices à revoir
}
home-due-go = Revoir
