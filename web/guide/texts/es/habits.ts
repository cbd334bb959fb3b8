import type { HabitsTexts } from "../../pages/habits.ts";

export const habits: HabitsTexts = {
  title: "Buenas costumbres",
  lead: "Reglas que casi siempre valen. Cuándo no valen, se aprende en la mesa.",
  bidding: "Pujar",
  "bidding.limit": "Primero contar, después pujar",
  "bidding.limit.how":
    "Fija tu límite antes del primer número y respétalo. El límite es lo que tu juego vale seguro. Uno más, porque el otro duda, es el número más caro del skat.",
  "bidding.tricks": "Cuenta triunfos y ases",
  "bidding.tricks.how":
    "Un juego de palo suele aguantar con cinco o seis triunfos, al menos una jota entre ellos, y un as al lado. Los palos largos y los fallos ayudan; las figuras sueltas no.",
  "bidding.good": "Bueno para picas: seis triunfos con la jota de tréboles y un as al lado",
  "bidding.thin": "Parece vistosa y es mano de pasar: retales, nada firme",
  "bidding.skat": "El skat es un regalo",
  "bidding.skat.how":
    "No cuentes con que la carta que falta esté en el skat. Dos cartas suelen mejorar un poco una mano; rara vez la salvan.",
  "bidding.grand": "Grand con ases y dieces",
  "bidding.grand.how":
    "Para el Grand cuentan las jotas, los ases y los dieces detrás de ellos. Quien sale necesita menos. Un Grand firme da el doble que un juego de palo.",
  "bidding.grand.cards": "Un buen Grand siendo mano: dos jotas, tres ases y dos dieces detrás",
  "bidding.null": "Null con cartas pequeñas",
  "bidding.null.how":
    "Un Null aguanta si tienes el siete en cada palo largo y sin grandes huecos por encima. Un palo que no tienes te deja descartarte.",
  "bidding.null.cards": "Aquí no hay nada que pillar: este Null se juega incluso descubierto",
  declaring: "Jugar solo",
  "declaring.discard": "Descartar con cabeza",
  "declaring.discard.tens": "Un diez sin su as va al skat: allí sus puntos están seguros.",
  "declaring.discard.short": "Quédate sin un palo. Lo que no tienes que asistir puedes fallarlo.",
  "declaring.discard.aces":
    "Los ases se guardan, hacen bazas. Los triunfos casi nunca se descartan.",
  "declaring.discard.cards":
    "Bien descartado: ya no hay picas, y los {ten} puntos del diez están seguros",
  "declaring.trumps": "Arrastrar y contar los triunfos",
  "declaring.trumps.draw":
    "Con triunfo largo, juega primero triunfo mientras los defensores tengan. Después tus ases corren tranquilos.",
  "declaring.trumps.count":
    "Hay {trumps} triunfos en un juego de palo. Cuenta desde once hacia abajo: los tuyos y luego cada uno que cae. Quien sabe que ya no queda ninguno fuera juega como si viera las cartas.",
  "declaring.sixty": "Contar hasta {win}",
  "declaring.sixty.how":
    "Lleva la cuenta de tus puntos, con el skat. Si sabes lo que te falta, sabes qué baza no puedes ceder.",
  "declaring.losers": "Perder pronto las perdedoras",
  "declaring.losers.how":
    "Las cartas pequeñas que se pierden de todos modos, cédelas mientras el triunfo te devuelva la salida, y de modo que poco caiga en ellas.",
  "declaring.throw": "Descartarse en vez de fallar",
  "declaring.throw.how":
    "Una baza flaca a la que no puedes asistir es una ocasión: tira una perdedora y guarda el triunfo para una baza gorda.",
  "declaring.throw.trick":
    "Tres puntos se pueden ceder: se fue el ocho de diamantes y ya no tienes diamantes.",
  defending: "Defender",
  "defending.partner": "Somos dos",
  "defending.partner.how":
    "Pregúntate con cada carta en qué ayuda a tu compañero. El declarante necesita {win} puntos, vosotros {half}: cada baza llena cuenta.",
  "defending.way": "Camino largo, palo corto; camino corto, palo largo",
  "defending.way.short":
    "Si tu compañero juega justo después de ti y el declarante el último, el camino es corto: sal en tu palo largo.",
  "defending.way.long":
    "Si el declarante está entre los dos, el camino es largo: sal en tu palo corto. Queda atrapado en medio, y pronto podrás fallar.",
  "defending.smear": "Cargar",
  "defending.smear.how":
    "Si la baza es seguro de tu compañero, pon en ella dieces y ases que de otro modo perderías. Si es del declarante, da la carta más flaca.",
  "defending.smear.trick":
    "Tu compañero se la lleva con el as de tréboles y tú no tienes tréboles: el diez de picas va con él, {ten} puntos más.",
  "defending.ace": "Los ases deben cazar algo",
  "defending.ace.how":
    "Un as que caza un diez o un rey ha cumplido. No lo juegues a la ligera cuando nada puede caer en él; pero tampoco te lo lleves a casa.",
  "defending.trumps": "El triunfo, casi siempre, que lo juegue el declarante",
  "defending.trumps.how":
    "Si juegas triunfo, casi siempre le haces el trabajo. Mejor oblígale a fallar tus palos.",
  "defending.count": "Primero fuera de Schneider, después ganar",
  "defending.count.how":
    "{saved} puntos os sacan del Schneider, {half} ganan. Lleva la cuenta: si el juego ya no se puede ganar, se juega por los {saved}.",
  "defending.null": "Contra el Null",
  "defending.null.how":
    "Liberaos el uno al otro: sal en un palo del que tienes poco, para poder descartarte después de las cartas altas que harían las bazas en su lugar. Y mira qué tira el declarante: ahí estaba su punto débil.",
};
