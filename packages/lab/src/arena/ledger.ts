import { type ArenaPlan, gameOf } from './order.ts';
import { planShelf, playGame, type Stretch } from './play.ts';
import { addTally, emptyTally, gamesOf, type Tally } from './tally.ts';

/** What has been played of a lane: always its first games. */
export interface LaneEntry {
  tally: Tally;
  /** The checksum of its first game, by which it can be seen whether games still go as they went. */
  first: number;
}

/** What has been played of an arena, lane by lane. */
export type Ledger = LaneEntry[];

/** An arena before its first game. */
export const openLedger = ({ lanes }: ArenaPlan): Ledger => lanes.map(() => ({ tally: emptyTally(), first: 0 }));

/** Enters games of a lane that were played behind those before. */
export const enterStretch = (ledger: Ledger, lane: number, { tally, first }: Stretch): void => {
  const entry = ledger[lane];
  if (gamesOf(entry.tally) === 0) entry.first = first;
  addTally(entry.tally, tally);
};

/** Games that are entered. */
export const gamesEntered = (ledger: Ledger): number => ledger.reduce((sum, { tally }) => sum + gamesOf(tally), 0);

/** Lanes that are not played to their end, in the order in which they should be. */
export const openLanes = ({ lanes }: ArenaPlan, ledger: Ledger): number[] =>
  lanes.flatMap(({ games }, lane) => (gamesOf(ledger[lane].tally) < games ? [lane] : []));

/** Whether games still go as they went when they were entered: one game of each pairing is played again. */
export const isUpToDate = (plan: ArenaPlan, ledger: Ledger): boolean => {
  const shelf = planShelf(plan.order);
  return plan.pairings.every((_, pairing) => {
    const at = plan.lanes.findIndex((lane, i) => lane.pairing === pairing && gamesOf(ledger[i].tally) > 0);
    return at < 0 || playGame(plan.order, shelf, gameOf(plan, plan.lanes[at], 0)).checksum === ledger[at].first;
  });
};
