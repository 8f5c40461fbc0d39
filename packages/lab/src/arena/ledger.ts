import { type ArenaPlan, gameOf } from './order.ts';
import { planShelf, playGame, type PlayedGames } from './play.ts';
import { addTally, emptyTally, gamesOf, type Tally } from './tally.ts';

/** The games played of a lane, always its first ones. */
export interface LaneEntry {
  tally: Tally;
  /** The checksum of its first game, to check whether games still have the same results. */
  first: number;
}

/** The games played of an arena, by lane. */
export type ArenaResults = LaneEntry[];

/** Returns the ledger of an arena before its first game. */
export const openLedger = ({ lanes }: ArenaPlan): ArenaResults => lanes.map(() => ({ tally: emptyTally(), first: 0 }));

/** Adds the next games of a lane. */
export const enterStretch = (ledger: ArenaResults, lane: number, { tally, first }: PlayedGames): void => {
  const entry = ledger[lane];
  if (gamesOf(entry.tally) === 0) entry.first = first;
  addTally(entry.tally, tally);
};

/** Returns the number of games played. */
export const gamesEntered = (ledger: ArenaResults): number =>
  ledger.reduce((sum, { tally }) => sum + gamesOf(tally), 0);

/** Returns the unfinished lanes, in the order to play them. */
export const openLanes = ({ lanes }: ArenaPlan, ledger: ArenaResults): number[] =>
  lanes.flatMap(({ games }, lane) => (gamesOf(ledger[lane].tally) < games ? [lane] : []));

/** Whether games still have the recorded results: replays one game of each pairing. */
export const isUpToDate = (plan: ArenaPlan, ledger: ArenaResults): boolean => {
  const shelf = planShelf(plan.order);
  return plan.pairings.every((_, pairing) => {
    const at = plan.lanes.findIndex((lane, i) => lane.pairing === pairing && gamesOf(ledger[i].tally) > 0);
    return at < 0 || playGame(plan.order, shelf, gameOf(plan, plan.lanes[at], 0)).checksum === ledger[at].first;
  });
};
