import type { ReactElement } from 'react';
import { loadBattleLinks } from '../api/about.ts';
import { useRequest } from '../api/use-request.ts';
import { CopyLink } from '../parts/copy-link.tsx';
import { ProblemLine } from '../parts/problem.tsx';
import { Loading } from '../parts/loading.tsx';
import { inviteLinks } from './invite-links.ts';
import styles from './invites.module.css';
import { MY_BATTLES_TEXTS } from './texts.ts';

/** The links to a battle, with buttons to copy and share them. */
export const Invites = ({ id }: { id: string }): ReactElement => {
  const { value: battle, sentence } = useRequest(() => loadBattleLinks(id), id);
  if (sentence !== undefined) return <ProblemLine sentence={sentence} />;
  if (!battle) return <Loading text={MY_BATTLES_TEXTS.loadingLinks} />;
  return (
    <ul className={styles.links}>
      {inviteLinks(window.location.origin, battle).map(({ words, address }) => (
        <li key={address}>
          <CopyLink label={words} link={address} />
        </li>
      ))}
    </ul>
  );
};
