import type { ReactElement } from 'react';
import type { UnitState } from '../phases/standings.ts';
import styles from './army-row.module.css';

/** One unit of a list: name, models left, what is not as usual. */
export const ArmyRow = ({
  state: { name, alive, start, wounds, gone, activated, notes },
  selected,
  ready,
  onChoose,
}: {
  state: UnitState;
  selected: boolean;
  ready: boolean;
  onChoose: () => void;
}): ReactElement => (
  <li>
    <button
      type="button"
      className={`${styles.row} ${gone ? styles.gone : activated ? styles.acted : ''}`}
      aria-pressed={selected}
      onClick={onChoose}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.models}>
        {gone ? '–' : start > 1 || alive > 1 ? `${alive}/${start}` : wounds > 0 ? '' : '1'}
        {wounds > 0 ? <span className={styles.wounds}> {wounds}w</span> : undefined}
      </span>
      <span className={styles.notes}>
        {[...notes, ...(activated && !gone ? ['acted'] : []), ...(ready ? ['ready'] : [])].join(' · ')}
      </span>
      {ready ? <span className={styles.ready} aria-hidden /> : undefined}
    </button>
  </li>
);
