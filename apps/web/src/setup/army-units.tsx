import { counted } from '@muster/kernel';
import { type ArmyList, costOfList } from '@muster/army';
import type { ReactElement } from 'react';
import styles from './army-units.module.css';

/** The units of an army, to be opened. */
export const ArmyUnits = ({ list }: { list: ArmyList }): ReactElement => {
  const { units } = list.army;
  return (
    <details className={styles.units}>
      <summary>
        {counted(units.length, 'unit')} · {units.reduce((sum, { models }) => sum + models.length, 0)} models ·{' '}
        {costOfList(list)} points
      </summary>
      <ul>
        {units.map((unit) => (
          <li key={unit.id}>
            <span>
              {unit.name}
              {unit.models.length > 1 ? ` [${unit.models.length}]` : ''}
            </span>
            <span className={styles.figures}>
              Q{unit.quality}+ D{unit.defense}+ · {unit.cost} pts
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};
