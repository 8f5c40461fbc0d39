import type { ReactElement } from 'react';
import type { ListDragHandlers } from '../desk/use-carry.ts';
import type { UnitSummary } from '../phases/standings.ts';
import { UNIT_TEXTS } from './texts.ts';
import styles from './army-row.module.css';

/** One unit of a list: name, models left and conditions. */
export const ArmyRow = ({
  state: { name, alive, start, wounds, gone, activated, notes },
  selected,
  ready,
  onChoose,
  carry,
}: {
  state: UnitSummary;
  selected: boolean;
  ready: boolean;
  onChoose: () => void;
  /** Handlers that let it be dragged out of the list. */
  carry?: ListDragHandlers | undefined;
}): ReactElement => (
  <li>
    <button
      type="button"
      className={`${styles.row} ${carry ? styles.carried : ''} ${gone ? styles.gone : activated ? styles.acted : ''}`}
      aria-pressed={selected}
      onClick={onChoose}
      {...carry}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.models}>
        {gone
          ? UNIT_TEXTS.gone
          : start > 1 || alive > 1
            ? UNIT_TEXTS.models(alive, start)
            : wounds > 0
              ? ''
              : UNIT_TEXTS.alone}
        {wounds > 0 ? <span className={styles.wounds}>{UNIT_TEXTS.woundsShort(wounds)}</span> : undefined}
      </span>
      <span className={styles.notes}>
        {[...notes, ...(activated && !gone ? [UNIT_TEXTS.activated] : []), ...(ready ? [UNIT_TEXTS.ready] : [])].join(
          ' · ',
        )}
      </span>
      {ready ? <span className={styles.ready} aria-hidden /> : undefined}
    </button>
  </li>
);
