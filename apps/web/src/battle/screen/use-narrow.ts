import { useSyncExternalStore } from 'react';

const media = window.matchMedia('(max-width: 899px)');

const listen = (changed: () => void): (() => void) => {
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the screen is too narrow for side panels next to the table. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, () => media.matches);
