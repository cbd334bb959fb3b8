import type { LookUpTexts } from "../../pages/look-up.ts";

export const lookUp: LookUpTexts = {
  title: "Regeln nachschlagen",
  lead: "Eine Frage, eine Antwort. Wer von vorn anfangen will, beginnt mit dem [Lernen](learn).",
  bid: "Wie hoch darf ich reizen?",
  "bid.reckon":
    "Rechne, was dein Spiel mindestens zählt: Spitzen, plus eins für das Spiel, mal Grundwert. Bis zu dieser Zahl kannst du gehen.",
  "bid.example":
    "Pik mit dreien. Du kannst bis {bid} reizen; hier bekommst du {points} Augen und gewinnst.",
  "bid.limit":
    "Was du nur vielleicht erreichst, Schneider zum Beispiel, rechne nicht ein. Karten im Skat können Spitzen dazubringen, aber auch kosten: Spielst du ohne drei und im Skat liegt der Kreuz-Bube, spielst du plötzlich mit einem.",
  "bid.table": "Alle {bids} Reizwerte und die Spiele dahinter",
  auction: "Wer reizt wen?",
  "auction.first": "Mittelhand sagt Vorhand Zahlen an, bis einer von beiden passt.",
  "auction.second": "Hinterhand sagt dem Zahlen an, der übrig ist, und muss dabei höher anfangen.",
  "auction.third": "Wer zuletzt übrig bleibt, spielt. Sein Reizwert ist die letzte Zahl.",
  "auction.hold":
    "Wer gefragt wird, sagt ja oder passt. Zahlen nennt nur, wer fragt. Bei gleicher Zahl spielt, wer gehört hat.",
  "auction.jump": "Sprünge sind erlaubt und verbindlich.",
  "auction.pass": "Wer gepasst hat, ist für dieses Spiel aus dem Reizen. Gesagt ist gesagt.",
  "auction.eighteen":
    "Passen Mittelhand und Hinterhand, ohne etwas zu sagen, darf Vorhand für {lowest} spielen oder einpassen. Spielt sie, darf es jedes Spiel sein, das {lowest} oder mehr zählt.",
  "auction.in": "Ein eingepasstes Spiel zählt für alle null und gilt als Spiel der Serie.",
  matadors: "Wie zählt man Spitzen?",
  "matadors.count":
    "Die Reihe beginnt immer beim Kreuz-Buben: die vier Buben, im Farbspiel danach Ass, Zehn, König, Dame, Neun, Acht, Sieben der Trumpffarbe. Hast du den Kreuz-Buben, zählst du, was du ohne Lücke hast: *mit*. Hast du ihn nicht, zählst du, was dir bis zu deinem ersten Trumpf fehlt: *ohne*.",
  "matadors.with": "Mit zwei: Der Herz-Bube fehlt, dort hört die Reihe auf.",
  "matadors.without": "Ohne zwei: Der Herz-Bube ist der erste Trumpf, den du hast.",
  "matadors.many": "Im Kreuzspiel mit sechs: Nach den Buben geht die Reihe in der Farbe weiter.",
  "matadors.twelve":
    "Es zählen die zehn Karten, die du bekommen hast, und der Skat, wie er gegeben wurde. Drückst du einen Buben, ändert das nichts.",
  "matadors.same": "Mit und ohne zählen gleich viel.",
  "matadors.grand": "Im Grand gibt es nur die vier Buben, also höchstens mit oder ohne vier.",
  values: "Was zählen die Spiele?",
  "values.sum":
    "Grundwert mal Stufen. Die Stufen: Spitzen, Spiel eins, Hand eins, Schneider eins, Schneider angesagt eins, Schwarz eins, Schwarz angesagt eins, Ouvert eins.",
  "values.table": "Ohne jede Zusatzstufe; jede Stufe mehr bringt den Grundwert noch einmal",
  "values.null": "Null hat feste Werte",
  skat: "Skat und Drücken",
  "skat.two":
    "Wer den Skat aufnimmt, drückt genau zwei Karten. Es dürfen beliebige sein, auch Buben und die Karten aus dem Skat.",
  "skat.count":
    "Die Augen im Skat zählen am Ende für den Alleinspieler. Ein Stich ist der Skat nicht: Vor Schwarz rettet er niemanden.",
  "skat.belong": "Angesagt wird einmal, zusammen mit dem Drücken. Danach gilt es.",
  "skat.closed": "Nach der Ansage bleibt der Skat zu, bis das Spiel aus ist.",
  hand: "Was ist ein Handspiel?",
  "hand.what":
    "Der Alleinspieler lässt den Skat liegen und spielt mit den zehn Karten, die er hat. Er sagt *Hand*, bevor er den Skat gesehen hat.",
  "hand.level": "Hand bringt eine Stufe. Nur im Handspiel darf man Schneider oder Schwarz ansagen.",
  "hand.settle": "Der Skat wird am Ende aufgedeckt; seine Augen und Spitzen zählen mit.",
  "hand.danger":
    "Darin liegt die Gefahr: Liegt eine Spitze im Skat, kann ein Spiel ohne vier zu einem Spiel mit einem werden, und du hast überreizt.",
  announcements: "Ansagen: Schneider, Schwarz, Ouvert",
  "announcements.when":
    "Angesagt wird zusammen mit dem Spiel, vor der ersten Karte. Was du ansagst, musst du schaffen.",
  "announcements.schneider":
    "*Schneider angesagt*: Du brauchst {schneider} Augen. Nur im Handspiel.",
  "announcements.schwarz":
    "*Schwarz angesagt*: Du brauchst alle {tricks} Stiche. Schneider ist damit auch angesagt.",
  "announcements.ouvert":
    "*Ouvert*: Du legst deine Karten vor dem ersten Ausspiel offen hin und brauchst alle Stiche. Schwarz und Schneider sind damit auch angesagt. Nur der Null darf auch nach dem Aufnehmen ouvert gespielt werden.",
  "announcements.example":
    "Pik Hand mit dreien, Schneider angesagt, aber nur {points} Augen: verloren.",
  "announcements.missed":
    "Eine verfehlte Ansage ist verloren, auch mit {win} Augen und mehr. Berechnet werden alle Stufen, die zum Gelingen gehört hätten.",
  following: "Warum darf ich diese Karte nicht spielen?",
  "following.rule":
    "Weil du bedienen musst. Ist Trumpf ausgespielt und du hast Trumpf, dann spielst du Trumpf; ist eine Farbe ausgespielt und du hast diese Farbe, dann spielst du die Farbe.",
  "following.jack":
    "Im Pikspiel: Der Herz-Bube ist Trumpf. Auf ihn muss Trumpf folgen, nicht Herz.",
  "following.void":
    "Hast du die verlangte Farbe nicht, darfst du jede Karte spielen. Stechen musst du nie, überstechen auch nicht.",
  "following.jacks":
    "Ein Bube gehört im Farbspiel und im Grand zum Trumpf und nie zu seiner Farbe. Im Null ist er eine gewöhnliche Karte seiner Farbe.",
  "following.barred": "Hier lässt der Tisch keine falsche Karte zu. Verwerfen kann sich niemand.",
  winning: "Wann ist ein Spiel gewonnen?",
  "winning.points": "Im Farbspiel und im Grand braucht der Alleinspieler {win} Augen.",
  "winning.half": "Bei {half} zu {half} haben die Gegenspieler gewonnen.",
  "winning.null":
    "Im Null gewinnt der Alleinspieler, wenn er keinen Stich macht; beim ersten ist das Spiel aus. Auch ein überreiztes Spiel ist verloren, gleich mit wie vielen Augen.",
  schneider: "Schneider und Schwarz",
  "schneider.caught":
    "Schneider ist, wer höchstens {caught} Augen hat. Mit {saved} ist man aus dem Schneider.",
  "schneider.schwarz": "Schwarz ist, wer keinen Stich macht. Schwarz schließt Schneider ein.",
  "schneider.both":
    "Beides gilt für beide Seiten: Auch der Alleinspieler kann Schneider werden, und dann kostet es ihn eine Stufe mehr.",
  "schneider.trick": "Ein Stich aus drei Luschen ist auch ein Stich.",
  "schneider.own":
    "Wer Schneider angesagt hat und verliert, zahlt die Stufe für den eigenen Schneider nicht noch einmal.",
  reckoning: "Wie wurde mein Spiel berechnet?",
  "reckoning.matadors": "Spitzen zählen, mit oder ohne, auf zehn Karten und Skat.",
  "reckoning.levels":
    "Eins für das Spiel; je eins für Hand, Schneider, Schneider angesagt, Schwarz, Schwarz angesagt, Ouvert.",
  "reckoning.base": "Mal Grundwert: Das ist der Spielwert.",
  "reckoning.bid": "Ist er kleiner als der Reizwert, ist das Spiel [überreizt](look-up#overbid).",
  "reckoning.lost": "Gewonnen zählt einfach, verloren doppelt, auch im Handspiel.",
  overbid: "Was heißt überreizt?",
  "overbid.what":
    "Du hast mehr gereizt, als dein Spiel am Ende zählt. Dann ist es verloren, auch mit {all} Augen. Berechnet wird das kleinste Vielfache des Grundwerts, das den Reizwert erreicht, und das doppelt.",
  "overbid.example": "Herz mit zweien, gereizt {bid}. Die {points} Augen helfen nicht.",
  "overbid.skat":
    "Oft ist eine Spitze im Skat schuld: Sie macht aus ohne drei ein mit einem. Im Handspiel sieht man das erst am Ende.",
  "overbid.saved":
    "Schneider oder Schwarz können das Spiel noch auf den Reizwert heben. Deshalb darf ein zu kleines Farbspiel angesagt werden, ein zu kleiner Null nicht.",
  "overbid.equal": "Genau der Reizwert genügt.",
  null: "Null",
  "null.aim":
    "Der Alleinspieler darf keinen Stich machen. Augen zählen nicht, und die Karten haben eine andere Reihenfolge:",
  "null.order": "Im Null kommt der Bube nach der Dame und die Zehn nach dem Buben",
  "null.no-trump": "Es gibt keinen Trumpf, keine Spitzen, weder Schneider noch Schwarz.",
  "null.fixed":
    "Die Werte sind fest: Null {null}, Null Hand {nullHand}, Null Ouvert {nullOuvert}, Null Ouvert Hand {nullOuvertHand}.",
  "null.ends": "Mit dem ersten Stich des Alleinspielers ist das Spiel verloren und zu Ende.",
  "null.below":
    "Ein Null, der weniger zählt als der Reizwert, darf nicht angesagt werden. Wer {null} überboten hat, spielt Null Hand, Null Ouvert oder etwas anderes.",
  "null.give-up":
    "Bleibt dann kein Spiel, kannst du vor der ersten Karte aufgeben. Es zählt als verlorenes Farbspiel oder Grand deiner Wahl, das den Reizwert deckt.",
  "giving-up": "Wie gibt man ein Spiel auf?",
  "giving-up.before": "Vor der Ansage: verloren als ein Spiel deiner Wahl, das den Reizwert deckt.",
  "giving-up.early":
    "Der Alleinspieler darf ohne zu fragen aufgeben, solange er mindestens neun Karten hat, also bevor er seine zweite Karte spielt.",
  "giving-up.later": "Später muss einer der Gegenspieler einverstanden sein.",
  "giving-up.defenders": "Gegenspieler geben nur gemeinsam auf.",
  "giving-up.levels":
    "Wer den anderen Schneider oder Schwarz machen will, lehnt ab und spielt weiter: Aufgeben allein macht niemanden zum Schneider.",
  claims: "Wann darf man auflegen?",
  "claims.declarer":
    "Der Alleinspieler kann seine Karten offen hinlegen und das angesagte Spiel als gewonnen verlangen, auf Wunsch mit Schneider oder Schwarz.",
  "claims.proved":
    "Lässt sich aus dem, was er wissen kann, beweisen, dass es reicht, wie die Karten auch sitzen, wird sofort abgerechnet.",
  "claims.asked":
    "Sonst werden die Gegenspieler gefragt. Lehnt einer ab, geht es mit offenen Karten weiter. Ob sie recht haben, verrät der Tisch nicht.",
  "claims.null": "Im Null heißt Auflegen: Ich bekomme keinen Stich mehr.",
  "claims.defender":
    "Ein Gegenspieler kann nur auflegen, wenn bewiesen ist, dass der Alleinspieler keinen Stich mehr macht. Sonst bleibt alles verdeckt.",
  sheets: "Welche Abrechnungen gibt es?",
  "sheets.simple": "*Klassisch*: Der Alleinspieler schreibt plus den Wert oder minus das Doppelte.",
  "sheets.seeger":
    "*Seeger-Fabian*: Dazu kommen 50 für jedes gewonnene und minus 50 für jedes verlorene Spiel; verliert der Alleinspieler, bekommt jeder andere 40, am Vierertisch 30.",
  "sheets.bierlachs":
    "*Bierlachs*: Es gibt nur Minuspunkte. Gewinnt der Alleinspieler, schreiben die anderen minus; wer zuerst die Grenze erreicht, hat verloren.",
  "sheets.table": "Herz mit zweien am Dreiertisch, in jeder Abrechnung",
  series: "Wie läuft eine Serie?",
  "series.length":
    "Eine Serie hat {deals} Spiele, wenn nichts anderes vereinbart ist; im Verein spielt man 36 zu dritt und 48 zu viert.",
  "series.dealer": "Der erste Geber wird ausgelost, danach gibt reihum der Nächste.",
  "series.passed": "Eingepasste Spiele zählen mit.",
  "series.four": "Zu viert setzt der Geber aus. Er sieht keine Karten, steht aber auf der Liste.",
  "series.winner":
    "Wer am Ende die meisten Punkte hat, gewinnt. Nach Seeger-Fabian entscheiden bei Gleichstand mehr gewonnene, dann weniger verlorene Spiele; sonst teilt man sich den Sieg.",
  dealing: "Wie wird gegeben, und wer mischt?",
  "dealing.order":
    "Drei für jeden, zwei in den Skat, vier für jeden, drei für jeden; immer ab Vorhand.",
  "dealing.proof":
    "Gemischt wird vom Server, aber nicht nach seinem Belieben: Er legt sich fest, bevor die Spieler ihren Teil zum Mischen geben, und nach jedem Spiel rechnet dein Browser nach. Die Karten kennt der Server trotzdem.",
  manners: "Was gehört sich am Tisch?",
  "manners.talk":
    "Während des Spiels wird nicht über Karten gesprochen. Bis zur Abrechnung gibt es deshalb nur fertige Sätze.",
  "manners.time":
    "Lass die anderen nicht ohne Not warten. Wer über Tage spielt, spielt, wenn er Zeit hat; wer live spielt, bleibt sitzen.",
  "manners.tricks":
    "Den letzten Stich darf man ansehen. Ob man auch ältere nachsehen darf, steht in den Regeln des Tisches.",
  "manners.watch": "Wer zusieht oder aussetzt, redet nicht ins Spiel.",
  "manners.bids": "Geärgert wird sich leise. Beim nächsten Geben ist alles vergessen.",
};
