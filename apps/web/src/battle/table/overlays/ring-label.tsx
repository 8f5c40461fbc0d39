import type { Battle } from '@muster/engine';
import { memo, type ReactElement, useMemo } from 'react';
import { labelSpot } from '../label-spot.ts';
import { useTableLook } from '../table-context.ts';
import { pointerTargets } from '../hit.ts';
import type { TableDisc } from '../disc.ts';

/** A label on the line around some discs, away from pieces. */
export const RingLabel = memo(
  ({
    battle,
    discs,
    length,
    words,
  }: {
    battle: Battle;
    discs: readonly TableDisc[];
    /** The distance of the line from the discs. */
    length: number;
    words: string;
  }): ReactElement | undefined => {
    const { unit: pixel, palette } = useTableLook();
    const size = 13 * pixel;
    const spot = useMemo(
      () =>
        labelSpot(
          battle.plan.table,
          discs,
          length,
          { width: words.length * size * 0.6, height: 1.6 * size },
          pointerTargets(battle),
        ),
      [battle, discs, length, words, size],
    );
    return spot ? (
      <text
        x={spot.x}
        y={spot.y}
        dy="0.35em"
        fontSize={size}
        fontWeight={600}
        textAnchor="middle"
        fill={palette.ink}
        stroke={palette.ground}
        strokeWidth={3.5 * pixel}
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        {words}
      </text>
    ) : undefined;
  },
);
