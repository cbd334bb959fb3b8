// Made from en.json by `npm run messages`.

/** Every key of the catalogues with the values its message takes. */
export interface MessageArguments {
  "act.label": Record<string, never>;
  "app.name": Record<string, never>;
  "auction.above": { bid: string | number };
  "auction.allValues": Record<string, never>;
  "auction.asked": { bid: string | number; name: string | number };
  "auction.bidWorth": { games: string | number; value: string | number };
  "auction.forehandHelp": Record<string, never>;
  "auction.forehandOption": Record<string, never>;
  "auction.hold": { bid: string | number };
  "auction.jump": { bid: string | number };
  "auction.label": Record<string, never>;
  "auction.labelAt": { bid: string | number };
  "auction.more": Record<string, never>;
  "auction.open": Record<string, never>;
  "auction.othersAsked": { bid: string | number; name: string | number };
  "auction.othersBid": { name: string | number };
  "auction.pass": Record<string, never>;
  "auction.passButton": Record<string, never>;
  "auction.passIn": Record<string, never>;
  "auction.playAt18": Record<string, never>;
  "auction.soFar": Record<string, never>;
  "auction.times": { game: "C" | "S" | "H" | "D" | "G" | (string & {}); n: string | number };
  "auction.worth": { games: string | number; value: string | number };
  "auction.yes": Record<string, never>;
  "card.name": {
    rank: "A" | "K" | "Q" | "J" | "T" | "9" | "8" | (string & {});
    suit: "C" | "S" | "H" | (string & {});
  };
  "connection.state": {
    state: "connecting" | "open" | "reconnecting" | "offline" | "back" | (string & {});
  };
  "connection.title": Record<string, never>;
  "deal.bid": { bid: string | number };
  "deal.number": { n: string | number };
  "deal.numberOf": { n: string | number; of: string | number };
  "deal.over": Record<string, never>;
  "deal.toSettlement": Record<string, never>;
  "declare.announce": { contract: string | number };
  "declare.announceNone": Record<string, never>;
  "declare.ask": { bid: string | number };
  "declare.chooseGame": Record<string, never>;
  "declare.gameWorth": { name: string | number; value: string | number };
  "declare.games": Record<string, never>;
  "declare.giveUp": Record<string, never>;
  "declare.handHelp": Record<string, never>;
  "declare.label": Record<string, never>;
  "declare.level": { level: "schneider" | "schwarz" | (string & {}) };
  "declare.levels": Record<string, never>;
  "declare.needsLevel": { bid: string | number };
  "declare.nullBelow": { bid: string | number; value: string | number };
  "declare.nullNever": Record<string, never>;
  "declare.othersAsk": { bid: string | number; name: string | number };
  "declare.outOfReach": { bid: string | number; highest: string | number };
  "declare.ouvertWouldDo": { value: string | number };
  "declare.points": { n: number };
  "declare.putAway": { n: number };
  "declare.skatMayChange": Record<string, never>;
  "declare.takeBack": { card: string | number };
  "declare.worth": { side: "with" | (string & {}); tops: string | number; value: string | number };
  "declare.worthNull": { value: string | number };
  "dialog.back": Record<string, never>;
  "dialog.close": Record<string, never>;
  "game.hand": Record<string, never>;
  "game.name": { game: "C" | "S" | "H" | "D" | "G" | (string & {}) };
  "game.ouvert": Record<string, never>;
  "game.schneiderAnnounced": Record<string, never>;
  "game.schwarzAnnounced": Record<string, never>;
  "giveUp.act": Record<string, never>;
  "giveUp.as": Record<string, never>;
  "giveUp.game": { game: string | number; score: string | number };
  "giveUp.help": { bid: string | number };
  "giveUp.title": Record<string, never>;
  "hand.barred": {
    card: string | number;
    n: string | number;
    of: string | number;
    why: string | number;
  };
  "hand.card": { card: string | number; n: string | number; of: string | number };
  "hand.label": { n: number };
  "hand.region": Record<string, never>;
  "live.bid": { name: string | number; value: string | number };
  "live.dealt": { dealer: string | number; forehand: string | number; n: string | number };
  "live.declared": { contract: string | number; name: string | number };
  "live.hand": { cards: string | number };
  "live.hold": { name: string | number };
  "live.label": Record<string, never>;
  "live.offerOver": Record<string, never>;
  "live.pass": { name: string | number };
  "live.played": { card: string | number; name: string | number };
  "live.tookSkat": { name: string | number };
  "live.trick": { name: string | number; points: number };
  "live.yourTurn": { text: string | number };
  "more.say": Record<string, never>;
  "more.shorten": Record<string, never>;
  "offer.accept": Record<string, never>;
  "offer.asked": { kind: "claim" | (string & {}); name: string | number };
  "offer.claimHelp": { level: "schneider" | "schwarz" | (string & {}); name: string | number };
  "offer.concessionHelp": Record<string, never>;
  "offer.playOn": Record<string, never>;
  "offer.waiting": Record<string, never>;
  "offer.watched": { kind: "claim" | (string & {}); name: string | number };
  "phrase.back-again": Record<string, never>;
  "phrase.congratulations": Record<string, never>;
  "phrase.good-luck": Record<string, never>;
  "phrase.good-night": Record<string, never>;
  "phrase.hello": Record<string, never>;
  "phrase.nice-evening": Record<string, never>;
  "phrase.one-moment": Record<string, never>;
  "phrase.see-you-soon": Record<string, never>;
  "phrase.sorry": Record<string, never>;
  "phrase.take-your-time": Record<string, never>;
  "phrase.thanks": Record<string, never>;
  "phrase.well-played": Record<string, never>;
  "play.any": Record<string, never>;
  "play.barred": { led: "trump" | "C" | "S" | "H" | (string & {}) };
  "play.cardOf": { card: string | number; name: string | number };
  "play.follow": { led: "trump" | "C" | "S" | "H" | (string & {}) };
  "play.lead": Record<string, never>;
  "play.mustFollow": { led: "trump" | "C" | "S" | "H" | (string & {}) };
  "play.openHand": { name: string | number };
  "play.othersLead": { name: string | number };
  "play.othersPlay": { name: string | number };
  "play.table": Record<string, never>;
  "play.takes": Record<string, never>;
  "play.trick": Record<string, never>;
  "reckoning.bierlachsLost": Record<string, never>;
  "reckoning.bierlachsWon": { value: string | number };
  "reckoning.impossibleNull": {
    bid: string | number;
    game: string | number;
    value: string | number;
  };
  "reckoning.lostDouble": { score: string | number; value: string | number };
  "reckoning.overbid": {
    base: string | number;
    bid: string | number;
    value: string | number;
    worth: string | number;
  };
  "reckoning.seegerLost": { others: string | number; total: string | number };
  "reckoning.seegerWon": { total: string | number };
  "reckoning.step": {
    n: string | number;
    step: "game" | "hand" | "schneider" | "schwarz" | "announced" | (string & {});
  };
  "reckoning.tops": { n: string | number; side: "with" | (string & {}) };
  "reckoning.total": {
    base: string | number;
    game: string | number;
    parts: string | number;
    value: string | number;
  };
  "refusal.text": {
    code:
      | "NOT_YOUR_TURN"
      | "BID_NOT_A_GAME_VALUE"
      | "BID_TOO_LOW"
      | "NOTHING_TO_HOLD"
      | "HOLDER_CANNOT_BID"
      | "FOREHAND_ONLY_18"
      | "BIDDING_OVER"
      | "DISCARD_COUNT"
      | "DISCARD_DUPLICATE"
      | "DISCARD_NOT_OWNED"
      | "MUST_SAY_HAND_OR_PICK_UP"
      | "HAND_AFTER_PICKUP"
      | "SCHNEIDER_REQUIRES_HAND"
      | "SCHWARZ_REQUIRES_HAND"
      | "OUVERT_REQUIRES_HAND"
      | "NULL_HAS_NO_LEVELS"
      | "NULL_BELOW_BID"
      | "CARD_NOT_IN_HAND"
      | "MUST_FOLLOW"
      | "CLAIM_NOT_PROVED"
      | "NOTHING_TO_ANSWER"
      | "OFFER_PENDING"
      | "SEQ_STALE"
      | "SERIES_OVER"
      | "TABLE_PAUSED"
      | "NOT_IN_THIS_DEAL"
      | "NOT_SEATED"
      | "TOKEN_UNKNOWN"
      | "RATE_LIMITED"
      | "CLIENT_TOO_OLD"
      | (string & {});
  };
  "seat.bot": { n: string | number };
  "seat.cards": { n: number };
  "seat.declarer": Record<string, never>;
  "seat.empty": Record<string, never>;
  "seat.forehand": Record<string, never>;
  "seat.former": Record<string, never>;
  "seat.offline": Record<string, never>;
  "seat.players": Record<string, never>;
  "seat.sitsOut": Record<string, never>;
  "seat.toAct": Record<string, never>;
  "seat.tricks": { n: number };
  "seat.you": Record<string, never>;
  "seating.bot": Record<string, never>;
  "seating.copied": Record<string, never>;
  "seating.copyGroup": Record<string, never>;
  "seating.copyInvite": { seat: string | number };
  "seating.copyWatch": Record<string, never>;
  "seating.groupHelp": Record<string, never>;
  "seating.here": Record<string, never>;
  "seating.seatBot": Record<string, never>;
  "seating.seated": Record<string, never>;
  "seating.terms": { deals: number; sheet: "seeger" | "bierlachs" | (string & {}) };
  "seating.title": { n: number };
  "seating.waiting": Record<string, never>;
  "seating.withdraw": Record<string, never>;
  "series.lost": { n: number; names: string | number };
  "series.over": Record<string, never>;
  "series.rematch": Record<string, never>;
  "series.won": { n: number; names: string | number };
  "settlement.discard": Record<string, never>;
  "settlement.ending.adjudicated": Record<string, never>;
  "settlement.ending.claim": Record<string, never>;
  "settlement.ending.concession": Record<string, never>;
  "settlement.ending.null-broken": Record<string, never>;
  "settlement.ending.schwarz-broken": Record<string, never>;
  "settlement.handNote": Record<string, never>;
  "settlement.hands": Record<string, never>;
  "settlement.next": Record<string, never>;
  "settlement.nextWaits": Record<string, never>;
  "settlement.passedIn": Record<string, never>;
  "settlement.passedInTitle": Record<string, never>;
  "settlement.points": { others: string | number; own: string | number };
  "settlement.skat": Record<string, never>;
  "settlement.toEnd": Record<string, never>;
  "settlement.total": { total: string | number };
  "settlement.tricks": { n: number };
  "settlement.verdict": {
    contract: string | number;
    name: string | number;
    outcome: "won" | "overbid" | (string & {});
  };
  "sheet.caption": Record<string, never>;
  "sheet.game": Record<string, never>;
  "sheet.none": Record<string, never>;
  "sheet.number": Record<string, never>;
  "sheet.passedIn": Record<string, never>;
  "sheet.total": Record<string, never>;
  "sheet.wonLost": Record<string, never>;
  "shorten.claim": { level: "schneider" | "schwarz" | (string & {}) };
  "shorten.claimEffect": Record<string, never>;
  "shorten.claimNull": Record<string, never>;
  "shorten.concede": Record<string, never>;
  "shorten.declarerAsks": Record<string, never>;
  "shorten.declarerEffect": Record<string, never>;
  "shorten.defenderEffect": Record<string, never>;
  "skat.choose": { bid: string | number };
  "skat.faceDown": Record<string, never>;
  "skat.hand": Record<string, never>;
  "skat.help": Record<string, never>;
  "skat.othersChoose": { bid: string | number; name: string | number };
  "skat.playsAt": { bid: string | number; name: string | number };
  "skat.take": Record<string, never>;
  "tools.more": Record<string, never>;
  "tools.sheet": Record<string, never>;
  "tricks.all": { n: string | number };
  "tricks.last": Record<string, never>;
  "tricks.taken": { name: string | number; points: number };
  "tricks.title": Record<string, never>;
  "tricks.trumps": { n: number };
}
