import type { FirstDealTexts } from "../../first-deal/texts.ts";

export const firstDeal: FirstDealTexts = {
  title: "La prima smazzata",
  progress: "Passo {n} di {of}",
  next: "Continua",
  restart: "Ricomincia",
  leave: "Torna alle regole",
  lesson: "Spiegazione",
  welcome:
    "Ciao! Giocherai una smazzata dall’inizio alla fine, contro Ada ed Emil. Le tue dieci carte sono in basso. Niente può andare storto: se una carta non va bene, ti dirò perché.",
  cards:
    "Contano i *punti*, {all} in tutto. L’asso vale {ace}, il dieci {ten}, il re {king}, la donna {queen}, il fante {jack}, il resto niente. A chi gioca da solo ne servono {win}.",
  trumps:
    "Guarda i tuoi fanti: sono sempre *atout* e battono tutto. Con tre fanti e molti cuori hai una buona mano. Ora viene la *licitazione*: chi offre di più gioca da solo.",
  hold: "Ada dice {lowest}: vuole giocare un gioco che vale tanto. Tu sei *prima mano* e ti si chiede. Con *sì* offri lo stesso e resti in gara. Di’ di sì.",
  value:
    "Fin dove? Hai i fanti di fiori e picche, non quello di cuori: *con due matadori*. Con due, gioco tre, per {hearts}: il tuo gioco vale {worth}. Fin lì, di’ di sì.",
  again: "{offer} è ancora meno dei tuoi {worth}. Tieni ancora una volta.",
  skat: "Ada ha passato ed Emil pure: sei *dichiarante* a {offer}. In mezzo ci sono due carte, lo *skat*. Prendilo.",
  discard:
    "Scarta il dieci e il sette di picche: nello skat i {ten} punti del dieci sono tuoi. Poi dichiara *cuori*.",
  first:
    "Sono atout i quattro fanti e i cuori, {trumps} carte. Tu ne hai sette, gli altri quattro. Apre la prima mano, cioè tu. Togli loro gli atout: gioca il fante di fiori.",
  second:
    "Una *presa* per te. Tutti e due hanno dovuto *rispondere* con un atout. Due atout sono ancora fuori, tra cui il fante di cuori. Gioca il fante di picche.",
  ace: "Sono caduti il fante e il dieci di cuori: nessun avversario ha più atout. Con lo skat hai {mine} punti. Nessuno può più tagliare il tuo asso di fiori. Giocalo.",
  loser:
    "L’asso ha preso il dieci: {mine} punti. Due carte piccole le perderai. Cedi prima l’otto di fiori: asso e dieci di fiori sono già usciti, non può costare molto.",
  follow:
    "Emil ha vinto con il re e Ada ci ha messo l’asso di picche: è *caricare*, perché giocano insieme. Ora si apre a quadri. Devi rispondere; il fante di quadri è atout. Resta il sette.",
  ruff: "Erano molti punti: ne hanno {theirs}. Ada torna a quadri e tu non ne hai più. Ora puoi *tagliare*: usa un atout qualsiasi, il più piccolo basta.",
  rest: "Tagliato. Hai {mine} punti e solo atout, loro nessuno. Tutte le prese sono tue. Giocale; l’ordine non conta.",
  on: "Avanti così. Ora sei a {mine} punti.",
  settled:
    "Vinto! Con due, gioco tre, per {hearts} fa {value}, che segni a tuo favore. Se avessi perso, sarebbe il doppio, in meno. Per lo *Schneider* avrebbero dovuto avere {caught} punti al massimo.",
  done: "È stata una smazzata intera. Ora conosci prese, atout, licitazione, matadori e skat. Il resto si impara giocando.",
  "wrong.pass": "Passando saresti fuori. La tua mano è buona e vale {worth}: di’ di sì.",
  "wrong.hand":
    "Hand vuol dire giocare senza lo skat. Conta di più, ma è più difficile. Stavolta prendilo.",
  "wrong.game": "Andrebbe anche bene, ma è a cuori che hai più atout. Dichiara cuori.",
  "wrong.discard.trump":
    "Quello è un atout. Gli atout fanno prese, tienili. Scarta il dieci e il sette di picche.",
  "wrong.discard.ace":
    "Un asso fa quasi sempre una presa, tienilo. Scarta il dieci e il sette di picche.",
  "wrong.discard.small":
    "Il dieci di picche resterebbe in pericolo: il loro asso lo prenderebbe. Scarta il dieci e il sette di picche.",
  "wrong.highest": "Un atout più alto potrebbe vincere quella presa. Comincia dall’alto.",
  "wrong.draw": "Gli altri hanno ancora atout e potrebbero tagliare. Prima togli loro gli atout.",
  "wrong.spare": "Gli altri non hanno più atout. Tieni i tuoi: più tardi ti ridaranno la mano.",
  "wrong.small": "L’asso di fiori adesso vince di sicuro. Incassa prima i suoi punti.",
  "wrong.diamond":
    "A quadri asso e dieci sono ancora fuori; può costare caro. Cedi prima l’otto di fiori.",
  "wrong.later": "Al tavolo si può anche, ma non ora. Qui continua a giocare.",
  "done.play": "Gioca subito",
  "done.habits": "Buone abitudini",
  "done.look-up": "Consulta le regole",
};
