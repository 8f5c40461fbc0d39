import type { ArenaPlan } from './order.ts';
import type { Stretch } from './play.ts';
import { addTally, emptyTally, gamesOf, type Tally } from './tally.ts';

/** What has been played of an arena: a tally for each lane, whose games are always the first of that lane. */
export type Ledger = Tally[];

/** An arena before its first game. */
export const openLedger = ({ lanes }: ArenaPlan): Ledger => lanes.map(() => emptyTally());

/** Enters games of a lane that were played behind those before. */
export const enterStretch = (ledger: Ledger, lane: number, { tally }: Stretch): void => addTally(ledger[lane], tally);

/** Games that are entered. */
export const gamesEntered = (ledger: Ledger): number => ledger.reduce((sum, tally) => sum + gamesOf(tally), 0);

/** Lanes that are not played to their end, in the order in which they should be. */
export const openLanes = ({ lanes }: ArenaPlan, ledger: Ledger): number[] =>
  lanes.flatMap(({ games }, lane) => (gamesOf(ledger[lane]) < games ? [lane] : []));
