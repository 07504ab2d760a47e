## Di chi è il turno, e quando

refusal-not-in-claim = Si reclama e si recupera nella fase II, Reclamare; ora { crypt-stage-now }.
refusal-only-roll-off = C’è un pareggio da risolvere: resta solo da lanciare i dadi.
refusal-no-tie = Ora non c’è alcun pareggio da risolvere.
refusal-no-window = Ora non c’è nulla a cui rinunciare: { $stage ->
    [claim] nel tuo turno reclami o recuperi, e recuperare senza servitori esausti è il modo di passare.
   *[other] { crypt-stage-now }.
}

## Reclamare

refusal-no-servants = { $ready ->
    [0] Non hai servitori pronti per reclamare: meglio recuperare.
   *[other] Per reclamare serve almeno un servitore. Per non piazzarne, recupera.
}
refusal-unknown-treasure = Ora nella Cripta non c’è un { $any_slot ->
    [yes] tesoro { $slot }
   *[no] tesoro simile
}{ $any_there ->
    [yes] : scegli tra { $there }.
   *[no] .
}
refusal-effort-range = Lo sforzo di un servitore va da 1 a 6: { $effort } non c’è sul dado.
refusal-mixed-efforts = I servitori sullo stesso tesoro devono mostrare tutti lo stesso sforzo: { $on } hai { $efforts }.
refusal-treasure-twice = { $the }: lo hai nominato due volte: piazza insieme tutti i suoi servitori.
refusal-too-many-servants = Ne piazzi { $wanted }, ma { $ready ->
    [0] nessun servitore è pronto
    [one] un solo servitore è pronto
   *[other] solo { $ready } servitori sono pronti
}{ $exhausted ->
    [0] .
    [one] { " " }(1 esausto).
   *[other] { " " }({ $exhausted } esausti).
}
refusal-one-treasure = È l’ultimo turno, quello di Luci Spente: si può reclamare un solo tesoro, non { $wanted }.
refusal-own-servants = I tuoi servitori sono già { $on }: non puoi aggiungerne né scacciarli.
refusal-push-too-weak = Il tuo { $total } { $on } non batte { $owner_who ->
    [you] il tuo { $theirs }
   *[other] il totale di { $theirs } { $owner_of }
}: serve almeno { $needed }.

## Poteri

refusal-power-not-in-play = { $kind ->
    [idols] Per rilanciare serve il Mercante di Idoli sul lato A; in questa partita è sul lato { $in_play }.
    [manuscripts] Per guardare i tesori coperti serve il Mercante di Manoscritti sul lato B; in questa partita è sul lato { $in_play }.
    [pottery] Per prendere un tesoro coperto serve il Mercante di Ceramiche sul lato B; in questa partita è sul lato { $in_play }.
   *[remains] Per risvegliare un servitore serve il Mercante di Resti Sacri sul lato A; in questa partita è sul lato { $in_play }.
}
refusal-power-cost = { $kind ->
    [idols] Bisogna rivelare un idolo
    [manuscripts] Bisogna rivelare un manoscritto
    [pottery] Bisogna rivelare due ceramiche
   *[remains] Bisogna rivelare due Resti Sacri
}; { $has ->
    [0] tra le tue carte coperte non ce ne sono.
   *[other] di carte coperte ne hai soltanto { $has }.
}
refusal-not-in-collect = Si rilancia nella fase Raccogliere, subito dopo i propri lanci; ora { crypt-stage-now }.
refusal-die-not-rolled = In questa fase non hai lanciato un dado { $die }{ $any_rolled ->
    [yes] : scegli tra { $rolled }.
   *[no] .
}
refusal-nothing-face-down = Nella Cripta non c’è alcun tesoro coperto da guardare.
refusal-not-before-claim = Si fa tra Rivelare e Reclamare; ora { crypt-stage-now }.
refusal-not-face-down = { $any_there ->
    [yes] Si può prendere solo un tesoro coperto: { $there }, non { $slot }.
   *[no] Nella Cripta non c’è alcun tesoro coperto da prendere.
}
refusal-none-exhausted = Nessuno dei tuoi servitori è esausto: non c’è nessuno da risvegliare.

## Testi che non sono mosse

refusal-read-move = Non capisco “{ $got }”. Per reclamare si scrive a4 c33: la lettera di un tesoro, poi lo sforzo di ogni servitore che ci va.
refusal-read-claim = Per reclamare non serve una parola davanti: scrivi a4 c33, la lettera di un tesoro e lo sforzo di ogni servitore che ci va.
refusal-read-recover = La parola “recover” sta da sola: ho letto “{ $got }”.
refusal-read-reroll = Di’ quale dado rilanciare, per esempio “reroll c1”: ho letto “{ $got }”.
refusal-read-peek = La parola “peek” sta da sola: ho letto “{ $got }”.
refusal-read-rouse = La parola “rouse” sta da sola: ho letto “{ $got }”.
refusal-read-done = La parola “done” sta da sola: ho letto “{ $got }”.
refusal-read-roll = La parola “roll” sta da sola: ho letto “{ $got }”.

## Preparazioni

refusal-setup-sides = “{ $got }” non indica sei lati di Mercanti: scrivi sei lettere A o B, come { $wanted }.
refusal-setup-leader = Il giocatore { $got } non può essere il Leader: è il giocatore { $wanted }.
