import type { Frame, StoryLine } from '@muster/engine';
import { type ReactElement, memo, useEffect, useRef } from 'react';
import styles from './log.module.css';
import { SideMark } from '../parts/side-mark.tsx';

/** The lines of one step. */
const Step = memo(
  ({
    lines,
    step,
    current,
    go,
  }: {
    lines: readonly StoryLine[];
    step: number;
    current: boolean;
    go: (step: number) => void;
  }): ReactElement => (
    <li className={`${styles.step} ${current ? styles.current : ''}`} aria-current={current ? 'step' : undefined}>
      <button type="button" className={styles.jump} aria-label={`Go to step ${step}`} onClick={() => go(step)}>
        {step}
      </button>
      <div className={styles.lines}>
        {lines.map((line, i) => (
          <p key={i} className={`${styles.line} ${styles[line.tone]} ${styles[`depth${Math.min(2, line.depth)}`]}`}>
            {line.depth === 0 && line.side !== undefined ? <SideMark side={line.side} /> : undefined}
            <span>{line.text}</span>
          </p>
        ))}
      </div>
    </li>
  ),
);

/** Everything that happened up to a step, the newest in view. */
export const Log = ({
  frames,
  step,
  go,
}: {
  frames: readonly Frame[];
  step: number;
  go: (step: number) => void;
}): ReactElement => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const item = box?.children[Math.max(0, step - 1)] as HTMLElement | undefined;
    if (!box || !item) return;
    // Only the list scrolls, never the page.
    box.scrollTop = item.offsetTop - box.offsetTop - box.clientHeight / 3;
  }, [step]);
  return (
    <ol ref={list} className={styles.log} aria-label="What happened" tabIndex={0}>
      {frames.map((frame) => (
        <Step key={frame.step} lines={frame.lines} step={frame.step} current={frame.step === step} go={go} />
      ))}
    </ol>
  );
};
