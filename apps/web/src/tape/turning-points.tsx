import type { Frame } from '@muster/engine';
import type { ReactElement } from 'react';
import { SideName } from '../parts/side-name.tsx';
import { titleOf } from './tape.ts';
import { TURN_MEASURE, type TurningPoint } from './turns.ts';
import styles from './turning-points.module.css';

/** The steps that changed most, each a way to that moment. */
export const TurningPoints = ({
  turns,
  frames,
  names,
  go,
}: {
  turns: readonly TurningPoint[];
  frames: readonly Frame[];
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
              Round {round}, step {step} · <SideName side={side} name={names[side]} /> gains {swing.toFixed(0)}
            </span>
          </button>
        </li>
      ))}
    </ol>
    {turns.length === 0 ? <p>No single step changed much.</p> : undefined}
    <details className={styles.measure}>
      <summary>How this is measured</summary>
      <p>{TURN_MEASURE}</p>
    </details>
  </div>
);
