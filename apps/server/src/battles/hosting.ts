import type { BattleLinks, HostOrder } from '@muster/protocol';
import { Refused } from '../common/problem.ts';
import type { BattleEntry } from './entry.ts';
import { newToken } from './new-seat.ts';
import { type Places, seatsOf, sidesOf } from './seating.ts';

/** What a host does, with a spectator named by the id of the person. */
export type HostDeed = Exclude<HostOrder, { type: 'remove-spectator' }> | { type: 'remove-spectator'; person: string };

/** A battle as its host has it: its places, and the sides that have conceded; all of them when it is over. */
export interface Hosted extends Places {
  conceded: readonly number[];
  over: boolean;
}

/** What a host does, as it is kept. */
export const hostEntry = (hosted: Hosted, person: string, deed: HostDeed): BattleEntry => {
  if (person !== hosted.header.by)
    throw new Refused('not-host', 'Only the host of this battle can do that.', { status: 403 });
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
    throw new Refused('not-free', 'This seat is not free: only free seats have a link.', { status: 409 });
};

/** The person whose seat the host may free. */
const demandTaken = (hosted: Hosted, side: number): string => {
  const seat = seatsOf(hosted)[side];
  if (seat?.kind !== 'person') throw new Refused('no-player', 'No person plays this side.', { status: 409 });
  if (seat.person === hosted.header.by) throw new Refused('own-seat', 'This seat is your own.', { status: 409 });
  if (hosted.over) throw new Refused('over', 'This battle is over.', { status: 409 });
  if (hosted.conceded.includes(side))
    throw new Refused('conceded', 'This side has conceded: the computer plays it.', { status: 409 });
  return seat.person;
};

/** The links of a battle that a person may know. */
export const linksFor = (places: Places, person: string | undefined): BattleLinks => {
  const { header, ledger } = places;
  const seats = seatsOf(places);
  const isHost = person !== undefined && person === header.by;
  return {
    invites: seats.flatMap((seat, side) => (isHost && seat.kind === 'open' ? [{ side, token: seat.token }] : [])),
    ...(isHost || sidesOf(seats, person).length > 0 ? { watch: ledger.watch ?? header.watch } : {}),
  };
};
