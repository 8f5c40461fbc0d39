import { BookOpen, Clapperboard, ListChecks, Map as MapIcon, Swords, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './page-links.module.css';
import { HOME_TEXTS } from './texts.ts';

const LINKS = [
  { to: '/new', icon: Swords },
  { to: '/battles', icon: ListChecks },
  { to: '/tables', icon: MapIcon },
  { to: '/replays', icon: Clapperboard },
  { to: '/rules', icon: BookOpen },
  { to: '/me', icon: UserRound },
] as const;

/** The links from the home page to the others. */
export const PageLinks = (): ReactElement => (
  <ul className={styles.links}>
    {LINKS.map(({ to, icon: Icon }) => (
      <li key={to}>
        <Link href={to} className={styles.link}>
          <Icon aria-hidden="true" size={24} />
          <span>
            <strong>{HOME_TEXTS.links[to].name}</strong>
            <span className={styles.words}>{HOME_TEXTS.links[to].words}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
