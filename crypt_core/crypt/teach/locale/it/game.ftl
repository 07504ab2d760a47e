game-crypt = Crypt
    .about = Dadi sui tesori, sei Mercanti, da soli contro il Fantasma o fino a quattro.
    .credits = Crypt è un gioco di Andrew Nerger e Jeffrey Chin, pubblicato da Road To Infamy Games.
    .invite = Contendi tesori al Fantasma o ai rivali: vince chi ha più monete.
    .time = circa 25 minuti
    .course = { $whole ->
        [yes] Hai fatto tutte le lezioni. I problemi ti mettono alla prova, e il Fantasma ti aspetta al tavolo.
       *[no] Siediti al tavolo e impara giocando: in circa mezz’ora puoi affrontare una partita intera contro il Fantasma.
    }
    .puzzles = { $whole ->
        [yes] Li hai risolti tutti. Il Fantasma farà bene a stare attento.
       *[no] Momenti di partite vere in cui una mossa spicca sulle altre. Ognuno ha un’idea da vedere; viene detta quando l’hai trovata.
    }
    .whole = Con tutto ciò che sai: otto round, un titolo, e la decisione che ti è costata di più.
    .search = idoli, o una domanda…
    .alike = dado servitore / carta tesoro / cacciato scacciato scacciare rubare / numero valore sforzo / scatola esausto / moneta punto / gioia gioiello anello / vaso vasi ceramica / osso reliquia resti / libro manoscritto / tappeto arazzo / statua idolo / grado titolo risultato / rilanciare ritirare rigiocare secondo / tirare tiro lanciare lancio / Leader primo / svegliare risvegliare pronto / recuperare riprendere / usare servire piazzare mettere / rango ranghi titolo / mettici posizionare posiziona piazzare / faccia giù coperto
    .round = Round { $round }
    .round-of = Round { $round } di { $rounds }
    .in-round = al round { $round }
game-crypt-bots =
    .random = Una mossa permessa qualsiasi, tutte con la stessa probabilità.
    .greedy = Reclama tutto quello che può, prima i tesori di maggior valore, con sforzi di 4, e scaccia a ogni costo.
    .careful = Reclama al massimo due tesori, con sforzi di 2. Scaccia di rado e recupera presto.
    .collector = Reclama ciò che vogliono i suoi Mercanti, con sforzi di 4, e recupera presto.
    .sensible = Valuta monete, Mercanti, servitori che restano esausti e il rischio di essere scacciato, solo per questo round.
    .farsighted = Gioca mentalmente il resto del round, in centinaia di modi, e indovina ciò che non può vedere. È il più forte.
game-crypt-parts =
    .setup = Materiale e preparazione
    .reveal = I. Rivelare
    .claim = II. Reclamare
    .collect = III. Raccogliere
    .pass = IV. Passare la torcia
    .collectors = Mercanti
    .end = Fine della partita
    .solo = Da soli contro il Fantasma
game-crypt-round =
    .reveal = Si dispongono i tesori, uno dei quali coperto: il dorso ne mostra il tipo, non il valore.
    .claim = Piazzi dadi, i tuoi servitori, su ciò che vuoi, e scegli che cosa mostra ciascuno. Un totale più alto scaccia i dadi di un altro.
    .collect = Ciò che tieni è tuo. Poi si lanciano i tuoi servitori: sotto ciò che mostravano sono esausti e aspettano nella scatola.
    .pass = Ciò che nessuno ha voluto se ne va, entrambe le torce passano, e si dispongono i tesori seguenti.
crypt-frame-solo-note = Tu contro il Fantasma.
crypt-frame-sides = Quale lato per ogni Mercante?
crypt-frame-sides-note = Per la prima partita: tutti i lati A.
crypt-frame-all-a = Tutti A
crypt-frame-all-b = Tutti B
crypt-frame-mixed = Misti
crypt-frame-side-a = Lato A
crypt-frame-side-b = Lato B
