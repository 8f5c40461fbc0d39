import type { SeatInfo } from '@muster/protocol';
import { Refused } from '../common/problem.ts';
import type { Ledger } from './entry.ts';
import type { BattleHeader, Seat } from './header.ts';

/** The name of a person who removed themselves, in battles that others still have. */
export const REMOVED_PLAYER = 'Removed player';

/** Who has which place at a battle: what it was set up with, and what has become of it. */
export interface Places {
  header: Pick<BattleHeader, 'by' | 'seats' | 'watch'>;
  ledger: Pick<Ledger, 'seats' | 'tokens' | 'watch' | 'removed'>;
}

/** The seats of a battle as they are taken now. */
export const seatsOf = ({ header: { seats }, ledger }: Places): Seat[] =>
  seats.map((seat, side) => {
    const taken = ledger.seats.get(side);
    const token = ledger.tokens.get(side);
    if (taken) return { kind: 'person', ...taken };
    return token === undefined ? seat : { kind: 'open', token };
  });

/** The side that a link leads to, also when its seat is taken; -1 for none. */
export const sideOfLink = ({ header: { seats }, ledger: { tokens } }: Places, token: string): number =>
  seats.findIndex((seat, side) => (tokens.get(side) ?? (seat.kind === 'open' ? seat.token : undefined)) === token);

/** Whether a person may see a battle: its host, its players, and people with the link for watching who were not sent away. */
export const maySee = (places: Places, person: string | undefined, watch: string | undefined): boolean => {
  const { header, ledger } = places;
  if (person !== undefined && (person === header.by || sidesOf(seatsOf(places), person).length > 0)) return true;
  return watch === (ledger.watch ?? header.watch) && (person === undefined || !ledger.removed.has(person));
};

/** The sides that a person plays. */
export const sidesOf = (seats: readonly Seat[], person: string | undefined): number[] =>
  seats.flatMap((seat, side) => (seat.kind === 'person' && seat.person === person ? [side] : []));

/** The side whose seat a person may take by its token, or has taken. */
export const seatFor = (places: Places, over: boolean, person: string, token: string): number => {
  const side = sideOfLink(places, token);
  const seats = seatsOf(places);
  if (sidesOf(seats, person).includes(side)) return side;
  if (side < 0 || seats[side].kind !== 'open')
    throw new Refused('seat-taken', 'This seat is taken, or the link is not right: ask for a new one.', {
      status: 409,
    });
  if (over) throw new Refused('over', 'This battle is over.', { status: 409 });
  return side;
};

/** A side and the others that the same person plays: friends at one screen share one. */
export const sidesWith = (seats: readonly Seat[], side: number): number[] => {
  const seat = seats[side];
  return seat.kind === 'person' ? sidesOf(seats, seat.person) : [side];
};

/** Whether nobody but one person and the computer has come and not given up: then there is nobody to ask. */
export const isAlone = (seats: readonly Seat[], person: string, conceded: readonly number[]): boolean =>
  seats.every((seat, side) => seat.kind !== 'person' || seat.person === person || conceded.includes(side));

/** What everybody may know of the seats. */
export const seatInfos = (seats: readonly Seat[], isOnline: (person: string) => boolean): SeatInfo[] =>
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

/** What a computer player is called. */
const botName = (level: string): string => `The ${level}`;

/** What the players of a battle are called, by side; nothing for a free seat. */
export const playersOf = (seats: readonly Seat[]): string[] =>
  seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? botName(seat.level) : ''));
