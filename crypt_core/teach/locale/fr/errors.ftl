# Pourquoi une partie enregistrée ou un code ne s’ouvre pas. Rien n’a changé alors.

error-record-too-large = C’est bien trop long pour une partie enregistrée : { $size } caractères, alors qu’on en lit { $largest } au plus.
error-record-too-many-lines = La partie enregistrée a { $count } lignes, alors qu’on en rejoue { $most } au plus.
error-record-too-many-moves = La partie enregistrée a { $count } coups en tout, alors qu’on en rejoue { $most } au plus.
error-record-not-json = Ce n’est pas une partie enregistrée, ou elle est abîmée : le texte perd son sens à la ligne { $at }.
error-record-not-ours = Ce n’est pas une partie enregistrée par ce tuteur.
error-record-version = La partie enregistrée se dit de version « { $got } », qui n’a jamais existé ; ce tuteur lit jusqu’à la version { $newest }.
error-record-too-new = La partie a été enregistrée par un tuteur plus récent (version { $got }) ; celui-ci lit jusqu’à la version { $newest }. Mettez-le à jour et réessayez.
error-record-game = La partie enregistrée est une partie de « { $got } », que ce tuteur ne connaît pas ; il connaît { $known }.
error-record-field = La partie enregistrée est abîmée : son élément « { $field } » manque ou n’a pas de sens.
error-record-setup = La partie enregistrée commence par une mise en place injouable.
error-record-seed = « { $got } » n’est pas une graine : écrivez un nombre entier d’au plus 20 chiffres, inférieur à 18446744073709551616.
error-record-seats = On ne sait pas qui occupe chaque place : une place est l’un de { $known }.
error-record-branch = La partie enregistrée est abîmée : la ligne { $line } part d’un endroit qui n’existe pas.
error-record-move = Ligne { $line } de la partie enregistrée, coup { $number } : « { $move } » n’est pas permis.
error-record-move-not-text = Ligne { $line } de la partie enregistrée, coup { $number } : ce qui s’y trouve n’est pas du texte, donc pas un coup.
error-record-after-end = La ligne { $line } de la partie enregistrée continue après la fin de la partie : coup { $number }, « { $move } ».
error-code-not-ours = Ce n’est ni le code d’une partie, ni un fichier enregistré par ce tuteur. Un code, c’est un 1, un point, puis une longue suite de lettres et de chiffres.
error-code-too-long = C’est bien trop long pour le code ou l’adresse d’une partie : { $size } caractères, alors qu’on en lit { $most } au plus.
error-code-damaged = Le code est abîmé : un morceau s’est peut-être perdu à la copie.

# An address that leads nowhere.

error-place-unknown = Cet endroit n’existe pas ici : « { $place } ». Rien n’a changé.

error-progress-too-large = C’est bien trop long pour une progression enregistrée : { $size } caractères, alors que { $largest } sont lus au plus.
error-progress-not-json = Ce n’est pas une progression enregistrée, ou elle est abîmée : elle n’a plus de sens à partir de la ligne { $at }.
error-progress-not-ours = Ce n’est pas une progression enregistrée par ce tuteur. C’est un fichier comme crypt-progress.json ; les parties enregistrées s’ouvrent avec « { frame-load } ».
error-progress-too-new = Cette progression vient d’un tuteur plus récent (version { $got }) ; celui-ci lit jusqu’à la version { $newest }. Mettez-le à jour et réessayez.
error-progress-again = La progression enregistrée est abîmée : la liste de ce qui doit revenir n’a pas de sens.
error-progress-help = La progression enregistrée est abîmée : la liste des aides demandées n’a pas de sens.
error-progress-mistakes = La progression enregistrée est abîmée : la liste des décisions de vos parties n’a pas de sens.
error-progress-done = La progression enregistrée est abîmée : la liste de ce qui est fait n’a pas de sens.
error-progress-alone = La progression enregistrée est abîmée : la liste des jeux sans guide n’a pas de sens.
