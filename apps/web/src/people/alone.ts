import type { SeatInfo } from '@muster/protocol';

/** Returns whether no other person plays than the one with these sides. */
export const hasNoOtherPlayer = (seats: readonly SeatInfo[], mine: readonly number[]): boolean =>
  seats.every(({ kind }, side) => kind !== 'person' || mine.includes(side));
