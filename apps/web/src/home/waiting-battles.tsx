import type { BattleListing } from '@muster/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { BattleRow } from '../my-battles/battle-row.tsx';
import { byUrgency } from '../my-battles/battle-words.ts';
import { HOME_TEXTS } from './texts.ts';
import styles from './waiting-battles.module.css';

/** How many battles the home page shows. */
const MOST = 3;

/** The user's battles in progress, those first that wait for the user; nothing where there are none. */
export const WaitingBattles = ({ battles }: { battles: readonly BattleListing[] }): ReactElement | undefined => {
  const running = byUrgency(battles).filter(({ summary }) => !summary.over);
  if (running.length === 0) return undefined;
  return (
    <section className={styles.battles} aria-labelledby="running">
      <div className={styles.head}>
        <h2 id="running">{HOME_TEXTS.yourBattles}</h2>
        <Link href="/battles">{HOME_TEXTS.allBattles}</Link>
      </div>
      <ul className={styles.list}>
        {running.slice(0, MOST).map((listing) => (
          <li key={listing.id}>
            <BattleRow listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  );
};
