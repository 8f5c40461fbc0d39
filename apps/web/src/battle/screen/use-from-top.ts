import type { RefObject } from 'react';
import { useReady } from '../desk/here.ts';
import { useTop } from '../desk/reading-box.ts';
import { decidingOf } from '../phases/deciding.ts';

/** Whatever is newly asked is read from its top; whoever waits is left to read. */
export const useFromTop = (box: RefObject<HTMLElement | null>): void => {
  const { battle, state, info } = useReady();
  const { kind } = decidingOf(battle, state, info.mine);
  useTop(box, kind === 'wait' ? kind : `${kind} ${state.seq}`);
};
