import type { SeatInfo } from '@muster/protocol';

/** Whether no person plays besides the one who has these sides. */
export const isAloneAt = (seats: readonly SeatInfo[], mine: readonly number[]): boolean =>
  seats.every(({ kind }, side) => kind !== 'person' || mine.includes(side));
