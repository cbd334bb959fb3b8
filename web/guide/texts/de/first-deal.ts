import type { FirstDealTexts } from "../../first-deal/texts.ts";

export const firstDeal: FirstDealTexts = {
  title: "Das erste Spiel",
  progress: "Schritt {n} von {of}",
  next: "Weiter",
  restart: "Von vorn",
  leave: "Zurück zu den Regeln",
  lesson: "Erklärung",
  welcome:
    "Willkommen! Du spielst jetzt ein Spiel von Anfang bis Ende, gegen Ada und Emil. Deine zehn Karten liegen unten. Nichts kann schiefgehen: Passt eine Karte nicht, sage ich dir, warum.",
  cards:
    "Ziel sind *Augen*, {all} stecken im Spiel. Ein Ass zählt {ace}, eine Zehn {ten}, König {king}, Dame {queen}, Bube {jack}, alles andere nichts. Wer allein spielt, braucht {win}.",
  trumps:
    "Schau auf deine Buben: Sie sind immer *Trumpf* und schlagen alles. Mit drei Buben und viel Herz hast du ein gutes Blatt. Gleich beginnt das *Reizen*: Wer am meisten bietet, spielt allein.",
  hold: "Ada sagt {lowest}: Sie will ein Spiel spielen, das so viel zählt. Du sitzt in *Vorhand* und wirst gefragt. Mit *ja* bietest du dasselbe und bleibst dabei. Sag ja.",
  value:
    "Wie weit kannst du gehen? Du hast Kreuz- und Pik-Bube, der Herz-Bube fehlt: *mit zwei Spitzen*. Mit zwei, Spiel drei, mal Herz {hearts}: Dein Spiel zählt {worth}. Bis dahin sag ja.",
  again: "{offer} ist immer noch weniger als deine {worth}. Halte noch einmal.",
  skat: "Ada ist weg, Emil auch: Du bist *Alleinspieler* für {offer}. In der Mitte liegen zwei Karten, der *Skat*. Nimm ihn auf.",
  discard:
    "Leg Pik-Zehn und Pik-Sieben weg: Die Zehn ginge verloren, im Skat gehören ihre {ten} Augen dir. Dann sag *Herz* an.",
  first:
    "Trumpf sind nun die vier Buben und Herz, {trumps} Karten. Du hast sieben, die anderen vier. Vorhand spielt aus, also du. Hol ihnen die Trümpfe ab: Spiel den Kreuz-Buben.",
  second:
    "Ein *Stich* für dich. Beide mussten Trumpf *bedienen*. Zwei Trümpfe sind noch draußen, darunter der Herz-Bube. Spiel den Pik-Buben.",
  ace: "Herz-Bube und Herz-Zehn sind gefallen: Kein Gegner hat mehr Trumpf. Mit dem Skat hast du {mine} Augen. Jetzt kann dein Kreuz-Ass niemand mehr stechen. Spiel es.",
  loser:
    "Das Ass hat die Zehn gefangen: {mine} Augen. Zwei kleine Karten wirst du verlieren. Gib zuerst die Kreuz-Acht ab: Ass und Zehn sind in Kreuz schon weg, es kann nicht viel kosten.",
  follow:
    "Emil gewann mit dem König, und Ada hat ihr Pik-Ass dazugelegt: Das heißt *schmieren*, die beiden spielen zusammen. Nun kommt Karo. Du musst bedienen; der Karo-Bube zählt als Trumpf. Es bleibt die Sieben.",
  ruff: "Das waren viele Augen: Die Gegner haben {theirs}. Ada spielt wieder Karo, du hast keins mehr. Jetzt darfst du *stechen*: Nimm irgendeinen Trumpf, der kleinste reicht.",
  rest: "Gestochen. Du hast {mine} Augen und nur noch Trümpfe, die Gegner keinen. Alle Stiche sind dein. Spiel sie herunter, die Reihenfolge ist gleich.",
  on: "Weiter so. Jetzt stehst du bei {mine} Augen.",
  settled:
    "Gewonnen! Mit zwei, Spiel drei, mal {hearts} macht {value}, und das schreibst du gut. Hättest du verloren, wären es doppelt so viele Minuspunkte gewesen. Für *Schneider* hätten die Gegner höchstens {caught} Augen haben dürfen.",
  done: "Das war ein ganzes Spiel. Du kennst jetzt Stiche, Trumpf, Reizen, Spitzen und Skat. Den Rest lernst du beim Spielen.",
  "wrong.pass": "Mit Passen wärst du aus dem Spiel. Dein Blatt ist gut und zählt {worth}: Sag ja.",
  "wrong.hand":
    "Hand heißt, ohne den Skat zu spielen. Das zählt mehr, ist aber schwerer. Nimm ihn diesmal auf.",
  "wrong.game": "Dieses Spiel ginge auch, aber am meisten Trümpfe hast du in Herz. Sag Herz an.",
  "wrong.discard.trump":
    "Das ist ein Trumpf. Trümpfe machen Stiche, behalte sie. Drück Pik-Zehn und Pik-Sieben.",
  "wrong.discard.ace":
    "Ein Ass macht fast immer einen Stich, behalte es. Drück Pik-Zehn und Pik-Sieben.",
  "wrong.discard.small":
    "Dann bliebe die Pik-Zehn in Gefahr: Das Pik-Ass der anderen würde sie holen. Drück Pik-Zehn und Pik-Sieben.",
  "wrong.highest": "Damit könnte ein höherer Trumpf den Stich holen. Fang von oben an.",
  "wrong.draw": "Noch haben die anderen Trumpf und könnten stechen. Zieh ihnen zuerst die Trümpfe.",
  "wrong.spare":
    "Die anderen haben keinen Trumpf mehr. Heb deine auf: Mit ihnen kommst du später wieder ans Spiel.",
  "wrong.small": "Das Kreuz-Ass gewinnt jetzt sicher. Nimm seine Augen zuerst mit.",
  "wrong.diamond":
    "In Karo sind Ass und Zehn noch draußen, das kann teuer werden. Gib zuerst die Kreuz-Acht ab.",
  "wrong.later": "Das geht auch am Tisch, aber nicht jetzt. Spiel hier erst einmal weiter.",
  "done.play": "Gleich spielen",
  "done.habits": "Gute Gewohnheiten",
  "done.look-up": "Regeln nachschlagen",
};
