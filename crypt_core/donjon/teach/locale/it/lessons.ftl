# Il corso di Donjon. Per ogni compito: che cosa fare, un aiuto, perché è giusto (`.why`), che cosa si dice
# a chi lo manca (`.miss`, o `.miss-...` per ciò che il corso conosce), e le risposte a parole.

chapter-donjon = La tua prima partita
    .about = Dal tuo primo combattimento a una partita che puoi vincere, in una mezz’ora.

lesson-donjon-fight = Un primo combattimento
    .about = Una carta, due dadi, e chi vince.
    .known = Ogni parte aggiunge un dado alla sua potenza, e vince il totale più alto. La parità va al dado verde, e chi perde prende una ferita.

task-donjon-fight-alone = Sei un avventuriero, e davanti a te c’è un Dungeon pieno di mostri. Il tuo turno comincia al villaggio, ma all’inizio nessuno ha gemme: non hai niente da spendere. Lascia il villaggio.
    .then-draw = Sei davanti al Dungeon. Pesca una carta avventura: la maggior parte sono mostri.
    .then-fight = Un Goblin di [potenza](power) 6 contro i tuoi 8. Ogni parte aggiunge alla sua potenza un dado a otto facce, e vince il totale più alto. Un altro giocatore potrebbe venire come [alleato](alliance.one), per un prezzo. Qui non ti serve nessuno: vai senza alleati.
    .hint-1 = Il pulsante per farlo è sotto il tavolo.
    .hint-draw-1 = Ora c’è una sola strada.
    .hint-fight-1 = Ti si chiede se vuoi aiuto.
    .why = 8 e 4 contro 6 e 2. La gemma della carta è tua, e il Goblin sta davanti a te come [spoglia](win.monster).
    .miss = Il Goblin è ancora lì. Riprova.
    .miss-call = Hai chiamato gli altri, e l’aiuto ha un prezzo. Il Goblin ha una gemma sola: tienila per te.
task-donjon-fight-tie = Un Orco di potenza 10 contro i tuoi 8. Metti che il tuo dado verde mostri un 4, e il suo rosso un 2: 12 contro 12. Chi vince? Rispondi con i pulsanti qui.
    .hint-1 = Uno dei due dadi decide le parità.
    .why = La parità va al dado verde. Nel Dungeon è sempre quello degli avventurieri. La parte che perde prende una [ferita](wounds): toglie 1 alla tua potenza.
    .miss = Il dado rosso è del mostro, e la parità non va al rosso.
    .miss-nobody = Ogni combattimento si decide: la parità va a uno dei due dadi.
    .answer-you = Tu
    .answer-orc = L’Orco
    .answer-nobody = Nessuno: si lanciano di nuovo i dadi

lesson-donjon-power = La potenza
    .about = A che cosa servono le gemme.
    .known = Un punto di potenza costa 2 gemme. Contano un’arma, un’armatura e un gioiello.

task-donjon-power-buy = Hai 8 gemme, e la [bottega](shop.buy) è aperta. Gli oggetti aggiungono il loro bonus alla tua potenza. Spendi le gemme in modo che la tua potenza cresca di 4 o più.
    .hint-1 = Un oggetto +1 costa 2 gemme, uno +4 ne costa 8. Quelli riservati a un avventuriero non aggiungono niente.
    .why = La tua potenza ora è 12. Un punto di potenza costa 2 gemme, qualunque oggetto comune tu prenda.
    .miss = La tua potenza non è cresciuta di 4. Riprova.
    .miss-left = Hai lasciato il villaggio con delle gemme in borsa. Compra prima.
    .miss-small = Con le gemme che ti restano, la tua potenza non può più crescere di 4. Un oggetto riservato, o un secondo dello stesso tipo, non aggiunge niente.
task-donjon-power-type = Hai già un’arma, la Spada corta +2, e 6 gemme. Contano solo un’arma, un’armatura e un gioiello. Fa’ crescere la tua potenza di 3.
    .hint-1 = Quali tipi di oggetto non hai ancora?
    .why = Un tipo nuovo aggiunge tutto il suo bonus; un oggetto migliore di un tipo che hai aggiunge solo la differenza.
    .miss = La tua potenza non è cresciuta di 3. Riprova.
    .miss-weapon = Il Martello da guerra ha +3, ma prende il posto della Spada corta: hai guadagnato 1.

lesson-donjon-flee = Combattere o fuggire
    .about = Quali mostri si possono lasciare in pace.
    .known = Si può fuggire da un mostro di almeno una volta e mezza la propria potenza. Costa solo la carta.

task-donjon-flee-orc = Si può fuggire da un mostro almeno una volta e mezza più potente. Un Orco ha potenza 10, e tu 8: è troppo debole per questo. Prova lo stesso a fuggire.
    .hint-1 = Premi lo stesso il pulsante con il bordo tratteggiato, accanto agli altri due.
    .why = Provare qui non costa niente: ti si dice sempre quale regola dice no. Davanti a un 12 saresti potuto fuggire.
    .miss = Sei andato a combattere l’Orco. Riprova, e tenta di fuggire.
task-donjon-flee-ogre = Un Ogre di potenza 12 contro i tuoi 8. Vinceresti 13 lanci su 64, e nessuno è con te. L’Ogre è abbastanza forte da lasciarlo in pace: fuggi.
    .hint-1 = Te lo si chiede prima che rotolino i dadi.
    .why = Chi fugge rinuncia solo alla carta. Un mostro si può lasciare in pace da una volta e mezza la propria potenza in su: 12 è una volta e mezza 8.
    .miss = Hai scelto di combattere, e si perde circa quattro volte su cinque.

lesson-donjon-turn = Un turno intero
    .about = Dal villaggio al Dungeon, e ritorno.
    .known = Un turno comincia al villaggio e finisce lì. In mezzo c’è il Dungeon.

task-donjon-turn-whole = Ora gioca un turno intero: prima il [Rifornimento](shop.buy) al villaggio, poi il Dungeon, poi il [Riposo del guerriero](rest.village). Hai 4 gemme e una potenza di 8. Compra qualcosa che ti renda più forte.
    .then-leave = Sei più forte. Il tuo turno continua nel Dungeon: lascia il villaggio.
    .then-draw = Sei davanti al Dungeon. Pesca una carta avventura.
    .then-fight = Un Orco di potenza 10. Con ciò che hai comprato puoi affrontarlo: vai senza alleati.
    .then-roll = Vai senza alleati. Ogni parte aggiunge un dado alla sua potenza: guarda.
    .then-rest = L’Orco è sconfitto, e le sue gemme sono tue. Ora è il riposo: potresti spenderle al villaggio. Di’ che non vuoi altro, e il tuo turno è finito.
    .hint-1 = Con 4 gemme la bottega ha oggetti da +2.
    .hint-leave-1 = Il pulsante per farlo è sotto il tavolo.
    .hint-draw-1 = L’ingresso del Dungeon è in mezzo al tavolo.
    .hint-fight-1 = Ti si chiede se vuoi un alleato. L’aiuto ha un prezzo.
    .hint-rest-1 = Va’ avanti con il pulsante sotto il tavolo.
    .why = Era un turno intero. 12 contro 12, e il dado verde era tuo; senza ciò che hai comprato, sarebbe stato 10 contro 12. Ora giocano gli altri.
    .miss = Ha vinto l’Orco. Riprova, e compra ciò che ti rende più forte.
    .miss-bare = Ha vinto l’Orco, per 12 a 10. Avevi 4 gemme e non hai comprato niente. Riprova, e compra qualcosa prima di partire.
    .miss-call = Hai chiamato gli altri, e l’aiuto ha un prezzo. Con un oggetto da +2 puoi battere questo Orco senza aiuto. Riprova.

lesson-donjon-shop = La bottega
    .about = Uno di ogni tipo, e un buon affare.
    .known = Un’arma, un’armatura, un gioiello: il di più torna in bottega per niente. I Saldi dimezzano un prezzo.

task-donjon-shop-second = Hai un Pugnale +1 e 4 gemme. Compra la Spada corta +2, lascia il villaggio, e rinuncia al Pugnale quando ti viene chiesto.
    .hint-1 = Prima la bottega, poi avanti; la domanda viene da sé.
    .why = Un’arma, un’armatura, un gioiello: ciò che è di troppo torna in bottega per niente.
    .miss = Non hai sostituito il Pugnale con la Spada corta. Riprova.
    .miss-sword = Hai rinunciato alla spada che hai pagato. Tieni la migliore delle due.
task-donjon-shop-sale = Hai trovato i Saldi nel Dungeon: dimezzano il prezzo di un oggetto. Hai 4 gemme. Compra con essi l’Ascia doppia +4.
    .hint-1 = L’Ascia doppia costa 8 gemme, e la metà con i Saldi.
    .why = 4 gemme per +4. I Saldi sono scartati: valevano di più sull’oggetto più caro.
    .miss = Non è l’Ascia doppia. Con i Saldi è alla tua portata.

lesson-donjon-wounds = Le ferite
    .about = Quando pagare per guarire, e quando aspettare.
    .known = Ogni ferita toglie 1 alla tua potenza, e quattro sono il massimo. Una guarisce da sé a ogni turno; il Tempio le guarisce tutte per 2 gemme.

task-donjon-wounds-heal = Hai quattro ferite, e ognuna toglie 1 alla tua potenza. Hai 2 gemme: tanto chiede il [Tempio della Cura](temple) per guarirle tutte. Vacci.
    .hint-1 = Il Tempio è al villaggio, accanto alla bottega.
    .why = Da 4 a 8 per 2 gemme: nessun oggetto dà tanto. Le gemme restano sul Tempio.
    .miss = Le quattro ferite sono ancora lì. Per 2 gemme un oggetto dà 1 punto di potenza; il Tempio ne ridà 4.
task-donjon-wounds-wait = Hai una ferita sola, e 2 gemme. Una ferita guarisce da sé all’inizio di ogni tuo turno. Spendi dunque le gemme in qualcosa che dura.
    .hint-1 = Per 2 gemme la bottega ha tre oggetti +1.
    .why = L’oggetto dà 1 punto di potenza come farebbe il Tempio, ma resta quando la ferita non c’è più.
    .miss = Non hai comprato niente che duri. Riprova.
    .miss-heal = La ferita sarebbe guarita da sé nel prossimo turno, e le gemme non ci sono più.
task-donjon-wounds-kritik = Un 8 al dado è un [Kritik](kritik): quel dado conta 16, e chi perde contro di lui riceve due ferite invece di una. Hai tre ferite, e nessuno ne ha mai più di quattro. Metti che tu combatta contro questo Orco e perda contro il suo 8. Quante ferite hai allora? Rispondi con i pulsanti qui.
    .hint-1 = Aggiungine due, senza superare il massimo.
    .why = Due in più farebbero cinque, ma la quinta ferita non ha effetto. Un Kritik può capitare a tutte e due le parti: con quello può vincere anche la più debole.
    .miss = Una sconfitta contro un Kritik aggiunge due ferite. E qual è il massimo?
    .miss-most = Tre e due fanno cinque. Ma quante ferite si possono avere al massimo?
    .answer-3 = 3
    .answer-4 = 4
    .answer-5 = 5

lesson-donjon-quests = Le missioni
    .about = Una che vale doppio, e altre da comprare.
    .known = Una missione principale rende il doppio; non compiuta, costa i suoi punti. La Gilda vende una missione a turno, per 2 gemme.

task-donjon-quests-choose = Sei il Barbaro, che ama le armi, e hai due missioni tra cui scegliere la tua [missione principale](quest.main). Quella della lama chiede un’arma +4, quella dello strigo un mostro da 16 battuto senza alleati. Tieni la missione che si compra.
    .hint-1 = Le gemme comprano l’Ascia doppia, la fortuna batte un 16.
    .why = Una missione principale porta due volte i suoi [punti trofeo](end.target), che fanno vincere la partita; non compiuta, li costa. Prendi dunque quella di cui sei sicuro.
    .miss = Battere un 16 senza alleati chiede una potenza vicina a 16, o fortuna. L’arma chiede solo 8 gemme.
task-donjon-quests-claim = La missione della lama è la tua missione principale: un’arma +4. Hai 9 gemme. Portala a termine, e mostrala.
    .hint-1 = Prima compra; le missioni si mostrano poi in qualunque momento.
    .why = 4 punti trofeo invece di 2, e 4 gemme, che non raddoppiano. Con una missione un oggetto è pagato a metà.
    .miss = La missione non è ancora compiuta. Riprova.
    .miss-type = Ha +4, ma non è un’arma.
task-donjon-quests-guild = Non hai punti trofeo, gli altri ne hanno. Con le tue 2 gemme compra una missione alla [Gilda degli Avventurieri](guild). Delle due che vedi, tieni quella che hai già compiuto, e mostrala.
    .hint-1 = Una delle due chiede di essere ultimo in punti trofeo.
    .why = 2 gemme spese, 4 ricevute, e 3 punti trofeo. L’altra missione ora sta sotto il mazzo. La Gilda ti vende una missione a turno.
    .miss = Non hai mostrato una missione. Riprova.
    .miss-other = Quella dello sfarzoso chiede un’arma, un’armatura e un gioiello, e non ne hai nessuno. Quella del misero era già compiuta.
    .miss-gone = Le tue gemme erano per la Gilda. Riprova.
task-donjon-quests-cost = La tua missione principale chiede un drago e porta 3 punti trofeo. Compiuta vale il doppio; altrimenti ne costa 3 alla fine. Quanti punti ci sono tra la missione compiuta e quella non compiuta?
    .hint-1 = Due volte i punti vinti, oppure i punti persi.
    .why = 6 vinti o 3 persi. Una missione principale difficile è una grossa scommessa; Una nuova scelta può cambiarla.
    .miss = Tanti ne porta se è compiuta. E se non lo è?
    .miss-printed = È quello che c’è stampato. Una missione principale porta il doppio.

lesson-donjon-ally = Un alleato e il suo prezzo
    .about = Chi ti aiuta, di quanto, per che cosa.
    .known = Un solo alleato, che porta la metà della sua potenza, arrotondata per eccesso. Il suo prezzo è una promessa, pagata solo se vinci.

task-donjon-ally-call = Un Ogre di potenza 12, con 4 gemme. Senza alleati vinceresti una volta su cinque. Il Guerriero accanto a te ha 11, e un alleato ne porta la metà, arrotondata per eccesso. Chiedi aiuto contro l’Ogre.
    .hint-1 = Te lo si chiede prima del combattimento.
    .why = Ora ognuno degli altri dice un prezzo, o passa. Non devi prenderne nessuno per forza. Un prezzo è una [promessa](promises): si paga solo dopo la vittoria.
    .miss = Sei andato senza alleati. Con il Guerriero avresti avuto 14 contro 12.
task-donjon-ally-choose = Tutti e due chiedono 2 gemme, e contro un mostro si ha un solo alleato. Il giocatore 2, il Guerriero, ha una potenza di 11; il giocatore 3, lo Stregone, ha due ferite e 6. Prendi l’alleato che porta di più.
    .hint-1 = La metà di 11, arrotondata per eccesso, fa 6. La metà di 6 fa 3.
    .why = 8 + 6 fa 14 contro 12, e vince 47 lanci su 64. Con lo Stregone sarebbe stato 11 contro 12.
    .miss = Non hai preso né l’uno né l’altro. Riprova.
    .miss-weak = Lo Stregone porta 3, il Guerriero 6, e costano lo stesso.
    .miss-alone = Senza alleati è 8 contro 12.
task-donjon-ally-counter = Il giocatore 2 chiede 4 gemme, e l’Ogre non ne ha di più: combatteresti per niente. Puoi proporre un altro prezzo, una volta. Proponi 2.
    .hint-1 = Non prenderlo ancora: prima il prezzo.
    .why = È d’accordo: 2 gemme per lui, 2 e la spoglia per te. Un prezzo è buono se ci guadagnano tutti e due.
    .miss = L’hai preso per 4 gemme: ti resta solo la spoglia, e la ferita se perdi.
    .miss-alone = Senza alleati perdi quattro volte su cinque. Prima proponigli un altro prezzo.
    .miss-price = Hai proposto un altro prezzo. Riprova, e proponi 2 gemme.
task-donjon-ally-lost = Il Guerriero verrebbe per 2 gemme. Metti di prenderlo con te, e di perdere lo stesso contro l’Ogre. Chi riceve una ferita? Rispondi con i pulsanti qui.
    .hint-1 = Un alleato non divide solo il guadagno.
    .why = Tutti e due, e due a testa se l’Ogre fa un Kritik. L’Ogre va negli scarti. Non hai vinto niente: dunque non devi niente di ciò che hai promesso.
    .miss = Tu sì, ma non tu soltanto.
    .miss-ally = Un alleato non combatte al posto tuo, ma al tuo fianco.
    .answer-you = Solo tu
    .answer-ally = Solo il Guerriero
    .answer-both = Tutti e due

lesson-donjon-word = Promesse e tradimenti
    .about = Le parole non impegnano nessuno, e tutti le ricordano.
    .known = Una promessa non obbliga nessuno, e tutti vedono se è mantenuta. 6 gemme comprano un punto trofeo, uno a turno.

task-donjon-word-keep = L’Orco è battuto, con l’aiuto del Guerriero, a cui hai promesso 2 delle sue gemme. La partita è giovane, e avrai ancora bisogno di lui. Mantieni la parola.
    .hint-1 = Te lo si chiede nel Riposo del guerriero, per ogni promessa.
    .why = 2 gemme per lui, 1 per te, e una parola a cui si crede. Le promesse mantenute e tradite si contano, in vista di tutti.
    .miss = Era permesso: niente ti obbliga. Ma tutti l’hanno visto, e la prossima volta l’aiuto sarà caro.
task-donjon-word-break = Hai 11 dei 12 punti trofeo e 6 gemme, giusto quanto serve per comprare l’ultimo. Ma ne hai promesse 3 al Guerriero. La partita finisce con quel punto, e nessuno avrà più bisogno della tua parola. Vinci la partita.
    .hint-1 = Se mantieni la parola ti restano 3 gemme. Un punto trofeo ne costa 6.
    .why = Ecco i tradimenti del titolo. Rendono di più alla fine: sta’ dunque attento a chi aiuti quando la fine è vicina.
    .miss = L’ultimo punto costa 6 gemme, nel Riposo del guerriero. Riprova.
    .miss-keep = È stato onesto, e ti restano 3 gemme: troppo poche per il punto che vince.
task-donjon-word-trophy = Il Goblin è battuto, e il tuo turno finisce con il Riposo del guerriero. Lì puoi comprare un punto trofeo per 6 gemme, uno a turno. Hai 13 gemme. Comprane uno, poi prova a comprarne un altro.
    .hint-1 = Premi due volte lo stesso pulsante.
    .why = Uno a turno, non di più: se te ne servono due, comincia un turno prima, e gli altri se ne accorgono.
    .miss = Non hai provato a comprarne un secondo. Riprova.

lesson-donjon-arena = La prima Arena
    .about = Chi attaccare, e che cosa prendere.
    .known = Dal giro 3 in poi si può sfidare un altro giocatore. Chi vince ha un punto trofeo e saccheggia; la prima Arena porta anche il piatto.

task-donjon-arena-early = Invece di andare nel Dungeon si può sfidare un altro giocatore: è un’[Arena](arena.open). Ma è solo il giro 2. Prova ad aprire un’Arena contro il giocatore 2.
    .hint-1 = Scegli l’Arena come se fosse il giro 3.
    .why = Nei primi due giri ci si osserva soltanto; dal giro 3 in poi nessuno è al sicuro.
    .miss = Era permesso: sei nel Dungeon. Riprova, con ciò che le regole vietano.
task-donjon-arena-victim = Giro 3. Chi vince un’Arena riceve un punto trofeo e, con il [saccheggio](arena.plunder), prende qualcosa alla [vittima](arena.open). Hai una potenza di 11. Apri un’Arena contro qualcuno che batti il più delle volte.
    .hint-1 = Uno dei due ha tutti gli oggetti migliori, l’altro due ferite.
    .why = 11 contro 6. A meno che qualcuno si unisca all’altra parte: il terzo giocatore può, in segreto.
    .miss = Nessuna Arena è ancora aperta. Riprova.
    .miss-strong = 11 contro 20: solo una gran fortuna ti aiuterebbe.
task-donjon-arena-plunder = Hai vinto. Puoi prendere al giocatore 2 la metà delle gemme, un oggetto o una spoglia. Non hai un’arma: prendi ciò che ti rende più forte di 4.
    .hint-1 = Quanto costerebbe in bottega?
    .why = Un’ascia da 8 gemme, e ciò che aggiunge a te è tolto a lui.
    .miss = Un Goblin serve ogni tanto a una missione. L’ascia vale 8 gemme.
    .miss-gems = La metà di 5, arrotondata per eccesso, fa 3 gemme. L’ascia ne sarebbe valsa 8.
task-donjon-arena-pot = All’inizio di ogni giro una gemma va nel [piatto](pot), finché non si combatte la prima Arena. Chi la vince prende il piatto: ci sono 3 gemme. Apri la prima Arena, e vincila.
    .hint-1 = Uno dei due ha ferite e nessun oggetto.
    .why = Il piatto, un punto trofeo, e poi il saccheggio: la prima Arena è quella che vale di più. Chi ti aiuta non prende niente del piatto, e d’ora in poi resta vuoto.
    .miss = Il piatto non è tuo. Riprova, contro il più debole dei due.
    .miss-dungeon = Il piatto si vince in un’Arena, non nel Dungeon.

lesson-donjon-sides = Da che parte stare
    .about = Un attaccante, una vittima, e tutti gli altri.
    .known = Gli altri si uniscono a una parte in segreto, o restano neutrali. Ognuno della parte che vince riceve un punto trofeo, ognuno di quella che perde una ferita.

task-donjon-arena-side = Il giocatore 2, con una potenza di 20, attacca il giocatore 3, che ha 8. Puoi unirti a una parte in segreto, o restare [neutrale](arena.sides): ognuno della parte che vince riceve un punto trofeo, ogni perdente una ferita. Scegli la tua parte.
    .hint-1 = Porti 4. Quale parte ne ha meno bisogno?
    .why = Il punto è lo stesso per un alleato e per l’attaccante. Ma è per questo che i forti vincono tanto spesso: pensaci quando sarai la vittima.
    .miss = Non hai vinto un punto trofeo. Riprova.
    .miss-neutral = Chi resta neutrale non prende ferite, e non riceve niente.
    .miss-weak = 8 e i tuoi 4 contro 20: una scelta nobile, e una ferita.
task-donjon-arena-promise = Hai aperto un’Arena contro il giocatore 2, forte quanto te. Il giocatore 3 può far pendere la bilancia. Hai 2 gemme: promettine una al giocatore 3.
    .hint-1 = Prima dei dadi attaccante e vittima possono promettere qualcosa.
    .why = Nessuno risponde, e la vittima può promettere di più. La parte del giocatore 3 si vede dopo i dadi.
    .miss = Non hai promesso niente al giocatore 3. Ora solo lui sa perché dovrebbe aiutarti.
    .miss-other = Hai promesso altro. Riprova, e prometti 1 gemma.

lesson-donjon-game = Una prima partita
    .about = L’ultimo turno di una partita contro due giocatori gestiti dal computer.
    .known = Le gemme diventano oggetti, gli oggetti compiono missioni, e le missioni fanno vincere. Una partita intera ti aspetta al tavolo.

task-donjon-game-last = L’ultimo turno di una partita a 12. Sei il Barbaro, con 8 punti trofeo, 5 gemme, e la missione della lama come principale. Il giocatore 2 ha 10 punti. Vinci adesso: prima le gemme, il resto al villaggio.
    .hint-1 = L’Ascia doppia costa 8 gemme, e la missione porta 4 punti. Da dove vengono 3 gemme?
    .why = Un mostro per le gemme, le gemme per l’ascia, l’ascia per la missione: ecco un turno come si deve. E ora una partita intera.
    .miss = La partita non è vinta in questo turno. Riprova.
    .miss-type = Ha +4, ma la missione della lama chiede un’arma.
    .miss-arena = Un’Arena porta un punto trofeo, e te ne servono quattro. Va’ nel Dungeon per le gemme.

chapter-donjon-further = I sei avventurieri
    .about = Che cosa sa fare ognuno, una volta o sempre, e quali oggetti sono solo suoi.

lesson-donjon-gifts = Barbaro, Ramingo, Sacerdote
    .about = Doni per tutta la partita, poteri per un combattimento.
    .known = Un avventuriero ha un dono per tutta la partita. Il potere unico serve una volta sola: i 4 del Barbaro, i 6 del Ramingo, il secondo combattimento del Sacerdote.

task-donjon-gifts-barbarian = Sei il Barbaro: con un’arma equipaggiata hai 1 in più. Hai 2 gemme. Fa’ crescere la tua potenza di 2.
    .hint-1 = Basta l’arma più piccola.
    .why = +1 per il Pugnale e +1 per l’arma. Il Guerriero l’ha con un’armatura, lo Stregone con un gioiello.
    .miss = Questo dà +1 a chiunque. Con un’arma un Barbaro ha 1 in più.
    .miss-armour = Hai guadagnato 1. Con un’armatura ha 1 in più il Guerriero, e tu sei il Barbaro.
    .miss-jewel = Hai guadagnato 1. Con un gioiello ha 1 in più lo Stregone, e tu sei il Barbaro.
task-donjon-gifts-ranger = Sei il Ramingo, e il tuo [segnalino](token.when) dice non morto. Un Vampiro da 16: contro di lui hai 8 e 1. Una volta per partita il tuo [potere unico](token.when) dà 6 in più contro un mostro così. Vinci questo combattimento.
    .hint-1 = Ciò che rende più forti si annuncia prima dei dadi.
    .why = 15 e 4 contro 16 e 2: un punto trofeo e 5 gemme. Il segnalino ora non c’è più.
    .miss = 9 e 4 contro 16 e 2: il tuo potere unico è fatto per questo.
task-donjon-gifts-priest = Sei il Sacerdote, e vedi la prossima carta: un Drago rosso di potenza 22, e tu hai 10. Il giocatore 2 ha tre ferite. Scegli che cosa fare invece di affrontare il drago.
    .hint-1 = Guardi prima di scegliere tra Dungeon e Arena.
    .why = 10 contro 5, e il drago lo pescherà il giocatore 2, a meno che non combatta in un’Arena anche lui.
    .miss = Hai incontrato il drago che avevi visto. Puoi fuggire, ma allora il turno non ti ha portato niente.
task-donjon-gifts-again = Sei il Sacerdote, e un Ghoul forte quanto te ti ha appena battuto. Una volta per partita puoi rifare un tuo combattimento perso. Fallo.
    .hint-1 = Te lo si chiede prima delle ferite.
    .why = Tutti e due i dadi sono stati rilanciati, e stavolta il Kritik è tuo: il tuo 8 ha contato 16. Vale di più dove ti ha battuto solo la sfortuna.
    .miss = La sconfitta resta, e il segnalino è ancora tuo. In un combattimento pari ti avrebbe aiutato 36 volte su 64.
task-donjon-gifts-rage = Sei il Barbaro, di potenza 10, e combatti contro un Ogre di 12. Una volta per partita puoi combattere con 4 in più; da allora hai 2 in meno, fino alla fine della partita. Fallo, e vinci.
    .hint-1 = Si annuncia prima dei dadi.
    .why = 14 contro 12, e lo stesso dado da tutte e due le parti. Quei 2 non sono una ferita, e niente li guarisce: più tardi lo fai nella partita, meno ti costa.
    .miss = 10 contro 12, e lo stesso dado da tutte e due le parti: 4 in più sarebbero bastati.

lesson-donjon-wits = Stregone, Ladro, Guerriero
    .about = Svanire, rubare, e un oggetto per uno solo.
    .known = Lo Stregone svanisce da un combattimento, il Ladro saccheggia due cose. Ogni avventuriero ha un oggetto riservato, che serve una volta.

task-donjon-wits-sorcerer = Sei lo Stregone. Il giocatore 2, con una potenza di 20, ti attacca e vuole le tue gemme. Una volta per partita puoi [svanire](sorcerer.token) mentre i dadi rotolano: nessuno può più farti niente. Fallo.
    .hint-1 = Te lo si chiede subito prima del risultato.
    .why = Nessuna ferita, nessun saccheggio, e nessun punto trofeo per il giocatore 2.
    .miss = 8 contro 20: ti costa una ferita e metà delle gemme, a meno di un Kritik.
task-donjon-wits-thief = Sei il Ladro e hai vinto un’Arena nel tuo turno. Con il tuo potere unico prendi due cose su tre: tutte le gemme, un oggetto, una spoglia. Prendi le gemme e l’ascia.
    .hint-1 = Tutte e due si scelgono in una mossa.
    .why = Tutte le 4 gemme e +4. Gli altri avrebbero avuto una cosa sola, e metà delle gemme. Anche senza il segnalino un Ladro prende a ogni saccheggio una gemma in più degli altri.
    .miss = L’ascia è tua, ma il tuo potere unico ti avrebbe dato anche le gemme.
    .miss-gems = Metà delle gemme, e la tua in più. Il tuo potere unico te le avrebbe date tutte, e l’ascia.
task-donjon-wits-gem = Il giocatore 2, con una potenza di 12, attacca il giocatore 3, che ha 8 e 6 gemme. Sei il Ladro: ogni volta che la tua parte saccheggia, prendi alla vittima una gemma in più, senza alcun segnalino. Unisciti a una parte, e vinci un punto trofeo e una gemma.
    .hint-1 = Solo una delle due parti saccheggia.
    .why = Un punto trofeo per ognuno della tua parte, e una gemma per te oltre a ciò che il giocatore 2 ha saccheggiato.
    .miss = La parte della vittima non saccheggia nessuno, e con i tuoi 4 era solo 12 contro 12.
    .miss-neutral = Se resti neutrale, non vinci niente: la tua gemma si prende solo dalla parte che saccheggia.
task-donjon-wits-warrior = Sei il Guerriero di 9, davanti a un Gigante del fuoco di 18. Hai l’Armatura della potenza, che raddoppia la tua potenza e il tuo dado in un combattimento. Vinci contro il gigante.
    .hint-1 = Si annuncia prima dei dadi, come i poteri unici.
    .why = Due volte 9 e 4 fa 26, contro 18 e 2: due punti trofeo. Ogni avventuriero ha un oggetto così, scartato dopo l’uso.
    .miss = 9 e 4 contro 18 e 2. L’armatura ne avrebbe fatto 26.

lesson-donjon-cards = Carte speciali ed eventi
    .about = Non tutto nel Dungeon vuole essere combattuto.
    .known = Alcune carte danno, altre prendono, e dopo un evento se ne pesca un’altra. Con la Chiave si può profanare il Tempio, al prezzo di una maledizione.

task-donjon-cards-djinn = Hai battuto il Genio, e puoi prendere qualunque oggetto o spoglia sul tavolo. La tua missione principale è quella della lama: un’arma +4. Prendi ciò che compie la tua missione principale.
    .hint-1 = Può venire anche dalla bottega.
    .why = Un valore di 8 gemme, e con esso una missione: 4 punti trofeo, appena la mostri.
    .miss = Questo non compie la tua missione. Chiede un’arma +4.
    .miss-short = Il Martello da guerra ha +3: uno in meno di quanto chiede la missione.
task-donjon-cards-toll = Il giocatore 3 ha pescato il Dazio: per un giro, pescare una carta costa 2 gemme. Tu ne hai 1. Lascia il villaggio e prova lo stesso a pescare.
    .hint-1 = Prima lascia il villaggio; poi prova il Dungeon.
    .why = Chi non può pagare deve aprire un’Arena: è allora che ci si batte.
    .miss = Prova a pescare, anche se hai solo 1 gemma.
    .miss-arena = È ciò che il Dazio ti lascia. Ma prima prova a pescare, e guarda che cosa ti si dice.
    .miss-key = Il Tempio si può profanare solo con la sua Chiave, e non ce l’hai. Prima prova a pescare una carta.
task-donjon-cards-rot = Putrefazione: ognuno scarta una delle sue spoglie. La tua missione principale chiede tre non morti, e ne hai due. Scarta ciò che alla missione non serve.
    .hint-1 = Lo Zombi e la Mummia sono non morti.
    .why = Ancora un non morto, e la missione è compiuta. Dopo un evento si pesca un’altra carta: qui, un forziere.
    .miss = Era uno dei non morti che la tua missione chiede.
task-donjon-cards-pickpocket = Un Borseggiatore: scarta un oggetto, quello che vuoi. Hai un Pugnale +1, una Corona d’oro +4, e i Saldi, che valgono 4 gemme su un oggetto da 8. Rinuncia a ciò che vale di meno.
    .hint-1 = Quanto costa, o fa risparmiare, ognuno in bottega?
    .why = Con 2 gemme lo ricompri: è di nuovo in bottega.
    .miss = La corona è costata 8 gemme, il Pugnale 2.
    .miss-sale = I Saldi potevano farti risparmiare 4 gemme; il Pugnale ne costa 2.
task-donjon-cards-raid = Hai la Chiave del Tempio. Sul Tempio ci sono 8 gemme, pagate da altri per farsi curare. Invece di Dungeon o Arena lo puoi [profanare](temple.raid), da solo contro il suo Guardiano da 14. La tua potenza è 20. Prendi le gemme.
    .hint-1 = Il Tempio sta accanto al Dungeon e alle Arene.
    .why = 8 gemme in una volta. Ma chi ha profanato il Tempio è maledetto fino alla fine della partita: né il Tempio né un Giorno di grazia ti curano più.
    .miss = Le gemme sono ancora sul Tempio, e la sua Chiave davanti a te.

lesson-donjon-events = Eventi che toccano tutti
    .about = Furia, Inferno, amore, e una seconda scelta.
    .known = Furia sanguinaria e Un giorno all’inferno sono combattimenti per tutti. Slancio d’amore vieta le Arene per un giro; Una nuova scelta scambia missioni.

task-donjon-events-fury = Il giocatore 3 ha scoperto la Furia sanguinaria: subito un’Arena contro il giocatore alla sua destra, quello che viene prima nell’ordine di turno. Nessuno tratta, e stavolta nessuno può restare neutrale. Il giocatore 3 ha una potenza di 21, il giocatore 2 ne ha 8. Scegli la tua parte, e vinci un punto trofeo.
    .hint-1 = Porti 4, da una parte come dall’altra.
    .why = 25 contro 8. La Furia viene in qualunque giro, anche nel primo, e poi si pesca un’altra carta.
    .miss = 8 e i tuoi 4 contro 21: solo un Kritik avrebbe potuto risparmiarti la ferita.
task-donjon-events-hell = Un giorno all’inferno: gli ultimi tre mostri scartati attaccano insieme, con 22. Tutti gli altri sono tuoi alleati, il che fa 19. Se perdi, ognuno è ferito e perde un punto trofeo. Sei il Guerriero: una volta per partita il tuo potere unico porta 2. Vinci.
    .hint-1 = Come in ogni combattimento, ciò che si usa si annuncia prima dei dadi.
    .why = 21 e 4 contro 22 e 3: pari, e decide il dado verde. Le 5 gemme dei tre si distribuiscono una per una nell’ordine di turno. Non ci sono spoglie.
    .miss = 19 e 4 contro 22 e 3: ferite per tutti, e un punto trofeo in meno. Il tuo potere unico sarebbe bastato appena.
task-donjon-events-choice = Una nuova scelta: ognuno può sostituire la missione principale con una secondaria. La tua missione principale chiede un drago. La tua secondaria è la missione della lama, e hai l’Ascia doppia che chiede. Una missione principale porta il doppio. Sostituiscila, poi mostra la missione della lama.
    .hint-1 = Non mostrarla ancora: prima dev’essere la principale.
    .why = 4 punti trofeo invece di 2. E il drago, ora secondario, ti costa 1 alla fine se non lo incontri mai, invece di 3.
    .miss = La missione della lama non è stata mostrata come missione principale. Riprova.
    .miss-early = Mostrata troppo presto: una missione secondaria porta 2 punti, e come missione principale ne avrebbe portati 4.
    .miss-stays = Così il drago resta la tua missione principale, e la missione della lama può portare solo 2 punti.
task-donjon-events-love = Il giocatore 3 ha pescato lo Slancio d’amore: per un giro non ci sono Arene. Hai una potenza di 20. Il giocatore 2, con due ferite, ha 4 gemme. Lascia il villaggio, e prova lo stesso ad aprire un’Arena contro il giocatore 2.
    .hint-1 = Prima lascia il villaggio; poi scegli l’Arena.
    .why = No, fino al prossimo turno del giocatore 3. Neanche la Furia sanguinaria avrebbe effetto. Il Dazio e lo Slancio d’amore non sono mai attivi insieme: il secondo mette fine al primo.
    .miss = Sei nel Dungeon. Riprova, con ciò che la carta vieta.
task-donjon-events-active = Nel tuo ultimo turno hai pescato il Dazio, e gli altri hanno pagato le loro carte 2 gemme ciascuno. Ora è di nuovo il tuo turno, e non hai nemmeno una gemma. Lascia il villaggio, e va’ nel Dungeon se puoi.
    .hint-1 = Quanto dura il Dazio?
    .why = Il Dazio e lo Slancio d’amore durano fino al prossimo turno del giocatore che li ha pescati. Il Dazio è finito all’inizio del tuo turno.
    .miss = Il Dazio era finito all’inizio del tuo turno: potevi pescare una carta per niente.

lesson-donjon-limits = I limiti
    .about = Quelli delle missioni, delle spoglie, dei prezzi e dei primi giri.
    .known = Tre missioni secondarie non compiute al massimo, e una spoglia serve una volta sola. I draghi e il Dazio aspettano il giro 3.

task-donjon-limits-guild = Hai tre missioni secondarie, nessuna compiuta, e 4 gemme. La Gilda vende una missione a turno. Prova a comprarne un’altra.
    .hint-1 = Premi il pulsante per farlo, al villaggio.
    .why = Di non compiute se ne possono avere al massimo tre. Ognuna costa 1 punto trofeo alla fine: prima compine una.
    .miss = Non hai provato. La regola può dire di no solo se provi.
task-donjon-limits-spoils = Tutte e due le tue missioni si possono compiere: quella del benefattore, la tua missione principale, con tre non morti; quella del giusto con un umanoide, un non morto e una creatura straordinaria. Ma una spoglia serve una volta sola: ciò che compie una missione si scarta. Mostra la missione che rende di più.
    .hint-1 = Ognuna vale 2 punti trofeo. Quale delle due rende il doppio?
    .why = 4 punti trofeo e 4 gemme, e tre spoglie in meno. Alla missione del giusto manca ora un non morto, e quello si può ancora trovare.
    .miss = Non hai ancora mostrato una missione. Riprova.
    .miss-just = Ha reso 2 punti trofeo, e il suo non morto manca ora alla tua missione principale, che ne avrebbe resi 4.
task-donjon-limits-early = È il giro 2, e stai per pescare. Metti di scoprire il Drago rosso. Che cosa ne è? Rispondi con i pulsanti qui.
    .hint-1 = I primi due giri ti risparmiano.
    .why = Prima del giro 3 i draghi e il Dazio tornano nel mazzo, che si mescola, e tu peschi un’altra carta.
    .miss = Con una potenza di 8 contro 22? Le regole te lo risparmiano nei primi due giri.
    .miss-flee = Non devi nemmeno fuggire: è troppo presto per un drago.
    .answer-fight = Lo combatto o chiamo un alleato
    .answer-flee = Devo fuggire
    .answer-back = Torna nel mazzo
task-donjon-limits-price = Il giocatore 2 ha incontrato un Vampiro di 16, e ti chiama. La sua carta ha un punto trofeo, che può far parte del tuo prezzo. Chiedi il punto trofeo, e nient’altro.
    .hint-1 = Sceglilo tra ciò che il giocatore 2 può dare.
    .why = Si possono promettere punti trofeo solo per i mostri che ne hanno: quelli di 16 e di 18, e i draghi. Resta una promessa: pagata se vincete, e se il giocatore 2 mantiene la parola.
    .miss = Non hai detto un prezzo. Riprova.
    .miss-gems = È un altro prezzo. Chiedi il punto trofeo della carta.

chapter-donjon-two = Gli scambi, e la partita in due
    .about = Che cosa proporre a chi, e che cosa cambia in due.

lesson-donjon-trade = Gli scambi
    .about = Che cosa proporre, e a chi.
    .known = Al villaggio si può scambiare con chiunque sia d’accordo. Un’offerta deve dare qualcosa a tutti e due.

task-donjon-trade-declined = Porti l’Armatura della potenza, che solo il Guerriero può usare. Al villaggio puoi proporre uno [scambio](deal.swap). Proponila al giocatore 3, lo Stregone, per 4 gemme, e vedi che cosa risponde.
    .hint-1 = Premi “{ donjon-swap }”, scegli il giocatore 3, poi che cosa dai e che cosa vuoi.
    .why = Rifiutato: 4 gemme per ciò che a uno Stregone non serve. Un’offerta deve portare qualcosa anche all’altro. La stessa non si fa due volte in un turno.
    .miss = Allo Stregone non è stato chiesto niente. Riprova.
    .miss-given = Un regalo si prende sempre. Chiedi in cambio 4 gemme, e vedi.
    .miss-sold = Così l’armatura è già venduta. Questa volta chiedi 4 gemme allo Stregone, e vedi.
    .miss-price = Hai chiesto un altro prezzo. Riprova, e chiedi 4 gemme.
task-donjon-trade-accepted = Lo Stregone ha rifiutato. Il giocatore 2 è il Guerriero, e ha 9 gemme. Vendi l’Armatura della potenza al giocatore 2 per 4 di esse, o più.
    .hint-1 = La stessa offerta, a qualcun altro.
    .why = Accettato: l’armatura raddoppia la potenza del Guerriero in un combattimento, e tu hai gemme per ciò che non ti serviva. Ci guadagnano tutti e due, e tutto è passato di mano subito.
    .miss = L’armatura è ancora tua. Riprova.
    .miss-left = Hai lasciato il villaggio con l’armatura, e gli scambi si fanno lì. Riprova.
    .miss-same = Allo Stregone non serve, a nessun prezzo. Chi potrebbe usarla?
    .miss-dear = È troppo anche per il Guerriero. Chiedi un po’ meno.
    .miss-cheap = Venduta, ma a troppo poco: il Guerriero avrebbe pagato 4 gemme.
    .miss-again = Hai già fatto questa offerta in questo turno. Cambia qualcosa, o chiedi a qualcun altro. Si fanno al massimo quattro offerte a turno.
task-donjon-trade-help = Il giocatore 2, il Guerriero, non ha gemme. Ma al villaggio si può chiedere anche una promessa, per esempio un aiuto in un combattimento futuro. Proponi al giocatore 2 la tua Armatura della potenza in cambio di quell’aiuto.
    .hint-1 = Premi “{ donjon-swap }”, scegli il giocatore 2, da’ l’armatura, e chiedi “{ donjon-dungeon-helps }”.
    .why = L’armatura è passata di mano subito, e l’aiuto è promesso. Di un combattimento si può trattare già dal Rifornimento, e non solo davanti a un mostro.
    .miss = Nessuno ti ha promesso aiuto. Riprova, e chiedilo in cambio.

lesson-donjon-two = In due giocatori
    .about = Tre quarti di un alleato, e gemme in anticipo.
    .known = In due giocatori un alleato porta tre quarti della sua potenza. Può chiedere di essere pagato in anticipo.

task-donjon-two-quests = In due, ognuno guarda tre missioni e ne tiene una come principale. Sei il Guerriero. Una chiede tre creature straordinarie, una un’armatura +4 o +5, una di essere l’ultimo in punti trofeo. Tieni la missione che si può comprare con le gemme.
    .hint-1 = L’Armatura a piastre costa 8 gemme.
    .why = Un Guerriero vuole comunque un’armatura: con essa ha 1 in più. In due si gioca a 12 punti trofeo, senza le missioni dell’intrepido e del vigliacco: nessuno può schierarsi nelle vostre Arene.
    .miss = Quella chiede fortuna, o una brutta partita. Ciò che chiede il fabbro è in bottega.
task-donjon-two-ally = Un Ogre di potenza 12 contro i tuoi 8. Il giocatore 2, il Guerriero, ha 11, e in due un alleato porta tre quarti, arrotondati per eccesso: 9. Vuole 2 gemme [in anticipo](deal.advance): pagate subito, e poi non si fugge più. Prendilo, e vinci.
    .hint-1 = 8 + 9 fa 17.
    .why = 17 contro 12: 4 gemme per le 2 che hai pagato. Pagare in anticipo impegna entrambi: non potevi più infrangere la parola, né lasciare in pace l’Ogre.
    .miss = Senza alleato è 8 contro 12, e vinci 13 lanci su 64.
task-donjon-two-bid = Stavolta è il giocatore 2 ad aver incontrato un Ogre, e ti chiama. Una promessa non impegna nessuno, e chi fugge non deve nulla. In due puoi chiedere di essere pagato in anticipo. Ottieni 2 gemme per il tuo aiuto, qualunque cosa faccia poi il giocatore 2.
    .hint-1 = Metti 2 gemme nel tuo prezzo, e con esse “{ donjon-dungeon-now }”.
    .why = Le gemme erano tue prima dei dadi, e il giocatore 2 doveva combattere. In più di due un prezzo si può solo promettere.
    .miss = Non hai ottenuto 2 gemme per il tuo aiuto. Riprova.
    .miss-word = Ti avevano promesso 2 gemme, ma il giocatore 2 è fuggito: la parola non vale più, e nulla è pagato. Chiedile in anticipo.
