import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type ArenaGame, type ArenaPlan, enterStretch, gamesOf, type Ledger, openLanes } from '@muster/lab';
import { Stop } from '../findings.ts';
import type { LaneWork, WorkerNews, WorkerOrder } from './messages.ts';

/** How an arena is played. */
export interface ArenaRun {
  plan: ArenaPlan;
  /** What has been played; what will be is entered as it comes. */
  ledger: Ledger;
  workers: number;
  /** Ends the run after the games that are running. */
  signal?: AbortSignal;
  /** Called whenever games were entered. */
  entered?: () => void;
}

/** What a run took. */
export interface ArenaEffort {
  workers: number;
  /** The most that a worker had taken at the end of a game. */
  megabytes: number;
}

/** A battle that nobody could play to its end, because a player did what it may not. */
export class LostBattle extends Error {
  readonly game: ArenaGame;
  constructor(game: ArenaGame, why: string) {
    super(why);
    this.game = game;
  }
}

/** The compiled script: tests, which run from the sources, use it too. */
const SCRIPT = fileURLToPath(new URL('../../dist/arena/worker.js', import.meta.url));

/** Plays what is open of an arena in threads; the order in which they play changes nothing but the time. */
export const playArena = async (run: ArenaRun): Promise<ArenaEffort> => {
  const { plan, ledger, signal } = run;
  if (!existsSync(SCRIPT)) throw new Stop('Muster is not built yet: run `npx tsc -b` in its folder first.');
  const lanes = openLanes(plan, ledger);
  const stop = new SharedArrayBuffer(4);
  const halt = (): void => void Atomics.store(new Int32Array(stop), 0, 1);
  signal?.addEventListener('abort', halt);
  if (signal?.aborted) halt();
  const effort: ArenaEffort = { workers: Math.min(run.workers, lanes.length), megabytes: 0 };
  const next = (): LaneWork | undefined => {
    const lane = signal?.aborted ? undefined : lanes.shift();
    return lane === undefined ? undefined : { lane, from: gamesOf(ledger[lane].tally) };
  };
  const enter = (news: Extract<WorkerNews, { type: 'played' }>): void => {
    enterStretch(ledger, news.lane, news.stretch);
    effort.megabytes = Math.max(effort.megabytes, news.megabytes);
    run.entered?.();
  };
  const threads = Array.from({ length: effort.workers }, () => startWorker({ order: plan.order, stop }));
  try {
    await Promise.all(threads.map((worker) => keepBusy(worker, next, enter)));
  } finally {
    signal?.removeEventListener('abort', halt);
    await Promise.all(threads.map((worker) => worker.terminate()));
  }
  return effort;
};

/** Options of this process are not for threads: they may be those of a test runner. */
const startWorker = (order: WorkerOrder): Worker => new Worker(SCRIPT, { workerData: order, execArgv: [] });

/** Gives a worker one lane after the other, until there is none left. */
const keepBusy = (
  worker: Worker,
  next: () => LaneWork | undefined,
  enter: (news: Extract<WorkerNews, { type: 'played' }>) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const give = (): void => {
      const work = next();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads are no windows and have no origin
      if (work) worker.postMessage(work);
      else resolve();
    };
    worker.on('message', (news: WorkerNews) => {
      try {
        if (news.type === 'played') enter(news);
        else if (news.type === 'idle') give();
        else reject(new LostBattle(news.game, news.why));
      } catch (error) {
        // A full disk, for example: whoever waits for the end hears of it.
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker ended before its work did')));
    give();
  });
