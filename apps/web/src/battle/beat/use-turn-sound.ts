import { useEffect, useRef } from 'react';
import { playSound } from '../../beats/sound.ts';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { currentDecision } from '../phases/deciding.ts';

/** Plays a sound when it becomes the player's turn. */
export const useTurnSound = (): void => {
  const { battle, state, info, beat } = useLoadedBattle();
  const { kind } = currentDecision(battle, state, info.mine);
  const isMine = !beat && (kind === 'act' || kind === 'question');
  const was = useRef(isMine);
  useEffect(() => {
    if (isMine && !was.current) playSound('turn');
    was.current = isMine;
  }, [isMine]);
};
