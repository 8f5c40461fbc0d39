import type { ReactElement } from 'react';
import { SHARED_TEXTS } from './texts.ts';
import styles from './loading.module.css';

/** A message while something is loading. */
export const Loading = ({ text = SHARED_TEXTS.loading }: { text?: string }): ReactElement => (
  <p className={styles.waiting} role="status">
    {text}
  </p>
);
