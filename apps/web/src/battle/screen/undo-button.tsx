import type { ReactElement } from 'react';
import { Undo2 } from 'lucide-react';
import { turnOf } from '@muster/engine';
import { Button } from '../../parts/button.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { TOP_BAR_TEXTS } from './texts.ts';
import styles from './undo-button.module.css';

/** A button that takes back the player's last step. After dice rolls, the other players must allow it. */
export const UndoButton = (): ReactElement | undefined => {
  const { store } = useBattleContext();
  const { state, info, battle, busy } = useLoadedBattle();
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
      <span className={styles.word}>{TOP_BAR_TEXTS.takeBack}</span>
    </Button>
  );
};
