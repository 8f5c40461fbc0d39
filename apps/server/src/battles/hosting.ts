import type { BattleLinks, HostOrder } from '@muster/protocol';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { BattleEntry } from './entry.ts';
import { newToken } from './new-seat.ts';
import { type BattleSeats, seatsOf, sidesOf } from './seating.ts';

/** An order of the host; a spectator is given by the id of the person. */
export type HostAction =
  | Exclude<HostOrder, { type: 'remove-spectator' }>
  | { type: 'remove-spectator'; person: string };

/** The parts of a battle that a host can change: its places, and the sides that have conceded. */
export interface Hosted extends BattleSeats {
  conceded: readonly number[];
  over: boolean;
}

/** Returns the entry for an order of the host, or throws a refusal. */
export const hostEntry = (hosted: Hosted, person: string, deed: HostAction): BattleEntry => {
  if (person !== hosted.header.by) throw new RefusedRequest('not-host', REFUSAL_TEXTS.notHost, { status: 403 });
  switch (deed.type) {
    case 'new-watch-link':
      return { kind: 'watch-link', token: newToken() };
    case 'remove-spectator':
      return { kind: 'remove', person: deed.person };
    case 'new-seat-link':
      demandOpen(hosted, deed.side);
      return { kind: 'seat-link', side: deed.side, token: newToken() };
    default:
      return { kind: 'free', side: deed.side, person: demandTaken(hosted, deed.side), token: newToken() };
  }
};

const demandOpen = (hosted: Hosted, side: number): void => {
  if (seatsOf(hosted)[side]?.kind !== 'open')
    throw new RefusedRequest('not-free', REFUSAL_TEXTS.notFree, { status: 409 });
};

/** Returns the person whose seat the host may free. */
const demandTaken = (hosted: Hosted, side: number): string => {
  const seat = seatsOf(hosted)[side];
  if (seat?.kind !== 'person') throw new RefusedRequest('no-player', REFUSAL_TEXTS.noPlayer, { status: 409 });
  if (seat.person === hosted.header.by) throw new RefusedRequest('own-seat', REFUSAL_TEXTS.ownSeat, { status: 409 });
  if (hosted.over) throw new RefusedRequest('over', REFUSAL_TEXTS.over, { status: 409 });
  if (hosted.conceded.includes(side)) throw new RefusedRequest('conceded', REFUSAL_TEXTS.sideConceded, { status: 409 });
  return seat.person;
};

/** Returns the links of a battle that a person may know. */
export const linksFor = (places: BattleSeats, person: string | undefined): BattleLinks => {
  const { header, ledger } = places;
  const seats = seatsOf(places);
  const isHost = person !== undefined && person === header.by;
  return {
    invites: seats.flatMap((seat, side) => (isHost && seat.kind === 'open' ? [{ side, token: seat.token }] : [])),
    ...(isHost || sidesOf(seats, person).length > 0 ? { watch: ledger.watch ?? header.watch } : {}),
  };
};
