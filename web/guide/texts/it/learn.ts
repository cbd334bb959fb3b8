import type { LearnTexts } from "../../pages/learn.ts";

export const learn: LearnTexts = {
  title: "Imparare lo skat in dieci minuti",
  lead: "Leggi dall’alto in basso. Poi puoi già giocare; il resto si impara al tavolo.",
  goal: "Di che cosa si tratta",
  "goal.sides":
    "A skat si gioca in tre. In ogni smazzata uno gioca da solo contro gli altri due: il *dichiarante* contro i *difensori*. Chi gioca da solo si decide ogni volta.",
  "goal.win":
    "Si gioca per i *punti* delle carte, {all} in tutto. Il dichiarante vince con {win}. Ai difensori ne bastano {half}.",
  cards: "Le carte",
  "cards.pack":
    "Ci sono {pack} carte: quattro semi, fiori, picche, cuori e quadri, di otto carte ciascuno. Ogni carta vale i punti indicati sotto, cioè {suit} per seme.",
  "cards.points": "Le otto carte di cuori, dalla più forte alla più debole, con i loro punti",
  "cards.ten":
    "Attenzione al dieci: vale {ten} e viene subito dopo l’asso, davanti al re. Nove, otto e sette non valgono nulla. Il fante è un caso a sé; ci arriviamo subito.",
  tricks: "Le prese",
  "tricks.lead":
    "Un giocatore mette giù una carta: *apre*. In senso orario, gli altri due aggiungono una carta ciascuno. Queste tre carte sono una *presa*. La vince la carta più forte del seme di uscita, e chi la vince apre la successiva. Ognuno ha dieci carte, quindi ci sono dieci prese.",
  "tricks.ace": "Si è aperto a fiori. L’asso è il fiori più forte e vince la presa.",
  "tricks.follow":
    "Bisogna *rispondere al seme*: se si apre a fiori e hai fiori, giochi fiori. Solo chi non ne ha può giocare quello che vuole.",
  "tricks.off":
    "Si è aperto a picche. Il terzo non ne ha e scarta il dieci di quadri. Quel dieci non può vincere; i suoi punti vanno con la presa.",
  trumps: "L’atout",
  "trumps.jacks":
    "Gli atout battono tutto il resto. I quattro *fanti* sono sempre atout, e i più alti. Il loro ordine è fisso: fiori, picche, cuori, quadri.",
  "trumps.order": "I fanti, dal più forte al più debole",
  "trumps.suit":
    "A loro si aggiunge il seme che il dichiarante nomina. Se dice cuori, sono atout i quattro fanti e gli altri sette cuori, {trumps} carte in tutto.",
  "trumps.all": "Tutti gli atout in un gioco a cuori, dal più forte al più debole",
  "trumps.ruff":
    "In un gioco a cuori: si è aperto a picche, il terzo non ne ha e taglia con il sette di cuori. Anche l’atout più piccolo batte un asso.",
  "trumps.jack":
    "Un fante non appartiene mai al seme che porta stampato, ma all’atout. Se si apre a fiori, il fante di fiori non risponde; se si apre con un fante, bisogna rispondere con un atout.",
  "trumps.games.suit": "*Gioco a seme*: sono atout i quattro fanti e un seme.",
  "trumps.games.grand": "*Grand*: solo i quattro fanti sono atout.",
  "trumps.games.null":
    "*Null*: non c’è atout, e il dichiarante non vuole fare nemmeno una presa. [Altro sul Null](look-up#null)",
  seats: "La distribuzione",
  "seats.deal":
    "Ognuno riceve dieci carte: tre, quattro, tre. Dopo le prime tre il mazziere mette due carte coperte in mezzo: è lo *skat*. A ogni smazzata dà le carte il successivo.",
  "seats.forehand": "La *prima mano* siede a sinistra del mazziere e apre la prima presa.",
  "seats.middlehand": "La *mano di mezzo* viene dopo.",
  "seats.rearhand": "L’*ultima mano* è la terza; in tre è il mazziere stesso.",
  auction: "La licitazione",
  "auction.why":
    "Diventa dichiarante chi promette di più: è la *licitazione*. Dire un numero significa: giocherò un gioco che vale almeno questo.",
  "auction.middlehand":
    "La mano di mezzo dichiara alla prima mano: 18, 20, 22 e così via. Ogni volta la prima mano dice *sì* oppure *passo*. Chi si ferma per primo è fuori.",
  "auction.rearhand": "L’ultima mano dichiara allo stesso modo a chi è rimasto.",
  "auction.last":
    "Chi rimane alla fine è il dichiarante. L’ultimo numero è il *valore dichiarato*.",
  "auction.numbers":
    "Si dicono solo numeri che un gioco può valere. Il più piccolo è {lowest}. Chi risponde deve solo tenere il numero; chi chiede deve dire di più.",
  "auction.nobody":
    "Se gli altri due passano subito, la prima mano può giocare a {lowest}. Se non vuole nemmeno lei, la mano è *passata* e dà le carte il successivo.",
  value: "Quanto vale un gioco",
  "value.product":
    "Si moltiplicano due numeri. Uno è il *valore base* del seme: quadri {diamonds}, cuori {hearts}, picche {spades}, fiori {clubs}, Grand {grand}. L’altro dipende dai *matadori*.",
  "value.with":
    "Per un gioco a cuori: i fanti di fiori e di picche ci sono, il fante di cuori manca. È *con due*.",
  "value.matadors":
    "I matadori si contano dall’alto, dal fante di fiori, senza buchi: tanti quanti gli atout più alti che hai (*con*) o che ti mancano (*senza*). Si aggiunge sempre uno per il gioco stesso. Ad alta voce:",
  "value.example": "Hai dichiarato fino a {bid}, giochi cuori con due e fai {points} punti.",
  "value.without":
    "Per un gioco a quadri: mancano i fanti di fiori e di picche, il fante di cuori c’è. È *senza due*, e vale quanto con due.",
  "value.table": "Quanto valgono almeno i giochi, secondo i matadori",
  skat: "Lo skat",
  "skat.take":
    "Il dichiarante prende le due carte, ne mette via due qualsiasi, coperte, e dichiara il suo gioco. Metterle via si dice *scartare*.",
  "skat.discard":
    "I punti scartati alla fine sono suoi. Perciò si scarta volentieri un dieci che altrimenti si perderebbe.",
  "skat.hand":
    "Chi si sente abbastanza forte lascia lo skat dov’è: è un gioco *Hand* e conta uno in più. [Altro su Hand](look-up#hand)",
  play: "Il gioco della carta",
  "play.forehand": "Apre la prima mano, chiunque sia il dichiarante.",
  "play.partners":
    "I difensori giocano insieme: le loro prese vanno in un solo mazzetto e i punti si sommano. Non possono accordarsi; parlano solo con le carte.",
  "play.count": "Dopo la decima presa si conta: al dichiarante servono {win} punti, skat compreso.",
  score: "I conti",
  "score.won":
    "Vinto: il dichiarante segna il valore del gioco. Perso: lo segna doppio, in meno. Nel conteggio semplice i difensori non segnano nulla.",
  "score.lost": "Lo stesso gioco con soli {points} punti è perso.",
  "score.schneider":
    "Se i difensori non superano {caught} punti, sono *Schneider*: il gioco conta un livello in più. Se non fanno nessuna presa, sono *Schwarz*, ancora un livello. [Più in dettaglio](look-up#schneider)",
  "score.overbid":
    "Chi ha dichiarato più di quanto il gioco vale alla fine ha *dichiarato troppo* e perde nonostante tutti i punti. [Più in dettaglio](look-up#overbid)",
  next: "E adesso",
  "next.deal": "[Gioca la tua prima smazzata](first-deal), passo per passo, con spiegazioni.",
  "next.habits":
    "[Buone abitudini](habits): che cosa ricordare per dichiarare, giocare da soli e difendere.",
  "next.look-up": "[Consulta le regole](look-up) quando al tavolo nasce un dubbio.",
};
