# Il capitolo dei dodici Mercanti, una lezione per lato. Come si dice un esercizio: vedi lessons.ftl.

chapter-collectors = I dodici Mercanti
    .about = Che cosa fa per te ogni Mercante, una breve lezione per lato.

## Idoli

lesson-idols-a = Idoli, lato A
    .about = Un idolo paga un altro lancio.
    .known = Dopo un lancio rivela un idolo, e quel dado si rilancia. Conta il nuovo lancio. Ogni idolo paga un solo lancio.
task-idols-a-again = Il tuo 4 prende l’idolo. Guarda il suo lancio; se il servitore è esausto, rivela un idolo e rilancialo.
    .hint-1 = Vai avanti fino al lancio. L’idolo che hai appena raccolto può pagare subito.
    .hint-2 = Se il lancio fallisce, premi quel dado per rilanciarlo.
    .why = Il nuovo lancio conta al posto del precedente. Ora l’idolo è rivelato: vale ancora le sue 2 monete, ma non può pagare una seconda volta.
    .miss = Il tuo servitore non è ancora stato rilanciato.
    .miss-done = Hai tenuto il lancio fallito, e il tuo servitore è esausto. L’idolo appena vinto avrebbe pagato un altro lancio.
task-idols-a-which = Il tuo 5 e il tuo 3 stanno per essere lanciati, e hai un solo idolo. Se falliscono entrambi, usalo per il dado che è più facile salvare.
    .hint-1 = Un servitore torna pronto se il lancio raggiunge almeno il suo sforzo.
    .hint-2 = Conta le facce che salvano ogni dado: 5 e 6 per uno, e per l’altro?
    .why = Quattro facce su sei salvano un 3, solo due un 5. Più lo sforzo è basso, meglio è speso l’idolo.
    .miss = Un idolo, un lancio: usalo per uno dei tuoi due dadi.
    .miss-harder = Un 5 si salva solo con un 5 o un 6. Il 3 aveva quattro facce buone su sei.
    .miss-done = Entrambi i servitori restano esausti, e il tuo idolo non è servito a nulla.

lesson-idols-b = Idoli, lato B
    .about = Arriva per primo a due.
    .known = Il primo giocatore con due idoli riceve 5 monete alla fine. Chi ne ha due più tardi riceve 2 monete.
task-idols-b-first = Chi ha per primo due idoli riceve 5 monete al termine della partita. Tu ne hai già uno, ed è l’ultimo turno del round. Reclama il tesoro che ti porta più monete.
    .hint-1 = Conta ciò che è stampato sul tesoro, e ciò che paga il Mercante di Idoli.
    .hint-2 = Con un secondo idolo saresti il primo ad averne due: 5 monete.
    .why = La moneta dell’idolo e le 5 del Mercante fanno 6. I due idoli si rivelano: è il segno che le 5 monete sono tue. In solitario arrivi sempre per primo, perché il Fantasma non possiede nulla. In più giocatori, chi ci arriva nello stesso round ha anche lui le 5 monete.
    .miss = Qui anche il valore più alto è solo 4. Il tuo secondo idolo avrebbe portato 1 moneta, e altre 5.
task-idols-b-later = Il giocatore 2 ha avuto per primo due idoli, qualche round fa. Ora ne hai due anche tu. Quante monete ti paga il Mercante al termine della partita? Rispondi con i pulsanti qui sotto.
    .hint-1 = Le 5 monete sono per il primo, e per chi ci arriva nello stesso round.
    .hint-2 = Anche chi arriva dopo riceve qualcosa: leggi il Mercante di Idoli.
    .why = Chi arriva a due o più idoli dopo il primo riceve 2 monete. Questi idoli restano coperti.
    .miss = Arrivare dopo paga meno, ma paga.
    .miss-likely = Le 5 monete sono andate al giocatore 2, che aveva due idoli in un round precedente.

## Gioielli

lesson-jewelry-a = Gioielli, lato A
    .about = Da due in su, il migliore conta due volte.
    .known = Da due in su il gioiello migliore conta due volte. Gli altri contano una volta.
task-jewelry-a-second = Con due o più gioielli, alla fine il migliore conta due volte. Tu ne hai uno solo, di valore 4, ed è l’ultimo turno della partita. Reclama il tesoro che fa crescere di più il tuo punteggio.
    .hint-1 = Un gioiello da solo porta soltanto il suo valore. Due portano di più.
    .hint-2 = Con un secondo gioiello, qualunque sia il suo valore, il tuo 4 conterebbe due volte.
    .why = 1 moneta sulla carta, e il tuo 4 conta ancora una volta: 5 monete per un tesoro su cui c’è scritto 1.
    .miss = Porta al massimo 4 monete. Sul gioiello c’è scritto 1, ma con esso il tuo 4 avrebbe contato due volte: 5 monete.
task-jewelry-a-count = Hai gioielli da 2, 3 e 4. Quante monete ti portano questi tre al termine della partita, Mercante compreso? Rispondi con i pulsanti qui sotto.
    .hint-1 = Prima somma i valori.
    .hint-2 = Poi aggiungi ancora una volta il migliore, e solo quello.
    .why = 2 + 3 + 4 = 9, e ancora una volta il 4: 13.
    .miss = I soli valori fanno 9. Il migliore conta due volte.
    .miss-likely = Non contano tutti due volte: solo il migliore.

lesson-jewelry-b = Gioielli, lato B
    .about = Una moneta in più per ognuno.
    .known = Ogni gioiello conta una moneta in più di ciò che mostra.
task-jewelry-b-threes = Alla fine ogni gioiello porta una moneta in più, e questo è l’ultimo turno della partita. Su due tesori c’è scritto 3, e l’idolo coperto è al massimo un 3, perché il 4 ce l’hai tu. Reclama quello che fa crescere di più il tuo punteggio.
    .hint-1 = A parità di valore, guarda che cosa pagano i Mercanti.
    .hint-2 = Quale dei due 3 porta una moneta oltre al suo valore?
    .why = 3 monete sulla carta e 1 dal Mercante: per te il gioiello ne vale 4.
    .miss = Vale al massimo 3. Il gioiello avrebbe portato 3 monete, e 1 in più.
task-jewelry-b-count = Hai gioielli da 1, 3 e 4. Quante monete ti portano questi tre al termine della partita, Mercante compreso? Rispondi con i pulsanti qui sotto.
    .hint-1 = Prima somma i valori.
    .hint-2 = Poi aggiungi una moneta per ogni gioiello.
    .why = 1 + 3 + 4 = 8, e una moneta per ognuno dei tre: 11.
    .miss = I soli valori fanno 8, e il Mercante aggiunge qualcosa.
    .miss-likely = Così sarebbe sul lato A, dove il gioiello migliore conta due volte. Qui c’è il lato B.

## Manoscritti

lesson-manuscripts-a = Manoscritti, lato A
    .about = Da due in su, ognuno conta 4.
    .known = Da due in su ogni manoscritto conta 4 monete, qualunque cosa mostri.
task-manuscripts-a-second = Con due o più manoscritti, ognuno conta 4 monete invece del suo valore. Tu ne hai uno solo, di valore 1, ed è l’ultimo turno della partita. Reclama il tesoro che fa crescere di più il tuo punteggio.
    .hint-1 = Quanto conterebbero due manoscritti, qualunque valore abbiano?
    .hint-2 = Due manoscritti contano 4 ciascuno. Finora il tuo vale 1 moneta.
    .why = Due manoscritti contano 4 ciascuno: 8 monete, dove ne avevi 1. Sono 7 in più, e il gioiello ne offriva 4.
    .miss = Ti porta al massimo 4 monete. Un secondo manoscritto avrebbe fatto del tuo 1 un 8.
task-manuscripts-a-free = L’ultimo turno della partita. Hai due manoscritti. Prendine un altro, e finisci con tutti e tre i servitori pronti.
    .hint-1 = È importante quale manoscritto prendi?
    .hint-2 = Entrambi conteranno 4. Uno è libero, e un servitore con sforzo 1 non si lancia mai.
    .why = Anche un manoscritto da 1 conta 4, e lo sforzo 1 non rende esausto nessuno. Ogni servitore pronto è una moneta in più.
    .miss = Prendi un manoscritto, senza rischiare un servitore per averlo.
    .miss-four = Qui il 4 non vale più dell’1: ognuno conta 4. E per scacciare la coppia di 6 del Fantasma hai dovuto rischiare tre servitori.

lesson-manuscripts-b = Manoscritti, lato B
    .about = Rivelane uno, e guarda che cosa è coperto.
    .known = In qualunque momento rivela un manoscritto e guarda tutto ciò che è coperto nella cripta. Non costa il turno.
task-manuscripts-b-look = L’ultimo turno del round: un solo tesoro. Rivela il tuo manoscritto per guardare che cosa è coperto, poi reclama il tesoro più prezioso.
    .then-claim = Hai guardato, e tocca ancora a te: reclama il tesoro più prezioso.
    .then-go = Prosegui con “{ next }” finché il tesoro non è tuo.
    .hint-1 = Prima guarda, con il pulsante sotto i tuoi dadi. Non ti costa il turno.
    .hint-claim-1 = Ora la carta coperta ti mostra il suo valore. Confrontalo con gli altri.
    .why = Sapevi che cosa prendevi: un 4. Guardare è costato un manoscritto rivelato, che conta ancora, e nessun turno. Si può guardare anche nel turno di un altro, senza dire nulla.
    .miss = Hai guardato, ma non hai reclamato il tesoro più prezioso. Confronta ciò che hai visto con ciò che mostrano gli altri.
    .miss-blind = Hai reclamato senza guardare. Una carta mostra solo il dorso: il tuo manoscritto ti avrebbe detto quanto vale.
    .miss-recover = Hai passato: il tuo ultimo turno del round è finito, e non hai reclamato nulla.
task-manuscripts-b-low = Ancora una volta: prima guarda, poi reclama il tesoro più prezioso.
    .then-claim = Tocca ancora a te. Qual è il tesoro più prezioso? Reclamalo.
    .then-go = Prosegui con “{ next }” finché il tesoro non è tuo.
    .hint-1 = Anche sapere che una carta è brutta vale qualcosa.
    .hint-claim-1 = Confronta il valore che hai visto con quelli che tutti vedono.
    .why = Era solo un 1. Ora lo sai, e il tuo servitore va a prendere il 2.
    .miss = Hai guardato, ma non hai reclamato il tesoro più prezioso. Quali valori vedi ora?
    .miss-blind = Hai reclamato senza guardare: la carta coperta era una scommessa. Il tuo manoscritto te l’avrebbe mostrata.
    .miss-recover = Hai passato: il tuo ultimo turno del round è finito, e non hai reclamato nulla.

## Ceramiche

lesson-pottery-a = Ceramiche, lato A
    .about = 2, 4 o 8 monete per due, tre o quattro.
    .known = Due ceramiche portano 2 monete, tre ne portano 4, quattro o più 8.
task-pottery-a-fourth = Alla fine due ceramiche portano 2 monete, tre ne portano 4, quattro o più ne portano 8. Tu ne hai tre, ed è l’ultimo turno della partita. Reclama il tesoro che fa crescere di più il tuo punteggio.
    .hint-1 = Che cosa paga il Mercante per tre ceramiche, e che cosa per quattro?
    .hint-2 = Con la quarta paga 8 invece di 4.
    .why = 1 moneta sulla carta e altre 4 dal Mercante: 5 monete, una più dell’idolo.
    .miss = Porta al massimo 4 monete. La quarta ceramica ne avrebbe portata 1, e altre 4 dal Mercante.
task-pottery-a-count = Hai tre ceramiche. Quante monete ti paga il Mercante al termine della partita, oltre ai loro valori? Rispondi con i pulsanti qui sotto.
    .hint-1 = Due ceramiche pagano 2 monete; la terza e poi la quarta raddoppiano la somma.
    .why = Due ceramiche pagano 2 monete, tre ne pagano 4, quattro o più ne pagano 8: a ogni passo la somma raddoppia.
    .miss = Quattro ceramiche porterebbero 8 monete, e tu ne hai tre.
    .miss-likely = Il Mercante non paga 2 per ogni ceramica. Paga 2 per esattamente due, e da lì raddoppia.

lesson-pottery-b = Ceramiche, lato B
    .about = Prima della fase Reclamare, rivelane due e prendi ciò che è coperto.
    .known = Tra Rivelare e Reclamare due ceramiche rivelate comprano un tesoro coperto. In nessun altro momento.
task-pottery-b-take = I tesori ci sono, e nessuno può ancora reclamare. Rivela due ceramiche e prendi l’idolo coperto.
    .hint-1 = È questo il momento: dopo Rivelare, prima di Reclamare.
    .hint-2 = C’è un pulsante apposta, sotto i tuoi dadi. Non serve alcun servitore.
    .why = L’idolo è tuo prima che qualcuno potesse reclamarlo, ed era un 4. Le tue due ceramiche sono rivelate, e i tuoi servitori ci sono ancora tutti per il resto. Se lo vogliono in più d’uno, si decide in ordine di turno, e lo prende il primo.
    .miss = L’idolo è ancora lì.
    .miss-done = La pausa è finita, e da qui in poi solo i servitori possono vincere l’idolo.
task-pottery-b-late = Ora la fase Reclamare è cominciata. Provaci lo stesso: scrivi “take b” come mossa.
    .hint-1 = Una mossa si può scrivere nel campo sotto i tuoi dadi. La lettera è quella del tesoro coperto.
    .why = Rifiutato: le ceramiche servono nella pausa tra Rivelare e Reclamare, e in nessun altro momento.
    .miss = Non hai ancora provato a prendere il tesoro.
    .miss-claim = Con un servitore puoi reclamarlo, certo. Si trattava di provare il potere delle ceramiche, troppo tardi.

## Resti Sacri

lesson-remains-a = Resti Sacri, lato A
    .about = Rivelane due, e un servitore si risveglia.
    .known = In qualunque momento due Resti Sacri rivelati risvegliano un servitore esausto. Non costa il turno.
task-remains-a-wake = Rivela due Resti Sacri, e un servitore esausto torna pronto. È l’ultimo turno del round: un servitore è pronto e uno esausto; sull’idolo c’è il 6 del Fantasma. Prendi l’idolo.
    .then-claim = Tocca ancora a te, e due servitori sono pronti: prendi l’idolo.
    .then-go = I tuoi servitori sono piazzati. Prosegui con “{ next }” finché l’idolo non è tuo.
    .hint-1 = Nessun servitore da solo batte un 6. In due ci riescono.
    .hint-2 = Il pulsante sotto i tuoi dadi rivela due Resti Sacri e risveglia un servitore; poi è ancora il tuo turno.
    .hint-claim-1 = Due sforzi uguali si sommano, e il totale deve superare 6.
    .why = Risvegliare non costa il turno. In due i tuoi servitori battono il 6, e i Resti Sacri rivelati contano ancora, ma non pagano più nulla. Si può fare anche nel turno di un altro, e un’ultima volta prima di contare le monete.
    .miss = Il tuo servitore è sveglio, ma il 6 del Fantasma è ancora sull’idolo. I due insieme potevano scacciarlo.
    .miss-recover = Recuperare risveglia tutti, ma occupa l’intero turno, e questo era l’ultimo. Rivelare due Resti Sacri non ne costa nessuno.
    .miss-alone = L’idolo valeva di più. Con il secondo servitore sveglio, in due avrebbero battuto il 6.
task-remains-a-short = Hai tre Resti Sacri, e uno solo non è ancora rivelato. Prova a risvegliare il tuo servitore.
    .hint-1 = C’è un pulsante apposta, sotto i tuoi dadi: premilo lo stesso.
    .why = Rifiutato: per risvegliare servono due Resti Sacri ancora coperti. Quelli già rivelati hanno pagato.
    .miss = Non hai provato a risvegliare il tuo servitore.
    .miss-recover = Recuperare funziona, e ti costa il turno. Si trattava di provarci con i Resti Sacri.

lesson-remains-b = Resti Sacri, lato B
    .about = Quattro o più: 10 monete.
    .known = Quattro Resti Sacri o più portano 10 monete. Tre portano solo il loro valore.
task-remains-b-fourth = Quattro o più Resti Sacri portano 10 monete alla fine. Tu ne hai tre, ed è l’ultimo turno della partita. Reclama il tesoro che fa crescere di più il tuo punteggio.
    .hint-1 = Che cosa paga il Mercante per tre Resti Sacri, e che cosa per quattro?
    .hint-2 = Per tre non paga nulla, per quattro 10 monete.
    .why = 1 moneta sulla carta e 10 dal Mercante. Con tre Resti Sacri avresti avuto solo i loro valori.
    .miss = Porta al massimo 4 monete. La quarta carta di Resti Sacri ne avrebbe portate 11.
task-remains-b-asleep = Il Mercante mostra il lato B. È il lato A che risveglia un servitore per due Resti Sacri: provaci qui, scrivi “rouse” come mossa.
    .hint-1 = Una mossa si può scrivere nel campo sotto i tuoi dadi: “rouse” è quella che risveglia un servitore.
    .why = Rifiutato: vale solo il lato che si vede. Guarda i Mercanti prima di una partita: non mostrano sempre gli stessi lati.
    .miss = Non hai provato a risvegliare il tuo servitore.
    .miss-recover = Recuperare funziona in ogni partita. Si trattava di provare un potere che non è in gioco.

## Arazzi

lesson-tapestries-a = Arazzi, lato A
    .about = L’insieme più prezioso: 5 monete.
    .known = Gli arazzi più preziosi portano 5 monete. Chi divide il primo posto ne riceve 5 lo stesso.
task-tapestries-a-one = Chi ha gli arazzi più preziosi alla fine riceve 5 monete. Tu non ne hai nessuno, ed è l’ultimo turno della partita, in solitario. Reclama il tesoro che fa crescere di più il tuo punteggio.
    .hint-1 = Di chi sono gli arazzi più preziosi? Il Fantasma non ne ha.
    .hint-2 = Un solo arazzo è già l’insieme più prezioso: 5 monete.
    .why = 1 moneta sulla carta e 5 dal Mercante. In solitario basta un arazzo.
    .miss = Porta al massimo 4 monete. L’arazzo ne avrebbe portata 1, e altre 5.
task-tapestries-a-level = L’ultimo turno della partita, in due. Tu hai un arazzo da 3, il giocatore 2 ne ha uno da 4 e uno da 1. Reclama il tesoro che fa crescere di più il tuo punteggio.
    .hint-1 = Somma gli arazzi del giocatore 2, poi i tuoi con quello che c’è qui.
    .hint-2 = 3 e 2 fanno 5, e 4 e 1 fanno ancora 5. Leggi che cosa ne dice il Mercante.
    .why = 5 contro 5: chi condivide la somma più alta riceve per intero le 5 monete. Con le 2 della carta fanno 7.
    .miss = Porta al massimo 4 monete. Con l’arazzo saresti in pareggio, e il pareggio vale 5 monete.

lesson-tapestries-b = Arazzi, lato B
    .about = Tre o più: 7 monete a chi è il solo, altrimenti 4.
    .known = Tre arazzi o più portano 7 monete se li hai tu solo, altrimenti 4.
task-tapestries-b-third = Tre o più arazzi portano alla fine 7 monete a chi è il solo ad averli, altrimenti 4 a ciascuno. Tu ne hai due, ed è l’ultimo turno della partita, in solitario. Reclama il tesoro che fa crescere di più il tuo punteggio.
    .hint-1 = Quanti arazzi avresti con quello che c’è qui?
    .hint-2 = Nessun altro ne ha: 7 monete.
    .why = 1 moneta sulla carta e 7 dal Mercante, perché nessun altro ne ha tre.
    .miss = Porta al massimo 4 monete. Il terzo arazzo ne avrebbe portata 1, e altre 7.
task-tapestries-b-shared = Tre giocatori. Tu hai tre arazzi, e il giocatore 2 pure. Quante monete ti paga il Mercante se resta così? Rispondi con i pulsanti qui sotto.
    .hint-1 = Il Mercante paga 7 a chi è il solo ad averne tre o più, altrimenti 4 a ciascuno.
    .hint-2 = Siete in due. I valori non c’entrano.
    .why = Due giocatori hanno tre o più arazzi: ognuno di loro riceve 4 monete. Il valore degli arazzi non conta.
    .miss = Tre arazzi portano sempre qualcosa.
    .miss-likely = Le 7 monete sono per chi è il solo ad averne tre. Anche il giocatore 2 ne ha tre.

## Spiegalo tu

lesson-explain-collectors = Spiegalo tu
    .about = Il giocatore 2 sostiene qualcosa su un Mercante: è vero?
    .known = Chi arriva a due idoli nello stesso round del primo riceve le 5 monete. I Resti Sacri risvegliano un servitore nel turno di chiunque, e per le ceramiche vale l’ordine di turno.
task-explain-collectors-idols = Il primo giocatore con due idoli riceve 5 monete. Ognuno di voi ne ha uno e ne occupa un altro: tu a, il giocatore 2 b. È l’ultimo turno; supponi di passare. Il giocatore 2 dice: “Raccogli prima di me, quindi le 5 monete sono solo tue.” Chi riceve 5 monete per gli idoli?
    .hint-1 = Conta il momento, o il round?
    .hint-2 = Ognuno di voi ha il secondo idolo in questo round.
    .why = Ognuno di voi. Non importa chi raccoglie prima: quando un giocatore è il primo ad avere due idoli, ricevono le 5 monete tutti quelli che ci arrivano nello stesso round.
    .miss = Raccogli prima del giocatore 2, ma nello stesso round, ed è il round che conta.
    .miss-none = Nessuno ci perde le 5 monete: le riceve chiunque ci arrivi nello stesso round.
    .answer-you = Soltanto io
    .answer-both = Ognuno di noi
    .answer-none = Nessuno: siamo in parità
task-explain-collectors-wake = È il tuo turno. Il giocatore 2 ha un servitore sul gioiello (a) e due nella scatola, e possiede due Resti Sacri. Il giocatore 2 dice: “Rivelo adesso i miei Resti Sacri, e un servitore è pronto.” Il giocatore 2 può risvegliare un servitore nel tuo turno?
    .hint-1 = Quando aiuta il Mercante di Resti Sacri?
    .hint-2 = Aiuta in qualsiasi momento, e non costa un turno. Che cosa vuol dire per il tuo turno?
    .why = Sì. Questo potere serve in qualsiasi momento, anche nel turno di un altro. Il servitore è pronto per l’ultimo turno del giocatore 2: pensaci prima di reclamare.
    .miss = Certi poteri aspettano il loro momento, ma questo serve sempre: anche adesso.
    .miss-whole = È recuperare che occupa un turno intero. Rivelare due Resti Sacri non ne costa nessuno.
    .answer-yes = Sì, anche nel mio turno
    .answer-turn = No, solo nel suo turno
    .answer-whole = No, occupa un turno intero
task-explain-collectors-pottery = La pausa prima di Reclamare, e il Leader sei tu. Tu e il giocatore 2 avete due ceramiche a testa, e volete tutti e due l’idolo coperto (c). Il giocatore 2 è più svelto: “L’ho detto prima io, quindi l’idolo è mio!” Chi può prendere l’idolo?
    .hint-1 = Che cosa decide, se più giocatori vogliono usare le ceramiche?
    .hint-2 = Si chiede in ordine di turno. Chi è il Leader?
    .why = Tu. Se lo vogliono in più d’uno, si chiede in ordine di turno, a partire dal Leader. Tu riveli due ceramiche, e il giocatore 2 tiene le sue.
    .miss = Non importa chi parla per primo: decide l’ordine di turno, e il Leader sei tu.
    .miss-dice = I dadi risolvono un pareggio alla fine della partita. Qui decide l’ordine di turno.
    .answer-you = Io, che sono il Leader
    .answer-other = Il giocatore 2, che l’ha detto prima
    .answer-dice = Si lancia un dado
