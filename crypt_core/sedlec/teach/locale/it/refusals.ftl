# La Crypte de Sedlec: perché una mossa, una preparazione o una lista di carte non va, e che cosa
# andrebbe bene.

## Scavare e raccogliere

refusal-must-take = Hai scavato: prendi la carta che hai scoperto sulla pila { $piles }, e il tuo turno finisce.
refusal-take-not-dug = La pila { $pile } non è una di quelle in cui hai appena scavato: prendi la carta della pila { $piles }.
refusal-take-no-dig = Non hai scoperto carte da prendere: prima scava, oppure raccogli una carta scoperta.
refusal-must-lay = Hai due carte in mano ({ $cards }), e in una mano non ce ne stanno di più: disponine una.
refusal-share-full = La tua cripta e la tua mano hanno già tutte le { $size } carte che ti servono: disponi, piuttosto. Con una di più, un’altra cripta non si completerebbe mai.
refusal-dig-none = Nessuna pila è coperta, quindi non c’è dove scavare: raccogli o disponi, piuttosto.
refusal-dig-needs-two = Scavare vuol dire scoprire la carta di due pile, non di { $got }: indicane due coperte.
refusal-dig-only-one = Solo la pila { $pile } è ancora coperta: scava soltanto lì, e prendi la sua carta.
refusal-dig-same = La pila { $pile } è nominata due volte: si scava in due pile diverse.
refusal-dig-face-up = La carta in cima alla pila { $pile } è già scoperta: raccoglila, oppure scava dove la carta in cima è coperta.
refusal-dig-empty = La pila { $pile } è vuota: scava dove c’è una carta coperta.
refusal-unknown-pile = Non c’è una pila { $got }: il cimitero ha le pile da 1 a 6.
refusal-collect-none = Nel cimitero nessuna carta è scoperta: scava o disponi, piuttosto.
refusal-collect-face-down = La carta in cima alla pila { $pile } è coperta, e si raccoglie solo una carta scoperta: scava per scoprirla.
refusal-collect-empty = La pila { $pile } è vuota: raccogli una carta scoperta da un’altra pila.

## Disporre

refusal-lay-no-card = La tua mano è vuota, non c’è nulla da disporre: prima scava o raccogli una carta.
refusal-lay-not-in-hand = Non hai in mano { $card }: disponi una carta della tua mano ({ $hand }).
refusal-lay-taken = In { $place } c’è già una carta, e lì resta: scegli un posto aperto.
refusal-lay-first = La prima carta apre la fila in basso, e il suo posto si chiama sempre { $first }: mettila lì. Non perdi nulla, la fila cresce da entrambi i lati.
refusal-lay-gap = In { $place } ci sarebbe un buco: nella fila in basso una carta va accanto a un’altra.
refusal-lay-row-full = La fila in basso è piena con le sue { $width } carte: metti questa più in alto.
refusal-lay-unsupported = In { $place } una carta poggerebbe su altre due, ma in { $missing } non c’è ancora nulla: comincia da lì.
refusal-lay-too-high = La tua piramide ha { $rows } file: non c’è un posto { $place }.

## Testi che non sono mosse

refusal-read-dig = Di’ in quali pile scavare, per esempio “dig 2 5”: ho letto “{ $got }”.
refusal-read-collect = Di’ da quale pila raccogliere, per esempio “collect 4”: ho letto “{ $got }”.
refusal-read-lay = Di’ quale carta disporre, e dove, per esempio “lay king/priest c2”: ho letto “{ $got }”.
refusal-read-sedlec = Non capisco “{ $got }”: una mossa comincia con dig, take, collect o lay, per esempio “dig 2 5”.

## Preparazioni e carte

refusal-setup-first = Il giocatore { $got } non può cominciare: è il giocatore { $wanted }.
refusal-cards-file = { $what ->
    [missing] Non c’è un tale file di carte: controlla il nome e dove si trova.
    [toml] Questo file non si legge come TOML: deve contenere una lista di nome cards, con un testo come re/prete o king/priest per ogni carta.
    [long] È più lungo di quanto possa essere un file di 18 carte: deve contenere una lista chiamata cards, con un testo come re/prete o king/priest per ogni carta.
   *[list] Qui non c’è alcuna lista di carte: deve chiamarsi cards e avere un testo come re/prete o king/priest per ogni carta.
}
refusal-cards-count = { $got ->
    [one] 1 carta non è il numero giusto
   *[other] { $got } carte non sono il numero giusto
}: per un cimitero ne servono { $wanted }.
refusal-cards-form = La carta { $number } dice “{ $card }”: scrivi il suo teschio in alto, una barra e quello in basso, per esempio re/prete o king/priest.
refusal-cards-skull = La carta { $number } nomina un teschio che non esiste, “{ $got }”: i teschi sono { $known }.
refusal-cards-totals = { $got ->
    [0] Non c’è nessun teschio di questo tipo
    [one] C’è 1 teschio di questo tipo
   *[other] Ci sono { $got } teschi di questo tipo
} ({ sedlec-skulls-lower }), ma le carte insieme devono averne { $wanted }.

## Posizioni preparate a mano

refusal-posed-card = In questa partita non resta una carta “{ $got }”: non esiste, oppure è già altrove.
refusal-posed-piles = Un cimitero ha { $wanted } pile, non { $got }: scrivi “-” per una pila vuota.
refusal-posed-pile = “{ $got }” non è una pila di tre carte al massimo: scrivi king/priest+2 per una carta scoperta su altre due, 3 se sono tutte coperte, - se non ne restano.
refusal-posed-crypt = “{ $got }” non è una carta di una cripta: scrivi il suo posto e i suoi teschi, per esempio d1 king/priest.
refusal-posed-hand = { $who ->
    [you] Hai in mano { $got } carte
   *[other] La mano { $of } ha { $got } carte
}, ma c’è posto solo per { $most }.
refusal-posed-turns = { $who ->
    [you] Le tue carte
   *[other] Le carte { $of }
} fanno pensare a { $got ->
    [one] 1 turno
   *[other] { $got } turni
}, ma dovrebbero essere { $wanted }: una carta in mano è un turno, una carta disposta sono due, e si gioca a turno.
refusal-posed-dug = Scavare lascia due pile, ognuna con una carta scoperta: { $got } non lo sono.
refusal-posed-face-down = Il cimitero ha { $down ->
    [one] 1 carta coperta
   *[other] { $down } carte coperte
}, ma { $unseen ->
    [one] 1 delle carte non è nominata
   *[other] { $unseen } delle carte non sono nominate
} da nessuna parte: i due numeri devono coincidere.
