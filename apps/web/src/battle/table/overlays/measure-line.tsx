import type { Battle } from '@muster/engine';
import type { ReactElement } from 'react';
import { Note } from '../note.tsx';
import { measure, type RulerEnd } from '../ruler.ts';
import { useTableLook } from '../table-context.ts';
import styles from './overlays.module.css';
import { inchFigure } from '../../../parts/lengths.ts';

/** The line of the ruler with its length. */
export const MeasureLine = ({
  battle,
  from,
  to,
}: {
  battle: Battle;
  from: RulerEnd;
  to: RulerEnd;
}): ReactElement | undefined => {
  const { unit: pixel } = useTableLook();
  const line = measure(battle, from, to);
  if (!line) return undefined;
  const { ax, ay, bx, by, gap } = line;
  return (
    <g className={styles.ruler}>
      <path className={styles.casing} d={`M${ax} ${ay}L${bx} ${by}`} strokeWidth={5 * pixel} />
      <path d={`M${ax} ${ay}L${bx} ${by}`} strokeWidth={2 * pixel} strokeDasharray={`${6 * pixel} ${3 * pixel}`} />
      <circle cx={ax} cy={ay} r={3.5 * pixel} />
      <circle cx={bx} cy={by} r={3.5 * pixel} />
      <Note x={bx} y={by}>
        <strong>{inchFigure(gap)}</strong>
      </Note>
    </g>
  );
};
