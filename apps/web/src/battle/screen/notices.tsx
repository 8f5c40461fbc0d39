import type { ReactElement } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import styles from './notices.module.css';

/** What must be known at once: a lost line, a refusal, somebody who wants to take something back. */
export const Notices = (): ReactElement => {
  const { store } = useHere();
  const { line, problem, state, info, plan, bye } = useReady();
  const { asksBack } = state;
  const asks = asksBack !== undefined && !info.mine.includes(asksBack) && info.mine.length > 0;
  return (
    <div className={styles.notices} aria-live="assertive">
      {line === 'lost' || line === 'connecting' ? (
        <p className={styles.notice}>The line is lost. It comes back by itself; what you said is kept.</p>
      ) : undefined}
      {line === 'ended' && bye ? <p className={styles.notice}>{bye.sentence} Load the page again.</p> : undefined}
      {problem ? (
        <p className={styles.problem}>
          {problem.sentence}
          <Button loud="quiet" aria-label="Close this message" onClick={() => store.forgive()}>
            ✕
          </Button>
        </p>
      ) : undefined}
      {asks ? (
        <div className={styles.notice}>
          <p>{namesFor(plan).sides[asksBack]} asks to take back a step after dice were rolled.</p>
          <p className={styles.buttons}>
            <Button onClick={() => void store.allow(info.mine[0], true)}>Allow</Button>
            <Button onClick={() => void store.allow(info.mine[0], false)}>Do not allow</Button>
          </p>
        </div>
      ) : undefined}
      {asksBack !== undefined && info.mine.includes(asksBack) ? (
        <p className={styles.notice}>You asked to take a step back. The other side decides.</p>
      ) : undefined}
    </div>
  );
};
