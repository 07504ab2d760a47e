# Il corso di La Crypte de Sedlec. Per ogni esercizio: che cosa fare; i suggerimenti, dal più vago al più
# chiaro; perché è giusto (`.why`); che cosa si dice a chi lo manca (`.miss`, o `.miss-...` per ciò
# che il corso conosce per nome); e le risposte a parole (`.answer-...`).

chapter-sedlec = La tua prima partita
    .about = Da un tavolo vuoto a una partita che puoi vincere, in un quarto d’ora circa.

lesson-sedlec-graveyard = Il cimitero
    .about = Scavare, raccogliere, e che cosa lasci agli altri.
    .known = Nel tuo turno scavi, raccogli o disponi una carta nella tua cripta. Scavare: due pile coperte, due carte scoperte, una presa. Raccogliere: una carta scoperta, senza sorprese.

task-sedlec-graveyard-dig = Costruisci una piramide di teschi, la tua [cripta](crypt), e vince la migliore. Le carte vengono da questo cimitero: sei pile di tre. All’inizio si scopre una sola carta. [Scava](dig): scegli due pile coperte e conferma, poi prendi una delle due carte.
    .hint-1 = Scavare vuol dire scegliere due volte: prima due pile, poi una delle loro carte.
    .hint-2 = Tocca due pile che mostrano il dorso e conferma. Poi tocca la carta che vuoi.
    .why = Hai visto due carte e ne hai presa una. L’altra resta scoperta dov’è, e il giocatore 2 la può [raccogliere](collect), cioè prendere senza scavare. È il prezzo di chi scava. Scavare e raccogliere sono due delle tre azioni; la terza è posare una carta.
    .miss = Per scavare scegli due pile che mostrano il dorso. Riprova.
    .miss-collect = Quella carta era scoperta: l’hai raccolta, senza scavare. Riprova, e scegli due pile che mostrano il dorso.
task-sedlec-graveyard-leave = Hai appena scavato e scoperto due carte. Prendine una: il giocatore 2, che gioca dopo di te, potrà raccogliere quella che lasci. Ogni carta mostra due teschi e occupa due [livelli](level), numerati dal basso. Al livello 2 il giocatore 2 ha un amante, con due cuori per occhi. Due amanti fianco a fianco portano 6 punti: non lasciargliene un altro.
    .hint-1 = Una delle due carte che hai scoperto mostra un amante.
    .hint-2 = L’amante è sulla pila 2, sopra un contadino.
    .why = Il giocatore 2 trova un re su un contadino, ma nessun amante. Scavare vuol dire scegliere due volte: che cosa prendi, e che cosa lasci.
    .miss = L’amante resta scoperto sulla sua pila. Il giocatore 2 può raccoglierlo, disporlo accanto all’altro e avere 6 punti.
task-sedlec-graveyard-under = La pila 4 mostra una carta, e sotto ce ne sono altre due. Se raccogli la carta scoperta, che cosa ci sarà in cima alla pila? Non raccoglierla ancora: rispondi con i pulsanti qui sotto.
    .hint-1 = Quando hai visto scoprire delle carte?
    .hint-2 = È scavando che si scoprono le carte. Raccogliere ne prende una e basta.
    .why = Raccogliere non scopre nulla: la pila è di nuovo coperta, e lì si può scavare. Nessuna sorpresa, né per te né per gli altri.
    .miss = Raccogliere prende una carta e non ne scopre nessuna.
    .miss-nothing = Sotto quella scoperta ci sono ancora due carte.
    .answer-open = Un’altra carta scoperta
    .answer-hidden = Una carta coperta
    .answer-nothing = Nulla

lesson-sedlec-hand = La tua mano
    .about = Posto per due carte, non di più.
    .known = In mano due carte al massimo. Ogni carta costa due turni, uno per prenderla e uno per disporla.

task-sedlec-hand-third = In una mano stanno al massimo due carte, e la tua ne ha due. Prova lo stesso a prenderne una terza: scegli la carta scoperta della pila 1 e conferma.
    .hint-1 = Fa’ come se ci fosse posto, e scegli una carta del cimitero.
    .hint-2 = Tocca la carta scoperta della pila 1 e conferma.
    .why = Con due carte in mano non si può né scavare né raccogliere. Qui provare non costa nulla: ti si dice sempre quale regola dice di no.
    .miss = Era permesso: hai disposto una carta. Riprova, con ciò che le regole vietano.
task-sedlec-hand-lay = Ora fa’ ciò che puoi: disponi una delle due. Scegli una carta della tua mano, poi il posto nella tua cripta, e conferma.
    .hint-1 = La tua cripta è ancora vuota: c’è un posto solo, d1. La lettera dice la colonna, il numero la fila.
    .hint-2 = Tocca una delle tue carte, poi il posto d1, e conferma.
    .why = La tua cripta è cominciata. Ogni carta costa due turni, uno per prenderla e uno per disporla. Una volta lì non si muove più, e non si capovolge.
    .miss = Non c’è posto per una terza carta. Disponi una delle due che hai.
task-sedlec-hand-turn = Metti di disporre ora una delle tue due carte. Nella tua mano c’è di nuovo posto. Puoi scavare nello stesso turno? Rispondi con i pulsanti qui sotto.
    .hint-1 = Quanti turni costa ogni carta?
    .hint-2 = Uno per prenderla, uno per disporla: mai le due cose insieme.
    .why = Un turno è una cosa sola: scavare, raccogliere o disporre. Ora tocca al giocatore 2.
    .miss = Sarebbero due cose in un turno.
    .answer-yes = Sì, ora c’è posto
    .answer-no = No, non in questo turno

lesson-sedlec-pyramid = La piramide
    .about = Dove può andare una carta: tre file, sei livelli.
    .known = Sopra la fila più bassa una carta poggia su altre due. Ogni fila forma due livelli di teschi, numerati dal basso.

task-sedlec-pyramid-air = In due giocatori una cripta ha file di 4, 3 e 2 carte. Più in alto, una carta poggia su due carte di sotto, a cavallo tra loro. Finora ne hai disposta una sola. Prova a disporre la tua carta nella fila di mezzo, in d2.
    .hint-1 = Puoi scegliere quel posto anche se lì non può ancora andare niente.
    .hint-2 = Scegli la tua carta, poi d2, in alto a destra della carta che c’è già.
    .why = Di sotto manca una delle due carte: il posto non è [aperto](crypt), e la tua carta resterebbe sospesa in aria. Può andare nella fila in basso, accanto alla carta che c’è: in c1 o in e1.
    .miss = Era permesso. Riprova, nella fila di mezzo, dove di sotto manca una delle due carte.
task-sedlec-pyramid-row = Ora due delle tue carte sono fianco a fianco. La fila in basso non deve essere finita: disponi la tua carta sopra tutte e due.
    .hint-1 = Cerca il posto aperto a cavallo tra le due carte.
    .hint-2 = È d2, sopra d1 ed e1.
    .why = In d2 la tua carta poggia su d1 ed e1. Puoi cominciare una fila prima che quella di sotto sia finita, e proseguire quella più tardi.
    .miss = Quel posto è nella fila in basso. Ce n’è un altro aperto, più in alto.
    .miss-wait = La tua carta è ancora nella tua mano. Disponila dove poggia su altre due.
task-sedlec-pyramid-top = Un posto della fila in alto vuole due carte vicine nella fila di mezzo. Disponi la tua carta in modo da aprire un posto nella fila in alto.
    .hint-1 = Nella fila di mezzo c’è una carta, in c2. Che cosa le manca?
    .hint-2 = Accanto a c2, una carta poggerebbe su d1 ed e1.
    .why = Ora c2 e d2 sono fianco a fianco, e sopra di loro si è aperto c3. Un posto in cima va preparato.
    .miss = Nella fila in alto non si è aperto nulla: la carta in c2 non ha ancora una vicina.
    .miss-wait = La tua carta è ancora nella tua mano, e nella fila in alto non si è aperto nulla.
task-sedlec-pyramid-level = Ogni fila di carte fa due livelli di teschi: 1 e 2 in basso, 3 e 4 in mezzo, 5 e 6 in alto. Hai un re su un contadino. Se disponi questa carta in d2, a quale livello sarà il re? Rispondi con i pulsanti qui sotto.
    .hint-1 = In quale fila è d2, e quali sono i suoi due livelli?
    .hint-2 = Il contadino sarà al livello 3, e il re subito sopra.
    .why = La fila di mezzo ha i livelli 3 e 4, e il re è il teschio in alto. Le carte non si capovolgono mai: il suo re sta sempre sopra il suo contadino.
    .miss = Il livello 2 è nella fila in basso. d2 è una fila più su.
    .miss-lower = Al livello 3 ci sarà il teschio in basso della carta, cioè il contadino.

lesson-sedlec-kings = Re e contadini
    .about = Chi regna dall’alto, e su chi.
    .known = Un contadino porta 1 punto. Un re ne porta 1 per ogni contadino e ogni re che sta più in basso.

task-sedlec-kings-high = Un contadino porta 1 punto, ovunque sia. Un re porta 1 punto per ogni contadino e ogni re che sta a un livello più basso. Disponi il tuo re dove porta di più.
    .hint-1 = Quanti contadini avrebbe sotto di sé in ogni posto? Quelli del suo stesso livello non contano.
    .hint-2 = Nella fila di mezzo sta più in alto di tutti i tuoi contadini.
    .why = Al livello 4 il tuo re ha sotto di sé tutti e tre i contadini. Nella fila in basso ne avrebbe avuto uno solo: gli altri due non erano più in basso di lui.
    .miss = Al livello 2 il tuo re ha sotto di sé un solo contadino: gli altri due sono al suo stesso livello.
    .miss-wait = Il tuo re è ancora nella tua mano. Disponilo.
task-sedlec-kings-last = Le tue ultime due carte: una va in e2 adesso, e l’altra, nel tuo prossimo turno, in d3, lì sopra. In quale ordine ti portano di più? Disponi quella che va per prima.
    .hint-1 = Il tavolo dice che cosa aggiunge ora una carta in e2. Ma che cosa aggiungerà l’altra in d3?
    .hint-2 = In d3 un re domina quasi tutti. Un contadino lì non porta più che altrove.
    .why = Il contadino vale lo stesso in tutti e due i posti. In d3 il re avrà sotto di sé 7 tra contadini e re; in e2 ne avrebbe avuti solo 3.
    .miss = Sul momento il re porta di più, ma in e2 ha sotto di sé solo 3 tra contadini e re. In d3 ne avrebbe avuti 7.

lesson-sedlec-priests = Preti e criminali
    .about = Preti su ogni livello, e vicino ai criminali.
    .known = 2 punti per ogni livello con un prete. 2 punti per ogni criminale adiacente a un prete; gli angoli non contano.

task-sedlec-priests-level = Ogni livello in cui c’è un prete porta 2 punti, ma una volta sola. Hai preti ai livelli 1 e 2. Disponi la tua carta in modo che i tuoi preti portino 6 punti.
    .hint-1 = Il prete è il teschio in basso della tua carta. A quale livello sarebbe in ogni posto?
    .hint-2 = Nella fila in basso sarebbe al livello 1, dove c’è già un prete. In quella di mezzo sarebbe al livello 3.
    .why = Al livello 3 non c’era ancora un prete. I livelli da occupare sono sei, e contano tutti allo stesso modo.
    .miss = Al livello 1 c’era già un prete, e un secondo non aggiunge nulla.
    .miss-wait = Il tuo prete è ancora nella tua mano. Disponilo.
task-sedlec-priests-two = Un criminale porta 2 punti se è adiacente a un prete: fianco a fianco, o uno sopra l’altro. Se si toccano solo per gli [angoli](adjacent), non sono adiacenti. Disponi la tua carta in modo che il suo prete porti punti per due criminali.
    .hint-1 = Il prete è il teschio in basso della tua carta. Dove toccherebbe due criminali?
    .hint-2 = Nella fila di mezzo, un teschio in basso tocca i teschi in alto delle due carte di sotto. Quali sono criminali?
    .why = La tua carta poggia su altre due: il suo prete tocca il teschio in alto di ciascuna. Un solo prete basta a tutti i criminali che lo circondano.
    .miss = Il tuo prete è ancora nella tua mano. Disponilo vicino a due criminali.
    .miss-corner = Il tuo prete è al livello 1, e il criminale più vicino al livello 2, di fianco: si toccano solo per gli angoli.
    .miss-one = Questo fa un criminale. C’è un posto dove il tuo prete ne tocca due.

lesson-sedlec-lovers = Amanti
    .about = A due a due, e nessuno due volte.
    .known = Due amanti adiacenti formano una coppia, e una coppia porta 6 punti. Nessuno è in due coppie. Nelle 18 carte ci sono 4 re, 8 contadini, 8 preti, 6 amanti e 10 criminali.

task-sedlec-lovers-pair = Due amanti adiacenti formano una coppia, e una coppia porta 6 punti. Disponi la tua carta in modo che il suo amante sia adiacente a quello della tua cripta.
    .hint-1 = L’amante è il teschio in basso della tua carta, e quello in alto della carta in d1.
    .hint-2 = Se la tua carta poggia su d1, i due amanti si toccano.
    .why = La tua carta poggia per metà su d1: gli amanti si toccano lungo mezzo lato. Basta questo per essere adiacenti.
    .miss = I tuoi due amanti non si toccano: non c’è ancora una coppia.
    .miss-corner = In c1 il tuo amante è al livello 1, e l’altro al livello 2, di fianco: si toccano solo per gli angoli.
task-sedlec-lovers-third = Tre dei tuoi amanti sono riuniti, ma portano solo 6 punti: nessuno sta in due coppie, e uno di loro resta solo. Disponi un quarto amante in modo che i tuoi amanti portino 12 punti.
    .hint-1 = Il quarto deve toccare uno dei tre. Gli altri due formano allora una coppia.
    .hint-2 = L’amante è il teschio in basso della tua carta. Da dove tocca gli amanti di c2 e di d1?
    .why = Due coppie: uno dei tre sta ora con il quarto. L’amante di c2 ne tocca altri tre, eppure sta in una coppia sola. Si conta sempre il modo che dà più coppie.
    .miss = Il tuo quarto amante non tocca nessuno dei tre: c’è ancora una coppia sola.
    .miss-wait = Il tuo amante è ancora nella tua mano. Disponilo.

lesson-sedlec-end = La fine
    .about = Quando tutto finisce, e chi vince in parità.
    .known = È finita quando tutte le cripte hanno le loro 9 carte, o 6 in tre giocatori; l’ultima pila coperta dà una carta, senza scelta. In parità si confronta il miglior tipo di teschio di ognuno, poi il successivo.

task-sedlec-end-single = Verso la fine della partita solo la pila 3 mostra ancora il dorso. Scavare scopre allora soltanto quella carta, e devi prenderla, qualunque sia. Scava lì.
    .hint-1 = Questa volta c’è una pila sola da scegliere.
    .hint-2 = Tocca la pila 3, e conferma.
    .why = Una pila, una carta, e nessuna scelta. Con due pile o più se ne scoprono sempre due; con nessuna non si può scavare.
    .miss = Per scavare scegli una pila che mostra il dorso. Riprova.
    .miss-collect = Hai raccolto la carta che vedevi. Riprova, con la pila che mostra il dorso.
task-sedlec-end-round = Il cimitero è vuoto. Ti resta una carta da disporre, e una anche al giocatore 2, che gioca dopo di te. Che cosa succede quando la tua cripta è [completa](end)? Rispondi con i pulsanti qui sotto.
    .hint-1 = Hai cominciato tu: il giocatore 2 ha avuto un turno in meno.
    .hint-2 = La partita finisce quando la cripta di ognuno è completa.
    .why = La partita finisce quando la cripta di ognuno è completa. Ognuna delle tue nove carte ti costa due turni, e lo stesso vale per il giocatore 2: fanno 18 turni ciascuno.
    .miss = Quale cripta in quel momento non è ancora completa? E resta qualcosa da prendere?
    .answer-stop = La partita finisce subito
    .answer-lay = Il giocatore 2 dispone la sua ultima carta, poi si contano i punti
    .answer-take = Continuiamo a prendere carte
task-sedlec-end-tie = La tua ultima carta porterà i tuoi criminali a 10 punti e il tuo totale a 24: quanti ne ha il giocatore 2. In parità ognuno confronta il tipo di teschio che gli ha dato di più. Se sono pari, decidono i secondi, e così via. Chi vincerà? Rispondi con i pulsanti qui sotto.
    .hint-1 = Il tuo tipo migliore sono i criminali, con 10. Quali teschi hanno dato di più al giocatore 2?
    .hint-2 = Il giocatore 2 ha preti per 10. Guarda allora che cosa viene dopo: i tuoi re, e i suoi criminali.
    .why = I tuoi criminali e i preti del giocatore 2 portano 10 punti ciascuno. Poi vengono i tuoi re con 7, e i suoi criminali con 6. Se tutto fosse pari, la vittoria sarebbe di entrambi.
    .miss = Comincia dal tipo migliore di ognuno: 10 per entrambi. E poi che cosa viene?
    .answer-you = Io
    .answer-other = Il giocatore 2
    .answer-shared = Tutti e due
task-sedlec-end-three = In tre le cripte sono più piccole: file di 3, 2 e 1 carte. Quanti turni ha ogni giocatore? Rispondi con i pulsanti qui sotto.
    .hint-1 = Quante carte fanno 3, 2 e 1? E quanti turni costa ogni carta?
    .hint-2 = Sei carte: un turno per prendere ognuna, un altro per disporla.
    .why = 6 carte, e 12 turni. Il cimitero è lo stesso, 18 carte, e tre cripte da sei le vogliono tutte: nessuno può prendere una settima carta. In due, nessuno prende la decima.
    .miss = Ogni carta costa due turni: uno per prenderla, uno per disporla.
    .miss-two = 18 sono i turni di una partita in due, con nove carte a testa.
    .answer-6 = 6
    .answer-12 = 12
    .answer-18 = 18

lesson-sedlec-explain = Spiegalo tu
    .about = Il giocatore 2 sostiene qualcosa: è vero, e perché?
    .known = Un turno è una di tre cose, e non si passa mai. Un re conta anche il contadino della propria carta, e un criminale porta punti una volta sola, anche se tocca più preti.

task-sedlec-explain-turn = Non hai carte in mano, e nessuna carta del cimitero è scoperta. Il giocatore 2 dice: “Non hai niente da disporre e niente da raccogliere, quindi passi.” Che cosa fai in questo turno?
    .hint-1 = In un turno si sceglie tra tre cose. Quale non chiede né una carta in mano né una carta scoperta?
    .hint-2 = Bastano due pile che mostrano il dorso.
    .why = Scavi. Un turno è una di tre cose: scavare, raccogliere o disporre. Per raccogliere serve una carta scoperta, per disporre una carta in mano, e nessuno passa.
    .miss = Qui nessuno passa: un turno è sempre una di tre cose. Una si fa con le pile che mostrano il dorso.
    .miss-collect = Si raccoglie solo una carta già scoperta all’inizio del turno, e qui tutte le pile mostrano il dorso.
    .answer-pass = Passo
    .answer-dig = Scavo
    .answer-collect = Scopro una carta e la raccolgo
task-sedlec-explain-king = Hai in mano un re sopra un contadino, e vuoi disporre questa carta sopra le tue altre due, in d2. Il giocatore 2 conta: “Sotto ci sono un contadino e un re, e contano tutti e due per il tuo re, quindi la carta aggiunge 2 punti.” Quanti punti aggiunge questa carta?
    .hint-1 = Chi altro sta a un livello più basso del re, e che cosa porta da solo il teschio in basso della carta?
    .hint-2 = Il contadino della carta sta proprio sotto il suo re.
    .why = Il re ne porta 3: per il contadino e il re della fila in basso, e per il contadino della sua stessa carta, un livello più in basso. Il contadino porta da solo 1 punto in più.
    .miss = Due teschi della fila in basso contano, ma anche il contadino della stessa carta sta più in basso del re, e porta un punto da solo.
    .miss-3 = Il re ne porta 3, compreso il contadino della sua carta. Ma che cosa porta da solo questo contadino?
    .answer-2 = 2
    .answer-3 = 3
    .answer-4 = 4
task-sedlec-explain-criminal = I tuoi due criminali portano 4 punti. Vuoi disporre la tua carta sopra le altre due, in d2: il suo prete vi toccherà il criminale in alto, che è già accanto a un prete. Il giocatore 2 dice: “Quel criminale avrà due preti, e i tuoi criminali porteranno 6.” Quanti punti porteranno i tuoi criminali?
    .hint-1 = Basta un prete solo a un criminale?
    .hint-2 = Un criminale ha un prete accanto, oppure non ne ha.
    .why = Ancora 4, 2 per ciascuno: un prete basta, e un secondo non aggiunge nulla a un criminale. Ma porta 2 punti per sé, a un livello senza preti.
    .miss = Un criminale adiacente a un prete porta 2, per quanti preti lo circondino.
    .miss-2 = Un solo prete basta a tutti i criminali che lo circondano, e i tuoi ne hanno uno tutti e due.
    .answer-2 = 2
    .answer-4 = 4
    .answer-6 = 6

lesson-sedlec-game = Gli ultimi turni
    .about = Cinque turni tuoi, fino ai punti.
    .known = Questo è tutto il gioco. Comincia chi è stato per ultimo in un cimitero, e tutte le mani sono vuote. Una partita intera ti aspetta al tavolo.

task-sedlec-game-last = Gli ultimi cinque turni di una partita sono tuoi. Hai 19 punti, il giocatore 2 ne ha 22. Prendi altre due carte, disponine tre, e vinci.
    .hint-1 = Prima di prendere o disporre una carta, guarda che cosa aggiunge in ogni posto, e che cosa le verrà sopra.
    .hint-2 = Un amante aspetta in c2, in alto sulla sua carta. Nella fila in alto c’è un posto proprio accanto a lui.
    .why = Hai vinto, e sai tutto ciò che serve. Una partita intera è fatta di 18 turni come questi, fin dalla primissima carta: cominciane una!
    .miss = Questa volta non hai vinto. Riprova: quale dei tuoi teschi può portare ancora di più?
