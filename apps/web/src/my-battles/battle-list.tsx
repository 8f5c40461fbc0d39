import type { BattleListing } from '@muster/protocol';
import { UserPlus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '../parts/button.tsx';
import styles from './battle-list.module.css';
import { BattleRow } from './battle-row.tsx';
import { battleWords } from './battle-words.ts';
import { InviteDialog } from './invite-dialog.tsx';

/** Battles under a heading; those with a free seat offer their links again. */
export const BattleList = ({
  title,
  battles,
}: {
  title: string;
  battles: readonly BattleListing[];
}): ReactElement | undefined => {
  const [inviting, setInviting] = useState<string>();
  if (battles.length === 0) return undefined;
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {battles.map((listing) => {
          const { free, urgency } = battleWords(listing);
          return (
            <li key={listing.id} className={styles.item}>
              <BattleRow listing={listing} />
              {free ? (
                <Button
                  className={`${styles.invite} ${urgency === 'mine' ? styles.mine : ''}`}
                  onClick={() => setInviting(listing.id)}
                >
                  <UserPlus size={18} aria-hidden="true" />
                  Invite a friend to the free seat
                </Button>
              ) : undefined}
            </li>
          );
        })}
      </ul>
      {inviting === undefined ? undefined : <InviteDialog id={inviting} onClose={() => setInviting(undefined)} />}
    </section>
  );
};
