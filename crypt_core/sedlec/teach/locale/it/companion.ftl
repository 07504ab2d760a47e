# La guida di una prima partita intera, contro un altro giocatore.

sedlec-guide-aim = Prendi carte di teschi e disponile nella tua cripta: nove carte in tre file. Ogni tipo di teschio vale punti a modo suo, e vince il giocatore che ne ha di più.
sedlec-guide-payers = Quanto vale ogni tipo di teschio
sedlec-guide-standing = Finora hai { $points } e { $name }, { $theirs }.

## Che cosa vale punti, con i teschi della tua cripta

sedlec-guide-pays = { $skull ->
    [king] 1 punto per ogni re o contadino più in basso
    [peasant] 1 punto ciascuno
    [priest] 2 punti per ogni livello con un prete
    [lover] 6 punti per ogni coppia adiacente
   *[criminal] 2 punti ciascuno accanto a un prete
}
sedlec-guide-mine = { $count ->
    [0] Ancora nessuno nella tua cripta.
   *[other] Hai { sedlec-skull-count }: { $points } finora.
}
sedlec-guide-without = { $skull ->
    [lover] { $count ->
        [one] 1 non è in coppia.
       *[other] { $count } non sono in coppia.
    }
   *[criminal] { $count ->
        [one] 1 non ha un prete accanto.
       *[other] { $count } non hanno un prete accanto.
    }
}

## Una frase al momento di decidere

sedlec-guide-begin = Raccogli una carta scoperta ({ $cards }), oppure scava: vedi due carte nuove e ne prendi una. La disporrai in un altro turno.
sedlec-guide-start = La tua prima carta comincia la fila in basso, che cresce a sinistra e a destra fino a quattro carte.
sedlec-guide-leave = Se lasci { $card }, { $name } può raccogliere questa carta e più tardi disporla per { $points }.
sedlec-guide-take = Prendi una delle due carte. L’altra resta scoperta, e { $name } può raccoglierla.
sedlec-guide-last-two = Le tue ultime due carte possono portare { $points } insieme, se ognuna va al posto giusto.
sedlec-guide-pair = Due amanti adiacenti formano una coppia: { $card } in { $place } porta così { $points }.
sedlec-guide-forgive = Accanto a un prete un criminale vale punti: { $card } in { $place } porta così { $points }.
sedlec-guide-useful = La pila { $pile } mostra { $card }: in { $place } porterebbe { $points } alla tua cripta.
sedlec-guide-wanted = La pila { $pile } mostra { $card }: porterebbe { $points } alla cripta { $of }. Puoi prenderla prima tu.
sedlec-guide-king = Un re conta ogni re e ogni contadino che sta più in basso di lui. In { $place } il tuo varrebbe ora { $points }, in { $other } { $fewer }.
sedlec-guide-wait = Il tuo re può aspettare. Conta ogni re e ogni contadino che sta più in basso di lui: per ora { $count ->
    [0] non ce ne sarebbe nessuno
   *[other] ce ne sarebbe al massimo uno
}.
sedlec-guide-rests = In { $place } una carta poggia su altre due: il suo teschio di sotto è adiacente a entrambi i teschi su cui poggia, { $skulls }.
sedlec-guide-lonely = Il tuo amante in { $place } è solo: con un altro amante accanto, la coppia vale { $points }. Carte non ancora viste che mostrano un amante: { $count }.
sedlec-guide-level = Ogni livello con un prete conta una volta sola. In { $place }, { $card } aggiunge un livello, in { $other } no.
sedlec-guide-room = In mano stanno due carte: con due scegli quale disporre, ma allora devi disporne una.
sedlec-guide-unseen = Teschi che nessuno ha ancora visto: { $parts }. Costruisci per quelli che possono ancora arrivare.
sedlec-guide-most = Adesso { $card } porta di più in { $place }: { $points }. Una carta disposta resta dov’è.
sedlec-guide-edge = I teschi sono adiacenti se hanno in comune un lato o parte di un lato. Gli angoli non contano.

## Gli strumenti, quando ciascuno serve

sedlec-guide-tool-whatif = Il tuo primo turno è finito. “{ tools-whatif }” rigioca una decisione con la stessa fortuna.
sedlec-guide-tool-help = Che cosa si può trovare scavando? “{ sedlec-tools-help }” mostra quanto è probabile ogni tipo di teschio, e quanto porterebbe ogni carta.
sedlec-guide-tool-estimate = Che fare? “{ tools-coach }” stima quanto spesso vinceresti con ciascuna delle mosse migliori.

## Come è finita la prima partita

sedlec-guide-compared = { $how ->
    [more] Al tuo posto, con la stessa distribuzione, un computer ragionevole fa { $score }: hai fatto meglio.
    [same] Al tuo posto, con la stessa distribuzione, un computer ragionevole fa { $score }, proprio come te.
   *[less] Al tuo posto, con la stessa distribuzione, un computer ragionevole fa { $score }: un traguardo per le prossime partite.
}
