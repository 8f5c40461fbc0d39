import type { ModelMove } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { Button } from '../../parts/button.tsx';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { chance } from '../odds/figures.ts';
import { chargeOdds } from '../odds/melee.ts';
import { Bubble } from '../table/bubble.tsx';
import styles from './bubbles.module.css';
import { BUBBLE_TEXTS, CHARGE_TEXTS } from './texts.ts';

/** Confirms a charge where the unit was dropped, with the chance to win the melee. */
export const ChargeBubble = ({
  unit,
  target,
  moves,
  at,
  onAct,
  onCancel,
}: {
  unit: number;
  target: number;
  moves: readonly ModelMove[];
  at: { x: number; y: number };
  onAct: () => void;
  onCancel: () => void;
}): ReactElement => {
  const { battle, plan, busy } = useLoadedBattle();
  const odds = useMemo(() => chargeOdds(battle, unit, target, moves), [battle, unit, target, moves]);
  return (
    <Bubble {...at} label={BUBBLE_TEXTS.confirm}>
      <strong>{CHARGE_TEXTS.button(namesFor(plan).units[target])}</strong>
      <span>{BUBBLE_TEXTS.youWin(chance(odds.charger.pWins + odds.defender.pDestroyed))}</span>
      <span className={styles.buttons}>
        <Button loud="main" disabled={busy} onClick={onAct}>
          {BUBBLE_TEXTS.charge}
        </Button>
        <Button loud="quiet" onClick={onCancel}>
          {BUBBLE_TEXTS.cancel}
        </Button>
      </span>
    </Bubble>
  );
};
