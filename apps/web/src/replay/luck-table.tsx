import type { ReactElement } from 'react';
import styles from './ledger.module.css';
import { LUCK_KINDS, type LuckRow, luckWords, type SideLuck } from '../tape/luck.ts';
import { SideName } from '../parts/side-name.tsx';
import { REPLAY_TEXTS } from './texts.ts';

const { luck: TEXTS } = REPLAY_TEXTS;

const Row = ({ name, row }: { name: string; row: LuckRow }): ReactElement => {
  const gap = row.rolled - row.expected;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{row.dice}</td>
      <td>{row.expected.toFixed(1)}</td>
      <td>{row.rolled}</td>
      <td className={gap >= 0 ? styles.good : styles.bad}>
        {gap < 0 ? '−' : '+'}
        {Math.abs(gap).toFixed(1)}
      </td>
    </tr>
  );
};

/** The dice of every side: successes expected and rolled. */
export const LuckTable = ({ luck, names }: { luck: readonly SideLuck[]; names: readonly string[] }): ReactElement => (
  <div className={styles.pair}>
    {luck.map(({ kinds, all, percentile }, side) => (
      <div key={side} className={styles.scroll}>
        <table className={styles.ledger}>
          <caption>
            <SideName side={side} name={names[side]} />
            <span>{TEXTS.caption(luckWords(percentile), percentile)}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{TEXTS.dicePurpose}</th>
              <th scope="col">{TEXTS.dice}</th>
              <th scope="col">{TEXTS.expected}</th>
              <th scope="col">{TEXTS.rolled}</th>
              <th scope="col">{TEXTS.difference}</th>
            </tr>
          </thead>
          <tbody>
            {LUCK_KINDS.filter((kind) => kinds[kind].dice > 0).map((kind) => (
              <Row key={kind} name={TEXTS.kinds[kind]} row={kinds[kind]} />
            ))}
          </tbody>
          <tfoot>
            <Row name={TEXTS.total} row={all} />
          </tfoot>
        </table>
      </div>
    ))}
  </div>
);
