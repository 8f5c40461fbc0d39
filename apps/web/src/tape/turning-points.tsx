import type { StepFrame } from '@muster/engine';
import type { ReactElement } from 'react';
import { SideName } from '../parts/side-name.tsx';
import { Template } from '../parts/template.tsx';
import { titleOf } from './tape.ts';
import { TAPE_TEXTS } from './texts.ts';
import type { TurningPoint } from './turns.ts';
import styles from './turning-points.module.css';

/** The steps that changed most, each with a link to that moment. */
export const TurningPoints = ({
  turns,
  frames,
  names,
  go,
}: {
  turns: readonly TurningPoint[];
  frames: readonly StepFrame[];
  names: readonly string[];
  go: (step: number) => void;
}): ReactElement => (
  <div>
    <ol className={styles.turns}>
      {turns.map(({ step, round, side, swing }) => (
        <li key={step}>
          <button type="button" className={styles.turn} onClick={() => go(step)}>
            <span className={styles.what}>{titleOf(frames[step - 1])}</span>
            <span className={styles.who}>
              <Template
                text={TAPE_TEXTS.turn(round, step)}
                parts={{ side: <SideName side={side} name={names[side]} />, swing: swing.toFixed(0) }}
              />
            </span>
          </button>
        </li>
      ))}
    </ol>
    {turns.length === 0 ? <p>{TAPE_TEXTS.noTurns}</p> : undefined}
    <details className={styles.measure}>
      <summary>{TAPE_TEXTS.howMeasured}</summary>
      <p>{TAPE_TEXTS.measure}</p>
    </details>
  </div>
);
