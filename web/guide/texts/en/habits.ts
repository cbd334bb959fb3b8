import type { HabitsTexts } from "../../pages/habits.ts";

export const habits: HabitsTexts = {
  title: "Good habits",
  lead: "Rules of thumb that hold most of the time. When they do not, you learn at the table.",
  bidding: "Bidding",
  "bidding.limit": "First reckon, then bid",
  "bidding.limit.how":
    "Fix your limit before the first number is said, and keep to it. The limit is what your game is surely worth. One more, because the other one hesitates, is the dearest number in Skat.",
  "bidding.tricks": "Count trumps and aces",
  "bidding.tricks.how":
    "A suit game usually stands with five or six trumps, at least one jack among them, and an ace beside. Long suits and missing suits help; scattered court cards do not.",
  "bidding.good": "Good for Spades: six trumps with the jack of clubs, and an ace beside",
  "bidding.thin": "Looks colourful and is a hand to pass: bits and pieces, nothing to hold on to",
  "bidding.skat": "The skat is a bonus",
  "bidding.skat.how":
    "Do not count on the missing card to lie in the skat. Two cards usually improve a hand a little; they seldom rescue one.",
  "bidding.grand": "Grand with aces and tens",
  "bidding.grand.how":
    "For Grand, jacks count, aces, and the tens behind them. Whoever leads needs less. A Grand that holds brings twice as much as a suit game.",
  "bidding.grand.cards": "A good Grand in forehand: two jacks, three aces and two tens with them",
  "bidding.null": "Null with small cards",
  "bidding.null.how":
    "A Null holds if you have the seven in every long suit and no wide gaps above it. A suit you do not have lets you throw cards off.",
  "bidding.null.cards": "Nothing to be had here: this Null can be played open too",
  declaring: "Declaring",
  "declaring.discard": "Discard with a plan",
  "declaring.discard.tens": "A ten without its ace belongs in the skat: its points are safe there.",
  "declaring.discard.short": "Get rid of a suit. What you do not have to follow you can ruff.",
  "declaring.discard.aces": "Aces are kept, they make tricks. Trumps are hardly ever put away.",
  "declaring.discard.cards":
    "Well put away: spades are gone, and the {ten} points of the ten are safe",
  "declaring.trumps": "Draw trumps and count them",
  "declaring.trumps.draw":
    "With long trumps, lead trumps first while the defenders still have some. After that your aces run undisturbed.",
  "declaring.trumps.count":
    "There are {trumps} trumps in a suit game. Count down from eleven: your own, then each one that falls. If you know that none is left outside, you play as if you saw the cards.",
  "declaring.sixty": "Count up to {win}",
  "declaring.sixty.how":
    "Keep count of your points, the skat included. If you know what you still need, you know which trick you cannot give away.",
  "declaring.losers": "Lose your losers early",
  "declaring.losers.how":
    "Small cards that will be lost anyway should go while you have trumps to get in again, and in such a way that little falls on them.",
  "declaring.throw": "Throw off instead of ruffing",
  "declaring.throw.how":
    "A lean trick you cannot follow to is a chance: throw a loser away and keep the trump for a fat one.",
  "declaring.throw.trick":
    "Three points can be spared: the eight of diamonds is gone, and you are void in diamonds.",
  defending: "Defending",
  "defending.partner": "There are two of us",
  "defending.partner.how":
    "Ask of every card how it helps your partner. The declarer needs {win} points, you two need {half}: every full trick counts.",
  "defending.way": "Long way, short suit; short way, long suit",
  "defending.way.short":
    "If your partner sits right after you and the declarer is last, the way is short: lead your long suit.",
  "defending.way.long":
    "If the declarer sits between you, in the middle, the way is long: lead your short suit. The declarer is caught between the two of you, and you will soon be void.",
  "defending.smear": "Smear",
  "defending.smear.how":
    "If the trick surely goes to your partner, put tens and aces on it that would otherwise be lost. If it goes to the declarer, give the leanest card.",
  "defending.smear.trick":
    "Your partner takes with the ace of clubs and you have no clubs: the ten of spades goes along and adds {ten} points.",
  "defending.ace": "Aces should catch something",
  "defending.ace.how":
    "An ace that catches a ten or a king was worth it. Do not cash it lightly when nothing can fall on it; but do not take it home either.",
  "defending.trumps": "Leave trumps to the declarer, mostly",
  "defending.trumps.how":
    "If you lead trumps you mostly do the declarer’s work. Rather force the declarer to ruff your suits.",
  "defending.count": "First out of Schneider, then win",
  "defending.count.how":
    "{saved} points save you from Schneider, {half} win. Keep count of how far you are: if the game can no longer be won, play for the {saved}.",
  "defending.null": "Against Null",
  "defending.null.how":
    "Free each other: lead a suit of which you hold little, so that later you can throw off the high cards that would take tricks off the declarer’s hands. And watch what the declarer throws off: that was a weak spot.",
};
