import type { ReactElement, ReactNode } from 'react';
import { useReadFromTop } from '../desk/reading-box.ts';
import styles from './part.module.css';

/** A step of a decision: what it is about, what to do, and the buttons. */
export const Part = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: string | undefined;
  children?: ReactNode;
}): ReactElement => {
  useReadFromTop(title);
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {text === undefined ? undefined : <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
};
