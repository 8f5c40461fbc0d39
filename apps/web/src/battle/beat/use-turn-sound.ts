import { useEffect, useRef } from 'react';
import { playSound } from '../../beats/sound.ts';
import { useReady } from '../desk/here.ts';
import { decidingOf } from '../phases/deciding.ts';

/** Plays a sound when it becomes the player's turn. */
export const useTurnSound = (): void => {
  const { battle, state, info, beat } = useReady();
  const { kind } = decidingOf(battle, state, info.mine);
  const isMine = !beat && (kind === 'act' || kind === 'question');
  const was = useRef(isMine);
  useEffect(() => {
    if (isMine && !was.current) playSound('turn');
    was.current = isMine;
  }, [isMine]);
};
