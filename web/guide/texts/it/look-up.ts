import type { LookUpTexts } from "../../pages/look-up.ts";

export const lookUp: LookUpTexts = {
  title: "Consultare le regole",
  lead: "Una domanda, una risposta. Se parti da zero, vai a [Imparare](learn).",
  bid: "Fin dove posso dichiarare?",
  "bid.reckon":
    "Calcola quanto vale almeno il tuo gioco: matadori, più uno per il gioco, per il valore base. Puoi arrivare fino a quel numero.",
  "bid.example": "Picche con tre. Puoi dichiarare fino a {bid}; qui fai {points} punti e vinci.",
  "bid.limit":
    "Non contare ciò che forse otterrai, come uno Schneider. Le carte dello skat possono aggiungere matadori, ma anche toglierne: se giochi senza tre e nello skat c’è il fante di fiori, di colpo sei con uno.",
  "bid.table": "Le {bids} dichiarazioni e i giochi corrispondenti",
  auction: "Chi dichiara a chi?",
  "auction.first": "La mano di mezzo dice numeri alla prima mano, finché una delle due passa.",
  "auction.second": "L’ultima mano dice numeri a chi è rimasto, e deve partire più in alto.",
  "auction.third": "Chi rimane alla fine gioca. Il valore dichiarato è l’ultimo numero.",
  "auction.hold":
    "Chi è interrogato dice sì o passa. Solo chi chiede dice numeri. A numero uguale gioca chi ascoltava.",
  "auction.jump": "I salti sono permessi e impegnano.",
  "auction.pass":
    "Chi ha passato è fuori dalla licitazione in questa smazzata. Quel che è detto è detto.",
  "auction.eighteen":
    "Se la mano di mezzo e l’ultima mano passano senza dire nulla, la prima mano può giocare a {lowest} oppure passare. Può allora giocare qualsiasi gioco che valga {lowest} o più.",
  "auction.in": "Una mano passata conta zero per tutti ed è una delle smazzate della serie.",
  matadors: "Come si contano i matadori?",
  "matadors.count":
    "La fila comincia sempre dal fante di fiori: i quattro fanti e, in un gioco a seme, poi asso, dieci, re, donna, nove, otto, sette di atout. Se hai il fante di fiori, conta ciò che hai senza buchi: *con*. Se no, conta ciò che ti manca fino al tuo primo atout: *senza*.",
  "matadors.with": "Con due: manca il fante di cuori, e la fila finisce lì.",
  "matadors.without": "Senza due: il fante di cuori è il tuo primo atout.",
  "matadors.many": "In un gioco a fiori, con sei: dopo i fanti la fila continua nel seme.",
  "matadors.twelve":
    "Contano le dieci carte ricevute e lo skat com’è stato dato. Scartare un fante non cambia nulla.",
  "matadors.same": "Con e senza valgono lo stesso.",
  "matadors.grand": "Nel Grand ci sono solo i quattro fanti: al massimo con o senza quattro.",
  values: "Quanto valgono i giochi?",
  "values.sum":
    "Valore base per livelli. I livelli: i matadori, uno per il gioco, e uno per ciascuno di questi: Hand, Schneider, Schneider annunciato, Schwarz, Schwarz annunciato, Ouvert.",
  "values.table": "Senza altri livelli; ogni livello in più aggiunge ancora il valore base",
  "values.null": "Il Null ha valori fissi",
  skat: "Skat e scarto",
  "skat.two":
    "Chi prende lo skat scarta esattamente due carte, qualsiasi, compresi i fanti e le carte dello skat.",
  "skat.count":
    "I punti dello skat alla fine contano per il dichiarante. Lo skat non è una presa: non salva nessuno dallo Schwarz.",
  "skat.belong": "Il gioco si dichiara una volta sola, insieme allo scarto. Poi vale.",
  "skat.closed": "Da lì in poi lo skat resta chiuso fino alla fine.",
  hand: "Che cos’è un gioco Hand?",
  "hand.what":
    "Il dichiarante lascia lo skat dov’è e gioca con le sue dieci carte. Dice *Hand* prima di aver visto lo skat.",
  "hand.level":
    "Hand aggiunge un livello. Solo in un gioco Hand si può annunciare Schneider o Schwarz.",
  "hand.settle": "Lo skat si scopre alla fine; i suoi punti e i suoi matadori contano.",
  "hand.danger":
    "Qui sta il pericolo: un matadore nello skat può trasformare un gioco senza quattro in un gioco con uno, e hai dichiarato troppo.",
  announcements: "Annunci: Schneider, Schwarz, Ouvert",
  "announcements.when":
    "Si fanno insieme al gioco, prima della prima carta. Quello che annunci devi ottenerlo.",
  "announcements.schneider":
    "*Schneider annunciato*: ti servono {schneider} punti. Solo in un gioco Hand.",
  "announcements.schwarz":
    "*Schwarz annunciato*: ti servono tutte le {tricks} prese. Anche Schneider è così annunciato.",
  "announcements.ouvert":
    "*Ouvert*: scopri le carte prima della prima uscita e ti servono tutte le prese. Anche Schwarz e Schneider sono così annunciati. Solo il Null si può giocare Ouvert anche dopo aver preso lo skat.",
  "announcements.example":
    "Picche Hand con tre, Schneider annunciato, ma solo {points} punti: perso.",
  "announcements.missed":
    "Un annuncio mancato perde, anche con {win} punti e più. Contano tutti i livelli che il successo avrebbe richiesto.",
  following: "Perché non posso giocare questa carta?",
  "following.rule":
    "Perché devi rispondere. Se si è aperto ad atout e hai atout, giochi atout; se si è aperto a un seme e lo hai, giochi quel seme.",
  "following.jack":
    "In un gioco a picche: il fante di cuori è atout. Bisogna rispondere con atout, non con cuori.",
  "following.void":
    "Se non hai ciò che è richiesto, puoi giocare qualsiasi carta. Non sei mai obbligato a tagliare, né a surtagliare.",
  "following.jacks":
    "Nei giochi a seme e nel Grand un fante appartiene all’atout e mai al suo seme. Nel Null è una carta comune del suo seme.",
  "following.barred": "Questo tavolo non lascia passare carte sbagliate: nessuno può rifiutare.",
  winning: "Quando si vince un gioco?",
  "winning.points": "Nei giochi a seme e nel Grand al dichiarante servono {win} punti.",
  "winning.half": "Con {half} a testa hanno vinto i difensori.",
  "winning.null":
    "Nel Null il dichiarante vince se non fa nessuna presa; la prima chiude la smazzata. Anche un gioco dichiarato troppo alto è perso, con qualsiasi punteggio.",
  schneider: "Schneider e Schwarz",
  "schneider.caught":
    "È Schneider chi ha al massimo {caught} punti. Con {saved} si è fuori Schneider.",
  "schneider.schwarz": "È Schwarz chi non fa nessuna presa. Schwarz comprende Schneider.",
  "schneider.both":
    "Vale per entrambe le parti: anche il dichiarante può essere Schneider, e gli costa un livello in più.",
  "schneider.trick": "Una presa di tre carte senza valore è comunque una presa.",
  "schneider.own":
    "Chi ha annunciato Schneider e perde non paga di nuovo per il proprio Schneider.",
  reckoning: "Come è stato calcolato il mio gioco?",
  "reckoning.matadors": "Contare i matadori, con o senza, su dieci carte e skat.",
  "reckoning.levels":
    "Uno per il gioco; uno per ciascuno di questi: Hand, Schneider, Schneider annunciato, Schwarz, Schwarz annunciato, Ouvert.",
  "reckoning.base": "Per il valore base: è il valore del gioco.",
  "reckoning.bid":
    "Se è minore del valore dichiarato, è una [dichiarazione eccessiva](look-up#overbid).",
  "reckoning.lost": "Vinto conta semplice, perso conta doppio, anche in Hand.",
  overbid: "Che cos’è la dichiarazione eccessiva?",
  "overbid.what":
    "Hai dichiarato più di quanto il gioco vale alla fine. Allora è perso, anche con {all} punti. Conta il più piccolo multiplo del valore base che raggiunge il valore dichiarato, e doppio.",
  "overbid.example": "Cuori con due, dichiarato {bid}. I {points} punti non servono.",
  "overbid.skat":
    "Spesso è colpa di un matadore nello skat: trasforma senza tre in con uno. In Hand lo si scopre solo alla fine.",
  "overbid.saved":
    "Schneider o Schwarz possono ancora portare il gioco al valore dichiarato. Perciò un gioco a seme troppo piccolo si può dichiarare, un Null troppo piccolo no.",
  "overbid.equal": "Basta raggiungere esattamente il valore dichiarato.",
  null: "Null",
  "null.aim":
    "Il dichiarante non deve fare nessuna presa. I punti non contano, e le carte hanno un altro ordine:",
  "null.order": "Nel Null il fante viene dopo la donna e il dieci dopo il fante",
  "null.no-trump": "Non ci sono atout, né matadori, né Schneider, né Schwarz.",
  "null.fixed":
    "I valori sono fissi: Null {null}, Null Hand {nullHand}, Null Ouvert {nullOuvert}, Null Ouvert Hand {nullOuvertHand}.",
  "null.ends": "Con la prima presa del dichiarante il gioco è perso e finito.",
  "null.below":
    "Un Null che vale meno del valore dichiarato non si può dichiarare. Chi ha detto più di {null} gioca Null Hand, Null Ouvert o altro.",
  "null.give-up":
    "Se non resta nessun gioco, puoi abbandonare prima della prima carta. Conta come un gioco a seme o un Grand perso, a tua scelta, che copra il valore dichiarato.",
  "giving-up": "Come si abbandona una smazzata?",
  "giving-up.before":
    "Prima di dichiarare il gioco: perso come un gioco a tua scelta che copra il valore dichiarato.",
  "giving-up.early":
    "Il dichiarante può abbandonare senza chiedere finché ha almeno nove carte, cioè prima di giocare la seconda.",
  "giving-up.later": "Più tardi deve essere d’accordo uno dei difensori.",
  "giving-up.defenders": "I difensori abbandonano solo insieme.",
  "giving-up.levels":
    "Chi vuole fare Schneider o Schwarz rifiuta e continua: solo per un abbandono nessuno diventa Schneider.",
  claims: "Quando si possono scoprire le carte?",
  "claims.declarer":
    "Il dichiarante può scoprire le carte e reclamare come vinto il gioco dichiarato, con Schneider o Schwarz se vuole.",
  "claims.proved":
    "Se ciò che può sapere dimostra che basta, comunque stiano le carte, si fanno subito i conti.",
  "claims.asked":
    "Altrimenti si chiede ai difensori. Se uno rifiuta, si continua a carte scoperte. Se abbiano ragione, il tavolo non lo dice.",
  "claims.null": "Nel Null scoprire significa: non faccio più nessuna presa.",
  "claims.defender":
    "Un difensore può reclamare solo se è dimostrato che il dichiarante non fa più prese. Altrimenti tutto resta coperto.",
  sheets: "Quali conteggi ci sono?",
  "sheets.simple": "*Semplice*: il dichiarante segna il valore, o il doppio in meno.",
  "sheets.seeger":
    "*Seeger-Fabian*: si aggiungono 50 per ogni gioco vinto e si tolgono 50 per ogni gioco perso; se il dichiarante perde, ciascuno degli altri riceve 40, a un tavolo di quattro 30.",
  "sheets.bierlachs":
    "*Bierlachs*: ci sono solo punti negativi. Se il dichiarante vince, gli altri segnano in meno; perde chi raggiunge per primo il limite.",
  "sheets.table": "Cuori con due a un tavolo di tre, in ogni conteggio",
  series: "Come si svolge una serie?",
  "series.length":
    "Una serie ha {deals} smazzate, salvo accordi diversi; nei circoli 36 in tre e 48 in quattro.",
  "series.dealer": "Il primo mazziere si sorteggia; poi si va a turno.",
  "series.passed": "Le mani passate contano.",
  "series.four": "In quattro il mazziere sta fuori. Non vede carte, ma è sul foglio segnapunti.",
  "series.winner":
    "Vince chi alla fine ha più punti. In Seeger-Fabian la parità si decide per più giochi vinti, poi per meno persi; altrimenti si divide la vittoria.",
  dealing: "Come si danno le carte, e chi mescola?",
  "dealing.order":
    "Tre a ciascuno, due allo skat, quattro a ciascuno, tre a ciascuno; sempre dalla prima mano.",
  "dealing.proof":
    "Mescola il server, ma non come vuole: si impegna prima che i giocatori diano la loro parte, e dopo ogni smazzata il tuo browser rifà i conti. Il server conosce comunque le carte.",
  manners: "Come ci si comporta al tavolo?",
  "manners.talk":
    "Durante la smazzata non si parla di carte. Fino ai conti ci sono perciò solo frasi pronte.",
  "manners.time":
    "Non far aspettare senza motivo. Nell’arco di giorni si gioca quando si ha tempo; dal vivo si resta seduti.",
  "manners.tricks":
    "L’ultima presa si può rivedere. Se anche le precedenti, lo dicono le regole del tavolo.",
  "manners.watch": "Chi guarda o sta fuori non si intromette.",
  "manners.bids": "Ci si arrabbia in silenzio. Alla smazzata dopo tutto è dimenticato.",
};
