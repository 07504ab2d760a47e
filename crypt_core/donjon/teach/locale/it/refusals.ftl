# Donjon, Quêtes et Trahisons: perché una mossa, una preparazione o una lista di carte è rifiutata, e
# che cosa andrebbe.

## Quando, e chi

refusal-not-now = Non si può fare adesso: { donjon-now }.
donjon-now = { $stage ->
    [keep] ognuno sceglie una missione principale
    [supply] il giocatore di turno è al villaggio
    [guild] bisogna tenere una delle missioni guardate
    [answer] un’offerta aspetta la risposta
    [countered] una controproposta aspetta la risposta
    [surplus] qualcuno ha troppi oggetti di un tipo
    [choose] bisogna scegliere tra Dungeon e Arena
    [exchange] si può scambiare la missione principale
    [rot] ognuno sceglie una spoglia da scartare
    [discard] il borseggiatore vuole un oggetto
    [djinn] bisogna scegliere il dono del Genio
    [negotiate] è il momento di cercare un alleato
    [bid] si chiede il prezzo a qualcuno
    [pick] bisogna scegliere un alleato, o nessuno
    [haggle] una controproposta aspetta la risposta
    [promise] è il momento di promettere prima dell’Arena
    [flee] bisogna decidere se combattere o fuggire
    [announce] è il momento di annunciare ciò che si usa
    [sides] ognuno sceglie da che parte stare
    [vanish] lo Stregone può svanire
    [replay] il Sacerdote può rifare il combattimento
    [oblivion] il Sacerdote può usare l’Elmo dell’oblio
    [plunder] bisogna saccheggiare la vittima
    [word] una promessa va mantenuta o tradita
    [rest] il giocatore di turno è al villaggio, dopo il combattimento
    [quests] si possono mostrare missioni
   *[over] la partita è finita
}
refusal-whom = Non si può fare con questo giocatore: scegline un altro.

## Al villaggio

refusal-not-in-shop = La bottega non ha { $item }: scegli qualcosa che c’è.
refusal-no-sale = Non hai Saldi per dimezzare il prezzo: pagalo intero.
refusal-too-few-gems = Costa { $cost ->
    [one] 1 gemma
   *[other] { $cost } gemme
}, e tu ne hai { $has }: prima vincine o scambiane altre.
refusal-no-temple = Sei maledetto, e il Tempio non ti cura più. Una ferita per turno guarisce da sola.
refusal-no-wound = Non hai ferite da curare: tieni le tue gemme.
refusal-guild-once = Sei già stato alla Gilda in questo turno, ed è una volta per turno. Torna nel prossimo.
refusal-guild-empty = La Gilda non ha più missioni da vendere.
refusal-too-many-quests = Sarebbero troppe: nessuno ha più di { $most } missioni secondarie non ancora compiute. Prima completane una.
refusal-trophy-once = Hai già comprato un punto trofeo in questo turno: uno per turno è tutto.
refusal-not-too-many = Non devi rinunciare a questo ({ $card }): scegli tra ciò che è di troppo ({ $items }).
refusal-not-yours = Non hai { $card }.
refusal-choose-range = Qui non c’è il numero { $got }: scegli da 1 a { $most }.

## Nel Dungeon e nell’Arena

refusal-too-early = È il giro { $round }, e l’Arena apre solo dal giro { $first }: pesca una carta.
refusal-no-arena = È attivo lo Slancio d’amore: nessuna Arena finché non è finito. Pesca una carta.
refusal-alone = Questo si combatte da soli: niente alleati.
refusal-not-for-you = Puoi avere { $card }, ma la può usare un solo avventuriero: { $for }.
refusal-one-companion = Hai già un compagno, { $card }, e l’arco ne tiene uno alla volta.
refusal-too-wild = { $power ->
    [0] Non è una carta mostro, e l’arco non ne costringe altre
   *[other] La sua potenza è { $power }, e l’arco costringe solo fino a { $most }
}: combatti.
refusal-no-flight = { $kind ->
    [mimic] Dal Mimic non si fugge
    [guardian] Dal Guardiano del Tempio non si fugge
    [hell] Dall’inferno non si fugge
   *[arena] Da un’Arena non si fugge
}: combatti.
refusal-flight-paid = Il tuo alleato è stato pagato in anticipo, quindi questo combattimento va combattuto.
refusal-flight-later = Se fuggire lo si decide all’inizio del combattimento: prima stabilisci chi ti aiuta.
refusal-flight-weak = La sua potenza è { $power }, la tua { $own }: si fugge solo da { $least } in su, una volta e mezza. Combatti.
refusal-ring-once = L’anello ha già agito in questo combattimento.
refusal-ring-how = Di’ che cosa l’anello fa fare all’altro: fight o ally. Ho letto “{ $got }”.
refusal-not-usable = Non puoi annunciare { $card } in questo combattimento.
refusal-unknown-side = Non c’è una parte “{ $got }”: di’ attacker, defender o none.
refusal-must-take-side = In una Furia sanguinaria nessuno resta fuori: prendi parte.
refusal-not-in-fight = Non sei in questo combattimento: non c’è nulla da cui svanire.
refusal-not-there = Lì non c’è { $card }.
refusal-one-plunder = Si saccheggia una cosa sola: metà delle gemme, un oggetto o una spoglia. Solo il Ladro ne prende due, una volta per partita, nel suo turno.
refusal-two-of-three = Si prendono due cose di genere diverso, in quest’ordine: gemme, oggetto, spoglia.

## Missioni

refusal-quest-not-held = Non hai una missione con questo nome da compiere: { $quest }.
refusal-quest-not-done = { $quest } non è ancora compiuta: la sua pagina dice che cosa chiede.
refusal-quest-no-deed = { $quest } chiede un’impresa che non hai compiuto da quando ce l’hai.
refusal-quest-no-spoils = { $quest } non chiede spoglie: quelle degli altri non servono.
refusal-only-own-turn = Il Ciondolo del ricatto agisce solo nel tuo turno.
refusal-no-quest-there = Quel giocatore non ha missioni secondarie da rubare.

## Trattare

refusal-too-many-offers = Hai fatto { $most } offerte in questo turno, e un turno non ne ha di più.
refusal-offer-empty = Niente per niente non è un’offerta: nomina qualcosa almeno da una parte.
refusal-offer-again = Hai già fatto questa offerta in questo turno: cambia qualcosa.
refusal-bundle-form = Non riesco a leggerlo come qualcosa da dare: { $got }.
refusal-read-bundle = Non capisco “{ $got }”: scrivi ciò che si dà, per esempio “2g,quest1,help”, oppure “nothing”.
refusal-bundle-gems-most = { $got } gemme sono troppe per una parte di un’offerta: al massimo { $most }.
refusal-bundle-named-most = Una parte di un’offerta nomina al massimo { $most } cose, non { $got }.
refusal-bundle-gems = { $got ->
    [one] 1 gemma non si può
   *[other] { $got } gemme non si possono
} dare: il massimo sarà { $most }.
refusal-bundle-item = Non si può dare { $card }: non c’è.
refusal-bundle-spoil = { $card } non è tra le spoglie da dare.
refusal-bundle-quest = { $place ->
    [0] Quella missione secondaria non si può più dare: non c’è più.
   *[other] Non c’è una missione secondaria numero { $place } da dare: ce ne sono { $most }.
}
refusal-bundle-help = Non si può promettere aiuto in { $got ->
    [one] 1 combattimento
   *[other] { $got } combattimenti
}: al massimo { $most }.
refusal-bundle-side = Qui non si può promettere una parte in un’Arena.
refusal-bundle-trophies = Non si possono promettere tanti punti trofeo ({ $got }): questo combattimento ne ha { $most } da dividere.
refusal-no-bid = Quel giocatore non si è offerto di aiutare: scegline uno che l’ha fatto, o combatti da solo.
refusal-one-counter = Hai già fatto una controproposta a quel giocatore, ed è una sola.
refusal-only-price = Qui si propone solo il prezzo dell’aiuto: lascia vuota l’altra parte.
refusal-only-two = Solo in due giocatori si paga in anticipo: promettilo.
refusal-not-in-village = Al villaggio tutto cambia subito di mano: non si paga nulla in anticipo.
refusal-one-promise = Hai già promesso qualcosa a quel giocatore, ed è una promessa sola.

## Testi che non sono mosse

refusal-read-donjon = Non capisco “{ $got }”: una mossa comincia con il suo verbo, per esempio “draw”, “buy double_axe” o “arena P2”.
refusal-read-donjon-form = Si scrive “{ $form }”: ho letto “{ $got }”.

## Preparazioni e carte

refusal-setup-length = Si gioca a { $wanted } punti trofeo, non a { $got }.
refusal-setup-adventurers = Scegli un avventuriero per giocatore, nessuno due volte: { $wanted }.
refusal-numbers-file = { $what ->
    [long] È più lungo di quanto possa essere un file di carte.
    [toml] Questo file non si legge come TOML.
   *[list] Non ci sono le tre liste di carte.
} Deve contenere liste chiamate monsters, items e others, con un testo come “ogre humanoid 12 4 0” per ogni carta.
refusal-numbers-unknown = Non c’è una carta “{ $line }”: usa i nomi dell’esempio.
refusal-numbers-twice = La carta “{ $line }” c’è due volte: togline una.
refusal-numbers-missing = { $count ->
    [one] Manca una carta: “{ $line }”.
   *[other] Mancano { $count } carte, a cominciare da “{ $line }”.
}
refusal-numbers-form = “{ $line }” non ha le { $wanted } parole che servono a questa carta: confrontalo con l’esempio.
refusal-numbers-type = “{ $line }” non ha un tipo “{ $got }”: è { $wanted }.
refusal-numbers-number = “{ $line }” ha un numero che nessuna carta ha: interi da 0 a { $most }.
refusal-numbers-dragons = I draghi sono questi tre e nessun altro: { $dragons }. Vedi “{ $line }”.

## Posizioni messe a mano

refusal-laid-active = Non c’è un giocatore { $got } di turno: al tavolo sono { $most }.
refusal-laid-round = Non c’è un giro { $got }: si contano da 1.
refusal-laid-card = Non c’è più “{ $got }” da mettere lì: non esiste, o sta altrove.
refusal-laid-over = Qualcuno ha già { $most } punti trofeo: la partita sarebbe finita.
refusal-laid-field = Un giocatore di una posizione non ha un campo “{ $got }”.
refusal-laid-count = “{ $got }” non è un numero possibile per “{ $field }”.
refusal-laid-prey = Solo il Ramingo caccia un tipo, e ne ha sempre uno: “{ $got }” non è possibile.
refusal-laid-companion = “{ $got }” non può essere un compagno: servono un mostro e l’Arco della costrizione.
