# Il primo capitolo del corso. Per ogni esercizio: che cosa fare; gli indizi, dal più vago al più
# chiaro; perché è giusto (`.why`); che cosa si dice a chi lo manca (`.miss`, o `.miss-...`).

chapter-first = La tua prima partita in solitario
    .about = Da un tavolo vuoto a una partita intera contro il Fantasma.

lesson-push = Respingere
    .about = Un totale più alto prende ciò che è preso.

task-push-equal = Il 4 del Fantasma è sull’idolo. Prova a respingerlo con un tuo 4.
    .hint-1 = Prendi un servitore, scegli lo sforzo 4 e mettilo dove si trova il dado del Fantasma.
    .why = Rifiutato, com’è giusto: la parità non basta. Il tuo totale deve essere più alto.
    .miss = Non hai ancora provato un 4.
    .miss-higher = Ha funzionato, perché 5 è più di 4. Torna indietro e guarda che cosa fa un 4.
task-push-higher = Ora prendi l’idolo al Fantasma.
    .hint-1 = Qual è il totale più basso che supera 4?
    .why = Un 5 supera un 4: il dado del Fantasma lascia il tesoro e torna a lui, pronto.
    .miss = L’idolo è ancora del Fantasma.
