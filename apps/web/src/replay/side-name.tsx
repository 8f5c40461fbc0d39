import type { ReactElement } from 'react';
import styles from './side-name.module.css';

/** How the rims of the sides differ beside their colour: plain, notched, double, dashed. */
const RIMS: readonly Partial<Record<'strokeDasharray' | 'strokeWidth', string>>[] = [
  {},
  { strokeDasharray: '7 2.4' },
  {},
  { strokeDasharray: '2.6 2.1' },
];

/** The sign of a side: its colour and its rim. */
export const SideSign = ({ side }: { side: number }): ReactElement => (
  <svg className={`${styles.sign} ${styles[`side${side % 4}`]}`} viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="6" className={styles.rim} {...RIMS[side % 4]} />
    <circle cx="8" cy="8" r={side % 4 === 2 ? 3 : 2} className={side % 4 === 2 ? styles.second : styles.dot} />
  </svg>
);

/** The name of a side with its sign. */
export const SideName = ({ side, name }: { side: number; name: string }): ReactElement => (
  <span className={styles.name}>
    <SideSign side={side} />
    {name}
  </span>
);
