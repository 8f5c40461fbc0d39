import { type Battle, isOnTable, modelsOf, sideOf } from '@muster/engine';
import { memo, type ReactElement, useId, useMemo } from 'react';
import { outlineAround } from '../contour.ts';
import { useTableLook } from '../table-context.ts';
import styles from './overlays.module.css';
import { RingLabel } from './ring-label.tsx';
import { discOf } from '../disc.ts';
import { OVERLAY_TEXTS } from '../texts.ts';

/** Where late units may be placed: Scouts near their zone, units from Ambush away from all enemies. */
export const ComingArea = memo(
  ({ battle, unit, how }: { battle: Battle; unit: number; how: 'scout' | 'ambush' }): ReactElement | undefined =>
    how === 'scout' ? <NearZone battle={battle} unit={unit} /> : <AwayFromFoes battle={battle} unit={unit} />,
);

const NearZone = ({ battle, unit }: { battle: Battle; unit: number }): ReactElement | undefined => {
  const id = useId();
  const { plan } = battle;
  const zone = plan.zones[battle.sideZone[sideOf(battle, unit)]];
  if (!zone) return undefined;
  const { width, depth } = plan.table;
  return (
    <g className={styles.area}>
      <clipPath id={id}>
        <rect width={width} height={depth} />
      </clipPath>
      {/* A line along the border, wide enough for the depth that Scouts may go ahead. */}
      <path
        clipPath={`url(#${id})`}
        d={`M${zone.polygon.join(' ')}Z`}
        strokeWidth={2 * plan.ruleset.numbers.scoutDepth}
      />
    </g>
  );
};

const AwayFromFoes = ({ battle, unit }: { battle: Battle; unit: number }): ReactElement | undefined => {
  const { unit: pixel } = useTableLook();
  const { ambushDistance } = battle.plan.ruleset.numbers;
  const discs = useMemo(() => {
    const side = sideOf(battle, unit);
    return battle.plan.units
      .filter((other) => other.side !== side && isOnTable(battle, other.index))
      .flatMap(({ index }) => modelsOf(battle, index))
      .map((model) => discOf(battle, model));
  }, [battle, unit]);
  const d = useMemo(() => (discs.length > 0 ? outlineAround(discs, ambushDistance) : ''), [discs, ambushDistance]);
  if (d === '') return undefined;
  return (
    <g className={styles.quiet}>
      <path className={styles.closed} d={d} strokeWidth={1.5 * pixel} />
      <RingLabel
        battle={battle}
        discs={discs}
        length={ambushDistance}
        words={OVERLAY_TEXTS.fromEnemies(ambushDistance)}
      />
    </g>
  );
};
