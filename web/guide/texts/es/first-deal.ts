import type { FirstDealTexts } from "../../first-deal/texts.ts";

export const firstDeal: FirstDealTexts = {
  title: "Primera mano",
  progress: "Paso {n} de {of}",
  next: "Continuar",
  restart: "Empezar de nuevo",
  leave: "Volver a las reglas",
  lesson: "Explicación",
  welcome:
    "¡Hola! Vas a jugar una mano de principio a fin, contra Ada y Emil. Tus diez cartas están abajo. Nada puede salir mal: si una carta no conviene, te diré por qué.",
  cards:
    "Lo que cuenta son los *puntos*, {all} en total. El as vale {ace}, el diez {ten}, el rey {king}, la dama {queen}, la jota {jack}, lo demás nada. Quien juega solo necesita {win}.",
  trumps:
    "Mira tus jotas: son siempre *triunfo* y ganan a todo. Con tres jotas y muchos corazones tienes una buena mano. Ahora viene la *subasta*: quien más ofrece juega solo.",
  hold: "Ada dice {lowest}: quiere jugar un juego que vale eso. Tú eres *mano* y te preguntan. Con *sí* ofreces lo mismo y sigues. Di que sí.",
  value:
    "¿Hasta dónde? Tienes las jotas de tréboles y picas, no la de corazones: *con dos matadores*. Con dos, juego tres, por {hearts}: son {worth}. Hasta ahí, di que sí.",
  again: "{offer} aún es menos que tus {worth}. Acepta una vez más.",
  skat: "Ada ha pasado y Emil también: eres *declarante* a {offer}. En el centro hay dos cartas, el *skat*. Tómalo.",
  discard:
    "Descarta diez y siete de picas: los {ten} puntos del diez serán tuyos. Luego declara *corazones*.",
  first:
    "Son triunfo las cuatro jotas y los corazones, {trumps} cartas. Tú tienes siete, los otros cuatro. Sale la mano, que eres tú. Quítales los triunfos: juega la jota de tréboles.",
  second:
    "Una *baza* para ti. Los dos tuvieron que *asistir* con triunfo. Quedan dos triunfos fuera, entre ellos la jota de corazones. Juega la jota de picas.",
  ace: "Han caído la jota y el diez de corazones: ningún rival tiene triunfo. Con el skat llevas {mine} puntos. Ya nadie puede fallar tu as de tréboles. Juégalo.",
  loser:
    "El as cazó el diez: {mine} puntos. Perderás dos cartas pequeñas. Cede primero el ocho de tréboles: el as y el diez de tréboles ya salieron, no puede costar mucho.",
  follow:
    "Emil ganó con el rey y Ada puso su as de picas: eso es *cargar*, porque juegan juntos. Ahora salen a diamantes. Tienes que asistir; la jota de diamantes es triunfo. Queda el siete.",
  ruff: "Fueron muchos puntos: ellos tienen {theirs}. Ada vuelve a diamantes y ya no te quedan. Ahora puedes *fallar*: usa cualquier triunfo, el más pequeño basta.",
  rest: "Fallado. Llevas {mine} puntos y solo triunfos, ellos ninguno. Todas las bazas son tuyas. Juégalas; el orden da igual.",
  on: "Sigue. Ya llevas {mine} puntos.",
  settled:
    "¡Ganado! Con dos, juego tres, por {hearts} son {value}, que anotas a tu favor. Si hubieras perdido, sería el doble, en negativo. Para *Schneider* ellos tendrían que tener {caught} puntos como mucho.",
  done: "Ha sido una mano entera. Ya conoces las bazas, el triunfo, la subasta, los matadores y el skat. Lo demás se aprende jugando.",
  "wrong.pass": "Si pasas, quedas fuera. Tu mano es buena y vale {worth}: di que sí.",
  "wrong.hand": "Hand es jugar sin el skat. Cuenta más, pero es más difícil. Esta vez, tómalo.",
  "wrong.game":
    "También serviría, pero donde más triunfos tienes es en corazones. Declara corazones.",
  "wrong.discard.trump":
    "Eso es un triunfo. Los triunfos hacen bazas, guárdalos. Descarta el diez y el siete de picas.",
  "wrong.discard.ace":
    "Un as casi siempre hace una baza, guárdalo. Descarta el diez y el siete de picas.",
  "wrong.discard.small":
    "El diez de picas quedaría en peligro: su as se lo llevaría. Descarta el diez y el siete de picas.",
  "wrong.highest": "Un triunfo más alto podría llevarse esa baza. Empieza por arriba.",
  "wrong.draw": "Los otros aún tienen triunfos y podrían fallar. Quítales primero los triunfos.",
  "wrong.spare":
    "Los otros ya no tienen triunfo. Guarda los tuyos: con ellos recuperarás la salida.",
  "wrong.small": "El as de tréboles gana ahora seguro. Llévate primero sus puntos.",
  "wrong.diamond":
    "En diamantes siguen fuera el as y el diez; puede salir caro. Cede primero el ocho de tréboles.",
  "wrong.later": "En la mesa también se puede, pero ahora no. Sigue jugando aquí.",
  "done.play": "Jugar ya",
  "done.habits": "Buenas costumbres",
  "done.look-up": "Consultar las reglas",
};
