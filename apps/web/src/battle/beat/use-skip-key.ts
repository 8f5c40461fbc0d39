import { useEffect } from 'react';
import { useBattleContext } from '../desk/battle-context.ts';

/** Whether a key press belongs to something else that is focused. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('button, a, input, select, textarea, summary, dialog') !== null;

/** Lets the space bar continue with the next event while events are shown. */
export const useSkipKey = (): void => {
  const { store } = useBattleContext();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || isTaken(event) || !store.getState().beat) return;
      event.preventDefault();
      store.skip();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [store]);
};
