import { useSyncExternalStore } from 'react';

const listen = (hear: () => void): (() => void) => {
  const events = ['hashchange', 'popstate', 'pushState', 'replaceState'];
  for (const event of events) window.addEventListener(event, hear);
  return () => {
    for (const event of events) window.removeEventListener(event, hear);
  };
};

/** Returns the part of the address from `#` on. */
export const useHash = (): string => useSyncExternalStore(listen, () => window.location.hash);
