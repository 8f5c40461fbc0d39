import { parentPort, workerData } from 'node:worker_threads';
import { LostGame, planArena, planShelf, playLane } from '@muster/lab';
import type { LaneWork, WorkerNews, WorkerOrder } from './messages.ts';

const { order, stop } = workerData as WorkerOrder;
const plan = planArena(order);
const shelf = planShelf(order);
const flag = new Int32Array(stop);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
const say = (news: WorkerNews): void => parentPort?.postMessage(news);

/** Returns the memory of this thread. */
const megabytes = (): number => {
  const { heapTotal, external } = process.memoryUsage();
  return (heapTotal + external) / 1e6;
};

const work = ({ lane, from }: LaneWork): void => {
  try {
    playLane(plan, plan.lanes[lane], shelf, {
      from,
      now: () => performance.now(),
      stops: () => Atomics.load(flag, 0) !== 0,
      hear: (stretch) => say({ type: 'played', lane, stretch, megabytes: megabytes() }),
    });
    say({ type: 'idle' });
  } catch (error) {
    if (!(error instanceof LostGame)) throw error;
    say({ type: 'lost', game: error.game, why: error.message });
  }
};

parentPort?.on('message', work);
