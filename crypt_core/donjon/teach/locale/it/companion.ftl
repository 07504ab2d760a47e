# La guida di una prima partita intera.

donjon-guide-aim = La partita finisce appena un giocatore ha 12 punti trofeo. Allora le missioni non compiute costano punti, e vince il giocatore con più punti. Gemme e oggetti servono solo lungo la strada.
donjon-guide-payers = Che cosa porta punti trofeo
donjon-guide-standing = Punti trofeo finora: { $have } su { $length }.
donjon-guide-loss = Se la partita finisse adesso, le missioni non compiute ti costerebbero { $loss }.

## Una frase al momento di decidere

donjon-guide-claim = Hai compiuto { $quest }. Mostrala adesso: ti porta { $points } e { $reward }.
donjon-guide-keep-buy = La bottega ha ciò che chiede { $quest }, per { $price }. Come missione principale porta { $points }; non compiuta, costa { $loss }.
donjon-guide-keep = Una missione principale porta il doppio: { $quest } porterebbe { $points }. Se alla fine non è compiuta, costa { $loss }. Tieni quella che è più facile compiere.
donjon-guide-promised = Hai ricevuto una promessa { $by }: { $give }. Promesse mantenute finora da questo giocatore: { $kept }; tradite: { $broken }.
donjon-guide-sides = Prima dei dadi la parte dell’attaccante ha { $attack }, quella del difensore { $defence }. Tu aggiungeresti { $add }. Ogni vincitore riceve { $point }, ogni sconfitto una ferita.
donjon-guide-promise = Prima dei dadi la tua parte ha { $own } contro { $power }. Tra gli altri, { $name } aggiungerebbe di più: { $add }. Prometti qualcosa in cambio; dopo il combattimento mantieni la promessa o la tradisci.
donjon-guide-bid = Con il tuo aiuto il combattimento è { $both } contro { $power }; senza di te, { $alone }. Una vittoria porta { $gems }: chiedine una parte. In caso di sconfitta anche tu ricevi una ferita.
donjon-guide-pick = Con { $ally_with } è { $both } contro { $power }, e il prezzo è: { $price }. È solo una promessa: dopo il combattimento la mantieni o la tradisci.
donjon-guide-word = Se tradisci la promessa, tieni ciò che avevi promesso: { $give }. Ma tutti lo vedono, e conta contro di te fino alla fine della partita.
donjon-guide-token = Prima dei dadi è { $own } contro { $power }. Hai ancora il tuo potere unico. { $token }.
donjon-guide-plunder = Puoi prendere metà delle gemme: { $gems }. Oppure { $the }: porta la tua potenza da { $before } a { $after }, e la vittima ne resta senza.
donjon-guide-strong = La tua potenza è { $alone } contro { $power }, quindi puoi fuggire: non costa e non porta nulla. Scegli prima “{ donjon-move-alone }”, poi “{ donjon-move-flee }”.
donjon-guide-ahead = Prima dei dadi hai { $alone } contro { $power }, e la parità è tua. Se vai senza alleato, tieni tutto ciò che vinci.
donjon-guide-call = Hai { $alone } contro { $power }. Con { $ally_with } avresti { $both }. Chiedi aiuto: gli altri dicono un prezzo, e non devi accettarlo.
donjon-guide-near-end = La partita può finire presto: { $name } ha { $points } su { $length }. Le tue missioni non compiute ti costerebbero { $loss }.
donjon-guide-shop-quest = La bottega ha tutto ciò che { $quest } chiede ancora: { $price }. Puoi pagarlo, e la missione ti porta { $points } e { $reward }.
donjon-guide-trophy = Qui puoi comprare 1 punto trofeo per { $price }, una volta per turno. Nel Rifornimento non si può.
donjon-guide-heal = Con { $wounds }, la tua potenza è più bassa di { $count }. Per { $price } il Tempio della Cura le guarisce tutte; da sola ne guarisce una per turno.
donjon-guide-buy = Per { $price }, { $the } porta la tua potenza da { $before } a { $after }.
donjon-guide-guild = Per { $price } la Gilda mostra due missioni secondarie, e ne tieni una. Compiuta, porta i suoi punti e 4 gemme; altrimenti costa 1 punto alla fine.
donjon-guide-no-gems = Non hai gemme, quindi non puoi ancora comprare nulla: scegli “{ donjon-move-leave }”. I mostri battuti portano gemme.
donjon-guide-draw = Non puoi aprire un’Arena prima del giro { $first }: pesca quindi una carta. Mostri ancora nel mazzo: { $monsters }. { donjon-help-draw-flee }
donjon-guide-arena = In un’Arena ogni vincitore riceve 1 punto trofeo. Il più debole degli altri è { $name }, con { $least } contro { $own } per te.{ $pot ->
    [0] { "" }
   *[other] { " " }Il vincitore prende anche il piatto: { $gems }.
}
donjon-guide-weaker = Ognuno degli altri ha più potenza di te: almeno { $least } contro { $own }. In un’Arena partiresti in svantaggio; puoi invece pescare una carta.
donjon-guide-quests = Dopo ogni turno si chiede a tutti quelli che hanno missioni non compiute, per non rivelare i segreti di nessuno.

## Che cosa porta punti trofeo, con ciò che il giocatore ha

donjon-paying-name = { $source ->
    [main] missione principale
    [secondary] missioni secondarie
    [monsters] mostri potenti
    [arenas] Arene
   *[bought] punti comprati
}
donjon-paying-pays = { $source ->
    [main] il doppio dei suoi punti e { $gems }
    [secondary] i loro punti e { $gems } ciascuna
    [monsters] fino a { $points } ciascuno, da potenza { $least } in su
    [arenas] { $points } per ogni vincitore
   *[bought] 1 punto trofeo per { $price }
}
donjon-paying-detail = { $source ->
    [main] Compiuta, porta il doppio dei punti della sua carta. Se alla fine non è compiuta, costa quei punti una volta.
    [secondary] Le vende la Gilda degli Avventurieri. Ognuna che alla fine non è compiuta costa 1 punto trofeo.
    [monsters] Le loro carte hanno punti trofeo. Li vinci nel tuo turno; un alleato ne ha solo se ne prometti.
    [arenas] Lo riceve ogni giocatore della parte che vince, anche gli alleati. L’attaccante che vince saccheggia anche la vittima.
   *[bought] Puoi comprarlo nel Riposo del guerriero, una volta per turno.
}
donjon-paying-done = Compiuta: ha portato { $points }.
donjon-paying-none = La scegli all’inizio.
donjon-paying-quest = { $quest }: { $points } se compiuta, altrimenti costa { $loss }.
donjon-paying-secondary = { $done ->
    [0] Nessuna è ancora compiuta.
   *[other] Compiute: { $done }, per { $points } in tutto.
}{ $open ->
    [0] { "" }
   *[other] { " " }Non compiute: { $open }.
}
donjon-paying-monsters = Devono ancora venire: { $there }. La tua potenza: { $own }.
donjon-paying-arenas = { $early ->
    [yes] Puoi aprirne una dal giro { $first } in poi.
   *[no] La tua potenza: { $own }. Il più debole degli altri: { $least }.
}
donjon-paying-bought = Hai { $gems }.

## Gli strumenti, quando ciascuno serve

donjon-guide-tool-chances = Quanto è probabile una vittoria? “{ donjon-help-title }” mostra le probabilità, e che cosa può costare un aiuto.
donjon-guide-tool-whatif = Hai giocato due turni. “{ tools-whatif }” rigioca una decisione con la stessa fortuna.
donjon-guide-tool-estimate = Che fare? “{ tools-coach }” stima quanto spesso vinceresti con le mosse migliori.
