import type { ReactElement, ReactNode } from 'react';
import styles from './panel.module.css';

/** A section of a page with its own heading. */
export const Panel = ({ title, children }: { title?: string; children: ReactNode }): ReactElement => (
  <section className={styles.panel} aria-label={title}>
    {title === undefined ? undefined : <h2>{title}</h2>}
    {children}
  </section>
);
