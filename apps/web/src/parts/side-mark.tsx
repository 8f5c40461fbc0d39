import type { ReactElement } from 'react';
import styles from './side-mark.module.css';

/** The dashes of the ring of each side: sides differ without colour too. */
const DASHES = [undefined, '6.5 2', undefined, '2.6 1.6'];

/** The ring of a side, as on its models. */
export const SideMark = ({ side }: { side: number }): ReactElement => (
  <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true">
    <g fill="none" stroke={`var(--side-${side % 4})`}>
      <circle cx="10" cy="10" r="8" strokeWidth={side % 4 === 2 ? 1.8 : 3} strokeDasharray={DASHES[side % 4]} />
      {side % 4 === 2 ? <circle cx="10" cy="10" r="4.6" strokeWidth="1.6" /> : undefined}
    </g>
  </svg>
);
