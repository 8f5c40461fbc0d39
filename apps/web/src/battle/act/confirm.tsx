import type { ReactElement, ReactNode } from 'react';
import styles from './confirm.module.css';

/** The button that does it, and the way back: always in sight at the lower end of a long panel. */
export const Confirm = ({ children }: { children: ReactNode }): ReactElement => (
  <div className={styles.confirm}>{children}</div>
);
