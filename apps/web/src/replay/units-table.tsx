import type { ReactElement } from 'react';
import styles from './ledger.module.css';
import { sideColour } from '../parts/side-colour.ts';
import { SideMark } from '../parts/side-mark.tsx';
import type { UnitTally } from '../tape/tally.ts';

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
            <th scope="col" className={styles.wide}>
              Models felled
            </th>
            <th scope="col" className={`${styles.words} ${styles.wide}`}>
              Units finished
            </th>
            <th scope="col" className={styles.wide}>
              Wounds taken
            </th>
            <th scope="col">Models left</th>
            <th scope="col" className={`${styles.words} ${styles.wide}`}>
              Fate
            </th>
          </tr>
        </thead>
        <tbody>
          {tallies.map((tally) => (
            <Row key={tally.unit} tally={tally} most={most} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Row = ({ tally, most }: { tally: UnitTally; most: number }): ReactElement => {
  const { side, name, cost, dealt, felled, finished, taken, survivors, models, fate } = tally;
  return (
    <tr>
      <th scope="row">
        <span className={styles.unit}>
          <SideMark side={side} />
          <span>
            {name} <small>{cost} pts</small>
            <small className={styles.narrow}>{inWords(tally)}</small>
          </span>
        </span>
      </th>
      <td className={styles.bar}>
        <span style={{ ...sideColour(side), width: `calc((100% - 36px) * ${dealt / most})` }} />
        <b>{dealt}</b>
      </td>
      <td className={styles.wide}>{felled}</td>
      <td className={`${styles.words} ${styles.wide}`}>{finished.join(', ') || '–'}</td>
      <td className={styles.wide}>{taken}</td>
      <td className={styles.whole}>
        {survivors} of {models}
      </td>
      <td className={`${styles.words} ${styles.wide}`}>{fate}</td>
    </tr>
  );
};

/** What there are no columns for on a phone. */
const inWords = ({ felled, finished, taken, fate }: UnitTally): string =>
  [
    ...(felled > 0 ? [`felled ${felled}`] : []),
    ...(finished.length > 0 ? [`finished ${finished.join(', ')}`] : []),
    ...(taken > 0 ? [`took ${taken}`] : []),
    fate,
  ].join(', ');
