import { allowanceOf, type Battle, leader } from '@muster/engine';
import { memo, type ReactElement, useId, useMemo } from 'react';
import { useTableLook } from '../table-context.ts';
import styles from './overlays.module.css';
import { RingLabel } from './ring-label.tsx';
import { OVERLAY_TEXTS } from '../texts.ts';

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The band in which an Aircraft may end its straight move on the table. */
export const AircraftBand = memo(({ battle, unit }: { battle: Battle; unit: number }): ReactElement => {
  const { unit: pixel } = useTableLook();
  const id = useId();
  const model = leader(battle, unit);
  const { straightLine: least, radius } = battle.plan.models[model];
  const most = least + allowanceOf(battle, unit, model, 'advance');
  const { width, depth } = battle.plan.table;
  const [x, y] = [battle.x[model], battle.y[model]];
  const discs = useMemo(() => [{ x, y, radius: 0 }], [x, y]);
  return (
    <g className={styles.quiet}>
      <clipPath id={id}>
        <rect x={radius} y={radius} width={width - 2 * radius} height={depth - 2 * radius} />
      </clipPath>
      <path
        className={styles.reach}
        clipPath={`url(#${id})`}
        fillRule="evenodd"
        d={disc(x, y, most) + disc(x, y, least)}
        strokeWidth={1.5 * pixel}
      />
      <RingLabel
        battle={battle}
        discs={discs}
        length={(least + most) / 2}
        words={OVERLAY_TEXTS.straight(least, most)}
      />
    </g>
  );
});
