# Donjon: l’aiuto esatto. Le variabili sono spiegate nel catalogo inglese.

donjon-help-title = Aiuto esatto
donjon-help-for = Per { $name }
donjon-help-fair = Ci entra solo ciò che puoi sapere: nessuna missione nascosta, nessuna carta del mazzo, nessuna parte segreta.
donjon-help-nothing = Ora non c’è nulla da calcolare. L’aiuto calcola i combattimenti, il Dungeon, le Arene e ciò che chiedono le tue missioni.
donjon-help-worth = { $amount } in gemme
donjon-help-chance = Probabilità
donjon-help-value = Valore

## Un combattimento

donjon-help-fight = Questo combattimento
donjon-help-stakes = { $some ->
    [no] Una vittoria non porta niente
   *[yes] Una vittoria porta { $gains }
}{ $plain ->
    [yes] .
   *[no] { "" }: { $gain } in gemme.
}
donjon-help-rates = L’ultima cifra di una riga è quanto vale il combattimento così, contato in gemme: un punto trofeo come { $trophy }, un punto di potenza che dura come { $point }, una ferita come { $wound } in meno. Non sono contate le spoglie per le tue missioni, né ciò che usi e potresti tenere per dopo: aggiungi quanto valgono per te.
donjon-help-shame = Una sconfitta costa inoltre { $trophies } a tutti.
donjon-help-plunder = Se l’attaccante saccheggia delle gemme, una sconfitta costa inoltre { $gems }.
donjon-help-way-alone = così com’è
donjon-help-way-anew = ripetuto
donjon-help-way-token = { $name }: con il potere unico
donjon-help-way-used = { $name }: con { $the }
donjon-help-way-again = perso, poi ripetuto con il potere unico del Sacerdote
donjon-help-way-ring-fight = { $name } combatte al tuo posto (Anello del fascino)
donjon-help-way-ring-ally = { $name } deve aiutare (Anello del fascino)
donjon-help-way-joins = con { $name }
donjon-help-way-against = { $name } dalla parte opposta
donjon-help-flee = Da questo mostro si può fuggire, cosa che non porta e non costa nulla. { $better ->
    [flee] Così com’è, il combattimento vale meno.
   *[fight] Così com’è, il combattimento vale di più.
}

## Un alleato e il suo prezzo

donjon-help-allies = Con un alleato
donjon-help-ally = con { $name }
donjon-help-price = Un prezzo che conviene a entrambi: da { $least } a { $most } gemme se si paga in ogni caso, da { $low } a { $high } se si paga dopo una vittoria.
donjon-help-no-price = Nessun prezzo conviene a entrambi: in gemme, l’aiuto aggiunge { $most } e costa { $least } all’alleato.
donjon-help-limit = Si possono promettere al massimo { $gems }.

## Un’Arena

donjon-help-join-attacker = Se ti unisci all’attaccante
donjon-help-join-defender = Se ti unisci al difensore
donjon-help-arena = Chi si unisce a chi
donjon-help-arena-note = Scegli le parti con cui contare. Sono solo supposizioni: la parte di ognuno si vede dopo i dadi.
donjon-help-attacks = { $name }, attaccando
donjon-help-defends = { $name }, difendendo

## Dungeon o Arena

donjon-help-choose = Dungeon o Arena
donjon-help-draw = { $cards ->
    [1] Conosci la prossima carta.
   *[other] { $cards } carte devono ancora venire: { donjon-help-monsters }, { donjon-help-specials }, { donjon-help-events }.
}
donjon-help-monsters = { $monsters ->
    [one] 1 mostro
   *[other] { $monsters } mostri
}
donjon-help-specials = { $specials ->
    [one] 1 carta speciale
   *[other] { $specials } carte speciali
}
donjon-help-events = { $events ->
    [one] 1 evento
   *[other] { $events } eventi
}
donjon-help-draw-win = un mostro del mazzo, senza alleato
donjon-help-draw-flee = { $flee ->
    [0] Non potresti fuggire da nessuno dei mostri.
    [one] Potresti fuggire da uno dei mostri.
   *[other] Potresti fuggire da { $flee } dei mostri.
}
donjon-help-victim = Arena contro { $name }, se nessuno si unisce

## Missioni

donjon-help-looked = Quale missione tenere
donjon-help-quests = Che cosa chiedono le tue missioni
donjon-help-brings = Porta { $trophies } e { $gems }; non compiuta alla fine, costa { $loss }.
donjon-help-done = È compiuta: puoi mostrarla adesso.
donjon-help-asks-spoils = Spoglie raccolte: { $have } su { $want }. { $there ->
    [0] Nessun mostro che servirebbe deve ancora venire.
    [one] Un mostro che servirebbe deve ancora venire.
   *[other] { $there } mostri che servirebbero devono ancora venire.
}
donjon-help-asks-strong = Il miglior oggetto di quel tipo ha +{ $have }; serve +{ $want }. { $sale ->
    [yes] Il meno caro nella bottega costa { $gems }.
   *[no] La bottega non ne ha.
}
donjon-help-asks-lavish = Tipi equipaggiati: { $have } su { $want }. { $sale ->
    [yes] La bottega ha ciò che manca per { $gems }.
   *[no] La bottega non ha tutto ciò che manca.
}
donjon-help-asks-greedy = Gemme raccolte: { $have } su { $want }.
donjon-help-asks-lucky = Missioni compiute: { $have } su { $want }.
donjon-help-asks-dragon = { $there ->
    [0] Nessun oggetto draconico è ancora presso il suo drago.
    [one] Un oggetto draconico è ancora presso il suo drago.
   *[other] { $there } oggetti draconici sono ancora presso i loro draghi.
}
donjon-help-asks-hero = Tu hai { $have }; il migliore degli altri ha { $want }.
donjon-help-asks-poor = Tu hai { $have }; l’ultimo degli altri ha { $want }.
donjon-help-asks-witcher = { $there ->
    [0] Nessun mostro da 16 o più deve ancora venire.
   *[other] Mostri da 16 o più che devono ancora venire: { $there }. Probabilità media di batterne uno senza alleato: { $chance }.
}
donjon-help-asks-gary = Contro un mostro del mazzo, senza alleato: probabilità media di vincere con un 8, { $chance }.
donjon-help-asks-fearless = Vinci un’Arena dalla parte meno numerosa.
donjon-help-asks-coward = Vinci un’Arena dalla parte più numerosa.

## Stime

donjon-estimate-assumes = Presuppongono che tutti giochino il resto di questo turno come “{ seat-bot-sensible }”, e giudicano ciò che c’è alla fine da come sono finite partite giocate dal computer. Quanto vale più tardi una parola mantenuta o tradita non vi è contato.
