import type { Battle } from '@muster/engine';
import { memo, type ReactElement, useMemo } from 'react';
import { useTableLook } from '../table-context.ts';
import styles from './overlays.module.css';
import { RingLabel } from './ring-label.tsx';
import { OVERLAY_TEXTS } from '../texts.ts';

/** A ring that shows the range of a spell or rule of one model. */
export const RangeRing = memo(
  ({ battle, model, range, words }: { battle: Battle; model: number; range: number; words: string }): ReactElement => {
    const { unit: pixel, palette } = useTableLook();
    const { radius, side } = battle.plan.models[model];
    const [x, y] = [battle.x[model], battle.y[model]];
    const discs = useMemo(() => [{ x, y, radius }], [x, y, radius]);
    return (
      <g className={styles.quiet}>
        <circle
          cx={x}
          cy={y}
          r={radius + range}
          fill="none"
          stroke={palette.sides[side % palette.sides.length]}
          strokeWidth={1.8 * pixel}
          strokeDasharray={`${2 * pixel} ${5 * pixel}`}
          strokeLinecap="round"
        />
        <RingLabel battle={battle} discs={discs} length={range} words={OVERLAY_TEXTS.range(range, words)} />
      </g>
    );
  },
);
