# Les problèmes : une idée chacun. Les variables sont expliquées dans le catalogue anglais.

crypt-puzzle-about = Manche { $round }, { $moment ->
    [first] votre premier tour
    [last] votre dernier tour
    [between] votre tour entre les deux du Fantôme
    [before] avant de revendiquer
   *[after] après vos lancers
}
crypt-puzzle-level = { $level ->
    [1] Facile
    [2] Moyen
   *[3] Difficile
}

crypt-puzzle-moment = { $moment ->
    [first] Vous êtes le Leader. Après ce tour, le Fantôme lance ses dés, puis vous jouez encore une fois, sur un seul trésor.
    [last] C’est votre dernier tour de la manche : un seul trésor, et personne ne joue après vous.
    [between] Le Fantôme est le Leader et a placé ses dés. Après vous, il ne relance que les dés que vous évincez, et ne place qu’un groupe.
    [before] Les trésors sont là, et personne n’a encore rien revendiqué.
   *[after] Vos serviteurs ont été lancés.
}
crypt-puzzle-chance = { $chance } cas sur 6
crypt-puzzle-tempting = Pourquoi pas « { $move } » ?
crypt-puzzle-does = « { $move } » { $any ->
    [yes] { $taken }. Serviteurs actifs ensuite
   *[no] laisse des serviteurs actifs
} : { $ready } en moyenne. D’ici la fin de la partie, ce coup abandonne { $coins }.
crypt-puzzle-passed = Vous n’avez rien revendiqué. Que pourraient encore vous rapporter vos serviteurs ici ?
crypt-puzzle-sides = { $rarer ->
    [no-B] Tous sur la face A
    [no-A] Tous sur la face B
    [B] Sur la face B : { $kinds }
   *[A] Tous sur la face B sauf { $kinds }
}

crypt-puzzle-look = Regarder d’abord
    .ask = Que faites-vous en premier ?
    .hint-1 = Il y a quelque chose que vous ne savez pas encore, et que vous pourriez savoir.
    .hint-2 = { $any ->
        [yes] Vous pouvez savoir ce que vaut { $the }.
       *[no] D’après ce que vous avez vu, { $the } vaut { $values } : à vous de savoir combien.
    } Revendiqueriez-vous la même chose dans tous les cas ?
    .why = Ce que vaut { $the } décide de ce qu’il faut revendiquer : mieux vaut le savoir. Un manuscrit retourné compte toujours ses pièces, et le coup d’œil ne coûte donc pas cher.
    .miss = Vous avez décidé sans savoir ce qui est face cachée. Y étiez-vous obligé ?
crypt-puzzle-wake = Un serviteur de plus, tout de suite
    .ask = { $able ->
        [0] Aucun de vos serviteurs n’est actif.
        [1] Un seul de vos serviteurs est actif.
       *[other] Seuls { $able } de vos serviteurs sont actifs.
    } Que faites-vous en premier ?
    .hint-1 = Il y a plus à prendre ici que vos serviteurs actifs ne peuvent tenir.
    .hint-2 = Récupérer prend tout le tour. Qu’est-ce qui rend aussi un serviteur actif, et vous laisse continuer ?
    .why = Deux reliques retournées réveillent un serviteur qui peut revendiquer dès ce tour, alors que récupérer coûterait le tour. Un serviteur de plus rapporte davantage ici que les reliques ne le pourraient plus tard.
    .miss = Un serviteur de plus aurait changé ce tour. Il y avait moyen de l’avoir tout de suite.
crypt-puzzle-sure = Le certain vaut mieux que le probable
    .ask = { $tired ->
        [1] Un serviteur est épuisé.
       *[other] { $tired } serviteurs sont épuisés.
    } Y consacrez-vous quelque chose, et quoi ?
    .hint-1 = Plus d’un de vos pouvoirs peut aider. Lequel ne peut pas échouer ?
    .hint-2 = Un nouveau lancer avec l’effort { $effort } aide dans { crypt-puzzle-chance }. Qui n’a pas besoin de chance ?
    .why = Un nouveau lancer ne sauve un serviteur que dans { crypt-puzzle-chance }. Deux reliques retournées en réveillent un à coup sûr, { $tired ->
        [1] et vous gardez votre idole
       *[other] et l’idole peut encore en sauver un autre
    }.
    .miss = Ce que vous avez choisi peut ne pas aider, ou pas assez. Lequel de vos pouvoirs ne laisse rien au hasard ?
crypt-puzzle-again = Encore une fois
    .ask = En restez-vous à ces résultats ?
    .hint-1 = Comparez ce que vaut pour vous un serviteur à présent, et ce qu’il faudrait donner pour lui.
    .hint-2 = Le serviteur { $on } avait l’effort { $effort } : relancé, il reste actif dans { crypt-puzzle-chance }.
    .why = Dans { crypt-puzzle-chance }, le serviteur est finalement actif. L’idole coûte peu : retournée, elle compte toujours ses pièces et fait toujours partie de son ensemble.
    .miss = Pensez à ce à quoi sert une idole, et au dé qui a le plus de chances de bien tomber.
crypt-puzzle-spare = À garder pour plus tard
    .ask = En restez-vous à ces résultats ?
    .hint-1 = Un nouveau lancer a-t-il de bonnes chances d’aider, et que pourrait encore faire l’idole pour vous ?
    .hint-2 = Le serviteur { $on } avait l’effort { $effort } : relancé, il reste actif dans { crypt-puzzle-chance }. Y aura-t-il de meilleurs moments pour essayer ?
    .why = Un nouveau lancer aurait aidé dans { crypt-puzzle-chance }. Une idole encore face cachée peut faire mieux que cela dans une manche à venir.
    .miss = Une idole ne se retourne qu’une fois. Un meilleur moment pour elle viendra sans doute.
crypt-puzzle-take = Avant que le Fantôme ne lance
    .ask = Utilisez-vous vos poteries maintenant ?
    .hint-1 = Comment pourriez-vous avoir autrement le trésor face cachée, et avec quelles chances ?
    .hint-2 = { $any ->
        [yes] Il peut valoir de 1 à 4.
       *[no] Après tout ce que vous avez vu, il ne peut valoir que { $values }.
    } { $none ->
        [yes] Avec vos seuls serviteurs, mieux vaudrait vous en passer.
       *[no] Avec vos seuls serviteurs, vous collecteriez { $the } dans { $other }.
    }
    .why = Une poterie retournée compte toujours ses pièces. Pour deux d’entre elles, { $the } est à vous sans serviteur et sans risque, et vos serviteurs sont libres pour le reste.
    .miss = Comptez ce que vos seuls serviteurs peuvent collecter dans cette manche, et ce qui pourrait s’y ajouter.
crypt-puzzle-recover-first = Vous rejouerez
    .ask = { $able ->
        [1] Un seul de vos serviteurs est actif.
       *[other] Seuls { $able } de vos serviteurs sont actifs.
    } Comment commencez-vous la manche ?
    .hint-1 = Ce n’est pas votre seul tour de la manche.
    .hint-2 = Combien de serviteurs voulez-vous avoir une fois que le Fantôme aura montré ses dés ?
    .why = Votre prochain tour viendra quand les dés du Fantôme seront placés aux yeux de tous, et personne n’y répondra. Avec trois serviteurs actifs, vous pourrez alors évincer ce qui en vaut la peine : vous collectez { $the } { $sure ->
        [yes] à coup sûr
       *[no] dans { $share }
    }. En revendiquant tout de suite, vous { $none ->
        [yes] auriez dû vous en passer
       *[no] l’auriez dans { $other } seulement
    }.
    .miss = Ce que vous revendiquez maintenant peut encore être évincé. Pensez au tour auquel personne ne répond, et à ceux qui y seront actifs.
crypt-puzzle-let-go = Laisser filer
    .ask = Y a-t-il ici quelque chose pour vous ?
    .hint-1 = Les serviteurs valent quelque chose, eux aussi.
    .hint-2 = Regardez bien { $the } : que rapporterait ce trésor, et combien de serviteurs seraient actifs ensuite ?
    .why = En abandonnant { $the }, vous continuez avec { $ready } serviteurs actifs en moyenne, au lieu de { $fewer }. { $last ->
        [yes] Chacun d’eux vaut maintenant une pièce, et le trésor rapporte moins.
       *[no] À la manche suivante, ils vous rapporteront plus que le trésor à présent.
    }
    .miss = Comparez ce que vous gagnez et les serviteurs que cela vous prend.
crypt-puzzle-though-tired = Récupérer plus tard
    .ask = { $tired ->
        [1] Un de vos serviteurs est épuisé.
       *[other] { $tired } de vos serviteurs sont épuisés.
    } Que faites-vous ?
    .hint-1 = Récupérer prend tout le tour. Que manqueriez-vous ?
    .hint-2 = Regardez bien { $the } : avec quelles chances ce trésor peut-il être à vous dès maintenant ?
    .why = En revendiquant tout de suite, vous collectez { $the } { $sure ->
        [yes] à coup sûr
       *[no] dans { $share }
    }. Les serviteurs se récupèrent dans une autre manche ; un trésor laissé maintenant est perdu.
    .miss = Les serviteurs se récupèrent dans une autre manche, un trésor non. Y en a-t-il un ici qui vaille un ou deux serviteurs épuisés, et avec quelles chances peut-il être à vous ?
crypt-puzzle-least-risk = Assez sûr
    .ask = Quel effort fournissez-vous ?
    .hint-1 = L’effort protège un trésor, et il épuise des serviteurs. Les deux ont leur prix.
    .hint-2 = Comparez un total de { $total } { $on } avec { $rival } : de combien le plus haut est-il plus sûr, et de combien épuise-t-il davantage ?
    .why = Avec un total de { $total }, vous collectez { $the } { $sure ->
        [yes] déjà à coup sûr
       *[no] dans { $share } ; avec { $rival }, ce serait dans { $other }
    }. Passer de { $total } à { $rival } n’en vaut pas le prix : { $fewer } serviteurs actifs en moyenne au lieu de { $ready }.
    .miss = Essayez un peu plus d’effort, et un peu moins. Plus, cela n’en vaut la peine que si l’on protège plus qu’on n’épuise ; moins, que si l’on épargne plus qu’on ne risque.
crypt-puzzle-just-enough = Pas un point de plus
    .ask = Que revendiquez-vous, et avec quel effort ?
    .hint-1 = Quelqu’un joue-t-il encore après vous ?
    .hint-2 = Quel est le minimum qui suffit { $on } ?
    .why = Personne ne joue après vous : un total de { $total } est donc aussi sûr que { $rival }. Plus d’effort ne ferait qu’épuiser des serviteurs : vous en gardez { $ready } actifs en moyenne au lieu de { $fewer }.
    .miss = Demandez-vous si quelqu’un joue encore après vous, et à quoi sert alors plus d’effort.
crypt-puzzle-many-hands = À plusieurs, c’est plus facile
    .ask = Que revendiquez-vous, et avec quels serviteurs ?
    .hint-1 = C’est le total qui compte, pas le nombre de serviteurs qui se le partagent.
    .hint-2 = De quelles façons arriver à un total suffisant { $on } ? Laquelle épuise le moins ?
    .why = { $mine } fait aussi bien l’affaire que { $theirs }, et { $effort ->
        [1] l’effort 1 n’épuise personne
       *[other] un serviteur d’effort { $effort } ne s’épuise que dans { $failing } { $failing ->
            [1] lancer
           *[other] lancers
        } sur 6
    } : vous en gardez { $ready } actifs en moyenne au lieu de { $fewer }.
    .miss = Quel total faut-il, et combien de serviteurs pourraient se le partager ?
crypt-puzzle-waste = Un lancer pour rien
    .ask = Que revendiquez-vous, et avec quel effort ?
    .hint-1 = Le Fantôme relance les dés que vous évincez. Que trouverait-il à prendre avec eux ?
    .hint-2 = Avec un total de { $rival } { $on }, le Fantôme vous prendrait quelque chose { $all ->
        [yes] à coup sûr
       *[no] dans { $lost }
    }. À partir de quel total un dé seul ne lui donne-t-il plus rien ?
    .why = Des { $dice } dés qu’il relance, le Fantôme ne place que le groupe le plus haut, et aucun dé seul ne bat un 6. Vous n’avez rien laissé de plus bas : { $sure ->
        [yes] à coup sûr
       *[no] dans { $share }
    }, { $free ->
        [yes] il n’obtient que ce dont vous ne vouliez pas
       *[no] son groupe, paire ou non, est mis de côté
    }. Avec un total de { $rival } { $on }, il vous aurait pris quelque chose { $all ->
        [yes] à coup sûr
       *[no] dans { $lost }
    }.
    .miss = Pensez aux dés que retrouve le Fantôme, et au total le plus faible que vous leur laissez.
crypt-puzzle-set = Plus précieux qu’il n’y paraît
    .ask = Que revendiquez-vous ?
    .hint-1 = Les pièces d’un trésor ne sont pas tout ce qu’il peut rapporter. Regardez votre collection.
    .hint-2 = Avec { $the } dans votre collection, le Collectionneur vous verserait { $coins } de plus{ $exact ->
        [yes] {""}
       *[no] {" "}en moyenne
    }.
    .why = { $the } vous vaut { $coins } de son Collectionneur, en plus de ses propres pièces. À côté, { $lost } a plus de pièces et rapporte moins.
    .miss = Peut-être n’avez-vous regardé que les pièces des trésors. Quel Collectionneur vous paierait pour un trésor de plus ?
crypt-puzzle-counting = Compter ce qu’on a vu
    .ask = Que revendiquez-vous ?
    .hint-1 = Le dos d’une carte dit son type. Quels trésors de ce type avez-vous déjà vus ?
    .hint-2 = Après tout ce que vous avez vu, { $the } ne peut valoir que { $values }.
    .why = Un trésor face cachée vaut 2,5 en moyenne, mais vous en savez plus : { $the } ne peut valoir que { $values }. C’est donc un trésor à laisser.
    .miss = Ce que vous avez vu ailleurs ne peut pas être face cachée ici. Que reste-t-il ?
crypt-puzzle-top = Où est le 4 ?
    .ask = Que revendiquez-vous ?
    .hint-1 = Le dos d’une carte dit son type. Quelles valeurs de ce type n’avez-vous pas encore vues ?
    .hint-2 = Après tout ce que vous avez vu, { $the } ne peut valoir que { $values }.
    .why = Un trésor face cachée vaut 2,5 en moyenne, mais vous en savez plus : { $the } { $one ->
        [yes] est forcément le 4
       *[no] ne peut valoir que { $values }
    }, et c’est donc le trésor à prendre.
    .miss = Ce que vous avez vu ailleurs ne peut pas être face cachée ici. Que reste-t-il ?
crypt-puzzle-one-die = Aucun dé seul ne bat un 6
    .ask = Que revendiquez-vous, et avec quel effort ?
    .hint-1 = Combien de dés le Fantôme retrouverait-il, et jusqu’où peuvent-ils monter ?
    .hint-2 = Comptez les dés que vous évinceriez, et regardez bien { $the } : comment le Fantôme pourrait-il alors s’en emparer ?
    .why = Le Fantôme ne retrouve qu’un dé, et aucun dé seul ne bat un total de { $total }. Ainsi, { $the } est à vous à coup sûr.
    .miss = Comptez les dés que retrouve le Fantôme, et le plus haut total qu’ils peuvent donner.
crypt-puzzle-one-group = Un seul groupe revient
    .ask = Combien de trésors osez-vous revendiquer ?
    .hint-1 = Quel que soit le nombre de dés évincés, combien de trésors le Fantôme peut-il reprendre ?
    .hint-2 = Vous pourriez revendiquer { $count } trésors. Le Fantôme peut en reprendre un, pas plus.
    .why = Le Fantôme relance { $dice } dés mais ne place que le groupe le plus haut ; tout ce qu’il a obtenu d’autre est perdu. Vous gardez { $count ->
        [2] les deux
       *[other] les { $count }
    } trésors dans { $share }, et au pire vous en perdez un.
    .miss = À son second tour, le Fantôme prend un trésor au plus. Que faut-il en conclure quand on en revendique plusieurs ?
crypt-puzzle-shield = Celui de gauche prend le coup
    .ask = Comment répartissez-vous vos efforts ?
    .hint-1 = Le Fantôme va au trésor le plus à gauche qu’il peut prendre.
    .hint-2 = Y a-t-il un groupe qui pourrait prendre { $the }, mais rien de ce que vous tenez plus à gauche ?
    .why = Vos totaux sont égaux. Ce qui bat le vôtre { $on } bat donc aussi celui de gauche, et c’est là que va d’abord le Fantôme. Avec moins d’effort { $on }, vous n’auriez gardé ce trésor que dans { $other }.
    .miss = Pensez aux groupes qui ne peuvent pas prendre votre trésor de gauche : ils continuent vers la droite et cherchent plus faible.
crypt-puzzle-wall = L’effort en vaut la peine
    .ask = Quel effort fournissez-vous ?
    .hint-1 = Le Fantôme lance encore après vous. Passerait-il souvent ?
    .hint-2 = Avec un total de { $rival } { $on }, vous ne collecteriez ce trésor que dans { $other }.
    .why = Avec un total de { $total }, vous collectez { $the } { $sure ->
        [yes] à coup sûr
       *[no] dans { $share }
    } ; avec { $rival }, dans { $other } seulement. Cela vaut bien le risque d’un serviteur épuisé.
    .miss = Le Fantôme doit encore lancer. Vous prendrait-il souvent ce que vous revendiquez, et qu’y changerait plus d’effort ?
