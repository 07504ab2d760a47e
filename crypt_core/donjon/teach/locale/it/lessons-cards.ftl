# Le lezioni di Donjon su carte speciali ed eventi; vedi `lessons.ftl`.

chapter-donjon-cards = Che cosa nasconde il Dungeon
    .about = Carte da tenere, carte da combattere, e carte che toccano tutti.

lesson-donjon-finds = Amici e sosia
    .about = Un forziere, un Famiglio, una Fata, e due carte che si combattono senza alleati.
    .known = Il Famiglio porta un oggetto in più. La Fata buona ti risparmia le perdite di una sconfitta, ma il vincitore riceve comunque il punto trofeo. Mimic e Doppelganger si combattono senza alleati, e il Doppelganger ha la tua stessa potenza.

task-donjon-finds-chest = Sei il Sacerdote, e la prossima carta è un Forziere: 3 gemme senza combattere. Ma il Dazio è attivo: pescare una carta costa 2 gemme, e ne hai proprio 2. Il giocatore 2 ha una potenza di 12, tu hai 8. Guadagna una gemma in questo turno.
    .hint-1 = Che cosa ti resta dopo aver pagato e trovato il forziere?
    .why = 2 pagate e 3 trovate. Un forziere non è un combattimento: passi al Riposo del guerriero.
    .miss = 8 contro 12: così si perde più spesso di quanto si vinca. Il forziere valeva più di quanto costi il Dazio.
task-donjon-finds-familiar = Il tuo Famiglio porta un secondo oggetto di un tipo: contano il Martello da guerra +3 e anche il Pugnale +1. Hai inoltre il Farsetto di cuoio +1, e 8 gemme. Fa’ crescere la tua potenza di 4.
    .hint-1 = Il Famiglio porta un oggetto, e non di più.
    .why = Un gioiello è un tipo nuovo: conta tutto il suo bonus. Attenzione: se ti batte un Kritik, il Famiglio muore, e il suo oggetto torna in bottega. Il Famiglio non si può saccheggiare né donare.
    .miss = La tua potenza non è cresciuta di 4. Riprova.
    .miss-third = È una terza arma, e il Famiglio porta solo la seconda. Il Pugnale deve andarsene: hai guadagnato 3.
    .miss-armour = Ora hai due armi e due armature, e il Famiglio porta un oggetto solo. Uno da +1 deve andarsene: hai guadagnato 3.
task-donjon-finds-fairy = Sei lo Stregone, con 6 gemme. Il giocatore 2, con una potenza di 20 e 11 punti trofeo su 12, ti attacca. La Fata buona ti risparmia le perdite della tua prossima sconfitta. Oppure puoi svanire, una volta per partita. Scegli ciò che ferma il giocatore 2.
    .hint-1 = Che cosa vince il vincitore di un’Arena oltre al saccheggio?
    .why = Senza di te non c’è un vincitore, e il giocatore 2 resta a 11. La Fata ti avrebbe risparmiato la ferita e il saccheggio, ma non il punto trofeo del vincitore. E la Fata è ancora con te: nessuno può saccheggiarla.
    .miss = La Fata protegge le tue gemme. Ma al giocatore 2 manca un solo punto trofeo, e con 20 contro 8 è quasi sicuro di averlo.
task-donjon-finds-mirror = Il Doppelganger ha la tua stessa potenza, 13, senza contare ciò che si usa una volta sola. Hai due cose così: il tuo potere unico, che porta 2, e la Fiala caotica, che porta un lancio del dado verde meno 4. Si annunciano prima dei dadi. Vinci nel modo più sicuro.
    .hint-1 = Quale delle due cose può indebolirti?
    .why = 15 e 4 contro 13 e 5, e 6 gemme. La fiala porta da −3 a 4, in media mezzo punto: tienila per un combattimento che ha bisogno di fortuna.
    .miss = Non hai vinto. Riprova.
    .miss-bare = 13 e 4 contro 13 e 5: il tuo potere unico sarebbe bastato.
    .miss-late = Troppo tardi. Barbaro, Ramingo e Guerriero annunciano il potere unico prima dei dadi; lo Stregone svanisce mentre rotolano, e solo Sacerdote e Ladro usano il loro dopo.
    .miss-vial = La fiala ha fatto 2, e ha tolto 2 alla tua potenza. È una scommessa, e il tuo potere unico non lo è.
task-donjon-finds-mimic = Un Mimic di 12: si combatte senza alleati, non si può fuggire, e non porta niente. Sei il Ramingo, di potenza 8, e il tuo segnalino dice drago. Conta contro i draghi e contro tutte le carte senza tipo, come questa: 1 in più, e con il tuo potere unico altri 6. Vinci questo combattimento.
    .hint-1 = Ciò che rende più forti si annuncia prima dei dadi.
    .why = 15 e 4 contro 12 e 2: una ferita risparmiata. Neanche Genio, Doppelganger e Guardiano del Tempio hanno un tipo. E lo Stregone non può svanire davanti al Mimic.
    .miss = 9 e 4 contro 12 e 2, e una ferita. Un segnalino che dice drago ti aiuta contro le carte senza tipo.
    .miss-flee = Nessuno fugge dal Mimic, per quanto sia forte. Diventa più forte.

lesson-donjon-foresight = Che cosa vede il Sacerdote
    .about = Cinque carte che vedi prima di pescarle.
    .known = Una Trappola ti costa una ferita, uno Sciame di meteore ne costa due a ognuno. Un Giorno di grazia ne guarisce due, ma non ai maledetti. Altre carte riportano in bottega gli oggetti riservati scartati, o fanno passare un punto trofeo dal primo all’ultimo.

task-donjon-foresight-trap = Sei il Sacerdote, con 8 di potenza e 2 gemme, e la prossima carta è una Trappola: una ferita, senza combattere. Il giocatore 2 ha una potenza di 20, il giocatore 3 di 11. Pesca la carta o apri un’Arena, poi arriva alla fine senza ferite.
    .hint-1 = Dopo una carta speciale senza combattimento sei di nuovo al villaggio.
    .why = La Trappola è costata una ferita, e il Tempio l’ha guarita per 2 gemme. Dopo una carta speciale senza combattimento il tuo turno passa al Riposo del guerriero.
    .miss = Te ne vai con la tua ferita. Il Tempio era aperto, e avevi 2 gemme.
    .miss-arena = Anche un’Arena persa costa una ferita, e dà un punto trofeo al vincitore.
task-donjon-foresight-meteors = Sei il Sacerdote, con quattro ferite e una potenza di 4. La prossima carta è uno Sciame di meteore: due ferite a ognuno. Il giocatore 2 e il giocatore 3 hanno una potenza di 8 e nessuna ferita. Pesca la carta o apri un’Arena: scegli ciò che danneggia gli altri più di te.
    .hint-1 = Quante ferite si possono avere al massimo?
    .why = Nessuno ha più di quattro ferite: a te non succede niente. Gli altri scendono da 8 a 6. Dopo un evento peschi un’altra carta.
    .miss = 4 contro 8: una sconfitta dà un punto trofeo all’altro. Le meteore non potevano più farti niente.
task-donjon-foresight-grace = Hai profanato il Tempio, e per la maledizione non ti cura più. Hai due ferite, 2 gemme e una potenza di 10. Il giocatore 2 ha tre ferite e una potenza di 6. Lascia il villaggio: come Sacerdote, vedi allora la prossima carta.
    .then-see = La prossima carta è un Giorno di grazia: guarisce due ferite a ognuno, tranne ai maledetti. Pesca la carta, o apri un’Arena contro il giocatore 2. Scegli ciò che è meglio per te.
    .hint-1 = Il pulsante per farlo è sotto il tavolo.
    .hint-see-1 = Di chi guarirebbe le ferite il Giorno di grazia?
    .why = 10 contro 6. Il Giorno di grazia non avrebbe fatto niente per te, e avrebbe reso 2 punti di potenza al giocatore 2.
    .miss = Questo guarisce due ferite del giocatore 2, e nessuna delle tue: un Giorno di grazia non fa niente per i maledetti.
    .miss-heal = Hai profanato il Tempio, e non cura i maledetti. Solo una ferita a turno guarisce da sé.
task-donjon-foresight-levelled = Sei il Sacerdote, con 1 punto trofeo; il giocatore 2 ne ha 3, il giocatore 3 ne ha 5. La tua missione secondaria, quella del misero, chiede meno punti di tutti gli altri. La prossima carta è { donjon-rule-first-last.title }: il giocatore con più punti ne dà uno a quello che ne ha meno. Vinci 4 punti in questo turno.
    .hint-1 = Quale deve venire prima, la carta o la missione?
    .why = La carta ti ha portato 1 punto, e con 2 ne avevi ancora meno di tutti: la missione ne ha portati altri 3. Se i primi sono più d’uno, ognuno perde un punto; se gli ultimi sono più d’uno, ognuno ne guadagna uno. Se tutti ne hanno lo stesso numero, non succede nulla.
    .miss = Non hai vinto 4 punti. Riprova.
    .miss-arena = 8 contro 8 per un punto solo. La carta te ne dà uno senza combattere.
    .miss-early = La missione ti ha portato 3 punti, e non sei più in fondo. La carta darebbe il suo punto al giocatore 2.
task-donjon-foresight-arrival = Sei il Sacerdote, e il tuo oggetto riservato, l’Elmo dell’oblio, è stato scartato. La prossima carta è un Arrivo inatteso: tutti gli oggetti riservati scartati tornano in bottega. Un oggetto riservato costa 4 gemme, e ne hai 4. Prendi quello che puoi usare.
    .hint-1 = Dopo un evento peschi un’altra carta, e poi riposi al villaggio.
    .why = La bottega è aperta anche durante il Riposo del guerriero. Ogni oggetto riservato serve a un solo avventuriero; averne un altro serve solo a toglierlo a qualcuno.
    .miss = Non hai l’elmo. Riprova.
    .miss-axe = Solo il Barbaro può usare l’Ascia del fulmine. A un Sacerdote non porta niente.
    .miss-arena = Ora quella carta la pescherà qualcun altro. Riprova, e pescala.
