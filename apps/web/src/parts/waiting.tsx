import type { ReactElement } from 'react';
import { SHARED_TEXTS } from './texts.ts';
import styles from './waiting.module.css';

/** A message while something is loading. */
export const Waiting = ({ text = SHARED_TEXTS.loading }: { text?: string }): ReactElement => (
  <p className={styles.waiting} role="status">
    {text}
  </p>
);
