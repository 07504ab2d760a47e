# Che cosa si dice al posto di una figura, e sotto di essa. $title non ha segni alla fine.

figure-lines = Linee. { $title }. In orizzontale: { $across }; in verticale: { $axis }. Il testo sotto l’immagine ha tutti i numeri.
# $title è una domanda, con il suo segno.
figure-lines-asked = Linee. { $title } In orizzontale: { $across }; in verticale: { $axis }. Il testo sotto l’immagine ha tutti i numeri.
figure-of = { $title }: { $axis }, per { $across }.
figure-of-asked = { $title } { $axis }, per { $across }.
figure-series = { $name }: { $points }.
figure-points = { $points }; { $point }
figure-numbers = Tutti i numeri di questa figura
figure-intervals = Attorno a ogni punto c’è il suo intervallo al 95%.
