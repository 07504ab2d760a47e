# Il capitolo delle partite in più giocatori. Come si dice un esercizio: vedi lessons.ftl.

chapter-several = Giocare con gli altri
    .about = Due, tre o quattro al tavolo.

lesson-two = In due
    .about = Il Leader ha la prima parola, e l’ultima.
task-two-again = Sei il Leader, con un 2 sul gioiello (b). Il giocatore 2 ha appena scacciato il tuo 3 dall’idolo (a). Fai in modo che l’idolo sia tuo.
    .hint-1 = Che ne è del tuo 3? Conta i tuoi servitori pronti.
    .hint-2 = Il servitore scacciato è di nuovo pronto. Qual è il totale più basso che batte un 4?
    .why = In due, il Leader ha un secondo turno dopo quello dell’altro. Nessuno poteva più rispondere: l’idolo è tuo.
    .miss = L’idolo andrà al giocatore 2. L’ultimo turno era tuo, e il tuo servitore, tornato pronto, poteva scacciarlo.
task-two-one = Il tuo secondo turno, quello con Luci Spente. Prova a reclamare due tesori insieme, e conferma.
    .hint-1 = Piazza un servitore su b e un altro su c, nella stessa mossa. Conferma, anche se il tavolo ti avverte.
    .why = Rifiutato: il turno con Luci Spente vale per un solo tesoro. È il prezzo dell’ultima parola.
    .miss = Prova a reclamare due tesori, e conferma.
    .miss-one = Un tesoro è permesso, perciò è stato accettato. Riprova con due.

lesson-three = In tre
    .about = Due torce, due giocatori.
task-three-torches = Il giocatore 3 è il Leader, e il giocatore 2, alla sua destra, ha Luci Spente. Dopo il round le due torce passano a sinistra: da te al giocatore 2, dal 2 al 3, e dal 3 a te. Chi avrà allora Luci Spente? Rispondi con i pulsanti qui sotto.
    .hint-1 = Ogni torcia avanza di un posto verso sinistra.
    .hint-2 = Luci Spente ora è del giocatore 2. Chi viene dopo?
    .why = Passa dal giocatore 2 al giocatore 3, e la carta Leader dal giocatore 3 a te. Così Luci Spente è di nuovo alla destra del Leader.
    .miss = Non può restare dov’è: tutte e due le torce avanzano.
    .miss-leader = Il Leader sarai tu. In tre, Luci Spente sta a qualcun altro, alla destra del Leader.
    .answer-1 = Tu
    .answer-2 = Il giocatore 2
    .answer-3 = Il giocatore 3
task-three-last = Hai Luci Spente: nessuno gioca dopo di te. Prendi la ceramica coperta (d) senza rischiare un servitore.
    .hint-1 = Chi potrebbe ancora scacciarti?
    .hint-2 = Nessuno. Allora basta lo sforzo più basso, con cui non si lancia.
    .why = Nell’ultimo turno della fase Reclamare uno sforzo di 1 è sicuro quanto un 6, e non rende esausto nessuno. Quanto vale la ceramica lo vedrai solo tu: ciò che si raccoglie resta coperto.
    .miss = La ceramica era libera: bastava prenderla.
    .miss-effort = La ceramica è tua, ma per averla hai rischiato un servitore. Nessuno giocava dopo di te: bastava lo sforzo 1.

lesson-others = Scacciare gli altri
    .about = Che ne è dei dadi scacciati.
task-others-push = Il 3 del giocatore 3 è sull’arazzo (a). Scaccialo.
    .hint-1 = Il tuo totale deve essere più alto.
    .hint-2 = 4 è il totale più basso che batte un 3.
    .why = Il dado torna pronto al giocatore 3. Ma il suo turno è già passato: potrà usarlo solo nel round successivo.
    .miss = Il 3 del giocatore 3 è ancora sull’arazzo.
    .miss-equal = È stato rifiutato: scaccia solo un totale più alto. La parità non basta, né contro il Fantasma né tra giocatori.
task-others-everywhere = Due dei tuoi servitori sono esausti. Il terzo era sui Resti Sacri (a), e il giocatore 2 l’ha scacciato. La fase Reclamare è finita. Quanti dei tuoi servitori saranno pronti nel round successivo?
    .hint-1 = Il servitore scacciato torna pronto. Ma non è tutto.
    .hint-2 = In questo round hai piazzato servitori, e non ne resta su nessun tesoro. Per questo c’è una consolazione.
    .why = Chi ha piazzato servitori ed è stato scacciato dappertutto recupera anche quelli esausti, quando comincia la fase Raccogliere: sono pronti tutti e tre.
    .miss = Almeno il servitore scacciato torna pronto.
    .miss-one = Uno torna perché è stato scacciato. E poiché era il tuo ultimo sul tavolo, tornano anche quelli esausti.

lesson-four = In quattro
    .about = Sei tesori, dodici servitori.
task-four-keep = Siete in quattro, e tu sei il Leader: dopo di te giocano gli altri tre. Reclama in modo che alla fine del round almeno un tesoro sia tuo.
    .hint-1 = Tutto ciò che si può scacciare a buon prezzo verrà scacciato.
    .hint-2 = Due servitori accoppiati su un tesoro sono due volte più difficili da scacciare, e non si esauriscono più di due separati.
    .why = Un tesoro è tuo, anche se altri tre giocavano dopo di te. Più un totale è alto, più costa scacciarlo, e loro hanno guardato altrove. Servitori accoppiati ci arrivano con sforzi piccoli: due 3 esauriscono meno di un 6.
    .miss = Ti hanno scacciato da ogni tesoro. Meno tesori, con un totale più alto su ognuno, sarebbero stati più difficili da prendere.
    .miss-recover = I tuoi servitori erano tutti pronti: recuperare valeva come passare. Usali.
task-four-last = Il giocatore 2 è il Leader: tu sei alla sua destra, con Luci Spente. Prova a reclamare due tesori, e conferma.
    .hint-1 = Due tesori sono ancora liberi: piazza un servitore su ognuno, nella stessa mossa. Conferma, anche se il tavolo ti avverte.
    .why = Rifiutato: anche in tre o quattro, il turno con Luci Spente vale per un solo tesoro.
    .miss = Prova a reclamare due tesori, e conferma.
    .miss-one = Un tesoro è permesso, perciò è stato accettato. Riprova con due.

lesson-tie = Un pareggio
    .about = A parità di monete decidono i dadi.
task-tie-dice = Avete tutti e due 11 monete. Chi è in pareggio lancia i propri servitori pronti e ne fa la somma. Quanti dadi lanci? Rispondi con i pulsanti qui sotto.
    .hint-1 = Guarda la tua carta Giocatore.
    .hint-2 = Un servitore esausto non si lancia.
    .why = Due dei tuoi servitori sono pronti: lanci due dadi. Il giocatore 2 ne ha tre: i servitori riposati valgono qualcosa fino all’ultimo.
    .miss = Conta i tuoi servitori pronti.
    .miss-all = Uno dei tuoi servitori è esausto: non si lancia.
task-tie-roll = Ora risolvi il pareggio.
    .hint-1 = Resta una sola cosa da fare.
    .why = 11 contro 8: due dadi possono batterne tre. Se le somme fossero state uguali, avreste rilanciato entrambi.
    .miss = I dadi non sono ancora stati lanciati.
    .miss-late = Troppo tardi: c’è un pareggio da risolvere, e resta solo da lanciare. Recuperare sarebbe servito nel tuo ultimo turno.
