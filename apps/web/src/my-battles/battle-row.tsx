import { gameName } from '@muster/rules';
import type { BattleListing } from '@muster/protocol';
import { Flag, Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { SideMark } from '../parts/side-mark.tsx';
import styles from './battle-row.module.css';
import { agoWords } from '../parts/ago-words.ts';
import { battleWords } from './battle-words.ts';

/** One battle of a list, and the way to it. */
export const BattleRow = ({ listing }: { listing: BattleListing }): ReactElement => {
  const { id, updated, summary } = listing;
  const { urgency, title, state, sides } = battleWords(listing);
  return (
    <Link
      href={urgency === 'over' ? `/replays/${id}` : `/battles/${id}`}
      className={`${styles.row} ${urgency === 'mine' ? styles.mine : ''}`}
    >
      <span className={styles.state}>
        {title === undefined ? undefined : <span className={styles.title}>{title}</span>}
        <strong>{state}</strong>
        <span className={styles.small}>
          {gameName(summary.system)} · {summary.points} points · {agoWords(updated, Date.now())}
        </span>
      </span>
      <span className={styles.sides}>
        {sides.map(({ army, player, markers, mine, won }, side) => (
          <span key={`${side} ${army}`} className={styles.side}>
            <SideMark side={side} />
            <span className={styles.names}>
              <span className={styles.army}>{army}</span>
              <span className={styles.small}>{mine ? `${player} (you)` : player}</span>
            </span>
            {won ? <Trophy size={16} aria-label="won" /> : undefined}
            <span className={styles.markers}>
              <Flag size={14} aria-hidden="true" />
              <span className="visually-hidden">holds</span> {markers}
              <span className="visually-hidden">objectives</span>
            </span>
          </span>
        ))}
      </span>
    </Link>
  );
};
