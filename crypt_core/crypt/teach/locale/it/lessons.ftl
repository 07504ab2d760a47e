# Il primo capitolo del corso. Per ogni esercizio: che cosa fare; i suggerimenti, dal più vago al più
# chiaro; perché è giusto (`.why`); che cosa si dice a chi lo manca (`.miss`, o `.miss-...` per ciò
# che il corso conosce per nome); e le risposte a parole (`.answer-...`). Un termine è
# segnato dove l’esercizio lo spiega, con la sua regola: `[servitori](dice)`.

chapter-first = La tua prima partita in solitario
    .about = Da un tavolo vuoto alla tua prima partita contro il Fantasma, in circa mezz’ora.

lesson-round = Un primo round
    .about = Dadi, un Fantasma e un tesoro tutto tuo.
    .known = Reclami tu, reclama il Fantasma, reclami ancora tu. Poi si lanciano i dadi, e i tesori sono tuoi.

task-round-first = Piazza uno dei tuoi dadi su un tesoro, con il numero che vuoi, e conferma.
    .then-ghost = Ora il Fantasma lancia i suoi dadi e [reclama](claim.place), da sinistra. Dove il totale del Fantasma supera il tuo, il tuo dado viene [scacciato](claim.push) e torna da te.
    .then-last = Il tuo secondo turno, l’ultimo del round. Su un tesoro i dadi uguali si sommano. Reclama un tesoro con un totale più alto di quello del Fantasma, o passa se ne occupi già uno.
    .then-collect = Ora si lanciano i tuoi dadi. Un dado che fa meno del numero che hai scelto deve riposare; il tesoro è tuo lo stesso.
    .hint-1 = Premi un numero da 1 a 6, poi un tesoro: uno dei tuoi dadi va lì. Poi conferma.
    .hint-2 = Un numero alto è difficile da scacciare, ma probabilmente il dado dovrà riposare.
    .hint-last-1 = Cerca il totale più basso del Fantasma: un tuo totale più alto prende quel tesoro.
    .hint-last-2 = Dopo di te non gioca più nessuno: un tesoro che reclami ora è tuo. Con un numero basso il dado rischia meno di dover riposare.
    .why = Il tesoro è tuo, e con lui le sue monete. Era un round intero. Una partita ne ha otto; ora ne impari le regole, una alla volta.
    .miss = Il round è finito, e nessun tesoro è tuo. Riprova: piazza un dado e, nel secondo turno, prendi un tesoro con un totale più alto di quello del Fantasma.
    .miss-pass = Hai passato: il tuo turno è finito, e nessuno dei tuoi dadi è su un tesoro. Riprova, e prima piazza un dado.

lesson-claim = Reclamare e sforzo
    .about = I tuoi dadi sono servitori, e tu scegli quanto si sforzano.
    .known = Uno o più servitori su un tesoro, tutti con lo stesso sforzo; gli sforzi si sommano. Più uno sforzo è alto, più è facile che fallisca.

task-claim-first = I tuoi tre dadi sono i tuoi [servitori](dice), [pronti](dice) da piazzare; il numero che scegli per uno è il suo [sforzo](claim.place). Piazza un servitore su ognuno dei tre tesori, tutti in questo turno, e conferma.
    .hint-1 = Scegli uno sforzo e un tesoro: uno dei tuoi servitori pronti va lì. Poi fa’ lo stesso di nuovo.
    .hint-2 = Quando un tuo servitore è su a, uno su b e uno su c, conferma.
    .why = Tutti e tre sono reclamati. Alla fine del round saranno tuoi, a meno che qualcuno non scacci i tuoi servitori. Le monete accanto al tuo nome sono quelle che avresti se la partita finisse ora: un servitore pronto vale una moneta, uno piazzato no.
    .miss = Non tutti i tesori hanno un tuo servitore. Ne hai tre: piazzane uno su ognuno.
    .miss-pass = Hai passato: il tuo turno è finito, e su nessun tesoro c’è un servitore. Riprova, e prima piazza i tuoi dadi.
task-claim-mixed = Più servitori possono reclamare insieme uno stesso tesoro. Prova a reclamare il gioiello (a) con un 4 e un 2, e conferma.
    .hint-1 = Piazza due dei tuoi dadi sullo stesso tesoro, ognuno con il suo sforzo.
    .hint-2 = Un dado mostra 4, l’altro 2, e tutti e due stanno sul gioiello. Conferma, anche se il tavolo ti avverte.
    .why = Rifiutato: sullo stesso tesoro tutti i servitori devono mostrare lo stesso sforzo.
    .miss = Non hai ancora provato due sforzi diversi sul gioiello.
    .miss-equal = Due sforzi uguali vanno bene, perciò sono stati accettati. Riprova, con un 4 e un 2.
task-claim-join = Gli sforzi su uno stesso tesoro si sommano. Reclama il gioiello (a) con un totale di 8, usando due servitori.
    .hint-1 = Devono mostrare tutti e due lo stesso sforzo. Piazzato il primo, premi di nuovo il tesoro per il secondo.
    .hint-2 = Qual è la metà di 8?
    .why = Due 4 fanno 8. Chi vuole il gioiello, adesso, deve fare di più.
    .miss = Sul gioiello non ci sono ancora due servitori per un totale di 8.
    .miss-apart = Così c’è un solo servitore sul gioiello. Gli sforzi si sommano soltanto sullo stesso tesoro.
task-claim-risk = Lo sforzo ha un prezzo. Alla fine del round si lancia ogni servitore piazzato su un tesoro. Un risultato inferiore al suo sforzo lo rende [esausto](collect.roll): riposa nella scatola finché non usi un turno per [recuperare](recover). Reclama il gioiello (a) con uno sforzo che fallisce esattamente su tre facce su sei.
    .hint-1 = Inferiore allo sforzo, non uguale.
    .hint-2 = Tre facce devono essere più basse: 1, 2 e 3. Quale sforzo viene dopo?
    .why = 1, 2 e 3 sono inferiori a 4: tre facce su sei. Ogni punto di sforzo aggiunge una faccia, quindi un 1 non fallisce mai e un 6 fallisce su cinque facce.
    .miss = Conta le facce inferiori allo sforzo sul gioiello: devono essere tre. Lo sforzo stesso non lo è.

lesson-push = Scacciare
    .about = Un totale più alto prende ciò che è preso.
    .known = Scaccia solo un totale più alto. Chi è scacciato torna pronto.

task-push-equal = Stavolta il Fantasma ha giocato per primo. Prova a scacciare il 4 del Fantasma dall’arazzo (a) con un tuo 4, e conferma.
    .hint-1 = Scegli lo sforzo 4, poi il tesoro dove si trova il dado del Fantasma.
    .hint-2 = Il tavolo ti avverte che non basta. Conferma lo stesso.
    .why = Rifiutato, com’è giusto: la parità non basta. Il tuo totale deve essere più alto.
    .miss = Non hai ancora provato un 4 sull’arazzo.
    .miss-higher = Ha funzionato, perché il tuo totale è più alto di 4. Riprova e guarda che cosa fa un 4.
task-push-higher = Ora prendi l’arazzo (a) al Fantasma.
    .hint-1 = Qual è il totale più basso che supera 4?
    .hint-2 = Basta un solo servitore, con uno sforzo superiore a 4.
    .why = Il tuo totale è più alto di 4, quindi il dado del Fantasma lascia il tesoro e torna a lui, pronto.
    .miss = L’arazzo è ancora del Fantasma.
    .miss-equal = Quel totale non supera quello del Fantasma, quindi è stato rifiutato. Prova più in alto.
task-push-joined = Si può scacciare anche con poco rischio. Scaccia il 5 del Fantasma dai Resti Sacri (a) con servitori di cui nessuno mostra più di 3.
    .hint-1 = Ciò che un servitore non può fare da solo, due possono farlo insieme.
    .hint-2 = Sui Resti Sacri ti serve un totale di almeno 6.
    .why = Piccoli sforzi, insieme, superano 5. Un 3 fallisce solo su un 1 o un 2, mentre un 6 da solo fallisce su cinque facce su sei.
    .miss = Il 5 del Fantasma è ancora sui Resti Sacri.
    .miss-risk = Scacciato, ma con uno sforzo superiore a 3. Ci si riesce con sforzi più piccoli.
task-push-back = Il tuo 3 è sull’arazzo (a), e il Fantasma sta per scacciarlo: guarda con “{ next }”, oppure prosegui con “{ continue }”. Nel tuo prossimo turno reclama un tesoro con tutti i servitori che saranno pronti.
    .hint-1 = Che fine hanno fatto i dadi del Fantasma quando li hai scacciati?
    .hint-2 = Due servitori non si sono mossi. Il terzo torna esausto, o pronto?
    .why = Tutti e tre. Essere scacciati ti costa il tesoro, mai il servitore: torna subito, pronto.
    .miss = Avevi più servitori di così. Un servitore scacciato non è né perso né esausto.

lesson-second = Il secondo turno
    .about = Luci Spente: un ultimo turno, un solo tesoro.
    .known = Con Luci Spente l’ultimo turno è tuo, per un solo tesoro. Ciò che tieni allora è al sicuro.

task-second-back = Hai tutte e due le torce: come [Leader](claim.order) giochi il primo turno, con [Luci Spente](claim.last-turn) l’ultimo, e in mezzo gioca il Fantasma. Procedi con “{ next }” finché non tocca di nuovo a te, poi riprenditi il manoscritto (a).
    .hint-1 = Premi “{ next }” finché il Fantasma non ha giocato, poi guarda che cosa c’è adesso sul manoscritto.
    .hint-2 = Lì il tuo totale deve superare quello del Fantasma, con un servitore o con due insieme.
    .why = Il manoscritto è di nuovo tuo, e stavolta definitivamente: dopo Luci Spente non gioca più nessuno.
    .miss = Era il tuo ultimo turno, e il manoscritto è ancora del Fantasma.
    .miss-equal = Quel totale non supera quello del Fantasma, quindi è stato rifiutato. Prova più in alto.
task-second-two = Anche qui è il tuo secondo turno, l’ultimo del round. Prova a prendere due tesori insieme: un 6 su b e un 4 su c, e conferma.
    .hint-1 = Piazza tutti e due i servitori prima di confermare.
    .hint-2 = Un 6 su b, un 4 su c, poi conferma; l’avvertimento non conta.
    .why = Rifiutato: quando le luci si spengono, c’è tempo per un tesoro solo. Ma su quello puoi piazzare tutti i servitori che vuoi. I dadi piazzati restano: non puoi aggiungerne, né spostarli o riprenderli.
    .miss = Non hai ancora provato due tesori.
    .miss-one = Un tesoro è permesso, perciò è stato accettato. Riprova con due insieme.

lesson-collect = Raccogliere
    .about = Si lanciano i servitori, e i tesori trovano il loro proprietario.
    .known = Un risultato inferiore allo sforzo rende esausti; uno sforzo di 1 non si lancia mai. Il tesoro è tuo in ogni caso.

task-collect-safe = È l’ultimo turno del round; poi viene la fase Raccogliere. La ceramica (b) è [coperta](deck.back): nessuno conosce ancora le sue monete. Reclama il gioiello (c) senza che un lancio possa rendere esausto il servitore, poi prosegui.
    .hint-1 = Per quale sforzo nessun lancio è troppo basso?
    .hint-2 = La faccia più bassa di un dado è un 1.
    .why = Nessun dado mostra meno di 1, quindi un servitore con sforzo 1 non si lancia neppure: è di nuovo pronto, e il gioiello sta per essere tuo. Dopo di te non giocava nessuno, perciò bastava un 1.
    .miss = Non hai reclamato il gioiello (c), perciò non sarà tuo.
    .miss-two = Un 2 fallisce su un 1, ed è uscito proprio un 1. Il gioiello è tuo, ma il tuo servitore è esausto.
    .miss-rolled = Il gioiello è tuo, ma il tuo servitore è stato lanciato ed è esausto. C’è uno sforzo che non chiede nessun lancio.
task-collect-six = Uno solo dei tuoi servitori è pronto, e il 5 del Fantasma è sull’arazzo (a). Prendi l’arazzo con l’unico sforzo che basta, poi prosegui e guarda il lancio.
    .hint-1 = Un servitore deve battere 5 da solo.
    .hint-2 = Sopra il 5, un dado ha una sola faccia.
    .why = Il 6 ha fallito, come fa su cinque facce su sei: il tuo servitore è esausto, nella scatola. L’arazzo è tuo lo stesso: ciò che hai reclamato lo tieni, qualunque sia il lancio.
    .miss = Non hai reclamato l’arazzo (a), perciò non sarà tuo.
task-collect-equal = Il tuo 4 ha appena fatto 3: è esausto. Ora tocca al tuo 2. Mettiamo che il tuo 2 faccia 2, esattamente il suo sforzo: che ne è del servitore?
    .hint-1 = Per renderlo esausto, il risultato deve essere inferiore allo sforzo.
    .hint-2 = 2 è inferiore a 2?
    .why = Solo un risultato inferiore allo sforzo rende esausti. Premi “{ next }”: fa proprio 2.
    .miss = 2 non è inferiore a 2.
    .answer-ready = È di nuovo pronto
    .answer-exhausted = È esausto

lesson-recover = Recuperare
    .about = Come tornano i servitori esausti, e quanto costa.
    .known = O si reclama o si recupera. Recuperare è anche il modo di passare.

task-recover-do = Due dei tuoi servitori sono esausti, nella scatola. Recuperali.
    .hint-1 = Per farlo non si piazza nessun dado.
    .hint-2 = C’è un pulsante apposta, sotto i tuoi dadi: dice quanti servitori recuperi.
    .why = Tutti i tuoi servitori esausti sono di nuovo pronti. È servito l’intero turno: o si reclama o si recupera.
    .miss = Hai reclamato, e quello era il tuo turno: i due servitori sono ancora nella scatola. In un turno o si reclama o si recupera, mai tutte e due le cose.
task-recover-first = Sei il Leader, quindi hai due turni, e in mezzo gioca il Fantasma. Uno solo dei tuoi servitori è pronto. Conquista il gioiello (a) in questo round, e prosegui finché non è tuo.
    .then-last = Il tuo secondo turno, l’ultimo del round. Reclama il gioiello (a) con un totale più alto di quello del Fantasma, poi prosegui finché non è tuo.
    .hint-1 = Ciò che piazzi per primo, il Fantasma può scacciarlo. Dopo il tuo secondo turno non può più nessuno.
    .hint-2 = Prima recupera i tuoi servitori, poi con loro batti il Fantasma nel secondo turno.
    .hint-last-1 = Qual è il totale del Fantasma sul gioiello? Ora non può più scacciarti nessuno.
    .hint-last-2 = Più servitori con lo stesso sforzo si sommano. Premi di nuovo il tesoro per ogni servitore in più.
    .why = Il primo turno ha riportato i tuoi servitori, l’ultimo ha preso il gioiello quando nessuno poteva più rispondere. Per un Leader, recuperare prima costa poco.
    .miss = I due 4 del Fantasma tengono il gioiello. Per battere 8 un servitore non basta: riprendi in tempo gli altri.
    .miss-back = I tuoi servitori erano tornati in tempo, ma i due 4 del Fantasma hanno tenuto il gioiello. Ce ne vogliono due o tre dei tuoi, in tutto più di 8.
task-recover-pass = Il tuo 6 occupa l’arazzo (a), e questo è l’ultimo turno: non può più scacciarlo nessuno. Non vuoi altri tesori. Finisci il turno senza reclamare.
    .hint-1 = Le azioni sono soltanto due: reclamare e recuperare.
    .hint-2 = Una delle due non piazza servitori: il suo pulsante è sotto i tuoi dadi.
    .why = Non c’è una terza azione per passare: si recupera, anche senza servitori esausti. È ciò che fa il pulsante “{ crypt-pass }”.
    .miss = Così hai reclamato, mettendo a rischio dei servitori.
    .miss-own = L’arazzo è già tuo, e ai propri dadi non si aggiunge nulla. Cerca l’azione che non piazza niente.

lesson-table = Il tavolo
    .about = Che cosa c’è, e che cosa nessuno vede.
    .known = Coperto vale da 1 a 4, e il dorso mostra il tipo. In solitario ogni carta c’è una volta sola.

task-table-hidden = Ogni tesoro vale da 1 a 4 monete. Uno di questi è coperto, quindi nessuno ne vede il valore. Reclama l’unico tesoro che potrebbe ancora essere un 4.
    .hint-1 = Due di loro mostrano le proprie monete.
    .hint-2 = L’idolo mostra 3 e il gioiello mostra 2. E il tesoro nel mezzo?
    .why = La ceramica è coperta: vale 1, 2, 3 o 4. Gli altri due valgono ciò che mostrano.
    .miss = Due dei tre sono scoperti: valgono ciò che mostrano e niente di più.
task-table-back = Il dorso di una carta ne mostra il tipo. In solitario c’è una sola carta per ogni tipo e valore: una ceramica che vale 1, una che vale 2, e così via fino a 4. Tu possiedi già l’1 e il 2. Reclama ciò che vale di più, di sicuro: la ceramica coperta (b) o il gioiello (c).
    .hint-1 = Guarda le ceramiche della tua collezione. Quella nella Cripta è un’altra.
    .hint-2 = Quali valori restano per una terza ceramica? Confronta ognuno con il 2 del gioiello.
    .why = Il dorso dice che è una ceramica, e l’1 e il 2 sono tuoi: è quindi il 3 o il 4, e tutti e due valgono più del 2 del gioiello. Più carte hai visto, più un dorso ti dice.
    .miss = Reclama uno dei due: la ceramica o il gioiello. Nessuno vede il valore della ceramica, ma puoi dedurne abbastanza.
    .miss-jewelry = Il gioiello mostra 2. Quale ceramica varrebbe meno, ora che l’1 e il 2 sono tuoi?

lesson-reveal = Rivelare
    .about = Comincia un round, e arrivano i tesori.
    .known = Dal più alto al più basso. Un tesoro coperto conta come 2,5.

task-reveal-step = Comincia un round: sono stati pescati due tesori scoperti e uno coperto. Contro il Fantasma si dispongono ora dal più alto al più basso, e quello coperto conta come 2,5. Premi “{ next }” e guarda: dove finisce il tesoro coperto?
    .hint-1 = Premi “{ next }”, e le carte vanno al loro posto.
    .hint-2 = 2,5 è meno di 3 e più di 1.
    .why = Prima 3, poi 2,5, poi 1: il tesoro coperto sta nel mezzo. Quest’ordine conta, perché il Fantasma comincia sempre da sinistra.
    .miss = Quale degli altri due vale più di 2,5, e quale meno?
    .answer-left = A sinistra
    .answer-middle = Nel mezzo
    .answer-right = A destra
task-reveal-lay = Un altro esempio: questa volta sono scoperti un 2 e un 1. Ora disponi tu i tesori, carta per carta. Premi il tesoro che va a sinistra.
    .then-second = Ora premi il tesoro che sta accanto al primo; l’ultimo va poi a destra automaticamente.
    .hint-1 = Il tesoro coperto conta come 2,5, qualunque sia il suo vero valore.
    .hint-2 = 2,5 è più o meno di 2?
    .hint-second-1 = Quale degli altri due vale di più?
    .why = 2,5 è più di 2, quindi il tesoro che nessuno conosce va all’estrema sinistra, prima del 2 e dell’1. Premi “{ next }” e guardali muoversi. Di due tesori uguali, il primo pescato sta a sinistra.
    .miss = Dal più alto al più basso, e quello coperto conta come 2,5. Riprova, da sinistra.

lesson-ghost = Il Fantasma, passo per passo
    .about = Segue regole fisse, quindi puoi prevederlo.
    .known = I dadi uguali si accoppiano, e il totale più alto va per primo. Ogni gruppo prende il tesoro più a sinistra che può.

task-ghost-roll = Piazza 5 su a, 4 su b, 2 su c e conferma; poi “{ next }” finché il Fantasma non ha ordinato i suoi dadi.
    .hint-1 = Servono tutti e tre i tuoi servitori, uno su ogni tesoro.
    .hint-2 = Da sinistra: 5, 4, 2. Dopo aver confermato, procedi con “{ next }”.
    .why = Il Fantasma ha fatto 3, 3 e 4. I dadi uguali si accoppiano: i due 3 fanno 6. Il totale più alto va per primo, quindi la coppia viene prima del 4. A parità di totale, i dadi accoppiati vanno per primi.
    .miss = I tuoi dadi non sono disposti come richiesto. Riprova, con 5, 4 e 2 da sinistra.
task-ghost-pair = I tuoi dadi, 5, 4 e 2, sono al loro posto; il Fantasma ha una coppia di 3, totale 6, e un 4. Ogni gruppo prende, da sinistra, il primo tesoro libero o dal totale più basso: dove va la coppia?
    .hint-1 = Comincia da sinistra.
    .hint-2 = 6 è più del tuo 5?
    .why = 6 batte il tuo 5, quindi la coppia prende il primo tesoro che guarda, e il tuo 5 torna da te. Il Fantasma non cerca la preda più facile: prende quella più a sinistra.
    .miss = Anche lì la coppia vincerebbe, ma il Fantasma comincia da sinistra e prende il primo tesoro che può.
task-ghost-four = La coppia ha scacciato il tuo 5. Ora il 4 del Fantasma cerca un posto da sinistra, saltando ciò che il Fantasma occupa: dove va?
    .hint-1 = Il primo tesoro è già del Fantasma. Guarda quelli dopo.
    .hint-2 = Un 4 batte il tuo 4? Batte il tuo 2?
    .why = Il primo tesoro è suo, e il tuo 4 sul secondo non è più basso di 4. Il tuo 2 sul terzo lo è: viene scacciato. Solo il secondo tesoro resta tuo.
    .miss = Lì c’è il tuo 4, e la parità non basta nemmeno al Fantasma.
    .miss-own = Quello il Fantasma lo occupa già, quindi lo salta.
task-ghost-aside = Un altro esempio: avevi piazzato 3, 5 e 4. Il Fantasma ha fatto 6, 4 e 1. Il 6 del Fantasma ha scacciato il tuo 3: dove va il suo 4?
    .hint-1 = Guarda i tesori da sinistra: quale potrebbe prendere il 4?
    .hint-2 = Uno è già del Fantasma. Sugli altri due, il tuo totale è più basso di 4?
    .why = Un tesoro è suo, e né il tuo 5 né il tuo 4 sono più bassi di 4. Perciò il 4 viene [messo da parte](ghost.place), e lo sarà anche l’1. Ecco come si ferma il Fantasma.
    .miss = Il 4 prende un tesoro libero, o uno su cui il tuo totale è più basso di 4. È il caso di quello?
    .answer-aside = Da nessuna parte: viene messo da parte
task-ghost-second = In questo round il Fantasma è il Leader, quindi ha anche l’ultimo turno. Lì lancia solo i dadi che hai scacciato, accoppia quelli uguali, e piazza solo il gruppo più alto. Reclama un tesoro senza dare nulla da lanciare al Fantasma, poi procedi con “{ next }”.
    .hint-1 = Se nessuno dei suoi dadi viene scacciato, non ha nulla da lanciare.
    .hint-2 = C’è un tesoro senza dadi.
    .why = Non hai scacciato nulla, quindi il Fantasma non aveva nulla da lanciare e il tuo tesoro era al sicuro. Scacciare può convenire, ma poi il Fantasma colpisce ancora una volta. Ciò che ha messo da parte non si lancia più.
    .miss = Non hai reclamato nulla, eppure un tesoro era libero.
    .miss-pushed = Hai scacciato dei dadi, e il Fantasma li ha rilanciati per il suo ultimo turno. C’era un tesoro libero.

lesson-rounds = Da un round all’altro
    .about = Che cosa resta, che cosa torna, e quando finisce.
    .known = Ciò che nessuno raccoglie è perso, e anche ciò che prende il Fantasma. Dopo otto round la partita è finita.

task-rounds-free = Ciò che nessuno reclama va nella scatola: nessun tesoro aspetta il round seguente. È l’ultimo turno. Il manoscritto (c) non è di nessuno: fa’ che sia tuo.
    .hint-1 = Dopo il tuo turno viene la fase Raccogliere, poi nuovi tesori.
    .hint-2 = Dopo di te non gioca nessuno: basta un servitore qualsiasi.
    .why = Il manoscritto è tuo. Lasciato lì, sarebbe finito nella scatola, e non l’avrebbe avuto più nessuno. Ciò che sta lì puoi guardarlo quando vuoi, tranne ciò che ci è finito coperto.
    .miss = Il manoscritto va nella scatola con tutto ciò che nessuno ha reclamato. Nel prossimo round non ci sarà più.
task-rounds-ghost = Nemmeno il Fantasma tiene nulla: ciò che occupa alla fine del round va nella scatola per sempre. È l’ultimo turno. Salva il tesoro che vale di più.
    .hint-1 = È del Fantasma, come tutti gli altri.
    .hint-2 = Il tuo totale deve superare il 4 del Fantasma sull’idolo.
    .why = L’idolo è tuo. Gli altri due tesori del Fantasma sono spariti per sempre, e ora sai quali carte non possono più venire.
    .miss = L’idolo che vale 4 va nella scatola con gli altri tesori del Fantasma.
task-rounds-pushed = Due dei tuoi servitori sono esausti. Chi ha piazzato servitori e li ha visti scacciare tutti riprende gratis quelli esausti. Il Fantasma ha ancora un turno, con i dadi che scacci. Scaccia i tre 1 del Fantasma in modo che risponda, poi prosegui.
    .hint-1 = Il Fantasma deve avere qualcosa da lanciare, e il tuo totale non deve essere troppo alto.
    .hint-2 = Un servitore è pronto, e il totale del Fantasma sull’idolo (a) è 3. Un 4 basta appena.
    .why = Il Fantasma ti ha scacciato: nessun tuo servitore è rimasto su un tesoro, e i due esausti sono tornati all’inizio di Raccogliere, senza costarti un turno.
    .miss = Il tuo servitore non è stato scacciato, quindi gli altri restano nella scatola. Riprova, più in basso e dove verrà il Fantasma.
    .miss-recover = Questo è recuperare, e ti è costato il turno. Qui può pensarci il Fantasma: prova a farti scacciare.
task-rounds-dice = Il Fantasma ha tutti i suoi dadi su tesori, due 5 e un 6. Dopo sforzi simili i tuoi sarebbero probabilmente esausti. Prosegui, e guarda come finisce il round.
    .then-claim = Un nuovo round, e inizi tu. Reclama il manoscritto (a) in modo che sia ancora tuo dopo il turno del Fantasma.
    .hint-1 = Procedi passo per passo con “{ next }”, o in un colpo fino al nuovo round con “{ continue }”.
    .hint-claim-1 = Quanti dadi ha il Fantasma quando comincia il nuovo round?
    .hint-claim-2 = Tutti e tre: non si stanca mai. Dadi uguali si sommano: uno solo dei tuoi dadi è troppo poco.
    .why = Ancora tuo, contro tutti e tre i dadi, con una coppia di 5: solo i tuoi servitori si lanciano per vedere se sono esausti. Non aspettare che il Fantasma si stanchi. Nel primo round di una partita il Leader sei tu; poi le due torce passano, e il Fantasma e tu vi alternate.
    .miss = Il Fantasma aveva di nuovo tutti e tre i dadi, due dei quali uguali e insieme più alti. I suoi dadi non sono mai esausti: piazza di più sul manoscritto (a).
    .miss-left = Il manoscritto (a) è rimasto al Fantasma. Riprova, e reclamalo.
task-rounds-last = Una partita in solitario ha 24 tesori, tre a round: dopo otto round il mazzo è vuoto. I Resti Sacri (c) sono liberi. È il tuo ultimo turno della partita: fa’ ciò che porta ancora monete, poi prosegui.
    .hint-1 = Non c’è un altro round per cui tenere i servitori.
    .hint-2 = Quale sforzo porta i Resti Sacri senza poterti costare un servitore?
    .why = Il mazzo è vuoto, e la partita è finita: ciò che hai reclamato nell’ultimo turno conta ancora.
    .miss = Hai tenuto i servitori per un nono round, che non c’è. I Resti Sacri erano liberi.

lesson-collectors = I Mercanti
    .about = Sei Mercanti pagano: alcuni alla fine, altri durante la partita.
    .known = Un Mercante paga alla fine, o durante la partita per i tesori che riveli. Rivelati, contano ancora.

task-collectors-end = Ogni tipo di tesoro ha il suo [Mercante](setup.collectors). Quello dei manoscritti paga al termine della partita: con due o più, ognuno conta 4 monete invece del suo valore. Possiedi un manoscritto che vale 2, e un servitore è pronto. Reclama ciò che ti porta più monete.
    .hint-1 = Non è il tesoro con il numero più alto.
    .hint-2 = Quante monete porta un solo manoscritto, e quante ne portano due?
    .why = Con questo, i tuoi due manoscritti contano 4 l’uno: 8 monete invece di 2. Il 3 dei Resti Sacri ne avrebbe portate soltanto 3. I Mercanti hanno due lati: per la prima partita usa il lato A di tutti e sei; poi scegli il lato di ognuno.
    .miss = Un secondo manoscritto porta di più: in due contano 8 monete, e ora ne hai 2.
task-collectors-reroll = Il Mercante di Idoli aiuta durante la partita: ciò che raccogli resta coperto, e nella fase Raccogliere puoi rivelare un idolo, scoperto per sempre, per rilanciare un tuo dado. Possiedi un idolo, e il tuo 5 sta per essere lanciato. Premi “{ next }” fino al lancio, poi salva il tuo servitore.
    .hint-1 = Prosegui fino al lancio del 5, poi guarda che cosa puoi fare.
    .hint-2 = Se il lancio fallisce, usa l’idolo: il pulsante sotto i tuoi dadi dice quale dado si rilancia.
    .why = Il nuovo lancio ha sostituito il precedente, e il tuo servitore è pronto. L’idolo rivelato conta ancora alla fine, ma non può più pagare.
    .miss = Hai tenuto il risultato, perciò il tuo servitore resta esausto. Il tuo idolo avrebbe pagato un altro lancio.
task-collectors-wake = Il Mercante di Resti Sacri aiuta in qualsiasi momento: rivelane due, e un servitore esausto torna pronto. Non costa il turno. Tutti i tuoi servitori sono esausti: risvegliane uno, e con lui reclama subito il gioiello (a).
    .then-claim = Tocca ancora a te, e un servitore è pronto: con lui reclama il gioiello (a).
    .hint-1 = Un Mercante può aiutarti prima di reclamare: il suo pulsante è sotto i tuoi dadi. Poi tocca ancora a te.
    .hint-claim-1 = Il tuo servitore deve battere da solo il 5 del Fantasma sul gioiello.
    .why = Risvegliare un servitore non è un turno, perciò potevi ancora reclamare. I tuoi due Resti Sacri sono rivelati: contano ancora, ma non possono più pagare.
    .miss = Il gioiello non è reclamato da un servitore che hai risvegliato.
    .miss-recover = Recuperare li riporta tutti e tre, ma occupa l’intero turno. Riprova e risvegliane uno solo.

lesson-scoring = Contare le monete
    .about = Che cosa conta alla fine, e quanto vale il risultato.
    .known = I tesori, i Mercanti e una moneta per ogni servitore pronto. Da 30 in su sei più dello Sciocco.

task-scoring-servants = L’ultimo round. I tuoi tesori mostrano 9 monete, e il Mercante di Gioielli ne aggiunge 4. Tesori e Mercante fanno 13 monete, ma tu ne hai 15: da dove vengono le altre 2?
    .hint-1 = Non hai arazzi, e le torce non portano nulla.
    .hint-2 = Conta i dadi che sono pronti davanti a te.
    .why = Ogni servitore pronto alla fine vale 1 moneta. Perciò, nell’ultimo round, un servitore esausto ti costa una moneta.
    .miss = Da lì non viene nulla. Guarda i tuoi dadi.
    .answer-tapestries = Dal Mercante di Arazzi
    .answer-servants = Dai miei due servitori pronti
    .answer-torches = Dalle torce
task-scoring-tapestry = Il tuo ultimo turno, e hai 19 monete. Il Mercante di Arazzi ne paga 5 per l’insieme più prezioso, e il Fantasma non possiede nulla. Reclama in modo da finire con 25 monete o più, poi prosegui fino alla fine.
    .hint-1 = Uno dei tesori paga due volte: con il suo valore, e con il suo Mercante.
    .hint-2 = L’arazzo porta 1 moneta, e 5 dal suo Mercante. Con quale sforzo il tuo servitore resta pronto?
    .why = 19, e 1, e 5. Poiché il Fantasma non possiede nulla, un solo arazzo è già l’insieme più prezioso.
    .miss = Così non si arriva a 25: un solo arazzo basta per 5 monete, oltre alla sua.
    .miss-exhausted = Il tesoro è quello giusto, ma un servitore esausto ti costa una moneta. Uno sforzo di 1 non si lancia neppure.
task-scoring-rank = Il tuo ultimo turno, e hai 26 monete. Con meno di 30 sei lo Sciocco; con 30 sei il Meschino, con 40 il Ricco, con 50 il Magnifico. Arriva a 30 monete: reclama, poi prosegui fino alla fine.
    .hint-1 = Non guardare soltanto le monete: che cosa aggiungerebbe ogni tesoro alla tua collezione?
    .hint-2 = Possiedi un gioiello che vale 4. Con un secondo, il migliore vale doppio.
    .why = Il piccolo gioiello ha portato 1 moneta per sé e altre 4 per quello che avevi. Ciò che un tesoro aggiunge importa più del suo numero.
    .miss = Così non arrivi a 30. Quale tesoro fa valere doppio ciò che possiedi già?
    .miss-exhausted = Il tesoro è quello giusto, ma ogni servitore esausto ti costa una moneta. Il gioiello era libero: bastava un solo servitore, con sforzo 1.
    .miss-pushed = Il tesoro è quello giusto, ma hai anche scacciato dadi del Fantasma. Lui li ha rilanciati, e con uno ti ha ripreso il gioiello.

lesson-explain = Spiegalo tu
    .about = Un amico guarda e domanda: tu dici che cosa succede, e perché.
    .known = Sai prevedere il Fantasma e dire perché: prima i dadi accoppiati, e un solo gruppo nel suo ultimo turno. Ciò che va coperto nella scatola non si mostra mai.

task-explain-order = Il Fantasma ha fatto 6, 3 e 3. Un amico guarda: “Il 6 è il più alto, quindi va per primo e prende il gioiello (a).” Quali dadi prendono il gioiello (a) al tuo 5?
    .hint-1 = I dadi uguali si accoppiano. Quanto fanno i due 3?
    .hint-2 = Due gruppi hanno un totale di 6. Quale va per primo?
    .why = I due 3 si accoppiano e fanno 6, quanto il 6 da solo. A parità di totale i dadi accoppiati vanno per primi, sul tesoro più a sinistra che possono prendere: il tuo. Poi viene il 6, e scaccia il tuo 2.
    .miss = Nessun dado mostra di più, ma i due 3 si accoppiano e fanno 6 anche loro: a parità di totale, i dadi accoppiati vanno per primi.
    .miss-none = Un 3 da solo non scaccerebbe il tuo 5. Ma i dadi uguali si accoppiano: due 3 fanno 6.
    .answer-pair = I due 3
    .answer-six = Il 6
    .answer-none = Nessuno: il mio 5 resta
task-explain-second = Il Fantasma è il Leader, quindi ha anche l’ultimo turno. Supponi di scacciare i suoi due 3 e il suo 5. Un amico ti avverte: “Allora rilancia tre dadi, e prende tre tesori.” Quanti tesori può prendere il Fantasma nel suo ultimo turno?
    .hint-1 = Lancia solo i dadi che scacci tu. Ma quanti gruppi piazza?
    .hint-2 = Un gruppo va su un tesoro solo, e si piazza soltanto il gruppo più alto.
    .why = Uno. Il Fantasma lancia tutti i dadi che hai scacciato, qui tre, ma piazza solo il gruppo più alto, e un gruppo va su un tesoro solo.
    .miss = Sarebbe un altro turno intero. Nel suo ultimo turno il Fantasma lancia i dadi scacciati, ma ne piazza un gruppo solo.
    .miss-2 = Scacci due gruppi, ma nel suo ultimo turno il Fantasma non li piazza uno dopo l’altro: solo il più alto.
    .answer-1 = Uno
    .answer-2 = Due
    .answer-3 = Tre
task-explain-box = È l’ultimo turno del round. Supponi di passare: la ceramica coperta (b) va allora nella scatola. Un amico è curioso: “La scatola si può guardare in qualsiasi momento, quindi anche la ceramica.” Potrai allora guardare la ceramica?
    .hint-1 = Qualcuno scopre ciò che va coperto nella scatola?
    .hint-2 = Si può guardare solo ciò che è andato scoperto nella scatola.
    .why = No. Ciò che è andato scoperto nella scatola puoi guardarlo in qualsiasi momento. Ciò che era coperto ci va senza che nessuno lo veda, e non si mostra mai.
    .miss = Nessuno ha visto la ceramica, e ci va senza che nessuno la veda.
    .miss-end = Alla fine si contano le monete, ma ciò che è andato coperto nella scatola non si scopre nemmeno allora.
    .answer-yes = Sì, in qualsiasi momento
    .answer-end = Sì, ma solo a partita finita
    .answer-no = No, mai

lesson-solo = Tocca a te
    .about = Due round interi contro il Fantasma, fino al conteggio.
    .known = Questo è tutto il gioco. Otto round ti aspettano al tavolo.

task-solo-last = Gli ultimi due round di una partita sono tuoi. In questo il Leader sei tu, nel prossimo il Fantasma. Hai 20 monete: gioca fino in fondo, e finisci con 30 o più.
    .hint-1 = Il Fantasma comincia da sinistra: proteggi ciò che ti importa, e tieni presente il tuo secondo turno.
    .hint-2 = Guarda che cosa aggiungerebbe ogni tesoro alla tua collezione. Nell’ultimo round, un servitore recuperato è una moneta guadagnata.
    .why = Hai giocato fino in fondo, e sai tutto ciò che serve. Una partita intera sono otto round come questi: cominciane una, e guarda quale titolo raggiungi!
    .miss = Meno di 30 monete: lo Sciocco, per stavolta. Riprova. Che cosa ha scacciato il Fantasma, e che cosa hai lasciato?
