import type { ReactElement } from 'react';
import { SideMark } from '../../parts/side-mark.tsx';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { sideColour } from '../../parts/side-colour.ts';
import { currentDecision } from '../phases/deciding.ts';
import { whoseTurn } from './whose.ts';
import { Rich } from '../desk/rich.tsx';
import styles from './whose-turn.module.css';

/** Whose turn it is, where players share the screen or a player rolls for the computer. */
export const WhoseTurn = (): ReactElement | undefined => {
  const { battle, state, info, plan } = useLoadedBattle();
  const whose = whoseTurn(currentDecision(battle, state, info.mine), state.seats, info.mine, namesFor(plan).sides);
  if (!whose) return undefined;
  return (
    <p className={styles.whose} style={sideColour(whose.side)}>
      <SideMark side={whose.side} />
      <span>
        <Rich text={whose.text} />
      </span>
    </p>
  );
};
