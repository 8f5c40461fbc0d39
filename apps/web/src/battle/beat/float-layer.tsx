import { type Battle, modelsOf } from '@muster/engine';
import { memo, type ReactElement } from 'react';
import type { Beat } from '../../beats/beat.ts';
import { useTableLook } from '../table/table-context.ts';
import styles from './float-layer.module.css';

/** Returns where the words about a unit are shown: above the middle of its models. */
const placeOf = (battle: Battle, unit: number): { x: number; y: number } | undefined => {
  const models = modelsOf(battle, unit);
  if (models.length === 0) return undefined;
  const xs = models.map((model) => battle.x[model]);
  const tops = models.map((model) => battle.y[model] - battle.plan.models[model].radius);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: Math.min(...tops) };
};

/** The results of a beat, each rising from its unit. */
export const FloatLayer = memo(({ beat: { floats, before, after } }: { beat: Beat }): ReactElement => {
  const { unit: pixel, palette } = useTableLook();
  const size = 17 * pixel;
  return (
    <g aria-hidden>
      {floats.map(({ unit, text, tone }) => {
        // A unit that is gone is named where it was.
        const place = placeOf(before, unit) ?? placeOf(after, unit);
        const top = place && Math.max(size * 1.6, place.y - 12 * pixel);
        return place && top !== undefined ? (
          <g key={unit} transform={`translate(${place.x} ${top})`}>
            <text
              className={`${styles.float} ${styles[tone]}`}
              fontSize={size}
              stroke={palette.ground}
              strokeWidth={4 * pixel}
            >
              {text}
            </text>
          </g>
        ) : undefined;
      })}
    </g>
  );
});
