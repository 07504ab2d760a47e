# Ce que le serveur dit lui-même avant qu'il y ait une page. Chaque texte sur une ligne, sans rien à y mettre.

door-full = Toutes les places sont prises
door-full-why = Il y a ici autant de visiteurs que cette machine peut en recevoir. La page réessaie d’elle-même dans une demi-minute.
door-login = Entrez
door-login-why = La personne qui a lancé ce tuteur a donné un mot de passe, ou une adresse qui contient un jeton.
door-login-word = Mot de passe ou jeton
door-login-wrong = Ce n’est pas cela. Attention aux majuscules ; au besoin, demandez à la personne qui a lancé le tuteur.
door-login-enter = Entrer
