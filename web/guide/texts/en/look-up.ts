import type { LookUpTexts } from "../../pages/look-up.ts";

export const lookUp: LookUpTexts = {
  title: "Look up the rules",
  lead: "One question, one answer. If you are new to the game, start with [Learn](learn).",
  bid: "How high may I bid?",
  "bid.reckon":
    "Work out the least your game is worth: matadors, plus one for the game, times the base value. You can go up to that number.",
  "bid.example":
    "Spades with three. You can bid up to {bid}; here you make {points} points and win.",
  "bid.limit":
    "Leave out what you may only perhaps achieve, such as Schneider. Cards in the skat can add matadors, but they can also cost some: if you play without three and the jack of clubs lies in the skat, you are suddenly with one.",
  "bid.table": "All {bids} bids and the games behind them",
  auction: "Who bids to whom?",
  "auction.first": "Middlehand names numbers to forehand until one of them passes.",
  "auction.second": "Rearhand names numbers to the one who is left, and has to start higher.",
  "auction.third": "Whoever is left at the end plays. The bid is the last number.",
  "auction.hold":
    "Who is asked says yes or passes. Only the one who asks names numbers. At an equal number the one who listened plays.",
  "auction.jump": "Jumps are allowed, and binding.",
  "auction.pass": "Whoever has passed is out of the auction for this deal. What is said is said.",
  "auction.eighteen":
    "If middlehand and rearhand pass without a word, forehand may play at {lowest} or pass the deal in. Forehand may then play any game worth {lowest} or more.",
  "auction.in": "A deal passed in counts zero for everybody and is one of the deals of the series.",
  matadors: "How are matadors counted?",
  "matadors.count":
    "The row always starts with the jack of clubs: the four jacks, and in a suit game then ace, ten, king, queen, nine, eight, seven of trumps. If you have the jack of clubs, count what you hold without a gap: *with*. If not, count what you lack down to your first trump: *without*.",
  "matadors.with": "With two: the jack of hearts is missing, so the row ends there.",
  "matadors.without": "Without two: the jack of hearts is your first trump.",
  "matadors.many": "With six in a Clubs game: after the jacks the row goes on in the suit.",
  "matadors.twelve":
    "What counts are the ten cards you were dealt and the skat as it was dealt. Putting a jack away changes nothing.",
  "matadors.same": "With and without are worth the same.",
  "matadors.grand":
    "In Grand there are only the four jacks, so it is with or without four at most.",
  values: "What are the games worth?",
  "values.sum":
    "Base value times levels. The levels: the matadors, one for the game, one each for Hand, Schneider, Schneider announced, Schwarz, Schwarz announced, Ouvert.",
  "values.table": "Without any further level; each further level adds the base value once more",
  "values.null": "Null has fixed values",
  skat: "Skat and discard",
  "skat.two":
    "Whoever picks up the skat puts away exactly two cards. Any two will do, jacks and the cards from the skat included.",
  "skat.count":
    "The points in the skat count for the declarer in the end. The skat is not a trick: it saves nobody from Schwarz.",
  "skat.belong": "The game is named once, together with the discard. Then it stands.",
  "skat.closed": "After that the skat stays closed until the deal is over.",
  hand: "What is a Hand game?",
  "hand.what":
    "The declarer leaves the skat where it is and plays with the ten cards held. *Hand* is said before the skat has been seen.",
  "hand.level": "Hand adds one level. Only in a Hand game may Schneider or Schwarz be announced.",
  "hand.settle": "The skat is turned up at the end; its points and its matadors count.",
  "hand.danger":
    "That is the danger: a matador in the skat can turn a game without four into a game with one, and you have overbid.",
  announcements: "Announcements: Schneider, Schwarz, Ouvert",
  "announcements.when":
    "They are made together with the game, before the first card. What you announce you must achieve.",
  "announcements.schneider":
    "*Schneider announced*: you need {schneider} points. Only in a Hand game.",
  "announcements.schwarz":
    "*Schwarz announced*: you need all {tricks} tricks. Schneider is announced with it.",
  "announcements.ouvert":
    "*Ouvert*: you lay your cards open before the first lead and need all tricks. Schwarz and Schneider are announced with it. Only Null may be played Ouvert after picking up the skat.",
  "announcements.example":
    "Spades Hand with three, Schneider announced, but only {points} points: lost.",
  "announcements.missed":
    "A missed announcement loses, even with {win} points and more. All levels count that success would have needed.",
  following: "Why may I not play this card?",
  "following.rule":
    "Because you have to follow. If a trump was led and you have a trump, you play a trump; if a suit was led and you have that suit, you play the suit.",
  "following.jack":
    "In a Spades game: the jack of hearts is a trump. It must be followed with trumps, not with hearts.",
  "following.void":
    "If you have none of what was led, you may play any card. You never have to ruff, nor to overruff.",
  "following.jacks":
    "In suit games and Grand a jack belongs to the trumps and never to its suit. In Null it is an ordinary card of its suit.",
  "following.barred": "This table lets no wrong card through. Nobody can revoke.",
  winning: "When is a game won?",
  "winning.points": "In suit games and Grand the declarer needs {win} points.",
  "winning.half": "At {half} each the defenders have won.",
  "winning.null":
    "In Null the declarer wins by taking no trick; the first one ends the deal. A game that was overbid is lost as well, however many points were made.",
  schneider: "Schneider and Schwarz",
  "schneider.caught":
    "Schneider is whoever has at most {caught} points. With {saved} you are out of Schneider.",
  "schneider.schwarz": "Schwarz is whoever takes no trick. Schwarz includes Schneider.",
  "schneider.both":
    "Both work both ways: the declarer can be Schneider too, and then it costs one level more.",
  "schneider.trick": "A trick of three cards worth nothing is still a trick.",
  "schneider.own": "Whoever announced Schneider and loses does not pay again for being Schneider.",
  reckoning: "How was my game reckoned?",
  "reckoning.matadors": "Count the matadors, with or without, on ten cards and skat.",
  "reckoning.levels":
    "One for the game; one each for Hand, Schneider, Schneider announced, Schwarz, Schwarz announced, Ouvert.",
  "reckoning.base": "Times the base value: that is the value of the game.",
  "reckoning.bid": "If it is less than the bid, the game is [overbid](look-up#overbid).",
  "reckoning.lost": "Won counts once, lost counts double, in Hand games too.",
  overbid: "What does overbid mean?",
  "overbid.what":
    "You bid more than your game turns out to be worth. Then it is lost, even with {all} points. What counts is the smallest multiple of the base value that reaches the bid, and that twice.",
  "overbid.example": "Hearts with two, bid {bid}. The {points} points do not help.",
  "overbid.skat":
    "Often a matador in the skat is to blame: it turns without three into with one. In a Hand game that comes out only at the end.",
  "overbid.saved":
    "Schneider or Schwarz can still lift the game to the bid. That is why a suit game that seems too small may be declared, and a Null that is too small may not.",
  "overbid.equal": "Exactly the bid is enough.",
  null: "Null",
  "null.aim":
    "The declarer must not take a trick. Card points do not count, and the cards rank differently:",
  "null.order": "In Null the jack comes after the queen, and the ten after the jack",
  "null.no-trump": "There are no trumps, no matadors, no Schneider and no Schwarz.",
  "null.fixed":
    "The values are fixed: Null {null}, Null Hand {nullHand}, Null Ouvert {nullOuvert}, Null Ouvert Hand {nullOuvertHand}.",
  "null.ends": "With the declarer’s first trick the game is lost and over.",
  "null.below":
    "A Null worth less than the bid may not be declared. Whoever bid more than {null} plays Null Hand, Null Ouvert or something else.",
  "null.give-up":
    "If no game is left, you can give up before the first card. It counts as a lost suit game or Grand of your choice that covers the bid.",
  "giving-up": "How do you give a deal up?",
  "giving-up.before":
    "Before the game is named: lost as a game of your choice that covers the bid.",
  "giving-up.early":
    "The declarer may give up without asking while holding at least nine cards, that is, before playing a second card.",
  "giving-up.later": "Later one of the defenders has to agree.",
  "giving-up.defenders": "Defenders give up only together.",
  "giving-up.levels":
    "Whoever wants to make the other side Schneider or Schwarz declines and plays on: giving up alone makes nobody Schneider.",
  claims: "When may you lay down your cards?",
  "claims.declarer":
    "The declarer can lay the cards open and claim the announced game as won, with Schneider or Schwarz if wanted.",
  "claims.proved":
    "If what the declarer can know proves that it is enough, however the cards lie, it is settled at once.",
  "claims.asked":
    "Otherwise the defenders are asked. If one declines, play goes on with the hand open. Whether they are right the table does not tell.",
  "claims.null": "In Null, laying down means: I shall take no more tricks.",
  "claims.defender":
    "A defender can claim only if it is proved that the declarer takes no further trick. Otherwise everything stays hidden.",
  sheets: "Which score sheets are there?",
  "sheets.simple": "*Simple*: the declarer writes the value as plus, or twice the value as minus.",
  "sheets.seeger":
    "*Seeger-Fabian*: another 50 for each game won and minus 50 for each game lost; when the declarer loses, each of the others gets 40, at a table of four 30.",
  "sheets.bierlachs":
    "*Bierlachs*: there are only minus points. When the declarer wins, the others write minus; whoever first reaches the limit has lost.",
  "sheets.table": "Hearts with two at a table of three, on each sheet",
  series: "How does a series go?",
  "series.length":
    "A series has {deals} deals unless agreed otherwise; clubs play 36 at three and 48 at four.",
  "series.dealer": "The first dealer is drawn by lot; after that the deal goes round.",
  "series.passed": "Deals passed in count.",
  "series.four": "At four the dealer sits out, sees no cards, and still stands on the sheet.",
  "series.winner":
    "Whoever has most points in the end wins. With Seeger-Fabian a tie goes to more games won, then to fewer lost; otherwise the win is shared.",
  dealing: "How are the cards dealt, and who shuffles?",
  "dealing.order":
    "Three to each, two to the skat, four to each, three to each; always from forehand on.",
  "dealing.proof":
    "The server shuffles, but not as it pleases: it commits itself before the players add their share, and after each deal your browser checks the sum. The server knows the cards all the same.",
  manners: "What are good manners at the table?",
  "manners.talk":
    "Nobody talks about cards during a deal. Until it is settled there are only ready-made phrases.",
  "manners.time":
    "Do not keep others waiting without need. Over days you play when you have time; live you stay in your chair.",
  "manners.tricks":
    "The last trick may be looked at. Whether older ones may be is one of the rules of the table.",
  "manners.watch": "Those who watch or sit out stay out of the game.",
  "manners.bids": "Be annoyed quietly. With the next deal all is forgotten.",
};
