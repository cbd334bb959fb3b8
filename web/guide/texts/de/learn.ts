import type { LearnTexts } from "../../pages/learn.ts";

export const learn: LearnTexts = {
  title: "Skat lernen in zehn Minuten",
  lead: "Lies von oben nach unten. Danach kannst du mitspielen; alles andere lernst du am Tisch.",
  goal: "Worum es geht",
  "goal.sides":
    "Skat spielen drei. In jedem Spiel spielt einer allein gegen die beiden anderen: Er ist der *Alleinspieler*, sie sind die *Gegenspieler*. Wer allein spielt, wird jedes Mal neu ausgehandelt.",
  "goal.win":
    "Gespielt wird um die *Augen*, die auf den Karten stecken, {all} zusammen. Der Alleinspieler gewinnt mit {win}. Den Gegenspielern reichen {half}.",
  cards: "Die Karten",
  "cards.pack":
    "Es gibt {pack} Karten: vier Farben, Kreuz, Pik, Herz und Karo, mit je acht Karten. Jede Karte zählt so viele Augen, wie darunter steht; das macht {suit} in jeder Farbe.",
  "cards.points": "Die acht Herzkarten, die stärkste zuerst, mit ihren Augen",
  "cards.ten":
    "Merk dir die Zehn: Sie zählt {ten} und kommt gleich nach dem Ass, noch vor dem König. Neun, Acht und Sieben zählen nichts und heißen Luschen. Der Bube ist ein Fall für sich, dazu gleich mehr.",
  tricks: "Stiche",
  "tricks.lead":
    "Einer legt eine Karte hin, er *spielt aus*. Im Uhrzeigersinn geben die beiden anderen je eine Karte dazu. Diese drei Karten sind ein *Stich*. Die stärkste Karte der ausgespielten Farbe gewinnt ihn, und wer ihn bekommt, spielt als Nächster aus. Zehn Karten hat jeder, also gibt es zehn Stiche.",
  "tricks.ace": "Kreuz ist ausgespielt. Das Ass ist die stärkste Kreuzkarte und nimmt den Stich.",
  "tricks.follow":
    "Du musst *bedienen*: Wird Kreuz ausgespielt und du hast Kreuz, dann legst du Kreuz. Nur wer keines hat, darf legen, was er will.",
  "tricks.off":
    "Pik ist ausgespielt. Der Dritte hat kein Pik und wirft die Karo-Zehn ab. Sie kann nicht gewinnen; ihre Augen gehen mit dem Stich.",
  trumps: "Trumpf",
  "trumps.jacks":
    "Trümpfe schlagen alles andere. Die vier *Buben* sind immer Trumpf, und zwar die höchsten. Ihre Reihenfolge ist fest: Kreuz, Pik, Herz, Karo.",
  "trumps.order": "Die Buben, der stärkste zuerst",
  "trumps.suit":
    "Dazu kommt die Farbe, die der Alleinspieler ansagt. Sagt er Herz, dann sind die vier Buben und die übrigen sieben Herzkarten Trumpf, {trumps} Karten im Ganzen.",
  "trumps.all": "Alle Trümpfe im Herzspiel, der stärkste zuerst",
  "trumps.ruff":
    "Im Herzspiel: Pik ist ausgespielt, der Dritte hat kein Pik und sticht mit der Herz-Sieben. Auch der kleinste Trumpf schlägt ein Ass.",
  "trumps.jack":
    "Ein Bube gehört nie zu der Farbe, die auf ihm steht, sondern zum Trumpf. Wird Kreuz ausgespielt, dann bedient der Kreuz-Bube nicht; wird ein Bube ausgespielt, dann musst du Trumpf bedienen.",
  "trumps.games.suit": "*Farbspiel*: vier Buben und eine Farbe sind Trumpf.",
  "trumps.games.grand": "*Grand*: Nur die vier Buben sind Trumpf.",
  "trumps.games.null":
    "*Null*: Es gibt keinen Trumpf, und der Alleinspieler will keinen einzigen Stich. [Mehr zum Null](look-up#null)",
  seats: "Geben",
  "seats.deal":
    "Jeder bekommt zehn Karten: drei, vier, drei. Nach den ersten dreien legt der Geber zwei Karten verdeckt in die Mitte. Das ist der *Skat*. Nach jedem Spiel gibt der Nächste.",
  "seats.forehand": "*Vorhand* sitzt links vom Geber und spielt den ersten Stich aus.",
  "seats.middlehand": "*Mittelhand* ist der Nächste.",
  "seats.rearhand": "*Hinterhand* ist der Dritte; am Dreiertisch ist das der Geber selbst.",
  auction: "Reizen",
  "auction.why":
    "Alleinspieler wird, wer am meisten verspricht. Das nennt man *Reizen*. Eine Zahl zu sagen heißt: Ich spiele ein Spiel, das mindestens so viel zählt.",
  "auction.middlehand":
    "Mittelhand reizt Vorhand: Sie sagt 18, 20, 22 und so weiter. Vorhand sagt jedes Mal *ja* oder *weg*. Wer zuerst aufhört, ist aus dem Rennen.",
  "auction.rearhand": "Hinterhand reizt auf dieselbe Weise den, der übrig ist.",
  "auction.last":
    "Wer zuletzt übrig bleibt, ist Alleinspieler. Die letzte Zahl ist sein *Reizwert*.",
  "auction.numbers":
    "Gesagt werden nur Zahlen, die ein Spiel wert sein kann. Die kleinste ist {lowest}. Wer gefragt wird, muss die Zahl nur halten; wer fragt, muss mehr sagen.",
  "auction.nobody":
    "Sagen beide anderen gleich weg, darf Vorhand für {lowest} spielen. Will auch sie nicht, ist *eingepasst*, und der Nächste gibt.",
  value: "Was ein Spiel zählt",
  "value.product":
    "Zwei Zahlen werden malgenommen. Die eine ist der *Grundwert* der Farbe: Karo {diamonds}, Herz {hearts}, Pik {spades}, Kreuz {clubs}, Grand {grand}. Die andere hängt an den *Spitzen*.",
  "value.with":
    "Für ein Herzspiel: Kreuz-Bube und Pik-Bube sind da, der Herz-Bube fehlt. Das ist *mit* zweien.",
  "value.matadors":
    "Spitzen zählt man von oben, vom Kreuz-Buben an, ohne Lücke: so viele Trümpfe du von oben hast (*mit*) oder so viele dir von oben fehlen (*ohne*). Dazu kommt immer eins für das Spiel selbst. Laut gezählt:",
  "value.example":
    "Du hast bis {bid} gereizt, spielst Herz mit zweien und bekommst {points} Augen.",
  "value.without":
    "Für ein Karospiel: Kreuz-Bube und Pik-Bube fehlen, der Herz-Bube ist da. Das ist *ohne* zwei und zählt genauso viel wie mit zweien.",
  "value.table": "Was die Spiele mindestens zählen, je nach Spitzen",
  skat: "Der Skat",
  "skat.take":
    "Der Alleinspieler nimmt die zwei Karten auf, legt zwei beliebige Karten verdeckt weg und sagt sein Spiel an. Das Weglegen heißt *drücken*.",
  "skat.discard":
    "Die Augen im gedrückten Skat gehören ihm am Ende mit. Deshalb drückt man gern eine Zehn, die man sonst verlieren würde.",
  "skat.hand":
    "Wer sich stark genug fühlt, lässt den Skat liegen: Das ist ein *Handspiel* und zählt eins mehr. [Mehr zum Handspiel](look-up#hand)",
  play: "Das Spiel",
  "play.forehand": "Vorhand spielt aus, wer auch immer der Alleinspieler ist.",
  "play.partners":
    "Die Gegenspieler spielen zusammen: Ihre Stiche kommen auf einen Haufen, und ihre Augen werden zusammengezählt. Absprechen dürfen sie sich nicht, sie reden nur mit ihren Karten.",
  "play.count":
    "Nach dem zehnten Stich wird gezählt: Der Alleinspieler braucht mit dem Skat zusammen {win} Augen.",
  score: "Abrechnung",
  "score.won":
    "Gewonnen: Der Alleinspieler schreibt den Spielwert gut. Verloren: Er schreibt ihn doppelt ins Minus. Die Gegenspieler schreiben in der klassischen Abrechnung nichts.",
  "score.lost": "Dasselbe Spiel mit nur {points} Augen ist verloren.",
  "score.schneider":
    "Kommen die Gegenspieler nicht über {caught} Augen, sind sie *Schneider*: Das Spiel zählt eine Stufe mehr. Machen sie keinen Stich, sind sie *Schwarz*, noch eine Stufe. [Genauer](look-up#schneider)",
  "score.overbid":
    "Wer höher gereizt hat, als sein Spiel am Ende zählt, hat *überreizt* und verliert trotz aller Augen. [Genauer](look-up#overbid)",
  next: "Und jetzt",
  "next.deal": "[Spiel dein erstes Spiel](first-deal): Schritt für Schritt, mit Erklärungen.",
  "next.habits":
    "[Gute Gewohnheiten](habits): was man sich fürs Reizen, Alleinspielen und Gegenspielen merkt.",
  "next.look-up": "[Nachschlagen](look-up): wenn am Tisch eine Frage aufkommt.",
};
