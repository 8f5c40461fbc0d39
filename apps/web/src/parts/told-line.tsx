import type { StoryLine } from '@muster/engine';
import type { ReactElement } from 'react';
import { SideMark } from './side-mark.tsx';
import styles from './told-line.module.css';

/** One line of a story, with the mark of the side that does something; nobody's units have none. */
export const ToldLine = ({
  line: { text, tone, depth, side },
  sides,
}: {
  line: StoryLine;
  /** How many sides there are. */
  sides: number;
}): ReactElement => (
  <p className={`${styles.line} ${styles[tone]} ${styles[`depth${Math.min(2, depth)}`]}`}>
    {depth === 0 && side !== undefined && side < sides ? <SideMark side={side} /> : undefined}
    <span>{text}</span>
  </p>
);
