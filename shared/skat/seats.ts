/** A place at the table, clockwise. Seat 3 exists only at a table of four. */
export type Seat = 0 | 1 | 2 | 3;
export type PlayerCount = 3 | 4;

/** Who is what in one deal. */
export interface DealRoles {
  readonly dealer: Seat;
  /** The dealer at a table of four, who gets no cards; null at three. */
  readonly sitsOut: Seat | null;
  readonly forehand: Seat;
  readonly middlehand: Seat;
  readonly rearhand: Seat;
}

/** All seats of a table, clockwise from 0. */
export function seatsOf(players: PlayerCount): readonly Seat[] {
  return players === 3 ? [0, 1, 2] : [0, 1, 2, 3];
}

/** The next seat clockwise, everybody counted. */
export function nextSeat(seat: Seat, players: PlayerCount): Seat {
  return ((seat + 1) % players) as Seat;
}

/** The roles of a deal: forehand sits to the dealer's left; at four the dealer sits out (RULES.md 2). */
export function rolesOf(dealer: Seat, players: PlayerCount): DealRoles {
  const forehand = nextSeat(dealer, players);
  const middlehand = nextSeat(forehand, players);
  const rearhand = nextSeat(middlehand, players);
  return { dealer, sitsOut: players === 4 ? dealer : null, forehand, middlehand, rearhand };
}

/** The three seats that hold cards, in the order forehand, middlehand, rearhand. */
export function activeSeats(roles: DealRoles): readonly [Seat, Seat, Seat] {
  return [roles.forehand, roles.middlehand, roles.rearhand];
}

/** The seat that plays after `seat` in this deal, clockwise, skipping the one that sits out. */
export function seatAfter(seat: Seat, roles: DealRoles): Seat {
  if (seat === roles.forehand) return roles.middlehand;
  return seat === roles.middlehand ? roles.rearhand : roles.forehand;
}

/** The two other players of a deal, in playing order after `seat`. */
export function othersOf(seat: Seat, roles: DealRoles): readonly [Seat, Seat] {
  const next = seatAfter(seat, roles);
  return [next, seatAfter(next, roles)];
}
