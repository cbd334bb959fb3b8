import type { LearnTexts } from "../../pages/learn.ts";

export const learn: LearnTexts = {
  title: "Aprender skat em dez minutos",
  lead: "Leia de cima a baixo. Depois já pode jogar; o resto aprende-se à mesa.",
  goal: "De que se trata",
  "goal.sides":
    "O skat joga-se a três. Em cada distribuição, um joga sozinho contra os outros dois: o *declarante* contra os *defensores*. Quem joga sozinho decide-se de cada vez.",
  "goal.win":
    "Joga-se pelos *pontos* das cartas, {all} ao todo. O declarante ganha com {win}. Aos defensores bastam {half}.",
  cards: "As cartas",
  "cards.pack":
    "Há {pack} cartas: quatro naipes, paus, espadas, copas e ouros, de oito cartas cada um. Cada carta vale os pontos indicados por baixo, o que dá {suit} por naipe.",
  "cards.points": "As oito copas, da mais forte para a mais fraca, com os seus pontos",
  "cards.ten":
    "Repare no dez: vale {ten} e vem logo a seguir ao ás, antes do rei. O nove, o oito e o sete não valem nada. O valete é um caso à parte; já lá vamos.",
  tricks: "As vazas",
  "tricks.lead":
    "Um jogador põe uma carta na mesa: *sai*. No sentido dos ponteiros do relógio, os outros dois juntam uma carta cada um. Estas três cartas são uma *vaza*. Ganha-a a carta mais forte do naipe de saída, e quem a ganha sai para a seguinte. Cada um tem dez cartas, por isso há dez vazas.",
  "tricks.ace": "A saída foi a paus. O ás é o pau mais forte e faz a vaza.",
  "tricks.follow":
    "É preciso *assistir ao naipe*: se a saída é a paus e tem paus, joga paus. Só quem não tem pode jogar o que quiser.",
  "tricks.off":
    "A saída foi a espadas. O terceiro não tem espadas e balda-se ao dez de ouros. O dez não pode ganhar; os seus pontos vão com a vaza.",
  trumps: "O trunfo",
  "trumps.jacks":
    "Os trunfos batem tudo o resto. Os quatro *valetes* são sempre trunfo, e os mais altos. A sua ordem é fixa: paus, espadas, copas, ouros.",
  "trumps.order": "Os valetes, do mais forte para o mais fraco",
  "trumps.suit":
    "A eles junta-se o naipe que o declarante anuncia. Se disser copas, são trunfo os quatro valetes e as outras sete copas, {trumps} cartas ao todo.",
  "trumps.all": "Todos os trunfos num jogo de copas, do mais forte para o mais fraco",
  "trumps.ruff":
    "Num jogo de copas: a saída foi a espadas, o terceiro não tem e corta com o sete de copas. Até o trunfo mais baixo bate um ás.",
  "trumps.jack":
    "Um valete nunca pertence ao naipe que traz impresso, mas ao trunfo. Se a saída é a paus, o valete de paus não assiste; se a saída é um valete, é preciso assistir com trunfo.",
  "trumps.games.suit": "*Jogo de naipe*: são trunfo os quatro valetes e um naipe.",
  "trumps.games.grand": "*Grand*: só os quatro valetes são trunfo.",
  "trumps.games.null":
    "*Null*: não há trunfo, e o declarante não quer fazer vaza nenhuma. [Mais sobre o Null](look-up#null)",
  seats: "A distribuição",
  "seats.deal":
    "Cada um recebe dez cartas: três, quatro, três. Depois das três primeiras, o distribuidor põe duas cartas viradas para baixo no meio: é o *skat*. A cada distribuição muda o distribuidor.",
  "seats.forehand": "A *mão da frente* está à esquerda do distribuidor e sai na primeira vaza.",
  "seats.middlehand": "A *mão do meio* vem a seguir.",
  "seats.rearhand": "A *mão de trás* é a terceira; a três, é o próprio distribuidor.",
  auction: "A licitação",
  "auction.why":
    "É declarante quem promete mais: é a *licitação*. Dizer um número significa: jogo um jogo que vale pelo menos isto.",
  "auction.middlehand":
    "A mão do meio licita contra a mão da frente: 18, 20, 22 e assim por diante. De cada vez, a mão da frente diz *sim* ou *passo*. Quem parar primeiro fica de fora.",
  "auction.rearhand": "A mão de trás licita da mesma forma contra quem ficou.",
  "auction.last": "Quem fica no fim é o declarante. O último número é o *valor licitado*.",
  "auction.numbers":
    "Só se dizem números que algum jogo pode valer. O menor é {lowest}. Quem responde só tem de aceitar o número; quem pergunta tem de dizer mais.",
  "auction.nobody":
    "Se os outros dois passam logo, a mão da frente pode jogar a {lowest}. Se também não quiser, a distribuição é *passada* e distribui o seguinte.",
  value: "Quanto vale um jogo",
  "value.product":
    "Multiplicam-se dois números. Um é o *valor de base* do naipe: ouros {diamonds}, copas {hearts}, espadas {spades}, paus {clubs}, Grand {grand}. O outro depende dos *matadores*.",
  "value.with":
    "Num jogo de copas: estão os valetes de paus e de espadas, falta o valete de copas. É *com dois*.",
  "value.matadors":
    "Os matadores contam-se de cima, a partir do valete de paus, sem falhas: tantos quantos os trunfos de topo que tem (*com*) ou que lhe faltam (*sem*). Junta-se sempre um pelo próprio jogo. Em voz alta:",
  "value.example": "Licitou até {bid}, joga copas com dois e faz {points} pontos.",
  "value.without":
    "Num jogo de ouros: faltam os valetes de paus e de espadas, está o valete de copas. É *sem dois*, e vale tanto como com dois.",
  "value.table": "O mínimo que valem os jogos, conforme os matadores",
  skat: "O skat",
  "skat.take":
    "O declarante recolhe as duas cartas, põe de lado duas quaisquer, viradas para baixo, e anuncia o jogo. Pô-las de lado chama-se *descartar*.",
  "skat.discard":
    "Os pontos descartados são dele no fim. Por isso se descarta de bom grado um dez que de outro modo se perderia.",
  "skat.hand":
    "Quem se sente forte deixa o skat onde está: é um jogo *Hand* e conta mais um. [Mais sobre Hand](look-up#hand)",
  play: "O jogo das cartas",
  "play.forehand": "A mão da frente sai, seja quem for o declarante.",
  "play.partners":
    "Os defensores jogam juntos: as suas vazas vão para o mesmo monte e os pontos somam-se. Não podem combinar nada; falam só com as cartas.",
  "play.count":
    "Depois da décima vaza contam-se os pontos: o declarante precisa de {win}, com o skat incluído.",
  score: "As contas",
  "score.won":
    "Ganho: o declarante marca o valor do jogo. Perdido: marca o dobro, negativo. No quadro simples, os defensores não marcam nada.",
  "score.lost": "O mesmo jogo com apenas {points} pontos está perdido.",
  "score.schneider":
    "Se os defensores não passam de {caught} pontos, ficam *Schneider*: o jogo conta mais um nível. Se não fazem nenhuma vaza, ficam *Schwarz*, mais um nível. [Em pormenor](look-up#schneider)",
  "score.overbid":
    "Quem licitou mais do que o jogo vale no fim licitou *em excesso* e perde apesar de todos os pontos. [Em pormenor](look-up#overbid)",
  next: "E agora",
  "next.deal": "[Jogue a sua primeira distribuição](first-deal), passo a passo, com explicações.",
  "next.habits":
    "[Bons hábitos](habits): o que convém saber para licitar, jogar sozinho e defender.",
  "next.look-up": "[Consultar as regras](look-up), quando surge uma dúvida à mesa.",
};
