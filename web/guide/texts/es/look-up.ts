import type { LookUpTexts } from "../../pages/look-up.ts";

export const lookUp: LookUpTexts = {
  title: "Consultar las reglas",
  lead: "Una pregunta, una respuesta. Si empiezas de cero, ve a [Aprender](learn).",
  bid: "¿Hasta dónde puedo pujar?",
  "bid.reckon":
    "Calcula lo mínimo que vale tu juego: matadores, más uno por el juego, por el valor base. Puedes llegar hasta ese número.",
  "bid.example": "Picas con tres. Puedes pujar hasta {bid}; aquí haces {points} puntos y ganas.",
  "bid.limit":
    "No cuentes lo que solo quizá consigas, como un Schneider. Las cartas del skat pueden añadir matadores, pero también quitarlos: si juegas sin tres y en el skat está la jota de tréboles, de pronto estás con uno.",
  "bid.table": "Las {bids} pujas y los juegos correspondientes",
  auction: "¿Quién puja contra quién?",
  "auction.first": "La segunda mano dice números a la mano hasta que una de las dos pasa.",
  "auction.second": "La última mano dice números a quien queda, y tiene que empezar más alto.",
  "auction.third": "Quien queda al final juega. La puja es el último número.",
  "auction.hold":
    "A quien le preguntan dice sí o pasa. Solo dice números quien pregunta. A igual número juega quien escuchaba.",
  "auction.jump": "Los saltos están permitidos y obligan.",
  "auction.pass": "Quien ha pasado queda fuera de la subasta en esta mano. Lo dicho, dicho está.",
  "auction.eighteen":
    "Si la segunda y la última mano pasan sin decir nada, la mano puede jugar a {lowest} o pasar. Entonces puede jugar cualquier juego que valga {lowest} o más.",
  "auction.in": "Una mano pasada cuenta cero para todos y es una de las manos de la serie.",
  matadors: "¿Cómo se cuentan los matadores?",
  "matadors.count":
    "La fila empieza siempre en la jota de tréboles: las cuatro jotas y, en un juego de palo, después as, diez, rey, dama, nueve, ocho, siete de triunfo. Si tienes la jota de tréboles, cuenta lo que tienes sin huecos: *con*. Si no, cuenta lo que te falta hasta tu primer triunfo: *sin*.",
  "matadors.with": "Con dos: falta la jota de corazones y ahí acaba la fila.",
  "matadors.without": "Sin dos: la jota de corazones es tu primer triunfo.",
  "matadors.many": "En un juego de tréboles, con seis: tras las jotas la fila sigue en el palo.",
  "matadors.twelve":
    "Cuentan las diez cartas recibidas y el skat tal como se dio. Descartar una jota no cambia nada.",
  "matadors.same": "Con y sin valen lo mismo.",
  "matadors.grand": "En el Grand solo hay las cuatro jotas: como mucho, con o sin cuatro.",
  values: "¿Cuánto valen los juegos?",
  "values.sum":
    "Valor base por grados. Los grados: los matadores, uno por el juego, y uno por cada uno de estos: Hand, Schneider, Schneider anunciado, Schwarz, Schwarz anunciado, Ouvert.",
  "values.table": "Sin más grados; cada grado más suma otra vez el valor base",
  "values.null": "El Null tiene valores fijos",
  skat: "Skat y descarte",
  "skat.two":
    "Quien toma el skat descarta exactamente dos cartas, las que quiera, jotas y cartas del skat incluidas.",
  "skat.count":
    "Los puntos del skat cuentan al final para el declarante. El skat no es una baza: no salva a nadie del Schwarz.",
  "skat.belong": "El juego se declara una sola vez, junto con el descarte. Después vale.",
  "skat.closed": "Desde ahí el skat queda cerrado hasta el final.",
  hand: "¿Qué es un juego Hand?",
  "hand.what":
    "El declarante deja el skat donde está y juega con sus diez cartas. Dice *Hand* antes de haber visto el skat.",
  "hand.level": "Hand añade un grado. Solo en un juego Hand se puede anunciar Schneider o Schwarz.",
  "hand.settle": "El skat se descubre al final; sus puntos y sus matadores cuentan.",
  "hand.danger":
    "Ahí está el peligro: un matador en el skat puede convertir un juego sin cuatro en un juego con uno, y has sobrepujado.",
  announcements: "Anuncios: Schneider, Schwarz, Ouvert",
  "announcements.when":
    "Se hacen junto con el juego, antes de la primera carta. Lo que anuncias tienes que lograrlo.",
  "announcements.schneider":
    "*Schneider anunciado*: necesitas {schneider} puntos. Solo en un juego Hand.",
  "announcements.schwarz":
    "*Schwarz anunciado*: necesitas las {tricks} bazas. Schneider queda anunciado también.",
  "announcements.ouvert":
    "*Ouvert*: pones tus cartas boca arriba antes de la primera salida y necesitas todas las bazas. Schwarz y Schneider quedan anunciados también. Solo el Null puede jugarse Ouvert también después de tomar el skat.",
  "announcements.example":
    "Picas Hand con tres, Schneider anunciado, pero solo {points} puntos: perdido.",
  "announcements.missed":
    "Un anuncio fallido pierde, aunque sean {win} puntos o más. Cuentan todos los grados que habría pedido el éxito.",
  following: "¿Por qué no puedo jugar esta carta?",
  "following.rule":
    "Porque tienes que asistir. Si se salió a triunfo y tienes triunfo, juegas triunfo; si se salió a un palo y lo tienes, juegas ese palo.",
  "following.jack":
    "En un juego de picas: la jota de corazones es triunfo. Hay que asistir con triunfo, no con corazones.",
  "following.void":
    "Si no tienes lo que se pide, puedes jugar cualquier carta. Nunca estás obligado a fallar ni a sobrefallar.",
  "following.jacks":
    "En los juegos de palo y en el Grand una jota pertenece al triunfo y nunca a su palo. En el Null es una carta corriente de su palo.",
  "following.barred": "Esta mesa no deja pasar ninguna carta indebida: no hay renuncios.",
  winning: "¿Cuándo se gana un juego?",
  "winning.points": "En los juegos de palo y en el Grand el declarante necesita {win} puntos.",
  "winning.half": "Con {half} para cada lado han ganado los defensores.",
  "winning.null":
    "En el Null el declarante gana si no hace ninguna baza; la primera acaba la mano. Un juego sobrepujado también está perdido, con los puntos que sea.",
  schneider: "Schneider y Schwarz",
  "schneider.caught":
    "Queda Schneider quien tiene {caught} puntos como mucho. Con {saved} se está fuera de Schneider.",
  "schneider.schwarz": "Queda Schwarz quien no hace ninguna baza. Schwarz incluye Schneider.",
  "schneider.both":
    "Vale para los dos bandos: también el declarante puede quedar Schneider, y le cuesta un grado más.",
  "schneider.trick": "Una baza de tres cartas sin valor también es una baza.",
  "schneider.own":
    "Quien anunció Schneider y pierde no paga otra vez por quedar él mismo Schneider.",
  reckoning: "¿Cómo se ha calculado mi juego?",
  "reckoning.matadors": "Contar los matadores, con o sin, en las diez cartas y el skat.",
  "reckoning.levels":
    "Uno por el juego; uno por cada uno de estos: Hand, Schneider, Schneider anunciado, Schwarz, Schwarz anunciado, Ouvert.",
  "reckoning.base": "Por el valor base: ese es el valor del juego.",
  "reckoning.bid": "Si es menor que la puja, hay [sobrepuja](look-up#overbid).",
  "reckoning.lost": "Ganado cuenta simple, perdido cuenta doble, también en Hand.",
  overbid: "¿Qué es la sobrepuja?",
  "overbid.what":
    "Has pujado más de lo que tu juego vale al final. Entonces está perdido, aunque sea con {all} puntos. Cuenta el menor múltiplo del valor base que alcanza la puja, y doble.",
  "overbid.example": "Corazones con dos, puja {bid}. Los {points} puntos no sirven.",
  "overbid.skat":
    "A menudo la culpa es de un matador en el skat: convierte sin tres en con uno. En Hand no se ve hasta el final.",
  "overbid.saved":
    "Schneider o Schwarz aún pueden subir el juego hasta la puja. Por eso se puede declarar un juego de palo demasiado pequeño, pero no un Null demasiado pequeño.",
  "overbid.equal": "Basta con alcanzar exactamente la puja.",
  null: "Null",
  "null.aim":
    "El declarante no puede hacer ninguna baza. Los puntos no cuentan, y las cartas van en otro orden:",
  "null.order": "En el Null la jota va después de la dama, y el diez después de la jota",
  "null.no-trump": "No hay triunfo, ni matadores, ni Schneider, ni Schwarz.",
  "null.fixed":
    "Los valores son fijos: Null {null}, Null Hand {nullHand}, Null Ouvert {nullOuvert}, Null Ouvert Hand {nullOuvertHand}.",
  "null.ends": "Con la primera baza del declarante el juego está perdido y terminado.",
  "null.below":
    "Un Null que vale menos que la puja no se puede declarar. Quien ha pujado más de {null} juega Null Hand, Null Ouvert u otra cosa.",
  "null.give-up":
    "Si no queda ningún juego, puedes abandonar antes de la primera carta. Cuenta como un juego de palo o un Grand perdido, a tu elección, que cubra la puja.",
  "giving-up": "¿Cómo se abandona una mano?",
  "giving-up.before": "Antes de declarar: perdido como un juego a tu elección que cubra la puja.",
  "giving-up.early":
    "El declarante puede abandonar sin preguntar mientras tenga al menos nueve cartas, o sea, antes de jugar la segunda.",
  "giving-up.later": "Más tarde tiene que estar de acuerdo uno de los defensores.",
  "giving-up.defenders": "Los defensores solo abandonan juntos.",
  "giving-up.levels":
    "Quien quiere dejar al otro bando Schneider o Schwarz se niega y sigue jugando: solo por abandonar nadie queda Schneider.",
  claims: "¿Cuándo se pueden poner las cartas boca arriba?",
  "claims.declarer":
    "El declarante puede enseñar sus cartas y reclamar como ganado el juego declarado, con Schneider o Schwarz si quiere.",
  "claims.proved":
    "Si lo que puede saber demuestra que basta, estén como estén las cartas, se hace la cuenta enseguida.",
  "claims.asked":
    "Si no, se pregunta a los defensores. Si uno se niega, se sigue con la mano a la vista. La mesa no dice si tienen razón.",
  "claims.null": "En el Null, enseñar significa: ya no hago ninguna baza.",
  "claims.defender":
    "Un defensor solo puede reclamar si está demostrado que el declarante no hace más bazas. Si no, todo sigue oculto.",
  sheets: "¿Qué cuentas hay?",
  "sheets.simple": "*Simple*: el declarante anota el valor, o el doble en negativo.",
  "sheets.seeger":
    "*Seeger-Fabian*: se suman 50 por cada juego ganado y se restan 50 por cada juego perdido; si el declarante pierde, cada uno de los otros recibe 40, en una mesa de cuatro 30.",
  "sheets.bierlachs":
    "*Bierlachs*: solo hay puntos negativos. Si el declarante gana, los otros anotan en negativo; pierde quien primero llega al límite.",
  "sheets.table": "Corazones con dos en una mesa de tres, en cada cuenta",
  series: "¿Cómo va una serie?",
  "series.length":
    "Una serie tiene {deals} manos si no se acuerda otra cosa; en los clubes, 36 entre tres y 48 entre cuatro.",
  "series.dealer": "El primer dador se sortea; después va rotando.",
  "series.passed": "Las manos pasadas cuentan.",
  "series.four": "Entre cuatro, el dador descansa. No ve cartas, pero figura en la hoja.",
  "series.winner":
    "Gana quien tiene más puntos al final. En Seeger-Fabian el empate lo deciden más juegos ganados y luego menos perdidos; si no, se comparte la victoria.",
  dealing: "¿Cómo se reparte y quién baraja?",
  "dealing.order":
    "Tres a cada uno, dos al skat, cuatro a cada uno, tres a cada uno; siempre desde la mano.",
  "dealing.proof":
    "Baraja el servidor, pero no a su antojo: se compromete antes de que los jugadores pongan su parte, y tras cada mano tu navegador lo comprueba. Aun así, el servidor conoce las cartas.",
  manners: "¿Cómo hay que comportarse en la mesa?",
  "manners.talk":
    "Durante la mano no se habla de cartas. Por eso, hasta la cuenta solo hay frases hechas.",
  "manners.time":
    "No hagas esperar sin necesidad. A lo largo de días se juega cuando se tiene tiempo; en vivo, no se levanta uno.",
  "manners.tricks":
    "Se puede mirar la última baza. Si también las anteriores, lo dicen las reglas de la mesa.",
  "manners.watch": "Quien mira o descansa no se mete en el juego.",
  "manners.bids": "Los enfados, en silencio. En el siguiente reparto todo está olvidado.",
};
