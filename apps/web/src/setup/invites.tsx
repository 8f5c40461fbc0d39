import type { ReactElement } from 'react';
import { CopyLink } from '../parts/copy-link.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Waiting } from '../parts/waiting.tsx';
import styles from './invites.module.css';
import { useInvites } from './use-invites.ts';

/** The links to a battle, each to be copied or shared. */
export const Invites = ({ id }: { id: string }): ReactElement => {
  const { links, sentence } = useInvites(id);
  if (sentence !== undefined) return <ProblemLine sentence={sentence} />;
  if (!links) return <Waiting for="the links" />;
  return (
    <ul className={styles.links}>
      {links.map(({ words, address }) => (
        <li key={address}>
          <CopyLink label={words} link={address} />
        </li>
      ))}
    </ul>
  );
};
