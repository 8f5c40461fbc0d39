import { type ArenaPlan, type StrengthBar, type Interval, judgeBar, type JudgedBar, type Standings } from '@muster/lab';
import type { ArenaEffort } from './workers.ts';

/** The result of an arena when it ends or is stopped. */
export interface ArenaResult {
  plan: ArenaPlan;
  standings: Standings;
  bars: JudgedBar[];
  finished: boolean;
  effort: ArenaEffort;
  /** The seconds that this run took, and the games that it played. */
  seconds: number;
  played: number;
}

/** Compares all bars with the standings. */
export const judgeBars = (standings: Standings, bars: readonly StrengthBar[]): JudgedBar[] =>
  bars.map((bar) => judgeBar(standings, bar));

/** Returns the result for programs, with reproducible figures apart from timings. */
export const arenaJson = (result: ArenaResult): Record<string, unknown> => {
  const { plan, standings, bars, finished, effort, seconds, played } = result;
  const { milliseconds, rounds, steps, unfinished, ...rest } = standings;
  const { order } = plan;
  return {
    seed: order.seed,
    gamesPerPairing: order.games,
    finished,
    grounds: order.grounds.map(({ system, armies, tables, settings }) => ({
      system,
      armies: armies.map(({ name }) => name),
      tables: tables.map(({ name }) => name),
      settings: settings ?? {},
    })),
    ...rest,
    length: { rounds, steps, unfinished },
    bars,
    time: {
      millisecondsPerBattle: milliseconds,
      seconds,
      battlesPerSecond: seconds > 0 ? played / seconds : 0,
      workers: effort.workers,
      megabytesPerWorker: effort.megabytes,
    },
  };
};

/** Returns an interval as text: `60.1–68.0 %`. */
export const intervalText = ([low, high]: Interval): string => `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)} %`;
