import type { StoryLine } from '@muster/engine';
import type { ReactElement } from 'react';
import { SideMark } from './side-mark.tsx';
import styles from './log-line.module.css';

/** One line of the log, with the mark of the side that acts. Units that belong to no side have none. */
export const LogLine = ({
  line: { text, tone, depth, side },
  sides,
}: {
  line: StoryLine;
  /** The number of sides. */
  sides: number;
}): ReactElement => (
  <p className={`${styles.line} ${styles[tone]} ${styles[`depth${Math.min(2, depth)}`]}`}>
    {depth === 0 && side !== undefined && side < sides ? <SideMark side={side} /> : undefined}
    <span>{text}</span>
  </p>
);
