import type { NoticeWords } from "./notice-words.ts";

export const GERMAN: NoticeWords = {
  table: "Skattisch",
  yourTurn: "Du bist dran",
  stillYourTurn: "Du bist noch dran",
  turnOf: (names) => `Am Zug: ${names}`,
  nobody: "Niemand ist am Zug",
  vote: "Deine Stimme wird gebraucht",
  seat: "Die anderen wollen ohne dich weiterspielen",
  expiry: "Ein Tisch wird bald gelöscht",
  finished: "Die Serie ist zu Ende",
  deal: (n) => `Spiel ${n}.`,
  dealOf: (n, of) => `Spiel ${n} von ${of}.`,
  until: (date) => `Bis ${date}.`,
  reminder: {
    50: "Die Hälfte der Zeit ist um.",
    80: "Ein Fünftel der Zeit bleibt dir noch.",
    95: "Deine Zeit ist fast um.",
  },
  voteText: (date) => `Die Abstimmung endet am ${date}.`,
  seatText: (date) => `Komm bis ${date} zurück, dann bleibt dein Platz deiner.`,
  expiryText: (date) =>
    `Seit einem halben Jahr war niemand dort. Schau bis ${date} vorbei, dann bleibt er.`,
  finishedText: "Die Liste steht fest.",
  digest: (tables) =>
    tables === 1 ? "Ein Tisch wartet auf dich" : `${tables} Tische warten auf dich`,
  open: "Zum Tisch",
  stop: "Nicht mehr melden",
  test: "Hier sagt Fernskat von nun an Bescheid.",
  mail: {
    why: "Du bekommst diese Mail, weil du sie bei Fernskat bestellt hast.",
    stop: "Keine Mails mehr:",
    confirm: "Bitte bestätige deine Adresse",
    confirmText:
      "Jemand, hoffentlich du, möchte von Fernskat per Mail erfahren, wann er am Zug ist. Wenn du das warst, bestätige es hier:",
    confirmElse: "Wenn nicht, tu nichts: Dann hörst du nie wieder von uns.",
  },
  feed: "Fernskat: meine Tische",
  calendar: "Fernskat: Bedenkzeit",
  timeUp: "Deine Zeit läuft ab",
  page: {
    stop: "Benachrichtigungen beenden",
    stopText:
      "Auf diesem Weg hörst du dann nichts mehr. Deine Tische und Plätze bleiben, wie sie sind.",
    stopButton: "Nicht mehr benachrichtigen",
    stopped: "Das ist beendet. Auf diesem Weg hörst du nichts mehr.",
    confirm: "Mails bestätigen",
    confirmText:
      "Fernskat schreibt dir dann, wann du am Zug bist. Jede Mail lässt sich mit einem Klick abbestellen.",
    confirmButton: "Ja, schreibt mir",
    confirmed: "Bestätigt. Von nun an bekommst du Mails.",
    unknown: "Dieser Link gilt nicht mehr",
    unknownText: "Er wurde schon benutzt, ist abgelaufen oder unvollständig.",
    home: "Zu Fernskat",
  },
};
