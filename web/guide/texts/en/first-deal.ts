import type { FirstDealTexts } from "../../first-deal/texts.ts";

export const firstDeal: FirstDealTexts = {
  title: "Your first deal",
  progress: "Step {n} of {of}",
  next: "Continue",
  restart: "Start over",
  leave: "Back to the rules",
  lesson: "Explanation",
  welcome:
    "Welcome! You are going to play a deal from beginning to end, against Ada and Emil. Your ten cards lie below. Nothing can go wrong: if a card does not fit, I shall tell you why.",
  cards:
    "The aim is *card points*, {all} in all. An ace counts {ace}, a ten {ten}, king {king}, queen {queen}, jack {jack}, all others nothing. Whoever plays alone needs {win}.",
  trumps:
    "Look at your jacks: they are always *trumps* and beat everything. With three jacks and many hearts you have a good hand. Now comes the *bidding*: whoever offers most plays alone.",
  hold: "Ada says {lowest}: she wants to play a game worth that much. You sit in *forehand* and are asked. With *yes* you offer the same and stay in. Say yes.",
  value:
    "How far can you go? You have the jacks of clubs and spades, not of hearts: *with two matadors*. With two, game three, times {hearts}: your game is worth {worth}. Until then, say yes.",
  again: "{offer} is still less than your {worth}. Hold once more.",
  skat: "Ada has passed, Emil too: you are *declarer* at {offer}. In the middle lie two cards, the *skat*. Take it.",
  discard:
    "Put away ten and seven of spades: the ten would be lost, in the skat its {ten} points are yours. Then name *Hearts*.",
  first:
    "The four jacks and the hearts are trumps now, {trumps} cards. You have seven, the others four. Forehand leads, and that is you. Draw their trumps: play the jack of clubs.",
  second:
    "A *trick* for you. Both had to *follow* with trumps. Two trumps are still out, the jack of hearts among them. Play the jack of spades.",
  ace: "The jack and the ten of hearts have fallen: no opponent has a trump left. With the skat you have {mine} points. Nobody can ruff your ace of clubs now. Play it.",
  loser:
    "The ace caught the ten: {mine} points. Two small cards you are going to lose. Give the eight of clubs first: ace and ten of clubs are gone, so it cannot cost much.",
  follow:
    "Emil won with the king, and Ada put her ace of spades on it: that is *smearing*, for the two play together. Now diamonds are led. You must follow; the jack of diamonds counts as a trump. That leaves the seven.",
  ruff: "Those were many points: they have {theirs}. Ada leads diamonds again, and you have none left. Now you may *ruff*: take any trump, the smallest will do.",
  rest: "Ruffed. You have {mine} points and nothing but trumps, they have none. All tricks are yours. Play them out; the order does not matter.",
  on: "Go on. You now stand at {mine} points.",
  settled:
    "Won! With two, game three, times {hearts} makes {value}, and you write it as plus. Had you lost, it would have been twice as much, as minus. For *Schneider* they could have had {caught} points at most.",
  done: "That was a whole deal. You know tricks, trumps, the auction, matadors and the skat now. The rest you learn by playing.",
  "wrong.pass": "With a pass you would be out. Your hand is good and worth {worth}: say yes.",
  "wrong.hand":
    "Hand means playing without the skat. It counts more but is harder. This time, take it.",
  "wrong.game": "That would work too, but hearts give you the most trumps. Name Hearts.",
  "wrong.discard.trump":
    "That is a trump. Trumps make tricks, keep them. Put away ten and seven of spades.",
  "wrong.discard.ace":
    "An ace almost always makes a trick, keep it. Put away ten and seven of spades.",
  "wrong.discard.small":
    "Then the ten of spades would be in danger: their ace of spades would take it. Put away ten and seven of spades.",
  "wrong.highest": "A higher trump could take that trick. Start from the top.",
  "wrong.draw": "The others still have trumps and could ruff. Draw their trumps first.",
  "wrong.spare": "The others have no trumps left. Keep yours: they will bring you back in later.",
  "wrong.small": "The ace of clubs is sure to win now. Take its points first.",
  "wrong.diamond":
    "In diamonds the ace and the ten are still out; that may be dear. Give the eight of clubs first.",
  "wrong.later": "That can be done at a table, but not now. Just play on here.",
  "done.play": "Play at once",
  "done.habits": "Good habits",
  "done.look-up": "Look up the rules",
};
