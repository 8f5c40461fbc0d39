import { type Battle, modelsOf, rangeOf } from '@muster/engine';
import { memo, type ReactElement, useMemo } from 'react';
import { outlineAround } from '../contour.ts';
import { useTableLook } from '../table-context.ts';
import styles from './overlays.module.css';
import { RingLabel } from './ring-label.tsx';
import { discOf } from '../disc.ts';
import { OVERLAY_TEXTS } from '../texts.ts';

interface WeaponRange {
  range: number;
  weapons: readonly string[];
  models: readonly number[];
}

/** Returns the ranges of a unit's weapons, each once, the shortest first. */
const rangesOf = (battle: Battle, unit: number): WeaponRange[] => {
  const found = new Map<number, { weapons: Set<string>; models: Set<number> }>();
  for (const model of modelsOf(battle, unit))
    for (const held of battle.plan.models[model].weapons) {
      const range = rangeOf(battle, model, held);
      if (range <= 0) continue;
      const ring = found.get(range) ?? { weapons: new Set(), models: new Set() };
      ring.weapons.add(held.type.name);
      ring.models.add(model);
      found.set(range, ring);
    }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([range, { weapons, models }]) => ({ range, weapons: [...weapons], models: [...models] }));
};

/** Rings around a unit at the ranges of its weapons. */
export const RangeRings = memo(({ battle, unit }: { battle: Battle; unit: number }): ReactElement => {
  const { unit: pixel, palette } = useTableLook();
  const { plan } = battle;
  const rings = useMemo(
    () =>
      rangesOf(battle, unit).map(({ range, weapons, models }) => {
        const discs = models.map((model) => discOf(battle, model));
        return {
          range,
          words: OVERLAY_TEXTS.range(range, weapons.join(', ')),
          d: outlineAround(discs, range),
          discs,
        };
      }),
    [battle, unit],
  );
  const colour = palette.sides[plan.units[unit].side % palette.sides.length];
  return (
    <g className={styles.quiet}>
      {rings.map(({ range, words, d, discs }, i) => (
        <g key={range}>
          <path
            d={d}
            fill="none"
            stroke={colour}
            strokeWidth={1.8 * pixel}
            strokeDasharray={`${(2 + 4 * i) * pixel} ${5 * pixel}`}
            strokeLinecap="round"
          />
          <RingLabel battle={battle} discs={discs} length={range} words={words} />
        </g>
      ))}
    </g>
  );
});
