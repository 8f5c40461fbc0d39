import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type ArenaGame, type ArenaPlan, enterStretch, gamesOf, type ArenaResults, openLanes } from '@muster/lab';
import { CommandError } from '../findings.ts';
import type { LaneWork, WorkerNews, WorkerOrder } from './messages.ts';

/** The options for playing an arena in threads. */
export interface ArenaRun {
  plan: ArenaPlan;
  /** The games so far; new games are entered as they finish. */
  ledger: ArenaResults;
  workers: number;
  /** Ends the run after the running games. */
  signal?: AbortSignal;
  /** Called after games were entered. */
  entered?: () => void;
}

/** The workers and memory of a run. */
export interface ArenaEffort {
  workers: number;
  /** The most memory of one worker at the end of a game. */
  megabytes: number;
}

/** A battle that could not be played to its end, because a player broke the rules. */
export class LostBattle extends Error {
  readonly game: ArenaGame;
  constructor(game: ArenaGame, why: string) {
    super(why);
    this.game = game;
  }
}

/** The compiled script; tests that run from the sources use it too. */
const SCRIPT = fileURLToPath(new URL('../../dist/arena/worker.js', import.meta.url));

/** Plays the open games of an arena in threads; their order does not change the result. */
export const playArena = async (run: ArenaRun): Promise<ArenaEffort> => {
  const { plan, ledger, signal } = run;
  if (!existsSync(SCRIPT)) throw new CommandError('Muster is not built yet: run `npx tsc -b` in its folder first.');
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

/** Starts a worker without the options of this process, which may be those of a test runner. */
const startWorker = (order: WorkerOrder): Worker => new Worker(SCRIPT, { workerData: order, execArgv: [] });

/** Gives a worker one lane after another until none is left. */
const keepBusy = (
  worker: Worker,
  next: () => LaneWork | undefined,
  enter: (news: Extract<WorkerNews, { type: 'played' }>) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const give = (): void => {
      const work = next();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
      if (work) worker.postMessage(work);
      else resolve();
    };
    worker.on('message', (news: WorkerNews) => {
      try {
        if (news.type === 'played') enter(news);
        else if (news.type === 'idle') give();
        else reject(new LostBattle(news.game, news.why));
      } catch (error) {
        // For example a full disk: report it to the caller.
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker ended before its work did')));
    give();
  });
