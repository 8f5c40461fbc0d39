import type { Action } from '@muster/engine';
import { Lightbulb } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { askCaptain } from './ask-captain.ts';
import type { Advice } from './thinking.ts';
import { adviceRows, adviceTitle, waitingWords } from './words.ts';
import styles from './suggestion.module.css';

/** What a captain would do here, with its reason and the ideas that it held for worse. */
export const Suggestion = ({
  side,
  onAdvice,
}: {
  side: number;
  /** Told what is suggested, so that it can be shown on the table. */
  onAdvice?: (action: Action | undefined) => void;
}): ReactElement => {
  const { store } = useHere();
  const { battle, info, plan, busy } = useReady();
  const [state, setState] = useState<Advice | 'thinking' | 'failed'>();
  const ask = (): void => {
    setState('thinking');
    askCaptain(info, battle, side).then(
      (advice) => {
        setState(advice);
        onAdvice?.(advice.action);
      },
      () => setState('failed'),
    );
  };
  if (state === undefined || state === 'failed')
    return (
      <>
        <Button onClick={ask}>
          <Lightbulb size={18} aria-hidden /> Suggest
        </Button>
        {state === 'failed' ? <p>The captain knows nothing better either.</p> : undefined}
      </>
    );
  if (state === 'thinking') return <p role="status">A captain thinks about it…</p>;
  return (
    <section className={styles.advice} aria-label="Suggestion">
      <h3>{adviceTitle(plan, state.action)}</h3>
      <ol className={styles.ideas}>
        {adviceRows(state).map(({ text, worth, share }, i) => (
          <li key={i} className={i === 0 ? styles.best : styles.other}>
            <span>{text}</span>
            <span className={styles.worth}>{worth}</span>
            <span className={styles.bar} style={{ width: `${Math.round(share * 100)}%` }} aria-hidden />
          </li>
        ))}
      </ol>
      {waitingWords(state) ? <p>{waitingWords(state)}</p> : undefined}
      <Button loud="main" disabled={busy} onClick={() => void store.act(side, state.action)}>
        Do that
      </Button>
      <Button
        loud="quiet"
        onClick={() => {
          setState(undefined);
          onAdvice?.(undefined);
        }}
      >
        Thank you, no
      </Button>
    </section>
  );
};
