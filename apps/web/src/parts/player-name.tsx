import { BadgeCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './player-name.module.css';
import { SHARED_TEXTS } from './texts.ts';

/** The mark of a player who has an account. Guests never have it. */
export const AccountMark = (): ReactElement => (
  <span className={styles.mark} title={SHARED_TEXTS.hasAccount}>
    <BadgeCheck size={16} aria-hidden="true" />
    <span className="visually-hidden">{SHARED_TEXTS.hasAccountAside}</span>
  </span>
);

/** The name of a player, with a mark where the player has an account. */
export const PlayerName = ({
  name,
  account = false,
}: {
  name: string;
  account?: boolean | undefined;
}): ReactElement => (
  <span className={styles.name}>
    <bdi>{name}</bdi>
    {account ? <AccountMark /> : undefined}
  </span>
);
