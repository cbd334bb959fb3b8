import type { NoticeWords } from "./notice-words.ts";

export const ITALIAN: NoticeWords = {
  table: "Tavolo di skat",
  yourTurn: "Tocca a te",
  stillYourTurn: "Tocca ancora a te",
  turnOf: (names) => `Si aspetta ${names}`,
  nobody: "Non si aspetta nessuno",
  vote: "Manca il tuo voto",
  seat: "Gli altri vogliono continuare senza di te",
  expiry: "Presto un tavolo sarà cancellato",
  finished: "La serie è finita",
  deal: (n) => `Smazzata ${n}.`,
  dealOf: (n, of) => `Smazzata ${n}/${of}.`,
  until: (date) => `Fino a ${date}.`,
  reminder: {
    50: "È passata la metà del tuo tempo.",
    80: "Ti resta un quinto del tuo tempo.",
    95: "Il tuo tempo è quasi finito.",
  },
  voteText: (date) => `La votazione si chiude: ${date}.`,
  seatText: (date) => `Torna entro questa data e il posto resta tuo: ${date}.`,
  expiryText: (date) =>
    `Da sei mesi non ci passa nessuno. Per conservarlo, passaci entro questa data: ${date}.`,
  finishedText: "Il foglio segnapunti è definitivo.",
  digest: (tables) => (tables === 1 ? "Un tavolo ti aspetta" : `${tables} tavoli ti aspettano`),
  open: "Apri il tavolo",
  stop: "Non avvisarmi più",
  test: "D’ora in poi Fernskat avvisa qui.",
  mail: {
    why: "Ricevi questa e-mail perché l’hai chiesta a Fernskat.",
    stop: "Niente più e-mail:",
    confirm: "Conferma il tuo indirizzo, per favore",
    confirmText:
      "Qualcuno, probabilmente tu, vuole che Fernskat gli scriva quando è il suo turno. Se sei stato tu, confermalo qui:",
    confirmElse: "Altrimenti non fare nulla: non ti scriveremo mai più.",
  },
  feed: "Fernskat: i miei tavoli",
  calendar: "Fernskat: scadenze",
  timeUp: "Il tuo tempo finisce",
  page: {
    stop: "Termina gli avvisi",
    stopText:
      "Per questa via non riceverai più nulla. I tuoi tavoli e i tuoi posti restano come sono.",
    stopButton: "Non avvisatemi più",
    stopped: "Fatto. Per questa via non riceverai più nulla.",
    confirm: "Conferma le e-mail",
    confirmText:
      "Fernskat ti scriverà quando tocca a te. Ogni e-mail permette di terminare tutto con un clic.",
    confirmButton: "Sì, scrivetemi",
    confirmed: "Confermato. D’ora in poi riceverai le e-mail.",
    unknown: "Questo link non vale più",
    unknownText: "È già stato usato, è scaduto o è incompleto.",
    home: "Vai a Fernskat",
  },
};
