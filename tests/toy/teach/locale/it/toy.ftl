# Il Baratto, tutto intero: un gioco che esiste solo per i test.

game-toy = Il Baratto
    .about = Scegliere in segreto, poi contrattare; da due a sei giocatori.
    .credits = Il Baratto è un giocattolo di questo tutor.
    .invite = Una lezione di due esercizi ti mostra tutto.
    .time = circa cinque minuti
    .course = { $whole ->
        [yes] Hai fatto tutte le lezioni. Una partita intera ti aspetta al tavolo.
       *[no] Scegli una volta, offri una volta: e conosci il gioco.
    }
    .whole = Con tutto ciò che sai: tre round di offerte.
    .search = scegliere, offrire…
    .alike = scegliere prendere / offrire proporre
    .round = Round { $round }
    .round-of = Round { $round } di { $rounds }
    .in-round = nel round { $round }
game-toy-bots =
    .random = Una qualsiasi delle mosse proposte, tutte ugualmente probabili.
    .generous = Fa la prima mossa proposta, e offre due gemme per una.
game-toy-parts =
    .setup = Preparazione
    .turn = Un round
seat-bot-generous = Il computer, generoso

toy-gems = { $count ->
    [one] { $count } gemma
   *[other] { $count } gemme
}
toy-figure-score = Gemme
toy-stages = Le fasi di un round
toy-stage = { $phase ->
    [choose] Scegliere
    [offer] Offrire
   *[answer] Rispondere
}
toy-stage-hint = { $phase ->
    [choose] Tutti scelgono in segreto.
    [offer] Chi guida può fare un’offerta.
   *[answer] Chi l’ha ricevuta accetta o rifiuta.
}
toy-turn-several = Devono ancora scegliere: { $people }
toy-may-choose = Scegli una, due o tre gemme. Nessuno lo vede prima che tutti abbiano scelto.
toy-may-offer = Offri a chi vuoi gemme in cambio di gemme, o passa.
toy-may-answer = Accetta l’offerta, o rifiutala.
toy-choice-open = non ha ancora scelto
toy-choice-made = { $hidden ->
    [yes] ha scelto
   *[no] ha scelto { $number }
}
toy-verdict = Più gemme di tutti ({ $points }): { $players }.

## Moves

toy-move-choose = Scegli { $number }
toy-move-offer = Offri a { $name } { $give } per { $want }
toy-move-pass = Passa
toy-move-accept = Accetta
toy-move-decline = Rifiuta
toy-move-withdraw = Ritira l’offerta

## Events

toy-news-dealt = All’inizio ognuno ha { $gems }.
    .title = Si distribuiscono le gemme
    .why = Tutti cominciano allo stesso modo.
toy-news-chose = { $who ->
    [you] Scegli in segreto.
   *[other] { $name } sceglie in segreto.
}
    .title = Una scelta segreta
    .why = Nessuno deve saperla prima che tutti abbiano scelto.
toy-shown = { $name } { $number }
toy-news-shown = Tutti mostrano la scelta: { $numbers }. Il dado mostra { $face }.
    .title = Le scelte si mostrano
    .why = Chi è solo nella sua scelta guadagna altrettante gemme, il doppio con un 8.
toy-news-offered = { $who ->
    [you] Offri
   *[other] { $name } offre
} { $give } per { $want }. Deve rispondere: { $to_name }.
    .title = Un’offerta
    .why = Chi guida il round può farne una.
toy-news-swapped = { $who ->
    [you] Accetti l’offerta.
   *[other] { $name } accetta l’offerta.
}
    .title = L’offerta è accettata
    .why = Le gemme cambiano subito di mano.
toy-news-dropped = { $verb ->
    [pass] Nessuna offerta: { $name }.
    [decline] Offerta rifiutata: { $name }.
   *[withdraw] Offerta ritirata: { $name }.
}
    .title = Nulla cambia di mano
    .why = Uno scambio si fa in due.

## The table

toy-barter-label = Il tavolo
toy-barter-players = I giocatori

## Refusals

refusal-no-move = «{ $got }» non è una mossa di questo gioco.
refusal-toy-not-now = { $stage ->
    [choose] Prima scelgono tutti.
    [offer] Ora chi guida può offrire, o passare.
   *[answer] Ora si deve rispondere all’offerta.
}
refusal-toy-choose-range = Scegli da 1 a { $most } gemme.
refusal-offer-whom = Un’offerta va a un altro giocatore del tavolo.
refusal-offer-nothing = Nulla per nulla non è un’offerta.
refusal-offer-too-much = Nessuno può dare più gemme di quante ne ha: { $give } per { $want } è troppo.

## Rules

toy-rule-setup = Ognuno comincia con tre gemme.
    .title = L’inizio
    .try = Una nuova partita: ognuno ha tre gemme. Scegli 1.
toy-rule-turn = In un round tutti scelgono, poi chi guida può fare un’offerta, e chi la riceve risponde. Si guida a turno.
    .title = Un round
    .try = Prova a passare prima che qualcuno abbia scelto.
toy-rule-choose = Scegli in segreto da una a tre gemme. Quando tutti hanno scelto, chi è solo nella sua scelta ne guadagna altrettante, il doppio se il dado mostra un 8.
    .title = Scegliere
    .try = Scegli 1 e guarda che cosa ne viene.
toy-rule-offer = Chi guida può offrire a un altro giocatore gemme in cambio di gemme, e ritirare l’offerta finché non c’è risposta.
    .title = Offrire
    .try = Offri al giocatore 2 una gemma per una gemma.

## The lesson

chapter-toy = La tua prima partita
    .about = Una scelta e un’offerta.
lesson-toy-first = Scegliere e offrire
    .about = Quel che c’è da fare in un round.
task-toy-first-choose = Hai sentito che il giocatore 2 sceglie 1 e il giocatore 3 sceglie 3. Scegli quel che nessun altro sceglie.
    .hint-1 = Resta uno dei tre numeri.
    .why = Nessun altro ha scelto 2: hai guadagnato gemme.
    .miss = Un altro giocatore ha fatto la stessa scelta: non porta nulla.
task-toy-first-offer = Guidi questo round. Offri a qualcuno gemme in cambio di gemme.
    .hint-1 = Un pulsante per giocatore offre una gemma per una gemma.
    .why = Ora tocca all’altro rispondere.
    .miss = Hai passato: il round finisce senza offerta.
