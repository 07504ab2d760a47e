# Le lezioni di Donjon su ognuna delle sue missioni; vedi `lessons.ftl`.

chapter-donjon-quests = Le diciotto missioni
    .about = Quale è compiuta, da quando, e quante se ne possono avere.

lesson-donjon-claims = Quale missione è compiuta?
    .about = Oggetti, spoglie, punti, e che cosa chiede davvero una carta.
    .known = Una missione chiede oggetti che aggiungono abbastanza, spoglie dei tipi giusti, o più o meno punti trofeo di tutti gli altri. Le 4 gemme di una possono compiere la prossima.

task-donjon-claims-arms = Sei il Sacerdote, con quattro missioni. Hai il Martello da guerra +3, la Corona d’oro +4, e l’Armatura della potenza, che solo il Guerriero può usare. Una delle tue missioni è compiuta. Mostra quella.
    .hint-1 = Guarda ogni bonus, e a quale avventuriero serve ogni oggetto.
    .why = La Corona d’oro è un gioiello +4: questo fa 2 punti trofeo e 4 gemme.
    .miss = Non hai mostrato una missione. Riprova.
    .miss-lavish = Quella dello sfarzoso chiede un’arma, un’armatura e un gioiello. L’Armatura della potenza non serve a un Sacerdote, e non conta come sua armatura.
    .miss-edge = Quella della lama chiede un’arma +4 o +5. Il Martello da guerra ha +3.
    .miss-smith = Quella del fabbro chiede un’armatura +4 o +5. L’Armatura della potenza non aggiunge niente.
task-donjon-claims-spoils = Hai cinque spoglie, e quattro missioni che chiedono spoglie. Goblin e Orco sono umanoidi, Zombi e Mummia sono non morti, e l’Arpia è una creatura straordinaria. Mostra la missione che è compiuta.
    .hint-1 = Conta le tue spoglie di ogni tipo.
    .why = Quella del giusto chiede una spoglia di ognuno dei tre tipi. Sono state scartate le più deboli che servono: Goblin, Zombi e Arpia. L’Orco e la Mummia ti restano.
    .miss = Non hai mostrato una missione. Riprova.
    .miss-kind = Quella del benefattore chiede tre non morti, e ne hai due.
    .miss-bloody = Quella del sanguinario chiede tre umanoidi, e ne hai due.
    .miss-hunter = Quella del cacciatore chiede tre creature straordinarie, e ne hai una.
task-donjon-claims-chain = Hai 0 punti trofeo, 5 gemme, e una missione già compiuta. La tua missione principale è quella del misero; le altre sono quelle dell’eroe, dell’avarizia e del fortunato. Il giocatore 2 ha 2 punti, il giocatore 3 ne ha 1. Mostrale tutte e quattro nell’ordine giusto, e vinci con 12 punti o più.
    .hint-1 = Quale è compiuta adesso? E che cosa porta ognuna oltre ai suoi punti?
    .why = 0 punti hanno compiuto quella del misero, i suoi 6 punti quella dell’eroe, e le 4 gemme di ognuna quella dell’avarizia. Con tre missioni compiute lo era anche quella del fortunato: 15 punti.
    .miss = La partita non è vinta. Riprova.
    .miss-hero = Quella dell’eroe chiede più punti trofeo di tutti gli altri. Prima guadagnane.
    .miss-greedy = Quella dell’avarizia chiede 12 gemme in una volta. Ogni missione che mostri ne porta 4.
    .miss-lucky = Quella del fortunato chiede tre missioni compiute, e non ne hai ancora tante.
    .miss-left = Il turno è finito. Riprova: si possono mostrare tutte e quattro.
task-donjon-claims-dragon = Il Drago verde di 20 ha tre punti trofeo, 6 gemme e la Spada del drago. La tua potenza è 14. Il giocatore 2 e il giocatore 3 porterebbero 6 ciascuno. Il giocatore 2 vuole la spada, il giocatore 3 vuole 5 gemme. La tua missione principale chiede un oggetto draconico. Prendi uno dei due come alleato.
    .hint-1 = Di che cosa hai bisogno dopo il combattimento?
    .why = 24 contro 22: tre punti trofeo, e la spada +5. Compie la tua missione principale, per altri 6 punti. Con una sconfitta contro un drago si scartano la carta e l’oggetto.
    .miss = Non hai preso un alleato a questo prezzo. Riprova.
    .miss-sword = Il giocatore 2 vuole proprio la spada che chiede la tua missione principale. Per tenerla dovresti tradire la parola.
    .miss-alone = 14 contro 20: senza alleato perderesti quasi sempre, e la spada si scarterebbe con il drago.

lesson-donjon-deeds = Le imprese
    .about = Combattimenti che compiono una missione, e il momento giusto per mostrarla.
    .known = Un’impresa conta se avevi già la sua missione. Una missione si mostra in qualunque tua decisione, anche nel turno di un altro, prima che cambino i tuoi punti o le tue gemme.

task-donjon-deeds-fight = Hai appena battuto il Vampiro di 16, con il giocatore 2 come alleato. Il tuo dado mostrava un 8, un Kritik. Il giocatore 2 ha il Drago rosso tra le sue spoglie. Hai quattro missioni, e questo combattimento ne ha compiuta una. Mostra quella.
    .hint-1 = Chi ha combattuto, e che cosa mostrava il tuo dado?
    .why = Quella di San Gary chiede di vincere un combattimento nel tuo turno con un Kritik del tuo dado, con o senza alleato. Questo fa 2 punti trofeo e 4 gemme.
    .miss = Non hai mostrato una missione. Riprova.
    .miss-witcher = Quella dello strigo chiede di battere senza alleato un mostro di 16 o più. Avevi un alleato.
    .miss-saint-michael = Quella di San Michele chiede un drago tra le tue spoglie. Il Drago rosso è una spoglia del giocatore 2.
    .miss-dragon-item = Quella del drago chiede un oggetto draconico: uno da +5, preso a un drago. La Corona d’oro è un oggetto comune da +4.
task-donjon-deeds-arena = Hai attaccato il giocatore 2 e hai vinto, con un 3 sul tuo dado. Il giocatore 3 aiutava la tua vittima. Hai tre missioni, e questa Arena ne ha compiuta una. Mostra quella.
    .hint-1 = Quanti c’erano dalla tua parte, e quanti dall’altra?
    .why = Eravate uno contro due, e la tua era la parte meno numerosa. Quella dell’intrepido porta 3 punti trofeo, e 4 se i giocatori sono in numero pari. Conta anche per gli alleati della parte meno numerosa.
    .miss = Non hai mostrato una missione. Riprova.
    .miss-coward = Quella del vigliacco chiede di vincere con la parte più numerosa. Eravate uno contro due.
    .miss-saint-gary = Quella di San Gary chiede un Kritik del tuo dado, che mostrava un 3.
task-donjon-deeds-late = Hai appena battuto il Vampiro di 16 senza alleato, e hai 12 gemme. Alla Gilda vedi due missioni: quella dell’avarizia chiede 12 gemme, quella dello strigo un mostro di 16 o più battuto senza alleato. Tieni quella che puoi mostrare subito, e mostrala.
    .hint-1 = Da quando devi avere una missione perché un’impresa conti?
    .why = Le gemme contano nel momento in cui mostri la missione. Un’impresa conta solo se avevi già la sua missione.
    .miss = Non hai mostrato una missione. Riprova.
    .miss-deed = Non avevi ancora quella dello strigo quando hai battuto il Vampiro. Ora ti serve un altro mostro di 16 o più.
task-donjon-deeds-moment = Il giocatore 2, con una potenza di 20, attacca il giocatore 3, che ha 8. La tua missione principale, quella del misero, chiede meno punti trofeo di tutti gli altri. Tu ne hai 0, gli altri 1 ciascuno. Vinci un punto in questa Arena, e anche i punti del misero.
    .hint-1 = Quanti punti avrai dopo l’Arena, e quanti il giocatore 3?
    .why = 6 punti per quella del misero finché ne avevi meno di tutti, poi 1 per l’Arena. Una missione si mostra in qualunque tua decisione, anche nel turno di un altro giocatore.
    .miss = Non hai vinto tutti e due. Riprova.
    .miss-late = Ora hai 1 punto, tanti quanti il giocatore 3, e quella del misero non è più compiuta. Mostrala prima che l’Arena sia decisa.
    .miss-neutral = Se resti neutrale, nell’Arena non vinci punti.
    .miss-weak = 8 e i tuoi 4 contro 20: era la parte più debole.
