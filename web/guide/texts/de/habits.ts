import type { HabitsTexts } from "../../pages/habits.ts";

export const habits: HabitsTexts = {
  title: "Gute Gewohnheiten",
  lead: "Faustregeln, die meistens stimmen. Wann sie nicht stimmen, lernt man am Tisch.",
  bidding: "Reizen",
  "bidding.limit": "Erst rechnen, dann reizen",
  "bidding.limit.how":
    "Leg deine Grenze fest, bevor die erste Zahl fällt, und bleib dabei. Die Grenze ist das, was dein Spiel sicher zählt. Eins mehr, weil der andere sich ziert, ist die teuerste Zahl im Skat.",
  "bidding.tricks": "Zähl Trümpfe und Asse",
  "bidding.tricks.how":
    "Ein Farbspiel trägt meist mit fünf oder sechs Trümpfen, davon wenigstens ein Bube, und einem Ass daneben. Lange Farben und blanke Stellen helfen, verstreute Bilder nicht.",
  "bidding.good": "Gut für Pik: sechs Trümpfe mit dem Kreuz-Buben und ein Ass daneben",
  "bidding.thin": "Sieht bunt aus und ist ein Passblatt: lauter kleine Stücke, kein Halt",
  "bidding.skat": "Der Skat ist Zugabe",
  "bidding.skat.how":
    "Rechne nicht damit, dass die fehlende Karte im Skat liegt. Zwei Karten bessern ein Blatt meist ein wenig, selten rettet er eins.",
  "bidding.grand": "Grand mit Assen und Zehnen",
  "bidding.grand.how":
    "Für den Grand zählen Buben, Asse und die Zehnen dahinter. Wer selbst ausspielt, braucht weniger. Ein Grand, der sitzt, bringt doppelt so viel wie ein Farbspiel.",
  "bidding.grand.cards": "Ein guter Grand in Vorhand: zwei Buben, drei Asse, zwei Zehnen dazu",
  "bidding.null": "Null mit kleinen Karten",
  "bidding.null.how":
    "Ein Null hält, wenn du in jeder langen Farbe die Sieben hast und darüber keine großen Lücken. Wer eine Farbe nicht hat, kann abwerfen.",
  "bidding.null.cards": "Hier ist nichts zu holen: Dieser Null geht auch offen",
  declaring: "Allein spielen",
  "declaring.discard": "Überlegt drücken",
  "declaring.discard.tens": "Eine Zehn ohne Ass gehört in den Skat: Dort sind ihre Augen sicher.",
  "declaring.discard.short":
    "Mach dich in einer Farbe frei. Was du nicht bedienen musst, kannst du stechen.",
  "declaring.discard.aces": "Asse behält man, sie machen Stiche. Trumpf drückt man fast nie.",
  "declaring.discard.cards":
    "Gut gedrückt: Pik ist weg, und die {ten} Augen der Zehn liegen sicher",
  "declaring.trumps": "Trumpf ziehen und mitzählen",
  "declaring.trumps.draw":
    "Mit langem Trumpf spiel zuerst Trumpf, solange die Gegenspieler noch welchen haben. Danach laufen deine Asse ungestört.",
  "declaring.trumps.count":
    "Es gibt {trumps} Trümpfe im Farbspiel. Zähl von elf herunter: deine eigenen, dann jeden, der fällt. Wer weiß, dass keiner mehr draußen ist, spielt wie mit offenen Karten.",
  "declaring.sixty": "Bis {win} zählen",
  "declaring.sixty.how":
    "Zähl deine Augen mit, den Skat eingeschlossen. Wenn du weißt, was dir noch fehlt, weißt du auch, welchen Stich du nicht abgeben darfst.",
  "declaring.losers": "Verlierer früh abgeben",
  "declaring.losers.how":
    "Kleine Karten, die du doch verlierst, gib ab, solange du mit Trumpf wieder ans Spiel kommst, und so, dass möglichst wenig darauf fällt.",
  "declaring.throw": "Abwerfen statt stechen",
  "declaring.throw.how":
    "Ein magerer Stich, den du nicht bedienen kannst, ist eine Gelegenheit: Wirf einen Verlierer ab und heb den Trumpf für einen fetten Stich auf.",
  "declaring.throw.trick":
    "Drei Augen sind zu verschmerzen: Die Karo-Acht ist weg, und Karo ist frei.",
  defending: "Gegenspielen",
  "defending.partner": "Wir sind zu zweit",
  "defending.partner.how":
    "Frag dich bei jeder Karte, was sie deinem Partner hilft. Der Alleinspieler braucht {win} Augen, ihr braucht {half}: Jeder volle Stich zählt.",
  "defending.way": "Langer Weg, kurze Farbe; kurzer Weg, lange Farbe",
  "defending.way.short":
    "Sitzt dein Partner gleich hinter dir und der Alleinspieler in Hinterhand, ist der Weg kurz: Spiel deine lange Farbe.",
  "defending.way.long":
    "Sitzt der Alleinspieler zwischen euch, in Mittelhand, ist der Weg lang: Spiel deine kurze Farbe. So wird er in die Zange genommen, und du bist bald frei.",
  "defending.smear": "Schmieren",
  "defending.smear.how":
    "Gehört der Stich sicher deinem Partner, dann leg Volle hinein, Zehnen und Asse, die sonst verloren gehen. Gehört er dem Alleinspieler, dann gib das Magerste.",
  "defending.smear.trick":
    "Der Partner sticht mit dem Kreuz-Ass, du hast kein Kreuz: Die Pik-Zehn kommt dazu, macht {ten} Augen mehr.",
  "defending.ace": "Asse sollen etwas fangen",
  "defending.ace.how":
    "Ein Ass, das eine Zehn oder einen König fängt, hat sich gelohnt. Zieh es nicht leichtfertig, wenn nichts darauf fallen kann; aber nimm es nicht mit nach Hause.",
  "defending.trumps": "Trumpf meist den Alleinspieler spielen lassen",
  "defending.trumps.how":
    "Spielst du Trumpf, machst du meist seine Arbeit. Besser, du zwingst ihn mit deinen Farben zum Stechen.",
  "defending.count": "Erst aus dem Schneider, dann gewinnen",
  "defending.count.how":
    "{saved} Augen retten euch aus dem Schneider, {half} gewinnen. Zähl mit, wie weit ihr seid: Ist das Spiel nicht mehr zu gewinnen, spielt man auf die {saved}.",
  "defending.null": "Gegen Null",
  "defending.null.how":
    "Macht euch gegenseitig frei: Spiel eine Farbe, von der du wenig hast, damit du später die hohen Karten abwerfen kannst, mit denen du ihm sonst die Stiche abnimmst. Und schau, was er abwirft: Dort ist er schwach gewesen.",
};
