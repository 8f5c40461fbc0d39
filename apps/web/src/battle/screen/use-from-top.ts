import type { RefObject } from 'react';
import { useReady } from '../desk/here.ts';
import { useTop } from '../desk/reading-box.ts';
import { decidingOf } from '../phases/deciding.ts';

/** Scrolls a box to its top for each new decision, but not while the player waits. */
export const useFromTop = (box: RefObject<HTMLElement | null>): void => {
  const { battle, state, info } = useReady();
  const { kind } = decidingOf(battle, state, info.mine);
  useTop(box, kind === 'wait' ? kind : `${kind} ${state.seq}`);
};
