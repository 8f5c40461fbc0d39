import { type Battle, hasUnitFlag, type Names as BattleNames, UNIT_FLAG } from '@muster/engine';
import { drawing } from '@muster/picture';
import { memo, type ReactElement, useMemo } from 'react';
import { ENLARGED } from './ground.tsx';
import { ShakenMark } from './shaken-mark.tsx';
import { useTableLook } from './table-context.ts';
import { TABLE_TEXTS } from './texts.ts';
import styles from './table-view.module.css';

/** Below this number of pixels per inch only hovered, selected and targeted units are named. */
const LEGIBLE = 9;

/** Flags, and the names of units where they do not overlap, in a readable size at every zoom. */
export const Names = memo(
  ({
    battle,
    units,
    looked,
    names,
    busy,
  }: {
    battle: Battle;
    units: readonly number[];
    /** Hovered, selected and targeted units: they are named first. */
    looked: readonly number[];
    names: BattleNames;
    /** While models are moved or placed, a tap on a name means the ground below it. */
    busy: boolean;
  }): ReactElement => {
    const { palette, unit: pixel } = useTableLook();
    // In steps, so that names do not move with every turn of the wheel.
    const zoom = Math.max(0.35, Math.round(pixel * drawing.SCALE * 20) / 20);
    const isLegible = 100 / pixel >= LEGIBLE;
    const { flags, labels } = useMemo(() => {
      const named = isLegible ? [...looked, ...units.filter((unit) => !looked.includes(unit))] : looked;
      return drawing.placeNames(battle, units, named, zoom);
    }, [battle, units, looked, zoom, isLegible]);
    return (
      <g>
        <g transform={`${ENLARGED} scale(${zoom})`}>
          {flags.map((flag) => (
            <g
              key={flag.index}
              role="img"
              className={styles.quiet}
              aria-label={
                flag.owner < 0
                  ? TABLE_TEXTS.objective(flag.index + 1)
                  : TABLE_TEXTS.heldObjective(flag.index + 1, names.sides[flag.owner])
              }
              dangerouslySetInnerHTML={{ __html: drawing.drawFlag(flag, palette) }}
            />
          ))}
          {labels.map((label) => (
            <g
              key={label.unit}
              data-unit={label.unit}
              className={busy ? styles.quiet : styles.name}
              aria-hidden
              dangerouslySetInnerHTML={{ __html: drawing.drawLabel(label, palette) }}
            />
          ))}
        </g>
        {units
          .filter((unit) => hasUnitFlag(battle, unit, UNIT_FLAG.shaken) && !labels.some((label) => label.unit === unit))
          .map((unit) => (
            <ShakenMark key={unit} battle={battle} unit={unit} />
          ))}
      </g>
    );
  },
);
