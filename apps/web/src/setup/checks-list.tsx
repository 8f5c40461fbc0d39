import { CircleAlert, Info } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Checks } from './checks.ts';
import styles from './checks-list.module.css';

/** What stops a battle and what is good to know, in sentences. */
export const ChecksList = ({ checks: { stops, notes } }: { checks: Checks }): ReactElement => (
  <ul className={styles.checks} role="status" aria-label="Before you begin">
    {stops.map((sentence) => (
      <li key={sentence} className={styles.stop}>
        <CircleAlert size={18} aria-label="To do:" />
        {sentence}
      </li>
    ))}
    {notes.map((sentence) => (
      <li key={sentence} className={styles.note}>
        <Info size={18} aria-label="Good to know:" />
        {sentence}
      </li>
    ))}
  </ul>
);
