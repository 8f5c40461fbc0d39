import type { ReactElement } from 'react';
import { Button } from './button.tsx';
import styles from './problem.module.css';
import { SHARED_TEXTS } from './texts.ts';

/** An error message, with a button to try again where that can help; empty without an error. */
export const ProblemLine = ({
  sentence,
  onAgain,
}: {
  sentence: string | undefined;
  onAgain?: (() => void) | undefined;
}): ReactElement => (
  <div className={sentence ? styles.problem : styles.none} role="alert">
    {sentence}
    {sentence && onAgain ? <Button onClick={onAgain}>{SHARED_TEXTS.tryAgain}</Button> : undefined}
  </div>
);
