import type { ReactElement } from 'react';
import styles from './ledger.module.css';
import { sideColour } from '../parts/side-colour.ts';
import { SideMark } from '../parts/side-mark.tsx';
import type { UnitTally } from '../tape/tally.ts';
import { REPLAY_TEXTS } from './texts.ts';

const { units: TEXTS } = REPLAY_TEXTS;

/** What every unit did, with a bar for the wounds that it dealt. */
export const UnitsTable = ({ tallies }: { tallies: readonly UnitTally[] }): ReactElement => {
  const most = Math.max(1, ...tallies.map(({ dealt }) => dealt));
  return (
    <div className={styles.scroll} role="region" aria-label={TEXTS.label} tabIndex={0}>
      <table className={styles.ledger}>
        <thead>
          <tr>
            <th scope="col">{TEXTS.unit}</th>
            <th scope="col" className={styles.words}>
              {TEXTS.dealt}
            </th>
            <th scope="col" className={styles.wide}>
              {TEXTS.killed}
            </th>
            <th scope="col" className={`${styles.words} ${styles.wide}`}>
              {TEXTS.destroyed}
            </th>
            <th scope="col" className={styles.wide}>
              {TEXTS.taken}
            </th>
            <th scope="col">{TEXTS.left}</th>
            <th scope="col" className={`${styles.words} ${styles.wide}`}>
              {TEXTS.fate}
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
            {name} <small>{TEXTS.points(cost)}</small>
            <small className={styles.narrow}>{inWords(tally)}</small>
          </span>
        </span>
      </th>
      <td className={styles.bar}>
        <span style={{ ...sideColour(side), width: `calc((100% - 36px) * ${dealt / most})` }} />
        <b>{dealt}</b>
      </td>
      <td className={styles.wide}>{felled}</td>
      <td className={`${styles.words} ${styles.wide}`}>{finished.join(', ') || TEXTS.none}</td>
      <td className={styles.wide}>{taken}</td>
      <td className={styles.whole}>{TEXTS.leftOf(survivors, models)}</td>
      <td className={`${styles.words} ${styles.wide}`}>{fate}</td>
    </tr>
  );
};

/** Returns in words what has no columns on a phone. */
const inWords = ({ felled, finished, taken, fate }: UnitTally): string =>
  [
    ...(felled > 0 ? [TEXTS.killedShort(felled)] : []),
    ...(finished.length > 0 ? [TEXTS.destroyedShort(finished)] : []),
    ...(taken > 0 ? [TEXTS.takenShort(taken)] : []),
    fate,
  ].join(', ');
