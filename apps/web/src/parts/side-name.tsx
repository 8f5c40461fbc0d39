import type { ReactElement } from 'react';
import { SideMark } from './side-mark.tsx';
import styles from './side-name.module.css';

/** The name of a side with its mark. */
export const SideName = ({ side, name }: { side: number; name: string }): ReactElement => (
  <span className={styles.name}>
    <SideMark side={side} />
    {name}
  </span>
);
