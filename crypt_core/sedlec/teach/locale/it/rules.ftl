# La Crypte de Sedlec: le regole con parole nostre, ognuna con il suo `.title`, e `.ruling` dove
# abbiamo dovuto decidere, e `.try`: che cosa fare al tavolo della regola, e che cosa si vedrà.

sedlec-rule-deck = Le 18 carte portano due teschi ciascuna, uno sopra l’altro: in tutto 4 re, 8 contadini, 8 preti, 6 amanti e 10 criminali.
    .title = Le carte
    .ruling = Il regolamento dà questi totali, ma non dice quali teschi stanno sulla stessa carta. I nostri abbinamenti sono una ricostruzione che rispetta i totali. Se hai il gioco, puoi mettere al loro posto quelli veri.
    .try = Tre carte sono ancora coperte, e tutte le altre sono state viste. Dai totali si può dire quali sei teschi mostrano: trovali, poi scava nelle pile 1 e 3 e controllane due.
sedlec-rule-setup = Mescolate, le carte formano il cimitero: sei pile di tre, coperte, su due file. Di una pila si scopre la carta in cima, e il primo giocatore comincia.
    .title = Il cimitero
    .ruling = Il regolamento lascia scegliere la pila da scoprire. Sono tutte uguali, perciò scopriamo sempre la prima. Fa cominciare chi è stato per ultimo in un cimitero; qui è il giocatore 1.
    .try = Una nuova partita. Una carta è scoperta: raccoglila, e la sua pila è coperta come le altre cinque.

sedlec-rule-turn = Si gioca a turno, in senso orario, e un turno è una cosa sola: scavare, raccogliere o disporre. Ogni carta costa quindi due turni, uno per prenderla e uno per disporla.
    .title = Una cosa per turno
    .try = Raccogli la carta della pila 1. Il tuo turno è finito: continua e guarda che cosa fa il giocatore 2. Nel tuo prossimo turno potrai disporla.
sedlec-rule-dig = Scopri le carte in cima a due pile coperte e prendine una in mano. L’altra resta dov’è, scoperta, e chiunque potrà raccoglierla. Se è rimasta una sola pila coperta, puoi scoprirne la carta, ma poi devi tenerla. Se quando comincia il tuo turno non ci sono pile coperte, non puoi scavare.
    .title = Scavare
    .ruling = Il regolamento parla ora di pile coperte, ora di carte coperte. Noi guardiamo le pile: una pila è coperta se lo è la sua carta in cima, e sotto una carta scoperta non si scava.
    .try = Scava nelle pile 2 e 4, e prendi una delle due carte. L’altra resta scoperta sulla sua pila, come il re che qualcuno ha lasciato sulla pila 3.
sedlec-rule-collect = Prendi in mano una delle carte scoperte del cimitero. Quella che sta sotto resta coperta: in quella pila si potrà scavare di nuovo. Se quando comincia il tuo turno non c’è nulla di scoperto, non puoi raccogliere.
    .title = Raccogliere
    .ruling = Nulla nel regolamento scopre la carta che sta sotto, perciò la lasciamo coperta. Il regolamento ha anche due nomi per questa azione, Collecter ed Exhumer; per noi sono la stessa.
    .try = Raccogli la carta scoperta della pila 3, e guarda la pila mostrare di nuovo il dorso: quel che c’è sotto è per chi verrà a scavare lì.
sedlec-rule-lay = Metti una carta della tua mano in un posto aperto della tua cripta. Da lì non si muove più. A mano vuota non puoi disporre.
    .title = Disporre
    .try = Disponi la tua carta: in una cripta vuota c’è un posto solo. Lì resta, e porta punti appena i suoi teschi trovano ciò che desiderano.
sedlec-rule-hand = In mano tieni al massimo due carte. Se ne hai due quando comincia il tuo turno, devi disporne una.
    .title = Due carte in mano
    .try = Hai due carte in mano. Prova a prenderne un’altra dal cimitero, poi disponi una di quelle che hai.
sedlec-rule-hand-share = Nessuno prende più carte di quante ne possa accogliere la sua cripta. Appena la tua cripta e la tua mano ne hanno insieme 9 in due giocatori, o 6 in tre, non fai altro che disporre.
    .title = Non più della tua parte
    .ruling = Le 18 carte bastano giuste per le cripte di tutti: con una di troppo in una mano, un’altra cripta non si riempirebbe mai. Il regolamento non ne parla e, giocando ognuno al proprio turno, non succede mai prima che il cimitero sia vuoto.
    .try = La tua cripta e la tua mano hanno tutte le nove carte che ti servono, e non ce ne sono più da prendere. Prova lo stesso a scavare, poi disponi la tua ultima carta.

sedlec-rule-crypt = La tua cripta è una piramide di carte: file di 4, 3 e 2 in due giocatori, di 3, 2 e 1 in tre. La prima carta apre la fila in basso, che poi cresce alla sua sinistra o alla sua destra, senza buchi. Più in alto, ogni carta poggia su due vicine della fila di sotto, a cavallo tra loro. Puoi cominciare una fila prima che quella di sotto sia completa. Le carte non si capovolgono mai.
    .title = Costruire la cripta
    .try = Siete in tre, perciò le file hanno 3, 2 e 1 carte. Prova a disporre la tua carta in cima, in d3, dove di sotto manca una delle due carte. Poi disponila in quel posto, e la cima si apre.
sedlec-rule-level = Ogni fila di carte fa due livelli di teschi, sei in tutto: 1 e 2 nella fila in basso, 3 e 4 in quella di mezzo, 5 e 6 in alto. I livelli contano per i re e per i preti.
    .title = I livelli
    .try = La tua carta mostra un prete su un contadino. Disponila in d2: il contadino è al livello 3 e il prete al livello 4, dove non ce n’era ancora.
sedlec-rule-adjacent = Due teschi sono adiacenti se condividono un lato o una sua parte: fianco a fianco su un livello, uno sopra l’altro su una carta, e dove una carta poggia su altre due, il suo teschio in basso tocca quello in alto di ciascuna. Gli spigoli non contano. Riguarda gli amanti e i criminali.
    .title = Teschi adiacenti
    .try = Scegli la tua carta e guarda che cosa aggiungerebbe in b1 e in c2. In b1 il suo prete tocca un criminale solo con uno spigolo; in c2 ne tocca due lungo mezzo lato. Disponila lì.

sedlec-rule-king = I re vogliono regnare dall’alto: ognuno vale 1 punto per ogni re e ogni contadino che sta più in basso di lui, ovunque nella cripta.
    .title = Re
    .try = Guarda che cosa aggiungerebbe il tuo re nella fila in basso e in quella di mezzo, dove ha tre contadini sotto di sé. Disponilo in d2.
sedlec-rule-peasant = Ai contadini basta esserci: 1 punto ciascuno, ovunque siano. Ogni re sopra di loro li conta una volta in più.
    .title = Contadini
    .try = Scegli la tua carta e guarda ogni posto aperto: il suo contadino porta 1 punto dappertutto. Disponila dove vuoi.
sedlec-rule-priest = I preti vogliono essere dappertutto: ogni livello in cui ce n’è uno vale 2 punti. Un secondo prete sullo stesso livello non vi aggiunge nulla.
    .title = Preti
    .try = Hai preti solo al livello 2, due in tutto, e portano 2 punti. Disponi la tua carta nella fila in basso, in c1: il suo prete è al livello 1, e porta altri 2 punti.
sedlec-rule-lover = Gli amanti vogliono riposare insieme: due amanti adiacenti formano una coppia, e ogni coppia vale 6 punti. Nessuno sta in due coppie, e un amante rimasto solo non vale nulla.
    .title = Amanti
    .ruling = A volte le coppie si possono formare in più modi. Contiamo quello che ne dà di più: il regolamento non dice quale conta, e nessuno ne vorrebbe di meno.
    .try = Tre amanti sono riuniti, ma formano una coppia sola. Disponi la tua carta in d2: con un quarto le coppie sono due, e i punti 12.
sedlec-rule-criminal = I criminali sperano nel perdono: accanto a un prete ognuno vale 2 punti, altrimenti nulla. Un solo prete basta a tutti i criminali che lo circondano.
    .title = Criminali
    .try = Due criminali sono fianco a fianco al livello 2, senza preti vicini. Disponi la tua carta in d2: il suo prete poggia su tutti e due.

sedlec-rule-end = La partita finisce quando la cripta di ognuno è piena, e vince chi ha più punti. In caso di parità, ognuno prende il tipo di teschio che gli ha dato di più, e vince il più alto; se sono pari anche questi, decidono i secondi migliori, e così via.
    .title = La fine
    .ruling = Ognuno confronta il proprio tipo migliore, qualunque sia. Se tutto è pari fino in fondo, la vittoria è condivisa: il regolamento non sembra prevederlo.
    .try = La tua ultima carta ti porta a 24 punti, quanti ne ha il giocatore 2. Disponila, continua, e guarda come si decide la parità.
