# Le regole con parole nostre: `.title`, la regola, e `.ruling` dove abbiamo dovuto decidere.

rule-deck = Ci sono 48 tesori di sei tipi: idoli, gioielli, manoscritti, ceramiche, resti sacri e arazzi. Ognuno vale da 1 a 4 monete, e il mazzo completo ha due carte per ogni tipo e valore.
    .title = I tesori
rule-deck-setup-icon = Non si gioca sempre con tutto il mazzo. In uno o due ci sono 24 tesori, uno per tipo e valore. Il terzo giocatore aggiunge una seconda copia dei 2 e dei 3 (icona III), il quarto una seconda copia degli 1 e dei 4 (icona IV).
    .title = Quali tesori si usano
rule-deck-back = Il dorso di un tesoro ne mostra il tipo, ma non il valore. Perciò sai che cosa è coperto, e il suo valore è uno di quelli di quel tipo che non hai ancora visto.
    .title = Che cosa dice il dorso di una carta
    .ruling = I regolamenti non ne parlano, ma le carte stampate hanno un dorso per ogni tipo. Supponiamo anche una memoria perfetta: un valore che hai visto una volta ti resta mostrato.
rule-dice = Hai tre servitori, che sono dadi. Un servitore è pronto sulla tua carta Giocatore, piazzato su un tesoro dove mostra il suo sforzo, oppure esausto nella scatola.
    .title = I servitori

rule-setup-collectors = Sei Mercanti, uno per tipo di tesoro, stanno in fila, ognuno sul lato A o B, nella combinazione che preferisci. Per la prima partita usa tutti i lati A.
    .title = I Mercanti
rule-setup-torches = Qualcuno comincia come Leader. In tre o quattro, chi siede alla sua destra riceve Luci Spente. In due, e da soli contro il Fantasma, una sola persona comincia con entrambe le torce.
    .title = Le torce

rule-reveal-count = A ogni round la Cripta si riempie di nuovo: due tesori scoperti e uno coperto in uno o due giocatori, tre e uno in tre, quattro e due in quattro. I primi pescati sono quelli scoperti. Il mazzo dura 8 round, o 9 in tre.
    .title = Riempire la Cripta
rule-reveal-before-claim = Dopo che i tesori sono stati rivelati, e prima che qualcuno reclami, si può usare il Mercante di Ceramiche (lato B), in ordine di turno.
    .title = Tra Rivelare e Reclamare

rule-claim-order = A partire dal Leader e in senso orario, ognuno svolge un turno: reclamare o recuperare. In due, il Leader svolge un secondo turno alla fine.
    .title = Un turno a testa
rule-claim-place = Per reclamare, piazza uno o più servitori pronti sui tesori e scegli lo sforzo di ognuno, da 1 a 6. Più servitori sullo stesso tesoro devono mostrare lo stesso sforzo, e i loro sforzi si sommano.
    .title = Reclamare
rule-claim-push = Puoi reclamare un tesoro occupato da un avversario se lì il tuo totale è superiore al suo; la parità non basta. Tutti i dadi scacciati tornano pronti al loro proprietario.
    .title = Scacciare
rule-claim-own = Non puoi né aggiungere servitori a un tesoro che occupi già, né scacciarne i tuoi dadi.
    .title = I tuoi servitori restano
    .ruling = I regolamenti permettono due cose: reclamare un tesoro libero e scacciare un avversario. Rinforzare i propri dadi non è né l’una né l’altra, quindi non lo permettiamo.
rule-claim-last-turn = Luci Spente chiude la fase: chi reclama in quel turno può piazzare servitori su un solo tesoro. In due, è il secondo turno del Leader.
    .title = Luci Spente
rule-recover = Invece di reclamare, riprendi dalla scatola tutti i tuoi servitori esausti: sono di nuovo pronti. È tutto il tuo turno.
    .title = Recuperare
    .ruling = I regolamenti conoscono due azioni e nessun modo di passare. Chi non può o non vuole reclamare quindi recupera, anche senza servitori esausti: così si passa.

rule-collect-discard = Quando comincia la fase Raccogliere, i tesori senza dadi vanno nella scatola. Ciò che è coperto resta coperto.
    .title = Lasciati indietro
rule-collect-order = I giocatori lanciano e raccolgono uno dopo l’altro, in ordine di turno.
    .title = Chi raccoglie per primo
rule-collect-roll = Lancia ognuno dei tuoi servitori piazzati. Chi fa meno del proprio sforzo è esausto e va nella scatola; gli altri sono di nuovo pronti. Lo sforzo 1 non rischia nulla e non si lancia; lo sforzo 6 fallisce cinque volte su sei.
    .title = Il lancio per lo sforzo
rule-collect-keep = Comunque cadano i dadi, prendi tutti i tesori reclamati dai tuoi servitori. Un tesoro coperto lo vede solo chi lo raccoglie.
    .title = Ciò che è reclamato è tuo
rule-collect-all-pushed = Se in questo round hai piazzato servitori e sono stati tutti scacciati, recuperi i tuoi servitori esausti quando comincia la fase Raccogliere.
    .title = Scacciati da ogni tesoro
rule-collect-reroll = Con il Mercante di Idoli sul lato A puoi rilanciare i tuoi dadi subito dopo i tuoi lanci. Può servire anche un idolo raccolto in questo stesso round.
    .title = Rilanciare

rule-pass = Le due torce passano a sinistra e comincia un nuovo round. Se invece il mazzo è finito, la partita termina.
    .title = Passare la torcia

# Che cosa dicono le nostre scelte sui poteri dei tesori che li pagano.
flipping = Non scegli tu che cosa si rivela: prima i tesori che tutti hanno visto, poi i più bassi, e gli altri possono scoprire così un valore.
rule-idols-a = Un lancio non ti convince, nella fase Raccogliere? Rivela un idolo e rilancia quel dado. Il nuovo risultato sostituisce il precedente, nel bene e nel male.
    .title = Idoli, lato A
    .ruling = { flipping }
rule-idols-b = Conviene fare presto: chi per primo possiede due idoli ne rivela due e ottiene 5 monete al termine della partita, come tutti quelli che ci arrivano nello stesso round. Da lì in poi, due o più idoli restano coperti e valgono 2 monete.
    .title = Idoli, lato B
    .ruling = Nessuno rifiuterebbe quelle 5 monete: i due idoli si rivelano perciò da soli, alla fine del round o quando si prende un tesoro. { flipping }
rule-jewelry-a = Al termine della partita, con due o più gioielli, il più prezioso conta due volte.
    .title = Gioielli, lato A
rule-jewelry-b = Al termine della partita, ogni gioiello porta una moneta oltre al suo valore.
    .title = Gioielli, lato B
rule-manuscripts-a = Al termine della partita, con due o più manoscritti, ognuno conta 4 monete, qualunque valore abbia stampato.
    .title = Manoscritti, lato A
rule-manuscripts-b = Quando vuoi, un manoscritto rivelato ti lascia guardare tutto ciò che nella Cripta è coperto. Ciò che vedi resta un tuo segreto.
    .title = Manoscritti, lato B
    .ruling = { flipping }
rule-pottery-a = Al termine della partita, esattamente due ceramiche portano 2 monete, tre ne portano 4, quattro o più ne portano 8.
    .title = Ceramiche, lato A
rule-pottery-b = Nella pausa tra Rivelare e Reclamare, due ceramiche rivelate ti valgono uno dei tesori coperti della Cripta. Ognuno ne ha l’occasione, in ordine di turno.
    .title = Ceramiche, lato B
    .ruling = { flipping }
rule-remains-a = Due resti sacri rivelati risvegliano uno dei tuoi servitori esausti, che torna pronto. Puoi farlo quando vuoi, anche nel turno di un altro giocatore.
    .title = Resti Sacri, lato A
    .ruling = Si può risvegliare anche un servitore appena lanciato e diventato esausto. Quelli esausti da prima hanno la precedenza; tra i dadi appena lanciati tocca a quello con lo sforzo più alto, il più difficile da salvare con un nuovo lancio. Se poi viene rilanciato con un idolo, prima di quel lancio conta come pronto. { flipping }
rule-remains-b = Metti insieme quattro o più resti sacri, e il tuo punteggio finale cresce di 10 monete.
    .title = Resti Sacri, lato B
rule-tapestries-a = A partita finita, ognuno somma i propri arazzi. La somma più alta porta 5 monete, per intero anche a chi la condivide.
    .title = Arazzi, lato A
    .ruling = Alla lettera, i giocatori senza arazzi sarebbero in pareggio a zero e otterrebbero tutti il premio. Chiediamo almeno un arazzo.
rule-tapestries-b = Tre o più arazzi, alla fine, portano 7 monete a chi è il solo ad averli; altrimenti, 4 a ognuno che li ha.
    .title = Arazzi, lato B
rule-any-time = Per pagare un potere, rivela tesori della tua collezione. Restano rivelati e contano ancora, ma non possono più pagare. Un potere utilizzabile in qualsiasi momento è aperto a tutti prima di ogni decisione, e un’ultima volta dopo l’ultima fase Raccogliere.
    .title = Poteri e tesori rivelati
    .ruling = A “in qualsiasi momento” bisognava dare un momento: è prima di ogni decisione, di chiunque sia. L’ultimo è prima del conteggio, perché un servitore risvegliato allora vale una moneta. Nessuno sceglie quali tesori rivelare: prima quelli di cui tutti conoscono il valore, poi i più bassi. Il punteggio non cambia mai, ma gli altri possono scoprire così un valore.

rule-score = Somma le monete sui tuoi tesori, rivelati o coperti, ciò che pagano i Mercanti, e 1 moneta per ogni servitore pronto. Vince chi ha più monete.
    .title = Contare le monete
rule-tie = Il pareggio si decide ai dadi: ognuno lancia i propri servitori pronti e ne fa la somma. Vince la più alta; se le somme sono uguali, si rilancia.
    .title = Risolvere un pareggio
    .ruling = Se nessuno di chi è in pareggio ha un servitore pronto, nessuno può lanciare e la vittoria è condivisa. Il regolamento francese non dice di rilanciare le somme uguali; gli altri sì.

rule-solo-torches = Cominci con entrambe le torce. Da lì in poi, a ogni round passano da te al Fantasma e viceversa.
    .title = In solitario: le torce
rule-solo-order = Dopo Rivelare, i tesori si dispongono dal più alto al più basso. Un tesoro coperto vale 2,5, e a parità di valore quello pescato per primo sta più a sinistra.
    .title = In solitario: dal più alto al più basso
rule-ghost-roll = Il Fantasma non sceglie i suoi sforzi: nel suo turno li tirano a sorte tre dadi. Quelli che mostrano lo stesso valore si accoppiano in un gruppo, e i loro valori si sommano.
    .title = Il lancio del Fantasma
rule-ghost-sequence = Il Fantasma piazza i gruppi dal totale più alto al più basso. A parità di totale, i dadi accoppiati vengono prima di un dado singolo: due 3 prima di un 6.
    .title = L’ordine del Fantasma
rule-ghost-place = Ogni gruppo prende il tesoro più a sinistra che è libero, o su cui il tuo totale è più basso. Ciò che il Fantasma occupa già si salta. Un gruppo che non sta da nessuna parte viene messo da parte.
    .title = Dove va il Fantasma
rule-ghost-second = Quando il Fantasma è il Leader, ha anche l’ultimo turno. Allora lancia solo i dadi che hai scacciato in questo round, e piazza solo il gruppo più alto, nel solito modo.
    .title = Il secondo turno del Fantasma
rule-ghost-tireless = I dadi del Fantasma non si lanciano mai per vedere se diventano esausti. Li ha tutti e tre a ogni round.
    .title = Il Fantasma non si stanca
rule-ghost-discard = Ciò che non raccogli finisce negli scarti, tesori del Fantasma compresi. Puoi guardare gli scarti in qualsiasi momento, tranne le carte che erano coperte.
    .title = Ciò che prende il Fantasma è perso
rule-solo-collectors = Il Fantasma non possiede nulla. Perciò arrivi sempre per primo a due idoli, e un solo arazzo è già l’insieme più prezioso.
    .title = In solitario: i Mercanti
    .ruling = Nessun regolamento lo dice così; deriva dal fatto che il Fantasma scarta tutto ciò che prende.
rule-solo-rank = Sotto le 30 monete sei lo Sciocco, da 30 a 39 il Meschino, da 40 a 49 il Ricco, da 50 in su il Magnifico.
    .title = Il tuo titolo
