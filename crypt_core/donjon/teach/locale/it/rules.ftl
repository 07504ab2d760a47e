# Donjon, Quêtes et Trahisons: le regole con parole nostre, ognuna con il suo `.title`, `.ruling` dove
# abbiamo dovuto decidere, e perché, e `.try`: che cosa fare al tavolo della regola.

## Lo scopo

donjon-rule-aim = Vince chi alla fine ha più punti trofeo. Vengono dalle Arene, dalle missioni e dai mostri più forti, e ogni tanto se ne può comprare uno. Gemme, oggetti e potenza sono solo mezzi per arrivarci.
    .title = Lo scopo del gioco
    .try = Hai la missione della lama e un’arma +4. Mostrala: porta 2 punti trofeo, e alla fine contano solo quelli.
donjon-rule-length = Prima di cominciare si decide con quanti punti trofeo finisce la partita: 12 per una breve, 15 per una media, 20 per una lunga. In 2 giocatori sono sempre 12. Una partita breve in 3 o 4 dura circa tre quarti d’ora, una a 15 in 5 o 6 un’ora e mezza.
    .title = Breve, media o lunga
    .try = Questa partita si gioca a 15, e tu ne hai 14. Pesca una carta, poi compra il tuo ultimo punto trofeo: la partita finisce subito.
donjon-rule-components = Ci sono 6 avventurieri, 74 carte avventura (51 mostri, di cui 3 draghi, 13 carte speciali e 10 eventi), 18 missioni, 22 oggetti, 40 gemme, e due dadi a otto facce, uno verde e uno rosso.
    .title = Il materiale
    .ruling = Il regolamento dà il numero delle carte, ma non quello che dice la maggior parte di esse. La potenza, le gemme e il nome di quasi tutti i mostri e gli oggetti sono una nostra ricostruzione; se hai la scatola, puoi mettere al loro posto quelli veri. E qui le gemme non finiscono mai: 40 sono solo quelle che stanno nella scatola.
    .try = Una nuova partita. Tieni una delle tue due missioni e continua: il mazzo avventura ha 74 carte, le missioni sono 18, e la bottega è scoperta.
donjon-rule-types = La maggior parte dei mostri è di uno dei quattro tipi: umanoide, non morto, creatura straordinaria o drago. I tipi interessano le missioni e il Ramingo. Il Genio, il Mimic, il Doppelganger e il Guardiano del Tempio non ne hanno.
    .title = I tipi di mostro
    .ruling = Questi quattro non sono carte mostro: non si tengono mai come spoglie, e dopo il combattimento vanno negli scarti. Il regolamento mette i primi tre tra le carte speciali, e il Guardiano non ha una carta sua.
    .try = Sei davanti al Genio con una potenza di 20. Vai senza alleati, poi prendi l’Anello di rame: il Genio non ha tipo, e sta negli scarti, non tra le tue spoglie.
donjon-rule-hidden = Quasi tutto è in vista: gemme, oggetti, spoglie, ferite, potenza, scarti, e quante missioni ha ognuno. Sono segreti le missioni non ancora compiute, l’ordine dei mazzi, e la parte con cui stai in un’Arena, fino al lancio dei dadi.
    .title = Che cosa è segreto
    .ruling = Anche le offerte e le promesse sono in vista: a un tavolo le sentono tutti. Ciò che il Sacerdote ha visto sul mazzo è solo suo, finché quella carta non lascia la cima o il mazzo non viene mescolato.
    .try = Una nuova partita. Tieni una missione e continua: vedi che anche gli altri hanno scelto, ma non che cosa.

## Preparazione

donjon-rule-setup-shop = Gli oggetti comuni e quelli riservati a un avventuriero sono in vista nella bottega, con accanto il Tempio della Cura. I tre oggetti draconici si tengono da parte: solo un drago li cede.
    .title = La bottega
    .try = Hai 9 gemme. Prova a comprare la Spada del drago, che non è in bottega, poi compra il Pugnale, che c’è.
donjon-rule-setup-quests = Pesca 2 missioni in segreto, o 3 se giocate in 2. Tienine una: è la tua missione principale. Le altre tornano nel mazzo, che viene mescolato. Una missione principale compiuta rende il doppio; mai compiuta, costa i suoi punti. Tieni quindi quella che puoi davvero compiere.
    .title = Scegliere la missione principale
    .ruling = Tutti pescano prima che qualcuno scelga: ciò che uno rende non viene pescato dal successivo. Il regolamento non ne dice l’ordine, e così non importa a chi si chiede per primo.
    .try = Due missioni sono state pescate per te. Tieni la seconda: è la tua missione principale, e nessun altro la conosce.
donjon-rule-setup-adventurers = Ognuno ha un avventuriero, scoperto: Barbaro, Ramingo, Guerriero, Sacerdote, Stregone o Ladro. Ognuno ha un dono per tutta la partita e un potere che si usa una volta sola.
    .title = Gli avventurieri
    .ruling = Il regolamento distribuisce gli avventurieri senza dire come. Qui li assegna la sorte, oppure si scelgono preparando la partita.
    .try = Una nuova partita a quattro, con gli avventurieri presi a sorte. Tieni una missione, continua, e guarda chi siede al tavolo.
donjon-rule-setup-ranger = Se gioca il Ramingo, pesca uno dei quattro segnalini: umanoide, non morto, creatura straordinaria o drago. Il segnalino resta in vista: è ciò che il Ramingo caccia meglio, per tutta la partita.
    .title = Che cosa caccia il Ramingo
    .try = Sei il Ramingo. Tieni una missione e continua: il tuo segnalino è scoperto davanti a te e dice che cosa cacci.
donjon-rule-setup-tokens = Ognuno ha un segnalino potere unico. Da 3 giocatori in su, ognuno ha anche un segnalino attaccante e un segnalino difensore, per scegliere da che parte stare in un’Arena.
    .title = I segnalini
    .try = Hai ancora il tuo potere unico. Pesca una carta, vai senza alleati, combatti, e usa il potere: poi il suo segnalino non c’è più.
donjon-rule-setup-first = Tutti lanciano un dado, e comincia chi fa di più. Poi si gioca in senso orario.
    .title = Chi comincia
    .ruling = Chi è in parità per il lancio più alto lancia di nuovo. Il regolamento non parla di parità.
    .try = Una nuova partita, e tutti hanno tirato un dado. Tieni una missione e continua: chi ha tirato più alto ha il primo turno.
donjon-rule-setup-gems = All’inizio nessuno ha gemme. Le prime vengono dai mostri, dal forziere e dalle missioni.
    .title = Borse vuote
    .try = Una nuova partita. Tieni una missione e continua: comincia il primo turno, e nessuno ha una gemma.

## Un turno

donjon-rule-turn-order = Un turno ha sei fasi: il Rifornimento al villaggio, Dungeon o Arena, le Trattative, il Combattimento, il Riposo del guerriero di nuovo al villaggio, e le Missioni. Poi tocca al giocatore successivo. Quando tutti hanno giocato, un giro è finito.
    .title = Le sei fasi
    .try = Sei al villaggio, e il tuo turno è appena cominciato. Continua: dopo il Rifornimento viene la scelta tra Dungeon e Arena.
donjon-rule-turn-heal = All’inizio del tuo turno, una delle tue ferite guarisce da sola. Due ferite richiedono quindi due dei tuoi turni, se non paghi al Tempio.
    .title = Una ferita guarisce
    .try = Hai due ferite. Gioca il tuo turno e lascia giocare il giocatore 2: quando torna il tuo, una ferita guarisce.
donjon-rule-choose = Dopo il Rifornimento, pesca una carta avventura oppure apri un’Arena contro un altro giocatore. Se hai la Chiave, puoi invece saccheggiare il Tempio. Una di queste cose va fatta.
    .title = Dungeon o Arena
    .ruling = C’è sempre qualcosa che puoi fare. Chi non può o non vuole pagare il dazio deve aprire un’Arena, o saccheggiare il Tempio; e il dazio e il divieto di Arene non sono mai attivi insieme.
    .try = Hai lasciato il villaggio. Pesca una carta, o apri un’Arena contro qualcuno: una delle due si deve fare.
donjon-rule-dungeon-draw = Nel Dungeon scopri la carta in cima al mazzo avventura. Un mostro: combattilo. Una carta speciale: fai quello che dice. Un evento: tocca tutti quelli che nomina, poi peschi di nuovo.
    .title = Nel Dungeon
    .ruling = Si pesca di nuovo dopo ogni evento, anche dopo l’Arena di una Furia sanguinaria e dopo Un giorno all’inferno, se la partita non è finita. Se non ci sono più carte da pescare, il turno passa al Riposo del guerriero.
    .try = Pesca la prima carta. È un mostro: ora puoi chiedere aiuto.
donjon-rule-dungeon-early = Un drago o il dazio scoperto prima del 3º giro torna nel mazzo, che viene mescolato, e peschi un’altra carta. Per loro è ancora presto: li rivedrai più avanti.
    .title = Troppo presto per i draghi
    .try = È il giro 2, e in cima c’è un drago. Pesca: torna nel mazzo, e tu peschi un’altra carta.

## Un combattimento

donjon-rule-dice = Nel Dungeon il giocatore di turno lancia tutti e due i dadi: il verde per gli avventurieri, il rosso per il mostro. In un’Arena l’attaccante lancia il verde e il difensore il rosso. Ogni dado ha otto facce.
    .title = Il verde e il rosso
    .try = Un Goblin di potenza 6 contro i tuoi 8. Vai senza alleati e guarda i due dadi: il verde è tuo, il rosso del Goblin.
donjon-rule-kritik = Un 8 è un Kritik: vale 16, non 8. Ogni dado ne dà uno ogni 8 lanci. Così può vincere anche chi è debole, e perdere anche chi è forte. Per esempio, con 2 punti di potenza in meno vinci ancora circa un combattimento su tre.
    .title = Il Kritik
    .try = Un Orco di potenza 10 contro i tuoi 8. Vai senza alleati: il tuo dado verde mostra un 8, e un 8 conta 16.
donjon-rule-result = Ogni parte somma la sua potenza e il suo dado, e vince il totale più alto. La parità va al dado verde, cioè agli avventurieri o all’attaccante. Per esempio, un Barbaro di 11 con i 3 di un alleato e un 8 verde fa 11 + 3 + 16 = 30. Un mostro di 16 con un 4 rosso fa 20.
    .title = Chi vince
    .try = Un Ghoul forte quanto te. Vai senza alleati, e fa’ la somma di ogni parte: potenza e dado.
donjon-rule-power = La tua potenza è 8, più il bonus dei tuoi oggetti, meno le tue ferite, più ciò che aggiungono il tuo avventuriero e i poteri in uso. Per esempio, un Guerriero con un’armatura +2 e una ferita ha 8 + 2 − 1, e 1 in più perché porta un’armatura: 10.
    .title = La potenza
    .try = La tua potenza è 8. Compra la Spada corta, un’arma +2, e vedila diventare 10.
donjon-rule-announce = Tutto ciò che rende più forti si annuncia prima del lancio dei dadi: un potere unico, un oggetto riservato, la Fiala caotica. Così nessuno cambia idea dopo averli visti.
    .title = Annunciare prima dei dadi
    .ruling = Conclusa l’alleanza, annuncia prima il giocatore di turno, poi l’alleato. Poi lo Stregone può svanire, e poi rotolano i dadi. Il regolamento dice solo che è prima del lancio; a noi serve un ordine.
    .try = Prima dei dadi puoi annunciare ciò che usi. Prova la Fiala caotica, che non hai, poi usa il tuo potere unico.
donjon-rule-win-monster = Batti un mostro e ricevi le gemme e i punti trofeo della sua carta, e tieni la carta: è una spoglia, e certe missioni ne chiedono. È tutto tuo. L’alleato riceve ciò che hai promesso, se mantieni la parola.
    .title = Un mostro battuto
    .try = Va’ senza alleati contro il Goblin. Lo batti: la sua gemma è tua, e la carta sta tra le tue spoglie.
donjon-rule-lose-monster = Se perdi contro un mostro, tu e il tuo alleato ricevete 1 ferita ciascuno, o 2 se il dado rosso mostra un 8. Il mostro va negli scarti.
    .title = Un combattimento perso
    .try = Va’ senza alleati contro l’Orco. Stavolta perdi: una ferita per te, e l’Orco va agli scarti.
donjon-rule-wounds = Ogni ferita toglie 1 alla tua potenza. Non ne hai mai più di 4: le altre non hanno effetto. Qui non muore nessuno.
    .title = Le ferite
    .try = Hai tre ferite. Pesca lo Sciame di meteore, che ne dà due a tutti: allora ne hai quattro, e non cinque.
donjon-rule-flee = All’inizio del Combattimento puoi lasciar stare un mostro se la sua potenza è almeno una volta e mezza la tua. Per esempio, a 8 puoi fuggire davanti a un 12, ma non davanti a un 10. Ci perdi solo la carta.
    .title = Fuggire
    .ruling = Conta la tua potenza con tutto ciò che vale sempre, anche il compagno, senza alleato e senza poteri che si usano una volta. Si può fuggire anche dopo un’alleanza; in quel caso è finita e non si deve nulla. La carta va scartata, e con lei l’oggetto di un drago. Non si fugge dal Mimic, dal Guardiano del Tempio e dai mostri dell’inferno.
    .try = Un Ogre di potenza 12 contro i tuoi 8: una volta e mezza la tua. Continua senza alleati, poi fuggi.

## Il villaggio

donjon-rule-shop-buy = Nel Rifornimento e nel Riposo del guerriero puoi comprare quanti oggetti vuoi al prezzo indicato. La bottega non ricompra nulla: le gemme spese lì sono spese.
    .title = Comprare oggetti
    .try = Hai 5 gemme. Compra la Spada corta per 4 di esse.
donjon-rule-shop-one-per-type = Puoi avere un’arma, un’armatura e un gioiello. Se ne hai due di un tipo, tienine uno: scambia o dona l’altro a un giocatore, oppure torna alla bottega per niente. Un oggetto draconico che nessuno vuole si scarta.
    .title = Un oggetto per tipo
    .ruling = Tutti quelli che ne hanno troppi sistemano la cosa alla fine del Rifornimento e del Riposo del guerriero, a partire dal giocatore di turno; fino ad allora conta il bonus più alto. Un oggetto riservato occupa il posto del suo tipo, anche da chi non può usarlo.
    .try = Hai due armi. Continua, e rinuncia al Pugnale: torna in bottega, per niente.
donjon-rule-shop-typeless = Saldi, Fiala caotica e Chiave del Tempio restano davanti a te finché non li usi. Sono oggetti per chi saccheggia o ruba, ma non sono armi, armature o gioielli e non occupano posto.
    .title = Oggetti senza tipo
    .ruling = Il regolamento dice che contano come oggetti quando si saccheggia. Per noi lo sono anche negli scambi, e in nessun altro caso.
    .try = Hai un’arma, e tre carte trovate nel Dungeon. Continua: nessuno ti chiede di rinunciare a qualcosa.
donjon-rule-item-ordinary = La bottega ha dodici oggetti comuni, armi, armature e gioielli, da +1 a +4. Il loro bonus si aggiunge alla tua potenza finché li hai. Per esempio, un’Ascia doppia aggiunge 4 e costa 8 gemme.
    .title = Oggetti comuni
    .ruling = Il regolamento ne nomina solo alcuni: l’Ascia doppia, un’arma +4 da 8 gemme, e l’Elmo dei morti, un’armatura +2. La nostra ricostruzione ha un +1, un +2, un +3 e un +4 di ogni tipo, a 2, 4, 6 e 8 gemme.
    .try = Compra l’Ascia doppia con le tue 8 gemme: la tua potenza cresce di 4.
donjon-rule-item-draconic = Ognuno dei tre draghi custodisce un oggetto da +5: una spada, un’armatura, un amuleto. Non sono mai in vendita, si possono solo vincere.
    .title = Oggetti draconici
    .try = Il Drago verde, e una potenza di 20 da tutte e due le parti. Vai senza alleati: vinci, e la Spada del drago è tua.
donjon-rule-temple = Al villaggio, paga 2 gemme al Tempio della Cura e tutte le tue ferite guariscono. Le gemme restano sul Tempio, e un giorno qualcuno potrebbe volerle. I maledetti non vengono curati.
    .title = Il Tempio della Cura
    .ruling = Puoi pagare solo se hai una ferita: altrimenti sarebbe un modo per nascondere gemme.
    .try = Hai tre ferite e 2 gemme. Fatti curare al Tempio: la tua potenza torna a 8, e le gemme restano lì.
donjon-rule-guild = Al villaggio puoi comprare una missione dalla Gilda degli Avventurieri per 2 gemme, una volta per turno. Guardane due, tienine una, e metti l’altra sotto il mazzo. È una missione secondaria.
    .title = La Gilda degli Avventurieri
    .ruling = Una volta per turno vale per Rifornimento e Riposo del guerriero insieme. Se nel mazzo resta una sola missione, si guarda quella.
    .try = Compra una missione con le tue 2 gemme: guardane due, e tieni la prima.
donjon-rule-guild-limit = Puoi avere al massimo 3 missioni secondarie non ancora compiute. Ognuna costa 1 punto alla fine: averne molte è quindi anche un rischio.
    .title = Al massimo tre missioni secondarie
    .ruling = Anche scambi e furti rispettano questo limite: altrimenti la regola della Gilda vorrebbe dire poco.
    .try = Hai tre missioni secondarie. Prova a comprarne una quarta alla Gilda.
donjon-rule-rest-village = Dopo il combattimento sei di nuovo al villaggio. Puoi fare tutto ciò che permette il Rifornimento: comprare, curarti, scambiare. Così quello che hai appena vinto può servire subito.
    .title = Di nuovo al villaggio
    .ruling = La Gilda vende sempre una sola missione per turno, Rifornimento e Riposo del guerriero insieme.
    .try = Pesca una carta: è un forziere con 3 gemme, e sei subito di nuovo al villaggio. Compra il Pugnale con quelle.
donjon-rule-rest-trophy = Nel Riposo del guerriero puoi comprare un punto trofeo per 6 gemme, uno per turno e non di più. È caro, ma nessuno può impedirtelo.
    .title = Un punto trofeo per gemme
    .try = Sei di nuovo al villaggio con 6 gemme. Compra un punto trofeo con tutte.

## Le missioni

donjon-rule-quest-claim = Se soddisfi una missione, puoi mostrarla in ogni momento e prendere ciò che porta. Alcune chiedono quello che hai in quel momento, come gemme o un’arma; altre un’impresa, come un’Arena vinta con la parte meno numerosa.
    .title = Mostrare una missione
    .ruling = Puoi mostrarla a qualunque decisione, anche nel turno di un altro. Alla fine di ogni turno si chiede a tutti quelli che hanno una missione non ancora compiuta, nell’ordine di turno, e di nuovo dopo ogni missione mostrata, finché tutti rinunciano: chiederlo solo a chi può li tradirebbe. Un’impresa è di chi ha combattuto, e solo se aveva allora la missione; resta acquisita, ma se la missione cambia di mano è persa.
    .try = Il tuo turno finisce, e ti si chiede della tua missione. Non hai ancora un’arma +4: continua, potrai mostrarla un’altra volta.
donjon-rule-quest-main = La tua missione principale porta il doppio dei suoi punti trofeo, e 4 gemme. Per esempio, la missione della lama vale 2 punti: come missione principale ne porta 4, e 4 gemme.
    .title = La missione principale
    .try = La missione della lama è la tua missione principale. Compra l’Ascia doppia e mostrala: 2 punti trofeo diventano 4.
donjon-rule-quest-secondary = Una missione secondaria porta i punti trofeo stampati, e 4 gemme. Alla Gilda costa 2 gemme, quindi anche una missione da 1 punto conviene.
    .title = Missioni secondarie
    .try = Qui la missione della lama è una missione secondaria. Compra l’Ascia doppia e mostrala: 2 punti trofeo, e 4 gemme.
donjon-rule-quest-spoils = Le spoglie che soddisfano una missione si scartano: ogni mostro serve una volta. Le missioni compiute restano in vista davanti al loro giocatore, che non può più perderle.
    .title = Una spoglia serve una volta
    .ruling = Se hai più spoglie di quante la missione ne chiede, si prendono le più deboli che servono.
    .try = Hai quattro non morti tra le tue spoglie, e la missione ne chiede tre. Mostrala: il Lich, il più forte, ti resta.

## Le alleanze

donjon-rule-alliance-one = Contro un mostro puoi avere un alleato, e uno solo. Chiedi in giro, accordatevi su un prezzo, e datevi la mano. Nessuno è obbligato ad aiutarti.
    .title = Un solo alleato
    .try = C’è un Orco, e accanto a te siede un Guerriero. Chiedi aiuto, o va’ senza alleati: nessuno deve per forza averne uno.
donjon-rule-power-ally = Un alleato porta metà della sua potenza, arrotondata per eccesso. Per esempio, un Guerriero di 11 porta 6. In 2 giocatori sono tre quarti, arrotondati per eccesso: 11 porta 9.
    .title = Che cosa porta un alleato
    .ruling = Doni, poteri, fiala e compagno contano prima di dividere, e un alleato non porta mai meno di 0. Il regolamento divide la potenza della scheda; tutto questo ne fa parte.
    .try = Il Guerriero ha una potenza di 11 e chiede 2 gemme. Prendilo come alleato: ne porta 6.
donjon-rule-alliance-price = In cambio di aiuto puoi promettere gemme, oggetti, spoglie, missioni, il tuo aiuto in un combattimento futuro, o niente del tutto. Punti trofeo si possono promettere solo per mostri di potenza 16 e 18 e per i draghi, le cui carte ne hanno.
    .title = Il prezzo dell’aiuto
    .ruling = Si promettono al massimo i punti trofeo della carta: altrimenti quelli vinti altrove sarebbero in vendita.
    .try = Il Ciclope infernale ha 1 punto trofeo sulla sua carta: puoi prometterlo. Proponilo al giocatore 2 al posto di 2 gemme.
donjon-rule-negotiate-when = Le alleanze si concludono nella fase delle Trattative, quando si sa che cosa si deve combattere. In pratica si comincia a trattare già nel Rifornimento: anche uno scambio fatto lì può portare promesse.
    .title = Quando trattare
    .try = Sei ancora nel Rifornimento, e già tratti: offri al giocatore 2 la tua gemma per un aiuto in un combattimento futuro, e guarda la promessa sul tavolo.
donjon-rule-promises = Le parole non obbligano nessuno. Chi ha promesso può mantenere o tradire, e nessuna regola lo costringe. Sono le Trahisons, i tradimenti, del titolo. Ma gli altri se ne ricordano, e di un alleato avrai ancora bisogno. In 2 giocatori si può pagare in anticipo, e allora bisogna combattere.
    .title = Solo parole
    .ruling = Le promesse si mantengono o si tradiscono nel Riposo del guerriero. Quelle non mantenute decadono subito: ciò che si dà più tardi è un regalo.
    .try = Il giocatore 2 chiede 2 gemme per il suo aiuto. Prendilo come alleato: hai promesso, e niente ha ancora cambiato mano.
donjon-rule-rest-promises = Nel Riposo del guerriero il giocatore di turno paga ciò che ha promesso, oppure no. Dopo un’Arena può farlo anche il difensore.
    .title = Mantenere o tradire
    .try = Batti l’Orco con il giocatore 2, a cui poi devi 2 gemme. Rompi la parola, se vuoi sapere che effetto fa.

## L’Arena

donjon-rule-arena-early = Prima del 3º giro non ci sono Arene: nei primi due ci si osserva soltanto. Solo la Furia sanguinaria può causarne una prima.
    .title = Nessuna Arena prima del 3º giro
    .ruling = Il corpo del regolamento dice “dal 3º giro”, il suo riassunto “dopo i primi 3”. Seguiamo il corpo; e la regola del piatto parla di due giri di osservazione.
    .try = È il giro 2. Prova ad aprire un’Arena contro il giocatore 2.
donjon-rule-arena-open = Invece di andare nel Dungeon, nomina una vittima e di’: l’Arena è aperta! Tu attacchi con il dado verde, la vittima si difende con il rosso, tutti e due con piena potenza.
    .title = L’Arena è aperta
    .try = Apri un’Arena contro il giocatore 2: tu attacchi, e lui si difende.
donjon-rule-alliance-arena = Prima di un’Arena l’attaccante e la vittima possono tutti e due promettere qualcosa in cambio di aiuto. Nessuno risponde, e nessuno sa prima dei dadi chi sta da quale parte.
    .title = Promesse prima di un’Arena
    .try = Apri un’Arena contro il giocatore 2, e prometti una gemma al giocatore 3. Nessuno deve rispondere.
donjon-rule-arena-powers = Il Barbaro, il Guerriero e chi ha la Fiala caotica annunciano prima dei dadi se usano qualcosa per essere più forti. Possono farlo anche gli spettatori, senza dire per chi.
    .title = Annunciare in un’Arena
    .ruling = Annuncia prima l’attaccante, poi la vittima, poi gli altri nell’ordine di turno, e solo allora si scelgono i segnalini. Chi poi resta fuori ha speso la cosa per niente. Nell’esempio stampato tutto avviene insieme. Il regolamento nomina anche l’oggetto dello Stregone; ma il suo anello agisce solo nel suo turno.
    .try = Hai aperto un’Arena con il Guerriero. Annuncia il tuo potere unico, prima che qualcuno abbia scelto una parte.
donjon-rule-arena-sides = Ogni altro giocatore prende in segreto un segnalino, attaccante o difensore, oppure nessuno, e lo mostra dopo i dadi. Chi ha un segnalino è alleato di quella parte, gli altri restano neutrali. Conta quindi i tuoi amici prima di aprire un’Arena. In 2 giocatori non ci sono parti.
    .title = Scegliere la parte in segreto
    .try = Il giocatore 2 attacca il giocatore 3, e tu guardi. Unisciti all’attaccante in segreto; si vede dopo i dadi.
donjon-rule-arena-win = Se vince l’attaccante, lui e tutti gli alleati ricevono 1 punto trofeo ciascuno. Ogni sconfitto riceve 1 ferita, o 2 se il dado verde mostra un 8. Poi l’attaccante saccheggia la vittima.
    .title = Vince l’attaccante
    .try = Hai una potenza di 16. Apri un’Arena contro il giocatore 2, vincila, e guarda che cosa ti porta.
donjon-rule-arena-plunder = L’attaccante prende una cosa alla vittima: metà delle gemme, arrotondata per eccesso, o un oggetto, o una spoglia. Per esempio, di 5 gemme ne prende 3.
    .title = Il saccheggio
    .ruling = Si può prendere qualunque oggetto, anche i Saldi, la fiala, la Chiave e quello che sta sul Famiglio. Una vittima che non ha nulla di nessun genere non perde nulla.
    .try = Apri un’Arena contro il giocatore 2, che ha 5 gemme. Vinci: prendine la metà, cioè 3.
donjon-rule-arena-lose = Se vince il difensore, lui e tutti gli alleati ricevono 1 punto trofeo ciascuno. L’attaccante e i suoi alleati ricevono 1 ferita ciascuno, o 2 se il dado rosso mostra un 8. Nessuno viene saccheggiato.
    .title = Vince il difensore
    .try = Apri un’Arena contro il giocatore 2, che è più forte di te. Perdi: il punto trofeo va a lui, le ferite a te.
donjon-rule-pot = Chi comincia un giro mette una gemma della riserva nel piatto, in ognuno dei primi giri e poi avanti finché non si è combattuta un’Arena. Dopo, il piatto non c’è più.
    .title = Il piatto
    .ruling = Finisce con la prima Arena anche se a causarla nei primi giri è stata la Furia sanguinaria.
    .try = Non c’è ancora stata un’Arena. Gioca il tuo turno e lascia giocare il giocatore 2: comincia un nuovo giro, e una gemma va nel piatto.
donjon-rule-pot-won = Chi vince la prima Arena prende il piatto, oltre a tutto il resto. La prima Arena vale così un po’ più delle altre.
    .title = Vincere il piatto
    .ruling = Va all’attaccante o al difensore, a chi ha vinto, e non ai suoi alleati. Un’Arena senza vincitore, perché lo Stregone è svanito o l’Elmo dell’oblio l’ha annullata, lascia il piatto dov’è e non conta come prima.
    .try = Nel piatto ci sono 3 gemme. Apri la prima Arena della partita e vincila: sono tue.

## Gli avventurieri

donjon-rule-barbarian = Il Barbaro ha +1 finché ha un’arma. Per lui un’arma +2 vale quindi +3.
    .title = Il Barbaro
    .try = Sei il Barbaro. Compra il Pugnale, un’arma +1: la tua potenza cresce di 2.
donjon-rule-barbarian-token = Una volta per partita il Barbaro combatte con +4. Poi ha −2 per il resto della partita.
    .title = La furia del Barbaro
    .ruling = Quel −2 non è una ferita: non guarisce, e non conta tra le quattro che si possono avere.
    .try = Usa il tuo potere unico contro l’Orco: 4 in più in questo combattimento, e 2 in meno da allora in poi.
donjon-rule-ranger = Il Ramingo ha +1 contro i mostri del tipo del suo segnalino. Con il segnalino drago vale anche per quelli senza tipo: Genio, Mimic, Doppelganger e Guardiano del Tempio.
    .title = Il Ramingo
    .try = Il tuo segnalino dice non morto. Pesca: c’è una Mummia, e contro di lei hai 1 in più.
donjon-rule-ranger-token = Una volta per partita il Ramingo ha 6 in più contro un mostro del suo tipo. Con il suo +1 di sempre fa +7.
    .title = La preda del Ramingo
    .try = Una Mummia, uno dei non morti che cacci. Usa il tuo potere unico: 6 in più contro di lei.
donjon-rule-warrior = Il Guerriero ha +1 finché ha un’armatura. Per lui un’armatura +2 vale quindi +3.
    .title = Il Guerriero
    .try = Sei il Guerriero. Compra il Farsetto di cuoio, un’armatura +1: la tua potenza cresce di 2.
donjon-rule-warrior-token = Una volta per partita il Guerriero ha +2 in un combattimento. È meno di altri, ma non costa nulla.
    .title = L’abilità del Guerriero
    .try = Usa il tuo potere unico contro l’Orco: 2 in più in questo combattimento, e niente da pagare.
donjon-rule-priest = Il Sacerdote può guardare la prossima carta avventura prima di scegliere tra Dungeon e Arena. La vede solo lui.
    .title = Il Sacerdote
    .ruling = Qui guardare non è una mossa: vede semplicemente la carta al momento di scegliere.
    .try = Sei il Sacerdote. Lascia il villaggio: prima di scegliere tra Dungeon e Arena, vedi la prossima carta.
donjon-rule-priest-token = Una volta per partita, dopo una sconfitta, il Sacerdote può rifare il combattimento: si rilanciano tutti e due i dadi, e vale il secondo risultato. Serve soprattutto quando ti ha battuto solo la sfortuna.
    .title = La preghiera del Sacerdote
    .ruling = Deve essere un combattimento suo: nel suo turno, come attaccante o come vittima. Il primo risultato non ha alcun effetto. Tutto ciò che è stato annunciato resta, anche le parti, e la fiala non si rilancia.
    .try = L’Orco ti ha battuto. Rifai il combattimento, con nuovi dadi da tutte e due le parti.
donjon-rule-sorcerer = Lo Stregone ha +1 finché ha un gioiello. Per lui un gioiello +2 vale quindi +3.
    .title = Lo Stregone
    .try = Sei lo Stregone. Compra l’Anello di rame, un gioiello +1: la tua potenza cresce di 2.
donjon-rule-sorcerer-token = Una volta per partita lo Stregone fugge da un combattimento mentre rotolano i dadi.
    .title = Lo Stregone svanisce
    .ruling = Decide dopo tutti gli altri e prima che si veda il risultato. Il combattimento allora finisce: nulla si vince, si perde o si tiene, e il mostro è scartato. Come alleato, e all’inferno, toglie solo sé stesso: niente forza, guadagno, ferita o punto trofeo, e non conta per nessuna parte. Dal Mimic non si svanisce.
    .try = C’è uno Gnoll, e i dadi stanno per rotolare. Svanisci: niente è vinto, e niente è perso.
donjon-rule-thief = Il Ladro prende alla vittima una gemma in più, a ogni saccheggio della parte con cui combatte.
    .title = Il Ladro
    .ruling = Vale anche come alleato, e quella gemma è sua: non entra in ciò che divide l’attaccante.
    .try = Sei il Ladro. Apri un’Arena contro il giocatore 2 e saccheggia gemme: la metà di 5 fa 3, e poi 1 in più per te.
donjon-rule-thief-token = Una volta per partita, dopo un’Arena vinta nel proprio turno, il Ladro prende due cose su tre invece di una: tutte le gemme, un oggetto, una spoglia.
    .title = Il gran colpo del Ladro
    .ruling = Un difensore combatte come un giocatore di turno, ma questo riguarda solo la potenza: il colpo è per il turno del Ladro. La sua gemma in più viene oltre a questo, se ne resta una.
    .try = Apri un’Arena contro il giocatore 2, vincila, e prendi due cose con il tuo potere unico: tutte le gemme, e il Pugnale.
donjon-rule-token-when = Ogni potere unico si usa una volta per partita. Il Barbaro, il Ramingo e il Guerriero lo dicono prima dei dadi, lo Stregone mentre rotolano, il Sacerdote e il Ladro dopo.
    .title = Quando usare il potere unico
    .try = Sei il Guerriero, e i dadi non sono ancora rotolati. È il momento: usa il tuo potere unico.

## La fine

donjon-rule-end-target = La partita finisce appena qualcuno raggiunge i punti trofeo decisi.
    .title = I punti trofeo sono raggiunti
    .try = Hai 11 punti trofeo su 12, e 6 gemme. Compra l’ultimo: la partita è finita, e non si può fare più niente.
donjon-rule-end-deck = Finisce anche quando il mazzo avventura è esaurito.
    .title = L’ultima carta avventura
    .ruling = Il turno in cui si è pescata l’ultima carta si gioca fino in fondo. Il regolamento dice “immediatamente”, ma non può voler dire una carta di cui nessuno si è occupato.
    .try = Hai pescato l’ultima carta avventura. Lascia il villaggio: quando finisce il tuo turno, finisce anche la partita.
donjon-rule-end-now = Quando i punti trofeo sono raggiunti, di quel turno non succede più nulla.
    .title = Poi più nulla
    .ruling = I punti trofeo di uno stesso evento vanno a tutti quelli a cui spettano, e solo dopo si guarda se la partita è finita. Da lì in poi non ci sono promesse, né missioni mostrate, né saccheggio.
    .try = Hai 11 punti trofeo su 12. Apri un’Arena contro il giocatore 2 e vincila: è il dodicesimo, e nessuno viene più saccheggiato.
donjon-rule-end-main = Una missione principale non compiuta costa i suoi punti trofeo stampati, non raddoppiati. Una missione principale da 3 fa quindi una differenza di 9: 6 vinti o 3 persi.
    .title = La missione principale non compiuta
    .try = La tua missione principale da 2 punti non è compiuta. Compra il tuo ultimo punto trofeo e guarda il conto finale: 2 punti in meno.
donjon-rule-end-secondary = Ogni missione secondaria non compiuta costa 1 punto trofeo.
    .title = Le missioni secondarie non compiute
    .try = Hai due missioni secondarie non compiute. Compra il tuo ultimo punto trofeo: ognuna delle due ne costa 1.
donjon-rule-end-winner = Togli ciò che costano le missioni non compiute. Vince chi ha allora più punti trofeo. Chi ha fatto finire la partita non l’ha quindi sempre vinta.
    .title = Il vincitore
    .ruling = Un conto può scendere sotto 0.
    .try = Hai 11 punti trofeo e una missione principale da 3, il giocatore 2 ne ha 10. Compra il dodicesimo punto, e guarda chi vince.
donjon-rule-end-tie = Tra chi è in parità vince chi ha più punti trofeo e spoglie insieme.
    .title = La parità
    .ruling = Poiché i punti trofeo sono pari, è chi ha più spoglie. Se sono pari anche queste, la vittoria è condivisa: il regolamento non va oltre.
    .try = Compra il tuo dodicesimo punto trofeo. Con 2 in meno per la tua missione principale sei alla pari con il giocatore 2, ma hai una spoglia.

## Carte speciali

donjon-rule-special-ends = Una carta speciale senza combattimento si sbriga in fretta: prendi le gemme, tieni la carta, subisci la ferita.
    .title = Dopo una carta speciale
    .ruling = Il turno passa poi al Riposo del guerriero. Solo dopo un evento si pesca di nuovo.
    .try = Pesca una carta. È un forziere: prendi ciò che contiene, e sei di nuovo al villaggio.
donjon-rule-dragons = Nel Dungeon vivono tre draghi: nero, rosso e verde. Ognuno vale 3 punti trofeo e custodisce un oggetto da +5: il nero un’armatura, il rosso un amuleto, il verde una spada. Se perdi, carta e oggetto sono scartati.
    .title = I draghi
    .ruling = I loro punti trofeo e oggetti sono stampati nel regolamento, la potenza e le gemme no: 20 per il verde, 22 per il rosso, 24 per il nero, e 6 gemme ciascuno, sono una ricostruzione.
    .try = Pesca il Drago verde, continua senza alleati e fuggi: la carta è scartata, e anche la Spada del drago.
donjon-rule-familiar = Il Famiglio porta per te un secondo oggetto di un tipo, posato su di lui, e contano tutti e due i bonus. Se sei battuto con un Kritik, il Famiglio muore, e l’oggetto posato su di lui torna alla bottega; un oggetto draconico è scartato.
    .title = Il Famiglio
    .ruling = Su di lui sta il bonus più basso, l’ultimo arrivato se sono uguali. Muore anche quando perdi come alleato. Non si può saccheggiare né donare.
    .try = Hai un Pugnale. Pesca il Famiglio, poi compra la Spada corta: ora contano tutte e due le armi.
donjon-rule-djinn = Il Genio non ha tipo e si combatte come un mostro: puoi avere un alleato, e puoi fuggire. Battilo, e puoi prendere un oggetto o una spoglia qualsiasi dal tavolo, anche dagli scarti. Gli oggetti draconici solo se sono già entrati in gioco.
    .title = Il Genio
    .ruling = Dal tavolo vuol dire dalla bottega, da un altro giocatore o dagli scarti, dove può essere qualunque carta mostro. La Fata buona e il Famiglio non si prendono, e il Genio è scartato. La sua potenza, 14, è una ricostruzione.
    .try = Pesca il Genio e vai senza alleati. Lo batti, e prendi ciò che vuoi: prendi l’Anello del fascino.
donjon-rule-chest = Il forziere contiene 3 gemme, e nessuno lo custodisce. Ce ne sono due.
    .title = Il forziere
    .try = Pesca la prima carta: 3 gemme, e nessuno da combattere.
donjon-rule-sale = Tieni i Saldi fino a un acquisto: dimezzano il prezzo di un oggetto. Ce ne sono due.
    .title = I Saldi
    .ruling = La metà del prezzo si arrotonda per eccesso, e nessun oggetto ha due Saldi. Per esempio, 4 gemme invece di 8.
    .try = Hai i Saldi e 4 gemme. Compra l’Ascia doppia con i Saldi: costa 4 invece di 8.
donjon-rule-trap = La trappola dà una ferita a chi la scopre.
    .title = La trappola
    .try = Pesca la prima carta: una Trappola, e una ferita per te.
donjon-rule-vial = Tieni la Fiala caotica, e usala prima di un combattimento. Lancia il dado verde: il tuo bonus è ciò che mostra, meno 4. Da −3 a +4, dunque; in media mezzo punto.
    .title = La Fiala caotica
    .ruling = Qui un 8 è semplicemente 8, senza Kritik, e dà quindi +4.
    .try = Usa la Fiala caotica contro l’Orco: il dado mostra un 7, quindi hai 3 in più.
donjon-rule-mimic = Il Mimic sembrava un forziere. Lo combatti da solo, non puoi fuggire, e non porta nulla. Se perdi, ti ferisce come ogni mostro.
    .title = Il Mimic
    .ruling = La sua potenza, 12, è una ricostruzione: il regolamento non la stampa.
    .try = Pesca la prima carta. È il Mimic: non si chiede aiuto a nessuno, e non puoi fuggire.
donjon-rule-pickpocket = Il borseggiatore ti fa scartare un oggetto a tua scelta. Torna alla bottega; un oggetto draconico, o trovato nel Dungeon, è scartato.
    .title = Il borseggiatore
    .try = Hai un Pugnale e un’Armatura a piastre. Pesca il Borseggiatore, e rinuncia a ciò che ti mancherà di meno.
donjon-rule-doppelganger = Il Doppelganger è forte quanto te, senza i poteri che si usano una volta. Lo combatti da solo, e ha 6 gemme.
    .title = Il Doppelganger
    .ruling = La sua potenza è 8, più i tuoi oggetti, meno le tue ferite, più il tuo +1 di sempre per un oggetto, senza il tuo compagno e senza il +1 del Ramingo per un tipo. Se fa 16, serve per la missione dello strigo.
    .try = Hai una potenza di 20. Pesca il Doppelganger: anche lui ne ha 20.
donjon-rule-fairy = Tieni la Fata buona. Alla tua prossima sconfitta non perdi oggetti, gemme né spoglie, e non ricevi ferite. Non cambia nulla per i punti trofeo.
    .title = La Fata buona
    .ruling = Si usa da sola, anche quando perdi come alleato, e salva anche il tuo Famiglio. Non si può saccheggiare.
    .try = La Fata buona è con te. Pesca l’Orco e vai senza alleati: perdi, ma senza ferite.
donjon-rule-key = Tieni la Chiave del Tempio finché non la usi: con essa puoi derubare delle loro gemme i frati del Tempio.
    .title = La Chiave del Tempio
    .try = Prova a profanare il Tempio: non hai la Chiave. Poi pesca la prima carta, ed eccola.
donjon-rule-temple-raid = Con la Chiave, invece di Dungeon o Arena, combatti da solo il Guardiano del Tempio. La sua potenza è 14. Se vinci, tutte le gemme sul Tempio sono tue. Che tu vinca o perda, sei maledetto.
    .title = Saccheggiare il Tempio
    .ruling = Puoi usare i tuoi poteri. Una sconfitta ferisce come ogni altra, non si fugge, e in ogni caso la Chiave è scartata.
    .try = Sul Tempio ci sono 8 gemme, e tu hai la sua Chiave e una potenza di 20. Profanalo, e combatti il Guardiano.
donjon-rule-cursed = Chi ha saccheggiato il Tempio è maledetto fino alla fine della partita: niente cure al Tempio, né nel Giorno di grazia. Una ferita per turno guarisce comunque da sola.
    .title = La maledizione
    .try = Sei maledetto, e hai due ferite. Prova a farti curare al Tempio.

## Eventi

donjon-rule-meteors = Sciame di meteore: tutti ricevono 2 ferite.
    .title = Sciame di meteore
    .try = Pesca lo Sciame di meteore: due ferite per ognuno. Poi peschi un’altra carta.
donjon-rule-grace = Giorno di grazia: guariscono 2 ferite di ognuno, ma non quelle dei maledetti.
    .title = Giorno di grazia
    .try = Hai tre ferite. Pesca il Giorno di grazia: due guariscono, e peschi un’altra carta.
donjon-rule-fury = Furia sanguinaria: chi l’ha scoperta deve aprire subito un’Arena contro il giocatore alla sua destra. Nessuno tratta, e tutti gli altri devono prendere parte.
    .title = Furia sanguinaria
    .ruling = Il giocatore a destra è quello che viene prima nell’ordine di turno. Per il resto valgono le regole delle Arene, in qualunque giro, e poi si pesca un’altra carta.
    .try = Pesca la Furia sanguinaria: devi subito combattere il giocatore 3, e il giocatore 2 deve prendere parte.
donjon-rule-new-choice = Una nuova scelta: ognuno può scambiare la sua missione principale con una sua missione secondaria non ancora compiuta.
    .title = Una nuova scelta
    .ruling = Anche la missione principale non dev’essere compiuta, e le due si scambiano di posto. I giocatori decidono nell’ordine di turno.
    .try = La tua missione principale chiede un drago. Pesca Una nuova scelta, e fa’ dell’altra la principale.
donjon-rule-arrival = Arrivo inatteso: gli oggetti riservati che erano stati scartati sono di nuovo in bottega.
    .title = Arrivo inatteso
    .try = L’Armatura della potenza è stata scartata. Pesca la prima carta: è di nuovo in bottega.
donjon-rule-rot = Putrefazione: ognuno scarta una delle sue spoglie, quella che vuole.
    .title = Putrefazione
    .try = Hai due spoglie. Pesca la Putrefazione, e scarta il Goblin: il Lich può ancora servire.
donjon-rule-hell = Un giorno all’inferno: gli ultimi tre mostri scartati tornano e attaccano insieme, con la somma delle loro potenze. Il giocatore di turno combatte con piena potenza, tutti gli altri sono suoi alleati. Vinto: le gemme dei tre si distribuiscono una per una nell’ordine di turno; niente punti trofeo né spoglie. Perso: le solite ferite, e 1 punto trofeo in meno per ognuno.
    .title = Un giorno all’inferno
    .ruling = Contano solo le carte mostro, anche quelle da cui si è fuggiti o che sono servite a una missione. Se sono meno di tre, vengono quelle che ci sono; se non ce n’è nessuna, non succede nulla. Tutti annunciano come in ogni combattimento, nessuno fugge, e i punti trofeo non scendono mai sotto 0. Poi i mostri restano negli scarti come prima.
    .try = Tre mostri sono negli scarti, con una potenza di 24 in tutto. Pesca: tornano tutti, e ognuno combatte dalla tua parte.
donjon-rule-first-last = Il primo sarà l’ultimo: chi ha più punti trofeo ne dà uno a chi ne ha meno. Se i primi sono più d’uno, ognuno ne perde uno; se gli ultimi sono più d’uno, ognuno ne guadagna uno.
    .title = Il primo sarà l’ultimo
    .ruling = Se tutti ne hanno lo stesso numero, non succede nulla.
    .try = Il giocatore 2 ha più punti trofeo di tutti, il giocatore 3 meno di tutti. Pesca la prima carta: un punto passa dall’uno all’altro.
donjon-rule-toll = Il dazio: per un giro, pescare una carta avventura costa 2 gemme.
    .title = Il dazio
    .ruling = Le gemme vanno alla riserva, una volta per turno, quando scegli il Dungeon. Le carte pescate dopo un evento sono gratuite, anche dopo il dazio stesso.
    .try = Pesca il Dazio: resta davanti a te per un giro, e la tua prossima carta è gratis.
donjon-rule-love = Slancio d’amore: per un giro non ci sono Arene, e la Furia sanguinaria non ha effetto.
    .title = Slancio d’amore
    .try = Pesca lo Slancio d’amore: per un giro nessuno può aprire un’Arena. Poi peschi un’altra carta.
donjon-rule-active = Il dazio e lo Slancio d’amore restano davanti a chi li ha pescati fino al suo prossimo turno. Solo uno alla volta è attivo.
    .title = Eventi che durano un giro
    .ruling = Se intanto viene scoperto l’altro, mette fine al primo.
    .try = In cima c’è il Dazio, sotto lo Slancio d’amore. Pesca: il secondo mette fine al primo.

## Le diciotto missioni

donjon-rule-q-lavish = 2 punti trofeo: avere un’arma, un’armatura e un gioiello nello stesso momento.
    .title = Missione dello sfarzoso
    .try = Hai un’arma, un’armatura e un gioiello, tutti piccoli. Mostra la missione.
donjon-rule-q-jeweller = 2 punti trofeo: avere un gioiello +4 o +5.
    .title = Missione del gioielliere
    .try = Compra la Corona d’oro, un gioiello +4, con le tue 8 gemme, e mostra la missione.
donjon-rule-q-edge = 2 punti trofeo: avere un’arma +4 o +5, come l’Ascia doppia.
    .title = Missione della lama
    .try = Compra l’Ascia doppia, un’arma +4, con le tue 8 gemme, e mostra la missione.
donjon-rule-q-smith = 2 punti trofeo: avere un’armatura +4 o +5.
    .title = Missione del fabbro
    .try = Compra l’Armatura a piastre, un’armatura +4, con le tue 8 gemme, e mostra la missione.
donjon-rule-q-dragon-item = 3 punti trofeo: avere un oggetto draconico. Chiunque l’abbia vinto o preso, conta per chi lo ha.
    .title = Missione del drago
    .try = Hai l’Amuleto del drago, comunque tu l’abbia avuto. Mostra la missione.
donjon-rule-q-just = 2 punti trofeo: avere tra le spoglie un umanoide, un non morto e una creatura straordinaria.
    .title = Missione del giusto
    .try = Hai un umanoide, un non morto e una creatura straordinaria tra le tue spoglie. Mostra la missione: tutti e tre sono spesi.
donjon-rule-q-bloody = 2 punti trofeo: avere tre umanoidi tra le spoglie.
    .title = Missione del sanguinario
    .try = Goblin, Orco e Troll sono umanoidi. Mostra la missione: tutti e tre sono spesi.
donjon-rule-q-hunter = 2 punti trofeo: avere tre creature straordinarie tra le spoglie.
    .title = Missione del cacciatore
    .try = Melma, Arpia e Idra sono creature straordinarie. Mostra la missione: tutte e tre sono spese.
donjon-rule-q-kind = 2 punti trofeo: avere tre non morti tra le spoglie.
    .title = Missione del benefattore
    .try = Zombi, Mummia e Anima in pena sono non morti. Mostra la missione: tutti e tre sono spesi.
donjon-rule-q-saint-michael = 3 punti trofeo: avere un drago tra le spoglie.
    .title = Missione di San Michele
    .try = C’è un drago tra le tue spoglie. Mostra la missione.
donjon-rule-q-witcher = 3 punti trofeo: battere da solo un mostro di potenza 16 o più.
    .title = Missione dello strigo
    .ruling = Un compagno non è un alleato: può quindi aiutarti.
    .try = Un Vampiro di potenza 16, e tu ne hai 20. Vai senza alleati, battilo, e mostra la missione.
donjon-rule-q-poor = 3 punti trofeo: avere meno punti trofeo di tutti gli altri. Una parità non basta. Come missione principale ne porta 6: vale la pena aspettare.
    .title = Missione del misero
    .try = Gli altri hanno 2 punti trofeo ciascuno, tu ne hai 1. Mostra la missione: non chiede altro.
donjon-rule-q-hero = 1 punto trofeo: avere più punti trofeo di tutti gli altri. Una parità non basta.
    .title = Missione dell’eroe
    .try = Hai 3 punti trofeo, gli altri ne hanno 2 ciascuno. Mostra la missione.
donjon-rule-q-lucky = 4 punti trofeo: aver compiuto tre missioni.
    .title = Missione del fortunato
    .try = Tre tue missioni sono compiute. Mostra la quarta, che chiede proprio questo.
donjon-rule-q-greedy = 4 punti trofeo: avere 12 gemme o più. Le tieni.
    .title = Missione dell’avarizia
    .try = Hai 12 gemme. Mostra la missione: le tieni, e ne ricevi altre 4.
donjon-rule-q-saint-gary = 2 punti trofeo: vincere un combattimento nel proprio turno con un Kritik del proprio dado.
    .title = Missione di San Gary
    .try = Va’ senza alleati contro il Ghoul. Il tuo dado verde mostra un 8, e vinci: mostra la missione.
donjon-rule-q-fearless = 3 punti trofeo, o 4 se i giocatori sono in numero pari: vincere un’Arena con la parte meno numerosa, anche come alleato. In 2 giocatori non c’è.
    .title = Missione dell’intrepido
    .ruling = Si contano le teste: attaccante, difensore, e chi ha mostrato un segnalino. Se le parti sono pari, non serve né a questa missione né a quella del vigliacco.
    .try = Attacchi il giocatore 2 con una potenza di 20. Non promettere niente e continua: il giocatore 3 si unisce all’altra parte, e tu li batti tutti e due. Mostra la missione.
donjon-rule-q-coward = 2 punti trofeo: vincere un’Arena con la parte più numerosa, anche come alleato. In 2 giocatori non c’è.
    .title = Missione del vigliacco
    .try = Il giocatore 2, molto più forte, attacca il giocatore 3. Unisciti all’attaccante: in due contro uno vincete, e mostri la missione.

## Oggetti riservati

donjon-rule-item-reserved = Sei oggetti servono a un solo avventuriero, una volta, e poi sono scartati. Altri possono averli, per tenerli lontani dalle sue mani. Non danno bonus.
    .title = Oggetti riservati
    .ruling = Per il loro avventuriero contano come equipaggiati: l’armatura del Guerriero gli dà quindi il suo +1. Per gli altri non portano alcun vantaggio: né +1 né missione. L’Armatura della potenza costa 4 gemme nell’esempio del regolamento; che anche gli altri cinque costino così è una ricostruzione.
    .try = Hai l’Arco della costrizione, ma sei il Sacerdote. Prova a legare l’Orco con quello.
donjon-rule-power-armour = L’armatura del Guerriero. In un combattimento la sua potenza e il suo dado si raddoppiano insieme. Per esempio, a 9 con un 3 sul dado porta (9 + 3) × 2 = 24.
    .title = Armatura della potenza
    .ruling = Si raddoppia anche tutto ciò che ha annunciato, e un Kritik vale 16 prima di raddoppiare. Come alleato raddoppia la sua potenza prima di dividerla, senza dado.
    .try = Un Behemoth di potenza 18, e tu sei il Guerriero di 9. Usa l’Armatura della potenza: potenza e dado sono raddoppiati.
donjon-rule-thunder-axe = L’arma del Barbaro. In un combattimento la sua potenza si raddoppia, e aggiunge due dadi.
    .title = Ascia del fulmine
    .ruling = Lancia due volte il suo dado, e ogni volta può essere un Kritik; si raddoppia anche ciò che ha annunciato. In un’Arena che vince, un 8 su uno dei due dadi dà 2 ferite agli sconfitti. Come alleato raddoppia la sua potenza prima di dividerla, senza dadi.
    .try = Un Behemoth di potenza 18, e tu sei il Barbaro di 9. Usa l’Ascia del fulmine: la tua potenza è raddoppiata, e lanci due dadi.
donjon-rule-binding-bow = L’arma del Ramingo. Un mostro di potenza 10 o meno che pesca diventa suo compagno invece di essere combattuto: la sua potenza si aggiunge in ogni suo combattimento. Dopo ogni combattimento, con 1-4 su un dado, fugge. Battuto con un Kritik, muore. In tutti e due i casi l’arco è scartato.
    .title = Arco della costrizione
    .ruling = Dev’essere una carta mostro. Il Ramingo lo dice prima di trattare, e il turno passa al Riposo del guerriero. Ha un compagno alla volta. Questo muore con l’8 dell’altra parte in un combattimento perso, come un Famiglio, e va negli scarti, anche quando l’arco va perso.
    .try = Un Grifone di potenza 10, e tu sei il Ramingo con il suo arco. Legalo: d’ora in poi combatte al tuo fianco.
donjon-rule-charm-ring = Il gioiello dello Stregone, per il suo turno. Un altro giocatore deve combattere al suo posto, o essere suo alleato. I guadagni sono dello Stregone.
    .title = Anello del fascino
    .ruling = Lo dice prima che finiscano le trattative, in un’Arena prima che si annuncino i poteri, e mai della vittima. Chi lo sostituisce combatte con piena potenza e prende le ferite. Un alleato costretto è l’unico alleato, per niente; in un’Arena apertamente dalla sua parte. Contro un mostro che si combatte da soli c’è solo la sostituzione. La maledizione del Tempio tocca allo Stregone.
    .try = C’è un Ogre, e il giocatore 2 è molto più forte di te. Fallo combattere al tuo posto: i guadagni sono tuoi.
donjon-rule-oblivion-helm = L’armatura del Sacerdote. Dopo i dadi di un’Arena che ha perso, annulla tutto ciò che la sconfitta porta con sé: saccheggio, ferite, e punti trofeo dei vincitori.
    .title = Elmo dell’oblio
    .ruling = Il Sacerdote dev’essere attaccante o vittima. L’elmo si usa dopo il suo potere unico, e vale per tutti, da tutte e due le parti.
    .try = Apri un’Arena contro il giocatore 2, molto più forte. Perdi; usa l’Elmo dell’oblio, ed è come se niente fosse stato.
donjon-rule-blackmail-charm = Il gioiello del Ladro, per il suo turno. Usa le spoglie di un altro giocatore per una delle sue missioni, o ruba a caso una missione secondaria.
    .title = Ciondolo del ricatto
    .ruling = Può aggiungere spoglie sue, e quelle usate sono scartate. Si ruba solo una missione non ancora compiuta.
    .try = Sei il Ladro, e il giocatore 2 ha due missioni secondarie. Rubagliene una con il ciondolo: la sorte dice quale.

## Trattare

donjon-rule-trade = Nel Rifornimento e nel Riposo del guerriero il giocatore di turno può comprare, vendere, scambiare o donare oggetti, spoglie, gemme e missioni secondarie con ogni giocatore d’accordo. Le missioni passano coperte.
    .title = Gli scambi
    .ruling = Ciò che si è concordato cambia subito di mano. Non si scambiano mai i punti trofeo, la missione principale, il potere unico, il Famiglio e la Fata buona. Saldi, fiala e Chiave si scambiano come oggetti.
    .try = Offri al giocatore 2 una gemma per la spoglia Goblin. È d’accordo, e tutte e due cambiano mano subito.
donjon-rule-deal-swap = Per scambiare, offri a un giocatore qualcosa in cambio di qualcosa. Lui accetta, rifiuta, o fa una sola controproposta, che tu accetti o rifiuti. Possono farne parte anche parole, come l’aiuto in un combattimento futuro.
    .title = Un’offerta
    .ruling = Il regolamento lascia parlare i giocatori come vogliono. Qui uno scambio è una breve serie di mosse: un’offerta, una risposta, al massimo una controproposta. Tutto ciò che si tocca cambia subito di mano; le parole si annotano, per essere mantenute o tradite.
    .try = Offri al giocatore 2 una gemma per il Pugnale. Può accettare, rifiutare o proporre altro; continua e guarda.
donjon-rule-deal-ask = Contro un mostro puoi chiedere aiuto. Ognuno degli altri dice una volta il suo prezzo, nell’ordine di turno, o passa. Poi ne prendi uno, o nessuno, e prima puoi fare a ognuno una controproposta, una volta sola.
    .title = Chiedere aiuto
    .ruling = L’ordine e l’unica controproposta sono nostri, perché una trattativa abbia fine. La apre solo il giocatore di turno; gli altri rispondono.
    .try = C’è un Ogre. Chiedi aiuto, e ascolta che cosa dice ognuno degli altri.
donjon-rule-deal-advance = In 2 giocatori un prezzo si può pagare in anticipo. Si paga appena si è d’accordo, e poi bisogna combattere.
    .title = Pagato in anticipo
    .ruling = Come mossa, è un prezzo con la parola “now”. Da lì in poi non si fugge. In più di due un prezzo si può solo promettere.
    .try = In due giocatori, il giocatore 2 chiede una gemma in anticipo. Prendilo come alleato: è pagata subito, e combatti.
donjon-rule-deal-arena = Quando un’Arena è aperta, prima l’attaccante e poi la vittima possono promettere qualcosa a ognuno degli altri in cambio di una parte.
    .title = Promettere prima dei dadi
    .ruling = Una promessa per giocatore, solo parole, e senza risposta: nessuno deve mostrare da che parte sta prima dei dadi.
    .try = Hai aperto un’Arena contro il giocatore 2. Prova a promettergli una gemma, poi promettine una al giocatore 3.
donjon-rule-deal-keep = Nel Riposo del guerriero ogni promessa aperta viene mantenuta o tradita da chi l’ha fatta.
    .title = Regolare le promesse
    .ruling = Comincia l’attaccante, poi la vittima. Mantenere vuol dire dare tutto ciò che ne resta. Una promessa non mantenuta è tradita, e lo vedono tutti.
    .try = Batti l’Orco con il giocatore 2, a cui poi devi 2 gemme. Mantieni la parola, e sono sue.
donjon-rule-deal-bounds = In un turno c’è posto per qualche offerta, non per offerte senza fine.
    .title = Quante offerte
    .ruling = Quattro offerte per turno, Rifornimento e Riposo del guerriero insieme; mai due volte la stessa; al massimo 12 gemme e 2 cose nominate per parte. Non si promette nulla che non si possa avere per allora, e niente per niente non è un’offerta. Così ogni turno ha una fine.
    .try = Prova a offrire al giocatore 2 niente per niente, poi 9 gemme, anche se ne hai 2.
donjon-rule-deal-list = Le offerte possibili sono troppe per elencarle tutte, perciò il tavolo non ne dà l’elenco: componine una, e ti dice se è permessa.
    .title = Quali offerte ci sono
    .ruling = Un’offerta è permessa se nessuna regola la vieta. Gli avversari giocati dal computer guardano un loro breve elenco.
    .try = Componi un’offerta che nessuno avrebbe messo in un elenco: una gemma e il tuo Pugnale per l’Elmo dei morti, e aiuto in due combattimenti futuri.

## In due

donjon-rule-two = In due si gioca a 12 punti trofeo. Ognuno sceglie la missione principale fra tre. Le missioni dell’intrepido e del vigliacco sono tolte, e non ci sono segnalini per scegliere la parte in un’Arena. Un alleato porta tre quarti della sua potenza, e si può pagare in anticipo, cosa che impegna.
    .title = In due giocatori
    .try = Siete in due, e il Guerriero ha una potenza di 11. Prendilo come alleato: ne porta 9, i tre quarti, e non 6.
