import type { BattlePlan } from '@muster/engine';
import { INCH } from '@muster/kernel';
import { memo, type ReactElement } from 'react';
import { useTableLook } from './table-context.ts';
import styles from './table-view.module.css';

/** Lines an inch apart, every sixth one stronger; they are visible only while the ruler is used. */
export const Grid = memo(({ plan, shown }: { plan: BattlePlan; shown: boolean }): ReactElement => {
  const { unit: pixel } = useTableLook();
  const { width, depth } = plan.table;
  const lines = (step: number): string => {
    let d = '';
    for (let x = step; x < width; x += step) d += `M${x} 0V${depth}`;
    for (let y = step; y < depth; y += step) d += `M0 ${y}H${width}`;
    return d;
  };
  return (
    <g className={`${styles.grid} ${shown ? styles.shown : ''}`} aria-hidden>
      {INCH / pixel > 7 ? <path d={lines(INCH)} strokeWidth={0.6 * pixel} opacity={0.5} /> : undefined}
      <path d={lines(6 * INCH)} strokeWidth={1.2 * pixel} />
    </g>
  );
});
