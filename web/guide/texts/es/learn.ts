import type { LearnTexts } from "../../pages/learn.ts";

export const learn: LearnTexts = {
  title: "Aprende skat en diez minutos",
  lead: "Lee de arriba abajo. Después ya puedes jugar; lo demás se aprende en la mesa.",
  goal: "De qué se trata",
  "goal.sides":
    "Al skat juegan tres. En cada mano uno juega solo contra los otros dos: el *declarante* contra los *defensores*. Quién juega solo se decide cada vez.",
  "goal.win":
    "Se juega por los *puntos* de las cartas, {all} en total. El declarante gana con {win}. A los defensores les bastan {half}.",
  cards: "Las cartas",
  "cards.pack":
    "Hay {pack} cartas: cuatro palos, tréboles, picas, corazones y diamantes, de ocho cartas cada uno. Cada carta vale los puntos que figuran debajo, es decir, {suit} por palo.",
  "cards.points": "Los ocho corazones, del más fuerte al más débil, con sus puntos",
  "cards.ten":
    "Fíjate en el diez: vale {ten} y va justo después del as, por delante del rey. El nueve, el ocho y el siete no valen nada. La jota es un caso aparte; enseguida la vemos.",
  tricks: "Las bazas",
  "tricks.lead":
    "Un jugador pone una carta: *sale*. En el sentido de las agujas del reloj, los otros dos añaden una carta cada uno. Esas tres cartas son una *baza*. La gana la carta más fuerte del palo de salida, y quien la gana sale en la siguiente. Cada uno tiene diez cartas, así que hay diez bazas.",
  "tricks.ace": "Se ha salido a tréboles. El as es el trébol más fuerte y se lleva la baza.",
  "tricks.follow":
    "Hay que *asistir al palo*: si se sale a tréboles y tienes tréboles, juegas trébol. Solo quien no tiene puede jugar lo que quiera.",
  "tricks.off":
    "Se ha salido a picas. El tercero no tiene y se descarta del diez de diamantes. Ese diez no puede ganar; sus puntos se van con la baza.",
  trumps: "El triunfo",
  "trumps.jacks":
    "Los triunfos ganan a todo lo demás. Las cuatro *jotas* son siempre triunfo, y las más altas. Su orden es fijo: tréboles, picas, corazones, diamantes.",
  "trumps.order": "Las jotas, de la más fuerte a la más débil",
  "trumps.suit":
    "A ellas se suma el palo que nombra el declarante. Si dice corazones, son triunfo las cuatro jotas y los otros siete corazones, {trumps} cartas en total.",
  "trumps.all": "Todos los triunfos en un juego de corazones, del más fuerte al más débil",
  "trumps.ruff":
    "En un juego de corazones: se ha salido a picas, el tercero no tiene y falla con el siete de corazones. Hasta el triunfo más pequeño gana a un as.",
  "trumps.jack":
    "Una jota nunca pertenece al palo que lleva impreso, sino al triunfo. Si se sale a tréboles, la jota de tréboles no asiste; si se sale con una jota, hay que asistir con triunfo.",
  "trumps.games.suit": "*Juego de palo*: son triunfo las cuatro jotas y un palo.",
  "trumps.games.grand": "*Grand*: solo las cuatro jotas son triunfo.",
  "trumps.games.null":
    "*Null*: no hay triunfo, y el declarante no quiere hacer ni una baza. [Más sobre el Null](look-up#null)",
  seats: "El reparto",
  "seats.deal":
    "Cada uno recibe diez cartas: tres, cuatro, tres. Tras las tres primeras, el dador pone dos cartas boca abajo en el centro: es el *skat*. En cada mano da el siguiente.",
  "seats.forehand": "La *mano* se sienta a la izquierda del dador y sale en la primera baza.",
  "seats.middlehand": "La *segunda mano* viene después.",
  "seats.rearhand": "La *última mano* es la tercera; entre tres, es el propio dador.",
  auction: "La subasta",
  "auction.why":
    "Es declarante quien más promete: eso es la *subasta*. Decir un número significa: jugaré un juego que vale al menos eso.",
  "auction.middlehand":
    "La segunda mano puja contra la mano: 18, 20, 22 y así sucesivamente. Cada vez la mano dice *sí* o *paso*. Quien se para primero queda fuera.",
  "auction.rearhand": "La última mano puja de la misma manera contra quien queda.",
  "auction.last": "Quien queda al final es el declarante. El último número es su *puja*.",
  "auction.numbers":
    "Solo se dicen números que algún juego puede valer. El menor es {lowest}. Quien responde solo tiene que aceptar el número; quien pregunta tiene que decir más.",
  "auction.nobody":
    "Si los otros dos pasan enseguida, la mano puede jugar a {lowest}. Si tampoco quiere, la mano queda *pasada* y da el siguiente.",
  value: "Cuánto vale un juego",
  "value.product":
    "Se multiplican dos números. Uno es el *valor base* del palo: diamantes {diamonds}, corazones {hearts}, picas {spades}, tréboles {clubs}, Grand {grand}. El otro depende de los *matadores*.",
  "value.with":
    "Para un juego de corazones: están las jotas de tréboles y de picas, falta la jota de corazones. Es *con dos*.",
  "value.matadors":
    "Los matadores se cuentan desde arriba, desde la jota de tréboles, sin huecos: tantos como triunfos más altos tienes (*con*) o te faltan (*sin*). Se añade siempre uno por el propio juego. En voz alta:",
  "value.example": "Has pujado hasta {bid}, juegas corazones con dos y haces {points} puntos.",
  "value.without":
    "Para un juego de diamantes: faltan las jotas de tréboles y de picas, está la jota de corazones. Es *sin dos*, y vale lo mismo que con dos.",
  "value.table": "Lo mínimo que valen los juegos, según los matadores",
  skat: "El skat",
  "skat.take":
    "El declarante toma las dos cartas, aparta dos cualesquiera boca abajo y declara su juego. Apartarlas se llama *descartar*.",
  "skat.discard":
    "Los puntos descartados son suyos al final. Por eso se descarta con gusto un diez que de otro modo se perdería.",
  "skat.hand":
    "Quien se siente bastante fuerte deja el skat donde está: es un juego *Hand* y cuenta uno más. [Más sobre Hand](look-up#hand)",
  play: "El juego de la carta",
  "play.forehand": "Sale la mano, sea quien sea el declarante.",
  "play.partners":
    "Los defensores juegan juntos: sus bazas van a un mismo montón y sus puntos se suman. No pueden ponerse de acuerdo; solo hablan con sus cartas.",
  "play.count":
    "Tras la décima baza se cuenta: el declarante necesita {win} puntos, con el skat incluido.",
  score: "La cuenta",
  "score.won":
    "Ganado: el declarante anota el valor del juego. Perdido: lo anota doble, en negativo. En la cuenta simple los defensores no anotan nada.",
  "score.lost": "El mismo juego con solo {points} puntos está perdido.",
  "score.schneider":
    "Si los defensores no pasan de {caught} puntos, quedan *Schneider*: el juego cuenta un grado más. Si no hacen ninguna baza, quedan *Schwarz*, otro grado. [En detalle](look-up#schneider)",
  "score.overbid":
    "Quien pujó más de lo que su juego vale al final ha *sobrepujado* y pierde a pesar de todos los puntos. [En detalle](look-up#overbid)",
  next: "Y ahora",
  "next.deal": "[Juega tu primera mano](first-deal), paso a paso, con explicaciones.",
  "next.habits":
    "[Buenas costumbres](habits): lo que conviene recordar para pujar, jugar solo y defender.",
  "next.look-up": "[Consulta las reglas](look-up) cuando surja una duda en la mesa.",
};
