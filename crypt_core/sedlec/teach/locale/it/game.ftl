game-sedlec = La Crypte de Sedlec
    .about = Carte di teschi in una piramide tutta tua; in due o tre.
    .credits = La Crypte de Sedlec è l’edizione francese di Skulls of Sedlec, un gioco di Dustin Dobson pubblicato da Button Shy. Quali teschi stiano insieme sulle carte del tutor è una nostra ricostruzione: il regolamento non lo stampa.
    .invite = Costruisci una piramide in cui i teschi stiano come desiderano: vince chi ha più punti.
    .time = circa 15 minuti
    .course = { $whole ->
        [yes] Hai fatto tutte le lezioni. Una partita intera ti aspetta al tavolo.
       *[no] Siediti al tavolo e impara giocando: in un quarto d’ora circa puoi affrontare una partita intera.
    }
    .whole = Con tutto ciò che sai: completa la tua cripta contro il computer, e guarda quale decisione ti è costata di più.
    .search = amanti, o una domanda…
    .alike = teschio teschi / vicino adiacente accanto toccare / mettere messa disporre posare / tenere mano / scavare pescare / coppia paio / contadino / spostare muovere / libero libera liberi aperto / pieno piena completa / spigolo spigoli angolo angoli
    .round = Turno { $round }
    .round-of = Turno { $round } di { $rounds }
    .in-round = al turno { $round }
game-sedlec-bots =
    .random = Una mossa permessa qualsiasi, tutte con la stessa probabilità.
    .sensible = Prende e posa ciò che dà subito più punti, badando a quello che lascia al prossimo.
    .farsighted = Immagina in molti modi le carte che verranno, e fa la mossa che lo lascia più avanti.
game-sedlec-parts =
    .setup = Materiale e preparazione
    .turn = Un turno
    .crypt = La cripta
    .score = I punti
    .end = Fine della partita
sedlec-cards-note = Quanti teschi di ogni tipo ci sono è stampato nel regolamento; quali due stanno sulla stessa carta no: le nostre sono una ricostruzione. Se hai la scatola, scrivi le sue carte in un tuo file. I teschi si scrivono in italiano (re, contadino, prete, amante, criminale) o in inglese.
sedlec-cards-example = Le 18 carte di La Crypte de Sedlec come le ha il tutor: una ricostruzione. Metti al loro posto quelle della tua scatola: il teschio di sopra, una barra, il teschio di sotto. I teschi sono king (o re), peasant (o contadino), priest (o prete), lover (o amante) e criminal (o criminale).
sedlec-frame-cards = Quali carte?
sedlec-frame-cards-kept = Le carte della partita in corso
sedlec-frame-cards-ours = Le carte fornite con il tutor
sedlec-frame-cards-own = Carte da { $name }
sedlec-frame-cards-file = Usa un mio file
sedlec-frame-cards-example = Scarica un esempio
