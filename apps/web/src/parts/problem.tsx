import type { ReactElement } from 'react';
import styles from './problem.module.css';

/** What went wrong, in a sentence; nothing when nothing did. */
export const ProblemLine = ({ sentence }: { sentence: string | undefined }): ReactElement => (
  <p className={sentence ? styles.problem : styles.none} role="alert">
    {sentence}
  </p>
);
