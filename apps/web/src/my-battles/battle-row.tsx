import { gameName } from '@muster/rules';
import type { BattleListing } from '@muster/protocol';
import { Flag, Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { SideMark } from '../parts/side-mark.tsx';
import styles from './battle-row.module.css';
import { agoWords } from '../parts/ago-words.ts';
import { battleWords } from './battle-words.ts';
import { ROW_TEXTS } from './row-texts.ts';

/** One battle of a list, as a link to it. */
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
          {ROW_TEXTS.row(gameName(summary.system), summary.points, agoWords(updated, Date.now()))}
        </span>
      </span>
      <span className={styles.sides}>
        {sides.map(({ army, player, objectives, mine, won }, side) => (
          <span key={`${side} ${army}`} className={styles.side}>
            <SideMark side={side} />
            <span className={styles.names}>
              <span className={styles.army}>{army}</span>
              <span className={styles.small}>{mine ? ROW_TEXTS.you(player) : player}</span>
            </span>
            {won ? <Trophy size={16} aria-label={ROW_TEXTS.won} /> : undefined}
            <span className={styles.objectives}>
              <Flag size={14} aria-hidden="true" />
              <span aria-hidden="true">{objectives}</span>
              <span className="visually-hidden">{ROW_TEXTS.holds(objectives)}</span>
            </span>
          </span>
        ))}
      </span>
    </Link>
  );
};
