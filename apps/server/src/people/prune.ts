import type { Pruned, Store } from '../store/store.ts';

const DAY = 24 * 3600_000;

/** Removes guests without battles and without a visit for `days` days, with their saved items. */
export const prune = (store: Store, days: number, now: number = Date.now()): Promise<Pruned> =>
  store.prune(now - days * DAY);

/** Prunes now and once a day; returns a function that stops it. */
export const pruneDaily = (
  store: Store,
  days: number,
  { done, failed }: { done: (pruned: Pruned) => unknown; failed: (error: unknown) => void },
): (() => Promise<unknown>) => {
  let last: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    last = prune(store, days).then(done, failed);
  };
  run();
  const timer = setInterval(run, DAY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last;
  };
};
