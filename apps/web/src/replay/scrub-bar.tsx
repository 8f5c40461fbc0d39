import type { ReactElement } from 'react';
import styles from './scrub-bar.module.css';
import { REPLAY_TEXTS } from './texts.ts';

/** The bar of all steps, with rounds and turning points marked. */
export const ScrubBar = ({
  step,
  last,
  marks,
  turns,
  go,
  moment,
}: {
  step: number;
  last: number;
  marks: readonly { round: number; step: number }[];
  turns: readonly { step: number }[];
  go: (step: number) => void;
  moment: string;
}): ReactElement => {
  const at = (value: number): { left: string } => ({ left: `${(100 * value) / Math.max(1, last)}%` });
  return (
    <div className={styles.bar}>
      <div className={styles.turns} aria-hidden="true">
        {turns.map((turn) => (
          <span key={turn.step} className={styles.turn} style={at(turn.step)} />
        ))}
      </div>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={last}
        step={1}
        value={step}
        aria-label={REPLAY_TEXTS.controls.moment}
        aria-valuetext={REPLAY_TEXTS.controls.momentIs(step, last, moment)}
        onChange={(event) => go(Number(event.target.value))}
      />
      <div className={styles.rounds}>
        {marks.map((mark) => (
          <button
            key={mark.round}
            type="button"
            className={styles.round}
            style={at(mark.step)}
            aria-label={REPLAY_TEXTS.controls.toRound(mark.round)}
            aria-current={mark.step === step ? 'step' : undefined}
            onClick={() => go(mark.step)}
          >
            {mark.round}
          </button>
        ))}
      </div>
    </div>
  );
};
