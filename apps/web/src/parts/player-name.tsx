import { BadgeCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './player-name.module.css';

/** The mark of a person who has an account: no guest can have it. */
export const AccountMark = (): ReactElement => (
  <span className={styles.mark} title="Has an account">
    <BadgeCheck size={16} aria-hidden="true" />
    <span className="visually-hidden"> (has an account)</span>
  </span>
);

/** What a person is called, with a mark for people who have an account. */
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
