game-donjon = Donjon, Quêtes et Trahisons
    .about = Combattimenti, missioni, alleanze pagate e parole tradite; da due a sei giocatori.
    .credits = Donjon, Quêtes et Trahisons è un gioco di Lionel Borg. Il suo regolamento è in francese; i termini inglesi e italiani sono del tutor. I numeri della maggior parte delle carte, e i nomi di quasi tutti i mostri e gli oggetti, sono una ricostruzione: il regolamento non li stampa.
    .invite = Combatti mostri, stringi patti e rompili: vince chi ha più punti trofeo.
    .time = da 45 minuti a due ore
    .course = { $whole ->
        [yes] Hai fatto tutte le lezioni. Al tavolo ti aspetta una partita intera.
       *[no] Siediti al tavolo e impara giocando, dal primo combattimento a una partita intera.
    }
    .puzzles = { $whole ->
        [yes] Li hai risolti tutti. Che i tuoi alleati non lo sappiano.
       *[no] Decisioni con una sola risposta migliore, provata su tutti i dadi. Ognuna ha un’idea; si dice quando l’hai trovata.
    }
    .whole = Con tutto ciò che sai: combattimenti, missioni e promesse contro due giocatori gestiti dal computer, fino a 12 punti trofeo.
    .search = Kritik, o una domanda…
    .alike = fuggire fuga scappare / alleato aiuto aiutare / parola promessa promesse / ferita ferire / guarire curare liberare / attaccare arena combattimento / gemma soldi oro / oggetto arma / missione / villaggio bottega / mostro nemico / otto 8 kritik / mantenere / saccheggiare saccheggi saccheggiarlo profanare / sparire sparito svanire / rompere rotta rotte infrangere infranta tradire tradita / incompiuta soddisfare compiere compiuta
    .round = Giro { $round }
    .round-of = Giro { $round } di { $rounds }
    .in-round = nel giro { $round }
game-donjon-bots =
    .random = Una mossa permessa qualsiasi, tutte ugualmente probabili.
    .greedy = Prende ciò che rende subito più gemme e punti trofeo, e mantiene la parola.
    .sensible = Pesa gemme, punti trofeo, oggetti e rischi; dice i suoi prezzi, accetta ciò che conviene, e mantiene la parola se ne vale la pena.
    .treacherous = Come quello ragionevole, ma promette molto e mantiene solo ciò che costa poco.
    .farsighted = Immagina ciò che non vede, gioca ogni mossa fino alla fine del turno, e fa quella che lo lascia meglio.
game-donjon-parts =
    .aim = Lo scopo del gioco
    .setup = Preparazione
    .turn = Un turno
    .fight = Un combattimento
    .village = Il villaggio
    .quests = Le missioni
    .alliance = Le alleanze
    .arena = L’Arena
    .adventurers = Gli avventurieri
    .end = Fine della partita
    .specials = Carte speciali
    .events = Eventi
    .quest-cards = Le diciotto missioni
    .reserved = Oggetti riservati
    .deals = Trattare
    .two = In due giocatori
