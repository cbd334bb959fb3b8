import type { HabitsTexts } from "../../pages/habits.ts";

export const habits: HabitsTexts = {
  title: "Buone abitudini",
  lead: "Regole che valgono quasi sempre. Quando non valgono, si impara al tavolo.",
  bidding: "Dichiarare",
  "bidding.limit": "Prima contare, poi dichiarare",
  "bidding.limit.how":
    "Fissa il tuo limite prima del primo numero e rispettalo. Il limite è ciò che il tuo gioco vale di sicuro. Uno in più, perché l’altro esita, è il numero più caro dello skat.",
  "bidding.tricks": "Conta atout e assi",
  "bidding.tricks.how":
    "Un gioco a seme di solito regge con cinque o sei atout, tra cui almeno un fante, e un asso accanto. Semi lunghi e semi mancanti aiutano; figure sparse no.",
  "bidding.good": "Buono per picche: sei atout con il fante di fiori e un asso accanto",
  "bidding.thin": "Sembra ricca ed è una mano da passare: pezzetti, niente di solido",
  "bidding.skat": "Lo skat è un regalo",
  "bidding.skat.how":
    "Non contare che la carta mancante sia nello skat. Due carte di solito migliorano un po’ una mano; di rado la salvano.",
  "bidding.grand": "Grand con assi e dieci",
  "bidding.grand.how":
    "Per il Grand contano i fanti, gli assi e i dieci dietro di loro. A chi apre basta meno. Un Grand solido rende il doppio di un gioco a seme.",
  "bidding.grand.cards": "Un buon Grand in prima mano: due fanti, tre assi e due dieci dietro",
  "bidding.null": "Null con carte piccole",
  "bidding.null.how":
    "Un Null regge se hai il sette in ogni seme lungo, senza grandi buchi sopra. Un seme che manca ti lascia scartare.",
  "bidding.null.cards": "Qui non c’è nulla da prendere: questo Null si gioca anche scoperto",
  declaring: "Giocare da soli",
  "declaring.discard": "Scartare con criterio",
  "declaring.discard.tens":
    "Un dieci senza il suo asso va nello skat: lì i suoi punti sono al sicuro.",
  "declaring.discard.short": "Liberati di un seme. Dove non devi rispondere puoi tagliare.",
  "declaring.discard.aces":
    "Gli assi si tengono, fanno prese. Gli atout non si scartano quasi mai.",
  "declaring.discard.cards":
    "Ben scartato: niente più picche, e i {ten} punti del dieci sono al sicuro",
  "declaring.trumps": "Battere gli atout e contarli",
  "declaring.trumps.draw":
    "Con atout lungo gioca prima atout, finché i difensori ne hanno. Poi i tuoi assi corrono tranquilli.",
  "declaring.trumps.count":
    "In un gioco a seme ci sono {trumps} atout. Conta da undici in giù: i tuoi, poi ognuno che cade. Chi sa che fuori non ce ne sono più gioca come se vedesse le carte.",
  "declaring.sixty": "Contare fino a {win}",
  "declaring.sixty.how":
    "Tieni il conto dei tuoi punti, skat compreso. Se sai quanto ti manca, sai quale presa non puoi cedere.",
  "declaring.losers": "Perdere presto le perdenti",
  "declaring.losers.how":
    "Le carte piccole che si perdono comunque, cedile finché l’atout ti ridà la mano, e in modo che ci cada sopra poco.",
  "declaring.throw": "Scartare invece di tagliare",
  "declaring.throw.how":
    "Una presa magra a cui non puoi rispondere è un’occasione: butta una perdente e tieni l’atout per una presa grassa.",
  "declaring.throw.trick":
    "Tre punti si possono cedere: l’otto di quadri è andato, e non hai più quadri.",
  defending: "Difendere",
  "defending.partner": "Siamo in due",
  "defending.partner.how":
    "A ogni carta chiediti in che cosa aiuta il compagno. Al dichiarante servono {win} punti, a voi {half}: ogni presa piena conta.",
  "defending.way": "Via lunga, seme corto; via corta, seme lungo",
  "defending.way.short":
    "Se il compagno gioca subito dopo di te e il dichiarante per ultimo, la via è corta: apri nel tuo seme lungo.",
  "defending.way.long":
    "Se il dichiarante sta tra voi due, la via è lunga: apri nel tuo seme corto. Resta stretto in mezzo, e presto potrai tagliare.",
  "defending.smear": "Caricare",
  "defending.smear.how":
    "Se la presa è di sicuro del compagno, mettici dieci e assi che altrimenti perderesti. Se è del dichiarante, dai la carta più magra.",
  "defending.smear.trick":
    "Il compagno prende con l’asso di fiori e tu non hai fiori: il dieci di picche va insieme, {ten} punti in più.",
  "defending.ace": "Gli assi devono prendere qualcosa",
  "defending.ace.how":
    "Un asso che cattura un dieci o un re ha fatto il suo dovere. Non giocarlo alla leggera quando niente può caderci sopra; ma non portartelo nemmeno a casa.",
  "defending.trumps": "L’atout, di solito, lascialo giocare al dichiarante",
  "defending.trumps.how":
    "Se giochi atout, di solito fai il suo lavoro. Meglio costringerlo a tagliare i tuoi semi.",
  "defending.count": "Prima fuori Schneider, poi vincere",
  "defending.count.how":
    "{saved} punti vi salvano dallo Schneider, {half} vincono. Tieni il conto: se il gioco non si può più vincere, si gioca per i {saved}.",
  "defending.null": "Contro il Null",
  "defending.null.how":
    "Liberatevi a vicenda: apri in un seme di cui hai poco, per poter scartare dopo le carte alte che farebbero le prese al suo posto. E guarda che cosa butta il dichiarante: lì era il suo punto debole.",
};
