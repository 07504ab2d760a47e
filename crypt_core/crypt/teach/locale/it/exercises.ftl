# Quello che chiedono i notebook Jupyter: esercizi come quelli del corso, vedi lessons.ftl.

task-first-round-order = Si sono pescati un idolo (3), una ceramica coperta e un gioiello (2). Dove andrà la ceramica?
    .answer-left = a sinistra
    .answer-middle = in mezzo
    .answer-right = a destra
    .hint-1 = Torna indietro nel pannello: l’ultima ragione dice quanto conta una carta coperta.
    .why = Coperta, conta 2,5: viene dopo il 3 e prima del 2.
    .miss-left = L’idolo vale 3 di sicuro. Coperto, un tesoro conta 2,5.
    .miss-right = Una carta ignota non è sempre l’ultima: coperta, conta 2,5.

task-first-round-effort = Un servitore è stato piazzato con sforzo 4. Quali risultati lo esauriscono nella fase Raccogliere?
    .answer-to-3 = 1, 2 e 3
    .answer-to-4 = 1, 2, 3 e 4
    .answer-high = 5 e 6
    .hint-1 = Esaurisce solo un risultato inferiore allo sforzo.
    .why = Sono inferiori a 4: la metà. Ogni gradino in più costa un altro sesto.
    .miss-to-4 = Un 4 non è inferiore a 4: il servitore torna pronto.
    .miss-high = È il contrario: i risultati alti gli vanno bene.

task-first-round-ghost = Se il Fantasma avesse lanciato 4, 4 e 2, quali tesori sarebbero ancora tuoi?
    .answer-both = a e b
    .answer-a = solo a
    .answer-b = solo b
    .answer-none = nessuno
    .hint-1 = I dadi uguali si accoppiano, e i loro valori si sommano.
    .why = I due 4 fanno un 8 e prendono a; il 2 non batte il tuo 3.
    .miss-both = I dadi uguali si accoppiano: i due 4 fanno un 8, che batte il tuo 5.
    .miss-a = I due 4, accoppiati in un 8, vanno per primi, e cominciano da sinistra.
    .miss-none = L’8 prende a. Ma poi viene il 2, e non batte il tuo 3.

task-first-round-least = Riprendi il gioiello, senza rischiare più del necessario.
    .hint-1 = Il totale dei due servitori deve superare il 6 del Fantasma.
    .why = Un 8 batte il 6, e un 4 si esaurisce tre volte su sei. Di meno non basterebbe.
    .miss-more = Anche questo scaccia il 6. Ma dopo di te non gioca nessuno: è troppo.
    .miss = Il gioiello non è tuo.

task-first-round-collect = Uno dei tuoi 6 ha fatto 4. Che ne è del tesoro su cui si trovava?
    .answer-yours = È tuo.
    .answer-box = Va nella scatola.
    .answer-crypt = Resta nella cripta.
    .why = Qualunque cosa facciano i dadi, quello che tieni si raccoglie.
    .miss-box = Ci vanno solo i tesori che nessuno tiene, e quelli del Fantasma.
    .miss-crypt = La cripta si svuota: ogni giocatore prende i tesori che tiene.

task-first-round-torches = Ora entrambe le torce sono del Fantasma. Quando giochi nel prossimo round?
    .answer-first = nel primo turno
    .answer-between = in mezzo ai due turni del Fantasma
    .answer-last = nell’ultimo turno
    .hint-1 = Che cosa dicono le torce? Il Leader comincia, Luci Spente ha l’ultimo turno.
    .why = Il Fantasma comincia come Leader, e ha l’ultimo turno con Luci Spente.
    .miss-first = Comincia il Leader, cioè il Fantasma.
    .miss-last = L’ultimo turno si gioca con Luci Spente, e anche quella torcia è del Fantasma.

task-ghost-by-hand-sequence = Il Fantasma fa 2, 4 e 2. Che cosa piazza per primo?
    .answer-four = il 4
    .answer-one = uno dei 2
    .answer-pair = i due 2
    .hint-1 = Qual è il totale dei due 2?
    .why = Accoppiati fanno 4 anche loro; a parità di totale, prima i dadi accoppiati.
    .miss-four = Alto come i due 2 insieme; ma allora vanno prima i dadi accoppiati.
    .miss-one = I dadi uguali si accoppiano sempre: i due 2 vanno insieme e fanno 4.

task-ghost-by-hand-roll = Il Fantasma lancia 3, 3 e 4. Quali tesori sono ancora tuoi?
    .answer-none = nessuno
    .answer-a = a
    .answer-b = b
    .answer-b-c = b e c
    .hint-1 = Accoppia prima i dadi uguali: qual è il gruppo più alto?
    .why = La coppia prende a, e il 4, che non batte il tuo 4, va fino a c.
    .miss-none = Un 4 singolo non batte il tuo 4 su b. Il pari non basta.
    .miss-a = I due 3 fanno un 6, vanno per primi e prendono a, nonostante il tuo 5.
    .miss-b-c = Il 4 non batte il tuo 4 su b; ma batte il tuo 2 su c.

task-ghost-by-hand-kept = Quale dei due si tiene più spesso?
    .answer-six = il 6 singolo
    .answer-pair = i due 3
    .answer-alike = tutti e due ugualmente
    .why = Conta solo il totale: 167 lanci su 216 per entrambi.
    .miss-six = Il Fantasma chiede quanti servitori hai lì?
    .miss-pair = Due servitori non tengono meglio di uno: qual è il totale?

task-ghost-by-hand-cost = E se si tiene: quale costa in media meno servitori esausti?
    .answer-six = il 6 singolo
    .answer-pair = i due 3
    .answer-alike = tutti e due ugualmente
    .hint-1 = Quante delle sei facce sono inferiori a 6, e quante a 3?
    .why = Ciascuno 1 volta su 3: due terzi di servitore. Ma due sono occupati.
    .miss-six = Un 6 si esaurisce 5 volte su 6.
    .miss-alike = Un 6 si esaurisce 5 volte su 6, un 3 solo 2 volte su 6.

task-ghost-odds-bar = Due servitori da 3 stanno sul primo tesoro. Qual è lì la soglia?
    .answer-3 = 3
    .answer-6 = 6
    .answer-7 = 7
    .hint-1 = I dadi su uno stesso tesoro si sommano.
    .why = Conta il totale. Il Fantasma deve fare di più: un 6 non basta.
    .miss-3 = È quello che mostra ciascuno; ma i dadi su uno stesso tesoro si sommano.
    .miss-7 = Quello lo prenderebbe. La soglia è ciò che va battuto.

task-ghost-odds-root = Una stima da 400 lanci. Quanti ne servono per essere due volte più vicini?
    .answer-800 = 800
    .answer-1600 = 1.600
    .answer-40000 = 40.000
    .hint-1 = Dieci volte più vicini, cento volte più lanci. E due volte?
    .why = L’errore cala con la radice quadrata del numero di lanci: per dimezzarlo ne servono quattro volte tanti.
    .miss-800 = Il doppio dei lanci avvicina solo della radice di due: 1,4 volte.
    .miss-40000 = Cento volte i lanci: è dieci volte più vicino.

task-ghost-odds-middle = Qual è lo sforzo più basso che tiene il tesoro di mezzo più della metà delle volte?
    .answer-2 = 2
    .answer-3 = 3
    .answer-4 = 4
    .answer-5 = 5
    .hint-1 = Il Fantasma guarda prima il tesoro libero a sinistra.
    .why = Tiene il tesoro in 56 round su 100.
    .miss-2 = Lo tiene in 33 round su 100.
    .miss-4 = Abbastanza sicuro, 81 su 100; ma ne basta uno più basso.
    .miss-5 = Fa 96 su 100, molto più di quanto si chiede.

task-ghost-odds-left = E con un 6 sul primo tesoro, lì accanto: che cosa fa il tuo 6 a quello di mezzo?
    .answer-protects = Lo protegge.
    .answer-endangers = Lo mette in pericolo.
    .answer-nothing = Proprio niente.
    .hint-1 = Dove avrebbe piazzato il Fantasma quei dadi, se quello a sinistra fosse stato libero?
    .why = I gruppi che prendevano l’idolo libero ora vanno avanti: ci vuole un 5.
    .miss-protects = Non trattiene nessuno: chi non può prendere quello a sinistra va avanti.
    .miss-nothing = Da solo, un 3 lo tiene in 56 round su 100; accanto al 6, in 20.

task-rules-page = Quale regola ti impedisce di aggiungere un servitore ai tuoi dadi?
    .answer-place = claim.place
    .answer-own = claim.own
    .answer-push = claim.push
    .hint-1 = Cerca “propri servitori”.
    .why = I tuoi servitori restano: né aggiungerne, né scacciarli.
    .miss-place = Quella dice come si piazzano i dadi, e che cosa devono mostrare.
    .miss-push = Quella riguarda i dadi degli altri.
