import { BadgeCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './player-name.module.css';

/** What a person is called, with a mark for people who have an account: no guest can have it. */
export const PlayerName = ({
  name,
  account = false,
}: {
  name: string;
  account?: boolean | undefined;
}): ReactElement => (
  <span className={styles.name}>
    <bdi>{name}</bdi>
    {account ? (
      <span className={styles.mark} title="Has an account">
        <BadgeCheck size={16} aria-hidden="true" />
        <span className="visually-hidden"> (has an account)</span>
      </span>
    ) : undefined}
  </span>
);
