import type { ShootOrder } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { Button } from '../../parts/button.tsx';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import type { MoveDraftTools } from '../moves/types.ts';
import { shotWords } from '../odds/figures.ts';
import { allAt, declarationOdds, shotTargets } from '../odds/shots.ts';
import { afterAdvance, type MoveAction } from '../phases/moving.ts';
import { Bubble } from '../table/bubble.tsx';
import styles from './bubbles.module.css';
import { BUBBLE_TEXTS, MOVE_TEXTS } from './texts.ts';

/** Targets that the bubble names. */
const MOST = 3;

/** Confirms a move where the unit was dropped, with the shots that it could take from there. */
export const MoveBubble = ({
  unit,
  action,
  draft,
  at,
  onAct,
  onCancel,
}: {
  unit: number;
  action: MoveAction;
  draft: MoveDraftTools;
  at: { x: number; y: number };
  onAct: (shoot?: readonly ShootOrder[]) => void;
  onCancel: () => void;
}): ReactElement => {
  const { battle, plan, busy } = useLoadedBattle();
  const shots = useMemo(() => {
    if (action !== 'advance') return [];
    const after = afterAdvance(battle, unit, draft.moves);
    return shotTargets(after, unit)
      .slice(0, MOST)
      .map((target) => {
        const orders = allAt(target);
        const [odds] = declarationOdds(after, unit, orders).targets;
        return { target: target.target, orders, words: odds ? shotWords(after, odds) : '' };
      });
  }, [battle, unit, action, draft.moves]);
  return (
    <Bubble {...at} label={BUBBLE_TEXTS.confirm}>
      <strong>{BUBBLE_TEXTS.used[action](draft.used, draft.limit)}</strong>
      {shots.map(({ target, orders, words }) => (
        <Button key={target} className={styles.shot} disabled={busy} onClick={() => onAct(orders)}>
          <span>{BUBBLE_TEXTS.moveAndShoot(namesFor(plan).units[target])}</span>
          <span className={styles.odds}>{words}</span>
        </Button>
      ))}
      <span className={styles.buttons}>
        <Button loud="main" disabled={busy} onClick={() => onAct()}>
          {shots.length > 0 ? BUBBLE_TEXTS.moveFirst : MOVE_TEXTS.buttons[action]}
        </Button>
        <Button loud="quiet" onClick={onCancel}>
          {BUBBLE_TEXTS.cancel}
        </Button>
      </span>
    </Bubble>
  );
};
