import type { ReactElement } from 'react';
import styles from './waiting.module.css';

/** A page that is on its way: in words. */
export const Waiting = ({ for: what = 'the page' }: { for?: string }): ReactElement => (
  <p className={styles.waiting} role="status">
    Waiting for {what}…
  </p>
);
