import { type RefObject, useEffect } from 'react';
import { useReady } from '../desk/here.ts';
import { decidingOf } from '../phases/deciding.ts';

/** Whatever is newly asked is read from its top; whoever waits is left to read. */
export const useFromTop = (box: RefObject<HTMLElement | null>): void => {
  const { battle, state, info } = useReady();
  const { kind } = decidingOf(battle, state, info.mine);
  const moment = kind === 'wait' ? kind : `${kind} ${state.seq}`;
  useEffect(() => {
    box.current?.scrollTo({ top: 0 });
  }, [box, moment]);
};
