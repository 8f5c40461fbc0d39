import type { Action } from '@muster/engine';
import { Lightbulb } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { askCaptain } from './ask-captain.ts';
import type { Advice } from './thinking.ts';
import { adviceRows, adviceTitle, isOtherBetter } from './advice.ts';
import { SUGGESTION_TEXTS } from './texts.ts';
import styles from './suggestion.module.css';

/** What the captain would do here, with its reason and its other ideas. */
export const Suggestion = ({
  side,
  onAdvice,
}: {
  side: number;
  /** Called with the suggestion, so that it can be shown on the table. */
  onAdvice?: (action: Action | undefined) => void;
}): ReactElement => {
  const { store } = useBattleContext();
  const { battle, info, plan, busy } = useLoadedBattle();
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
          <Lightbulb size={18} aria-hidden /> {SUGGESTION_TEXTS.ask}
        </Button>
        {state === 'failed' ? <p>{SUGGESTION_TEXTS.failed}</p> : undefined}
      </>
    );
  if (state === 'thinking') return <p role="status">{SUGGESTION_TEXTS.thinking}</p>;
  return (
    <section className={styles.advice} aria-label={SUGGESTION_TEXTS.label}>
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
      {isOtherBetter(state) ? <p>{SUGGESTION_TEXTS.waiting}</p> : undefined}
      <Button loud="main" disabled={busy} onClick={() => void store.act(side, state.action)}>
        {SUGGESTION_TEXTS.use}
      </Button>
      <Button
        loud="quiet"
        onClick={() => {
          setState(undefined);
          onAdvice?.(undefined);
        }}
      >
        {SUGGESTION_TEXTS.dismiss}
      </Button>
    </section>
  );
};
