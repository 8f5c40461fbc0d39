import type { BattlePlan } from '@muster/engine';
import { drawing } from '@muster/picture';
import { memo, type ReactElement, useMemo } from 'react';
import styles from './table-view.module.css';

/** Pictures are drawn twenty pixels to the inch; the map counts in hundredths of an inch. */
export const ENLARGED = `scale(${1 / drawing.SCALE})`;

/** The rings of the shadow around the table. */
const SHADOW = [64, 52, 40, 30, 20, 10];

/** The ground and the terrain; drawn once. */
export const Ground = memo(({ plan, palette }: { plan: BattlePlan; palette: drawing.Palette }): ReactElement => {
  const { width, depth, terrain } = plan.table;
  const html = useMemo(
    () => ({ __html: drawing.terrainPatterns(palette) + drawing.drawTerrain(terrain, palette) }),
    [terrain, palette],
  );
  return (
    <>
      <clipPath id="table-edge">
        <rect width={width} height={depth} />
      </clipPath>
      {SHADOW.map((wider) => (
        <rect
          key={wider}
          className={styles.board}
          x={-wider}
          y={-wider + 20}
          width={width + 2 * wider}
          height={depth + 2 * wider}
          rx={wider}
        />
      ))}
      <rect width={width} height={depth} fill={palette.ground} />
      <g clipPath="url(#table-edge)">
        <g transform={ENLARGED} dangerouslySetInnerHTML={html} />
      </g>
      <rect width={width} height={depth} fill="none" stroke={palette.line} strokeWidth={12} />
    </>
  );
});
