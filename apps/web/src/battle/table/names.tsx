import { type Battle } from '@muster/engine';
import { drawing } from '@muster/protocol';
import { memo, type ReactElement, useMemo } from 'react';
import { ENLARGED } from './ground.tsx';
import { useTableLook } from './table-context.ts';
import styles from './table-view.module.css';

/** Below so many pixels to the inch only those are named whom somebody looks at. */
const LEGIBLE = 9;

/** Flags, and the names of units where they do not overlap: always as large as they can be read. */
export const Names = memo(
  ({
    battle,
    units,
    looked,
  }: {
    battle: Battle;
    units: readonly number[];
    looked: readonly number[];
  }): ReactElement => {
    const { palette, unit: pixel } = useTableLook();
    // In steps, so that names do not wander with every turn of the wheel.
    const zoom = Math.max(0.35, Math.round(pixel * drawing.SCALE * 20) / 20);
    const isLegible = 100 / pixel >= LEGIBLE;
    const { flags, labels } = useMemo(() => {
      const named = isLegible ? [...looked, ...units.filter((unit) => !looked.includes(unit))] : looked;
      return drawing.placeNames(battle, units, named, zoom);
    }, [battle, units, looked, zoom, isLegible]);
    const flagText = useMemo(
      () => ({ __html: flags.map((flag) => drawing.drawFlag(flag, palette)).join('') }),
      [flags, palette],
    );
    return (
      <g transform={`${ENLARGED} scale(${zoom})`}>
        <g dangerouslySetInnerHTML={flagText} />
        {labels.map((label) => (
          <g
            key={label.unit}
            data-unit={label.unit}
            className={styles.name}
            aria-hidden
            dangerouslySetInnerHTML={{ __html: drawing.drawLabel(label, palette) }}
          />
        ))}
      </g>
    );
  },
);
