import type { BattleListing } from '@muster/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { BattleRow } from '../my-battles/battle-row.tsx';
import { byUrgency } from '../my-battles/battle-words.ts';
import styles from './waiting-battles.module.css';

/** Battles that are shown on the first page. */
const MOST = 3;

/** Battles of mine that go on, those first that wait for me; nothing where there are none. */
export const WaitingBattles = ({ battles }: { battles: readonly BattleListing[] }): ReactElement | undefined => {
  const going = byUrgency(battles).filter(({ summary }) => !summary.over);
  if (going.length === 0) return undefined;
  return (
    <section className={styles.battles} aria-labelledby="going-on">
      <div className={styles.head}>
        <h2 id="going-on">Your battles</h2>
        <Link href="/battles">All battles</Link>
      </div>
      <ul className={styles.list}>
        {going.slice(0, MOST).map((listing) => (
          <li key={listing.id}>
            <BattleRow listing={listing} />
          </li>
        ))}
      </ul>
    </section>
  );
};
