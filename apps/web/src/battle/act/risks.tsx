import type { ModelMove } from '@muster/engine';
import { TriangleAlert } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { risksOf } from '../phases/risks.ts';
import styles from './risks.module.css';

/** The risks of a move, one line each. */
export const Risks = ({
  unit,
  moves,
  haste,
}: {
  unit: number;
  moves: readonly ModelMove[];
  /** Whether the unit rushes or charges. */
  haste: boolean;
}): ReactElement => {
  const { battle } = useLoadedBattle();
  const risks = useMemo(() => risksOf(battle, unit, moves, haste), [battle, unit, moves, haste]);
  return (
    <div role="status">
      {risks.map((risk) => (
        <p key={risk} className={styles.risk}>
          <TriangleAlert size={16} aria-hidden /> {risk}
        </p>
      ))}
    </div>
  );
};
