import type { Store } from './store.ts';

/** Returns the same store; calls `failed` for every new battle and append that could not be stored. */
export const countFailures = (store: Store, failed: () => void): Store => {
  const counted = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      failed();
      throw error;
    });
  const own: Partial<Store> = {
    append: (...args) => counted(store.append(...args)),
    addBattle: (...args) => counted(store.addBattle(...args)),
  };
  return new Proxy(store, {
    get: (target, name: keyof Store) => {
      const value = own[name] ?? target[name];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};
