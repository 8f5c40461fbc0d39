import { type Battle, modelsOf } from '@muster/engine';
import type { ReactElement } from 'react';
import { useTableLook } from './table-context.ts';
import styles from './table-view.module.css';

/** The wave of a Shaken unit that has no room for its name. */
export const ShakenMark = ({ battle, unit }: { battle: Battle; unit: number }): ReactElement => {
  const { palette, unit: pixel } = useTableLook();
  const models = modelsOf(battle, unit);
  const x = models.reduce((sum, model) => sum + battle.x[model], 0) / Math.max(1, models.length);
  const y = Math.min(...models.map((model) => battle.y[model] - battle.plan.models[model].radius)) - 5 * pixel;
  const wave = `M${x - 9 * pixel} ${y}q${3 * pixel} ${-6 * pixel} ${6 * pixel} 0t${6 * pixel} 0t${6 * pixel} 0`;
  return (
    <g className={styles.quiet} fill="none" strokeLinecap="round" aria-hidden>
      <path d={wave} stroke={palette.paper} strokeWidth={5 * pixel} />
      <path d={wave} stroke={palette.wound} strokeWidth={2.2 * pixel} />
    </g>
  );
};
