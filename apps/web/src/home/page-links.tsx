import { BookOpen, Clapperboard, ListChecks, Map as MapIcon, Swords, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './ways.module.css';

const WAYS = [
  {
    to: '/new',
    icon: Swords,
    name: 'New battle',
    words: 'Your own armies, two to four sides, friends here or by link, real dice if you like.',
  },
  {
    to: '/battles',
    icon: ListChecks,
    name: 'My battles',
    words: 'What goes on, and whom it waits for. Every battle is kept with every step.',
  },
  { to: '/tables', icon: MapIcon, name: 'Tables', words: 'Lay your own table, checked against the guidelines.' },
  {
    to: '/replays',
    icon: Clapperboard,
    name: 'Replays',
    words: 'Watch what happened, die by die, and go on from there.',
  },
  {
    to: '/rules',
    icon: BookOpen,
    name: 'Rules',
    words: 'What every special rule does, and how we read the open ones.',
  },
  { to: '/me', icon: UserRound, name: 'Me', words: 'Your name, your lists, tables and army books.' },
] as const;

/** The ways from the first page to the others. */
export const Ways = (): ReactElement => (
  <ul className={styles.ways}>
    {WAYS.map(({ to, icon: Icon, name, words }) => (
      <li key={to}>
        <Link href={to} className={styles.way}>
          <Icon aria-hidden="true" size={24} />
          <span>
            <strong>{name}</strong>
            <span className={styles.words}>{words}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
