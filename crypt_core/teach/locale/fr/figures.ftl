# Ce qui est dit à la place d’une figure, et au-dessous. $title n’a pas de signe à la fin.

figure-lines = Courbes. { $title }. En abscisse : { $across } ; en ordonnée : { $axis }. Le texte sous l’image donne tous les nombres.
# $title est une question, avec son signe.
figure-lines-asked = Courbes. { $title } En abscisse : { $across } ; en ordonnée : { $axis }. Le texte sous l’image donne tous les nombres.
figure-of = { $title } : { $axis }, selon { $across }.
figure-of-asked = { $title } { $axis }, selon { $across }.
figure-series = { $name } : { $points }.
figure-points = { $points } ; { $point }
figure-numbers = Tous les nombres de cette figure
figure-intervals = Autour de chaque point, son intervalle à 95 %.
