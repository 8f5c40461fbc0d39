import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import styles from './problem.module.css';

/** What went wrong, in a sentence, and a second try where one is worth it; nothing when nothing did. */
export const ProblemLine = ({
  sentence,
  onAgain,
}: {
  sentence: string | undefined;
  onAgain?: (() => void) | undefined;
}): ReactElement => (
  <div className={sentence ? styles.problem : styles.none} role="alert">
    {sentence}
    {sentence && onAgain ? <Button onClick={onAgain}>Try again</Button> : undefined}
  </div>
);
