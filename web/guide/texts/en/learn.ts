import type { LearnTexts } from "../../pages/learn.ts";

export const learn: LearnTexts = {
  title: "Learn Skat in ten minutes",
  lead: "Read from top to bottom. After that you can join in; the rest you learn at the table.",
  goal: "What it is about",
  "goal.sides":
    "Skat is for three. In every deal one plays alone against the other two: the *declarer* against the *defenders*. Who plays alone is settled anew each time.",
  "goal.win":
    "You play for the *card points* printed below, {all} in all. The declarer wins with {win}. For the defenders {half} are enough.",
  cards: "The cards",
  "cards.pack":
    "There are {pack} cards: four suits, clubs, spades, hearts and diamonds, with eight cards each. Every card is worth the points shown under it, which makes {suit} in each suit.",
  "cards.points": "The eight hearts, the strongest first, with their points",
  "cards.ten":
    "Mind the ten: it counts {ten} and comes right after the ace, ahead of the king. Nine, eight and seven count nothing. The jack is a case of its own; more about it in a moment.",
  tricks: "Tricks",
  "tricks.lead":
    "One player puts down a card: that is the *lead*. Clockwise, the other two add one card each. These three cards are a *trick*. The strongest card of the suit led wins it, and whoever wins it leads to the next. Everybody has ten cards, so there are ten tricks.",
  "tricks.ace": "Clubs were led. The ace is the strongest club and takes the trick.",
  "tricks.follow":
    "You must *follow suit*: if clubs are led and you have a club, you play a club. Only those who have none may play what they like.",
  "tricks.off":
    "Spades were led. The third player has none and throws off the ten of diamonds. It cannot win; its points go with the trick.",
  trumps: "Trumps",
  "trumps.jacks":
    "Trumps beat everything else. The four *jacks* are always trumps, and the highest ones. Their order never changes: clubs, spades, hearts, diamonds.",
  "trumps.order": "The jacks, the strongest first",
  "trumps.suit":
    "To these comes the suit the declarer names. If it is hearts, the four jacks and the other seven hearts are trumps, {trumps} cards altogether.",
  "trumps.all": "All trumps in a Hearts game, the strongest first",
  "trumps.ruff":
    "In a Hearts game: spades were led, the third player has none and ruffs with the seven of hearts. Even the lowest trump beats an ace.",
  "trumps.jack":
    "A jack never belongs to the suit printed on it, only to the trumps. If clubs are led, the jack of clubs does not follow; if a jack is led, you must follow with a trump.",
  "trumps.games.suit": "*Suit game*: the four jacks and one suit are trumps.",
  "trumps.games.grand": "*Grand*: only the four jacks are trumps.",
  "trumps.games.null":
    "*Null*: there are no trumps, and the declarer wants not a single trick. [More about Null](look-up#null)",
  seats: "The deal",
  "seats.deal":
    "Everybody gets ten cards: three, four, three. After the first three the dealer lays two cards face down in the middle. They are the *skat*. The deal passes to the left each time.",
  "seats.forehand": "*Forehand* sits to the dealer’s left and leads to the first trick.",
  "seats.middlehand": "*Middlehand* comes next.",
  "seats.rearhand": "*Rearhand* is third; at a table of three that is the dealer.",
  auction: "The auction",
  "auction.why":
    "Whoever promises most becomes declarer. That is the *bidding*. To say a number means: I will play a game that is worth at least this much.",
  "auction.middlehand":
    "Middlehand bids to forehand: 18, 20, 22 and so on. Each time forehand says *yes* or *pass*. Whoever stops first is out.",
  "auction.rearhand": "Rearhand then bids to the one who is left in the same way.",
  "auction.last": "Whoever is left at the end is declarer. The last number is the *bid*.",
  "auction.numbers":
    "Only numbers that some game can be worth are said. The lowest is {lowest}. Who is asked need only hold the number; who asks must say more.",
  "auction.nobody":
    "If the other two pass at once, forehand may play at {lowest}. If forehand does not want to either, the deal is *passed in* and the next player deals.",
  value: "What a game is worth",
  "value.product":
    "Two numbers are multiplied. One is the *base value* of the suit: diamonds {diamonds}, hearts {hearts}, spades {spades}, clubs {clubs}, Grand {grand}. The other depends on the *matadors*.",
  "value.with":
    "For a Hearts game: the jacks of clubs and spades are there, the jack of hearts is missing. That is *with two*.",
  "value.matadors":
    "Matadors are counted from the top, from the jack of clubs down, without a gap: as many top trumps as you have (*with*) or as many as you lack (*without*). One is always added for the game itself. Said aloud:",
  "value.example": "You bid up to {bid}, play Hearts with two and make {points} points.",
  "value.without":
    "For a Diamonds game: the jacks of clubs and spades are missing, the jack of hearts is there. That is *without two*, and it is worth just as much as with two.",
  "value.table": "The least the games are worth, by matadors",
  skat: "The skat",
  "skat.take":
    "The declarer picks up the two cards, puts any two cards away face down, and names the game. Putting away is called the *discard*.",
  "skat.discard":
    "The points put away belong to the declarer in the end. So one likes to put away a ten that would otherwise be lost.",
  "skat.hand":
    "Those who feel strong enough leave the skat where it is: that is a *Hand* game and counts one more. [More about Hand](look-up#hand)",
  play: "The play",
  "play.forehand": "Forehand leads, whoever is declarer.",
  "play.partners":
    "The defenders play together: their tricks go on one pile and their points are added up. They may not confer; they speak only through their cards.",
  "play.count":
    "After the tenth trick the points are counted: the declarer needs {win}, the skat included.",
  score: "Settling up",
  "score.won":
    "Won: the declarer writes the value of the game. Lost: the declarer writes it twice, as minus. On the simple sheet the defenders write nothing.",
  "score.lost": "The same game with only {points} points is lost.",
  "score.schneider":
    "If the defenders do not get beyond {caught} points they are *Schneider*, and the game counts one level more. Without a trick they are *Schwarz*, one more again. [In detail](look-up#schneider)",
  "score.overbid":
    "Whoever bid more than the game turns out to be worth has *overbid* and loses in spite of all points. [In detail](look-up#overbid)",
  next: "And now",
  "next.deal": "[Play your first deal](first-deal), step by step, with explanations.",
  "next.habits": "[Good habits](habits): what to remember for bidding, declaring and defending.",
  "next.look-up": "[Look things up](look-up) when a question comes up at the table.",
};
