import type { ReactElement } from 'react';
import { SideMark } from './side-mark.tsx';
import styles from './side-name.module.css';

/** The mark and the name of a side. */
export const SideName = ({ side, name }: { side: number; name: string }): ReactElement => (
  <span className={styles.name}>
    <SideMark side={side} />
    {name}
  </span>
);
