import type { NoticeWords } from "./notice-words.ts";

export const PORTUGUESE: NoticeWords = {
  table: "Mesa de skat",
  yourTurn: "É a sua vez",
  stillYourTurn: "Ainda é a sua vez",
  turnOf: (names) => `À espera de ${names}`,
  nobody: "Não se espera por ninguém",
  vote: "Falta o seu voto",
  seat: "Os outros querem continuar sem si",
  expiry: "Uma mesa vai ser apagada em breve",
  finished: "A série acabou",
  deal: (n) => `Distribuição ${n}.`,
  dealOf: (n, of) => `N.º ${n} de ${of}.`,
  until: (date) => `Até ${date}.`,
  reminder: {
    50: "Já passou metade do seu tempo.",
    80: "Resta-lhe um quinto do seu tempo.",
    95: "O seu tempo está quase a acabar.",
  },
  voteText: (date) => `A votação termina a ${date}.`,
  seatText: (date) => `Volte até ${date} e o lugar continua a ser seu.`,
  expiryText: (date) =>
    `Há meio ano que ninguém lá passa. Para a conservar, passe por lá até ${date}.`,
  finishedText: "A folha de pontos está fechada.",
  digest: (tables) => (tables === 1 ? "Uma mesa espera por si" : `${tables} mesas esperam por si`),
  open: "Abrir a mesa",
  stop: "Não avisar mais",
  test: "A partir de agora, o Fernskat avisa aqui.",
  mail: {
    why: "Recebe esta mensagem porque a pediu ao Fernskat.",
    stop: "Não receber mais mensagens:",
    confirm: "Confirme o seu endereço, por favor",
    confirmText:
      "Alguém, provavelmente você, quer que o Fernskat lhe escreva quando for a sua vez. Se foi você, confirme aqui:",
    confirmElse: "Se não foi, não faça nada: nunca mais lhe escreveremos.",
  },
  feed: "Fernskat: as minhas mesas",
  calendar: "Fernskat: prazos",
  timeUp: "O seu tempo acaba",
  page: {
    stop: "Terminar os avisos",
    stopText:
      "Por esta via não receberá mais nada. As suas mesas e os seus lugares ficam como estão.",
    stopButton: "Não me avisem mais",
    stopped: "Está feito. Por esta via não receberá mais nada.",
    confirm: "Confirmar as mensagens",
    confirmText:
      "O Fernskat escreve-lhe quando for a sua vez. Cada mensagem permite terminar tudo com um clique.",
    confirmButton: "Sim, escrevam-me",
    confirmed: "Confirmado. A partir de agora receberá mensagens.",
    unknown: "Este link já não é válido",
    unknownText: "Já foi usado, expirou ou está incompleto.",
    home: "Ir para o Fernskat",
  },
};
