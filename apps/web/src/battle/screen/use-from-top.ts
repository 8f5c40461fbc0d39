import type { RefObject } from 'react';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { useTop } from '../desk/reading-box.ts';
import { currentDecision } from '../phases/deciding.ts';

/** Scrolls a box to its top for each new decision, but not while the player waits. */
export const useFromTop = (box: RefObject<HTMLElement | null>): void => {
  const { battle, state, info } = useLoadedBattle();
  const { kind } = currentDecision(battle, state, info.mine);
  useTop(box, kind === 'wait' ? kind : `${kind} ${state.seq}`);
};
