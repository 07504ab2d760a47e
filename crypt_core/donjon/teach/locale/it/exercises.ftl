# Quello che chiedono i notebook Jupyter: esercizi come quelli del corso, vedi lessons.ftl.

task-ally-hand = Il Ladro ha potenza 12. Quanto si aggiunge all’8 con questo alleato?
    .answer-12 = 12
    .answer-6 = 6
    .answer-4 = 4
    .hint-1 = È tutta la potenza?
    .why = La metà di 12: 14 contro i 12 dell’Ogre.
    .miss-12 = È tutta la potenza; ma un alleato ne porta la metà.
    .miss-4 = È soltanto l’ascia: si porta la metà di tutta la potenza.

task-ally-price = Il giocatore 2 chiede 4 gemme dopo una vittoria: tutto ciò che ha l’Ogre. Che cosa deve fare il giocatore 1?
    .answer-agree = accettare
    .answer-decline = rifiutare
    .hint-1 = Che cosa resta allora di una vittoria, e di una sconfitta?
    .why = Più di 3,49 gemme è più di quanto valga l’aiuto: meglio fuggire.
    .miss-agree = Restano solo le ferite: meglio fuggire dall’Ogre.
