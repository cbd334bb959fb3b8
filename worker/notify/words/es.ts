import type { NoticeWords } from "./notice-words.ts";

export const SPANISH: NoticeWords = {
  table: "Mesa de skat",
  yourTurn: "Te toca",
  stillYourTurn: "Todavía te toca",
  turnOf: (names) => `Esperando a ${names}`,
  nobody: "No se espera a nadie",
  vote: "Falta tu voto",
  expiry: "Pronto se borrará una mesa",
  finished: "La serie ha terminado",
  deal: (n) => `Mano ${n}.`,
  dealOf: (n, of) => `Mano ${n} de ${of}.`,
  until: (date) => `Hasta el ${date}.`,
  reminder: {
    50: "Ha pasado la mitad de tu tiempo.",
    80: "Te queda una quinta parte de tu tiempo.",
    95: "Tu tiempo está a punto de acabarse.",
  },
  voteText: (date) => `La votación termina el ${date}.`,
  expiryText: (date) =>
    `Hace medio año que nadie pasa por allí. Para conservarla, entra antes del ${date}.`,
  finishedText: "La hoja de puntos es definitiva.",
  digest: (tables) => (tables === 1 ? "Una mesa te espera" : `${tables} mesas te esperan`),
  open: "Abrir la mesa",
  stop: "No avisar más",
  test: "A partir de ahora, Fernskat avisará aquí.",
  mail: {
    why: "Recibes este correo porque se lo pediste a Fernskat.",
    stop: "No recibir más correos:",
    confirm: "Confirma tu dirección, por favor",
    confirmText:
      "Alguien, seguramente tú, quiere que Fernskat le escriba cuando le toque. Si has sido tú, confírmalo aquí:",
    confirmElse: "Si no, no hagas nada: no volveremos a escribirte.",
  },
  feed: "Fernskat: mis mesas",
  calendar: "Fernskat: plazos",
  timeUp: "Se acaba tu tiempo",
  page: {
    stop: "Terminar los avisos",
    stopText: "Por esta vía no recibirás nada más. Tus mesas y tus sitios quedan como están.",
    stopButton: "No avisarme más",
    stopped: "Hecho. Por esta vía no recibirás nada más.",
    confirm: "Confirmar los correos",
    confirmText:
      "Fernskat te escribirá cuando te toque. Cada correo permite terminarlo todo con un clic.",
    confirmButton: "Sí, escribidme",
    confirmed: "Confirmado. A partir de ahora recibirás correos.",
    unknown: "Este enlace ya no vale",
    unknownText: "Ya se usó, ha caducado o está incompleto.",
    home: "Ir a Fernskat",
  },
};
