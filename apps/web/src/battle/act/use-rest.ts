import { phaseOf } from '@muster/engine';
import { useEffect } from 'react';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { plainAction } from '../phases/setup.ts';

/** Returns a function that lets the computer place all remaining units of this phase. It stops with the phase, or when a step is taken back. */
export const useRest = (side: number): (() => void) => {
  const { store, desk } = useBattleContext();
  const { battle, state, busy } = useLoadedBattle();
  const what = `${phaseOf(battle)} ${side}`;
  const go = (): void => {
    desk.getState().leave({ what, steps: state.steps });
    void store.act(side, plainAction(battle, side));
  };
  useEffect(() => {
    const { left, leave } = desk.getState();
    if (!left || busy) return;
    if (left.what !== what || state.steps < left.steps) leave(undefined);
    else if (state.steps > left.steps) go();
    // Once for each step: after a refusal the player decides.
  }, [state.steps, what]);
  return go;
};
