# La lezione di Donjon sugli oggetti riservati; vedi `lessons.ftl`.

lesson-donjon-reserved = Gli oggetti riservati
    .about = Cinque oggetti che un solo avventuriero può usare, una volta.
    .known = Un oggetto riservato non aggiunge bonus. Il suo avventuriero lo usa una volta, e poi si scarta. Gli altri possono solo toglierlo a lui.

task-donjon-reserved-axe = Sei il Barbaro, di potenza 9, davanti a un Behemoth di 18. In un combattimento l’Ascia del fulmine raddoppia la tua potenza, e lanci due dadi verdi. Il tuo potere unico porterebbe 4, e ti costerebbe 2 per sempre. Vinci, e tieni il tuo potere unico.
    .hint-1 = Due volte 9, o 9 e 4?
    .why = Due volte 9, e 4 e 2, fa 24, contro 18 e 2. Ognuno dei tuoi due dadi può essere un Kritik. L’ascia ora è scartata.
    .miss = Non hai vinto. Riprova.
    .miss-token = 9 e 4 contro 18, e 2 in meno per il resto della partita. La sola ascia sarebbe stata più forte.
task-donjon-reserved-bow = Sei il Ramingo, di potenza 8, con l’Arco della costrizione. La tua missione principale, quella dello strigo, chiede di battere senza alleato un mostro di 16 o più. Questo Orco di 10 lo puoi legare invece di combatterlo: come [compagno](binding-bow) aggiunge la sua potenza alla tua. Fa’ ciò che serve alla tua missione.
    .hint-1 = Te lo si chiede prima del combattimento.
    .why = Nel prossimo combattimento hai 18, e sei ancora senza alleato: un compagno non lo è. L’arco lega mostri fino a 10. Dopo ogni combattimento lanci un dado per il compagno: da 1 a 4, fugge.
    .miss = L’Orco ha 3 gemme. Ma con una potenza di 8 e niente più, un mostro di 16 resta troppo forte per te.
task-donjon-reserved-ring = Sei lo Stregone, e incontri un Vampiro di 16. L’Anello del fascino fa di un altro giocatore il tuo alleato, per niente, o lo fa combattere al tuo posto; in tutti e due i casi i guadagni sono tuoi. Il giocatore 2 ha una potenza di 20. Usa l’anello nel modo più forte, e vinci.
    .hint-1 = Un alleato porta la metà. E un giocatore che combatte al tuo posto?
    .why = 20 e 4 contro 16 e 2. Il punto trofeo e le 5 gemme sono tuoi; con una sconfitta la ferita sarebbe stata del giocatore 2.
    .miss = Non hai vinto. Riprova.
    .miss-ally = Come alleato il giocatore 2 porta la metà, 10, e tu hai 8, senza l’anello e il tuo 1 per un gioiello: 18. Al tuo posto il giocatore 2 combatte con tutti i suoi 20, e prende le ferite.
    .miss-call = Ora chiedi aiuto, e l’aiuto ha il suo prezzo. L’anello non ne chiede.
    .miss-weak = Il giocatore 3 ha una potenza di 8. Scegli il più forte.
    .miss-alone = 9 contro 16, e l’anello non è servito.
task-donjon-reserved-helm = Sei il Sacerdote, di potenza 8, con 6 gemme. Il giocatore 2, con 20, ti ha appena battuto in un’Arena. Il tuo potere unico farebbe rifare il combattimento; l’Elmo dell’oblio annulla un’Arena persa. Ti si chiede prima dell’uno, poi dell’altro. Usa quello che qui aiuta, e tieni l’altro.
    .hint-1 = Di’ di no alla prima domanda.
    .why = Nessuna ferita, nessun saccheggio, e nessun punto trofeo per il giocatore 2. L’elmo è scartato. Il tuo potere unico resta per un combattimento più incerto.
    .miss = La sconfitta resta: una ferita, metà delle tue gemme, e un punto trofeo per il giocatore 2. L’elmo avrebbe annullato tutto.
    .miss-token = Di nuovo 8 contro 20: solo un Kritik potrebbe vincere. L’elmo annulla la sconfitta di sicuro.
task-donjon-reserved-charm = Sei il Ladro, con un Goblin, uno Zombi e il Ciondolo del ricatto. Il ciondolo ruba a caso una missione secondaria, o usa le spoglie di un altro giocatore per una tua missione. Alla tua missione principale, quella del giusto, manca una creatura straordinaria. Compi la missione.
    .hint-1 = L’Arpia del giocatore 2 è una creatura straordinaria.
    .why = 4 punti trofeo e 4 gemme. Il tuo Goblin, il tuo Zombi e l’Arpia del giocatore 2 sono scartati, e anche il ciondolo.
    .miss = La tua missione non è compiuta. Riprova.
    .miss-just = Tra le tue spoglie non c’è una creatura straordinaria. Usa il ciondolo su un giocatore che ne ha una.
    .miss-stolen = Ora hai una missione del giocatore 2. Ma la tua non è compiuta, e il ciondolo non c’è più.
