import type { StepFrame, StoryLine } from '@muster/engine';
import { type ReactElement, memo, useEffect, useRef } from 'react';
import styles from './log.module.css';
import { LogLine } from '../parts/log-line.tsx';
import { REPLAY_TEXTS } from './texts.ts';

/** The lines of one step. */
const Step = memo(
  ({
    lines,
    sides,
    step,
    current,
    go,
  }: {
    lines: readonly StoryLine[];
    sides: number;
    step: number;
    current: boolean;
    go: (step: number) => void;
  }): ReactElement => (
    <li className={`${styles.step} ${current ? styles.current : ''}`} aria-current={current ? 'step' : undefined}>
      <button
        type="button"
        className={styles.jump}
        aria-label={REPLAY_TEXTS.page.goToStep(step)}
        onClick={() => go(step)}
      >
        {step}
      </button>
      <div className={styles.lines}>
        {lines.map((line, i) => (
          <LogLine key={i} line={line} sides={sides} />
        ))}
      </div>
    </li>
  ),
);

/** The log of all steps, scrolled to the current one. */
export const Log = ({
  frames,
  sides,
  step,
  go,
}: {
  frames: readonly StepFrame[];
  /** The number of sides. */
  sides: number;
  step: number;
  go: (step: number) => void;
}): ReactElement => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const item = box?.children[Math.max(0, step - 1)] as HTMLElement | undefined;
    if (!box || !item) return;
    // Scroll only the list, never the page.
    box.scrollTop = item.offsetTop - box.offsetTop - box.clientHeight / 3;
  }, [step]);
  return (
    <ol ref={list} className={styles.log} aria-label={REPLAY_TEXTS.page.events} tabIndex={0}>
      {frames.map((frame) => (
        <Step
          key={frame.step}
          lines={frame.lines}
          sides={sides}
          step={frame.step}
          current={frame.step === step}
          go={go}
        />
      ))}
    </ol>
  );
};
