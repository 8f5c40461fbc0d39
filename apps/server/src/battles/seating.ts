import type { SeatInfo } from '@muster/protocol';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { BattleLedger } from './entry.ts';
import type { BattleHeader, HeaderSeat } from './header.ts';

/** The name of a removed person in battles of other players. */
export const REMOVED_PLAYER = 'Removed player';

/** The seats of a battle: as set up, and what changed since. */
export interface BattleSeats {
  header: Pick<BattleHeader, 'by' | 'seats' | 'watch'>;
  ledger: Pick<BattleLedger, 'seats' | 'tokens' | 'watch' | 'removed'>;
}

/** Returns the seats of a battle as they are now. */
export const seatsOf = ({ header: { seats }, ledger }: BattleSeats): HeaderSeat[] =>
  seats.map((seat, side) => {
    const taken = ledger.seats.get(side);
    const token = ledger.tokens.get(side);
    if (taken) return { kind: 'person', ...taken };
    return token === undefined ? seat : { kind: 'open', token };
  });

/** Returns the side that a link leads to, even if its seat is taken; -1 for none. */
export const sideOfLink = ({ header: { seats }, ledger: { tokens } }: BattleSeats, token: string): number =>
  seats.findIndex((seat, side) => (tokens.get(side) ?? (seat.kind === 'open' ? seat.token : undefined)) === token);

/** Returns whether a person may see a battle: host, players, and spectators with the watch link who were not removed. */
export const maySee = (places: BattleSeats, person: string | undefined, watch: string | undefined): boolean => {
  const { header, ledger } = places;
  if (person !== undefined && (person === header.by || sidesOf(seatsOf(places), person).length > 0)) return true;
  return watch === (ledger.watch ?? header.watch) && (person === undefined || !ledger.removed.has(person));
};

/** Returns the sides that a person plays. */
export const sidesOf = (seats: readonly HeaderSeat[], person: string | undefined): number[] =>
  seats.flatMap((seat, side) => (seat.kind === 'person' && seat.person === person ? [side] : []));

/** Returns the side whose seat a person may take by its token, or has taken. */
export const seatFor = (places: BattleSeats, over: boolean, person: string, token: string): number => {
  const side = sideOfLink(places, token);
  const seats = seatsOf(places);
  if (sidesOf(seats, person).includes(side)) return side;
  if (side < 0 || seats[side].kind !== 'open')
    throw new RefusedRequest('seat-taken', REFUSAL_TEXTS.seatTaken, {
      status: 409,
    });
  if (over) throw new RefusedRequest('over', REFUSAL_TEXTS.over, { status: 409 });
  return side;
};

/** Returns a side and the other sides of the same person: friends at one screen share a person. */
export const sidesWith = (seats: readonly HeaderSeat[], side: number): number[] => {
  const seat = seats[side];
  return seat.kind === 'person' ? sidesOf(seats, seat.person) : [side];
};

/** Returns whether a person plays only against the computer, free seats and conceded sides. */
export const isAlone = (seats: readonly HeaderSeat[], person: string, conceded: readonly number[]): boolean =>
  seats.every((seat, side) => seat.kind !== 'person' || seat.person === person || conceded.includes(side));

/** Returns what everyone may know about the seats. */
export const seatInfos = (seats: readonly HeaderSeat[], isOnline: (person: string) => boolean): SeatInfo[] =>
  seats.map((seat) => {
    switch (seat.kind) {
      case 'person':
        return {
          kind: 'person',
          name: seat.name,
          ...(seat.account ? { account: true } : {}),
          online: isOnline(seat.person),
        };
      case 'bot':
        return { kind: 'bot', name: botName(seat.level), level: seat.level, character: seat.character, online: true };
      default:
        return { kind: 'open', name: 'Free seat', online: false };
    }
  });

/** Returns the name of a computer player. */
const botName = (level: string): string => `The ${level}`;

/** Returns the names of the players by side; empty for a free seat. */
export const playersOf = (seats: readonly HeaderSeat[]): string[] =>
  seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? botName(seat.level) : ''));
