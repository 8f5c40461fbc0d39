import type { BattleListing } from '@muster/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './replay-list.module.css';
import { SideName } from './side-name.tsx';

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const resultOf = ({ winner, armies, round }: BattleListing['summary']): string =>
  winner === undefined ? `a draw after round ${round}` : `${armies[winner]} won in round ${round}`;

/** Finished battles, each a way to its replay. */
export const ReplayList = ({ battles }: { battles: readonly BattleListing[] }): ReactElement => (
  <ul className={styles.list}>
    {battles.map(({ id, updated, summary }) => (
      <li key={id}>
        <Link href={`/replays/${id}`} className={styles.battle}>
          <span className={styles.title}>{summary.title}</span>
          <span className={styles.sides}>
            {summary.armies.map((army, side) => (
              <SideName
                key={side}
                side={side}
                name={`${army}${summary.players[side] ? ` (${summary.players[side]})` : ''}`}
              />
            ))}
          </span>
          <span className={styles.result}>{resultOf(summary)}</span>
          <span className={styles.date}>
            {summary.system.toUpperCase()}, {summary.points} points · {DATE.format(updated)}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
