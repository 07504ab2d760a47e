# Perché una mossa, una preparazione o un testo non va: che cosa è sbagliato, e che cosa andrebbe bene.

## Di chi è il turno, e quando

refusal-not-your-turn = { $turn_who ->
    [nobody] Ora non è il turno di nessuno.
    [you] È il tuo turno, non quello { $of }.
   *[other] È il turno { $turn_of }{ $who ->
        [you] , non il tuo
       *[other] , non quello { $of }
    }.
}
refusal-not-your-seat = { $who ->
    [other] Per { $name } gioca il computer: non puoi muovere al suo posto.
   *[role] { $name } segue regole sue: non puoi muovere per lui.
}
refusal-unknown-player = Qui non c’è un giocatore { $got }: { $players ->
    [one] in solitario sei il giocatore 1.
   *[other] al tavolo ci sono i giocatori da 1 a { $players }.
}
refusal-game-over = La partita è finita. Torna a un momento precedente per provare altro.

## Testi che non sono mosse

refusal-read-nothing = Qui non c’è alcuna mossa: scrivi che cosa vuoi fare.
refusal-read-too-long = Sono { $size } caratteri, molti più di qualsiasi mossa: se ne leggono al massimo { $most }.
refusal-move-form = Una mossa non è fatta così: { $got }.
refusal-read-event = Non riconosco alcun evento in “{ $got }”.
refusal-read-take = Di’ dopo “take” che cosa prendere: ho letto “{ $got }”.

## Preparazioni

refusal-setup-field = Una preparazione non ha un campo “{ $got }”; ha { $wanted }.
refusal-setup-players = Si gioca in { $wanted }, non in { $got }.
