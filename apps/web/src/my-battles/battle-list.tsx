import type { BattleListing } from '@muster/protocol';
import { Trash2, UserPlus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '../parts/button.tsx';
import styles from './battle-list.module.css';
import { BattleRow } from './battle-row.tsx';
import { battleWords } from './battle-words.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { RemoveBattle } from './remove-battle.tsx';
import { MY_BATTLES_TEXTS } from './texts.ts';

/** Battles under a heading. Those with a free seat offer their links, and those without other players can be removed. */
export const BattleList = ({
  title,
  battles,
  onRemoved,
}: {
  title: string;
  battles: readonly BattleListing[];
  onRemoved: () => void;
}): ReactElement | undefined => {
  const [inviting, setInviting] = useState<string>();
  const [removing, setRemoving] = useState<BattleListing>();
  if (battles.length === 0) return undefined;
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {battles.map((listing) => {
          const { free, urgency } = battleWords(listing);
          return (
            <li key={listing.id} className={`${styles.item} ${listing.removable ? styles.removable : ''}`}>
              <BattleRow listing={listing} />
              {listing.removable ? (
                <Button
                  loud="quiet"
                  className={styles.remove}
                  aria-label={MY_BATTLES_TEXTS.remove(listing.summary.title)}
                  onClick={() => setRemoving(listing)}
                >
                  <Trash2 size={18} aria-hidden="true" />
                </Button>
              ) : undefined}
              {free ? (
                <Button
                  className={`${styles.invite} ${urgency === 'mine' ? styles.mine : ''}`}
                  onClick={() => setInviting(listing.id)}
                >
                  <UserPlus size={18} aria-hidden="true" />
                  {MY_BATTLES_TEXTS.invite}
                </Button>
              ) : undefined}
            </li>
          );
        })}
      </ul>
      {removing === undefined ? undefined : (
        <RemoveBattle
          id={removing.id}
          battle={removing.summary}
          onRemoved={() => {
            setRemoving(undefined);
            onRemoved();
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
      {inviting === undefined ? undefined : <InviteDialog id={inviting} onClose={() => setInviting(undefined)} />}
    </section>
  );
};
