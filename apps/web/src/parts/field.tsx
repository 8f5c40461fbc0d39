import type { ReactElement, ReactNode } from 'react';
import styles from './field.module.css';

/** A control with its name above and a hint below. */
export const Field = ({
  name,
  help,
  children,
}: {
  name: string;
  help?: string | undefined;
  children: ReactNode;
}): ReactElement => (
  <label className={styles.field}>
    <span className={styles.name}>{name}</span>
    {children}
    {help === undefined ? undefined : <span className={styles.help}>{help}</span>}
  </label>
);
