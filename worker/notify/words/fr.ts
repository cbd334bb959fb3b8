import type { NoticeWords } from "./notice-words.ts";

export const FRENCH: NoticeWords = {
  table: "Table de skat",
  yourTurn: "À vous de jouer",
  stillYourTurn: "C’est toujours à vous de jouer",
  turnOf: (names) => `On attend ${names}`,
  nobody: "On n’attend personne",
  vote: "On attend votre vote",
  seat: "Les autres veulent continuer sans vous",
  expiry: "Une table va bientôt disparaître",
  finished: "La série est finie",
  deal: (n) => `Donne ${n}.`,
  dealOf: (n, of) => `Donne ${n}/${of}.`,
  until: (date) => `Jusqu’au ${date}.`,
  reminder: {
    50: "La moitié de votre temps est écoulée.",
    80: "Il vous reste un cinquième de votre temps.",
    95: "Votre temps est presque écoulé.",
  },
  voteText: (date) => `Le vote se termine le ${date}.`,
  seatText: (date) => `Revenez avant le ${date} et votre place reste la vôtre.`,
  expiryText: (date) =>
    `Personne n’y est venu depuis six mois. Passez-y avant le ${date} pour la garder.`,
  finishedText: "La feuille de marque est définitive.",
  digest: (tables) => (tables === 1 ? "Une table vous attend" : `${tables} tables vous attendent`),
  open: "Ouvrir la table",
  stop: "Ne plus m’avertir",
  test: "Fernskat enverra désormais ses avis ici.",
  mail: {
    why: "Vous recevez ce message parce que vous l’avez demandé à Fernskat.",
    stop: "Ne plus recevoir de messages\u00a0:",
    confirm: "Veuillez confirmer votre adresse",
    confirmText:
      "Quelqu’un, vous sans doute, souhaite que Fernskat lui écrive quand c’est à lui de jouer. Si c’est bien vous, confirmez-le ici\u00a0:",
    confirmElse: "Sinon, ne faites rien\u00a0: nous ne vous écrirons plus jamais.",
  },
  feed: "Fernskat\u00a0: mes tables",
  calendar: "Fernskat\u00a0: temps de réflexion",
  timeUp: "Votre temps s’achève",
  page: {
    stop: "Arrêter les avis",
    stopText:
      "Vous ne recevrez plus rien par cette voie. Vos tables et vos places restent comme elles sont.",
    stopButton: "Ne plus m’avertir",
    stopped: "C’est fait. Vous ne recevrez plus rien par cette voie.",
    confirm: "Confirmer les messages",
    confirmText:
      "Fernskat vous écrira quand c’est à vous de jouer. Chaque message permet de tout arrêter en un clic.",
    confirmButton: "Oui, écrivez-moi",
    confirmed: "Confirmé. Vous recevrez désormais des messages.",
    unknown: "Ce lien n’est plus valable",
    unknownText: "Il a déjà servi, il a expiré ou il est incomplet.",
    home: "Vers Fernskat",
  },
};
