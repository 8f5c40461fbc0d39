export { type Contender, isRepeatable, parseContender } from '@muster/host';
export * from './bar.ts';
export { type Interval, scoreInterval, wilson } from './interval.ts';
export * from './ledger.ts';
export * from './order.ts';
export * from './play.ts';
export { AVERAGE_RATING, type Meeting, ratePlayers, type Rating } from './rating.ts';
export * from './standing.ts';
export { addTally, CELLS, emptyTally, gamesOf, type GameOutcome, type Score, type Tally } from './tally.ts';
