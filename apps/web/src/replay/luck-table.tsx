import type { ReactElement } from 'react';
import styles from './ledger.module.css';
import { LUCK_KINDS, type LuckKind, type LuckRow, luckWords, type SideLuck } from '../tape/luck.ts';
import { SideName } from '../parts/side-name.tsx';

const WORDS: Readonly<Record<LuckKind, string>> = {
  attack: 'To hit',
  defence: 'To block and save',
  nerve: 'Morale and recovery',
  magic: 'Spells and abilities',
  ground: 'Dangerous ground and jumps',
};

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
            <span>
              {luckWords(percentile)}: of 100 such battles, {percentile} had fewer successes
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Dice for</th>
              <th scope="col">Dice</th>
              <th scope="col">Expected</th>
              <th scope="col">Rolled</th>
              <th scope="col">±</th>
            </tr>
          </thead>
          <tbody>
            {LUCK_KINDS.filter((kind) => kinds[kind].dice > 0).map((kind) => (
              <Row key={kind} name={WORDS[kind]} row={kinds[kind]} />
            ))}
          </tbody>
          <tfoot>
            <Row name="Together" row={all} />
          </tfoot>
        </table>
      </div>
    ))}
  </div>
);
