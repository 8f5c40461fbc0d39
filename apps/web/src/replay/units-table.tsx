import type { ReactElement } from 'react';
import styles from './ledger.module.css';
import { SideMark } from '../parts/side-mark.tsx';
import type { UnitTally } from './tally.ts';

/** What every unit did, with a bar for the wounds that it dealt. */
export const UnitsTable = ({ tallies }: { tallies: readonly UnitTally[] }): ReactElement => {
  const most = Math.max(1, ...tallies.map(({ dealt }) => dealt));
  return (
    <div className={styles.scroll} role="region" aria-label="What every unit did" tabIndex={0}>
      <table className={styles.ledger}>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col" className={styles.words}>
              Wounds dealt
            </th>
            <th scope="col">Models felled</th>
            <th scope="col" className={styles.words}>
              Units finished
            </th>
            <th scope="col">Wounds taken</th>
            <th scope="col">Models left</th>
            <th scope="col" className={styles.words}>
              Fate
            </th>
          </tr>
        </thead>
        <tbody>
          {tallies.map(({ unit, side, name, cost, dealt, felled, finished, taken, survivors, models, fate }) => (
            <tr key={unit}>
              <th scope="row">
                <span className={styles.unit}>
                  <SideMark side={side} />
                  <span>
                    {name} <small>{cost} pts</small>
                  </span>
                </span>
              </th>
              <td className={styles.bar}>
                <span className={styles[`side${side % 4}`]} style={{ width: `${(100 * dealt) / most}%` }} />
                <b>{dealt}</b>
              </td>
              <td>{felled}</td>
              <td className={styles.words}>{finished.join(', ') || '–'}</td>
              <td>{taken}</td>
              <td>
                {survivors} of {models}
              </td>
              <td className={styles.words}>{fate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
