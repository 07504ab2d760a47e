# Donjon, Quêtes et Trahisons: che cosa succede, un titolo, e perché.

## L’inizio

donjon-news-seated = { $who ->
    [you] Tu sei { $the }.
   *[other] { $name } è { $the }.
}
    .title = Un avventuriero
    .why = Ogni avventuriero ha un dono per tutta la partita e un potere che si usa una volta sola.

donjon-news-looked = { $who ->
    [you] Guardi { $count } missioni.
   *[other] { $name } guarda { $count } missioni.
}
    .title = Ognuno guarda missioni in segreto e ne tiene una
    .why = Una diventa la missione principale, le altre tornano nel mazzo.

donjon-news-threw = { $who ->
    [you] Fai { $face }.
   *[other] { $name } fa { $face }.
}
    .title = Chi comincia?
    .why = Comincia chi fa di più.

donjon-news-first = { $who ->
    [you] Cominci tu.
   *[other] Comincia { $name }.
}
    .title = Il primo giocatore
    .why = Gli altri seguono in senso orario.

donjon-news-chose = { $who ->
    [you] Tieni una missione, in segreto.
   *[other] { $name } tiene una missione, in segreto.
}
    .title = Una missione principale
    .why = Compiuta, rende il doppio; mai compiuta, costa i suoi punti.

donjon-news-shuffled = Le altre missioni vengono mescolate.
    .title = Le missioni della Gilda
    .why = Si potranno ancora comprare dalla Gilda.

## Un turno

donjon-news-turn = { $who ->
    [you] Giro { $round }: tocca a te.
   *[other] Giro { $round }: è il turno { $of }.
}
    .title = Comincia un turno
    .why = Un turno va dal villaggio al Dungeon o all’Arena, e torna al villaggio.

donjon-news-pot-grew = Il piatto ora è di { $gems }.
    .title = Il piatto cresce
    .why = Lo prende chi vince la prima Arena.

donjon-news-expired = { $the }: è finito.
    .title = Un evento finisce
    .why = Valeva per un giro, fino al prossimo turno di chi l’aveva pescato.

donjon-news-healed = { $who ->
    [you] Guarisci da { $wounds }.
   *[other] { $name } guarisce da { $wounds }.
}
    .title = Guariscono ferite
    .why = Ogni ferita guarita rende 1 di potenza.

donjon-news-cared = { $who ->
    [you] Paghi { $gems } e non hai più ferite.
   *[other] { $name } paga { $gems } e non ha più ferite.
}
    .title = Al Tempio della Cura
    .why = Tutte le ferite guariscono, e le gemme restano lì.

donjon-news-bought = { $who ->
    [you] Compri { $the } per { $gems }.
   *[other] { $name } compra { $the } per { $gems }.
}
    .title = Un acquisto
    .why = Ciò che si compra aiuta in tutti i combattimenti futuri, o serve per una missione.

donjon-news-guided = { $who ->
    [you] Paghi { $gems } e guardi { $count } delle missioni.
   *[other] { $name } paga { $gems } e guarda { $count } delle missioni.
}
    .title = Alla Gilda
    .why = Se ne tiene una come missione secondaria, l’altra va sotto il mazzo.

donjon-news-took-quest = { $who ->
    [you] Ne tieni una.
   *[other] { $name } ne tiene una.
}
    .title = Una missione secondaria
    .why = Compiuta, porta i suoi punti e 4 gemme; se no, costa 1 punto alla fine.

donjon-news-bought-trophy = { $who ->
    [you] Compri un punto trofeo per { $gems }.
   *[other] { $name } compra un punto trofeo per { $gems }.
}
    .title = Un punto trofeo per gemme
    .why = Se ne può comprare uno per turno, e non di più.

donjon-news-dropped = { $who ->
    [you] Rinunci a un oggetto, { $the }: { $where }.
   *[other] { $name } rinuncia a un oggetto, { $the }: { $where }.
}
    .title = Un oggetto se ne va
    .why = Si tiene un solo oggetto per tipo, e certe carte ne portano via uno.

donjon-news-rests = { $who ->
    [you] Sei di nuovo al villaggio.
   *[other] { $name } è di nuovo al villaggio.
}
    .title = Il Riposo del guerriero
    .why = È il momento di comprare, curarsi e scambiare, e di mantenere o no le promesse.

## Il Dungeon

donjon-news-paid = { $who ->
    [you] Paghi { $gems }.
   *[other] { $name } paga { $gems }.
}
    .title = Si paga il dazio
    .why = Finché il dazio è attivo, pescare una carta avventura costa tanto.

donjon-news-drew = { $who ->
    [you] Scopri { $the }.
   *[other] { $name } scopre { $the }.
}
    .title = { $card }
    .why = { $kind ->
        [monster] Un mostro si combatte, o si lascia stare se è molto più forte.
        [special] Una carta speciale dice da sé che cosa succede.
       *[event] Un evento tocca tutti quelli che nomina, poi si pesca un’altra carta.
    }

donjon-news-returned = { $the } torna nel mazzo, che viene mescolato.
    .title = Troppo presto
    .why = Prima del 3º giro non si incontrano né draghi né il dazio: si pesca un’altra carta.

donjon-news-got = { $who ->
    [you] Tieni { $the }.
   *[other] { $name } tiene { $the }.
}
    .title = Una carta da tenere
    .why = Resta davanti al suo giocatore finché non serve.

donjon-news-found = { $who ->
    [you] Trovi { $gems }.
   *[other] { $name } trova { $gems }.
}
    .title = Un forziere
    .why = Nessuno lo custodisce.

donjon-news-hurt = { $who ->
    [you] Ricevi { $wounds }.
   *[other] { $name } riceve { $wounds }.
}
    .title = Ferite
    .why = { $by ->
        [kritik] Una parte battuta da un Kritik riceve due ferite. Ognuna toglie 1 alla potenza.
       *[any] Ogni ferita toglie 1 alla potenza, e nessuno ne ha più di quattro.
    }

donjon-news-bound = { $who ->
    [you] Prendi { $the } come compagno.
   *[other] { $name } prende { $the } come compagno.
}
    .title = Un compagno
    .why = La sua potenza si aggiunge in ogni combattimento del Ramingo, finché resta.

donjon-news-came = Di nuovo in bottega: { $cards }.
    .title = Arrivo inatteso
    .why = Gli oggetti riservati già usati si possono comprare di nuovo.

donjon-news-chose-exchange = { $who ->
    [you] Decidi della tua missione principale, in segreto.
   *[other] { $name } decide della sua missione principale, in segreto.
}
    .title = Una scelta in segreto
    .why = Tutti decidono insieme, e mostrano insieme ciò che cambiano.

donjon-news-exchanged = { $who ->
    [you] Scambi la tua missione principale con una secondaria.
   *[other] { $name } scambia la sua missione principale con una secondaria.
}
    .title = Una nuova scelta
    .why = La missione principale rende il doppio: ora è un’altra.

donjon-news-stayed = { $who ->
    [you] Tieni la tua missione principale.
   *[other] { $name } tiene la sua missione principale.
}
    .title = La missione resta
    .why = Nessuno è obbligato a scambiare.

donjon-news-chose-spoil = { $who ->
    [you] Scegli una spoglia da scartare.
   *[other] { $name } sceglie una spoglia da scartare.
}
    .title = Una spoglia in segreto
    .why = Tutti scelgono insieme, e mostrano insieme.

donjon-news-rotted = { $who ->
    [you] Perdi la spoglia { $card }.
   *[other] { $name } perde la spoglia { $card }.
}
    .title = Una spoglia marcisce
    .why = Una spoglia perduta non serve più a nessuna missione.

donjon-news-levelled = Un punto trofeo in meno: { $players }. Uno in più: { $others }.
    .title = Il primo sarà l’ultimo
    .why = Ognuno dei primi dà un punto, ognuno degli ultimi ne riceve uno.

donjon-news-lies = { $who ->
    [you] { $the } resta presso di te.
   *[other] { $the } resta presso { $name }.
}
    .title = Un evento che dura
    .why = Vale per un giro, fino al prossimo turno di chi l’ha pescato.

donjon-news-idle = { $the }: nessun effetto.
    .title = Non succede nulla
    .why = Ora la carta non ha nulla da cambiare.

donjon-news-discarded = Negli scarti: { $card }.
    .title = Negli scarti
    .why = Ciò che è scartato è fuori dal gioco, se una carta non lo riporta.

## Combattimenti

donjon-news-met = { $who ->
    [you] Affronti { $cards }: potenza { $power }.
   *[other] { $name } affronta { $cards }: potenza { $power }.
}
    .title = Un combattimento
    .why = Quella potenza e il dado rosso stanno contro l’avventuriero e il dado verde.

donjon-news-opened = { $who ->
    [you] Sfidi{ $victim_obj }.
   *[other] { $name } { $victim_me }sfida{ $victim_obj }.
}
    .title = L’Arena è aperta!
    .why = Tutti e due combattono con piena potenza; chi sta con chi si vede solo dopo i dadi.

donjon-news-ringed = { $who ->
    [you] Costringi{ $whom_obj } a combattere al tuo posto.
   *[other] { $name } { $whom_me }costringe{ $whom_obj } a combattere al suo posto.
}
    .title = Anello del fascino
    .why = Lo Stregone tiene ciò che si vince; chi combatte prende le ferite.

donjon-news-ringed-ally = { $who ->
    [you] Costringi{ $whom_obj } a essere tuo alleato.
   *[other] { $name } { $whom_me }costringe{ $whom_obj } a essere suo alleato.
}
    .title = Anello del fascino
    .why = Un alleato costretto aiuta per niente.

donjon-news-allied = { $who ->
    [you] Ti allei con { $ally_with }.
   *[other] { $name } si allea con { $ally_with }.
}
    .title = Un’alleanza
    .why = Un alleato porta metà della sua potenza, o tre quarti se si è solo in due.

donjon-news-alone = { $who ->
    [you] Vai senza alleato.
   *[other] { $name } va senza alleato.
}
    .title = Senza alleato
    .why = Nessuno è obbligato a chiedere aiuto.

donjon-news-stood = { $who ->
    [you] Resti e combatti.
   *[other] { $name } resta e combatte.
}
    .title = Un combattimento non dovuto
    .why = Un mostro così forte si potrebbe lasciar stare; battuto, porta di più.

donjon-news-goes-on = { $who ->
    [you] Non aggiungi nulla.
   *[other] { $name } non aggiunge nulla.
}
    .title = Nient’altro
    .why = Chi è interpellato può fermarsi qui.

donjon-news-out = { $who ->
    [you] Lasci il villaggio.
   *[other] { $name } lascia il villaggio.
}
    .title = Fuori dal villaggio
    .why = Nessuno è obbligato a comprare. Ora viene il Dungeon o un’Arena.

donjon-news-rested = { $who ->
    [you] Non compri altro.
   *[other] { $name } non compra altro.
}
    .title = La fine del riposo
    .why = Nessuno è obbligato a comprare.

donjon-news-fled = { $who ->
    [you] Fuggi.
   *[other] { $name } fugge.
}
    .title = La fuga
    .why = Si può lasciar stare un mostro forte almeno una volta e mezza.

donjon-news-announced = { $who ->
    [you] Usi { $what }.
   *[other] { $name } usa { $what }.
}
    .title = Annunciato prima dei dadi
    .why = Dopo i dadi sarebbe troppo tardi.

donjon-news-sided = { $who ->
    [you] Scegli da che parte stare.
   *[other] { $name } sceglie da che parte stare.
}
    .title = Una parte in segreto
    .why = Si mostra dopo i dadi.

donjon-news-vanished = { $who ->
    [you] Svanisci.
   *[other] { $name } svanisce.
}
    .title = Lo Stregone svanisce
    .why = Non ha più parte in questo combattimento, nel bene e nel male.

donjon-news-rolled = Verde { $green }, rosso { $red }.
    .title = I dadi
    .why = Il verde è il dado degli avventurieri o dell’attaccante, il rosso quello dell’altra parte.

donjon-news-sides = { $sides }.
    .title = Si mostrano le parti
    .why = Chi mostra un segnalino è alleato della sua parte, gli altri restano neutrali.

donjon-news-fought = { $total } contro { $other }: { $winner ->
    [green] vince il verde
   *[red] vince il rosso
}.
    .title = Il combattimento è deciso
    .why = Da ogni parte si sommano potenza e dado, e vince il totale più alto; la parità va al verde.

donjon-news-again = { $who ->
    [you] Rifai il combattimento.
   *[other] { $name } rifà il combattimento.
}
    .title = Il Sacerdote ricomincia
    .why = Si rilanciano i due dadi, e vale solo il secondo risultato.

donjon-news-forgot = { $who ->
    [you] Fai dimenticare questa sconfitta.
   *[other] { $name } fa dimenticare questa sconfitta.
}
    .title = Elmo dell’oblio
    .why = Niente saccheggio, ferite o punti trofeo: come se non ci fosse stata un’Arena.

donjon-news-spared = { $who ->
    [you] La Fata buona ti risparmia questa sconfitta.
   *[other] { $name } ha la Fata buona, che risparmia questa sconfitta.
}
    .title = La Fata buona
    .why = Non si perdono oggetti, gemme o spoglie, e non si ricevono ferite.

donjon-news-weakened = { $who ->
    [you] La tua potenza scende di { $count } per sempre.
   *[other] La potenza { $of } scende di { $count } per sempre.
}
    .title = Il prezzo della furia
    .why = Non è una ferita, e non guarisce mai.

donjon-news-left = Il dado mostra { $face }: { $the } fugge.
    .title = Il compagno fugge
    .why = Dopo ogni combattimento fugge con 1-4, e l’arco è scartato.

donjon-news-stays = Il dado mostra { $face }: { $the } resta.
    .title = Il compagno resta
    .why = Dopo ogni combattimento fugge con 1-4, e resta con 5-8.

donjon-news-died = { $the } muore.
    .title = Una perdita
    .why = Un Kritik dell’altra parte uccide un Famiglio, e anche un compagno.

donjon-news-cursed = { $who ->
    [you] La maledizione è su di te.
   *[other] La maledizione colpisce { $name }.
}
    .title = La maledizione
    .why = Niente cure al Tempio né nel Giorno di grazia, fino alla fine della partita.

## Guadagni

donjon-news-won = { $who ->
    [you] Vinci: { $gains }.
   *[other] { $name } vince: { $gains }.
}
    .title = Vittoria
    .why = I guadagni della carta vanno a chi doveva combattere; un mostro battuto diventa una spoglia.

donjon-news-triumphed = Un punto trofeo ciascuno: { $players }.
    .title = I vincitori
    .why = In un’Arena ognuno della parte che vince riceve un punto trofeo.

donjon-news-shamed = Un punto trofeo in meno: { $players }.
    .title = Perso all’inferno
    .why = Chi vi ha combattuto perde un punto trofeo; nessuno ne ha meno di 0.

donjon-news-shared = { $who ->
    [you] Ricevi { $gems }.
   *[other] { $name } riceve { $gems }.
}
    .title = Una parte delle gemme
    .why = Le gemme dell’inferno si distribuiscono una per una, nell’ordine di turno.

donjon-news-pot-won = { $who ->
    [you] Prendi { $gems } dal piatto.
   *[other] { $name } prende { $gems } dal piatto.
}
    .title = Il piatto è vinto
    .why = Va al vincitore della prima Arena, e non ce ne sarà un altro.

donjon-news-plundered = { $who ->
    [you] Saccheggi{ $victim_obj }: { $gains }.
   *[other] { $name } { $victim_me }saccheggia{ $victim_obj }: { $gains }.
}
    .title = Il saccheggio
    .why = Metà delle gemme, un oggetto o una spoglia: sceglie l’attaccante.

donjon-news-one-more = { $who ->
    [you] Prendi una gemma in più{ $victim_to }.
   *[other] { $name } { $victim_me }prende una gemma in più{ $victim_to }.
}
    .title = Una gemma in più
    .why = È il dono del Ladro, a ogni saccheggio della sua parte.

donjon-news-took = { $who ->
    [you] Prendi { $the } { $from }.
   *[other] { $name } prende { $the } { $from }.
}
    .title = Il dono del Genio
    .why = Battuto, il Genio lascia scegliere un oggetto o una spoglia dal tavolo.

## Trattare

donjon-news-offered = { $who ->
    [you] Offri{ $partner_to }: { $give } in cambio di { $want }.
   *[other] { $name } { $partner_me }offre{ $partner_to }: { $give } in cambio di { $want }.
}
    .title = Un’offerta
    .why = Se l’altro accetta, tutto ciò che si tocca cambia di mano; le parole si mantengono o si tradiscono più tardi.

donjon-news-countered = { $who ->
    [you] Proponi invece{ $partner_to }: { $give } in cambio di { $want }.
   *[other] { $name } { $partner_me }propone invece{ $partner_to }: { $give } in cambio di { $want }.
}
    .title = Una controproposta
    .why = Una risposta può portare una controproposta, e una sola.

donjon-news-countered-price = { $who ->
    [you] Proponi invece{ $partner_to }: aiuto in cambio di { $give }.
   *[other] { $name } { $partner_me }propone invece{ $partner_to }: aiuto in cambio di { $give }.
}
    .title = Un altro prezzo
    .why = A ognuno di quelli che aiuterebbero si può proporre un altro prezzo, uno solo.

donjon-news-accepted = { $who ->
    [you] Accetti.
   *[other] { $name } accetta.
}
    .title = D’accordo
    .why = Basta che due siano d’accordo.

donjon-news-declined = { $who ->
    [you] Rifiuti.
   *[other] { $name } rifiuta.
}
    .title = Nessun accordo
    .why = Nessuno è obbligato a scambiare, né ad aiutare.

donjon-news-handed = { $who ->
    [you] Dai{ $partner_to }: { $give }.
   *[other] { $name } { $partner_me }dà{ $partner_to }: { $give }.
}
    .title = Di mano in mano
    .why = Ciò che si dà è subito dell’altro.

donjon-news-called = { $who ->
    [you] Chiedi aiuto.
   *[other] { $name } chiede aiuto.
}
    .title = Una richiesta d’aiuto
    .why = Ognuno degli altri dice un prezzo, o passa.

donjon-news-asked = { $who ->
    [you] Aiuteresti in cambio di { $give }.
   *[other] { $name } aiuterebbe in cambio di { $give }.
}
    .title = Un prezzo per l’aiuto
    .why = Chi ha chiesto prende uno dei prezzi, o nessuno.

donjon-news-passed = { $who ->
    [you] Passi.
   *[other] { $name } passa.
}
    .title = Nessun aiuto
    .why = Nessuno è obbligato ad aiutare.

donjon-news-promised = { $who ->
    [you] Prometti{ $partner_to }: { $give }.
   *[other] { $name } { $partner_me }promette{ $partner_to }: { $give }.
}
    .title = Una promessa
    .why = Le parole non obbligano nessuno, ma le sentono tutti.

donjon-news-kept-word = { $who ->
    [you] Mantieni la parola data{ $partner_to }.
   *[other] { $name } mantiene la parola che { $partner_me }ha dato{ $partner_to }.
}
    .title = Una parola mantenuta
    .why = Gli altri lo vedono, e il prossimo alleato chiederà forse di meno.

donjon-news-broke-word = { $who ->
    [you] Tradisci la parola data{ $partner_to }.
   *[other] { $name } tradisce la parola che { $partner_me }ha dato{ $partner_to }.
}
    .title = Una parola tradita
    .why = Nessuna regola lo vieta, ma se ne ricordano tutti.

donjon-news-lapsed = { $who ->
    [you] La parola che hai dato{ $partner_to } decade.
   *[other] La parola che { $name } { $partner_me }ha dato{ $partner_to } decade.
}
    .title = Una parola decade
    .why = Il suo tempo è passato, o non ne resta più nulla: né mantenuta, né tradita.

## Missioni

donjon-news-claimed = { $who ->
    [you] Compi { $quest }: { $gains }.
   *[other] { $name } compie { $quest }: { $gains }.
}
    .title = Una missione è compiuta
    .why = { $rank ->
        [main] Una missione principale porta il doppio dei suoi punti trofeo.
       *[secondary] Una missione secondaria porta i punti trofeo stampati.
    }

donjon-news-blackmailed = { $who ->
    [you] Prendi spoglie{ $victim_to }.
   *[other] { $name } { $victim_me }prende spoglie{ $victim_to }.
}
    .title = Ciondolo del ricatto
    .why = Il Ladro può usare le spoglie di un altro per una sua missione.

donjon-news-stole = { $who ->
    [you] Rubi una missione{ $victim_to }.
   *[other] { $name } { $victim_me }ruba una missione{ $victim_to }.
}
    .title = Ciondolo del ricatto
    .why = Quale missione, lo decide il caso.

donjon-news-no-claim = { $who ->
    [you] Non mostri missioni.
   *[other] { $name } non mostra missioni.
}
    .title = Nessuna missione mostrata
    .why = Si chiede a tutti quelli che hanno una missione non ancora compiuta, per non tradire nessuno.

## La fine

donjon-news-scored = { $who ->
    [you] Alla fine hai { $trophies }.
   *[other] Alla fine { $name } ha { $trophies }.
}
    .title = Il conto
    .why = Una missione principale non compiuta costa i suoi punti stampati, una secondaria ne costa 1.

donjon-news-won-game = { $who ->
    [you] Hai vinto la partita!
   *[other] { $name } vince la partita!
}
    .title = La fine
    .why = { $by ->
        [trophies] Vince chi ha più punti trofeo.
       *[other] I punti trofeo erano pari, e decidono le spoglie.
    }

donjon-news-shared-game = Vittoria condivisa: { $players }.
    .title = Una vittoria condivisa
    .why = I punti trofeo sono pari, e anche le spoglie.

## Che cosa dicono in più gli eventi

donjon-news-prey = Il segnalino mostra: { $type }.
donjon-news-halved = I Saldi dimezzano il prezzo.
donjon-news-where = { $pile ->
    [shop] torna alla bottega
   *[discards] va negli scarti
}
donjon-news-by-fury = La Furia sanguinaria non lascia scelta.
donjon-news-vial = Il dado mostra { $face }: { $sign ->
    [plus] +
   *[minus] −
}{ $bonus }.
donjon-news-kritik = Un 8 è un Kritik e vale 16.
donjon-news-stands = { $name }: { $side }
donjon-news-spent = Negli scarti: { $cards }.
donjon-news-loss = Non compiuto: { $quests }, e costa { $count }.
