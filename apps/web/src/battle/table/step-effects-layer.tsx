import type { BattlePlan } from '@muster/engine';
import type { MapActions, MapSpot } from '@muster/picture';
import { type CSSProperties, memo, type ReactElement } from 'react';
import { useTableLook } from './table-context.ts';
import { sideColour } from '../../parts/side-colour.ts';
import styles from './deeds-layer.module.css';

const lineOf = (way: readonly MapSpot[]): string =>
  way.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Returns the head of an arrow at the end of a path. */
const headOf = (way: readonly MapSpot[], size: number): string => {
  const [from, to] = [way.at(-2), way.at(-1)];
  if (!from || !to) return '';
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((to.x - from.x) / length) * size, ((to.y - from.y) / length) * size];
  return `M${to.x} ${to.y}L${to.x - dx - dy / 2} ${to.y - dy + dx / 2}L${to.x - dx + dy / 2} ${to.y - dy - dx / 2}Z`;
};

/** The effects of a step: moves as arrows, attacks as lines with their wounds, crosses for lost models. */
export const StepEffectsLayer = memo(({ plan, deeds }: { plan: BattlePlan; deeds: MapActions }): ReactElement => {
  const { unit: pixel } = useTableLook();
  const colourOf = (unit: number): CSSProperties => sideColour(plan.units[unit]?.side ?? 0);
  return (
    <g>
      {deeds.strides.map(({ unit, way }, i) => (
        <g key={`way ${i}`} className={styles.deed} style={colourOf(unit)}>
          <path className={styles.casing} d={lineOf(way)} strokeWidth={6 * pixel} />
          <path className={styles.way} d={lineOf(way)} strokeWidth={2.5 * pixel} />
          <path className={styles.head} d={headOf(way, 12 * pixel)} />
        </g>
      ))}
      {deeds.strikes.map(({ unit, from, to, wounds, kind }, i) => (
        <g key={`blow ${i}`} className={styles.deed} style={colourOf(unit)}>
          <path className={styles.casing} d={lineOf([from, to])} strokeWidth={5 * pixel} />
          <path
            className={styles.blow}
            d={lineOf([from, to])}
            strokeWidth={2 * pixel}
            strokeDasharray={kind === 'melee' ? undefined : `${7 * pixel} ${4 * pixel}`}
          />
          <circle className={wounds > 0 ? styles.hurt : styles.missed} cx={to.x} cy={to.y} r={10 * pixel} />
          <text
            className={wounds > 0 ? styles.count : styles.none}
            x={to.x}
            y={to.y + 4.5 * pixel}
            fontSize={13 * pixel}
          >
            {wounds}
          </text>
        </g>
      ))}
      {deeds.fallen.map(({ model, side, x, y }) => (
        <path
          key={`fallen ${model}`}
          className={`${styles.deed} ${styles.fallen}`}
          style={sideColour(side)}
          strokeWidth={2.5 * pixel}
          d={`M${x - 6 * pixel} ${y - 6 * pixel}l${12 * pixel} ${12 * pixel}m0 ${-12 * pixel}l${-12 * pixel} ${12 * pixel}`}
        />
      ))}
    </g>
  );
});
