import { CircleAlert, Info } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Checks } from './checks.ts';
import styles from './checks-list.module.css';
import { SETUP_TEXTS } from './texts.ts';

/** What prevents a battle from starting, and what is good to know. */
export const ChecksList = ({ checks: { stops, notes } }: { checks: Checks }): ReactElement => (
  <ul className={styles.checks} role="status" aria-label={SETUP_TEXTS.checks.title}>
    {stops.map((sentence) => (
      <li key={sentence} className={styles.stop}>
        <CircleAlert size={18} aria-label={SETUP_TEXTS.checks.toDo} />
        {sentence}
      </li>
    ))}
    {notes.map((sentence) => (
      <li key={sentence} className={styles.note}>
        <Info size={18} aria-label={SETUP_TEXTS.checks.goodToKnow} />
        {sentence}
      </li>
    ))}
  </ul>
);
