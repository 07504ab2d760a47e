# I problemi di Donjon: che cosa si chiede, due aiuti, perché la mossa migliore lo è, e che cosa si dice
# alle altre.

donjon-puzzle-about = { $stage ->
    [supply] Rifornimento: che cosa fai al villaggio?
    [guild] Alla Gilda: quale missione tieni?
    [choose] Dungeon o Arena?
    [exchange] Quale è la tua missione principale?
    [djinn] Che cosa prendi?
    [pick] Chi prendi, e a quale prezzo?
    [flee] Combattere o fuggire?
    [announce] Prima dei dadi: che cosa usi?
    [sides] A quale parte ti unisci?
    [vanish] Mentre i dadi stanno per rotolare
    [replay] Dopo una sconfitta
    [plunder] Che cosa saccheggi?
    [word] Mantenere la parola, o romperla?
   *[rest] Riposo del guerriero: che cosa fai al villaggio?
}
donjon-puzzle-setting = { $adventurer }, in { $players } giocatori
donjon-puzzle-level = { $level ->
    [1] Facile
    [2] Insidioso
   *[3] Difficile
}
# Che cosa deve essere il più grande possibile.
donjon-puzzle-measure = { $measure ->
    [won] Come hai più probabilità di vincere la partita in questo turno?
    [beaten] Come hai più probabilità di batterlo?
    [earned] Che cosa porta più gemme in media, se ogni ferita conta come 2 gemme perse?
    [trophies] Che cosa porta più punti trofeo in media?
    [counted] Che cosa porta più punti trofeo in questo turno, meno ciò che costerebbero le missioni non compiute?
   *[honest] Che cosa porta più punti trofeo senza rompere la parola?
}
# $amount: una probabilità, o una quantità; $least: se è almeno tanto, qualunque cosa facciano gli
# altri; $broken: se una parola è rotta.
donjon-puzzle-brings = “{ $move }”: { $measure ->
    [won] probabilità di vincere la partita: { $least ->
        [yes] almeno{ " " }
       *[no] { "" }
    }{ $amount }.
    [beaten] probabilità di vincere il combattimento: { $amount }.
    [earned] in media, { $amount } in gemme.
    [trophies] in media, { $amount } in punti trofeo.
    [counted] { $amount } in punti trofeo.
   *[honest] { $amount } in punti trofeo, { $broken ->
        [yes] e una promessa tradita.
       *[no] e nessuna promessa tradita.
    }
}
donjon-puzzle-whole = { $sign ->
    [minus] −{ $number }
   *[plus] { $number }
}

donjon-puzzle-alone = Lasciar perdere
    .ask = Un Ogre di potenza 12, che vale 4 gemme, e tu hai 8. Nessuno ti aiuta.
    .hint-1 = Quante volte vinceresti, e quanto ti costa se no?
    .hint-2 = Vinci circa un lancio su cinque. Ogni ferita costa più di quanto l’Ogre porti in media.
    .why = Una volta su cinque 4 gemme, quattro volte su cinque una ferita o due: è un cattivo affare, e fuggire è gratis.
    .miss = Confronta ciò che vinci una volta su cinque con ciò che perdi le altre.

donjon-puzzle-fairy = Niente da perdere
    .ask = Un Troll di potenza 14, che vale 5 gemme, e tu hai 8. La Fata buona è con te.
    .hint-1 = Che cosa ti costerebbe qui una sconfitta?
    .hint-2 = La Fata buona prende le ferite. Quindi conta solo ciò che puoi vincere.
    .why = Vinci di rado, ma una sconfitta non costa né gemme né ferite. Ciò che non può farti male vale un tentativo, anche a una su otto.
    .miss = Fuggire è per chi da una sconfitta uscirebbe ferito.

donjon-puzzle-side = Con il più forte
    .ask = Il giocatore 2, con una potenza di 9, attacca il giocatore 3, che ha 11. Tu hai 8 e porti 4.
    .hint-1 = Calcola ogni parte con i tuoi 4.
    .hint-2 = 13 contro 11, o 15 contro 9?
    .why = Fai pendere la bilancia in tutti e due i modi, ma un punto è un punto: il vantaggio più grande è il più sicuro.
    .miss = Ricevi un punto con l’una o con l’altra parte. Con quale è più sicuro?

donjon-puzzle-rage = Non c’è un dopo
    .ask = Tu e il giocatore 2 avete 11 punti trofeo su 12 ciascuno, e un Vampiro di potenza 16 ne porta uno sulla carta. Il tuo potere unico dà 4 adesso e toglie 2 per sempre.
    .hint-1 = Quanti turni restano in cui quei 2 ti mancheranno?
    .hint-2 = Se vinci, la partita è finita; se no, può esserlo prima del tuo prossimo turno.
    .why = Ciò che si spende per sempre alla fine non costa niente. Tienilo fino ad allora, ma non più a lungo.
    .miss = L’hai tenuto per un turno che forse non verrà mai.

donjon-puzzle-chest = Meglio il certo
    .ask = Hai 11 punti trofeo su 12, 3 gemme e una potenza di 20. Il dono del Sacerdote ti mostra un Forziere in cima al mazzo. Il giocatore 2 ha 8.
    .hint-1 = C’è più di una via verso un punto trofeo.
    .hint-2 = Che cosa si compra con 6 gemme nel Riposo del guerriero?
    .why = Il forziere fa 6 gemme delle tue 3, e quelle comprano l’ultimo punto. Un’Arena, per quanto forti si sia, si può perdere per un Kritik.
    .miss = Molto probabile non è certo. C’è qualcosa di certo?

donjon-puzzle-cheap = L’aiuto più economico
    .ask = Un Ogre di potenza 12 con 4 gemme, e tu hai 8. Il giocatore 2 porta 6 per 3 gemme, il giocatore 3 porta 4 per niente. Nessuno dei due tratta.
    .hint-1 = Che cosa ti resta di una vittoria con ognuno?
    .hint-2 = Con il più forte vinci più spesso, ma solo 1 gemma; con l’altro, tutte e 4.
    .why = Due punti di potenza in più portano la tua probabilità da 36 a 47 lanci su 64. Vale qualcosa, ma non 3 gemme su 4.
    .miss = Guarda che cosa resta pagato il prezzo, e quante volte.

donjon-puzzle-ahead = Non quando sei avanti
    .ask = Un Ghoul di potenza 8, e tu hai 14. La Fiala caotica aggiunge ciò che mostra un dado, meno 4: da −3 a +4.
    .hint-1 = In media la fiala dà mezzo punto. Ma un punto in più vale quanto costa uno in meno?
    .hint-2 = Con 6 di vantaggio ti batte solo un Kritik. Fino a 8 non cambia niente; sotto 6 sì.
    .why = Con 6 di vantaggio perdi solo per un Kritik. Più potenza non ti aiuta quasi mai, e meno apre la porta ad altre sconfitte. Tieni la fiala.
    .miss = Vinci già quasi sempre. Chi è avanti non vuole sorprese.

donjon-puzzle-behind = Quando sei indietro
    .ask = Un Ogre di potenza 12, e tu hai 8 e la Fiala caotica, che aggiunge da −3 a +4. Hai scelto di combattere.
    .hint-1 = Quanto può peggiorare?
    .hint-2 = A 4 punti di svantaggio ti salva soprattutto un Kritik, e anche a 7. Ma a 0 vinci più di metà delle volte.
    .why = Chi è indietro ha poco da perdere: una fiala cattiva quasi non nuoce, e una buona rende pari il combattimento.
    .miss = Senza, ti serve un Kritik, o quasi. Che cosa lo cambierebbe?

donjon-puzzle-exchange = Quale vale doppio
    .ask = Una nuova scelta è scoperta. La tua missione principale chiede un drago; la secondaria, quella della lama, l’ascia che hai.
    .hint-1 = Che cosa si fa prima dello scambio, e che cosa dopo?
    .hint-2 = Una missione principale porta il doppio, e una secondaria costa solo 1 se non è mai compiuta.
    .why = Come principale, quella della lama porta 4 invece di 2, e il drago costa allora 1 invece di 3. Mostrala dopo lo scambio, non prima.
    .miss = La missione di cui sei sicuro dovrebbe essere quella che vale doppio.

donjon-puzzle-order = Prima l’ascia
    .ask = Hai 7 punti trofeo su 12, 10 gemme, e la missione della lama come principale. Un punto trofeo costa 6 gemme, l’Ascia doppia 8. Il giocatore 2 ha 11.
    .hint-1 = Certi acquisti riportano gemme.
    .hint-2 = Una missione compiuta porta 4 gemme oltre ai punti. Conta quanto hai allora.
    .why = L’ascia lascia 2 gemme, la missione aggiunge 4 gemme e 4 punti, e le 6 gemme comprano il quinto punto. Nell’altro ordine niente ascia.
    .miss = Ti servono cinque punti in questo turno. In che ordine le gemme bastano?

donjon-puzzle-victim = Chiunque si unisca
    .ask = Hai 11 punti trofeo su 12, una potenza di 11, e vedi una Trappola in cima al mazzo. Il giocatore 2 ha 8, e 9 gemme; il giocatore 3 ha 6, e niente. Chi non attacchi può unirsi a una parte.
    .hint-1 = Che cosa ti serve ancora: gemme, o un punto?
    .hint-2 = Calcola il caso peggiore per tutti e due: 11 contro 8 e metà di 6, o contro 6 e metà di 8.
    .why = Le gemme non servono più a niente. Contro il più debole vinci più spesso, che l’altro si unisca a te, alla vittima o ne resti fuori.
    .miss = Ciò che c’è in una borsa conta solo finché la partita dura. Chi batti più sicuramente?

donjon-puzzle-djinn = Ciò che manca
    .ask = Il Genio è battuto. Hai 8 punti trofeo su 12, e la missione del giusto come principale: un umanoide, un non morto e una creatura straordinaria. Due li hai.
    .hint-1 = Il Genio non dà solo oggetti.
    .hint-2 = Quale tipo ti manca, e dove ce n’è uno?
    .why = Un’Arpia presa dagli scarti è una creatura straordinaria, e la missione è compiuta: 4 punti, e la partita. Nessun oggetto porta tanto.
    .miss = Guarda la tua missione, poi tutto ciò che c’è sul tavolo, anche gli scarti.

donjon-puzzle-raid = La borsa dei frati
    .ask = Hai 11 punti trofeo su 12, 1 gemma, una potenza di 14 e la Chiave. Sul Tempio ci sono 6 gemme, e il suo Guardiano ha 14. Il giocatore 2 ha 19, e in cima al mazzo c’è una Trappola.
    .hint-1 = L’ultimo punto si può vincere, o comprare.
    .hint-2 = 14 contro 14 per delle gemme, o 14 contro 19 per un punto?
    .why = Contro il Guardiano il combattimento è pari, e le sue gemme comprano il punto. Che tu sia poi maledetto non importa più a nessuno.
    .miss = Confronta chi dovresti battere per l’ultimo punto, in ogni caso.

donjon-puzzle-stay = Restare e sperare
    .ask = Il giocatore 2, con una potenza di 12, ti attacca. Hai 10, il tuo potere unico, 8 gemme, e 11 punti trofeo su 12.
    .hint-1 = Che cosa riceve la vittima che vince?
    .hint-2 = Svanire salva le gemme. Ma un punto trofeo per il difensore finirebbe la partita.
    .why = Una volta su quattro l’attacco stesso ti dà l’ultimo punto. Gemme e una ferita sono un prezzo piccolo.
    .miss = Hai salvato gemme che non ti servono più, e sei fuggito dal punto che ti serve.

donjon-puzzle-again = Uno dopo l’altro
    .ask = Hai aperto un’Arena e l’hai persa. Hai 11 punti trofeo su 12, il tuo potere unico, e l’Elmo dell’oblio.
    .hint-1 = Uno dei due fa vincere, l’altro solo non perdere.
    .hint-2 = Se perdi anche la seconda volta, l’Elmo c’è ancora.
    .why = Prima di nuovo i dadi, che possono vincere la partita; se no, l’Elmo cancella la sconfitta.
    .miss = L’Elmo ne fa niente, e niente non vince.

donjon-puzzle-end = Finire non è vincere
    .ask = Tu e il giocatore 2 avete 11 punti trofeo su 12 ciascuno. Hai 8 gemme, e la tua missione principale, quella della lama, non è compiuta; il giocatore 2 non ha missioni.
    .hint-1 = Che cosa si toglie alla fine?
    .hint-2 = 12 punti meno 2 per la missione principale sono meno di 11.
    .why = Un punto comprato finirebbe la partita a 10 contro 11. L’ascia compie la missione, e quella la finisce a 15.
    .miss = Conta che cosa resta dei tuoi punti dopo il conto finale, e che cosa ha il giocatore 2.

donjon-puzzle-charm = Le spoglie degli altri
    .ask = Sei il Ladro con il Ciondolo del ricatto, e hai 8 punti trofeo su 12. La tua missione principale chiede tre non morti; tu ne hai uno, il giocatore 2 ne ha due, e anche una missione.
    .hint-1 = Il ciondolo sa fare due cose.
    .hint-2 = Le tue spoglie possono servire insieme a quelle del giocatore 2.
    .why = Una tua e due sue fanno tre: 4 punti, e la partita. Una missione rubata sarebbe ancora da compiere.
    .miss = Guarda che cosa manca alla tua missione, e chi ce l’ha.

donjon-puzzle-guild = Una missione già compiuta
    .ask = Hai 8 punti trofeo su 12, più di chiunque, e 12 gemme dopo aver pagato la Gilda. Guardi due missioni: una chiede 12 gemme, l’altra più punti trofeo di tutti.
    .hint-1 = Le hai compiute tutte e due. Che cosa porta ognuna?
    .hint-2 = Una porta 4 punti trofeo, l’altra 1.
    .why = Le 12 gemme restano tue e portano 4 punti: è la partita. Avere più punti di tutti è più facile, e ne porta solo 1.
    .miss = Quanti punti mancano a 12, e quale missione ne ha tanti?

donjon-puzzle-unpaid = Troppo tardi per essere pagato
    .ask = Hai 10 punti trofeo su 12 e una potenza di 10. Un Gigante del fuoco da 18 ne porta 2. Il giocatore 2 porta 8, e chiede 2 gemme e tutti e due i punti; il giocatore 3 porta 4 per niente. Nessuno dei due tratta.
    .hint-1 = Quando si paga ciò che si è promesso, e quando finisce la partita?
    .hint-2 = I due punti sono prima tuoi. Con 12 la partita finisce subito.
    .why = Battuto, il gigante ti porta a 12, e non succede più niente: né Riposo del guerriero, né pagamento. Un prezzo dovuto dopo non costa dunque niente, e l’alleato migliore è il più forte.
    .miss = Guardi il prezzo. Ma sarà mai pagato?

donjon-puzzle-haul = Due su tre
    .ask = Sei il Ladro e hai vinto un’Arena: ora 7 punti trofeo su 12, la missione della lama come principale, e niente gemme. Il giocatore 2 ha 6 gemme, l’Ascia doppia, e un Lich come spoglia.
    .hint-1 = Mancano cinque punti. Da dove può venire ognuno?
    .hint-2 = L’ascia compie la missione: quattro punti. Un quinto si compra.
    .why = Ascia e missione fanno 4 punti e 4 gemme, le gemme del giocatore 2 ne fanno 10, e 6 comprano l’ultimo punto. Una cosa sola non sarebbe bastata.
    .miss = Il tuo potere unico prende due cose. Quali due fanno insieme cinque punti?

donjon-puzzle-armour = Una volta, ma quella giusta
    .ask = Sei il Guerriero con 11 punti trofeo su 12, una potenza di 8 e 4 gemme. Il giocatore 2 ha 15. In questo turno aprirai un’Arena contro il giocatore 2: compra ciò che aiuta di più.
    .hint-1 = Un bonus dura. Ciò che raddoppia no, ma ti serve una volta sola.
    .hint-2 = Con l’Armatura della potenza hai 9, e 9 e il tuo dado sono raddoppiati.
    .why = Due volte 9 e due volte il tuo dado contro 15 e un dado: basta quasi sempre. L’Elmo dei morti avrebbe fatto 11 dei tuoi 8.
    .miss = Pensa a ciò che serve una volta sola. Te ne serve più di una?

donjon-puzzle-spoil = Ciò che c’è ancora
    .ask = Hai promesso al giocatore 2 la spoglia Mummia per il suo aiuto, e la Mummia è battuta. Ma la tua missione principale chiede tre non morti, e con la Mummia li hai. Vorresti anche mantenere la parola.
    .hint-1 = Quando si può mostrare una missione?
    .hint-2 = Chi mantiene una promessa consegna ciò che c’è ancora.
    .why = Una missione si mostra a ogni decisione, dunque anche prima di rispondere della parola. Poi la mantieni, alla lettera: della Mummia non resta niente. Il giocatore 2 se ne ricorderà lo stesso.
    .miss = Tra una parola tradita e una missione mancata c’è una terza via.
