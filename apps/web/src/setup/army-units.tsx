import { type ArmyList, costOfList } from '@muster/army';
import type { ReactElement } from 'react';
import styles from './army-units.module.css';
import { SETUP_TEXTS } from './texts.ts';

const { army: TEXTS } = SETUP_TEXTS;

/** A summary of an army that opens to a list of its units. */
export const ArmyUnits = ({ list }: { list: ArmyList }): ReactElement => {
  const { units } = list.army;
  return (
    <details className={styles.units}>
      <summary>
        {TEXTS.summary({
          units: units.length,
          models: units.reduce((sum, { models }) => sum + models.length, 0),
          points: costOfList(list),
        })}
      </summary>
      <ul>
        {units.map((unit) => (
          <li key={unit.id}>
            <span>{TEXTS.models(unit.name, unit.models.length)}</span>
            <span className={styles.figures}>{TEXTS.profile(unit)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
