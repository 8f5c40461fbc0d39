import type { ReactElement } from 'react';
import { Undo2 } from 'lucide-react';
import { turnOf } from '@muster/engine';
import { Button } from '../../parts/button.tsx';
import { useHere, useReady } from '../desk/here.ts';
import styles from './undo-button.module.css';

/** Takes back what one did last; when dice have fallen, the others are asked. */
export const UndoButton = (): ReactElement | undefined => {
  const { store } = useHere();
  const { state, info, battle, busy } = useReady();
  const standing = info.mine.filter((mine) => !state.conceded.includes(mine));
  if (standing.length === 0 || state.over) return undefined;
  const turn = turnOf(battle);
  const side = standing.includes(turn) ? turn : standing[0];
  return (
    <Button
      loud="quiet"
      className={styles.undo}
      disabled={busy || state.asksBack !== undefined}
      onClick={() => void store.takeBack(side)}
    >
      <Undo2 size={18} aria-hidden />
      <span className={styles.word}>Take back</span>
    </Button>
  );
};
