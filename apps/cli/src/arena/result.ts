import { type ArenaPlan, type Bar, type Interval, judgeBar, type JudgedBar, type Standings } from '@muster/lab';
import type { ArenaEffort } from './workers.ts';

/** Everything that is told about an arena when it ends or is stopped. */
export interface ArenaResult {
  plan: ArenaPlan;
  standings: Standings;
  bars: JudgedBar[];
  finished: boolean;
  effort: ArenaEffort;
  /** How long this run took, and how many games it played. */
  seconds: number;
  played: number;
}

/** Holds all bars against the standings. */
export const judgeBars = (standings: Standings, bars: readonly Bar[]): JudgedBar[] =>
  bars.map((bar) => judgeBar(standings, bar));

/** The result for programs; figures that the seeds decide are apart from those of the machine. */
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

/** An interval as people read it: `60.1–68.0 %`. */
export const intervalText = ([low, high]: Interval): string => `${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)} %`;
